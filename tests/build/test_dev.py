# SPDX-License-Identifier: MIT
"""The launcher: which Python it takes, what it says, what it starts."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import dev
from system_packages import SetupError

SOURCE = Path(dev.__file__)


class Calls(list[tuple[list[str], dict[str, str]]]):
    """What was started; `code` is the exit code that it gives, `failing` a word of the commands that fail."""

    code = 0
    failing = ""

    def __call__(self, command: list[str], env: Mapping[str, str] | None = None) -> int:
        self.append((command, dict(env or {})))
        return 1 if self.failing and self.failing in command else self.code


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Nothing is set up and nothing is started."""
    record = Calls()
    monkeypatch.setattr(dev, "call", record)
    monkeypatch.setattr(dev, "ready", lambda *needs, env=None: "PYTHON")
    return record


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_the_launcher_parses_under_python_3_8() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("name", ["python3.8", "python3.9", "python3.10"])
def test_an_old_python_refuses_in_words(name: str, tmp_path: Path) -> None:
    old = shutil.which(name)
    if old is None or subprocess.run([old, "-c", ""], capture_output=True).returncode:
        pytest.skip(f"no {name} here")
    executable = subprocess.run([old, "-c", "import sys; print(sys.executable)"], capture_output=True, text=True)
    env = {"PATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"}  # no other Python to be found
    command = [executable.stdout.strip(), str(SOURCE), "run"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env)
    assert done.returncode == 1
    assert "CPython 3.11 to 3.14" in done.stderr
    assert "请先安装" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("version", "implementation", "wide", "free_threaded", "expected"),
    [
        ((3, 10), "CPython", True, False, False),
        ((3, 11), "CPython", True, False, True),
        ((3, 14), "CPython", True, False, True),
        ((3, 15), "CPython", True, False, False),
        ((3, 13), "PyPy", True, False, False),
        ((3, 13), "CPython", False, False, False),
        ((3, 13), "CPython", True, True, False),
    ],
)
def test_which_python_fits(
    version: tuple[int, int], implementation: str, wide: bool, free_threaded: bool, expected: bool
) -> None:
    assert dev.fits(version, implementation, wide, free_threaded) is expected


def test_another_python_is_asked_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, old = ["no-such-program"], [sys.executable, "-c", "print('3 8 CPython True False')"]
    monkeypatch.setattr(dev, "candidates", lambda: [broken, old])
    assert dev.other_python() is None
    monkeypatch.setattr(dev, "candidates", lambda: [broken, old, [sys.executable]])
    assert dev.other_python() == [sys.executable]


def test_a_python_that_does_not_fit_hands_over(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    calls.code = 5
    monkeypatch.setattr(dev, "this_fits", lambda: False)
    monkeypatch.setattr(dev, "other_python", lambda: ["python3.13"])
    assert dev.main(["test", "-x"]) == 5
    assert calls[0][0] == ["python3.13", str(SOURCE), "test", "-x"]


def test_without_any_python_that_fits_nothing_is_started(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "this_fits", lambda: False)
    monkeypatch.setattr(dev, "other_python", lambda: None)
    assert dev.main(["test"]) == 1
    assert calls == []
    assert "3.11 to 3.14" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["tset"], ["-x"]])
def test_a_wrong_command_shows_the_commands(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 2
    error = capsys.readouterr().err
    assert all(f"  {name}" in error for name in dev.COMMANDS)


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "start the game" in capsys.readouterr().out


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("arguments", [[], ["--profile", "anna"], ["gui"]])
def test_without_a_screen_the_game_says_so(
    arguments: list[str], calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["run", *arguments]) == 1
    assert calls == []
    error = capsys.readouterr().err
    assert "There is no screen here" in error
    assert "--offscreen" in error
    assert "没有图形界面" in error


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("argument", ["--version", "--help", "arena", "replay"])
def test_what_opens_no_window_needs_no_screen(argument: str, calls: Calls) -> None:
    assert dev.main(["run", argument]) == 0
    assert calls[0][0] == ["PYTHON", "-m", "shengji_qt", argument]


@pytest.mark.usefixtures("no_screen")
def test_offscreen_is_for_the_launcher_not_for_the_game(calls: Calls) -> None:
    assert dev.main(["run", "--offscreen", "gui"]) == 0
    command, env = calls[0]
    assert command == ["PYTHON", "-m", "shengji_qt", "gui"]
    assert env["QT_QPA_PLATFORM"] == "offscreen"


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_with_a_screen_the_game_starts_on_it(variable: str, monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    monkeypatch.setenv(variable, ":7")
    calls.code = 3
    assert dev.main(["run"]) == 3
    assert "QT_QPA_PLATFORM" not in calls[0][1]


@pytest.mark.usefixtures("no_screen")
def test_tests_run_offscreen_on_all_cores_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    calls.code = 1
    assert dev.main(["test", "-k", "paths"]) == 1
    assert calls[0][0] == ["PYTHON", "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-k", "paths"]
    assert calls[0][1]["QT_QPA_PLATFORM"] == "offscreen"
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    dev.main(["test"])
    assert calls[1][1]["QT_QPA_PLATFORM"] == "xcb"


def test_check_goes_on_after_a_failure_and_fails(calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    calls.failing = "mypy"
    assert dev.main(["check"]) == 1
    assert len(calls) >= 4
    assert capsys.readouterr().out.splitlines()[-1] == "check: failed: mypy"
    calls.failing = ""
    assert dev.main(["check"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "check: ok"


def test_vectors_passes_arguments_and_exit_code_through(calls: Calls) -> None:
    calls.code = 4
    assert dev.main(["vectors", "a.json", "--where", "decks=2"]) == 4
    assert calls[0][0] == ["PYTHON", "-m", "shengji_qt.model.vectors", "a.json", "--where", "decks=2"]


def test_what_cannot_be_set_up_is_said_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*needs: str, env: Mapping[str, str] | None = None) -> str:
        raise SetupError("no network", "没有网络")

    monkeypatch.setattr(dev, "ready", refuse)
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().err == "no network\n没有网络\n"


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*needs: str, env: Mapping[str, str] | None = None) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "ready", interrupted)
    assert dev.main(["test"]) == 130
    assert "Stopped" in capsys.readouterr().err


def test_a_console_that_cannot_show_chinese_still_gets_the_english_words() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    code = "import sys; sys.path.insert(0, sys.argv[1]); import dev; dev.main(['--help']); dev.say('ok', '牌')"
    done = subprocess.run([sys.executable, "-c", code, str(SOURCE.parent)], capture_output=True, text=True, env=env)
    assert done.returncode == 0
    assert done.stderr.startswith("ok\n")


@pytest.mark.skipif(os.name == "nt", reason="the commands are POSIX ones")
def test_call_gives_the_exit_code() -> None:
    assert dev.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7
