# SPDX-License-Identifier: MIT
"""What plates, bars, message line, record, buttons and result page say."""

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QLabel

from shengji_qt import paths
from shengji_qt.model.actions import Bid, Mine, PassBid, Spend
from shengji_qt.model.cards import ACE, RANKS, Rank, Trump, parse_cards
from shengji_qt.model.five_player.events import DealScored
from shengji_qt.model.five_player.prospects import Prospects, prospects
from shengji_qt.model.five_player.seats import pairs
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import bids, obligation, plays
from shengji_qt.model.summaries import FiveSummary, Spending
from shengji_qt.model.view import BidShown, Decision, Played, Trick
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.five.choices import told_bids
from shengji_qt.ui.games.five.facts import meaning_text, pair_bar
from shengji_qt.ui.games.five.messages import formula_text, message_for
from shengji_qt.ui.games.five.mine_reason import only_skip, skip_reason
from shengji_qt.ui.games.five.open_hands import FiveHands, held_cards
from shengji_qt.ui.games.five.record import entries
from shengji_qt.ui.games.five.result_table import PairTable
from shengji_qt.ui.games.five.result_words import (
    about,
    final_order,
    head,
    line_of,
    line_text,
    next_reason,
    nothing_text,
    pair_sum,
    seat_notes,
)
from shengji_qt.ui.games.five.score_sheet import FiveSheet
from shengji_qt.ui.games.five.window_words import board_facts
from shengji_qt.ui.theme import LIGHT

NAMES = ("Me", "Ju", "Zhu", "Lan", "Mei")
THREE = RANKS[1]
CONSOLING_BEST = FiveSettings(result_overturned_declarer_gain=True, result_declarer_gain="best_pair")


def view_of(**changes: Any) -> FiveView:
    """Seat 0 declares spades at level 3, and the mine is on turn."""
    view = FiveView(
        seat=0,
        deal_no=1,
        hand=parse_cards("5S 6H 9H"),
        hand_counts=(3, 3, 3, 4, 4),
        level=THREE,
        levels=(THREE,) * 5,
        declarer=0,
        trump=Trump.SPADES,
        bids=(),
        trick=Trick((Played(1, parse_cards("KD")), Played(2, parse_cards("4D"))), 1, 10),
        tricks=(),
        decision=Decision(0, "mine"),
        phase="play",
        turn=0,
        settings=FiveSettings(),
        first_seat=0,
        first_deal=True,
        passes=0,
        slot=MINE,
        colour="",
        turned=(),
        taken=(),
        mine=parse_cards("AD 6C"),
        buried=parse_cards("AD 6C"),
        mine_count=2,
        shown=((),) * 5,
        attempts=(),
        personal=(0, 20, 0, 15, 10),
        pair_points=(35, 10),
        pairs=pairs(0),
        must_levels=(THREE,) * 5,
        passed=(False,) * 5,
        cumulative=(0,) * 5,
        scored=None,
        window=None,
        spent=(),
        undrawn=0,
        skipped=(),
        failed_throws=(),
    )
    return msgspec.structs.replace(view, **changes)


# --- the mine's turn ------------------------------------------------------------------------------------------------


def test_the_mine_that_may_play_is_told_what_to_follow() -> None:
    view = view_of()
    assert not only_skip(view) and skip_reason(view) is None
    said = message_for(view, NAMES, obligation(view), 0)
    assert "diamonds" in said.head and "skip" in said.head
    assert "Ju" in said.detail and "♦K" in said.detail and "10" in said.detail


@pytest.mark.parametrize(
    "trick, hand, mine, code",
    [
        # the declarer threw
        (Trick((Played(0, parse_cards("AH KH")),), 0, 10), "5S", "9H 9H", "mine_throw"),
        # too few cards on the declarer's own lead
        (Trick((Played(0, parse_cards("AH AH")),), 0, 0), "5S", "9H", "mine_short_lead"),
        # only trumps, and the hand still holds the led suit
        (Trick((Played(1, parse_cards("KD")),), 1, 10), "5D", "7S", "mine_ruff"),
    ],
)
def test_why_the_mine_can_only_skip(trick: Trick, hand: str, mine: str, code: str) -> None:
    view = view_of(trick=trick, hand=parse_cards(hand), mine=parse_cards(mine), mine_count=len(parse_cards(mine)))
    reason = skip_reason(view)
    assert plays(view, 3) == [()] and only_skip(view)
    assert reason is not None and reason.code == code
    said = message_for(view, NAMES, obligation(view), 0)
    assert "only skip" in said.head and said.detail


