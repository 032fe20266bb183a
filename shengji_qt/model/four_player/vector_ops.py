# SPDX-License-Identifier: MIT
"""The operations of the four-player example format (four_player.md 21), each answered by the real model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.dealing import Bidding
from shengji_qt.model.following import legal_follow, levels, requirement
from shengji_qt.model.four_player import bidding, settlement
from shengji_qt.model.four_player.settings import DemotionRule, FourSettings
from shengji_qt.model.order import Order, four_order
from shengji_qt.model.planes import planes_of
from shengji_qt.model.tricks import check_throw, winner_of
from shengji_qt.model.view import BidShown

Given = dict[str, Any]


def run_four(given: Given) -> Given:
    """The model's answer to one example; LookupError for an operation that the format does not have."""
    try:
        answer = _OPS[given["op"]]
    except KeyError:
        raise LookupError(f"no operation {given['op']!r}") from None
    return answer(given)


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [each.text for each in cards]


def _settings(given: Given) -> FourSettings:
    values = {"decks": given.get("decks", 2), **given.get("settings", {})}
    if "must_play" in given:
        values["must_play"] = given["must_play"]
    return codec.convert(values, FourSettings)


def _order(given: Given) -> Order:
    level = Rank.parse(given.get("level", "2"))
    return four_order(level, Trump(given["trump"]), _settings(given).nt_level_joker_tractor)


def _deck(given: Given) -> Given:
    settings = _settings(given)
    deck = full_deck(settings.decks)

    def trumps(trump: Trump) -> int:
        order = four_order(Rank(2), trump)
        return sum(order.is_trump(each) for each in deck)

    return {
        "cards": len(deck),
        "hand": settings.hand_size,
        "bottom": settings.bottom_size,
        "points": points_of(deck),
        "trumps_with_suit": trumps(Trump.SPADES),
        "trumps_nt": trumps(Trump.NONE),
    }


def _groups(given: Given) -> Given:
    order = _order(given)
    by_position: dict[int, list[str]] = {}
    for each in _cards(given["cards"]):
        by_position.setdefault(order.pos[each], []).append(each.text)
    return {"groups": [by_position[position] for position in sorted(by_position, reverse=True)]}


def _classes(given: Given) -> Given:
    order = _order(given)
    return {"classes": [order.class_text(order.cls[each]) for each in _cards(given["cards"])]}


def _decompose(given: Given) -> Given:
    components = decompose(_order(given), _cards(given["cards"]))
    if components is None:
        return {"single_class": False, "components": []}
    found = [{"kind": each.kind, "len": each.length, "cards": _texts(each.cards)} for each in components]
    return {"single_class": True, "components": found}


def _bid(given: Given) -> Given:
    settings, level = _settings(given), Rank.parse(given["level"])
    bids: list[BidShown] = []
    accepted = []
    for each in given["sequence"]:
        cards = _cards(each["cards"])
        good = bidding.check_bid(each["seat"], cards, bids, level, settings) is None
        accepted.append(good)
        if good:
            bids.append(bidding.shown_bid(each["seat"], cards, level, settings))
    declarer = None if given.get("first_round", False) else given.get("declarer")
    bottom = _cards(given.get("bottom", []))
    found = Bidding(bids, declarer, given.get("first_seat", 0), bottom, level)
    closing = bidding.close_bidding(found, settings)
    if closing is None:
        return {"accepted": accepted, "outcome": "redeal"}
    return {
        "accepted": accepted,
        "outcome": "play",
        "trump": str(closing.trump),
        "bidder": closing.bidder,
        "declarer": closing.declarer,
    }


def _throw(given: Given) -> Given:
    cards = _cards(given["lead"])
    others = [_cards(hand) for hand in given["others"]]
    played = check_throw(_order(given), cards, others, _settings(given).throw_fail_order == "ascending")
    return {"valid": played == cards, "played": _texts(played)}


def _levels(given: Given) -> Given:
    return {"levels": [[list(run) for run in step] for step in levels(given["width"], given["length"])]}


