# SPDX-License-Identifier: MIT
"""A question over the window that does not stop the program: what is asked, what follows from it, and two answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QGridLayout, QMessageBox, QWidget

from shengji_qt.ui.texts import translate

_MARGINS: Final = (28, 24, 28, 20)  # logical pixels
_SPACING: Final = 14
_WIDTH: Final = 260  # of the words at least; a width of the label itself would keep it from breaking longer words


class Question(NamedTuple):
    """`more` says what follows from `act`; `keep` leaves everything as it is. What `loses` something is not the answer
    that Enter gives.
    """

    text: str
    more: str
    act: str
    keep: str
    loses: bool = True


def ask(window: QWidget, question: Question, answered: Callable[[bool], object]) -> QMessageBox:
    """Open it. `answered` is called once, with whether the player wants what was asked; closing it says no."""
    box = QMessageBox(window)
    box.setWindowTitle(translate("Questions", "Sheng Ji"))
    box.setText(question.text)
    box.setInformativeText(question.more)
    role = QMessageBox.ButtonRole.DestructiveRole if question.loses else QMessageBox.ButtonRole.AcceptRole
    act = box.addButton(question.act, role)
    keep = box.addButton(question.keep, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep if question.loses else act)
    box.setEscapeButton(keep)
    layout = box.layout()
    if isinstance(layout, QGridLayout):
        layout.setContentsMargins(*_MARGINS)
        layout.setVerticalSpacing(_SPACING)
        layout.setColumnMinimumWidth(layout.columnCount() - 1, _WIDTH)

    def finished() -> None:
        box.deleteLater()
        answered(box.clickedButton() is act)

    box.finished.connect(finished)
    box.open()
    return box


def ask_reset(page: QWidget, more: str, reset: Callable[[], object]) -> QMessageBox:
    """Ask before everything that is set on a page is lost; `more` says what it becomes."""
    question = Question(
        translate("Questions", "Reset these settings?"),
        more,
        translate("Questions", "Reset"),
        translate("Questions", "Leave as they are"),
    )
    return ask(page, question, lambda wanted: reset() if wanted else None)
