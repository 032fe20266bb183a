# SPDX-License-Identifier: MIT
"""`shengji-qt selftest` in a process of its own, watched from the window: what breaks there breaks nothing here."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from shengji_qt.controller.host_process import child_environment, own_program

LOOK: Final = 150  # ms between two looks into the report
ENDING: Final = 2000  # ms that a test that is given up has before it is killed
_REPORT: Final = "report.txt"


class SelfTest(QObject):
    """One run at a time. The report is read from a file: a program without a console has no stdout."""

    grown = Signal(str)  # the report so far
    finished = Signal(bool)  # whether all is well
    failed = Signal(str)  # it could not be started; why

    def __init__(self, parent: QObject | None = None, program: Callable[[], Sequence[str]] = own_program) -> None:
        """`program` is for tests."""
        super().__init__(parent)
        self.report = ""
        self._program = program
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    @Slot()
    def start(self) -> None:
        """Begin a run, if none is under way."""
        if self._process is not None:
            return
        self.report = ""
        try:
            self._folder = tempfile.TemporaryDirectory(prefix="shengji-", ignore_cleanup_errors=True)
        except OSError as error:
            self.failed.emit(str(error))
            return
        program, *first = self._program()
        process = QProcess(self)
        process.setProgram(program)
        process.setArguments([*first, "selftest", "--report", str(Path(self._folder.name, _REPORT))])
        process.setProcessEnvironment(child_environment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        self._process = process
        process.start()
        self._timer.start()

    @Slot()
    def stop(self) -> None:
        """Give the run up; nothing is told. Idempotent."""
        process = self._let_go()
        if process is not None and process.state() is not QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(ENDING)
        if process is not None:
            process.deleteLater()

    def _let_go(self) -> QProcess | None:
        process, self._process = self._process, None
        self._timer.stop()
        if process is not None:
            process.errorOccurred.disconnect(self._on_error)
            process.finished.disconnect(self._on_finished)
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
        return process

    @Slot()
    def _look(self) -> None:
        """Tell what has been added to the report."""
        if self._folder is None:
            return
        try:
            text = Path(self._folder.name, _REPORT).read_text(encoding="utf-8", errors="replace")
        except OSError:  # not begun yet
            return
        if text != self.report:
            self.report = text
            self.grown.emit(text)

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            why = self._process.errorString()
            self.stop()
            self.failed.emit(why)

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._look()
        process = self._let_go()
        if process is not None:
            process.deleteLater()
            self.finished.emit(code == 0 and status is QProcess.ExitStatus.NormalExit)
