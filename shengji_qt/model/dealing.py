# SPDX-License-Identifier: MIT
"""What the deals of all games do alike: begin with a whole deck, ask before an action, be copied, report the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.cards import Card
from shengji_qt.model.game import Game, Refused
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.summaries import AnySummary

Copied = TypeVar("Copied")
Check = Callable[[Any, AnyAction], Refusal | None]


def check_begin(deck: Sequence[Card], cards: Sequence[Card], seats: int, first_seat: int, declarer: int | None) -> None:
    """ValueError unless `deck` holds `cards`, in any order, and there are such seats."""
    if Counter(deck) != Counter(cards):
        raise ValueError("the deck does not hold the cards of this game")
    if first_seat not in range(seats) or declarer not in (None, *range(seats)):
        raise ValueError("no such seat")


def check_action(game: Game, check: Check, seats: int, seat: int, action: AnyAction) -> None:
    """Raise `Refused` if `check` of the rules does not allow `seat` this action now, ValueError for no seat."""
    if seat not in range(seats):
        raise ValueError("no such seat")
    refusal = check(game.view(seat), action)
    if refusal is not None:
        raise Refused(refusal)


def twin_of(game: Copied) -> Copied:
    """An independent copy of a deal whose attributes are immutable values and lists of such."""
    twin = object.__new__(type(game))
    twin.__dict__.update({key: list(each) if isinstance(each, list) else each for key, each in game.__dict__.items()})
    return twin


def closing_events(summary: AnySummary, passed_last_level: bool) -> list[ev.Event]:
    """What is told after the levels: the next declarer, the result, and perhaps the end of the match."""
    happened: list[ev.Event] = []
    if summary.next_declarer != summary.declarer and not summary.match_over:
        happened.append(ev.DeclarerChanged(summary.next_declarer))
    happened.append(ev.DealSettled(summary))
    if summary.match_over:
        reason: ev.EndReason = "passed_last_level" if passed_last_level else "deals_played"
        happened.append(ev.MatchEnded(summary.match_winner, reason))
    return happened
