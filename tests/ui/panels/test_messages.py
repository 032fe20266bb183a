# SPDX-License-Identifier: MIT
"""The message line says whose turn it is and what must be done."""

import pytest

from shengji_qt.model.actions import Bid, Bury, PassBid, Play
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.events import BottomCaptured
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view_rules import obligation
from shengji_qt.model.obligations import follow_obligation
from shengji_qt.model.order import four_order
from shengji_qt.model.view import Obligation
from shengji_qt.ui.games.four.messages import bottom_captured, message_for
from shengji_qt.ui.games.kinds import Offer
from shengji_qt.ui.panels.choices import buttons_for
from shengji_qt.ui.panels.messages import Message, bottom_words, following, must_text, throw_failed, trick_won
from tests.ui.at_table import HAND
from tests.ui.desk import NAMES, Desk

pytestmark = pytest.mark.gui


def said(desk: Desk, chosen: int = 0) -> Message:
    return message_for(desk.now, NAMES, obligation(desk.now), chosen)


def test_through_a_deal(desk: Desk) -> None:
    desk.deal({0: "2S QS QS"}, cards=40)
    assert said(desk).head == "The cards are being dealt"
    assert said(desk).detail == "No bid yet. A 2 or two equal jokers make trump."
    while desk.match.can_advance:
        desk.deliver(desk.match.advance())
    assert said(desk).head == "Your turn to bid"
    desk.act(0, Bid(parse_cards("2S")))
    assert said(desk) == ("Ju may bid", "Me bid ♠2: Spades", False)
    for seat in (1, 2, 3):
        desk.act(seat, PassBid())
    while desk.match.pending()[0].kind == "poll":
        desk.act(desk.match.pending()[0].seat, PassBid())
    assert said(desk, 3).head.startswith("Bury 8 card")
    assert said(desk, 3).detail == "Choose 5 more. Attackers who win the last trick score the bottom, multiplied."
    assert said(desk, 9).detail == "1 too many"
    assert "Exactly" in said(desk, 8).detail
    desk.act(0, Bury(desk.now.taken))
    assert said(desk).head == "Your turn: lead"
    desk.act(0, Play(parse_cards("QS QS")))
    assert said(desk).head == "Ju is to play"


def test_a_poll_without_a_bid_asks_for_nothing(desk: Desk) -> None:
    """The table passes for the player, so that nothing is to be confirmed: no button, and words that say why."""

    def names() -> list[str]:
        return [spec.name for spec in buttons_for(desk.now, Offer((), view_rules.bids(desk.now), hint=True))]

    desk.deal({0: HAND})
    assert said(desk).head == "Your turn to bid" and names() == ["hint", "bid:2S", "pass"]
    desk.act(0, Bid(parse_cards("2S")))
    for seat in (1, 2, 3):
        desk.act(seat, PassBid())
    assert said(desk) == ("Your bid stands so far", "Me bid ♠2: Spades", False) and names() == []


def test_a_poll_with_nothing_to_bid_says_why(desk: Desk) -> None:
    desk.deal({0: HAND.replace("2S", "JS"), 1: "2H"})
    assert said(desk).head == "Nothing to bid with: you pass"
    desk.act(0, PassBid())
    desk.act(1, Bid(parse_cards("2H")))
    for seat in (2, 3):
        desk.act(seat, PassBid())
    assert said(desk) == ("No higher bid: you pass", "Ju bid ♥2: Hearts", False)


def test_other_declarers(desk: Desk) -> None:
    desk.deal({1: "2H"})
    while desk.match.pending()[0].kind == "poll":
        seat = desk.match.pending()[0].seat
        desk.act(seat, Bid(parse_cards("2H")) if seat == 1 and not desk.now.bids else PassBid())
    assert said(desk).head == "Ju buries the bottom"


def test_one_deck_speaks_of_its_own_bids_and_leads(qapp: object) -> None:
    desk = Desk(FourSettings(decks=1))
    desk.deal(cards=4)
    assert "both jokers" in said(desk).detail


