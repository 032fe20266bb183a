# SPDX-License-Identifier: MIT
"""The frozen player v0: it plays every game by the rules, and it never changes."""

from __future__ import annotations

import ast
import hashlib
import lzma
from collections import Counter
from pathlib import Path

import pytest

import make_frozen_golden
import shengji_qt.ai.frozen
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.budget import Budget
from shengji_qt.ai.frozen.v0 import FrozenV0
from shengji_qt.ai.players import player
from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Decision
from shengji_qt.model.games import rules_of
from shengji_qt.model.vocabulary import AnyView

DIGEST = "981f4065115d90b006e43394e8429ee81a90e6303cb6865a99e9d6d79a250d30"
KINDS = {
    "FourView": {"bid", "poll", "bury", "play"},
    "ThreeView": {"turned", "bid", "poll", "swap", "bury", "play", "penalty", "lower"},
    "FiveView": {"bid", "poll", "stop", "bury", "divide", "play", "mine", "block", "force", "claim"},
}


def test_the_golden_file_is_the_one_that_was_made_once() -> None:
    assert hashlib.sha256(make_frozen_golden.GOLDEN.read_bytes()).hexdigest() == DIGEST


def test_v0_decides_as_it_always_has() -> None:
    chooser = FrozenV0()
    asked: dict[str, Counter[str]] = {name: Counter() for name in KINDS}
    for line in lzma.decompress(make_frozen_golden.GOLDEN.read_bytes()).splitlines():
        seen, done = line.split(b"\t")
        view = codec.decode(seen, AnyView)
        action = codec.decode(done, AnyAction | None)
        assert chooser.choose(view, 0) == action
        assert action is None or rules_of(view).check(view, action) is None
        decision = view.decision
        assert isinstance(decision, Decision) and (action is not None or decision.optional)
        asked[type(view).__name__][decision.kind] += 1
    assert {name: set(kinds) for name, kinds in asked.items()} == KINDS
    assert sum(sum(kinds.values()) for kinds in asked.values()) == 2000


def test_the_golden_file_is_never_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    before = make_frozen_golden.GOLDEN.read_bytes()
    assert make_frozen_golden.main() == 1
    assert make_frozen_golden.GOLDEN.read_bytes() == before
    assert "not overwritten" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "decks", "mode"), make_frozen_golden.VARIANTS[2:4] + make_frozen_golden.VARIANTS[7:])
def test_v0_keeps_the_rules_of_every_variant(game: str, decks: int, mode: str) -> None:
    chooser = FrozenV0()
    setup = Setup(decks, "", "", 17, 17, game, mode)
    for number, (view, action) in enumerate(make_frozen_golden.decisions(setup, 1)):
        assert action is None or rules_of(view).check(view, action) is None
        if number % 5 == 0:
            again = codec.decode(codec.encode(view), type(view))
            assert [each.action for each in chooser.rank(again, Budget(), 3)] == ([] if action is None else [action])


def test_what_is_frozen_leans_on_the_model_alone() -> None:
    for path in Path(shengji_qt.ai.frozen.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shengji_qt"):
                assert (node.module or "").startswith(("shengji_qt.model", "shengji_qt.ai.frozen")), path


def test_v0_is_a_player_by_name() -> None:
    assert isinstance(player("v0"), FrozenV0)
