# SPDX-License-Identifier: MIT
"""The phases of a deal in set scenes: drawing, poll, burying, tricks, windows, the end (five_player.md 5 to 22)."""

from __future__ import annotations

from typing import Any

import pytest

from shengji_qt.model import events as ev
from shengji_qt.model.actions import Bid, Bury, Decision, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import Card, Trump, parse_cards
from shengji_qt.model.five_player import events as five
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import Colour, Spending
from tests.model.driver import Dice
from tests.model.five_player.deals import THREE, choose, deal, dealt, random_deal, ranks, refused, stacked, standing

AS_DECLARER = {"declarer": 0, "levels": "4 5 5 5 5", "passed": "11111"}


def bid(text: str) -> Bid:
    return Bid(parse_cards(text))


def play(text: str) -> Play:
    return Play(parse_cards(text))


def mine(text: str) -> Mine:
    return Mine(parse_cards(text))


def only(happened: list[ev.Event], kind: type[Any]) -> list[Any]:
    return [each for each in happened if isinstance(each, kind)]


def pass_all(game: FiveGame) -> list[ev.Event]:
    happened: list[ev.Event] = []
    while game.phase == "poll":
        assert game.turn is not None
        happened = game.apply(game.turn, PassBid())
    return happened


# -- drawing and bidding ---------------------------------------------------------------------------------------------


def test_cards_are_drawn_in_turn_and_the_poll_opens() -> None:
    deck = stacked({}, first_seat=3)
    game = deal(deck, first_seat=3)
    assert game.advance() == [ev.DealStarted(1, 3, THREE, (THREE,) * 5, None), ev.CardDealt(3, deck[0])]
    assert game.advance() == [ev.CardDealt(4, deck[1])]
    for _ in range(97):
        game.advance()
    assert game.closes_bidding
    assert game.advance() == [ev.CardDealt(2, deck[99]), ev.PollOpened(3)]
    assert (game.can_advance, game.pending()) == (False, (Decision(3, "poll"),))
    assert game.bottom == tuple(deck[100:])
    assert game.view(0).mine_count == 8
    with pytest.raises(ValueError, match="nothing to deal"):
        game.advance()


def test_the_poll_ends_with_five_passes_in_a_row() -> None:
    """R6.5; a bid begins the count anew."""
    game = dealt(stacked({1: "3S 3S", 2: "3H"}))
    for seat in (0, 1):
        assert game.apply(seat, PassBid()) == [ev.BidPassed(seat)]
    assert game.apply(2, bid("3H")) == [ev.BidMade(2, parse_cards("3H"), Trump.HEARTS, 1)]
    assert refused(game, 2, PassBid()) == "not_your_turn"
    game.apply(3, PassBid())
    game.apply(4, PassBid())
    game.apply(0, PassBid())
    assert game.view(1).passes == 3
    game.apply(1, bid("3S 3S"))
    for seat in (2, 3, 4, 0):
        assert game.apply(seat, PassBid()) == [ev.BidPassed(seat)]
    happened = game.apply(1, PassBid())
    assert happened[1] == ev.TrumpFixed(Trump.SPADES, 2, 1), "the first bidder is the declarer, the last fixes trump"
    assert happened[2] == ev.BottomTaken(2, game.taken)
    assert game.pending() == (Decision(2, "bury"),)


def test_how_long_the_table_waits_in_the_poll() -> None:
    """`bid_final_seconds`; 0 is without limit."""
    for seconds, patience in ((10, 10), (5, 5), (0, None)):
        game = dealt(stacked({}), bid_final_seconds=seconds)
        assert game.patience == patience
        pass_all(game)
        assert game.patience is None
    assert deal(stacked({})).patience is None


