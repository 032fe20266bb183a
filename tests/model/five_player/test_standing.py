# SPDX-License-Identifier: MIT
"""What lasts from deal to deal, and the drawing penalty (five_player.md 4, R5.4, 17)."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import after_misdeal, first_standing, open_levels
from shengji_qt.model.settings import MatchOptions


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(Rank.parse(each) for each in text.split())


def test_everybody_begins_alike() -> None:
    begin = first_standing(FiveSettings(), MatchOptions(start_level=Rank.parse("3")))
    assert (begin.levels, begin.declarer, begin.cumulative) == (ranks("3 3 3 3 3"), None, (0,) * 5)
    assert (begin.must_levels, begin.passed) == (ranks("3 3 3 3 3"), (False,) * 5)
    assert first_standing(FiveSettings(), MatchOptions(start_level=Rank.parse("9"))).must_levels == ranks("9 9 9 9 9")


def test_the_drawing_penalty() -> None:
    """The four others rise, at most to the last level; the must-play level moves where it is not passed."""
    begin = first_standing(FiveSettings(), MatchOptions(start_level=Rank.parse("3")))
    before = msgspec.structs.replace(
        begin,
        levels=ranks("5 3 6 3 K"),
        declarer=0,
        passed=(True, False, True, False, True),
        cumulative=(5, 10, 0, 0, 0),
    )
    after = after_misdeal(before, 0)
    assert (after.levels, after.must_levels) == (ranks("5 4 7 4 A"), ranks("3 4 3 4 3"))
    assert (after.passed, after.cumulative, after.declarer) == (before.passed, before.cumulative, 0)
    again = after_misdeal(after, 0)
    assert (again.levels, again.must_levels) == (ranks("5 5 8 5 A"), ranks("3 5 3 5 3"))
    assert after_misdeal(before, 0, Rank.parse("K")).levels == ranks("5 4 7 4 K")


def test_levels_of_a_match_that_is_over() -> None:
    begin = first_standing(FiveSettings(), MatchOptions(start_level=Rank.parse("3")))
    assert open_levels(begin) == ranks("3 3 3 3 3")
    with pytest.raises(ValueError, match="over"):
        open_levels(msgspec.structs.replace(begin, levels=(None, *begin.levels[1:])))
