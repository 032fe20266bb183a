# SPDX-License-Identifier: MIT
"""The file that is attached to a report."""

from __future__ import annotations

import errno
import zipfile
from pathlib import Path

import pytest

from shengji_qt.controller import problem_report
from shengji_qt.controller.problem_report import Sources, write_report
from shengji_qt.table.troubles import TroubleError


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    for name in ("preferences.json", "a.log", "a.log.1", "m.journal"):
        (tmp_path / name).write_text(name)
    return Sources(tmp_path / "preferences.json", tmp_path / "a.log", tmp_path / "m.journal")


def test_everything_is_in_one_file(tmp_path: Path, sources: Sources) -> None:
    write_report(tmp_path / "report.zip", sources, "Qt of the moon")
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert archive.testzip() is None
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    assert set(parts) == {"log.txt", "log1.txt", "match.journal", "preferences.json", "versions.txt"}
    assert parts["match.journal"] == "m.journal" and parts["log1.txt"] == "a.log.1"
    assert "shengji-qt" in parts["versions.txt"] and "Qt of the moon" in parts["versions.txt"]
    assert "Not included" not in parts["versions.txt"]


def test_what_is_not_there_is_named(tmp_path: Path, sources: Sources) -> None:
    sources.log.unlink()
    write_report(tmp_path / "report.zip", sources._replace(journal=None), "")
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert set(archive.namelist()) == {"log1.txt", "preferences.json", "versions.txt"}
        assert "log.txt: No such file" in archive.read("versions.txt").decode()


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "journal_disk_full"), (errno.EACCES, "journal_read_only"), (errno.EIO, "journal_failed")],
)
def test_a_disk_that_takes_nothing(
    tmp_path: Path, sources: Sources, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def fail(_path: Path, _data: bytes) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(problem_report, "write_atomically", fail)
    with pytest.raises(TroubleError) as caught:
        write_report(tmp_path / "report.zip", sources, "")
    assert caught.value.trouble.code == code
    assert not (tmp_path / "report.zip").exists()


def test_no_such_folder(tmp_path: Path, sources: Sources) -> None:
    with pytest.raises(TroubleError):
        write_report(tmp_path / "nowhere" / "report.zip", sources, "")
