# SPDX-License-Identifier: MIT
"""The ways through a hand, one by one: biddings, swaps, penalties, throws, overflow, the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, Lower, PassBid, Penalise, Play, Swap, SwapMove
from shengji_qt.model.cards import Card, Trump, parse_cards
from shengji_qt.model.events import Event
from shengji_qt.model.game import Refused
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import events as tev
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from tests.model.driver import Dice
from tests.model.three_player.hands import knowledge, laid, new_game, play_out, random_game, ranks, step

FIRST = ThreeStanding(levels=ranks("8 8 8"))
LATER = ThreeStanding(levels=ranks("8 6 7"), declarer=0)
EIGHTS_IN_STOCK = "3C 3S 3D 8C 8S bj"  # draws 4, 5 and 6: seats 0, 1 and 2
QUIET = {(0, 9): "8D", (2, 9): "sj"}  # bidding cards that lie under others


def bid(text: str) -> Bid:
    return Bid(parse_cards(text))


def kinds(events: list[Event]) -> list[str]:
    return [type(each).__name__ for each in events]


def advance(game: ThreeGame, until: Callable[[ThreeGame], bool] = lambda _game: False) -> list[Event]:
    """Let the table go on as far as it can, or to a point."""
    happened: list[Event] = []
    while game.can_advance and not until(game):
        happened += game.advance()
    return happened


def decline_all(game: ThreeGame) -> list[Event]:
    """Turn everything up, everybody declines, nothing drawn yet."""
    happened: list[Event] = []
    while game.phase in ("deal", "turn"):
        if game.waiting:
            happened += game.apply(game.pending()[0].seat, PassBid())
        else:
            happened += game.advance()
    return happened


def refusal(game: ThreeGame, seat: int, action: AnyAction) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(seat, action)
    return caught.value.refusal.code


def view_turns(game: ThreeGame) -> tuple[int | None, int | None]:
    return game.view(None).turn, game.view(0).turn


# -- the first hand --------------------------------------------------------------------------------------------------


def test_first_hand_several_owners_are_asked_and_the_first_bid_wins() -> None:
    game = new_game(ThreeSettings(), FIRST, laid({(0, 1): "8H", (1, 1): "8S", (2, 1): "3C"}))
    happened = advance(game)
    assert happened[0] == ev.DealStarted(1, 0, ranks("8")[0], ranks("8 8 8"), None)
    assert kinds(happened[1:31]) == ["TableauDealt"] * 30
    assert [len(each.turned) for each in happened if isinstance(each, tev.CardsTurned)] == [3, 3]
    assert game.pending() == (Decision(0, "turned"), Decision(1, "turned"))
    assert not game.can_advance
    assert view_turns(game) == (None, None), "two are asked"
    assert refusal(game, 2, bid("8S")) == "not_your_turn"
    assert refusal(game, 0, bid("8S")) == "bid_not_turned"
    assert game.apply(1, bid("8S")) == [ev.BidMade(1, parse_cards("8S"), Trump.SPADES, 1)]
    assert (game.declarer, game.pending(), game.trump) == (1, (), None)
    assert refusal(game, 0, bid("8H")) == "bid_final"
    rest = game.advance()
    assert kinds(rest) == ["CardsTurned", "TrumpFixed", "BottomTaken"]
    assert isinstance(rest[0], tev.CardsTurned)
    assert (rest[0].stage, len(rest[0].turned)) == ("rest", 9)
    assert rest[1] == ev.TrumpFixed(Trump.SPADES, 1, 1)
    assert game.view(1).declined == (0, 0, 0), "an undecided card lapses, it was not declined"


def test_first_hand_tie_in_seat_order() -> None:
    tops = {(0, 1): "8H", (1, 1): "8S"}
    game = new_game(ThreeSettings(first_hand_tie="seat_order"), FIRST, laid(tops))
    advance(game)
    assert game.pending() == (Decision(0, "turned"),)
    assert game.view(1).turned_now is None
    assert refusal(game, 1, bid("8S")) == "not_your_turn"
    assert game.apply(0, PassBid()) == [tev.BidDeclined(0, Card.parse("8H"))]
    assert game.pending() == (Decision(1, "turned"),)
    assert game.view(1).turned_now == Card.parse("8S")
    game.apply(1, bid("8S"))
    assert game.declarer == 1


def test_first_hand_without_a_bid_is_shuffled_again() -> None:
    game = new_game(ThreeSettings(rule4=True), FIRST, laid({(0, 4): "8H"} | QUIET))
    happened = decline_all(game)
    assert kinds(happened[-2:]) == ["BidDeclined", "DealAborted"]
    assert (game.over, game.aborted, game.summary, game.standing) == (True, True, None, FIRST)
    assert refusal(game, 0, bid("8H")) == "deal_over"
    assert game.view(0).bottom == ()


def test_first_hand_goes_on() -> None:
    """`first_hand_no_bid`: seat 0 draws first, the first bidder declares (19)."""
    settings = ThreeSettings(first_hand_no_bid="go_on", rule4=True)
    game = new_game(settings, FIRST, laid({(0, 0): "8H"} | QUIET, stock=EIGHTS_IN_STOCK))
    decline_all(game)
    advance(game, lambda at: len(at.drawn[1]) == 2)
    happened = game.apply(1, bid("8S"))
    assert kinds(happened) == ["BidMade", "TrumpFixed"]
    assert (game.declarer, game.phase) == (1, "draw")
    drawn = advance(game)
    assert [each.seat for each in drawn if isinstance(each, ev.CardDealt)][:2] == [2, 0], "the order of drawing stays"
    assert drawn[-1] == ev.BottomTaken(1, game.taken)


def test_first_hand_goes_on_and_nobody_bids() -> None:
    settings = ThreeSettings(first_hand_no_bid="go_on")
    game = new_game(settings, FIRST, laid({(1, 9): "8H"} | QUIET, stock=EIGHTS_IN_STOCK))
    decline_all(game)
    advance(game)
    assert view_rules.options(game.view(0), 9)[0] == bid("8C"), "whoever cannot answer bids, or there is no end"
    for seat in (0, 1, 2):
        happened = game.apply(seat, PassBid())
    assert kinds(happened) == ["BidPassed", "DealAborted"]
    assert game.aborted


# -- later hands -----------------------------------------------------------------------------------------------------


def test_called_while_turning_swap_comes_before_drawing() -> None:
    game = new_game(ThreeSettings(), LATER, laid({(1, 0): "8H"}, bottom="KH 5H 10H AH"))
    advance(game)
    assert game.pending() == (Decision(1, "turned"),)
    assert view_turns(game) == (1, 1)
    game.apply(1, bid("8H"))
    assert game.declarer == 0, "an attacker's bid fixes trump, the declarer stays (7.4)"
    game.advance()
    view = game.view(0)
    assert (view.phase, view.bottom_count, view.hand_counts) == ("swap", 4, (0, 0, 0))
    assert view.bottom == view.taken == parse_cards("5H 10H KH AH")
    assert game.view(1).bottom == game.view(1).taken == ()
    slot2, slot3 = (game.tableaus[0].card_at(slot) for slot in (2, 3))
    moves = (SwapMove(2, Card.parse("AH"), "hand"), SwapMove(3, Card.parse("KH"), "bottom"))
    (happened,) = game.apply(0, Swap(moves))
    pairs = (tev.Exchanged(2, Card.parse("AH"), slot2), tev.Exchanged(3, Card.parse("KH"), slot3))
    assert happened == tev.Swapped(0, moves, pairs, False)
    assert happened.seen_by(1) == happened.seen_by(None) == tev.SwappedHidden(0, pairs, 1)
    assert happened.seen_by(0) is happened
    view = game.view(0)
    assert view.hand == tuple(sorted((*parse_cards("5H 10H"), slot2)))
    assert (view.locked, view.bottom, view.displaced) == ((slot2,), (slot3,), ("hand", "bottom"))
    other = game.view(1)
    assert (other.locked, other.bottom, other.displaced) == ((), (), ("", ""))
    assert (other.displaced_buried, other.bottom_count, other.exchanged) == (1, 1, pairs)
    assert [pile.card for pile in other.tableaus[0][2:4]] == list(parse_cards("AH KH"))
    assert kinds(advance(game)) == ["CardDealt"] * 18
    assert (game.phase, game.view(0).hand_counts, game.view(0).bids[0].seat) == ("bury", (9, 6, 6), 1)
    free = tuple(each for each in game.hands[0] if each != slot2)
    assert refusal(game, 0, Bury((slot2, *free[:2]))) == "bury_locked"
    assert refusal(game, 0, Bury(free[:4])) == "bury_count"
    assert game.apply(0, Bury(free[:3])) == [ev.Buried(0, tuple(sorted(free[:3])))]
    view = game.view(0)
    assert (view.phase, view.turn, view.hand_counts, view.bottom_count, view.locked) == ("play", 0, (6, 6, 6), 4, ())


def test_each_slot_and_each_bottom_card_is_swapped_once() -> None:
    """8.2; and only face-up slots of the own tableau."""
    game = new_game(ThreeSettings(), LATER, laid({(1, 0): "8H"}, bottom="KH 5H 10H AH"))
    advance(game)
    game.apply(1, bid("8H"))
    game.advance()
    one, other = game.bottom[:2]
    again = (SwapMove(0, one, "hand"), SwapMove(0, other, "hand"))
    assert refusal(game, 0, Swap(again)) == "swap_slot"
    assert refusal(game, 0, Swap((SwapMove(0, one, "hand"), SwapMove(1, one, "hand")))) == "swap_card"
    assert refusal(game, 0, Swap((SwapMove(5, one, "hand"),))) == "swap_slot"
    assert refusal(game, 0, Swap((SwapMove(0, Card.parse("8H"), "hand"),))) == "swap_card"
    assert refusal(game, 1, Swap(())) == "not_your_turn"


def test_no_bid_counts_while_the_stock_is_drawn_after_a_call() -> None:
    game = new_game(ThreeSettings(), LATER, laid({(1, 0): "8H"}, stock=EIGHTS_IN_STOCK))
    advance(game)
    game.apply(1, bid("8H"))
    game.advance()
    game.apply(0, Swap(()))
    advance(game, lambda at: len(at.drawn[2]) == 2)
    assert game.pending() == ()
    assert refusal(game, 0, bid("8C")) == "bid_final"


def test_four_buried_by_swapping_leave_nothing_to_bury() -> None:
    game = new_game(ThreeSettings(), LATER, laid({(1, 0): "8H"}))
    advance(game)
    game.apply(1, bid("8H"))
    game.advance()
    game.apply(0, Swap(tuple(SwapMove(slot, face, "bottom") for slot, face in enumerate(game.bottom))))
    assert game.view(0).hand_counts == (0, 0, 0)
    advance(game)
    assert (game.phase, game.view(1).bottom_count, game.view(1).hand_counts) == ("play", 4, (6, 6, 6))


def test_a_public_destination() -> None:
    settings = ThreeSettings(displaced_destination_public=True)
    game = new_game(settings, LATER, laid({(1, 0): "8H"}))
    advance(game)
    game.apply(1, bid("8H"))
    game.advance()
    left = game.tableaus[0].card_at(2)
    (happened,) = game.apply(0, Swap((SwapMove(2, game.bottom[0], "hand"),)))
    assert happened.seen_by(2) is happened
    assert game.view(2).displaced == ("hand",)
    assert game.view(2).shown == ((left,), (), ())
    assert game.view(2).locked == ()


def test_a_joker_calls_no_trump_of_its_colour() -> None:
    game = new_game(ThreeSettings(), LATER, laid({(0, 0): "bj"}))
    advance(game)
    game.apply(0, bid("bj"))
    assert game.advance()[1] == ev.TrumpFixed(Trump.NONE, 0, 0, "red")
    view = game.view(2)
    assert (view.trump, view.colour, view.bid_phase, view.bids[0].colour) == (Trump.NONE, "red", 1, "red")
    order = view_rules.order_of(view)
    assert order.pos[Card.parse("8H")] == order.pos[Card.parse("8D")] > order.pos[Card.parse("8S")]


def to_drawing(**rules: Any) -> ThreeGame:
    """A later hand in which seat 0 declined one card, and seat 1 two."""
    tops = {(0, 0): "8H", (1, 0): "8D", (1, 1): "sj"}
    game = new_game(ThreeSettings(**rules), LATER, laid(tops, bottom="KH 5H 10H AH", stock=EIGHTS_IN_STOCK))
    happened = decline_all(game)
    assert kinds(happened).count("BidDeclined") == 3
    assert (game.phase, game.view(0).declined, game.view(0).stock_count) == ("draw", (1, 2, 0), 18)
    return game


def test_bidding_while_drawing() -> None:
    game = to_drawing()
    advance(game, lambda at: bool(at.pending()))
    assert game.pending() == (Decision(0, "bid"),)
    assert (game.can_advance, game.closes_bidding, game.pace) == (True, False, "deal")
    assert game.view(0).just_drawn == Card.parse("8C")
    assert view_turns(game) == (None, None), "a bid is optional"
    assert refusal(game, 0, bid("8H")) == "bid_not_drawn"
    assert refusal(game, 0, PassBid()) == "wrong_phase"
    game.advance()
    assert game.pending() == (Decision(0, "bid"), Decision(1, "bid"))
    assert game.view(0).just_drawn is None
    assert game.view(0).drawn == parse_cards("3C 8C")
    assert game.view(1).drawn == parse_cards("3S 8S")
    happened = game.apply(0, bid("8C"))
    assert happened == [ev.BidMade(0, parse_cards("8C"), Trump.CLUBS, 1), ev.TrumpFixed(Trump.CLUBS, 0, 0)]
    assert (game.pending(), game.view(1).shown) == ((), (parse_cards("8C"), (), ()))
    assert kinds(advance(game))[-2:] == ["CardDealt", "BottomTaken"]
    assert (game.phase, game.view(0).hand_counts) == ("swap", (6, 6, 6))
    game.apply(0, Swap(()))
    assert (game.phase, game.view(0).hand_counts) == ("bury", (10, 6, 6))
    assert game.view(1).shown == (parse_cards("8C"), (), ())
    kept = game.clone()
    kept.apply(0, Bury(parse_cards("3C KH 5H 10H")))
    game.apply(0, Bury(parse_cards("8C KH 5H 10H")))
    assert game.view(1).shown == ((), (), ()), "whether the shown card was buried nobody but the declarer knows"
    assert [*knowledge(game)[:1], *knowledge(game)[2:]] == [*knowledge(kept)[:1], *knowledge(kept)[2:]]


def test_only_the_newest_card_bids() -> None:
    game = to_drawing(bid2_window="on_draw")
    advance(game, lambda at: bool(at.pending()))
    assert game.closes_bidding
    game.advance()
    assert game.pending() == (Decision(1, "bid"),)
    assert refusal(game, 0, bid("8C")) == "bid_not_newest"
    advance(game)
    assert (game.phase, game.pending()) == ("poll", (Decision(2, "poll"),)), "only the last drawer could still bid"
    assert game.apply(2, PassBid())[:2] == [ev.BidPassed(2), ev.TrumpFixed(Trump.NONE, 0, None)]


def test_a_bid_in_the_poll() -> None:
    game = to_drawing()
    assert advance(game)[-1] == ev.PollOpened(0)
    newest = game.drawn[2][-1]
    assert (game.view(1).just_drawn, game.view(2).just_drawn) == (None, newest)
    game.apply(0, PassBid())
    assert (game.pending(), game.view(1).passes) == ((Decision(1, "poll"),), 1)
    assert view_rules.options(game.view(1), 9) == [PassBid(), bid("8S")]
    assert refusal(game, 1, bid("8H")) == "bid_not_drawn"
    assert kinds(game.apply(1, bid("8S"))) == ["BidMade", "TrumpFixed", "BottomTaken"]
    assert game.declarer == 0
    assert game.view(2).just_drawn is None, "nothing is drawn any more"


def test_uncalled_no_trump() -> None:
    game = to_drawing()
    advance(game)
    for seat in (0, 1, 2):
        happened = game.apply(seat, PassBid())
    assert kinds(happened) == ["BidPassed", "TrumpFixed", "BottomTaken"]
    view = game.view(1)
    assert (view.trump, view.colour, view.bid_phase, view.bids) == (Trump.NONE, "", 0, ())
    order = view_rules.order_of(view)
    assert order.pos[Card.parse("2H")] == order.pos[Card.parse("2S")]


def test_penalties_of_rule_4() -> None:
    """The declarer's one card at once, then he chooses for seat 1; the hand level stays (17)."""
    game = to_drawing(rule4=True)
    advance(game)
    for seat in (0, 1, 2):
        happened = game.apply(seat, PassBid())
    assert happened[2:] == [tev.PenaltyChosen(0, 1, "demote"), ev.LevelsChanged(0, *ranks("8 7"), demoted=True)]
    assert game.pending() == (Decision(0, "penalty"),)
    view = game.view(0)
    assert (view.judged, view.levels, view.level) == (1, ranks("7 6 7"), ranks("8")[0])
    assert view_rules.options(view, 9) == [Penalise("demote"), Penalise("promote")]
    happened = game.apply(0, Penalise("promote"))
    assert happened[0] == tev.PenaltyChosen(1, 2, "promote")
    assert happened[1:3] == [ev.LevelsChanged(0, *ranks("7 9")), ev.LevelsChanged(2, *ranks("7 9"))]
    assert kinds(happened[3:]) == ["BottomTaken"]
    assert (game.phase, game.view(1).judged, game.level) == ("swap", None, ranks("8")[0])
    play_out(game, Dice(1))
    assert game.summary is not None
    assert game.summary.levels_before == LATER.levels


