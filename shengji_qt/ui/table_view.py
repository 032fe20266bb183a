# SPDX-License-Identifier: MIT
"""The view of the table: no frame, no scroll bars, one pixel a pixel; Tab goes through the table's cards first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shengji_qt.ui.scene.table_scene import TableScene


class TableView(QGraphicsView):
    """Shows one table scene."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.setObjectName("table_view")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFrameStyle(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab: from the hand to the other cards that can be chosen, and only then to the buttons."""
        return (self.hasFocus() and self._table.next_zone(1 if forward else -1)) or super().focusNextPrevChild(forward)
