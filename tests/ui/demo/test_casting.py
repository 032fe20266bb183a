# SPDX-License-Identifier: MIT
"""Deals are found in which what is wanted happens, and are played in the same way every time."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shengji_qt.model.actions import Play
from shengji_qt.model.events import DealSettled
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view_rules import check, obligation
from shengji_qt.table.journal import read
from shengji_qt.table.record import rebuild
from shengji_qt.ui.demo import casting
from shengji_qt.ui.demo.casting import NoDealError, Rehearsal, cast
from shengji_qt.ui.games.four import moments
from tests.helpers.players import spec_of

SPEC_SEATS = ("person", "computer:normal", "computer:normal", "computer:normal")
SPEC = spec_of(SPEC_SEATS, deals=1)


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
    refusal = check(views[0], Play(moments.wrong_follow(views[0])))
    assert refusal is not None and refusal.code in ("must_play_pairs", "must_play_structure")


def test_one_deck_asks_for_the_suit_and_another_is_refused() -> None:
    spec = spec_of(SPEC_SEATS, settings=FourSettings(decks=1))
    number = cast(spec, 1, (moments.must_follow,))
    view = next(view for events, view in Rehearsal(spec, number).steps() if moments.must_follow(events, view))
    refusal = check(view, Play(moments.wrong_follow(view)))
    assert refusal is not None and refusal.code == "must_follow_suit"


def test_three_decks_demand_a_lower_step_of_what_was_led() -> None:
    spec = spec_of(SPEC_SEATS, settings=FourSettings(decks=3))
    number = cast(spec, 1, (moments.compulsory_structure,))
    view = next(view for events, view in Rehearsal(spec, number).steps() if moments.compulsory_structure(events, view))
    must = obligation(view)
    assert must is not None and must.count >= 3 and must.required != must.lead
    assert check(view, Play(moments.wrong_follow(view))) is not None


def test_three_decks_throw_a_triple() -> None:
    spec = spec_of(SPEC_SEATS, settings=FourSettings(decks=3))
    number = cast(spec, 1, (moments.own_bury, moments.triple_lead), until=casting.playing)
    view = next(view for events, view in Rehearsal(spec, number).steps() if moments.triple_lead(events, view))
    throw = moments.risky_throw(view)
    assert sorted(Counter(throw).values()) == [1, 3]
    assert check(view, Play(throw)) is None


def test_each_number_of_decks_has_its_moments() -> None:
    assert "must" not in moments.moments_of(1)
    assert moments.moments_of(2) == moments.moments_of(3) == moments.MOMENTS
    assert all(set(each) <= set(moments.MOMENTS) for each in moments.IMPOSSIBLE.values())


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
