# SPDX-License-Identifier: MIT
"""What a menu or a list asks for is done once it is off the screen: long work would leave it standing there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

GONE: int = 40  # ms in which a popup is taken off the screen and what was under it is painted


def once_gone(context: QObject, act: Callable[[], object]) -> None:
    """Do `act` a moment later, unless `context` is gone by then."""
    if GONE <= 0:
        act()
    else:
        QTimer.singleShot(GONE, context, act)