def test_a_mine_with_too_few_cards_is_not_told_to_play_more() -> None:
    for leader in (0, 1):
        trick = Trick((Played(leader, parse_cards("AH AH")),), leader, 0)
        rules = FiveSettings(mine_short_discard="off")
        view = view_of(trick=trick, hand=parse_cards("5S"), mine=parse_cards("9H"), mine_count=1, settings=rules)
        said = message_for(view, NAMES, obligation(view), 0)
        assert said.head == "The mine can only skip" and "the mine has only 1" in said.detail


@pytest.mark.parametrize(
    "lead, hand, mine, head, detail",
    [
        ("KD", "5S", "7S 4C", "ruff, discard or skip", "Best so far"),
        ("KD", "5D", "7S 4C", "discard or skip", "may not ruff"),
        ("KD", "5D", "8C 4C", "discard or skip", "Best so far"),
        ("AS", "5S", "8C 4C", "discard or skip", "Best so far"),
        ("KD KD", "5S", "7S 4C 6C", "discard or skip", "Best so far"),
        ("KD KD", "5S", "7S 6S 4C", "discard or skip", "Best so far"),  # unlike trumps cover no pair
        ("KD KD", "5S", "7S 7S 4C", "ruff, discard or skip", "Best so far"),
        ("KD", "5S", "7S 6S", "ruff or skip", "Best so far"),  # any of them ruffs
    ],
)
def test_a_mine_without_the_led_suit_hears_of_ruffing_only_where_it_may(
    lead: str, hand: str, mine: str, head: str, detail: str
) -> None:
    trick = Trick((Played(1, parse_cards(lead)),), 1, 10)
    cards = parse_cards(mine)
    view = view_of(trick=trick, hand=parse_cards(hand), mine=cards, mine_count=len(cards))
    said = message_for(view, NAMES, obligation(view), 0)
    assert said.head == f"The mine's turn: {head}" and detail in said.detail


def test_a_throw_is_called_one_and_what_else_was_led_has_its_article() -> None:
    threw = view_of(trick=Trick((Played(1, parse_cards("AD KD")),), 1, 10), mine=parse_cards("4D 6D 6C"), mine_count=3)
    assert "follow the throw in diamonds (2 × single), or skip" in message_for(threw, NAMES, obligation(threw), 0).head
    pair = msgspec.structs.replace(threw, trick=Trick((Played(1, parse_cards("KD KD")),), 1, 20))
    assert "follow the pair in diamonds, or skip" in message_for(pair, NAMES, obligation(pair), 0).head


@pytest.mark.parametrize(("decks", "named"), [(1, ""), (2, "tractor"), (3, "triple, tractor or bulldozer")])
def test_who_leads_is_told_what_may_be_led(decks: Any, named: str) -> None:
    view = view_of(settings=FiveSettings(decks=decks), trick=Trick(), slot=0, decision=Decision(0, "play"))
    said = message_for(view, NAMES, obligation(view), 0).detail
    assert named in said and ("tractor" in said) == (decks > 1) and "throw" in said


def test_burying_says_exactly_right_of_exactly_eight_cards() -> None:
    burying = view_of(
        phase="bury", decision=Decision(0, "bury"), slot=None, trick=Trick(), hand=parse_cards("5S " * 28)
    )
    said = {chosen: message_for(burying, NAMES, None, chosen) for chosen in (7, 8, 9)}
    assert "Choose 1 more" in said[7].detail and "Exactly right" in said[8].detail
    assert "too many" in said[9].detail and said[9].head == said[8].head


@pytest.mark.parametrize(
    ("rear", "before", "head"),
    [
        ("4D 6C", (), "Your rear hand: follow diamonds, or skip"),
        ("4H 6C", (), "Your rear hand has no diamonds: any cards, or skip"),
        ("4H 6C", (Played(0, ()),), "Your rear hand has no diamonds: any cards"),
    ],
)
def test_a_half_without_the_led_suit_is_not_told_to_follow_it(rear: str, before: tuple[Played, ...], head: str) -> None:
    trick = Trick((Played(4, parse_cards("KD")), *before), 4, 10)
    cards = parse_cards(rear)
    view = view_of(settings=FiveSettings(mode="split"), trick=trick, mine=cards, mine_count=2)
    assert message_for(view, NAMES, obligation(view), 0).head == head


