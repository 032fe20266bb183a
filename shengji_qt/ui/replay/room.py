# SPDX-License-Identifier: MIT
"""Replays in the main window: the list, the match that is looked at, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QVBoxLayout

from shengji_qt import paths
from shengji_qt.controller import replays, saved_matches
from shengji_qt.controller.saved_matches import SavedMatch
from shengji_qt.model.notation import match_text
from shengji_qt.table import deal_codes
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.deal_codes import SharedDeal
from shengji_qt.table.journal import SUFFIX, read
from shengji_qt.table.troubles import TroubleError
from shengji_qt.ui import parts
from shengji_qt.ui.file_dialogs import file_dialog
from shengji_qt.ui.replay.list_page import ReplaysPage
from shengji_qt.ui.replay.page import ReplayPage
from shengji_qt.ui.texts.replays import damage_text

if TYPE_CHECKING:
    from shengji_qt.ui.main_window import MainWindow

TEXT_SUFFIX = ".txt"


class ReplayFrame(parts.Page):
    """Holds the page of the match that is looked at, if there is one."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.page: ReplayPage | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: ReplayPage | None) -> None:
        """This one instead of the one before."""
        before, self.page = self.page, page
        if before is not None:
            before.leave()
            self._column.removeWidget(before)
            before.hide()
            before.deleteLater()
        if page is not None:
            self._column.addWidget(page)

    def focus_first(self) -> None:
        if self.page is not None:
            self.page.focus_first()


