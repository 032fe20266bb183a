# SPDX-License-Identifier: MIT
"""Worlds that explain what was played fit the View as others do, follow from it alone, and are likelier."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from shengji_qt.ai.budget import ENDLESS, Budget
from shengji_qt.ai.core import backend, inference
from shengji_qt.ai.core.positions import World
from shengji_qt.ai.core.table import Table
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.sampling.explaining import Explained
from shengji_qt.model import codec
from shengji_qt.model.cards import parse_cards
from shengji_qt.model.games import rules_of
from tests.ai import building
from tests.ai.sampling.fitting import broken_plays, miscounted, rebuilt
from tests.ai.sampling.test_worlds import Asked, decisions

STEPS = 12


def plays(decks: int, deals: range, share: float = 0.05) -> Iterator[Asked]:
    """Decisions in the play of cards of four players."""
    for number in deals:
        for asked in decisions("four", decks, "mine", number, share):
            if asked.view.phase == "play" and len(asked.view.hand) > 1:
                yield asked


def made(view: Any, budget: Budget = ENDLESS, steps: int = STEPS) -> Explained:
    return Explained(view, belief_of(view), steps, budget)


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_worlds_fit_what_was_seen(decks: int) -> None:
    moved = 0
    for game, view in plays(decks, range(5), 0.03):
        belief = belief_of(view)
        explained = Explained(view, belief, STEPS, ENDLESS)
        deck = [face for cards in (*game.hands, game.bottom) for face in cards]
        deck += [face for trick in (*view.tricks, view.trick) for play in trick.plays for face in play.cards]
        for seed in range(2):
            world = explained.sample(random.Random(seed))
            moved += world != belief_of(view).sample(random.Random(seed))
            assert not miscounted(view, world, deck)
            assert codec.encode(rebuilt(game, world).view(view.seat)) == codec.encode(view), "seen"
            assert belief.relaxed or not list(broken_plays(view, world))
    assert moved > 20


def test_equal_views_have_equal_worlds() -> None:
    asked = [view for _, view in plays(2, range(2))]
    for view in asked:
        again = codec.decode(codec.encode(view), type(view))
        assert made(again).sample(random.Random(4)) == made(view).sample(random.Random(4))
    assert len(asked) > 8


def of_declarer(view: Any, worlds: list[World]) -> tuple[float, float]:
    """Trumps of the declarer, and the trumps that he buried, on average."""
    order = rules_of(view).order_of(view)
    held = [sum(map(order.is_trump, world.hands[view.declarer])) for world in worlds]
    buried = [sum(map(order.is_trump, world.hidden)) for world in worlds]
    return sum(held) / len(worlds), sum(buried) / len(worlds)


def test_the_declarer_has_long_trumps_and_buries_none_of_them() -> None:
    """In the first trick, where little else is known."""
    longer = seen = 0
    for _, view in plays(2, range(4, 14, 5), 0.0):
        if view.tricks or view.seat == view.declarer:
            continue
        plain, walked = belief_of(view), made(view, steps=100)
        before = of_declarer(view, [plain.sample(random.Random(seed)) for seed in range(20)])
        after = of_declarer(view, [walked.sample(random.Random(seed)) for seed in range(20)])
        longer += after[0] > before[0]
        assert after[1] < 1.0
        seen += 1
    assert longer == seen > 2


def test_a_world_holds_where_a_seat_has_nothing_but_cards_that_it_has_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 has shown both its cards in a throw that failed; one of them beat the throw of seat 2."""
    earlier = [(1, "8H"), (2, "KH"), (3, "4H"), (0, "3H")]
    view = building.position(
        ["7C 8C", "QH 9H", "JH", "9C"], declarer=1, bottom="3C 4C", tricks=[earlier], trick=[(2, "10H"), (3, "5H")]
    )
    failed = msgspec.structs.replace(view.tricks[-1], attempted=parse_cards("QH 9H 8H"))
    beaten = msgspec.structs.replace(view.trick, attempted=parse_cards("JH 10H"))
    view = msgspec.structs.replace(view, tricks=(*view.tricks[:-1], failed), trick=beaten)
    belief, held = belief_of(view), []
    holds = belief.lots.holds
    monkeypatch.setattr(belief.lots, "holds", lambda dealt: held.append(holds(dealt)) or held[-1])
    monkeypatch.setattr(backend, "native", lambda: None)
    monkeypatch.setattr(inference, "wander", lambda *_: 1)
    for seed in range(6):
        Explained(view, belief, STEPS, ENDLESS).sample(random.Random(seed))
    assert held == [True] * 6 and not belief.relaxed


class Walk(NamedTuple):
    """What `inference.wander` is asked, and the doubt before and after it."""

    table: Table
    state: list[int]
    free: list[int]
    history: list[int]
    facts: list[int]
    before: int
    after: int


def walks(view: Any, monkeypatch: pytest.MonkeyPatch, seeds: range, steps: int) -> list[Walk]:
    """Of some worlds of a View."""
    found: list[Walk] = []
    walk = inference.wander

    def wander(table: Table, state: list[int], free: list[int], history: list[int], end: int, facts: list[int]) -> int:
        asked = state[:], free[:]
        before = inference.doubt(table, state, history, end, facts)
        accepted = walk(table, state, free, history, end, facts)
        after = inference.doubt(table, state, history, end, facts)
        found.append(Walk(table, *asked, history, facts, before, after))
        return accepted

    with monkeypatch.context() as patch:
        patch.setattr(backend, "native", lambda: None)
        patch.setattr(inference, "wander", wander)
        for seed in seeds:
            made(view, steps=steps).sample(random.Random(seed))
    return found


def test_worlds_explain_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """RuleBot's plays are nearer to the policy's after a walk than before it."""
    found: list[Walk] = []
    for _, view in plays(2, range(4, 14, 5), 0.12):
        if len(view.tricks) > 5:
            found += walks(view, monkeypatch, range(2), 30)
    better = sum(each.after < each.before for each in found)
    assert len(found) > 6 and better > 0.8 * len(found)
    assert sum(each.after for each in found) < 0.8 * sum(each.before for each in found)


def test_steps_that_take_long_are_saved_where_there_is_a_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for _, view in plays(2, range(4, 5)) if view.tricks)
    clock = itertools.count()
    monkeypatch.setattr("shengji_qt.ai.sampling.explaining.time.thread_time", lambda: float(next(clock)))
    asked: list[int] = []
    monkeypatch.setattr(backend, "native", lambda: None)
    monkeypatch.setattr(inference, "wander", lambda *args: asked.append(args[2][inference.STEPS]) or 0)
    hurried, patient = made(view, Budget(deadline=1e9)), made(view)
    for explained in (hurried, patient):
        for _ in range(6):
            explained.sample(random.Random(1))
    assert asked == [12, 6, 3, 1, *[12] * 6]
