# SPDX-License-Identifier: MIT
"""The statistics in words: roles, variants, opponents, results, and numbers with what they mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from shengji_qt.net.limits import NAME
from shengji_qt.net.names import clean
from shengji_qt.table.figures import Bar, Rate, Row
from shengji_qt.table.statistics import MIXED, PEOPLE
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.results import limits_text
from shengji_qt.ui.texts.seats import level_text
from shengji_qt.ui.texts.settings import value_text

DAYS: Final = {"all": 0, "week": 7, "month": 30, "year": 365}  # periods
_PERIODS: Final = {
    "all": QT_TRANSLATE_NOOP("Statistics", "All the time"),
    "week": QT_TRANSLATE_NOOP("Statistics", "Last 7 days"),
    "month": QT_TRANSLATE_NOOP("Statistics", "Last 30 days"),
    "year": QT_TRANSLATE_NOOP("Statistics", "Last 365 days"),
}
_ROLES: Final = {
    "declarer": QT_TRANSLATE_NOOP("Statistics", "Declarer"),
    "partner": QT_TRANSLATE_NOOP("Statistics", "Declarer's partner"),
    "attacker": QT_TRANSLATE_NOOP("Statistics", "Attacker"),
}
_POINTS: Final = {
    "four": QT_TRANSLATE_NOOP("Statistics", "Points are the attackers', on whichever side you were."),
    "three": QT_TRANSLATE_NOOP("Statistics", "Points are your own as attacker, as declarer the better attacker's."),
    "five": QT_TRANSLATE_NOOP("Statistics", "Points are your pair's as attacker, as declarer the better pair's."),
}
_OUTCOMES: Final = {
    "d5": QT_TRANSLATE_NOOP("Statistics", "shut-out"),
    "d3": QT_TRANSLATE_NOOP("Statistics", "declarer +3"),
    "d2": QT_TRANSLATE_NOOP("Statistics", "declarer +2"),
    "d1": QT_TRANSLATE_NOOP("Statistics", "declarer +1"),
    "d0": QT_TRANSLATE_NOOP("Statistics", "declarer stays"),
    "a0": QT_TRANSLATE_NOOP("Statistics", "taken over"),
    "a1": QT_TRANSLATE_NOOP("Statistics", "taken over, +1"),
    "a2": QT_TRANSLATE_NOOP("Statistics", "taken over, +2"),
    "a3": QT_TRANSLATE_NOOP("Statistics", "taken over, +3 or more"),
}


def period_text(period: str) -> str:
    """One of `DAYS`."""
    return translate("Statistics", _PERIODS[period])


def role_text(role: str) -> str:
    """Declarer, Declarer's partner, Attacker."""
    return translate("Statistics", _ROLES[role])


def points_text(game: str) -> str:
    """What the points of a game's deals are."""
    return translate("Statistics", _POINTS[game])


def variant_text(game: str, variant: str) -> str:
    """Decks, split hands, or the extra rules of three players (`deal_facts.variant_of`)."""
    if game == "three":
        if not variant:
            return translate("Statistics", "Without extra rules")
        rules = list_text([f"#{number}" for number in variant])
        return translate("Statistics", "With rule {rules}").format(rules=rules)
    if variant.startswith("split"):
        return value_text("mode", "split", game).label
    return value_text("decks", int(variant), game).label


def opponents_text(opponents: str) -> str:
    """A level, or who else it was; a level of another version of the program by its own name."""
    if opponents == PEOPLE:
        return translate("Statistics", "Other people")
    if opponents == MIXED:
        return translate("Statistics", "Several levels")
    try:
        return level_text(opponents)
    except KeyError:
        return clean(opponents, NAME)


def of_text(rate: Rate, matches: bool = False) -> str:
    """`7 of 12` deals, or `matches`."""
    if matches:
        return translate("Statistics", "{won} of {matches}").format(won=rate.won, matches=rate.deals)
    return translate("Statistics", "{won} of {deals}").format(won=rate.won, deals=rate.deals)


def rate_text(rate: Rate) -> str:
    """`58 %`; a dash where there are too few deals."""
    return "–" if rate.share is None else percent_text(rate.share)


def likely_text(rate: Rate) -> str:
    """`32 – 81 %`: where the true rate lies in 19 of 20 cases; "" without any deal."""
    if not rate.deals:
        return ""
    low, high = (round(100 * share) for share in rate.likely)
    return translate("Statistics", "{low} – {high}%").format(low=low, high=high)


def percent_text(share: float) -> str:
    return translate("Statistics", "{n}%").format(n=round(100 * share))


def mean_text(number: float) -> str:
    """One digit after the point, as the language writes it."""
    return QLocale().toString(number, "f", 1)


def signed_text(number: int) -> str:
    """`+12`, `0`, `−3`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def bottom_text(row: Row, role: str) -> str:
    """How often the bottom was won or lost by the last trick; `role` "": in all."""
    won = translate("Statistics", "{n} captured").format(n=row.captured) if row.captured else ""
    lost = translate("Statistics", "{n} lost").format(n=row.lost) if row.lost else ""
    said = [won, lost] if not role else [won if role == "attacker" else lost]
    return list_text([each for each in said if each]) or "0"


def range_text(bar: Bar) -> str:
    """The points of a bar: `0`, `5 – 35`, `160+`; "" where they are of several tables."""
    return "" if bar.low is None else limits_text(bar.low, bar.high)


def outcome_text(outcome: str) -> str:
    """What a line of a result table gives, in the terms of every game."""
    return translate("Statistics", _OUTCOMES[outcome])
