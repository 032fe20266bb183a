# SPDX-License-Identifier: MIT
"""The window's own host: this program once more, without a window, in a process that ends with this one.

The child says in a file that it listens (a program without a console has no stdout); the owner's key and the password
go to it through its stdin, whose end is its end.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from shengji_qt import paths
from shengji_qt.net import limits

log = logging.getLogger(__name__)
READY_FILE: Final = "ready.json"
LOOK: Final = 40  # ms between two looks for the ready file
PATIENCE: Final = 20.0  # seconds that a start may take
LAST_WORDS: Final = 2000  # characters of the log that are kept
ENDING: Final = 3000  # ms that the child has for saving before it is killed


class Ready(msgspec.Struct, frozen=True):
    """What the child writes: where it listens, or an `error` with its `detail` and the `path` that it is about."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    pid: int = 0
    addresses: tuple[str, ...] = ()
    error: str = ""
    detail: str = ""
    path: str = ""


def own_program() -> list[str]:
    """How this program is started once more."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shengji_qt"]


class HostProcess(QObject):
    """One host at a time.

    Attributes: `port` (else 0) and `addresses` while it listens; `owner_key` for `LanClient.connect_to`.
    """

    listening = Signal(int, list)  # port, [own addresses as text]
    failed = Signal(str, dict)  # the host's error code (port taken, save locked, …), or `not_started`, `ended`, `slow`
    ended = Signal(int)  # exit code of a host that had listened; `log_text` has its last words

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        program: Callable[[], Sequence[str]] = own_program,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`program` and `clock` are for tests."""
        super().__init__(parent)
        self.port = 0
        self.addresses: tuple[str, ...] = ()
        self.owner_key = ""
        self._program = program
        self._clock = clock
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._began = 0.0
        self._words = ""
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def log_text(self) -> str:
        """The last that the child wrote on stderr."""
        return self._words

    def start(
        self,
        game: str,
        save: Path,
        *,
        port: int = limits.PORT,
        name: str = "",
        password: str = "",
        settings: Path | None = None,
        language: str = "",
    ) -> None:
        """Start a host; `listening` or `failed` follows. If `save` exists, its match is gone on with.

        The host does not answer who looks for tables: the window does (`lan_discovery.Responder`).
        """
        self.stop()
        self._words = ""
        self.owner_key = secrets.token_hex(limits.TOKEN_BYTES)
        try:
            self._folder = tempfile.TemporaryDirectory(prefix="shengji-", ignore_cleanup_errors=True)  # mode 0700
            save.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._fail("not_writable", {"detail": str(error.strerror), "path": str(save.parent)})
            return
        program, *first = self._program()
        arguments = [*first, "host", game, "--port", str(port), "--save", str(save), "--no-discovery"]
        arguments += ["--ready", str(self._ready_file), "--parent"]
        for option, text in (("--name", name), ("--settings", str(settings or "")), ("--lang", language)):
            if text:
                arguments += [f"{option}={text}"]  # a name may begin with a dash
        process = QProcess(self)
        process.setProgram(program)
        process.setArguments(arguments)
        process.setProcessEnvironment(child_environment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.readyReadStandardError.connect(self._read_log)
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        self._process = process
        self._began = self._clock()
        process.start()
        if self._process is process:  # it has not failed at once
            secret = json.dumps({"owner": self.owner_key, "password": password})
            process.write(secret.encode() + b"\n")
            self._timer.start()

    @Slot()
    def stop(self) -> None:
        """End the host; its journal stays. Idempotent; to be called before the program ends."""
        process = self._let_go()
        if process is None:
            return
        process.closeWriteChannel()
        if process.state() is not QProcess.ProcessState.NotRunning and not process.waitForFinished(ENDING):
            log.warning("the host does not end by itself")
            process.kill()
            process.waitForFinished(ENDING)
        process.deleteLater()

    # -- inside --------------------------------------------------------------------------------------------------------

    @property
    def _ready_file(self) -> Path:
        assert self._folder is not None, "made by start"
        return Path(self._folder.name) / READY_FILE

    def _let_go(self) -> QProcess | None:
        """Forget the child and what was for it."""
        process, self._process = self._process, None
        self._timer.stop()
        self.port, self.addresses = 0, ()
        if process is not None:
            process.readyReadStandardError.disconnect(self._read_log)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.disconnect(self._on_finished)
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
        return process

    @Slot()
    def _look(self) -> None:
        """Whether the child listens by now."""
        try:
            ready = msgspec.json.decode(self._ready_file.read_bytes(), type=Ready)
        except FileNotFoundError:
            if self._clock() - self._began >= PATIENCE:
                self._give_up("slow", {})
            return
        except (OSError, msgspec.MsgspecError) as error:
            self._give_up("not_started", {"detail": str(error)})
            return
        self._timer.stop()
        if ready.error or not ready.port:
            self._give_up(ready.error or "not_started", {"detail": ready.detail, "path": ready.path})
            return
        self.port, self.addresses = ready.port, ready.addresses
        self.listening.emit(ready.port, list(ready.addresses))

    def _give_up(self, code: str, facts: dict[str, object]) -> None:
        self._read_log()
        self.stop()
        self._fail(code, facts)

    def _fail(self, code: str, facts: dict[str, object]) -> None:
        log.warning("no host: %s %s %s", code, facts, self._words)
        self.failed.emit(code, facts)

    @Slot()
    def _read_log(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            self._words = (self._words + text)[-LAST_WORDS:]

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        process = self._process
        if error is QProcess.ProcessError.FailedToStart and process is not None:
            detail = process.errorString()
            self._let_go()
            process.deleteLater()
            self._fail("not_started", {"detail": detail})

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        self._read_log()
        if not self.port:
            self._look()  # why it ended may stand in the file
        listened = bool(self.port)
        process = self._let_go()
        if process is None:  # that has been told
            return
        process.deleteLater()
        if listened:
            self.ended.emit(code)
        else:
            self._fail("ended", {"code": code, "detail": self._words.strip()[-200:]})


def child_environment() -> QProcessEnvironment:
    """The child keeps its files where this program keeps them."""
    environment = QProcessEnvironment.systemEnvironment()
    profile = paths.profile()
    if profile is not None:
        environment.insert(paths.PROFILE_VARIABLE, profile)
    environment.insert("PYTHONUTF8", "1")
    return environment
