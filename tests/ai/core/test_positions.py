# SPDX-License-Identifier: MIT
"""One set of questions to positions of every game; and what a search does with them."""

from __future__ import annotations

import random

import pytest

from shengji_qt.ai.core import positions
from shengji_qt.ai.core.state import H1, H2, H3, HIDDEN
from shengji_qt.ai.core.table import Table
from shengji_qt.ai.sampling import belief_of
from shengji_qt.model.cards import POINTS, Rank, Trump, cards_text, parse_cards
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import four_order
from tests.ai.core.playing import dealt

GAMES = [("four", 2, "mine"), ("three", 1, "mine"), ("five", 2, "mine"), ("five", 2, "split")]


@pytest.mark.parametrize(("game", "decks", "mode"), GAMES)
def test_a_view_and_the_true_world_give_the_position_of_the_deal(game: str, decks: int, mode: str) -> None:
    deal = dealt(game, 3, 21, decks, mode)
    rng = random.Random(5)
    for _ in range(12):
        view = deal.view(deal.turn)
        down = [
            [tableau.card_at(slot) for slot, state in enumerate(tableau.states) if state == "down"]
            for tableau in getattr(deal, "tableaus", ())
        ]
        world = positions.World(deal.hands, deal.mine if game == "five" else deal.bottom, down)
        table = positions.table_of(view)
        position = positions.position_from(view, world, table)
        assert position.state == positions.position_of(deal).state
        deal.apply(deal.turn, rng.choice(rules_of(view).options(view, 20)))
        assert positions.playout(position.copy()) == positions.playout(position)
        assert position.over


@pytest.mark.parametrize(("game", "decks", "mode"), GAMES)
def test_one_frame_serves_all_worlds(game: str, decks: int, mode: str) -> None:
    """What was put into it before leaves no trace, and each world lies where it should."""
    deal, rng, seen = dealt(game, 5, 24, decks, mode), random.Random(6), 0
    while deal.phase == "play":
        view = deal.view(deal.turn)
        if rng.random() < 0.2:
            table, belief = positions.table_of(view), belief_of(view)
            frame = positions.frame_of(view, table)
            worlds = [belief.sample(rng) for _ in range(4)]
            made = [frame(world) for world in worlds]
            for world, position in zip(worlds, made, strict=True):
                assert position.state == positions.position_from(view, world, table).state == frame(world).state
                up = [[pile.card for pile in piles if pile.state == "up"] for piles in getattr(view, "tableaus", ())]
                for seat, hand in enumerate(world.hands):
                    held = (*hand, *(up[seat] if up else ()))
                    assert tuple(position.state[at + seat] for at in (H1, H2, H3)) == table.masks(held)
                assert tuple(position.state[at + HIDDEN] for at in (H1, H2, H3)) == table.masks(world.hidden)
            positions.playout(made[0])
            assert frame(worlds[0]).state == positions.position_from(view, worlds[0], table).state != made[0].state
            seen += len({tuple(position.state) for position in made[1:]})
        deal.apply(deal.turn, rng.choice(rules_of(view).options(view, 20)))
    assert seen > 10


@pytest.mark.parametrize(("game", "decks", "mode"), GAMES)
def test_every_move_leads_to_an_end(game: str, decks: int, mode: str) -> None:
    """As a search uses it: each candidate in a copy of the same world. Moves differ in what they bring."""
    position = positions.position_of(dealt(game, 2, 22, decks, mode))
    ends = []
    for cards in position.moves(12):
        twin = position.copy()
        twin.apply(cards)
        assert not twin.over
        ends.append(positions.playout(twin))
    assert len(ends) > 3 and len(set(ends)) > 1


@pytest.mark.parametrize(("game", "decks", "mode"), GAMES)
def test_the_values_of_plays_are_their_playouts(game: str, decks: int, mode: str) -> None:
    position = positions.position_of(dealt(game, 4, 23, decks, mode))
    before = position.state[:]
    plays = position.moves(9)
    expected = []
    for cards in plays:
        twin = position.copy()
        twin.apply(cards)
        expected.append(positions.playout(twin))
    assert positions.values(position, plays) == expected
    assert positions.values(position, plays[::-1]) == expected[::-1]
    assert position.state == before and positions.values(position, []) == []


def test_cards_are_bits_and_back() -> None:
    table = Table(four_order(Rank(5), Trump.HEARTS), 2, POINTS)
    cards = tuple(sorted(parse_cards("3S 3S 10S AS 5C 5C 5H bj 2D 2D")))
    assert table.cards(table.masks(cards)) == cards, cards_text(cards)
    with pytest.raises(ValueError, match="three copies"):
        table.masks(parse_cards("3S 3S 3S 3S"))
