# SPDX-License-Identifier: MIT
"""What people type, as it is shown to others: plain text on one line, without what turns or hides other text."""

from __future__ import annotations

import unicodedata
from typing import Final

# Control, format (marks of direction, zero width), surrogate, private, unassigned; ends of lines and paragraphs.
_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, limit: int) -> str:
    """At most `limit` characters of `text`: white space is one blank, nothing invisible is left; may be empty."""
    seen = ("".join(" " if char.isspace() else char for char in text if char.isspace() or _visible(char))).split()
    return " ".join(seen)[:limit].rstrip()


def _visible(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN
