# SPDX-License-Identifier: MIT
"""What the Views of a five-player deal are told: options, plays and obligations agree with what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import Trump, full_deck, parse_cards
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.order import TRUMP
from shengji_qt.model.view import Played, Trick
from tests.model.driver import Dice
from tests.model.five_player.deals import dealt, random_deal, stacked, standing, step

VARIANTS: list[dict[str, Any]] = [
    {"decks": 1},
    {"decks": 2, "deal_ceremony": "ritual"},
    {"decks": 2, "mine_short_discard": "off", "combo_special_tractors": False},
    {"decks": 3, "follow_break_triples": False, "mine_short_discard": "only_when_short"},
    {"decks": 2, "mode": "split"},
]


def check_options(view: FiveView) -> None:
    offers = view_rules.options(view, 60)
    assert offers, "somebody who is asked can answer"
    assert len(offers) == len(set(offers)) <= 60
    assert [view_rules.check(view, each) for each in offers] == [None] * len(offers)
    assert view_rules.options(view, 1) == offers[:1]
    assert view.decision is not None
    if view.decision.optional:
        assert PassBid() not in offers


def check_plays(view: FiveView) -> None:
    """Every play contains what is forced, and only what is playable."""
    found = view_rules.plays(view, 300)
    must = view_rules.obligation(view)
    assert must is not None
    assert found
    for play in found:
        assert play == tuple(sorted(play))
        assert not Counter(must.forced) - Counter(play)
        assert set(play) <= set(must.playable)
        assert must.count == 0 or len(play) <= must.count
    if len(found) < 300 and must.count:
        assert set(must.playable) == {face for play in found for face in play}


@pytest.mark.parametrize("rules", VARIANTS)
def test_what_is_offered_is_allowed(rules: dict[str, Any]) -> None:
    for seed in range(2):
        game, dice = random_deal(seed + 7, **rules), Dice(seed)
        asked = 0
        while not game.over:
            for decision in game.pending():
                asked += 1
                view = game.view(decision.seat)
                if game.phase != "deal" or asked % 9 == 0:
                    check_options(view)
                if decision.kind in ("play", "mine"):
                    check_plays(view)
                else:
                    assert view_rules.obligation(view) is None
                    assert view_rules.plays(view, 5) == []
            step(game, dice)


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_first_option_always_ends_the_deal(rules: dict[str, Any]) -> None:
    game = random_deal(3, standing(declarer=2), **rules)
    count = 0
    while not game.over:
        while game.can_advance:
            game.advance()
        if game.pending():
            decision = game.pending()[0]
            game.apply(decision.seat, view_rules.options(game.view(decision.seat), 3)[0])
        count += 1
        assert count < 300
    assert game.summary is not None


def codes(game: FiveGame, seat: int | None, *actions: AnyAction) -> list[str | None]:
    refusals = [view_rules.check(game.view(seat), each) for each in actions]
    return [None if each is None else each.code for each in refusals]


def test_who_may_do_what_when() -> None:
    deck = stacked({0: "3S 3S 2S", 1: "3H 3H"})
    game = dealt(deck, standing(declarer=0))
    spades, two = Bid(parse_cards("3S")), Bid(parse_cards("3H 3H"))
    assert codes(game, 0, spades, PassBid(), Play(tuple(deck[:1])), StopDrawing()) == [
        None,
        None,
        "wrong_phase",
        "wrong_phase",
    ]
    assert codes(game, 1, two, PassBid(), Bid(parse_cards("bj bj"))) == ["not_your_turn"] * 3
    assert codes(game, None, spades) == ["not_your_turn"]
    assert codes(game, 0, Bid(parse_cards("3H 3H"))) == ["not_in_hand"]
    game.apply(0, spades)
    assert two in view_rules.bids(game.view(1))
    assert view_rules.bids(game.view(0)) == []
    for seat in (1, 2, 3, 4, 0):
        game.apply(seat, PassBid())
    hand = game.view(0).hand
    assert codes(game, 0, Bury(hand[:7]), Divide(hand[:8]), Spend(False)) == [
        "bury_count",
        "wrong_phase",
        "wrong_phase",
    ]
    game.apply(0, Bury(hand[:8]))
    assert codes(game, 0, Play(()), Mine(()), Play(hand[8:])) == ["empty_play", "wrong_phase", "lead_one_class"]
    assert codes(game, 3, Play(())) == ["not_your_turn"]


def test_while_cards_are_dealt_anybody_hears_which_bid_stands() -> None:
    game = random_deal(1, standing(declarer=0), decks=1)
    while not game.bids:
        game.advance()
        for decision in game.pending():
            game.apply(decision.seat, view_rules.bids(game.view(decision.seat))[0])
            break
    bid = Bid(game.bids[0].cards)
    assert codes(game, game.bids[0].seat, bid) == ["first_bid_stands"]
    assert codes(game, game.bids[0].seat, PassBid(), StopDrawing()) == ["wrong_phase", "not_your_turn"]


def test_only_the_drawer_may_say_stop_and_at_any_moment() -> None:
    game = random_deal(1, standing(declarer=3), deal_ceremony="ritual")
    game.advance()
    assert codes(game, 3, StopDrawing()) == [None]
    assert codes(game, 2, StopDrawing()) == ["not_your_turn"]


def test_the_order_of_a_view() -> None:
    game = random_deal(1)
    assert [len(faces) for faces in view_rules.order_of(game.view(0)).at[TRUMP]] == [4, 1, 1]
    dice = Dice(1)
    while game.trump is None:
        step(game, dice)
    order = view_rules.order_of(game.view(0))
    assert len(order.at[TRUMP]) == (5 if game.trump is Trump.NONE else 17)
    assert sum(view_rules.card_points(game.view(0))[face] for face in full_deck(2)) == 200


def test_the_mine_may_always_skip() -> None:
    """Nothing is forced, and what the ruff ban keeps back is not playable."""
    game = dealt(stacked({0: "3S 9D", 1: "8D 8D"}, bottom="4S 6S 7S 8S 9S"), standing(declarer=0))
    game.apply(0, Bid(parse_cards("3S")))
    for seat in (1, 2, 3, 4, 0):
        game.apply(seat, PassBid())
    hand = game.view(0).hand
    trumps = view_rules.order_of(game.view(0)).of_class(hand, TRUMP)[:8]
    assert len(trumps) == 8
    game.apply(0, Bury(trumps))
    diamonds = [face for face in game.view(0).hand if face.text.endswith("D")]
    assert len(diamonds) > 1
    game.apply(0, Play(tuple(diamonds[:1])))
    while game.slot != MINE:
        decision = game.pending()[0]
        game.apply(decision.seat, view_rules.options(game.view(decision.seat), 1)[0])
    view = game.view(0)
    must = view_rules.obligation(view)
    assert must is not None
    assert (must.step, must.forced, must.playable) == ("free", (), ())
    assert view_rules.plays(view, 9) == [()]
    assert codes(game, 0, Mine(()), Mine(trumps[:1]), Play(hand[:1])) == [None, "mine_ruff", "wrong_phase"]


def test_what_the_declarers_other_hand_holds_counts() -> None:
    """The first half may skip while the rear hand can play as many cards; then the rear hand may not (R22.3, R22.4)."""
    game = dealt(stacked({0: "3S"}), standing(declarer=0), mode="split")
    game.apply(0, Bid(parse_cards("3S")))
    for seat in (1, 2, 3, 4, 0):
        game.apply(seat, PassBid())
    game.apply(0, Divide(game.view(0).hand[:8]))
    led = Played(4, parse_cards("8D"))
    front = msgspec.structs.replace(
        game.view(0),
        hand=parse_cards("4D 9C"),
        mine=parse_cards("6D"),
        trick=Trick((led,), 4),
        slot=0,
        decision=Decision(0, "play"),
    )
    skip, card = parse_cards(""), parse_cards("4D")
    assert view_rules.plays(front, 9) == [skip, card]
    assert view_rules.check(front, Play(skip)) is None
    alone = msgspec.structs.replace(front, mine=())
    assert view_rules.plays(alone, 9) == [card]
    for played, expected in ((skip, [parse_cards("6D")]), (card, [skip, parse_cards("6D")])):
        trick = Trick((led, Played(0, played)), 4)
        rear = msgspec.structs.replace(front, trick=trick, slot=MINE, decision=Decision(0, "mine"))
        assert view_rules.plays(rear, 9) == expected
        assert (view_rules.check(rear, Mine(skip)) is None) == (skip in expected)
