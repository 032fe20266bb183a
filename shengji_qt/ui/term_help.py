# SPDX-License-Identifier: MIT
"""Words of the glossary outside the rules: at the table, on the page of settings and on that of a result.

The pointer shows what the words under it mean, the keyboard what those of a setting mean that it has come to, and
Shift+F1 those of the whole page or table. "More" opens the rules of the match in mind at the section.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from shengji_qt.ui.rules_text import WORDS_SECTION
from shengji_qt.ui.term_tip import TermTip, words_in
from shengji_qt.ui.texts.terms import Word

if TYPE_CHECKING:
    from shengji_qt.ui.main_window import MainWindow
    from shengji_qt.ui.scene.stage import Stage

WAIT: Final = 700  # ms that the keyboard stays on a setting before its words are explained
Spoken = tuple[QRectF, str]  # where something stands on the table, and its words


class TermHelp(QObject):
    """Of one window; made when a page beside the first one is shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._watched: WeakKeyDictionary[QWidget, str] = WeakKeyDictionary()  # pages, and the key of their game
        self._focus: QWidget | None = None
        self.tip = TermTip(window)
        self.tip.more.connect(self.open_rules)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._explain_focus)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    @Slot()
    def follow(self) -> None:
        """Another page is shown."""
        self.tip.hide()
        self._timer.stop()
        page = self._window.pages.currentWidget()
        game = self._game_of(page)
        if page is None or not game or page in self._watched:
            return
        self._watched[page] = game
        if page is self._window.table:
            self._window.table.scene.help_wanted.connect(self._on_table)
        else:
            page.installEventFilter(self)

    def _game_of(self, page: Any) -> str:
        """The game of the table, of a result or of the settings of a match; "" for other pages."""
        window = self._window
        if page is not None and page is window.table:
            return str(window.table.kind.key)
        if hasattr(page, "chosen"):
            return str(page.chosen().game)
        return next((game for game, each in window.pages.result_pages.items() if each is page), "")

    @Slot()
    def explain(self) -> None:
        """The words of what is shown, or of the setting that the keyboard is on; without any, the list of all words."""
        page = self._window.pages.currentWidget()
        game = self._watched.get(page, "") if page is not None else ""
        words, place = self._said(page, game) if page is not None and game else ([], QRect())
        if words:
            self.tip.show_words(words, place, mode="keyboard")
        else:
            self.open_rules(WORDS_SECTION)

    def _said(self, page: QWidget, game: str) -> tuple[list[Word], QRect]:
        """The words of a page, and where their explanation belongs."""
        table, focus = self._window.table, self._window.focusWidget()
        if table is not None and page is table:
            spoken = spoken_of(table.stage)
            return words_in((text for _, text in spoken), game), _global(table.view, spoken[0][0])
        if isinstance(focus, QComboBox) and page.isAncestorOf(focus):
            words = words_in(_texts_of(focus), game)
            if words:
                return words, _place_of(focus)
        labels = (each for each in page.findChildren(QLabel) if each.isVisible())
        place = QRect(page.mapToGlobal(QPoint(page.width() // 3, page.height() // 4)), QSize(1, 1))
        return words_in((text for label in labels for text in _texts_of(label)), game), place

    @Slot(str)
    def open_rules(self, section: str) -> None:
        """The rules of the match that is played or set up."""
        page: Any = self._window.pages.currentWidget()
        if hasattr(page, "chosen"):
            self._window.explain(page.chosen())
        elif page is not self._window.pages.rules_page:
            self._window.menus.rules.emit()
        self._window.pages.rules_page.show_section(section)

    # -- the pointer ---------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tool tip that nothing on the page has answered comes to the page itself."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and isinstance(watched, QWidget):
            child = watched.childAt(watched.mapFromGlobal(event.globalPos()))
            words = words_in(_texts_of(child), self._watched.get(watched, "")) if child is not None else []
            if child is not None and words:
                self.tip.show_words(words, _place_of(child))
                return True
        return super().eventFilter(watched, event)

    @Slot(QPointF)
    def _on_table(self, point: QPointF) -> None:
        """The pointer rests on the table."""
        table = self._window.table
        if table is None or table is not self._window.pages.currentWidget():
            return
        for place, text in spoken_of(table.stage):
            if place.contains(point):
                self.tip.show_words(words_in([text], table.kind.key), _global(table.view, place))
                return

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @Slot(QWidget, QWidget)
    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Only boxes of settings, and only where Tab has led there."""
        if now is not None and self.tip.isAncestorOf(now):
            return
        self._timer.stop()
        if self._focus is not None:
            self.tip.hide()
        self._focus = None
        if not isinstance(now, QComboBox) or not now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            return
        page = self._window.pages.currentWidget()
        if page is not None and page in self._watched and page.isAncestorOf(now):
            self._focus = now
            self._timer.start()

    @Slot()
    def _explain_focus(self) -> None:
        focus = self._focus
        page = self._window.pages.currentWidget()
        game = self._watched.get(page, "") if page is not None else ""
        if focus is not None and game and focus.hasFocus():
            self.tip.show_words(words_in(_texts_of(focus), game), _place_of(focus), mode="focus")


def _place_of(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def _texts_of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.currentText())


def spoken_of(stage: Stage) -> list[Spoken]:
    """What stands in words on the table: the message, the trump plate, the bars."""
    message = stage.message_line.message
    found = [(stage.message_line.item.picture.sceneBoundingRect(), message.spoken)]
    plate = stage.trump_plate
    found.append((plate.item.picture.sceneBoundingRect(), plate.spoken()))
    for bar in stage.score_plates:
        if bar.base.isVisible():
            found.append((bar.base.picture.sceneBoundingRect(), bar.spoken()))
    return found


def _global(view: Any, place: QRectF) -> QRect:
    here = view.mapFromScene(place).boundingRect()
    return QRect(view.viewport().mapToGlobal(here.topLeft()), here.size())
