# SPDX-License-Identifier: MIT
"""What the self-test tries, in the player's language; its own report is in English, for whoever helps."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate

_LINE: Final = re.compile(r"(ok|FAILED) +(.+?) +\((\d+) ms\) ?(.*)")  # selftest.run writes them
_CHECKS: Final = {
    "modules": QT_TRANSLATE_NOOP("SelfTestLines", "All parts of the program"),
    "resources": QT_TRANSLATE_NOOP("SelfTestLines", "Files of the program"),
    "saves": QT_TRANSLATE_NOOP("SelfTestLines", "Saving in the folder of saves"),
    "players": QT_TRANSLATE_NOOP("SelfTestLines", "Computer players"),
    "core": QT_TRANSLATE_NOOP("SelfTestLines", "How computer players think"),
    "games": QT_TRANSLATE_NOOP("SelfTestLines", "A deal of each game"),
    "journal": QT_TRANSLATE_NOOP("SelfTestLines", "Saving and reading matches"),
    "Qt": QT_TRANSLATE_NOOP("SelfTestLines", "Qt, which draws the window"),
    "pictures": QT_TRANSLATE_NOOP("SelfTestLines", "Pictures"),
    "words": QT_TRANSLATE_NOOP("SelfTestLines", "Words of both languages"),
    "sounds": QT_TRANSLATE_NOOP("SelfTestLines", "Sounds"),
    "fonts": QT_TRANSLATE_NOOP("SelfTestLines", "Fonts"),
    "thread": QT_TRANSLATE_NOOP("SelfTestLines", "A deal in the background"),
    "network": QT_TRANSLATE_NOOP("SelfTestLines", "A table of the network"),
    "window": QT_TRANSLATE_NOOP("SelfTestLines", "A window with a table"),
    "Qt's log": QT_TRANSLATE_NOOP("SelfTestLines", "Warnings of Qt"),
}


class Checked(NamedTuple):
    """A line of the report. `detail` is its own words, in English; `took` in seconds."""

    name: str
    good: bool
    took: float
    detail: str


def checked(report: str) -> list[Checked]:
    """The checks that the report has so far; lines of another kind are left out."""
    found = (_LINE.fullmatch(line) for line in report.splitlines())
    return [Checked(each[2], each[1] == "ok", int(each[3]) / 1000, each[4]) for each in found if each is not None]


def check_text(name: str) -> str:
    """What a check tries; one that is not known has its own name."""
    return translate("SelfTestLines", _CHECKS[name]) if name in _CHECKS else name


def state_text(good: bool) -> str:
    """How it went."""
    return translate("SelfTestLines", "works") if good else translate("SelfTestLines", "FAILED")


def took_text(seconds: float) -> str:
    """How long it took: `1.3 s`."""
    return translate("SelfTestLines", "{n} s").format(n=f"{seconds:.1f}")
