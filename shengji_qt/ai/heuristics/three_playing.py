# SPDX-License-Identifier: MIT
"""Playing in the three-player game: each sensible card is played out in a few ways the hidden cards may lie.

The policy of `three_playout` names the card that it would play; another card is preferred only where it does better
in the same ways by more than chance explains.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.three_knowledge import ThreeKnowledge
from shengji_qt.ai.heuristics.three_playout import SEATS, Cards, Table
from shengji_qt.ai.heuristics.three_worth import Worth, stakes_of, worth_of
from shengji_qt.model.cards import Card
from shengji_qt.model.order import CLASSES
from shengji_qt.model.three_player import rounds, view_rules
from shengji_qt.model.three_player.view import ThreeView

PLAYS_A_DECISION: Final = 1600  # cards laid down in all playouts of one decision
MOST_CANDIDATES: Final = 6
LISTED_FOLLOWS: Final = 60
LEAST_WORLDS, MOST_WORLDS = 8, 24
GUARD: Final = 1.0  # standard errors that a card must be ahead of the policy's
_WIDTHS: Final = (1, 3, 3, 5, 5, 5, 5, 5, 5)  # by rounds left: how uncertain the result is


class Judged(NamedTuple):
    """A play with its expected worth for the seat, in points."""

    value: float
    cards: Cards


class Position:
    """A View in the play with everything that is worked out from it."""

    def __init__(self, view: ThreeView) -> None:
        self.view = view
        self.know = ThreeKnowledge(view)
        self.worth: Worth = worth_of(stakes_of(view))
        self.rng = random.Random(seed_of(view))

    @property
    def seat(self) -> int:
        return self.know.seat

    @property
    def table(self) -> Table:
        return self.know.table

    @property
    def cards_left(self) -> int:
        """Cards that all seats have still to play."""
        view = self.view
        return sum(view.hand_counts) + sum(pile.state in ("up", "down") for piles in view.tableaus for pile in piles)

    @property
    def width(self) -> int:
        """How uncertain the result still is, for `Worth.of`."""
        rounds = self.cards_left // (2 * SEATS)
        return _WIDTHS[min(rounds, len(_WIDTHS) - 1)]


def seed_of(view: ThreeView) -> int:
    """From the View alone, so that equal Views give equal choices on every machine."""
    seed = view.deal_no * 31 + len(view.tricks) * 7 + len(view.trick.plays)
    for face in view.playable:
        seed = (seed * 61 + face) % 1_000_000_007
    return seed


def judge(position: Position, plays: Sequence[Cards]) -> list[Judged]:
    """Every play with its worth, best first; the first of `plays` is the policy's, which wins doubtful cases."""
    if len(plays) == 1:
        return [Judged(0.0, plays[0])]
    seat, width = position.seat, position.width
    cost = len(plays) * max(position.cards_left, 1)
    count = max(LEAST_WORLDS, min(MOST_WORLDS, PLAYS_A_DECISION // cost))
    rows: list[list[float]] = [[] for _ in plays]
    for world in islice(position.know.worlds(position.rng), count):
        for row, cards in zip(rows, plays, strict=True):
            table = world.copy()
            table.put(cards)
            row.append(position.worth.of(table.run(), width)[seat])
    return guarded(plays, rows)


def guarded(plays: Sequence[Cards], rows: Sequence[Sequence[float]]) -> list[Judged]:
    """`plays` by mean, those first that are ahead of the first play by more than `GUARD` standard errors."""
    count = len(rows[0])
    means = [sum(row) / count for row in rows]
    proven: list[bool] = []
    for row, mean in zip(rows, means, strict=True):
        ahead = mean - means[0]
        spread = sum((a - b - ahead) ** 2 for a, b in zip(row, rows[0], strict=True)) / max(count - 1, 1)
        proven.append(ahead > GUARD * (spread / count) ** 0.5 and ahead > 0)
    order = sorted(range(len(plays)), key=lambda each: (-means[each], each))
    ranked = [each for each in order if proven[each]] + [0] + [each for each in order if not proven[each] and each]
    return [Judged(means[each], plays[each]) for each in ranked]


def candidates(position: Position) -> list[Cards]:
    """Plays worth looking at, the policy's first; cards that come to the same thing only once."""
    table = position.table
    if table.size > 1 and not table.leads():
        return _follows(position)
    singles = table.ranked(_distinct(position, table.legal()))
    plays: list[Cards] = [(face,) for face in singles[:MOST_CANDIDATES]]
    if position.view.settings.rule3 and table.leads():
        plays += throws(position)
    return plays


def _follows(position: Position) -> list[Cards]:
    """Ways to follow a throw: the policy's, the best ones by its scores, and the cheapest that win."""
    table = position.table
    first = tuple(sorted(table.pick()))
    offers = view_rules.plays(position.view, LISTED_FOLLOWS)
    ranked = sorted(offers, key=lambda cards: (-sum(table.follow_scores(cards)), cards))
    winning = [cards for cards in ranked if takes_lead(position, cards)]
    cheap = sorted(winning, key=lambda cards: (sum(table.costs(cards)), cards))
    return list(dict.fromkeys([first, *cheap[:2], *ranked[:3]]))


def takes_lead(position: Position, cards: Cards) -> bool:
    """Whether these cards beat what lies on the table now, the own earlier card included."""
    plays = [play.cards for play in position.view.trick.plays]
    fresh = position.view.settings.fresh_lead
    return rounds.winner_of(position.know.order, [*plays, cards], fresh) == len(plays)


def throws(position: Position) -> list[Cards]:
    """By class the longest throw that nobody can beat, by what the seat can see (17)."""
    view, know = position.view, position.know
    most = min(view.hand_counts[seat] + sum(pile.state == "up" for pile in view.tableaus[seat]) for seat in know.others)
    found: list[Cards] = []
    order = know.order
    for cls in range(CLASSES):
        to_beat = max((order.pos[face] for face in know.may_answer(cls)), default=-1)
        safe = [face for face in view.playable if order.cls[face] == cls and order.pos[face] >= to_beat]
        safe.sort(key=lambda face: -order.pos[face])
        if len(safe[:most]) > 1:
            found.append(tuple(sorted(safe[:most])))
    return found


def _distinct(position: Position, legal: Sequence[Card]) -> list[Card]:
    """Without hand cards that are next to another one: nothing that others may hold lies between, points alike."""
    rules, table = position.know.rules, position.table
    held = set(position.view.hand)
    kept: list[Card] = []
    previous: Card | None = None
    for face in sorted(legal, key=lambda each: (rules.cls[each], rules.bit[each])):
        alike = (
            previous is not None
            and face in held
            and previous in held
            and rules.cls[face] == rules.cls[previous]
            and rules.points[face] == rules.points[previous]
            and (face.rank == rules.level) == (previous.rank == rules.level)
            and not _between(position, table, previous, face)
        )
        if not alike:
            kept.append(face)
        previous = face
    return kept


def _between(position: Position, table: Table, low: Card, high: Card) -> bool:
    """Whether an unplayed card of the class, not of this hand, lies between the two."""
    rules = position.know.rules
    inside = (rules.bit[high] - 1) & ~((rules.bit[low] << 1) - 1) & table.alive[rules.cls[low]]
    for face in position.view.hand:
        if rules.cls[face] == rules.cls[low]:
            inside &= ~rules.bit[face]
    return bool(inside)
