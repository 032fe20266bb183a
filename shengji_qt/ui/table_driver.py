# SPDX-License-Identifier: MIT
"""What the page with the table needs of whatever drives the table."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from PySide6.QtCore import SignalInstance

from shengji_qt.model.actions import AnyAction
from shengji_qt.model.journal import MatchSpec


class Controller(Protocol):
    """What the page needs of a table: SoloTable now, a remote table later."""

    events_arrived: SignalInstance
    refused: SignalInstance
    thinking_changed: SignalInstance
    hint_ready: SignalInstance
    handed_over: SignalInstance
    match_conceded: SignalInstance

    @property
    def view(self) -> Any: ...
    @property
    def spec(self) -> MatchSpec | None: ...
    @property
    def match(self) -> Any: ...
    @property
    def can_take_back(self) -> bool: ...
    @property
    def can_finish(self) -> bool: ...
    def submit(self, action: AnyAction) -> None: ...
    def ask_hint(self) -> bool: ...
    def take_back(self) -> bool: ...
    def finish_deal(self) -> bool: ...
    def can_concede(self, scope: Literal["deal", "match"]) -> bool: ...
