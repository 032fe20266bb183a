# SPDX-License-Identifier: MIT
"""Why a hint (or a computer seat) would do something, in one sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_REASONS: Final[dict[str, str]] = {}


def reason_text(code: str, facts: dict[str, object]) -> str:
    """The sentence behind a reason code of the computer players; KeyError for a code without words."""
    return translate("Reasons", _REASONS[code]).format(**facts)
