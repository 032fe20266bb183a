# SPDX-License-Identifier: MIT
"""What a step of a lesson says: a heading, the words, and for a step that asks a hint for who strays."""

from __future__ import annotations

Said = tuple[str, str] | tuple[str, str, str]
