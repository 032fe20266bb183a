# SPDX-License-Identifier: MIT
"""The rooms of the window besides the table: each brings its pages in an object of its own, made when first wanted.

A new room costs a cached property here and the line in MainWindow._connect that opens it. A room takes the window and
uses its tools: `store`, `appearance`, `translations`, `faces`, `resources`, `pages`, `notices`. It follows the look by
`window.appearance.changed`.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported where they are made: the first page is there sooner
    from shengji_qt.ui.lan_window import LanWindow
    from shengji_qt.ui.main_window import MainWindow
    from shengji_qt.ui.replay.room import ReplayRoom
    from shengji_qt.ui.term_help import TermHelp
    from shengji_qt.ui.tutorial.window import LessonWindow


class Rooms:
    """Of one window. `"name" in vars(rooms)` tells whether a room was ever entered."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @cached_property
    def words(self) -> TermHelp:
        from shengji_qt.ui.term_help import TermHelp

        return TermHelp(self._window)

    @cached_property
    def lan(self) -> LanWindow:
        from shengji_qt.ui.lan_window import LanWindow

        return LanWindow(self._window, self._window.store, self._window.appearance)

    @cached_property
    def replays(self) -> ReplayRoom:
        from shengji_qt.ui.replay.room import ReplayRoom

        return ReplayRoom(self._window)

    @cached_property
    def lessons(self) -> LessonWindow:
        from shengji_qt.ui.tutorial.window import LessonWindow

        return LessonWindow(self._window)
