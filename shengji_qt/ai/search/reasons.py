# SPDX-License-Identifier: MIT
"""Codes of the reasons a search gives besides RuleBot's, and the facts behind each; the interface owns the words."""

from __future__ import annotations

from typing import Final, Literal, get_args

SearchReasonCode = Literal[
    # {worlds, levels}: in so many ways the hidden cards may lie it came out better than RuleBot's choice, by so many
    # levels on average
    "searched",
]
SEARCH_REASON_CODES: Final[tuple[str, ...]] = get_args(SearchReasonCode)
