# SPDX-License-Identifier: MIT
"""One file to send to whoever looks into a problem: the match, the preferences, the log, and what the program runs on.

Passwords, keys of network tables and other saved matches are never in it.
"""

from __future__ import annotations

import io
import platform
import sys
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

from shengji_qt import __version__
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.troubles import writing_error

SUFFIX: Final = ".zip"
_LOGS: Final = ("", ".1")  # the log file, and the one before it


class Sources(NamedTuple):
    """Where the parts are; what is not there is left out and named in the list. `journal` None: no match is sent."""

    preferences: Path
    log: Path
    journal: Path | None = None


def surroundings() -> str:
    """What the program runs on."""
    kind = "packaged" if getattr(sys, "frozen", False) else "from source"
    return f"{kind}, Python {platform.python_version()}, {platform.platform()}"


def write_report(target: Path, sources: Sources, about: str) -> None:
    """Write the file `target`, whole or not at all. `about`: what else is known, lines of text (versions of Qt …).

    Raises TroubleError with a code of `WRITING_TROUBLES` if it cannot be written.
    """
    parts: dict[str, bytes] = {}
    missing: list[str] = []
    wanted = {"preferences.json": sources.preferences}
    wanted |= {f"log{number or ''}.txt": Path(f"{sources.log}{end}") for number, end in enumerate(_LOGS)}
    if sources.journal is not None:
        wanted[f"match{sources.journal.suffix}"] = sources.journal
    for name, path in wanted.items():
        try:
            parts[name] = path.read_bytes()
        except OSError as error:
            missing.append(f"{name}: {error.strerror or type(error).__name__}")
    facts = [f"shengji-qt {__version__}, {surroundings()}", about, *(["Not included:", *missing] if missing else [])]
    parts["versions.txt"] = "\n".join(facts).encode()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(parts.items()):
            archive.writestr(name, data)
    try:
        write_atomically(target, buffer.getvalue())
    except OSError as error:
        raise writing_error(target, error) from error
