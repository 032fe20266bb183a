# SPDX-License-Identifier: MIT
"""What a journal tells of the person's deals: which count, which do not, and what is said of a damaged file."""

from __future__ import annotations

from pathlib import Path

import pytest

from shengji_qt.model import codec
from shengji_qt.model.game import Standing
from shengji_qt.model.journal import FORKED, AnyEntry, Begin, Note, Retract
from shengji_qt.table.statistics import MIXED, OWN_SEAT, PEOPLE, MatchStory, story_of
from shengji_qt.table.table import CONCEDED, PERSON, STAND_IN
from shengji_qt.table.troubles import TroubleError
from tests.helpers.journals import FIVE, FOUR, SEVEN, SIX, THREE, deal, result, write_journal
from tests.helpers.players import game_spec, spec_of

EASY = ("person", "computer:easy", "computer:easy", "computer:easy")
LOST = result(FOUR, winner="attackers", gain=0, points=90, levels_after=(SIX, SEVEN))
OLD = Path(__file__).parent / "data"


def story(path: Path, entries: list[AnyEntry], occupants: tuple[str, ...] = EASY, **how: bool) -> MatchStory:
    return story_of(write_journal(path / "m.journal", spec_of(occupants, deals=0), entries, created=1000), 5.0, **how)


def test_deals_of_a_solo_match(tmp_path: Path) -> None:
    told = story(tmp_path, deal(FOUR) + deal(LOST, first=1))
    assert (told.game, told.variant, told.opponents, told.seat, told.when) == ("four", "2", "easy", 0, 1000)
    assert [each.won for each in told.deals] == [True, False]
    assert not told.over
    assert told.won is None


def test_every_game_is_told(tmp_path: Path) -> None:
    for game, base in (("three", THREE), ("five", FIVE)):
        seats = 3 if game == "three" else 5
        spec = game_spec(game, ("person", *("computer:hard",) * (seats - 1)))
        told = story_of(write_journal(tmp_path / f"{game}.journal", spec, deal(base)), 7.0)
        assert (told.game, told.opponents, told.when, len(told.deals)) == (game, "hard", 7.0, 1)


def test_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    entries = [*deal(FOUR), *deal(LOST), Retract(3, (0,))]
    assert [each.won for each in story(tmp_path, entries).deals] == [True]


def test_a_deal_that_a_stand_in_finished_counts_apart(tmp_path: Path) -> None:
    told = story(tmp_path, deal(FOUR, by=STAND_IN) + deal(FOUR))
    assert (len(told.deals), told.apart) == (1, 1)
    others = story(tmp_path, deal(FOUR, by=STAND_IN, seat=2))
    assert (len(others.deals), others.apart) == (1, 0), "somebody else's stand-in"


def test_a_match_that_was_given_up(tmp_path: Path) -> None:
    told = story(tmp_path, [*deal(FOUR), Note(CONCEDED, 0)])
    assert (told.conceded, told.over, len(told.deals)) == (True, False, 1)


def test_the_end_of_a_match(tmp_path: Path) -> None:
    for winner, won in ((0, True), (1, False), (None, None)):
        end = result(FOUR, match_over=True, match_winner=winner)
        told = story(tmp_path, deal(end))
        assert (told.over, told.won) == (True, won)


def test_lines_of_another_match_do_not_count_again(tmp_path: Path) -> None:
    """What was played before in another match stands in its file; the deal whose cards are known is none to count."""
    known = story(tmp_path, [*deal(LOST), *deal(LOST), Note(FORKED, text="x.journal"), *deal(FOUR), *deal(FOUR)])
    assert ([each.won for each in known.deals], known.again) == ([True], 1)
    standing = Standing(levels=(SIX, SEVEN), declarer=0)
    again = story(tmp_path / "again", [Begin(standing), *deal(FOUR), *deal(LOST)])
    assert ([each.won for each in again.deals], again.again) == ([False], 1)
    assert story(tmp_path / "plain", deal(LOST)).mark not in (known.mark, again.mark)


