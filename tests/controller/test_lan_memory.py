# SPDX-License-Identifier: MIT
"""What is remembered of tables elsewhere, and files that are not as they should be."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from shengji_qt import paths
from shengji_qt.controller.lan_memory import FILE_NAME, HOSTS, TOKENS, KnownHost, LanMemory

TABLE, TOKEN = "ab" * 16, "12" * 16


def test_it_lasts() -> None:
    memory = LanMemory(clock=lambda: 1000.0)
    assert (memory.name, memory.hosts, memory.token_of(TABLE, "Ann")) == ("", (), "")
    assert memory.keep_name("Ann")
    assert memory.keep_token(TABLE, "Ann", TOKEN)
    assert memory.keep_host("10.0.0.2", 24743, "Friday")
    again = LanMemory()
    assert again.name == "Ann"
    assert again.token_of(TABLE, "Ann") == TOKEN
    assert again.hosts == (KnownHost("10.0.0.2", 24743, "Friday", 1000),)
    assert again.broken is None


def test_a_token_is_for_one_table_and_one_name() -> None:
    """Two windows of one player at one table must not take the seat from each other."""
    memory = LanMemory()
    memory.keep_token(TABLE, "Ann", TOKEN)
    memory.keep_token(TABLE, "Bob", "34" * 16)
    memory.keep_token(TABLE, "Ann", "56" * 16)
    assert memory.token_of(TABLE, "Ann") == "56" * 16
    assert memory.token_of(TABLE, "Bob") == "34" * 16
    assert memory.token_of("cd" * 16, "Ann") == ""
    memory.forget_token(TABLE, "Ann")
    assert memory.token_of(TABLE, "Ann") == ""
    assert memory.token_of(TABLE, "Bob") == "34" * 16


def test_old_tokens_and_hosts_are_forgotten() -> None:
    memory = LanMemory()
    for number in range(TOKENS + 5):
        memory.keep_token(f"{number:032x}", "Ann", TOKEN)
        memory.keep_host("10.0.0.1", 1000 + number)
    memory = LanMemory()
    assert [memory.token_of(f"{number:032x}", "Ann") for number in (4, 5, TOKENS + 4)] == ["", TOKEN, TOKEN]
    assert [each.port for each in memory.hosts] == [1000 + TOKENS + 4 - number for number in range(HOSTS)]


def test_a_host_is_listed_once_and_can_be_forgotten() -> None:
    memory = LanMemory()
    memory.keep_host("a", 1, "one")
    memory.keep_host("b", 1)
    memory.keep_host("a", 1, "two")
    assert [(each.address, each.label) for each in memory.hosts] == [("a", "two"), ("b", "")]
    memory.forget_host("a", 1)
    assert [each.address for each in LanMemory().hosts] == ["b"]


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files")
def test_nobody_else_reads_tokens() -> None:
    LanMemory().keep_token(TABLE, "Ann", TOKEN)
    assert stat.S_IMODE((paths.user_data_dir() / FILE_NAME).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "data",
    [b"", b"[", b"\xff\xfe", b"{\"name\": 7}", b"{\"tokens\": [{\"table\": \"x\"}]}", b"{\"hosts\": [{\"port\": 0}]}"],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside(data: bytes) -> None:
    path = paths.user_data_dir() / FILE_NAME
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    memory = LanMemory()
    assert memory.hosts == ()
    assert memory.broken == path.with_name(FILE_NAME + ".broken")
    assert memory.broken.read_bytes() == data
    assert memory.keep_name("Ann")
    assert LanMemory().name == "Ann"


def test_what_cannot_be_written_is_remembered_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError("full")

    memory = LanMemory()
    memory.keep_name("Ann")
    monkeypatch.setattr(os, "fsync", full)
    assert not memory.keep_token(TABLE, "Ann", TOKEN)
    assert memory.token_of(TABLE, "Ann") == TOKEN
    assert LanMemory().name == "Ann"
    assert [each.name for each in paths.user_data_dir().iterdir()] == [FILE_NAME]


def test_a_folder_that_cannot_be_read_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    memory = LanMemory(tmp_path)
    assert memory.name == ""
    assert memory.keep_name("Ann")
