# SPDX-License-Identifier: MIT
"""Bidding, penalties and overflow of the three-player game: hands with one right answer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from shengji_qt.ai.heuristics import three
from shengji_qt.ai.heuristics.three_bidding import Auction, Contract
from shengji_qt.ai.heuristics.three_worth import LEVEL_POINTS
from shengji_qt.model.actions import Bid, Decision, Lower, PassBid, Penalise
from shengji_qt.model.cards import Card, Rank, parse_cards
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import decisions


def turned(tops: Sequence[str], declarer: int | None = 0, settings: ThreeSettings | None = None) -> ThreeView:
    """The View of the first seat that is asked to bid with its turned card; `tops` in flip order by seat."""
    rows = [parse_cards(each) for each in tops]
    named = {face for row in rows for face in row}
    deck: list[Card] = [row[slot] for slot in range(5) for row in rows]
    deck += [face for face in DECK if face not in named]
    levels = (Rank(3),) * 3 if declarer is None else (Rank(9),) * 3
    standing = ThreeStanding(levels=levels, declarer=declarer)
    game = ThreeGame(settings or ThreeSettings(), DealStart(2, standing, MatchOptions()), deck, 0)
    while not game.pending():
        game.advance()
    return game.view(game.pending()[0].seat)


STRONG = ("AS KS QS JS 9S", "3C 4C 5C 6C 7C", "3D 4D 5D 6D 7D")
WEAK = ("3C 4C 3D 4H 9S", "AS KS QS JS 10S", "2S 8S 7S 6S AD")


def test_a_suit_with_the_best_trumps_is_bid() -> None:
    best, *_ = three.rank(turned(STRONG))
    assert best.action == Bid(parse_cards("9S"))
    assert (best.code, best.facts) == ("bid_trumps", {"trump": "S", "count": 5})


def test_a_suit_that_the_attackers_hold_is_not_bid() -> None:
    best, *_ = three.rank(turned(WEAK))
    assert best.action == PassBid()
    assert (best.code, best.facts) == ("decline_card", {"trump": "S", "count": 1})


def test_an_attacker_fixes_a_trump_that_the_declarer_lacks() -> None:
    """The same cards the other way round: seat 1 holds the spades, the declarer none (7.4)."""
    view = turned(("3C 4C 6C 7C 8C", "AS KS QS JS 9S", "3D 4D 5D 6D 7D"))
    assert view.seat == 1
    assert three.rank(view)[0].action == Bid(parse_cards("9S"))


def test_in_a_first_hand_the_first_bid_takes_the_deal() -> None:
    view = turned(("AS KS 3S QS 4H", "4C 5C 6C 7C 8C", "4D 5D 6D 7D 8D"), declarer=None)
    assert view.first_hand and three.rank(view)[0].code == "bid_declare"


def test_declined_cards_cost_levels_with_rule_four() -> None:
    """The declarer goes down a level if the hand is uncalled in the end (17): declining is worth less there."""
    plain, rule4 = Auction(turned(WEAK)), Auction(turned(WEAK, settings=ThreeSettings(rule4=True)))
    uncalled, called = Contract(0, None), Contract(0, parse_cards("9S")[0])
    for one, other in zip(plain.laid, rule4.laid, strict=True):
        assert plain.worth(one, called) == rule4.worth(other, called)
        assert plain.worth(one, uncalled) == pytest.approx(rule4.worth(other, uncalled) + LEVEL_POINTS)


def test_what_follows_a_declined_card() -> None:
    """The next biddable card that comes up bids; without any, a first hand is dealt again."""
    auction = Auction(turned(WEAK))
    contracts = [auction.without(laid) for laid in auction.laid]
    assert all(each is not None and each.declarer == 0 for each in contracts)
    assert {each.face is None for each in contracts if each} <= {True, False}
    bidders = {each.face for each in contracts if each and each.face is not None}
    assert bidders and all(face.is_joker or face.rank == 9 for face in bidders)


def test_nothing_to_bid_with() -> None:
    view = next(view for _, view in decisions(4, 40) if view.phase == "poll" and not _biddable(view))
    (choice,) = three.rank(view)
    assert (choice.action, choice.code) == (PassBid(), "pass_no_card")


def _biddable(view: ThreeView) -> bool:
    return any(face.is_joker or face.rank == view.level for face in view.drawn)


def asked(view: ThreeView, kind: str, **changes: object) -> ThreeView:
    decision = Decision(0, kind)  # type: ignore[arg-type]
    return msgspec.structs.replace(view, decision=decision, phase=kind, turn=0, **changes)


@pytest.mark.parametrize(("levels", "effect"), [("9 9 9", "promote"), ("A 9 9", "demote")])
def test_penalties_go_the_way_that_pays(levels: str, effect: str) -> None:
    """A declarer on the last level gains nothing from going up (17)."""
    view = asked(turned(STRONG), "penalty", judged=1, declined=(0, 2, 0), levels=tuple(map(Rank.parse, levels.split())))
    assert three.rank(view)[0].action == Penalise("demote" if effect == "demote" else "promote")
    assert three.rank(view)[0].facts == {"seat": 1, "count": 2}


def test_overflow_lowers_the_rival_who_takes_over() -> None:
    """Both rivals are equally far ahead; seat 2 has the points (16.6)."""
    view = asked(turned(STRONG), "lower", levels=(Rank(3), Rank(5), Rank(5)), overflow=(2, 0, 0), points=(0, 20, 45))
    (choice,) = three.rank(view)
    assert (choice.action, choice.facts) == (Lower(2), {"seat": 2, "count": 2})
