# SPDX-License-Identifier: MIT
"""A screen of our own, the program on it, and a hand with a real mouse."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PROBE = Path(__file__).with_name("probe.py")
NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool"}
PATIENCE = 60.0  # seconds until a test gives up waiting for something to appear; nothing is measured with it


def missing_packages() -> list[str]:
    """Debian packages without which no window test can run here."""
    return [package for program, package in NEEDED.items() if shutil.which(program) is None]


class Screen:
    """An X server with a free display number."""

    def __init__(self, width: int = 1440, height: int = 900) -> None:
        reader, writer = os.pipe()
        size = f"{width}x{height}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=(writer,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as stream:
            number = stream.readline().strip()
        if not number:
            raise RuntimeError("the X server did not start")
        self.display = f":{number}"
        self.programs: list[Program] = []

    def close(self) -> None:
        """End the server and whatever a failed test left running on it."""
        for program in self.programs:
            program.put_away()
        self._server.terminate()
        self._server.wait(10)


class Program:
    """The program in a window on `screen`, seen through the observer and moved with the mouse."""

    def __init__(self, screen: Screen, profile: Path, arguments: list[str]) -> None:
        profile.mkdir(parents=True, exist_ok=True)
        self._seen = profile / f"seen-{time.monotonic_ns()}.json"
        self._environment = {
            **os.environ,
            "DISPLAY": screen.display,
            "QT_QPA_PLATFORM": "xcb",
            "SHENGJI_PROFILE": str(profile),
        }
        self._errors = (profile / "stderr.txt").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, str(PROBE), str(self._seen), *arguments], env=self._environment, stderr=self._errors
        )
        screen.programs.append(self)

    @property
    def errors(self) -> str:
        return Path(self._errors.name).read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a crash would: no time to say goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self._errors.close()

    def put_away(self) -> None:
        """Kill it if it still runs."""
        if self.process.poll() is None:
            self.kill()
        self._errors.close()

    def quit(self) -> int:
        """Close it; its exit code."""
        self.process.terminate()
        code = self.process.wait(20)
        self._errors.close()
        return code

    # -- looking -----------------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """What stands on the screen now; {} before the window is there."""
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}: {self.errors}")
        try:
            seen: dict[str, Any] = json.loads(self._seen.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return seen

    def wait(self, what: Callable[[dict[str, Any]], Any], why: str) -> dict[str, Any]:
        """Look until `what` is true of what is seen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.look()
            if seen and what(seen):
                return seen
            time.sleep(0.05)
        self.picture()
        buttons = [each["text"] for each in self.look().get("buttons", ())]
        raise AssertionError(f"waited in vain: {why}; buttons {buttons}")

    def picture(self, name: str = "failed") -> Path | None:
        """A screenshot beside the observer's file, where ImageMagick is installed."""
        if shutil.which("import") is None:
            return None
        path = self._seen.with_name(f"{name}.png")
        subprocess.run(["import", "-window", "root", str(path)], env=self._environment, check=False)
        return path

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def mouse(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True)

    def click(self, x: int, y: int) -> None:
        self.mouse("mousemove", x, y, "click", 1)

    def press_button(self, name: str) -> None:
        """Click the visible, enabled button with this object name or text."""
        seen = self.wait(lambda look: _enabled(look, name), f"button {name}")
        x, y, width, height = _enabled(seen, name)["rect"]
        self.click(x + width // 2, y + height // 2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps: list[object] = ["mousemove", *start, "mousedown", 1]
        for part in range(1, 11):
            x = start[0] + (end[0] - start[0]) * part // 10
            y = start[1] + (end[1] - start[1]) * part // 10
            steps += ["mousemove", x, y, "sleep", 0.02]
        self.mouse(*steps, "mouseup", 1)


def _enabled(seen: dict[str, Any], name: str) -> dict[str, Any]:
    named = (each for each in seen["buttons"] if name in (each["name"], each["text"]))
    return next((each for each in named if each["enabled"]), {})
