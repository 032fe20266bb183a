# SPDX-License-Identifier: MIT
"""What is done for a seat whose player fails: anything legal, found by the rules alone, so that a match never hangs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shengji_qt.model.actions import AnyAction, Mine, PassBid
from shengji_qt.model.games import rules_of

TRIED: Final = 20  # a rule module lists legal answers first; more than a few are never needed


def can_bid(view: Any) -> bool:
    """Whether the seat of this View has an acceptable bid now."""
    return bool(rules_of(view).bids(view))


def only_choice(view: Any) -> AnyAction | None:
    """What this seat does without being asked, since it can do nothing else: pass in a poll in which it has no bid, or
    skip with a mine that may not play (five_player.md 13).
    """
    kind = None if view.decision is None else view.decision.kind
    if kind == "poll":
        return None if can_bid(view) else PassBid()
    if kind == "mine":
        return Mine(()) if rules_of(view).plays(view, 2) == [()] else None
    return None


def stand_ins(view: Any) -> Iterator[AnyAction]:
    """Actions for the pending decision, the plainest first; none for an optional one (silence is no action)."""
    if view.decision is not None and not view.decision.optional:
        yield from rules_of(view).options(view, TRIED)
