# SPDX-License-Identifier: MIT
"""The words: one module a topic. Source language English; every string goes through Qt's translation when it is asked
for, so that a switch of language needs no restart.

Tables of words hold `QT_TRANSLATE_NOOP` strings and are translated on look-up; contexts are literal because lupdate
reads the source. Only `self.tr(…, "", n)` inside a class gives plural forms (see `counts.Counts`).
"""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

Sections = tuple[tuple[str, tuple[str, ...]], ...]  # headings with their paragraphs, untranslated

_SUITS: Final = "♠♥♣♦"
_STOPS: Final = "。！？"


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Mark `source` for lupdate, which knows this name; PySide6's own is typed as returning an object."""
    return source


def translate(context: str, source: str, disambiguation: str = "") -> str:
    """The words of the language in force; a `Pattern` where facts are to be filled in."""
    words = QCoreApplication.translate(context, source, disambiguation)
    return Pattern(words) if "{" in words else words


class Pattern(str):
    """Words with places for facts; Chinese and Latin stand apart in them, as all words of the program have it.

    What a fact is like is known only when it is filled in: `没有比{card}更大的` takes a blank on both sides for `♥A`
    and none for `大王`, and so do the names of players.
    """

    __slots__ = ()

    def format(self, *args: Any, **facts: Any) -> str:
        """As `str.format` for named and numbered places, with a blank between a Chinese character and a Latin letter,
        digit or suit sign.
        """
        filled = ""
        for literal, field, spec, conversion in Formatter().parse(self):
            filled = _joined(filled, literal)
            if field is not None:
                assert field, "a place has a name or a number"
                place = f"{{{field}{'!' + conversion if conversion else ''}{':' + spec if spec else ''}}}"
                filled = _joined(filled, place.format(*args, **facts))
        return filled


def sentences(said: Iterable[str]) -> str:
    """One after the other; after a full-width stop there is no blank."""
    text = ""
    for each in said:
        text += f" {each}" if text and text[-1] not in _STOPS else each
    return text


def _joined(words: str, more: str) -> str:
    if words and more and {_script(words[-1]), _script(more[0])} == {"Han", "Latin"}:
        return f"{words} {more}"
    return words + more


def _script(sign: str) -> str:
    if "\u4e00" <= sign <= "\u9fff":
        return "Han"
    return "Latin" if sign.isalnum() or sign in _SUITS else ""
