# SPDX-License-Identifier: MIT
"""The table in words for a screen reader."""

from __future__ import annotations

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.model.cards import parse_cards
from shengji_qt.model.view import Played, Trick
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.cards import SUIT_SIGNS
from shengji_qt.ui.texts.table_words import in_words, sentences, table_text, trick_text
from tests.helpers.languages import check_words, speaking
from tests.ui.at_table import HAND, OTHERS
from tests.ui.desk import NAMES, Desk
from tests.ui.games.five.five_desk import FiveDesk
from tests.ui.games.three.three_desk import ThreeDesk, asked


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You must play ♠10 ♠10 (pair)", "You must play 10 of spades, 10 of spades (pair)"),
        ("Trump ♥, level 7", "Trump hearts, level 7"),
        ("♦A 2 × big joker", "A of diamonds 2 × big joker"),
        ("no sign", "no sign"),
    ],
)
def test_signs_become_words(text: str, words: str) -> None:
    assert in_words(text) == words


@pytest.mark.parametrize("language", list(Language))
def test_the_whole_table_is_told_for_every_game(qapp: QApplication, language: Language) -> None:
    four, three, five = Desk(), ThreeDesk(), FiveDesk()
    four.deal({0: HAND, **OTHERS})
    three.bids = False
    three.shuffle(3)
    assert three.run(asked("bury"))
    five.shuffle(5, 0)
    assert five.step() and five.step()
    with speaking(qapp, language):
        for desk in (four, three, five):
            view = desk.now
            names = ["你", "菊", "竹", "兰", "梅"] if language is Language.ZH_CN else [*NAMES, "Mei"]
            told = table_text(view, names[: len(view.hand_counts)], "", [], view.hand[:2])
            check_words(told, language)
            assert not set(SUIT_SIGNS) & set(told)


def test_two_lines_are_two_sentences() -> None:
    assert sentences("Your turn", "Any ♠") == "Your turn. Any spades"
    assert sentences("Really?", "Yes") == "Really? Yes" and sentences("Your turn") == "Your turn"


def test_a_trick_names_who_is_winning() -> None:
    plays = (Played(1, parse_cards("9S 9S")), Played(2, parse_cards("KS KS")))
    told = trick_text(Trick(plays, 2), NAMES)
    assert told == "On the table: Ju 2 × 9 of spades; Zhu 2 × K of spades. Zhu is winning."
