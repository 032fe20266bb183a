# SPDX-License-Identifier: MIT
"""The log that a report takes along: always there, bounded, and never a reason to stop."""

from __future__ import annotations

import errno
import logging
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication

from shengji_qt import __version__, paths
from shengji_qt.controller.problem_report import Sources, write_report
from shengji_qt.ui import app, program_log
from shengji_qt.ui.program_log import hear_qt, log_path, root, start_log


@pytest.fixture(autouse=True)
def no_handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    yield
    for handler in root.handlers:
        handler.close()
    root.setLevel(level)


def logged() -> str:
    return log_path().read_text(encoding="utf-8")


def test_a_report_has_a_log_even_where_nothing_went_wrong(tmp_path: Path) -> None:
    start_log()
    assert f"shengji-qt {__version__} begins" in logged()
    write_report(tmp_path / "report.zip", Sources(tmp_path / "none", log_path()), "")
    assert "begins" in zip_text(tmp_path / "report.zip", "log.txt")


def zip_text(path: Path, name: str) -> str:
    with zipfile.ZipFile(path) as archive:
        return archive.read(name).decode()


def test_it_lies_where_logs_belong() -> None:
    assert log_path().parent == paths.log_dir() and log_path().parent.name == "log"


def test_warnings_and_what_qt_says_are_in_it() -> None:
    start_log()
    stop = hear_qt()
    try:
        root.warning("written for a test")
        qWarning("said by Qt 100%")
    finally:
        stop()
    assert "WARNING shengji_qt: written for a test" in logged()
    assert "WARNING shengji_qt.qt: said by Qt 100%" in logged()


def test_an_error_in_a_thread_is_in_it(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    start_log()
    reporter = app.ErrorReporter()
    reporter.shown = True  # no dialog
    before = threading.excepthook
    reporter.install()
    try:
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
    finally:
        reporter.remove()
    assert "ZeroDivisionError" in logged() and threading.excepthook is before


def test_it_does_not_grow_for_ever() -> None:
    start_log(max_bytes=2000)
    for number in range(200):
        root.warning("line %d %s", number, "x" * 50)
    files = sorted(log_path().parent.iterdir())
    assert [each.name for each in files] == ["shengji-qt.log", "shengji-qt.log.1"]
    assert all(each.stat().st_size <= 2000 for each in files) and "line 199" in logged()


def test_a_file_that_cannot_be_moved_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, while a second window of the program has it open; that one goes on at the new end."""

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "open elsewhere")

    monkeypatch.setattr("os.rename", refuse)
    start_log(max_bytes=2000)
    with log_path().open("a", encoding="utf-8") as other:
        for number in range(60):
            root.warning("line %d %s", number, "x" * 50)
        other.write("from elsewhere\n")
    old = log_path().with_name("shengji-qt.log.1").read_text(encoding="utf-8")
    assert 1000 < len(old) <= 2000 and 0 < len(logged()) <= 2000
    assert "line 59" in logged() and logged().endswith("from elsewhere\n") and "line 0 " not in old


def test_a_full_disk_loses_a_line_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)  # a packaged program has no console
    start_log()
    file = next(each for each in root.handlers if isinstance(each, logging.handlers.RotatingFileHandler))
    stream = file.stream

    class Full:
        def write(self, _text: str) -> None:
            raise OSError(errno.ENOSPC, "full")

        def __getattr__(self, name: str) -> object:
            return getattr(stream, name)

    monkeypatch.setattr(file, "stream", Full())
    root.warning("lost")
    monkeypatch.setattr(file, "stream", stream)
    root.warning("kept")
    assert "lost" not in logged() and "kept" in logged()
    assert capsys.readouterr() == ("", "")


def test_no_folder_for_it_is_no_reason_to_stop(own_profile: Path, caplog: pytest.LogCaptureFixture) -> None:
    own_profile.write_text("a file where a folder should be")
    with caplog.at_level(logging.INFO, logger="shengji_qt"):
        start_log()
    assert not log_path().exists()
    assert any("no log file" in each.getMessage() for each in caplog.records)
    assert program_log.BYTES < 1 << 20
