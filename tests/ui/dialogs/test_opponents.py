# SPDX-License-Identifier: MIT
"""The levels of the computer seats on the page of a new match."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from shengji_qt.ai.levels import LEVELS
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.match import check_spec
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.dialogs.opponents import Opponents
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import NewGame, PreferenceStore, usual
from shengji_qt.ui.theme import LIGHT
from tests.helpers.languages import speaking
from tests.helpers.setting_rows import answer, choose


@pytest.mark.parametrize("game", FAMILIES)
def test_each_seat_has_its_level_and_keeps_it(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page = NewGamePage(PreferenceStore(tmp_path), LIGHT, setup_of(game))
    qtbot.addWidget(page)
    seats = FAMILIES[game].seats
    assert len(page.opponents.boxes) == seats - 1
    assert [page.opponents.boxes[0].itemData(number) for number in range(len(LEVELS))] == list(LEVELS)
    assert page.chosen() == usual(game)
    page.opponents.boxes[0].set_level("easy")
    with qtbot.waitSignal(page.start_requested, timeout=1000):
        page.start.click()
    kept = PreferenceStore(tmp_path).current.rules_of(game)
    spec = spec_of(kept, "")
    check_spec(spec)
    assert [seat.occupant for seat in spec.seats] == ["person", "computer:easy"] + ["computer:normal"] * (seats - 2)
    again = NewGamePage(PreferenceStore(tmp_path), LIGHT, setup_of(game))
    qtbot.addWidget(again)
    assert [box.level for box in again.opponents.boxes] == ["easy"] + ["normal"] * (seats - 2)
    again.opponents.boxes[0].set_level("hard")
    again.reset.click()
    assert again.findChild(QMessageBox) is None, "no rule is lost"
    choose(again, "deals", 4)
    again.reset.click()
    answer(again, "Reset")
    assert again.chosen().options == usual(game).options
    assert again.opponents.boxes[0].level == "hard", "rules are set back, not who plays"


def test_one_level_for_all_is_kept_as_one(qtbot: QtBot) -> None:
    widget = Opponents("four")
    qtbot.addWidget(widget)
    widget.show_levels(NewGame(difficulty="easy"))
    assert [box.level for box in widget.boxes] == ["easy"] * 3
    assert (widget.common, widget.each) == ("easy", ())
    widget.boxes[2].set_level("normal")
    assert (widget.common, widget.each) == ("normal", ("easy", "easy", "normal"))


def test_a_level_that_is_not_offered_is_played_as_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from shengji_qt.ui import preferences

    monkeypatch.setattr(preferences, "LEVELS", ("easy", "normal"))
    rules = NewGame(FourSettings(), difficulty="expert", difficulties=("easy", "hard"))
    assert [rules.level_of(seat) for seat in (1, 2, 3)] == ["easy", "normal", "normal"]


def test_a_preset_leaves_the_players_alone(qtbot: QtBot, tmp_path: Path) -> None:
    page = NewGamePage(PreferenceStore(tmp_path), LIGHT, setup_of("four"))
    qtbot.addWidget(page)
    box = page.opponents.boxes[1]
    box.set_level("easy")
    box.activated.emit(0)
    page.presets.chosen.emit(page.presets._rules(0))
    assert page.opponents.boxes[1].level == "easy"


def test_the_words_follow_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    widget = Opponents("five")
    qtbot.addWidget(widget)
    assert [widget.boxes[0].itemText(number) for number in range(2)] == ["Easy", "Normal"]
    with speaking(qapp, Language.ZH_CN):
        qtbot.waitUntil(lambda: widget.boxes[0].itemText(0) == "简单")
        assert widget.boxes[0].level == "normal"


def test_the_wheel_leaves_the_level_alone(qtbot: QtBot) -> None:
    widget = Opponents("four")
    qtbot.addWidget(widget)
    box = widget.boxes[0]
    box.set_level("normal")
    event = QWheelEvent(
        QPointF(5, 5),
        box.mapToGlobal(QPointF(5, 5)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    assert box.level == "normal"
