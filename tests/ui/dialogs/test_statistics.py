# SPDX-License-Identifier: MIT
"""The statistics page: what it shows of the saved matches, its filters, and what it says where there is nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip

from shengji_qt import paths
from shengji_qt.model.journal import AnyEntry
from shengji_qt.table.deal_facts import OUTCOMES, ROLES
from shengji_qt.table.figures import Rate, Row
from shengji_qt.table.statistics import MIXED, PEOPLE
from shengji_qt.table.table import STAND_IN
from shengji_qt.ui.bar_chart import BarChart, ChartBar
from shengji_qt.ui.dialogs.statistics import StatisticsPage
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts import statistics as words
from shengji_qt.ui.theme import DARK, HIGH_CONTRAST, LIGHT
from tests.helpers.journals import FOUR, SEVEN, SIX, THREE, deal, result, write_journal
from tests.helpers.languages import check_words, speaking
from tests.helpers.players import game_spec, spec_of

LOST = result(FOUR, winner="attackers", gain=0, points=90, levels_after=(SIX, SEVEN), multiplier=2)
DEFENDED = result(FOUR, declarer=1, points=60, levels_after=(SIX, SEVEN))
OpenWindow = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """With its plural forms."""
    with speaking(qapp, Language.EN):
        yield


def save(name: str, entries: list[AnyEntry], *, game: str = "four", level: str = "easy", created: int = 100) -> None:
    seats = {"four": 4, "three": 3, "five": 5}[game]
    occupants = ("person", *(f"computer:{level}",) * (seats - 1))
    spec = spec_of(occupants, deals=0) if game == "four" else game_spec(game, occupants, deals=0)
    write_journal(paths.saves_dir() / f"{name}.journal", spec, entries, created=created)


def some_matches() -> None:
    won = result(FOUR, match_over=True, match_winner=0)
    save("a", [*deal(FOUR), *deal(LOST), *deal(DEFENDED), *deal(won)])
    save("b", [*deal(FOUR, first=1), *deal(FOUR, by=STAND_IN)], level="hard", created=200)
    save("c", deal(THREE, first=2), game="three", created=300)


def opened(qtbot: QtBot) -> StatisticsPage:
    page = StatisticsPage(LIGHT)
    qtbot.addWidget(page)
    page.resize(1000, 640)
    with qtbot.waitSignal(page.reader.ready):
        page.show()
    return page


def choose(box: QComboBox, data: object) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_nothing_yet_invites_to_play(qtbot: QtBot) -> None:
    page = opened(qtbot)
    assert page.play.isVisible()
    assert not page.table.isVisible()
    with qtbot.waitSignal(page.play_requested):
        page.play.click()


def test_a_page_without_a_counted_deal_says_which_were_left_out(qtbot: QtBot) -> None:
    save("a", deal(FOUR, by=STAND_IN))
    page = opened(qtbot)
    assert page._nothing.text() == "No deal has been counted yet" and page.play.isVisible()
    last = page._invitation.text().split("\n\n")[-1]
    assert last == "Not counted: 1 deal that a computer player finished for you, conceded ones among them."


def test_all_roles_of_all_games(qtbot: QtBot) -> None:
    some_matches()
    page = opened(qtbot)
    rows = {row[0]: row[1:] for row in page.table.texts()}
    assert rows["Declarer"][:2] == ["5", "4"]
    assert rows["Attacker"][:2] == ["1", "0"]
    assert rows["All roles"][:2] == ["6", "4"]
    assert rows["All roles"][3] == "–", "points of different games do not compare"
    deals, matches, streak, best = (tile.figure.text() for tile in page.tiles.tiles)
    assert (deals, matches, streak, best) == ("4 of 6", "1 of 1", "3", "2 levels")
    assert "Not counted: 1 deal" in page.notes.text()
    assert not page.troubles.isVisible()


def test_filters_choose_matches(qtbot: QtBot) -> None:
    some_matches()
    page = opened(qtbot)
    choose(page.filters.game, "four")
    rows = {row[0]: row[1:] for row in page.table.texts()}
    assert rows["All roles"][:5] == ["5", "3", "–", "66.0", "+3"]
    assert rows["Declarer"][6] == "1 lost"
    assert "attackers'" in page._about_points.text()
    assert not page.filters.variant.isEnabled(), "there is only one"
    choose(page.filters.opponents, "hard")
    assert {row[0]: row[1] for row in page.table.texts()} == {"": "Deals", "Declarer": "1"}
    choose(page.filters.period, "week")
    assert "No deal is like" in page.notes.text()
    choose(page.filters.game, "three")
    choose(page.filters.opponents, "")
    choose(page.filters.period, "all")
    assert page.table.texts()[1][4] == "20.0"


def test_bars_have_the_points_of_the_table(qtbot: QtBot) -> None:
    some_matches()
    page = opened(qtbot)
    choose(page.filters.game, "four")
    bars = page.chart.bars
    assert [bar.head for bar in bars] == ["0", "5 – 35", "40 – 75", "80 – 115", "120 – 155", "160+"]
    assert (bars[2].won, bars[2].lost, bars[3].lost) == (3, 1, 1)
    assert bars[2].spoken == "40 – 75 points, declarer +1: 4 deals, 3 won."
    choose(page.filters.game, "")
    assert [bar.head for bar in page.chart.bars] == [""] * len(page.chart.bars)
    assert sum(bar.won + bar.lost for bar in page.chart.bars) == 6


def test_damaged_files_are_named_and_the_rest_counts(qtbot: QtBot) -> None:
    some_matches()
    for number in range(7):
        (paths.saves_dir() / f"x{number}.journal").write_bytes(b"rubbish")
    bad = paths.saves_dir() / "a.journal"
    bad.write_bytes(bad.read_bytes()[:-200] + b"\n")
    page = opened(qtbot)
    assert page.troubles.isVisible()
    assert "a.journal from line 13 on" in page.troubles.text()
    assert "x0.journal" in page.troubles.text()
    assert "and 2 more" in page.troubles.text()
    assert page.table.texts()[-1][1] == "5"


def test_only_damaged_files(qtbot: QtBot) -> None:
    paths.saves_dir().mkdir(parents=True)
    (paths.saves_dir() / "x.journal").write_bytes(b"rubbish")
    page = opened(qtbot)
    assert "x.journal" in page._invitation.text()


def test_leaving_stops_reading_and_coming_back_reads_what_is_new(qtbot: QtBot) -> None:
    some_matches()
    page = opened(qtbot)
    save("d", deal(FOUR, first=3), created=400)
    page.hide()
    page.show()
    page.hide()
    assert not page.reader.is_reading
    with qtbot.waitSignal(page.reader.ready):
        page.show()
    assert page.table.texts()[-1][1] == "7"


def test_escape_and_back_leave(qtbot: QtBot) -> None:
    page = opened(qtbot)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        page.back.click()


def test_both_languages(qtbot: QtBot, qapp: QApplication) -> None:
    some_matches()
    page = opened(qtbot)
    choose(page.filters.game, "four")
    with speaking(qapp, Language.ZH_CN):
        page.retranslate()
        shown = [page._title.text(), page.notes.text(), page._about_points.text(), page.back.text()]
        shown += [tile.name.text() for tile in page.tiles.tiles] + page.table.texts()[0][1:]
        shown += [bar.spoken for bar in page.chart.bars]
        for each in shown:
            check_words(each, Language.ZH_CN)
    assert page.filters.game.currentData() == "four", "another language keeps what was chosen"


@pytest.mark.parametrize("language", list(Language))
def test_every_word_is_there(qapp: QApplication, language: Language) -> None:
    with speaking(qapp, language):
        for text in (
            *map(words.outcome_text, OUTCOMES),
            *map(words.role_text, ROLES),
            *map(words.period_text, words.DAYS),
            *map(words.points_text, ("four", "three", "five")),
            *map(words.opponents_text, ("easy", "normal", "hard", "expert", PEOPLE, MIXED)),
            *(words.variant_text("three", each) for each in ("", "2", "124")),
            *(words.variant_text("four", each) for each in "123"),
            *(words.variant_text("five", each) for each in ("1", "2", "3", "split2")),
        ):
            check_words(text, language)
        assert words.opponents_text("random") == "random", "of another version of the program"
        assert words.likely_text(Rate(0, 0)) == ""


@pytest.fixture
def chart(qtbot: QtBot) -> BarChart:
    made = BarChart(LIGHT)
    qtbot.addWidget(made)
    made.show_bars("Results", [ChartBar("0", "nothing", 0, 0, "none."), ChartBar("5+", "much", 3, 1, "four.")])
    made.resize(500, made.sizeHint().height())
    made.show()
    return made


def test_the_chart_speaks(chart: BarChart, qtbot: QtBot) -> None:
    with qtbot.waitActive(chart):
        chart.activateWindow()
    assert (chart.accessibleName(), chart.accessibleDescription()) == ("Results", "none. four.")
    chart.clearFocus()
    before = chart.grab().toImage()
    chart.setFocus()
    assert chart.grab().toImage() != before, "what has the keyboard can be seen"
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.accessibleDescription() == "none."
    for _ in range(3):
        QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.accessibleDescription() == "four."
    QTest.keyClick(chart, Qt.Key.Key_Up)
    assert chart.accessibleDescription() == "none."
    QTest.keyClick(chart, Qt.Key.Key_A)
    chart.clearFocus()
    assert chart.accessibleDescription() == "none. four."


def test_the_chart_explains_a_bar_under_the_pointer(chart: BarChart) -> None:
    at = QPoint(200, chart.height() - 8)
    QApplication.sendEvent(chart, QHelpEvent(QHelpEvent.Type.ToolTip, at, chart.mapToGlobal(at)))
    assert QToolTip.text() == "four."
    QToolTip.hideText()


def test_won_and_lost_differ_in_every_theme(chart: BarChart) -> None:
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        chart.set_theme(theme, 1.0)
        image = chart.grab().toImage()
        row = [image.pixelColor(x, chart.height() - 16).name() for x in range(chart.width())]
        assert row.count(theme.jade_panel) > 40
        assert len({*row}) > 3, "strokes across the lost part"


def test_the_way_there_and_back(open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot) -> None:
    some_matches()
    window = open_window(preferences)
    window.menus.statistics.emit()
    page = window.pages.statistics_page
    assert window.pages.currentWidget() is page
    with qtbot.waitSignal(page.reader.ready):
        pass
    page.back.click()
    assert window.pages.currentWidget() is window.start_page


def test_an_invitation_is_followed(open_window: OpenWindow, preferences: PreferenceStore, qtbot: QtBot) -> None:
    window = open_window(preferences)
    window.menus.statistics.emit()
    page = window.pages.statistics_page
    with qtbot.waitSignal(page.reader.ready):
        pass
    page.play.click()
    assert window.pages.currentWidget() is window.pages.new_game_page


def test_nothing_is_not_counted_in_words(qapp: QApplication) -> None:
    """`0 captured` says no more than 0."""
    none = Row(Rate(1, 2), 0.0, 0, 0, 0, captured=0, lost=0, best_points=0, least_points=0)
    both = msgspec.structs.replace(none, captured=2, lost=1)
    with speaking(qapp, Language.ZH_CN):
        assert words.bottom_text(none, "") == words.bottom_text(none, "attacker") == "0"
        assert words.bottom_text(both, "attacker") == "抠 2 次" and words.bottom_text(both, "declarer") == "被抠 1 次"
        assert words.bottom_text(both, "") == "抠 2 次、被抠 1 次"
        assert words.of_text(Rate(1, 1)) == "1 局赢 1 局" and words.of_text(Rate(1, 3), matches=True) == "3 场赢 1 场"
