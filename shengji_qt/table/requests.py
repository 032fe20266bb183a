# SPDX-License-Identifier: MIT
"""A question to a computer seat, or a pass that happens by itself, on its way to an answer."""

from __future__ import annotations

from shengji_qt.model.actions import AnyAction, Decision, PassBid
from shengji_qt.model.cards import Card
from shengji_qt.table.troubles import Trouble


class Request:
    """One question. The pause before its answer counts from the first `anchor` after it was asked.

    Attributes:
        number: the request id, never used twice.
        by: who the answer is journalled for.
        answer: what the seat said; `failure`: why it could not.
        silent: answered with no bid; stays until the seat has new cards or another bid stands.
    """

    def __init__(
        self,
        number: int,
        decision: Decision,
        acts: int,
        hand: tuple[Card, ...],
        pause: float,
        patience: float | None = None,
    ) -> None:
        """`acts`: actions done so far at this table, `hand`: the seat's cards; both tell a question overtaken.

        `patience`: seconds that a person may think before the answer is given for it, whatever `pause` is.
        """
        self.number = number
        self.decision = decision
        self.by = ""
        self.answer: AnyAction | None = None
        self.failure: Trouble | None = None
        self.silent = False
        self._acts = acts
        self._hand = hand
        self._patience = patience
        self._pause = pause if patience is None else patience
        self._asked_at: float | None = None

    @property
    def open(self) -> bool:
        """True while an answer is awaited."""
        return self.answer is None and self.failure is None and not self.silent

    @property
    def is_silence(self) -> bool:
        return self.decision.optional and isinstance(self.answer, PassBid)

    def take(self, action: AnyAction) -> None:
        """The answer; only the first one counts."""
        if self.open:
            self.answer = action

    def wait(self, pause: float) -> None:
        """Begin the pause again with another length; a person's time to think goes on."""
        if self._patience is None:
            self._pause = pause
            self._asked_at = None

    def anchor(self, now: float) -> None:
        """The question has been asked by `now` at the latest."""
        if self._asked_at is None:
            self._asked_at = now

    def due(self, answer_limit: float) -> float | None:
        """When to close it; None if there is nothing to close or it is not anchored yet."""
        if self.silent or self._asked_at is None:
            return None
        if self.failure is not None or self.answer is not None:
            return self._asked_at + (0.0 if self.is_silence else self._pause)
        return self._asked_at + answer_limit

    def overtaken(self, decision: Decision | None, acts: int, hand: tuple[Card, ...]) -> bool:
        """Whether the seat is now asked something else, or the same with other facts.

        While cards are dealt, new cards overtake only an answered "no bid": else a slow seat would never finish.
        """
        if decision != self.decision or acts != self._acts:
            return True
        return self.silent and hand != self._hand
