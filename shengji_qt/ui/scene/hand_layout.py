# SPDX-License-Identifier: MIT
"""Where the cards of a hand lie: pure geometry in logical pixels, no Qt.

>>> hand = lay_out_hand(count=25, width=1440, height=900)
>>> hand.rows, round(hand.card_width), round(hand.step)
(1, 112, 54)
"""

from __future__ import annotations

from typing import Final, NamedTuple

ASPECT: Final = 1.4  # height of a card in widths
MARGIN: Final = 20.0  # to the edges of the table
SMALLEST: Final = 84.0
LARGEST: Final = 136.0
WIDTH_SHARE: Final = 0.124  # of the table's height
FULL_STEP: Final = 0.5  # of a card's width
LEAST_SHOWN: Final = 0.28
ROW_LIMIT: Final = 28  # more cards take two rows
ROW_PITCH: Final = 0.74  # from the upper row to the lower one, in widths
RISE: Final = 0.2  # a selected card, in widths
SIZES: Final = {"small": 0.88, "normal": 1.0, "large": 1.14}  # the player's choice


class Place(NamedTuple):
    """Top left corner of a card at rest. `shown` is the width that the next card of its row leaves visible."""

    x: float
    y: float
    row: int
    shown: float


class HandLayout(NamedTuple):
    """Places in the order of the cards; `top` and `bottom` are the edges of the hand at rest."""

    card_width: float
    step: float
    rows: int
    top: float
    bottom: float
    places: tuple[Place, ...]

    @property
    def card_height(self) -> float:
        return self.card_width * ASPECT

    @property
    def rise(self) -> float:
        """How far a selected card is raised."""
        return self.card_width * RISE


def card_width_for(height: float, size: float = 1.0) -> float:
    """Width of a card in the hand of a table `height` pixels high; `size` is the player's factor."""
    return size * max(SMALLEST, min(LARGEST, height * WIDTH_SHARE))


def step_for(count: int, card_width: float, room: float) -> float:
    """Distance from card to card in one row of `count` cards that has `room` pixels."""
    return min(card_width * FULL_STEP, (room - card_width) / max(1, count - 1))


def rows_for(count: int, card_width: float, room: float) -> int:
    """1, or 2 for many cards or before a card would show less than 28 % of its width."""
    return 1 if count <= ROW_LIMIT and step_for(count, card_width, room) >= LEAST_SHOWN * card_width else 2


def hand_top(height: float, card_width: float, rows: int) -> float:
    """Upper edge of a hand at rest that lies at the bottom of the table."""
    return height - MARGIN - card_width * (ASPECT + ROW_PITCH * (rows - 1))


def lay_out_hand(
    count: int, width: float, height: float, *, head_last: bool = False, rows: int | None = None, size: float = 1.0
) -> HandLayout:
    """Places for `count` cards on a table of `width` × `height`.

    The upper of two rows takes the extra card and the head of the hand (the trumps): its first cards, or its last
    ones with `head_last`. `rows` overrides the number of rows. `size` makes cards larger or smaller.
    """
    card_width = card_width_for(height, size)
    room = width - 2 * MARGIN
    rows = rows_for(count, card_width, room) if rows is None else rows
    top = hand_top(height, card_width, rows)
    upper = count if rows == 1 else (count + 1) // 2
    step = step_for(upper, card_width, room)
    sizes = (upper, count - upper)
    order = (1, 0) if head_last and rows == 2 else (0, 1)
    places: list[Place] = []
    for row in order[: 2 if rows == 2 else 1]:
        places += _row(sizes[row], row, width, top + row * ROW_PITCH * card_width, card_width, step)
    return HandLayout(card_width, step, rows, top, height - MARGIN, tuple(places))


def _row(count: int, row: int, width: float, y: float, card_width: float, step: float) -> list[Place]:
    """One row, centred."""
    left = (width - step * (count - 1) - card_width) / 2
    return [Place(left + i * step, y, row, card_width if i == count - 1 else step) for i in range(count)]
