# SPDX-License-Identifier: MIT
"""The demo as a process: pictures, the same ones every time, and a report."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from PySide6.QtGui import QImage

from shengji_qt.ui.demo import run
from shengji_qt.ui.demo.recorder import Report
from shengji_qt.ui.games.four.moments import MOMENTS

ROOT = Path(__file__).parents[3]


def demo(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shengji_qt", "demo", *arguments, "--platform", "offscreen"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=120)


def shots(folder: Path, moments: str) -> Report:
    done = demo(
        "four", "--lang", "en", "--theme", "dark", "--size", "1000x640", "--shots", str(folder), "--moments", moments
    )
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)


@pytest.mark.slow
def test_pictures_of_the_moments_are_the_same_every_time(tmp_path: Path) -> None:
    wanted = "start,deal,failed,collect"
    report = shots(tmp_path / "one", wanted)
    assert sorted(shot.moment for shot in report.shots) == sorted(wanted.split(","))
    assert report.missing == ()
    assert shots(tmp_path / "two", wanted) == report
    for shot in report.shots:
        picture = QImage(str(tmp_path / "one" / shot.file))
        assert (picture.width(), picture.height()) == (shot.width, shot.height) == (1000, 640)
        assert picture == QImage(str(tmp_path / "two" / shot.file)), shot.moment


@pytest.mark.parametrize(
    "wrong",
    [
        ["--size", "12"],
        ["--moments", "start,nothing"],
        ["--theme", "plaid"],
        ["--decks", "4"],
        ["--decks", "1", "--moments", "must"],
        ["--mode", "split"],
    ],
)
def test_wrong_use(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.main(["four", *wrong])
    assert stopped.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_of_tables_of_the_network_there_are_pictures_only(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.main(["lan"])
    assert stopped.value.code == 2
    assert "--shots" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["six"], "invalid choice"),
        (["three", "--decks", "2"], "no choice of decks"),
        (["five", "--mode", "split", "--decks", "3"], "not with so many decks"),
        (["five", "--mode", "split", "--moments", "mine"], "cannot happen under these rules"),
    ],
)
def test_what_a_game_does_not_have_is_said(wrong: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.main(wrong)
    assert stopped.value.code == 2
    assert words in capsys.readouterr().err


def test_moments_have_different_names() -> None:
    assert len(set(MOMENTS)) == len(MOMENTS)


def test_what_cannot_happen_with_one_deck_is_left_out_and_said(tmp_path: Path) -> None:
    done = demo("four", "--decks", "1", "--lang", "en", "--shots", str(tmp_path), "--moments", "must,options")
    assert done.returncode == 0, done.stderr
    assert "cannot happen under these rules: must" in done.stdout
    report = msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=Report)
    assert [shot.moment for shot in report.shots] == ["options"]
    assert (report.missing, report.impossible) == ((), ("must",))
