# SPDX-License-Identifier: MIT
"""Results kept in a file: going on, and everything that must not be mixed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shengji_qt.ai import arena, arena_store
from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_play import PairResult
from shengji_qt.ai.arena_store import Store, StoreError

ARGV = ("four", "--decks", "1", "--a", "greedy", "--b", "random", "--json")


def printed(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> dict[str, Any]:
    assert arena.main([*ARGV, *argv]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for key in ("decision_ms", "command"):
        del found[key]
    return found


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert arena.main(argv) == 2
    return capsys.readouterr().err


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "results.jsonl")
    whole = printed(capsys, "--deals", "4")
    assert printed(capsys, "--deals", "2", "--resume", file) == printed(capsys, "--deals", "2")
    assert len(Path(file).read_bytes().splitlines()) == 3
    assert printed(capsys, "--deals", "4", "--resume", file) == whole
    written = Path(file).read_bytes()
    assert printed(capsys, "--deals", "4", "--resume", file) == whole, "nothing is played again"
    assert printed(capsys, "--deals", "2", "--resume", file)["deals"] == 2
    assert Path(file).read_bytes() == written


def test_breaking_off_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = arena.play_pair

    def broken_off(setup: Setup, number: int) -> PairResult:
        if number == 2:
            raise KeyboardInterrupt
        return play(setup, number)

    file = str(tmp_path / "results.jsonl")
    monkeypatch.setattr(arena, "play_pair", broken_off)
    assert printed(capsys, "--deals", "4", "--resume", file, code=arena.BROKEN_OFF)["deals"] == 2
    monkeypatch.setattr(arena, "play_pair", play)
    assert printed(capsys, "--deals", "4", "--resume", file) == printed(capsys, "--deals", "4")


def test_a_torn_last_line_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    whole = printed(capsys, "--deals", "3", "--resume", str(file))
    file.write_bytes(file.read_bytes()[:-20])
    assert printed(capsys, "--deals", "3", "--resume", str(file)) == whole
    file.write_bytes(file.read_bytes()[:20])
    assert "no results" in refused(capsys, *ARGV, "--resume", str(file))


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (("--seed", "2"), "seed 1 there, 2 here"),
        (("--a", "v0"), "a greedy there, v0 here"),
        (("--decks", "3"), "decks 1 there, 3 here"),
        (("--role", "declarers"), "by_seats False there, True here"),
        (("--random-settings", "4"), "settings_seed None there, 4 here"),
    ],
)
def test_another_run_is_refused_in_words(
    other: tuple[str, ...], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "results.jsonl")
    printed(capsys, "--deals", "1", "--resume", file)
    written = Path(file).read_bytes()
    assert words in refused(capsys, *ARGV, "--deals", "2", "--resume", file, *other)
    assert Path(file).read_bytes() == written


def test_another_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "results.jsonl")
    printed(capsys, "--deals", "1", "--resume", file)
    monkeypatch.setattr(arena_store, "source", lambda: "another")
    assert "another here" in refused(capsys, *ARGV, "--deals", "2", "--resume", file)


def test_the_source_is_told_by_its_bytes() -> None:
    assert len(arena_store.source()) == 12 and arena_store.source() == arena_store.source()


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (b"hello\n", "no results of the arena"),
        (b'{"format":1}\n', "no results of the arena"),
        (None, "deal 5 instead of 1"),
    ],
)
def test_a_file_of_something_else_is_left_alone(
    lines: bytes | None, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    if lines is None:
        printed(capsys, "--deals", "1", "--resume", str(file))
        first, second = file.read_bytes().splitlines(keepends=True)
        lines = first + second + second.replace(b'"deal":0', b'"deal":5')
    file.write_bytes(lines)
    assert words in refused(capsys, *ARGV, "--resume", str(file))
    assert file.read_bytes() == lines


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "results.jsonl" in refused(capsys, *ARGV, "--resume", str(tmp_path / "no" / "results.jsonl"))


def test_a_line_that_is_damaged_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    setup = Setup(1, "greedy", "random", 1)
    store = Store(file, setup, False, PairResult)
    store.add(PairResult())
    store.close()
    file.write_bytes(file.read_bytes() + b'{"deal":1,"result":[]}\n')
    with pytest.raises(StoreError, match="line 3"):
        Store(file, setup, False, PairResult)
