# SPDX-License-Identifier: MIT
"""Looks at the live window and says what is wrong with it (`defects.py` says what counts as wrong)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from shengji_qt.ui.demo import defects
from shengji_qt.ui.demo.defects import SLACK, Defect, Part, Text
from shengji_qt.ui.demo.text_watch import TextWatch
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.texts import translate

_OURS: Final = "shengji_qt.ui"
_ALIASES: Final = (("_outline", "outline"), ("hand.items", "hand"))
_LEAVE_OUT: Final = frozenset({"pool", "_pool", "motion", "_motion", "selection"})
# Siblings that may lie on each other, and why.
WIDGETS_INTENDED: Final = {
    frozenset({"TableView", "LogPanel"}): "the unfolded record of a narrow window",
    frozenset({"TableView", "CardCounter"}): "the card counter over it",
    frozenset({"ReplayTablePage", "HandsPanel"}): "all hands open in a narrow window",
}
OVER_THE_EDGE: Final = {"LogTab": "its round corners end at the edge of the window"}


def inspect(window: QWidget, watch: TextWatch, *, moving: bool = False) -> list[Defect]:
    """Every defect of what `window` shows now. `moving`: cards are on their way, so their places say nothing."""
    found = widget_defects(window)
    for page in window.findChildren(TablePage):
        if page.isVisible():
            found += table_defects(page, watch, moving=moving)
    return found


# --- the table


def table_defects(page: TablePage, watch: TextWatch, *, moving: bool = False) -> list[Defect]:
    """Of the scene and what lies over it."""
    named = items_of(page)
    parts = [part for path, item in named for part in _part(path, item)]
    over = [*parts, *_widget_parts(page)]
    found = defects.overlaps(over) + defects.text_defects(_texts(named, watch), _whole_texts())
    if not moving:
        scene = page.scene.sceneRect()
        found += defects.outside(over, Rect(scene.x(), scene.y(), scene.width(), scene.height()))
        found += defects.hidden_cards(parts) + defects.loose_cards(parts)
    return found


def items_of(page: TablePage) -> list[tuple[str, QGraphicsItem]]:
    """Every visible item of the table that stands for itself, with its path: where the stage keeps it."""
    lifted = {id(item) for zone in page.stage.selection.zones for item in zone.lifted}
    named: dict[int, str] = {}
    for path, item in _walk(page.stage, "", set()):
        named.setdefault(id(item), path)
    found = []
    for item in page.scene.items():
        if item.parentItem() is not None or not item.isVisible() or item.effectiveOpacity() < 0.05:
            continue
        path = named.get(id(item), "")
        if not path and isinstance(item, CardItem):
            path = f"flying.{item.card.text if item.card is not None else 'back'}"
        elif id(item) in lifted:
            path = f"dragged.{path}"
        if path:  # the felt is the page's own
            found.append((path, item))
    return found


def _walk(thing: Any, path: str, seen: set[int]) -> Iterator[tuple[str, QGraphicsItem]]:
    """The graphics items that are kept in the attributes of our objects, with the names of the attributes.

    A card belongs where it stands in a list or dict; elsewhere it is only remembered.
    """
    if isinstance(thing, QGraphicsItem):
        yield path, thing
        return
    for name, value in _inside(thing, seen):
        whole = f"{path}.{name}" if path else name
        for long, short in _ALIASES:
            whole = whole.replace(long, short)
        if name in _LEAVE_OUT or (isinstance(value, CardItem) and not isinstance(thing, list | dict)):
            continue
        yield from _walk(value, whole, seen)


def _inside(thing: Any, seen: set[int]) -> list[tuple[str, Any]]:
    """What a container or an object of ours holds, by name; nothing the second time."""
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    if isinstance(thing, dict):
        return [(str(key), value) for key, value in thing.items()]
    if isinstance(thing, list | tuple):
        return [(str(index), value) for index, value in enumerate(thing)]
    if type(thing).__module__.startswith(_OURS) and hasattr(thing, "__dict__"):
        return list(vars(thing).items())
    return []


def _part(path: str, item: QGraphicsItem) -> Iterator[Part]:
    """The rectangle that the item fills on the table; nothing for an empty picture."""
    if isinstance(item, CardItem):
        rect = item.mapRectToScene(QRectF(0, 0, item.width, item.width * ASPECT))
        yield Part(path, _rect(rect), item.zValue(), item.face_up)
    elif isinstance(item, PictureItem):
        ink = ink_of(item.picture.pixmap())
        if not ink.isEmpty():
            yield Part(path, _rect(item.picture.mapRectToScene(ink.translated(item.picture.offset()))), item.zValue())
    else:
        yield Part(path, _rect(item.sceneBoundingRect()), item.zValue())


_inks: dict[int, QRectF] = {}


def ink_of(pixmap: QPixmap) -> QRectF:
    """The box of the pixels that are not transparent, in logical pixels from the picture's corner."""
    key = pixmap.cacheKey()
    if key not in _inks:
        _inks[key] = _measure_ink(pixmap)
    return _inks[key]


