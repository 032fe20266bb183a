# SPDX-License-Identifier: MIT
"""Two windows at one table: one opens it, the other finds it; lobby, ready, begin, a trick by mouse in each."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Program, Screen
from tests.e2e.player import Player, decision

TRICKS = 1
FEWEST_BYTES = 20_000  # a picture of one colour is smaller


@pytest.fixture
def other_screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


def name_oneself(program: Program, name: str) -> None:
    """The page starts in the field for the name."""
    program.mouse("type", "--delay", 20, name)


def check_picture(program: Program, name: str) -> None:
    path = program.picture(name)
    if path is not None:
        assert path.stat().st_size > FEWEST_BYTES, f"{name} is blank"


def host_is_gone(seen: dict) -> bool:  # type: ignore[type-arg]
    """The window that kept the table has ended, and its host has said so."""
    return any("has closed the table" in words for words in seen["labels"])


def play(host: Program, guest: Program) -> None:
    """Each answers when asked until enough tricks are over in both windows."""
    players = {host: Player(host, dragged_tricks=0), guest: Player(guest, dragged_tricks=0)}
    for _ in range(60):
        asked = host.wait(lambda seen: _someone_asked(seen, guest.look()), "somebody's turn")
        if min(asked["table"]["tricks"], guest.look()["table"]["tricks"]) >= TRICKS:
            return
        for program, player in players.items():
            seen = program.look()
            if decision(seen) in ("poll", "bury", "play"):
                player.act(seen)
    raise AssertionError("no trick was played to its end")


def _someone_asked(host_sees: dict, guest_sees: dict) -> bool:  # type: ignore[type-arg]
    tables = [each.get("table") or {} for each in (host_sees, guest_sees)]
    over = all(each.get("tricks", 0) >= TRICKS for each in tables)
    return over or any(each.get("decision") in ("poll", "bury", "play") for each in tables)


def test_two_windows_play_at_one_table(screen: Screen, other_screen: Screen, tmp_path: Path) -> None:
    host = Program(screen, tmp_path / "host", ["--lang", "en"])
    host.press_button("Host a table")
    host.wait(lambda seen: "LanHostPage" in seen["pages"], "the page to open a table")
    name_oneself(host, "Ann")
    host.press_button("Open the table")
    host.wait(lambda seen: "LanLobbyPage" in seen["pages"], "the lobby")

    guest = Program(other_screen, tmp_path / "guest", ["--lang", "en"])
    guest.press_button("Join a table")
    guest.wait(lambda seen: "LanJoinPage" in seen["pages"], "the page to join")
    name_oneself(guest, "Ben")
    found = guest.wait(
        lambda seen: [each for each in seen["buttons"] if each["text"] == "Join" and each["enabled"]], "a found table"
    )
    check_picture(guest, "join")
    assert any("Ann" in words for words in found["labels"])
    guest.press_button("Join")
    guest.wait(lambda seen: "LanLobbyPage" in seen["pages"], "the guest in the lobby")
    guest.press_button("Ready")
    check_picture(guest, "lobby_guest")
    check_picture(host, "lobby_host")
    host.press_button("Begin")
    for program in (host, guest):
        program.wait(lambda seen: "TablePage" in seen["pages"], "the table")
    play(host, guest)
    check_picture(guest, "table_guest")
    check_picture(host, "table_host")
    host.kill()
    guest.wait(lambda seen: host_is_gone(seen), "the guest sees the host gone")
    check_picture(guest, "table_reconnecting")
    host = Program(screen, tmp_path / "host", ["--lang", "en"])
    host.press_button("Resume table")
    for program in (host, guest):
        program.wait(
            lambda seen: seen["table"].get("tricks", 0) >= TRICKS and not host_is_gone(seen),
            "the match goes on",
        )
    check_picture(host, "table_resumed")
    assert guest.quit() in (0, -15)
    assert host.quit() in (0, -15)
    assert not any("Traceback" in program.errors for program in (host, guest))
    if shutil.which("import") is None:
        pytest.skip("played, but without ImageMagick there are no pictures to look at")