def test_no_penalty_after_a_bid_or_without_declined_cards() -> None:
    game = to_drawing(rule4=True)
    advance(game)
    game.apply(0, bid("8C"))
    assert game.live.levels == LATER.levels
    quiet = new_game(ThreeSettings(rule4=True), LATER, laid({(1, 9): "8H"} | QUIET))
    decline_all(quiet)
    advance(quiet)
    for seat in (0, 1, 2):
        happened = quiet.apply(seat, PassBid())
    assert kinds(happened) == ["BidPassed", "TrumpFixed", "BottomTaken"]


# -- rule #3 ---------------------------------------------------------------------------------------------------------


def playing(hands: tuple[str, str, str], **rules: Any) -> ThreeGame:
    """A hand in play, spades trump at level 8, seat 0 leads; these cards in the hands and seat 0's tableau gone."""
    game = new_game(ThreeSettings(**rules), LATER, laid({(0, 0): "8S"}))
    advance(game)
    game.apply(0, bid("8S"))
    play_out_to_play(game)
    game.hands = [tuple(sorted(parse_cards(hand))) for hand in hands]
    game.tableaus = [each._replace(states=("gone",) * 10) for each in game.tableaus]
    return game


def play_out_to_play(game: ThreeGame) -> None:
    while game.phase != "play":
        step(game, Dice(1))


