# SPDX-License-Identifier: MIT
"""Build the packaged program, check it, try it, pack it, and try what was packed.

The result is in dist/: the folder shengji-qt (macOS: Sheng Ji.app) and what players download, packing.py's, with a
checksum of each file in SHA256SUMS-….
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import bundle
import notices
import packing
import smoke

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / ".pyinstaller"
LARGEST_MB: Final = 130  # unpacked
LARGEST_ARCHIVE_MIB: Final = 40
# Qt's virtual keyboard is not under the LGPL.
FORBIDDEN: Final = re.compile(r"virtualkeyboard|libstdc\+\+|Qt6?(Quick|Qml|Pdf|WebEngine)", re.IGNORECASE)


def version() -> str:
    """The program's version, read without importing it."""
    text = (ROOT / "shengji_qt" / "__init__.py").read_text(encoding="utf-8")
    return text.rpartition('__version__ = "')[2].partition('"')[0]


def job() -> packing.Job:
    """What is built and packed here: this version, for this system."""
    return packing.Job(DIST, version(), sys.platform, platform.machine())


def compile_core() -> bool:
    """The compiled rollout core for this program, whatever was there before; False without a compiler."""
    for old in (ROOT / "shengji_qt" / "_compiled").glob("rollout.*"):
        old.unlink()
    return subprocess.run([sys.executable, str(ROOT / "build" / "compile.py")], cwd=ROOT).returncode == 0


def build() -> Path:
    """Run PyInstaller; gives the folder with the program. Raises CalledProcessError."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(WORK), "--distpath", str(DIST), str(ROOT / "packaging.spec")]
    subprocess.run(command, cwd=ROOT, check=True)
    return job().folder


def faults(folder: Path) -> list[str]:
    """What is wrong with the files of a built program; [] if nothing is."""
    files = [path for path in folder.rglob("*") if not path.is_dir() or path.is_symlink()]
    names = [path.relative_to(folder).as_posix() for path in files]
    found = [f"must not be in it: {name}" for name in names if FORBIDDEN.search(name)]
    found += [f"leads nowhere: {name}" for name, path in zip(names, files, strict=True) if not path.exists()]
    found += [f"not wanted: {name}" for name in names if not bundle.wanted(name)]
    size = size_of(folder)
    if size > LARGEST_MB * 1_000_000:
        found.append(f"{size / 1e6:.1f} MB are more than {LARGEST_MB}")
    return found + notice_faults(folder)


def notice_faults(folder: Path) -> list[str]:
    """Which Python package in the program is not named in its notices, and which text named there is missing."""
    try:
        [page] = folder.rglob(f"packaged/{notices.NOTICES}")
    except ValueError:
        return ["there are no licence notices"]
    text = page.read_text(encoding="utf-8")
    found = [f"{name} is not in the notices" for name in contained(folder) if f"\n{name} " not in text]
    for names in re.findall(r"^    see (.+)$", text, re.MULTILINE):
        found += [f"the text {name} is missing" for name in names.split(", ") if not (page.parent / name).is_file()]
    return found


def contained(folder: Path) -> set[str]:
    """The distributions of others that have a folder or an extension module in the program, as its files alone show."""
    from importlib.metadata import packages_distributions

    inside = next(
        place for place in (folder / "_internal", folder / "Contents" / "Frameworks", folder) if place.is_dir()
    )
    tops = {path.name.partition(".")[0] for path in inside.iterdir()}
    return {name for top, names in packages_distributions().items() if top in tops - {"shengji_qt"} for name in names}


def size_of(folder: Path) -> int:
    """Bytes of all files; what links stand for counts once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def try_archive(archive: Path) -> bool:
    """Unpack it somewhere else and run the self-test there; True for what only an installer can unpack."""
    with tempfile.TemporaryDirectory() as name:
        place = packing.unpack(archive, Path(name))
        return place is None or smoke.smoke(place)


def main() -> int:
    """Everything; 0 if the result may be given to players."""
    parser = argparse.ArgumentParser(prog="build/dev.py package", description="Build, try and pack the program.")
    parser.add_argument("--no-archive", action="store_true", help="leave the folder unpacked in dist/")
    options = parser.parse_args()
    os.chdir(ROOT)
    if not compile_core():
        print("package: no C compiler, so computer players think more slowly in this program", file=sys.stderr)
    try:
        folder = build()
    except subprocess.CalledProcessError as error:
        print(f"package: PyInstaller failed ({error.returncode})", file=sys.stderr)
        return 1
    found = faults(folder)
    print(f"package: {size_of(folder) / 1e6:.1f} MB in {folder.relative_to(ROOT)}", flush=True)
    if found or not smoke.smoke(folder):
        print(*found, "package: failed", sep="\n", file=sys.stderr)
        return 1
    if options.no_archive:
        return 0
    archives = packing.pack(job())
    for archive in archives:
        size = archive.stat().st_size / 2**20
        print(f"package: {size:.1f} MiB, {archive.relative_to(ROOT)}", flush=True)
        if size > LARGEST_ARCHIVE_MIB or not try_archive(archive):
            print(
                f"package: failed (at most {LARGEST_ARCHIVE_MIB} MiB, and it must pass its self-test)", file=sys.stderr
            )
            return 1
    packing.write_checksums(archives)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
