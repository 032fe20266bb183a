# SPDX-License-Identifier: MIT
"""A lesson at the table: what is fixed is played, the table waits while something is said, and nothing is saved."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from shengji_qt.controller.ai_worker import Question
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.controller.tables import Scope
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.games import rules_of
from shengji_qt.table.lessons.course import Course
from shengji_qt.table.lessons.lesson import Lesson, Step
from shengji_qt.table.lessons.rehearsal import Rehearsal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import AUTO

_PLAYING_ON = 120  # ms before each card that is played for the pupil
_HASTE = 0.15  # of the usual pauses, meanwhile


class RecordedSeats(QObject):
    """Answers for the computer seats what the lesson has recorded, before `ask` returns."""

    decided = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject, table: LessonTable) -> None:
        super().__init__(parent)
        self._table = table

    def ask(self, question: Question) -> None:
        """Silence is a pass, as for every computer seat."""
        course = self._table.course
        action = None if course is None else course.recorded(question.view)
        self.decided.emit(question.number, PassBid() if action is None else action)

    def close(self) -> bool:
        return True


class LessonTable(SoloTable):
    """Drives one deal of a lesson. `course` says where it stands.

    An action that the rules allow but that leaves the lesson is not done: `strayed` says so, and nothing else happens.
    """

    step_changed = Signal()  # another step, or none, is shown now
    strayed = Signal(object)  # the action
    way_shown = Signal(object)  # the action that the lesson wants

    def __init__(self, parent: QObject | None = None, *, pacing: Pacing | None = None) -> None:
        super().__init__(parent, seats=lambda owner: RecordedSeats(owner, self), pacing=pacing)
        self.course: Course | None = None
        self._own = QTimer(self)
        self._own.setSingleShot(True)
        self._own.timeout.connect(self._play_on)
        self._told_step: Step | None = None
        self._hasty = False

    @property
    def step(self) -> Step | None:
        """What is said or asked now."""
        return None if self.course is None else self.course.step

    def begin(self, lesson: Lesson, key: str = "") -> None:
        """From the first step, or from the one with this key, as if all before it had been done as it asks."""
        rehearsal = Rehearsal(lesson)
        if key and not rehearsal.to_step(key):
            rehearsal = Rehearsal(lesson)
        self._leave()
        self.course = Course(lesson, rehearsal.course.index)
        self._sit_down(lesson.spec, None).resume(rehearsal.entries)
        self._wake()  # what was dealt since the last action is dealt again

    @Slot()
    def go_on(self) -> None:
        """What is said has been read."""
        if self.course is not None and self.view is not None and self.course.go_on(self.view):
            self._look()
            self._wake()

    def allows(self, action: AnyAction) -> bool:
        """Whether the action keeps to the lesson; False is told by `strayed`."""
        allowed = self.course is not None and self.view is not None and self.course.allows(self.view, action)
        if not allowed:
            self.strayed.emit(action)
        return allowed

    @Slot(object)
    def submit(self, action: AnyAction) -> None:
        """The pupil's action, if it keeps to the lesson."""
        view = self.view
        if self.course is None or view is None:
            return
        if rules_of(view).check(view, action) is None:
            if not self.allows(action):
                return
            self.course.acted(view)
            self._tell_step()
        super().submit(action)

    def shown_way(self) -> AnyAction | None:
        """What the lesson would do for the decision that is asked now."""
        view = self.view
        if self.course is None or view is None or view.decision is None:
            return None
        return self.course.recorded(view)

    @Slot()
    def ask_hint(self) -> bool:
        """The hint in a lesson is what the lesson wants: `way_shown` tells it."""
        action = self.shown_way()
        if action is None:
            return False
        self.way_shown.emit(action)
        return True

    # The lesson goes one way, and to its end.

    def can_concede(self, scope: Scope) -> bool:
        return False

    @Slot()
    def take_back(self) -> bool:
        return False

    @property
    def can_take_back(self) -> bool:
        return False

    @property
    def can_finish(self) -> bool:
        return False

    # -- inside --------------------------------------------------------------------------------------------------------

    @Slot()
    def _wake(self) -> None:
        """Time stands still while a step is shown."""
        if not self._stands():
            super()._wake()
        if self._stands():  # perhaps since then
            self._timer.stop()

    def _stands(self) -> bool:
        return self.step is not None

    def _deliver(self, seat: int | None, events: Any, view: Any) -> None:
        super()._deliver(seat, events, view)
        if seat == self._seat:
            self._look()

    def _look(self) -> None:
        """The newest View may bring the next step, or a card to play for the pupil."""
        course, view = self.course, self.view
        if course is None or view is None:
            return
        course.look(view)
        self._tell_step()
        if self._table is not None and course.plays_itself is not self._hasty:
            self._hasty = course.plays_itself
            self._table.set_pacing(self._pacing.scaled(_HASTE) if self._hasty else self._pacing)
        if course.plays_itself and view.decision is not None and not view.decision.optional:
            self._own.start(min(_PLAYING_ON, round(self._pacing.thinking_max * 1000)))

    def hold(self, held: bool) -> None:
        super().hold(held)
        if held:
            self._own.stop()
        else:
            self._look()

    @Slot()
    def _play_on(self) -> None:
        course, view, table = self.course, self.view, self._table
        if course is None or table is None or view is None or view.decision is None or not course.plays_itself:
            return
        action = course.recorded(view)
        if action is not None:
            table.submit(self._seat, action, AUTO)
            self._wake()

    def _tell_step(self) -> None:
        if self.step is not self._told_step:
            self._told_step = self.step
            self.step_changed.emit()

    def _leave(self) -> None:
        self._own.stop()
        super()._leave()
