# SPDX-License-Identifier: MIT
"""What Linux lacks is installed when that is allowed, and named otherwise."""

import sys
from pathlib import Path

import pytest

import system_packages
from system_packages import Need, SetupError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="about Linux")


class Machine:
    """A computer: the programs it has, what is installed, who we are; apt-get works on it or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs = {"apt-get"}
        self.installed: set[str] = set()
        self.root = True
        self.sudo = False
        self.lists_are_fresh = True
        self.network = True
        self.commands: list[list[str]] = []
        self.said: list[str] = []
        monkeypatch.setattr(system_packages.shutil, "which", lambda name: name if name in self.programs else None)
        monkeypatch.setattr(system_packages.os, "geteuid", lambda: 0 if self.root else 1000)
        monkeypatch.setattr(system_packages, "quiet", self.run)

    def run(self, command: list[str]) -> str:
        self.commands.append(command)
        if command == ["sudo", "-n", "true"]:
            return "" if self.sudo else "a password is required"
        if command[-1] == "update":
            self.lists_are_fresh = self.network
            return "" if self.network else "could not resolve"
        if not (self.network and self.lists_are_fresh):
            return "E: Unable to locate package"
        self.installed |= set(command[command.index("--no-install-recommends") + 1 :])
        return ""

    def say(self, english: str, chinese: str = "") -> None:
        self.said.append(english)

    def need(self, *names: str, fatal: bool = True) -> Need:
        return Need(
            lambda: self.installed >= set(names), (names, ("fedora",), ("arch",)), fatal, "No " + names[0] + "."
        )

    def ensure(self, monkeypatch: pytest.MonkeyPatch, *needs: Need) -> None:
        monkeypatch.setattr(system_packages, "needs", lambda python, wanted, env: list(needs))
        monkeypatch.setattr(system_packages, "failed_import", lambda python: "libGL.so.1: cannot open")
        system_packages.ensure(Path("python"), ["qt"], self.say, {})


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_nothing_is_asked_when_all_is_there(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.installed = {"libgl1"}
    machine.ensure(monkeypatch, machine.need("libgl1"))
    assert machine.commands == []
    assert machine.said == []


def test_root_installs_only_what_is_missing_in_one_go(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.installed = {"xvfb"}
    machine.ensure(monkeypatch, machine.need("libgl1"), machine.need("xvfb"), machine.need("fonts", fatal=False))
    assert len(machine.commands) == 1
    assert machine.commands[0][-2:] == ["libgl1", "fonts"]
    assert machine.installed == {"libgl1", "xvfb", "fonts"}


def test_old_lists_are_brought_up_to_date(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.lists_are_fresh = False
    machine.ensure(monkeypatch, machine.need("libgl1"))
    assert [command[-1] for command in machine.commands] == ["libgl1", "update", "libgl1"]


def test_sudo_without_a_password_is_used(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.root, machine.sudo = False, True
    machine.programs.add("sudo")
    machine.ensure(monkeypatch, machine.need("libgl1"))
    assert machine.commands[-1][:2] == ["sudo", "-n"]


@pytest.mark.parametrize("has_sudo", [True, False])
def test_without_rights_the_exact_command_is_named(
    has_sudo: bool, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.root = False
    if has_sudo:
        machine.programs.add("sudo")
    with pytest.raises(SetupError, match=r"No libgl1\. Install them: sudo apt-get install libgl1$"):
        machine.ensure(monkeypatch, machine.need("libgl1"))
    assert machine.installed == set()


def test_without_a_network_the_reason_and_the_command_are_named(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.network = machine.lists_are_fresh = False
    with pytest.raises(SetupError, match=r"(?s)Unable to locate.*sudo apt-get install libgl1"):
        machine.ensure(monkeypatch, machine.need("libgl1"))


def test_what_is_not_fatal_is_only_said(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.root = False
    machine.ensure(monkeypatch, machine.need("fonts-noto-cjk", fatal=False))
    assert machine.said == ["No fonts-noto-cjk. Install them: sudo apt-get install fonts-noto-cjk"]


def test_when_the_packages_do_not_help_the_reason_is_shown(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = machine.need("libgl1")._replace(present=lambda: False)
    with pytest.raises(SetupError, match=r"not enough:\nlibGL\.so\.1: cannot open"):
        machine.ensure(monkeypatch, hopeless)


@pytest.mark.parametrize(
    ("program", "words"),
    [("dnf", "sudo dnf install fedora"), ("pacman", "sudo pacman -S arch"), ("apk", "that Debian calls: libgl1")],
)
def test_other_systems_get_names_and_nothing_is_installed(
    program: str, words: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.programs = {program}
    with pytest.raises(SetupError, match=words):
        machine.ensure(monkeypatch, machine.need("libgl1"))
    assert machine.commands == []


@pytest.mark.parametrize(
    ("wanted", "env", "names", "fatal"),
    [
        ("qt", {}, "libegl1", True),
        ("window", {"DISPLAY": ":0"}, "libxcb-cursor0", True),
        ("window", {"WAYLAND_DISPLAY": "wayland-0"}, "libxcb-cursor0", False),
        ("font", {}, "fonts-noto-cjk", False),
    ],
)
def test_what_is_needed_for_what(wanted: str, env: dict[str, str], names: str, fatal: bool) -> None:
    (need,) = system_packages.needs(Path("python"), frozenset([wanted]), env)
    assert names in need.names[0]
    assert need.fatal is fatal


def test_an_offscreen_run_needs_no_window_libraries() -> None:
    assert system_packages.needs(Path("python"), frozenset(["window"]), {"QT_QPA_PLATFORM": "offscreen"}) == []


def test_tests_in_a_window_are_never_a_must() -> None:
    found = system_packages.needs(Path("python"), frozenset(["window-tests"]), {})
    assert {name for need in found for name in need.names[0]} >= {"xvfb", "xauth", "libxcb-icccm4"}
    assert not any(need.fatal for need in found)


def test_libraries_that_ldd_does_not_find_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ldd = tmp_path / "ldd"
    ldd.write_text("#!/bin/sh\necho 'libc.so.6 => /lib/libc.so.6 (0x1)'\necho '\tlibGL.so.1 => not found'\n")
    ldd.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert system_packages.missing_for(("a.so",)) == ("libGL.so.1",)


def test_the_trial_of_qt_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trials: list[Path] = []

    def trial(python: Path) -> str:
        trials.append(python)
        return "no libGL" if len(trials) == 1 else ""

    monkeypatch.setattr(system_packages, "failed_import", trial)
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    assert not system_packages.qt_loads(python)
    assert system_packages.qt_loads(python)
    assert system_packages.qt_loads(python)
    assert len(trials) == 2


def test_what_a_command_said_is_kept_only_when_it_failed() -> None:
    assert system_packages.quiet([sys.executable, "-c", "print('fine')"]) == ""
    assert system_packages.quiet([sys.executable, "-c", "print('bad'); raise SystemExit(1)"]) == "bad"
    assert system_packages.quiet([sys.executable, "-c", "raise SystemExit(1)"]) != ""
