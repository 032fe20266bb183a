# SPDX-License-Identifier: MIT
"""What went wrong beside the game, in words (table/troubles.py); the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.layouts import layout_trouble

_TROUBLES: Final = {
    "journal_disk_full": QT_TRANSLATE_NOOP(
        "Troubles", "The disk is full: this match is not being saved now. You can play on. File: {path}"
    ),
    "journal_read_only": QT_TRANSLATE_NOOP(
        "Troubles", "This match is not being saved: the file may not be written. You can play on. File: {path}"
    ),
    "journal_locked": QT_TRANSLATE_NOOP("Troubles", "Another window of the program plays this match. File: {file}"),
    "journal_failed": QT_TRANSLATE_NOOP(
        "Troubles", "This match is not being saved: {detail}. You can play on. File: {path}"
    ),
    "journal_recovered": QT_TRANSLATE_NOOP("Troubles", "The match is being saved again, nothing is missing."),
    "journal_missing": QT_TRANSLATE_NOOP("Troubles", "The saved match is no longer there. File: {path}"),
    "journal_unreadable": QT_TRANSLATE_NOOP(
        "Troubles", "The saved match cannot be read: {detail}. It has been left as it is. File: {path}"
    ),
    "journal_newer": QT_TRANSLATE_NOOP(
        "Troubles", "The match was saved by a newer version of the program, which can open it. File: {path}"
    ),
    "journal_torn": QT_TRANSLATE_NOOP(
        "Troubles", "The last line of the saved match was cut off, so the last move is missing. File: {file}"
    ),
    "journal_damaged": QT_TRANSLATE_NOOP(
        "Troubles", "The saved match is damaged from line {line} on; it goes on before that. The original: {kept}"
    ),
    "journal_disagrees": QT_TRANSLATE_NOOP(
        "Troubles", "The saved match does not fit the rules from line {line} on; it goes on before that. File: {file}"
    ),
    "seat_failed": QT_TRANSLATE_NOOP("Troubles", "{name} failed by an error; a simple move was made instead."),
    "seat_refused": QT_TRANSLATE_NOOP(
        "Troubles", "{name} wanted to make a move that is not allowed; a simple move was made instead."
    ),
    "seat_late": QT_TRANSLATE_NOOP("Troubles", "{name} took too long; a simple move was made instead."),
}

# What the system or the reader of a file says, in its own words.
_DETAILS: Final = {
    "no header": QT_TRANSLATE_NOOP("Troubles", "it does not begin as a saved match does"),
    "no file": QT_TRANSLATE_NOOP("Troubles", "this is not a file"),
    "Permission denied": QT_TRANSLATE_NOOP("Troubles", "access is denied"),
    "Is a directory": QT_TRANSLATE_NOOP("Troubles", "it is a folder"),
    "File exists": QT_TRANSLATE_NOOP("Troubles", "a file of that name is in the way"),
    "Not a directory": QT_TRANSLATE_NOOP("Troubles", "a part of the path is no folder"),
    "No such file or directory": QT_TRANSLATE_NOOP("Troubles", "there is no such folder"),
    "No space left on device": QT_TRANSLATE_NOOP("Troubles", "the disk is full"),
    "Read-only file system": QT_TRANSLATE_NOOP("Troubles", "nothing may be written there"),
    "Input/output error": QT_TRANSLATE_NOOP("Troubles", "the disk reports an error"),
}
_REPORTING: Final = {
    "journal_disk_full": QT_TRANSLATE_NOOP("Troubles", "The disk is full, so the report could not be saved: {path}"),
    "journal_read_only": QT_TRANSLATE_NOOP("Troubles", "Nothing may be written there. Choose another place: {path}"),
    "journal_failed": QT_TRANSLATE_NOOP("Troubles", "The report could not be saved: {detail}. File: {path}"),
}
_KEEPING: Final = {
    "journal_disk_full": QT_TRANSLATE_NOOP(
        "Troubles", "The disk is full: your settings hold, but only until the program ends. File: {path}"
    ),
    "journal_read_only": QT_TRANSLATE_NOOP(
        "Troubles", "Your settings hold, but only until the program ends: the file may not be written. File: {path}"
    ),
    "journal_failed": QT_TRANSLATE_NOOP(
        "Troubles", "Your settings hold, but only until the program ends: {detail}. File: {path}"
    ),
}


def keeping_trouble(code: str, facts: dict[str, object]) -> str:
    """Why the preferences could not be written; `code` is one of `WRITING_TROUBLES`."""
    return _with_detail(_KEEPING[code], facts)


def kept_text() -> str:
    """After a `keeping_trouble`."""
    return translate("Troubles", "Your settings are being kept again.")


def detail_text(detail: object) -> str:
    """A detail in the language of the window where it is one of those that are often met, else as it is."""
    words = _DETAILS.get(str(detail))
    return str(detail) if words is None else translate("Troubles", words)


def report_trouble(code: str, facts: dict[str, object]) -> str:
    """Why a report could not be written; `code` is one of `WRITING_TROUBLES`."""
    return _with_detail(_REPORTING[code], facts)


def _with_detail(words: str, facts: dict[str, object]) -> str:
    return translate("Troubles", words).format(**facts | {"detail": detail_text(facts.get("detail", ""))})


def trouble_text(code: str, facts: dict[str, object], names: tuple[str, ...] = ()) -> str:
    """One sentence or two. `names` by seat, where the trouble is a computer seat's."""
    seat = facts.get("seat")
    known: dict[str, object] = {"path": "", "file": "", "detail": "", "line": "", "kept": "", "name": ""} | facts
    if known.get("setting") == "layouts":
        known["detail"] = layout_trouble(str(known.get("value")))
    known["detail"] = detail_text(known["detail"])
    known["file"] = Path(str(known["path"])).name
    if isinstance(seat, int) and seat < len(names):
        known["name"] = names[seat]
    return translate("Troubles", _TROUBLES[code]).format(**known)
