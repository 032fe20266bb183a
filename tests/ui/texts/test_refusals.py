# SPDX-License-Identifier: MIT
"""Every refusal has words, with its facts in them."""

from __future__ import annotations

import pytest

from shengji_qt.model.cards import parse_cards
from shengji_qt.model.refusals import REFUSAL_CODES, Refusal
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.refusals import bid_text, refusal_text
from tests.helpers.languages import check_words

# Each code at least once, with every shape its facts may have.
EXAMPLES = (
    Refusal("not_your_turn"),
    Refusal("wrong_phase"),
    Refusal("not_in_hand"),
    Refusal("not_in_hand", cards=parse_cards("3H bj")),
    Refusal("not_a_bid"),
    Refusal("bid_too_low", {"standing": 2, "offered": 1}),
    Refusal("bid_too_low", {"standing": 7, "offered": 6}),
    Refusal("own_bid_other_trump", {"trump": "H"}),
    Refusal("own_bid_other_trump", {"trump": "NT"}),
    Refusal("bid_not_new"),
    Refusal("bury_count", {"wanted": 8, "got": 7}),
    Refusal("empty_play"),
    Refusal("lead_one_class", cards=parse_cards("3H 4S")),
    Refusal("wrong_count", {"wanted": 1, "got": 3}),
    Refusal("must_follow_suit", {"class": "S", "count": 2}, parse_cards("3S 4S")),
    Refusal("must_follow_suit", {"class": "T", "count": 1}, parse_cards("3S 4S")),
    Refusal("must_play_structure", {"class": "C", "required": [[2, 2], [2, 1]], "lead": [[2, 3]]}, parse_cards("3C")),
    Refusal("deal_over"),
)


def test_the_examples_are_complete() -> None:
    assert {each.code for each in EXAMPLES} == set(REFUSAL_CODES)


@pytest.mark.parametrize("refusal", EXAMPLES, ids=lambda each: each.code)
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_words(language: Language, refusal: Refusal, decks: int) -> None:
    check_words(refusal_text(refusal, decks), language)


def test_codes_differ(language: Language) -> None:
    first = {refusal.code: refusal_text(refusal) for refusal in EXAMPLES}
    assert len(set(first.values())) == len(REFUSAL_CODES)


def test_facts_stand_in_the_sentence(language: Language) -> None:
    chinese = language is Language.ZH_CN
    text = refusal_text(Refusal("must_follow_suit", {"class": "S", "count": 2}, parse_cards("3S 4S")))
    assert "♠3 ♠4" in text and ("黑桃" if chinese else "spades") in text
    text = refusal_text(Refusal("must_play_structure", {"class": "T", "required": [[2, 1]], "lead": [[2, 2]]}))
    assert ("对子" if chinese else "pair") in text and ("拖拉机" if chinese else "tractor") in text
    text = refusal_text(Refusal("bury_count", {"wanted": 8, "got": 7}))
    assert "8" in text and "7" in text
    text = refusal_text(Refusal("own_bid_other_trump", {"trump": "D"}))
    assert ("方块" if chinese else "Diamonds") in text


def test_one_card_is_singular(language: Language) -> None:
    text = refusal_text(Refusal("wrong_count", {"wanted": 1, "got": 3}))
    assert ("1 张牌" if language is Language.ZH_CN else "1 card;") in text


@pytest.mark.parametrize(("decks", "steps"), [(1, 2), (2, 3), (3, 5)])
def test_the_steps_of_the_ladder(language: Language, decks: int, steps: int) -> None:
    words = [bid_text(number, decks) for number in range(1, steps + 1)]
    assert len(set(words)) == steps
    for each in words:
        check_words(each, language)
    assert bid_text(9, decks) == ""
