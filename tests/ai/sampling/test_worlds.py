# SPDX-License-Identifier: MIT
"""Worlds of deals by chance in all games and variants fit all that the seat has seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.players import player
from shengji_qt.ai.sampling import Belief, belief_of
from shengji_qt.model import codec
from shengji_qt.model.actions import PassBid
from shengji_qt.model.cards import POINTS, Card
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of
from tests.ai.sampling.fitting import broken_plays, dealing, miscounted, rebuilt

DEALS = 4
MIXES = (("random",), ("greedy", "random"), ("normal", "random", "greedy"), ("normal",))
VARIANTS = (
    ("four", 1, "mine"),
    ("four", 2, "mine"),
    ("four", 3, "mine"),
    ("three", 1, "mine"),
    ("five", 1, "mine"),
    ("five", 2, "mine"),
    ("five", 3, "mine"),
    ("five", 2, "split"),
)


class Asked(NamedTuple):
    game: Game
    view: Any


def decisions(game: str, decks: int, mode: str, number: int, share: float) -> Iterator[Asked]:
    """Decisions of a deal played by a mix of players, by house rules by chance: all before the play and some in it."""
    setup = Setup(decks, "normal", "random", 7, settings_seed=3, game=game, mode=mode)
    start, dice = start_of(setup, number), random.Random(number)
    deck = setup.family.deck(start.settings)
    start.shuffle.shuffle(deck)
    deal = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
    names = [dice.choice(MIXES[number % len(MIXES)]) for _ in range(setup.family.seats)]
    once: set[tuple[str, int]] = set()
    while not deal.over:
        pending = deal.pending()
        for each in pending:
            view = deal.view(each.seat)
            if (each.kind, each.seat) not in once or dice.random() < share:
                once.add((each.kind, each.seat))
                yield Asked(deal, view)
            action = player(names[each.seat]).choose(view, dice.getrandbits(30))
            if action is None and not each.optional:
                action = PassBid()
            if action is not None:
                deal.apply(each.seat, action)
                break
        else:
            deal.advance()


def check_worlds(asked: Asked, deck: list[Card], dice: random.Random) -> tuple[Belief, Counter[str]]:
    """Raise for what never may be; count rules that plays would have broken."""
    view = asked.view
    belief, found = belief_of(view), Counter[str]()
    for _ in range(3):
        world = belief.sample(dice)
        wrong = miscounted(view, world, deck)
        assert not wrong, (wrong, view.phase)
        if not dealing(view):
            again = rebuilt(asked.game, world).view(view.seat)
            assert codec.encode(again) == codec.encode(view), "the seat would see the same"
            assert belief_of(again).sample(random.Random(2)) == belief_of(view).sample(random.Random(2))
            found.update(broken_plays(view, world))
        found["worlds"] += 1
    return belief, found


@pytest.mark.parametrize(("game", "decks", "mode"), VARIANTS)
def test_every_world_fits(game: str, decks: int, mode: str) -> None:
    counts, relaxed, dice = Counter[str](), 0, random.Random(1)
    for number in range(DEALS):
        for asked in decisions(game, decks, mode, number, 0.15):
            deck = Setup(decks, "", "", 0, game=game, mode=mode).family.deck(asked.view.settings)
            belief, found = check_worlds(asked, deck, dice)
            counts += found
            relaxed += belief.relaxed
            if not belief.relaxed:
                assert not found.keys() - {"worlds"}, (found, asked.view)
    assert counts["worlds"] > 100
    assert relaxed <= counts["worlds"] / 100


@pytest.mark.parametrize(("game", "decks", "points"), [("four", 2, False), ("five", 2, True)])
def test_others_bury_side_cards_and_points_only_into_a_mine(game: str, decks: int, points: bool) -> None:
    """On average; a uniform draw would bury as many trumps as other cards."""
    buried = Counter[str]()
    for number in range(3, 60, 4):  # RuleBot at all seats
        for asked in decisions(game, decks, "mine", number, 0.0):
            view = asked.view
            if view.phase != "play" or view.seat == view.declarer or view.tricks:
                continue
            order, belief = rules_of(view).order_of(view), belief_of(view)
            for face in (each for _ in range(5) for each in belief.sample(random.Random(number)).hidden):
                buried["all"] += 1
                buried["trumps"] += order.is_trump(face)
                buried["points"] += bool(POINTS[face])
            break
        if buried["all"] > 400:
            break
    assert buried["trumps"] < buried["all"] * 0.1
    assert (buried["points"] > buried["all"] * 0.25) == points
