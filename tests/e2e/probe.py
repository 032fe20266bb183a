# SPDX-License-Identifier: MIT
"""The program itself, with an observer that writes where things are: `python probe.py FILE [program arguments]`.

The test moves a real mouse to those places. The observer only looks: it is a timer that writes FILE every
50 ms, from outside the program's own code.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsView, QLabel, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shengji_qt.cli import main
from shengji_qt.model.games import rules_of

INTERVAL_MS = 50


def _button(button: QAbstractButton) -> dict[str, Any]:
    corner = button.mapToGlobal(QPoint(0, 0))
    return {
        "name": button.objectName(),
        "text": button.text().replace("&", ""),
        "enabled": button.isEnabled(),
        "rect": [corner.x(), corner.y(), button.width(), button.height()],
    }


def _global(view: QGraphicsView, rect: QRectF) -> list[int]:
    shown = view.mapFromScene(rect).boundingRect()
    corner = view.viewport().mapToGlobal(shown.topLeft())
    return [corner.x(), corner.y(), shown.width(), shown.height()]


def _cards(view: QGraphicsView) -> list[dict[str, Any]]:
    from shengji_qt.ui.scene.card_item import CardItem

    found = []
    for item in view.scene().items():
        if isinstance(item, CardItem) and item.isVisible() and item.card is not None and item.face_up:
            rect = item.mapRectToScene(QRectF(0, 0, item.width, item.width * 1.4))
            found.append(
                {"card": item.card.text, "raised": item.raised, "z": item.zValue(), "rect": _global(view, rect)}
            )
    return found


def _table(page: Any) -> dict[str, Any]:
    view = page.controller.view
    if view is None:
        return {}
    plays = rules_of(view).plays(view, 1)
    cursor = page.stage.cursor_item
    return {
        "phase": view.phase,
        "deal_no": view.deal_no,
        "decision": view.decision.kind if view.decision else None,
        "hand": [each.text for each in view.hand],
        "tricks": len(view.tricks),
        "trick": [[played.seat, [each.text for each in played.cards]] for played in view.trick.plays],
        "play": [each.text for each in plays[0]] if plays else [],
        "cursor": cursor.card.text if cursor is not None and cursor.card is not None else "",
        "zones": {zone.name: [item.card.text for item in zone.items] for zone in page.stage.selection.zones},
        "bottom_size": getattr(view.settings, "bottom_size", 0),  # three players: always four
        "points": getattr(view, "attacker_points", 0),
        "view": repr(view),
    }


def look() -> dict[str, Any]:
    """What stands on the screen now."""
    seen: dict[str, Any] = {"buttons": [], "labels": [], "cards": [], "pages": [], "table": {}}
    focus = QApplication.focusWidget()
    seen["focus"] = [type(focus).__name__, focus.accessibleName()] if focus is not None else []
    for window in QApplication.topLevelWidgets():
        if not window.isVisible():
            continue
        for widget in [window, *window.findChildren(QWidget)]:
            if not widget.isVisible():
                continue
            if isinstance(widget, QAbstractButton):
                seen["buttons"].append(_button(widget))
            elif isinstance(widget, QLabel):
                seen["labels"].append(widget.text())
            elif isinstance(widget, QGraphicsView):
                seen["cards"] += _cards(widget)
            name = type(widget).__name__
            if name.endswith("Page"):
                seen["pages"].append(name)
                if name == "TablePage":
                    seen["table"] = _table(widget)
    return seen


class Observer:
    """Writes what `look` sees, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._timer = QTimer()
        self._timer.timeout.connect(self._write)  # same thread: a plain object is fine
        self._timer.start(INTERVAL_MS)

    def _write(self) -> None:
        part = self._path.with_suffix(".part")
        part.write_text(json.dumps(look()), encoding="utf-8")
        os.replace(part, self._path)


def run() -> int:
    path = Path(sys.argv[1])
    execute = QApplication.exec
    kept: list[Observer] = []

    def execute_observed(*_arguments: object) -> int:
        kept.append(Observer(path))
        return execute()

    QApplication.exec = execute_observed  # type: ignore[method-assign, assignment]
    return main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(run())
