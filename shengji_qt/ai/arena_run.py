# SPDX-License-Identifier: MIT
"""One deal of any game, played to its end by two kinds of players; slips are counted and the deal goes on.

Everything follows from the players, the seed and the number of the deal.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from shengji_qt.ai.arena_deals import Setup, Start, start_of
from shengji_qt.ai.arena_external import Fault, FaultKind
from shengji_qt.ai.arena_players import Decide, decider
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.events import CardDealt
from shengji_qt.model.game import Game, Refused
from shengji_qt.model.games import rules_of
from shengji_qt.model.summaries import AnySummary, FiveSummary, FourSummary, ThreeSummary

_STAND_IN: Final = RuleBot()
REDEALS: Final = 20  # afterwards the deal is one in which nobody has to bid


REPORTS: Final = 20  # of a deal


class Outcome(msgspec.Struct):
    """What went wrong, by count and the first of it in words; faults of programs, and times in milliseconds, by
    player, "a" and "b".
    """

    refusals: int = 0
    exceptions: int = 0
    faults: dict[str, dict[FaultKind, int]] = msgspec.field(default_factory=lambda: {"a": {}, "b": {}})
    reports: list[str] = msgspec.field(default_factory=list)
    decision_ms: dict[str, list[float]] = msgspec.field(default_factory=lambda: {"a": [], "b": []})


class Run:
    """One game. Seats are asked in playing order, from the one that was dealt a card last."""

    def __init__(self, setup: Setup, number: int, names: Sequence[str], outcome: Outcome) -> None:
        """`names`: "a" or "b" by seat."""
        self.setup = setup
        self.number = number
        self.names = names
        self.outcome = outcome
        self.deciders: list[Decide] = [decider(setup, name, seat) for seat, name in enumerate(names)]
        self.asked = 0
        self.seats = setup.family.seats

    def play(self) -> AnySummary:
        """The result of the deal; cards are shuffled again while nobody bids where somebody has to."""
        start = start_of(self.setup, self.number)
        for attempt in range(REDEALS + 1):
            if attempt == REDEALS:
                start = _without_bids(self.setup.game, start)
            deck = self.setup.family.deck(start.settings)
            start.shuffle.shuffle(deck)
            game = self.setup.family.deal(start.settings, start.deal, deck, start.first_seat)
            self._finish(game)
            if game.summary is not None:
                wrong = points_missing(game.view(None), game.summary)
                if wrong:
                    self.outcome.exceptions += 1
                    self._say(f"seed {self.setup.seed} deal {self.number}: points {wrong}")
                summary: AnySummary = game.summary
                return summary
        raise AssertionError("the last attempt needs no bid")

    def _finish(self, game: Game) -> None:
        order = random.Random(f"{self.setup.seed}/{self.number}/order")
        while not game.over:
            must = [each.seat for each in game.pending() if not each.optional]
            if must:
                self._act(game, must[0] if len(must) == 1 else order.choice(must))
                continue
            dealt = [each.seat for each in game.advance() if isinstance(each, CardDealt)]
            if game.can_advance:
                self._offer_bids(game, dealt)

    def _offer_bids(self, game: Game, first: list[int]) -> None:
        """Ask the seat that got a card; after a bid, every other seat again."""
        waiting = first
        while waiting:
            seat = waiting.pop(0)
            if self._act(game, seat):
                waiting = [(seat + step) % self.seats for step in range(1, self.seats)]

    def _act(self, game: Game, seat: int) -> bool:
        """Let the seat decide if it is asked; whether it did something."""
        view = game.view(seat)
        if view.decision is None:
            return False
        action = self._choose(game, seat, view)
        if action is None:
            return False
        try:
            game.apply(seat, action)
        except Refused as refused:
            self.outcome.refusals += 1
            self._report(seat, f"refused {refused.refusal.code}: {action}")
            if view.decision.optional:
                return False
            game.apply(seat, _plain(view))
        return True

    def _choose(self, game: Game, seat: int, view: Any) -> AnyAction | None:
        self.asked += 1
        seed = random.Random(f"{self.setup.seed}/{self.number}/{self.asked}").getrandbits(32)
        began = time.perf_counter()
        try:
            action = self.deciders[seat](game, view, seed)
            if action is None and not view.decision.optional:
                raise ValueError("no action for a decision that needs one")
        except Fault as fault:
            faults = self.outcome.faults[self.names[seat]]
            faults[fault.kind] = faults.get(fault.kind, 0) + 1
            self._report(seat, f"{fault.kind}: {fault}; RuleBot decides")
            return _STAND_IN.choose(view, seed)
        except Exception:
            self.outcome.exceptions += 1
            self._report(seat, traceback.format_exc())
            return None if view.decision.optional else _plain(view)
        self.outcome.decision_ms[self.names[seat]].append((time.perf_counter() - began) * 1000)
        return action

    def _report(self, seat: int, what: str) -> None:
        setup = self.setup
        who = setup.a if self.names[seat] == "a" else setup.b
        self._say(f"seed {setup.seed} deal {self.number} seat {seat} ({who}): {what}")

    def _say(self, what: str) -> None:
        if len(self.outcome.reports) < REPORTS:
            self.outcome.reports.append(what)


def _plain(view: Any) -> AnyAction:
    """Any legal action, and no bid."""
    return PassBid() if view.decision.kind in ("poll", "turned") else rules_of(view).options(view, 1)[0]


def _without_bids(game: str, start: Start) -> Start:
    """Four players: nobody bidding means no trump. Three: not the first hand of a match, so that it is played."""
    if game == "four":
        settings = msgspec.structs.replace(start.settings, no_bid_first="no_trump", no_bid_later="no_trump")
        return start._replace(settings=settings)
    declared = msgspec.structs.replace(start.deal.standing, declarer=start.first_seat)
    return start._replace(deal=start.deal._replace(standing=declared))


def points_missing(view: Any, summary: AnySummary) -> str:
    """What does not add up in a scored deal, seen by a spectator; "" if all does.

    Rules: every point is won in a trick or lies in the bottom (four_player.md 9, three_player.md 22, five_player.md 4).
    """
    in_tricks = sum(trick.points for trick in view.tricks)
    match summary:
        case FourSummary():
            return _compare(in_tricks + summary.bottom_points, 100 * view.settings.decks)
        case ThreeSummary():
            return _three_points(view, summary)
        case FiveSummary():
            if view.settings.mode == "split":
                return ""  # points in hands that are left over are not seen by everybody
            points = rules_of(view).card_points(view)
            left = sum(points[face] for face in summary.mine_left)
            by_seat = _compare(sum(summary.personal), _attackers_points(view, summary) + summary.mine_score)
            return _compare(in_tricks + left, 100 * view.settings.decks) or by_seat


def _three_points(view: Any, summary: ThreeSummary) -> str:
    """With throws, fines and bonuses for parts of six cards move the sum."""
    settings = view.settings
    if settings.rule3 and (settings.rule2 or settings.throw_fine):
        return ""
    return _compare(sum(summary.round_points) + summary.bottom_points, 140 if settings.rule2 else 110)


def _attackers_points(view: Any, summary: FiveSummary) -> int:
    """Of the tricks that neither the declarer nor the mine won."""
    return sum(trick.points for trick in view.tricks if trick.winner not in (summary.declarer, 5))


def _compare(found: int, wanted: int) -> str:
    return "" if found == wanted else f"sum to {found} instead of {wanted}"