def test_others_wait_for_the_mine() -> None:
    said = message_for(view_of(seat=1, decision=None, mine=(), buried=()), NAMES, None, 0)
    assert "Me" in said.head and "skip" in said.head


# --- bars -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_the_bars_marks_are_the_settings_thresholds(decks: Any) -> None:
    settings = FiveSettings(decks=decks)
    bar = pair_bar(settings, "x", (0, 0), 0)
    assert bar.bounds == (0, settings.step, settings.overturn, settings.overturn + settings.step, 4 * settings.step)
    assert len(bar.labels) == len(bar.bounds) - 1


@pytest.mark.parametrize(
    "both, words",
    [
        ((0, 0), "both 0: +5"),
        ((35, 40), "Declarer +2"),
        ((75, 0), "Declarer +1"),
        ((80, 0), "Overturn"),
        ((125, 0), "Overturn, +1"),
        ((20, 80), "no gain"),
    ],
)
def test_what_a_pairs_points_mean_now(both: tuple[int, int], words: str) -> None:
    assert meaning_text(FiveSettings(), both, 0) == words


@pytest.mark.parametrize(
    ("both", "words"), [((0, 0), "Declarer wins"), ((75, 0), "Declarer wins"), ((20, 80), "no gain")]
)
def test_at_the_last_level_the_declarer_plays_for_the_match(both: tuple[int, int], words: str) -> None:
    last = Prospects(last=True)
    assert meaning_text(FiveSettings(), both, 0, last) == words
    assert pair_bar(FiveSettings(), "x", both, 0, last).labels[:3] == ("D wins", "D wins", "overturn")


def test_where_the_better_pair_decides_the_other_one_means_nothing() -> None:
    settings = FiveSettings(result_declarer_gain="best_pair")
    assert meaning_text(settings, (20, 60), 0) == "the other counts"
    assert meaning_text(settings, (20, 60), 1) == "Declarer +1"
    assert meaning_text(settings, (20, 130), 0, Prospects(consoled=True)) == "Declarer +2", "the other has overturned"


# --- bids -----------------------------------------------------------------------------------------------------------


def test_of_many_bids_the_weakest_and_strongest_of_each_trump_are_offered() -> None:
    hand = parse_cards("2S 2S 3S 3S 3S sj sj 2C bj 2H 2D 9D")
    view = view_of(
        phase="poll", decision=Decision(0, "poll"), trump=None, hand=hand, settings=FiveSettings(decks=3), slot=None
    )
    every = bids(view)
    told = told_bids(view, every)
    assert len(every) > 12 and 2 <= len(told) <= 6
    assert every[0] in told and every[-1] in told
    assert all(isinstance(bid, Bid) for bid in told)


def test_a_bid_with_three_decks_has_points_that_are_no_card_points() -> None:
    view = view_of(phase="deal", decision=None, trump=None, settings=FiveSettings(decks=3), slot=None, turn=None)
    assert "points" in message_for(view, NAMES, None, 0).detail
    shown = BidShown(2, parse_cards("3S 2S"), Trump.SPADES, 3)
    assert (
        "More points with more cards"
        in message_for(msgspec.structs.replace(view, bids=(shown,)), NAMES, None, 0).detail
    )


# --- the record -----------------------------------------------------------------------------------------------------


def test_the_record_names_the_mine_and_its_skips() -> None:
    done = Trick(
        (
            Played(0, parse_cards("AH")),
            Played(1, parse_cards("4H")),
            Played(2, parse_cards("5H")),
            Played(MINE, ()),
            Played(3, parse_cards("6H")),
            Played(4, parse_cards("7H")),
        ),
        MINE,
        5,
        parse_cards("AH QH"),
    )
    found = entries(view_of(tricks=(done,)), NAMES)
    assert [entry.trick for entry in found] == [2, 1, 0]
    assert "Mine" in found[1].head
    assert found[1].lines[0].startswith("Me") and "♥Q" in found[1].lines[0]
    assert found[1].lines[4] == "Mine skipped"


