# SPDX-License-Identifier: MIT
"""A lesson gone through without a window: by somebody who does what is asked, up to any of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from shengji_qt.model.actions import AnyAction
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Shuffle
from shengji_qt.model.match import Match
from shengji_qt.table.lessons.course import Course
from shengji_qt.table.lessons.lesson import PUPIL, Lesson, Step
from shengji_qt.table.stand_in import only_choice

Chooser = Callable[[Course, Any], AnyAction]  # from the course and the pupil's View


def as_recorded(course: Course, view: Any) -> AnyAction:
    """Who does exactly what the lesson would."""
    action = course.recorded(view)
    assert action is not None, "a step that asks has a recorded answer"
    return action


class Rehearsal:
    """`match`, `course` and `entries`, the journal so far, as they are at the step that `steps` gave last."""

    def __init__(self, lesson: Lesson, choose: Chooser = as_recorded) -> None:
        self.match = Match(lesson.spec)
        self.course = Course(lesson)
        self.entries: list[AnyEntry] = [Shuffle(lesson.deck, lesson.first)]
        self._choose = choose
        self.match.shuffle(lesson.deck, lesson.first)

    @property
    def view(self) -> Any:
        """The pupil's."""
        return self.match.view(PUPIL)

    def steps(self) -> Iterator[Step]:
        """Each step when it has come; asking for the next one reads it or does what it asks."""
        while not self.course.done:
            self.course.look(self.view)
            step = self.course.step
            if step is not None:
                yield step
                if step.accept is None:
                    self.course.go_on(self.view)
                else:
                    self._do(step)
            elif not self._go_on():
                raise ValueError(f"step {self.course.lesson.steps[self.course.index].key} never comes")

    def to_step(self, key: str) -> bool:
        """Go on until this step has come; False if there is none."""
        return any(step.key == key for step in self.steps())

    def _do(self, step: Step) -> None:
        view = self.view
        action = self._choose(self.course, view)
        if not self.course.allows(view, action):
            raise ValueError(f"step {step.key} does not accept {action}")
        self.course.acted(view)
        self._act(PUPIL, "person", action)

    def _go_on(self) -> bool:
        """What happens without the pupil: another seat acts, a recorded play of the pupil's, a card is dealt."""
        for decision in self.match.pending():
            view = self.match.view(decision.seat)
            own = decision.seat == PUPIL and not self.course.plays_itself
            action = only_choice(view) if own else self.course.recorded(view)
            if action is not None:
                self._act(decision.seat, "auto", action)
                return True
        if self.match.can_advance:
            self.match.advance()
            return True
        return False

    def _act(self, seat: int, by: str, action: AnyAction) -> None:
        self.entries.append(Act(self.match.advances, seat, by, action))
        self.match.act(seat, action)
        if self.match.summaries:
            self.entries.append(DealEnd(self.match.summaries[-1], self.match.standing))