@pytest.mark.parametrize(
    ("bottom", "trump", "colour"),
    [
        ("9S KC 7D 8H 4S 5S 6S 8S", Trump.HEARTS, ""),
        ("9S KC 7D sj 4S 5S 6S 8S", Trump.NONE, "black"),
        ("9S KC 7D 2D 4S 5S 6S 8S", Trump.NONE, "red"),
        ("bj KC 3D 5C 4S 5S 6S 8S", Trump.CLUBS, ""),
    ],
)
def test_nobody_bids(bottom: str, trump: Trump, colour: Colour) -> None:
    """R7: four cards of the bottom are turned up, the fourth decides; in the first deal the start seat is declarer."""
    game = dealt(stacked({}, bottom, first_seat=4), first_seat=4)
    happened = pass_all(game)
    turned = parse_cards(bottom)[:4]
    assert happened == [
        ev.BidPassed(3),
        ev.BottomTurned(turned),
        ev.TrumpFixed(trump, 4, None, colour),
        ev.BottomTaken(4, tuple(sorted(parse_cards(bottom)))),
    ]
    assert (game.view(0).turned, game.view(0).colour) == (turned, colour)
    assert set(turned) <= set(game.view(0).shown[4]), "known to be in the declarer's hand until something is buried"
    game.apply(4, Bury(game.hands[4][:8]))
    assert game.view(0).shown[4] == ()


def test_one_deck_the_first_bid_stands() -> None:
    """R20.2: nobody is asked after it; without a bid the second card of the bottom decides."""
    game = deal(stacked({1: "3S", 2: "3H 2H"}, decks=1), decks=1)
    while game.dealt < 10:
        game.advance()
    game.apply(1, bid("3S"))
    assert refused(game, 2, bid("3H 2H")) == "first_bid_stands"
    while game.dealt < 49:
        game.advance()
    happened = game.advance()
    assert happened[1:] == [ev.TrumpFixed(Trump.SPADES, 1, 1), ev.BottomTaken(1, game.taken)]
    silent = dealt(stacked({}, "9S KC 7D 8H", decks=1), decks=1)
    assert pass_all(silent)[1:3] == [ev.BottomTurned(parse_cards("KC")), ev.TrumpFixed(Trump.CLUBS, 0, None)]
    late = dealt(stacked({4: "3D"}, decks=1), decks=1)
    for seat in range(4):
        late.apply(seat, PassBid())
    assert late.apply(4, bid("3D"))[1] == ev.TrumpFixed(Trump.DIAMONDS, 4, 4)


def test_the_level_is_the_declarers() -> None:
    game = dealt(stacked({3: "4S 5S"}), standing(**AS_DECLARER))
    assert game.view(1).level == ranks("4")[0]
    assert refused(game, 0, bid("5S")) == "not_in_hand"
    pass_to(game, 3)
    assert refused(game, 3, bid("5S")) == "not_a_bid"
    game.apply(3, bid("4S"))
    pass_all(game)
    assert (game.declarer, game.bidder, game.trump) == (0, 3, Trump.SPADES)


def pass_to(game: FiveGame, seat: int) -> None:
    while game.turn != seat:
        assert game.turn is not None
        game.apply(game.turn, PassBid())


# -- the ritual of drawing -------------------------------------------------------------------------------------------


def test_the_ritual_of_drawing() -> None:
    """R5.4: the declarer says stop after the last card, before anybody is polled."""
    game = dealt(stacked({}), standing(**AS_DECLARER), deal_ceremony="ritual")
    assert game.phase == "deal"
    assert Decision(0, "stop") in game.pending()
    assert not game.pending()[0].optional
    assert refused(game, 1, StopDrawing()) == "wrong_phase"
    assert game.apply(0, StopDrawing()) == [five.DrawingStopped(0, True), ev.PollOpened(0)]


def test_stopping_too_early() -> None:
    before = standing("5 3 6 3 A", 0, "10101")
    game = deal(stacked({}), before, deal_ceremony="ritual")
    for _ in range(30):
        game.advance()
    assert game.apply(0, StopDrawing()) == [
        five.DrawingStopped(0, False),
        *[ev.LevelsChanged(seat, *ranks(text)) for seat, text in ((1, "3 4"), (2, "6 7"), (3, "3 4"))],
        *[five.MustLevelMoved(seat, ranks("4")[0]) for seat in (1, 3)],
        ev.DealAborted(),
    ]
    assert (game.over, game.aborted, game.summary, game.pending()) == (True, True, None, ())
    assert (game.standing.levels, game.standing.must_levels) == (ranks("5 4 7 4 A"), ranks("3 4 3 4 3"))
    assert game.standing.declarer == 0
    assert game.view(0).mine == ()
    auto = deal(stacked({}), before)
    auto.advance()
    assert refused(auto, 0, StopDrawing()) == "not_your_turn", "nobody says stop without the ritual"


