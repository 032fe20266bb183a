# SPDX-License-Identifier: MIT
"""A recorded match as the table page sees it: the reading side of `MatchTable`. Nothing can be done at this table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from shengji_qt.controller.replays import OpenedReplay
from shengji_qt.controller.tables import Scope
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.journal import MatchSpec
from shengji_qt.model.match import Match
from shengji_qt.table.replay_cursor import Place, RecordedDeal, ReplayCursor, Unit


class ReplayTable(QObject):
    """Stands at a position of a recorded match, at one seat of it.

    `events_arrived` as at every table: with events after a step ahead, else the View is to be looked at afresh.
    """

    events_arrived = Signal(list, object)
    refused = Signal(object, object)
    thinking_changed = Signal(int, bool)
    trouble = Signal(str, dict)
    hint_ready = Signal(list, object)
    handed_over = Signal(str)
    match_conceded = Signal()

    def __init__(self, opened: OpenedReplay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.opened = opened
        self.cursor: ReplayCursor = opened.cursor
        self._seat = opened.seat
        self._view: Any = self.cursor.view(self._seat)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def spec(self) -> MatchSpec | None:
        return self.cursor.header.spec

    @property
    def match(self) -> Match | None:
        return self.cursor.match

    @property
    def deal(self) -> RecordedDeal | None:
        return self.cursor.deal

    @property
    def view(self) -> Any:
        """What this seat knew then; None in a journal without deals."""
        return self._view

    @property
    def seat(self) -> int:
        """Whose View it is."""
        return self._seat

    # -- where it stands -----------------------------------------------------------------------------------------------

    def go(self, place: Place) -> None:
        """Stand there."""
        self._show([] if place == self.cursor.place else self.cursor.go(place))

    def move(self, unit: Unit, ahead: bool) -> bool:
        """One card, trick or deal ahead or back; False if there is nothing more."""
        place = self.cursor.ahead(unit) if ahead else self.cursor.behind(unit)
        if place is not None:
            self.go(place)
        return place is not None

    def sit(self, seat: int) -> None:
        """See the match with the eyes of another seat."""
        if seat != self._seat:
            self._seat = seat
            self._show([])

    def _show(self, happened: list[Any]) -> None:
        self._view = self.cursor.view(self._seat)
        known = [mine for event in happened if (mine := event.seen_by(self._seat)) is not None]
        if self._view is not None:
            self.events_arrived.emit(known, self._view)

    @property
    def record_path(self) -> Path | None:
        return self.opened.path

    # -- what cannot be done here --------------------------------------------------------------------------------------

    @property
    def can_take_back(self) -> bool:
        return False

    @property
    def can_finish(self) -> bool:
        return False

    def can_concede(self, scope: Scope) -> bool:
        return False

    @Slot(object)
    def submit(self, action: AnyAction) -> None:
        """What was played stands."""

    @Slot()
    def next_deal(self) -> None:
        """The next deal is a step."""

    def ask_hint(self) -> bool:
        return False

    def take_back(self) -> bool:
        return False

    def finish_deal(self) -> bool:
        return False

    def concede(self, scope: Scope) -> bool:
        return False

    def close(self) -> None:
        """Nothing is open."""
