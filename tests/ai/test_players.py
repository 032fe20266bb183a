# SPDX-License-Identifier: MIT
"""The players: legality through whole deals, determinism, and that a View is all they go by."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_play import play_pair
from shengji_qt.ai.budget import Budget
from shengji_qt.ai.heuristics import four
from shengji_qt.ai.players import NAMES, player
from shengji_qt.ai.rule_bot import HEURISTICS
from shengji_qt.model import codec
from shengji_qt.model.actions import Bid, PassBid
from shengji_qt.model.cards import full_deck
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.game import SEATS, FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.model.match import Match
from shengji_qt.model.vocabulary import AnyView
from tests.ai.building import bidding, start_of
from tests.helpers.players import game_spec

FEW = Budget(worlds=4)  # for those that search


def positions(decks: int, seed: int, deals: int) -> Iterator[tuple[FourGame, FourView]]:
    """Every decision of some deals, with the game before it is made."""
    rng = random.Random(seed)
    settings = FourSettings(decks=1 if decks == 1 else 2 if decks == 2 else 3)
    chooser = player("normal")
    for number in range(deals):
        deck = full_deck(decks)
        rng.shuffle(deck)
        game = FourGame(settings, start_of(number % SEATS), deck, 0)
        while not game.over:
            for decision in game.pending():
                view = game.view(decision.seat)
                if view.decision is None:
                    continue
                yield game, view
                action = chooser.choose(view, rng.getrandbits(32), FEW)
                if action is not None:
                    game.apply(decision.seat, action)
            if game.can_advance:
                game.advance()


def test_unknown_level() -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        player("grandmaster")


@pytest.mark.slow
@pytest.mark.parametrize("decks", [1, 2, 3])
@pytest.mark.parametrize("rival", ["random", "greedy"])
@pytest.mark.parametrize("pairs", [range(5), pytest.param(range(5, 15), marks=pytest.mark.soak)])
def test_deals_without_a_refusal(decks: int, rival: str, pairs: range) -> None:
    """5 pairs of games against each of two players are 20 deals a number of decks, under house rules that change;
    60 with those of the soak.
    """
    for number in pairs:
        outcome = play_pair(Setup(decks, "heuristic", rival, 21, settings_seed=3), number)
        assert (outcome.refusals, outcome.exceptions) == (0, 0)
        assert all(game.failed_throws == 0 for game in outcome.games)


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_every_ranked_choice_is_legal_and_has_a_known_reason(decks: int) -> None:
    for _, view in positions(decks, seed=31, deals=3):
        for choice in four.rank(view):
            assert view_rules.check(view, choice.action) is None
            assert choice.code in four.REASON_CODES


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.usefixtures("core")
def test_the_same_view_and_seed_give_the_same_choice(level: str) -> None:
    chooser = player(level)
    for _, view in positions(2, seed=41, deals=1):
        again = codec.decode(codec.encode(view), FourView)
        choices = chooser.rank(view, FEW, 7)
        assert chooser.choose(again, 7, FEW) == (choices[0].action if choices else None)
        assert chooser.rank(again, FEW, 7) == choices


@pytest.mark.parametrize("decks", [1, 2])
def test_hidden_cards_change_nothing(decks: int) -> None:
    """Cards that a seat cannot see are dealt round among the other hands: its View and its choices stay equal."""
    rng = random.Random(51)
    asked = 0
    for game, view in positions(decks, seed=52, deals=2):
        if game.can_advance or view.seat is None:
            continue
        twin = game.clone()
        hidden = [seat for seat in range(SEATS) if seat != view.seat]
        pool = [card for seat in hidden for card in twin.hands[seat]]
        know_bottom = view.seat == game.declarer or game.phase in ("poll", "bury")
        pool += [] if know_bottom else list(twin.bottom)
        rng.shuffle(pool)
        for seat in hidden:
            count = len(twin.hands[seat])
            twin.hands[seat] = tuple(sorted(pool[:count]))
            pool = pool[count:]
        if not know_bottom:
            twin.bottom = tuple(sorted(pool))
        assert twin.view(view.seat) == view
        assert four.rank(twin.view(view.seat)) == four.rank(view)
        asked += 1
    assert asked > 50


def test_random_passes_sometimes_and_bids_sometimes() -> None:
    view = bidding("2S 2H 2D 3C 4C")
    answers = {type(player("random").choose(view, seed)) for seed in range(40)}
    assert answers == {PassBid, Bid}
    silent = {player("random").choose(bidding("2S 2H", polled=False), seed) for seed in range(40)}
    assert None in silent and len(silent) == 3


# -- all games ---------------------------------------------------------------------------------------------------------

GAMES: list[tuple[str, dict[str, object]]] = [
    ("four", {}),
    ("three", {}),
    ("three", {"rule3": True, "rule4": True}),
    ("five", {}),
    ("five", {"mode": "split", "deal_ceremony": "ritual"}),
    ("five", {"decks": 1}),
]


def decisions(game: str, level: str, seed: int, deals: int, **rules: object) -> Iterator[AnyView]:
    """Every View that is asked for something in a match; what its player says is done, and only a bid while cards are
    dealt may be left out.
    """
    rng = random.Random(seed)
    family = FAMILIES[game]
    match = Match(game_spec(game, (f"computer:{level}",) * family.seats, deals=deals, **rules))
    chooser = player(level)
    while not match.over:
        if match.needs_shuffle:
            deck = family.deck(match.spec.settings)
            rng.shuffle(deck)
            match.shuffle(deck, match.first_seat_of_next_deal() or 0)
        for decision in match.pending():
            view = match.view(decision.seat)
            if view.decision is None:
                continue
            yield view
            action = chooser.choose(view, rng.getrandbits(32), FEW)
            assert action is not None or view.decision.optional
            if action is not None:
                assert rules_of(view).check(view, action) is None, action
                match.act(decision.seat, action)
        if match.can_advance:
            match.advance()


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize(("game", "rules"), GAMES)
@pytest.mark.usefixtures("core")
def test_every_player_plays_every_game_by_its_rules(game: str, rules: dict[str, object], level: str) -> None:
    chooser = player(level)
    kinds = set()
    for number, view in enumerate(
        decisions(game, level, seed=71, deals=2 if level in ("greedy", "random") else 1, **rules)
    ):
        assert view.decision is not None
        kinds.add(view.decision.kind)
        if number % 20 == 0:
            again = codec.decode(codec.encode(view), type(view))
            assert chooser.choose(again, 7, FEW) == chooser.choose(view, 7, FEW)
            for choice in chooser.rank(view, FEW, 7):
                assert rules_of(view).check(view, choice.action) is None
    assert kinds >= {"bury" if rules.get("mode") != "split" else "divide", "play"}


def test_random_lays_down_any_cards_and_greedy_the_lowest() -> None:
    seen: dict[str, set[object]] = {}
    for view in decisions("three", "random", seed=3, deals=1):
        if view.decision is not None and view.decision.kind == "bury":
            seen["random"] = {player("random").choose(view, seed) for seed in range(12)}
            seen["greedy"] = {player("greedy").choose(view, seed) for seed in range(3)}
    assert len(seen["random"]) > 3 and len(seen["greedy"]) == 1


def test_every_game_has_its_rules_of_thumb() -> None:
    assert HEURISTICS.keys() == FAMILIES.keys()