def test_in_the_first_deal_the_start_seat_has_the_duty() -> None:
    game = deal(stacked({}, first_seat=2), first_seat=2, deal_ceremony="ritual")
    game.advance()
    assert refused(game, 0, StopDrawing()) == "not_your_turn"
    game.apply(2, StopDrawing())
    assert game.standing.levels == ranks("4 4 3 4 4")
    assert game.standing.declarer is None


# -- tricks ----------------------------------------------------------------------------------------------------------


def at_play(
    hands: dict[int, str], under: str = "", *, leader: int = 0, trump: Trump = Trump.SPADES, **rules: Any
) -> FiveGame:
    """A deal at level 4 of which only these cards are left, declarer 0."""
    house = FiveSettings(**rules)
    options = MatchOptions(start_level=THREE)
    game = FiveGame(house, DealStart(1, standing(**AS_DECLARER), options), stacked({}, decks=house.decks), 0)
    game.phase = "play"
    game.dealt = 5 * house.hand_size
    game.trump = trump
    game.hands = [tuple(sorted(parse_cards(hands.get(seat, "")))) for seat in range(5)]
    game.mine = game.buried = tuple(sorted(parse_cards(under)))
    game.slot, game.turn = leader, 0 if leader == MINE else leader
    return game


def test_the_worked_deal_end() -> None:
    """Section 19."""
    hands = {0: "6D 6H", 1: "10D 8H", 2: "AD AH", 3: "KD 9H", 4: "5D KH"}
    game = at_play(hands, "10H 6C 9D", leader=2)
    game.apply(2, play("AD"))
    assert game.pending() == (Decision(0, "mine"),)
    assert (game.view(3).slot, game.view(3).turn) == (MINE, 0)
    assert game.apply(0, mine("9D")) == [ev.CardsPlayed(MINE, parse_cards("9D"))]
    for seat, card in ((3, "KD"), (4, "5D"), (0, "6D")):
        game.apply(seat, play(card))
    assert game.apply(1, play("10D"))[1:] == [ev.TrickTaken(2, 25, (0, 0, 20, 0, 5))]
    game.apply(2, play("AH"))
    assert game.apply(0, mine("")) == [five.Skipped(MINE)]
    assert game.view(1).skipped == (MINE,)
    for seat, card in ((3, "9H"), (4, "KH"), (0, "6H")):
        game.apply(seat, play(card))
    happened = game.apply(1, play("8H"))
    assert happened[1:5] == [
        ev.TrickTaken(2, 10, (0, 0, 20, 0, 15)),
        five.MineShown(tuple(sorted(parse_cards("10H 6C"))), 10),
        five.MineScored(2, 2, 10, 1, 30),
        game.view(None).scored,
    ]
    assert game.summary is not None
    assert (game.summary.personal, game.summary.pair_points) == ((0, 0, 50, 0, 15), (0, 65))
    assert (game.summary.mine_winner, game.summary.mine_score) == (2, 30)


def test_the_declarer_leads_after_the_mine_has_won() -> None:
    game = at_play({0: "6D 6H", 1: "10D 8H", 2: "9D AH", 3: "KD 9H", 4: "5D KH"}, "AD", leader=2)
    game.apply(2, play("9D"))
    game.apply(0, mine("AD"))
    for seat, card in ((3, "KD"), (4, "5D"), (0, "6D")):
        game.apply(seat, play(card))
    assert game.apply(1, play("10D"))[-1] == ev.TrickTaken(MINE, 25, (0,) * 5)
    assert game.tricks[0].winner == MINE
    assert (game.slot, game.turn) == (0, 0)
    game.apply(0, play("6H"))
    game.apply(1, play("8H"))
    assert game.apply(2, play("AH")) == [ev.CardsPlayed(2, parse_cards("AH")), five.Skipped(MINE)], "an empty mine"


