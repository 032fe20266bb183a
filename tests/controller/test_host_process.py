# SPDX-License-Identifier: MIT
"""The window's own host: a child that says where it listens, why it does not, and that ends with the window."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt import paths
from shengji_qt.controller.host_process import PATIENCE, HostProcess, own_program

# A child that does what its last words say, with `ready` to write the file and `secret` for the line on stdin.
CHILD = """
import json, os, sys
arguments = sys.argv[1:]
def ready(**facts):
    path = arguments[arguments.index("--ready") + 1]
    with open(path + ".new", "w") as file:
        json.dump(facts, file)
    os.replace(path + ".new", path)
def secret():
    return json.loads(sys.stdin.readline())
"""
LISTENS = "ready(port=24742, pid=1, addresses=['10.0.0.2'], later=1)\nsys.stdin.read()\n"


@pytest.fixture
def child(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str], HostProcess]]:
    made: list[HostProcess] = []

    def make(script: str) -> HostProcess:
        file = tmp_path / "child.py"
        file.write_text(CHILD + script, "utf-8")
        host = HostProcess(program=lambda: [sys.executable, str(file)])
        made.append(host)
        return host

    yield make
    for host in made:
        host.stop()


def start(host: HostProcess, folder: Path, **more: str) -> None:
    host.start("four", folder / "saves" / "table.journal", **more)  # type: ignore[arg-type]


def test_it_listens_and_ends_with_the_window(qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]) -> None:
    witness = tmp_path / "ended"
    host = child(LISTENS + f"open({str(witness)!r}, 'w').close()\n")
    with qtbot.waitSignal(host.listening) as listening:
        start(host, tmp_path)
    assert listening.args == [24742, ["10.0.0.2"]]
    assert (host.port, host.addresses) == (24742, ("10.0.0.2",))
    assert not witness.exists()
    host.stop()
    assert witness.exists()  # the end of its stdin ended it, nothing killed it
    assert (host.port, host.addresses, host._process) == (0, (), None)
    host.stop()


def test_key_and_password_go_through_stdin_only(
    qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]
) -> None:
    told = tmp_path / "told"
    script = f"json.dump([secret(), arguments, dict(os.environ)], open({str(told)!r}, 'w'))\n"
    host = child(script + LISTENS)
    with qtbot.waitSignal(host.listening):
        start(host, tmp_path, password="öffne dich", name="--name", language="zh")
    secret, arguments, environment = json.loads(told.read_text())
    assert secret == {"owner": host.owner_key, "password": "öffne dich"}
    assert len(host.owner_key) == 32
    rest = " ".join([*arguments, *map(str, environment.values())])
    assert "öffne" not in rest
    assert host.owner_key not in rest
    assert arguments[:4] == ["host", "four", "--port", "24742"]
    assert "--name=--name" in arguments
    assert "--lang=zh" in arguments
    assert environment[paths.PROFILE_VARIABLE] == paths.profile()
    folder = Path(arguments[arguments.index("--ready") + 1]).parent
    assert folder.exists()
    assert sys.platform == "win32" or folder.stat().st_mode & 0o077 == 0
    host.stop()
    assert not folder.exists()


@pytest.mark.parametrize("code", ["port_taken", "save_locked", "save_damaged", "not_writable"])
@pytest.mark.parametrize("ends", [True, False])
def test_why_it_does_not_start(
    qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess], code: str, ends: bool
) -> None:
    host = child(f"ready(error={code!r}, detail='so', path='here')\n" + ("sys.exit(1)" if ends else "sys.stdin.read()"))
    with qtbot.waitSignal(host.failed) as failed:
        start(host, tmp_path)
    assert failed.args == [code, {"detail": "so", "path": "here"}]
    assert host._process is None


def test_it_ends_before_it_has_said_anything(qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]) -> None:
    host = child("sys.exit('no such thing')\n")
    with qtbot.waitSignal(host.failed) as failed:
        start(host, tmp_path)
    assert failed.args == ["ended", {"code": 1, "detail": "no such thing"}]
    assert host.log_text.strip() == "no such thing"


def test_a_program_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    host = HostProcess(program=lambda: [str(tmp_path / "nothing")])
    with qtbot.waitSignal(host.failed) as failed:
        start(host, tmp_path)
    assert failed.args is not None
    assert failed.args[0] == "not_started"
    assert host._process is None


def test_a_ready_file_that_is_none(qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]) -> None:
    host = child("ready(port='x')\nsys.stdin.read()\n")
    with qtbot.waitSignal(host.failed) as failed:
        start(host, tmp_path)
    assert failed.args is not None
    assert failed.args[0] == "not_started"


def test_a_child_that_says_nothing_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    now = [0.0]
    script = "import sys; sys.stdin.read()"
    host = HostProcess(program=lambda: [sys.executable, "-c", script], clock=lambda: now[0])
    start(host, tmp_path)
    now[0] = PATIENCE
    with qtbot.waitSignal(host.failed) as failed:
        pass
    assert failed.args == ["slow", {}]
    assert host._process is None


def test_the_end_of_a_host_that_listened_is_told(
    qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]
) -> None:
    host = child(LISTENS.replace("sys.stdin.read()", "secret(); sys.stdin.readline(); sys.exit(3)"))
    with qtbot.waitSignal(host.listening):
        start(host, tmp_path)
    process = host._process
    assert process is not None
    with qtbot.waitSignal(host.ended) as ended:
        process.write(b"\n")
    assert ended.args == [3]
    assert host._process is None


def test_a_folder_that_cannot_be_made(qtbot: QtBot, tmp_path: Path, child: Callable[[str], HostProcess]) -> None:
    (tmp_path / "saves").write_text("a file")
    host = child(LISTENS)
    with qtbot.waitSignal(host.failed) as failed:
        start(host, tmp_path)
    assert failed.args is not None
    assert failed.args[0] == "not_writable"
    assert failed.args[1]["path"] == str(tmp_path / "saves")


def test_the_frozen_program_is_its_own_host(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_program() == [sys.executable, "-m", "shengji_qt"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_program() == [sys.executable]
    assert os.path.isabs(sys.executable)
