# SPDX-License-Identifier: MIT
"""Counted legal plays: a change in what may be played, on any hand of these deals, changes a number here.

For every position of a deal: leads of one component, all leads of small hands, and all follows. Where the
hand is small the list is also compared with trying every subset.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shengji_qt.model.enumeration import single_leads
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.match import Match
from tests.model.driver import Dice, spec_of, step
from tests.model.naive import Reading

LIMIT = 100_000  # never reached: the counts are whole
SMALL = 9  # cards in hand from which everything is tried


class Counts(NamedTuple):
    positions: int
    single_leads: int
    small_leads: int
    follows: int
    tried: int


# fmt: off
GOLDEN: dict[tuple[int, int], Counts] = {
    (1, 1): Counts(48, 78, 131, 101, 36),
    (1, 2): Counts(44, 76, 101, 79, 32),
    (1, 3): Counts(40, 63, 51, 155, 28),
    (1, 4): Counts(48, 78, 204, 79, 36),
    (1, 5): Counts(44, 76, 107, 114, 32),
    (2, 1): Counts(88, 292, 80, 311, 32),
    (2, 2): Counts(92, 318, 92, 368, 32),
    (2, 3): Counts(96, 308, 94, 398, 36),
    (2, 4): Counts(92, 314, 65, 412, 28),
    (2, 5): Counts(80, 267, 111, 256, 28),
    (3, 1): Counts(136, 720, 93, 562, 28),
    (3, 2): Counts(128, 648, 76, 413, 32),
    (3, 3): Counts(124, 614, 85, 461, 24),
    (3, 4): Counts(132, 626, 113, 512, 36),
    (3, 5): Counts(140, 705, 78, 481, 32),
}
# fmt: on


def count(decks: int, seed: int, **rules: Any) -> Counts:
    match, dice = Match(spec_of(decks, **rules)), Dice(seed)
    positions = singles = small = follows = tried = 0
    while not match.over:
        for decision in match.pending():
            view = match.view(decision.seat)
            if decision.kind != "play" or view is None:
                continue
            positions += 1
            is_small = len(view.hand) <= SMALL
            if view.trick.plays:
                listed = view_rules.plays(view, LIMIT)
                follows += len(listed)
            else:
                singles += len(single_leads(view_rules.order_of(view), view.hand))
                listed = view_rules.plays(view, 2**SMALL) if is_small else []
                small += len(listed)
            if is_small and len(listed) < LIMIT:
                assert set(listed) == by_trying(view)
                tried += 1
        step(match, dice)
    return Counts(positions, singles, small, follows, tried)


def by_trying(view: FourView) -> set[tuple[Any, ...]]:
    reading = Reading(view.level.text, str(view.trump), view.settings.nt_level_joker_tractor)
    if view.trick.plays:
        return reading.legal_follows(view.trick.lead, view.hand, view.settings.protect_triples)
    return reading.leads(view.hand)


@pytest.mark.parametrize(("decks", "seed"), GOLDEN)
def test_counts(decks: int, seed: int) -> None:
    assert count(decks, seed) == GOLDEN[decks, seed]


def test_small_positions_are_compared() -> None:
    assert all(each.tried > 20 for each in GOLDEN.values())
    assert {decks for decks, _ in GOLDEN} == {1, 2, 3}
