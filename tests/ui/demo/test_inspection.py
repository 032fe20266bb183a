# SPDX-License-Identifier: MIT
"""The checks on a live table and on live widgets: a sound one has no defect, each defect made on purpose is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from shengji_qt.model.cards import Card
from shengji_qt.ui.demo.inspection import ink_of, inspect, items_of, table_defects, widget_defects
from shengji_qt.ui.demo.text_watch import TextWatch, watching
from shengji_qt.ui.parts import Note
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import LIGHT
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui


@pytest.fixture
def watch() -> Iterator[TextWatch]:
    with watching() as made:
        yield made


@pytest.fixture
def page(watch: TextWatch, desk: Desk, preferences: PreferenceStore, qtbot: QtBot) -> TablePage:
    """A sound table while cards are dealt."""
    made = TablePage(desk, preferences)
    qtbot.addWidget(made)
    made.resize(1440, 870)
    made.show()
    desk.deal(cards=60)
    return made


def found(page: TablePage, watch: TextWatch) -> list[str]:
    return [str(each) for each in table_defects(page, watch)]


def test_a_sound_table_has_no_defect(page: TablePage, watch: TextWatch) -> None:
    assert [str(each) for each in inspect(page, watch)] == []
    paths = {path for path, _ in items_of(page)}
    assert {"seats.1.plate", "trump_plate.item", "score_plates.0.base", "hand.0"} <= paths
    assert not any(path.startswith("flying") for path in paths)


def test_a_card_is_named_for_where_it_lies_not_for_who_remembers_it(page: TablePage) -> None:
    page.stage.hand.__dict__ = {"remembered": page.stage.hand.items[3], **vars(page.stage.hand)}
    names = dict((id(item), path) for path, item in items_of(page))
    assert names[id(page.stage.hand.items[3])] == "hand.3"


def test_a_plate_on_another_is_found(page: TablePage, watch: TextWatch) -> None:
    page.stage.seats[2].plate.setPos(page.stage.trump_plate.item.pos())
    assert any(line.startswith("overlap: ") and "seats.2.plate" in line for line in found(page, watch))


def test_a_plate_outside_is_found(page: TablePage, watch: TextWatch) -> None:
    page.stage.seats[1].plate.moveBy(60, 0)
    assert any(line.startswith("outside: seats.1.plate") for line in found(page, watch))


def test_hidden_cards_are_found(page: TablePage, watch: TextWatch) -> None:
    items = page.stage.hand.items
    items[1].setX(items[0].x() + 0.2 * items[0].width)
    assert "hidden_card: hand.0 shows 20%" in found(page, watch)


def test_a_card_left_behind_is_found(page: TablePage, watch: TextWatch) -> None:
    item = page.stage.pool.take(Card.parse("KS"), 80)
    item.setPos(page.scene.width() / 3, 300)
    assert "loose_card: flying.KS" in found(page, watch)
    assert table_defects(page, watch, moving=True) == []


def test_a_text_in_too_small_a_picture_is_found(page: TablePage, watch: TextWatch) -> None:
    for words, defect in (("Declarer and more", "cut_text"), ("De…", "elided")):
        sketch = Sketch(Look(LIGHT), 60, 20)
        sketch.text(2, 10, words, 15, "#000000")
        page.stage.own_marks.item.show_picture(sketch.done())
        assert any(line.startswith(f"{defect}: {words!r} in own_marks.item") for line in found(page, watch))


def test_texts_on_each_other_are_found(page: TablePage, watch: TextWatch) -> None:
    sketch = Sketch(Look(LIGHT), 100, 20)
    sketch.text(2, 10, "Attackers", 13, "#000000")
    sketch.text(50, 10, "up two", 13, "#000000", align=CENTRE)
    page.stage.own_marks.item.show_picture(sketch.done())
    assert "texts_overlap: 'Attackers' and 'up two' in own_marks.item" in found(page, watch)


def test_a_button_over_the_hand_is_found(page: TablePage, watch: TextWatch) -> None:
    button = page.bar.findChildren(QPushButton)[0]
    button.show()
    page.bar.show()
    page.bar.move(200, 700)
    assert any("button." in line and "hand." in line for line in found(page, watch))


def test_watching_leaves_no_trace() -> None:
    before = Sketch.text, Sketch.done
    with watching():
        assert (Sketch.text, Sketch.done) != before
    assert (Sketch.text, Sketch.done) == before


def test_ink_is_what_can_be_seen() -> None:
    pixmap = QPixmap(100, 50)
    pixmap.fill(QColor(0, 0, 0, 0))
    assert ink_of(pixmap).isEmpty()
    sketch = Sketch(Look(LIGHT, dpr=2.0), 100, 50)
    sketch.box(10, 20, 30, 5, 0, "#000000")
    assert ink_of(sketch.done()) == QRectF(10, 20, 30, 5)


# -- widgets -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show()
    return made


def add(window: QWidget, widget: QWidget, width: int, height: int, x: int = 10, y: int = 10) -> None:
    widget.setParent(window)
    widget.setGeometry(x, y, width, height)
    widget.show()


def wrapped(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    return label


def box(text: str) -> QComboBox:
    made = QComboBox()
    made.addItem(text)
    return made


LONG = "a text of many words that needs much room"


@pytest.mark.parametrize(
    ("make", "width", "height"),
    [
        (lambda: QLabel(LONG), 400 - 20, 30),
        (lambda: QPushButton(LONG), 400 - 20, 40),
        (lambda: wrapped(LONG), 150, 100),
        (lambda: box(LONG), 400 - 20, 40),
        (lambda: Note("secondary"), 100, 20),
    ],
)
def test_widgets_with_room_have_no_defect(
    window: QWidget, make: Callable[[], QWidget], width: int, height: int
) -> None:
    add(window, make(), width, height)
    assert widget_defects(window) == []


def note() -> Note:
    made = Note("secondary")
    made.setText(LONG)
    return made


@pytest.mark.parametrize(
    ("make", "width", "height"),
    [
        (lambda: QLabel(LONG), 100, 30),
        (lambda: QLabel("tall"), 100, 5),
        (lambda: QPushButton(LONG), 100, 40),
        (lambda: wrapped(LONG), 100, 20),
        (lambda: wrapped("Unbreakable_and_very_long"), 60, 100),
        (lambda: box(LONG), 100, 40),
        (note, 100, 20),
    ],
)
def test_text_without_room_is_found(window: QWidget, make: Callable[[], QWidget], width: int, height: int) -> None:
    add(window, make(), width, height)
    assert [each.kind for each in widget_defects(window)] == ["cut_text"]


def test_a_label_is_measured_as_it_is_now(window: QWidget) -> None:
    label = QLabel("short")
    add(window, label, 200, 30)
    label.setFixedWidth(200)
    assert label.sizeHint().width() == 200
    label.setFixedWidth(150)
    assert widget_defects(window) == []


def test_widgets_on_each_other_are_found(window: QWidget) -> None:
    add(window, QPushButton("one"), 100, 40)
    add(window, QPushButton("two"), 100, 40, x=100)
    assert [str(each) for each in widget_defects(window)] == [
        "overlap: QPushButton 'one' and QPushButton 'two' share 10 × 40"
    ]


def test_a_button_that_sticks_out_is_found(window: QWidget) -> None:
    add(window, QPushButton("out"), 100, 40, x=350)
    assert [each.kind for each in widget_defects(window)] == ["clipped_widget"]


def test_what_can_be_scrolled_to_is_no_defect_but_sideways_it_is(window: QWidget) -> None:
    area, inside = QScrollArea(), QWidget()
    column = QVBoxLayout(inside)
    for _ in range(20):
        column.addWidget(QLabel("a line"))
    area.setWidget(inside)
    add(window, area, 300, 150)
    assert widget_defects(window) == []
    inside.setFixedWidth(600)
    wide = QLabel("to the right", inside)
    wide.setGeometry(400, 0, 150, 30)
    wide.show()
    assert "clipped_widget" in [each.kind for each in widget_defects(window)]
