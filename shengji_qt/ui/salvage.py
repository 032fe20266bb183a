# SPDX-License-Identifier: MIT
"""What can still be read of a damaged file of preferences: every field, and of lists every item, for itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.settings import SettingError
from shengji_qt.ui.preferences import Preferences, check, understood

_READING: Final = (msgspec.MsgspecError, SettingError, ValueError, RecursionError)


class Lost(NamedTuple):
    """A preference that could not be read; `item`: only this one of it, by name, game or key, "" for the whole."""

    field: str
    item: str = ""


def salvage(data: bytes) -> tuple[Preferences, tuple[Lost, ...]]:
    """The preferences in `data`, as far as they can be read, and what could not. Never raises."""
    raw, lost = _fields(data)
    kept: dict[str, Any] = {}
    for name, value in raw.items():
        good, bad = _good_part(value, partial(_field_fits, name))
        if good is not None:
            kept[name] = good
        lost += [Lost(name, item) for item in bad]
    return _preferences(kept), tuple(lost)


def _preferences(raw: dict[str, Any]) -> Preferences:
    read = codec.decode(understood(msgspec.json.encode(raw)), Preferences)
    check(read)
    return read


def _field_fits(name: str, value: Any) -> bool:
    try:
        _preferences({name: value})
    except _READING:
        return False
    return True


def _good_part(value: Any, fits: Callable[[Any], bool]) -> tuple[Any, list[str]]:
    """What of a value fits, None for nothing; and the names of what does not, "" for the whole."""
    if fits(value):
        return value, []
    if isinstance(value, list):
        good = [each for each in value if fits([each])]
        bad = [_name(each) for each in value if not fits([each])]
        return (good, bad) if good and fits(good) else (None, [""])
    if isinstance(value, dict):
        for wrong in (*[(key,) for key in value], tuple(key for key in value if not fits({key: value[key]}))):
            rest = {key: each for key, each in value.items() if key not in wrong}
            if rest and fits(rest):
                return rest, list(wrong)
    return None, [""]


def _name(item: Any) -> str:
    name = item.get("name") if isinstance(item, dict) else item
    return name if isinstance(name, str) else ""


def _fields(data: bytes) -> tuple[dict[str, Any], list[Lost]]:
    """The known fields of the file. Of one that was cut off or written over, those that stand where they belong."""
    names = Preferences.__struct_fields__
    try:
        raw = json.loads(data)
    except (ValueError, RecursionError):
        return _scattered(data.decode("utf-8", "replace"), names)
    if not isinstance(raw, dict):
        return {}, []
    return {name: raw[name] for name in names if name in raw}, []


def _scattered(text: str, names: tuple[str, ...]) -> tuple[dict[str, Any], list[Lost]]:
    """Fields begin a line, one space in: that is how the file is written."""
    found: dict[str, Any] = {}
    lost: list[Lost] = []
    for name in names:
        place = re.search(rf'(?:\A\s*\{{|\n) ?"{name}": ?', text)
        if place is None:
            continue
        try:
            value, end = json.JSONDecoder().raw_decode(text, place.end())
        except (ValueError, RecursionError):
            lost.append(Lost(name))
            continue
        if "\ufffd" in text[place.end() : end]:
            lost.append(Lost(name))
        else:
            found[name] = value
    return found, lost
