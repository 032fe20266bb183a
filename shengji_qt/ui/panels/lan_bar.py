# SPDX-License-Identifier: MIT
"""A line over the table of the network: how the connection is, who is waited for, what is asked, what was said last."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shengji_qt.net.client import CUT_OFF
from shengji_qt.ui import parts
from shengji_qt.ui.texts import Pattern
from shengji_qt.ui.texts.lan import state_text

CALM: Final = ("in_lobby", "in_play")
LINE_SECONDS: Final = 15.0  # that a line of the chat stays; the chat keeps it


class LanBar(parts.Worded):
    """What is most pressing is shown: a broken connection, a question, somebody who is waited for, the newest line.

    Without any it says whose table this is: the cards below would change their size with each coming and going of it.
    """

    left = Signal()  # do not wait for the host
    not_waited = Signal(int)  # seat
    answered = Signal(int, bool)  # number of the question, whether the player agrees

    def __init__(
        self,
        parent: QWidget | None = None,
        clock: Callable[[], float] = time.monotonic,
        table: Callable[[], str] = lambda: "",
    ) -> None:
        """`table` gives the name of the table that one is at."""
        super().__init__(parent)
        self._table = table
        self.setProperty("role", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._clock = clock
        self._state = "in_lobby"
        self._wanted = False
        self._newest, self._old = "", 0.0  # the newest line, and when it is news no more
        self._question: tuple[int, str, bool] | None = None  # number, who asks, whether the player is to answer
        self._waiting: dict[int, tuple[str, float]] = {}  # by seat: name, when the computer acts
        self._voted: set[int] = set()
        self._result = ""
        self.words = parts.Note("secondary")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.leave = parts.button(small=True)
        self.skip = parts.button(small=True)
        self.agree = parts.button(small=True)
        self.refuse = parts.button(small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 12, 4)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        for each in (self.leave, self.skip, self.refuse, self.agree):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(each)
        self.setMinimumHeight(44)
        self._timer = QTimer(self)
        self._timer.setInterval(250)
        self._timer.timeout.connect(self._show)
        self.leave.clicked.connect(self.left)
        self.skip.clicked.connect(self._skip)
        self.agree.clicked.connect(lambda: self._answer(True))
        self.refuse.clicked.connect(lambda: self._answer(False))
        self.retranslate()

    def want(self, wanted: bool) -> None:
        """Whether it is shown where the player is."""
        self._wanted = wanted
        self._show()

    def reset(self) -> None:
        """Another table, or none."""
        self._wanted = False
        self._question, self._newest, self._result = None, "", ""
        self._waiting.clear()
        self._voted.clear()
        self._show()

    def show_state(self, state: str) -> None:
        self._state = state
        self._show()

    def show_line(self, words: str) -> None:
        """The newest line of the chat or of the table's record."""
        self._newest, self._old = words, self._clock() + LINE_SECONDS
        self._show()

    def show_result_waits(self, words: str) -> None:
        """Who has not looked at the result yet; "" for nobody."""
        self._result = words
        self._show()

    def wait_for(self, seat: int, name: str, seconds: float) -> None:
        """The computer acts for this seat in so many seconds; 0: nobody waits any more."""
        if seconds <= 0:
            self._waiting.pop(seat, None)
            self._voted.discard(seat)
        else:
            self._waiting[seat] = (name, self._clock() + seconds)
        self._show()

    def ask(self, number: int, name: str, mine: bool) -> None:
        """Somebody asks to take back a move. `mine`: this player has not answered yet."""
        self._question = (number, name, mine)
        self._show()

    def ask_nothing(self) -> None:
        """It is decided."""
        self._question = None
        self._show()

    def retranslate(self) -> None:
        self.leave.setText(self.tr("Leave"))
        self.skip.setText(self.tr("Do not wait"))
        self.agree.setText(self.tr("Agree"))
        self.refuse.setText(self.tr("Refuse"))
        self._show()

    @Slot()
    def _show(self) -> None:
        if self._newest and self._clock() >= self._old:
            self._newest = ""
        if self._waiting or self._newest:
            self._timer.start()
        else:
            self._timer.stop()
        calm = self._state in CALM
        asked = calm and self._question is not None
        waited = calm and not asked and bool(self._waiting)
        self.leave.setVisible(self._state in CUT_OFF)
        for each in (self.agree, self.refuse):
            each.setVisible(asked and self._question is not None and self._question[2])
        self.skip.setVisible(waited and min(self._waiting) not in self._voted)
        self.words.setText(self._text(calm))
        parts.set_property(self.words, "role", "secondary" if calm and not asked and not waited else "trouble")
        self.setAccessibleName(self.words.text())
        self.setVisible(self._wanted)

    def _text(self, calm: bool) -> str:
        if not calm:
            return state_text(self._state)
        if self._question is not None:
            _, name, mine = self._question
            if mine:
                return Pattern(self.tr("{name} asks to take back a move. Do you agree?")).format(name=name)
            return Pattern(self.tr("{name} asks to take back a move. The others are answering…")).format(name=name)
        if self._waiting:
            name, until = self._waiting[min(self._waiting)]
            left = max(0, round(until - self._clock()))
            return Pattern(self.tr("{name} is away. The computer plays in {seconds} s.")).format(
                name=name, seconds=left
            )
        return self._result or self._newest or (self._table() if self._wanted else "")

    def _skip(self) -> None:
        if self._waiting:
            seat = min(self._waiting)
            self._voted.add(seat)
            self._show()
            self.not_waited.emit(seat)

    def _answer(self, agree: bool) -> None:
        if self._question is not None:
            number, name, _ = self._question
            self._question = (number, name, False)
            self._show()
            self.answered.emit(number, agree)
