# SPDX-License-Identifier: MIT
"""Burying and dividing by search: options are legal, answers are the same again, and plainly better where they are."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_players import decider
from shengji_qt.ai.budget import ENDLESS, Budget, Cancelled
from shengji_qt.ai.core.positions import position_of, table_of
from shengji_qt.ai.players import player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.search.laying import MOST, laid_down, laying_options, outcome_of, search_laying
from shengji_qt.ai.search.playing import Asked, Limits
from shengji_qt.ai.search.search_bot import HARD, search_bottom
from shengji_qt.model.actions import Bury, Choice, Divide
from shengji_qt.model.cards import Card, cards_text, full_deck, parse_cards, points_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from tests.ai import building, building_five, three_positions

LIMITS = Limits(worlds=8, guard=1.5, drop=2.5, work=10_000, prior=0.0, least=6)
FOUR = [FourSettings(decks=decks) for decks in (1, 2, 3)]
FIVE = [FiveSettings(mode="mine"), FiveSettings(mode="split")]


def lot(deck: list[Card], size: int, seed: int) -> str:
    return cards_text(random.Random(seed).sample(deck, size))


def laying_views() -> list[Any]:
    """Declarers of all games with any cards."""
    found: list[Any] = []
    for seed, four in enumerate(FOUR):
        hand = lot(full_deck(four.decks), four.hand_size + four.bottom_size, seed)
        found.append(building.burying(hand, trump="H", settings=four))
    for seed, five in enumerate(FIVE):
        hand = lot(full_deck(five.decks), five.hand_size + five.bottom_size, seed)
        found.append(building_five.laying(hand, trump="D", settings=five))
    asked = (
        view
        for _, view in three_positions.decisions(3, 2)
        if view.decision is not None and view.decision.kind == "bury"
    )
    return [*found, next(asked)]


VIEWS = laying_views()


def asked(view: Any, choices: list[Choice] | None = None, limits: Limits = LIMITS, budget: Budget = ENDLESS) -> Asked:
    ranked = RuleBot().rank(view, ENDLESS, 0) if choices is None else choices
    return Asked(view, ranked, limits, budget, random.Random(7))


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"{type(view).__name__} {view.decision.kind}")
class TestEveryGame:
    def test_options_are_legal_and_the_first_is_that_of_the_rules_of_thumb(self, view: Any) -> None:
        choices = RuleBot().rank(view, ENDLESS, 0)
        options = laying_options(view, choices)
        assert 2 <= len(options) <= MOST
        assert options[0].action == choices[0].action
        assert len({tuple(sorted(each.cards)) for each in options}) == len(options)
        assert all(rules_of(view).check(view, each.action) is None for each in options)

    def test_answers_are_legal_and_the_same_again(self, view: Any) -> None:
        found = search_laying(asked(view))
        assert found == search_laying(asked(view))
        assert all(rules_of(view).check(view, each.action) is None for each in found)

    def test_a_world_is_played_with_each_card_once(self, view: Any) -> None:
        world, table = belief_of(view).sample(random.Random(1)), table_of(view)
        for each in laying_options(view, RuleBot().rank(view, ENDLESS, 0)):
            position = laid_down(view, world, table, each.cards)
            before = list(position.state)
            outcome_of(position)
            assert position.state == before
            assert position.turn == view.seat

    def test_who_is_not_waited_for_does_not_answer(self, view: Any) -> None:
        with pytest.raises(Cancelled):
            search_laying(asked(view, budget=Budget(cancelled=lambda: True)))


def burying_game() -> FourGame:
    """A deal in which the declarer buries."""
    settings = FourSettings()
    deck = full_deck(2)
    random.Random(4).shuffle(deck)
    game = FourGame(settings, building.start_of(0), deck, 0)
    while game.phase != "bury":
        decision = next(iter(game.pending()), None) if game.phase == "poll" else None
        if decision is not None:
            action = RuleBot().choose(game.view(decision.seat), 0)
            assert action is not None
            game.apply(decision.seat, action)
        else:
            game.advance()
    assert game.declarer is not None
    return game


def test_a_position_after_burying_is_that_of_the_model() -> None:
    game = burying_game()
    assert game.declarer is not None
    view = game.view(game.declarer)
    world = belief_of(view).sample(random.Random(1))._replace(hands=game.hands)
    choice = RuleBot().rank(view, ENDLESS, 0)[0].action
    assert isinstance(choice, Bury)
    made = laid_down(view, world, table_of(view), choice.cards)
    game.apply(game.declarer, choice)
    assert made.state == position_of(game).state


def test_points_are_not_left_in_the_bottom_of_a_hand_without_trumps() -> None:
    """Three low trumps cannot keep the bottom; the first choice would lay four tens and kings there."""
    hand = "3S 4S 6S 3H 4H 6H 7H 8H 9H 10H 10H JH KH 3D 4D 6D 7D 8D 9D 10D 10D JD KD 3C 4C 6C 7C 8C 9C JC JC QC QC"
    view = building.burying(hand, trump="S")
    rich = tuple(sorted(parse_cards("10H 10H KH 10D 10D KD JH JD")))
    found = search_laying(asked(view, [Choice(Bury(rich), "bury_low")], LIMITS._replace(worlds=24)))
    best = found[0].action
    assert isinstance(best, Bury)
    assert points_of(best.cards) < points_of(rich)
    assert found[0].code == "searched"
    assert found[0].value > 0


def test_trumps_are_not_divided_off_nor_laid_down_if_there_are_other_cards() -> None:
    """A first choice that buries the best trumps is left."""
    hand = "bj bj sj sj 2S 2S 2H AS AS KS QS JS 10S 9S 8S 3H 4H 6H 7H 8H 9H 3D 4D 6D 7D 8D 9D 3C 4C 6C 7C 8C 9C"
    view = building.burying(hand, trump="S")
    trumps = tuple(sorted(parse_cards("bj bj sj sj 2S 2S 2H AS")))
    found = search_laying(asked(view, [Choice(Bury(trumps), "bury_low")], LIMITS._replace(worlds=24)))
    best = found[0].action
    assert isinstance(best, Bury)
    assert not set(best.cards) & set(trumps)


def test_hidden_cards_play_no_part() -> None:
    """The others' cards change places: the answer stays."""
    game = burying_game()
    assert game.declarer is not None
    before = search_laying(asked(game.view(game.declarer)))
    first, second = ((game.declarer + step) % 4 for step in (1, 2))
    game.hands[first], game.hands[second] = game.hands[second], game.hands[first]
    assert search_laying(asked(game.view(game.declarer))) == before


