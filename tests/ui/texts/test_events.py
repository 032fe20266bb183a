# SPDX-License-Identifier: MIT
"""Every event has words."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from shengji_qt.model import events
from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player import events as five
from shengji_qt.model.summaries import FiveSummary, FourSummary, ThreeSummary
from shengji_qt.model.three_player import events as three
from shengji_qt.model.vocabulary import AnyEvent
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.event_words import slot_name
from shengji_qt.ui.texts.events import event_text, level_text, signed, structure_word, summary_text
from shengji_qt.ui.texts.events_five import five_result_text
from shengji_qt.ui.texts.events_three import three_result_text
from tests.helpers import journals
from tests.helpers.languages import check_words

NAMES = {Language.EN: ("You", "Ju", "Zhu", "Lan", "Mei"), Language.ZH_CN: ("你", "菊", "竹", "兰", "梅")}
CARDS = parse_cards("9S 9S bj")
LEVELS = (Rank(7), Rank(9), Rank(3), Rank(3), Rank(3))


def summary(winner: str = "attackers", gain: int = 2) -> FourSummary:
    return journals.result(
        journals.FOUR,
        deal_no=6,
        declarer=1,
        level=Rank(9),
        trick_points=85,
        multiplier=4,
        points=125,
        winner=winner,
        gain=gain,
        swap=winner == "attackers",
        levels_before=(Rank(7), Rank(9)),
        levels_after=(Rank(9), Rank(9)),
        next_declarer=2,
    )


def three_summary(points: tuple[int, int, int] = (45, 30, 20), won: bool = False, following: int = 0) -> ThreeSummary:
    return journals.result(
        journals.THREE,
        deal_no=6,
        declarer=1,
        trump=Trump.NONE,
        level=Rank(9),
        levels_before=LEVELS[:3],
        levels_after=LEVELS[:3],
        next_declarer=following,
        bidder=None,
        round_points=points,
        points=points,
        declarer_won=won,
        gains=(1, 1, 0),
    )


def five_summary(overturned: bool = False, shut_out: bool = False, gain: int = 3) -> FiveSummary:
    return journals.result(
        journals.FIVE,
        deal_no=6,
        declarer=1,
        trump=Trump.NONE,
        level=Rank(9),
        levels_before=LEVELS,
        levels_after=LEVELS,
        next_declarer=2,
        colour="red",
        bidder=3,
        pairs=((2, 4), (3, 0)),
        pair_points=(85, 40),
        personal=(40, 0, 60, 0, 25),
        mine_left=CARDS,
        overturned=overturned,
        shut_out=shut_out,
        gains=(0, gain, 0, 0, 0),
        fee=60,
        cumulative_after=(40, 0, 0, 0, 25),
    )


FOUR: tuple[AnyEvent, ...] = (
    events.DealStarted(1, 2, Rank(2), (Rank(2), Rank(2)), None),
    events.DealStarted(2, 2, Rank(5), (Rank(5), Rank(2)), 3),
    events.CardDealt(0, CARDS[0]),
    events.CardDealtHidden(1),
    events.BidMade(2, CARDS[:1], Trump.SPADES, 1),
    events.BidMade(2, parse_cards("bj bj"), Trump.NONE, 3),
    events.PollOpened(0),
    events.BidPassed(3),
    events.DealAborted(),
    events.BottomTurned(CARDS),
    events.TrumpFixed(Trump.DIAMONDS, 1, None),
    events.BottomTaken(0, CARDS),
    events.BottomTakenHidden(1, 8),
    events.Buried(0, CARDS),
    events.BuriedHidden(1, 8),
    events.ThrowFailed(1, CARDS, CARDS[:1]),
    events.PenaltyScored(1, -10, 30),
    events.LeadMade(1, CARDS[:2]),
    events.CardsPlayed(2, CARDS[:2]),
    events.TrickTaken(3, 0, (40,)),
    events.TrickTaken(3, 15, (55,)),
    events.BottomShown(1, CARDS, 10),
    *(
        events.BottomCaptured(0, structure, length, 10, 8, 80)  # type: ignore[arg-type]
        for structure, length in (
            ("titanic", 2),
            ("titanic", 3),
            ("triple", 1),
            ("tractor", 2),
            ("tractor", 3),
            ("pair", 1),
            ("single", 1),
        )
    ),
    *(events.DealSettled(summary(winner, gain)) for winner in ("attackers", "declarers") for gain in (0, 1, 3)),
    events.LevelsChanged(0, Rank(7), Rank(9)),
    events.LevelsChanged(1, Rank(14), None),
    events.LevelsChanged(1, Rank(11), Rank(2), demoted=True),
    events.DeclarerChanged(2),
    events.MatchEnded(0, "passed_last_level"),
    events.MatchEnded(1, "deals_played"),
    events.MatchEnded(None, "deals_played"),
)
MOVES = (SwapMove(0, CARDS[0], "hand"), SwapMove(3, CARDS[2], "bottom"))
EXCHANGED = (three.Exchanged(0, CARDS[0], parse_cards("3H")[0]), three.Exchanged(3, CARDS[2], parse_cards("4C")[0]))
TURNED = tuple(three.Turned(seat, 0, face) for seat, face in zip((0, 0, 2), parse_cards("3H 4C 5D"), strict=True))
ANYWHERE: tuple[AnyEvent, ...] = (
    events.DealStarted(1, 0, Rank(3), LEVELS[:3], None),
    events.DealStarted(2, 2, Rank(9), LEVELS[:3], 2),
    events.CardDealt(0, CARDS[0]),
    events.CardDealtHidden(1),
    events.BidMade(2, CARDS[:1], Trump.SPADES, 1),
    events.BidMade(2, CARDS[2:], Trump.NONE, 1, "red"),
    events.PollOpened(0),
    events.BidPassed(2),
    events.DealAborted(),
    events.TrumpFixed(Trump.NONE, 1, 1, "black"),
    events.TrumpFixed(Trump.NONE, 1, None),
    events.BottomTaken(0, CARDS),
    events.BottomTakenHidden(1, 4),
    events.Buried(0, CARDS),
    events.BuriedHidden(1, 4),
    events.ThrowFailed(1, CARDS, CARDS[:1]),
    events.LeadMade(1, CARDS[:1]),
    events.CardsPlayed(2, CARDS[:1]),
    events.TrickTaken(2, 0, (0, 0, 10, 0, 0)),
    events.TrickTaken(2, 15, (0, 0, 25, 0, 0)),
    events.BottomShown(1, CARDS, 10),
    events.LevelsChanged(2, Rank(7), Rank(9)),
    events.LevelsChanged(1, Rank(14), None),
    events.LevelsChanged(1, Rank(11), Rank(3), demoted=True),
    events.DeclarerChanged(2),
    events.MatchEnded(2, "passed_last_level"),
    events.MatchEnded(1, "deals_played"),
    events.MatchEnded(None, "deals_played"),
)
THREE: tuple[AnyEvent, ...] = (
    *ANYWHERE,
    events.PenaltyScored(1, -20, 30),
    three.TableauDealt(1, 3),
    *(three.CardsTurned(TURNED, stage) for stage in ("bidding", "rest", "half", "round")),
    three.BidDeclined(1, CARDS[0]),
    three.Swapped(1, MOVES, EXCHANGED, True),
    three.Swapped(1, (), (), False),
    three.SwappedHidden(1, EXCHANGED, 1),
    three.SwappedHidden(1, (), 0),
    three.PenaltyChosen(1, 1, "demote"),
    three.PenaltyChosen(1, 2, "promote"),
    *(three.BottomScored(0, 10, double, level, 25) for double in (False, True) for level in (False, True)),
    three.OverflowUsed(0, 2, 1),
    three.OverflowUsed(0, None, 2),
    events.DealSettled(three_summary()),
    events.DealSettled(three_summary((0, 0, 5), won=True, following=1)),
    events.DealSettled(three_summary((40, 0, 40), following=1)),
)
FIVE: tuple[AnyEvent, ...] = (
    *ANYWHERE,
    events.BottomTurned(CARDS),
    events.CardsPlayed(5, CARDS[:1]),
    events.TrickTaken(5, 10, (0,) * 5),
    five.Skipped(5),
    five.Skipped(1),
    five.DrawingStopped(1, True),
    five.DrawingStopped(1, False),
    five.Divided(1, CARDS[:1], CARDS[1:]),
    five.DividedHidden(1, 20, 8),
    five.PairsAdjusted("failed_throw", 1, (20, 20), (20, 40)),
    five.PairsAdjusted("cards_left", None, (20, 20), (20, 40)),
    five.PairsAdjusted("hand_points", None, (0, 10), (20, 40)),
    five.MineShown(CARDS, 10),
    five.MineShown((), 0),
    five.MineScored(2, 3, 10, 2, 45),
    five.DealScored((85, 40), True, False, (0,) * 5, (0,) * 5, (0,) * 5, 2, 60),
    five.DealScored((0, 0), False, True, (0,) * 5, (0,) * 5, (0,) * 5, 1, 0),
    five.DealScored((35, 40), False, False, (0,) * 5, (0,) * 5, (0,) * 5, 1, 0),
    *(five.WindowOpened(window) for window in ("block", "force", "claim")),
    five.SpenderAsked(2, "claim"),
    five.PointsSpent(2, "block", 1, 60),
    five.PointsSpent(2, "force", None, 60),
    five.PointsSpent(2, "claim", None, 0),
    five.MustLevelMoved(2, Rank(4)),
    events.DealSettled(five_summary()),
    events.DealSettled(five_summary(overturned=True)),
    events.DealSettled(five_summary(shut_out=True, gain=5)),
    events.DealSettled(five_summary(gain=0)),
)
EXAMPLES = [(4, each) for each in FOUR] + [(3, each) for each in THREE] + [(5, each) for each in FIVE]


def name_of(value: object) -> str:
    return str(value) if isinstance(value, int) else type(value).__name__


def test_the_examples_are_complete() -> None:
    assert {type(each) for _, each in EXAMPLES} == set(get_args(AnyEvent))


@pytest.mark.parametrize(("seats", "event"), EXAMPLES, ids=name_of)
def test_words(language: Language, seats: int, event: AnyEvent) -> None:
    text = event_text(event, NAMES[language][:seats])
    check_words(text, language)
    assert "\n" not in text


@pytest.mark.parametrize(("seats", "event"), EXAMPLES, ids=name_of)
def test_spoken_words_have_no_signs(language: Language, seats: int, event: AnyEvent) -> None:
    text = event_text(event, NAMES[language][:seats], spoken=True)
    check_words(text, language)
    assert not set("♠♥♣♦") & set(text)


@pytest.mark.parametrize(("seats", "examples"), [(4, FOUR), (3, THREE), (5, FIVE)])
def test_different_events_have_different_words(language: Language, seats: int, examples: tuple[AnyEvent, ...]) -> None:
    """Except that the same may be said of cards turned up at a half and at a whole round, or swapped by oneself."""
    texts: dict[str, set[type]] = {}
    for each in examples:
        texts.setdefault(event_text(each, NAMES[language][:seats]), set()).add(type(each))
    shared = [kinds for kinds in texts.values() if len(kinds) > 1]
    assert all(kinds == {three.Swapped, three.SwappedHidden} for kinds in shared), shared


def test_facts_stand_in_the_sentence(language: Language) -> None:
    names = NAMES[language][:4]
    text = event_text(events.LeadMade(1, CARDS[:2]), names)
    assert names[1] in text and "♠9 ♠9" in text
    text = event_text(events.BottomCaptured(2, "pair", 1, 10, 4, 40), names)
    assert names[2] in text and "10 × 4 = 40" in text
    text = event_text(events.PenaltyScored(1, -10, 30), names)
    assert "−10" in text and "30" in text


def test_facts_of_three_players(language: Language) -> None:
    names = NAMES[language][:3]
    text = event_text(three.CardsTurned(TURNED, "round"), names)
    assert "♥3 ♣4" in text and "♦5" in text and names[0] in text and names[2] in text and names[1] not in text
    assert "10 + 4 × 10 = 50" in event_text(three.BottomScored(0, 10, True, False, 50), names)
    assert "5 + 2 × 10 = 25" in event_text(three.BottomScored(0, 10, False, True, 25), names)
    text = event_text(events.DealSettled(three_summary()), names)
    assert "45" in text and "20" in text and names[1] not in text
    text = event_text(events.LevelsChanged(2, Rank(7), Rank(9)), names)
    assert names[2] in text and names[0] not in text
    assert names[1] in three_result_text(three_summary((40, 0, 40), following=1), names)


def test_facts_of_five_players(language: Language) -> None:
    names = NAMES[language]
    text = event_text(events.DealSettled(five_summary(overturned=True)), names)
    assert all(name in text for name in names) and "85" in text and "40" in text
    assert names[1] in five_result_text(five_summary(), names)
    text = event_text(five.MineScored(2, 3, 10, 2, 45), names)
    assert names[2] in text and all(number in text for number in ("3", "10", "2", "45"))
    rear = "后手" if language is Language.ZH_CN else "Rear hand"
    assert event_text(five.Skipped(5), (*names, rear)).startswith(rear)
    check_words(slot_name(5, names), language)


def test_a_declarer_who_held_the_last_level_gained_no_level(language: Language) -> None:
    """The gain is counted as one level, and there is none."""
    levels = (*LEVELS[:1], None, *LEVELS[2:])
    won = msgspec.structs.replace(five_summary(gain=1), levels_after=levels)
    text = five_result_text(won, NAMES[language])
    check_words(text, language)
    assert NAMES[language][1] in text and "1" not in text


def test_one_level_is_singular(language: Language) -> None:
    one, three = summary_text(summary(gain=1)), summary_text(summary(gain=3))
    if language is Language.EN:
        assert "1 level." in one and "3 levels." in three
    else:
        assert "1 级" in one and "3 级" in three


def test_small_words(language: Language) -> None:
    assert signed(5) == "+5" and signed(-5) == "−5" and signed(0) == "+0"
    assert level_text(Rank(11)) == "J"
    check_words(level_text(None), language)
    assert structure_word("tractor", 3) != structure_word("tractor", 2)
