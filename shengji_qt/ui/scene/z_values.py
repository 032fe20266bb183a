# SPDX-License-Identifier: MIT
"""What lies above what on the table. Cards inside a band add their index."""

from __future__ import annotations

from typing import Final

PLATE: Final = 10.0
MARK: Final = 20.0
MESSAGE: Final = 30.0
DROP: Final = 40.0
PILE: Final = 100.0
STACK: Final = 300.0
BID: Final = 400.0
TRICK: Final = 1_000.0
OUTLINE: Final = 1_900.0
HAND: Final = 2_000.0
SHOWN: Final = 3_000.0  # a past trick laid open again
FLYING: Final = 5_000.0
DRAG: Final = 8_000.0