def test_a_failed_throw_is_remembered() -> None:
    game = at_play({0: "6C 6H", 1: "AD QD", 2: "KD 9H", 3: "7H 9H", 4: "8H KH"}, "AC", leader=1)
    happened = game.apply(1, play("AD QD"))
    assert happened == [ev.ThrowFailed(1, parse_cards("QD AD"), parse_cards("QD")), ev.LeadMade(1, parse_cards("QD"))]
    view = game.view(4)
    assert (view.shown[1], view.failed_throws, view.trick.attempted) == (parse_cards("AD"), (1,), parse_cards("QD AD"))
    assert [(each.slot, each.cards) for each in view.attempts] == [(1, parse_cards("QD AD"))]
    assert game.pair_points == (0, 0), "no other penalty with two decks (R12.7)"


@pytest.mark.parametrize(("thrower", "change"), [(0, (20, 20)), (1, (-20, 0)), (2, (0, -20))])
def test_one_deck_a_failed_throw_costs_points(thrower: int, change: tuple[int, int]) -> None:
    """R20.5."""
    hands = {0: "6C 9C", 1: "7C 10C", 2: "8C 3C", 3: "AC 9H", 4: "8H KH"}
    game = at_play(hands, "KS", leader=thrower, decks=1)
    happened = game.apply(thrower, Play(game.hands[thrower]))
    assert happened[1] == five.PairsAdjusted("failed_throw", thrower, change, change)
    assert game.view(4).pair_points == change
    assert game.personal == (0,) * 5


# -- two hands for the declarer --------------------------------------------------------------------------------------


def test_dividing() -> None:
    game = dealt(stacked({}), mode="split")
    pass_all(game)
    assert game.pending() == (Decision(0, "divide"),)
    assert refused(game, 0, Bury(game.hands[0][:8])) == "wrong_phase"
    assert refused(game, 0, Divide(game.hands[0][:7])) == "divide_size"
    rear = game.hands[0][:10]
    (divided,) = game.apply(0, Divide(rear))
    assert isinstance(divided, five.Divided)
    assert divided.seen_by(1) == divided.seen_by(None) == five.DividedHidden(0, 18, 10)
    view = game.view(3)
    assert (view.hand_counts, view.mine_count, view.mine, view.buried) == ((18, 20, 20, 20, 20), 10, (), ())
    assert game.view(0).mine == rear
    assert game.pending() == (Decision(0, "play"),)


def test_a_rear_hand_leads_after_it_has_won() -> None:
    """R22.2: from its own slot, or the other hand where it is empty."""
    hands = {0: "6D 6H 7H", 1: "10D 8H 8C", 2: "9D AH 3C", 3: "KD 9H 9C", 4: "5D KH KC"}
    game = at_play(hands, "AD AC", leader=0, mode="split")
    assert refused(game, 0, play("")) == "empty_play"
    game.apply(0, play("6D"))
    game.apply(1, play("10D"))
    game.apply(2, play("9D"))
    game.apply(0, mine("AD"))
    game.apply(3, play("KD"))
    game.apply(4, play("5D"))
    assert (game.slot, game.pending()) == (MINE, (Decision(0, "mine"),))
    assert game.apply(0, mine("AC")) == [ev.LeadMade(MINE, parse_cards("AC"))]
    game.apply(3, play("9C"))
    game.apply(4, play("KC"))
    assert game.apply(0, play("")) == [five.Skipped(0)], "the first half has played, the second may skip"
    game.apply(1, play("8C"))
    game.apply(2, play("3C"))
    assert (game.slot, game.pending()) == (0, (Decision(0, "play"),)), "the rear hand is empty"


def test_the_declarers_cards_run_out_first() -> None:
    """R22.6: points left in an attacker's hand are his own."""
    game = at_play({0: "6D", 1: "10D KS", 2: "9D AH", 3: "KD 10H", 4: "5D 5H"}, "", leader=0, mode="split")
    game.apply(0, play("6D"))
    game.apply(1, play("10D"))
    assert game.apply(2, play("9D"))[1:] == [five.Skipped(MINE)]
    game.apply(3, play("KD"))
    happened = game.apply(4, play("5D"))
    assert happened[1] == ev.TrickTaken(3, 25, (0, 10, 0, 15, 0))
    assert happened[2:4] == [five.MineShown((), 0), five.PairsAdjusted("hand_points", None, (20, 5), (45, 5))]
    assert game.summary is not None
    assert game.summary.personal == (0, 20, 0, 25, 5)
    assert game.summary.cumulative_after == (0, 20, 0, 25, 5)


