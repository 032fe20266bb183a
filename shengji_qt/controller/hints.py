# SPDX-License-Identifier: MIT
"""A hint for the person: a computer player looks at their View and says what could be done."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from shengji_qt.controller.ai_worker import Question
from shengji_qt.model.vocabulary import AnyView

HINT_LEVEL: Final = "normal"  # of who gives hints and stands in for the person


class Hint:
    """The one that is thought about, if any. Its questions have numbers below zero, so that they are nobody else's."""

    def __init__(self) -> None:
        self._question: Question | None = None
        self._number = 0
        self._seeds = random.Random()

    def ask(self, ask: Callable[[Question], None], view: AnyView) -> None:
        """Have a player look at `view`, unless one is looking already."""
        if self._question is None:
            self._number -= 1
            self._question = Question(self._number, HINT_LEVEL, view, self._seeds.getrandbits(32), hint=True)
            ask(self._question)

    def answered(self, number: int) -> bool:
        """Whether the answer to question `number` is this hint, which then is thought about no more."""
        if self._question is None or self._question.number != number:
            return False
        self._question = None
        return True

    def look(self, view: AnyView) -> None:
        """The person's View is this one now: a hint that is none for it is forgotten."""
        if self._question is not None and not _asks_the_same(self._question.view, view):
            self.forget()

    def forget(self) -> None:
        if self._question is not None:
            self._question.withdrawn = True
            self._question = None


def _asks_the_same(before: AnyView, now: AnyView) -> bool:
    """Whether a hint for the one View is one for the other: another seat was dealt a card in between."""
    facts = ((view.phase, view.decision, view.hand, view.bids) for view in (before, now))
    silent = before.decision is not None and before.decision.optional  # only beside such a decision cards are dealt
    return silent and next(facts) == next(facts)
