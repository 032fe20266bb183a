# SPDX-License-Identifier: MIT
"""How long things take at a table: the one place for durations that are policy, not animation. All in seconds."""

from __future__ import annotations

import random
from typing import Self

import msgspec

from shengji_qt.model.actions import DecisionKind


class Pacing(msgspec.Struct, frozen=True):
    """Durations of one table.

    `deal_start`: from the shuffle to the first card. `deal_interval`: between two cards. `turn_interval`:
    between two tableau cards turned up. `bid_*`, `poll_*`,
    `thinking_*`: least and greatest pause before an answer of a computer seat while cards are dealt, in the poll, and
    when burying or playing. Automatic passes of any seat take `poll_*` too, so that timing tells nobody who could have
    bid. `trick_pause` is added after a finished trick. `redeal_pause`: before the cards are shuffled again because
    nobody bid. `answer_limit`: how long a computer seat may think before the stand-in acts for it.
    """

    deal_start: float = 0.6
    deal_interval: float = 0.12
    turn_interval: float = 0.7
    bid_min: float = 0.2
    bid_max: float = 0.6
    poll_min: float = 0.25
    poll_max: float = 0.6
    thinking_min: float = 0.4
    thinking_max: float = 1.2
    trick_pause: float = 0.7
    redeal_pause: float = 1.2
    answer_limit: float = 30.0

    @classmethod
    def none(cls) -> Self:
        """Everything at once: for tests and arenas. Only the limit for answers stays."""
        return cls().scaled(0.0)

    def scaled(self, factor: float) -> Self:
        """All pauses times `factor`; the limit for answers stays."""
        pauses = {key: value * factor for key, value in msgspec.structs.asdict(self).items() if key != "answer_limit"}
        return msgspec.structs.replace(self, **pauses)

    def answer_pause(self, kind: DecisionKind, chance: random.Random, *, after_trick: bool = False) -> float:
        """A natural pause before an answer to a decision of this kind."""
        if kind == "bid":
            return chance.uniform(self.bid_min, self.bid_max)
        if kind == "poll":
            return chance.uniform(self.poll_min, self.poll_max)
        return chance.uniform(self.thinking_min, self.thinking_max) + (self.trick_pause if after_trick else 0.0)
