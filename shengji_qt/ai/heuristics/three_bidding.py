# SPDX-License-Identifier: MIT
"""Bidding in the three-player game: what the hand would be with this card, and what without it (three_player.md 7, 9).

Hands are drawn by lot and played out both ways. If the card is declined, the next one who can bid does; if nobody can,
the hand is uncalled no trump, and with rule #4 declined cards cost levels.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.three_burying import bury_simply
from shengji_qt.ai.heuristics.three_knowledge import DRAWN, ThreeKnowledge
from shengji_qt.ai.heuristics.three_playing import seed_of
from shengji_qt.ai.heuristics.three_playout import SEATS, HandRules, Table
from shengji_qt.ai.heuristics.three_worth import ladder_of, levels_worth, stakes_of, standing_of, worth_of
from shengji_qt.model.cards import Card, Trump
from shengji_qt.model.three_player.bidding import biddable, called, turning_steps
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.settlement import attackers, penalise_attacker, penalise_declarer
from shengji_qt.model.three_player.view import ThreeView

BID_WORLDS: Final = 14
_WIDTH: Final = 5
_REDEAL: Final = 0.0  # a new shuffle favours nobody


class Contract(NamedTuple):
    """Who declares and the card that fixes trump; None is uncalled no trump."""

    declarer: int
    face: Card | None


class BidLaid(NamedTuple):
    """How the hand may lie: the table, the bottom as dealt, and each seat's draws in order."""

    table: Table
    bottom: tuple[Card, ...]
    draws: tuple[tuple[Card, ...], ...]


class Auction:
    """A View in the bidding with everything that is worked out from it."""

    def __init__(self, view: ThreeView) -> None:
        self.view = view
        self.know = ThreeKnowledge(view)
        self.seat = self.know.seat
        self._rules: dict[Contract, HandRules] = {}
        rng = random.Random(seed_of(view))
        self.laid = list(islice(self._ways(rng), BID_WORLDS))

    def _ways(self, rng: random.Random) -> Iterator[BidLaid]:
        view, own = self.view, self.know.table
        for table in self.know.worlds(rng):
            draws = []
            for seat in range(SEATS):
                known = set(own.play[seat])
                drawn = [face for face in table.play[seat] if face not in known]
                draws.append(tuple(drawn) if seat != self.seat else (*view.drawn, *drawn))
            yield BidLaid(table, tuple(table.bottom), tuple(draws))

    def rules_of(self, contract: Contract) -> HandRules:
        if contract not in self._rules:
            trump, colour = called(contract.face) if contract.face is not None else (Trump.NONE, "")
            order = three_order(self.view.level, trump, colour)
            self._rules[contract] = HandRules(self.view.settings, order, contract.declarer)
        return self._rules[contract]

    def worth(self, laid: BidLaid, contract: Contract) -> float:
        """What the hand is worth to the seat under this contract."""
        rules = self.rules_of(contract)
        table = laid.table.copy()
        table.rules = rules
        table.alive = [(1 << len(row)) - 1 for row in rules.ranks]
        for seat in range(SEATS):
            table.turn_up(seat)
        table.play[contract.declarer] += laid.bottom
        bury_simply(table, contract.declarer, (), ())
        points = worth_of(stakes_of(self.view, contract.declarer)).of(table.run(), _WIDTH)[self.seat]
        return points + (self._penalty(laid) if contract.face is None else 0.0)

    def _penalty(self, laid: BidLaid) -> float:
        """Rule #4, if the seat's card is declined and nobody else bids: levels, in points (17)."""
        view = self.view
        if not view.settings.rule4 or view.first_hand or view.declarer is None:
            return 0.0
        count = view.declined[self.seat] + (view.turned_now is not None)
        before, ladder = standing_of(view), ladder_of(view)
        if self.seat == view.declarer:
            after = penalise_declarer(ladder, before, self.seat, count)
        else:
            after = penalise_attacker(ladder, before, self.seat, count, "promote")
        return levels_worth(before, after, self.seat)

    # -- what comes if the seat does not bid -------------------------------------------------------------------------

    def without(self, laid: BidLaid) -> Contract | None:
        """The contract if everybody else bids as soon as possible; None: a redeal."""
        view = self.view
        if view.phase == "turn":
            for seat, slot in self._to_turn:
                face = laid.table.hidden[seat][slot]
                if biddable(face, view.level):
                    return self._by(seat, face)
        if view.phase == "turn" and view.first_hand and view.settings.first_hand_no_bid == "redeal":
            return None
        start = view.first_seat if view.declarer is None else view.declarer
        done = DRAWN * SEATS - view.stock_count
        for number in range(done, DRAWN * SEATS):
            seat = (start + number) % SEATS
            face = laid.draws[seat][number // SEATS]
            if biddable(face, view.level) and (seat != self.seat or view.phase == "turn"):
                return self._by(seat, face)
        return None if view.declarer is None else Contract(view.declarer, None)

    @property
    def _to_turn(self) -> tuple[tuple[int, int], ...]:
        view = self.view
        steps = turning_steps(view.settings.layouts, view.declarer)
        return tuple(each for step in steps for each in step if view.tableaus[each[0]][each[1]].state == "down")

    def _by(self, seat: int, face: Card) -> Contract:
        return Contract(seat if self.view.declarer is None else self.view.declarer, face)

    def rows(self, faces: list[Card]) -> tuple[list[list[float]], list[float]]:
        """By way the cards may lie: the worth of a bid with each of `faces`, and of no bid."""
        bids = [[self.worth(laid, self._by(self.seat, face)) for laid in self.laid] for face in faces]
        silent = []
        for number, laid in enumerate(self.laid):
            contract = self.without(laid)
            if contract is None:
                silent.append(_REDEAL)
            elif contract.face is None and self.view.phase == "draw":  # in the end one's own bid is still there
                silent.append(max(max(row[number] for row in bids[:1]), self.worth(laid, contract)))
            else:
                silent.append(self.worth(laid, contract))
        return bids, silent


def penalty_worth(view: ThreeView, effect: str) -> float:
    """What the declarer's choice for the attacker who is judged is worth to him, in points (17)."""
    assert view.judged is not None and view.seat is not None, "an attacker is judged"
    before = standing_of(view)
    way = "demote" if effect == "demote" else "promote"
    after = penalise_attacker(ladder_of(view), before, view.judged, view.declined[view.judged], way)  # type: ignore[arg-type]
    return levels_worth(before, after, view.seat)


def overflow_victim(view: ThreeView, victims: tuple[int, ...]) -> int:
    """Of two equal rivals the one who goes on to declare: an attacker with more points, else the declarer."""
    assert view.declarer is not None, "the hand has been played"
    both = attackers(view.declarer)
    return max(victims, key=lambda each: (view.points[each] if each in both else 0, -each))
