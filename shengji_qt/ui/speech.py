# SPDX-License-Identifier: MIT
"""What a screen reader is told while a match is played: every event in words, the player's turn and what must be
followed, refusals and hints, and the card that the keyboard is on.

Events are told when they are shown, together with the turn that they lead to, so that one sentence does not cut off the
one before it. Only what answers the player's own key is urgent.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from shengji_qt.model import events as ev
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene.table_scene import TableScene
from shengji_qt.ui.texts.events import event_text
from shengji_qt.ui.texts.table_words import cursor_text, score_text, sentences, table_text

# Every card of a deal would be a sentence; the hand is told whole.
_UNTOLD: Final = (ev.CardDealt, ev.CardDealtHidden)


def announce(widget: QWidget, words: str, urgent: bool = False) -> None:
    """Tell these words to whoever listens for `widget`'s window; nothing happens where no screen reader runs."""
    event = QAccessibleAnnouncementEvent(widget, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


class Speech(QObject):
    """Of one table. `said` carries what was announced and whether it was urgent."""

    said = Signal(str, bool)

    def __init__(self, view: QWidget, scene: TableScene) -> None:
        """`view` shows the scene; it is what the words belong to."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._pending: list[str] = []
        self._asked: tuple[str, int] | None = None  # the decision that was told last, and in which trick
        scene.shown.connect(self._on_shown)
        scene.settled.connect(self._on_settled)
        scene.pointed.connect(self._on_pointed)
        scene.told.connect(self._on_told)

    def say(self, words: str, urgent: bool = False) -> None:
        if words:
            announce(self._view, words, urgent)
            self.said.emit(words, urgent)

    def describe(self) -> str:
        """Everything on the table, for whoever asks what the focus is on."""
        stage, view = self._scene.stage, self._scene.newest
        message = _sentences(stage.message_line.message)
        if view is None:
            return message
        bars = [] if stage.view is None else stage.kind.scores(stage, stage.view)
        scores = [score_text(each.title, each.points, each.meaning) for each in bars]
        return table_text(view, self._names(view), message, scores, self._scene.chosen_cards())

    def _names(self, view: Any) -> tuple[str, ...]:
        """By seat; of five players in split mode a sixth, of the declarer's rear hand."""
        slots = len(view.hand_counts)
        split = getattr(view.settings, "mode", "") == "split"
        return tuple(self._scene.stage.name_of(slot) for slot in range(slots + split))

    @Slot(object)
    def _on_shown(self, event: object) -> None:
        view = self._scene.newest
        if isinstance(event, ev.Event) and not isinstance(event, _UNTOLD) and view is not None:
            self._pending.append(event_text(event, self._names(view), spoken=True))

    @Slot(object)
    def _on_settled(self, view: Any) -> None:
        decision = view.decision
        asked = None
        if decision is not None and not decision.optional:
            asked = (decision.kind, len(view.tricks))
            if asked != self._asked or self._pending:
                stage = self._scene.stage
                self._pending.append(_sentences(stage.kind.message(stage, view)))
        self._asked = asked
        words, self._pending = " ".join(self._pending), []
        self.say(words)

    @Slot()
    def _on_pointed(self) -> None:
        selection = self._scene.stage.selection
        item = selection.cursor_item
        if item is not None and item.card is not None:
            items = selection.zone.items
            chosen = item in selection.selected
            self.say(cursor_text(item.card, chosen, items.index(item) + 1, len(items)), urgent=True)

    @Slot(object)
    def _on_told(self, message: Message) -> None:
        self.say(_sentences(message), urgent=True)


def _sentences(message: Message) -> str:
    return sentences(message.head, message.detail)
