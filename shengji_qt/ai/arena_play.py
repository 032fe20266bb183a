# SPDX-License-Identifier: MIT
"""One duplicate deal of the arena: the same shuffled cards twice, the two players changing sides in between.

Pure: everything follows from the names of the players, the seed and the number of the deal.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from typing import Final, NamedTuple

import msgspec

from shengji_qt.ai.players import Player, player
from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import RANKS, Rank, full_deck
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.game import SEATS, FourGame
from shengji_qt.model.four_player.settings import SETTINGS, FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.game import DealStart, Refused, Standing
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import FourSummary

ALIASES: Final = {"heuristic": "normal"}
REDEALS: Final = 20  # afterwards nobody bidding means no trump


class Setup(msgspec.Struct, frozen=True):
    """What all deals of a run share. `settings_seed`: house rules drawn anew for each deal from this seed."""

    decks: int
    a: str
    b: str
    seed: int
    settings_seed: int | None = None


class Game(msgspec.Struct, frozen=True):
    """One game from a's standpoint.

    `points`: the attackers' points over the take-over mark, negative where a's side declared. `levels`: level steps
    of the result table, positive where a's side won. `capture`: the attackers won the bottom.
    """

    declares: bool
    won: bool
    points: int
    levels: int
    attacker_points: int
    capture: bool
    failed_throws: int


class PairResult(msgspec.Struct):
    """Both games of a deal; slips counted and times in milliseconds by player, "a" and "b"."""

    games: list[Game] = []
    refusals: int = 0
    exceptions: int = 0
    decision_ms: dict[str, list[float]] = msgspec.field(default_factory=lambda: {"a": [], "b": []})


class Start(NamedTuple):
    """What both games of a deal have in common."""

    settings: FourSettings
    deal: DealStart
    first_seat: int
    shuffle: random.Random


def play_pair(setup: Setup, number: int) -> PairResult:
    """Deal `number` of the run, played twice."""
    outcome = PairResult()
    for side_of_a in (0, 1):
        names = ["a" if seat % 2 == side_of_a else "b" for seat in range(SEATS)]
        game = _Run(setup, number, names, outcome).play()
        outcome.games.append(_from_a(game, side_of_a, 40 * setup.decks))
    return outcome


def _from_a(summary: FourSummary, side_of_a: int, mark: int) -> Game:
    declares = summary.declarer % 2 == side_of_a
    won = (summary.winner == "declarers") == declares
    over = summary.points - mark
    return Game(
        declares=declares,
        won=won,
        points=-over if declares else over,
        levels=summary.gain if won else -summary.gain,
        attacker_points=summary.points,
        capture=summary.multiplier > 0,
        failed_throws=sum(1 for seat in summary.failed_throws if seat % 2 == side_of_a),
    )


def random_settings(decks: int, rng: random.Random) -> FourSettings:
    """House rules drawn evenly from the offered choices, for this number of decks."""
    settings = plain_settings(decks)
    for setting in SETTINGS:
        if setting.key != "decks" and setting.applies(settings):
            choices = list(setting.choices)
            if setting.key == "deal_layout":
                choices = ["standard", {1: "13+2", 3: "38+10"}.get(decks, "standard")]
            settings = msgspec.structs.replace(settings, **{setting.key: rng.choice(choices)})
    return settings


def plain_settings(decks: int) -> FourSettings:
    """The rules of the document for 1, 2 or 3 decks; `msgspec.ValidationError` for any other number."""
    return msgspec.convert({"decks": decks}, FourSettings)


def _start(setup: Setup, number: int) -> Start:
    rng = random.Random(f"{setup.seed}/{number}")
    settings = plain_settings(setup.decks)
    if setup.settings_seed is not None:
        settings = random_settings(setup.decks, random.Random(f"settings/{setup.settings_seed}/{number}"))
    declarer = rng.choice([None, 0, 1, 2, 3])
    levels: tuple[Rank, ...] = (RANKS[0], RANKS[0]) if declarer is None else (rng.choice(RANKS), rng.choice(RANKS))
    first_seat = rng.randrange(SEATS) if declarer is None else declarer
    return Start(settings, DealStart(2, Standing(levels=levels, declarer=declarer), MatchOptions()), first_seat, rng)


class _Run:
    """One game. Seats are asked in playing order, from the one that was dealt a card last."""

    def __init__(self, setup: Setup, number: int, names: list[str], outcome: PairResult) -> None:
        self.setup = setup
        self.number = number
        self.names = names
        self.outcome = outcome
        levels = {"a": ALIASES.get(setup.a, setup.a), "b": ALIASES.get(setup.b, setup.b)}
        self.players: list[Player] = [player(levels[name]) for name in names]
        self.asked = 0

    def play(self) -> FourSummary:
        start = _start(self.setup, self.number)
        settings = start.settings
        for attempt in range(REDEALS + 1):
            if attempt == REDEALS:
                settings = msgspec.structs.replace(settings, no_bid_first="no_trump", no_bid_later="no_trump")
            deck = full_deck(settings.decks)
            start.shuffle.shuffle(deck)
            game = FourGame(settings, start.deal, deck, start.first_seat)
            self._finish(game)
            if game.summary is not None:
                return game.summary
        raise AssertionError("without a bid the last attempt is played in no trump")

    def _finish(self, game: FourGame) -> None:
        while game.can_advance:
            seat = (game.first_seat + game.dealt) % SEATS
            game.advance()
            if game.can_advance:
                self._offer_bids(game, seat)
        while not game.over:
            assert game.turn is not None, "after the deal one seat is asked"
            self._act(game, game.turn)

    def _offer_bids(self, game: FourGame, first: int) -> None:
        """Ask the seat that got a card; after a bid, every other seat again."""
        waiting = [first]
        while waiting:
            seat = waiting.pop(0)
            if self._act(game, seat):
                waiting = [(seat + step) % SEATS for step in (1, 2, 3)]

    def _act(self, game: FourGame, seat: int) -> bool:
        """Let the seat decide if it is asked; whether it did something."""
        view = game.view(seat)
        if view.decision is None:
            return False
        action = self._choose(seat, view)
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

    def _choose(self, seat: int, view: FourView) -> AnyAction | None:
        self.asked += 1
        seed = random.Random(f"{self.setup.seed}/{self.number}/{self.asked}").getrandbits(32)
        began = time.perf_counter()
        try:
            action = self.players[seat].choose(view, seed)
            if action is None and view.decision is not None and not view.decision.optional:
                raise ValueError("no action for a decision that needs one")
        except Exception:
            self.outcome.exceptions += 1
            self._report(seat, traceback.format_exc())
            optional = view.decision is not None and view.decision.optional
            return None if optional else _plain(view)
        self.outcome.decision_ms[self.names[seat]].append((time.perf_counter() - began) * 1000)
        return action

    def _report(self, seat: int, what: str) -> None:
        setup = self.setup
        who = setup.a if self.names[seat] == "a" else setup.b
        print(f"seed {setup.seed} deal {self.number} seat {seat} ({who}): {what}", file=sys.stderr)


def _plain(view: FourView) -> AnyAction:
    """Any legal action."""
    assert view.decision is not None
    match view.decision.kind:
        case "bid" | "poll":
            return PassBid()  # only a poll needs an answer
        case "bury":
            return Bury(view.hand[: view.settings.bottom_size])
        case "play":
            return Play(view_rules.plays(view, 1)[0])
