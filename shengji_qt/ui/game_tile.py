# SPDX-License-Identifier: MIT
"""One game on the first page: its table in small, what it is, and the two buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.deck_buttons import DeckButtons
from shengji_qt.ui.games.setups import SetUp
from shengji_qt.ui.miniature import Miniature
from shengji_qt.ui.preferences import NewGame
from shengji_qt.ui.texts.settings import difference_texts
from shengji_qt.ui.theme import Theme

MOST: Final = 4  # of the rules that are not as usual are named


class GameTile(QWidget):
    """`number` is the key that starts the game."""

    widened = Signal()  # or made narrower: its words may break elsewhere

    def __init__(self, faces: CardFaces, theme: Theme, setup: SetUp, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setup = setup
        self._key = QKeySequence(str(number))
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)  # all tiles equally wide
        self.miniature = Miniature(faces, theme, setup.picture, self)
        self._name = parts.label("score", wrap=True)
        self._about = parts.label("secondary", wrap=True)
        self._rules = parts.label("caption", wrap=True)
        self._lines = (self._name, self._about, self._rules)
        self.decks = DeckButtons(setup.key if setup.house.with_decks is not None else "four")
        self._one_deck = parts.label("chip")  # in the place of the buttons where there is no choice
        self._one_deck.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lesson = parts.button("flat", small=True)
        parts.set_property(self.lesson, "edge", "left")
        self.lesson.hide()  # until it is offered
        self.start = parts.button("primary")
        self.options = parts.button()
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.start, 5)
        buttons.addWidget(self.options, 3)
        self._words = QVBoxLayout()
        for each in self._lines:
            each.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._words.addWidget(each)
        self._words.addWidget(self.decks)
        self._words.addWidget(self._one_deck)
        self._words.addWidget(self.lesson, 0, Qt.AlignmentFlag.AlignLeft)
        self._words.addLayout(buttons)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.miniature, 1)
        self._column.addLayout(self._words)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(*([10] * 4 if compact else [12] * 4))
        self._words.setContentsMargins(*((6, 4, 6, 2) if compact else (12, 14, 12, 10)))
        self._words.setSpacing(6 if compact else 10)
        self._rules.setVisible(not compact)
        parts.set_property(self._name, "role", "section" if compact else "score")
        choice = self.setup.house.with_decks is not None
        self.decks.setVisible(choice and not compact)
        self._one_deck.setVisible(not choice and not compact)
        self._one_deck.setFixedHeight(self.decks.sizeHint().height())  # so that all pictures are equally high

    def set_theme(self, theme: Theme) -> None:
        self.miniature.set_theme(theme)

    def line_heights(self) -> list[int]:
        """What each block of words needs in the width it has, in pixels; the same blocks in every tile."""
        return [_height_needed(each) if each.isVisibleTo(self) else 0 for each in self._lines]

    def set_line_heights(self, heights: Sequence[int]) -> None:
        """The room that each block of words takes at least, so that tiles side by side stand on common lines."""
        for each, height in zip(self._lines, heights, strict=True):
            each.setMinimumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def hasHeightForWidth(self) -> bool:
        """The tile takes what room is left, whatever its words would like."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 0)

    def minimumSizeHint(self) -> QSize:
        """The small picture does not hold the window up."""
        return QSize(super().minimumSizeHint().width(), 0)

    def set_acting(self, acting: bool) -> None:
        """Whether Start is the one button that acts."""
        parts.set_property(self.start, "kind", "primary" if acting else "")

    def offer_lesson(self, offered: bool, begun: bool, room: bool) -> None:
        """One quiet line for somebody who has not played this game, or has left its lesson; again for new words.

        `room`: the line keeps its room where it is not offered, since another tile has it.
        """
        policy = self.lesson.sizePolicy()
        policy.setRetainSizeWhenHidden(room)
        self.lesson.setSizePolicy(policy)
        self.lesson.setVisible(offered)
        words = self.tr("Go on with the lesson ›") if begun else self.tr("New here? Learn it by playing ›")
        self.lesson.setText(words)
        self.lesson.setAccessibleName(f"{words} {self.setup.name()}")

    def show_rules(self, chosen: NewGame) -> None:
        """What the game would be played by; call it again after a change of language."""
        self._name.setText(self.setup.name())
        self._about.setText(self.setup.about(chosen.settings))
        rules = difference_texts(chosen.settings, chosen.options)
        if self.setup.house.with_decks is not None:
            rules = rules[1:] or [self.tr("The usual rules")]  # the buttons tell the decks
        self._rules.setText(" · ".join([*rules[:MOST], *["…"] * (len(rules) > MOST)]))
        if self.setup.house.with_decks is not None:
            self.decks.set_decks(chosen.settings.decks)  # type: ignore[union-attr]
        self._one_deck.setText(self.tr("One deck, 52 cards"))
        self.start.setText(self.tr("Start"))
        self.start.setShortcut(self._key)  # setText forgets it
        self.start.setAccessibleName(self.tr("Start: {game}").format(game=self.setup.name()))
        self.options.setText(self.tr("Options…"))
        self.options.setAccessibleName(self.tr("Options: {game}").format(game=self.setup.name()))


def _height_needed(words: QLabel) -> int:
    """By its words alone: a label never says less than its minimum."""
    least = words.minimumHeight()
    words.setMinimumHeight(0)
    height = words.heightForWidth(words.width())
    words.setMinimumHeight(least)
    return height
