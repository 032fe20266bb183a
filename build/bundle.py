# SPDX-License-Identifier: MIT
"""What packaging.spec leaves out of the packaged program. Lists of files are PyInstaller's: (name, source, kind)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from typing import Any, Final

Entry = tuple[str, str, str]
LINK: Final = "SYMLINK"

# Modules that something imports but nothing of ours uses.
EXCLUDED_MODULES: Final = [
    *("tkinter", "unittest", "sqlite3", "pydoc", "doctest", "pdb", "lib2to3", "setuptools", "pip", "ssl", "_ssl"),
    *(
        f"PySide6.Qt{name}"
        for name in (
            *("Qml", "Quick", "QuickControls2", "QuickWidgets", "OpenGL", "OpenGLWidgets", "Pdf", "Sql", "Test"),
            *("DBus", "PrintSupport", "Designer", "UiTools", "Help", "Concurrent", "Xml"),
        )
    ),
]
# Kept of Qt's plugins: by folder, the names without "lib" and ending. A folder that is not here goes whole.
KEPT_PLUGINS: Final = {
    "platforms": {"qwindows", "qcocoa", "qxcb", "qwayland", "qoffscreen"},  # offscreen: for the self-test
    "styles": {"qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg", "qico", "qjpeg"},
    "platformthemes": {"qxdgdesktopportal"},  # gtk3 would drag in all of GTK
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
}
KEPT_TRANSLATIONS: Final = re.compile(r"qtbase_(zh_CN|en)\.qm")
# Newer graphics drivers need the system's own, and a part of the C library belongs to the rest of it (Linux); 20 MB for
# 3D in software (Windows); Windows' own part, of which a wrong copy may be on the builder's path.
UNWANTED_LIBRARIES: Final = re.compile(
    r"libstdc\+\+\.so.*|libgcc_s\.so.*|libmvec\.so.*|opengl32sw\.dll|icuuc\.dll", re.IGNORECASE
)


def keep_out_of_build(conf: dict[str, Any], root: Path) -> None:
    """Let PyInstaller work in .pyinstaller/ when it was called without --workpath: build/ holds sources here."""
    work = Path(conf["workpath"])
    if not work.is_relative_to(root / "build"):
        return
    if work.is_dir():  # PyInstaller has just made it
        work.rmdir()
    better = root / ".pyinstaller" / work.name
    better.mkdir(parents=True, exist_ok=True)
    conf["workpath"] = str(better)
    for name in ("warnfile", "dot-file", "xref-file"):
        if name in conf:
            conf[name] = str(better / Path(conf[name]).name)


def add_twin(folder: Path, name: str, twin: str) -> None:
    """Give the program its second name, where it is no second program: the same commands hold on every system."""
    link = folder / twin
    if not link.exists():
        link.symlink_to(name)


def wanted(name: str) -> bool:
    """Whether a file belongs into the bundle, by its name there alone."""
    path = PurePosixPath(name.replace("\\", "/"))
    if UNWANTED_LIBRARIES.fullmatch(path.name) or path.suffix == ".ts":  # the sources of translations
        return False
    parts = path.parts
    if "PySide6" not in parts:
        return True
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        return path.name.partition(".")[0].removeprefix("lib") in KEPT_PLUGINS.get(folder, ())
    if "translations" in parts:
        return KEPT_TRANSLATIONS.fullmatch(path.name) is not None
    return "qml" not in parts


def is_root(entry: Entry) -> bool:
    """Whether a library is loaded by name, not because another one asks for it."""
    name, _, kind = entry
    file = PurePosixPath(name.replace("\\", "/"))
    return kind == "EXTENSION" or "plugins" in file.parts or "python3" in file.name.lower()


def reached(libraries: list[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Those that are loaded, or asked for by one that is; `imports` gives the file names a library asks for."""
    by_name: dict[str, list[Entry]] = {}
    for entry in libraries:
        by_name.setdefault(PurePosixPath(entry[0].replace("\\", "/")).name.lower(), []).append(entry)
    found = {entry for entry in libraries if is_root(entry)}
    queue = list(found)
    while queue:
        for asked in imports(queue.pop()[1]):
            for entry in by_name.get(asked.lower(), []):
                if entry not in found:
                    found.add(entry)
                    queue.append(entry)
    return [entry for entry in libraries if entry in found]


def lean(
    binaries: Iterable[Entry], data: Iterable[Entry], imports: Callable[[str], Iterable[str]]
) -> tuple[list[Entry], list[Entry]]:
    """Libraries and data files that are wanted and used; links only where their target is.

    `imports` gives the file names that a library asks for.
    """
    kept = [entry for entry in binaries if wanted(entry[0])]
    libraries = reached([entry for entry in kept if entry[2] != LINK], imports)
    files = [entry for entry in data if wanted(entry[0])]
    names = {name for name, _, kind in (*libraries, *files) if kind != LINK}
    links = [entry for entry in kept if entry[2] == LINK and target(entry) in names]
    return libraries + links, [entry for entry in files if entry[2] != LINK or target(entry) in names]


def target(link: Entry) -> str:
    """The name of the file that a link stands for."""
    return str(PurePosixPath(PurePosixPath(link[0]).parent, link[1]))
