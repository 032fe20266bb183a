# SPDX-License-Identifier: MIT
"""The buttons above the hand: real widgets, so that they can be reached by Tab and read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import MOVE, Motion
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch
from shengji_qt.ui.theme import SPACING, TYPE, scaled, ui_font


class ButtonSpec(NamedTuple):
    """One button. `name` identifies it; `cards` are shown as chips before the label; `hint` is its tool tip.

    `bar`: "" for the one above the hand, or one of `TableKind.bars`. `local`: it looks or plans, and needs nobody else.
    """

    name: str
    label: str
    key: str = ""
    primary: bool = False
    enabled: bool = True
    cards: tuple[Card, ...] = ()
    hint: str = ""
    spoken: str = ""
    bar: str = ""
    local: bool = False


class ActionButton(QPushButton):
    """A flat button whose label, card chips and key name are laid out inside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(8)
        self._chips, self._label, self._key = QLabel(self), QLabel(self), QLabel(self)
        for part in (self._chips, self._label, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setTextFormat(Qt.TextFormat.PlainText)
            self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._drawn: object = None
        self.natural = 0  # the width that its words need
        self._pad = 0

    def show_spec(self, spec: ButtonSpec, look: Look) -> None:
        """Take over what the button says and looks like."""
        if (spec, look) == self._drawn:
            return
        self._drawn = (spec, look)
        k, theme = look.scale, look.theme
        self.setObjectName(spec.name)
        self.setAccessibleName(spec.spoken or spec.label)
        self.setToolTip(spec.hint)
        self.setProperty("kind", "primary" if spec.primary else "felt")
        self.setProperty("felt", True)
        self.setEnabled(spec.enabled)
        self.style().unpolish(self)
        self.style().polish(self)
        colour = theme.cinnabar_text if spec.primary else theme.felt_text
        soft = theme.cinnabar_text if spec.primary else theme.felt_text_secondary
        if not spec.enabled:
            colour = soft = theme.felt_button_text_off
        self._say(self._label, spec.label, scaled(TYPE.body, k), colour, spec.primary)
        self._say(self._key, spec.key, scaled(TYPE.note, k), soft, False)
        self._chips.setVisible(bool(spec.cards))
        if spec.cards:
            self._chips.setPixmap(chips(spec.cards, look))
        pad = self._pad = scaled(18, k)
        self._row.setContentsMargins(pad, 0, pad, 0)
        self._row.activate()
        self.natural = self._row.sizeHint().width()
        self.resize(self.natural, scaled(SPACING.button_height, k))

    def widen(self, width: int) -> None:
        """As wide as that, the words in the middle."""
        if self.width() != width:
            pad = self._pad + (width - self.natural) // 2
            self._row.setContentsMargins(pad, 0, pad, 0)
            self.resize(width, self.height())

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, as on every page; it is held down as with Space."""
        super().keyPressEvent(_as_space(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(_as_space(event))

    @staticmethod
    def _say(label: QLabel, text: str, size: int, colour: str, bold: bool) -> None:
        label.setVisible(bool(text))
        label.setText(text)
        label.setFont(ui_font(size, bold=bold))
        weight = "bold" if bold else "normal"
        label.setStyleSheet(f"color: {colour}; font-size: {size}px; font-weight: {weight}; background: transparent;")


def _as_space(event: QKeyEvent) -> QKeyEvent:
    """Enter as the key that Qt presses buttons with."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return event
    return QKeyEvent(event.type(), Qt.Key.Key_Space, event.modifiers(), " ", event.isAutoRepeat())


def chips(cards: Sequence[Card], look: Look) -> QPixmap:
    """Small ivory cards with sign and rank."""
    k, theme = look.scale, look.theme
    w, h, pitch = 34 * k, 28 * k, 37 * k
    sketch = Sketch(look, pitch * len(cards) - 3 * k, h)
    for index, card in enumerate(cards):
        x = index * pitch
        sketch.box(x, 0, w, h, 5 * k, theme.card_paper)
        if card.rank is None:
            colour = sketch.card_suits["H"] if card == 53 else theme.card_text
            star = [(x + w / 2 + a * 9 * k, h / 2 + b * 9 * k) for a, b in _STAR]
            sketch.polygon(star, colour)
            continue
        suit = "SHCD"[card.suit]
        colour = sketch.card_suits[suit]
        sketch.suit(suit, x + 10 * k, h / 2, 12 * k, colour)
        sketch.text(x + 23.5 * k, h / 2, card.rank.text, 14 * k, colour, True, CENTRE)
    return sketch.done()


_STAR = (
    (0.0, -1.0),
    (0.26, -0.32),
    (0.98, -0.3),
    (0.4, 0.14),
    (0.6, 0.84),
    (0.0, 0.44),
    (-0.6, 0.84),
    (-0.4, 0.14),
    (-0.98, -0.3),
    (-0.26, -0.32),
)


_SPARE: Final = 14  # pixels that a button can spare beside its words


class ActionBar(QWidget):
    """Right-aligned buttons; where a little room is lacking all are narrower, else some go to a second row above.

    A pressed button stays where it is. With `motion` the bar glides when the hand takes a second row, as the words
    beside it do.
    """

    activated = Signal(str)  # the name of a button
    pressed = Signal(str)
    released = Signal(str)

    def __init__(self, parent: QWidget, motion: Motion | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._buttons: dict[str, ActionButton] = {}
        self._specs: tuple[ButtonSpec, ...] = ()
        self._look: Look | None = None
        self._right = 0.0
        self._bottom = 0.0
        self._room = 600.0
        self._aside = False
        self._waiting: tuple[tuple[ButtonSpec, ...], Look] | None = None

    @property
    def specs(self) -> tuple[ButtonSpec, ...]:
        return self._specs

    def button(self, name: str) -> ActionButton | None:
        """The button, if it is shown."""
        return self._buttons[name] if any(spec.name == name for spec in self._specs) else None

    def place(self, right: float, bottom: float, room: float) -> None:
        """The bar's right end and lower edge in the parent, and the width it may take."""
        self._right, self._bottom, self._room = right, bottom, room
        self._lay_out()

    def show_specs(self, specs: Sequence[ButtonSpec], look: Look) -> None:
        """Show exactly these buttons, the last one at the right end."""
        if self._pressed:
            self._waiting = (tuple(specs), look)
            return
        self._waiting = None
        self._specs, self._look = tuple(specs), look
        names = {spec.name for spec in specs}
        for name, button in self._buttons.items():
            button.setVisible(name in names)
        for spec in specs:
            if spec.name not in self._buttons:
                self._buttons[spec.name] = self._make(spec.name)
            self._buttons[spec.name].show_spec(spec, look)
        self._lay_out()

    @Slot(bool)
    def set_aside(self, aside: bool) -> None:
        """Hide the buttons while cards are dragged: they would lie on them."""
        self._aside = aside
        self._lay_out()

    def left_edge(self) -> float:
        """Where the buttons begin, in the parent."""
        return self.x() if self._specs else self._right

    def _stand(self, x: int, bottom: int, width: int, height: int) -> None:
        """To its place at once, or if only the lower edge lies elsewhere in a calm movement."""
        before = self.y() + self.height()
        self.setGeometry(x, (before if self._motion and self.isVisible() else bottom) - height, width, height)
        if self._motion is not None and self.y() + height != bottom:
            self._motion.animate(self, b"pos", QPoint(x, bottom - height), speeds.SORT, curve=MOVE)
        elif self._motion is not None:
            self._motion.stop(self)

    def _make(self, name: str) -> ActionButton:
        button = ActionButton(self)
        button.setObjectName(name)
        button.clicked.connect(self._on_clicked)
        button.pressed.connect(self._on_pressed)
        button.released.connect(self._on_released)
        button.show()
        return button

    # The sender tells which button it was: a lambda here would keep its own sender alive, and PySide crashes on that.

    @Slot()
    def _on_clicked(self) -> None:
        self.activated.emit(self.sender().objectName())

    @Slot()
    def _on_pressed(self) -> None:
        self.pressed.emit(self.sender().objectName())

    @Slot()
    def _on_released(self) -> None:
        self.released.emit(self.sender().objectName())
        if self._waiting is not None:
            specs, look = self._waiting
            self._waiting = None
            self.show_specs(specs, look)
        else:
            self._lay_out()

    @property
    def _pressed(self) -> bool:
        return any(button.isDown() for button in self._buttons.values())

    def _spare(self) -> int:
        """By how much each button is narrower than it likes to be, so that one row is enough; 0 if it is not so."""
        if not self._specs or self._look is None:
            return 0
        wanted = sum(self._buttons[spec.name].natural + SPACING.between_buttons for spec in self._specs)
        over = wanted - SPACING.between_buttons - self._room
        each = ceil(over / len(self._specs))
        return each if 0 < each <= scaled(_SPARE, self._look.scale) else 0

    def _lay_out(self) -> None:
        if self._pressed:
            return
        gap = SPACING.between_buttons
        rows: list[list[ActionButton]] = [[]]
        used = 0.0
        spare = self._spare()
        for spec in reversed(self._specs):
            button = self._buttons[spec.name]
            button.widen(button.natural - spare)
            if rows[-1] and used + gap + button.width() > self._room:
                rows.append([])
                used = 0.0
            used += button.width() + (gap if rows[-1] else 0)
            rows[-1].append(button)
        if not rows[0] or self._look is None or self._aside:
            self.hide()
            return
        height = scaled(SPACING.button_height, self._look.scale)
        if len(rows) > 1 and all(len(row) == 1 for row in rows):  # a column
            for (button,) in rows:
                button.widen(max(each.natural for (each,) in rows))
        widths = [sum(b.width() for b in row) + gap * (len(row) - 1) for row in rows]
        total_w, total_h = max(widths), (height + gap) * len(rows) - gap
        self._stand(round(self._right) - total_w, round(self._bottom), total_w, total_h)
        for index, row in enumerate(rows):
            x, y = total_w, total_h - height - index * (height + gap)
            for button in row:
                x -= button.width()
                button.move(x, y)
                x -= gap
        self.show()
