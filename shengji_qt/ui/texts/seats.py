# SPDX-License-Identifier: MIT
"""Names of seats, sides and roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shengji_qt.model.journal import SeatSpec
from shengji_qt.net.limits import NAME
from shengji_qt.net.names import clean
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate

_NAMES: Final = (
    QT_TRANSLATE_NOOP("Seats", "You"),
    QT_TRANSLATE_NOOP("Seats", "Ju"),
    QT_TRANSLATE_NOOP("Seats", "Zhu"),
    QT_TRANSLATE_NOOP("Seats", "Lan"),
    QT_TRANSLATE_NOOP("Seats", "Mei"),
)
_ON_FIRST: Final = QT_TRANSLATE_NOOP("Seats", "Song")  # a computer on the seat that is a person's elsewhere
_LEVELS: Final = {
    "easy": QT_TRANSLATE_NOOP("Seats", "Easy"),
    "normal": QT_TRANSLATE_NOOP("Seats", "Normal"),
    "hard": QT_TRANSLATE_NOOP("Seats", "Hard"),
    "expert": QT_TRANSLATE_NOOP("Seats", "Expert"),
}


def default_name(seat: int) -> str:
    """The name of a seat that was given none."""
    return translate("Seats", _NAMES[seat])


def seat_names(seats: Sequence[SeatSpec]) -> tuple[str, ...]:
    """The names to show, by seat; a seat without a name gets its default one in the language in force.

    At a table of the network a computer may sit on seat 0: only a person there is "You". Names in a file may be of any
    length and kind.
    """
    return tuple(clean(each.name, NAME) or _default(seat, each.occupant) for seat, each in enumerate(seats))


def _default(seat: int, occupant: str) -> str:
    return translate("Seats", _ON_FIRST) if seat == 0 and occupant != "person" else default_name(seat)


def side_text(side: int, names: Sequence[str]) -> str:
    """The two partners of side 0 (you) or 1, four players."""
    return pair_text((side, side + 2), names)


def pair_text(pair: tuple[int, int], names: Sequence[str]) -> str:
    """Two seats that belong together: `Ju & Lan`."""
    return translate("Seats", "{one} & {other}").format(one=names[pair[0]], other=names[pair[1]])


def role_text(seat: int, declarer: int | None, seats: int = 4) -> str:
    """Declarer, with four seats the declarer's partner, or attacker; "" while nobody is declarer."""
    if declarer is None:
        return ""
    if seat == declarer:
        return translate("Seats", "Declarer")
    if seats == 4 and seat % 2 == declarer % 2:
        return translate("Seats", "Declarer's partner")
    return translate("Seats", "Attacker")


def level_text(level: str) -> str:
    """Easy, Normal, Hard, Expert."""
    return translate("Seats", _LEVELS[level])