@pytest.mark.parametrize(
    ("fine", "thrower", "points", "told"),
    [
        (0, 0, [0, 0, 0], []),
        (20, 0, [0, 20, 20], [(1, 20, 20), (2, 20, 20)]),
        (20, 1, [0, -20, 0], [(1, -20, -20)]),
    ],
)
def test_a_failed_throw(fine: int, thrower: int, points: list[int], told: list[tuple[int, int, int]]) -> None:
    hands = ["4H 5H", "4C 6C", "4D 5D"]
    hands[thrower], hands[(thrower + 1) % 3] = "AH QH", "KH 3C"
    game = playing((hands[0], hands[1], hands[2]), rule3=True, throw_fine=fine)
    game.turn = thrower
    happened = game.apply(thrower, Play(parse_cards("AH QH")))
    assert happened[0] == ev.ThrowFailed(thrower, parse_cards("QH AH"), parse_cards("QH"))
    assert [(e.seat, e.change, e.attacker_points) for e in happened if isinstance(e, ev.PenaltyScored)] == told
    assert happened[-1] == ev.LeadMade(thrower, parse_cards("QH"))
    assert (game.points, game.failed_throws) == (points, (thrower,))
    assert game.hands[thrower] == parse_cards("AH"), "the rest was taken back"
    assert game.view(2).trick.attempted == parse_cards("QH AH")