def test_the_record_counts_what_is_left_in_both_hands() -> None:
    """In split mode the front hand is turned up as well (R22.6)."""
    turned_up = {"mine": parse_cards("KS 7H 8H"), "left": parse_cards("3S 4S KS 7H 8H")}
    view = msgspec.structs.replace(scored_view("block"), **turned_up)
    assert entries(view, NAMES)[0].lines[0] == "Left: 5 cards, 10 points"


# --- the windows ----------------------------------------------------------------------------------------------------


def scored_view(window: Any, **changes: Any) -> FiveView:
    """Zhu, an attacker, was at the highest level and would rise; the own seat has 160 points."""
    scored = DealScored(
        pair_points=(20, 125),
        overturned=True,
        shut_out=False,
        gains=(0, 0, 1, 0, 1),
        converted=(0,) * 5,
        cumulative=(220, 0, 60, 0, 0),
        next_declarer=2,
        fee=60,
    )
    return view_of(
        seat=0,
        declarer=0,
        phase="windows",
        decision=Decision(0, window),
        slot=None,
        window=window,
        scored=scored,
        levels=(Rank(4), THREE, Rank(7), THREE, Rank(5)),
        passed=(True,) * 5,
        cumulative=scored.cumulative,
        mine=(),
        **changes,
    )


@pytest.mark.parametrize(
    "window, words",
    [
        ("block", ("100 of your 220", "120 remain", "Zhu stays at 7 instead of rising to 8")),
        ("force", ("100 of your 220", "from 4 to 5")),
        ("claim", ("all your 220", "in place of Zhu", "level 4", "highest total")),
    ],
)
def test_cost_and_effect_stand_on_the_board(window: str, words: tuple[str, ...]) -> None:
    facts = board_facts(scored_view(window), NAMES)
    assert facts is not None
    said = " ".join(facts.explanation)
    assert all(each in said for each in words), said
    assert "Zhu" in facts.head


def test_others_read_who_is_asked() -> None:
    facts = board_facts(
        scored_view(
            "force",
        ),
        NAMES,
    )
    other = board_facts(msgspec.structs.replace(scored_view("force"), seat=3, decision=None), NAMES)
    assert facts is not None and other is not None
    assert facts.explanation and not other.explanation
    assert other.choice == "Me may pay for a level"


def test_the_complete_victory_can_be_blocked_in_words() -> None:
    view = scored_view("block")
    scored = msgspec.structs.replace(view.scored, overturned=False, gains=(0, 0, 1, 0, 0))
    view = msgspec.structs.replace(view, scored=scored, declarer=2, levels=(Rank(4), THREE, Rank(14), THREE, Rank(5)))
    facts = board_facts(view, NAMES)
    assert facts is not None
    assert "Zhu does not win the match: stays at A." in facts.explanation


# --- the result -----------------------------------------------------------------------------------------------------


def summary_of(**changes: Any) -> FiveSummary:
    """Ju declared; Lan and Me, the second pair, overturned with 115."""
    summary = FiveSummary(
        deal_no=4,
        declarer=1,
        trump=Trump.SPADES,
        level=Rank(7),
        levels_before=(Rank(5), Rank(7), THREE, Rank(7), Rank(6)),
        levels_after=(Rank(6), Rank(7), THREE, Rank(7), Rank(6)),
        next_declarer=0,
        match_winner=None,
        match_over=False,
        colour="",
        bidder=1,
        pairs=pairs(1),
        pair_points=(40, 115),
        personal=(70, 0, 30, 45, 10),
        mine_left=parse_cards("10S KS 4H"),
        mine_score=55,
        mine_winner=0,
        overturned=True,
        shut_out=False,
        gains=(1, 0, 0, 0, 0),
        converted=(0,) * 5,
        fee=60,
        spendings=(Spending(0, "force"),),
        cumulative_before=(245, 90, 160, 40, 15),
        cumulative_after=(155, 90, 190, 85, 25),
        failed_throws=(),
    )
    return msgspec.structs.replace(summary, **changes)


@pytest.mark.gui
@pytest.mark.parametrize(("mode", "second"), [("mine", "mine"), ("split", "rear hand")])
def test_the_open_hands_name_what_there_is(mode: Any, second: str, qtbot: QtBot) -> None:
    hands = FiveHands(CardFaces(paths.resources() / "cards"), Icons(paths.resources() / "icons"), LIGHT)
    qtbot.addWidget(hands)
    hands.show_result(view_of(settings=FiveSettings(mode=mode), phase="over"), summary_of(declarer=0), NAMES)
    words = [label.text() for label in hands.findChildren(QLabel)]
    assert f"All hands and the {second}" in words


