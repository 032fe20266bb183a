# SPDX-License-Identifier: MIT
"""Worlds of the five-player game (five_player.md R5 to R13, R22). Places are the seats and the mine, before it is
buried the bottom; in split mode the rear hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.sampling.facts import Cards, Facts, Habits, being_dealt, facts_of, world_of
from shengji_qt.ai.sampling.lots import Dealt, Lots
from shengji_qt.model.cards import Card
from shengji_qt.model.five_player import throws, view_rules
from shengji_qt.model.five_player.mine import covers
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.view import Trick

SLOTS: Final = SEATS + 1
HABITS: Final = {  # by decks; points are buried to be played from the mine
    1: Habits(0.02, 0.15, 0.45, 1.0, 0.6),
    2: Habits(0.02, 0.03, 0.6, 1.0, 0.5),
    3: Habits(0.02, 0.03, 0.45, 1.0, 0.6),
}


def prepare(view: FiveView) -> tuple[Lots, Callable[[Dealt], World]]:
    """Lots of what the seat does not see, and how a world is made of what they give."""
    seat, order, settings = view.seat, view_rules.order_of(view), view.settings
    assert seat is not None, "a seat is asked"
    dealing, tricks = being_dealt(view), (*view.tricks, view.trick)
    facts = facts_of(view, order, view.mine, view.mine_count)
    chosen = MINE if settings.mode == "mine" and not dealing and facts.room[MINE] else None
    own = (seat, MINE) if view.declarer == seat or view.mine else (seat,)
    others = {each: each for each in range(SLOTS) if each not in own or (each == MINE and dealing)}
    facts.learn(tricks, others, settings.mode == "mine" and not settings.follow_break_triples)
    facts.stood(tricks, lambda leader: _testers(view, leader), others)

    def judge(trick: Trick, held: list[Cards]) -> Cards:
        assert view.declarer is not None, "there is one in the play"
        against = throws.opponents(dict(enumerate(held)), view.declarer, trick.plays[0].seat, settings)
        return throws.check_lead(order, trick.attempted, against).lead

    facts.fell(tricks, {seat: view.hand, MINE: view.mine}, judge)
    if settings.mode == "mine" and view.declarer in others:
        for trick in tricks:
            if _ruffed(order, trick):
                facts.bars[view.declarer].add(order.cls[trick.lead[0]])
    for each, cards in enumerate(view.shown):
        if each in others:
            facts.fix(each, cards)
    if not dealing and MINE in others and view.declarer in others:
        _declarers(view, facts)
    lots = facts.lots(chosen, HABITS[settings.decks], view_rules.card_points(view))
    return lots, world_of(view, view.mine)


def _testers(view: FiveView, leader: int) -> list[int]:
    """Slots whose cards beat a throw of the leader (`throws.opponents`)."""
    if leader in (view.declarer, MINE):
        tested = view.settings.mode == "mine" and view.settings.throw_mine_checks_declarer
        return [each for each in range(SLOTS) if each != view.declarer and (each != MINE or tested)]
    return [each for each in range(SLOTS) if each != leader]


def _declarers(view: FiveView, facts: Facts) -> None:
    """Cards that the declarer has shown in bids or that were turned up are in his hand or in what he laid down."""
    assert view.declarer is not None, "there is one"
    tied, mine = Counter[Card](), Counter[Card]()
    for bid in view.bids:
        if bid.seat == view.declarer:
            tied |= Counter(bid.cards)
    tied += Counter(view.turned)
    for trick in (*view.tricks, view.trick):
        if trick.attempted and trick.leader == MINE:
            mine |= Counter(trick.attempted)
        for play in trick.plays:
            if play.seat in (view.declarer, MINE):
                tied -= Counter(play.cards)
            if play.seat == MINE:
                mine -= Counter(play.cards)
    facts.fix(MINE, mine.elements())
    tied -= mine + Counter(view.shown[view.declarer])
    facts.tie(tied.elements(), (view.declarer, MINE))


def _ruffed(order: Order, trick: Trick) -> bool:
    """Whether the mine ruffed, which it may only where the declarer's hand has no card of the class left (R13.6)."""
    if not trick.plays or order.cls[trick.lead[0]] == TRUMP:
        return False
    for play in trick.plays:
        if play.seat != MINE or len(play.cards) != len(trick.lead) or order.class_of(play.cards) != TRUMP:
            continue
        return covers(order, trick.lead, play.cards)
    return False
