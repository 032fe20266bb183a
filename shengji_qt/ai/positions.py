# SPDX-License-Identifier: MIT
"""A fixed set of positions to judge players by: what each would do where a thorough search has valued the choices.

A file holds a deal a line: the cards and all inputs, so that the game itself can be made again up to a position, for a
search that needs the true cards; and for each position the View, which is all that a player gets. Compressed with xz.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable
from pathlib import Path

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.cards import Card
from shengji_qt.model.game import DealStart, Game
from shengji_qt.model.games import family_of
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings, AnyStanding, AnyView


class Valued(msgspec.Struct, frozen=True):
    """What an action is worth to the seat, in levels, as a reference found."""

    action: AnyAction
    value: float


class Position(msgspec.Struct, frozen=True):
    """The View's seat is asked after so many `steps` of the deal and `advances` of the table after the last of them.

    `values`: of the choices; () where no reference has looked yet.
    """

    steps: int
    advances: int
    view: AnyView
    values: tuple[Valued, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """An input, and how often the table went on by itself before it."""

    advances: int
    seat: int
    action: AnyAction


class Deal(msgspec.Struct, frozen=True):
    """A deal from its shuffled cards on. `variant`: the game, its number of decks, its mode."""

    variant: str
    settings: AnySettings
    deal_no: int
    standing: AnyStanding
    options: MatchOptions
    deck: tuple[Card, ...]
    first_seat: int
    steps: tuple[Step, ...]
    positions: tuple[Position, ...]


def write(path: Path, deals: Iterable[Deal]) -> None:
    """The same deals give the same bytes."""
    path.write_bytes(lzma.compress(b"".join(codec.encode(deal) + b"\n" for deal in deals), preset=9))


def read(path: Path) -> list[Deal]:
    """All deals of a file. Raises OSError, `lzma.LZMAError` or `msgspec.DecodeError` for what is none."""
    return [codec.decode(line, Deal) for line in lzma.decompress(path.read_bytes()).splitlines()]


def game_at(deal: Deal, position: Position) -> Game:
    """The game itself, with all cards, where the position's seat is asked."""
    start = DealStart(deal.deal_no, deal.standing, deal.options)
    game = family_of(deal.settings).deal(deal.settings, start, deal.deck, deal.first_seat)
    for step in deal.steps[: position.steps]:
        for _ in range(step.advances):
            game.advance()
        game.apply(step.seat, step.action)
    for _ in range(position.advances):
        game.advance()
    return game


def regret(position: Position, action: AnyAction) -> float | None:
    """By how many levels the action is worse than the best one; None if it has no value."""
    values = {each.action: each.value for each in position.values}
    return max(values.values()) - values[action] if action in values else None
