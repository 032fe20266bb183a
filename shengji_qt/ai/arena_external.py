# SPDX-License-Identifier: MIT
"""A program of somebody else as a player of the arena: a line of JSON in for each decision, a line of JSON out.

docs/engine-protocol.md describes the lines. No shell is involved, and what the program does wrong is a `Fault`.
"""

from __future__ import annotations

import contextlib
import multiprocessing.util
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Any, Final, Literal

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.games import family_of_view, rules_of

PROTOCOL: Final = 1
LISTED: Final = 60  # legal actions that are sent along
STARTING: Final = 10.0  # seconds more for the first answer of a process
ENDING: Final = 1.0  # seconds to end by itself when there is nothing more to read
LONGEST: Final = 1 << 20  # bytes of an answer
PATIENCE: Final = 10  # times in a row without an answer, before the program is asked no more

FaultKind = Literal["crashed", "late", "unreadable", "illegal", "given_up"]


class Fault(Exception):
    """What the program did wrong in one decision."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


class Answer(msgspec.Struct, frozen=True):
    """A line of the program. No action: no bid."""

    id: int
    action: AnyAction | None


def arguments(command: str) -> str | list[str]:
    """What `subprocess` is given: on Windows the line itself, which has no other form there; elsewhere its words.

    Raises ValueError for nothing at all, or quotation marks that are not closed.
    """
    words = shlex.split(command, posix=os.name != "nt")
    if not words:
        raise ValueError("no program is named")
    return command if os.name == "nt" else words


def request(number: int, view: Any, seconds: float) -> bytes:
    """The line for one decision of the View's seat."""
    options = rules_of(view).options(view, LISTED)
    return codec.encode(
        {
            "protocol": PROTOCOL,
            "id": number,
            "game": family_of_view(view).key,
            "seat": view.seat,
            "asked": view.decision.kind,
            "optional": view.decision.optional,
            "seconds": seconds,
            "options": options,
            "options_complete": len(options) < LISTED,
            "view": view,
        }
    )


class External:
    """One process, made when it is first asked and again after it has failed."""

    def __init__(self, command: str, limit: float) -> None:
        """`limit`: seconds for an answer."""
        self._arguments = arguments(command)
        self._limit = limit
        self._process: _Process | None = None
        self._number = 0
        self._silent = 0

    def choose(self, view: Any) -> AnyAction | None:
        """A legal action, or None for no bid; raises `Fault`."""
        if self._silent >= PATIENCE:
            raise Fault("given_up", f"no answer {PATIENCE} times in a row, so it is not asked any more")
        self._number += 1
        try:
            answer = self._ask(view)
        except Fault:
            self._silent += 1
            self.close(kill=True)
            raise
        self._silent = 0
        return _allowed(view, answer.action)

    def start(self) -> None:
        """Start the process unless it runs; raises `Fault` if that cannot be done."""
        if self._process is None:
            try:
                self._process = _Process(self._arguments)
            except (OSError, ValueError) as error:
                raise Fault("crashed", f"it cannot be started: {error}") from error

    def close(self, *, kill: bool = False) -> None:
        """End the process, at once or when it has had the time to do so itself. Idempotent."""
        process, self._process = self._process, None
        if process is not None:
            process.end(0.0 if kill else ENDING)

    def _ask(self, view: Any) -> Answer:
        self.start()
        assert self._process is not None, "started"
        seconds = self._limit if self._process.has_answered else self._limit + STARTING
        line = self._process.ask(request(self._number, view, self._limit), seconds)
        try:
            answer = codec.decode(line, Answer)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Fault("unreadable", f"{error}: {line[:200]!r}") from error
        if answer.id != self._number:
            raise Fault("unreadable", f"an answer to {answer.id}, asked was {self._number}")
        return answer


def _allowed(view: Any, action: AnyAction | None) -> AnyAction | None:
    """Raises `Fault` for what is against the rules. To pass while cards are dealt is to say nothing."""
    if action is None or (view.decision.optional and isinstance(action, PassBid)):
        if not view.decision.optional:
            raise Fault("illegal", f"no action, but {view.decision.kind} needs one")
        return None
    refusal = rules_of(view).check(view, action)
    if refusal is not None:
        raise Fault("illegal", f"{refusal.code}: {codec.encode(action).decode()}")
    return action


class _Process:
    """The process with a thread for each direction: no pipe of Windows can be waited for with a time limit.

    `has_answered` once, so that it is no longer being started.
    """

    def __init__(self, command: str | Sequence[str]) -> None:
        self._popen = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name != "nt"
        )
        self.has_answered = False
        assert self._popen.stdin is not None and self._popen.stdout is not None, "pipes"
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._requests: queue.Queue[bytes | None] = queue.Queue()
        self._threads = (
            threading.Thread(target=_read, args=(self._popen.stdout, self._lines), daemon=True),
            threading.Thread(target=_write, args=(self._popen.stdin, self._requests), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line of the process; raises `Fault` if there is none in time."""
        self._requests.put(line + b"\n")
        try:
            answer = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Fault("late", f"no answer in {seconds:g} s") from None
        if not answer:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(ENDING)
            raise Fault("crashed", f"it ended with exit code {self._popen.returncode}")
        self.has_answered = True
        return answer

    def end(self, seconds: float) -> None:
        """Nothing more is asked; killed if it runs on for so long."""
        self._requests.put(None)
        if seconds:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(seconds)
        self._kill()
        self._popen.wait()
        for thread in self._threads:
            thread.join(ENDING)

    def _kill(self) -> None:
        """With the processes that it has started, where the system knows them."""
        if os.name == "nt":
            self._popen.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._popen.pid, signal.SIGKILL)


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Every line that comes, and b"" at the end."""
    with contextlib.suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST):
            lines.put(line)
    lines.put(b"")


def _write(stream: IO[bytes], requests: queue.Queue[bytes | None]) -> None:
    """A program that reads nothing keeps this thread waiting, not the arena."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := requests.get()) is not None:
            stream.write(line)
            stream.flush()


_RUNNING: Final[dict[tuple[str, float, str], External]] = {}


def external(command: str, limit: float, place: str) -> External:
    """The program for this place (a seat of one of the two players); it stays for all deals of this process."""
    key = (command, limit, place)
    if key not in _RUNNING:
        _RUNNING[key] = External(command, limit)
    return _RUNNING[key]


def close_all() -> None:
    """End every program; also done when this process ends."""
    while _RUNNING:
        _, running = _RUNNING.popitem()
        running.close()


multiprocessing.util.Finalize(None, close_all, exitpriority=10)
