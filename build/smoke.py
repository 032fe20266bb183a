# SPDX-License-Identifier: MIT
"""Try a packaged program as a player's machine would: its own self-test, without our Python, on each kind of screen.

Usage: python build/smoke.py FOLDER_OR_EXECUTABLE
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from systems import NAME

TIMEOUT_S: Final = 300
# Nothing of the builder's Python or Qt may help the program.
_HELPERS: Final = ("PYTHON", "QT_", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "SHENGJI_")
_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")


def executable(place: Path) -> Path:
    """The program itself. Raises FileNotFoundError."""
    name = NAME + (".exe" if os.name == "nt" else "")
    for candidate in (place, place / name, place / NAME / name, place / "Contents" / "MacOS" / name):
        if candidate.is_file():
            return candidate.resolve()
    raise FileNotFoundError(f"no {name} in {place}")


def bare(environment: dict[str, str], screen: bool) -> dict[str, str]:
    """The environment without what only a developer has, and without a screen unless `screen`."""
    dropped = _HELPERS + (() if screen else _SCREENS)
    return {name: value for name, value in environment.items() if not name.startswith(dropped)}


def problems(program: Path, screen: bool, form: str) -> list[str]:
    """What went wrong in one round; [] if nothing did. The self-test's report is printed.

    `form`: compiled or Python, what the report must say of the computer players.
    """
    with tempfile.TemporaryDirectory() as name:
        report = Path(name, "report.txt")
        environment = bare(dict(os.environ), screen) | {"SHENGJI_PROFILE": str(Path(name, "profile"))}
        command = [str(program), "selftest", "--report", str(report)]
        try:
            done = subprocess.run(command, cwd=name, env=environment, capture_output=True, timeout=TIMEOUT_S)
        except subprocess.TimeoutExpired:
            return [f"no end after {TIMEOUT_S} s"]
        text = report.read_text(encoding="utf-8") if report.is_file() else ""
    print(text, end="")
    said = done.stderr.decode("utf-8", "replace").strip()
    found = [f"exit code {done.returncode}"] if done.returncode else []
    found += [] if "All is well." in text else ["the report is not complete"]
    found += [] if f"Computer players: {form}" in text else [f"computer players are not in the form {form}"]
    return found + ([f"it said: {said}"] if said else [])


def core_in(place: Path) -> Path | None:
    """The compiled rollout core of a program, if it has one."""
    folder = executable(place).parent
    inside = folder.parent if folder.name == "MacOS" else folder
    return next((path for path in inside.rglob("_compiled/rollout.*") if not path.is_symlink()), None)


@contextmanager
def without(file: Path | None) -> Iterator[None]:
    """As if this file had never been made."""
    if file is None:
        yield
        return
    aside = file.with_name(file.name + ".aside")
    file.rename(aside)
    try:
        yield
    finally:
        aside.rename(file)


def smoke(place: Path) -> bool:
    """True if the program passes without a screen, with one if there is one, and without its compiled core."""
    program, core = executable(place), core_in(place)
    rounds: list[tuple[str, bool, Path | None]] = [("without a screen", False, None)]
    if not sys.platform.startswith("linux") or any(os.environ.get(name) for name in _SCREENS[:2]):
        rounds.append(("with a screen", True, None))
    if core is not None:
        rounds.append(("without its compiled core", False, core))
    good = True
    for title, screen, missing in rounds:
        print(f"== self-test {title}", flush=True)
        form = "compiled" if core is not None and missing is None else "Python"
        with without(missing):
            found = problems(program, screen, form)
        for problem in found:
            print(f"FAILED {title}: {problem}", flush=True)
            good = False
    return good


if __name__ == "__main__":
    sys.exit(0 if smoke(Path(sys.argv[1])) else 1)