def test_a_throw_longer_than_the_opponents_cards() -> None:
    game = playing(("AH QH", "KH", "4D 5D"), rule3=True)
    assert refusal(game, 0, Play(parse_cards("AH QH"))) == "throw_too_long"
    plain = playing(("AH QH", "KH 3C", "4D 5D"))
    assert refusal(plain, 0, Play(parse_cards("AH QH"))) == "one_card"
    assert refusal(playing(("AH QC", "KH 3C", "4D 5D"), rule3=True), 0, Play(parse_cards("AH QC"))) == "lead_one_class"


@pytest.mark.parametrize(("test", "led"), [("playable", "QH AH"), ("owned", "QH")])
def test_hidden_cards_beat_a_throw_only_by_setting(test: str, led: str) -> None:
    """A40."""
    game = playing(("AH QH", "3C 4C", "4D 5D"), rule3=True, throw_test=test)
    hidden = game.tableaus[1]._replace(cards=(Card.parse("KH"),) * 10, states=("down", *("gone",) * 9))
    game.tableaus[1] = hidden
    assert game.apply(0, Play(parse_cards("AH QH")))[-1] == ev.LeadMade(0, parse_cards(led))


def test_the_leader_names_the_smallest_first() -> None:
    """Of equal smallest cards the first named is led; cards in a play are sorted all the same."""
    for text, led in (("8H 8D bj", "8H"), ("8D 8H bj", "8D")):
        game = playing(("8H 8D bj", "sj 3C 4C", "4D 5D 6D"), rule3=True)
        assert game.apply(0, Play(parse_cards(text)))[-1] == ev.LeadMade(0, parse_cards(led))