def test_what_was_played_is_said_in_running_text() -> None:
    assert about(summary_of(), NAMES).startswith("Level 7, spades, declarer Ju. ")


def test_how_a_pairs_score_came_about() -> None:
    assert pair_sum(summary_of(), 1, NAMES) == "Lan 45 + Me 70"
    assert pair_sum(summary_of(pair_points=(20, 135)), 0, NAMES) == "Zhu 30 + Mei 10 − 20"
    assert pair_sum(summary_of(pair_points=(20, 135)), 1, NAMES) == "Lan 45 + Me 70 + 20"


@pytest.mark.parametrize(
    "bracket, words", [(False, "5 × 3 + 20 × (1 + 1) = 55"), (True, "(5 × 3 + 20) × (1 + 1) = 70")]
)
def test_the_formula_with_its_numbers(bracket: bool, words: str) -> None:
    assert formula_text(3, 20, 1, 70 if bracket else 55, bracket) == words


@pytest.mark.parametrize(
    "changes, words",
    [
        ({}, "Lan & Me overturn; higher total: 315 to 85"),
        ({"cumulative_before": (15, 0, 0, 40, 0)}, "equal totals: next to the mine"),
        ({"overturned": False, "next_declarer": 1}, "was not overturned"),
        ({"pair_points": (85, 115)}, "pair 115 + total 315"),
        ({"spendings": (Spending(2, "claim"),), "next_declarer": 2}, "Zhu paid all points"),
    ],
)
def test_why_the_next_declarer_is_who_he_is(changes: dict[str, Any], words: str) -> None:
    assert words in next_reason(summary_of(**changes), FiveSettings(), NAMES)


def test_a_match_ends_with_the_order_of_all_players() -> None:
    """By level, then by cumulative points (S6)."""
    levels, points = (Rank(9), None, Rank(9), Rank(14), THREE), (90, 0, 40, 10, 300)
    over = summary_of(match_over=True, match_winner=1, levels_after=levels, cumulative_after=points)
    assert final_order(over, NAMES) == "Final order: 1 Ju · 2 Lan · 3 Me · 4 Zhu · 5 Mei"
    equal = msgspec.structs.replace(over, cumulative_after=(40, 0, 40, 10, 300))
    assert final_order(equal, NAMES) == "Final order: 1 Ju · 2 Lan · 3 Me · 3 Zhu · 5 Mei"


def test_cards_left_in_the_front_hand_lie_with_the_declarers() -> None:
    done = Trick((Played(0, parse_cards("AH")), Played(1, parse_cards("4H")), Played(MINE, parse_cards("5H"))), 0, 5)
    view = view_of(seat=1, hand=parse_cards("9C"), phase="over", tricks=(done,), mine=parse_cards("KD"), trick=Trick())
    held = held_cards(view, parse_cards("2D 2D KD"))
    assert sorted((each.card.text, each.trick) for each in held[0]) == [("2D", 0), ("2D", 0), ("AH", 1)]
    assert {each.card.text: each.trick for each in held[MINE]} == {"KD": 0, "5H": 1}
    assert {each.card.text: each.trick for each in held[1]} == {"9C": 0, "4H": 1}


def test_what_changed_a_total_beside_points() -> None:
    settings = FiveSettings()
    assert seat_notes(summary_of(), settings, 0, NAMES) == "−60 as new declarer · −100: a level"
    assert seat_notes(summary_of(converted=(0, 0, 0, 40, 0)), settings, 3, NAMES) == "+40 instead of levels"
    blocked = summary_of(spendings=(Spending(2, "block", 0),), fee=0)
    assert "Zhu" in seat_notes(blocked, settings, 0, NAMES)
    assert seat_notes(blocked, settings, 2, NAMES) == "−100: blocked Me"


def test_the_lines_of_the_table() -> None:
    settings = FiveSettings()
    assert [line_of(settings, points) for points in (-20, 0, 35, 40, 79, 80, 120, 160, 300)] == [
        0,
        0,
        0,
        1,
        1,
        2,
        3,
        4,
        4,
    ]
    assert line_text(settings, 4).endswith("+1 per 40")
    assert head(summary_of(), NAMES) == "Deal 4, overturned: Ju"
    assert head(summary_of(match_over=True, match_winner=2), NAMES) == "Zhu won the match"