def test_a_hand_is_divided_into_as_many_cards_as_the_rules_of_thumb_divide() -> None:
    view = VIEWS[4]
    options = laying_options(view, RuleBot().rank(view, ENDLESS, 0))
    assert view.decision.kind == "divide"
    assert {len(each.cards) for each in options} == {8}
    assert all(isinstance(each.action, Divide) and not Counter(each.cards) - Counter(view.hand) for each in options)


def test_the_arena_seats_a_player_that_searches_what_it_buries() -> None:
    decide = decider(Setup(2, "trial", "random", 3), "a", 0)
    game = burying_game()
    view = game.view(game.declarer)
    assert (
        decide(game, view, 5)
        == search_laying(Asked(view, RuleBot().rank(view, ENDLESS, 5), HARD, ENDLESS, random.Random(5)))[0].action
    )


def test_expert_searches_what_four_players_bury_and_nothing_else_that_is_laid_down() -> None:
    few, bottoms = Budget(worlds=6), 0
    for view in VIEWS:
        plain = RuleBot().rank(view, ENDLESS, 4)
        found = search_bottom(asked(view, plain, budget=few))
        assert found == (search_laying(asked(view, plain, budget=few)) if isinstance(view, FourView) else plain)
        assert player("hard").rank(view, few, 4) == plain
        bottoms += player("expert").rank(view, few, 4) != plain
    assert bottoms == len(FOUR)
