# SPDX-License-Identifier: MIT
"""The pages of the main window: each made when it is first wanted, so that the first one is there sooner.

A new page costs a cached property here. A page that is read beside the game (rules, settings) is made with `aside`:
the page that was there before it comes back, and a running match does not push it away.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import SignalInstance, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from shengji_qt.ui.art import Icons
from shengji_qt.ui.dialogs.text_page import TextPage
from shengji_qt.ui.games.kinds import kind_of
from shengji_qt.ui.games.setups import GAMES, setup_of

if TYPE_CHECKING:  # imported where they are made
    from shengji_qt.ui.dialogs.how_to_play import HowToPlayPage
    from shengji_qt.ui.dialogs.licences import LicencesPage
    from shengji_qt.ui.dialogs.matches import MatchesPage
    from shengji_qt.ui.dialogs.new_game import NewGamePage
    from shengji_qt.ui.dialogs.report_problem import ReportProblemPage
    from shengji_qt.ui.dialogs.result_frame import ResultPage
    from shengji_qt.ui.dialogs.rules_browser import RulesBrowser
    from shengji_qt.ui.dialogs.self_test import SelfTestPage
    from shengji_qt.ui.dialogs.settings import SettingsPage
    from shengji_qt.ui.dialogs.statistics import StatisticsPage
    from shengji_qt.ui.main_window import MainWindow
    from shengji_qt.ui.theme import Theme


_Aside = TypeVar("_Aside", bound=QWidget)


class WindowPages(QStackedWidget):
    """Shows one of the window's pages, and knows which page comes back after one that is read beside the game."""

    def __init__(self, window: MainWindow) -> None:
        """`window` has its tools (store, appearance …) and its first page already."""
        super().__init__()
        self._window = window
        self.new_game_pages: dict[str, NewGamePage] = {}  # by game
        self.result_pages: dict[str, ResultPage] = {}
        self.came_from: QWidget = window.start_page
        self._aside: list[QWidget] = []
        self.addWidget(window.start_page)

    # -- the pages -----------------------------------------------------------------------------------------------------

    @property
    def new_game_page(self) -> NewGamePage:
        """Of the game that was set up last."""
        from shengji_qt.ui.dialogs.new_game import NewGamePage

        window = self._window
        game = window.store.current.new_game.game
        if game not in self.new_game_pages:
            page = NewGamePage(window.store, window.appearance.theme, setup_of(game))
            page.start_requested.connect(window.start_match)
            page.rules_requested.connect(window.explain)
            page.left.connect(window.show_start)
            self.addWidget(page)
            self.new_game_pages[game] = page
        return self.new_game_pages[game]

    @property
    def result_page(self) -> ResultPage:
        """Of the game that is played or was played last."""
        window, theme = self._window, self._window.appearance.theme
        spec = window.match_table.spec
        game = spec.game if spec is not None else GAMES[0]
        if game not in self.result_pages:
            page = kind_of(game).result_page(window.faces, Icons(window.resources / "icons"), theme)
            page.set_theme(theme, window.appearance.scale)
            page.next_requested.connect(window.next_deal)
            page.left.connect(window.leave_result_page)
            page.again_requested.connect(window.look_again)
            self.addWidget(page)
            self.result_pages[game] = page
        return self.result_pages[game]

    @cached_property
    def matches_page(self) -> MatchesPage:
        from shengji_qt.ui.dialogs.matches import MatchesPage

        page = MatchesPage()
        page.continue_requested.connect(self._window.continue_match)
        page.delete_requested.connect(self._window.delete_match)
        page.left.connect(self._window.show_start)
        self.addWidget(page)
        return page

    @cached_property
    def help_page(self) -> HowToPlayPage:
        from shengji_qt.ui.dialogs.how_to_play import HowToPlayPage

        page = HowToPlayPage()
        return self.aside(page, page.left)

    def game_read(self) -> str:
        """The game that somebody reads how to play, "" where another page is shown."""
        return self.help_page.game if "help_page" in vars(self) and self.currentWidget() is self.help_page else ""

    @cached_property
    def licences_page(self) -> LicencesPage:
        from shengji_qt.ui.dialogs.licences import LicencesPage

        page = LicencesPage(self._window.resources / "licences")
        page.self_test_requested.connect(lambda: self.show_aside(self.self_test_page))
        return self.aside(page, page.left)

    @cached_property
    def self_test_page(self) -> SelfTestPage:
        from shengji_qt.ui.dialogs.self_test import SelfTestPage

        page = SelfTestPage()
        return self.aside(page, page.left)

    @cached_property
    def rules_page(self) -> RulesBrowser:
        from shengji_qt.ui.dialogs.rules_browser import RulesBrowser

        window = self._window
        page = RulesBrowser(window.resources / "rules", window.translations, window.rules_of)
        page.set_theme(self._window.appearance.theme, self._window.appearance.scale)
        return self.aside(page, page.left)

    @cached_property
    def settings_page(self) -> SettingsPage:
        from shengji_qt.ui.dialogs.settings import SettingsPage

        page = SettingsPage(self._window.store, self._window.chinese, self._window.can_sound)
        page.sound_tried.connect(self._window.try_sound)
        return self.aside(page, page.left)

    @cached_property
    def statistics_page(self) -> StatisticsPage:
        from shengji_qt.ui.dialogs.statistics import StatisticsPage

        window = self._window
        page = StatisticsPage(window.appearance.theme)
        page.set_theme(window.appearance.theme, window.appearance.scale)
        page.play_requested.connect(self._play)
        return self.aside(page, page.left)

    @Slot()
    def _play(self) -> None:
        """Back to the table, or to where a match is set up."""
        if self._window.table is not None:
            self.go_back()
        else:
            self._window.leaving(self._window.show_new_game)

    @cached_property
    def report_page(self) -> ReportProblemPage:
        from shengji_qt.ui.dialogs.report_problem import ReportProblemPage
        from shengji_qt.ui.program_log import log_path

        page = ReportProblemPage(self._window.store.path, log_path())
        return self.aside(page, page.left)

    # -- beside the game -----------------------------------------------------------------------------------------------

    def aside(self, page: _Aside, left: SignalInstance) -> _Aside:
        """Add a page that is read beside the game; its signal `left` brings back what was shown before."""
        left.connect(self.go_back)
        if isinstance(page, TextPage):
            page.set_scale(self._window.appearance.scale)
        self._aside.append(page)
        self.addWidget(page)
        return page

    def show_aside(self, page: QWidget) -> None:
        """Show a page that was added with `aside`; the one before it comes back."""
        current = self.currentWidget()
        if current is not None and not self.reads_aside():
            self.came_from = current
        self._window.show_page(page)

    def show_or_keep(self, page: QWidget) -> None:
        """Show a page, or keep it for when the page beside the game has been read."""
        if self.reads_aside():
            self.came_from = page
        else:
            self._window.show_page(page)

    def reads_aside(self) -> bool:
        """Whether a page beside the game is shown."""
        return self.currentWidget() in self._aside

    @Slot()
    def go_back(self) -> None:
        """The page beside the game has been read."""
        self._window.show_page(self.came_from)

    # -- look ----------------------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Of the pages that were made."""
        for setting_up in self.new_game_pages.values():
            setting_up.set_theme(theme)
        if "rules_page" in vars(self):
            self.rules_page.set_theme(theme, scale)
        if "statistics_page" in vars(self):
            self.statistics_page.set_theme(theme, scale)
        for page in self._aside:
            if isinstance(page, TextPage):
                page.set_scale(scale)
        for result in self.result_pages.values():
            result.set_theme(theme, scale)
