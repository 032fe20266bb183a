# SPDX-License-Identifier: MIT
"""The layout editor: the player's own layouts beside the presets, a grid to lay cards on, and what is still wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from shengji_qt.model.three_player.layouts import PRESETS, Layout
from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.three.editor_board import EditorBoard
from shengji_qt.ui.games.three.layout_checks import LayoutChecks
from shengji_qt.ui.games.three.layout_draft import NAME_LENGTH, LayoutDraft
from shengji_qt.ui.games.three.layout_words import layout_name, layout_note
from shengji_qt.ui.theme import Theme

MOST_OWN = 24  # layouts that a player may keep


class LayoutEditor(QDialog):
    """`layouts`: the player's own, as they are to be kept; `picked`: the one to play with, None when it was closed.

    A preset cannot be changed: the first change makes a copy of it.
    """

    saved = Signal(tuple)  # the player's own layouts, after each that was saved or deleted

    def __init__(
        self,
        faces: CardFaces,
        theme: Theme,
        own: Sequence[Layout] = (),
        current: Layout | None = None,
        scale: float = 1.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.layouts: tuple[Layout, ...] = tuple(own)
        self.picked: Layout | None = None
        self._dirty = False
        self._title = parts.label("head")
        self._about = parts.label("secondary", wrap=True)
        self._mine = parts.label("section")
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.new = parts.button(small=True)
        self.copy = parts.button(small=True)
        self.delete = parts.button(small=True)
        self.board = EditorBoard(faces, theme, self)
        self.board.set_theme(theme, scale)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.checks = LayoutChecks(theme, self)
        self.try_out = parts.button()
        self.save = parts.button()
        self.use = parts.button("primary")
        self.close_button = parts.button("flat", small=True)
        for each in (self.new, self.copy, self.delete, self.try_out, self.save, self.use, self.close_button):
            each.setAutoDefault(False)
        self._build()
        self._connect()
        self.retranslate()
        self._fill(current or PRESETS[0])

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._about, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        left = parts.panel()
        left.setMinimumWidth(176)
        column = QVBoxLayout(left)
        column.setContentsMargins(12, 16, 12, 14)
        column.setSpacing(8)
        column.addWidget(self._mine)
        column.addWidget(self.list, 1)
        for each in (self.new, self.copy, self.delete):
            column.addWidget(each)
        right = parts.panel()
        right.setMinimumWidth(264)
        side = QVBoxLayout(right)
        side.setContentsMargins(18, 16, 18, 16)
        side.setSpacing(8)
        side.addWidget(self.checks, 1)
        side.addWidget(self.name)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.try_out, 1)
        row.addWidget(self.save, 1)
        side.addLayout(row)
        side.addWidget(self.use)
        self._body = QHBoxLayout()
        self._body.addWidget(left, 16)
        self._body.addWidget(self.board, 58)
        self._body.addWidget(right, 26)
        self._outer = QVBoxLayout(self)
        self._outer.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # wrapped labels ask for too much
        self._outer.addLayout(head)
        self._outer.addLayout(self._body, 1)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._on_row)
        self.new.clicked.connect(self._on_new)
        self.copy.clicked.connect(self._on_copy)
        self.delete.clicked.connect(self._on_delete)
        self.board.edited.connect(self._on_edited)
        self.name.textEdited.connect(self._on_name)
        self.try_out.clicked.connect(self.board.try_out)
        self.checks.renumber.clicked.connect(self._on_renumber)
        self.save.clicked.connect(self._on_save)
        self.use.clicked.connect(self._on_use)
        self.close_button.clicked.connect(self.reject)

    @property
    def draft(self) -> LayoutDraft:
        assert self.board.draft is not None
        return self.board.draft

    # --- words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Layout editor"))
        self._title.setText(self.tr("Layout editor"))
        self._about.setText(self.tr("Ten cards in two or three layers; four to six on top, each covering a lower one"))
        self._mine.setText(self.tr("Layouts"))
        self.list.setAccessibleName(self.tr("Layouts"))
        self.new.setText(self.tr("New"))
        self.copy.setText(self.tr("Copy"))
        self.delete.setText(self.tr("Delete"))
        self.name.setPlaceholderText(self.tr("Name of this layout"))
        self.name.setAccessibleName(self.tr("Name of this layout"))
        self.try_out.setText(self.tr("Try turning"))
        self.save.setText(self.tr("Save"))
        self.use.setText(self.tr("Play with this layout"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._list_names()
            self._refresh()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(1180, 760)

    def minimumSizeHint(self) -> QSize:
        return QSize(880, 560)

    def resizeEvent(self, event: QResizeEvent) -> None:
        low = self.height() < parts.COMPACT_HEIGHT
        side = 16 if low else 32
        self._outer.setContentsMargins(side, 10 if low else 22, side, 14 if low else 28)
        self._outer.setSpacing(8 if low else 16)
        self._body.setSpacing(10 if low else 20)
        self.checks.set_compact(low)
        for each in (self.try_out, self.save):
            parts.set_property(each, "small", low)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    # --- the list

    @property
    def _all(self) -> tuple[Layout, ...]:
        return (*PRESETS, *self.layouts)

    def _fill(self, current: Layout) -> None:
        """List everything and show `current`; one that is not in the list is shown as a new one."""
        self.list.blockSignals(True)
        self.list.clear()
        for _ in self._all:
            self.list.addItem(QListWidgetItem())
        self._list_names()
        row = next((row for row, each in enumerate(self._all) if each == current), -1)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._show(current)

    def _list_names(self) -> None:
        for row, layout in enumerate(self._all):
            item = self.list.item(row)
            if item is not None:
                kind = self.tr("preset") if row < len(PRESETS) else self.tr("own")
                item.setText(f"{layout_name(layout)}\n{layout_note(layout)} · {kind}")

    def _show(self, layout: Layout) -> None:
        self._dirty = False
        self.board.show_draft(LayoutDraft(layout))
        self.name.setText(layout_name(layout))
        self._refresh()

    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._all):
            self._show(self._all[row])

    @property
    def _is_own(self) -> bool:
        return self.list.currentRow() >= len(PRESETS)

    # --- what the player does

    def _on_new(self) -> None:
        """The first preset's cards under a new name, to be moved about."""
        self._start(LayoutDraft(PRESETS[0]), self._free_name(self.tr("My layout")))

    def _on_copy(self) -> None:
        self._start(self.draft, self._free_name(layout_name(self.draft.layout)))

    def _start(self, draft: LayoutDraft, name: str) -> None:
        self.list.setCurrentRow(-1)
        draft.name = name
        self.board.show_draft(LayoutDraft(draft.layout))
        self._dirty = True
        self.name.setText(name)
        self.board.setFocus()
        self._refresh()

    def _on_edited(self) -> None:
        """A preset stays as it is: what is changed is a layout of the player's own."""
        self._dirty = True
        if 0 <= self.list.currentRow() < len(PRESETS):
            chosen = self.board.chosen
            self.draft.name = self._free_name(layout_name(self.draft.layout))
            self.name.setText(self.draft.name)
            self.list.blockSignals(True)
            self.list.setCurrentRow(-1)
            self.list.blockSignals(False)
            self.board.chosen = chosen
        self._refresh()

    def _on_name(self, text: str) -> None:
        if not self._is_own and self.list.currentRow() >= 0:
            self.list.blockSignals(True)
            self.list.setCurrentRow(-1)
            self.list.blockSignals(False)
        self.draft.name = text.strip()
        self._dirty = True
        self._refresh()

    def _on_renumber(self) -> None:
        self.draft.renumber()
        self._on_edited()
        self.board.update()

    def _on_save(self) -> None:
        """One name, one layout: it takes the place of the old one of that name, or of the one that was changed."""
        made = self.draft.layout
        row = self.list.currentRow() - len(PRESETS)
        kept = [each for index, each in enumerate(self.layouts) if each.name != made.name or index == row]
        if row >= 0 and self.layouts[row] in kept:
            kept[kept.index(self.layouts[row])] = made
        else:
            kept.append(made)
        self._keep(tuple(kept[-MOST_OWN:]), made)

    def _on_delete(self) -> None:
        row = self.list.currentRow() - len(PRESETS)
        if row >= 0:
            self._keep(self.layouts[:row] + self.layouts[row + 1 :], PRESETS[0])

    def _on_use(self) -> None:
        """Saved if it is not yet, and played with."""
        made = self.draft.layout
        if self._dirty:
            self._on_save()
        row = self.list.currentRow()
        self.picked = self._all[row] if row >= 0 else made
        self.accept()

    def _keep(self, layouts: tuple[Layout, ...], current: Layout) -> None:
        self.layouts = layouts
        self.saved.emit(layouts)
        self._fill(current)

    def _free_name(self, wanted: str) -> str:
        taken = {layout_name(each) for each in self._all}
        number = 2
        name = wanted
        while name in taken:
            tail = f" {number}"
            name = wanted[: NAME_LENGTH - len(tail)] + tail
            number += 1
        return name

    def _name_fits(self) -> bool:
        """A name of its own, that is none of a preset."""
        name = self.draft.name
        presets = {each.name for each in PRESETS} | {layout_name(each) for each in PRESETS}
        return bool(name) and (name not in presets or not self._dirty)

    def _refresh(self) -> None:
        fine = self.draft.error is None
        fits = self._name_fits()
        self.checks.show_draft(self.draft, "" if fits else self.tr("Give the layout a name of its own."))
        self.save.setEnabled(self._dirty and fine and fits)
        self.use.setEnabled(fine and fits)
        self.try_out.setEnabled(bool(self.draft.order))
        self.delete.setEnabled(self._is_own)
