# SPDX-License-Identifier: MIT
"""A match of one deal, from the start page to the result page, with a real mouse in a real window."""

from __future__ import annotations

from pathlib import Path

import pytest

from shengji_qt.model import codec
from shengji_qt.model.actions import Play
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.journal import Act, DealEnd
from shengji_qt.model.settings import MatchOptions
from shengji_qt.table.journal import read
from shengji_qt.ui.preferences import NewGame, Preferences
from tests.e2e.desk import Program, Screen
from tests.e2e.player import Player


def set_up(profile: Path, decks: int = 2) -> None:
    """A player who likes short matches and quick cards."""
    chosen = Preferences(speed="faster", new_game=NewGame(FourSettings(decks=decks), MatchOptions(deals=1)))
    folder = profile / "config"
    folder.mkdir(parents=True)
    (folder / "preferences.json").write_bytes(codec.encode(chosen))


@pytest.mark.slow
@pytest.mark.parametrize(("language", "decks"), [pytest.param("en", 2, marks=pytest.mark.soak), ("zh", 1)])
def test_match_by_mouse(screen: Screen, own_profile: Path, language: str, decks: int) -> None:
    """With one deck there are twelve tricks to play by hand; hands of two decks are in the test below."""
    set_up(own_profile, decks)
    program = Program(screen, own_profile, ["--lang", language])
    program.wait(lambda seen: "StartPage" in seen["pages"], "the start page")
    program.press_button({"en": "Start", "zh": "开始"}[language])
    player = Player(program, dragged_tricks=3)
    seen = player.wait_for_turn()
    while "ResultPage" not in seen["pages"]:
        player.act(seen)
        seen = player.wait_for_turn()
    (journal,) = (own_profile / "data" / "saves").glob("*.journal")
    entries = read(journal).entries
    own = [each for each in entries if isinstance(each, Act) and each.seat == 0 and isinstance(each.action, Play)]
    assert all(each.by == "person" for each in own)
    assert player.ways["dragged"] == min(3, len(own))
    assert player.ways["dragged"] + player.ways["clicked"] == len(own), "every trick was played by hand"
    end = entries[-1]
    assert isinstance(end, DealEnd) and end.summary.match_over
    points = str(end.summary.points)
    program.wait(lambda seen: points in seen["labels"], f"the result page counts up to the {points} that were scored")
    assert program.quit() in (0, -15)
    assert program.errors == ""


@pytest.mark.slow
def test_killed_in_a_trick_and_continued(screen: Screen, own_profile: Path) -> None:
    """kill -9 while others have played to the trick: "Continue" shows exactly the same View."""
    set_up(own_profile)
    program = Program(screen, own_profile, ["--lang", "en"])
    program.press_button("Start")
    player = Player(program)
    seen = player.wait_for_turn()
    while not (seen["table"]["tricks"] >= 2 and seen["table"]["trick"]):
        player.act(seen)
        seen = player.wait_for_turn()
    program.kill()

    again = Program(screen, own_profile, ["--lang", "en"])
    again.press_button("Continue")
    resumed = again.wait(lambda now: now["table"], "the table")
    assert resumed["table"] == seen["table"]
    player = Player(again)
    player.act(player.wait_for_turn())
    assert again.quit() in (0, -15)
    assert again.errors == ""
