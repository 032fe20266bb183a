# SPDX-License-Identifier: MIT
"""What is done for a seat whose player fails: anything legal, found by the rules alone, so that a match never hangs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shengji_qt.model.actions import AnyAction
from shengji_qt.model.games import rules_of

TRIED: Final = 20  # a rule module lists legal answers first; more than a few are never needed


def can_bid(view: Any) -> bool:
    """Whether the seat of this View has an acceptable bid now."""
    return bool(rules_of(view).bids(view))


def stand_ins(view: Any) -> Iterator[AnyAction]:
    """Actions for the pending decision, the plainest first; none for an optional one (silence is no action)."""
    if view.decision is not None and not view.decision.optional:
        yield from rules_of(view).options(view, TRIED)
