# SPDX-License-Identifier: MIT
"""`shengji-qt selftest` passes here, and notices what is broken."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import wave
from pathlib import Path
from typing import Any

import pytest

from shengji_qt import paths, selftest
from shengji_qt.ai.search import plays
from shengji_qt.ai.search.playing import Comparison, compare

TITLES = list(selftest.checks())


def report_of(checks: dict[str, selftest.Check]) -> tuple[int, list[str]]:
    """Exit code and lines."""
    out = io.StringIO()
    code = selftest.run(checks, selftest.Writer(out, None))
    return code, out.getvalue().splitlines()


def start(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """The program from source, in a process of its own, without a screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens} | changes
    command = [sys.executable, "-m", "shengji_qt", "selftest", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=240)


@pytest.mark.slow
def test_it_passes_without_a_screen_and_writes_its_report(tmp_path: Path, own_profile: Path) -> None:
    report = tmp_path / "report.txt"
    done = start("--report", str(report), PYTHONIOENCODING="utf-8")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert report.read_text(encoding="utf-8") == done.stdout
    _, *lines, last = done.stdout.splitlines()
    assert [line[7:20].strip() for line in lines] == TITLES
    assert all(line.startswith("ok ") for line in lines) and last == "All is well."
    kept = [path for path in own_profile.rglob("*") if path.is_file()]
    assert kept == [], "nothing is left among the player's files"


def test_a_report_that_cannot_be_written_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.main(tmp_path / "no" / "such" / "folder") == 1
    assert "folder" in capsys.readouterr().err


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_players_that_search_look_at_worlds(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def counted(*given: Any) -> Comparison:
        found = compare(*given)
        seen.append(found.worlds)
        return found

    monkeypatch.setattr(plays, "compare", counted)
    selftest._play("four", level, None)
    assert len(seen) > 10 and min(seen) >= 1 and max(seen) == selftest.WORLDS


def test_a_failure_does_not_stop_the_others() -> None:
    def broken(folder: Path) -> str:
        raise OSError("disk on fire")

    code, lines = report_of({"one": broken, "two": lambda folder: "fine"})
    assert code == 1
    assert lines[1].startswith("FAILED one ") and lines[1].endswith("OSError: disk on fire")
    assert lines[2].startswith("ok     two ") and lines[2].endswith("fine")
    assert lines[3] == "FAILED: one"


@pytest.mark.parametrize(("form", "said"), [("compiled", "compiled"), ("python", "Python")])
def test_it_says_which_form_of_the_core_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, said: str
) -> None:
    monkeypatch.setattr(selftest, "backend", lambda: form)
    assert selftest.checks()["core"](tmp_path) == f"Computer players: {said}"


def test_the_profile_in_force_is_the_same_afterwards(own_profile: Path) -> None:
    def elsewhere(folder: Path) -> str:
        paths.set_profile(str(folder))
        return ""

    assert report_of({"one": elsewhere})[0] == 0
    assert paths.profile() == str(own_profile)


def test_a_folder_of_saves_that_cannot_be_written_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    paths.set_profile(str(tmp_path / "file"))
    with pytest.raises(OSError):
        selftest.saves_folder(tmp_path)


@pytest.mark.parametrize("missing", ["cards", "sounds", "rules", "licences"])
def test_missing_resources_are_noticed(missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("cards", "icons", "i18n", "sounds", "rules", "licences"):
        (tmp_path / name).mkdir()
        if name != missing:
            (tmp_path / name / "one").write_text("x")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    with pytest.raises(selftest.SelfTestError, match=missing):
        selftest.resources(tmp_path)


def test_a_deal_that_comes_to_no_end_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest._Seats, "ask", lambda *arguments: None)  # nobody answers
    monkeypatch.setattr(selftest, "NAMES", ("random",))
    with pytest.raises(selftest.SelfTestError):
        selftest.computer_players(tmp_path)


def test_the_journal_is_compared_with_what_was_played(tmp_path: Path) -> None:
    assert selftest.journal_round_trip(tmp_path).split()[0].isdigit()


@pytest.mark.gui
class TestWithQt:
    """The checks of ui/self_check.py can fail."""

    def test_a_damaged_sound_is_noticed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from shengji_qt.ui import self_check

        (tmp_path / "sounds").mkdir()
        (tmp_path / "sounds" / "shuffle.wav").write_bytes(b"RIFF")
        monkeypatch.setattr(paths, "resources", lambda: tmp_path)
        with pytest.raises((EOFError, wave.Error)):
            self_check.sound_files(tmp_path)

    def test_an_empty_picture_is_noticed(self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from shengji_qt.ui import self_check

        svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'
        (tmp_path / "empty.svg").write_text(svg)
        monkeypatch.setattr(paths, "resources", lambda: tmp_path)
        with pytest.raises(self_check.CheckError, match="empty"):
            self_check.pictures(tmp_path)

    def test_missing_words_are_noticed(self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from shengji_qt.ui import self_check

        monkeypatch.setattr(paths, "resources", lambda: tmp_path)
        with pytest.raises(self_check.CheckError, match="zh_CN"):
            self_check.words(tmp_path)

    def test_boxes_are_noticed(self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from shengji_qt.ui import self_check

        monkeypatch.setattr(self_check, "chinese_family", lambda: "some font")
        box = self_check.sign_picture(" ", "some font")
        monkeypatch.setattr(self_check, "sign_picture", lambda sign, family: box)
        with pytest.raises(self_check.CheckError, match="boxes"):
            self_check.fonts(tmp_path)

    def test_our_own_fonts_that_cannot_be_used_are_noticed(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from shengji_qt.ui import self_check

        (tmp_path / "fonts").mkdir()
        (tmp_path / "fonts" / "one.otf").touch()
        monkeypatch.setattr(paths, "resources", lambda: tmp_path)
        monkeypatch.setattr(self_check, "load_fonts", lambda: None)
        monkeypatch.setattr(self_check, "chinese_family", lambda: None)
        with pytest.raises(self_check.CheckError, match="own fonts"):
            self_check.fonts(tmp_path)

    def test_a_host_that_cannot_be_started_is_noticed(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from shengji_qt.controller.host_process import HostProcess
        from shengji_qt.ui import self_check, self_check_lan

        nothing = [str(tmp_path / "nothing")]
        monkeypatch.setattr(self_check_lan, "HostProcess", lambda: HostProcess(program=lambda: nothing))
        with pytest.raises(self_check.CheckError, match="no host: not_started"):
            self_check.network(tmp_path)

    def test_a_blank_window_is_noticed(self, qapp: object) -> None:
        from PySide6.QtGui import QImage

        from shengji_qt.ui import self_check

        image = QImage(300, 200, QImage.Format.Format_RGB32)
        image.fill(0xFF2C6653)
        with pytest.raises(self_check.CheckError, match="blank"):
            self_check.look_at("the window", image)

    def test_a_warning_of_qt_is_noticed(self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from PySide6.QtCore import QMessageLogContext, QtMsgType

        from shengji_qt.ui import self_check

        monkeypatch.setattr(self_check, "_complaints", [])
        self_check._hear(QtMsgType.QtDebugMsg, QMessageLogContext(), "chatter")
        self_check._hear(QtMsgType.QtWarningMsg, QMessageLogContext(), "This plugin does not support raise()")
        assert self_check.complaints(tmp_path)
        self_check._hear(QtMsgType.QtWarningMsg, QMessageLogContext(), "QPainter::begin: no")
        with pytest.raises(self_check.CheckError, match="QPainter"):
            self_check.complaints(tmp_path)
