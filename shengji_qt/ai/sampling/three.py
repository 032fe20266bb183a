# SPDX-License-Identifier: MIT
"""Worlds of the three-player game (three_player.md 5 to 14). Places are the hands, the bottom, and by seat the
face-down cards of the tableau, which nobody knows, their owner included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shengji_qt.ai.core.positions import World
from shengji_qt.ai.heuristics.three_knowledge import DRAWN, ThreeKnowledge
from shengji_qt.ai.sampling.facts import Facts, Habits
from shengji_qt.ai.sampling.lots import Dealt, Lots
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.bidding import SEATS
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.view import ThreeView

BOTTOM: Final = 3
DOWN: Final = 4  # and the next two
HABITS: Final = Habits(0.02, 0.05, 0.05, 0.4, 1.0)


def prepare(view: ThreeView) -> tuple[Lots, Callable[[Dealt], World]]:
    """Lots of what the seat does not see, and how a world is made of what they give."""
    known = ThreeKnowledge(view)
    seat = known.seat
    drawing = DRAWN if view.stock_count else 0
    room = [max(count, drawing) for count in view.hand_counts]
    room[seat] -= len(view.hand)
    room.append(0 if view.bottom else view.bottom_count)
    room += [len(slots) for slots in known.down]
    open_faces = set(known.unseen) | known.displaced | set(known.buried_known)
    open_faces = open_faces.union(*known.known)
    facts = Facts(known.order, 1, (face for face in DECK if face not in open_faces), room)
    for face in [each for each in facts.unseen if each not in open_faces]:
        facts.unseen[face] = 0
    for each in known.others:
        facts.bars[each] |= known.voids[each]
        facts.fix(each, sorted(known.known[each]))
    _stood(view, known, facts)
    facts.fix(BOTTOM, known.buried_known)
    if known.displaced and view.declarer is not None:
        facts.tie(sorted(known.displaced), (view.declarer, BOTTOM))

    def world(dealt: Dealt) -> World:
        dealt[seat] += view.hand
        hands = tuple(tuple(sorted(each)) for each in dealt[:SEATS])
        down = tuple(tuple(each) for each in dealt[DOWN:])
        return World(hands, view.bottom or tuple(sorted(dealt[BOTTOM])), down)

    chosen = view.phase in ("play", "lower") and room[BOTTOM]
    return facts.lots(BOTTOM if chosen else None, HABITS, view_rules.card_points(view)), world


def _stood(view: ThreeView, known: ThreeKnowledge, facts: Facts) -> None:
    """A throw that stood was beaten by nobody's hand, with `throw_test` "owned" by no card face down either (17)."""
    cls, pos = known.order.cls, known.order.pos
    for trick in (*view.tricks, view.trick):
        if len(trick.lead) < 2:
            continue
        led, least = cls[trick.lead[0]], min(pos[face] for face in trick.lead)
        higher = {face for faces in known.order.at[led][least + 1 :] for face in faces}
        for seat in range(SEATS):
            if seat == trick.leader:
                continue
            if seat in known.others:
                facts.banned[seat] |= higher
            if view.settings.throw_test == "owned":
                facts.banned[DOWN + seat] |= higher
