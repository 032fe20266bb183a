# SPDX-License-Identifier: MIT
"""Hands of the three-player game played without sense but by the rules, under random layouts and house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Play, Swap, SwapMove
from shengji_qt.model.cards import Card, Rank, parse_cards
from shengji_qt.model.events import Event
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.family import FAMILY
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.layouts import PRESETS, Layout, check_layout, top_slots
from shengji_qt.model.three_player.settings import SETTINGS, ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import ThreeView
from tests.model.driver import Dice

SPECTATOR_AND_SEATS = (None, 0, 1, 2)


def ranks(text: str) -> tuple[Rank, ...]:
    """`ranks("3 J A")`."""
    return tuple(Rank.parse(word) for word in text.split())


def random_layout(dice: Dice) -> Layout:
    """Any valid layout, own ones more often than presets, with its own flip order."""
    while True:
        if not dice.below(4):
            slots = dice.one_of(PRESETS).slots
        else:
            top, lower = 4 + dice.below(3), 1 + dice.below(3)
            row = [(5 * index + dice.below(2), dice.below(3), 3) for index in range(top)]
            middle = [(2 * dice.below(15), 1 + dice.below(4), 2) for _ in range(10 - top - lower)]
            slots = tuple(row + middle + [(2 * dice.below(15), 2 + dice.below(4), 1) for _ in range(lower)])
        order = list(top_slots(slots))
        dice.shuffle(order)
        layout = Layout("own", slots, tuple(order))
        if check_layout(layout) is None:
            return layout


def random_settings(dice: Dice, **fixed: Any) -> ThreeSettings:
    """Every house rule drawn from its choices."""
    drawn = {each.key: dice.one_of(each.choices) for each in SETTINGS}
    layouts = tuple(random_layout(dice) for _ in range(3))
    return msgspec.structs.replace(ThreeSettings(), layouts=layouts, **{**drawn, **fixed})


def random_standing(dice: Dice) -> ThreeStanding:
    """A later hand: any levels, any declarer."""
    levels = tuple(dice.one_of(ranks("3 4 5 8 10 J Q K A")) for _ in range(3))
    return ThreeStanding(levels=levels, declarer=dice.below(3))


def shuffled(dice: Dice) -> list[Card]:
    deck = FAMILY.deck(ThreeSettings())
    dice.shuffle(deck)
    return deck


def new_game(
    settings: ThreeSettings,
    standing: ThreeStanding,
    deck: list[Card],
    options: MatchOptions | None = None,
    deal_no: int = 1,
) -> ThreeGame:
    start = DealStart(deal_no, standing, options or MatchOptions())
    return ThreeGame(settings, start, deck, standing.declarer or 0)


def random_swap(view: ThreeView, dice: Dice) -> Swap:
    """Several swaps at once, which `options` does not list."""
    assert view.seat is not None
    slots = [slot for slot, pile in enumerate(view.tableaus[view.seat]) if pile.state == "up"]
    count = dice.below(5)
    pairs = zip(dice.some_of(slots, count), dice.some_of(view.bottom, count), strict=True)
    return Swap(tuple(SwapMove(slot, face, dice.one_of(("hand", "bottom"))) for slot, face in pairs))


def choose(view: ThreeView, dice: Dice) -> AnyAction:
    """Any legal action; with rule #3 leads are often throws."""
    assert view.decision is not None
    if view.decision.kind == "swap":
        return random_swap(view, dice)
    if view.decision.kind == "play" and not view.trick.plays and dice.below(2):
        return Play(view_rules.plays(view, 60)[-1])
    return dice.one_of(view_rules.options(view, 40))


def step(game: ThreeGame, dice: Dice) -> tuple[int | None, AnyAction | None, list[Event]]:
    """One advance of the table, or one action of a seat."""
    if game.can_advance and (not game.pending() or dice.below(8)):
        return None, None, game.advance()
    seat = dice.one_of(game.pending()).seat
    action = choose(game.view(seat), dice)
    return seat, action, game.apply(seat, action)


def steps(game: ThreeGame, dice: Dice) -> Iterator[list[Event]]:
    """The events of each step to the end of the hand."""
    while not game.over:
        yield step(game, dice)[2]


def play_out(game: ThreeGame, dice: Dice) -> list[Event]:
    return [happened for events in steps(game, dice) for happened in events]


def random_game(seed: int, **fixed: Any) -> tuple[ThreeGame, Dice]:
    """A hand under random rules; every fourth is a first hand."""
    dice = Dice(seed)
    settings = random_settings(dice, **fixed)
    first = not dice.below(4)
    standing = ThreeStanding(levels=ranks("3 3 3")) if first else random_standing(dice)
    return new_game(settings, standing, shuffled(dice)), dice


def knowledge(game: ThreeGame) -> list[bytes]:
    """All Views, as bytes."""
    return [codec.encode(game.view(seat)) for seat in SPECTATOR_AND_SEATS]


def laid(
    tops: dict[tuple[int, int], str], bottom: str = "", stock: str = "", first: int = 0, dice: Dice | None = None
) -> list[Card]:
    """A whole deck that deals these cards: `tops` by (seat, slot), and the first of the bottom and of the stock.

    Other places get cards that can neither bid nor score at level 8 while there are such cards.
    """
    lying = {place: Card.parse(text) for place, text in tops.items()}
    low, high = parse_cards(bottom), parse_cards(stock)
    rest = [each for each in FAMILY.deck(ThreeSettings()) if each not in (*lying.values(), *low, *high)]
    if dice is not None:
        dice.shuffle(rest)
    dull = [each for each in rest if each.text[:-1] in ("3", "4", "6", "7", "9", "J", "Q", "A")]
    rest = [each for each in rest if each not in dull] + dull[::-1]
    places = [((first + index) % 3, index // 3) for index in range(30)]
    deck = [lying[place] if place in lying else rest.pop() for place in places]
    deck += [*low, *(rest.pop() for _ in range(4 - len(low)))]
    return [*deck, *high, *rest[::-1]]
