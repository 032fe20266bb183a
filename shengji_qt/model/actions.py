# SPDX-License-Identifier: MIT
"""What a seat may ask the table to do: frozen, tagged, the same in memory, in the journal and on the wire."""

from __future__ import annotations

from typing import Literal

import msgspec

from shengji_qt.model.cards import Card

DecisionKind = Literal[
    "bid", "poll", "bury", "play",
    "turned", "swap", "penalty", "lower",
    "mine", "divide", "stop", "block", "force", "claim",
]  # fmt: skip


class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all actions. Card tuples are multisets; their order carries no meaning."""


class Bid(Action, frozen=True):
    """Show level cards or jokers to fix trump (亮主; four_player.md 7)."""

    cards: tuple[Card, ...]


class PassBid(Action, frozen=True):
    """Pass in the poll after the deal (不叫); not needed while cards are dealt.

    Three players: also decline to bid with the card just turned up (three_player.md 7.3).
    """


class Bury(Action, frozen=True):
    """Lay down the bottom (扣底牌; four_player.md 8)."""

    cards: tuple[Card, ...]


class Play(Action, frozen=True):
    """Lead or follow with these cards (出牌). Three players: hand and face-up tableau cards alike."""

    cards: tuple[Card, ...]


class SwapMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bottom card `card` goes into the top slot `slot`; the card that lay there `to` the hand or the bottom."""

    slot: int
    card: Card
    to: Literal["hand", "bottom"]


class Swap(Action, frozen=True):
    """All swaps of the declarer at once, none to four (替换; three_player.md 8.2)."""

    moves: tuple[SwapMove, ...]


class Penalise(Action, frozen=True):
    """Optional rule #4: what an attacker's declined cards cost (three_player.md 17).

    `demote`: the attacker goes down; `promote`: the declarer and the other attacker go up.
    """

    effect: Literal["demote", "promote"]


class Lower(Action, frozen=True):
    """Use overflow levels to lower the opponent on `seat`; None: do not (three_player.md 16.6)."""

    seat: int | None


class Mine(Action, frozen=True):
    """Play these cards from the mine, or from the rear hand in split mode (地雷; five_player.md 13, 22).

    No cards: skip (跳过).
    """

    cards: tuple[Card, ...]


class Divide(Action, frozen=True):
    """Split mode: the declarer's cards that form the rear hand (five_player.md R22.1)."""

    rear: tuple[Card, ...]


class StopDrawing(Action, frozen=True):
    """The ritual of drawing: the declarer says that everybody holds enough cards (five_player.md R5.4)."""


class Spend(Action, frozen=True):
    """Pay cumulative points in the window that is open: block, force or claim (five_player.md 16, S6).

    `target`: the seat to block, None in the other two windows. `use` False: keep the points.
    """

    use: bool
    target: int | None = None


AnyAction = Bid | PassBid | Bury | Play | Swap | Penalise | Lower | Mine | Divide | StopDrawing | Spend


class Decision(msgspec.Struct, frozen=True):
    """One seat is asked for something.

    `bid`: cards are being dealt, the seat may bid (silence is no action). `poll`: bid or pass.
    `bury`, `play`: must act.
    Three players: `turned`: bid with the turned card or decline it for good; `swap`, `penalty` (`Penalise`),
    `lower` (`Lower`).
    Five players: `mine`: the mine or rear hand plays or skips; `divide`; `stop`: all cards are dealt, which the
    declarer has to say (`StopDrawing` may come too early without being asked, which costs levels);
    `block`, `force`, `claim`: the windows after a deal, each answered with `Spend`.
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
