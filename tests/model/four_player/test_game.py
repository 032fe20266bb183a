# SPDX-License-Identifier: MIT
"""One deal from the first card to its result (four_player.md 5 to 14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, PassBid, Play
from shengji_qt.model.cards import RANKS, Card, Trump, full_deck, parse_cards, points_of
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.game import DealStart, Refused, Standing
from shengji_qt.model.settings import MatchOptions

TWO = RANKS[0]


def stacked(hands: dict[int, str], bottom: str = "", first_seat: int = 0, decks: int = 2) -> list[Card]:
    """A deck that deals these cards to these seats (first ones first), and the rest anyhow."""
    house = FourSettings(decks=decks)  # type: ignore[arg-type]
    wanted = {seat: list(parse_cards(hands.get(seat, ""))) for seat in range(4)}
    under = list(parse_cards(bottom))
    rest = list((Counter(full_deck(decks)) - Counter(sum(wanted.values(), under))).elements())
    rest.sort(key=lambda face: (face * 7) % 54)  # mixed, always the same
    for seat in range(4):
        while len(wanted[seat]) < house.hand_size:
            wanted[seat].append(rest.pop())
    order = [(first_seat + number) % 4 for number in range(4 * house.hand_size)]
    takers = {seat: iter(cards) for seat, cards in wanted.items()}
    return [next(takers[seat]) for seat in order] + under + rest


def deal(deck: list[Card], declarer: int | None = None, first_seat: int = 0, **rules: Any) -> FourGame:
    house = FourSettings(**rules)
    start = DealStart(1, Standing(levels=(TWO, TWO), declarer=declarer), MatchOptions())
    return FourGame(house, start, deck, first_seat)


def dealt(deck: list[Card], declarer: int | None = None, first_seat: int = 0, **rules: Any) -> FourGame:
    game = deal(deck, declarer, first_seat, **rules)
    while game.can_advance:
        game.advance()
    return game


def refused(game: FourGame, seat: int, action: AnyAction) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(seat, action)
    return caught.value.refusal.code


def bid(text: str) -> Bid:
    return Bid(parse_cards(text))


def play(text: str) -> Play:
    return Play(parse_cards(text))


def test_dealing_goes_round_from_the_first_seat() -> None:
    game = deal(stacked({}, first_seat=2), first_seat=2)
    started, first = game.advance()
    assert started == ev.DealStarted(1, 2, TWO, (TWO, TWO), None)
    assert isinstance(first, ev.CardDealt)
    seats = [first.seat]
    while game.can_advance:
        happened = game.advance()
        seats += [each.seat for each in happened if isinstance(each, ev.CardDealt)]
    assert seats == [(2 + number) % 4 for number in range(100)]
    assert happened[-1] == ev.PollOpened(2)
    assert game.pending() == (Decision(2, "poll"),)
    with pytest.raises(ValueError, match="nothing to deal"):
        game.advance()


def test_a_bid_needs_cards_already_dealt() -> None:
    game = deal(stacked({0: "3S 2H", 1: "2D 2C"}))
    game.advance()
    assert game.pending() == ()
    assert refused(game, 0, bid("2H")) == "not_in_hand"
    game.advance()
    assert game.pending() == (Decision(1, "bid"),)
    assert game.apply(1, bid("2D")) == [ev.BidMade(1, parse_cards("2D"), Trump.DIAMONDS, 1)]
    for _ in range(4):
        game.advance()
    # Seat 0 holds a single now, but the same ladder number came too late; seat 1 could only change trump.
    assert refused(game, 0, bid("2H")) == "bid_too_low"
    assert refused(game, 1, bid("2C")) == "bid_too_low"
    assert game.pending() == ()


def test_after_deal_leaves_only_the_poll() -> None:
    game = deal(stacked({0: "2H"}), bid_window="after_deal")
    game.advance()
    assert game.pending() == ()
    assert refused(game, 0, bid("2H")) == "wrong_phase"
    while game.can_advance:
        game.advance()
    game.apply(0, bid("2H"))


def test_the_poll_goes_on_until_four_pass_in_a_row() -> None:
    game = dealt(stacked({0: "2H 2H", 1: "2S 2S", 3: "sj sj"}), first_seat=0)
    asked = []
    for action in (PassBid(), bid("2S"), PassBid(), bid("sj sj"), PassBid(), PassBid(), PassBid()):
        (decision,) = game.pending()
        asked.append(decision.seat)
        game.apply(decision.seat, action)
    assert asked == [0, 1, 2, 3, 0, 1, 2]
    assert game.pending() == (Decision(3, "poll"),), "the last bidder is asked again"
    assert refused(game, 0, PassBid()) == "not_your_turn"
    closed = game.apply(3, PassBid())
    assert [type(each).__name__ for each in closed] == ["BidPassed", "TrumpFixed", "BottomTaken"]
    assert closed[1] == ev.TrumpFixed(Trump.NONE, 3, 3)
    assert game.pending() == (Decision(3, "bury"),)


def test_a_pass_binds_for_one_turn_only() -> None:
    game = dealt(stacked({0: "2H 2H", 1: "2S"}))
    game.apply(0, PassBid())
    game.apply(1, bid("2S"))
    game.apply(2, PassBid())
    game.apply(3, PassBid())
    game.apply(0, bid("2H 2H"))
    for seat in (1, 2, 3, 0):
        game.apply(seat, PassBid())
    assert (game.trump, game.declarer) == (Trump.HEARTS, 0)


def test_the_last_bidder_may_reinforce() -> None:
    game = dealt(stacked({0: "2H 2H 2D 2D"}))
    game.apply(0, bid("2H"))
    for seat in (1, 2, 3):
        game.apply(seat, PassBid())
    assert refused(game, 0, bid("2D 2D")) == "own_bid_other_trump"
    assert game.apply(0, bid("2H 2H"))[0] == ev.BidMade(0, parse_cards("2H 2H"), Trump.HEARTS, 2)
    assert game.pending() == (Decision(1, "poll"),)


def test_the_declarer_is_asked_first_in_later_rounds() -> None:
    game = dealt(stacked({0: "2H"}, first_seat=3), declarer=3, first_seat=3)
    assert game.pending() == (Decision(3, "poll"),)
    game.apply(3, PassBid())
    game.apply(0, bid("2H"))
    for seat in (1, 2, 3, 0):
        game.apply(seat, PassBid())
    assert (game.trump, game.declarer) == (Trump.HEARTS, 3), "a bid changes trump only"


def pass_round(game: FourGame) -> list[ev.Event]:
    happened = []
    for _ in range(4):
        (decision,) = game.pending()
        happened = game.apply(decision.seat, PassBid())
    return happened


def test_nobody_bids_in_the_first_round() -> None:
    game = dealt(stacked({}))
    assert pass_round(game)[-1] == ev.DealAborted()
    assert game.over
    assert game.aborted
    assert game.summary is None
    assert game.pending() == ()
    assert refused(game, 0, PassBid()) == "deal_over"
    assert all(game.view(seat).bottom == () for seat in (None, 0, 1, 2, 3)), "nobody sees the bottom"


def test_flip_bottom_shows_the_cards() -> None:
    game = dealt(stacked({}, bottom="3S 4S 5S 6D 7H 8H 9H 10H", first_seat=1), first_seat=1, no_bid_first="flip_bottom")
    happened = pass_round(game)
    assert happened[1:3] == [ev.BottomTurned(parse_cards("3S 4S 5S 6D")), ev.TrumpFixed(Trump.DIAMONDS, 1, None)]
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat).turned == parse_cards("3S 4S 5S 6D")


def test_only_the_declarer_knows_the_bottom() -> None:
    game = dealt(stacked({0: "2H 3S"}, bottom="3D 4D 5D 6D 7D 8D 9D 10D"))
    game.apply(0, bid("2H"))
    pass_seats = [game.apply(seat, PassBid()) for seat in (1, 2, 3, 0)]
    taken = pass_seats[-1][-1]
    assert isinstance(taken, ev.BottomTaken)
    assert set(taken.cards) == set(parse_cards("3D 4D 5D 6D 7D 8D 9D 10D"))
    assert game.view(0).taken == taken.cards
    assert game.view(0).hand_counts == (33, 25, 25, 25)
    assert game.view(0).bottom_count == 0
    assert refused(game, 1, Bury(game.hands[1][:8])) == "not_your_turn"
    assert refused(game, 0, Bury(taken.cards[:7])) == "bury_count"
    buried = game.apply(0, Bury(taken.cards))
    assert buried == [ev.Buried(0, taken.cards)]
    assert game.view(0).bottom == taken.cards
    for seat in (None, 1, 2, 3):
        view = game.view(seat)
        assert (view.bottom, view.taken, view.bottom_count) == ((), (), 8)
    assert game.pending() == (Decision(0, "play"),), "the declarer leads"


def ready_to_lead(hands: dict[int, str], **rules: Any) -> FourGame:
    """Hearts are trump, seat 0 declared and buried cards that were not asked for."""
    kept = {**hands, 0: "2H 2H " + hands.get(0, "")}
    game = dealt(stacked(kept), **rules)
    game.apply(0, bid("2H 2H"))
    for seat in (1, 2, 3, 0):
        game.apply(seat, PassBid())
    spare = Counter(game.hands[0]) - Counter(parse_cards(kept[0]))
    game.apply(0, Bury(tuple(spare.elements())[:8]))
    return game


def test_a_failed_throw() -> None:
    game = ready_to_lead({0: "AS AS 3S 3S", 1: "4S 4S"}, failed_throw_penalty=10)
    happened = game.apply(0, play("AS 3S 3S"))
    assert happened == [
        ev.ThrowFailed(0, parse_cards("3S 3S AS"), parse_cards("3S 3S")),
        ev.PenaltyScored(0, 10, 10),
        ev.LeadMade(0, parse_cards("3S 3S")),
    ]
    assert game.hands[0].count(parse_cards("AS")[0]) == 2, "the other cards return to the hand"
    for seat in (None, 1, 2, 3):
        view = game.view(seat)
        assert view.trick.attempted == parse_cards("3S 3S AS"), "what was shown stays public"
        assert view.trick.lead == parse_cards("3S 3S")
        assert view.failed_throws == (0,)
        assert view.attacker_points == 10
    assert refused(game, 1, play("4S")) == "wrong_count"
    game.apply(1, play("4S 4S"))
    assert game.view(2).trick.winner == 1


def test_an_attackers_failed_throw_never_goes_below_zero() -> None:
    game = ready_to_lead({0: "3S", 1: "AS QC QC", 2: "KC KC"}, failed_throw_penalty=20)
    game.apply(0, play("3S"))
    game.apply(1, play("AS"))
    for seat in (2, 3):
        spades = [face for face in game.hands[seat] if face.suit == 0 and not face.points]
        game.apply(seat, Play((spades[0],)))
    assert game.turn == 1
    low = min(face for face in game.hands[1] if face.suit == 2)
    happened = game.apply(1, Play((low, *parse_cards("QC QC"))))
    assert isinstance(happened[0], ev.ThrowFailed)
    assert isinstance(happened[1], ev.LeadMade), "no points to take away, so nothing is scored"
    assert game.attacker_points == 0


def test_a_good_throw_is_led_whole() -> None:
    game = ready_to_lead({0: "AS AS KS KS QS", 1: "QS"})
    happened = game.apply(0, play("QS AS KS"))
    assert happened == [ev.LeadMade(0, parse_cards("QS KS AS"))]
    assert game.failed_throws == ()


def test_impossible_deals() -> None:
    with pytest.raises(ValueError, match="deck"):
        deal(full_deck(3))
    with pytest.raises(ValueError, match="seat"):
        deal(full_deck(2), first_seat=4)
    with pytest.raises(ValueError, match="seat"):
        deal(full_deck(2), declarer=-1)
    game = dealt(full_deck(2))
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="seat"):
            game.apply(seat, PassBid())


def test_off_suit_level_cards_follow_trump() -> None:
    game = ready_to_lead({0: "3H", 1: "2S 4S"})
    trumps = [face for face in game.hands[1] if game.order.is_trump(face)]
    game.apply(0, play("3H"))
    assert refused(game, 1, play("4S")) == "must_follow_suit"
    assert parse_cards("2S")[0] in trumps
    game.apply(1, play("2S"))


@settings(max_examples=20)
@given(st.data())
def test_points_of_every_deck(data: st.DataObject) -> None:
    decks = data.draw(st.sampled_from((1, 2, 3)))
    layouts = {1: ("standard", "12+6", "13+2"), 2: ("standard", "25+8"), 3: ("standard", "39+6", "38+10")}
    house = FourSettings(decks=decks, deal_layout=data.draw(st.sampled_from(layouts[decks])))  # type: ignore[arg-type]
    assert 4 * house.hand_size + house.bottom_size == 54 * decks
    assert points_of(full_deck(decks)) == house.total_points == 100 * decks
    game = dealt(full_deck(decks), decks=decks, deal_layout=house.deal_layout)
    assert [len(hand) for hand in game.hands] == [house.hand_size] * 4
    assert len(game.bottom) == house.bottom_size
