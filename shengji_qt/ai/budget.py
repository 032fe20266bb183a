# SPDX-License-Identifier: MIT
"""How long a player may think."""

from __future__ import annotations

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """What a searching player may spend on one decision: sampled worlds (the same answer on every machine), or
    milliseconds (in the window only). RuleBot and the yardsticks need neither.
    """

    worlds: int = 0
    milliseconds: int = 0
