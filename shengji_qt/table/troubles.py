# SPDX-License-Identifier: MIT
"""What can go wrong beside the game while it goes on: codes and their facts. The interface owns the words."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Literal, get_args

import msgspec

TroubleCode = Literal[
    "journal_disk_full",  # {path} the match is not being saved for want of room
    "journal_read_only",  # {path} … because the folder or file may not be written
    "journal_locked",  # {path, pid} another program plays this match
    "journal_failed",  # {path, detail} any other error while writing
    "journal_recovered",  # {path} writing works again, and what was missing has been written
    "journal_missing",  # {path} no such file
    "journal_unreadable",  # {path, detail} the file cannot be read, or no line of it is good
    "journal_newer",  # {path, format} written by a later version of the program
    "journal_torn",  # {path, line} the last line was incomplete and does not count
    "journal_damaged",  # {path, line, kept} from this line on it does not count; `kept` is the copy of the original
    "journal_disagrees",  # {path, line} from this line on the inputs do not fit the rules
    "seat_failed",  # {seat, detail} a computer seat failed; the stand-in acts
    "seat_refused",  # {seat, code} a computer seat asked for something that is not allowed; the stand-in acts
    "seat_late",  # {seat} a computer seat gave no answer in time; the stand-in acts
]
WRITING_TROUBLES: tuple[TroubleCode, ...] = ("journal_disk_full", "journal_read_only", "journal_failed")
TROUBLE_CODES: tuple[str, ...] = get_args(TroubleCode)

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}


class Trouble(msgspec.Struct, frozen=True):
    """A code with its facts (numbers and text only)."""

    code: TroubleCode
    facts: dict[str, object] = {}


class TroubleError(Exception):
    """Raised where nothing can be returned because of `trouble`."""

    def __init__(self, code: TroubleCode, **facts: object) -> None:
        super().__init__(f"{code}: {facts}")
        self.trouble = Trouble(code, facts)


def writing_error(path: Path, error: OSError) -> TroubleError:
    """What `error` means for writing the journal `path`."""
    if error.errno in _FULL:
        return TroubleError("journal_disk_full", path=str(path))
    if error.errno in _READ_ONLY:
        return TroubleError("journal_read_only", path=str(path))
    return TroubleError("journal_failed", path=str(path), detail=error.strerror or type(error).__name__)
