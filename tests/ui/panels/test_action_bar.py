# SPDX-License-Identifier: MIT
"""The buttons above the hand."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.panels.action_bar import ActionBar, ButtonSpec, chips
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.sketch import Look
from shengji_qt.ui.theme import LIGHT, stylesheet

pytestmark = pytest.mark.gui
LOOK = Look(LIGHT)
PLAY = ButtonSpec("play", "Play pair", "Enter", primary=True)
PASS = ButtonSpec("pass", "Pass", "P")


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ActionBar]:
    window = QWidget()
    window.resize(800, 200)
    qtbot.addWidget(window)
    made = ActionBar(window)
    made.place(780, 180, 500)
    window.show()
    yield made


def test_right_aligned_in_order(bar: ActionBar) -> None:
    bar.show_specs([PASS, PLAY], LOOK)
    one, other = bar.button("pass"), bar.button("play")
    assert one is not None and other is not None
    assert bar.geometry().right() == 779 and bar.geometry().bottom() == 179
    assert other.geometry().right() == bar.width() - 1
    assert one.geometry().right() + 11 == other.geometry().left()
    assert one.height() == other.height() == 44


def test_buttons_are_whole_where_the_pages_are_larger_than_the_table(bar: ActionBar) -> None:
    """As on a large screen with a line over the table: the table has the smaller measure."""
    bar.window().setStyleSheet(stylesheet(LIGHT, 1.2))
    bar.show_specs([PASS, PLAY], LOOK)
    assert all(bar.rect().contains(button.geometry()) for button in map(bar.button, ("pass", "play")) if button)


def test_what_does_not_fit_goes_to_a_row_above(bar: ActionBar) -> None:
    specs = [ButtonSpec(f"bid:{i}", "", cards=parse_cards("2H 2H")) for i in range(6)]
    bar.show_specs(specs, LOOK)
    buttons = [bar.button(spec.name) for spec in specs]
    tops = [button.y() for button in buttons if button is not None]
    assert tops[-1] == 54 and tops[0] == 0
    assert bar.width() <= 500 and bar.geometry().bottom() == 179


def test_where_a_little_room_is_lacking_all_are_narrower(bar: ActionBar) -> None:
    bar.show_specs([PASS, PLAY], LOOK)
    natural = bar.width()
    bar.place(780, 180, natural - 28)
    one, other = bar.button("pass"), bar.button("play")
    assert one is not None and other is not None
    assert one.y() == other.y() == 0 and bar.width() == natural - 28
    assert (one.width(), other.width()) == (one.natural - 14, other.natural - 14)
    bar.place(780, 180, natural - 29)
    assert (one.y(), other.y()) == (0, 54), "words keep their room"
    assert other.width() == max(one.natural, other.natural)


def test_buttons_above_one_another_are_equally_wide(bar: ActionBar) -> None:
    bar.place(780, 180, 150)
    bar.show_specs([PASS, PLAY], LOOK)
    one, other = bar.button("pass"), bar.button("play")
    assert one is not None and other is not None
    assert one.width() == other.width() == other.natural > one.natural
    words = [part for part in one.findChildren(QLabel) if part.isVisible()]
    left, right = words[0].geometry().left(), one.width() - words[-1].geometry().right()
    assert abs(left - right) <= 2, "the words stand in the middle"
    bar.place(780, 180, 500)
    assert one.width() == one.natural, "and beside each other as before"


def test_a_button_tells_its_name(bar: ActionBar) -> None:
    bar.show_specs([PASS, PLAY], LOOK)
    button = bar.button("pass")
    assert button is not None
    heard: list[str] = []
    for signal in (bar.pressed, bar.released, bar.activated):
        signal.connect(heard.append)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["pass"] * 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_keyboard_presses_the_button_it_is_on_once(bar: ActionBar, key: Qt.Key) -> None:
    bar.show_specs([PASS, PLAY], LOOK)
    button = bar.button("pass")
    assert button is not None
    heard: list[str] = []
    bar.activated.connect(heard.append)
    button.setFocus()
    QTest.keyClick(button, key)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(button, held)
    assert heard == ["pass"]


def test_a_pressed_button_stays(bar: ActionBar) -> None:
    bar.show_specs([PLAY], LOOK)
    button = bar.button("play")
    assert button is not None
    before = button.mapTo(bar.window(), button.rect().topLeft())
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    bar.show_specs([PASS, ButtonSpec("last", "Last trick")], LOOK)
    assert button.isVisible() and button.mapTo(bar.window(), button.rect().topLeft()) == before
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert [spec.name for spec in bar.specs] == ["pass", "last"] and not button.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_holds_a_button_down_until_it_is_let_go(bar: ActionBar, qtbot: QtBot, key: Qt.Key) -> None:
    bar.show_specs([PASS], LOOK)
    button = bar.button("pass")
    assert button is not None
    told: list[str] = []
    button.pressed.connect(lambda: told.append("pressed"))
    button.released.connect(lambda: told.append("released"))
    button.clicked.connect(lambda: told.append("clicked"))
    QTest.keyPress(button, key)
    assert told == ["pressed"] and button.isDown(), "the last trick is seen while its button is held"
    QTest.keyRelease(button, key)
    assert told == ["pressed", "released", "clicked"]


def test_what_it_says(bar: ActionBar) -> None:
    bar.show_specs([PLAY._replace(enabled=False, hint="why not", spoken="play a pair")], LOOK)
    button = bar.button("play")
    assert button is not None and bar.button("pass") is None
    assert not button.isEnabled() and button.toolTip() == "why not" and button.accessibleName() == "play a pair"
    bar.show_specs([], LOOK)
    assert not bar.isVisible() and bar.left_edge() == 780


def test_texts_fit_their_button(bar: ActionBar) -> None:
    spec = ButtonSpec("must", "Choose what must be played, all of it", "Enter", cards=parse_cards("10H 10H bj"))
    bar.show_specs([spec], LOOK)
    button = bar.button("must")
    assert button is not None and button.width() >= button.sizeHint().width()


def test_chips_grow_with_the_cards(qapp: object) -> None:
    one, two = chips(parse_cards("10H"), LOOK), chips(parse_cards("10H bj"), LOOK)
    assert one.width() == 34 and two.width() == 71
    big = chips(parse_cards("10H"), Look(LIGHT, dpr=2.0, scale=1.25))
    assert big.width() == 85 and big.devicePixelRatio() == 2.0


def test_it_glides_to_another_height_and_stays_under_a_pressed_pointer(
    bar: ActionBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1000.0)
    motion = Motion()
    bar._motion = motion
    bar.show_specs([PASS, PLAY], LOOK)
    before = bar.geometry()
    bar.place(780, 120, 500)
    assert motion.busy and bar.geometry() == before
    bar.show_specs([PLAY], LOOK)
    assert bar.geometry().bottom() == before.bottom() and bar.geometry().right() == before.right()
    motion.finish()
    assert bar.geometry().bottom() == 119
    button = bar.button("play")
    assert button is not None
    button.setDown(True)
    bar.place(780, 180, 500)
    assert not motion.busy and bar.geometry().bottom() == 119
    button.setDown(False)
    button.released.emit()
    motion.finish()
    assert bar.geometry().bottom() == 179
