# SPDX-License-Identifier: MIT
"""Whether a throw can fail, from what one seat has seen."""

import pytest

from shengji_qt.model.actions import Bid, Bury, PassBid
from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.games.four.throw_risk import can_fail, unseen
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui
HAND = "2S AC AC KC KC QC JC AD KD 3D 3H 4H 5H 6H 7H 8H 9H 10H 3S 4S 5S 6S 7S 8S 9S"


@pytest.fixture
def leading(desk: Desk) -> Desk:
    """Seat 0 is declarer with spades and about to lead."""
    desk.deal({0: HAND})
    desk.act(0, Bid(parse_cards("2S")))
    while desk.match.pending()[0].kind == "poll":
        desk.act(desk.match.pending()[0].seat, PassBid())
    taken = desk.now.taken
    desk.act(0, Bury(taken))
    return desk


@pytest.mark.parametrize(
    ("cards", "fails"),
    [
        ("AC AC KC KC", False),  # one tractor: no throw at all
        ("AC AC KC", False),  # the best pair, and nothing unseen beats a king when both aces are here
        ("AC KC", False),
        ("KC QC", False),  # every ace and king of clubs is in this hand
        ("QC JC", True),  # the other QC beats JC
        ("AD KD", True),  # the other AD beats KD
        ("AC 3D", False),  # two classes: no lead
    ],
)
def test_can_fail(leading: Desk, cards: str, fails: bool) -> None:
    assert can_fail(leading.now, parse_cards(cards)) is fails


def test_unseen_counts_every_other_card(leading: Desk) -> None:
    assert unseen(leading.now).total() == 3 * 25
