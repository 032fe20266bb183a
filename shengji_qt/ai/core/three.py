# SPDX-License-Identifier: MIT
"""Card play of the three-player game to its end, from a position in which all cards are given (three_player.md 13, 17).

As `core.four`. A seat's hand here is what it can play: hand cards and face-up tableau cards; a card that lies face down
joins when the cards on it have been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from shengji_qt.ai.core.base import Base
from shengji_qt.ai.core.bits import count, length
from shengji_qt.ai.core.candidates import candidates
from shengji_qt.ai.core.following import ALLY, FOE, RIVAL, follow
from shengji_qt.ai.core.leading import lead
from shengji_qt.ai.core.state import (
    COUNT,
    DECLARER,
    DONE,
    EXTRA,
    GONE1,
    H1,
    HIDDEN,
    LEADER,
    LED,
    LENGTH,
    OVER,
    PLAYED,
    SCORE,
    SHAPE,
    TOP,
    TRICK,
    TRUMP_STRENGTH,
    TURN,
    VOID,
    WINNER,
)
from shengji_qt.ai.core.table import Cards, Masks, Table
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

SEATS: Final = 3
DOWN: Final = EXTRA  # by seat: cards that lie face down
WON: Final = EXTRA + 3  # by seat: cards won (rule #2)
PLAYS: Final = EXTRA + 6  # the plays of this round in order, or of the last one
FULL: Final = EXTRA + 12  # plays of a round
FRESH: Final = EXTRA + 13  # the fourth play leads anew
OWNED: Final = EXTRA + 14  # face-down cards beat throws, too
FINE: Final = EXTRA + 15
BONUS: Final = EXTRA + 16  # rule #2
LAST_LEADER: Final = EXTRA + 17
THROWS: Final = EXTRA + 18  # rule #3
Covered = tuple[int, int]  # a card, and the cards on it
Hidden = Sequence[Sequence[int]]


class ThreePosition(Base[ThreeSettings]):
    """`tableaus`: by seat, the cards that lay face down when this was made, each with the cards that cover it."""

    __slots__ = ("tableaus",)

    def __init__(
        self,
        table: Table,
        settings: ThreeSettings,
        state: list[int],
        tableaus: tuple[tuple[Covered, ...], ...] = ((), (), ()),
    ) -> None:
        super().__init__(table, settings, state)
        self.tableaus = tableaus

    def copy(self) -> Self:
        """An independent copy; what never changes is shared."""
        return type(self)(self.table, self.settings, self.state[:], self.tableaus)

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
        apply(self, self.table.masks(cards)[0])

    def tally(self) -> Tally:
        """What the settlement asks for when the play is over (`three_player.settlement.settle`)."""
        last = last_round(self)
        tie = results.tie_strengths(self.table.order, last, SEATS)
        bottom = self.table.cards((self.state[H1 + HIDDEN], 0, 0))
        judged = results.judge_bottom(self.settings, self.table.order, self.state[DECLARER], last, bottom)
        return Tally(self.state[DECLARER], self.table.order.level, self.points, judged.level_capture, tie)


def table_for(order: Order, settings: ThreeSettings) -> Table:
    """The tables of a hand; worth keeping for all its positions."""
    return Table(order, 1, point_rules.card_points(settings.rule1, settings.rule2))


def position_of(game: ThreeGame, table: Table | None = None) -> ThreePosition:
    """A hand of the model in the play of cards."""
    made = table or table_for(game.order, game.settings)
    view = game.view(None)
    hidden = [
        [game.tableaus[seat].card_at(slot) for slot, pile in enumerate(view.tableaus[seat]) if pile.state == "down"]
        for seat in range(SEATS)
    ]
    return position_from(view, game.hands, hidden, game.bottom, made)


def position_from(
    view: ThreeView, hands: Sequence[Cards], hidden: Hidden, bottom: Cards, table: Table | None = None
) -> ThreePosition:
    """What a seat sees, with one world that fits it: hand cards by seat, face-down cards by seat in the order of their
    slots, and the bottom.
    """
    settings = view.settings
    assert view.turn is not None and view.declarer is not None, "cards are played"
    made = table or table_for(order_of(view), settings)
    state = [0] * LENGTH
    tableaus = []
    for seat in range(SEATS):
        up = [pile.card for pile in view.tableaus[seat] if pile.state == "up" and pile.card is not None]
        state[H1 + seat] = made.masks((*hands[seat], *up))[0]
        covered = _covered(made, view.tableaus[seat], settings.layouts[seat].slots, hidden[seat])
        tableaus.append(covered)
        for card, _ in covered:
            state[DOWN + seat] |= card
        state[SCORE + seat] = view.points[seat]
        state[WON + seat] = view.cards_won[seat] if settings.rule2 else 0
    state[H1 + HIDDEN] = made.masks(bottom)[0]
    state[DECLARER], state[TURN] = view.declarer, view.turn
    state[FULL] = SEATS if settings.rule3 else 2 * SEATS
    state[FRESH], state[OWNED] = int(settings.fresh_lead), int(settings.throw_test == "owned")
    state[FINE], state[BONUS], state[THROWS] = settings.throw_fine, int(settings.rule2), int(settings.rule3)
    position = ThreePosition(made, settings, state, tuple(tableaus))
    for trick in (*view.tricks, view.trick):
        _replay(made, state, trick)
    return position


def _covered(
    table: Table, piles: Sequence[Pile], slots: tuple[tuple[int, int, int], ...], hidden: Sequence[int]
) -> tuple[Covered, ...]:
    """Face-down cards of a tableau, each with all cards that lie on it."""
    faces: list[int] = [-1] * len(piles)
    down = iter(hidden)
    for slot, pile in enumerate(piles):
        if pile.card is not None:
            faces[slot] = pile.card
        elif pile.state == "down":
            faces[slot] = next(down)
    above = covering(slots)
    return tuple(
        (1 << table.index[faces[slot]], sum(1 << table.index[faces[upper]] for upper in above[slot]))
        for slot, pile in enumerate(piles)
        if pile.state == "down"
    )


def _replay(table: Table, state: list[int], trick: Trick) -> None:
    """A round that was played, or begun: what is gone and who is void, who wins."""
    state[PLAYED] = state[TRICK] = 0
    for each in trick.plays:
        faces = table.masks(each.cards)[0]
        _add(table, state, each.seat, faces)
        state[PLAYED] += 1
    if trick.plays and len(trick.plays) == state[FULL]:
        state[PLAYED] = state[TRICK] = 0


def leads(state: list[int]) -> bool:
    """Whether the next play leads (13.4)."""
    return state[PLAYED] == 0 or (state[FRESH] == 1 and state[PLAYED] == SEATS)


def longest_throw(state: list[int], slot: int) -> int:
    """Most cards of a lead: one, with rule #3 as many as each opponent could follow with (17)."""
    if state[THROWS] == 0:
        return 1
    first, second = (slot + 1) % SEATS, (slot + 2) % SEATS
    return max(min(count(state[H1 + first]), count(state[H1 + second])), 1)


