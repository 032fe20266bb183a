# SPDX-License-Identifier: MIT
"""Clicks on cards of which there are copies."""

from __future__ import annotations

from shengji_qt.model.cards import Card
from shengji_qt.ui.scene.copies import CopyClicks


class Item:
    def __init__(self, card: str) -> None:
        self.card: Card | None = Card.parse(card)


def held(cards: str) -> list[Item]:
    return [Item(card) for card in cards.split()]


def clicked(clicks: CopyClicks, items: list[Item], chosen: set[Item], index: int, room: int | None = None) -> set[Item]:
    item = items[index]
    return clicks.click(item, items, chosen, raised=item in chosen, room=room)


def test_once_the_card_twice_its_copies_three_times_none() -> None:
    items, clicks = held("KC KC KC 3C"), CopyClicks()
    one = clicked(clicks, items, set(), 1)
    assert one == {items[1]}
    two = clicked(clicks, items, one, 1)
    assert two == set(items[:3])
    assert clicked(clicks, items, two, 1) == set()


def test_what_was_selected_besides_stays() -> None:
    items, clicks = held("KC KC 3C"), CopyClicks()
    chosen = clicked(clicks, items, {items[2]}, 0)
    chosen = clicked(clicks, items, chosen, 0)
    assert chosen == set(items)
    assert clicked(clicks, items, chosen, 0) == {items[2]}


def test_a_card_without_copies_goes_down_at_the_second_click() -> None:
    items, clicks = held("KC 3C"), CopyClicks()
    assert clicked(clicks, items, clicked(clicks, items, set(), 0), 0) == set()


def test_only_the_click_that_follows_directly_extends() -> None:
    items, clicks = held("KC KC 3C"), CopyClicks()
    chosen = clicked(clicks, items, set(), 0)
    chosen = clicked(clicks, items, chosen, 2)
    assert clicked(clicks, items, chosen, 0) == {items[2]}, "lowered, as it was selected before another card"


def test_a_selection_made_otherwise_is_lowered_card_by_card() -> None:
    items, clicks = held("KC KC 3C"), CopyClicks()
    assert clicked(clicks, items, set(items), 0) == set(items[1:])


def test_no_more_copies_than_there_is_room_for() -> None:
    items, clicks = held("KC KC KC"), CopyClicks()
    one = clicked(clicks, items, set(), 0, 1)
    assert clicked(clicks, items, one, 0, 1) == set(items[:2])
    clicks.forget()
    one = clicked(clicks, items, set(), 0, 0)
    assert clicked(clicks, items, one, 0, 0) == set()


def test_a_card_that_was_seen_lying_is_left_raised() -> None:
    items, clicks = held("KC KC"), CopyClicks()
    assert clicks.click(items[0], items, {items[0]}, raised=False, room=None) == {items[0]}
