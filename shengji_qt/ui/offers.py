# SPDX-License-Identifier: MIT
"""What the table offers beside playing: hints, taking back, the only play by itself, and a deal played to its end."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Slot

from shengji_qt.model.actions import Bury, Choice, Mine, Play
from shengji_qt.ui.panels.hints import HintCycle, hint_message, silence_message
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.table_scene import TableScene

FORCED_PAUSE: Final = 700  # ms at standard speed, in which the only legal play is seen before it is played
SHORTEST_PAUSE: Final = 300
_PLAYS: Final = ("play", "mine")  # what is played without the player where nothing is left to decide
HASTE: Final = {"auto": 0.5, "stand-in": 0.15}  # how fast a deal is shown that is played without the player


class Offers(QObject):
    """Belongs to a table page; `controller` is that of the page (`controller.tables.MatchTable`)."""

    def __init__(self, controller: Any, scene: TableScene, preferences: PreferenceStore, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._scene = scene
        self._preferences = preferences
        self._hints: HintCycle | None = None
        self._spared = False  # a decision was taken back: it is not made again by itself
        self._forced: Any = None  # a View
        self._held = False
        self._played_by = ""  # who plays the deal to its end
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._play_forced)
        controller.hint_ready.connect(self._on_hint)
        controller.handed_over.connect(self._on_handed_over)

    def leave(self) -> None:
        """The page is left."""
        self._controller.hint_ready.disconnect(self._on_hint)
        self._controller.handed_over.disconnect(self._on_handed_over)
        self.timer.stop()
        self._end_haste()

    # --- what is possible

    def can(self, name: str) -> bool:
        """Whether `take_back`, `finish_deal`, `hint`, `concede_deal` or `concede_match` would do something now."""
        view, scene, controller = self._scene.newest, self._scene, self._controller
        if view is None or controller.match is None:
            return False
        if name == "concede_match":
            return bool(controller.can_concede("match"))
        if view.phase == "over" or scene.stage.played_on is not None:
            return False
        if name == "take_back":
            return not scene.pressed and bool(controller.can_take_back)
        if name == "finish_deal":
            return bool(controller.can_finish)
        if name == "hint":
            return self._preferences.current.hints and view.decision is not None
        return name == "concede_deal" and bool(controller.can_concede("deal"))

    # --- hints

    def show_hint(self) -> bool:
        """The next hint for what is asked now; it may come a moment later."""
        if not self.can("hint") or self._scene.pressed:
            return False
        if self._hints is not None and self._hints.view is self._scene.newest:
            self._show_next(self._hints)
            return True
        return bool(self._controller.ask_hint())

    @Slot(list, object)
    def _on_hint(self, choices: list[Choice], view: Any) -> None:
        if view is self._scene.newest and not self._scene.pressed:
            self._hints = HintCycle(view, choices)
            self._show_next(self._hints)

    def _show_next(self, hints: HintCycle) -> None:
        choice, number = hints.next()
        if choice is None:
            self._scene.suggest((), silence_message(hints.view))
            return
        cards = choice.action.cards if isinstance(choice.action, Play | Bury | Mine) else ()
        stage = self._scene.stage
        self._scene.drain()
        stage.kind.plan(stage, choice.action)
        self._scene.suggest(cards, self._said(hints, choice, number))

    def _said(self, hints: HintCycle, choice: Choice, number: int) -> Message:
        stage = self._scene.stage
        words = stage.kind.action_words(hints.view, choice.action, stage.names)
        why = stage.kind.message(stage, hints.view).detail if hints.view.trick.plays else ""
        return hint_message(choice, number, len(hints.choices), stage.names, words=words, why=why, game=stage.kind.key)

    def retranslate(self) -> None:
        """The hint that stands there in the language in force."""
        stage, hints = self._scene.stage, self._hints
        if stage.suggestion is None or hints is None or hints.view is not self._scene.newest:
            return
        choice, number = hints.shown
        stage.suggestion = silence_message(hints.view) if choice is None else self._said(hints, choice, number)

    # --- taking back

    def take_back(self) -> bool:
        """Back to the player's last decision."""
        if not self.can("take_back"):
            return False
        self.timer.stop()
        self._scene.drain()
        self._scene.clear_selection()
        self._scene.director.forget()
        self._spared = True
        return bool(self._controller.take_back())

    # --- what is played without the player

    def hold(self, held: bool) -> None:
        """While the match is held nothing is played without the player; the moment before it begins anew then."""
        self._held = held
        if held:
            self.timer.stop()
        elif self._forced is not None and self._forced is self._scene.newest:
            self._play_soon()

    def on_settled(self, view: Any) -> None:
        """`view` is shown now: the only legal play may be played after a moment."""
        if view.phase == "over" or self._asks_again(view):
            self._end_haste()
        spared, self._spared = self._spared, False
        self.timer.stop()
        self._forced = None
        must = self._scene.stage.obligation
        if must is None or not self._preferences.current.play_forced or spared or view is not self._scene.newest:
            return
        if must.forced and len(must.forced) == (must.count or len(must.playable)):
            self._forced = view
            if not self._held:
                self._play_soon()

    def _play_soon(self) -> None:
        self.timer.start(max(SHORTEST_PAUSE, speeds.ms(FORCED_PAUSE)))

    def _asks_again(self, view: Any) -> bool:
        """What comes after forced plays is the player's own again: points to spend, levels to lower."""
        decision = view.decision
        return self._played_by == "auto" and decision is not None and decision.kind not in _PLAYS

    @Slot()
    def _play_forced(self) -> None:
        """Unless the player has done something else meanwhile, or wants it no more."""
        scene, must = self._scene, self._scene.stage.obligation
        if self._forced is not scene.newest or must is None or scene.pressed or scene.stage.past.plays:
            return
        if not self._preferences.current.play_forced:
            return
        if sorted(scene.chosen_cards()) == sorted(must.forced):
            scene.submit_chosen()

    def finish_deal(self) -> bool:
        """Play on to the end of the deal: nothing is left to decide."""
        if not self.can("finish_deal") or self._scene.pressed:
            return False
        self._scene.drain()
        return bool(self._controller.finish_deal())

    @Slot(str)
    def _on_handed_over(self, by: str) -> None:
        scene = self._scene
        self.timer.stop()
        scene.cancel_gesture()
        scene.drain()
        scene.clear_selection()
        self._played_by = by
        speeds.set_haste(HASTE.get(by, 1.0))
        words = self.tr("Your cards are played to the end by the computer.")
        scene.stage.played_on = Message(self.tr("The deal is played to its end"), words if by != "auto" else "")
        scene.stage.refresh()
        scene.stage.changed.emit()

    def _end_haste(self) -> None:
        speeds.set_haste(1.0)
        self._played_by = ""
        stage = self._scene.stage
        if stage.played_on is not None:
            stage.played_on = None
            stage.refresh()
