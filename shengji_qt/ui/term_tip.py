# SPDX-License-Identifier: MIT
"""A small window that explains words: it stays while the pointer is on it, and leads to the section that says more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, Literal

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QGuiApplication, QHideEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.texts.terms import Word, find_terms

Mode = Literal["pointer", "focus", "keyboard"]  # what has asked for an explanation
MOST: Final = 10  # words that are explained at once
_WIDTH: Final = 380  # logical pixels
_MARGINS: Final = (14, 10)  # beside and above
_LOOK: Final = 150  # ms between two looks at where the pointer is
_JOINER: Final = "\u2060"  # between signs where no line may break, as it may between any two Chinese ones
_NEAR: Final = 12  # logical pixels between what is explained and its explanation that the pointer may cross


def words_in(texts: Iterable[str], game: str) -> list[Word]:
    """The words of these texts that a player may want to have explained, each once, in the order of reading."""
    found: dict[int, Word] = {}
    for text in texts:
        for each in find_terms(text, game):
            found.setdefault(each.word.number, each.word)
    return list(found.values())[:MOST]


class TermTip(QFrame):
    """`more`: a section of the rules is wanted."""

    more = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)  # else it would be shown in its parent, with it
        self.words: tuple[Word, ...] = ()
        self._source = QRect()
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setFixedWidth(_WIDTH)
        self._text.linkActivated.connect(self._on_link)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)
        panel = parts.panel()
        panel.setStyleSheet("border-radius: 0;")  # a window's corners are black where nothing composes the screen
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(*_MARGINS, *_MARGINS)
        inside.addWidget(self._text)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(panel)

    def text(self) -> str:
        """What is shown, as HTML."""
        return self._text.text()

    def show_words(self, words: Sequence[Word], source: QRect, *, mode: Mode = "pointer") -> None:
        """Explain them beside `source`, in global coordinates; hides where there are none.

        `pointer`: until the pointer has left both; `focus`: until it is hidden; `keyboard`: the small window takes the
        keyboard, Tab goes from one More to the next, Esc closes it.
        """
        keyboard = mode == "keyboard"
        self.hide()
        self.words = tuple(words)
        if not words:
            return
        self._source = source
        more, line = _JOINER.join(self.tr("More…")), self.tr("{word}: {meaning}")
        said = [(line.format(word=f"<b>{escape(word.name)}</b>", meaning=escape(word.text)), word) for word in words]
        self._text.setText(
            "".join(
                f'<p style="margin: 3px 0;">{text} <a href="{word.section}">{escape(more)}</a></p>'
                for text, word in said
            )
        )
        links = Qt.TextInteractionFlag.LinksAccessibleByMouse
        self._text.setTextInteractionFlags(
            links | Qt.TextInteractionFlag.LinksAccessibleByKeyboard if keyboard else links
        )
        self._text.setAccessibleName(" ".join(line.format(word=word.name, meaning=word.text) for word in words))
        kind = Qt.WindowType.Popup if keyboard else Qt.WindowType.ToolTip
        self.setWindowFlags(kind | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not keyboard)
        self._text.ensurePolished()
        height = self._text.heightForWidth(_WIDTH)  # a layout that was shown before would keep its old height
        self.setFixedSize(_WIDTH + 2 * _MARGINS[0], height + 2 * _MARGINS[1])
        self.move(self._place(source))
        self.show()
        if keyboard:
            self._text.setFocus(Qt.FocusReason.TabFocusReason)
            self._text.focusNextChild()
        elif mode == "pointer":
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def _place(self, source: QRect) -> QPoint:
        """Over what is explained in the lower half of the screen, else under it, and always on the screen."""
        screen = QGuiApplication.screenAt(source.center()) or self.screen()
        room = screen.availableGeometry()
        x = max(room.left(), min(source.left(), room.right() - self.width()))
        below = source.center().y() < room.center().y()
        y = source.bottom() + 4 if below else source.top() - self.height() - 4
        return QPoint(x, max(room.top(), min(y, room.bottom() - self.height())))

    @Slot()
    def _look(self) -> None:
        """Gone as soon as the pointer is neither on what is explained nor on the explanation."""
        near = (each.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR) for each in (self._source, self.geometry()))
        if not any(each.contains(QCursor.pos()) for each in near):
            self.hide()

    @Slot(str)
    def _on_link(self, section: str) -> None:
        self.hide()
        self.more.emit(section)