class ReplayRoom(QObject):
    """Made when somebody wants to look at a match again."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._from_list = False
        self.dialog: QFileDialog | None = None
        window.appearance.changed.connect(self._take_look)

    @cached_property
    def list_page(self) -> ReplaysPage:
        page = ReplaysPage()
        page.open_requested.connect(self._open_listed)
        page.file_requested.connect(self.ask_file)
        page.delete_requested.connect(self._delete)
        page.deal_requested.connect(self.play_deal)
        return self._window.pages.aside(page, page.left)

    @cached_property
    def frame(self) -> ReplayFrame:
        frame = ReplayFrame()
        return self._window.pages.aside(frame, frame.left)

    # -- pages ---------------------------------------------------------------------------------------------------------

    @Slot()
    def show(self) -> None:
        """The list."""
        self.list_page.show_recorded(replays.recorded_matches(self._name), may_play=self._may_play)
        self._window.pages.show_aside(self.list_page)

    def open(self, path: Path, *, last_deal: bool = False) -> bool:
        """Look at this file: from its beginning, or the deal that ended last. False, and why, if that cannot be."""
        window = self._window
        try:
            opened = replays.open_replay(path, self._name)
        except TroubleError as error:
            self._say_trouble(error)
            return False
        page = ReplayPage(opened, window.store, window.resources, may_play=self._may_play)
        page.left.connect(self._leave)
        page.play_on.connect(self.play_on)
        page.play_again.connect(self._play_again)
        page.code_wanted.connect(self._copy_code)
        page.text_wanted.connect(self.ask_text_file)
        page.position_wanted.connect(self._copy_position)
        page.sound.connect(window.sounds.play)
        self._from_list = window.pages.currentWidget() is vars(self).get("list_page")
        self.frame.hold(page)
        self._take_look()
        if last_deal:
            page.show_last_deal()
        window.pages.show_aside(self.frame)
        return True

    @Slot(object)
    def _open_listed(self, recorded: replays.RecordedMatch) -> None:
        self.open(recorded.path)

    @Slot()
    def _leave(self) -> None:
        """Back to the list, or to where one was before."""
        if self._from_list:
            self.show()
        else:
            self.frame.left.emit()
        self.frame.hold(None)

    @property
    def _page(self) -> ReplayPage:
        page = self.frame.page
        assert page is not None, "only while a match is looked at"
        return page

    @property
    def _may_play(self) -> bool:
        """Not while one sits at a table of the network: nobody leaves it by the way."""
        return not (self._window.lan_is_open and self._window.lan.flow.is_at_table)

    @Slot(object)
    def _delete(self, recorded: replays.RecordedMatch) -> None:
        try:
            saved_matches.delete(recorded.path)
        except TroubleError as error:
            self._say_trouble(error)
        self.show()

    # -- new matches ---------------------------------------------------------------------------------------------------

    def _level_of(self, seat: int) -> str:
        return self._window.store.current.new_game.level_of(max(seat, 1))

    @Slot(int)
    def play_on(self, seat: int) -> None:
        """A new match from where this one stands."""
        opened = self._page.opened
        self._begin(lambda: replays.play_from(opened, seat, self._name, self._level_of))

    @Slot(int)
    def _play_again(self, seat: int) -> None:
        deal = replays.shared_deal(self._page.replay.cursor, seat)
        if deal is not None:
            self.play_deal(deal)

    @Slot(object)
    def play_deal(self, deal: SharedDeal) -> None:
        """A new match that begins with this deal."""
        self._begin(lambda: replays.play_deal(deal, self._name, self._level_of))

    @property
    def _name(self) -> str:
        return self._window.store.current.player_name

    def _begin(self, make: Callable[[], Path]) -> None:
        """Save a new match and go on with it; one that was running waits for its place on the first page."""
        try:
            path = make()
            spec = read(path).header.spec
        except TroubleError as error:
            self._say_trouble(error)
            return
        self._window.continue_match(SavedMatch(path, path.stat().st_mtime, spec))
        self.frame.hold(None)

    # -- texts ---------------------------------------------------------------------------------------------------------

    @Slot(int)
    def _copy_code(self, seat: int) -> None:
        deal = replays.shared_deal(self._page.replay.cursor, seat)
        if deal is not None:
            code = deal_codes.encode(deal)
            QGuiApplication.clipboard().setText(code)
            self._window.notices.show_message(
                self.tr("The deal code is in the clipboard, ready to be pasted: {code}").format(code=code), "code"
            )

    @Slot(str)
    def _copy_position(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.notices.show_message(self.tr("The position is in the clipboard as text."), "code")

    @Slot()
    def ask_text_file(self) -> None:
        """Where the text of the match is to be written."""
        name = self._page.opened.path.stem + TEXT_SUFFIX
        self._ask(self.tr("Export the match as text"), name, self.export)

    def export(self, target: Path) -> None:
        """Write the match as text, and say where it is or why not."""
        cursor = self._page.replay.cursor
        try:
            write_atomically(target, match_text(cursor.header, cursor.entries).encode())
        except OSError as error:
            words = self.tr("The text cannot be written: {detail}").format(detail=error.strerror or error)
        else:
            words = self.tr("The match is written as text: {path}").format(path=target)
        self._window.notices.show_message(words, "text")

    # -- files ---------------------------------------------------------------------------------------------------------

    @Slot()
    def ask_file(self) -> None:
        """Which file is to be looked at."""
        self._ask(self.tr("Open a recorded match"), "", self.open)

    def _ask(self, title: str, name: str, use: Callable[[Path], object]) -> None:
        """A name of a file to read, or with `name` one to write; nothing waits for the answer."""
        if self.dialog is not None:
            return
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = documents if name else str(paths.saves_dir())
        dialog = self.dialog = file_dialog(self._window, title, folder)
        if name:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(TEXT_SUFFIX)
            dialog.selectFile(name)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilters(
                [self.tr("Recorded matches (*{suffix})").format(suffix=SUFFIX), self.tr("All files (*)")]
            )

        def answered(result: int) -> None:
            self.dialog = None
            chosen = dialog.selectedFiles()
            dialog.deleteLater()
            if result and chosen:
                use(Path(chosen[0]))

        dialog.finished.connect(answered)
        dialog.open()

    # -- look ----------------------------------------------------------------------------------------------------------

    def _say_trouble(self, error: TroubleError) -> None:
        self._window.notices.show_message(damage_text(error.trouble), "replay")

    @Slot()
    def _take_look(self) -> None:
        look = self._window.appearance
        page = self.frame.page if "frame" in vars(self) else None
        if page is not None:
            page.set_theme(look.theme, look.scale)
            page.set_card_options(look.card_style)
