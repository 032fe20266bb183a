# SPDX-License-Identifier: MIT
"""The table of the four-player game: pure geometry in logical pixels, no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from shengji_qt.ui.games.bar_table import frame_for, message_room, own_bid_y, pile_place, record_place
from shengji_qt.ui.scene.hand_layout import ASPECT, MARGIN
from shengji_qt.ui.scene.table_layout import (
    BID_SHARE,
    CROWN_ROOM,
    PLATE_HEIGHT,
    PLATE_LEAST,
    SIDEWAYS,
    STACK_STEP,
    STACK_WIDTH,
    STEP_FEW,
    STEP_MANY,
    TOP,
    TOP_SHARE,
    TRICK_GAP,
    UPWARD,
    PlayPlace,
    Rect,
    seats_edge,
)


class FourLayout(NamedTuple):
    """The table of the four-player game. `plates` by place 1 … 3; `scale` grows plates, type and buttons."""

    width: float
    height: float
    scale: float
    card_width: float
    trick_width: float
    hand_top: float
    bar: Rect
    middle: tuple[float, float]
    plates: Mapping[int, Rect]
    trump: tuple[float, float]
    scores: tuple[Rect, ...]
    badge: Rect
    message: tuple[float, float]
    bars: Mapping[str, Rect] = {}

    def play_place(self, place: int, count: int) -> PlayPlace:
        """Where `count` cards played from `place` lie; long throws shrink their step and move outward."""
        w = self.trick_width
        cx, cy = self.middle
        room = min(cx - self.plates[3].right, self.plates[1].x - cx) - 8
        step = w * (STEP_FEW if count < 4 else STEP_MANY)
        if count > 1:
            step = min(step, ((room - 20) / 1.5 - w) / (count - 1))
        total = step * (count - 1) + w
        side = min(max(w * SIDEWAYS, total + 12), room - total / 2)
        dx, dy = ((0.0, w * UPWARD), (side, 0.0), (0.0, -w * UPWARD), (-side, 0.0))[place]
        return PlayPlace(cx + dx, cy + dy, step, w)

    def bid_place(self, place: int, count: int) -> PlayPlace:
        """Where a bid is shown: before the seat's plate, clear of the cards that are being dealt and their caption."""
        w = self.trick_width * BID_SHARE
        step = w * STEP_FEW
        half = (step * (count - 1) + w) / 2
        cx, cy = self.middle
        tall = w * ASPECT / 2
        own = own_bid_y(self.centre_pile(1), self.bar, tall, self.scale)
        spots = (
            (cx, own),
            (self.plates[1].x - 16 - half, cy),
            (cx, self.plates[2].bottom + 12 + tall),
            (self.plates[3].right + 16 + half, cy),
        )
        return PlayPlace(*spots[place], step, w)

    @property
    def drop(self) -> Rect:
        """The drop target: the lower place."""
        x, y = self.middle
        w = self.trick_width * 1.36
        h = self.trick_width * ASPECT
        return Rect(x - w / 2, y + self.trick_width * UPWARD - h / 2, w, h)

    @property
    def felt(self) -> Rect:
        """Where a drop counts: the table above the action bar."""
        return Rect(0, self.plates[2].y, self.width, self.bar.y - 6 - self.plates[2].y)

    @property
    def open_width(self) -> float:
        """Between the plates at the sides."""
        return self.plates[1].x - self.plates[3].right

    def bid_words_below(self, place: int) -> bool:
        """Under the bids at the sides there is room; above and below there is not."""
        return place in (1, 3)

    def message_room(self, buttons: float) -> float:
        """Up to the buttons."""
        return message_room(self.bar, self.scale, buttons)

    def stack_corner(self, place: int) -> tuple[float, float]:
        """Top left corner of the bottom stack: under the declarer's plate, left of the top one, above the own seat."""
        if place == 0:
            return self.bar.x, self.bar.y - CROWN_ROOM * self.scale - STACK_WIDTH * ASPECT
        plate = self.plates[place]
        if place == 2:
            return plate.x - 14 - STACK_WIDTH - 2 * STACK_STEP, plate.y + 2
        return plate.x + 14, plate.bottom + 12

    def trump_room(self, declarer: int | None) -> float:
        """The width that the trump plate may take; `declarer` is a place."""
        caption = 108 * self.scale if declarer == 2 else 0.0  # of the stack between the two plates
        return self.plates[2].x - caption - 8 - self.trump[0]

    @property
    def record(self) -> Rect:
        """The unfolded record on a narrow table: under the score, above the buttons."""
        return record_place(self.width, self.scores[0].bottom, self.bar)

    def stack_label(self, place: int) -> tuple[float, float, int]:
        """Where the stack's caption stands: x of its left end (-1) or right end (1), and its middle."""
        x, y = self.stack_corner(place)
        if place == 2:
            return self.plates[2].x - 12, y + STACK_WIDTH * ASPECT + 12, 1
        return x + STACK_WIDTH + 2 * STACK_STEP + 12, y + STACK_WIDTH * ASPECT / 2, -1

    def centre_pile(self, count: int) -> PlayPlace:
        """The cards that become the bottom, in the middle while cards are dealt."""
        return pile_place(self.middle, self.trick_width, count)

    @property
    def tab_middle(self) -> float:
        """Middle of the folded record's tab: under the right plate, above a second row of buttons."""
        return self.plates[1].bottom + 8 + 18 * self.scale

    def note(self, place: int) -> tuple[float, float]:
        """Middle of the chip under a seat's plate (above the own avatar)."""
        if place == 0:
            return self.bar.x + 62, self.bar.y - 16
        plate = self.plates[place]
        return plate.x + plate.w / 2, plate.bottom + 17


def lay_out_four(
    width: float, height: float, rows: int = 1, plate_widths: Mapping[int, float] | None = None, size: float = 1.0
) -> FourLayout:
    """The table for `rows` rows of cards; `plate_widths` by place where a name needs more than the least width; `size`
    makes cards larger or smaller, those of a trick as far as they fit between plate and bar.
    """
    frame = frame_for(width, height, rows, size)
    scale, bar_y = frame.scale, frame.bar.y
    plate_h = PLATE_HEIGHT * scale
    widths = {place: max(PLATE_LEAST * scale, (plate_widths or {}).get(place, 0.0)) for place in (1, 2, 3)}
    widths[2] = min(widths[2], max(PLATE_LEAST * scale, width * TOP_SHARE))
    cx, cy = width / 2, (TOP + plate_h + bar_y) / 2
    edge = seats_edge(width, height)
    plates = {
        1: Rect(width - edge - widths[1], cy - plate_h / 2, widths[1], plate_h),
        2: Rect(cx - widths[2] / 2, TOP + 4, widths[2], plate_h),
        3: Rect(edge, cy - plate_h / 2, widths[3], plate_h),
    }
    most = (bar_y - TOP - 4 - plate_h - 2 * TRICK_GAP) / (2 * UPWARD + ASPECT)
    score_w = min(frame.score_width, width - MARGIN - plates[2].right - 8)
    return FourLayout(
        width=width,
        height=height,
        scale=scale,
        card_width=frame.card_width,
        trick_width=min(frame.trick_width, most),
        hand_top=frame.hand_top,
        bar=frame.bar,
        middle=(cx, cy),
        plates=plates,
        trump=(MARGIN, TOP),
        scores=(Rect(width - MARGIN - score_w, TOP, score_w, 90 * scale),),
        badge=frame.badge,
        message=frame.message,
    )
