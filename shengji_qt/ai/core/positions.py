# SPDX-License-Identifier: MIT
"""Positions of all games by one set of questions: made from a deal or from a View with one world, played to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, Self

from shengji_qt.ai.core import backend, endgame, five, five_play, four, three, three_play
from shengji_qt.ai.core.state import RESULTS
from shengji_qt.ai.core.table import Cards, Table
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.view import ThreeView


class World(NamedTuple):
    """The cards that a View does not show, as they may be. `hands` by seat: hand cards, the own ones too.

    `hidden`: the bottom; of five players the mine or the rear hand. `face_down`: three players, by seat, the face-down
    cards of the tableau in the order of their slots.
    """

    hands: Sequence[Cards]
    hidden: Cards
    face_down: Sequence[Cards] = ()


class Position(Protocol):
    """A position of the play of cards; `state` are plain integers, so that copies are cheap."""

    state: list[int]
    table: Table

    def copy(self) -> Self:
        """An independent copy."""

    @property
    def turn(self) -> int:
        """The slot that plays next; five players: 5 is the mine or the rear hand."""

    @property
    def over(self) -> bool:
        """Whether all cards are played."""

    def moves(self, most: int) -> list[Cards]:
        """Legal plays worth trying, at most `most`, that of the lean policy first; () is a skip."""

    def policy(self) -> Cards:
        """What the lean policy plays."""

    def apply(self, cards: Cards) -> None:
        """Play these cards, which must be legal."""


def table_of(view: Any) -> Table:
    """The tables that all worlds of a View share: making them costs more than a playout."""
    order = rules_of(view).order_of(view)
    if isinstance(view, FourView):
        return four.table_for(order, view.settings)
    return (
        three.table_for(order, view.settings) if isinstance(view, ThreeView) else five.table_for(order, view.settings)
    )


Frame = Callable[[World], Position]


def frame_of(view: FourView | ThreeView | FiveView, table: Table, exact: int = 0) -> Frame:
    """How what a seat sees is completed by worlds that fit it. What they share is made once: who makes many positions
    from one View asks for its frame once.

    `exact`: of four players, cards of a hand from which on playouts go on as well as can be; 0: never.
    """
    if isinstance(view, FourView):
        four_frame = four.frame_of(view, table, exact)
        return lambda world: four.filled(four_frame, world.hands, world.hidden)
    if isinstance(view, ThreeView):
        three_frame = three.frame_of(view, table)
        return lambda world: three.filled(three_frame, world.hands, world.face_down, world.hidden)
    five_frame = five.frame_of(view, table)
    return lambda world: five.filled(five_frame, world.hands, world.hidden)


def position_from(view: FourView | ThreeView | FiveView, world: World, table: Table) -> Position:
    """What a seat sees, completed by one world that fits it."""
    return frame_of(view, table)(world)


def position_of(deal: Any) -> Position:
    """A deal of the model in the play of cards, for tests and measurements."""
    if isinstance(deal, FourGame):
        return four.position_of(deal)
    if isinstance(deal, ThreeGame):
        return three.position_of(deal)
    assert isinstance(deal, FiveGame), "there is no other game"
    return five.position_of(deal)


def playout(position: Position) -> tuple[int, ...]:
    """Play to the end by the lean policy, which uses the position up; deterministic.

    Four players: the attackers' points with the bottom, and the faces that took it (`four.ending`). Three: points by
    seat, with the bottom score, whether a level card took it, and by seat the biggest card of the last round
    (`core.three_state`). Five: deal points by seat and then the deal scores of the two pairs.
    """
    if isinstance(position, four.FourPosition):
        return four.playout(position)
    if isinstance(position, three.ThreePosition):
        three.playout(position)
        return tuple([position.state[at] for at in RESULTS["three"]])
    assert isinstance(position, five.FivePosition), "there is no other game"
    score = five.playout(position)
    return (*score.personal, *score.pairs)


def values(position: Position, plays: Sequence[Cards]) -> list[tuple[int, ...]]:
    """What each of these plays is worth in this world: `playout` of the position after it; the position stays as it is.

    One call for all the plays that are compared in a world, because a call costs more than a playout where it is fast.
    """
    if isinstance(position, four.FourPosition):
        return [four.ending(position, each) for each in outcomes("four", endgame, position, plays)]
    if isinstance(position, three.ThreePosition):
        return list(outcomes("three", three_play, position, plays))
    assert isinstance(position, five.FivePosition), "there is no other game"
    return list(outcomes("five", five_play, position, plays))


def outcomes(game: str, rules: Any, position: Position, plays: Sequence[Cards]) -> Sequence[tuple[int, ...]]:
    """By play the numbers of `state.RESULTS` after it and the lean policy's plays to the end, compiled or in Python."""
    table, before = position.table, position.state
    masks = [table.masks(cards) for cards in plays]
    native = backend.native()
    if native is not None:
        found: list[tuple[int, ...]] = getattr(native, game)(backend.rules(table), before, masks)
        return found
    ends, wanted = [], RESULTS[game]
    for play in masks:
        state = before[:]
        rules.step(table, state, *play)
        rules.finish(table, state)
        ends.append(tuple([state[at] for at in wanted]))
    return ends
