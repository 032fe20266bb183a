# SPDX-License-Identifier: MIT
"""Tables of tests, and persons who do the plain thing."""

from __future__ import annotations

import random
from collections.abc import Callable

from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import MatchSpec
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.stand_in import stand_ins
from shengji_qt.table.table import Table
from tests.helpers.fakes import Recorder, run
from tests.helpers.players import spec_of

Answer = Callable[[FourView], AnyAction]
SomeAnswer = Callable[[FourView], AnyAction | None]


def table_of(
    spec: MatchSpec | None = None,
    *,
    seed: int = 1,
    answer: SomeAnswer | None = None,
    pacing: Pacing | None = None,
    journal: Journal | None = None,
) -> tuple[Table, Recorder]:
    """A table and its listener; `answer` speaks for the computer seats at once, None leaves them unanswered."""
    listener = Recorder(answer)
    made = Table(spec or spec_of(), listener, journal, rng=random.Random(seed), pacing=pacing or Pacing.none())
    listener.table = made
    return made, listener


def silent(view: FourView) -> AnyAction:
    """Does not bid while cards are dealt; else what the stand-in does."""
    assert view.decision is not None
    return PassBid() if view.decision.optional else next(stand_ins(view))


def bold(view: FourView) -> AnyAction:
    """The lowest bid wherever there is one; else like `silent`."""
    return next(iter(view_rules.bids(view)), None) or silent(view)


def view_of(table: Table, seat: int) -> FourView:
    view = table.view(seat)
    assert view is not None
    return view


def until_play(table: Table, persons: Answer, *, turn: int | None = None) -> None:
    """Go on until a card is to be played (by `turn`)."""
    for _ in range(2000):
        run(table)
        view = view_of(table, 0)
        if view.phase == "play" and turn in (None, view.turn):
            return
        for decision in table.match.pending():
            if not decision.optional:
                assert table.submit(decision.seat, persons(view_of(table, decision.seat))) is None
    raise AssertionError("never came to play")
