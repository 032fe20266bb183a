# SPDX-License-Identifier: MIT
"""Every claim that a reason makes holds, by a second reading of the View, in deals of all games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.claims import CLAIM_NAMES, CLAIMS, GUESSES
from shengji_qt.ai.heuristics.five_reasons import FIVE_REASON_CODES
from shengji_qt.ai.heuristics.reasons import REASON_CODES
from shengji_qt.ai.heuristics.three_reasons import THREE_REASON_CODES
from shengji_qt.ai.players import player
from shengji_qt.ai.rule_bot import HEURISTICS
from shengji_qt.ai.search.reasons import SEARCH_REASON_CODES
from shengji_qt.model.actions import Choice
from shengji_qt.model.cards import full_deck
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import family_of_view, rules_of
from tests.ai import building, building_five
from tests.ai.claims.reading import Reading
from tests.ai.claims.reading_five import FiveReading
from tests.ai.claims.reading_four import FourReading
from tests.ai.claims.reading_three import ThreeReading
from tests.ai.three_positions import decisions

READINGS: dict[str, type[Reading]] = {"four": FourReading, "three": ThreeReading, "five": FiveReading}
CODES = {*REASON_CODES, *THREE_REASON_CODES, *FIVE_REASON_CODES, *SEARCH_REASON_CODES}
MIXED = ("normal", "random", "normal", "normal", "normal")
VARIANTS: dict[str, FourSettings | FiveSettings] = {
    "four, 1 deck": FourSettings(decks=1),
    "four, 2 decks": FourSettings(decks=2),
    "four, 3 decks": FourSettings(decks=3, protect_triples=True),
    "five, 1 deck": FiveSettings(decks=1),
    "five, 2 decks": FiveSettings(deal_ceremony="ritual"),
    "five, split": FiveSettings(mode="split"),
    "five, 3 decks": FiveSettings(decks=3, follow_break_triples=False),
}


def positions(settings: FourSettings | FiveSettings, seed: int, deals: int) -> Iterator[Any]:
    """Views of seats that are asked, in deals of plain players of whom one plays anything."""
    rng = random.Random(seed)
    players = [player(level) for level in MIXED]
    for number in range(deals):
        deck = full_deck(settings.decks)
        rng.shuffle(deck)
        game: FourGame | FiveGame
        if isinstance(settings, FourSettings):
            game = FourGame(settings, building.start_of(None if number % 2 else number % 4), deck, 0)
        else:
            points = [rng.randrange(45) * 5 for _ in range(5)]
            game = FiveGame(settings, building_five.start_of(number % 5, cumulative=points), deck, number % 5)
        while not game.over:
            for decision in game.pending():
                view = game.view(decision.seat)
                if view.decision is None:
                    continue
                yield view
                action = players[decision.seat].choose(view, rng.getrandbits(32), ENDLESS)
                if action is not None:
                    game.apply(decision.seat, action)
            if game.can_advance:
                game.advance()


def known(code: str) -> tuple[str, ...]:
    """Claims of a reason that are no guesses."""
    return tuple(claim for claim in CLAIMS[code] if claim not in GUESSES)


def false_claims(view: Any, choice: Choice) -> list[str]:
    """Claims of the choice's reason that do not hold."""
    reading = READINGS[family_of_view(view).key](view, choice)
    return [claim for claim in known(choice.code) if not getattr(reading, claim)()]


def is_plain(value: object) -> bool:
    return all(map(is_plain, value)) if isinstance(value, list) else isinstance(value, (int, str))


def altered(choice: Choice) -> Iterator[tuple[str, Choice]]:
    """The same with one fact told wrongly."""
    for key, value in choice.facts.items():
        if isinstance(value, int):
            wrong: object = value + 1
        elif isinstance(value, str):
            wrong = next(each for each in "SHCDT" if each != value)
        else:
            assert isinstance(value, list)
            wrong = value[1:] if len(value) > 1 else []
        yield key, msgspec.structs.replace(choice, facts={**choice.facts, key: wrong})


def check(view: Any, seen: Counter[str]) -> None:
    """Every choice of the View; a fact told wrongly has to be found out."""
    for choice in HEURISTICS[family_of_view(view).key](view, 5):
        assert not false_claims(view, choice), (false_claims(view, choice), choice, view)
        assert rules_of(view).check(view, choice.action) is None, (choice, view)
        assert all(is_plain(value) for value in choice.facts.values())
        seen[choice.code] += 1
        if seen[choice.code] <= 3:
            for key, wrong in altered(choice):
                assert false_claims(view, wrong), (key, choice, view)


def test_every_reason_has_claims_and_every_claim_a_check() -> None:
    assert set(CLAIMS) == CODES
    assert {claim for claims in CLAIMS.values() for claim in claims} == set(CLAIM_NAMES)
    for game, codes in (("four", REASON_CODES), ("three", THREE_REASON_CODES)):
        for code in codes:
            assert all(hasattr(READINGS[game], claim) for claim in known(code)), code
    for code in FIVE_REASON_CODES:
        assert all(hasattr(FiveReading, claim) for claim in known(code)), code
    assert not any(hasattr(reading, guess) for reading in READINGS.values() for guess in GUESSES)


@pytest.mark.parametrize("variant", VARIANTS)
def test_claims_hold(variant: str) -> None:
    """And a fact that is told wrongly makes one of them false."""
    seen: Counter[str] = Counter()
    settings = VARIANTS[variant]
    for view in positions(settings, len(variant), 2 if settings.decks < 3 else 1):
        check(view, seen)
    assert {"win_likely", "cannot_win", "partner_wins", "forced"} <= set(seen)


def test_claims_hold_with_three_players() -> None:
    """Under random house rules, at some decisions of the play."""
    seen: Counter[str] = Counter()
    for number, (_, view) in enumerate(decisions(5, 3, ("greedy", "random", "greedy"), settings_seed=5)):
        if view.phase != "play" or number % 4 == 0:
            check(view, seen)
    assert {"lead_top", "forced", "round_likely", "round_lost", "bury_low", "swap_none"} <= set(seen)
