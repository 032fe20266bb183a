# SPDX-License-Identifier: MIT
"""The five-player game as the match and the journal see it."""

from __future__ import annotations

import pytest

from shengji_qt.model import codec
from shengji_qt.model.actions import StopDrawing
from shengji_qt.model.five_player.family import FAMILY
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.games import family_of
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Header, MatchSpec, SeatSpec, Shuffle
from shengji_qt.model.match import Match, replay
from shengji_qt.model.settings import MatchOptions, SettingError
from tests.model.driver import Dice, header_of
from tests.model.five_player.deals import EVERYBODY, THREE, choose


def spec(options: MatchOptions | None = None, **rules: object) -> MatchSpec:
    seats = tuple(SeatSpec(str(seat), "computer:normal") for seat in range(5))
    return MatchSpec(FiveSettings(**rules), options or MatchOptions(start_level=THREE, deals=2), seats)  # type: ignore[arg-type]


def record(match: Match, dice: Dice) -> list[AnyEntry]:
    """The journal of a whole match."""
    entries: list[AnyEntry] = []
    while not match.over:
        if match.needs_shuffle:
            deck = FAMILY.deck(match.spec.settings)
            dice.shuffle(deck)
            first = match.first_seat_of_next_deal()
            shuffle = Shuffle(tuple(deck), dice.below(5) if first is None else first)
            entries.append(shuffle)
            match.shuffle(shuffle.deck, shuffle.first_seat)
        elif match.can_advance and (not match.pending() or dice.below(12)):
            match.advance()
        else:
            seat = dice.one_of(match.pending()).seat
            act = Act(match.advances, seat, "computer:normal", choose(match.view(seat), dice))
            entries.append(act)
            scored = len(match.summaries)
            match.act(seat, act.action)
            if len(match.summaries) > scored:
                entries.append(DealEnd(match.summaries[-1]))
    return entries


@pytest.mark.parametrize("rules", [{}, {"decks": 1}, {"mode": "split"}, {"decks": 3}])
def test_a_match_is_its_journal(rules: dict[str, object]) -> None:
    """Written and read again, the same Views, results and standing."""
    match = Match(spec(**rules))
    entries = record(match, Dice(3))
    header = codec.decode(codec.encode(header_of(match.spec)), Header)
    read = codec.decode(codec.encode(entries), list[AnyEntry])
    assert read == entries
    again = replay(header, read)
    assert again.standing == match.standing
    assert again.summaries == match.summaries
    assert (again.over, again.winner, again.deal_no) == (True, match.winner, 2)
    for seat in EVERYBODY:
        assert codec.encode(again.view(seat)) == codec.encode(match.view(seat))
    first, second = match.summaries
    assert second.declarer == first.next_declarer
    assert isinstance(match.standing, FiveStanding)
    assert match.standing.cumulative == second.cumulative_after  # type: ignore[union-attr]


def test_the_family_of_its_settings() -> None:
    assert family_of(FiveSettings()) is FAMILY
    assert len(FAMILY.deck(FiveSettings(decks=3))) == 162


def test_matches_that_cannot_be_played() -> None:
    for wrong in (
        spec(MatchOptions()),  # nobody is ever at level 2
        spec(decks=1, mode="split"),
        MatchSpec(FiveSettings(), MatchOptions(start_level=THREE), (SeatSpec("one", "person"),) * 4),
    ):
        with pytest.raises(SettingError):
            Match(wrong)


def test_a_drawing_that_went_wrong_is_drawn_again() -> None:
    """R5.4: the same number, the same declarer, new levels."""
    match = Match(spec(deal_ceremony="ritual"))
    match.shuffle(FAMILY.deck(match.spec.settings), 1)
    match.advance()
    match.act(1, StopDrawing())
    assert (match.needs_shuffle, match.over, match.deal_no, match.summaries) == (True, False, 1, [])
    assert [level and level.text for level in match.levels] == ["4", "3", "4", "4", "4"]
    assert match.first_seat_of_next_deal() is None
    match.shuffle(FAMILY.deck(match.spec.settings), 4)
    assert match.view(0).level.text == "4"