def test_cards_left_in_both_hands() -> None:
    game = at_play({0: "6D 3S 4S", 1: "10D", 2: "AD", 3: "KD", 4: "5D"}, "KS 7H 8H", leader=0, mode="split")
    game.apply(0, play("6D"))
    game.apply(1, play("10D"))
    game.apply(2, play("AD"))
    game.apply(0, mine(""))
    game.apply(3, play("KD"))
    assert [game.view(seat).left for seat in range(5)] == [()] * 5, "until the last card"
    happened = game.apply(4, play("5D"))
    assert only(happened, five.MineShown) == [five.MineShown(tuple(sorted(parse_cards("3S 4S KS 7H 8H"))), 10)]
    for seat in (None, *range(5)):
        view = game.view(seat)
        assert (view.left, view.mine) == (tuple(sorted(parse_cards("3S 4S KS 7H 8H"))), parse_cards("KS 7H 8H"))
    assert only(happened, five.MineScored) == [five.MineScored(2, 5, 10, 1, 45)]
    assert only(happened, five.PairsAdjusted) == [five.PairsAdjusted("cards_left", None, (40, 40), (40, 110))]
    assert game.summary is not None
    assert (game.summary.overturned, game.summary.next_declarer) == (True, 2)


# -- the result ------------------------------------------------------------------------------------------------------


def last_trick(before: dict[str, Any], options: MatchOptions | None = None, **rules: Any) -> FiveGame:
    """One trick is left, which the declarer wins; no points in it."""
    game = at_play({0: "AD", 1: "9D", 2: "8D", 3: "7D", 4: "6D"}, "", **rules)
    start = DealStart(3, standing(**before), options or MatchOptions(start_level=THREE))
    twin = FiveGame(game.settings, start, game.deck, 0)
    for name in ("phase", "dealt", "trump", "hands", "mine", "slot", "turn"):
        setattr(twin, name, getattr(game, name))
    return twin


def to_the_end(game: FiveGame) -> list[ev.Event]:
    happened: list[ev.Event] = []
    for seat, card in ((0, "AD"), (1, "9D"), (2, "8D"), (3, "7D"), (4, "6D")):
        happened = game.apply(seat, play(card))
    return happened


def test_a_big_shut_out() -> None:
    game = last_trick(AS_DECLARER)
    happened = to_the_end(game)
    assert happened[-2] == ev.LevelsChanged(0, *ranks("4 9"))
    summary = happened[-1].summary  # type: ignore[attr-defined]
    assert (summary.shut_out, summary.next_declarer, summary.match_over) == (True, 0, False)
    assert game.standing.passed == (True,) * 5
    assert game.view(None).phase == "over"


def test_the_windows_of_a_deal() -> None:
    before = {"levels": "9 6 5 4 5", "declarer": 0, "passed": "11111", "cumulative": "0 150 260 210 0"}
    game = last_trick(before)
    happened = to_the_end(game)
    assert isinstance(happened[-2], five.DealScored)
    assert happened[-1] == five.WindowOpened("block")
    assert (game.phase, game.pending()) == ("windows", (Decision(1, "block"),))
    assert refused(game, 2, Spend(True, 0)) == "not_your_turn"
    assert refused(game, 1, Spend(True, 4)) == "spend_target"
    assert game.apply(1, Spend(False)) == [five.SpenderAsked(2, "block")], "else nobody would hear that seat 2 is asked"
    assert game.apply(2, Spend(True, 0)) == [five.PointsSpent(2, "block", 0, 160), five.WindowOpened("force")]
    assert game.view(4).spent == (Spending(2, "block", 0),)
    assert game.view(4).cumulative == (0, 150, 160, 210, 0)
    assert game.apply(1, Spend(True)) == [five.PointsSpent(1, "force", None, 50)]
    assert game.pending() == (Decision(2, "force"),)
    game.apply(2, Spend(False))
    assert game.apply(3, Spend(False)) == [five.WindowOpened("claim")]
    happened = game.apply(3, Spend(True))
    assert happened[:3] == [
        five.PointsSpent(3, "claim", None, 0),
        ev.LevelsChanged(1, *ranks("6 7")),
        ev.DeclarerChanged(3),
    ]
    summary = game.summary
    assert summary is not None
    assert happened[3:] == [ev.DealSettled(summary)]
    assert summary.levels_after == ranks("9 7 5 4 5")
    assert summary.gains == (0, 1, 0, 0, 0)
    assert summary.spendings == (Spending(2, "block", 0), Spending(1, "force"), Spending(3, "claim"))
    assert (summary.cumulative_after, summary.next_declarer) == ((0, 50, 160, 0, 0), 3)
    assert refused(game, 3, Spend(False)) == "deal_over"


