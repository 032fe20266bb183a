# SPDX-License-Identifier: MIT
"""The scene: it owns the mouse and the keyboard, and turns gestures into actions of the newest View.

Every input first drains the presentation queue. While a button is pressed nothing in the hand moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from shengji_qt.model.actions import AnyAction
from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.model.refusals import Refusal
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.kinds import TableKind
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.director import Director
from shengji_qt.ui.scene.drag import DoubleGuard, Gesture, Kind
from shengji_qt.ui.scene.presenter import Presenter
from shengji_qt.ui.scene.stage import Stage
from shengji_qt.ui.scene.zones import Grip
from shengji_qt.ui.texts.refusals import refusal_text

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class TableScene(QGraphicsScene):
    """The table. `newest` is the View that input acts on; what is shown may be behind it."""

    action_requested = Signal(object)  # an action that the newest View allows
    settled = Signal(object)  # the View that is shown now
    played_out = Signal(object)  # the last trick was shown, what it comes to is not yet; a View for the record
    lifting = Signal(bool)  # cards are under the pointer
    hint_requested = Signal()
    sides_swapped = Signal(bool)  # the trumps are held at the right end now
    shown = Signal(object)  # an event begins to be shown
    pointed = Signal()  # the keyboard is on a card, which may have been chosen or put back
    told = Signal(object)  # a Message that answers the player: why not, or what could be done
    help_wanted = Signal(QPointF)  # the pointer rests here
    leave_requested = Signal()  # Alt+Left, the usual key for going back

    def __init__(
        self, faces: CardFaces, kind: TableKind, parent: Any = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.stage = Stage(self, faces, kind)
        self.director = Director(self.stage)
        self.presenter = Presenter(self.stage.motion, self._show, self._settle, self)
        self.newest: Any = None  # the game's own View
        self._clock = clock
        self._guard = DoubleGuard()
        self._gesture: Gesture | None = None
        self._grip: Grip | None = None  # the press belongs to an extra part of the table
        self._card: CardItem | None = None  # under the press
        self._seen_raised = False  # it, when it was pressed
        self._lifted: dict[CardItem, QPointF] = {}
        self._swept_from: set[CardItem] = set()
        self.confirm: Callable[[AnyAction], bool] = lambda _action: True  # may hold an action back once

    # --- what the table tells

    def receive(self, events: Sequence[Any], view: Any) -> None:
        """New events and the newest View, which may at once be acted on."""
        self.newest = view
        self.presenter.push(self.director.expand(events), view)

    def refuse(self, refusal: Refusal) -> None:
        """An action was refused: lifted cards fly home, the reason stands in the message line."""
        stage = self.stage
        words = refusal_text(refusal) if self.newest is None else stage.kind.why_not(self.newest, refusal)
        stage.override = Message(words, trouble=True)
        self._fly_home()
        stage.show_message()
        stage.changed.emit()
        self.told.emit(stage.override)

    def _show(self, event: Any) -> int:
        shown = self.stage.view
        if shown is not None and shown.deal_no == self.newest.deal_no:
            told = self.stage.kind.played_out(self.newest, event)
            if told is not None:
                self.played_out.emit(told)
        self.shown.emit(event)
        return self.director.show(event)

    def _settle(self, view: Any) -> None:
        self.stage.settle(view)
        self.settled.emit(view)

    def drain(self) -> None:
        """Show the newest View at once: every input begins with this."""
        self.hide_past()
        self.presenter.drain()

    # --- what may be done

    @property
    def kind(self) -> str:
        """What the newest View asks of the player, "" for nothing; nothing in a deal that is played for him."""
        view = self.newest if self.stage.played_on is None else None
        return view.decision.kind if view is not None and view.decision is not None else ""

    def action_of(self, cards: tuple[Card, ...]) -> AnyAction | None:
        """What these cards would do now."""
        return self.stage.kind.action(self.stage, self.newest, cards) if self.newest is not None else None

    def chosen_action(self) -> AnyAction | None:
        """What the selection would do now; None: nothing."""
        return self.action_of(self.chosen_cards())

    @property
    def _zones(self) -> tuple[str, ...]:
        return self.stage.zones(self.newest)

    def why_not(self, action: AnyAction) -> Refusal | None:
        """The newest View's answer to an action."""
        view = self.newest
        return rules_of(view).check(view, action) if view is not None else Refusal("wrong_phase")

    def submit(self, action: AnyAction) -> bool:
        """Ask the table for `action` unless its View refuses it; False if nothing was asked."""
        self.drain()
        if not self._guard.passes("action", self._clock()):
            return False
        if self.stage.played_on is not None:
            return False
        refusal = self.why_not(action)
        if refusal is not None:
            self._guard.forget("action")
            self.refuse(refusal)
            return False
        if not self.confirm(action):
            return False
        self.stage.override = None
        self.action_requested.emit(action)
        return True

    @property
    def _may_lead(self) -> bool:
        """True if cards are chosen that can be led on what is shown."""
        return bool(self.kind) and bool(self.chosen_cards()) and not self.unseen

    @property
    def unseen(self) -> bool:
        """True while the player is asked to follow a lead, or to decide on cards, that are not shown yet."""
        if self.newest is None or not self.kind or not self.presenter.waiting:
            return False
        if self.kind not in _PLAYS:
            return self.stage.kind.unseen(self.stage, self.newest)
        plays = self.newest.trick.plays
        return bool(plays) and set(self.stage.trick.plays) != set(self.stage.spots(self.newest.trick))

    def submit_chosen(self) -> bool:
        """Play or bury the selection; nothing is played on cards that the player could not see."""
        return self._submit_cards(self.chosen_cards())

    def _submit_cards(self, cards: tuple[Card, ...]) -> bool:
        unseen = self.unseen
        self.drain()
        action = self.action_of(cards)
        return action is not None and not unseen and self.submit(action)

    # --- selection

    def clear_selection(self) -> None:
        self._select(())

    def select_forced(self) -> None:
        """Select what must be played."""
        self.drain()
        must = self.stage.obligation
        if must is not None and must.forced:
            self.stage.selection.select_cards(must.forced, self._zones)
            self._selection_changed()

    @property
    def _room(self) -> int | None:
        """How many more cards the selection may hold to do what is asked or will be; None: any number."""
        view = self.newest
        if view is None:
            return None
        return self.stage.kind.room(view, len(self.chosen_cards()))

    @property
    def pressed(self) -> bool:
        """True while a button is down on the table."""
        return self._gesture is not None or self._grip is not None

    def suggest(self, cards: Sequence[Card], message: Message) -> None:
        """Select what a hint says, with its reason in the message line."""
        self.drain()
        if cards:
            self.stage.selection.select_cards(cards, self._zones)
        self._selection_changed()
        self.stage.suggestion = message
        self.stage.show_message()
        self.told.emit(message)

    def _select(self, items: Any) -> None:
        self.stage.selection.select(items)
        self._selection_changed()

    def _selection_changed(self) -> None:
        if self.stage.override is not None and self.stage.override.trouble and not self.presenter.waiting:
            self.stage.override = None
        self.stage.suggestion = None
        self.stage.show_message()
        self.stage.show_cursor()
        self.stage.changed.emit()

    # --- mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        selection = self.stage.selection
        seen = selection.hit(at)  # what the player saw there, before anything moves
        raised = seen is not None and seen.raised
        event.accept()
        if seen is None and self.presenter.stopped and not self.stage.past.plays:
            self.presenter.go_on()
            return
        self.drain()
        selection.let_go(seen)
        self.stage.show_cursor()
        if event.button() == _RIGHT:
            self.cancel_gesture()
            self.clear_selection()
            return
        if event.button() != _LEFT or self.pressed:
            return
        self._grip = self.stage.extras.grip(at)
        self.presenter.hold()
        if self._grip is not None:
            return
        card = seen if selection.zone_of(seen) is not None else None
        selection.freeze(True)
        self._card = card
        self._seen_raised = raised
        self._gesture = Gesture(at.x(), at.y(), on_card=card is not None, selected=raised)
        self._swept_from = selection.selected

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip is not None:
            event.accept()
            self._grip.move(event.scenePos())
            return
        gesture = self._gesture
        if gesture is None:
            super().mouseMoveEvent(event)
            return
        event.accept()
        before = gesture.kind
        zone = self.stage.selection.zone_of(self._card) or self.stage.hand
        kind = gesture.move(event.scenePos().x(), event.scenePos().y(), zone.top - 6)
        if kind is Kind.LIFT:
            if before is not Kind.LIFT:
                self._lift()
            self._drag()
        elif kind is Kind.SWEEP and self._card is not None:
            self.stage.selection.sweep(self._card, event.scenePos(), self._swept_from)
            self._selection_changed()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip is not None and event.button() == _LEFT:
            event.accept()
            grip, self._grip = self._grip, None
            grip.drop(event.scenePos())
            self.presenter.release()
            return
        gesture = self._gesture
        if gesture is None or event.button() != _LEFT:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        self._gesture = None
        card, self._card = self._card, None
        selection = self.stage.selection
        selection.freeze(False)
        if gesture.kind is Kind.LIFT:
            self._drop(event.scenePos())
        elif gesture.kind is Kind.SWEEP:
            selection.raise_cards()
        elif card is not None:
            if selection.zone_of(card) is not None and self._guard.passes(card, self._clock()):
                selection.click(card, raised=self._seen_raised, room=self._room)
                self._selection_changed()
        else:
            self.clear_selection()
        self.presenter.release()

    def cancel_gesture(self) -> None:
        """A press comes to nothing: lifted cards go home."""
        if self._grip is not None:
            grip, self._grip = self._grip, None
            grip.cancel()
            self.presenter.release()
        if self._gesture is None:
            return
        self._gesture = None
        self._card = None
        self.stage.selection.freeze(False)
        self.lifting.emit(False)
        self._fly_home()
        self.presenter.release()

    def _lift(self) -> None:
        """Take the selection, and the pressed card if it is not selected, off the table."""
        selection = self.stage.selection
        if self._card is None:
            return
        self._select({self._card} if selection.single() else self._swept_from | {self._card})
        items = selection.together(self._card, self._zones)
        selection.lift(items)
        self._lifted = {}
        for index, item in enumerate(items):
            self.stage.motion.stop(item)
            self._lifted[item] = item.pos()
            item.setZValue(z_values.DRAG + index)
        self.lifting.emit(True)

    def _drag(self) -> None:
        assert self._gesture is not None
        dx, dy = self._gesture.moved
        for item, origin in self._lifted.items():
            item.setPos(origin.x() + dx, origin.y() + dy)
        over = self.stage.layout.felt.contains(*self._gesture.at)
        action = self.action_of(self._lifted_cards)
        self.stage.drop.light(over and action is not None and self.why_not(action) is None)

    @property
    def _lifted_cards(self) -> tuple[Card, ...]:
        return tuple(item.card for item in self._lifted if item.card is not None)

    def _drop(self, at: QPointF) -> None:
        """Release over the felt plays; anywhere else the cards go home."""
        cards = self._lifted_cards
        self.stage.drop.light(False)
        self._lifted = {}
        self.lifting.emit(False)
        over = self.stage.layout.felt.contains(at.x(), at.y())
        if not over or not self._submit_cards(cards):
            self._fly_home()

    def _fly_home(self) -> None:
        """Lifted cards return to their places."""
        self.stage.drop.light(False)
        self._lifted = {}
        self.stage.selection.fly_home()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        self.help_wanted.emit(event.scenePos())

    # --- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            event.accept()
            self.leave_requested.emit()
            return
        handler = _KEYS.get(event.key())
        if handler is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.isAutoRepeat() and event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return
        if event.key() in _GO_ON and self.presenter.stopped and not self._may_lead:
            self.presenter.go_on()
            return
        cursor = self.stage.cursor_item
        self._seen_raised = cursor is not None and cursor.raised
        if handler is not TableScene._enter:  # which looks first at what was seen
            self.drain()
        handler(self)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self.hide_past()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def _cursor_left(self) -> None:
        self._move_cursor(-1)

    def _cursor_right(self) -> None:
        self._move_cursor(1)

    def _move_cursor(self, step: int) -> None:
        self.stage.selection.move_cursor(step)
        self.stage.show_cursor()
        self.pointed.emit()

    def next_zone(self, step: int) -> bool:
        """Tab: on to the next cards that can be chosen; False where there are no more."""
        self.drain()
        moved = self.stage.selection.next_zone(step)
        self.stage.show_cursor()
        if moved:
            self.pointed.emit()
        return moved

    def _toggle_cursor(self) -> None:
        selection = self.stage.selection
        item = selection.cursor_item
        if item is None:
            selection.move_cursor(1)
        else:
            selection.click(item, raised=self._seen_raised, room=self._room)
        self._selection_changed()
        self.pointed.emit()

    def _escape(self) -> None:
        self.cancel_gesture()
        self.stage.selection.forget_cursor()
        self.clear_selection()

    def pass_bid(self) -> None:
        """Pass, or skip; elsewhere there is nothing to pass."""
        action = self.stage.kind.passes(self.newest) if self.kind else None
        if action is not None:
            self.submit(action)

    def _enter(self) -> None:
        self.submit_chosen()

    def ask_hint(self) -> None:
        """Somebody may know what to do."""
        self.hint_requested.emit()

    def toggle_sort(self) -> None:
        """Hold the trumps at the other end."""
        stage = self.stage
        stage.set_hand_order(trumps_last=not stage.hand.trumps_last, alternating=stage.alternating)
        self.sides_swapped.emit(stage.hand.trumps_last)

    def show_last_trick(self) -> None:
        """Lay the last trick open until the key or button is released."""
        self.drain()
        if self.stage.view is not None:
            self.show_trick(len(self.stage.view.tricks))

    def show_trick(self, number: int) -> None:
        """Lay trick `number` (from 1) open until the next input; nothing else is shown meanwhile."""
        self.drain()
        view = self.stage.view
        if view is not None and 0 < number <= len(view.tricks):
            self.presenter.hold()
            self.stage.show_past(view.tricks[number - 1], number)

    def hide_past(self) -> None:
        """Back to the present, and on with what has happened meanwhile."""
        if self.stage.past.plays:
            self.stage.hide_past()
            if not self.pressed:
                self.presenter.release()

    def chosen_cards(self) -> tuple[Card, ...]:
        """The selection, in the order of the hand."""
        return self.stage.selection.cards(self._zones)


_PLAYS = ("play", "mine")  # what follows on the cards on the table
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_KEYS: dict[int, Callable[[TableScene], Any]] = {
    Qt.Key.Key_Left: TableScene._cursor_left,
    Qt.Key.Key_Right: TableScene._cursor_right,
    Qt.Key.Key_Space: TableScene._toggle_cursor,
    Qt.Key.Key_Return: TableScene._enter,
    Qt.Key.Key_Enter: TableScene._enter,
    Qt.Key.Key_Escape: TableScene._escape,
    Qt.Key.Key_P: TableScene.pass_bid,
    Qt.Key.Key_S: TableScene.toggle_sort,
    Qt.Key.Key_L: TableScene.show_last_trick,
    Qt.Key.Key_H: TableScene.ask_hint,
}
