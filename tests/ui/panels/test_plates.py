# SPDX-License-Identifier: MIT
"""Trump plate, seat plates and the message line: their texts fit."""

import pytest

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Trump
from shengji_qt.ui.panels import trump_plate
from shengji_qt.ui.panels.message_line import MessageLine
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.panels.trump_plate import TrumpFacts, TrumpPlate
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.seat_item import LONGEST, SeatFacts, plate_width
from shengji_qt.ui.scene.sketch import Look, Sketch, text_width, wrap
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.theme import LIGHT

pytestmark = pytest.mark.gui
LOOK = Look(LIGHT)


@pytest.mark.parametrize("trump", [None, *Trump])
@pytest.mark.parametrize("name", ["", "Ju", "A very long name for a seat at this table"])
def test_the_trump_plate_keeps_to_its_room(qapp: object, trump: Trump | None, name: str) -> None:
    scene = QGraphicsScene()
    plate = TrumpPlate(scene)
    plate.show(TrumpFacts(trump, "10", name, 3, 12), (20, 16), 300, LOOK)
    assert 0 < plate.width <= 300
    assert plate.item.picture.pixmap().width() == pytest.approx(plate.width, abs=1)


def test_a_word_that_is_long_in_a_font_keeps_on_the_ivory(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trump_plate, "translate", lambda context, source: "without trump suit")
    sketch = Sketch(LOOK, 200, 76)
    plate = TrumpPlate(QGraphicsScene())
    plate._sign(sketch, TrumpFacts(Trump.NONE, "10", "Ju", 3, 12), 1.0)
    painted = sketch.done().toImage()
    inked = [x for x in range(200) if any(painted.pixelColor(x, y).alpha() for y in range(76))]
    assert min(inked) > 10 and max(inked) < 92


def test_its_lines() -> None:
    assert TrumpFacts(None, "2", "", 1, 0).lines() == ("Bidding · level 2", "Deal 1")
    assert TrumpFacts(Trump.NONE, "2", "Ju", 1, 4).lines() == ("Declarer: Ju", "Deal 1 · trick 4")


def test_a_seat_plate_is_as_wide_as_its_name_up_to_a_limit(qapp: object) -> None:
    short = plate_width(SeatFacts("Ju", "2", 1, 25), 1.0)
    middle = plate_width(SeatFacts("Bartholomew", "2", 1, 25, declarer=True), 1.0)
    assert short < middle < LONGEST == plate_width(SeatFacts("A very long name for a seat", "2", 1, 25), 1.0)
    assert short == plate_width(SeatFacts("Ju", "2", 1, 25, thinking=True, declarer=True), 1.0)  # it never jumps


@pytest.mark.parametrize(
    "text", ["轮到你：跟黑桃拖拉机，必须出 ♠10 ♠10 ♠9 ♠9", "You must play ♠10 ♠10 ♠9 ♠9 and 3 more cards."]
)
def test_lines_break_to_the_width(qapp: object, text: str) -> None:
    lines = wrap(text, 13, 120)
    assert len(lines) > 1
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(text_width(line, 13) <= 140 for line in lines)
    assert not any(line[0] in "，。：" for line in lines)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("还是不叫？", 4.9, ["还是不", "叫？"]),  # a sign that fills its width keeps with the word before it
        ("还是不叫。", 4.6, ["还是不叫。"]),  # one that does not may reach beyond
        ("还是不叫。", 4.4, ["还是不", "叫。"]),
        ("不（叫）。", 4.4, ["不", "（叫）。"]),
        ("要不（叫", 3.2, ["要不", "（叫"]),
        ("？？", 1.2, ["？", "？"]),
    ],
)
def test_closing_signs_begin_no_line_and_opening_ones_end_none(
    qapp: object, text: str, width: float, lines: list[str]
) -> None:
    assert wrap(text, 20, 20 * width) == lines


def test_a_long_message_grows_upward(qapp: object) -> None:
    scene = QGraphicsScene()
    line = MessageLine(scene, Motion())
    bar = Rect(32, 500, 900, 44)
    line.show(Message("Your turn: lead", "short"), (bar.x, bar.bottom), 400, LOOK)
    low = line.item.pos().y()
    line.show(Message("Your turn: lead", "a long reason " * 9), (bar.x, bar.bottom), 300, LOOK)
    height = line.item.picture.pixmap().height()
    assert line.item.pos().y() < low
    assert line.item.pos().y() + height - 8 == pytest.approx(bar.bottom)