@pytest.mark.parametrize(
    ("must", "held", "words"),
    [
        (Obligation("free", 2, "S", ((2, 1),), (), (), (), ()), 9, "You have no spades: any"),
        (Obligation("free", 2, "S", ((2, 1),), (), parse_cards("3H 4H"), (), ()), 2, "These are your last cards."),
        (Obligation("follow", 2, "S", ((2, 1),), (), (), (), ()), 9, "Any 2 of your spades."),
        (
            Obligation("all_of_class", 2, "S", ((2, 1),), (), parse_cards("3S"), (), ()),
            9,
            "You must play ♠3 (all your spades) and 1 more.",
        ),
        (
            Obligation("all_of_class", 2, "T", ((2, 1),), (), parse_cards("3S bj"), (), ()),
            9,
            "You must play ♠3 big joker: all your trumps.",
        ),
        (
            Obligation("structure", 2, "S", ((2, 1),), ((2, 1),), parse_cards("QS QS"), (), ()),
            9,
            "You must play ♠Q ♠Q; required: pair.",
        ),
        (
            Obligation(
                "structure", 6, "S", ((3, 2),), ((2, 2),), parse_cards("3S 3S 4S 4S"), (), (parse_cards("3S 3S 4S 4S"),)
            ),
            9,
            "You must play ♠3 ♠3 ♠4 ♠4 (tractor) and any 2 of your spades.",
        ),
        (  # the cards that every legal play contains are only a part of what is required
            Obligation("structure", 6, "S", ((3, 2),), ((2, 2),), parse_cards("4S"), (), (parse_cards("3S 3S 4S 4S"),)),
            9,
            "You must play ♠4; required: tractor.",
        ),
        (
            Obligation("structure", 4, "S", ((2, 2),), ((2, 1),), (), (), ()),
            9,
            "Your spades must contain: pair.",
        ),
    ],
)
def test_what_must_be_played(must: Obligation, held: int, words: str) -> None:
    hand = (*must.forced, *parse_cards("9H " * 9))[:held]
    order = four_order(Rank.parse("2"), Trump.SPADES if must.card_class == "T" else Trump.HEARTS)
    assert must_text(must, hand, order).startswith(words)


def test_cards_of_another_class_are_not_called_all_of_the_led_one() -> None:
    """Three of four cards are led: the last spade, and two of the three ♥4 whatever else is chosen."""
    hand, order = parse_cards("3S 4H 4H 4H"), four_order(Rank.parse("2"), Trump.CLUBS)
    must = follow_obligation(order, parse_cards("5S 5S 5S"), hand)
    assert must.forced == parse_cards("3S 4H 4H")
    assert must_text(must, hand, order) == "You must play ♠3 (all your spades) and 2 more."


def test_a_run_of_triples_has_its_name_in_each_game() -> None:
    hand, order = parse_cards("3S 3S 3S 4S 4S 4S 9S"), four_order(Rank.parse("2"), Trump.CLUBS)
    must = follow_obligation(order, parse_cards("5S 5S 5S 6S 6S 6S"), hand)
    assert "Titanic" in following(must, hand, order).head + must_text(must, hand, order)
    assert "Titanic" not in following(must, hand, order, "five").head + must_text(must, hand, order, "five")


def test_what_happened() -> None:
    assert trick_won("Ju", 0) == ("Ju won the trick", "", False)
    assert "15" in trick_won("Ju", 15).detail
    captured = BottomCaptured(1, "pair", 1, 10, 4, 40)
    assert bottom_captured("Ju", captured) == ("Ju captured the bottom", "Won with a pair: 10 × 4 = 40", False)
    assert "10" in bottom_words(10)
    assert bottom_words(10, 4, 40).endswith("× 4 = 40")
    failed = throw_failed("Ju", parse_cards("KS QS"), parse_cards("QS"))
    assert failed == ("Throw failed: Ju must lead ♠Q", "Tried: ♠K ♠Q", True)
