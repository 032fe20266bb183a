# SPDX-License-Identifier: MIT
"""Where everything but the hand lies on a table: pure geometry in logical pixels, no Qt.

A *place* is a seat as its player sees it: 0 is the player's own, the others follow counter-clockwise. From below
upward: the hand, the action bar, the trick in the middle of what is left, the seats around it; trump plate top left,
score top right. The layouts themselves stand in ui/games; what they share stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from shengji_qt.ui.scene.hand_layout import ASPECT, MARGIN

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
BADGE: Final = 40.0  # the own seat's, beside the message line
MESSAGE_LEFT: Final = 62.0  # from the bar's left end to the message


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


def scale_for(height: float) -> float:
    """How much plates, type and buttons grow in a window, or on a table, `height` logical pixels high."""
    return max(1.0, min(height / 900, 1.25))


def seats_edge(width: float, height: float) -> float:
    """How far the outer seats stand from either side of the table: on a wide one they keep together."""
    return max(MARGIN, (width - SEAT_SPREAD * (height + MENU)) / 2)
