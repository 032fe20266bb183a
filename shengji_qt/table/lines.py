# SPDX-License-Identifier: MIT
"""Lines of a skimmed journal: what a line is can be told from its first bytes, so only those wanted are decoded."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.journal import Act, Begin, DealEnd, Entry, Note, Retract, Shuffle
from shengji_qt.table.journal import Skimmed, entry_of

Line = tuple[int, bytes]  # its number and its JSON


def _begins(kind: type[Entry]) -> bytes:
    return b'{"type":"%b"' % kind.__name__.encode()


ACT: Final = _begins(Act)
BEGIN: Final = _begins(Begin)
DEAL_END: Final = _begins(DealEnd)
NOTE: Final = _begins(Note)
SHUFFLE: Final = _begins(Shuffle)
_RETRACT: Final = _begins(Retract)


def live_lines(skimmed: Skimmed) -> list[Line]:
    """The lines that no take-back has taken back."""
    lines: list[Line] = []
    for number, text in enumerate(skimmed.texts, start=1):
        retract = entry_of(text) if text.startswith(_RETRACT) else None
        if isinstance(retract, Retract):
            while lines and lines[-1][0] > retract.to:
                lines.pop()
        else:
            lines.append((number, text))
    return lines
