# SPDX-License-Identifier: MIT
"""Estimates: how likely a seat holds what it would need. Independent cards, spread over the hands by their size.

Certain knowledge goes first: what is proven impossible has chance 0, what was shown has chance 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.model.order import CLASSES, TRUMP
from shengji_qt.model.planes import FIELD, Run, has_run_above, planes_of

Strength = tuple[int, int]


class Chances:
    """Probabilities for one position; cached by seat and class."""

    def __init__(self, knowledge: Counting) -> None:
        self.knowledge = knowledge
        self._shares: dict[tuple[int, int], float] = {}
        self._higher: dict[tuple[int, int, Run, int], float] = {}

    def share(self, seat: int, cls: int) -> float:
        """Chance that one particular unseen card of the class is in the hand of `seat`."""
        key = seat, cls
        if key not in self._shares:
            self._shares[key] = self._share(seat, cls)
        return self._shares[key]

    def _share(self, seat: int, cls: int) -> float:
        know = self.knowledge
        if cls in know.voids[seat] or not know.counts[seat]:
            return 0.0
        room = sum(know.room(other, cls) for other in know.others if cls not in know.voids[other])
        return know.room(seat, cls) / (room + know.bottom_room(cls))

    @cached_property
    def _copies(self) -> list[list[tuple[int, ...]]]:
        """By class and position, unseen copies of each face there."""
        know = self.knowledge
        return [
            [tuple(know.unseen[face] for face in faces if know.unseen[face]) for faces in know.order.at[cls]]
            for cls in range(CLASSES)
        ]

    def void(self, seat: int, cls: int) -> float:
        """Chance that `seat` has no card of the class."""
        know = self.knowledge
        share = self.share(seat, cls)
        if share == 0.0:
            return 1.0
        if any(know.order.cls[face] == cls for face in know.shown[seat]):
            return 0.0
        return float((1.0 - share) ** know.unseen_in[cls])

    def holds_higher(self, seat: int, cls: int, run: Run, top: int) -> float:
        """Chance that `seat` holds a run of this width and length with a higher top in the class."""
        key = seat, cls, run, top
        if key not in self._higher:
            self._higher[key] = self._holds_higher(seat, cls, run, top)
        return self._higher[key]

    def _holds_higher(self, seat: int, cls: int, run: Run, top: int) -> float:
        know = self.knowledge
        width, length = run
        share = self.share(seat, cls)
        if share == 0.0 or not know.may_beat(seat, cls, run, top):
            return 0.0
        links = know.order.links[cls]
        shown = [face for face in know.shown[seat].elements() if know.order.cls[face] == cls]
        if shown and has_run_above(planes_of(shown, know.order.pos), width, length, top, links):
            return 1.0
        at = self._copies[cls]
        miss = 1.0
        for end in range(max(top + 1, length - 1), len(at)):
            if width == 1:
                miss *= (1.0 - share) ** sum(at[end])
                continue
            hit = 1.0
            for position in range(end - length + 1, end + 1):
                if position < end and not links >> FIELD * position & 1:
                    hit = 0.0
                hit *= 1.0 - _no_face(at[position], width, share)
            miss *= 1.0 - hit
        return 1.0 - miss

    def ruffs(self, seat: int, runs: Sequence[Run], above: int) -> float:
        """Chance that `seat`, void in the led class, can ruff these runs with a top above `above` (-1: any)."""
        first = runs[0]
        chance = self.holds_higher(seat, TRUMP, first, above)
        needed = sum(width * length for width, length in runs)
        expected = self.share(seat, TRUMP) * self.knowledge.unseen_in[TRUMP]
        if needed > 1 and expected < needed:
            chance *= (expected / needed) ** 2
        for width, _ in runs[1:]:
            if width > 1:
                chance *= 0.4
        return chance

    def beats(self, seat: int, cls: int, runs: Sequence[Run], best: Strength) -> float:
        """Chance that `seat` can beat the play of strength `best` on a lead of these runs in class `cls` (13)."""
        by_trump = best[0] == 1
        chance = 0.0
        if len(runs) == 1 and by_trump == (cls == TRUMP):
            chance = self.holds_higher(seat, cls, runs[0], best[1])
        if cls != TRUMP:
            void = self.void(seat, cls)
            if void > 0.005:
                chance = 1.0 - (1.0 - chance) * (1.0 - void * self.ruffs(seat, runs, best[1] if by_trump else -1))
        return chance


def _no_face(copies: tuple[int, ...], width: int, share: float) -> float:
    """Chance that none of the faces, with so many unseen copies each, is held `width` times."""
    miss = 1.0
    for each in copies:
        if each >= width:
            if width == 2 and each == 2:
                hit = share * share
            elif width == 2:
                hit = share * share * (3.0 - 2.0 * share)
            else:
                hit = share**3
            miss *= 1.0 - hit
    return miss