@pytest.mark.parametrize(
    "changes, points, consoled, words",
    [
        ({}, (25, 75), False, ("", "")),
        ({}, (25, 130), False, ("no gain: overturned", "")),
        ({}, (25, 130), True, ("", "")),
        ({}, (95, 130), False, ("", "")),
        ({"result_declarer_gain": "best_pair"}, (25, 75), False, ("the other pair counts", "")),
        ({"result_declarer_gain": "best_pair"}, (25, 25), False, ("", "")),
    ],
)
def test_a_line_that_gave_the_declarer_nothing_says_so(
    changes: dict[str, Any], points: tuple[int, int], consoled: bool, words: tuple[str, str]
) -> None:
    settings = FiveSettings(**changes)
    assert tuple(nothing_text(settings, points, pair, consoled) for pair in (0, 1)) == words


@pytest.mark.gui
def test_the_marked_line_of_a_pair_that_did_not_count_promises_no_levels(qtbot: QtBot) -> None:
    table = PairTable(LIGHT)
    qtbot.addWidget(table)
    table.show_table(FiveSettings(), (25, 130))
    assert "→ 0 – 35: no gain: overturned" in table.text()
    assert "→ 120 – 155: overturned, pair +1" in table.text()
    table.show_table(FiveSettings(), (25, 30))
    assert "→ 0 – 35: declarer +2 for this pair" in table.text()
    table.show_table(FiveSettings(), (25, 30), Prospects(last=True))
    assert "→ 0 – 35: declarer wins the match" in table.text() and "declarer +" not in table.text()
    table.show_table(FiveSettings(), (25, 30), Prospects(last=True, blocked=True))
    assert "→ 0 – 35: no gain: blocked" in table.text()
    table.show_table(FiveSettings(), (0, 0), Prospects(blocked=True))
    assert "→ 0 / 0: no gain: blocked" in table.text()


@pytest.mark.gui
@pytest.mark.parametrize(
    ("changes", "sheet", "bar"),
    [
        ({}, "declarer +2 for this pair", "Declarer +2"),
        ({"settings": CONSOLING_BEST}, "declarer +2 for this pair", "Declarer +2"),
        ({"levels": (ACE, THREE, THREE, THREE, THREE)}, "no gain: overturned", "no gain"),
        ({"last_level": THREE}, "no gain: overturned", "no gain"),
        ({"passed": (False,) * 5}, "no gain: overturned", "no gain"),
        ({"settings": FiveSettings()}, "no gain: overturned", "no gain"),
        ({"spent": (Spending(2, "block", 0),)}, "no gain: blocked", "blocked"),
    ],
)
def test_sheet_and_bar_agree_on_an_overturned_declarer(
    changes: dict[str, Any], sheet: str, bar: str, qtbot: QtBot
) -> None:
    """A35: he gains against the pair below only if passed and below the last level, and never wins the match there."""
    settings = FiveSettings(result_overturned_declarer_gain=True)
    view = view_of(**{"settings": settings, "passed": (True,) * 5, "phase": "over", **changes})
    page = FiveSheet(Icons(paths.resources() / "icons"), LIGHT)
    qtbot.addWidget(page)
    page.show_result(view, summary_of(declarer=0, pairs=pairs(0), pair_points=(25, 130)), NAMES)
    assert f"→ 0 – 35: {sheet}\n" in page.table.text()
    assert pair_bar(view.settings, "x", (25, 130), 0, prospects(view)).meaning == bar


def test_a_hint_is_named_by_what_it_does() -> None:
    from shengji_qt.ui.games.five.choices import action_words

    view, split = view_of(), view_of(settings=FiveSettings(mode="split"))
    assert action_words(view, Mine(()), NAMES) == "skip"
    assert action_words(view, Mine(parse_cards("AD")), NAMES) == "play ♦A from the mine"
    assert action_words(split, Mine(parse_cards("AD")), NAMES) == "play ♦A from the rear hand"
    assert action_words(view, Spend(True, 2), NAMES) == "block Zhu"
    assert action_words(view, PassBid(), NAMES) == ""
