# SPDX-License-Identifier: MIT
"""The worked examples of the rule documents, run through the real model, and the runner that anyone may use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shengji_qt.model import vectors

FOLDER = Path(__file__).parent / "vectors"
FOUR = FOLDER / "four_player.json"


def examples_of(path: Path) -> list[dict[str, Any]]:
    examples: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return examples


EXAMPLES = examples_of(FOUR)
ALL = [example for path in sorted(FOLDER.glob("*.json")) for example in examples_of(path)]


@pytest.mark.parametrize("example", ALL, ids=[each["id"] for each in ALL])
def test_example(example: dict[str, Any]) -> None:
    good, got = vectors.judge(example)
    assert good, f"got {got}, expected {example['expect']}; {example['note']}"


@pytest.mark.parametrize("example", ALL, ids=[each["id"] for each in ALL])
def test_every_example_can_fail(example: dict[str, Any]) -> None:
    """Each expected key is compared: another value there does not pass."""
    for key in example["expect"]:
        wrong = {**example, "expect": {**example["expect"], key: ["something else"]}}
        assert not vectors.judge(wrong)[0], key


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    code = vectors.main([str(each) for each in arguments])
    return code, capsys.readouterr().out.splitlines()


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, FOUR) == (0, [f"{len(EXAMPLES)} passed, 0 failed"])


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_where(capsys: pytest.CaptureFixture[str], decks: int) -> None:
    """Without `decks` an example is one of two decks."""
    wanted = sum(each["given"].get("decks", 2) == decks for each in EXAMPLES)
    assert 0 < wanted < len(EXAMPLES)
    assert run(capsys, FOUR, "--where", f"decks={decks}") == (0, [f"{wanted} passed, 0 failed"])
    both = sum(each["given"].get("decks", 2) == decks and each["given"]["op"] == "throw" for each in EXAMPLES)
    assert run(capsys, FOUR, "--where", f"decks={decks}", "--where", "op=throw") == (0, [f"{both} passed, 0 failed"])


def test_a_filter_without_a_value_is_no_filter(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        vectors.main([str(FOUR), "--where", "decks"])
    assert caught.value.code == 2
    assert "KEY=VALUE" in capsys.readouterr().err


def test_a_failing_example_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, broken = EXAMPLES[0], EXAMPLES[1], EXAMPLES[2]
    path = tmp_path / "some.json"
    bad = {**bad, "expect": {**bad["expect"], "cards": 107}}
    broken = {**broken, "given": {"op": "no such operation"}}
    path.write_text(json.dumps([good, bad, broken]), encoding="utf-8")
    code, lines = run(capsys, path)
    assert code == 1
    assert lines[-1] == "1 passed, 2 failed"
    assert lines[0] == bad["id"]
    assert '"cards": 108' in lines[1]
    assert '"cards": 107' in lines[2]
    assert lines[3] == broken["id"]
    assert "no such operation" in lines[4]
    assert good["id"] not in lines


def test_absent_keys_of_expect_are_not_compared() -> None:
    example = {**EXAMPLES[0], "expect": {"cards": 54}}
    assert vectors.judge(example)[0]
    assert not vectors.judge({**example, "expect": {"cards": 54, "jokers": 2}})[0]


@pytest.mark.parametrize("content", [None, "{", '{"id": "x"}', "[1]"])
def test_a_file_that_cannot_be_read_is_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "broken.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    code, lines = run(capsys, path, FOUR)
    assert code == 1
    assert str(path) in lines[0]
    assert lines[-1] == f"{len(EXAMPLES)} passed, 1 failed", "the other files are run all the same"


@pytest.mark.parametrize(("name", "game"), [("three_player.json", "r3p-"), ("five_player.json", "r5p-")])
def test_the_other_games(capsys: pytest.CaptureFixture[str], name: str, game: str) -> None:
    examples = examples_of(FOLDER / name)
    assert len(examples) > 150
    assert all(each["id"].startswith(game) for each in examples)
    assert run(capsys, FOLDER / name) == (0, [f"{len(examples)} passed, 0 failed"])


def test_a_topic_that_is_none() -> None:
    good, got = vectors.judge({"id": "r3p-x", "topic": "nothing", "given": {}, "expect": {}})
    assert not good
    assert "no topic 'nothing'" in got
