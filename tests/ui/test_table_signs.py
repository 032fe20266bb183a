# SPDX-License-Identifier: MIT
"""What the signs on the table say: seats, ring, crown, shapes, counts, the best play; and how fast things move."""

from __future__ import annotations

import pytest

from shengji_qt.model.actions import Play
from shengji_qt.model.cards import parse_cards
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.table_page import TablePage
from tests.ui.at_table import others_play
from tests.ui.desk import Desk

pytestmark = pytest.mark.gui


def middle(page: TablePage, place: int) -> tuple[float, float]:
    rect: Rect = page.stage.layout.plates[place]
    return rect.centre


def test_seats_stand_in_the_order_of_play(leading: TablePage) -> None:
    """The next one sits at the right, as play goes against the clock."""
    (right, _), (_, top), (left, _) = (middle(leading, place) for place in (1, 2, 3))
    width, height = leading.stage.size
    assert left < width / 2 < right and top < height / 2
    assert [leading.stage.seats[place].facts.name for place in range(4)] == ["Me", "Ju", "Zhu", "Lan"]  # type: ignore[union-attr]


def test_what_a_plate_tells(leading: TablePage, desk: Desk) -> None:
    facts = {place: seat.facts for place, seat in leading.stage.seats.items()}
    for place, each in facts.items():
        assert each is not None
        assert each.declarer == (place == 0), "the crown"
        assert each.side == place % 2, "partners have one shape"
        assert each.level == "2" and each.cards == 25
    desk.act(0, Play(parse_cards("AH")))
    own = leading.stage.seats[0].facts
    assert own is not None and own.cards == 24


def test_the_ring_is_round_whoever_is_asked(leading: TablePage, desk: Desk) -> None:
    def ringed() -> list[int]:
        return [place for place, seat in leading.stage.seats.items() if seat.ring.opacity() == 1]

    assert ringed() == [0]
    desk.act(0, Play(parse_cards("AH")))
    assert ringed() == [1]
    others_play(desk)
    assert ringed() == [0]


def test_who_is_away_and_what_happens_then(leading: TablePage) -> None:
    leading.show_away({2: "computer"})
    facts = leading.stage.seats[2].facts
    assert facts is not None and facts.detail == "computer"
    leading.show_away({})
    facts = leading.stage.seats[2].facts
    assert facts is not None and facts.detail != "computer"


def test_a_table_that_cannot_be_reached_takes_no_play(leading: TablePage, desk: Desk) -> None:
    """Neither by button nor by key; looking and choosing go on, and the cards are still chosen when it is back."""
    leading.scene.suggest(parse_cards("AH"), Message("Hint", ""))
    before = len(desk.actions)

    def alive() -> dict[str, bool]:
        return {spec.name: spec.enabled for spec in leading.bar.specs}

    assert alive()["play"] and leading.can("hint")
    leading.show_cut_off(True)
    assert not alive()["play"] and alive()["clear"] and alive()["hint"]
    assert leading.can("hint")
    assert not leading.scene.submit_chosen() and len(desk.actions) == before
    assert leading.stage.message_line.message.head == "The table cannot be reached now"
    leading.show_cut_off(False)
    assert leading.stage.message_line.message.head == "Hint", "what could not be done may be done now"
    assert alive()["play"] and leading.scene.submit_chosen()
    assert desk.actions[before:] == [Play(parse_cards("AH"))] and leading.can("take_back")
    leading.show_cut_off(True)
    assert not leading.can("take_back")


def test_the_best_play_is_outlined(leading: TablePage, desk: Desk) -> None:
    desk.act(0, Play(parse_cards("3D")))
    view = desk.match.view(1)
    assert view is not None
    desk.act(1, Play(next(cards for cards in (parse_cards("AD"), parse_cards("KD")) if cards[0] in view.hand)))
    assert leading.stage.trick.best == 1, "another play beats it"
    frame, (card,) = leading.stage.trick._outline.frame, leading.stage.trick.plays[1]
    assert frame.isVisible() and frame.sceneBoundingRect().contains(card.pos())


def test_there_are_four_speeds_and_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "FACTOR", 1.0)
    times = []
    for name in ("slow", "standard", "fast", "faster", "off"):
        speeds.set_speed(name)
        times.append(speeds.ms(speeds.PLAY))
    assert times == sorted(times, reverse=True) and len(set(times)) == len(speeds.FACTORS) == 5
    assert times[1] == speeds.PLAY and times[-1] == 0
