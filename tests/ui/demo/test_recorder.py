# SPDX-License-Identifier: MIT
"""Pictures of the window with what stands over it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu, QWidget

from shengji_qt.ui.demo.recorder import whole, windows_over


def coloured(widget: QWidget, name: str) -> None:
    palette = widget.palette()
    palette.setColor(widget.backgroundRole(), QColor(name))
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)


def test_an_open_menu_is_seen_where_it_stands(qtbot: QtBot) -> None:
    window, other = QWidget(), QWidget()
    for each in (window, other):
        qtbot.addWidget(each)
        each.resize(200, 150)
        coloured(each, "white")
        each.show()
    panel = QWidget(window)
    menu = QMenu(panel)
    menu.addAction("One")
    assert windows_over(window) == []
    tip = QWidget(window, Qt.WindowType.ToolTip)
    coloured(tip, "blue")
    tip.setGeometry(window.x() + 100, window.y() + 50, 40, 30)
    tip.show()
    menu.popup(window.mapToGlobal(QPoint(10, 100)))
    assert set(windows_over(window)) == {menu, tip} and windows_over(other) == []
    picture = whole(window, windows_over(window)).toImage()
    assert (picture.width(), picture.height()) == (200, 150)
    inside = window.mapFromGlobal(tip.mapToGlobal(QPoint(20, 15)))
    assert picture.pixelColor(inside) == QColor("blue")
    assert picture.pixelColor(inside - QPoint(25, 0)) == QColor("white")
    menu.close()
    tip.close()
