# SPDX-License-Identifier: MIT
"""Bids compared in sampled worlds: legal, the same for the same seed, and silent where there is nothing to bid."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.core.positions import World
from shengji_qt.ai.positions import read
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.bidding import KNOWN, SILENCE, Contract, bid_options, contract_of, search_bid
from shengji_qt.ai.search.playing import Asked, Option
from shengji_qt.ai.search.search_bot import HARD
from shengji_qt.model.actions import Bid, Choice
from shengji_qt.model.cards import Trump, parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from tests.ai.building import bidding


@pytest.fixture(scope="module")
def views() -> list[FourView]:
    deals = read(Path(__file__).parents[1] / "positions.jsonl.xz")
    found = [each.view for deal in deals for each in deal.positions if isinstance(each.view, FourView)]
    return [each for each in found if each.decision is not None and each.decision.kind in ("bid", "poll")]


def _asked(view: FourView, guard: float = HARD.guard) -> Asked:
    limits = HARD._replace(worlds=8, guard=guard)
    return Asked(view, RuleBot().rank(view, ENDLESS, 1), limits, ENDLESS, random.Random(1))


def test_every_answer_is_legal_and_comes_again(views: list[FourView]) -> None:
    changed = 0
    for view in views:
        asked = _asked(view, guard=0.0)
        found = search_bid(asked)
        assert all(view_rules.check(view, each.action) is None for each in found)
        assert search_bid(_asked(view, guard=0.0)) == found
        changed += [each.action for each in found[:1]] != [each.action for each in asked.choices[:1]]
    assert changed, "the search has a say"


def test_nothing_convinces_a_guard_without_end(views: list[FourView]) -> None:
    def first(choices: list[Choice]) -> list[object]:
        return [each.action for each in choices[:1]]

    for view in views:
        asked = _asked(view, guard=1e9)
        if len(view.hand) >= KNOWN * view.settings.hand_size:
            assert first(search_bid(asked)) == first(asked.choices)


def test_options_are_the_legal_bids_and_silence(views: list[FourView]) -> None:
    for view in views:
        options = bid_options(view, RuleBot().rank(view, ENDLESS, 1))
        assert len(set(options)) == len(options)
        assert SILENCE in options or view_rules.check(view, SILENCE.action) is not None


def test_who_declares_in_the_first_round_is_a_house_rule() -> None:
    nowhere, over = World((), ()), Option(Bid(parse_cards("2H 2H")))
    for settings, declarer in ((FourSettings(), 0), (FourSettings(first_declarer="first_bidder"), 1)):
        view = bidding("2H 2H 3H 4H", declarer=None, bids=[(1, "2S", "S", 1)], settings=settings)
        assert contract_of(view, nowhere, over) == Contract(declarer, Trump.HEARTS)
        assert contract_of(view, nowhere, SILENCE) == Contract(1, Trump.SPADES)
    later = bidding("2H 2H 3H 4H", declarer=2, bids=[(1, "2S", "S", 1)])
    assert contract_of(later, nowhere, over) == Contract(2, Trump.HEARTS)


def test_silence_leaves_the_trump_to_whoever_has_many() -> None:
    long, short = parse_cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"), parse_cards("2H 3H")
    view = bidding("2D 3D", declarer=None)
    assert contract_of(view, World((long, short, long, short), ()), SILENCE) == Contract(2, Trump.SPADES)
    assert contract_of(view, World((long, short, short, short), ()), SILENCE) is None