def _measure_ink(pixmap: QPixmap) -> QRectF:
    if pixmap.isNull():
        return QRectF()
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    width, stride, data = image.width(), image.bytesPerLine(), bytes(image.constBits())
    lines = [data[row * stride : row * stride + width] for row in range(image.height())]
    inked = [row for row, line in enumerate(lines) if any(line)]
    if not inked:
        return QRectF()
    left = min(width - len(lines[row].lstrip(b"\0")) for row in inked)
    right = max(len(lines[row].rstrip(b"\0")) for row in inked)
    ratio = pixmap.devicePixelRatio()
    return QRectF(left / ratio, inked[0] / ratio, (right - left) / ratio, (inked[-1] + 1 - inked[0]) / ratio)


def _texts(named: list[tuple[str, QGraphicsItem]], watch: TextWatch) -> list[Text]:
    """What is written in the pictures that are shown."""
    found = []
    for path, item in named:
        for child in item.childItems():
            if isinstance(child, QGraphicsPixmapItem) and child.isVisible():
                pixmap = child.pixmap()
                size = pixmap.deviceIndependentSize()
                room = Rect(0, 0, size.width(), size.height())
                found += [Text(path, each.text, _rect(each.box), room) for each in watch.written(pixmap)]
    return found


def _whole_texts() -> frozenset[str]:
    """Texts whose ellipsis was written by us."""
    return frozenset({translate("SeatItem", "thinking…")})


def _widget_parts(page: TablePage) -> Iterator[Part]:
    """Buttons and record over the table, in the coordinates of the scene."""
    for button in page.bar.findChildren(QAbstractButton):
        if button.isVisible():
            yield Part(f"button.{button.objectName()}", _placed(button, page.view))
    if page.tab.isVisible():
        yield Part("tab", _placed(page.tab, page.view))
    for panel in (page.log, page.side.counter):
        if panel is not None and panel.isVisible() and panel.geometry().intersects(page.view.geometry()):
            yield Part("log", _placed(panel, page.view))


def _placed(widget: QWidget, view: QWidget) -> Rect:
    corner = view.mapFromGlobal(widget.mapToGlobal(QPoint(0, 0)))
    return Rect(corner.x(), corner.y(), widget.width(), widget.height())


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


# --- widgets


