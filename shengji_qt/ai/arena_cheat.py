# SPDX-License-Identifier: MIT
"""Players that see all cards, the upper yardstick. Only the arena can seat them: no level, no name of `players`.

What a player gains over such a one is what knowing the hidden cards is worth; nobody may hope to get all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from shengji_qt.ai.arena_worth import value, worth
from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.core.positions import position_of, values
from shengji_qt.ai.player import Player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.plays import MOST, SETTLED, play_options, prior_of
from shengji_qt.ai.search.search_bot import EXPERT
from shengji_qt.ai.search.utilities import utility_of
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.game import Game

POINT: Final = 0.01  # levels; decides between results of equal levels


class Cheat(Protocol):
    """Asked with the game itself, which it must leave as it is."""

    def choose(self, game: Game, seat: int, seed: int) -> AnyAction | None:
        """What the seat does; None only for an optional bid that is not made."""


class PeekingBot:
    """Plays each of RuleBot's candidates out in the true world and takes the one that ends best for its side.

    While the trump is open it bids like RuleBot. `policy` plays for everybody after the candidate: RuleBot, so that it
    knows what such rivals will do. With v0 instead it is four times as fast and wins a quarter as much.
    """

    def __init__(self, policy: Player | None = None) -> None:
        self._bot = RuleBot()
        self._policy: Player = policy or self._bot

    def choose(self, game: Game, seat: int, seed: int) -> AnyAction | None:
        view = game.view(seat)
        choices = [each.action for each in self._bot.rank(view, ENDLESS, seed)]
        if view.trump is None or len(choices) < 2:
            return choices[0] if choices else None
        side = side_of(view)
        return max(choices, key=lambda action: self._outcome(game, seat, action, side))  # the first of equals

    def _outcome(self, game: Game, seat: int, action: AnyAction, side: tuple[int, ...]) -> float:
        """In levels, for the seat's side."""
        twin = game.clone()
        twin.apply(seat, action)
        finish(twin, self._policy)
        if twin.summary is None:
            return 0.0  # given up: shuffled again
        gained = worth(twin.summary, side)
        return value(gained) + POINT * gained.points


class OracleBot:
    """The search of "expert" that need not guess: its options of a play, valued by its playouts in the true world.

    What it gains is what sampled worlds could give at most, by the same options and playouts; all else is RuleBot's.
    """

    def __init__(self) -> None:
        self._bot = RuleBot()

    def choose(self, game: Game, seat: int, seed: int) -> AnyAction | None:
        view = game.view(seat)
        choices = self._bot.rank(view, ENDLESS, seed)
        if not choices:
            return None
        if view.decision.kind not in ("play", "mine") or choices[0].code in SETTLED:
            return choices[0].action
        position = position_of(game)
        options = play_options(view, choices, position.moves(MOST))
        outcomes = values(position, [each.cards for each in options])
        worth, prior = utility_of(view), prior_of(choices, options, EXPERT.prior)
        found = [worth(each) + prior[option.cards] for each, option in zip(outcomes, options, strict=True)]
        return options[found.index(max(found))].action


def finish(game: Game, policy: Player) -> None:
    """Play the deal to its end; optional bids are not made."""
    while not game.over:
        asked = [each.seat for each in game.pending() if not each.optional]
        if not asked:
            game.advance()
            continue
        view = game.view(asked[0])
        game.apply(asked[0], policy.choose(view, 0) or PassBid())


def side_of(view: Any) -> tuple[int, ...]:
    """The seats that win and lose with this one, in the phase after the bidding."""
    seats = len(view.hand_counts)
    if seats == 4:
        return tuple(sorted((view.seat, (view.seat + 2) % 4)))
    pairs: tuple[tuple[int, int], ...] = getattr(view, "pairs", ())
    return next((pair for pair in pairs if view.seat in pair), (view.seat,))


CHEATS: Final[dict[str, Callable[[], Cheat]]] = {"cheat": PeekingBot, "oracle": OracleBot}