def test_who_the_opponents_were(tmp_path: Path) -> None:
    mixed = ("person", "computer:easy", "computer:hard", "computer:easy")
    assert story(tmp_path, deal(FOUR), mixed).opponents == MIXED
    people = ("computer:easy", PERSON, PERSON, "computer:easy")
    assert story(tmp_path, [*deal(FOUR), Note(OWN_SEAT, 2)], people, record=True).opponents == PEOPLE


def test_a_record_says_whose_it_is(tmp_path: Path) -> None:
    people = ("person", "person", "computer:easy", "computer:easy")
    entries: list[AnyEntry] = [*deal(FOUR), *deal(FOUR, by=STAND_IN, seat=1)]
    told = story(tmp_path, [*entries, Note(OWN_SEAT, 1)], people, record=True)
    assert (told.seat, [each.role for each in told.deals], told.apart) == (1, ["attacker"], 1)
    for note in (Note(OWN_SEAT, None), Note(OWN_SEAT, 9), Note(OWN_SEAT, -1), Note("renamed", 1)):
        watched = story(tmp_path, [*entries, note], people, record=True)
        assert (watched.seat, watched.deals) == (None, ())
    assert story(tmp_path, entries, people).seat is None, "two persons, and no word which of them"
    assert story(tmp_path, entries, EASY, record=True).seat is None, "who watched a person among computers"


def test_two_files_of_one_match_have_one_mark(tmp_path: Path) -> None:
    spec = spec_of(EASY, deals=0)
    one = write_journal(tmp_path / "a.journal", spec, deal(FOUR), created=1)
    other = write_journal(tmp_path / "b.journal", spec, [*deal(FOUR), Note(OWN_SEAT, 0)])
    assert story_of(one, 0).mark == story_of(other, 0, record=True).mark
    third = write_journal(tmp_path / "c.journal", spec, deal(FOUR, first=1))
    assert story_of(third, 0).mark != story_of(one, 0).mark


def test_a_damaged_file_tells_what_is_good(tmp_path: Path) -> None:
    path = write_journal(tmp_path / "m.journal", spec_of(EASY, deals=0), deal(FOUR) + deal(LOST))
    data = path.read_bytes()
    at = data.index(b'"type":"DealEnd"', data.index(b'"type":"DealEnd"') + 1)
    path.write_bytes(data[:at] + b"x" + data[at + 1 :])
    told = story_of(path, 0)
    assert (len(told.deals), told.line) == (1, 7)
    path.write_bytes(data[:-20])
    assert story_of(path, 0).line == 0, "a last line that was cut off is no damage"


def test_a_file_that_tells_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.journal"
    path.write_bytes(b"rubbish")
    with pytest.raises(TroubleError, match="journal_unreadable"):
        story_of(path, 0)


def test_a_result_of_another_game_ends_the_story(tmp_path: Path) -> None:
    assert len(story(tmp_path, [*deal(FOUR), *deal(FIVE), *deal(FOUR)]).deals) == 1


@pytest.mark.parametrize(
    "broken",
    [
        result(FOUR, levels_before=(SIX,)),
        result(FOUR, levels_after=()),
        result(FOUR, declarer=9, match_winner=7),
        result(FOUR, points=-5),
        result(FOUR, points=10**30),
        result(THREE, declarer=-4, points=(1,)),
        result(FIVE, pair_points=(-20, -20), levels_after=(None,)),
    ],
)
def test_facts_that_no_deal_can_have_stop_nobody(tmp_path: Path, broken: object) -> None:
    told = story(tmp_path, [*deal(FOUR), *deal(broken), *deal(FOUR)])
    assert 1 <= len(told.deals) <= 3
    assert codec.decode(codec.encode(told), MatchStory) == told, "it can be kept"


@pytest.mark.parametrize(("created", "when"), [(1000, 1000), (0, 5), (-(10**30), 5), (10**30, 5)])
def test_when_a_match_began(tmp_path: Path, created: int, when: float) -> None:
    """As its header says, if that is a date at all."""
    path = write_journal(tmp_path / "m.journal", spec_of(EASY), deal(FOUR), created=created)
    assert story_of(path, 5).when == when


@pytest.mark.parametrize("name", ["format1.journal", "format2.journal"])
def test_journals_of_every_format(name: str) -> None:
    told = story_of(OLD / name, 0)
    assert (told.game, told.seat, len(told.deals)) == ("four", 0, 1)
