# SPDX-License-Identifier: MIT
"""Card play of the four-player game to its end, from a position in which all hands are given (four_player.md 11 to 14).

A position is a `Table` of rules and a `state` of integers (`core.state`), so that a copy costs one slice. The model is
the authority: tests play both side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shengji_qt.ai.core.base import Base
from shengji_qt.ai.core.bits import length
from shengji_qt.ai.core.candidates import candidates
from shengji_qt.ai.core.contest import answer, open_trick, remember, thrown
from shengji_qt.ai.core.following import ALLY, FOE, follow
from shengji_qt.ai.core.leading import lead
from shengji_qt.ai.core.masks import shape, size, value
from shengji_qt.ai.core.state import (
    BEST1,
    BOTTOM,
    DECLARER,
    DONE,
    EXTRA,
    H1,
    H2,
    H3,
    HIDDEN,
    LEAD1,
    LED,
    LENGTH,
    OVER,
    PLAYED,
    SCORE,
    TOP,
    TRICK,
    TURN,
    VOID,
    WINNER,
    take,
    take_one,
)
from shengji_qt.ai.core.table import Cards, Masks, Table
from shengji_qt.model.cards import POINTS
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import bottom_multiplier
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.order import Order
from shengji_qt.model.view import Trick

SEATS: Final = 4
PENALTY: Final = EXTRA  # points for a failed throw
PROTECT: Final = EXTRA + 1
ASCENDING: Final = EXTRA + 2  # throws are tested by rising position
BASIS: Final = EXTRA + 3  # 1: the lead decides the multiplier, not the winning play
FAILED: Final = EXTRA + 4  # a bit for each seat whose throw failed
MOST: Final = 60  # cards of a throw: any number


class FourPosition(Base[FourSettings]):
    """State: scores are the attackers' points."""

    __slots__ = ()

    @property
    def points(self) -> int:
        """The attackers', with the bottom when the play is over."""
        return self.state[SCORE]

    def moves(self, most: int) -> list[Cards]:
        """Legal plays worth trying, at most `most`, that of the lean policy first."""
        state, table = self.state, self.table
        first = choose(table, state)
        found = candidates(table, state, state[TURN], first, state[PROTECT], state[PLAYED] == 0, most)
        return [table.cards(each) for each in found]

    def policy(self) -> Cards:
        """What the lean policy plays."""
        return self.table.cards(choose(self.table, self.state))

    def apply(self, cards: Cards) -> None:
        """Play these cards, which must be legal."""
        apply(self, *self.table.masks(cards))


def table_for(order: Order, settings: FourSettings) -> Table:
    """The tables of a deal; worth keeping for all its positions."""
    return Table(order, settings.decks, POINTS)


def new_position(
    table: Table, settings: FourSettings, hands: Sequence[Cards], bottom: Cards, declarer: int, leader: int
) -> FourPosition:
    """A position before a lead."""
    state = [0] * LENGTH
    for seat in range(SEATS):
        state[H1 + seat], state[H2 + seat], state[H3 + seat] = table.masks(hands[seat])
    state[TURN] = leader
    state[DECLARER] = declarer
    state[H1 + HIDDEN], state[H2 + HIDDEN], state[H3 + HIDDEN] = buried = table.masks(bottom)
    state[BOTTOM] = value(table, *buried)
    state[PENALTY] = settings.failed_throw_penalty
    state[PROTECT] = int(settings.protect_triples)
    state[ASCENDING] = int(settings.throw_fail_order == "ascending")
    state[BASIS] = int(settings.bottom_multiplier_basis == "led_format")
    return FourPosition(table, settings, state)


def position_of(game: FourGame, table: Table | None = None) -> FourPosition:
    """A deal of the model in the play of cards."""
    assert game.declarer is not None and game.turn is not None, "cards are played"
    tricks = (*game.tricks, game.trick)
    made = table or table_for(game.order, game.settings)
    return _replayed(
        made, game.settings, game.hands, game.bottom, game.declarer, game.turn, tricks, game.attacker_points
    )


def position_from(view: FourView, hands: Sequence[Cards], bottom: Cards, table: Table | None = None) -> FourPosition:
    """What a seat sees, with the hands and the bottom of one world that fits it."""
    assert view.declarer is not None and view.turn is not None, "cards are played"
    made = table or table_for(order_of(view), view.settings)
    tricks = (*view.tricks, view.trick)
    return _replayed(made, view.settings, hands, bottom, view.declarer, view.turn, tricks, view.attacker_points)


def _replayed(
    table: Table,
    settings: FourSettings,
    hands: Sequence[Cards],
    bottom: Cards,
    declarer: int,
    turn: int,
    tricks: Sequence[Trick],
    points: int,
) -> FourPosition:
    """The tricks so far show what is gone, who is void, and who wins the open one."""
    position = new_position(table, settings, hands, bottom, declarer, turn)
    state = position.state
    for trick in tricks:
        state[PLAYED] = state[TRICK] = 0
        for each in trick.plays:
            play = table.masks(each.cards)
            if state[PLAYED] == 0:
                open_trick(table, state, each.seat, *play)
            else:
                if play[0] & ~state[LED]:
                    state[VOID + each.seat] |= state[LED]
                answer(table, state, each.seat, *play)
            remember(state, each.seat, *play)
            state[PLAYED] += 1
            state[TRICK] += value(table, *play)
            before = state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat]
            take(state, each.seat, *play)
            state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat] = before
    state[PLAYED] = len(tricks[-1].plays)
    state[TRICK] = tricks[-1].points
    state[SCORE] = points
    return position


