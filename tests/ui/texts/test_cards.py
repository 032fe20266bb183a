# SPDX-License-Identifier: MIT
"""Names of cards, classes and structures."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from shengji_qt.model.cards import CARDS, Card, Trump, parse_cards
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts import cards
from tests.helpers.languages import check_words


def test_every_card_has_a_short_and_a_spoken_name(language: Language) -> None:
    assert len({cards.card_text(card) for card in CARDS}) == len(CARDS)
    assert len({cards.spoken_card(card) for card in CARDS}) == len(CARDS)
    for card in CARDS:
        check_words(cards.spoken_card(card), language)


def test_a_card_carries_its_sign() -> None:
    assert cards.cards_text(parse_cards("10S AH 2C KD")) == "♠10 ♥A ♣2 ♦K"


def test_copies_are_counted_where_words_are_used(language: Language) -> None:
    chinese = language is Language.ZH_CN
    jokers = parse_cards("bj bj sj sj sj 10S 10S bj")
    assert cards.cards_text(jokers) == (
        "两张大王、三张小王 ♠10 ♠10 大王" if chinese else "2 × big joker, 3 × small joker ♠10 ♠10 big joker"
    )
    assert cards.spoken_cards(parse_cards("10S 10S 5H bj bj")) == (
        "两张黑桃 10、红桃 5、两张大王" if chinese else "2 × 10 of spades, 5 of hearts, 2 × big joker"
    )


def test_names_in_both_languages(language: Language) -> None:
    chinese = language is Language.ZH_CN
    assert cards.card_text(Card.parse("bj")) == ("大王" if chinese else "big joker")
    assert cards.spoken_card(Card.parse("10S")) == ("黑桃 10" if chinese else "10 of spades")
    assert cards.class_text("T") == ("主牌" if chinese else "trumps")
    assert cards.class_text("D") == ("方块" if chinese else "diamonds")
    assert cards.trump_text(Trump.HEARTS) == ("♥ 红桃" if chinese else "♥ Hearts")
    assert cards.trump_text(Trump.NONE) == ("无主" if chinese else "No trump")
    assert cards.trump_text(Trump.SPADES, sign=False) == ("黑桃" if chinese else "Spades")
    assert cards.list_text(["a", "b"]) == ("a、b" if chinese else "a, b")


@pytest.mark.parametrize(
    ("run", "english", "chinese"),
    [
        ((1, 1), "single", "单张"),
        ((2, 1), "pair", "对子"),
        ((3, 1), "triple", "三张"),
        ((2, 2), "tractor", "拖拉机"),
        ((2, 4), "4-pair tractor", "4 连拖拉机"),
        ((3, 2), "Titanic", "泰坦尼克"),
        ((3, 3), "3-triple Titanic", "3 连泰坦尼克"),
    ],
)
def test_structures(language: Language, run: tuple[int, int], english: str, chinese: str) -> None:
    name = chinese if language is Language.ZH_CN else english
    assert cards.run_text(*run) == name
    assert name in cards.play_label([run])
    assert cards.play_label([SimpleNamespace(width=run[0], length=run[1])]) == cards.play_label([run])


@pytest.mark.parametrize(
    ("run", "english", "chinese"), [((3, 2), "bulldozer", "推土机"), ((3, 4), "4-triple bulldozer", "4 连推土机")]
)
def test_structures_of_five_players(language: Language, run: tuple[int, int], english: str, chinese: str) -> None:
    name = chinese if language is Language.ZH_CN else english
    assert cards.run_text(*run, "five") == name
    assert name in cards.play_label([run], "five") and name in cards.runs_text([run, (2, 1)], "five")
    assert cards.run_text(2, 2, "five") == cards.run_text(2, 2)


def test_no_trump_with_its_colour(language: Language) -> None:
    words = [cards.trump_text(Trump.NONE, colour=colour) for colour in ("", "red", "black")]
    assert len(set(words)) == 3
    for each in words:
        check_words(each, language)
    assert cards.trump_text(Trump.HEARTS, colour="red") == cards.trump_text(Trump.HEARTS)


def test_several_components_are_a_throw(language: Language) -> None:
    throw = "甩牌" if language is Language.ZH_CN else "throw"
    assert cards.play_label([(2, 1), (1, 1)]).lower() == throw
    check_words(cards.play_label([]), language)


def test_equal_runs_are_counted(language: Language) -> None:
    pair, single = cards.run_text(2, 1), cards.run_text(1, 1)
    assert cards.runs_text([(2, 1), (2, 1), (1, 1)]) == f"2 × {pair} + {single}"


def test_signs() -> None:
    assert [cards.suit_sign(suit) for suit in (0, "D", Trump.CLUBS, Trump.NONE, "T")] == ["♠", "♦", "♣", "", ""]