def widget_defects(window: QWidget) -> list[Defect]:
    """Of every visible widget: text that does not fit, siblings on each other, what sticks out of its parent."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible() or isinstance(widget, QGraphicsView):
            continue
        problem = text_problem(widget)
        if problem:
            found.append(Defect("cut_text", f"{name_of(widget)}: {problem}"))
        if _has_words(widget) and type(widget).__name__ not in OVER_THE_EDGE and _sticks_out(widget, window):
            found.append(Defect("clipped_widget", name_of(widget)))
        if not isinstance(widget, QAbstractScrollArea):
            found += _sibling_overlaps(widget)
    return found


def name_of(widget: QWidget) -> str:
    """The widget for a reader: its class, its name or text."""
    words = widget.objectName()
    if isinstance(widget, QLabel | QAbstractButton):
        words = widget.text()[:40] or words
    return f"{type(widget).__name__} {words!r}"


def text_problem(widget: QWidget) -> str:
    """How much of the widget's text has no room; "" if it fits."""
    if isinstance(widget, QLabel):
        return _label_problem(widget)
    if isinstance(widget, QAbstractButton) and (widget.text() or widget.layout() is not None):
        return _too_small(widget, widget.sizeHint().width(), widget.sizeHint().height())
    if isinstance(widget, QLineEdit):
        text = widget.text() or widget.placeholderText()
        room = widget.width() - widget.textMargins().left() - widget.textMargins().right()
        return _too_small(widget, widget.fontMetrics().horizontalAdvance(text) + widget.width() - room, 0)
    if isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
        )
        need = widget.fontMetrics().horizontalAdvance(widget.currentText())
        return f"{need - field.width()} px too narrow" if need > field.width() + SLACK else ""
    return ""


def _label_problem(label: QLabel) -> str:
    """Measured by its font: a label keeps its hints from before its last change of width."""
    text = label.text()
    if not text:
        return ""
    if label.textFormat() is Qt.TextFormat.RichText or (label.textFormat() is Qt.TextFormat.AutoText and "<" in text):
        return _too_small(label, label.minimumSizeHint().width(), label.minimumSizeHint().height())
    room = label.contentsRect().adjusted(label.margin(), label.margin(), -label.margin(), -label.margin())
    wrap = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    if "\n" in text and not label.wordWrap():
        wrap = Qt.TextFlag.TextExpandTabs  # lines as they are
    need = label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 0), int(wrap), text)
    frame = label.width() - room.width(), label.height() - room.height()
    return _too_small(label, need.width() + frame[0], need.height() + frame[1])


def _too_small(widget: QWidget, width: float, height: float) -> str:
    missing = [
        f"{need - has:.0f} px too {word}"
        for need, has, word in ((width, widget.width(), "narrow"), (height, widget.height(), "low"))
        if need > has + SLACK
    ]
    return " and ".join(missing)


def _has_words(widget: QWidget) -> bool:
    return (isinstance(widget, QLabel | QAbstractButton) and bool(widget.text())) or isinstance(
        widget, QComboBox | QLineEdit
    )


def _sticks_out(widget: QWidget, window: QWidget) -> bool:
    """Whether an ancestor cuts a part off; what can be scrolled to is not cut off."""
    rect = QRect(QPoint(0, 0), widget.size())
    child = widget
    while child is not window and (parent := child.parentWidget()) is not None:
        rect.translate(child.pos())
        area = parent.parentWidget()
        scrolled = isinstance(area, QAbstractScrollArea) and area.viewport() is parent
        bounds = parent.rect()
        if rect.left() < bounds.left() - SLACK or rect.right() > bounds.right() + SLACK:
            return True
        if scrolled:
            return False
        if rect.top() < bounds.top() - SLACK or rect.bottom() > bounds.bottom() + SLACK:
            return True
        child = parent
    return False


def _sibling_overlaps(parent: QWidget) -> Iterator[Defect]:
    children = [
        child
        for child in parent.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow() and not child.size().isEmpty()
    ]
    for one, other in itertools.combinations(children, 2):
        both = one.geometry() & other.geometry()
        if both.width() <= SLACK or both.height() <= SLACK:
            continue
        if frozenset({type(one).__name__, type(other).__name__}) not in WIDGETS_INTENDED:
            yield Defect("overlap", f"{name_of(one)} and {name_of(other)} share {both.width()} × {both.height()}")
