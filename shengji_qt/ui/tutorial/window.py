# SPDX-License-Identifier: MIT
"""Lessons in the main window: which are offered, where they were left, and the page among the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot

from shengji_qt.controller.lesson_table import LessonTable
from shengji_qt.table.lessons import lesson_of
from shengji_qt.ui.art import Icons
from shengji_qt.ui.pace import pacing_of
from shengji_qt.ui.tutorial.lesson_page import LessonPage

if TYPE_CHECKING:
    from shengji_qt.ui.main_window import MainWindow

DONE = "done"  # in the preferences, instead of a step


class LessonWindow(QObject):
    """Made when somebody wants a lesson. One runs at a time; its table is saved nowhere and counts for nothing."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: LessonPage | None = None
        window.pages.currentChanged.connect(self._on_page)
        window.menus.tutorial_again.connect(self.begin_again)
        window.appearance.changed.connect(self._take_look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)  # it is remembered where it was left

    @Slot(str)
    def begin(self, game: str) -> None:
        """From where it was left, else from the beginning; a running match waits."""
        self.close()
        self._open(game, self._window.store.current.lessons.get(game, ""))

    @Slot()
    def begin_again(self) -> None:
        """The lesson that is open now, from its beginning."""
        if self.page is not None:
            game = self.page.lesson.game
            self.close()
            self._open(game, "")

    def _open(self, game: str, kept: str) -> None:
        """`kept`: the step to go on with."""
        window = self._window
        window.show_start()
        lesson = lesson_of(game)
        table = LessonTable(self, pacing=pacing_of(window.store.current))
        page = LessonPage(
            lesson, window.store, window.faces, Icons(window.resources / "icons"), window.appearance.theme, table
        )
        page.left.connect(window.show_start)
        page.finished.connect(self._note_done)
        page.match_wanted.connect(self._play)
        page.sound.connect(window.sounds.play)
        self.page = page
        window.menus.lesson_again.setEnabled(True)
        self._take_look()
        page.retranslate()
        window.pages.addWidget(page)
        window.show_page(page)
        page.begin("" if kept == DONE else kept)

    @Slot()
    def close(self) -> None:
        """Leave the lesson, and remember where."""
        page, self.page = self.page, None
        if page is None:
            return
        game, store = page.lesson.game, self._window.store
        if store.current.lessons.get(game) != DONE:
            store.set(lessons={**store.current.lessons, game: page.step_key or DONE})
        self._window.menus.lesson_again.setEnabled(False)
        page.close_lesson()
        page.controller.deleteLater()
        self._window.pages.removeWidget(page)
        page.deleteLater()

    @Slot()
    def _note_done(self) -> None:
        if self.page is not None:
            store = self._window.store
            store.set(lessons={**store.current.lessons, self.page.lesson.game: DONE})

    @Slot()
    def _play(self) -> None:
        if self.page is not None:
            game = self.page.lesson.game
            self._window.show_start()
            self._window.start_match(game)

    @Slot(int)
    def _on_page(self, _index: int) -> None:
        """It stands still behind what is read beside it; any other page: the lesson has been left."""
        pages = self._window.pages
        if self.page is None:
            return
        held = pages.reads_aside()
        if pages.currentWidget() is self.page or held:
            self.page.controller.hold(held)
        else:
            self.close()

    @Slot()
    def _take_look(self) -> None:
        if self.page is not None:
            appearance = self._window.appearance
            self.page.set_theme(appearance.theme, appearance.scale)
            self.page.set_card_options(appearance.card_style)
