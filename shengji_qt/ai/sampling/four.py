# SPDX-License-Identifier: MIT
"""Worlds of the four-player game (four_player.md 5 to 12). Places are the seats and the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.sampling.facts import Cards, Facts, Habits, being_dealt, facts_of, world_of
from shengji_qt.ai.sampling.lots import Dealt, Lots
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.tricks import check_throw
from shengji_qt.model.view import Trick

SEATS: Final = 4
BOTTOM: Final = 4
HABITS: Final = {  # by decks
    1: Habits(0.02, 0.04, 0.35, 0.4, 1.0),
    2: Habits(0.02, 0.03, 0.15, 0.25, 1.0),
    3: Habits(0.02, 0.02, 0.03, 0.04, 1.0),
}


def prepare(view: FourView) -> tuple[Lots, Callable[[Dealt], World]]:
    """Lots of what the seat does not see, and how a world is made of what they give."""
    seat, order, settings = view.seat, view_rules.order_of(view), view.settings
    assert seat is not None, "a seat is asked"
    tricks = (*view.tricks, view.trick)
    facts = facts_of(view, order, view.bottom, view.bottom_count)
    others = {each: each for each in range(SEATS) if each != seat}
    facts.learn(tricks, others, settings.protect_triples)
    facts.stood(tricks, lambda leader: (each for each in range(SEATS) if each != leader), others)
    ascending = settings.throw_fail_order == "ascending"

    def judge(trick: Trick, held: list[Cards]) -> Cards:
        others = [held[each] for each in range(SEATS) if each != trick.leader]
        return tuple(sorted(check_throw(order, trick.attempted, others, ascending)))

    facts.fell(tricks, {seat: view.hand}, judge)
    _shown(view, facts)
    chosen = BOTTOM if view.phase == "play" and facts.room[BOTTOM] else None
    lots = facts.lots(chosen, HABITS[settings.decks], view_rules.card_points(view))
    return lots, world_of(view, view.bottom)


def _shown(view: FourView, facts: Facts) -> None:
    """Cards of bids and failed throws stay in the hand until played; the declarer may have buried those of bids."""
    dealing = being_dealt(view)
    shown: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
    tied: Counter[Card] = Counter()
    for bid in view.bids:
        if dealing or bid.seat != view.declarer:
            shown[bid.seat] |= Counter(bid.cards)
        else:
            tied |= Counter(bid.cards)
    if not dealing:
        tied += Counter(view.turned)
    for trick in (*view.tricks, view.trick):
        if trick.attempted and trick.leader is not None:
            shown[trick.leader] |= Counter(trick.attempted)
        for play in trick.plays:
            if play.seat == view.declarer:
                tied -= Counter(play.cards)
            shown[play.seat] -= Counter(play.cards)
    for seat, cards in enumerate(shown):
        if seat != view.seat:
            facts.fix(seat, cards.elements())
    if view.declarer not in (None, view.seat):
        assert view.declarer is not None, "there is one"
        facts.tie((tied - shown[view.declarer]).elements(), (view.declarer, BOTTOM))
