# SPDX-License-Identifier: MIT
"""What a seat may ask the table to do: frozen, tagged, the same in memory, in the journal and on the wire."""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.cards import Card

DecisionKind = Literal["bid", "poll", "bury", "play"]


class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all actions. Card tuples are multisets; their order carries no meaning."""


class Bid(Action, frozen=True):
    """Show level cards or jokers to fix trump (亮主; four_player.md 7)."""

    cards: tuple[Card, ...]


class PassBid(Action, frozen=True):
    """Pass in the poll after the deal (不叫); not needed while cards are dealt."""


class Bury(Action, frozen=True):
    """Lay down the bottom (扣底牌; four_player.md 8)."""

    cards: tuple[Card, ...]


class Play(Action, frozen=True):
    """Lead or follow with these cards (出牌)."""

    cards: tuple[Card, ...]


AnyAction = Bid | PassBid | Bury | Play


class Decision(msgspec.Struct, frozen=True):
    """One seat is asked for something.

    `bid`: cards are being dealt, the seat may bid (silence is no action). `poll`: bid or pass.
    `bury`, `play`: must act.
    """

    seat: int
    kind: DecisionKind

    @property
    def optional(self) -> bool:
        """True where the game goes on without an answer."""
        return self.kind == "bid"


class Choice(msgspec.Struct, frozen=True):
    """One action a computer seat or a hint would take, best first in a list of them.

    `value` is in expected points for the seat's side, comparable inside one list only. `reason` is
    `(code, facts)`; the interface owns the words.
    """

    action: AnyAction
    code: str
    facts: dict[str, object] = {}
    value: float = 0.0
