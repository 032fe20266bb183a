# SPDX-License-Identifier: MIT
"""A card on the table, painted by C++ alone, and other pictures that move.

Neither class overrides a virtual method, so that no frame of an animation waits for Python.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QVector3D
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene.hand_layout import ASPECT, RISE


def _picture(parent: QGraphicsItem) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


class PictureItem(QGraphicsWidget):
    """A pixmap with animatable position, opacity and scale."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(self.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.picture = _picture(self)
        self.stretch = QGraphicsScale(self)
        self.setTransformations([self.stretch])

    def show_picture(self, pixmap: QPixmap, offset: float = 0.0) -> None:
        """Show `pixmap`, its corner `offset` pixels up and left of the item's origin."""
        self.picture.setPixmap(pixmap)
        self.picture.setOffset(-offset, -offset)


class CardItem(QGraphicsWidget):
    """One card. Which face it shows is decided anew each deal; items are made once and used again.

    Attributes:
        card: the face it stands for, None while nobody may know it.
        drawn_width: for which the pictures were painted.
        width: of the card in logical pixels; the item's origin is its top left corner.
        raised: selected in the hand.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(self.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.card: Card | None = None
        self.width = 0.0
        self.drawn_width = 0.0
        self.raised = False
        self.dim = False
        self.frame_kind = ""
        self.front = _picture(self)
        self.back = _picture(self)
        self.frame = _picture(self)  # the outline of a selected or compulsory card, shared by all of its size
        self.frame.hide()
        self.flip = QGraphicsScale(self)
        self.setTransformations([self.flip])

    def set_width(self, width: float) -> None:
        """The size from now on; scaling and flipping happen about the middle."""
        self.width = width
        self.setTransformOriginPoint(QPointF(width / 2, width * ASPECT / 2))
        self.flip.setOrigin(QVector3D(width / 2, width * ASPECT / 2, 0))

    def show_side(self, face_up: bool) -> None:
        self.front.setVisible(face_up)
        self.back.setVisible(not face_up)

    @property
    def face_up(self) -> bool:
        return self.front.isVisible()

    def hit_rect(self, at: QPointF) -> QRectF:
        """Where a pointer means this card when it lies at `at`: a raised one also where it lay before."""
        reach = self.width * RISE if self.raised else 0.0
        return QRectF(at.x(), at.y(), self.width, self.width * ASPECT + reach)
