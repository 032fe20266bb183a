# SPDX-License-Identifier: MIT
"""Where everything but the hand lies on a table: pure geometry in logical pixels, no Qt.

A *place* is a seat as its player sees it: 0 is the player's own, the others follow counter-clockwise. From below
upward: the hand, the action bar, the trick in the middle of what is left, the seats around it; trump plate top left,
score top right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from shengji_qt.ui.scene.hand_layout import ASPECT, MARGIN, RISE, card_width_for, hand_top

PLATE_HEIGHT: Final = 68.0
PLATE_LEAST: Final = 176.0
TOP_SHARE: Final = 0.2  # of the width, at most for the top plate, between trump and score
TOP: Final = 16.0  # upper edge of the top row
BAR_HEIGHT: Final = 44.0
BAR_GAP: Final = 62.0  # from the raised hand up to the bar
BAR_INSET: Final = 32.0
SEAT_SPREAD: Final = 1.42  # seats keep within this many heights of the window of each other
MENU: Final = 30.0  # the part of the window above the table
LOW_TABLE: Final = 730.0  # below it trick cards and the score plate are smaller
STEP_FEW: Final = 0.36  # of a trick card's width, for up to three cards
STEP_MANY: Final = 0.3
SIDEWAYS: Final = 1.75  # in trick card widths
UPWARD: Final = 0.79
TRICK_GAP: Final = 7.0  # at least, from a play to the top plate and to the bar
PILE_CAPTION: Final = 16.0  # from the bottom in the middle down to the middle of its caption
CAPTION_HALF: Final = 10.0  # of that caption's height
BID_SHARE: Final = 0.75  # shown bids, of a trick card
RECORD_WIDTH: Final = 288.0
STACK_WIDTH: Final = 40.0  # a card of the bottom stack
STACK_STEP: Final = 5.0
CROWN_ROOM: Final = 22.0  # above the action bar: the crown of the own badge


class Rect(NamedTuple):
    """A rectangle by its top left corner and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def overlaps(self, other: Rect) -> bool:
        """True if the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom


class PlayPlace(NamedTuple):
    """A play in front of a seat: its middle, the step between its cards and their width."""

    x: float
    y: float
    step: float
    card_width: float

    def card_corner(self, index: int, count: int) -> tuple[float, float]:
        """Top left corner of card `index` of `count`."""
        left = self.x - self.width(count) / 2
        return left + index * self.step, self.y - self.card_width * ASPECT / 2

    def width(self, count: int) -> float:
        return self.step * (max(count, 1) - 1) + self.card_width

    def outline(self, count: int, gap: float = 5.0) -> Rect:
        """The rectangle `gap` pixels around the play."""
        x, y = self.card_corner(0, count)
        return Rect(x - gap, y - gap, self.width(count) + 2 * gap, self.card_width * ASPECT + 2 * gap)


class TableLayout(Protocol):
    """What the shared parts of a table ask of a game's layout. Places and spots as in ui/games/kinds.py.

    `bar`: the room of the buttons, right-aligned at its lower edge; `bars`: further bars by name. `badge`: the square
    of the own badge where the own seat has no plate. `message`: the left and lower edge of the message line's text.
    `plates` by place. `scores`: one rectangle for each bar, from above. `hand_top`: of the hand at rest.
    `middle`: where cards are dealt from. `open_width`: the room for cards laid open in the middle.
    `drop`: the usual drop place; `felt`: where a drop counts. `tab_middle`: of the folded record's tab.
    """

    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def scale(self) -> float: ...
    @property
    def card_width(self) -> float: ...
    @property
    def trick_width(self) -> float: ...
    @property
    def hand_top(self) -> float: ...
    @property
    def bar(self) -> Rect: ...
    @property
    def bars(self) -> Mapping[str, Rect]: ...
    @property
    def badge(self) -> Rect: ...
    @property
    def message(self) -> tuple[float, float]: ...
    @property
    def middle(self) -> tuple[float, float]: ...
    @property
    def plates(self) -> Mapping[int, Rect]: ...
    @property
    def trump(self) -> tuple[float, float]: ...
    @property
    def scores(self) -> tuple[Rect, ...]: ...
    @property
    def open_width(self) -> float: ...
    @property
    def drop(self) -> Rect: ...
    @property
    def felt(self) -> Rect: ...
    @property
    def record(self) -> Rect: ...
    @property
    def tab_middle(self) -> float: ...

    def play_place(self, place: int, count: int) -> PlayPlace:
        """Where `count` cards played on a spot lie."""

    def bid_place(self, place: int, count: int) -> PlayPlace:
        """Where a bid is shown."""

    def bid_words_below(self, place: int) -> bool:
        """The bid's chip stands under its cards, else at their right."""

    def centre_pile(self, count: int) -> PlayPlace:
        """The cards that become the bottom, while cards are dealt."""

    def stack_corner(self, place: int) -> tuple[float, float]:
        """Top left corner of the buried stack of the declarer at `place`."""

    def stack_label(self, place: int) -> tuple[float, float, int]:
        """Where the stack's caption stands: x of its left end (-1) or right end (1), and its middle."""

    def trump_room(self, declarer: int | None) -> float:
        """The width that the trump plate may take; `declarer` is a place."""

    def note(self, place: int) -> tuple[float, float]:
        """Middle of the chip under a seat's plate."""

    def message_room(self, buttons: float) -> float:
        """The width of the message line when the buttons begin at x = `buttons`."""


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
    score: Rect
    avatar: tuple[float, float]

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
        pile = self.centre_pile(1)
        free = pile.y + pile.card_width * ASPECT / 2 + PILE_CAPTION + CAPTION_HALF * self.scale
        own = max(self.bar.y - 14 - tall, min(free + 1 + tall, self.bar.y - 2 - tall))
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
        top = self.score.bottom + 8
        return Rect(self.width - RECORD_WIDTH - MARGIN, top, RECORD_WIDTH, self.bar.y - 12 - top)

    def stack_label(self, place: int) -> tuple[float, float, int]:
        """Where the stack's caption stands: x of its left end (-1) or right end (1), and its middle."""
        x, y = self.stack_corner(place)
        if place == 2:
            return self.plates[2].x - 12, y + STACK_WIDTH * ASPECT + 12, 1
        return x + STACK_WIDTH + 2 * STACK_STEP + 12, y + STACK_WIDTH * ASPECT / 2, -1

    def centre_pile(self, count: int) -> PlayPlace:
        """The cards that become the bottom, in the middle while cards are dealt."""
        x, y = self.middle
        w = self.trick_width * 0.62
        return PlayPlace(x, y, min(w * 0.3, w * 2.1 / max(1, count - 1)), w)

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


