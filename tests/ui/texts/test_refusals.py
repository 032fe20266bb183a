# SPDX-License-Identifier: MIT
"""Every refusal has words, with its facts in them."""

from __future__ import annotations

import pytest

from shengji_qt.model.cards import parse_cards
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.refusals import REFUSAL_CODES, Refusal
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
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
    Refusal("first_bid_stands"),
    Refusal("bid_few_cards", {"standing": 3, "offered": 1}),
    Refusal("reinforce_adds", cards=parse_cards("5H bj")),
    Refusal("mine_not_in_mine", cards=parse_cards("5H")),
    Refusal("mine_throw"),
    Refusal("mine_ruff", {"class": "H"}),
    Refusal("mine_short_lead"),
    Refusal("mine_too_many", {"most": 2}),
    Refusal("mine_suit_first", {"class": "H", "count": 1}, parse_cards("5H 6H")),
    Refusal("must_play_half", {"least": 1}),
    Refusal("divide_size", {"least": 8, "most": 20, "got": 5}),
    Refusal("bid_final"),
    Refusal("bid_not_turned"),
    Refusal("bid_not_drawn"),
    Refusal("bid_not_newest"),
    Refusal("swap_slot", {"slot": 3}),
    Refusal("swap_card", cards=parse_cards("5H")),
    Refusal("bury_locked", cards=parse_cards("5H")),
    Refusal("one_card"),
    Refusal("throw_too_long", {"most": 2}),
    Refusal("lower_target"),
    Refusal("spend_points", {"needed": 150, "have": 90}),
    Refusal("spend_not_passed"),
    Refusal("spend_target"),
    Refusal("spend_level"),
    Refusal("spend_taken"),
    Refusal("deal_over"),
)
GAMES: tuple[AnySettings, ...] = (
    *(FourSettings(decks=n) for n in (1, 2, 3)),
    ThreeSettings(),
    *(FiveSettings(decks=n) for n in (1, 2, 3)),
)


def test_the_examples_are_complete() -> None:
    assert {each.code for each in EXAMPLES} == set(REFUSAL_CODES)


@pytest.mark.parametrize("refusal", EXAMPLES, ids=lambda each: each.code)
def test_words(language: Language, refusal: Refusal) -> None:
    for settings in GAMES:
        check_words(refusal_text(refusal, settings), language)


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


@pytest.mark.parametrize(
    ("settings", "steps"),
    [*zip(GAMES[:3], (2, 3, 5), strict=True), (GAMES[4], 7), (GAMES[5], 7), (GAMES[6], 12)],
)
def test_the_steps_of_the_ladder(language: Language, settings: AnySettings, steps: int) -> None:
    words = [bid_text(number, settings) for number in range(1, steps + 1)]
    assert len(set(words)) == steps
    for each in words:
        check_words(each, language)
    assert bid_text(9, FourSettings()) == bid_text(9, FiveSettings()) == ""


def test_each_game_says_what_its_bids_are(language: Language) -> None:
    words = {refusal_text(Refusal("not_a_bid"), settings) for settings in GAMES}
    assert len(words) == 4  # four players, three, five, five with three decks


def test_no_trump_has_a_colour_where_it_matters(language: Language) -> None:
    refusal = Refusal("own_bid_other_trump", {"trump": "NT", "colour": "red"})
    assert ("红" if language is Language.ZH_CN else "red") in refusal_text(refusal, FiveSettings())


def test_a_bulldozer_is_one_for_five_players_only(language: Language) -> None:
    refusal = Refusal("must_play_structure", {"class": "T", "required": [[3, 1], [3, 1]], "lead": [[3, 2]]})
    chinese = language is Language.ZH_CN
    assert ("推土机" if chinese else "bulldozer") in refusal_text(refusal, FiveSettings(decks=3))
    assert ("泰坦尼克" if chinese else "Titanic") in refusal_text(refusal, FourSettings(decks=3))
