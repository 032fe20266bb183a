# SPDX-License-Identifier: MIT
"""Deals are found in which what is wanted happens, and are played in the same way every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from shengji_qt.model.actions import Play
from shengji_qt.model.events import DealSettled
from shengji_qt.model.four_player.view_rules import check
from shengji_qt.table.journal import read
from shengji_qt.table.record import rebuild
from shengji_qt.ui.demo import casting, moments
from shengji_qt.ui.demo.casting import NoDealError, Rehearsal, cast
from tests.helpers.players import spec_of

SPEC = spec_of(("person", "computer:normal", "computer:normal", "computer:normal"), deals=1)


def heard(number: int) -> list[object]:
    return [event for events, _ in Rehearsal(SPEC, number).steps() for event in events]


def test_a_rehearsal_plays_the_deal_of_its_number_to_the_end() -> None:
    one = heard(7)
    assert sum(isinstance(event, DealSettled) for event in one) == 1
    assert one == heard(7)
    assert one != heard(8)


def test_the_wanted_moment_comes_in_the_deal_that_was_cast() -> None:
    number = cast(SPEC, 1, (moments.own_bury, moments.own_lead), until=casting.playing)
    assert number >= casting.TRIES
    steps = list(Rehearsal(SPEC, number).steps())
    assert any(moments.own_bury(events, view) for events, view in steps)
    view = next(view for events, view in steps if moments.own_lead(events, view))
    assert check(view, Play(moments.risky_throw(view))) is None


def test_a_compulsory_pair_can_be_missed() -> None:
    number = cast(SPEC, 1, (moments.compulsory_pair,))
    views = [view for events, view in Rehearsal(SPEC, number).steps() if moments.compulsory_pair(events, view)]
    refusal = check(views[0], Play(moments.wrong_pair(views[0])))
    assert refusal is not None and refusal.code in ("must_play_pairs", "must_play_structure")


def test_what_never_happens_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(casting, "TRIES", 2)

    def never(_events: object, _view: object) -> bool:
        return False

    with pytest.raises(NoDealError, match="never"):
        cast(SPEC, 1, (never,), until=casting.playing)


def test_a_match_is_saved_at_the_moment_it_stops(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    casting.write_match(SPEC, 3, path, lambda view: moments.own_turn(view) and len(view.hand) == 1)
    loaded = read(path)
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert (bad, loaded.problem) == (None, None)
    view = match.view(0)
    assert view is not None and moments.own_turn(view) and len(view.hand) == 1
