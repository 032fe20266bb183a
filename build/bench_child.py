# SPDX-License-Identifier: MIT
"""The processes that the bench starts on its own screen; each prints one line of JSON.

bench_child.py bare|program FOLDER       the time of the first paint
bench_child.py move SECONDS THINKERS LEVEL   33 cards and a white mark move over the table, seats think beside them
bench_child.py sample SECONDS            looks at the screen and counts the places in which the mark was seen
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

CARDS: Final = 33
MARK_Y: Final = 20
MARK: Final = 24
WAY: Final = 1300  # pixels
SIZE: Final = (1400, 860)
TICK_MS: Final = 16


def say(value: Any) -> None:
    """The child's answer."""
    print(json.dumps(value), flush=True)


# --- first paint


class FirstPaint(QObject):
    """Sees the first paint event of any widget, says when it is done, and ends the program."""

    def __init__(self) -> None:
        super().__init__()
        self._seen = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and not self._seen:
            self._seen = True
            QTimer.singleShot(0, self._done)
        return False

    def _done(self) -> None:
        say(time.time())
        QApplication.quit()


def bare() -> int:
    """A window with nothing in it."""
    app = QApplication(sys.argv[:1])
    watcher = FirstPaint()
    app.installEventFilter(watcher)
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    window.resize(1440, 900)
    window.show()
    return app.exec()


def program(folder: str) -> int:
    """The program as it is started by its command, with files of its own."""
    from shengji_qt import cli

    execute = QApplication.exec
    kept: list[QObject] = []

    def execute_watched(*_arguments: object) -> int:
        watcher = FirstPaint()
        kept.append(watcher)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(watcher)
        return execute()

    QApplication.exec = execute_watched  # type: ignore[method-assign]
    return cli.main(["--profile", folder, "--lang", "en"])


# --- motion


class Thinking(QObject):
    """Computer seats that always have something to think about, on the program's own thread."""

    def __init__(self, seats: int, level: str) -> None:
        super().__init__()
        from bench_rules import random_views
        from shengji_qt.controller.ai_worker import ThreadedSeats

        self.decisions = 0
        self._level = level
        self._views = list(random_views(2, 12))
        self._asked = 0
        self._worker = ThreadedSeats(self)
        self._worker.decided.connect(self._on_decided)
        for _ in range(seats):
            self._ask()

    def _ask(self) -> None:
        from shengji_qt.controller.ai_worker import Question

        self._asked += 1
        self._worker.ask(Question(self._asked, self._level, self._views[self._asked % len(self._views)], self._asked))

    def _on_decided(self, _number: int, _action: object) -> None:
        self.decisions += 1
        self._ask()

    def close(self) -> None:
        self._worker.close()


class Ticks(QObject):
    """How regularly the event loop of the interface comes round: the milliseconds between calls wanted every 16."""

    def __init__(self) -> None:
        super().__init__()
        self._gaps: list[float] = []
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """From now on."""
        self._last = time.perf_counter()
        self._timer.start(TICK_MS)

    def stop(self) -> None:
        """No more."""
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter()
        self._gaps.append((now - self._last) * 1000)
        self._last = now

    @property
    def percentiles(self) -> dict[str, float]:
        """Empty if it never ticked."""
        gaps = sorted(self._gaps)
        shares = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "worst_ms": 1.0}
        return {
            key: round(gaps[min(int(len(gaps) * share), len(gaps) - 1)], 1) for key, share in shares.items() if gaps
        }


def move(seconds: float, thinkers: int, level: str) -> int:
    """The table's own cards and motion."""
    from shengji_qt import paths
    from shengji_qt.model.cards import full_deck
    from shengji_qt.ui.app import SWITCH_INTERVAL
    from shengji_qt.ui.card_faces import CardFaces, CardStyle
    from shengji_qt.ui.games.kinds import kind_of
    from shengji_qt.ui.scene import speeds
    from shengji_qt.ui.scene.card_item import PictureItem
    from shengji_qt.ui.scene.motion import Curve
    from shengji_qt.ui.scene.table_scene import TableScene

    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication(sys.argv[:1])
    scene = TableScene(CardFaces(paths.resources() / "cards", CardStyle()), kind_of("four"))
    scene.setSceneRect(0, 0, *SIZE)
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setBackgroundBrush(Qt.GlobalColor.black)
    view.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    view.setGeometry(0, 0, *SIZE)
    items: list[Any] = []
    for index, card in enumerate(full_deck(2)[:CARDS]):
        item = scene.stage.pool.take(card, 84)
        item.setPos(index * 3, 90 + index * 20)
        items.append(item)
    mark = PictureItem()
    white = QPixmap(MARK, MARK)
    white.fill(Qt.GlobalColor.white)
    mark.show_picture(white)
    mark.setPos(0, MARK_Y - MARK // 2)
    scene.addItem(mark)
    items.append(mark)
    view.show()
    seats = Thinking(thinkers, level) if thinkers else None
    ticks = Ticks()

    def start() -> None:
        ticks.start()
        for item in items:
            scene.stage.motion.move(
                item, item.x() + WAY, item.y(), round(seconds * 1000 / speeds.FACTOR), curve=Curve.Linear
            )

    QTimer.singleShot(1200, start)
    scene.stage.motion.idle.connect(ticks.stop)
    scene.stage.motion.idle.connect(lambda: QTimer.singleShot(200, app.quit))
    code = app.exec()
    decisions = 0
    if seats is not None:
        decisions = seats.decisions
        seats.close()
    say({"decisions": decisions, "ticks": ticks.percentiles})
    return code


def sample(seconds: float) -> int:
    """Every place of the mark that can be seen, as often as the machine allows, until it arrives or time is up."""
    app = QApplication(sys.argv[:1])
    display = app.primaryScreen()
    seen: list[tuple[float, int]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        row = display.grabWindow(0, 0, MARK_Y, SIZE[0], 1).toImage()
        at = bytes(row.constBits()).find(b"\xff\xff\xff")
        if at >= 0 and (not seen or seen[-1][1] != at // 4):
            seen.append((time.perf_counter(), at // 4))
            if at // 4 >= WAY - 2:
                break  # it has arrived
        time.sleep(0.002)
    moving = [each for each in seen if 2 < each[1] < WAY - 2]
    gaps = sorted((after[0] - before[0]) * 1000 for before, after in itertools.pairwise(moving))
    worst = {"p95_gap_ms": round(gaps[int(len(gaps) * 0.95)], 1), "worst_gap_ms": round(gaps[-1], 1)} if gaps else {}
    say({"frames": len(moving), **worst})
    return 0


def main(arguments: list[str]) -> int:
    """Be one of the children."""
    kind, *rest = arguments
    if kind == "bare":
        return bare()
    if kind == "program":
        return program(rest[0])
    if kind == "move":
        return move(float(rest[0]), int(rest[1]), rest[2])
    return sample(float(rest[0]))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
