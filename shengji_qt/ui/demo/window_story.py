# SPDX-License-Identifier: MIT
"""What the window has besides games: the settings, the matches that wait, the report of a problem."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from shengji_qt import paths
from shengji_qt.table.journal import SUFFIX
from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.script import Script
from shengji_qt.ui.demo.story import Scene, Story, last_card
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import usual

MOMENTS: Final = (
    "settings",
    "matches",  # two that wait
    "report",  # about the newest of them
)
SAVED: Final = 1_700_000_000  # seconds since 1970


class WindowStory(Story):
    """The matches are played by computer seats before."""

    def all_scenes(self) -> Sequence[Scene]:
        return ((("settings",), self.settings), (("matches", "report"), self.matches))

    def settings(self) -> Script:
        self.window.menus.settings.emit()
        yield from self.shoot("settings")
        hands.click(self.window.pages.settings_page.back)

    def matches(self) -> Script:
        for game in ("five", "four"):
            path = paths.saves_dir() / f"{game}{SUFFIX}"
            path.parent.mkdir(parents=True, exist_ok=True)
            casting.write_match(spec_of(usual(game), ""), self.seed, path, last_card)
            os.utime(path, (SAVED, SAVED + len(game)))
        self.window.show_matches()
        yield from self.shoot("matches")
        self.window.show_start()
        self.window.menus.report_problem.emit()
        yield from self.shoot("report")
        hands.click(self.window.pages.report_page.back)
