# SPDX-License-Identifier: MIT
"""Lines of journals that earlier versions of the program wrote, in the shape that they have now (architecture 6).

Format 1 knew one game: the header names it beside settings without a tag, and results have no tag.
"""

from __future__ import annotations

from typing import Any

import msgspec


def upgraded(text: bytes) -> bytes | None:
    """The line's JSON as it is written today; None if it is no line of an earlier format."""
    try:
        raw: Any = msgspec.json.decode(text)
        match raw["type"]:
            case "Header":
                spec = raw["spec"]
                spec["settings"] = {"game": spec.pop("game"), **spec["settings"]}
            case "DealEnd" if "game" not in raw["summary"]:
                raw["summary"] = {"game": "four", **raw["summary"]}
            case _:
                return None
    except (msgspec.DecodeError, RecursionError, AttributeError, KeyError, TypeError):
        return None  # not even the shape of a line
    return msgspec.json.encode(raw)