def choose(table: Table, state: list[int]) -> Masks:
    """What the lean policy plays."""
    slot, winner = state[TURN], state[WINNER]
    if leads(state):
        foes = state[VOID + (slot + 1) % SEATS] | state[VOID + (slot + 2) % SEATS]
        return lead(table, state, slot, foes, 0, longest_throw(state, slot))
    relation = RIVAL
    if winner == slot:
        relation = ALLY
    elif slot == state[DECLARER] or winner == state[DECLARER]:
        relation = FOE
    last = 1 if state[PLAYED] == state[FULL] - 1 else 0
    return follow(table, state, slot, relation, last, 0)


def apply(position: ThreePosition, faces: int) -> None:
    """Play these cards, which must be legal."""
    table, state = position.table, position.state
    slot = state[TURN]
    if state[PLAYED] == 0:
        state[TRICK] = 0
        if faces & (faces - 1):
            faces = _thrown(table, state, slot, faces)
    _add(table, state, slot, faces)
    state[H1 + slot] ^= faces
    state[PLAYED] += 1
    state[TURN] = slot + 1 if slot < SEATS - 1 else 0
    if state[PLAYED] == state[FULL]:
        _end_round(position)
    elif state[PLAYED] == SEATS:
        for seat in range(SEATS):
            if state[H1 + seat] == 0:
                turn_up(position, seat)


