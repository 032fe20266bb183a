# SPDX-License-Identifier: MIT
"""How long things take at a table: the one place for durations that are policy, not animation. All in seconds."""

from __future__ import annotations

import random
from typing import Final, Literal, Self

import msgspec

from shengji_qt.model.actions import DecisionKind
from shengji_qt.model.game import Pace

_PAUSES: Final[dict[DecisionKind, Literal["bid", "poll", "turned", "choice", "thinking"]]] = {
    "bid": "bid",
    "poll": "poll",
    "stop": "poll",
    "turned": "turned",
    "penalty": "choice",
    "lower": "choice",
    "block": "choice",
    "force": "choice",
    "claim": "choice",
    "bury": "thinking",
    "swap": "thinking",
    "divide": "thinking",
    "play": "thinking",
    "mine": "thinking",
}


class Pacing(msgspec.Struct, frozen=True):
    """Durations of one table.

    `deal_start`: from the shuffle to the first card. `deal_interval`: between two cards. `turn_interval`: between two
    steps of turning tableau cards up. `offer_interval`: between two cards of which each can bid only until the next.
    `bid_*`, `poll_*`, `turned_*`, `choice_*`, `thinking_*`: least and greatest pause before an answer of a computer
    seat while cards are dealt, in the poll, about a card just turned up, about penalties, overflow levels and points to
    spend, and when cards are laid down. What a seat does by itself takes these pauses too, so that timing tells nobody
    who could have bid, or which suits a declarer has run out of. `courtesy`: the least pause of a computer seat whose
    turned card competes with a person's, where the first bid counts. `trick_pause` is added after a finished trick.
    `redeal_pause`: before the cards are shuffled again because nobody bid. `answer_limit`: how long a computer seat may
    think before the stand-in acts for it.
    """

    deal_start: float = 0.6
    deal_interval: float = 0.12
    turn_interval: float = 0.7
    offer_interval: float = 1.6
    bid_min: float = 0.2
    bid_max: float = 0.6
    poll_min: float = 0.25
    poll_max: float = 0.6
    turned_min: float = 0.5
    turned_max: float = 1.1
    courtesy: float = 3.0
    choice_min: float = 0.7
    choice_max: float = 1.4
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

    def with_answers(self, factor: float) -> Self:
        """The pauses before answers of computer seats times `factor`; all else stays."""
        names = [f"{each}_{end}" for each in dict.fromkeys(_PAUSES.values()) for end in ("min", "max")]
        return msgspec.structs.replace(self, **{each: getattr(self, each) * factor for each in names})

    def step_pause(self, pace: Pace) -> float:
        """Before a step of the table itself."""
        return {"deal": self.deal_interval, "turn": self.turn_interval, "offer": self.offer_interval}[pace]

    def answer_pause(self, kind: DecisionKind, chance: random.Random, *, after_trick: bool = False) -> float:
        """A natural pause before an answer to a decision of this kind."""
        name = _PAUSES[kind]
        pause = chance.uniform(getattr(self, f"{name}_min"), getattr(self, f"{name}_max"))
        shows_trick = after_trick and name in ("thinking", "choice")
        return pause + (self.trick_pause if shows_trick else 0.0)
