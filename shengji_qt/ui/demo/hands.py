# SPDX-License-Identifier: MIT
"""A hand with a mouse and a keyboard: everything is done through events that the window system could have sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.table_page import TablePage

_LEFT, _RIGHT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
_PRESS, _MOVE, _RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
_STEPS = 6  # movements of a drag


class InputError(RuntimeError):
    """What should be clicked is hidden, covered, disabled, or not there."""


def mouse(target: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
    """One mouse event at a point of `target`."""
    held = _NONE if kind is _RELEASE else button
    cause = _NONE if kind is _MOVE else button
    event = QMouseEvent(kind, QPointF(at), QPointF(target.mapToGlobal(at)), cause, held, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(target, event)


def click(button: QAbstractButton) -> None:
    """Press and release a button where it is visible; raises InputError if it cannot be clicked."""
    press(button)
    release(button)


def press(button: QAbstractButton) -> None:
    """Press a button; raises InputError if it cannot be clicked."""
    name = f"{button.objectName()} {button.text()!r}"
    if not button.isVisible() or not button.isEnabled():
        raise InputError(f"button {name} is {'hidden' if not button.isVisible() else 'disabled'}")
    middle = button.rect().center()
    window = button.window()
    under = window.childAt(button.mapTo(window, middle))
    if under is None or not (under is button or button.isAncestorOf(under)):
        raise InputError(f"button {name} is covered by {type(under).__name__}")
    mouse(button, _PRESS, middle)


def release(button: QAbstractButton) -> None:
    """Release the pressed button."""
    mouse(button, _RELEASE, button.rect().center())


def button_with_key(page: QWidget, keys: str) -> QAbstractButton:
    """The button of a page with this shortcut; raises InputError if there is none."""
    for button in page.findChildren(QAbstractButton):
        if button.shortcut() == QKeySequence(keys):
            return button
    raise InputError(f"no button with the key {keys}")


def focused_button(page: QWidget) -> QAbstractButton:
    """The button that the keyboard is on; raises InputError if it is on none."""
    widget = page.focusWidget()
    if isinstance(widget, QAbstractButton):
        return widget
    raise InputError("the keyboard is on no button")


def key(target: QWidget, code: Qt.Key, *, down: bool = True, up: bool = True) -> None:
    """A key, pressed or released or both."""
    kinds = [kind for kind, wanted in ((QEvent.Type.KeyPress, down), (QEvent.Type.KeyRelease, up)) if wanted]
    for kind in kinds:
        QCoreApplication.sendEvent(target, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier))


class TableHands:
    """What a player does at one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._viewport = page.view.viewport()
        self._selection = page.stage.selection

    def button(self, name: str) -> QAbstractButton:
        """The button of the action bar; raises InputError if it is not shown."""
        found = self._page.bar.button(name)
        if found is None:
            raise InputError(f"there is no button {name}")
        return found

    def key(self, code: Qt.Key, *, down: bool = True, up: bool = True) -> None:
        key(self._page.view, code, down=down, up=up)

    def choose(self, cards: Sequence[Card]) -> Iterator[None]:
        """Click until exactly these cards are chosen; one click a step."""
        for _ in range(2 * len(self._items) + 2):
            chosen, wanted = Counter(self._page.scene.chosen_cards()), Counter(cards)
            if chosen == wanted:
                return
            target = next(iter(chosen - wanted), None) or next(iter(wanted - chosen))
            self.click_card(self._item(target, target in chosen - wanted))
            yield
        raise InputError(f"could not choose {' '.join(card.text for card in cards)}")

    def click_card(self, item: CardItem) -> None:
        at = self.point_on(item)
        mouse(self._viewport, _PRESS, at)
        mouse(self._viewport, _RELEASE, at)

    def _item(self, card: Card, selected: bool) -> CardItem:
        for item in self._items:
            if item.card == card and (item in self._selection.selected) == selected:
                return item
        raise InputError(f"{card.text} is not in the hand")

    @property
    def _items(self) -> list[CardItem]:
        """The cards that what is asked now may take."""
        names = self._page.stage.zones(self._page.scene.newest)
        return [item for zone in self._selection.zones if zone.name in names for item in zone.items]

    def point_on(self, item: CardItem) -> QPoint:
        """Where the pointer means this card; raises InputError if it is covered."""
        corner, width = item.pos(), item.width
        for y in (0.3, 0.1, 0.6, 0.9):
            for x in (0.12, 0.06, 0.2, 0.5, 0.9):
                at = corner + QPointF(width * x, width * ASPECT * y)
                if self._selection.hit(at) is item:
                    return self._page.view.mapFromScene(at)
        raise InputError(f"{item.card.text if item.card is not None else 'a card'} is covered")

    def lift(self, to: tuple[float, float]) -> None:
        """Press on a chosen card and drag the choice to a point of the table; the button stays down."""
        items = [item for item in self._items if item in self._selection.selected]
        if not items:
            raise InputError("nothing is chosen")
        start = self.point_on(items[0])
        end = self._page.view.mapFromScene(QPointF(*to))
        mouse(self._viewport, _PRESS, start)
        for part in range(1, _STEPS + 1):
            mouse(self._viewport, _MOVE, start + (end - start) * (part / _STEPS))

    def drop(self, at: tuple[float, float]) -> None:
        """Let go of what is dragged."""
        mouse(self._viewport, _RELEASE, self._page.view.mapFromScene(QPointF(*at)))


def cards_text(cards: Iterable[Card]) -> str:
    """For messages to developers."""
    return " ".join(card.text for card in cards)
