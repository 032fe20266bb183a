# SPDX-License-Identifier: MIT
"""Whether the words of a combo box have room."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox


def cut_off(box: QComboBox) -> list[str]:
    """The entries that are wider than the field they would stand in."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    parts = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    field = box.style().subControlRect(parts[0], option, parts[1], box)
    texts = [box.itemText(number) for number in range(box.count())]
    return [text for text in texts if box.fontMetrics().horizontalAdvance(text) > field.width() - 2]
