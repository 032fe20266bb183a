# SPDX-License-Identifier: MIT
"""The list of recorded matches, opening one, and new matches that are made of them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from shengji_qt import paths
from shengji_qt.controller.lan_table import RECORDS
from shengji_qt.controller.replays import (
    can_play_on,
    glance,
    open_replay,
    own_seat,
    play_deal,
    play_from,
    recorded_matches,
    shared_deal,
)
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model import codec
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import FORKED, FORMAT, AnyEntry, DealEnd, Header, Note, Shuffle
from shengji_qt.model.summaries import FiveSummary, FourSummary
from shengji_qt.table.deal_codes import decode, encode
from shengji_qt.table.journal import Journal, line_bytes, read
from shengji_qt.table.record import rebuild
from shengji_qt.table.replay_cursor import Place
from shengji_qt.table.statistics import OWN_SEAT, story_of
from shengji_qt.table.table import CONCEDED
from shengji_qt.table.troubles import TroubleError
from tests.helpers.journals import FIVE, FOUR, result
from tests.helpers.players import spec_of
from tests.table.test_replay_cursor import Played, played


@pytest.fixture
def saves() -> Path:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    return folder


def write(path: Path, header: Header, entries: Sequence[AnyEntry]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(line_bytes(at, each) for at, each in enumerate((header, *entries))))
    return path


def keep(folder: Path, name: str, match: Played, entries: Sequence[AnyEntry] | None = None, created: int = 0) -> Path:
    header = msgspec.structs.replace(match.header, created=created)
    return write(folder / f"{name}.journal", header, match.entries if entries is None else entries)


def level_of(seat: int) -> str:
    return ("easy", "normal", "hard", "expert", "easy")[seat]


# -- the list ----------------------------------------------------------------------------------------------------------


def test_all_matches_are_listed_the_newest_first(saves: Path) -> None:
    four, three = played("four"), played("three")
    keep(saves, "over", four, created=1000)
    keep(saves, "open", four, four.entries[:-9], created=3000)
    keep(saves, "given", three, [*three.entries[:-9], Note(CONCEDED, 0)], created=2000)
    keep(saves / RECORDS, "elsewhere", played("five"), [*played("five").entries, Note(OWN_SEAT, 3)], created=500)
    keep(saves, "nothing", four, (), created=9000)
    (saves / "notes.txt").write_text("nothing of ours")
    found = recorded_matches()
    assert [each.path.stem for each in found] == ["open", "given", "over", "elsewhere"]
    assert [each.state for each in found] == ["open", "conceded", "over", "over"]
    assert [each.deals for each in found] == [1, 1, 2, 2]
    assert [each.of_network for each in found] == [False, False, False, True]
    assert [each.seat for each in found] == [0, 0, 0, 3]
    cursor = four.cursor
    cursor.go(cursor.last)
    assert (found[2].levels, found[2].winner) == (cursor.match.levels, cursor.match.winner)


def test_a_file_that_cannot_be_read_is_listed_with_its_reason(saves: Path) -> None:
    (saves / "rubbish.journal").write_bytes(b"\0" * 50)
    newer = {**codec.to_builtins(played("four").header), "format": FORMAT + 1}
    text = codec.encode(newer)
    (saves / "newer.journal").write_bytes(b"0 %08x %b\n" % (zlib.crc32(b"0 " + text), text))
    codes = {each.path.stem: each.problem and each.problem.code for each in recorded_matches()}
    assert codes == {"rubbish": "journal_unreadable", "newer": "journal_newer"}
    assert glance(saves / "gone.journal") is None


@pytest.mark.parametrize(
    "strange", [result(FIVE, match_winner=4), result(FOUR, match_winner=9), result(FOUR, levels_after=())]
)
def test_a_result_that_is_none_of_the_match_is_passed_over(saves: Path, strange: FourSummary | FiveSummary) -> None:
    match = played("four")
    keep(saves, "a", match, [match.entries[0], DealEnd(result(strange, match_over=True))], created=10**30)
    [found] = recorded_matches()
    assert (found.deals, found.state, found.winner) == (0, "open", None)
    assert len(found.levels) == 2
    assert found.when == found.path.stat().st_mtime


def test_without_a_folder_there_is_none() -> None:
    assert recorded_matches() == [] and not paths.saves_dir().exists()


def test_whose_match_it_is() -> None:
    spec = spec_of(("computer:easy", "person", "person", "computer:easy"))
    assert own_seat(spec, ()) == 1
    assert own_seat(spec, (), "seat 2") == 2
    assert own_seat(spec, (), "nobody") == 1
    assert own_seat(spec, (Note(OWN_SEAT, 2),)) == 2
    assert own_seat(spec, (Note(OWN_SEAT, 7),)) == own_seat(spec, (Note(OWN_SEAT, -1),)) == 0
    assert own_seat(spec_of(("computer:easy",) * 4), ()) == 0


# -- opening -----------------------------------------------------------------------------------------------------------


def test_the_good_part_of_a_damaged_file_is_opened_and_the_file_left_as_it_is(saves: Path) -> None:
    match = played("four")
    path = keep(saves, "a", match)
    lines = path.read_bytes().split(b"\n")
    lines[30] = lines[30].replace(b'"', b"'", 1)
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    opened = open_replay(path)
    assert [(each.code, each.facts["line"]) for each in opened.problems] == [("journal_damaged", 31)]
    opened.cursor.go(opened.cursor.last)
    assert opened.cursor.lines_so_far() == list(match.entries[:29])
    assert path.read_bytes() == before and list(saves.iterdir()) == [path]
    keep(saves, "a", match)
    path.write_bytes(path.read_bytes()[:-5])
    assert [each.code for each in open_replay(path).problems] == ["journal_torn"]


def test_a_line_against_the_rules_is_named_as_people_count(saves: Path) -> None:
    match = played("four")
    path = keep(saves, "a", match, [*match.entries[:20], match.entries[10], *match.entries[20:]])
    opened = open_replay(path)
    assert [(each.code, each.facts["line"]) for each in opened.problems] == [("journal_disagrees", 22)]


@pytest.mark.parametrize(("data", "code"), [(b"", "journal_unreadable"), (None, "journal_missing")])
def test_what_is_no_journal_is_refused(saves: Path, data: bytes | None, code: str) -> None:
    path = saves / "a.journal"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(TroubleError) as caught:
        open_replay(path)
    assert caught.value.trouble.code == code


def test_cards_that_are_still_secret_are_not_shown(saves: Path) -> None:
    """A table of the network, and a match that somebody plays just now: only deals with a result."""
    match = played("four")
    path = keep(saves, "a", match, match.entries[:-9])
    assert len(open_replay(path).cursor.deals) == 2
    table = path.with_name("a.journal.table")
    table.touch()
    assert len(open_replay(path).cursor.deals) == 1
    table.unlink()
    journal, _ = Journal.open_existing(path)
    assert len(open_replay(path).cursor.deals) == 1
    journal.close()
    assert len(open_replay(path).cursor.deals) == 2


# -- new matches -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FAMILIES)
def test_to_play_from_here_makes_a_new_match_of_the_old_lines(saves: Path, game: str) -> None:
    match = played(game)
    original = keep(saves, "old", match)
    before = original.read_bytes()
    opened = open_replay(original)
    deal = opened.cursor.deals[-1]
    opened.cursor.go(Place(len(opened.cursor.deals) - 1, deal.tricks[2] - 1))
    assert can_play_on(opened.cursor)
    path = play_from(opened, 1, "Ann", level_of)
    assert original.read_bytes() == before
    loaded = read(path)
    *taken_over, note = loaded.entries
    assert taken_over == [*match.entries[: len(taken_over)]] and len(taken_over) > 20
    assert note == Note(FORKED, 1, "old.journal")
    seats = loaded.header.spec.seats
    assert (seats[1].name, seats[1].occupant) == ("Ann", "person")
    assert (seats[0].name, seats[0].occupant) == ("", "computer:easy")  # the person's of before
    assert seats[2] == match.header.spec.seats[2]
    again, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None
    assert codec.encode(again.view(1)) == codec.encode(opened.cursor.view(1))
    assert [each.path for each in waiting_matches() if each.spec and each.deal_no == again.deal_no] == [path]
    assert story_of(path, 0.0).deals == ()  # they were played before
    assert [each.forked for each in recorded_matches() if each.path == path] == ["old.journal"]


def test_there_is_nothing_to_play_after_a_match(saves: Path) -> None:
    opened = open_replay(keep(saves, "a", played("four")))
    opened.cursor.go(opened.cursor.last)
    assert not can_play_on(opened.cursor)


@pytest.mark.parametrize("game", FAMILIES)
def test_a_deal_is_played_again_from_its_code(saves: Path, game: str) -> None:
    """In the middle of a match: the same cards, levels and declarer."""
    match = played(game)
    opened = open_replay(keep(saves, "old", match))
    number = max(at for at, deal in enumerate(opened.cursor.deals) if deal.summary is not None)
    opened.cursor.go(Place(number, 0))
    deal = shared_deal(opened.cursor, 2)
    assert deal is not None and decode(encode(deal)) == deal
    path = play_deal(decode(encode(deal)), "", level_of)
    loaded = read(path)
    assert [each.occupant for each in loaded.header.spec.seats].index("person") == 2
    again, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None and again.deal is not None
    assert isinstance(loaded.entries[-1], Shuffle)
    while again.can_advance and not again.pending():
        again.advance()
        opened.cursor.go(Place(number, opened.cursor.place.step + 1))
    one, other = again.view(2), opened.cursor.view(2)
    assert msgspec.structs.replace(one, deal_no=other.deal_no) == other
    waiting = next(each for each in waiting_matches() if each.path == path)
    assert waiting.levels == again.levels


def test_the_first_deal_of_a_match_needs_no_standing(saves: Path) -> None:
    opened = open_replay(keep(saves, "old", played("four")))
    deal = shared_deal(opened.cursor, 0)
    assert deal is not None
    (only,) = read(play_deal(deal, "", level_of)).entries
    assert isinstance(only, Shuffle)
