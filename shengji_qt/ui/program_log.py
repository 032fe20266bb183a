# SPDX-License-Identifier: MIT
"""The log of the program: one small file with its warnings, Qt's messages and errors that nobody expected.

A report of a problem takes it along. None of our lines is about cards. Two files of `BYTES` at most are kept, and a
disk that takes nothing costs lines of the log, never the game.
"""

from __future__ import annotations

import logging
import logging.handlers
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from shengji_qt import __version__, paths

FILE_NAME: Final = "shengji-qt.log"
BYTES: Final = 400_000  # of a file, before it becomes the old one
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

root: Final = logging.getLogger("shengji_qt")
_qt: Final = logging.getLogger("shengji_qt.qt")


def log_path() -> Path:
    """The file; the one before it ends in `.1`. Neither has to exist."""
    return paths.log_dir() / FILE_NAME


class _BoundedFile(logging.handlers.RotatingFileHandler):
    """Loses a line rather than telling a console about it: there may be none, and the next line may be written."""

    def rotate(self, source: str, dest: str) -> None:
        """Windows moves no file that a second window of the program has open, but lets it be emptied."""
        try:
            super().rotate(source, dest)
        except PermissionError:
            shutil.copyfile(source, dest)
            open(source, "wb").close()

    def handleError(self, record: logging.LogRecord) -> None:
        """The disk is full, or the file may not be written or turned over."""


def start_log(max_bytes: int = BYTES) -> None:
    """Begin the log of this run, once in a process; also on the console if there is one. `max_bytes` is for tests."""
    root.setLevel(logging.INFO)
    if root.handlers:
        return
    formatter = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    console = None if sys.stderr is None else logging.StreamHandler()
    if console is not None:
        console.setLevel(logging.WARNING)
        console.setFormatter(formatter)
        root.addHandler(console)
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        file = _BoundedFile(log_path(), maxBytes=max_bytes, backupCount=1, encoding="utf-8", delay=True)
    except OSError as error:
        root.warning("no log file: %s", error)
    else:
        file.setFormatter(formatter)
        root.addHandler(file)
    # So that a report has a log even where nothing went wrong, and says what it is the log of.
    root.info(
        "shengji-qt %s begins: Python %s, Qt %s, %s", __version__, sys.version.split()[0], qVersion(), sys.platform
    )


def hear_qt() -> Callable[[], None]:
    """Qt's messages come into the log from now on; call what is returned when they need not any more."""
    before = qInstallMessageHandler(_on_message)

    def stop() -> None:
        qInstallMessageHandler(before)

    return stop


def _on_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """May be called in any thread."""
    _qt.log(_LEVELS.get(kind, logging.WARNING), "%s", text)
