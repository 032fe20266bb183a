# SPDX-License-Identifier: MIT
"""Whether a world fits what was seen: sizes and copies, the deal made again from it, and every play by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from shengji_qt.ai.core.positions import World
from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.five_player import throws
from shengji_qt.model.five_player.mine import MineTurn, check_mine
from shengji_qt.model.five_player.split import SplitTurn, check_split_follow
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of
from shengji_qt.model.obligations import check_follow
from shengji_qt.model.order import Order
from shengji_qt.model.three_player import rounds
from shengji_qt.model.tricks import check_throw
from shengji_qt.model.view import Played, Trick

Cards = tuple[Card, ...]
DEALING = ("deal", "turn", "draw", "poll")


def dealing(view: Any) -> bool:
    """Whether hands are still to grow; a bid in the first bidding of three players comes before the stock is drawn."""
    return view.phase in DEALING or getattr(view, "stock_count", 0) > 0


def rebuilt(game: Game, world: World) -> Any:
    """The deal with the cards where the world says; for phases after the bidding."""
    twin: Any = game.clone()
    twin.hands = list(world.hands)
    if hasattr(twin, "mine"):
        twin.mine = tuple(world.hidden)
        return twin
    twin.bottom = tuple(world.hidden)
    if hasattr(twin, "tableaus"):
        for seat, faces in enumerate(world.face_down):
            below = iter(faces)
            tableau = twin.tableaus[seat]
            cards = [
                next(below) if state == "down" else face
                for face, state in zip(tableau.cards, tableau.states, strict=True)
            ]
            twin.tableaus[seat] = tableau._replace(cards=tuple(cards))
    return twin


def miscounted(view: Any, world: World, deck: Sequence[Card]) -> str:
    """What is wrong with the numbers of cards, "" if nothing is."""
    seat = view.seat
    on_table = [face for trick in (*view.tricks, view.trick) for play in trick.plays for face in play.cards]
    tableaus = getattr(view, "tableaus", ())
    dealt_down = [[pile for pile in piles if pile.state == "down"] for piles in tableaus]
    on_table += [pile.card for piles in tableaus for pile in piles if pile.state == "up"]
    found = [face for cards in (*world.hands, world.hidden, *world.face_down, on_table) for face in cards]
    if Counter(found) != Counter(deck):
        return "not the cards of the deck"
    if not dealing(view) and tuple(map(len, world.hands)) != view.hand_counts:
        return "sizes of hands"
    if len({len(hand) for hand in world.hands}) > 1 and dealing(view):
        return "unequal hands when all is dealt"
    if tableaus and list(map(len, world.face_down)) != list(map(len, dealt_down)):
        return "cards face down"
    own = Counter(world.hands[seat])
    if Counter(view.hand) - own or (not dealing(view) and own - Counter(view.hand)):
        return "own hand"
    if dealing(view):
        shown = [(bid.seat, bid.cards) for bid in view.bids if not tableaus or view.bid_phase == 2]
        if any(Counter(cards) - Counter(world.hands[bidder]) for bidder, cards in shown):
            return "cards shown"
    return ""


def broken_plays(view: Any, world: World) -> Iterator[str]:
    """Rules that recorded plays would have broken in this world: follow, throw (it stood) or fail (it did not)."""
    slots: list[Cards] = [tuple(each) for each in world.hands]
    if hasattr(view, "mine"):
        slots.append(tuple(world.hidden))
    in_tableau = {pile.card for piles in getattr(view, "tableaus", ()) for pile in piles if pile.state == "gone"}
    tricks: list[Trick] = [*view.tricks, view.trick]
    for trick in tricks:
        for play in trick.plays:
            slots[play.seat] = tuple(sorted((*slots[play.seat], *set_aside(play.cards, in_tableau))))
    order = rules_of(view).order_of(view)
    for trick in tricks:
        for number, play in enumerate(trick.plays):
            wrong = _judge(view, world, order, slots, trick, number)
            if wrong:
                yield wrong
            slots[play.seat] = remove_cards(slots[play.seat], set_aside(play.cards, in_tableau))


def set_aside(cards: Cards, elsewhere: set[Any]) -> Cards:
    """Cards of a play that came from the hand: a deck of three players has every face once."""
    return tuple(face for face in cards if face not in elsewhere)


def _judge(view: Any, world: World, order: Order, slots: list[Cards], trick: Trick, number: int) -> str:
    if view.settings.__struct_config__.tag == "three":
        return _judge_three(view, world, order, slots, trick, number)
    play = trick.plays[number]
    if number == 0:
        wanted = trick.attempted or play.cards
        if Counter(wanted) - Counter(slots[play.seat]):
            return "shown"
        led = _led(view, order, slots, play.seat, wanted)
        return "" if led == play.cards else "fail" if trick.attempted else "throw"
    if view.settings.__struct_config__.tag == "four":
        return (
            "follow"
            if check_follow(order, trick.lead, slots[play.seat], play.cards, view.settings.protect_triples)
            else ""
        )
    return "follow" if _five_refuses(view, order, slots, trick.plays, play) else ""


def _led(view: Any, order: Order, slots: list[Cards], leader: int, wanted: Cards) -> Cards:
    if view.settings.__struct_config__.tag == "four":
        others = [slots[seat] for seat in range(4) if seat != leader]
        return tuple(sorted(check_throw(order, wanted, others, view.settings.throw_fail_order == "ascending")))
    against = throws.opponents(dict(enumerate(slots)), view.declarer, leader, view.settings)
    return throws.check_lead(order, wanted, against).lead


def _five_refuses(view: Any, order: Order, slots: list[Cards], plays: Sequence[Played], play: Played) -> object:
    lead, held, declarer = plays[0].cards, slots[play.seat], view.declarer
    if view.settings.mode == "split":
        if play.seat not in (declarer, MINE):
            return check_split_follow(SplitTurn(order, lead, held, False), play.cards)
        slot = MINE if play.seat == declarer else declarer
        before = plays[: plays.index(play)]
        played = next((len(each.cards) for each in before if each.seat == slot), None)
        return check_split_follow(SplitTurn(order, lead, held, True, len(slots[slot]), played), play.cards)
    if play.seat == MINE:
        by_declarer = plays[0].seat == declarer
        return check_mine(MineTurn(order, view.settings, lead, by_declarer, slots[declarer], held), play.cards)
    return check_follow(order, lead, held, play.cards, not view.settings.follow_break_triples)


def _judge_three(view: Any, world: World, order: Order, slots: list[Cards], trick: Trick, number: int) -> str:
    """What lay face up was seen by all, so that only hands, and cards face down for a throw, can be wrong."""
    play = trick.plays[number]
    led = rounds.led_cards([each.cards for each in trick.plays[:number]], view.settings.fresh_lead)
    if led is None:
        wanted = trick.attempted if number == 0 and trick.attempted else play.cards
        if trick.attempted or len(wanted) == 1:
            return ""
        owned = view.settings.throw_test == "owned"
        others = [(*slots[seat], *(world.face_down[seat] if owned else ())) for seat in range(3) if seat != play.seat]
        return "" if rounds.judge_throw(order, wanted, others) == wanted else "throw"
    left = remove_cards(slots[play.seat], [face for face in play.cards if face in slots[play.seat]])
    cls = order.cls[led[0]]
    short = any(order.cls[face] != cls for face in play.cards)
    return "follow" if short and order.of_class(left, cls) else ""
