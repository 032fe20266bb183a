# SPDX-License-Identifier: MIT
"""The three-player game as the match and the journal see it."""

from __future__ import annotations

from typing import Any

import pytest

from shengji_qt.model import codec
from shengji_qt.model.cards import Rank
from shengji_qt.model.games import family_of, rules_of
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Header, MatchSpec, SeatSpec, Shuffle
from shengji_qt.model.match import Match, replay
from shengji_qt.model.settings import MatchOptions, SettingError
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.family import FAMILY
from shengji_qt.model.three_player.settings import SETTINGS, ThreeSettings, check_settings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import ThreeView
from tests.model.driver import Dice, header_of
from tests.model.three_player.hands import SPECTATOR_AND_SEATS, choose, random_settings, ranks, shuffled


def spec(settings: ThreeSettings, **options: Any) -> MatchSpec:
    seats = tuple(SeatSpec(str(seat), "computer:normal") for seat in range(3))
    return MatchSpec(settings, MatchOptions(**{"start_level": FAMILY.house.lowest_level, **options}), seats)


def record(match: Match, dice: Dice) -> list[AnyEntry]:
    """The journal of a whole match."""
    entries: list[AnyEntry] = []
    while not match.over:
        scored = len(match.summaries)
        if match.needs_shuffle:
            first = match.first_seat_of_next_deal()
            assert first == (match.declarer or 0), "the declarer gets the first card, in the first hand seat 0"
            shuffle = Shuffle(tuple(shuffled(dice)), first)
            entries.append(shuffle)
            match.shuffle(shuffle.deck, shuffle.first_seat)
        elif match.can_advance and (not match.pending() or dice.below(6)):
            match.advance()
        else:
            seat = dice.one_of(match.pending()).seat
            act = Act(match.advances, seat, "computer:normal", choose(match.view(seat), dice))
            entries.append(act)
            match.act(seat, act.action)
        if len(match.summaries) > scored:
            entries.append(DealEnd(match.summaries[-1], match.standing))
    return entries


@pytest.mark.parametrize("seed", range(5))
def test_a_match_is_its_journal(seed: int) -> None:
    """Random house rules, written and read again: the same Views, results and standing."""
    dice = Dice(seed)
    match = Match(spec(random_settings(dice), deals=2))
    entries = record(match, dice)
    header = codec.decode(codec.encode(header_of(match.spec)), Header)
    assert header.spec == match.spec
    read = codec.decode(codec.encode(entries), list[AnyEntry])
    assert read == entries
    again = replay(header, read)
    assert (again.standing, again.summaries, again.winner) == (match.standing, match.summaries, match.winner)
    for seat in SPECTATOR_AND_SEATS:
        view = match.view(seat)
        assert codec.encode(again.view(seat)) == codec.encode(view)
        assert codec.decode(codec.encode(view), ThreeView) == view
    assert [each.deal_no for each in match.summaries] == [1, 2]
    assert match.summaries[1].levels_before == match.summaries[0].levels_after
    assert match.summaries[1].declarer == match.summaries[0].next_declarer


def test_a_match_without_limit_ends_with_a_complete_victory() -> None:
    match = Match(spec(ThreeSettings(), start_level=Rank(14)))
    record(match, Dice(10))
    assert match.winner is not None
    assert match.levels[match.winner] is None
    assert match.summaries[-1].declarer == match.winner


def test_the_family() -> None:
    assert family_of(ThreeSettings()) is FAMILY
    assert (FAMILY.key, FAMILY.seats, FAMILY.house.lowest_level) == ("three", 3, Rank(3))
    assert len(FAMILY.deck(ThreeSettings())) == 52
    standing = FAMILY.first_standing(ThreeSettings(), MatchOptions())
    assert standing == ThreeStanding(levels=ranks("3 3 3"))
    match = Match(spec(ThreeSettings()))
    match.shuffle(shuffled(Dice(1)), 0)
    assert rules_of(match.view(0)) is view_rules


@pytest.mark.parametrize("must_play", ["3 J", "2 A"])
def test_impossible_must_play_levels(must_play: str) -> None:
    with pytest.raises(SettingError) as caught:
        check_settings(ThreeSettings(must_play=ranks(must_play)))
    assert caught.value.key == "must_play"


def test_every_setting_has_its_field_and_default() -> None:
    defaults = ThreeSettings()
    for each in SETTINGS:
        assert getattr(defaults, each.key) == each.default
    fields = set(ThreeSettings.__struct_fields__)
    assert fields == {each.key for each in SETTINGS} | {"layouts"}
    assert ThreeSettings(rule1=True).must_play_levels == ranks("3 5 8 J A")
    assert ThreeSettings(rule3=True, second_half="fresh_lead").fresh_lead is False