def test_followers_of_a_throw() -> None:
    game = playing(("AH KH 3D", "4H 4C 4D", "3S 5S 6C"), rule3=True)
    game.apply(0, Play(parse_cards("AH KH")))
    assert refusal(game, 1, Play(parse_cards("4C"))) == "wrong_count"
    assert refusal(game, 1, Play(parse_cards("4C 4D"))) == "must_follow_suit"
    must = view_rules.obligation(game.view(1))
    assert must is not None
    assert (must.step, must.count, must.forced) == ("all_of_class", 2, parse_cards("4H"))
    assert len(view_rules.plays(game.view(1), 99)) == 2
    game.apply(1, Play(parse_cards("4C 4H")))
    assert len(view_rules.plays(game.view(2), 99)) == 3
    happened = game.apply(2, Play(parse_cards("3S 5S")))
    taken = [each for each in happened if isinstance(each, ev.TrickTaken)]
    assert taken == [ev.TrickTaken(2, 15, (0, 0, 15))]
    assert game.view(2).cards_won == (0, 0, 6)


# -- the end ---------------------------------------------------------------------------------------------------------


def ending(levels: str, points: list[int], options: MatchOptions | None = None, **rules: Any) -> ThreeGame:
    """A hand before its last card, which seat 0, the declarer, wins with the big joker; nobody scores any more."""
    standing = ThreeStanding(levels=ranks(levels), declarer=0)
    deck = laid({(0, 0): "bj"}, bottom="3C 3D 4C 4D")
    game = new_game(ThreeSettings(**rules), standing, deck, options)
    advance(game)
    while game.waiting and game.waiting[0][1] != Card.parse("bj"):
        game.apply(game.waiting[0][0], PassBid())
        advance(game)
    game.apply(0, bid("bj"))
    play_out_to_play(game)
    game.hands = [parse_cards(hand) for hand in ("bj 3H", "3S 4S", "4H 6H")]
    game.tableaus = [each._replace(states=("gone",) * 10) for each in game.tableaus]
    game.bottom = parse_cards("3C 3D 4C 4D")
    game.points = points
    return game


