# SPDX-License-Identifier: MIT
"""Card play of the five-player game to its end, from a position in which all cards are given (five_player.md 11 to 15).

As `core.four`; slots 0 to 4 are the seats, 5 (`HIDDEN`) is the mine, or the rear hand in split mode.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from shengji_qt.ai.core.base import Base
from shengji_qt.ai.core.candidates import candidates
from shengji_qt.ai.core.five_choice import choose
from shengji_qt.ai.core.five_play import add, begin, finish, step
from shengji_qt.ai.core.five_state import (
    ADJUST,
    BRACKET,
    DECLARERS,
    LENGTH,
    MINE_CHECKS,
    NEXT,
    PARTY,
    PLAYED_CARDS,
    PROTECT,
    SHORT_RULE,
    SPLIT,
)
from shengji_qt.ai.core.state import (
    DECLARER,
    H1,
    H2,
    H3,
    HIDDEN,
    LEAD1,
    LEADER,
    PLAYED,
    SCORE,
    SLOTS,
    TURN,
    take,
)
from shengji_qt.ai.core.table import TABLES, Cards, Table
from shengji_qt.model.cards import POINTS
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.mine import MineTurn, check_mine
from shengji_qt.model.five_player.seats import SEATS, pair_of, pairs, ring
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.split import SplitTurn, check_split_follow
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.view_rules import order_of
from shengji_qt.model.order import Order
from shengji_qt.model.view import Trick

_SHORT_RULES: Final = {"off": 0, "only_when_short": 1, "any": 2}


class Score(NamedTuple):
    """`personal` deal points by seat, `pairs` deal scores; with the bottom score when the play is over."""

    personal: tuple[int, ...]
    pairs: tuple[int, int]


class FivePosition(Base[FiveSettings]):
    """State: also as in `core.five_state`; scores by seat."""

    __slots__ = ()

    @property
    def score(self) -> Score:
        state = self.state
        personal = tuple(state[SCORE : SCORE + SEATS])
        first, second = (personal[a] + personal[b] for a, b in pairs(state[DECLARER]))
        return Score(personal, (first + state[ADJUST], second + state[ADJUST + 1]))

    def policy(self) -> Cards:
        """What the lean policy plays; () is a skip."""
        return self.table.cards(choose(self.table, self.state))

    def apply(self, cards: Cards) -> None:
        """Play these cards, which must be legal; () skips."""
        step(self.table, self.state, *self.table.masks(cards))

    def moves(self, most: int) -> list[Cards]:
        """Legal plays worth trying, at most `most`, that of the lean policy first; () is a skip."""
        table, state = self.table, self.state
        first = choose(table, state)
        leading = state[PLAYED] == 0
        found = candidates(table, state, state[TURN], first, state[PROTECT], leading, most)
        offers = [table.cards(each) for each in found]
        if not leading and (state[SPLIT] or state[TURN] == HIDDEN):
            offers = [each for each in dict.fromkeys([*offers, (), *self._singles()]) if self._allows(each)]
        return offers[:most]

    def _singles(self) -> list[Cards]:
        """Single cards of the slot on turn, for short plays."""
        return [(face,) for face in dict.fromkeys(hand_of(self, self.state[TURN]))]

    def _allows(self, cards: Cards) -> bool:
        """Whether the mine, or a hand in split mode, may follow with these cards."""
        state, order = self.state, self.table.order
        slot, declarer = state[TURN], state[DECLARER]
        led = self.table.cards((state[LEAD1], state[LEAD1 + 1], state[LEAD1 + 2]))
        held = hand_of(self, slot)
        if state[SPLIT] == 0:
            hand = hand_of(self, declarer)
            return check_mine(MineTurn(order, self.settings, led, state[LEADER] == declarer, hand, held), cards) is None
        if slot not in (declarer, HIDDEN):
            return check_split_follow(SplitTurn(order, led, held, False), cards) is None
        other = declarer if slot == HIDDEN else HIDDEN
        played = state[PLAYED_CARDS + other]
        turn = SplitTurn(order, led, held, True, len(hand_of(self, other)), None if played < 0 else played)
        return check_split_follow(turn, cards) is None


def hand_of(position: FivePosition, slot: int) -> Cards:
    """The cards in a slot, sorted by face."""
    state = position.state
    return position.table.cards((state[H1 + slot], state[H2 + slot], state[H3 + slot]))


@lru_cache(maxsize=TABLES)
def table_for(order: Order, settings: FiveSettings) -> Table:
    """The tables of a deal; kept while it is played: they cost more than a playout."""
    return Table(order, settings.decks, POINTS)


def position_of(game: FiveGame, table: Table | None = None) -> FivePosition:
    """A deal of the model in the play of cards."""
    made = table or table_for(game.order, game.settings)
    view = game.view(None)
    assert game.slot is not None, "a slot is on turn"
    return filled(_frame(view, game.slot, made, game.adjust), game.hands, game.mine)


def frame_of(view: FiveView, table: Table | None = None) -> FivePosition:
    """What a seat sees, without any cards in hands and mine: the same for all worlds that fit it."""
    assert view.slot is not None, "a slot is on turn"
    by_pair = [sum(view.personal[seat] for seat in pair) for pair in view.pairs]
    adjust = view.pair_points[0] - by_pair[0], view.pair_points[1] - by_pair[1]
    return _frame(view, view.slot, table or table_for(order_of(view), view.settings), adjust)


def filled(frame: FivePosition, hands: Sequence[Cards], mine: Cards) -> FivePosition:
    """A frame with the hands and the mine of one world; the frame stays as it is."""
    table, state = frame.table, frame.state[:]
    for slot, cards in enumerate((*hands, mine)):
        state[H1 + slot], state[H2 + slot], state[H3 + slot] = table.masks(cards)
    return FivePosition(table, frame.settings, state)


def _frame(view: FiveView, slot: int, table: Table, adjust: tuple[int, int]) -> FivePosition:
    settings, declarer = view.settings, view.declarer
    assert declarer is not None, "cards are played"
    state = [0] * LENGTH
    state[SCORE : SCORE + SEATS] = view.personal
    state[ADJUST], state[ADJUST + 1] = adjust
    state[DECLARER], state[TURN] = declarer, slot
    order = ring(declarer)
    for place, each in enumerate(order):
        state[NEXT + each] = order[(place + 1) % SLOTS]
        state[PARTY + each] = DECLARERS if each in (declarer, HIDDEN) else pair_of(declarer, each)
    state[PROTECT] = int(not settings.follow_break_triples)
    state[SPLIT] = int(settings.mode == "split")
    state[SHORT_RULE] = _SHORT_RULES[settings.mine_short_discard]
    state[BRACKET] = int(settings.last_trick_formula == "bracket")
    state[MINE_CHECKS] = int(settings.throw_mine_checks_declarer)
    for trick in (*view.tricks, view.trick):
        _replay(table, state, trick)
    return FivePosition(table, settings, state)


def _replay(table: Table, state: list[int], trick: Trick) -> None:
    """A trick that was played, or begun: what is gone and who is void, who wins."""
    begin(state)
    for each in trick.plays:
        play = table.masks(each.cards)
        before = state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat]
        add(table, state, each.seat, *play)
        take(state, each.seat, *play)
        state[H1 + each.seat], state[H2 + each.seat], state[H3 + each.seat] = before
        state[PLAYED] += 1
    if len(trick.plays) == SLOTS:
        begin(state)


def playout(position: FivePosition) -> Score:
    """Play to the end by the lean policy: what settlement begins with. The position is used up."""
    finish(position.table, position.state)
    return position.score
