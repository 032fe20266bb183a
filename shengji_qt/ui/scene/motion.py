# SPDX-License-Identifier: MIT
"""Runs and keeps every animation of the table, so that each can be brought to its end at any moment.

On the table only properties of C++ objects are animated: no Python runs per frame.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QGraphicsObject

from shengji_qt.ui.scene import speeds

Curve = QEasingCurve.Type
ARRIVE = Curve.OutCubic
MOVE = Curve.InOutCubic
TURN_AWAY, TURN_UP = Curve.InSine, Curve.OutSine  # together the width of a card that turns evenly


class Motion(QObject):
    """Moves things. A newer movement of the same property replaces the older one from where it is, unless that goes to
    the same end already.
    """

    idle = Signal()  # the last movement ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.instant = False  # while True, everything happens at once
        self._running: dict[tuple[int, bytes], _Run] = {}

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def animate(
        self,
        target: QObject,
        name: bytes,
        end: object,
        duration: int,
        *,
        delay: int = 0,
        start: object = None,
        curve: Curve = ARRIVE,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Bring property `name` of `target` to `end` in `duration` ms at standard speed, `delay` ms from now.

        `done` is called exactly once: at the end, when it is finished early or replaced; but not after `stop`.
        """
        key = (id(target), name)
        length = 0 if self.instant else speeds.ms(duration)
        run = self._running.get(key)
        if run is not None and start is None and delay == 0 and length > 0 and run.goes_to(end):
            run.join(done)
            return
        self._cut(key)
        if start is not None:
            target.setProperty(name.decode(), start)
        if length <= 0:
            target.setProperty(name.decode(), end)
            if done:
                done()
            return
        animation = QPropertyAnimation(target, name)
        animation.setDuration(length)
        animation.setEasingCurve(curve)
        animation.setEndValue(end)
        whole: QAbstractAnimation = animation
        pause = speeds.ms(delay)
        if pause > 0:
            group = QSequentialAnimationGroup(self)
            group.addAnimation(QPauseAnimation(pause, group))
            group.addAnimation(animation)
            whole = group
        else:
            animation.setParent(self)
        self._running[key] = _Run(whole, target, name, end, done)
        whole.finished.connect(self._on_finished)
        whole.start()

    def move(
        self,
        item: QGraphicsObject,
        x: float,
        y: float,
        duration: int,
        *,
        delay: int = 0,
        curve: Curve = ARRIVE,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Bring `item` to (x, y); nothing happens if it is there already."""
        end = QPointF(x, y)
        if item.pos() == end and (id(item), b"pos") not in self._running:
            if done:
                done()
            return
        self.animate(item, b"pos", end, duration, delay=delay, curve=curve, done=done)

    def glide(self, item: QGraphicsObject, x: float, y: float) -> None:
        """Put what stands on the table to another place: at once the first time, else in a calm movement."""
        if item.pos().isNull():
            item.setPos(x, y)
        elif self.target_of(item) != QPointF(x, y):
            self.move(item, x, y, speeds.SORT, curve=MOVE)

    def grow(
        self, item: QGraphicsObject, start: float, duration: int, *, delay: int = 0, curve: Curve = ARRIVE
    ) -> None:
        """Let `item` come from scale `start` to its own size."""
        if start != 1.0 or item.scale() != 1.0:
            self.animate(item, b"scale", 1.0, duration, delay=delay, start=start, curve=curve)

    def fade(
        self,
        item: QGraphicsObject,
        end: float,
        duration: int,
        *,
        start: float | None = None,
        delay: int = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Bring the opacity of `item` to `end`."""
        self.animate(item, b"opacity", end, duration, start=start, delay=delay, done=done)

    def target_of(self, item: QGraphicsObject) -> QPointF:
        """Where `item` is going, or where it is."""
        run = self._running.get((id(item), b"pos"))
        return run.end if run is not None and isinstance(run.end, QPointF) else item.pos()

    def stop(self, item: QObject) -> None:
        """End the movements of `item` where it is now, without their `done`."""
        for key in [key for key in self._running if key[0] == id(item)]:
            self._running.pop(key).stop()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._running:
            key, run = next(iter(self._running.items()))
            del self._running[key]
            run.stop()
            run.target.setProperty(run.name.decode(), run.end)
            run.tell()
        self.idle.emit()

    def _cut(self, key: tuple[int, bytes]) -> None:
        run = self._running.pop(key, None)
        if run is not None:
            run.stop()
            run.tell()

    @Slot()
    def _on_finished(self) -> None:
        whole = self.sender()
        key = next((key for key, run in self._running.items() if run.animation is whole), None)
        if key is None:
            return
        run = self._running.pop(key)
        run.animation.deleteLater()
        run.tell()
        if not self._running:
            self.idle.emit()


class _Run:
    """One running movement; the reference to the target keeps its id from being reused."""

    __slots__ = ("animation", "done", "end", "name", "target")

    def __init__(
        self,
        animation: QAbstractAnimation,
        target: QObject,
        name: bytes,
        end: object,
        done: Callable[[], None] | None,
    ) -> None:
        self.animation, self.target, self.name, self.end = animation, target, name, end
        self.done = [done]

    def goes_to(self, end: object) -> bool:
        """Whether it goes to that end without a delay: begun anew with every event, it would hardly come forward where
        pictures come late.
        """
        return isinstance(self.animation, QPropertyAnimation) and self.end == end

    def join(self, done: Callable[[], None] | None) -> None:
        """Who wants the same hears of its end, too."""
        self.done.append(done)

    def tell(self) -> None:
        """It has ended."""
        for done in self.done:
            if done:
                done()

    def stop(self) -> None:
        self.animation.stop()
        self.animation.deleteLater()
