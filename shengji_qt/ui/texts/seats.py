# SPDX-License-Identifier: MIT
"""Names of seats, sides and roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.journal import SeatSpec
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = (
    QT_TRANSLATE_NOOP("Seats", "You"),
    QT_TRANSLATE_NOOP("Seats", "Ju"),
    QT_TRANSLATE_NOOP("Seats", "Zhu"),
    QT_TRANSLATE_NOOP("Seats", "Lan"),
    QT_TRANSLATE_NOOP("Seats", "Mei"),
)
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
    """The names to show, by seat; a seat without a name gets its default one in the language in force."""
    return tuple(each.name or default_name(seat) for seat, each in enumerate(seats))


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


def occupant_text(occupant: str) -> str:
    """`person`, or `computer:LEVEL`, in words."""
    if occupant == "person":
        return translate("Seats", "Person")
    level = occupant.partition(":")[2]
    return difficulty_text(level)


def level_text(level: str) -> str:
    """Easy, Normal, Hard, Expert."""
    return translate("Seats", _LEVELS[level])


def difficulty_text(level: str) -> str:
    if level == "easy":
        return translate("Seats", "Computer, easy")
    if level == "normal":
        return translate("Seats", "Computer, normal")
    if level == "random":
        return translate("Seats", "Computer, plays at random")
    return translate("Seats", "Computer ({level})").format(level=level)
