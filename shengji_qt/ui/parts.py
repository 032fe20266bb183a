# SPDX-License-Identifier: MIT
"""Small parts of pages, with the dynamic properties by which the style sheet knows them (theme.stylesheet)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shengji_qt.ui.scene.table_layout import scale_for
from shengji_qt.ui.theme import TYPE, scaled

COMPACT_HEIGHT: Final = 760  # logical pixels; pages lower than this save room
NO_LIMIT: Final = 16_777_215  # of a size: QWIDGETSIZE_MAX, which PySide has not


class Worded(QWidget):
    """A widget that writes its words anew when the language changes."""

    def retranslate(self) -> None:
        """Put every word into the language in force."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Page(Worded):
    """One page of the window. Its minimum does not hold the window up: a low page saves room instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def focus_first(self) -> None:
        """The page is shown: where the keyboard starts."""

    def act_on_enter(self, primary: Callable[[], QPushButton]) -> None:
        """Enter clicks the button that has the focus, else the one that acts. A key held down clicks once."""

        def act() -> None:
            focus = self.focusWidget()
            clicked = focus if isinstance(focus, QPushButton) and focus.isVisible() else primary()
            if clicked.isVisible() and clicked.isEnabled():
                clicked.click()

        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    def keep_margins(self, layout: QBoxLayout, widest: int | None) -> None:
        """Room around the page's own layout; `widest`: what it needs at most, in logical pixels, None for all.

        In a high window type grows, and what it needs with it.
        """
        compact = self.is_compact
        if widest is not None:
            widest = scaled(widest, scale_for(self.window().height()))
        side = max(24 if compact else 48, (self.width() - widest) // 2 if widest is not None else 0)
        layout.setContentsMargins(side, 14 if compact else 32, side, 16 if compact else 32)
        layout.setSpacing(12 if compact else 20)

    @property
    def is_compact(self) -> bool:
        """Whether the page has to save height."""
        return self.height() < COMPACT_HEIGHT


class _Grower(QObject):
    """Keeps a width in proportion to the type of its widget."""

    def __init__(self, widget: QWidget, width: int) -> None:
        super().__init__(widget)
        self._widget, self._width = widget, width
        widget.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.Polish):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        scale = max(1.0, self._widget.fontInfo().pixelSize() / TYPE.body)
        self._widget.setFixedWidth(scaled(self._width, scale))


def grow_with_type(widget: QWidget, width: int) -> None:
    """A fixed width: of so many pixels in the usual type, and wider in larger type."""
    _Grower(widget, width)


class Note(QLabel):
    """A label that takes only the room that others leave and ends in an ellipsis where that is too little."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.style().drawItemText(
            painter, self.rect(), int(self.alignment()), self.palette(), True, text, self.foregroundRole()
        )


def label(role: str = "", *, wrap: bool = False, text: str = "") -> QLabel:
    """A label of a role: title, head, section, strong, score, secondary, caption, gold, good, trouble; "" is body."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        result.setProperty("role", role)
    if wrap:
        result.setWordWrap(True)
        result.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return result


def button(kind: str = "", *, small: bool = False) -> QPushButton:
    """A button: primary (the one that acts), felt, flat, or "" for a plain one."""
    result = QPushButton()
    if kind:
        result.setProperty("kind", kind)
    if small:
        result.setProperty("small", True)
    return result


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Change a dynamic property and let the style sheet look again."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def page_head(title: QLabel, *rest: QWidget) -> QHBoxLayout:
    """The first row of a page: its title, and at the right the rest."""
    head = QHBoxLayout()
    head.setSpacing(10)
    head.addWidget(title)
    head.addStretch(1)
    for each in rest:
        head.addWidget(each)
    return head


def line(*, upright: bool = False) -> QFrame:
    """A thin line: horizontal, or upright."""
    result = QFrame()
    result.setProperty("role", "upright" if upright else "line")
    return result


def panel(role: str = "panel") -> QWidget:
    """A framed surface: panel, or row for a highlighted one."""
    result = QWidget()
    result.setProperty("role", role)
    result.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return result


class _Scroll(QScrollArea):
    """Can be moved with the keyboard, so it has a name."""

    def __init__(self) -> None:
        super().__init__()
        self._take_name()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._take_name()
        super().changeEvent(event)

    def _take_name(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("Parts", "Contents of the page"))


def scrolled(inside: QWidget) -> QWidget:
    """A panel in which `inside` moves up and down where it is too high; else it has as much room on both sides."""
    scroll = _Scroll()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inside)
    frame = panel()
    column = QVBoxLayout(frame)
    column.setContentsMargins(8, 8, 8, 8)
    column.addWidget(scroll)

    def make_room(_least: int, most: int) -> None:
        column.setContentsMargins(8, 8, 4 if most else 8, 8)  # the bar itself takes room on that side

    scroll.verticalScrollBar().rangeChanged.connect(make_room)
    return frame
