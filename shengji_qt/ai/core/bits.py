# SPDX-License-Identifier: MIT
"""Counting bits. Names of their own, so that a compiled form can put machine instructions in their place."""

from __future__ import annotations

from typing import Final

count: Final = int.bit_count
length: Final = int.bit_length
