# SPDX-License-Identifier: MIT
"""Seats, numbers, moments, the result table and the page for beginners."""

from __future__ import annotations

import pytest

from PySide6.QtCore import QDate, QDateTime, QTime

from shengji_qt.ai.levels import LEVELS
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.journal import SeatSpec
from shengji_qt.table.figures import Bar
from shengji_qt.ui.games.setups import GAMES
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts import results, seats, statistics
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.how_to_play import how_to_play
from shengji_qt.ui.texts.times import moment_text
from tests.helpers.languages import check_words


def test_seats(language: Language) -> None:
    texts = [seats.default_name(seat) for seat in range(5)]
    assert len(set(texts)) == 5
    for text in texts:
        check_words(text, language)


def test_points_without_an_upper_limit_are_said_alike_everywhere(language: Language) -> None:
    """In the result, in the statistics and in the rules."""
    without = "160 起" if language is Language.ZH_CN else "160+"
    assert results.limits_text(160, None) == without
    assert statistics.range_text(Bar("", 0, 0, low=160)) == without
    assert [results.limits_text(0, 0), results.limits_text(5, 35)] == ["0", "5 – 35"]


def test_a_seat_without_a_name_gets_one(language: Language) -> None:
    named = (SeatSpec("Mei", "person"), *(SeatSpec("", "computer:normal") for _ in range(3)))
    assert seats.seat_names(named) == ("Mei", *(seats.default_name(seat) for seat in (1, 2, 3)))
    strange = seats.seat_names([SeatSpec("Ann\n\u202e" + "x" * 5000, "person"), SeatSpec("\0", "person")])
    assert strange == ("Ann " + "x" * 20, seats.default_name(1)), "a file may have anything"
    first = seats.seat_names([SeatSpec("", "computer:hard"), SeatSpec("Ann", "person")])[0]
    assert first and first != seats.default_name(0)  # nobody is "You" who is a computer


def test_roles(language: Language) -> None:
    assert seats.role_text(0, None) == ""
    declarer, attacker, partner, other = (seats.role_text(seat, 0) for seat in range(4))
    assert attacker == other and len({declarer, attacker, partner}) == 3
    assert [seats.role_text(seat, 0, seats=3) for seat in range(3)] == [declarer, attacker, attacker]
    assert [seats.role_text(seat, 4, seats=5) for seat in range(5)] == [attacker] * 4 + [declarer]
    assert seats.pair_text((1, 3), ("甲", "乙", "丙", "丁")) == seats.side_text(1, ("甲", "乙", "丙", "丁"))
    for text in (declarer, attacker, partner, seats.side_text(0, ("甲", "乙", "丙", "丁"))):
        assert text
    for level in LEVELS:
        check_words(seats.level_text(level), language)


@pytest.mark.parametrize("words", [COUNTS.cards, COUNTS.points, COUNTS.levels, COUNTS.deals])
def test_numbers_have_their_plural(language: Language, words: object) -> None:
    assert callable(words)
    one, two = words(1), words(2)
    check_words(one, language)
    assert one.startswith("1 ") and two.startswith("2 ")
    if language is Language.EN:
        assert two == one.replace("1 ", "2 ") + "s"


def test_moments(language: Language) -> None:
    now = QDateTime(QDate(2026, 3, 10), QTime(8, 0))
    today = moment_text(QDateTime(QDate(2026, 3, 10), QTime(7, 5)).toMSecsSinceEpoch() / 1000, now)
    yesterday = moment_text(QDateTime(QDate(2026, 3, 9), QTime(21, 40)).toMSecsSinceEpoch() / 1000, now)
    earlier = moment_text(QDateTime(QDate(2026, 2, 1), QTime(21, 40)).toMSecsSinceEpoch() / 1000, now)
    assert "07:05" in today and "21:40" in yesterday
    check_words(today, language)
    check_words(yesterday, language)
    assert "26" in earlier and earlier not in (today, yesterday)


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_the_result_table(language: Language, decks: int) -> None:
    table = result_table(FourSettings(decks=decks))  # type: ignore[arg-type]
    ranges = [results.range_text(line) for line in table]
    meanings = [results.meaning_text(line) for line in table]
    assert len(set(ranges)) == len(table) and ranges[0] == "0"
    for text in meanings:
        check_words(text, language)
    assert len(set(meanings)) == len(table)


def test_the_page_for_beginners(language: Language) -> None:
    for head, paragraphs in (each for game in GAMES for each in how_to_play(game)):
        check_words(head, language)
        assert paragraphs
        for each in paragraphs:
            check_words(each, language)
