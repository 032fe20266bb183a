# SPDX-License-Identifier: MIT
"""Tables with an action bar right across them over the hand: what their layouts share, pure geometry without Qt."""

from __future__ import annotations

from typing import Final, NamedTuple

from shengji_qt.ui.scene.hand_layout import ASPECT, MARGIN, RISE, card_width_for, hand_top
from shengji_qt.ui.scene.table_layout import (
    BADGE,
    BAR_GAP,
    BAR_HEIGHT,
    BAR_INSET,
    CAPTION_HALF,
    LOW_TABLE,
    MESSAGE_LEFT,
    PILE_CAPTION,
    RECORD_WIDTH,
    PlayPlace,
    Rect,
    scale_for,
)

PILE_SHARE: Final = 0.62  # a card of the pile in the middle, of one in a trick


class Frame(NamedTuple):
    """What the table's size alone decides, in logical pixels. `trick_width` and `score_width` are the most they may
    be: the cards of a trick and the score plate may find less room.
    """

    scale: float
    card_width: float
    hand_top: float
    bar: Rect
    badge: Rect
    message: tuple[float, float]
    trick_width: float
    score_width: float


def frame_for(width: float, height: float, rows: int, size: float) -> Frame:
    """For `rows` rows of cards in the hand; `size` makes cards larger or smaller."""
    scale = scale_for(height)
    card_width = card_width_for(height, size)
    top = hand_top(height, card_width, rows)
    bar = Rect(BAR_INSET, top - card_width * RISE - BAR_GAP, width - 2 * BAR_INSET, BAR_HEIGHT * scale)
    badge = BADGE * scale
    low = height < LOW_TABLE
    return Frame(
        scale=scale,
        card_width=card_width,
        hand_top=top,
        bar=bar,
        badge=Rect(bar.x, bar.y + (bar.h - badge) / 2, badge, badge),
        message=(bar.x + MESSAGE_LEFT * scale, bar.bottom),
        trick_width=card_width * (0.76 if low else 0.86),
        score_width=(300 if low else 348) * scale,
    )


def pile_place(middle: tuple[float, float], trick_width: float, count: int) -> PlayPlace:
    """The cards that become the bottom, in the middle while cards are dealt."""
    x, y = middle
    w = trick_width * PILE_SHARE
    return PlayPlace(x, y, min(w * 0.3, w * 2.1 / max(1, count - 1)), w)


def own_bid_y(pile: PlayPlace, bar: Rect, half: float, scale: float) -> float:
    """The middle of the own bid, `half` as high as its cards: under the pile's caption, above the bar."""
    free = pile.y + pile.card_width * ASPECT / 2 + PILE_CAPTION + CAPTION_HALF * scale
    return max(bar.y - 14 - half, min(free + 1 + half, bar.y - 2 - half))


def message_room(bar: Rect, scale: float, buttons: float) -> float:
    """The width of the message line when the buttons begin at x = `buttons`."""
    return buttons - bar.x - MESSAGE_LEFT * scale - 16


def record_place(width: float, under: float, bar: Rect) -> Rect:
    """The unfolded record on a narrow table: at the right, under y = `under` and above the buttons."""
    top = under + 8
    return Rect(width - RECORD_WIDTH - MARGIN, top, RECORD_WIDTH, bar.y - 12 - top)
