# SPDX-License-Identifier: MIT
"""What a seat can prove, and that the ways in which hidden cards are drawn agree with all of it."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from shengji_qt.ai.heuristics.three_knowledge import ThreeKnowledge
from shengji_qt.ai.heuristics.three_playout import SEATS, Table
from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.order import TRUMP
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import decisions, position


def all_cards(table: Table, view: ThreeView) -> list[Card]:
    """Every card of a drawn table with those that were played: the whole deck."""
    lying = [face for seat in range(SEATS) for face in (*table.play[seat], *table.hidden[seat].values())]
    played = [face for trick in (*view.tricks, view.trick) for play in trick.plays for face in play.cards]
    return sorted([*lying, *played, *table.bottom])


def check_world(game: ThreeGame, view: ThreeView, know: ThreeKnowledge, table: Table) -> None:
    assert all_cards(table, view) == sorted(DECK)
    final = 6 if view.stock_count else None
    for seat, piles in enumerate(view.tableaus):
        up = {pile.card for pile in piles if pile.state == "up"}
        assert up <= set(table.play[seat])
        assert len(table.play[seat]) - len(up) == (final or view.hand_counts[seat])
        assert set(table.hidden[seat]) == {slot for slot, pile in enumerate(piles) if pile.state == "down"}
        hand = set(table.play[seat]) - up
        assert know.known[seat] <= hand
        assert not {know.order.cls[face] for face in hand} & know.voids[seat] or seat == know.seat
    assert set(view.hand) <= set(table.play[know.seat])
    if view.bottom:
        assert sorted(table.bottom) == sorted(view.bottom)


@pytest.mark.parametrize("seed", range(5))
def test_drawn_hands_agree_with_the_view(seed: int) -> None:
    """Before every decision of some hands; and what is proven is true of the real cards."""
    rng = random.Random(seed)
    for game, view in decisions(seed, 2, ("random", "greedy", "random"), settings_seed=seed):
        if view.decision is None or view.decision.kind in ("lower", "penalty"):
            continue
        know = ThreeKnowledge(view)
        for seat in know.others:
            assert know.known[seat] <= set(game.hands[seat])
            if view.phase == "play":
                assert not {know.order.cls[face] for face in game.hands[seat]} & know.voids[seat]
        assert set(know.buried_known) <= set(game.bottom)
        assert len(know.displaced & set(game.bottom)) == know.displaced_buried
        for table in islice(know.worlds(rng), 2):
            check_world(game, view, know, table)


def test_a_discard_proves_a_void_of_the_hand_only() -> None:
    """Seat 1 threw a club on a heart lead: no heart in its hand; a face-down card of its tableau may be one."""
    view = position(
        "AS KS", ("3C ?", "?", "4D"), (0, 1, 1), trick=[], left="QH JH 10H 5C", tricks=[[(0, "AH"), (1, "3C")]]
    )
    know = ThreeKnowledge(view)
    assert know.voids[1] == {1} and not know.voids[2]
    hearts: dict[int, set[Card]] = {1: set(), 2: set()}
    lying: set[Card] = set()
    for table in islice(know.worlds(random.Random(1)), 40):
        for seat in (1, 2):
            hearts[seat] |= set(table.play[seat])
        lying |= set(table.hidden[1].values())
    assert not any(know.order.cls[face] == 1 for face in hearts[1] - {Card.parse("3C")})
    assert any(know.order.cls[face] == 1 for face in hearts[2]) and any(know.order.cls[face] == 1 for face in lying)


def test_nobody_knows_a_face_down_card() -> None:
    """The own face-down card is drawn by lot from all that cannot be seen."""
    view = position("AS", ("?", "", ""), (0, 1, 0), left="2H 5C", declarer=0)
    seen = {next(iter(table.hidden[0].values())) for table in islice(ThreeKnowledge(view).worlds(random.Random(2)), 30)}
    assert seen == set(parse_cards("2H 5C"))


def test_a_card_shown_in_bidding_two_lies_in_that_hand() -> None:
    found = 0
    for game, view in decisions(7, 60):
        if view.bid_phase == 2 and view.bids and view.seat != view.bids[0].seat and view.phase == "play":
            (face,) = view.bids[0].cards
            seat = view.bids[0].seat
            know = ThreeKnowledge(view)
            assert (face in know.known[seat]) == (face in game.hands[seat] and face in view.shown[seat])
            if face in know.known[seat]:
                found += 1
                assert all(face in table.play[seat] for table in islice(know.worlds(random.Random(3)), 3))
    assert found


def test_unseen_cards_are_counted_by_class() -> None:
    view = position("AS KS", ("", "3D", ""), (0, 1, 1), left="QS 4H 5H", declarer=1, bottom="")
    know = ThreeKnowledge(view)
    assert know.unseen_in[TRUMP] == 1 and know.unseen_in[1] == 2


def test_the_bottom_of_a_sensible_declarer_is_low() -> None:
    """What attackers imagine of the bottom: trumps are rarely in it."""
    view = next(view for _, view in decisions(3, 1) if view.phase == "play" and view.seat != view.declarer)
    know = ThreeKnowledge(view)
    buried = [face for table in islice(know.worlds(random.Random(4)), 200) for face in table.bottom]
    trumps = sum(know.order.is_trump(face) for face in buried) / len(buried)
    share = sum(know.order.is_trump(face) for face in know.unseen) / len(know.unseen)
    assert trumps < share / 2


def test_a_spectator_decides_nothing() -> None:
    game, _ = next(decisions(1, 1))
    with pytest.raises(ValueError, match="spectator"):
        ThreeKnowledge(game.view(None))
