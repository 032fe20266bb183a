# SPDX-License-Identifier: MIT
"""Small files that are always whole, and that nobody but their owner reads."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """The whole new file or the whole old one, whatever happens; mode 0600. The folder must exist."""
    number, name = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
