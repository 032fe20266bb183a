# SPDX-License-Identifier: MIT
"""Worlds of deals by chance in all games and variants fit all that the seat has seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.players import player
from shengji_qt.ai.sampling import Belief, belief_of
from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, PassBid, Play
from shengji_qt.model.cards import POINTS, Card
from shengji_qt.model.game import Game
from shengji_qt.model.games import rules_of
from tests.ai.core.playing import VARIANTS
from tests.ai.sampling.fitting import broken_plays, dealing, miscounted, rebuilt

DEALS = 5
MIXES = (("bold", "normal"), ("random",), ("greedy", "random"), ("normal", "random", "greedy"), ("normal",))


class Asked(NamedTuple):
    game: Game
    view: Any


def decisions(game: str, decks: int, mode: str, number: int, share: float, **rules: Any) -> Iterator[Asked]:
    """Decisions of a deal played by a mix of players, by house rules by chance: all before the play and some in it."""
    setup = Setup(decks, "normal", "random", 7, settings_seed=3, game=game, mode=mode)
    start, dice = start_of(setup, number), random.Random(number)
    start = start._replace(settings=structs.replace(start.settings, **rules))
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
            name, seed = names[each.seat], dice.getrandbits(30)
            bold = boldest(view) if name == "bold" else None
            action = bold or player("normal" if name == "bold" else name).choose(view, seed)
            if action is None and not each.optional:
                action = PassBid()
            if action is not None:
                deal.apply(each.seat, action)
                break
        else:
            deal.advance()


def boldest(view: Any) -> AnyAction | None:
    """A lead of as many of the highest cards of a side suit as may be led, three at most; most players throw only what
    nobody can beat, which proves nothing.
    """
    if view.decision.kind != "play" or view.trick.plays:
        return None
    rules = rules_of(view)
    order = rules.order_of(view)
    cards = sorted((face for face in view.hand if not order.is_trump(face)), key=lambda face: -order.pos[face])
    for count in (3, 2):
        for face in cards:
            lead = Play(tuple(sorted([each for each in cards if order.cls[each] == order.cls[face]][:count])))
            if len(lead.cards) == count and rules.check(view, lead) is None:
                return lead
    return None


def check_worlds(asked: Asked, deck: list[Card], dice: random.Random) -> tuple[Belief, Counter[str]]:
    """Raise for what never may be; count rules that plays would have broken."""
    view = asked.view
    belief, found = belief_of(view), Counter[str]()
    for number in range(3):
        world = belief.sample(dice)
        wrong = miscounted(view, world, deck)
        assert not wrong, (wrong, view.phase)
        if not dealing(view):
            again = rebuilt(asked.game, world).view(view.seat)
            assert codec.encode(again) == codec.encode(view), "the seat would see the same"
            if number == 0:
                assert belief_of(again).sample(random.Random(2)) == belief_of(view).sample(random.Random(2))
            found.update(broken_plays(view, world))
        found["worlds"] += 1
    return belief, found


@pytest.mark.parametrize("share", [0.06, pytest.param(0.15, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "decks", "mode"), VARIANTS)
def test_every_world_fits(game: str, decks: int, mode: str, share: float) -> None:
    counts, relaxed, dice = Counter[str](), 0, random.Random(1)
    for number in range(DEALS):
        for asked in decisions(game, decks, mode, number, share):
            deck = Setup(decks, "", "", 0, game=game, mode=mode).family.deck(asked.view.settings)
            belief, found = check_worlds(asked, deck, dice)
            counts += found
            relaxed += belief.relaxed
            if not belief.relaxed:
                assert not found.keys() - {"worlds"}, (found, asked.view)
    assert counts["worlds"] > 100
    assert relaxed <= counts["worlds"] * 0.03  # failed throws that only a rare triple beat


@pytest.mark.parametrize(("game", "decks", "points"), [("four", 2, False), ("five", 2, True)])
def test_others_bury_side_cards_and_points_only_into_a_mine(game: str, decks: int, points: bool) -> None:
    """On average; a uniform draw would bury as many trumps as other cards."""
    buried = Counter[str]()
    for number in range(4, 60, 5):  # RuleBot at all seats
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


def opened_by_a_throw(game: Any) -> Any:
    """The deal after a throw of two cards by the declarer that stood because what could beat it lies in the bottom."""
    leader = game.pending()[0].seat
    view, twin = game.view(leader), None
    order = rules_of(view).order_of(view)
    swapped = {each.left for each in getattr(view, "exchanged", ())}  # everybody may know where these are
    for low, high in combinations([face for face in view.hand if not order.is_trump(face)], 2):
        least = min(order.pos[low], order.pos[high])
        if order.cls[low] != order.cls[high] or order.pos[low] == order.pos[high]:
            continue
        twin = game.clone()
        place = "mine" if hasattr(twin, "mine") else "bottom"
        kept = list(getattr(twin, place))
        for seat, hand in enumerate(twin.hands):
            cards = list(hand)
            for index, face in enumerate(cards):
                others = [
                    number
                    for number, each in enumerate(kept)
                    if order.cls[each] != order.cls[low] and each not in swapped
                ]
                if seat != leader and order.cls[face] == order.cls[low] and order.pos[face] > least and others:
                    cards[index], kept[others[0]] = kept[others[0]], face
            twin.hands[seat] = tuple(sorted(cards))
        setattr(twin, place, tuple(sorted(kept)))
        moved = Counter(kept) != Counter(getattr(game, place))
        twin.apply(leader, Play(tuple(sorted((low, high)))))
        if moved and not twin.trick.attempted:
            return twin
    return None


THROWN = [  # and which of MIXES plays; RuleBot takes long for the bids of three players
    *((*each, 2 if each[0] == "three" else 4) for each in VARIANTS if each[1] < 3),
    pytest.param("three", 1, "mine", 4, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("game", "decks", "mode", "mix"), THROWN)
def test_nobody_beats_a_throw_that_stood(game: str, decks: int, mode: str, mix: int) -> None:
    found = 0
    for number in range(mix, 200, 5):
        rule = {"rule3": True} if game == "three" else {}
        before = next(
            (each.game for each in decisions(game, decks, mode, number, 0.0, **rule) if each.view.phase == "play"), None
        )
        opened = opened_by_a_throw(before) if before is not None else None
        if opened is None:
            continue
        view = opened.view(opened.pending()[0].seat)
        belief = belief_of(view)
        for seed in range(20):
            assert not list(broken_plays(view, belief.sample(random.Random(seed))))
        assert not belief.relaxed
        found += 1
        if found == 3:
            break
    assert found == 3
