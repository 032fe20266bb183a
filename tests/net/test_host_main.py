# SPDX-License-Identifier: MIT
"""The command `host`: what it refuses in words and in the ready file, and that it opens no table by half."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shengji_qt.net import host_main
from shengji_qt.net.client import Client
from shengji_qt.net.host_words import WORDS

DAMAGED = b"00000000 {}"


def refused(tmp_path: Path, *argv: str) -> str:
    """The error code in the ready file; the exit code is 1."""
    ready = tmp_path / "ready.json"
    assert host_main.main([*argv, "--port", "0", "--no-discovery", "--ready", str(ready)], "en") == 1
    return str(json.loads(ready.read_bytes())["error"])


def test_what_cannot_be_opened_is_said_and_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "a.journal"
    save.write_bytes(b"a match")
    assert refused(tmp_path, "four", "--save", str(save)) == "save_no_table"
    table = tmp_path / "a.journal.table"
    table.write_bytes(DAMAGED)
    assert refused(tmp_path, "four", "--save", str(save)) == "save_damaged"
    assert (save.read_bytes(), table.read_bytes()) == (b"a match", DAMAGED)
    assert json.loads((tmp_path / "ready.json").read_bytes())["path"] == str(table)
    assert str(table) in capsys.readouterr().err


def test_no_table_without_the_password_that_was_wanted(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\nsecret\n", encoding="utf-8")
    assert refused(tmp_path, "four", "--password-file", str(empty)) == "bad_password_file"
    assert refused(tmp_path, "four", "--password-file", str(tmp_path / "none")) == "bad_password_file"


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (["three", "--decks", "2"], "bad_option"),
        (["four", "--mode", "split"], "bad_option"),
        (["five", "--decks", "1", "--mode", "split"], "bad_rules"),
        (["four", "--settings", "no such file"], "bad_settings"),
    ],
)
def test_rules_that_are_none(tmp_path: Path, argv: list[str], code: str) -> None:
    assert refused(tmp_path, *argv) == code


@pytest.mark.parametrize("argv", [["six"], ["four", "--port", "70000"], ["three", "--computers", *["easy"] * 3]])
def test_wrong_use(argv: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        host_main.main(argv, "en")
    assert caught.value.code == 2


def test_both_languages_have_every_word() -> None:
    assert WORDS["zh"].keys() == WORDS["en"].keys()


def come_and_go(name: str, port: int) -> None:
    """Join the table there, and leave it as soon as it has let one in."""
    client = Client(name, 0.0)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        client.connected(0.0)
        while client.person is None:
            data = line.recv(1 << 16)
            assert data, "the host has closed the line"
            client.receive(data, 0.0)
            line.sendall(client.output())
        client.leave(0.0)
        line.sendall(client.output())
        while line.recv(1 << 16):
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_another_port_and_who_comes_and_the_end_are_told(tmp_path: Path) -> None:
    save, ready = tmp_path / "table.journal", tmp_path / "ready.json"
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "shengji_qt", "--lang", "en", "host", "four", "--port", str(port)]
        command += ["--save", str(save), "--ready", str(ready), "--no-discovery"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as host:
            while not ready.exists():
                assert host.poll() is None
                time.sleep(0.02)
            come_and_go("Ann", json.loads(ready.read_bytes())["port"])
            host.send_signal(signal.SIGINT)
            said, complained = host.communicate(timeout=30)
    assert host.returncode == 0
    assert f"Port {port} is in use" in complained and len(complained.splitlines()) == 1
    assert said.splitlines()[1:3] == ["Ann has come in.", "Ann has left."]
    assert said.splitlines()[-1].startswith("The table is closed") and str(save) in said
