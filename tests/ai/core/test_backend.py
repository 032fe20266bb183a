# SPDX-License-Identifier: MIT
"""The compiled core and the same source in Python play the same games; which of them is used."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from shengji_qt.ai.core import backend, inference, positions
from shengji_qt.ai.core.endgame import EXACT
from shengji_qt.ai.core.state import LENGTH
from shengji_qt.model.actions import Mine, Play
from tests.ai.core.playing import VARIANTS, dealt
from tests.ai.sampling.test_explaining import plays, walks


def compare(extension: Any, patch: pytest.MonkeyPatch, variant: tuple[str, int, str], deals: range) -> int:
    """Play deals by chance and compare what all candidates are worth, at every third play; gives how many.

    With four players the last tricks are searched exactly in half of the cases.
    """
    game, decks, mode = variant
    made = 0
    for number in deals:
        rng = random.Random(f"backends/{variant}/{number}")
        deal = dealt(game, number, 31, decks, mode)
        while deal is not None and deal.phase == "play":
            position = positions.position_of(deal)
            plays = position.moves(8)
            if rng.random() < 0.3:
                if game == "four" and rng.random() < 0.5:
                    position.state[EXACT] = 2
                before = position.state[:]
                patch.setattr(backend, "native", lambda: None)
                expected = positions.values(position, plays)
                patch.setattr(backend, "native", lambda: extension)
                assert positions.values(position, plays) == expected
                assert position.state == before
                made += len(plays)
            cards = position.policy() if rng.random() < 0.6 else rng.choice(plays)
            kind = deal.view(deal.turn).decision.kind
            deal.apply(deal.turn, Mine(cards) if kind == "mine" else Play(cards))
    return made


@pytest.mark.parametrize("variant", VARIANTS)
def test_both_forms_give_the_same_games(
    extension: Any, monkeypatch: pytest.MonkeyPatch, variant: tuple[str, int, str]
) -> None:
    assert compare(extension, monkeypatch, variant, range(3)) > 40


def test_both_forms_walk_to_the_same_worlds(extension: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for decks in (1, 2, 3):
        for _, view in plays(decks, range(4)):
            for each in walks(view, monkeypatch, range(1), 12):
                arrays = array("q", (*each.history, 0)), array("q", each.facts)
                state, free = each.state[:], each.free[:]
                found = extension.wander(extension.Rules(each.table), state, free, *arrays)
                expected = inference.wander(
                    each.table, each.state, each.free, each.history, len(each.history), each.facts
                )
                assert (found, state[:LENGTH], free) == (expected, each.state[:LENGTH], each.free)
                compared += found > 0
    assert compared > 20


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS)
def test_both_forms_give_the_same_thousands_of_games(
    extension: Any, monkeypatch: pytest.MonkeyPatch, variant: tuple[str, int, str]
) -> None:
    assert compare(extension, monkeypatch, variant, range(1000)) > 0


class Made:
    """What an extension says of itself."""

    MODULES = ("shengji_qt.ai.core.masks",)
    SOURCES = backend.mark(MODULES)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Made]]:
    """An extension that is there, whether or not this machine has one; nobody has asked yet."""
    monkeypatch.delenv(backend.PURE, raising=False)
    monkeypatch.setattr(backend.importlib, "import_module", lambda name: Made)
    backend.native.cache_clear()
    yield Made
    backend.native.cache_clear()


def test_an_extension_is_used(found: type[Made]) -> None:
    assert backend.native() is found and backend.backend() == "compiled"


def test_python_can_be_asked_for(found: type[Made], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHENGJI_PURE", "1")
    assert backend.native() is None and backend.backend() == "python"


def test_an_extension_of_other_sources_is_not_used(found: type[Made], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found, "SOURCES", "something else")
    assert backend.native() is None and backend.backend() == "python"
