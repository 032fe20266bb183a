# SPDX-License-Identifier: MIT
"""Valid layouts of every shape, for tests: a preset whose slots wander as far as the rules allow."""

from __future__ import annotations

import random
from functools import lru_cache

from hypothesis import strategies as st

from shengji_qt.model.three_player.layouts import PRESETS, Layout, check_layout, top_slots

COLUMNS, ROWS = 20, 8  # corners that the layout editor offers


@lru_cache(maxsize=512)
def wandered(seed: int, steps: int = 60) -> Layout:
    """A valid layout; the same for the same seed."""
    source = random.Random(seed)
    layout = source.choice(PRESETS)
    for _ in range(steps):
        slots = list(layout.slots)
        moved = source.randrange(len(slots))
        x, y, z = slots[moved]
        x = min(COLUMNS, max(0, x + source.randint(-3, 3)))
        y = min(ROWS, max(0, y + source.randint(-3, 3)))
        slots[moved] = (x, y, source.choice((z, z, 1, 2, 3)))
        tops = list(top_slots(tuple(slots)))
        source.shuffle(tops)
        tried = Layout("own", tuple(slots), tuple(tops))
        if check_layout(tried) is None:
            layout = tried
    return layout


layouts = st.integers(0, 399).map(wandered)
