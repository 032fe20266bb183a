# SPDX-License-Identifier: MIT
"""Which form of the rollout core is used: the compiled one if it is there and made from these sources, else Python.

`SHENGJI_PURE=1` in the environment asks for Python. Both give the same games.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from shengji_qt.ai.core.table import Table

NAME: Final = "rollout"
PURE: Final = "SHENGJI_PURE"
_ROOT: Final = Path(__file__).resolve().parents[2]


def mark(modules: Iterable[str]) -> str:
    """A hash of the sources of these modules. Raises OSError where they are not there, as in a packaged program."""
    files = [_ROOT.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in modules]
    return hashlib.sha256(b"\0".join(file.read_bytes().replace(b"\r\n", b"\n") for file in files)).hexdigest()


@cache
def native() -> Any:
    """The extension module, or None."""
    if os.environ.get(PURE):
        return None
    try:
        found = importlib.import_module(f"shengji_qt._compiled.{NAME}")
        stale = not getattr(sys, "frozen", False) and mark(found.MODULES) != found.SOURCES
    except (ImportError, OSError):
        return None
    return None if stale else found


def rules(table: Table) -> Any:
    """The tables as the extension wants them, made once."""
    wanted = native().Rules
    if type(table.native) is not wanted:
        table.native = wanted(table)
    return table.native


def backend() -> str:
    """ "compiled" or "python"."""
    return "python" if native() is None else "compiled"
