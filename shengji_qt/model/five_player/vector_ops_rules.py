# SPDX-License-Identifier: MIT
"""The topics of the five-player examples that ask the rules (five_player.md 26), each answered by the real model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from shengji_qt.model.cards import Card, Rank, Trump, full_deck, points_of
from shengji_qt.model.combos import Kind, decompose
from shengji_qt.model.dealing import Bidding
from shengji_qt.model.five_player import bidding, seats, split, throws, tricks
from shengji_qt.model.five_player.mine import MineTurn, check_mine
from shengji_qt.model.five_player.order import five_order, suit_colour
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.obligations import check_follow, missing_cards
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.vector_values import house_rules
from shengji_qt.model.view import BidShown, Played

Given = dict[str, Any]
_KINDS: Final[dict[Kind, str]] = {"titanic": "bulldozer"}  # its name in this game (推土机)


def read_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)


def read_settings(given: Given) -> FiveSettings:
    """The settings of an example; keys as in the rule document, with a dot."""
    printed = {"decks": given.get("decks", 2), "mode": given.get("mode", "mine"), **given.get("settings", {})}
    return house_rules({"game": "five", **printed}, FiveSettings)


def read_order(given: Given) -> Order:
    settings = read_settings(given)
    level, trump = Rank.parse(given["level"]), Trump(given["trump"])
    return five_order(level, trump, given.get("nt_colour", ""), settings.decks, settings.combo_special_tractors)


def slot_text(slot: int) -> int | str:
    return "mine" if slot == MINE else slot


def read_slot(slot: int | str) -> int:
    """The inverse of `slot_text`."""
    return MINE if slot == "mine" else int(slot)


def _texts(order: Order, cards: Iterable[Card]) -> list[str]:
    """From the highest card down."""
    return [face.text for face in sorted(cards, key=order.sort_key, reverse=True)]


def _deck(given: Given) -> Given:
    settings = read_settings(given)
    deck = full_deck(settings.decks)
    return {
        "total": len(deck),
        "hand": settings.hand_size,
        "bottom": settings.bottom_size,
        "points": points_of(deck),
    }


def _trump_count(given: Given) -> Given:
    order = read_order(given)
    counts = Counter(order.cls[face] for face in full_deck(read_settings(given).decks))
    return {order.class_text(number): count for number, count in counts.items()}


def _ladder(given: Given) -> Given:
    order = read_order(given)
    number = next(cls for cls in range(TRUMP + 1) if order.class_text(cls) == given["group"])
    return {"cells": [_texts(order, faces) for faces in reversed(order.at[number])]}


def _suit_of(given: Given) -> Given:
    order = read_order(given)
    return {"groups": [order.class_text(order.cls[face]) for face in read_cards(given["cards"])]}


def _made(given: Given) -> tuple[list[bool], list[BidShown]]:
    """Which of the shown cards were accepted as bids, and those bids."""
    rules = Rank.parse(given["level"]), read_settings(given)
    accepted: list[bool] = []
    bids: list[BidShown] = []
    for shown in given["sequence"]:
        seat, cards = shown["seat"], read_cards(shown["cards"])
        accepted.append(not bidding.check_bid(seat, cards, bids, *rules))
        if accepted[-1]:
            bids.append(bidding.shown_bid(seat, cards, *rules))
    return accepted, bids


def _trump(trump: Trump, colour: str) -> Given:
    """The examples give a colour with a trump suit, too."""
    return {"trump": str(trump), "colour": colour if trump.suit is None else suit_colour(trump.suit)}


def _bids(given: Given) -> Given:
    accepted, bids = _made(given)
    final = {"seat": bids[-1].seat, **_trump(bids[-1].trump, bids[-1].colour)} if bids else None
    return {"accepted": accepted, "final": final}


def _turnup(given: Given) -> Given:
    bottom, decks = read_cards(given["bottom"]), read_settings(given).decks
    _, rung = bidding.turned_trump(bottom, Rank.parse(given["level"]), decks)
    return _trump(rung.trump, rung.colour)


def _first_declarer(given: Given) -> Given:
    _, bids = _made(given)
    settings, level = read_settings(given), Rank.parse(given["level"])
    bottom = read_cards(given.get("bottom", []))
    closing = bidding.close_bidding(Bidding(bids, None, given["start_seat"], bottom, level), settings)
    return {"declarer": closing.declarer, **_trump(closing.trump, closing.colour)}


def _seats(given: Given) -> Given:
    declarer = given["declarer"]
    return {
        "ring": [slot_text(slot) for slot in seats.ring(declarer)],
        "pairs": [list(pair) for pair in seats.pairs(declarer)],
        "next_to_mine": list(seats.next_to_mine(declarer)),
        "next_to_declarer": list(seats.next_to_declarer(declarer)),
    }


def _order(given: Given) -> Given:
    return {"order": [slot_text(slot) for slot in seats.trick_order(given["declarer"], read_slot(given["leader"]))]}


def _combo(given: Given) -> Given:
    components = decompose(read_order(given), read_cards(given["cards"])) or ()
    names = [_KINDS.get(each.kind, each.kind) for each in components]
    found = [[name, each.length] for name, each in zip(names, components, strict=True)]
    return {"kind": names[0] if len(names) == 1 else "throw", "components": found}


def _follow(given: Given) -> Given:
    hand, play = read_cards(given["hand"]), read_cards(given["play"])
    protect = not read_settings(given).follow_break_triples
    refused = check_follow(read_order(given), read_cards(given["lead"]), hand, play, protect)
    return {"legal": not missing_cards(play, hand) and refused is None}


def _throw(given: Given) -> Given:
    order, cards = read_order(given), read_cards(given["cards"])
    hands: dict[int, tuple[Card, ...]] = dict.fromkeys(range(seats.SEATS), ())
    hands |= {read_slot(seat): read_cards(hand) for seat, hand in given["other_hands"].items()}
    if "mine" in given:
        hands[MINE] = read_cards(given["mine"])
    thrower = read_slot(given["thrower"])
    against = throws.opponents(hands, given["declarer"], thrower, read_settings(given))
    checked = throws.check_lead(order, cards, against)
    return {"ok": checked.stands, "lead": _texts(order, checked.lead)}


def _mine(given: Given) -> Given:
    turn = MineTurn(
        read_order(given),
        read_settings(given),
        read_cards(given["lead"]),
        given["leader"] == "declarer",
        read_cards(given.get("declarer_hand", [])),
        read_cards(given["mine"]),
    )
    return {"legal": check_mine(turn, read_cards(given["play"])) is None}


def _trick(given: Given) -> Given:
    plays: Sequence[Played] = [Played(read_slot(slot), read_cards(cards)) for slot, cards in given["plays"]]
    declarer, split_mode = given["declarer"], read_settings(given).mode == "split"
    winner = tricks.winning_slot(read_order(given), plays)
    booked = {str(seat): points for seat, points in enumerate(tricks.credit(plays, declarer, winner)) if points}
    leader = tricks.next_leader(declarer, winner, split_mode, 1, 1)
    return {"winner": slot_text(winner), "next_leader": slot_text(leader), "credit": booked}


def _split_sizes(given: Given) -> Given:
    cards = tuple(full_deck(1)[:28])
    return {
        "legal": [
            front + rear == 28 and split.check_divide(cards, cards[front:]) is None for front, rear in given["sizes"]
        ]
    }


def _split_trick(given: Given) -> Given:
    counts, held = (given["first"], given["second"]), (given["held_first"], given["held_second"])
    return {"legal": split.trick_is_allowed(given["size"], counts, held, given["leader"] == "first")}


TOPICS: Final[dict[str, Callable[[Given], Given]]] = {
    "deck": _deck,
    "trump_count": _trump_count,
    "ladder": _ladder,
    "suit_of": _suit_of,
    "bids": _bids,
    "turnup": _turnup,
    "first_declarer": _first_declarer,
    "seats": _seats,
    "order": _order,
    "combo": _combo,
    "follow": _follow,
    "throw": _throw,
    "mine": _mine,
    "trick": _trick,
    "split_sizes": _split_sizes,
    "split_trick": _split_trick,
}
