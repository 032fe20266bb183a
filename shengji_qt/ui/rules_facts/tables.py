# SPDX-License-Identifier: MIT
"""Shapes of Markdown that the rules of several games fill with their own numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.texts.cards import card_text

Fact = Callable[[Any, MatchOptions], object]
Table = Callable[[Any, MatchOptions], str]


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first row is the head, as Markdown wants one."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def trump_list(order: Order, level: Rank) -> str:
    """All trumps from the highest, numbered; equal cards beside one another, the trump suit in one line."""
    lines: list[str] = []
    plain: list[Card] = []
    for faces in reversed(order.at[TRUMP]):
        face = faces[0]
        if len(faces) == 1 and not face.is_joker and face.rank not in (2, level):
            plain.append(face)
            continue
        lines += _suit(plain)
        plain = []
        lines.append(" = ".join(card_text(each) for each in faces))
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines + _suit(plain), 1))


def _suit(plain: Sequence[Card]) -> list[str]:
    if not plain:
        return []
    line = QCoreApplication.translate("RulesFacts", "{first} … {last}")
    return [line.format(first=card_text(plain[0]), last=card_text(plain[-1]))]
