# SPDX-License-Identifier: MIT
"""The maker of the fixed positions still makes what is in the file."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.positions import read

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_positions", ROOT / "build" / "make_positions.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("place", [1, 3, 8])
def test_a_deal_comes_out_the_same(maker: ModuleType, place: int) -> None:
    game, decks, mode = maker.VARIANTS[place]
    deals = read(maker.FILE)
    assert len(deals) == len(maker.VARIANTS) * maker.DEALS
    again = maker.one_deal(Setup(decks, "v0", "v0", maker.SEED + place, None, game, mode), 0)
    assert again == maker.without_values(deals[place * maker.DEALS])
