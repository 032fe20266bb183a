# SPDX-License-Identifier: MIT
"""Card play of the four-player game to its end, from a position in which all hands are given (four_player.md 11 to 14).

A position is a `Table` of rules and a `state` of integers (`core.state`), so that a copy costs one slice. The model is
the authority: tests play both side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from shengji_qt.ai.core.base import Base
from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.candidates import candidates
from shengji_qt.ai.core.contest import answer, open_trick, remember
from shengji_qt.ai.core.endgame import EXACT, FACTOR, finish
from shengji_qt.ai.core.four_play import ASCENDING, BASIS, PENALTY, PROTECT, choose, dig, step
from shengji_qt.ai.core.four_sight import BURIED, CARDS
from shengji_qt.ai.core.masks import value
from shengji_qt.ai.core.state import (
    BEST1,
    BOTTOM,
    DECLARER,
    DONE,
    H1,
    H2,
    H3,
    HIDDEN,
    LED,
    LENGTH,
    PLAYED,
    RESULTS,
    SCORE,
    TRICK,
    TURN,
    VOID,
    WINNER,
    held,
    take,
)
from shengji_qt.ai.core.table import TABLES, Cards, Table
from shengji_qt.model.cards import POINTS
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import bottom_multiplier
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.order import Order
from shengji_qt.model.view import Trick

SEATS: Final = 4
NO_HANDS: Final[tuple[Cards, ...]] = ((),) * SEATS


class FourPosition(Base[FourSettings]):
    """State: scores are the attackers' points."""

    __slots__ = ()

    @property
    def points(self) -> int:
        """The attackers', with the bottom when the play is over."""
        return self.state[SCORE]

    def moves(self, most: int) -> list[Cards]:
        """Legal plays worth trying, at most `most`, that of the lean policy first."""
        state, table = self.state, self.table
        first = choose(table, state[:])
        found = candidates(table, state, state[TURN], first, state[PROTECT], state[PLAYED] == 0, most)
        return [table.cards(each) for each in found]

    def policy(self) -> Cards:
        """What the lean policy plays."""
        return self.table.cards(choose(self.table, self.state[:]))

    def apply(self, cards: Cards) -> None:
        """Play these cards, which must be legal."""
        apply(self, *self.table.masks(cards))


@lru_cache(maxsize=TABLES)
def table_for(order: Order, settings: FourSettings) -> Table:
    """The tables of a deal; kept while it is played: they cost more than a playout."""
    table = Table(order, settings.decks, POINTS)
    trumps = table.trumps & table.plain
    for _ in range(count(trumps) * 3 // 4):
        trumps &= trumps - 1
    table.spare ^= trumps
    return table


def new_position(
    table: Table, settings: FourSettings, hands: Sequence[Cards], bottom: Cards, declarer: int, leader: int
) -> FourPosition:
    """A position before a lead."""
    state = [0] * LENGTH
    state[TURN] = leader
    state[DECLARER] = declarer
    _fill(table, state, hands, bottom)
    state[PENALTY] = settings.failed_throw_penalty
    state[PROTECT] = int(settings.protect_triples)
    state[ASCENDING] = int(settings.throw_fail_order == "ascending")
    state[BASIS] = int(settings.bottom_multiplier_basis == "led_format")
    state[FACTOR : FACTOR + 4] = _factors(table, settings)
    return FourPosition(table, settings, state)


def position_of(game: FourGame, table: Table | None = None) -> FourPosition:
    """A deal of the model in the play of cards."""
    made = table or table_for(game.order, game.settings)
    return filled(frame_of(game.view(None), made), game.hands, game.bottom)


def frame_of(view: FourView, table: Table | None = None, exact: int = 0) -> FourPosition:
    """What a seat sees, without any cards in hands and bottom: the same for all worlds that fit it.

    `exact`: with so few cards a hand, playouts go on as well as can be (`core.endgame`).
    """
    assert view.declarer is not None and view.turn is not None, "cards are played"
    made = table or table_for(order_of(view), view.settings)
    frame = new_position(made, view.settings, NO_HANDS, (), view.declarer, view.turn)
    state = frame.state
    for trick in (*view.tricks, view.trick):
        _replay(made, state, trick)
    state[PLAYED] = len(view.trick.plays)
    state[TRICK] = view.trick.points
    state[SCORE] = view.attacker_points
    state[EXACT] = exact
    return frame


@lru_cache(maxsize=TABLES)
def _factors(table: Table, settings: FourSettings) -> tuple[int, ...]:
    """Of the bottom, as in `endgame.FACTOR`."""
    low, high = (faces[0] for faces in next(row for row in table.order.at if row)[:2])
    plays = (low,), (low,) * 2, (low,) * 3, (low, low, high, high)
    return tuple(bottom_multiplier(table.order, each, settings).factor for each in plays)


def filled(frame: FourPosition, hands: Sequence[Cards], bottom: Cards) -> FourPosition:
    """A frame with the hands and the bottom of one world; the frame stays as it is."""
    table, state = frame.table, frame.state[:]
    _fill(table, state, hands, bottom)
    return FourPosition(table, frame.settings, state)


def _fill(table: Table, state: list[int], hands: Sequence[Cards], bottom: Cards) -> None:
    for seat in range(SEATS):
        state[H1 + seat], state[H2 + seat], state[H3 + seat] = table.masks(hands[seat])
    state[H1 + HIDDEN], state[H2 + HIDDEN], state[H3 + HIDDEN] = buried = table.masks(bottom)
    state[BOTTOM] = value(table, *buried)
    state[BURIED] = len(bottom)
    state[CARDS] = held(state, state[TURN])


def _replay(table: Table, state: list[int], trick: Trick) -> None:
    """A trick that was played, or begun: what is gone and who is void, who wins."""
    state[PLAYED] = 0
    for each in trick.plays:
        play = table.masks(each.cards)
        if state[PLAYED] == 0:
            open_trick(table, state, each.seat, *play)
        else:
            if play[0] & ~state[LED]:
                state[VOID + each.seat] |= state[LED]
            answer(table, state, each.seat, *play)
        remember(state, each.seat, *play)
        state[PLAYED] += 1
        before = state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat]
        take(state, each.seat, *play)
        state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat] = before


def apply(position: FourPosition, p1: int, p2: int, p3: int) -> None:
    """Play these cards, which must be legal."""
    table, state = position.table, position.state
    step(table, state, p1, p2, p3)
    if state[DONE]:
        dig(table, state)
        _dig(position)


def ending(position: FourPosition, result: Sequence[int]) -> tuple[int, int]:
    """The attackers' points with the bottom, whose factor is the model's for the play that decides it (14.2); and, if
    they took the bottom, the faces of the play that did, else 0.
    """
    points, key, p1, p2, p3, winner, best = result
    taken = best if (winner ^ position.state[DECLARER]) & 1 else 0
    if key == 0:
        return points, taken
    table = position.table
    factor = table.factors.get(key)
    if factor is None:
        cards = table.cards((p1, p2, p3))
        factor = table.factors[key] = bottom_multiplier(table.order, cards, position.settings).factor
    return points + position.state[BOTTOM] * factor, taken


def playout(position: FourPosition) -> tuple[int, int]:
    """Play to the end by the lean policy; as `ending`. The position is used up."""
    if position.state[DONE] == 0:
        finish(position.table, position.state)
        _dig(position)
    state = position.state
    return state[SCORE], state[BEST1] if (state[WINNER] ^ state[DECLARER]) & 1 else 0


def _dig(position: FourPosition) -> None:
    position.state[SCORE] = ending(position, [position.state[at] for at in RESULTS["four"]])[0]
