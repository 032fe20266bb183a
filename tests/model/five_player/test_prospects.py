# SPDX-License-Identifier: MIT
"""The declarer's prospects are what the settlement then does (five_player.md S4, S6)."""

from __future__ import annotations

import msgspec
import pytest

from shengji_qt.model.cards import ACE, Rank, full_deck
from shengji_qt.model.five_player.prospects import Prospects, prospects
from shengji_qt.model.five_player.settlement import score_deal
from shengji_qt.model.summaries import Spending
from tests.model.five_player.deals import dealt, standing

TEN = Rank.parse("10")


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize("passed", ["11111", "01111"])
@pytest.mark.parametrize(
    ("levels", "last_level"), [("6 6 6 6 6", ACE), ("K 6 6 6 6", ACE), ("A 6 6 6 6", ACE), ("10 6 6 6 6", TEN)]
)
def test_the_settlement_keeps_what_is_in_prospect(on: bool, passed: str, levels: str, last_level: Rank) -> None:
    before = standing(levels, 0, passed)
    game = dealt(full_deck(2), before, result_overturned_declarer_gain=on)
    view = msgspec.structs.replace(game.view(None), declarer=0, last_level=last_level)
    found = prospects(view)
    overturned = score_deal(view.settings, before, 0, (0, 50, 10, 45, 10), last_level=last_level)
    held = score_deal(view.settings, before, 0, (0, 20, 10, 20, 10), last_level=last_level)
    assert found.consoled == (overturned.gains[0] > 0)
    assert found.last == (view.levels[0] + held.gains[0] > last_level), "a match may end before A"
    assert not found.blocked


def test_only_a_block_of_the_declarer_counts() -> None:
    view = msgspec.structs.replace(dealt(full_deck(2), standing(declarer=0)).view(None), declarer=0)
    others = (Spending(1, "force"), Spending(2, "block", 3))
    assert not prospects(msgspec.structs.replace(view, spent=others)).blocked
    assert prospects(msgspec.structs.replace(view, spent=(Spending(2, "block", 0),))).blocked


def test_before_there_is_a_declarer_nothing_is_in_prospect() -> None:
    view = dealt(full_deck(2)).view(None)
    assert view.declarer is None and prospects(view) == Prospects()
