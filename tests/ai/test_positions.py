# SPDX-License-Identifier: MIT
"""The fixed set of positions: whole, of all games, and the same cards as in its Views."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from shengji_qt.ai import positions
from shengji_qt.ai.positions import Deal, Valued, game_at, read, regret, write
from shengji_qt.model import codec
from shengji_qt.model.games import rules_of

FILE = Path(__file__).parent / "positions.jsonl.xz"
MOST_BYTES = 1_000_000


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return read(FILE)


def test_all_games_are_there(deals: list[Deal]) -> None:
    found = Counter(deal.variant for deal in deals for _ in deal.positions)
    assert set(found) == {
        *(f"four {decks} mine" for decks in (1, 2, 3)), "three",
        *(f"five {decks} mine" for decks in (1, 2, 3)), "five 2 split",
    }  # fmt: skip
    assert min(found.values()) >= 50 and 450 <= sum(found.values()) <= 550
    kinds = Counter(each.view.decision.kind for deal in deals for each in deal.positions if each.view.decision)
    assert {"play", "mine", "bury", "divide", "swap", "poll", "turned", "bid"} <= set(kinds)
    assert kinds["play"] > sum(kinds.values()) / 2
    assert FILE.stat().st_size < MOST_BYTES


def test_the_game_is_that_of_the_view(deals: list[Deal]) -> None:
    """Of a part of them; `build/make_positions.py --check` makes all of them again."""
    for deal in deals[::9]:
        for position in deal.positions:
            game = game_at(deal, position)
            assert position.view.seat is not None
            assert codec.encode(game.view(position.view.seat)) == codec.encode(position.view)
            assert not game.over


def test_there_is_a_choice_everywhere(deals: list[Deal]) -> None:
    for deal in deals[::3]:
        for position in deal.positions:
            assert position.view.decision is not None
            assert len(rules_of(position.view).options(position.view, 2)) == 2


def test_regret(deals: list[Deal], tmp_path: Path) -> None:
    position = deals[0].positions[0]
    best, worse = rules_of(position.view).options(position.view, 2)
    assert regret(msgspec.structs.replace(position, values=()), best) is None
    valued = msgspec.structs.replace(position, values=(Valued(worse, -0.5), Valued(best, 1.0)))
    assert (regret(valued, best), regret(valued, worse)) == (0.0, 1.5)
    deal = msgspec.structs.replace(deals[0], positions=(valued,))
    write(tmp_path / "some.xz", [deal])
    assert positions.read(tmp_path / "some.xz") == [deal]
