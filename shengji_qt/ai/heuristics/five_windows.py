# SPDX-License-Identifier: MIT
"""Block, force and claim in the five-player game: what cumulative points are best paid for (five_player.md S6)."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.actions import Choice, Spend
from shengji_qt.model.five_player.settlement import prices
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.windows import choices, ledger_of

LEVEL: Final = 40.0  # points that a level is worth
FORCE: Final = 1.0  # levels
BLOCKED_WIN: Final = 4.0  # levels that an opponent's complete victory is worth
BLOCKED_LEVEL: Final = 0.25  # of a level that an opponent does not gain
PRICE: Final = 0.8  # levels that the 100 points for a block would have brought: a forced level
PRICE_AT_TOP: Final = 0.3  # the same for who cannot force a level any more
CLAIM: Final = 0.5  # levels; declaring the next deal
CLAIM_STUCK: Final = 1.5  # for who rises in no other way


def window_choices(view: FiveView, most: int) -> list[Choice]:
    """What to do in the open window, best first."""
    assert view.window is not None and view.seat is not None
    ledger = ledger_of(view)
    have = view.cumulative[view.seat]
    found = [_choice(view, spend, have) for spend in choices(ledger, view.window, view.seat)]
    found.append(Choice(Spend(False), "keep_points", {"have": have}))
    return sorted(found, key=lambda each: -each.value)[:most]


def _choice(view: FiveView, spend: Spend, have: int) -> Choice:
    assert view.seat is not None
    stuck = not view.passed[view.seat] or view.levels[view.seat] >= view.last_level
    if view.window == "force":
        return Choice(spend, "force_level", {"have": have}, value=LEVEL * FORCE)
    if view.window == "claim":
        spared = have - prices(view.settings).claim
        return Choice(spend, "claim_seat", {"have": have}, value=LEVEL * (CLAIM_STUCK if stuck else CLAIM) - spared / 4)
    target = spend.target
    assert target is not None and view.scored is not None, "a block has a target"
    gain = view.scored.gains[target]
    price = PRICE_AT_TOP if stuck else PRICE
    if target == view.declarer and view.levels[target] >= view.last_level:
        return Choice(spend, "block_win", {"seat": target}, value=LEVEL * (BLOCKED_WIN - price))
    return Choice(
        spend, "block_gain", {"seat": target, "count": gain}, value=round(LEVEL * (BLOCKED_LEVEL * gain - price), 3)
    )
