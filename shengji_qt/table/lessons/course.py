# SPDX-License-Identifier: MIT
"""The way through a lesson: which step it is at, what keeps to it, and what the seats play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shengji_qt.model.actions import AnyAction, Bid, Bury, Lower, Mine, PassBid, Play, Spend
from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.table.lessons.lesson import Lesson, Step


class Course:
    """Belongs to one pupil. Tell it every new View of the pupil's seat.

    Attributes:
        lesson: what is learnt.
        index: of the step that is shown or comes next.
        open: whether that step is shown: the table waits for it.
    """

    def __init__(self, lesson: Lesson, index: int = 0) -> None:
        self.lesson = lesson
        self.index = index
        self.open = False

    @property
    def step(self) -> Step | None:
        """What is said or asked now."""
        return self.lesson.steps[self.index] if self.open else None

    @property
    def done(self) -> bool:
        """Whether all has been said."""
        return self.index >= len(self.lesson.steps)

    @property
    def plays_itself(self) -> bool:
        """Whether the pupil's cards are played as recorded until the next step."""
        return not self.open and self.index > 0 and self.lesson.steps[self.index - 1].then_played

    def look(self, view: Any) -> None:
        """The pupil's View is this one now: the next step may have come."""
        if not self.open and not self.done:
            self.open = self.lesson.steps[self.index].when.reached(view)

    def go_on(self, view: Any) -> bool:
        """The step has been read; False if something is to be done first."""
        step = self.step
        if step is None or step.accept is not None:
            return False
        self.open = False
        self.index += 1
        self.look(view)
        return True

    def asked(self, view: Any) -> int | None:
        """The step that asks for what the View's decision is, perhaps behind steps that are still to be read."""
        if not self.open:
            return None
        for index in range(self.index, len(self.lesson.steps)):
            step = self.lesson.steps[index]
            if not step.when.reached(view):
                return None
            if step.accept is not None:
                return index
        return None

    def allows(self, view: Any, action: AnyAction) -> bool:
        """Whether the pupil's action, which the rules allow, keeps to the lesson."""
        index = self.asked(view)
        accept = None if index is None else self.lesson.steps[index].accept
        return accept is not None and accept.takes(view, action)

    def acted(self, view: Any) -> None:
        """The pupil has done what was asked at this View."""
        index = self.asked(view)
        if index is not None:
            self.index = index + 1
            self.open = False

    def recorded(self, view: Any) -> AnyAction | None:
        """What the View's seat does, as recorded; where that is not possible any more, the plainest that is.

        None where silence is all that is recorded.
        """
        action = self._written(view)
        rules = rules_of(view)
        if action is not None and rules.check(view, action) is None:
            return action
        return None if view.decision.optional else self._instead(view, action)

    def _written(self, view: Any) -> AnyAction | None:
        lesson, kind = self.lesson, view.decision.kind
        match kind:
            case "play" | "mine":
                trick = len(view.tricks)
                cards = lesson.plays[trick][len(view.trick.plays)]
                return Play(cards) if kind == "play" else Mine(cards)
            case "bury":
                return Bury(lesson.bury)
            case "swap":
                return lesson.swap
            case "lower":
                return Lower(None)
            case "block" | "force" | "claim":
                return Spend(False)
        cards = lesson.bids.get(view.seat, ())
        if cards and rules_of(view).check(view, Bid(cards)) is None:
            return Bid(cards)
        return None if view.decision.optional else PassBid()

    def _instead(self, view: Any, action: AnyAction | None) -> AnyAction:
        """Where the pupil has chosen freely before: the nearest cards that are left, else the plainest answer."""
        if isinstance(action, Play):
            later = {card for trick in self.lesson.plays[len(view.tricks) + 1 :] for cards in trick for card in cards}
            play = Play(_nearest(action.cards, [*view.hand, *getattr(view, "face_up", ())], later))
            if rules_of(view).check(view, play) is None:
                return play
        plainest: AnyAction = rules_of(view).options(view, 1)[0]
        return plainest


def _nearest(cards: Sequence[Card], held: list[Card], later: set[Card]) -> tuple[Card, ...]:
    """The cards, those that are not held replaced: rather not by one that is played later, then by the nearest."""
    found: list[Card] = []
    rest = list(held)
    for card in sorted(cards, key=lambda each: each not in held):
        near = min(rest, key=lambda each: (each != card, each in later, each.suit != card.suit, abs(each - card)))
        rest.remove(near)
        found.append(near)
    return tuple(sorted(found))
