# SPDX-License-Identifier: MIT
"""Worlds of the five-player game (five_player.md R5 to R13, R22). Places are the seats and the mine, before it is
buried the bottom; in split mode the rear hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.heuristics.lessons import Lesson, lessons_of
from shengji_qt.ai.sampling.facts import Facts
from shengji_qt.ai.sampling.lots import Dealt, Lots
from shengji_qt.model.combos import descending
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.obligations import lead_runs
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import contains, planes_of
from shengji_qt.model.view import Trick

SLOTS: Final = SEATS + 1


def prepare(view: FiveView) -> tuple[Lots, Callable[[Dealt], World]]:
    """Lots of what the seat does not see, and how a world is made of what they give."""
    seat, order, settings = view.seat, view_rules.order_of(view), view.settings
    assert seat is not None, "a seat is asked"
    dealing = view.phase in ("deal", "poll")
    tricks = (*view.tricks, view.trick)
    played = [each for trick in tricks for each in trick.plays]
    seen = chain(view.hand, view.mine, *(each.cards for each in played))
    room = [settings.hand_size] * SEATS if dealing else list(view.hand_counts)
    room[seat] -= len(view.hand)
    room.append(settings.bottom_size if dealing else 0 if view.mine else view.mine_count)
    facts = Facts(order, settings.decks, seen, room)
    own = (seat, MINE) if view.declarer == seat or view.mine else (seat,)
    others = {each: each for each in range(SLOTS) if each not in own or (each == MINE and dealing)}
    for trick in tricks:
        if len(trick.plays) > 1:
            facts.learn(lessons_of(order, trick, not settings.follow_break_triples), others)
            if settings.mode == "mine":
                facts.learn(_ruffed(view, order, trick), others)
    for each, cards in enumerate(view.shown):
        if each != seat:
            facts.fix(each, cards)

    def world(dealt: Dealt) -> World:
        dealt[seat] += view.hand
        hands = tuple(tuple(sorted(each)) for each in dealt[:SEATS])
        return World(hands, view.mine or tuple(sorted(dealt[MINE])))

    chosen = settings.mode == "mine" and view.phase not in ("deal", "poll") and room[MINE]
    return facts.lots(MINE if chosen else None), world


def _ruffed(view: FiveView, order: Order, trick: Trick) -> Iterator[Lesson]:
    """The mine ruffs only what the declarer's hand has no card of any more (R13.6)."""
    cls = order.cls[trick.lead[0]]
    if cls == TRUMP or view.declarer is None:
        return
    for play in trick.plays:
        if play.seat != MINE or len(play.cards) != len(trick.lead) or order.class_of(play.cards) != TRUMP:
            continue
        planes = planes_of(play.cards, order.pos)
        if contains(planes.p2, planes.p3, descending(lead_runs(order, trick.lead)), order.links[TRUMP]):
            yield Lesson(view.declarer, cls, void=True)
