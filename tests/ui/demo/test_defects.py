# SPDX-License-Identifier: MIT
"""Each kind of defect, made on purpose, is found; what is meant is not."""

from __future__ import annotations

import pytest

from shengji_qt.ui.demo.defects import (
    INTENDED,
    Part,
    Text,
    hidden_cards,
    intended,
    loose_cards,
    outside,
    overlaps,
    text_defects,
    visible_width,
)
from shengji_qt.ui.scene.table_layout import Rect

WINDOW = Rect(0, 0, 1000, 600)


def kinds(defects: list[object]) -> list[str]:
    return [str(each).partition(":")[0] for each in defects]


def test_two_plates_on_each_other_are_found() -> None:
    one, other = Part("seats.2.plate", Rect(0, 0, 100, 50)), Part("score_plates.0.base", Rect(90, 40, 100, 50))
    assert [str(each) for each in overlaps([one, other])] == [
        "overlap: seats.2.plate and score_plates.0.base share 10 × 10"
    ]


@pytest.mark.parametrize("gap", [0.0, -1.0])
def test_neighbours_and_rounding_are_no_overlap(gap: float) -> None:
    assert overlaps([Part("a", Rect(0, 0, 100, 50)), Part("b", Rect(100 + gap, 0, 100, 50))]) == []


@pytest.mark.parametrize(
    ("one", "other", "meant"),
    [
        ("hand.3", "hand.4", True),
        ("hand.3", "button.play", False),
        ("trick.plays.1.0", "trick.plays.1.1", True),
        ("trick.plays.1.0", "trick.plays.2.0", False),
        ("trick.outline.tag", "trick.plays.2.0", True),
        ("trick.outline.tag", "seats.2.plate", False),
        ("seats.1.count", "seats.1.plate", True),
        ("seats.1.note", "seats.2.plate", False),
        ("bottom.items.0", "bottom.caption", False),
        ("dragged.hand.3", "trick.plays.2.0", True),
        ("log", "seats.1.ring", True),
        ("log", "button.play", False),
        ("log", "score_plates.0.base", False),
    ],
)
def test_only_what_the_table_declares_may_overlap(one: str, other: str, meant: bool) -> None:
    rect = Rect(0, 0, 10, 10)
    assert intended(one, other) == intended(other, one) == meant
    assert (overlaps([Part(one, rect), Part(other, rect)]) == []) == meant


def test_every_intended_overlap_has_a_reason() -> None:
    assert all(why for _, _, why in INTENDED)


def test_what_is_not_on_the_table_is_found() -> None:
    parts = [Part("in", Rect(0, 0, 1000, 600)), Part("out", Rect(900, 550, 80, 60)), Part("tab", Rect(960, 0, 48, 30))]
    assert [str(each) for each in outside(parts, WINDOW)] == ["outside: out by 10"]


def fan(step: float, count: int = 4, width: float = 100.0) -> list[Part]:
    return [Part(f"hand.{i}", Rect(i * step, 0, width, width * 1.4), i, True) for i in range(count)]


@pytest.mark.parametrize(("step", "hidden"), [(28, 0), (27, 0), (24, 3), (5, 3)])
def test_a_card_that_shows_less_than_its_index_is_found(step: float, hidden: int) -> None:
    assert kinds(list(hidden_cards(fan(step)))) == ["hidden_card"] * hidden


def test_a_second_row_below_the_index_hides_nothing_but_one_over_it_does() -> None:
    upper = Part("hand.0", Rect(0, 0, 100, 140), 0, True)
    assert hidden_cards([upper, Part("hand.1", Rect(0, 54, 100, 140), 1, True)]) == []
    assert kinds(list(hidden_cards([upper, Part("hand.1", Rect(0, 40, 100, 140), 1, True)]))) == ["hidden_card"]


def test_backs_may_be_hidden() -> None:
    assert hidden_cards([part._replace(card=False) for part in fan(2)]) == []


def test_visible_width_is_the_longest_free_stretch() -> None:
    rect = Rect(0, 0, 100, 10)
    assert visible_width(rect, []) == 100
    assert visible_width(rect, [Rect(30, 0, 20, 10), Rect(40, 0, 20, 10)]) == 40
    assert visible_width(rect, [Rect(-5, 0, 200, 10)]) == 0


def text(words: str, box: Rect, part: str = "plate") -> Text:
    return Text(part, words, box, Rect(0, 0, 100, 20))


@pytest.mark.parametrize("box", [Rect(50, 5, 60, 10), Rect(-9, 5, 60, 10), Rect(0, 12, 60, 12), Rect(0, -5, 60, 12)])
def test_text_beyond_its_picture_is_found(box: Rect) -> None:
    assert kinds(list(text_defects([text("Attackers", box)]))) == ["cut_text"]


def test_text_on_text_is_found_in_one_picture_only() -> None:
    one, other = Rect(0, 2, 50, 12), Rect(45, 2, 50, 12)
    assert kinds(list(text_defects([text("a", one), text("b", other)]))) == ["texts_overlap"]
    assert text_defects([text("a", one), text("b", other, "other plate")]) == []


def test_an_ellipsis_is_found_unless_it_was_written() -> None:
    found = text_defects([text("Declar…", Rect(0, 2, 50, 12))])
    assert [str(each) for each in found] == ["elided: 'Declar…' in plate"]
    assert text_defects([text("thinking…", Rect(0, 2, 50, 12))], frozenset({"thinking…"})) == []


def test_a_card_that_belongs_to_nothing_is_found() -> None:
    parts = [Part("flying.2S", Rect(0, 0, 10, 10)), Part("hand.0", Rect(0, 0, 10, 10))]
    assert [each.what for each in loose_cards(parts)] == ["flying.2S"]
