# SPDX-License-Identifier: MIT
"""The card counter (记牌器): which cards are still out, by suit and rank, and who has shown to lack a class.

What it says is `model.still_out` of the View on the table, so no more than the player could have written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shengji_qt.model.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, Card, card
from shengji_qt.model.order import CLASSES, TRUMP
from shengji_qt.model.still_out import StillOut, still_out
from shengji_qt.ui.panels.log_panel import suited
from shengji_qt.ui.scene.sketch import CENTRE, RIGHT, Look, Sketch, text_width
from shengji_qt.ui.texts import Pattern
from shengji_qt.ui.texts.cards import card_text, class_text, joker_text, list_text, suit_sign
from shengji_qt.ui.theme import TYPE, scaled, ui_font

_MARGIN: Final = 21  # at the left, as the record's beneath it
_NUMBERS: Final = 5  # from where the button ends, which has a margin of its own, to the numbers' right end
_ROW: Final = 21.0  # height of a line of the table
_LABEL: Final = 20.0  # width of the suit sign
_EDGE: Final = 1  # the frame's
_SUM: Final = 26.0  # width of the number of a suit
_GAP: Final = 12.0  # in the last row, between its words
_SMALLEST: Final = 11  # type of the last row
_HIGH_FIRST: Final = tuple(reversed(RANKS))


class CardCounter(QFrame):
    """A head that folds the table away; what is left then is one line with the number of each class."""

    folded = Signal()  # or unfolded: it wants another height

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card_counter")
        self._look: Look | None = None
        self._names: tuple[str, ...] = ()
        self._found: StillOut | None = None
        self._drawn: object = None
        self._is_folded = False  # by the player
        self._beside = True
        self._too_low = False  # there is no room for the lines about voids
        self._title = QLabel(self)
        self._fold = QPushButton(self)
        self._fold.setProperty("kind", "flat")
        self._fold.setProperty("small", True)
        self._fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fold.clicked.connect(self._on_fold)
        self._line = QLabel(self)  # all that is shown when it is folded
        self._table = QLabel(self)
        self._voids = QLabel(self)
        for label in (self._line, self._voids):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._fold)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 12, 12, 8)
        column.setSpacing(4)
        column.addLayout(head)
        for part in (self._line, self._table, self._voids):
            column.addWidget(part)
        self.retranslate()

    @property
    def is_folded(self) -> bool:
        return self._is_folded

    @property
    def plain_text(self) -> str:
        """What it says, in words, for a screen reader."""
        if self._found is None:
            return ""
        lines = [self._title.text(), *(_class_words(self._found, cls) for cls in (TRUMP, 0, 1, 2, 3))]
        return "\n".join([line for line in lines if line] + self._void_lines())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Card counter"))
        self._fold.setText(self.tr("Show") if self._is_folded else self.tr("Hide"))
        self._fold.setToolTip(self.tr("Fold the card counter, or open it"))
        self._drawn = None
        self._paint()

    def show_view(self, view: Any, names: Sequence[str], look: Look) -> None:
        """Count anew; painted only where something has changed. `names` by slot."""
        self._found, self._names, self._look = still_out(view), tuple(names), look
        self._paint()

    def place(self, room: QRect, beside: bool, most: int) -> int:
        """At the top of the room; how much of its height that takes. Where that is more than `most`, without the voids.

        `beside`: it is not over the table.
        """
        self.setFixedWidth(room.width())
        self._beside, self._too_low = beside, False
        self._paint()
        if self._needed(room) > most and not self._is_folded:
            self._too_low = True
            self._paint()
        height = self._needed(room)
        self.setGeometry(room.x(), room.y(), room.width(), height)
        self.raise_()
        return height

    def _needed(self, room: QRect) -> int:
        self._column.activate()
        return self.heightForWidth(room.width()) if self.hasHeightForWidth() else self.sizeHint().height()

    @Slot()
    def _on_fold(self) -> None:
        self._is_folded = not self._is_folded
        self.retranslate()
        self.folded.emit()

    def _paint(self) -> None:
        found, look = self._found, self._look
        if found is None or look is None:
            return
        key = (
            found.out,
            found.voids,
            found.order,
            look,
            self._names,
            self._is_folded,
            self._beside,
            self._too_low,
            self.width(),
        )
        if key == self._drawn:
            return
        self._drawn = key
        theme, k = look.theme, look.scale
        edge = "border: none; border-left: 1px" if self._beside else "border-radius: 16px; border: 1px"
        self.setStyleSheet(f"#card_counter {{ background: {theme.panel}; {edge} solid {theme.line}; }}")
        self._title.setFont(ui_font(scaled(TYPE.body, k), bold=True))
        self._title.setText(self.tr("Still out: {n}").format(n=found.total))
        small = f"font-size: {scaled(13, k)}px; color: {theme.text_secondary};"
        for label in (self._line, self._voids):
            label.setStyleSheet(small)
        self._line.setVisible(self._is_folded)
        self._table.setVisible(not self._is_folded)
        voids = self._void_lines()
        self._voids.setVisible(bool(voids) and not self._is_folded and not self._too_low)
        self._voids.setText("<br>".join(suited(line, look) for line in voids))
        if self._is_folded:
            self._line.setText(suited(_totals(found), look))
        else:
            margins = self._column.contentsMargins()
            width = self.width() - margins.left() - margins.right() - _NUMBERS - 2 * _EDGE
            self._table.setPixmap(table_picture(found, width, look))
        self.setAccessibleDescription(self.plain_text)

    def _void_lines(self) -> list[str]:
        """One line for each place that has shown to lack something."""
        if self._found is None:
            return []
        lines = []
        for slot, classes in self._found.voids.items():
            words = list_text([class_sign(cls, self._found) for cls in sorted(classes)])
            lines.append(Pattern(self.tr("{name} has no {classes}")).format(name=self._names[slot], classes=words))
        return lines

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def class_sign(cls: int, found: StillOut) -> str:
    """A suit by its sign, trumps by their word."""
    return class_text("T") if cls == TRUMP else suit_sign(cls)


def _totals(found: StillOut) -> str:
    """Every class with its number, trumps first: `trumps 12 · ♠ 7`."""
    order = (TRUMP, *(cls for cls in range(CLASSES) if cls != TRUMP and found.order.at[cls]))
    return " · ".join(f"{class_sign(cls, found)} {found.in_class(cls)}" for cls in order)


def _class_words(found: StillOut, cls: int) -> str:
    """A class with all that is out of it, from the highest: `spades 3: ♠A ×2, ♠9`."""
    faces = [face for position in reversed(found.order.at[cls]) for face in position if found.out[face]]
    if not faces:
        return ""
    words = [card_text(face) if found.out[face] == 1 else f"{card_text(face)} ×{found.out[face]}" for face in faces]
    return f"{class_text(found.order.class_text(cls))} {found.in_class(cls)}: {list_text(words)}"


# -- the table --------------------------------------------------------------------------------------------------------


def table_picture(found: StillOut, width: float, look: Look) -> QPixmap:
    """A row for each suit with the copies of each rank, trumps on gold; jokers and all trumps in the last row."""
    k, theme = look.scale, look.theme
    row = _ROW * k
    sketch = Sketch(look, width, row * (len(SUITS) + 2))
    colours = dict(zip(SUITS, theme.panel_suits(look.four_colour), strict=True))
    label, total = _LABEL * k, _SUM * k
    step = (width - label - total) / len(RANKS)
    for column, rank in enumerate(_HIGH_FIRST):
        x = label + (column + 0.5) * step
        sketch.text(x, row / 2, rank.text, 12 * k, theme.text_secondary, align=CENTRE)
    for suit, letter in enumerate(SUITS):
        y = row * (suit + 1.5)
        sketch.suit(letter, 8 * k, y, 12 * k, colours[letter])
        for column, rank in enumerate(_HIGH_FIRST):
            face = card(suit, rank)
            if found.deck[face]:
                _cell(sketch, found, face, label + column * step, y, step, look)
        side = found.in_class(suit)
        if found.order.at[suit]:
            sketch.text(width, y, str(side), 13 * k, theme.text, True, RIGHT)
    _last_row(sketch, found, width, row * (len(SUITS) + 1.5), look)
    return sketch.done()


def _cell(sketch: Sketch, found: StillOut, face: Card, x: float, y: float, step: float, look: Look) -> None:
    """The copies of one face; a dot where none is out."""
    k, theme = look.scale, look.theme
    if found.order.is_trump(face):
        ground = QColor(theme.gold_panel)
        ground.setAlpha(44)
        sketch.box(x, y - _ROW * k / 2, step, _ROW * k, 0, ground)
    copies = found.out[face]
    middle = x + step / 2
    if copies:
        whole = copies == found.deck[face]
        sketch.text(middle, y, str(copies), 13 * k, theme.text, whole, CENTRE)
    else:
        sketch.circle(middle, y, 1.3 * k, theme.text_secondary)


def _last_row(sketch: Sketch, found: StillOut, width: float, y: float, look: Look) -> None:
    """Jokers at the left, the number of all trumps at the right, in type that leaves a gap between them."""
    k, theme = look.scale, look.theme
    jokers = [(f"{joker_text(joker == BIG_JOKER)} {found.out[joker]}", joker) for joker in (BIG_JOKER, SMALL_JOKER)]
    trumps = f"{class_text('T')} {found.in_class(TRUMP)}"
    size = _last_size([words for words, _ in jokers], trumps, width, k)
    x = 0.0
    for words, joker in jokers:
        colour = theme.text if found.out[joker] else theme.text_secondary
        x += sketch.text(x, y, words, size, colour) + _GAP * k
    sketch.text(width, y, trumps, size, theme.gold_panel, True, RIGHT)


def _last_size(jokers: Sequence[str], trumps: str, width: float, k: float) -> int:
    """Of the type in which the words of the last row keep apart."""
    for size in range(round(13 * k), _SMALLEST, -1):
        if sum(text_width(words, size) + _GAP * k for words in jokers) + text_width(trumps, size, True) <= width:
            return size
    return _SMALLEST
