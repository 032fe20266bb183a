# SPDX-License-Identifier: MIT
"""The right side of the layout editor: every rule with a tick or a mark, why it is broken, and the flip order."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from shengji_qt.ui import parts
from shengji_qt.ui.games.three.layout_draft import Check, LayoutDraft
from shengji_qt.ui.games.three.layout_words import check_reason, check_text
from shengji_qt.ui.theme import Theme, ui_font

RULES = 6


class LayoutChecks(QWidget):
    """All of it is labels, so that a screen reader finds it too."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._head = parts.label("section")
        self._rows = [_Row(theme, self) for _ in range(RULES)]
        self._reason = parts.label("trouble", wrap=True)
        self._reason.setObjectName("layout_reason")
        self._order_head = parts.label("strong")
        self._order_about = parts.label("caption", wrap=True)
        self._order = _Order(theme, self)
        self.renumber = parts.button("flat", small=True)
        self.renumber.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._head)
        for row in self._rows:
            column.addWidget(row)
        column.addWidget(self._reason)
        column.addWidget(parts.line())
        head = QHBoxLayout()
        head.addWidget(self._order_head, 1)
        head.addWidget(self.renumber)
        column.addLayout(head)
        column.addWidget(self._order_about)
        column.addWidget(self._order)
        column.addStretch(1)
        self._column = column

    @property
    def reason(self) -> str:
        """Why the layout cannot be played or kept, "" if it can."""
        return self._reason.text()

    def texts(self) -> list[str]:
        """The rules as they are said now."""
        return [row.text for row in self._rows]

    def show_draft(self, draft: LayoutDraft, name_trouble: str) -> None:
        """`name_trouble`: what is wrong with its name, "" if nothing."""
        self._head.setText(self.tr("Check"))
        self._order_head.setText(self.tr("Flip order"))
        self._order_about.setText(
            self.tr("Cards are turned in this order in every deal of the match. Click a numbered card to take it out.")
        )
        self.renumber.setText(self.tr("Left to right"))
        checks = draft.checks()
        for row, check in zip(self._rows, checks, strict=True):
            row.show_check(check)
        broken = next((check for check in checks if not check.fine), None)
        self._reason.setText(check_reason(broken.code) if broken is not None else name_trouble)
        self._reason.setVisible(bool(self._reason.text()))
        self._order.show_order(len(draft.order), len(draft.tops))

    def set_compact(self, compact: bool) -> None:
        self._column.setSpacing(1 if compact else 6)
        self._order_about.setVisible(not compact)
        for row in self._rows:
            row.set_compact(compact)


class _Row(QWidget):
    """A mark and the rule."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = _Mark(theme)
        self._label = parts.label(wrap=True)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(10)
        self._row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self._label, 1)

    def set_compact(self, compact: bool) -> None:
        self._row.setContentsMargins(0, 0 if compact else 3, 0, 0 if compact else 3)

    @property
    def text(self) -> str:
        return self._label.text()

    def show_check(self, check: Check) -> None:
        self._mark.show_fine(check.fine)
        parts.set_property(self._label, "role", "" if check.fine else "trouble")
        self._label.setText(check_text(check))
        said = self.tr("fulfilled") if check.fine else self.tr("not fulfilled")
        self._label.setAccessibleName(f"{check_text(check)}: {said}")


class _Mark(QWidget):
    """A tick, or an exclamation mark."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._fine = True
        self.setFixedSize(18, 20)

    def show_fine(self, fine: bool) -> None:
        self._fine = fine
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.jade_panel if self._fine else self._theme.amber_panel)
        painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        if self._fine:
            painter.drawPolyline(QPolygonF([QPointF(2, 11), QPointF(7, 16), QPointF(16, 5)]))
        else:
            painter.drawLine(QPointF(9, 4), QPointF(9, 11))
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(9, 16.4), 0.9, 0.9)
        painter.end()


class _Order(QLabel):
    """Discs 1, 2, 3 …: filled for the cards that have a number."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._given = self._wanted = 0
        self.setFixedHeight(40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_order(self, given: int, wanted: int) -> None:
        self._given, self._wanted = given, wanted
        self.setAccessibleName(self.tr("{given} of {wanted} numbered").format(given=given, wanted=wanted))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(self._wanted, 1)
        step = min(42.0, self.width() / count)
        radius = min(16.0, step * 0.44)
        painter.setFont(ui_font(max(9, round(radius * 0.9)), bold=True))
        for index in range(self._wanted):
            centre = QPointF(radius + 1 + index * step, self.height() / 2)
            done = index < self._given
            painter.setBrush(QColor(self._theme.row_highlight) if done else Qt.BrushStyle.NoBrush)
            pen = QPen(QColor(self._theme.text_secondary if done else self._theme.line), 1.4)
            if not done:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(QColor(self._theme.text if done else self._theme.text_secondary))
            box = QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(index + 1))
        painter.end()
