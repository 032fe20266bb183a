# SPDX-License-Identifier: MIT
"""Deals of five players for tests: stacked or random, played without sense but by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from shengji_qt.model.actions import AnyAction, Bury, Divide, Play
from shengji_qt.model.cards import Card, Rank, full_deck, parse_cards
from shengji_qt.model.events import Event
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.game import DealStart, Refused
from shengji_qt.model.settings import MatchOptions
from tests.model.driver import Dice

THREE = Rank.parse("3")
EVERYBODY = (None, 0, 1, 2, 3, 4)


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(Rank.parse(each) for each in text.split())


def standing(
    levels: str = "3 3 3 3 3", declarer: int | None = None, passed: str = "00000", cumulative: str = "0 0 0 0 0"
) -> FiveStanding:
    return FiveStanding(
        levels=ranks(levels),
        declarer=declarer,
        must_levels=(THREE,) * SEATS,
        passed=tuple(each == "1" for each in passed),
        cumulative=tuple(int(each) for each in cumulative.split()),
    )


def stacked(hands: dict[int, str], bottom: str = "", first_seat: int = 0, decks: int = 2) -> list[Card]:
    """A deck that deals these cards to these seats (first ones first), and the rest anyhow."""
    size = FiveSettings(decks=decks).hand_size  # type: ignore[arg-type]
    wanted = {seat: list(parse_cards(hands.get(seat, ""))) for seat in range(SEATS)}
    under = list(parse_cards(bottom))
    rest = list((Counter(full_deck(decks)) - Counter(sum(wanted.values(), under))).elements())
    rest.sort(key=lambda face: (face * 7) % 54)  # mixed, always the same
    for seat in range(SEATS):
        while len(wanted[seat]) < size:
            wanted[seat].append(rest.pop())
    takers = {seat: iter(cards) for seat, cards in wanted.items()}
    return [next(takers[(first_seat + number) % SEATS]) for number in range(SEATS * size)] + under + rest


def deal(
    deck: list[Card],
    before: FiveStanding | None = None,
    first_seat: int = 0,
    options: MatchOptions | None = None,
    deal_no: int = 1,
    **rules: Any,
) -> FiveGame:
    start = DealStart(deal_no, before or standing(), options or MatchOptions(start_level=THREE))
    return FiveGame(FiveSettings(**rules), start, deck, first_seat)


def dealt(deck: list[Card], before: FiveStanding | None = None, first_seat: int = 0, **rules: Any) -> FiveGame:
    game = deal(deck, before, first_seat, **rules)
    while game.can_advance:
        game.advance()
    return game


def random_deal(seed: int, before: FiveStanding | None = None, **rules: Any) -> FiveGame:
    dice = Dice(seed)
    deck = full_deck(rules.get("decks", 2))
    dice.shuffle(deck)
    drawer = dice.below(SEATS)
    if before is not None and before.declarer is not None:
        drawer = before.declarer
    return deal(deck, before, drawer, **rules)


def refused(game: FiveGame, seat: int, action: AnyAction) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(seat, action)
    return caught.value.refusal.code


def choose(view: FiveView, dice: Dice) -> AnyAction:
    """Any legal answer; throws now and then, and the declarer buries or divides at random."""
    assert view.decision is not None
    kind = view.decision.kind
    if kind == "bury":
        return Bury(tuple(dice.some_of(view.hand, view.settings.bottom_size)))
    if kind == "divide":
        return Divide(tuple(dice.some_of(view.hand, 8 + dice.below(13))))
    if kind == "play" and not view.trick.plays and not dice.below(3):
        order = view_rules.order_of(view)
        alike = order.of_class(view.hand, order.cls[dice.one_of(view.hand)])
        return Play(tuple(dice.some_of(alike, 2 + dice.below(4))))
    return dice.one_of(view_rules.options(view, 30))


class Step(NamedTuple):
    """One input of a deal; no action: a step of the table."""

    seat: int
    action: AnyAction | None
    events: list[Event]


def step(game: FiveGame, dice: Dice) -> Step:
    if game.can_advance and (not game.pending() or dice.below(12)):
        return Step(0, None, game.advance())
    decision = dice.one_of(game.pending())
    action = choose(game.view(decision.seat), dice)
    return Step(decision.seat, action, game.apply(decision.seat, action))


def steps(game: FiveGame, dice: Dice) -> Iterator[Step]:
    while not game.over:
        yield step(game, dice)


def finish(game: FiveGame, seed: int = 1) -> list[Event]:
    """Play to the end; what happened."""
    return [happened for each in steps(game, Dice(seed)) for happened in each.events]
