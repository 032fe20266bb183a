# SPDX-License-Identifier: MIT
"""What must be played, what may be done: from the View alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shengji_qt.model.actions import Bury, Decision, PassBid, Play, Swap
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.vector_hands import playing_view
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.view import Played, Trick
from tests.model.three_player.hands import random_game, step

NINE = (Rank(9), Trump.DIAMONDS, "")


def view(hand: str, up: str = "", led: str = "", **rules: Any) -> ThreeView:
    """Seat 1 at level 9 with diamonds as trump."""
    return playing_view(NINE, ThreeSettings(**rules), parse_cards(hand), parse_cards(up), 3, parse_cards(led))  # type: ignore[arg-type]


def later(base: ThreeView, played: str) -> ThreeView:
    """After these cards of the round, the first by seat 1."""
    plays = tuple(Played((1 + index) % 3, (face,)) for index, face in enumerate(parse_cards(played)))
    return msgspec.structs.replace(base, trick=Trick(plays, 1))


def refused(base: ThreeView, text: str) -> str | None:
    found = view_rules.check(base, Play(parse_cards(text)))
    return None if found is None else found.code


@pytest.mark.parametrize(
    ("hand", "up", "led", "step_name", "forced", "playable"),
    [
        ("4S 5H", "QS", "", "free", "", "4S 5H QS"),
        ("", "QS", "", "free", "QS", "QS"),
        ("4S 5H KD", "QS 3C", "AS", "follow", "", "4S QS"),
        ("5H KD", "QS 3C", "AS", "all_of_class", "QS", "QS"),
        ("5H KD", "3C", "AS", "free", "", "5H KD 3C"),
        ("9S KC", "2H 3C", "bj", "follow", "", "9S 2H"),
    ],
)
def test_obligation(hand: str, up: str, led: str, step_name: str, forced: str, playable: str) -> None:
    """13.3, 13.5: hand and face-up cards alike; level cards and 2s are trumps."""
    asked = view(hand, up, led)
    must = view_rules.obligation(asked)
    assert must is not None
    assert must.step == step_name
    assert must.count == (1 if led else 0)
    assert set(must.forced) == set(parse_cards(forced))
    assert set(must.playable) == set(parse_cards(playable))
    assert {each[0] for each in view_rules.plays(asked, 99)} == set(must.playable)


def test_the_leaders_second_card_follows_too() -> None:
    """13.4, and `fresh_lead`: the fourth card is a lead again."""
    asked = later(view("4S 5H"), "AS 3S 6S")
    assert refused(asked, "5H") == "must_follow_suit"
    fresh = later(view("4S 5H", second_half="fresh_lead"), "AS 3S 6S")
    assert refused(fresh, "5H") is None
    must = view_rules.obligation(fresh)
    assert must is not None
    assert (must.step, must.count) == ("free", 0)
    followed = later(view("4S 5H", second_half="fresh_lead"), "AS 3S 6S KH")
    assert refused(followed, "4S") == "must_follow_suit"
    both = later(view("4S 5H", second_half="fresh_lead", rule3=True), "AS")
    assert refused(both, "5H") == "must_follow_suit"


def test_a_card_that_is_not_known_is_not_in_the_hand() -> None:
    """A face-down card cannot be told from one that somebody else holds."""
    found = view_rules.check(view("4S", "QS"), Play(parse_cards("7C")))
    assert found is not None
    assert (found.code, found.cards) == ("not_in_hand", parse_cards("7C"))
    assert refused(view("4S", "QS"), "4S 4S") == "not_in_hand"
    assert refused(view("4S", "QS"), "4S QS") == "one_card"


def test_plays_come_low_first_and_throws_last() -> None:
    asked = view("KS 4S", "bj 3D")
    assert view_rules.plays(asked, 9) == [(each,) for each in parse_cards("4S KS 3D bj")]
    assert view_rules.plays(asked, 2) == [(each,) for each in parse_cards("4S KS")]
    thrower = view("KS 4S", "bj 3D", rule3=True)
    assert view_rules.plays(thrower, 99)[4:] == [tuple(sorted(parse_cards(text))) for text in ("4S KS", "3D bj")]
    assert {len(each) for each in view_rules.plays(thrower, 99)} == {1, 2}


def test_burying_takes_the_worthless_first() -> None:
    base = view("KS 4S 10H AH 3D 6C")
    asked = msgspec.structs.replace(
        base, phase="bury", decision=Decision(1, "bury"), bottom_count=1, locked=parse_cards("4S")
    )
    first = view_rules.options(asked, 1)[0]
    assert first == Bury(tuple(sorted(parse_cards("AH 3D 6C"))))
    assert len(view_rules.options(asked, 99)) == 10
    assert all(view_rules.check(asked, each) is None for each in view_rules.options(asked, 99))
    assert view_rules.check(asked, Bury(parse_cards("AH 3D 7C"))) is not None


def test_who_is_not_asked_has_no_options() -> None:
    idle = msgspec.structs.replace(view("4S"), decision=None)
    assert view_rules.options(idle, 9) == view_rules.plays(idle, 9) == view_rules.bids(idle) == []
    assert view_rules.obligation(idle) is None
    spectator = msgspec.structs.replace(idle, seat=None)
    assert refused(spectator, "4S") == "not_your_turn"
    found = view_rules.check(idle, Swap(()))
    assert found is not None
    assert found.code == "wrong_phase"


def test_order_and_points_before_trump_is_fixed() -> None:
    base = msgspec.structs.replace(view("4S", rule1=True), trump=None, colour="")
    order = view_rules.order_of(base)
    assert (order.trump, order.level) == (Trump.NONE, Rank(9))
    points = view_rules.card_points(base)
    assert [points[each] for each in parse_cards("4S 5S 10S KS 2S")] == [5, 0, 10, 5, 5]


@pytest.mark.parametrize("seed", range(800, 806))
def test_the_first_option_always_ends_a_hand(seed: int) -> None:
    """What is done for a seat that cannot answer."""
    game, _ = random_game(seed)
    steps = 0
    while not game.over:
        steps += 1
        assert steps < 300
        if game.can_advance:
            game.advance()
        else:
            seat = game.pending()[0].seat
            game.apply(seat, view_rules.options(game.view(seat), 1)[0])
    assert game.summary is not None or game.aborted


def test_options_are_different_and_bids_are_among_them() -> None:
    kinds = set()
    for seed in range(820, 832):
        game, dice = random_game(seed)
        while not game.over:
            for decision in game.pending():
                asked = game.view(decision.seat)
                kinds.add(decision.kind)
                found = view_rules.options(asked, 25)
                assert len({repr(each) for each in found}) == len(found)
                assert all(offer in found for offer in view_rules.bids(asked))
                assert (PassBid() in found) == (decision.kind in ("turned", "poll"))
            step(game, dice)
    assert kinds >= {"turned", "bid", "poll", "swap", "bury", "play"}
