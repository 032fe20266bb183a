# SPDX-License-Identifier: MIT
"""How long a player may think."""

from __future__ import annotations

import pytest

from shengji_qt.ai.budget import ENDLESS, Budget, Cancelled


def test_without_a_deadline_there_is_no_end() -> None:
    assert not ENDLESS.spent
    ENDLESS.check()


def test_a_deadline_passes() -> None:
    assert Budget.within(0.0).spent
    assert not Budget.within(3600.0).spent


def test_who_is_cancelled_stops() -> None:
    cancelled: list[bool] = []
    budget = Budget.within(3600.0, lambda: bool(cancelled))
    budget.check()
    cancelled.append(True)
    with pytest.raises(Cancelled):
        budget.check()
