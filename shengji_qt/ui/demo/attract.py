# SPDX-License-Identifier: MIT
"""The window plays matches by itself, to be watched, until it is closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QAbstractButton

from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.script import Script, pause
from shengji_qt.ui.demo.story import button_of, cards_of, start_key
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.scene import speeds

LOOK: Final = 2.5  # seconds at a page, at standard speed
CARD: Final = 0.12  # between two cards that are chosen
THINK: Final = 0.8


def play_on(window: MainWindow, game: str) -> Script:
    """Match after match."""
    while True:
        window.show_start()
        yield _wait(LOOK)
        hands.click(hands.button_with_key(window.start_page, start_key(game)))
        yield lambda: window.table is not None
        yield from _match(window)


def _match(window: MainWindow) -> Script:
    """Until the match is over; then back to the start page."""
    while window.table is not None:
        yield lambda: _asked(window)
        if window.pages.result_page.isVisible():
            yield _wait(2 * LOOK)
            summary = window.pages.result_page.summary
            hands.click(window.pages.result_page.next)
            if summary is not None and summary.match_over:
                return
            continue
        yield _wait(THINK)
        yield from _answer(window)


def _asked(window: MainWindow) -> bool:
    if window.pages.result_page.isVisible() or window.table is None:
        return True
    shown = not window.table.scene.presenter.waiting and window.table.isVisible()
    view = window.controller.view
    return shown and view is not None and casting.decide(view) is not None


def _answer(window: MainWindow) -> Script:
    """What a computer seat would do, by mouse; nothing if the moment has passed meanwhile."""
    table, view = window.table, window.controller.view
    action = None if table is None or view is None else casting.decide(view)
    if table is None or action is None:
        return
    seat = hands.TableHands(table)
    for _ in seat.choose(cards_of(action)):
        yield _wait(CARD)
    for _ in range(2):  # a throw that can fail is asked about once
        if window.controller.view is not view:
            return
        button = table.bar.button(button_of(action)) if button_of(action) else None
        if button is None:  # an action of another part of the table
            table.scene.submit(action)
        else:
            yield from _press(button)
        yield pause(0.3)


def _press(button: QAbstractButton) -> Script:
    hands.press(button)
    yield _wait(CARD)
    if button.isDown():
        hands.release(button)


def _wait(seconds: float) -> Callable[[], bool]:
    return pause(seconds * max(speeds.FACTOR, 0.1))
