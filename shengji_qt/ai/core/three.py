# SPDX-License-Identifier: MIT
"""Card play of the three-player game to its end, from a position in which all cards are given (three_player.md 13, 17).

As `core.four`. A seat's hand here is what it can play: hand cards and face-up tableau cards; a card that lies face down
joins when the cards on it have been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from shengji_qt.ai.core.base import Base
from shengji_qt.ai.core.bits import count
from shengji_qt.ai.core.candidates import candidates
from shengji_qt.ai.core.masks import value
from shengji_qt.ai.core.state import BOTTOM, COUNT, DECLARER, H1, HIDDEN, PLAYED, SCORE, TRICK, TURN, WINNER
from shengji_qt.ai.core.table import TABLES, Cards, Table
from shengji_qt.ai.core.three_choice import choose
from shengji_qt.ai.core.three_play import add, finish, look_under, step
from shengji_qt.ai.core.three_state import (
    BONUS,
    CARD,
    COVERED,
    COVERS,
    DOWN,
    FINE,
    FRESH,
    FULL,
    LAST_LEADER,
    LENGTH,
    LEVEL,
    OWNED,
    PLAYS,
    SEATS,
    THROWS,
    WON,
    leads,
    longest_throw,
)
from shengji_qt.model.order import Order
from shengji_qt.model.three_player import points as point_rules
from shengji_qt.model.three_player import results
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.layouts import covering
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import Tally
from shengji_qt.model.three_player.view import Pile, ThreeView
from shengji_qt.model.three_player.view_rules import order_of
from shengji_qt.model.view import Played, Trick


class ThreePosition(Base[ThreeSettings]):
    """State: also as in `core.three_state`; scores by seat."""

    __slots__ = ()

    @property
    def points(self) -> tuple[int, int, int]:
        """By seat: of the rounds won, with the bottom score when the play is over."""
        return self.state[SCORE], self.state[SCORE + 1], self.state[SCORE + 2]

    def moves(self, most: int) -> list[Cards]:
        """Legal plays worth trying, at most `most`, that of the lean policy first."""
        table, state = self.table, self.state
        found = candidates(table, state, state[TURN], choose(table, state), 0, leads(state), most)
        longest = longest_throw(state, state[TURN]) if leads(state) else state[COUNT]
        return [table.cards(each) for each in found if count(each[0]) <= longest]

    def policy(self) -> Cards:
        """What the lean policy plays."""
        return self.table.cards(choose(self.table, self.state))

    def apply(self, cards: Cards) -> None:
        """Play these cards, which must be legal."""
        step(self.table, self.state, *self.table.masks(cards))

    def tally(self) -> Tally:
        """What the settlement asks for when the play is over (`three_player.settlement.settle`)."""
        last = last_round(self)
        tie = results.tie_strengths(self.table.order, last, SEATS)
        bottom = self.table.cards((self.state[H1 + HIDDEN], 0, 0))
        judged = results.judge_bottom(self.settings, self.table.order, self.state[DECLARER], last, bottom)
        return Tally(self.state[DECLARER], self.table.order.level, self.points, judged.level_capture, tie)


@lru_cache(maxsize=TABLES)
def table_for(order: Order, settings: ThreeSettings) -> Table:
    """The tables of a hand; kept while it is played: they cost more than a playout."""
    return Table(order, 1, point_rules.card_points(settings.rule1, settings.rule2))


def position_of(game: ThreeGame, table: Table | None = None) -> ThreePosition:
    """A hand of the model in the play of cards."""
    made = table or table_for(game.order, game.settings)
    view = game.view(None)
    hidden = [
        tuple(
            game.tableaus[seat].card_at(slot) for slot, pile in enumerate(view.tableaus[seat]) if pile.state == "down"
        )
        for seat in range(SEATS)
    ]
    return filled(frame_of(view, made), game.hands, hidden, game.bottom)


class Frame(NamedTuple):
    """What all worlds that fit a View share.

    `position`: no cards but those of the tableaus that lie face up. `covers`: by seat, by face-down card what lies on
    it: the cards that are seen, and the numbers of those that lie face down, too.
    """

    position: ThreePosition
    covers: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]


def frame_of(view: ThreeView, table: Table | None = None) -> Frame:
    """What a seat sees, without the cards that a world has to give."""
    settings = view.settings
    assert view.turn is not None and view.declarer is not None, "cards are played"
    made = table or table_for(order_of(view), settings)
    state = [0] * LENGTH
    state[BONUS] = point_rules.bonus_way(settings)
    for seat in range(SEATS):
        up = [pile.card for pile in view.tableaus[seat] if pile.state == "up" and pile.card is not None]
        state[H1 + seat] = made.masks(up)[0]
        state[SCORE + seat] = view.points[seat]
        state[WON + seat] = view.cards_won[seat] if state[BONUS] else 0
    state[DECLARER], state[TURN] = view.declarer, view.turn
    state[FULL] = SEATS if settings.rule3 else 2 * SEATS
    state[FRESH], state[OWNED] = int(settings.fresh_lead), int(settings.throw_test == "owned")
    state[FINE], state[THROWS] = settings.throw_fine, int(settings.rule3)
    state[LEVEL] = sum(1 << number for number, face in enumerate(made.face) if face.rank == made.order.level)
    for trick in (*view.tricks, view.trick):
        _replay(made, state, trick)
    covers = tuple(_covers(made, view.tableaus[seat], settings.layouts[seat].slots) for seat in range(SEATS))
    return Frame(ThreePosition(made, settings, state), covers)


def filled(frame: Frame, hands: Sequence[Cards], hidden: Sequence[Cards], bottom: Cards) -> ThreePosition:
    """A frame with one world: hand cards by seat, face-down cards by seat in the order of their slots, and the bottom.
    The frame stays as it is.
    """
    table, state = frame.position.table, frame.position.state[:]
    bits = table.bits
    for seat in range(SEATS):
        state[H1 + seat] |= table.masks(hands[seat])[0]
        down = [bits[face] for face in hidden[seat]]
        for number, (seen, others) in enumerate(frame.covers[seat]):
            state[DOWN + seat] |= down[number]
            state[CARD + COVERED * seat + number] = down[number]
            state[COVERS + COVERED * seat + number] = seen | sum([down[other] for other in others])
        look_under(state, seat)
    buried = state[H1 + HIDDEN], _, _ = table.masks(bottom)
    state[BOTTOM] = value(table, *buried)
    return ThreePosition(table, frame.position.settings, state)


def _covers(
    table: Table, piles: Sequence[Pile], slots: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """By face-down card of a tableau what lies on it, as in `Frame`."""
    down = [slot for slot, pile in enumerate(piles) if pile.state == "down"]
    above, found = covering(slots), []
    for slot in down:
        seen = [face for face in (piles[upper].card for upper in above[slot]) if face is not None]
        others = tuple(down.index(upper) for upper in above[slot] if upper in down)
        found.append((sum(table.bits[face] for face in seen), others))
    return tuple(found)


def _replay(table: Table, state: list[int], trick: Trick) -> None:
    """A round that was played, or begun: what is gone and who is void, who wins."""
    state[PLAYED] = state[TRICK] = 0
    for each in trick.plays:
        faces = table.masks(each.cards)[0]
        add(table, state, each.seat, faces)
        state[PLAYED] += 1
    if trick.plays and len(trick.plays) == state[FULL]:
        state[PLAYED] = state[TRICK] = 0


def last_round(position: ThreePosition) -> Trick:
    """The last round as the model has it; asked when the play is over."""
    table, state = position.table, position.state
    plays = tuple(
        Played((state[LAST_LEADER] + number) % SEATS, table.cards((state[PLAYS + number], 0, 0)))
        for number in range(state[FULL])
    )
    return Trick(plays, state[WINNER], state[TRICK])


def playout(position: ThreePosition) -> tuple[int, int, int]:
    """Play to the end by the lean policy: points by seat with the bottom score. The position is used up."""
    finish(position.table, position.state)
    return position.points
