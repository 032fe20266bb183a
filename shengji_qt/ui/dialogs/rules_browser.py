# SPDX-License-Identifier: MIT
"""The rules of each game to read, with settings filled in: contents, text, search, and words that explain themselves.

A word of the glossary is dotted where a section has it first; the pointer or Tab shows what it means.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import (
    QBrush,
    QColor,
    QCursor,
    QHideEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTabBar, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.text_page import QuietBody
from shengji_qt.ui.games.setups import GAMES, setups
from shengji_qt.ui.hanging_lists import hang_lists
from shengji_qt.ui.i18n import Translations
from shengji_qt.ui.rules_text import WORDS_SECTION, filled, read
from shengji_qt.ui.term_tip import Mode, TermTip
from shengji_qt.ui.texts.settings import game_of
from shengji_qt.ui.texts.terms import find_terms, word_of
from shengji_qt.ui.theme import LIGHT, TYPE, Theme, mixed, scaled
from shengji_qt.ui.wrapped_list import WrappedList

_WIDEST: Final = 1160  # logical pixels
_CONTENTS: Final = 270
_NARROW: Final = 1100  # a page as wide as this has narrower contents
_CONTENTS_NARROW: Final = 220
_SEARCH: Final = 200
_LINE: Final = 1.55  # height of a line of running text
_BESIDE: Final = 18  # at the right of tables
_INDENT: Final = 22  # of lists
_REACH: Final = 32  # a heading that is so near to the upper edge is the one that is read
_LOW: Final = 0.7  # of the height: a hit further down is brought up, as what follows it is to be read
_HIGH: Final = 0.15  # of the height: to there
_OTHER_HITS: Final = 0.4  # how much gold is in the ground of those that are not the current one
_TERM: Final = "term"  # scheme of the addresses of words


_Rules = tuple[AnySettings, MatchOptions]


class _Body(QuietBody):
    """`stepped` with the address of a link that Tab has come to, "" when it leaves."""

    stepped = Signal(str)

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        self.stepped.emit(self.textCursor().charFormat().anchorHref() if moved and self.hasFocus() else "")
        return moved


class RulesBrowser(parts.Page):
    """`left` when the player has read enough."""

    left = Signal()

    def __init__(
        self,
        folder: Path,
        translations: Translations,
        rules_of: Callable[[str], _Rules],
        parent: QWidget | None = None,
    ) -> None:
        """`folder` is resources/rules; `rules_of`: with what the games are explained that the player turns to here."""
        super().__init__(parent)
        self._folder = folder
        self._translations = translations
        self._rules_of = rules_of
        self._settings: AnySettings = FourSettings()
        self._options = MatchOptions()
        self._opened: _Rules = (self._settings, self._options)
        self._theme: Theme = LIGHT
        self._headings: list[QTextBlock] = []
        self._found: list[QTextCursor] = []
        self._at = 0
        self._scale = 1.0
        self._going = False  # the body is moved from here, not by the player
        self._title = parts.label("head")
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        for _ in GAMES:
            self.tabs.addTab("")
        self._count = parts.label("secondary")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.contents = WrappedList()
        parts.set_property(self.contents, "inset", True)
        self._sections: list[str] = []  # names, as many as headings; "" for the title
        self.body = _Body()
        self.body.setOpenLinks(False)
        self.tip = TermTip(self)
        parts.set_property(self.body, "inset", True)
        self.body.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.body.document().setDocumentMargin(14)
        self.back = parts.button()
        self._build()
        self.back.clicked.connect(self.left)
        self.tabs.currentChanged.connect(self._turn_to)
        self.contents.itemActivated.connect(lambda _item: self._go_to_heading())
        self.contents.itemClicked.connect(lambda _item: self._go_to_heading())
        self.body.highlighted.connect(self._on_pointed)
        self.body.verticalScrollBar().valueChanged.connect(lambda _value: self._follow_body())
        self.body.stepped.connect(self._on_stepped)
        self.body.anchorClicked.connect(self._on_clicked)
        self.tip.more.connect(self.show_section)
        self.search.textChanged.connect(lambda _text: self._search())
        self.search.returnPressed.connect(lambda: self._step(1))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self._to_search)
        for key, by in ((QKeySequence.StandardKey.FindNext, 1), (QKeySequence.StandardKey.FindPrevious, -1)):
            QShortcut(QKeySequence(key), self).activated.connect(lambda by=by: self._step(by))
        self.retranslate()

    def _build(self) -> None:
        frame = parts.panel()
        row = QHBoxLayout(frame)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self.contents)
        row.addWidget(parts.line(upright=True))
        row.addWidget(self.body, 1)
        self._outer = QVBoxLayout(self)
        head = parts.page_head(self._title, self._count, self.search, self.back)
        head.insertWidget(1, self.tabs)
        self._outer.addLayout(head)
        self._outer.addWidget(frame, 1)

    def show_rules(self, settings: AnySettings, options: MatchOptions) -> None:
        """Explain these, in the text of their game, from its beginning; what was searched before is forgotten."""
        self._opened = settings, options
        self.search.clear()
        self._show(self._opened)

    @Slot(int)
    def _turn_to(self, index: int) -> None:
        """Another game, from its beginning, or from the first place of what is searched."""
        game = GAMES[index]
        if game != game_of(self._settings):
            self._show(self._opened if game == game_of(self._opened[0]) else self._rules_of(game))

    def _show(self, rules: _Rules) -> None:
        self._settings, self._options = rules
        self._at = 0
        self.tabs.setCurrentIndex(GAMES.index(game_of(self._settings)))
        self.retranslate()
        self.body.moveCursor(QTextCursor.MoveOperation.Start)
        self._scroll_to(0)
        self._follow_body()
        self._mark()

    def show_section(self, name: str) -> None:
        """Go to a section; to the beginning where these settings have none of that name."""
        number = self._sections.index(name) if name in self._sections else 0
        self._go_to(number)
        # A page that was just shown is laid out by then, which may have moved the text, and the contents with it.
        QTimer.singleShot(0, self, lambda: self._go_to(number))

    def _go_to(self, number: int) -> None:
        self.contents.setCurrentRow(number)
        self._go_to_heading()

    @property
    def sections(self) -> tuple[str, ...]:
        """The names of the sections, in their order."""
        return tuple(self._sections[1:])

    def set_theme(self, theme: Theme, scale: float = 1.0) -> None:
        self._theme, self._scale = theme, scale
        self._fit_width()
        self._write()

    def focus_first(self) -> None:
        self.body.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Rules"))
        self.tabs.setAccessibleName(self.tr("Game"))
        for index, setup in enumerate(setups()):
            self.tabs.setTabText(index, setup.name())
        self.body.setAccessibleName(self._body_name())
        self.back.setText(self.tr("Back"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self._write()

    def _body_name(self) -> str:
        match game_of(self._settings):
            case "three":
                return self.tr("Rules: three players")
            case "five":
                return self.tr("Rules: five players")
            case _:
                return self.tr("Rules: four players")

    def hideEvent(self, event: QHideEvent) -> None:
        self.tip.hide()  # a window of its own stays when the page goes
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_width()
        super().resizeEvent(event)

    def _fit_width(self) -> None:
        self.contents.setFixedWidth(scaled(_CONTENTS if self.width() > _NARROW else _CONTENTS_NARROW, self._scale))
        self.search.setFixedWidth(scaled(_SEARCH, self._scale))
        self.keep_margins(self._outer, _WIDEST)

    # -- the text ------------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        place, at = self.body.verticalScrollBar().value(), self._at
        try:
            text = read(self._folder, self._translations.language, game_of(self._settings))
        except OSError:
            text = self.tr("The rules are missing from the installation.")
        document = self.body.document()
        font = self.body.font()
        font.setPixelSize(scaled(TYPE.body, self._scale))
        document.setDefaultFont(font)
        rules = filled(text, self._settings, self._options)
        document.setMarkdown(rules.text)
        hang_lists(document, scaled(_INDENT, self._scale))
        self._sections = ["", *rules.sections]
        self._headings = []
        together = QTextCursor(document)
        together.beginEditBlock()  # laid out once, not after each change
        block = document.begin()
        while block.isValid():
            self._style(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)
        self._mark_words()
        together.endEditBlock()
        self.contents.clear()
        self.contents.addItems([each.text() for each in self._headings])
        self._find()
        self._at = min(at, max(len(self._found) - 1, 0))
        self._mark()
        self._scroll_to(place)
        self._follow_body()

    def _style(self, block: QTextBlock) -> None:
        """Sizes of the page's own type, and room around paragraphs."""
        shape = block.blockFormat()
        level = shape.headingLevel()
        cursor = QTextCursor(block)
        if level:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            font = self.body.document().defaultFont()
            font.setPixelSize(scaled(TYPE.section if level > 1 else TYPE.score, self._scale))
            font.setBold(True)
            letters = QTextCharFormat()
            letters.setFont(font)
            cursor.setCharFormat(letters)
            self._headings.append(block)
        inside_table = QTextCursor(block).currentTable() is not None
        shape.setTopMargin(18 if level else 0)
        shape.setBottomMargin(0 if inside_table else 6)
        if not level:
            least = scaled(TYPE.body, self._scale) * _LINE
            shape.setLineHeight(least, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        QTextCursor(block).setBlockFormat(shape)

    def _style_table(self, table: QTextTable) -> None:
        shape = table.format()
        shape.setCellPadding(0)
        shape.setCellSpacing(0)
        shape.setBorder(1)
        shape.setBorderCollapse(True)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(QBrush(QColor(self._theme.line)))
        shape.setTopMargin(6)
        shape.setBottomMargin(10)
        shape.setRightMargin(scaled(_BESIDE, self._scale))  # Qt lets a wide table reach over the edge
        table.setFormat(shape)
        room = QTextTableCellFormat()
        for side in (room.setLeftPadding, room.setRightPadding):
            side(scaled(12, self._scale))
        for side in (room.setTopPadding, room.setBottomPadding):
            side(scaled(4, self._scale))
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                letters = QTextTableCellFormat(cell.format().toTableCellFormat())
                letters.merge(room)
                cell.setFormat(letters)

    @Slot()
    def _go_to_heading(self) -> None:
        number = self.contents.currentRow()
        if 0 <= number < len(self._headings):
            self._scroll_to(round(self._top_of(number)))

    def _top_of(self, number: int) -> float:
        return self.body.document().documentLayout().blockBoundingRect(self._headings[number]).top()

    def _scroll_to(self, place: int) -> None:
        """From here: the contents are where they belong already."""
        self._going = True
        self.body.verticalScrollBar().setValue(place)
        self._going = False

    def _follow_body(self) -> None:
        """The contents show what is read."""
        if self._going or not self._headings:
            return
        place = self.body.verticalScrollBar().value()
        later = range(1, len(self._headings)) if place else ()  # at the beginning nothing may be laid out yet
        self.contents.setCurrentRow(sum(self._top_of(each) <= place + _REACH for each in later))

    # -- words -------------------------------------------------------------------------------------------------------

    def _mark_words(self) -> None:
        """Make a link of each word of the glossary where a section has it first."""
        game = game_of(self._settings)
        section, seen, block = 0, set[int](), self.body.document().begin()
        while block.isValid() and self._sections[section] != WORDS_SECTION:
            if block in self._headings:
                section = self._headings.index(block)
                seen.clear()
            elif section:
                for found in find_terms(block.text(), game):
                    if found.word.number not in seen:
                        seen.add(found.word.number)
                        self._mark_word(block, found.start, found.end, found.word.number)
            block = block.next()

    def _mark_word(self, block: QTextBlock, start: int, end: int, number: int) -> None:
        letters = QTextCharFormat()
        letters.setAnchor(True)
        letters.setAnchorHref(f"{_TERM}:{number}")
        letters.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        letters.setUnderlineColor(QColor(self._theme.gold_panel))
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)

    @Slot(QUrl)
    def _on_pointed(self, address: QUrl) -> None:
        """The pointer is on a link, or has left it: the tip sees for itself when to go."""
        if address.scheme() == _TERM:
            self._explain(address, QRect(QCursor.pos() - QPoint(4, 10), QSize(8, 20)), "pointer")

    @Slot(str)
    def _on_stepped(self, address: str) -> None:
        place = self.body.cursorRect()
        place.moveTopLeft(self.body.viewport().mapToGlobal(place.topLeft()))
        self._explain(QUrl(address), place, "focus")

    def _explain(self, address: QUrl, place: QRect, mode: Mode) -> None:
        known = address.scheme() == _TERM
        self.tip.show_words([word_of(int(address.path()))] if known else [], place, mode=mode)

    @Slot(QUrl)
    def _on_clicked(self, address: QUrl) -> None:
        """Where the word is explained at length."""
        if address.scheme() == _TERM:
            self.tip.hide()
            self.show_section(word_of(int(address.path())).section)

    # -- search --------------------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self) -> None:
        """Mark every place; the first one from the top is gone to."""
        self._find()
        self._mark()

    def _find(self) -> None:
        wanted = self.search.text().strip()
        self._found, self._at = [], 0
        cursor = QTextCursor(self.body.document())
        while wanted:
            cursor = self.body.document().find(wanted, cursor)
            if cursor.isNull():
                break
            self._found.append(cursor)

    def _step(self, by: int) -> None:
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._mark()

    def _mark(self) -> None:
        """The current place stands out among the others, and the contents show its section."""
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            letters = QTextCharFormat()
            current = number == self._at
            others = mixed(self._theme.gold_felt, self._theme.panel, _OTHER_HITS)
            letters.setBackground(QColor(self._theme.tick if current else others))
            letters.setForeground(QColor("#ffffff" if current else self._theme.text))
            mark.format = letters
            marks.append(mark)
        self.body.setExtraSelections(marks)
        if not self.search.text().strip():
            self._count.setText("")
        elif not self._found:
            self._count.setText(self.tr("Not found"))
        else:
            self._count.setText(f"{self._at + 1} / {len(self._found)}")
            place = QTextCursor(self._found[self._at])
            place.clearSelection()
            self._going = True
            self.body.setTextCursor(place)
            self._bring_up(place)
            self._going = False
            before = (each for each in self._headings if each.position() <= place.position())
            self.contents.setCurrentRow(max(len(list(before)) - 1, 0))

    def _bring_up(self, place: QTextCursor) -> None:
        """What is out of sight or far down comes near the upper edge: a heading has its text under it."""
        lies, height = self.body.cursorRect(place), self.body.viewport().height()
        if lies.top() < 0 or lies.bottom() > height * _LOW:
            bar = self.body.verticalScrollBar()
            bar.setValue(bar.value() + lies.top() - round(height * _HIGH))
