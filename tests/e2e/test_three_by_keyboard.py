# SPDX-License-Identifier: MIT
"""A hand of three players by keyboard alone, in a real window from the start page to the result."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from shengji_qt.model import codec
from shengji_qt.model.actions import Play
from shengji_qt.model.cards import Rank
from shengji_qt.model.journal import Act, DealEnd
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.table.journal import read
from shengji_qt.ui.preferences import NewGame, Preferences
from tests.e2e.desk import Program, Screen
from tests.e2e.player import decision, raised

Seen = dict[str, Any]


class Typist:
    """Answers what is asked with keys, and goes to cards with arrows and Tab."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def press(self, *keys: str) -> None:
        self._program.mouse("key", *keys)

    def answer(self, seen: Seen) -> None:
        kind = decision(seen)
        if kind == "poll":
            self.press("p")
        elif kind == "bury":
            self.press("h")
            self._program.wait(lambda now: raised(now) or decision(now) != "bury", "the hint's cards")
            self.press("Return")
        elif kind == "play":
            self._play(seen["table"]["play"][0])
        else:
            self.press("Return")  # bid with the turned card, swap nothing

    def _play(self, card: str) -> None:
        """Arrows go along a zone, Tab to the next one; then the card is chosen and played."""
        for _ in range(10):
            seen = self._program.look()
            if raised(seen) == [card]:
                break
            if seen["table"]["cursor"] == card:
                self.press("space")
            else:
                self._approach(seen["table"], card)
            self._settle(seen["table"])
        self.press("Return")

    def _approach(self, table: Seen, card: str) -> None:
        zones = list(table["zones"].values())
        there = next((i for i, cards in enumerate(zones) if card in cards), None)
        here = next((i for i, cards in enumerate(zones) if table["cursor"] in cards), None)
        if there is None:
            self.press("Left" if table["cursor"] else "Right")  # a key shows at once what still moves
        elif here is None:
            self.press("Right")
        elif here != there:
            self.press("Tab" if here < there else "shift+Tab")
        else:
            way = zones[here].index(card) - zones[here].index(table["cursor"])
            self.press(*["Right" if way > 0 else "Left"] * abs(way))

    def _settle(self, before: Seen) -> None:
        """Until something else is seen, the cursor's place among it."""
        for _ in range(8):
            if self._program.look()["table"] != before:
                return
            time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("tricks", [4, pytest.param(99, marks=pytest.mark.soak)])
def test_a_hand_by_keyboard(screen: Screen, own_profile: Path, tricks: int) -> None:
    """Its first tricks, in a soak all of them and the result; whole deals by keyboard are played without a screen too
    (tests/ui/games/three/test_three_table.py).
    """
    chosen = Preferences(speed="faster", new_game=NewGame(ThreeSettings(), MatchOptions(start_level=Rank(3), deals=1)))
    folder = own_profile / "config"
    folder.mkdir(parents=True)
    (folder / "preferences.json").write_bytes(codec.encode(chosen))
    program = Program(screen, own_profile, ["--lang", "en"])
    program.wait(lambda seen: "StartPage" in seen["pages"], "the start page")
    program.mouse("search", "--onlyvisible", "--name", "Sheng Ji", "windowfocus")  # no window manager does it
    program.wait(lambda seen: seen["focus"], "the keyboard")
    typist = Typist(program)
    for _ in range(12):
        if program.look()["focus"][1].startswith("Start: Three"):
            break
        typist.press("Tab")
        time.sleep(0.15)
    typist.press("space")

    seen = program.wait(lambda now: now["table"], "the table")
    until = time.monotonic() + 240
    while "ResultPage" not in seen["pages"] and seen["table"]["tricks"] < tricks and time.monotonic() < until:
        before = seen["table"].get("view")
        typist.answer(seen)
        for _ in range(20):
            if program.look()["table"].get("view") != before:
                break
            time.sleep(0.05)
        seen = program.wait(
            lambda now: "ResultPage" in now["pages"] or decision(now) in ("turned", "poll", "swap", "bury", "play"),
            "the next question",
        )
    (journal,) = (own_profile / "data" / "saves").glob("*.journal")
    entries = read(journal).entries
    own = [each for each in entries if isinstance(each, Act) and each.seat == 0 and isinstance(each.action, Play)]
    assert len(own) >= min(tricks, 16) and all(each.by == "person" for each in own)
    assert isinstance(entries[-1], DealEnd) == (tricks > 16)
    assert program.quit() in (0, -15)
    assert program.errors == ""