def test_without_spending_there_are_no_windows() -> None:
    before = {"levels": "9 6 5 4 5", "declarer": 0, "passed": "11111", "cumulative": "0 150 260 210 0"}
    game = last_trick(before, result_spending=False)
    assert not only(to_the_end(game), five.WindowOpened)
    assert game.over


def test_a_complete_victory() -> None:
    game = last_trick({**AS_DECLARER, "levels": "A 6 5 A 5"})
    happened = to_the_end(game)
    assert happened[-1] == ev.MatchEnded(0, "passed_last_level")
    assert game.summary is not None
    assert (game.summary.levels_after[0], game.summary.match_winner, game.summary.match_over) == (None, 0, True)


def test_a_match_of_so_many_deals() -> None:
    """The highest level wins, then the highest cumulative score; nobody claims when no deal follows."""
    before = {"levels": "4 A 5 A 5", "declarer": 0, "passed": "11111", "cumulative": "0 20 0 230 0"}
    game = last_trick(before, MatchOptions(start_level=THREE, deals=3))
    happened = to_the_end(game)
    assert not only(happened, five.WindowOpened), "seat 3 is at A and has nobody to block"
    assert happened[-1] == ev.MatchEnded(3, "deals_played")
    longer = last_trick(before, MatchOptions(start_level=THREE, deals=4))
    assert to_the_end(longer)[-1] == five.WindowOpened("claim")


def test_a_shorter_last_level() -> None:
    game = last_trick(
        {**AS_DECLARER, "levels": "8 6 5 7 5"}, MatchOptions(start_level=THREE, last_level=ranks("10")[0])
    )
    to_the_end(game)
    assert game.standing.levels[0] == ranks("10")[0]
    won = last_trick(
        {**AS_DECLARER, "levels": "10 6 5 7 5"}, MatchOptions(start_level=THREE, last_level=ranks("10")[0])
    )
    assert to_the_end(won)[-1] == ev.MatchEnded(0, "passed_last_level")


# -- what is no deal -------------------------------------------------------------------------------------------------


def test_impossible_deals() -> None:
    deck = stacked({})
    with pytest.raises(ValueError, match="deck"):
        deal(deck[:-1])
    with pytest.raises(ValueError, match="no such seat"):
        deal(deck, first_seat=5)
    with pytest.raises(ValueError, match="no such seat"):
        deal(deck, standing(declarer=7))
    with pytest.raises(ValueError, match="no such seat"):
        deal(deck).apply(5, PassBid())


def test_many_deals_in_a_row_go_on_from_each_other() -> None:
    """Standing to standing: levels never fall, seats keep their must-play levels, points are carried on."""
    before = standing()
    for number in range(4):
        game = random_deal(number, before)
        dice = Dice(number)
        while not game.over:
            if game.can_advance:
                game.advance()
            else:
                decision = game.pending()[0]
                game.apply(decision.seat, choose(game.view(decision.seat), dice))
        after = game.standing
        assert game.summary is not None
        assert game.summary.cumulative_before == before.cumulative
        assert all((new or 99) >= (old or 0) for old, new in zip(before.levels, after.levels, strict=True))
        assert all(now or not then for then, now in zip(before.passed, after.passed, strict=True))
        assert after.must_levels == before.must_levels
        before = after


def test_cards_are_cards() -> None:
    """Events carry sorted cards, whatever order the action had."""
    game = at_play({0: "6C 6H", 1: "QD QD", 2: "KD 9H", 3: "7H 9H", 4: "8H KH"}, "AC", leader=1)
    (led,) = game.apply(1, Play((Card.parse("QD"), Card.parse("QD"))))
    assert led == ev.LeadMade(1, parse_cards("QD QD"))
    (followed,) = game.apply(2, Play(parse_cards("9H KD")))
    assert followed == ev.CardsPlayed(2, tuple(sorted(parse_cards("9H KD"))))
