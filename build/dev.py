# SPDX-License-Identifier: MIT
"""The one command for players and developers: sets everything up, then runs the game, its tests or its checks.

    python3 build/dev.py run        (Windows: py build\\dev.py run)

This file needs nothing but Python, and parses under 3.8: a Python that is too old is told so in words, not in a
traceback. The rest of the launcher lies beside it and needs 3.11.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = (3, 11), (3, 14)
ORDER = ("3.13", "3.12", "3.11", "3.14")  # which Python to take when this one does not fit
FACTS = "import sys, platform, sysconfig; print(*sys.version_info[:2], platform.python_implementation(), "
FACTS += "sys.maxsize > 2**32, bool(sysconfig.get_config_var('Py_GIL_DISABLED')))"
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"  # no python -m for it
# What starts no window, and so needs neither a screen nor Qt's libraries.
WINDOWLESS = frozenset(["-h", "--help", "--version", "arena", "host", "replay"])


def say(english: str, chinese: str = "") -> None:
    """Tell the person at the keyboard, in both languages where it matters most."""
    print(english, file=sys.stderr)
    if chinese:
        print(chinese, file=sys.stderr)


def fits(version: tuple[int, int], implementation: str, wide: bool, free_threaded: bool) -> bool:
    """Whether the packages we need are made for that Python."""
    return OLDEST <= version <= NEWEST and implementation == "CPython" and wide and not free_threaded


def this_fits() -> bool:
    """Whether the Python that runs this fits."""
    free_threaded = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    version = (sys.version_info[0], sys.version_info[1])
    return fits(version, platform.python_implementation(), sys.maxsize > 2**32, free_threaded)


def candidates() -> list[list[str]]:
    """Commands that may be a Python that fits, best first."""
    if os.name == "nt":
        return [["py", "-" + version] for version in ORDER] if shutil.which("py") else []
    found = [["python" + version] for version in ORDER if shutil.which("python" + version)]
    if shutil.which("uv"):  # brings a Python of its own
        found += [["uv", "run", "--no-project", "--python", ORDER[0], "python"]]
    return found


def other_python() -> list[str] | None:
    """The command of another Python on this computer that fits."""
    for command in candidates():
        try:
            done = subprocess.run([*command, "-c", FACTS], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        except OSError:
            continue
        words = done.stdout.decode("ascii", "replace").split()
        if done.returncode == 0 and len(words) == 5:
            major, minor, implementation, wide, free_threaded = words
            if fits((int(major), int(minor)), implementation, wide == "True", free_threaded == "True"):
                return command
    return None


def no_python() -> int:
    """Say which Python is needed and where it comes from."""
    have = f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})"
    if sys.platform == "win32":
        how = "Install 64-bit Python 3.13 from the Python website, then: py -3.13 build\\dev.py"
    elif sys.platform == "darwin":
        how = "Install Python 3.13 from the Python website (Apple's own python3 is too old)."
    else:
        how = "Install python3.13 (or 3.11, 3.12, 3.14) with your system's package manager."
    say(
        "This needs 64-bit CPython 3.11 to 3.14; this is " + have + ".\n" + how,
        "需要 64 位 Python 3.11–3.14，请先安装（例如 3.13），再运行同一条命令。",
    )
    return 1


def call(command: list[str], env: Mapping[str, str] | None = None) -> int:
    """Run a command in the project's folder and give its exit code; Ctrl-C waits for it to end."""
    process = subprocess.Popen(command, cwd=str(ROOT), env=env)
    try:
        return process.wait()
    except KeyboardInterrupt:
        try:
            process.wait(10)  # it got the Ctrl-C as well
        except (KeyboardInterrupt, subprocess.TimeoutExpired):
            process.kill()
        raise


# --- the commands (from here on the Python fits) ---------------------------------------------------------------------


def ready(*needs: str, env: Mapping[str, str] | None = None) -> str:
    """Set up whatever is missing and give the path of the environment's Python."""
    import environment
    import system_packages

    python = environment.prepare(say)
    if sys.platform.startswith("linux"):
        system_packages.ensure(python, needs, say, os.environ if env is None else env)
    return str(python)


def offscreen(env: Mapping[str, str]) -> dict[str, str]:
    """The environment with no real screen, unless the caller chose a platform."""
    return {"QT_QPA_PLATFORM": "offscreen", **env}


