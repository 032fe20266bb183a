# SPDX-License-Identifier: MIT
"""The menu entries that act on the table: which of them are possible now, and what needs a second word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from PySide6.QtCore import QObject, SignalInstance, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from shengji_qt.ui.menus import Menus
from shengji_qt.ui.questions import Question, ask


class Table(Protocol):
    """What the menu needs of the page with the table."""

    choices_changed: SignalInstance

    def can(self, name: str) -> bool: ...
    def take_back(self) -> bool: ...
    def show_hint(self) -> bool: ...
    def finish_deal(self) -> bool: ...


class Conceding(Protocol):
    """What it needs of the controller."""

    def concede(self, scope: Literal["deal", "match"]) -> bool: ...


class TableChoices(QObject):
    """Follows the page that is shown. Conceding asks once; everything else happens at once.

    `controller` is called when it is needed: before the first match there is none.
    """

    def __init__(self, menus: Menus, controller: Callable[[], Conceding], window: QWidget) -> None:
        super().__init__(window)
        self._menus = menus
        self._controller = controller
        self._window = window
        self._table: Table | None = None
        self.question: QMessageBox | None = None
        menus.table_choice.connect(self._act)

    def follow(self, table: Table | None) -> None:
        """`table` is shown now; None: no table."""
        if table is not self._table:
            if self.question is not None:
                self.question.reject()
            if self._table is not None:
                self._table.choices_changed.disconnect(self._refresh)
            self._table = table
            if table is not None:
                table.choices_changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        for name, action in self._menus.table_choices.items():
            action.setEnabled(self._table is not None and self._table.can(name))
        self._menus.counter.setEnabled(self._table is None or self._table.can("card_counter"))

    @Slot(str)
    def _act(self, name: str) -> None:
        table = self._table
        if table is None or not table.can(name):
            return
        acts: dict[str, Callable[[], object]] = {
            "take_back": table.take_back,
            "hint": table.show_hint,
            "finish_deal": table.finish_deal,
            "concede_deal": lambda: self._ask("deal"),
            "concede_match": lambda: self._ask("match"),
        }
        acts[name]()

    def _ask(self, scope: Literal["deal", "match"]) -> None:
        if self.question is not None:
            return
        if scope == "deal":
            text = self.tr("Concede this deal?")
            more = self.tr(
                "The rest of it is played for you without a pause. It counts in the match, not in the statistics."
            )
        else:
            text, more = self.tr("Concede the match?"), self.tr("It is lost, and it cannot be continued.")

        def answered(wanted: bool) -> None:
            self.question = None
            if wanted and self._table is not None:
                self._controller().concede(scope)

        question = Question(text, more, self.tr("Concede"), self.tr("Play on"))
        self.question = ask(self._window, question, answered)
