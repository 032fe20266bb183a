# SPDX-License-Identifier: MIT
"""Moments in words."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from shengji_qt.ui.texts import translate


def moment_text(seconds: float, now: QDateTime | None = None) -> str:
    """A moment, in seconds since 1970, as a player says it: `today 21:40`, `yesterday 09:05`, else the date."""
    moment = QDateTime.fromMSecsSinceEpoch(round(seconds * 1000))
    days = moment.date().daysTo((now or QDateTime.currentDateTime()).date())
    time = QLocale().toString(moment.time(), "HH:mm")
    if days == 0:
        return translate("Times", "today {time}").format(time=time)
    if days == 1:
        return translate("Times", "yesterday {time}").format(time=time)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