def scale_for(height: float) -> float:
    """How much plates, type and buttons grow on a high table."""
    return min(1.25, height / 900) if height > 1000 else 1.0


def lay_out_four(
    width: float, height: float, rows: int = 1, plate_widths: Mapping[int, float] | None = None, size: float = 1.0
) -> FourLayout:
    """The table for `rows` rows of cards; `plate_widths` by place where a name needs more than the least width; `size`
    makes cards larger or smaller, those of a trick as far as they fit between plate and bar.
    """
    scale = scale_for(height)
    card_width = card_width_for(height, size)
    top_of_hand = hand_top(height, card_width, rows)
    bar_y = top_of_hand - card_width * RISE - BAR_GAP
    bar = Rect(BAR_INSET, bar_y, width - 2 * BAR_INSET, BAR_HEIGHT * scale)
    plate_h = PLATE_HEIGHT * scale
    widths = {place: max(PLATE_LEAST * scale, (plate_widths or {}).get(place, 0.0)) for place in (1, 2, 3)}
    widths[2] = min(widths[2], max(PLATE_LEAST * scale, width * TOP_SHARE))
    cx, cy = width / 2, (TOP + plate_h + bar_y) / 2
    edge = max(MARGIN, (width - SEAT_SPREAD * (height + MENU)) / 2)
    plates = {
        1: Rect(width - edge - widths[1], cy - plate_h / 2, widths[1], plate_h),
        2: Rect(cx - widths[2] / 2, TOP + 4, widths[2], plate_h),
        3: Rect(edge, cy - plate_h / 2, widths[3], plate_h),
    }
    low = height < LOW_TABLE
    most = (bar_y - TOP - 4 - plate_h - 2 * TRICK_GAP) / (2 * UPWARD + ASPECT)
    score_w = min((300 if low else 348) * scale, width - MARGIN - plates[2].right - 8)
    return FourLayout(
        width=width,
        height=height,
        scale=scale,
        card_width=card_width,
        trick_width=min(card_width * (0.76 if low else 0.86), most),
        hand_top=top_of_hand,
        bar=bar,
        middle=(cx, cy),
        plates=plates,
        trump=(MARGIN, TOP),
        score=Rect(width - MARGIN - score_w, TOP, score_w, 90 * scale),
        avatar=(bar.x + 20, bar.y + bar.h / 2),
    )
