# SPDX-License-Identifier: MIT
"""Finds deals in which what a scene needs happens by itself, by playing them with computer seats. Pure, no Qt.

A deal is a number for the generator that shuffles: the window, given the same number and the same players, plays the
same deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from shengji_qt.ai.players import player
from shengji_qt.model.actions import AnyAction, Decision, PassBid
from shengji_qt.model.events import Event
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import PERSON, Table
from shengji_qt.table.troubles import Trouble

Events = Sequence[Event]
Wanted = Callable[[Events, Any], bool]  # whether something happens just now; the View is the game's own

LEVEL: Final = "normal"
TRIES: Final = 400


class NoDealError(LookupError):
    """No deal was found in which everything that is wanted happens."""


def decide(view: Any) -> AnyAction | None:
    """What the own seat does, as a computer seat would; None: nothing now."""
    if view.decision is None:
        return None
    action = player(LEVEL).choose(view, 0)
    return None if view.decision.optional and isinstance(action, PassBid) else action


class Rehearsal:
    """A table without pauses whose person plays as a computer seat does. Listener of its own table."""

    def __init__(self, spec: MatchSpec, number: int, journal: Journal | None = None) -> None:
        """`number`: of the deal."""
        self.table = Table(spec, self, journal, rng=random.Random(number), pacing=Pacing.none())
        self._own = [each.occupant for each in spec.seats].index(PERSON)
        self._heard: list[tuple[list[Event], Any]] = []

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        if seat != self._own:
            return
        self._heard.append((events, view))
        if view.phase == "deal":  # the others wait for no slow bidder
            self._act()

    def ask(self, seat: int, request_id: int, _decision: Decision, view: Any) -> None:
        self.table.submit(seat, player(LEVEL).choose(view, 0) or PassBid(), request_id=request_id)

    def withdraw(self, seat: int) -> None:
        pass

    def trouble(self, trouble: Trouble) -> None:
        raise RuntimeError(f"rehearsal: {trouble}")

    def steps(self) -> Iterator[tuple[list[Event], Any]]:
        """What the own seat hears, until the deal is over; the table is not ahead of what was yielded last."""
        self.table.start()
        yield from self.more()

    def more(self) -> Iterator[tuple[list[Event], Any]]:
        """The same of a deal that was begun already."""
        while True:
            while self._heard:
                yield self._heard.pop(0)
            self.table.tick(0.0)
            if not self._heard and not self._act():
                return

    def _act(self) -> bool:
        view = self.table.view(self._own)
        action = decide(view) if view is not None else None
        return action is not None and self.table.submit(self._own, action) is None


def cast(
    spec: MatchSpec, seed: int, wanted: Sequence[Wanted], *, until: Callable[[Any], bool] = lambda _view: False
) -> int:
    """The number of the first deal from `seed` on in which each of `wanted` happens at some time, before `until`.

    Raises NoDealError when there is none among many.
    """
    for number in range(seed * TRIES, (seed + 1) * TRIES):
        missing = list(wanted)
        for events, view in Rehearsal(spec, number).steps():
            missing = [each for each in missing if not each(events, view)]
            if not missing:
                return number
            if until(view):
                break
    raise NoDealError(", ".join(getattr(each, "__name__", "?") for each in wanted))


def playing(view: Any) -> bool:
    """The bidding is over and the first lead was made: too late for what happens before."""
    return view.phase == "play" and bool(view.trick.plays or view.tricks)


def write_match(spec: MatchSpec, number: int, path: Path, stop: Callable[[Any], bool]) -> None:
    """Save a match that was played until `stop` holds of the own seat's View."""
    journal = Journal.create(path, Header(FORMAT, RULES, spec))
    rehearsal = Rehearsal(spec, number, journal)
    for _, view in rehearsal.steps():
        if stop(view):
            break
    rehearsal.table.close()
