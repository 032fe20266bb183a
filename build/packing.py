# SPDX-License-Identifier: MIT
"""What players download, made from the built program: an archive, and where the tools are there an installer.

Linux: .tar.xz with a menu entry. Windows: .zip, and a setup program if Inno Setup's iscc is installed. macOS: .dmg if
dmgbuild is installed (signed and notarised where the environment says how), else a .zip that keeps the links.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

import systems

BUILD: Final = Path(__file__).resolve().parent
_DATE: Final = (1980, 1, 1, 0, 0, 0)  # of every file in a .zip
_ISCC: Final = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")


class Job(NamedTuple):
    """`platform` as `sys.platform`, `machine` as `platform.machine()` say it."""

    dist: Path
    version: str
    platform: str
    machine: str

    @property
    def folder(self) -> Path:
        """The built program."""
        return self.dist / (f"{systems.TITLE}.app" if self.platform == "darwin" else systems.NAME)

    @property
    def top(self) -> str:
        """The one folder in an archive."""
        return f"{systems.NAME}-{self.version}"

    def file(self, ending: str) -> Path:
        """Where a download with this ending goes."""
        return self.dist / systems.archive_name(self.version, self.platform, self.machine, ending)


def pack(job: Job) -> list[Path]:
    """All downloads of this system. Raises OSError and CalledProcessError."""
    if job.platform == "win32":
        return [_zip(job), *_setup(job)]
    if job.platform == "darwin":
        return [_dmg(job) or _ditto(job)]
    return [_tar(job)]


def unpack(archive: Path, place: Path) -> Path | None:
    """Unpack as a player would; the folder with the program, None for what has to be installed."""
    if archive.name.endswith(".tar.xz"):
        with tarfile.open(archive) as tar:
            tar.extractall(place, filter="tar")
    elif archive.suffix == ".zip" and sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", archive, place], check=True)  # the module drops links
    elif archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as file:
            file.extractall(place)
    elif archive.suffix == ".dmg":
        mount = place / "mounted"
        subprocess.run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", mount, archive], check=True)
        try:
            subprocess.run(["ditto", mount / f"{systems.TITLE}.app", place / f"{systems.TITLE}.app"], check=True)
        finally:
            subprocess.run(["hdiutil", "detach", mount], check=True)
        return place / f"{systems.TITLE}.app"
    else:
        return None
    [folder] = [path for path in place.iterdir() if path.is_dir()]
    return folder


def write_checksums(archives: list[Path]) -> Path:
    """A file as `sha256sum --check` reads it, named after the first archive."""
    lines = []
    for archive in archives:
        with archive.open("rb") as file:
            lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {archive.name}\n")
    name = archives[0].name.removesuffix(".tar.xz").removesuffix(archives[0].suffix)
    sums = archives[0].with_name(f"SHA256SUMS-{name}")
    sums.write_text("".join(lines), encoding="ascii", newline="\n")
    return sums


def _tar(job: Job) -> Path:
    """The program with its menu entry; the same files give the same archive but for their dates."""
    archive = job.file(".tar.xz")

    def owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        return member

    beside = [*sorted((BUILD / "linux").iterdir()), BUILD.parent / "LICENSE"]
    icon = BUILD.parent / "resources" / "icons" / "app.svg"
    with tarfile.open(archive, "w:xz", preset=9) as tar:
        tar.add(job.folder, arcname=job.top, filter=owner)
        for path in beside:
            tar.add(path, arcname=f"{job.top}/{path.name}", filter=owner)
        tar.add(icon, arcname=f"{job.top}/{systems.NAME}.svg", filter=owner)
    return archive


def _zip(job: Job) -> Path:
    """To be unpacked anywhere."""
    archive = job.file("-portable.zip")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(job.folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{job.top}/{path.relative_to(job.folder).as_posix()}", _DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                file.writestr(entry, path.read_bytes())
    return archive


def _setup(job: Job) -> list[Path]:
    """The installer, if the program that makes it is there."""
    iscc = next((found for name in _ISCC if (found := shutil.which(name))), None)
    if iscc is None:
        return []
    archive = job.file("-setup.exe")
    given = {
        "Version": job.version,
        "Source": str(job.folder),
        "Output": str(job.dist),
        "Name": archive.stem,
        "Arch": "arm64" if job.machine.lower() == "arm64" else "x64compatible",
    }
    options = [f"/D{key}={value}" for key, value in given.items()]
    subprocess.run([iscc, "/Qp", *options, str(BUILD / "windows" / "installer.iss")], check=True)
    return [archive]


def _ditto(job: Job) -> Path:
    archive = job.file(".zip")
    subprocess.run(["ditto", "-c", "-k", "--keepParent", job.folder, archive], check=True)
    return archive


def _dmg(job: Job) -> Path | None:
    """None if dmgbuild is not installed."""
    if shutil.which("dmgbuild") is None:
        return None
    archive = job.file(".dmg")
    settings, icon = BUILD / "macos" / "dmg_settings.py", BUILD / "icons" / "app.icns"
    defines = ["-D", f"app={job.folder}", "-D", f"icon={icon}"]
    subprocess.run(["dmgbuild", "-s", settings, *defines, systems.TITLE, archive], check=True)
    identity = systems.signing(os.environ).identity
    profile = os.environ.get("SHENGJI_NOTARY_PROFILE")  # as `xcrun notarytool store-credentials` named it
    if identity:
        subprocess.run(["codesign", "--timestamp", "--sign", identity, archive], check=True)
    if identity and profile:
        subprocess.run(["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", profile, archive], check=True)
        subprocess.run(["xcrun", "stapler", "staple", archive], check=True)
        subprocess.run(["spctl", "-a", "-vv", "-t", "install", archive], check=True)
    return archive
