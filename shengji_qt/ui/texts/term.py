# SPDX-License-Identifier: MIT
"""A term of a glossary as the lists of terms have it, untranslated."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """`games` that have it; `section` of their rules that says more; `forms`: words for it, between bars, the first of
    them to show; `text`: one sentence or two; `quiet`: such an everyday word that it is explained in the list only.

    A translation of `forms` has its own forms, as many as the language needs.
    """

    games: str
    section: str
    forms: str
    text: str
    quiet: bool = False
