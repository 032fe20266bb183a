# SPDX-License-Identifier: MIT
"""The question for a file: the system's own dialog, or Qt's where there is none, large enough to be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFileDialog, QSplitter, QWidget

_SIZE: Final = (820, 520)  # logical pixels
_PLACES: Final = 170  # the list of places at its left


def file_dialog(parent: QWidget, title: str, folder: str) -> QFileDialog:
    """A dialog that begins in `folder`; the caller opens it and lets go of it."""
    dialog = QFileDialog(parent, title, folder)
    dialog.resize(*_SIZE)
    splitter = dialog.findChild(QSplitter)  # None: it is the system's
    if splitter is not None:
        splitter.setSizes([_PLACES, _SIZE[0] - _PLACES])
    return dialog