def choose(table: Table, state: list[int]) -> Masks:
    """What the lean policy plays."""
    slot = state[TURN]
    played = state[PLAYED]
    if played == 0:
        foes = state[VOID + ((slot + 1) & 3)] | state[VOID + ((slot + 3) & 3)]
        return lead(table, state, slot, foes, state[VOID + ((slot + 2) & 3)], MOST)
    relation = FOE if (state[WINNER] ^ slot) & 1 else ALLY
    return follow(table, state, slot, relation, 1 if played == 3 else 0, state[PROTECT])


def apply(position: FourPosition, p1: int, p2: int, p3: int) -> None:
    """Play these cards, which must be legal."""
    state = position.state
    step(position.table, state, p1, p2, p3)
    if state[DONE]:
        _dig(position)


def step(table: Table, state: list[int], p1: int, p2: int, p3: int) -> None:
    """Play these cards; what the bottom is worth is left to the caller."""
    if p2 == 0 and p1 & (p1 - 1) == 0:
        _step_one(table, state, p1)
        return
    slot, played = state[TURN], state[PLAYED]
    if played == 0:
        if p1 & (p1 - 1):
            p1, p2, p3 = _thrown(table, state, slot, p1, p2, p3)
        open_trick(table, state, slot, p1, p2, p3)
    else:
        if p1 & state[LED] != p1:
            state[VOID + slot] |= state[LED]
        if state[TOP] or p1 & state[OVER]:
            answer(table, state, slot, p1, p2, p3)
    take(state, slot, p1, p2, p3)
    if p1 & table.points:
        state[TRICK] += value(table, p1, p2, p3)
    if state[H1 + slot] == 0:
        remember(state, slot, p1, p2, p3)
    if played < 3:
        state[PLAYED] = played + 1
        state[TURN] = (slot + 1) & 3
    else:
        _end_trick(state)


def _step_one(table: Table, state: list[int], bit: int) -> None:
    """The same for one card, which most plays are."""
    slot, played = state[TURN], state[PLAYED]
    if played == 0:
        open_trick(table, state, slot, bit, 0, 0)
    elif bit & state[OVER]:
        state[OVER] = table.over[length(bit) - 1]
        state[WINNER] = slot
    if not bit & state[LED]:
        state[VOID + slot] |= state[LED]
    take_one(state, slot, bit)
    if bit & table.points:
        state[TRICK] += 10 if bit & table.tens else 5
    if state[H1 + slot] == 0:
        remember(state, slot, bit, 0, 0)
    if played == 3:
        _end_trick(state)
    else:
        state[PLAYED] = played + 1
        state[TURN] = (slot + 1) & 3


def _thrown(table: Table, state: list[int], slot: int, p1: int, p2: int, p3: int) -> Masks:
    """What is led of several faces; a failed throw costs points (11.4)."""
    led = thrown(table, state, (p1, p2, p3), 15 ^ 1 << slot, state[ASCENDING])
    if size(led) != size((p1, p2, p3)):
        state[FAILED] |= 1 << slot
        if (slot ^ state[DECLARER]) & 1:
            state[SCORE] = max(state[SCORE] - state[PENALTY], 0)
        else:
            state[SCORE] += state[PENALTY]
    return led


def _end_trick(state: list[int]) -> None:
    winner = state[WINNER]
    if (winner ^ state[DECLARER]) & 1:
        state[SCORE] += state[TRICK]
    state[TURN] = winner
    state[PLAYED] = 0
    state[TRICK] = 0
    if state[H1 + winner] == 0:
        state[DONE] = 1


def _dig(position: FourPosition) -> None:
    """The attackers get the bottom if they won the last trick (14)."""
    state = position.state
    if state[BOTTOM] and (state[WINNER] ^ state[DECLARER]) & 1:
        state[SCORE] += state[BOTTOM] * multiplier(position)


def multiplier(position: FourPosition) -> int:
    """The factor on the bottom for the last trick as it was won (14.2)."""
    table, state = position.table, position.state
    at = LEAD1 if state[BASIS] else BEST1
    play = state[at], state[at + 1], state[at + 2]
    cls = table.cls[play[0].bit_length() - 1]
    key = shape(table, cls, *play)
    known = table.factors.get(key)
    if known is None:
        factor = bottom_multiplier(table.order, table.cards(play), position.settings).factor
        known = table.factors[key] = factor
    return known


def playout(position: FourPosition) -> int:
    """Play to the end by the lean policy, the same for every seat: the attackers' points with the bottom.

    The position is used up; deterministic.
    """
    table, state = position.table, position.state
    while state[DONE] == 0:
        p1, p2, p3 = choose(table, state)
        step(table, state, p1, p2, p3)
    _dig(position)
    return state[SCORE]
