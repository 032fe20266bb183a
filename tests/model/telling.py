# SPDX-License-Identifier: MIT
"""Which cards a value tells."""

from __future__ import annotations

import msgspec

from shengji_qt.model.cards import Card


def cards_in(value: object) -> list[Card]:
    """Every card in a value, however deep."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [face for name in value.__struct_fields__ for face in cards_in(getattr(value, name))]
    if isinstance(value, tuple | list):
        return [face for each in value for face in cards_in(each)]
    return []
