# SPDX-License-Identifier: MIT
"""The exact end of four players against a search that tries everything on whole positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shengji_qt.ai.core import backend, positions
from shengji_qt.ai.core.four import FourPosition
from shengji_qt.ai.core.state import COUNT, DECLARER, GONE3, H1, H2, H3, LED, PLAYED, TURN, VOID
from shengji_qt.ai.core.table import Cards
from shengji_qt.model.actions import Play
from shengji_qt.model.games import rules_of
from tests.ai.core.playing import dealt


def endings(decks: int, deals: range, most: int, drawn: bool = True) -> list[Any]:
    """Deals with at most so many cards a hand, anywhere in a trick."""
    found = []
    for number in deals:
        deal, rng = dealt("four", number, 12, decks, drawn=drawn), random.Random(number)
        while deal is not None and deal.phase == "play":
            view = deal.view(deal.turn)
            if max(map(len, deal.hands)) <= most and not view.settings.failed_throw_penalty:
                found.append(deal.clone())
            cards = positions.position_of(deal).policy()
            deal.apply(deal.turn, Play(cards) if rng.random() < 0.7 else rng.choice(rules_of(view).options(view, 9)))
    return found


def searched(deal: Any, most: int) -> FourPosition:
    """The position of a deal, with the search from so many cards on."""
    view = deal.view(deal.turn)
    world = positions.World(deal.hands, deal.bottom)
    position = positions.frame_of(view, positions.table_of(view), most)(world)
    assert isinstance(position, FourPosition)
    return position


def plays(position: FourPosition) -> list[Cards]:
    """Single cards; of a lead also equal ones and the whole hand. A lead of several is followed by the policy."""
    state, table = position.state, position.table
    slot = state[TURN]
    h1, h2, h3 = (state[at + slot] for at in (H1, H2, H3))
    if state[PLAYED]:
        if state[COUNT] > 1:
            return [position.policy()]
        faces = table.cards((h1 & state[LED] or h1, 0, 0))
        return [(face,) for face in faces]
    found = [(face,) for face in table.cards((h1, 0, 0))]
    found += [(face,) * 2 for face in table.cards((h2, 0, 0))] + [(face,) * 3 for face in table.cards((h3, 0, 0))]
    hand = table.cards((h1, h2, h3))
    if table.order.class_of(hand) is not None and hand not in found:
        found.append(hand)
    return found


def best(position: FourPosition, known: list[int] | None = None) -> int:
    """The attackers' points if both sides see everything.

    `known`: what the policy knows of voids and of cards played: nothing that the search itself tried.
    """
    state = position.state
    if position.over:
        return position.points
    several = state[PLAYED] > 0 and state[COUNT] > 1
    if known is None and not several:
        known = state[VOID : GONE3 + 1]
    ends = []
    for cards in plays(position):
        twin = position.copy()
        if known is not None and not several:
            twin.state[VOID : GONE3 + 1] = known
        twin.apply(cards)
        ends.append(best(twin, known))
    return max(ends) if (position.turn ^ state[DECLARER]) & 1 else min(ends)


def test_the_end_is_the_best_for_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "native", lambda: None)
    better = checked = 0
    for deal in [each for decks in (1, 2, 3) for each in endings(decks, range(6), 3)]:
        position = searched(deal, 3)
        before = position.state[:]
        offers = position.moves(20)
        found = positions.values(position, offers)
        assert position.state == before
        lean = positions.values(positions.position_of(deal), offers)
        for cards, (points, _), (plain, _) in zip(offers, found, lean, strict=True):
            twin = positions.position_of(deal)
            twin.apply(cards)
            assert isinstance(twin, FourPosition) and points == best(twin)
            better += points != plain
            checked += 1
    assert better and checked > 200


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_before_that_the_policy_plays(decks: int) -> None:
    """With one card each there is nothing to search: the points are the policy's, those of the bottom among them."""
    checked = 0
    for deal in endings(decks, range(3), 5):
        position = searched(deal, 1)
        offers = position.moves(5)
        found = positions.values(position, offers)
        lean = positions.values(positions.position_of(deal), offers)
        assert [points for points, _ in found] == [points for points, _ in lean]
        checked += len(offers)
    assert checked > 50
