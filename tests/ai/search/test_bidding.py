# SPDX-License-Identifier: MIT
"""Bids compared in sampled worlds: legal, the same for the same seed, and silent where there is nothing to bid."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shengji_qt.ai.budget import ENDLESS
from shengji_qt.ai.positions import read
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search.bidding import KNOWN, SILENCE, bid_options, search_bid
from shengji_qt.ai.search.playing import Asked
from shengji_qt.ai.search.search_bot import HARD
from shengji_qt.model.actions import Choice
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView


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