def _follow(given: Given) -> Given:
    order, lead, hand = _order(given), _cards(given["lead"]), _cards(given["hand"])
    protect = _settings(given).protect_triples
    runs = runs_of(decompose(order, lead) or ())
    cls = order.cls[lead[0]]
    held = planes_of(order.of_class(hand, cls), order.pos)
    bound = requirement(runs, held, order.links[cls], protect)
    plays = [_cards(play) for play in given["plays"]]
    legal = [
        not Counter(play) - Counter(hand) and legal_follow(order, runs, cls, hand, play, protect) for play in plays
    ]
    return {"requirement": [list(run) for run in bound], "legal": legal}


def _trick(given: Given) -> Given:
    plays = [_cards(play) for play in given["plays"]]
    winner = (given["leader"] + winner_of(_order(given), plays)) % 4
    return {"winner": winner, "points": sum(points_of(play) for play in plays)}


def _bottom(given: Given) -> Given:
    settings = _settings(given)
    if given["last_trick_winner_side"] != "attackers":
        return {"multiplier": 0, "bonus": 0}
    led = settings.bottom_multiplier_basis == "led_format"
    basis = _cards(given["lead"] if led and "lead" in given else given["winning_play"])
    factor = settlement.bottom_multiplier(_order(given), basis, settings).factor
    return {"multiplier": factor, "bonus": factor * points_of(_cards(given["bottom"]))}


def _result(given: Given) -> Given:
    found = settlement.result(_settings(given), given["points"])
    return {"winner": found.winner, "levels": found.gain, "swap": found.swap}


def _advance(given: Given) -> Given:
    stops = [Rank.parse(text) for text in given.get("must_play", ["A"])]
    level = settlement.advance(Rank.parse(given["level"]), given["gain"], given["role"], stops)
    return {"level": level.text if level else None, "match_won": level is None}


def _next_declarer(given: Given) -> Given:
    return {"declarer": settlement.next_declarer(given["declarer"], given["winner"], _settings(given))}


def _rules(given: Given) -> tuple[DemotionRule, ...]:
    return codec.convert(given.get("rules", []), tuple[DemotionRule, ...])


def _demote(given: Given) -> Given:
    level = Rank.parse(given["declarer_level"])
    captured = given["last_trick_winner_side"] == "attackers"
    play = _cards(given["winning_play"]) if captured else ()
    return {"declarer_level": settlement.demoted(level, _order(given), play, _rules(given)).text}


def _throw_penalty(given: Given) -> Given:
    points = settlement.after_failed_throw(given["attacker_points"], given["thrower"], _settings(given))
    return {"attacker_points": points}


def _round(given: Given) -> Given:
    settings = _settings(given)
    if "rules" in given:
        settings = msgspec.structs.replace(settings, bottom_capture_demotion=_rules(given))
    declarer = given["declarer"]
    levels = tuple(Rank.parse(given["levels"][f"team{side}"]) for side in (0, 1))
    order = _order({**given, "level": levels[declarer % 2].text})
    winning = _cards(given["winning_play"])
    captured = given["last_trick_winner_side"] == "attackers"
    winning_lead = _cards(given["lead"]) if "lead" in given else winning
    capture = settlement.Capture(winning, winning_lead) if captured else None
    bottom = _cards(given["bottom"])
    score = settlement.score_round(order, settings, levels, declarer, given["attacker_trick_points"], bottom, capture)
    return {
        "bonus": score.bonus,
        "total": score.total,
        "winner": score.result.winner,
        "levels": {f"team{side}": rank.text if rank else None for side, rank in enumerate(score.levels)},
        "next_declarer": score.next_declarer,
        "match_won": score.side if None in score.levels else None,
    }


_OPS: Final[dict[str, Callable[[Given], Given]]] = {
    "deck": _deck,
    "order": _groups,
    "classes": _classes,
    "decompose": _decompose,
    "bid": _bid,
    "throw": _throw,
    "levels": _levels,
    "follow": _follow,
    "trick": _trick,
    "bottom": _bottom,
    "result": _result,
    "advance": _advance,
    "next_declarer": _next_declarer,
    "demote": _demote,
    "throw_penalty": _throw_penalty,
    "round": _round,
}
