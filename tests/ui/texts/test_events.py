# SPDX-License-Identifier: MIT
"""Every event has words."""

from __future__ import annotations

from typing import get_args

import pytest

from shengji_qt.model import events
from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.events import event_text, level_text, signed, structure_word, summary_text
from tests.helpers.languages import check_words

NAMES = {Language.EN: ("You", "Ju", "Zhu", "Lan"), Language.ZH_CN: ("你", "菊", "竹", "兰")}
CARDS = parse_cards("9S 9S bj")


def summary(winner: str = "attackers", gain: int = 2) -> FourSummary:
    return FourSummary(
        deal_no=6,
        declarer=1,
        trump=Trump.HEARTS,
        level=Rank(9),
        trick_points=85,
        bottom_points=10,
        multiplier=4,
        points=125,
        winner=winner,  # type: ignore[arg-type]
        gain=gain,
        swap=winner == "attackers",
        levels_before=(Rank(7), Rank(9)),
        levels_after=(Rank(9), Rank(9)),
        next_declarer=2,
        match_winner=None,
        match_over=False,
        failed_throws=(),
    )


EXAMPLES: tuple[events.AnyEvent, ...] = (
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
    events.TrickTaken(3, 0, 40),
    events.TrickTaken(3, 15, 55),
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


def test_the_examples_are_complete() -> None:
    assert {type(each) for each in EXAMPLES} == set(get_args(events.AnyEvent))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda each: type(each).__name__)
def test_words(language: Language, event: events.AnyEvent) -> None:
    text = event_text(event, NAMES[language])
    check_words(text, language)
    assert "\n" not in text


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda each: type(each).__name__)
def test_spoken_words_have_no_signs(language: Language, event: events.AnyEvent) -> None:
    text = event_text(event, NAMES[language], spoken=True)
    check_words(text, language)
    assert not set("♠♥♣♦") & set(text)


def test_facts_stand_in_the_sentence(language: Language) -> None:
    names = NAMES[language]
    text = event_text(events.LeadMade(1, CARDS[:2]), names)
    assert names[1] in text and "♠9 ♠9" in text
    text = event_text(events.BottomCaptured(2, "pair", 1, 10, 4, 40), names)
    assert names[2] in text and "10 × 4 = 40" in text
    text = event_text(events.PenaltyScored(1, -10, 30), names)
    assert "−10" in text and "30" in text


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
