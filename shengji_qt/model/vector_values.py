# SPDX-License-Identifier: MIT
"""House rules as the examples of the rule documents write them."""

from __future__ import annotations

from typing import Any, TypeVar, get_args

import msgspec

from shengji_qt.model import codec

S = TypeVar("S", bound=msgspec.Struct)


def house_rules(printed: dict[str, Any], wanted: type[S]) -> S:
    """Settings from `printed` values; `msgspec.ValidationError` for a value that there is not.

    Keys may have a dot as in five_player.md 23. On and off may be words or true and false, whatever the setting's type;
    `counter-clockwise` is `counter_clockwise`.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(wanted)}
    values = {key.replace(".", "_"): value for key, value in printed.items()}
    return codec.convert({key: _value(value, types.get(key)) for key, value in values.items()}, wanted)


def _value(value: Any, kind: Any) -> Any:
    if kind is bool:
        return {"on": True, "off": False}.get(value, value) if isinstance(value, str) else value
    if value is False and "off" in get_args(kind):
        return "off"
    return value.replace("-", "_") if isinstance(value, str) else value