def _add(table: Table, state: list[int], slot: int, faces: int) -> None:
    """Cards come into the round; they win if they are stronger than the best so far (13.6)."""
    number = state[PLAYED]
    top = length(faces) - 1
    if number == 0 or (number == SEATS and state[FRESH]):
        state[LED] = table.mask[table.cls[top]]
        state[COUNT] = state[SHAPE] = count(faces)
    elif faces & ~state[LED]:
        state[VOID + slot] |= state[LED]
    if number == 0:
        state[LEADER] = slot
        state[TOP] = 0
    state[PLAYS + number] = faces
    state[GONE1] |= faces
    if faces & table.points:
        state[TRICK] += 5 * count(faces & table.fives) + 10 * count(faces & table.tens)
    if faces & ~table.trumps == 0:
        power = TRUMP_STRENGTH + table.pos[top] + 1
    elif faces & ~state[LED] == 0:
        power = table.pos[top] + 1
    else:
        power = 0
    if power > state[TOP]:
        state[TOP] = power
        state[WINNER] = slot
        _set_over(table, state)
    elif number == SEATS:
        _set_over(table, state)


def _set_over(table: Table, state: list[int]) -> None:
    """The faces that would win: of the led class and of trumps those above the best power."""
    power = state[TOP]
    state[OVER] = _above(table, table.trumps, power - TRUMP_STRENGTH - 1)
    if state[LED] != table.trumps:
        state[OVER] |= _above(table, state[LED], power - 1)


def _above(table: Table, faces: int, position: int) -> int:
    """Of one class, the faces at a higher position; all of them for a negative one."""
    found = faces
    while found and position >= 0 and table.pos[length(found & -found) - 1] <= position:
        found &= found - 1
    return found


def _thrown(table: Table, state: list[int], slot: int, faces: int) -> int:
    """What is led of several cards: all, or the smallest if an opponent's cards hold a bigger one (17)."""
    smallest = faces & -faces
    top = table.above[length(smallest) - 1]
    for other in ((slot + 1) % SEATS, (slot + 2) % SEATS):
        against = state[H1 + other] | (state[DOWN + other] if state[OWNED] else 0)
        if against & top:
            if slot == state[DECLARER]:
                state[SCORE + (slot + 1) % SEATS] += state[FINE]
                state[SCORE + (slot + 2) % SEATS] += state[FINE]
            else:
                state[SCORE + slot] -= state[FINE]
            return _named_first(table, faces, smallest)
    return faces


def _named_first(table: Table, faces: int, smallest: int) -> int:
    """Of the cards that are as small, the one with the lowest face."""
    alike = faces & ~table.above[length(smallest) - 1]
    best = smallest
    while alike:
        bit = alike & -alike
        alike ^= bit
        if table.face[length(bit) - 1] < table.face[length(best) - 1]:
            best = bit
    return best


def turn_up(position: ThreePosition, seat: int) -> None:
    """Cards whose covers have all been played join the hand (14)."""
    state = position.state
    gone = state[GONE1]
    for card, covers in position.tableaus[seat]:
        if card & state[DOWN + seat] and covers & ~gone == 0:
            state[DOWN + seat] ^= card
            state[H1 + seat] |= card


def _end_round(position: ThreePosition) -> None:
    state = position.state
    winner = state[WINNER]
    gain = state[TRICK]
    if state[BONUS]:
        cards = 0
        for number in range(state[FULL]):
            cards += count(state[PLAYS + number])
        gain += point_rules.round_bonus(position.settings, state[WON + winner], cards)
        state[WON + winner] += cards
    state[SCORE + winner] += gain
    state[LAST_LEADER] = state[LEADER]
    state[TURN] = winner
    state[PLAYED] = state[TRICK] = 0
    left = 0
    for seat in range(SEATS):
        if state[DOWN + seat]:
            turn_up(position, seat)
        left |= state[H1 + seat] | state[DOWN + seat]
    if left == 0:
        state[DONE] = 1
        if winner != state[DECLARER]:
            state[SCORE + winner] += _bottom_score(position)


def last_round(position: ThreePosition) -> Trick:
    """The last round as the model has it; asked when the play is over."""
    table, state = position.table, position.state
    plays = tuple(
        Played((state[LAST_LEADER] + number) % SEATS, table.cards((state[PLAYS + number], 0, 0)))
        for number in range(state[FULL])
    )
    return Trick(plays, state[WINNER], state[TRICK])


def _bottom_score(position: ThreePosition) -> int:
    """For an attacker who won the last round (15)."""
    bottom = position.table.cards((position.state[H1 + HIDDEN], 0, 0))
    judged = results.judge_bottom(
        position.settings, position.table.order, position.state[DECLARER], last_round(position), bottom
    )
    return judged.score


def playout(position: ThreePosition) -> tuple[int, int, int]:
    """Play to the end by the lean policy, the same for every seat: points by seat with the bottom score.

    The position is used up; deterministic.
    """
    table, state = position.table, position.state
    while state[DONE] == 0:
        apply(position, choose(table, state)[0])
    return position.points
