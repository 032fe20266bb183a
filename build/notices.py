# SPDX-License-Identifier: MIT
"""The licences of all that a packaged program contains, found by asking of each file whose it is."""

from __future__ import annotations

import csv
import functools
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
NOTICES: Final = "NOTICES.txt"
_TEXT: Final = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_COMMON: Final = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])")
_DOCUMENTS: Final = Path("/usr/share/doc")
QT_TEXTS: Final = tuple(ROOT / "resources" / "licences" / name for name in ("LGPL-3.0.txt", "GPL-3.0.txt"))
_QT: Final = """\
Qt, PySide6 and Shiboken {version} are used under the GNU Lesser General Public License, version 3 (whose text adds to
that of the GPL, version 3). Copyright (C) The Qt Company Ltd. and other contributors. They are shared libraries in the
folders PySide6 and shiboken6 of the program: you may replace them by your own build of the same version, and take the
program apart to find faults in doing so. The Qt project publishes their source code, and a list of what Qt itself
contains with the licences ("Licenses Used in Qt" in its documentation), among it ICU (Unicode License), FreeType,
HarfBuzz, libpng, libjpeg-turbo, PCRE2 and zlib.
"""


class NoticeError(Exception):
    """It is not known whose a file is, or its licence is not to be found."""


class Owner(NamedTuple):
    """Who made some of the files."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


def is_installed(module: str) -> bool:
    """Whether the module can be imported."""
    return importlib.util.find_spec(module) is not None


def write_all(folder: Path, files: Iterable[str], version: str) -> list[Path]:
    """Write NOTICES.txt and the licence texts it names into the folder, and return them all.

    `files`: the sources of all that is bundled; `version`: of our program. Raises NoticeError.
    """
    found = owners(files)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    ours = Owner("shengji-qt", version, "MIT", (ROOT / "LICENSE",))
    sections = []
    for owner in (ours, *found):
        names = [write_text(folder, owner, text) for text in owner.texts]
        sections.append(f"{owner.name} {owner.version}\n    {owner.licence}\n    see {', '.join(names)}\n")
    qt = next((owner.version for owner in found if owner.name.lower().startswith("pyside6")), None)
    head = "This program contains:\n\n"
    tail = "" if qt is None else "\n" + _QT.format(version=qt)
    (folder / NOTICES).write_text(head + "".join(sections) + tail, encoding="utf-8", newline="\n")
    return sorted(folder.iterdir())


def write_text(folder: Path, owner: Owner, text: Path) -> str:
    """Copy a licence, and the common ones it refers to. Gives the name of the copy."""
    content = text.read_text(encoding="utf-8", errors="replace")
    for common in sorted(set(_COMMON.findall(content))):
        source = Path("/usr/share/common-licenses", common)
        if source.is_file():
            (folder / f"{common}.txt").write_bytes(source.read_bytes())
    stem = re.sub(r"[^A-Za-z0-9.+-]", "-", owner.name)
    name = f"{stem}.txt" if len(owner.texts) == 1 else f"{stem}-{text.stem}.txt"
    (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return name


def owners(files: Iterable[str]) -> list[Owner]:
    """Everybody whose files are bundled, Python and PyInstaller's starter included, by name. Raises NoticeError."""
    records = recorded_files()
    found = {"pyinstaller": distribution("pyinstaller"), "python": python()}
    rest = []
    for file in map(Path, files):
        name = records.get(os.path.realpath(file))
        if name is not None:
            found.setdefault(name.lower(), distribution(name))
        elif not is_ours(file) and not is_pythons(file):
            rest.append(file)
    for name in system_packages(rest):
        found[name] = system_package(name)
    return sorted(found.values(), key=lambda owner: owner.name.lower())


@functools.cache
def recorded_files() -> dict[str, str]:
    """Every file of the installed distributions, and whose it is."""
    found = {}
    for each in importlib.metadata.distributions():
        base = os.path.realpath(str(each.locate_file("")))
        rows = csv.reader((each.read_text("RECORD") or "").splitlines())  # `files` would look for each on the disk
        name = each.name  # reads a file each time
        found.update({os.path.normpath(os.path.join(base, row[0])): name for row in rows if row})
    return found


def distribution(name: str) -> Owner:
    """An installed distribution, with its licence texts."""
    found = importlib.metadata.distribution(name)
    metadata = found.metadata
    kinds = [each.rpartition(" :: ")[2] for each in metadata.get_all("Classifier") or () if "License ::" in each]
    stated = [*(metadata.get_all("License-Expression") or ()), *(metadata.get_all("License") or ()), ", ".join(kinds)]
    licence = next((each for each in stated if each), "as in its text")
    texts = tuple(
        Path(str(found.locate_file(file)))
        for file in found.files or ()
        if ".dist-info" in str(file) and _TEXT.search(file.name)
    )
    if not texts and name.lower().startswith(("pyside6", "shiboken6")):
        texts = QT_TEXTS  # it brings none
    if not texts:
        raise NoticeError(f"{name} comes without the text of its licence")
    return Owner(found.name, found.version, licence.splitlines()[0], texts)


def python() -> Owner:
    """The Python that runs this."""
    places = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    places.append(_DOCUMENTS / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "copyright")
    text = next((place for place in places if place.is_file()), None)
    if text is None:
        raise NoticeError("Python's licence is not to be found")
    return Owner("Python", sys.version.split()[0], "PSF-2.0", (text,))


def is_ours(file: Path) -> bool:
    """Whether the file is part of this project, or was made by the packaging. The environment may lie within."""
    return file.resolve().is_relative_to(ROOT) and "site-packages" not in file.parts


def is_pythons(file: Path) -> bool:
    """Whether the file belongs to the Python that runs this."""
    if "site-packages" in file.parts or "dist-packages" in file.parts:
        return False
    places = [Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")]
    if Path(sys.base_prefix) != Path("/usr"):
        places.append(Path(sys.base_prefix))
    return any(file.resolve().is_relative_to(place.resolve()) for place in places)


def system_packages(files: list[Path]) -> set[str]:
    """The names of the Debian packages the files are of. Raises NoticeError for a file that is of none."""
    names = set()
    for file in files:
        name = debian_package(file)
        if name is None:
            raise NoticeError(f"whose is {file}?")
        names.add(name)
    return names


def debian_package(file: Path) -> str | None:
    """The package that brought the file; older ones record /lib for what is in /usr/lib."""
    real = str(file.resolve())
    for place in dict.fromkeys((str(file), real, real.removeprefix("/usr"))):
        try:
            done = subprocess.run(["dpkg", "-S", place], capture_output=True, text=True)
        except FileNotFoundError:
            return None
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    return None


def system_package(name: str) -> Owner:
    """A Debian package. Raises NoticeError if its copyright file is not there."""
    text = _DOCUMENTS / name / "copyright"
    if not text.is_file():
        raise NoticeError(f"the licence of {name} is not to be found")
    asked = ["dpkg-query", "--show", "--showformat", "${Version}\n", name]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()[0]
    return Owner(name, version, "as in its text (the library's own files; the text covers its whole source)", (text,))
