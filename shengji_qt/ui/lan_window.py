# SPDX-License-Identifier: MIT
"""A table of the local network in the main window: its pages among the others, its match on the page with the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from shengji_qt.controller.host_process import HostProcess
from shengji_qt.controller.tables import MatchTable
from shengji_qt.model.events import DealStarted
from shengji_qt.model.journal import MatchSpec
from shengji_qt.ui.appearance import Appearance
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.lan_copies import TableCopies
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.lan_leaving import TableLeaving
from shengji_qt.ui.preferences import PreferenceStore

if TYPE_CHECKING:
    from shengji_qt.ui.main_window import MainWindow


class LanWindow(QObject):
    """Made when somebody wants to join or open a table."""

    def __init__(
        self, window: MainWindow, store: PreferenceStore, appearance: Appearance, flow: LanFlow | None = None
    ) -> None:
        """`flow` is for tests."""
        super().__init__(window)
        self._window = window
        self._store = store
        self._appearance = appearance
        self.flow = flow or LanFlow(store, make_host=HostProcess, parent=self)
        window.show_over_pages(self.flow.bar)
        self.flow.page_wanted.connect(self._show_page)
        self.flow.rules_wanted.connect(self._set_up_rules)
        self.flow.match_begins.connect(self._begin_match)
        self.flow.match_left.connect(window.leave_table)
        self.flow.presence_changed.connect(self._show_presence)
        self.flow.left.connect(window.show_start)
        self.flow.closed.connect(self._say_closed)
        self.leaving = TableLeaving(window, lambda: self.flow.company)
        self.flow.leaving.connect(lambda: self.leaving.ask(self.flow.leave))
        self.copies = TableCopies(window, lambda: self.flow.own_table)
        window.menus.copy_table.connect(self.copies.ask)

    @property
    def table(self) -> MatchTable:
        table: MatchTable = self.flow.table
        return table

    def go(self, where: str) -> None:
        """Look for a table (`join`), or open one (`host`); a running match waits."""
        self._window.leave_table()
        self.flow.close()
        self.flow.set_theme(self._appearance.theme, self._appearance.scale)
        (self.flow.show_join if where == "join" else self.flow.show_host)()
        self._window.show_page(self.flow.join_page if where == "join" else self.flow.host_page)

    @Slot(object)
    def _show_page(self, page: QWidget) -> None:
        self._add(page)
        self._window.pages.show_or_keep(page)

    def _add(self, page: QWidget) -> None:
        if self._window.pages.indexOf(page) < 0:
            self._window.pages.addWidget(page)

    @Slot(bool)
    def _say_closed(self, kept: bool) -> None:
        """Ctrl+B and the like close the table on the way: nobody is to believe that it is still open."""
        words = self.tr("Your table is closed. Its match is kept among those that can be continued.")
        self._window.notices.show_message(words if kept else self.tr("Your table is closed."), "table")

    @Slot(str)
    def _set_up_rules(self, game: str) -> None:
        """The settings of this game, for the table; then back to where it is set up."""
        window = self._window
        page = NewGamePage(self._store, self._appearance.theme, setup_of(game), for_table=True)

        def done() -> None:
            window.pages.removeWidget(page)
            page.deleteLater()
            self.flow.show_again()

        page.rules_requested.connect(window.explain)
        page.start_requested.connect(lambda: self.flow.use_rules(game))
        page.start_requested.connect(done)
        page.left.connect(done)
        self._add(page)
        window.show_page(page)

    @Slot(object)
    def _begin_match(self, spec: MatchSpec) -> None:
        self._window.new_table(spec)
        if self._window.table is not None:
            self._window.table.set_chat(self.flow.chat)
            self._window.match_table.events_arrived.connect(self._on_events)
        self._show_presence()

    @Slot(list, object)
    def _on_events(self, events: list[Any], _view: object) -> None:
        """The next deal has begun for everybody."""
        if any(isinstance(event, DealStarted) for event in events):
            self.flow.deal_begins()
            self._window.leave_result()

    @Slot()
    def _show_presence(self) -> None:
        if self._window.table is not None and self.flow.is_playing:
            self._window.table.show_away(self.flow.away())
            self._window.table.allow_counter(self.flow.may_count)
            self._window.table.show_cut_off(self.flow.is_cut_off)
        self._window.menus.copy.setEnabled(self.flow.own_table is not None)