def run(arguments: list[str]) -> int:
    """Start the game."""
    env = dict(os.environ)
    if "--offscreen" in arguments:
        arguments = [argument for argument in arguments if argument != "--offscreen"]
        env["QT_QPA_PLATFORM"] = "offscreen"
    if WINDOWLESS.intersection(arguments):
        return call([ready(), "-m", "shengji_qt", *arguments], env)
    screen = any(env.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    screen = screen or "selftest" in arguments  # which does without
    if sys.platform.startswith("linux") and not screen:
        say(
            "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open.\n"
            "Start it from a desktop, or without a window to see that it works: python3 build/dev.py run --offscreen",
            "没有图形界面（未设置 DISPLAY 或 WAYLAND_DISPLAY），无法打开窗口。请在桌面环境中运行，或加上 --offscreen。",
        )
        return 1
    return call([ready("qt", "window", "font", env=env), "-m", "shengji_qt", *arguments], env)


def test(arguments: list[str]) -> int:
    """Run the tests on all cores."""
    env = offscreen(os.environ)
    python = ready("qt", "window-tests", "font", env=env)
    return call([python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments], env)


def soak(arguments: list[str]) -> int:
    """Run the tests that take hours."""
    env = offscreen(os.environ)
    # No stacks after a while: these tests take long, and looking at a thread that runs may crash Python.
    options = ["-m", "soak", "-o", "faulthandler_timeout=0"]
    return call([ready("qt", "font", env=env), "-m", "pytest", *options, *arguments], env)


def workflows() -> list[str]:
    """What other machines do with this project; it cannot be run here."""
    return [str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))]


def check(arguments: list[str]) -> int:
    """Lint, format, types, imports, workflows, translations, the checklist; all of them, even after one failed."""
    if arguments:
        say("check takes no arguments")
        return 2
    env = offscreen(os.environ)
    python = ready("qt", env=env)
    steps = [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("lint-imports", [python, "-c", LINT_IMPORTS, "--no-logo"]),
        ("workflows", [python, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows()]),
    ]
    if (ROOT / "build" / "translations.py").exists():
        steps.append(("translations", [python, "build/translations.py", "--check"]))
    if (ROOT / "docs" / "ui_checklist.md").exists():
        steps.append(("checklist", [python, "build/checklist.py"]))
    failed = []
    for name, command in steps:
        print("==", name, flush=True)
        if call(command, env):
            failed.append(name)
    print("check:", "failed: " + ", ".join(failed) if failed else "ok", flush=True)
    return 1 if failed else 0


def vectors(arguments: list[str]) -> int:
    """Run worked examples of the rules through the model."""
    return call([ready(), "-m", "shengji_qt.model.vectors", *arguments])


def lock(arguments: list[str]) -> int:
    """Write requirements.lock."""
    return call([ready(), "build/lock.py", *arguments])


def compile_core(arguments: list[str]) -> int:
    """Compile the rollout core, which makes search faster."""
    return call([ready(), "build/compile.py", *arguments])


def package(arguments: list[str]) -> int:
    """Build the packaged program."""
    env = dict(os.environ)
    return call([ready("qt", "window", "font", env=env), "build/package.py", *arguments], env)


def shots(arguments: list[str]) -> int:
    """Pictures of every moment, and what is wrong with them."""
    env = offscreen(os.environ)
    return call([ready("qt", "font", env=env), "build/shots.py", *arguments], env)


def bench(arguments: list[str]) -> int:
    """Measure."""
    env = offscreen(os.environ)
    return call([ready("qt", "font", env=env), "build/bench.py", *arguments], env)


class Command(NamedTuple):
    """A line of the help, and what it does."""

    action: Callable[[list[str]], int]
    usage: str
    help: str


COMMANDS = {
    "run": Command(run, "[--offscreen] [ARGS]", "start the game; ARGS go to it (run --help)"),
    "test": Command(test, "[ARGS]", "run the tests; ARGS go to pytest"),
    "check": Command(check, "", "lint, format, types, imports, workflows, translations, checklist"),
    "vectors": Command(vectors, "FILE... [--where decks=2]", "worked examples of the rules"),
    "soak": Command(soak, "[ARGS]", "the tests that take hours"),
    "shots": Command(shots, "[--out FOLDER]", "pictures of every moment in all sizes, and what is wrong with them"),
    "bench": Command(bench, "[--quick]", "speeds as JSON"),
    "compile": Command(compile_core, "", "make computer players faster, if there is a C compiler"),
    "package": Command(package, "[--no-archive]", "build, try and pack the program for this system"),
    "lock": Command(lock, "[--upgrade]", "write requirements.lock anew"),
}


def usage() -> str:
    """The help text."""
    width = max(len(name + " " + command.usage) for name, command in COMMANDS.items())
    lines = ["  {:{}}  {}".format(name + " " + c.usage, width, c.help) for name, c in COMMANDS.items()]
    return "python3 build/dev.py COMMAND      (Windows: py build\\dev.py COMMAND)\n\n" + "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Run one command; its exit code, 1 when something is missing, 2 for a wrong command, 130 after Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a console without Chinese is no reason to die
    if not this_fits():
        command = other_python()
        return call([*command, str(Path(__file__).resolve()), *arguments]) if command else no_python()
    if arguments and arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        say(usage())
        return 2
    from system_packages import SetupError

    try:
        return COMMANDS[arguments[0]].action(arguments[1:])
    except SetupError as error:
        say(error.english, error.chinese)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
