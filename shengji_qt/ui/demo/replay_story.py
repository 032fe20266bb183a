# SPDX-License-Identifier: MIT
"""Recorded matches of all games: the list, a damaged file, and the table on which they are looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shengji_qt import paths
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.table.journal import SUFFIX, Journal
from shengji_qt.table.replay_cursor import Place
from shengji_qt.ui.demo.casting import Rehearsal
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import usual
from shengji_qt.ui.replay.page import ReplayPage

MOMENTS: Final = (
    "replays",  # the list; one file is damaged
    "wrong_code",  # a deal code with a slip
    "trick",  # four players, after a trick
    "hands",  # all hands open
    "deal_end",  # the bottom is turned up
    "damaged",  # what is shown of a damaged file, and why no more
    "three",  # a round, seen from another seat
    "five",  # the declarer's eyes, all hands open
)
DEALS: Final = {"four": 2, "three": 1, "five": 1}
CREATED: Final = 1_700_000_000  # seconds since 1970


class ReplayStory(Story):
    """The matches are played by computer seats before."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("replays", "wrong_code"), self.pages),
            (("trick", "hands", "deal_end"), self.four),
            (("damaged",), self.damaged),
            (("three", "five"), self.others),
        )

    def recorded(self, game: str) -> Path:
        """The file of a match of this game."""
        path = paths.saves_dir() / f"{game}{SUFFIX}"
        if not path.exists():
            rules = usual(game)
            spec: MatchSpec = spec_of(rules, "")
            created = CREATED + 86400 * list(FAMILIES).index(game)
            journal = Journal.create(path, Header(FORMAT, RULES, spec, created=created))
            rehearsal = Rehearsal(spec, self.seed, journal)
            for deal in range(DEALS[game]):
                if deal:
                    rehearsal.table.next_deal()
                for _ in rehearsal.steps() if not deal else rehearsal.more():
                    pass
            rehearsal.table.close()
        return path

    def broken(self) -> Path:
        """A file in which a line is damaged."""
        path = paths.saves_dir() / f"damaged{SUFFIX}"
        lines = self.recorded("four").read_bytes().split(b"\n")
        lines[60] = lines[60].replace(b"a", b"b")
        path.write_bytes(b"\n".join(lines))
        return path

    def pages(self) -> Script:
        for game in FAMILIES:
            self.recorded(game)
        self.broken()
        room = self.window.rooms.replays
        room.show()
        yield turns()
        yield from self.shoot("replays")
        room.list_page.enter_code.click()
        room.list_page.code_box.code.setText("045AP-HQ1X7-0586E")
        room.list_page.code_box.play.click()
        yield from self.shoot("wrong_code")

    def look_at(self, path: Path) -> ReplayPage:
        room = self.window.rooms.replays
        room.open(path)
        page = room.frame.page
        assert page is not None, "it can be read"
        return page

    def four(self) -> Script:
        page = self.look_at(self.recorded("four"))
        first = page.replay.cursor.deals[0]
        page.jump(Place(0, first.tricks[3]))
        yield from self.shoot("trick")
        page.jump(Place(0, first.tricks[3] + 2))
        page.strip.hands.click()
        yield from self.shoot("hands")
        page.strip.hands.click()
        page.jump(page.replay.cursor.end_of(0))
        yield from self.shoot("deal_end")

    def damaged(self) -> Script:
        page = self.look_at(self.broken())
        page.jump(page.replay.cursor.last)
        yield from self.shoot("damaged")

    def others(self) -> Script:
        page = self.look_at(self.recorded("three"))
        page.jump(Place(0, page.replay.cursor.deals[0].tricks[1] + 3))
        page.sit(1)
        yield from self.shoot("three")
        page = self.look_at(self.recorded("five"))
        page.jump(Place(0, page.replay.cursor.deals[0].tricks[2] + 3))
        page.sit(page.replay.view.declarer)
        page.strip.hands.click()
        yield from self.shoot("five")
