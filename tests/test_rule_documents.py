# SPDX-License-Identifier: MIT
"""Source lines cite the rule documents by number; what is cited must be there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from shengji_qt.model.five_player import settings as five
from shengji_qt.model.four_player import settings as four
from shengji_qt.model.three_player import settings as three

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("four", "three", "five")
_NUMBER: Final = r"[RSA]?\d+(?:\.\d+)?"
_CITATION: Final = re.compile(rf"({'|'.join(GAMES)})_player\.md ((?:{_NUMBER}(?:, | and | to )?)+)")
# A heading "## 12.", a paragraph "12.3 …", a rule "* R12.4 …" or "| R12.4 |", "**S4 …", "| A27 |".
_GIVEN: Final = re.compile(rf"^(?:## )?\s*[*|]*\s*\**({_NUMBER})\b", re.MULTILINE)


def numbers(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}_player.md").read_text(encoding="utf-8")
    return {number.removeprefix("R") for number in _GIVEN.findall(text)}


def citations() -> list[tuple[str, str, str]]:
    found = []
    for folder in ("shengji_qt", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for game, several in _CITATION.findall(path.read_text(encoding="utf-8")):
                found += [(game, each, path.name) for each in re.findall(_NUMBER, several)]
    return found


def test_every_cited_rule_exists() -> None:
    given = {game: numbers(game) for game in GAMES}
    cited = citations()
    assert {game for game, _, _ in cited} == set(GAMES)
    missing = {each for each in cited if each[1].removeprefix("R") not in given[each[0]]}
    assert not missing


@pytest.mark.parametrize(("game", "last_section", "choices"), [("three", 23, 49), ("five", 26, 61)])
def test_no_number_is_left_out(game: str, last_section: int, choices: int) -> None:
    given = numbers(game)
    assert {str(n) for n in range(1, last_section + 1)} <= given
    assert {f"A{n}" for n in range(1, choices + 1)} <= given


def test_settings_are_in_the_table() -> None:
    """Each house rule stands in the document of its game under its own key."""

    for game, settings in (("four", four.SETTINGS), ("three", three.SETTINGS), ("five", five.SETTINGS)):
        text = (ROOT / "docs" / "rules" / f"{game}_player.md").read_text(encoding="utf-8")
        keys = {each.key for each in settings} - {"rule2", "rule3"}  # `rule1` … `rule4` stand for all
        assert {key for key in keys if f"`{key}`" not in text} == set()
