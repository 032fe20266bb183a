# SPDX-License-Identifier: MIT
"""The layouts on the new-game page: each seat's in small, the player's own from presets and the editor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from shengji_qt import paths
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, Layout
from shengji_qt.ui import parts
from shengji_qt.ui.card_faces import CardFaces, CardStyle, margin
from shengji_qt.ui.games.three.layout_draft import same_shape
from shengji_qt.ui.games.three.layout_words import layout_name, layout_note
from shengji_qt.ui.games.three.tableau_layout import extent, fitting_width, lay_out_tableau
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.seats import default_name
from shengji_qt.ui.theme import Theme, felt_pixmap, theme_for

SEATS: Final = 3
LIKE_MINE: Final = 0  # first of the choices for a computer seat
_RADIUS: Final = 10.0


class LayoutRows(parts.Worded):
    """`value`: the layouts by seat. Implements `setups.Row`."""

    changed = Signal()

    def __init__(self, page: QWidget) -> None:
        """`page`: the new-game page, whose preferences keep the player's own layouts."""
        super().__init__(page)
        of_page: Any = page
        self._store: PreferenceStore = of_page.store
        self._strange: list[Layout | None] = [None] * SEATS  # neither preset nor own: of a saved preset of rules
        current = self._store.current
        self._faces = CardFaces(paths.resources() / "cards", CardStyle(back=current.back))
        self._name = parts.label("strong")
        self._help = parts.label("caption", wrap=True)
        self.boxes = [QComboBox() for _ in range(SEATS)]
        self._heads = [parts.label("secondary") for _ in range(SEATS)]
        self.thumbs = [LayoutThumb(self._faces, theme_for(current.theme), self) for _ in range(SEATS)]
        self.edit = parts.button(small=True)
        self.edit.setObjectName("edit_layouts")
        self._build()
        for box in self.boxes:
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # three stand in a narrow page
            box.setMinimumWidth(96)
            box.currentIndexChanged.connect(self._on_chosen)
        self.edit.clicked.connect(self.open_editor)
        self._store.changed.connect(self._on_preference)
        self.retranslate()
        self.set_value((FIVE_STACKS,) * SEATS)

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 12)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        grid.addWidget(self._name, 0, 0, 1, 2)
        grid.addWidget(self.edit, 0, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._help, 1, 0, 1, SEATS)
        for seat in range(SEATS):
            grid.addWidget(self._heads[seat], 2, seat)
            grid.addWidget(self.thumbs[seat], 3, seat)
            grid.addWidget(self.boxes[seat], 4, seat)
            grid.setColumnStretch(seat, 1)
            self._heads[seat].setBuddy(self.boxes[seat])

    # --- setups.Row

    @property
    def value(self) -> tuple[Layout, ...]:
        mine = self._offered(0)[max(0, self.boxes[0].currentIndex())]
        others = []
        for seat in range(1, SEATS):
            index = max(0, self.boxes[seat].currentIndex())
            others.append(mine if index == LIKE_MINE else self._offered(seat)[index - 1])
        return (mine, *others)

    def set_value(self, value: Sequence[Layout]) -> None:
        """Choose these without saying so; one that is not offered yet is offered from now on."""
        for seat, layout in enumerate(value):
            self._strange[seat] = None
            if all(not same_shape(layout, each) for each in self._offered(seat)):
                self._strange[seat] = layout
        self._fill()
        mine = value[0]
        for seat, layout in enumerate(value):
            found = next(i for i, each in enumerate(self._offered(seat)) if same_shape(each, layout))
            index = found if seat == 0 else LIKE_MINE if same_shape(layout, mine) else found + 1
            self._choose(seat, index)
        self._show()

    def offer(self, values: Sequence[object]) -> None:
        """What is offered are presets and the player's own layouts."""

    # --- choices

    def _offered(self, seat: int) -> list[Layout]:
        """Presets; for the player's seat also his own; and one that came with saved rules."""
        own = list(self._store.current.layouts) if seat == 0 else []
        strange = self._strange[seat]
        return [*PRESETS, *own, *([strange] if strange is not None else [])]

    def _fill(self) -> None:
        for seat, box in enumerate(self.boxes):
            box.blockSignals(True)
            box.clear()
            if seat:
                box.addItem(self.tr("Like mine"))
            for layout in self._offered(seat):
                box.addItem(layout_name(layout))
                box.setItemData(box.count() - 1, layout_note(layout), Qt.ItemDataRole.ToolTipRole)
            box.blockSignals(False)

    def _choose(self, seat: int, index: int) -> None:
        self.boxes[seat].blockSignals(True)
        self.boxes[seat].setCurrentIndex(index)
        self.boxes[seat].blockSignals(False)

    def _on_chosen(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for thumb, layout in zip(self.thumbs, self.value, strict=True):
            thumb.show_layout(layout)

    def _on_preference(self, name: str) -> None:
        if name == "layouts":
            self.set_value(self.value)
        elif name in ("theme", "back"):
            current = self._store.current
            self._faces.style = CardStyle(back=current.back)
            for thumb in self.thumbs:
                thumb.set_theme(theme_for(current.theme))

    # --- the editor

    def open_editor(self) -> None:
        """Edit layouts; the one that is taken becomes the player's."""
        from shengji_qt.ui.games.three.layout_editor import LayoutEditor  # wanted when it is asked for only

        current = self._store.current
        editor = LayoutEditor(self._faces, theme_for(current.theme), current.layouts, self.value[0], parent=self)
        editor.saved.connect(self._keep)
        editor.accepted.connect(lambda: self._take(editor.picked))
        editor.finished.connect(editor.deleteLater)
        window = self.window()
        editor.resize(round(window.width() * 0.96), round(window.height() * 0.96))
        editor.open()

    def _keep(self, layouts: tuple[Layout, ...]) -> None:
        """The own one that is chosen stays chosen, whatever place it has now."""
        before = self.value
        self._store.set(layouts=layouts)
        self.set_value(before)

    def _take(self, layout: Layout | None) -> None:
        if layout is not None:
            likes = [self.boxes[seat].currentIndex() == LIKE_MINE for seat in range(1, SEATS)]
            others = [layout if like else old for like, old in zip(likes, self.value[1:], strict=True)]
            self.set_value((layout, *others))
            self.changed.emit()

    # --- words

    def retranslate(self) -> None:
        self._name.setText(self.tr("Layouts"))
        self._help.setText(
            self.tr("How the ten cards lie before each player, and the order in which the top ones are turned.")
        )
        self.edit.setText(self.tr("Layout editor…"))
        for seat, head in enumerate(self._heads):
            head.setText(self.tr("Yours") if seat == 0 else default_name(seat))
            self.boxes[seat].setAccessibleName(self.tr("Layout of {name}").format(name=default_name(seat)))
        chosen = [box.currentIndex() for box in self.boxes]
        self._fill()
        for seat, index in enumerate(chosen):
            self._choose(seat, max(0, index))


class LayoutThumb(QWidget):
    """A layout in small, on felt. Decoration: it takes no input."""

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = theme
        self._layout = FIVE_STACKS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(84)

    def sizeHint(self) -> QSize:
        return QSize(180, 84)

    def show_layout(self, layout: Layout) -> None:
        self._layout = layout
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        painter.setClipPath(clip)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, felt_pixmap(self.size(), ratio, self._theme))
        slots = self._layout.slots
        card = fitting_width(slots, self.width() - 20, self.height() - 16, 40)
        wide, high = extent(slots)
        places = lay_out_tableau(slots, card, (self.width() - wide * card) / 2, (self.height() - high * card * 1.4) / 2)
        room = margin(card, ratio)
        back = self._faces.back(card, ratio)
        for slot in sorted(range(len(slots)), key=lambda each: slots[each][2]):
            painter.drawPixmap(QPointF(*places.corners[slot]) - QPointF(room, room), back)
        painter.end()
