# SPDX-License-Identifier: MIT
"""Choosing cards over several zones: by click, one at a time, and by Tab and arrows."""

import pytest

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt import paths
from shengji_qt.model.cards import cards_text, parse_cards
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.hand_layout import HandLayout, lay_out_hand
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.selection import Selection

pytestmark = pytest.mark.gui
BOTH = ("hand", "other")


def upper(count: int, width: float, height: float, **options: object) -> HandLayout:
    """The same fan, half a table higher."""
    found = lay_out_hand(count, width, height, head_last=False)
    up = height / 2
    places = tuple(each._replace(y=each.y - up) for each in found.places)
    return found._replace(top=found.top - up, bottom=found.bottom - up, places=places)


@pytest.fixture
def chosen(qapp: object) -> Selection:
    """A hand of four cards below another zone of two."""
    scene, motion = QGraphicsScene(), Motion()
    motion.instant = True
    pool = CardPool(scene, CardFaces(paths.resources() / "cards"), motion)
    hand, other = Hand(pool, motion), Hand(pool, motion, "other", upper)
    for zone, words in ((hand, "3S 3S 4S KH"), (other, "4S AD")):
        zone.add([pool.take(card, 100) for card in parse_cards(words)])
        zone.lay_out(0)
    found = Selection(hand)
    found.zones.append(other)
    found._scene = scene  # type: ignore[attr-defined]  # else it is gone
    return found


def text(chosen: Selection, names: tuple[str, ...] = BOTH) -> str:
    return cards_text(chosen.cards(names))


def test_the_topmost_card_under_the_pointer(chosen: Selection) -> None:
    for zone in chosen.zones:
        item = zone.items[0]
        assert chosen.hit(zone.place_of(item) + QPointF(5, 40)) is item
        assert chosen.zone_of(item) is zone
    assert chosen.hit(QPointF(1, 1)) is None and chosen.zone_of(None) is None


def test_cards_are_found_in_the_zones_that_count(chosen: Selection) -> None:
    chosen.select_cards(parse_cards("4S 4S AD"), BOTH)
    assert text(chosen, ("hand",)) == "4S" and text(chosen, ("other",)) == "4S AD"
    chosen.select_cards(parse_cards("KH"), ("hand",))
    assert text(chosen, ("hand",)) == "KH" and text(chosen, ("other",)) == "4S AD", "the other zone keeps its choice"
    chosen.select(())
    assert text(chosen) == ""


def test_what_must_be_played_glows_where_it_lies(chosen: Selection) -> None:
    chosen.oblige(parse_cards("4S AD"), parse_cards("4S AD"), BOTH)
    marks = [(item.frame_kind, item.dim) for zone in chosen.zones for item in zone.items]
    assert marks == [("", True), ("", True), ("must", False), ("", True), ("", False), ("must", False)]
    chosen.oblige(parse_cards("AD"), parse_cards("AD"), ("other",))
    assert not any(item.dim for item in chosen.zones[0].items), "a zone that does not count is not dimmed"


def test_one_at_a_time(chosen: Selection) -> None:
    chosen.single = lambda: True
    hand, other = (zone.items for zone in chosen.zones)
    chosen.click(hand[3], raised=False, room=None)
    chosen.click(other[1], raised=False, room=None)
    assert text(chosen) == "AD"
    chosen.sweep(hand[0], chosen.zones[0].place_of(hand[2]) + QPointF(5, 40), set())
    assert text(chosen) == "4S" and len(chosen.selected) == 1
    chosen.click(hand[2], raised=True, room=None)
    assert text(chosen) == ""


def test_a_sweep_stays_in_its_zone(chosen: Selection) -> None:
    hand, other = (zone.items for zone in chosen.zones)
    chosen.sweep(hand[1], chosen.zones[0].place_of(hand[3]) + QPointF(5, 40), {other[1]})
    assert text(chosen) == "3S 4S KH AD"
    assert chosen.together(hand[1], BOTH) == [*hand[1:], other[1]]
    assert chosen.together(other[1], ("hand",)) == [other[1]]


def test_the_keyboard_begins_where_the_mouse_was(chosen: Selection) -> None:
    other = chosen.zones[1].items[1]
    chosen.move_cursor(1)
    chosen.let_go(other)
    assert chosen.cursor_item is None and chosen.zone is chosen.zones[1]
    chosen.select([other])
    chosen.move_cursor(1)
    assert chosen.cursor_item is other
    chosen.let_go(None)
    assert chosen.cursor_item is None and chosen.zone is chosen.zones[0]


def test_tab_goes_through_the_zones(chosen: Selection) -> None:
    chosen.move_cursor(1)
    assert chosen.cursor_item is chosen.zones[0].items[0]
    assert chosen.next_zone(1) and chosen.cursor_item is chosen.zones[1].items[0]
    assert not chosen.next_zone(1), "then to the buttons"
    assert chosen.next_zone(-1) and chosen.zone is chosen.zones[0]
    chosen.zones[1].items.clear()
    assert not chosen.next_zone(1)
    chosen.forget_cursor()
    assert chosen.cursor_item is None


def test_lifted_cards_stay_where_the_pointer_has_them(chosen: Selection) -> None:
    item = chosen.zones[0].items[0]
    home = item.pos()
    chosen.lift([item])
    item.setPos(5, 5)
    chosen.zones[0].lay_out(0)
    assert item.pos() == QPointF(5, 5)
    chosen.fly_home()
    assert item.pos() == home
