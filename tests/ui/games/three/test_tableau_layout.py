# SPDX-License-Identifier: MIT
"""Tableaus on the table: cards overlap exactly where one covers another, and hidden cards show an edge."""

from __future__ import annotations

import pytest
from hypothesis import given

from shengji_qt.model.three_player.layouts import HEIGHT, PRESETS, WIDTH, Layout, covers
from shengji_qt.ui.games.three.tableau_layout import drawn, extent, fitting_width, lay_out_tableau
from tests.ui.games.three.random_layouts import layouts


@given(layouts)
def test_cards_overlap_exactly_where_they_cover(layout: Layout) -> None:
    places = lay_out_tableau(layout.slots, 80, 0, 0)
    shown = set()
    for a in range(10):
        for b in range(10):
            one, other = places.card_rect(a), places.card_rect(b)
            apart = 0.01  # of rounding
            inner = one._replace(x=one.x + apart, y=one.y + apart, w=one.w - 2 * apart, h=one.h - 2 * apart)
            if layout.slots[a][2] > layout.slots[b][2] and inner.overlaps(other):
                shown.add((a, b))
    assert shown == set(covers(layout.slots))


@given(layouts)
def test_cards_of_one_layer_do_not_overlap(layout: Layout) -> None:
    places = drawn(layout.slots)
    for a in range(10):
        for b in range(a):
            if layout.slots[a][2] == layout.slots[b][2]:
                dx, dy = (abs(p - q) for p, q in zip(places[a], places[b], strict=True))
                assert dx >= WIDTH - 1e-6 or dy >= HEIGHT - 1e-6


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
def test_every_hidden_card_of_a_preset_shows_an_edge(preset: Layout) -> None:
    places = drawn(preset.slots)
    for upper, lower in covers(preset.slots):
        assert places[lower][1] - places[upper][1] >= 1.5  # a quarter of a card's height


@given(layouts)
def test_the_rectangle_holds_all_cards_and_fits(layout: Layout) -> None:
    width = fitting_width(layout.slots, 400, 200, 90)
    places = lay_out_tableau(layout.slots, width, 30, 40)
    assert places.rect.w <= 400.01 and places.rect.h <= 200.01 and width <= 90
    for slot in range(10):
        card = places.card_rect(slot)
        assert places.rect.x - 0.01 <= card.x and card.right <= places.rect.right + 0.01
        assert places.rect.y - 0.01 <= card.y and card.bottom <= places.rect.bottom + 0.01


def test_five_stacks_are_six_cards_wide() -> None:
    wide, high = extent(PRESETS[0].slots)
    assert wide == 6 and high == pytest.approx(1 + 2.8 / 6)
