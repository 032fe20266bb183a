# SPDX-License-Identifier: MIT
"""What a card counter shows: it adds up, agrees with what lies hidden, and with what the computer players count."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.ai.heuristics.five_knowledge import FiveKnowledge
from shengji_qt.ai.heuristics.knowledge import Knowledge
from shengji_qt.ai.heuristics.three_knowledge import ThreeKnowledge
from shengji_qt.model import codec
from shengji_qt.model.cards import CARDS
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.match import Match
from shengji_qt.model.order import CLASSES
from shengji_qt.model.still_out import shown_voids, still_out
from shengji_qt.model.three_player.view import ThreeView
from tests.helpers.deals import step
from tests.helpers.players import RandomPlayer, game_spec

VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "four, 1 deck": ("four", {"decks": 1}),
    "four, 2 decks": ("four", {"decks": 2}),
    "four, 3 decks": ("four", {"decks": 3}),
    "three": ("three", {}),
    "three, fresh lead": ("three", {"second_half": "fresh_lead"}),
    "five, 1 deck": ("five", {"decks": 1}),
    "five, 2 decks": ("five", {"decks": 2}),
    "five, split": ("five", {"mode": "split"}),
}
SEATS = {"four": 4, "three": 3, "five": 5}


def matches(variant: str) -> Iterator[Match]:
    """A match after each input of its first deal."""
    game, rules = VARIANTS[variant]
    rng, player = random.Random(variant), RandomPlayer()
    match = Match(game_spec(game, ("computer:random",) * SEATS[game], **rules))
    while not match.summaries:
        if match.needs_shuffle:
            deck = match.family.deck(match.spec.settings)
            rng.shuffle(deck)
            first = match.family.first_seat(match.standing)
            match.shuffle(deck, rng.randrange(SEATS[game]) if first is None else first)
        step(match, player, rng)
        yield match


def hidden(view: Any) -> int:
    """How many cards the seat does not see, by what the View says of other places."""
    count = sum(view.hand_counts[seat] for seat in range(len(view.hand_counts)) if seat != view.seat)
    if isinstance(view, FourView):
        return count + (0 if view.bottom else view.bottom_count)
    if isinstance(view, FiveView):
        return count + (0 if view.mine else view.mine_count)
    assert isinstance(view, ThreeView)
    down = sum(pile.state == "down" for piles in view.tableaus for pile in piles)
    return count + down + view.stock_count + (0 if view.bottom else view.bottom_count)


def counting(view: Any) -> tuple[list[int], list[set[int]]]:
    """By face what a computer player has not seen, and by slot what it takes to be void."""
    if isinstance(view, ThreeView):
        know = ThreeKnowledge(view)
        known = [face for each in know.known for face in each]
        buried = [] if view.bottom else list(know.buried_known)
        out = Counter([*know.unseen, *know.displaced, *known, *buried])
        return [out[face] for face in CARDS], [set(each) for each in know.voids]
    made: Counting = Knowledge(view) if isinstance(view, FourView) else FiveKnowledge(view)
    return made.unseen, made.voids


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_adds_up(variant: str) -> None:
    """In the play, for every seat and a spectator: as many are out as lie hidden, and no void is a card's place."""
    looked = 0
    for match in matches(variant):
        if match.deal is None or match.deal.phase != "play":
            continue
        looked += 1
        if looked % 5:
            continue
        for seat in (None, *range(SEATS[VARIANTS[variant][0]])):
            view = match.view(seat)
            found = still_out(view)
            assert min(found.out) >= 0
            assert sum(map(found.in_class, range(CLASSES))) == found.total == hidden(view), (found, view)
            hands: list[Any] = [*match.deal.hands, getattr(match.deal, "mine", ())]  # type: ignore[attr-defined]
            for slot, classes in found.voids.items():
                assert slot != seat
                assert not any(found.order.cls[card] in classes for card in hands[slot])
    assert looked > 30


@pytest.mark.parametrize("variant", ["four, 2 decks", "three", "five, 2 decks"])
def test_it_counts_like_the_computer_players(variant: str) -> None:
    voids = 0
    for number, match in enumerate(matches(variant)):
        if number % 7 or match.deal is None or match.deal.phase != "play" or match.deal.turn is None:
            continue
        view: Any = match.view(match.deal.turn)
        found = still_out(view)
        unseen, void = counting(view)
        assert list(found.out) == unseen
        for slot, classes in found.voids.items():
            assert classes <= void[slot]
        voids += len(found.voids)
    assert voids


def test_it_is_a_function_of_the_view() -> None:
    """Nothing else goes in: a View that comes back from its bytes counts the same."""
    for number, match in enumerate(matches("five, 2 decks")):
        if number % 40 == 0 and (view := match.view(1)) is not None:
            again = codec.decode(codec.encode(view), type(view))
            assert still_out(again) == still_out(view)._replace(order=rules_of(again).order_of(again))
            assert shown_voids(again) == shown_voids(view)


def test_a_skip_of_the_mine_shows_nothing() -> None:
    for match in matches("five, 2 decks"):
        view: Any = match.view(2)
        if view is None or not view.skipped:
            continue
        skips = [
            trick for trick in (*view.tricks, view.trick) for play in trick.plays if play.seat == MINE and play.cards
        ]
        if not skips:
            assert MINE not in shown_voids(view)


def test_every_class_has_its_number() -> None:
    match = next(match for match in matches("four, 2 decks") if match.deal and match.deal.phase == "play")
    found = still_out(match.view(None))
    assert sum(map(found.in_class, range(CLASSES))) == sum(found.deck) == 108