def finish(game: ThreeGame) -> list[Event]:
    happened: list[Event] = []
    while game.phase == "play":
        assert game.turn is not None
        happened += game.apply(game.turn, view_rules.options(game.view(game.turn), 1)[0])
    return happened


def test_overflow_is_used_or_kept() -> None:
    """16.6, 16.8: the bottom, the gains, then the seats with overflow levels."""
    game = ending("10 J K", [0, 45, 0])
    happened = finish(game)
    assert game.summary is None
    shown = kinds(happened).index("BottomShown")
    assert happened[shown:] == [
        ev.BottomShown(0, parse_cards("3C 3D 4C 4D"), 0),
        ev.LevelsChanged(0, *ranks("10 J")),
    ]
    view = game.view(0)
    assert (view.phase, view.levels, view.overflow) == ("lower", ranks("J J K"), (1, 1, 0))
    assert game.view(1).bottom == parse_cards("3C 3D 4C 4D")
    assert game.pending() == (Decision(0, "lower"),)
    assert view_rules.options(view, 9) == [Lower(None), Lower(2)]
    assert refusal(game, 0, Lower(1)) == "lower_target"
    assert game.apply(0, Lower(2)) == [tev.OverflowUsed(0, 2, 1), ev.LevelsChanged(2, *ranks("K Q"), demoted=True)]
    assert game.pending() == (Decision(1, "lower"),)
    last = game.apply(1, Lower(None))
    assert kinds(last) == ["OverflowUsed", "DeclarerChanged", "DealSettled"]
    assert last[0] == tev.OverflowUsed(1, None, 1)
    summary = game.summary
    assert summary is not None
    assert (summary.levels_after, [each.levels for each in summary.lowered]) == (ranks("J J Q"), [1])
    assert game.standing == ThreeStanding(levels=ranks("J J Q"), declarer=1)


