# SPDX-License-Identifier: MIT
"""Playing in the three-player game: each sensible card is played out in a few ways the hidden cards may lie.

The policy of `three_playout` names the card that it would play; another card is preferred only where it does better
in the same ways by more than chance explains.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.three_knowledge import ThreeKnowledge
from shengji_qt.ai.heuristics.three_playout import Cards, Table
from shengji_qt.ai.heuristics.three_worth import Worth, cards_left, stakes_of, width_of, worth_of
from shengji_qt.model.cards import Card
from shengji_qt.model.order import CLASSES
from shengji_qt.model.three_player import rounds, view_rules
from shengji_qt.model.three_player.view import ThreeView

PLAYS_A_DECISION: Final = 2200  # cards laid down in all playouts of one decision, more or less
MOST_CANDIDATES: Final = 6
LISTED_FOLLOWS: Final = 60
FIRST_WORLDS: Final = 5  # ways in which all candidates are played out
FINALISTS: Final = 2  # that are then compared with the policy's play, in so many ways:
LEAST_WORLDS, MOST_WORLDS = 5, 36
GUARD: Final = 1.0  # standard errors that a card must be ahead of the policy's


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
        return cards_left(self.view)

    @property
    def width(self) -> int:
        """How uncertain the result still is, for `Worth.of`."""
        return width_of(self.view)


def seed_of(view: ThreeView) -> int:
    """From the View alone, so that equal Views give equal choices on every machine."""
    seed = view.deal_no * 31 + len(view.tricks) * 7 + len(view.trick.plays)
    for face in view.playable:
        seed = (seed * 61 + face) % 1_000_000_007
    return seed


def judge(position: Position, plays: Sequence[Cards]) -> list[Judged]:
    """Every play with its worth, best first; the first of `plays` is the policy's, which wins doubtful cases.

    All of them are played out in a few ways, then the most promising ones in many more.
    """
    if len(plays) == 1:
        return [Judged(0.0, plays[0])]
    worlds = position.know.worlds(position.rng)
    rows = _play_out(position, plays, islice(worlds, FIRST_WORLDS))
    by_mean = sorted(range(1, len(plays)), key=lambda each: (-sum(rows[each]), each))
    kept = [0, *by_mean[:FINALISTS]]
    spent = len(plays) * FIRST_WORLDS * position.cards_left
    more = (PLAYS_A_DECISION - spent) // (len(kept) * position.cards_left)
    chosen = [plays[each] for each in kept]
    further = _play_out(position, chosen, islice(worlds, max(LEAST_WORLDS, min(MOST_WORLDS, more))))
    ranked = guarded(chosen, [rows[each] + row for each, row in zip(kept, further, strict=True)])
    return ranked + [Judged(sum(rows[each]) / FIRST_WORLDS, plays[each]) for each in by_mean[FINALISTS:]]


def _play_out(position: Position, plays: Sequence[Cards], worlds: Iterable[Table]) -> list[list[float]]:
    """By play, its worth for the seat in each of these ways the cards may lie."""
    seat, width = position.seat, position.width
    rows: list[list[float]] = [[] for _ in plays]
    for world in worlds:
        for row, cards in zip(rows, plays, strict=True):
            table = world.copy()
            table.put(cards)
            row.append(position.worth.of(table.run(), width)[seat])
    return rows


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
