# SPDX-License-Identifier: MIT
"""What the window has besides games: settings, matches that wait, the report of a problem, house rules, menus, what
stands over a table.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QMenu, QScrollArea, QScrollBar, QWidget

from shengji_qt import paths
from shengji_qt.model.events import Event
from shengji_qt.model.games import FAMILIES
from shengji_qt.table.journal import SUFFIX
from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story, last_card
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import usual

MOMENTS: Final = (
    "settings",
    "matches",  # two that wait
    "report",  # about the newest of them
    "settings_end",  # scrolled down
    "house_four",  # the last house rules of each game
    "house_three",
    "house_five",
    "menu_game",
    "menu_view",
    "menu_table",  # while a match is played
    "menu_help",
    "explained",  # the words that the table shows
    "question",  # whether the match shall be given up
)
START_MENUS: Final = {"menu_game": 0, "menu_view": 2}  # places in the bar
TABLE_MENUS: Final = {"menu_table": 1, "menu_help": 3}
SAVED: Final = 1_700_000_000  # seconds since 1970


class WindowStory(Story):
    """The matches are played by computer seats before."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("settings", "settings_end"), self.settings),
            (("matches", "report"), self.matches),
            (("house_four", "house_three", "house_five"), self.house_rules),
            (tuple(START_MENUS), lambda: self.menus(START_MENUS)),
            ((*TABLE_MENUS, "explained", "question"), self.over_a_table),
        )

    def settings(self) -> Script:
        self.window.menus.settings.emit()
        yield from self.shoot("settings")
        page = self.window.pages.settings_page
        yield from self._scroll_down(page)
        yield from self.shoot("settings_end")
        hands.click(page.back)

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

    def house_rules(self) -> Script:
        for game in FAMILIES:
            self.window.show_new_game(game)
            yield from self._scroll_down(self.window.pages.new_game_page)
            yield from self.shoot(f"house_{game}")
        self.window.show_start()

    def _scroll_down(self, page: QWidget) -> Script:
        """The tallest of what can be scrolled there, to its end."""
        yield turns()
        bars = [each.verticalScrollBar() for each in page.findChildren(QScrollArea) if each.isVisible()]
        longest = max(bars, key=QScrollBar.maximum)
        longest.setValue(longest.maximum())

    def menus(self, places: Mapping[str, int]) -> Script:
        """Each open under its word in the bar."""
        bar = self.window.menuBar()
        for moment, place in places.items():
            entry = bar.actions()[place]
            bar.setActiveAction(entry)
            menu = entry.menu()
            assert isinstance(menu, QMenu)
            yield menu.isVisible
            yield from self.shoot(moment)
            menu.close()

    def over_a_table(self) -> Script:
        """A match of four, at the own first lead or answer."""
        self.store.choose(self.store.current.rules_of("four"))
        yield from self.start(self.seed)
        yield from self.until(own_play)
        self.calm()
        yield from self.menus(TABLE_MENUS)
        self.window.menus.explain_words.emit()
        yield from self.shoot("explained")
        self.window.rooms.words.tip.hide()
        self.window.menus.table_choice.emit("concede_match")
        yield from self.shoot("question")


def own_play(_events: Sequence[Event], view: Any) -> bool:
    """A card of one's own is asked for."""
    return view.decision is not None and view.decision.kind == "play"
