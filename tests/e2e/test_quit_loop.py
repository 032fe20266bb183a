# SPDX-License-Identifier: MIT
"""The program is started and closed again and again, at any moment: it always ends by itself, with 0 and in silence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.e2e.desk import Program, Screen
from tests.e2e.test_match_by_mouse import set_up

STARTS = [6, pytest.param(20, marks=pytest.mark.soak)]
LATE = {5: 10, 9: 9, 19: 19}  # these wait until more cards than that are dealt, the others for at most five
MENU = (20, 12)  # the first one, whose last entry quits


def quit_by_menu(program: Program) -> int:
    """Choose "Quit" in the menu as a person would, again if the menu was too slow to open; the exit code."""
    for _ in range(6):
        program.mouse("mousemove", *MENU, "click", 1, "sleep", 0.3, "key", "Up", "key", "Return")
        try:
            program.process.wait(5)
            return program.quit()  # it has ended: this only puts away what we hold of it
        except subprocess.TimeoutExpired:
            program.mouse("key", "Escape")
    program.kill()
    raise AssertionError(f"it does not end: {program.errors}")


@pytest.mark.slow
@pytest.mark.parametrize("starts", STARTS)
def test_started_and_quit_again_and_again(screen: Screen, own_profile: Path, starts: int) -> None:
    """From the start page, and in the middle of a deal beside thinking seats."""
    for number in range(starts):
        profile = own_profile / str(number)  # one that was there before is a little lower without a window manager
        set_up(profile)
        program = Program(screen, profile, ["--lang", "en"])
        program.wait(lambda seen: "StartPage" in seen["pages"], "the start page")
        if number % 2:
            program.press_button("Start")
            cards = LATE.get(number, number % 5)
            program.wait(lambda seen, least=cards: len(seen["table"].get("hand", ())) > least, "some cards")
        assert quit_by_menu(program) == 0, program.errors
        assert program.errors == ""
