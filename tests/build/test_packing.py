# SPDX-License-Identifier: MIT
"""What players download: packed, unpacked elsewhere, with the right checksum. Tools of other systems are played."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

import packing
from packing import Job


def built(dist: Path, platform: str, machine: str = "x86_64") -> Job:
    """A program that was just built."""
    job = Job(dist, "1.2.3", platform, machine)
    (job.folder / "_internal").mkdir(parents=True)
    (job.folder / "shengji-qt").write_bytes(b"program")
    (job.folder / "shengji-qt").chmod(0o755)
    (job.folder / "_internal" / "library").write_bytes(b"library")
    return job


def test_linux_gets_an_archive_with_a_menu_entry(tmp_path: Path) -> None:
    job = built(tmp_path / "dist", "linux")
    (job.folder / "shengji-qt-cli").symlink_to("shengji-qt")
    [archive] = packing.pack(job)
    assert archive.name == "shengji-qt-1.2.3-linux-x86_64.tar.xz"
    with tarfile.open(archive) as tar:
        assert {(member.uid, member.uname) for member in tar} == {(0, "")}
    place = packing.unpack(archive, tmp_path / "there")
    assert place == tmp_path / "there" / "shengji-qt-1.2.3"
    names = {path.name for path in place.iterdir()}
    assert names >= {
        "shengji-qt",
        "shengji-qt-cli",
        "shengji-qt.desktop",
        "shengji-qt.svg",
        "add-to-menu.sh",
        "LICENSE",
    }
    assert (place / "shengji-qt-cli").read_bytes() == b"program"


def test_windows_gets_a_portable_zip_and_an_installer_where_it_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = built(tmp_path / "dist", "win32", "ARM64")
    monkeypatch.setattr(packing.shutil, "which", lambda _name: None)
    assert [each.name for each in packing.pack(job)] == ["shengji-qt-1.2.3-windows-arm64-portable.zip"]
    asked: list[list[Any]] = []
    monkeypatch.setattr(packing.shutil, "which", lambda name: name if name == "iscc" else None)
    monkeypatch.setattr(packing.subprocess, "run", lambda command, **_: asked.append(command))
    zipped, setup = packing.pack(job)
    assert setup.name == "shengji-qt-1.2.3-windows-arm64-setup.exe"
    assert "/DArch=arm64" in asked[0] and f"/DSource={job.folder}" in asked[0] and f"/DName={setup.stem}" in asked[0]
    with zipfile.ZipFile(zipped) as file:
        assert set(file.namelist()) == {"shengji-qt-1.2.3/shengji-qt", "shengji-qt-1.2.3/_internal/library"}
    assert packing.unpack(setup, tmp_path) is None


@pytest.mark.skipif(sys.platform == "darwin", reason="there it is unpacked by a tool of the system")
def test_a_zip_is_unpacked_as_a_player_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing.shutil, "which", lambda _name: None)
    [zipped] = packing.pack(built(tmp_path / "dist", "win32"))
    place = tmp_path / "there"
    place.mkdir()
    found = packing.unpack(zipped, place)
    assert found is not None and (found / "shengji-qt").read_bytes() == b"program"


def test_macos_gets_a_dmg_signed_and_notarised_as_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = built(tmp_path / "dist", "darwin", "arm64")
    asked: list[list[str]] = []
    monkeypatch.setattr(packing.subprocess, "run", lambda command, **_: asked.append([str(part) for part in command]))
    monkeypatch.setattr(packing.shutil, "which", lambda _name: None)
    assert [each.name for each in packing.pack(job)] == ["shengji-qt-1.2.3-macos-arm64.zip"]
    assert asked.pop()[:4] == ["ditto", "-c", "-k", "--keepParent"]  # else the links of Qt's frameworks are lost
    monkeypatch.setattr(packing.shutil, "which", lambda name: name)
    [dmg] = packing.pack(job)
    assert dmg.suffix == ".dmg" and [command[0] for command in asked] == ["dmgbuild"]
    asked.clear()
    monkeypatch.setenv("SHENGJI_SIGN_IDENTITY", "Developer ID Application: Somebody")
    monkeypatch.setenv("SHENGJI_NOTARY_PROFILE", "notary")
    packing.pack(job)
    assert [command[:2] for command in asked] == [
        ["dmgbuild", "-s"], ["codesign", "--timestamp"], ["xcrun", "notarytool"], ["xcrun", "stapler"], ["spctl", "-a"],
    ]  # fmt: skip


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    files = [tmp_path / "shengji-qt-1.2.3-linux-x86_64.tar.xz", tmp_path / "other.zip"]
    for file in files:
        file.write_bytes(file.name.encode())
    sums = packing.write_checksums(files)
    assert sums.name == "SHA256SUMS-shengji-qt-1.2.3-linux-x86_64"
    for line, file in zip(sums.read_text().splitlines(), files, strict=True):
        assert line == f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}"
    if sys.platform == "linux":
        assert subprocess.run(["sha256sum", "--check", "--quiet", sums], cwd=tmp_path).returncode == 0