def test_nobody_is_asked_who_is_not_behind() -> None:
    game = ending("10 J 5", [0, 45, 0])
    finish(game)
    assert game.over
    assert ending("10 J K", [0, 45, 0]).settings.overflow_demotion
    off = ending("10 J K", [0, 45, 0], overflow_demotion=False)
    finish(off)
    assert off.over
    assert off.summary is not None
    assert (off.summary.overflow, off.summary.lowered) == ((1, 1, 0), ())


def test_complete_victory_ends_the_match() -> None:
    game = ending("A 3 3", [0, 0, 10])
    happened = finish(game)
    assert happened[-1] == ev.MatchEnded(0, "passed_last_level")
    assert kinds(happened[-3:]) == ["LevelsChanged", "DealSettled", "MatchEnded"]
    summary = game.summary
    assert summary is not None
    assert (summary.match_winner, summary.match_over, summary.levels_after) == (0, True, (None, *ranks("3 3")))


def test_another_last_level_ends_the_match() -> None:
    game = ending("9 3 3", [0, 0, 10], MatchOptions(last_level=ranks("9")[0]))
    assert game.view(1).last_level == ranks("9")[0]
    assert finish(game)[-1] == ev.MatchEnded(0, "passed_last_level")


@pytest.mark.parametrize(("levels", "winner"), [("5 3 4", 0), ("3 9 3", 1), ("3 6 3", None)])
def test_a_match_of_a_number_of_deals(levels: str, winner: int | None) -> None:
    """The highest level wins; two on the same are a draw (3 rises to 6 here)."""
    game = ending(levels, [0, 0, 10] if winner != 0 else [0, 20, 20], MatchOptions(deals=1))
    happened = finish(game)
    while not game.over:
        happened = game.apply(game.pending()[0].seat, Lower(None))
    assert game.summary is not None
    assert (game.summary.match_over, game.summary.match_winner) == (True, winner)
    assert happened[-1] == ev.MatchEnded(winner, "deals_played")


def test_every_settlement_of_whole_hands_is_told() -> None:
    """The events of levels lead from the levels before to those after, step by step."""
    demoted = lowered = 0
    for seed in range(600, 640):
        game, dice = random_game(seed)
        levels = list(game.start.standing.levels)
        for happened in play_out(game, dice):
            if isinstance(happened, ev.LevelsChanged):
                assert levels[happened.side] == happened.before
                levels[happened.side] = happened.after
                assert happened.demoted == (happened.after is not None and happened.after < happened.before)
                demoted += happened.demoted
            lowered += isinstance(happened, tev.OverflowUsed)
        assert tuple(levels) == game.standing.levels
    assert demoted > 3
    assert lowered > 3


def test_half_time_turning() -> None:
    """14.2: who has only hidden cards left after three cards turns up what is uncovered, he alone."""
    found = 0
    for seed in range(700, 730):
        game, dice = random_game(seed, rule3=False)
        while not game.over:
            before = msgspec.structs.astuple(game.view(None).trick)
            for happened in step(game, dice)[2]:
                if isinstance(happened, tev.CardsTurned) and happened.stage == "half":
                    found += 1
                    assert len(before[0]) == 2, "after the third card"
                    for seat in {each.seat for each in happened.turned}:
                        assert game.hands[seat] == ()
                        own = {each.slot for each in happened.turned if each.seat == seat}
                        up = {slot for slot, state in enumerate(game.tableaus[seat].states) if state == "up"}
                        assert own == up
    assert found > 3
