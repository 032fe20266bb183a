# SPDX-License-Identifier: MIT
"""The hexagon of the five-player table: pure geometry in logical pixels, no Qt.

Six corners, 0 below and then counter-clockwise: right lower, right upper, top, left upper, left lower. One of them is
the mine's. For the declarer it is the top one, and there lies the panel with his second fan.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from shengji_qt.ui.games.bar_table import frame_for, message_room, own_bid_y, pile_place, record_place
from shengji_qt.ui.games.five.places import TOP as TOP_PLACE
from shengji_qt.ui.scene.hand_layout import ASPECT, LEAST_SHOWN, MARGIN, RISE, ROW_PITCH, Place
from shengji_qt.ui.scene.table_layout import (
    BAR_HEIGHT,
    BID_SHARE,
    CROWN_ROOM,
    PLATE_HEIGHT,
    PLATE_LEAST,
    STEP_FEW,
    STEP_MANY,
    TOP,
    PlayPlace,
    Rect,
    seats_edge,
)

PLATE_MOST: Final = 262.0
TRUMP_LEAST: Final = 226.0  # both lines of the trump plate
TRUMP_HEIGHT: Final = 76.0
OWN_HEIGHT: Final = 22.0  # the line with the player's own level and points, under the trump plate
OWN_WIDTH: Final = 400.0  # at most: its longest wording
BAR_PLATE: Final = 64.0  # a pair's bar
BETWEEN: Final = 6.0  # two bars; trump plate and own line
UPPER: Final = 0.28  # of the free height: the middle of the upper plates
LOWER: Final = 0.76
SIDEWAYS: Final = 2.1  # in trick card widths: plays at the sides
PLAY_GAP: Final = 6.0  # between plays, and from them to what lies below
TAG_ROOM: Final = 18.0  # above a play: its outline and the tag of the best one
SMALLEST_PLAY: Final = 0.7  # of a trick card, in a long play
COLUMN_MOST: Final = 3.4  # in trick card widths: the widest play
MIDDLE_GAP: Final = 12.0  # between the three columns of plays
FAN_SHARE: Final = 0.66  # a card of the second fan, of one in the hand
FAN_STEP: Final = 0.5
FAN_CALM: Final = 0.31  # a card shows its whole index: before less the panel takes room from the plates beside it
FAN_PAD: Final = 14.0
COLUMN: Final = 156.0  # the panel's words and buttons
COLUMN_NARROW: Final = 126.0
COLUMN_HEIGHT: Final = 114.0  # two buttons
CAPTION: Final = 24.0  # the panel's name, above the cards: also above raised ones with their outline
TAB_ROOM: Final = 40.0  # the record's tab


class FanLayout(NamedTuple):
    """The declarer's second fan: the panel, its cards (`top`: upper edge at rest), its words and buttons.

    `made_for`: the number of cards that it was made for. `divides`: cards are being divided, so it has no buttons yet
    (`column` is empty), and fewer cards than it was made for use all of its width.
    """

    panel: Rect
    card_width: float
    step: float
    rows: int
    in_row: int
    left: float
    top: float
    column: Rect
    made_for: int
    divides: bool = False

    def places(self, count: int) -> tuple[Place, ...]:
        """Top left corners of `count` cards at rest, the first row full before the second begins."""
        in_row = max(self.in_row, (count + self.rows - 1) // self.rows)
        step = self.step
        if self.divides and 1 < count < in_row:
            step = min(FAN_STEP * self.card_width, step * (self.in_row - 1) / (count - 1))
        found = []
        for index in range(count):
            row, column = divmod(index, in_row)
            last = column == in_row - 1 or index == count - 1
            shown = self.card_width if last else step
            found.append(Place(self.left + column * step, self.top + row * self.pitch, row, shown))
        return tuple(found)

    @property
    def pitch(self) -> float:
        """From the upper row to the lower one."""
        return ROW_PITCH * self.card_width


class FiveLayout(NamedTuple):
    """The table. `boxes` by place 1 … 5: a seat's plate, or the mine's; `scores` by pair; `own` is the line with the
    player's own points. `fan` is None unless the player has the second fan. `plates` leaves out the mine's box.
    """

    width: float
    height: float
    scale: float
    card_width: float
    trick_width: float
    hand_top: float
    bar: Rect
    middle: tuple[float, float]
    boxes: Mapping[int, Rect]
    mine: int
    trump: tuple[float, float]
    own: Rect
    scores: tuple[Rect, Rect]
    fan: FanLayout | None
    badge: Rect
    message: tuple[float, float]
    free: tuple[float, float]  # upper and lower limit of plays at the sides

    @property
    def plates(self) -> Mapping[int, Rect]:
        return {place: rect for place, rect in self.boxes.items() if place != self.mine}

    @property
    def bars(self) -> Mapping[str, Rect]:
        """Where the mine's own buttons stand."""
        return {} if self.fan is None or self.fan.divides else {"mine": self.fan.column}

    @property
    def score(self) -> Rect:
        """Both bars together."""
        first, last = self.scores
        return Rect(first.x, first.y, first.w, last.bottom - first.y)

    @property
    def top_bottom(self) -> float:
        """The lower edge of what lies on top in the middle."""
        return self.fan.panel.bottom if self.fan is not None else self.boxes[TOP_PLACE].bottom

    @property
    def _room(self) -> float:
        """From the middle to the plates at the sides."""
        cx = self.middle[0]
        right = min(self.boxes[place].x for place in (1, 2))
        left = max(self.boxes[place].right for place in (4, 5))
        return min(right - cx, cx - left) - 8

    @property
    def _column(self) -> float:
        """The width of one of the three columns in which plays lie."""
        return 2 * (self._room - MIDDLE_GAP) / 3

    def play_place(self, place: int, count: int) -> PlayPlace:
        """Where `count` cards played from `place` lie: three columns, in which long plays shrink, first their step and
        then their cards.
        """
        w = self.trick_width
        cx = self.middle[0]
        column = min(self._column, w * COLUMN_MOST)
        step = w * (STEP_FEW if count < 4 else STEP_MANY)
        if count > 1:
            w = max(SMALLEST_PLAY * w, min(w, column / (1 + LEAST_SHOWN * (count - 1))))
            step = min(step, (column - w) / (count - 1))
        half = (step * (count - 1) + w) / 2
        y = self._play_y(place)
        if place in (0, TOP_PLACE):
            return PlayPlace(cx, y, step, w)
        side = min(max(w * SIDEWAYS, column / 2 + MIDDLE_GAP + half), self._room - half)
        return PlayPlace(cx + side if place in (1, 2) else cx - side, y, step, w)

    def _play_y(self, place: int) -> float:
        half = self.trick_width * ASPECT / 2
        top, bottom = self.free
        if place == 0:
            return self.bar.y - 2 * PLAY_GAP - half
        if place == TOP_PLACE:
            return max(self.top_bottom, self.own.y - BETWEEN) + TAG_ROOM * self.scale + half
        upper = min(max(self.boxes[2].centre[1], top + half), bottom - 3 * half - PLAY_GAP)
        if place in (2, 4):
            return upper
        return min(max(self.boxes[1].centre[1], upper + 2 * half + PLAY_GAP), bottom - half)

    def bid_place(self, place: int, count: int) -> PlayPlace:
        """Where a bid is shown: before the seat's plate, clear of the pile in the middle."""
        w = self.trick_width * BID_SHARE
        cx = self.middle[0]
        tall = w * ASPECT / 2
        pile = self.centre_pile(12)
        step = w * STEP_FEW
        if place in (0, TOP_PLACE):
            if count > 1:
                step = min(step, (2 * self._room - 32 - w) / (count - 1))
            if place == TOP_PLACE:
                long = step * (count - 1) + w > self.boxes[TOP_PLACE].w
                under = max(self.top_bottom, self.score.bottom) if long else self.top_bottom
                return PlayPlace(cx, under + PLAY_GAP + tall, step, w)
            return PlayPlace(cx, own_bid_y(pile, self.bar, tall, self.scale), step, w)
        room = self._room - 24 - pile.width(12) / 2
        if count > 1:
            step = min(step, (room - w) / (count - 1))
        half = (step * (count - 1) + w) / 2
        box = self.boxes[place]
        x = box.x - 16 - half if place in (1, 2) else box.right + 16 + half
        return PlayPlace(x, max(box.centre[1], self.score.bottom + 4 + tall), step, w)

    def centre_pile(self, count: int) -> PlayPlace:
        """The cards that become the bottom, in the middle while cards are dealt."""
        return pile_place(self.middle, self.trick_width, count)

    @property
    def drop(self) -> Rect:
        """The drop target: the lower place."""
        spot = self.play_place(0, 1)
        w, h = self.trick_width * 1.36, self.trick_width * ASPECT
        return Rect(spot.x - w / 2, spot.y - h / 2, w, h)

    @property
    def mine_drop(self) -> Rect:
        """The drop target of the second fan: the mine's place."""
        spot = self.play_place(self.mine, 1)
        w, h = self.trick_width, self.trick_width * ASPECT
        return Rect(spot.x - w / 2, spot.y - h / 2, w, h)

    @property
    def felt(self) -> Rect:
        """Where a drop counts: the table between what lies on top and the action bar."""
        return Rect(0, self.top_bottom, self.width, self.bar.y - 6 - self.top_bottom)

    @property
    def board(self) -> Rect:
        """The free felt between the plates, for what is told after the deal."""
        cx, top = self.middle[0], max(self.score.bottom, self.own.bottom, self.top_bottom) + 10
        return Rect(cx - self._room, top, 2 * self._room, self.bar.y - 14 - top)

    def stack_corner(self, _place: int) -> tuple[float, float]:
        """Where buried cards go: the mine's box."""
        x, y = self.boxes[self.mine].centre
        return x - 20, y - 28

    def stack_label(self, _place: int) -> tuple[float, float, int]:
        """The mine's box has its own words: none stand beside the stack."""
        box = self.boxes[self.mine]
        return box.right, box.bottom + 10, 1

    @property
    def open_width(self) -> float:
        """Between the plates at the sides."""
        return 2 * self._room + 16

    def bid_words_below(self, place: int) -> bool:
        """Under the bids at the sides there is room; above and below there is not."""
        return place not in (0, TOP_PLACE)

    def message_room(self, buttons: float) -> float:
        """Up to the buttons."""
        return message_room(self.bar, self.scale, buttons)

    def trump_room(self, _declarer: int | None) -> float:
        """The width that the trump plate may take."""
        left = self.fan.panel.x if self.fan is not None else self.boxes[TOP_PLACE].x
        return left - 8 - self.trump[0]

    @property
    def record(self) -> Rect:
        """The unfolded record on a narrow table: under the bars, above the buttons."""
        return record_place(self.width, self.score.bottom, self.bar)

    @property
    def tab_middle(self) -> float:
        """Middle of the folded record's tab: between the plates at the right."""
        return (self.boxes[2].bottom + self.boxes[1].y) / 2

    def note(self, place: int) -> tuple[float, float]:
        """Middle of the chip under a box (above the own avatar)."""
        if place == 0:
            return self.bar.x + 62, self.bar.y - 16
        box = self.boxes[place]
        return box.x + box.w / 2, box.bottom + 15 * self.scale


def lay_out_five(
    width: float,
    height: float,
    rows: int = 1,
    plate_widths: Mapping[int, float] | None = None,
    size: float = 1.0,
    *,
    mine: int = TOP_PLACE,
    fan: int | None = None,
    divides: bool = False,
) -> FiveLayout:
    """The table for `rows` rows of cards in the hand; `plate_widths` by place, `size` makes cards larger or smaller.

    `mine` is the mine's place; `fan`: the number of cards in the player's second fan, None if there is none;
    `divides`: he is dividing his cards.
    """
    frame = frame_for(width, height, rows, size)
    scale, bar_y = frame.scale, frame.bar.y
    beside = max([PLATE_LEAST * scale, *(plate_widths or {}).values()]) + TAB_ROOM * scale
    second = None if fan is None else _fan_layout(width, frame.card_width * FAN_SHARE, fan, scale, beside, divides)
    widths = _plate_widths(plate_widths or {}, scale, second)
    top_half = (second.panel.w if second is not None else widths[TOP_PLACE]) / 2
    corner = width / 2 - top_half - 8 - MARGIN
    bar_plate = BAR_PLATE * scale
    bar_width = min(frame.score_width, corner)
    scores = (
        Rect(width - MARGIN - bar_width, TOP, bar_width, bar_plate),
        Rect(width - MARGIN - bar_width, TOP + bar_plate + BETWEEN, bar_width, bar_plate),
    )
    own = Rect(MARGIN, TOP + TRUMP_HEIGHT * scale + BETWEEN, min(corner, OWN_WIDTH * scale), OWN_HEIGHT * scale)
    boxes = _boxes(width, height, bar_y, widths, max(scores[1].bottom, own.bottom), scale, second)
    under = max(boxes[TOP_PLACE].bottom, own.y - BETWEEN)
    free = max(scores[1].bottom, own.bottom, under) + TAG_ROOM * scale, bar_y - PLAY_GAP
    most = (free[1] - free[0] - 2 * PLAY_GAP) / (2 * ASPECT)
    layout = FiveLayout(
        width=width,
        height=height,
        scale=scale,
        card_width=frame.card_width,
        trick_width=min(frame.trick_width, most),
        hand_top=frame.hand_top,
        bar=frame.bar,
        middle=(width / 2, (under + bar_y) / 2),
        boxes=boxes,
        mine=mine,
        trump=(MARGIN, TOP),
        own=own,
        scores=scores,
        fan=second,
        badge=frame.badge,
        message=frame.message,
        free=free,
    )
    layout = layout._replace(trick_width=min(layout.trick_width, layout._column))
    left = width / 2 - min(layout._column, layout.trick_width * COLUMN_MOST) / 2  # of the longest play beside it
    return layout._replace(own=own._replace(w=min(own.w, left - 4 - MARGIN)))


def _plate_widths(wanted: Mapping[int, float], scale: float, fan: FanLayout | None) -> dict[int, float]:
    """By place; the plates at the sides end before the panel begins."""
    widths = {place: min(max(PLATE_LEAST, wanted.get(place, 0.0) / scale), PLATE_MOST) * scale for place in range(1, 6)}
    if fan is None:
        return widths
    beside = max(PLATE_LEAST * scale, fan.panel.x - TAB_ROOM * scale - 12)
    return {place: min(each, beside) for place, each in widths.items()}


def _boxes(
    width: float,
    height: float,
    bar_y: float,
    widths: Mapping[int, float],
    corners: float,
    scale: float,
    fan: FanLayout | None,
) -> dict[int, Rect]:
    """The five boxes; `corners` is the lower edge of what lies in the upper corners of the table."""
    tall = PLATE_HEIGHT * scale
    last = bar_y - (CROWN_ROOM + 4) * scale - tall / 2  # above the own badge's crown
    begin = (fan.panel.bottom if fan is not None else TOP + 4 + tall) + 14
    span = bar_y - 20 - begin
    upper = max(begin + span * UPPER, corners + 10 + tall / 2)
    highest = corners + 4 + tall / 2
    if highest + tall + 8 > last:  # the lowest table with the largest cards
        last = bar_y - 4 - tall / 2
    upper = max(highest, min(upper, last - tall - 8))
    lower = min(max(begin + span * LOWER, upper + tall + 34 * scale), last)
    edge = seats_edge(width, height)
    between = lower - upper - tall
    right = width - (edge if between >= TAB_ROOM * scale else max(edge, TAB_ROOM * scale + 4))
    top = fan.panel if fan is not None else Rect(width / 2 - widths[TOP_PLACE] / 2, TOP + 4, widths[TOP_PLACE], tall)
    return {
        1: Rect(right - widths[1], lower - tall / 2, widths[1], tall),
        2: Rect(right - widths[2], upper - tall / 2, widths[2], tall),
        TOP_PLACE: top,
        4: Rect(edge, upper - tall / 2, widths[4], tall),
        5: Rect(edge, lower - tall / 2, widths[5], tall),
    }


def _fan_layout(width: float, card_width: float, count: int, scale: float, beside: float, divides: bool) -> FanLayout:
    """The panel in the middle of the top: one row, or two before a card would show less than 28 % of its width."""
    most = width - 2 * (MARGIN + TRUMP_LEAST * scale + 8)
    pad = FAN_PAD * scale
    column = 0.0 if divides else (COLUMN if most >= (COLUMN + 230) * scale else COLUMN_NARROW) * scale
    beside_cards = 2 * pad if divides else column + 3 * pad
    room = most - beside_cards
    rows, in_row = 1, max(count, 1)
    if _row_width(card_width, LEAST_SHOWN, in_row) > room:
        rows, in_row = 2, (count + 1) // 2
    calm = min(room, max(room - 2 * max(0.0, beside - TRUMP_LEAST * scale), _row_width(card_width, FAN_CALM, in_row)))
    step = card_width * FAN_STEP
    if in_row > 1:
        step = min(step, (calm - card_width) / (in_row - 1))
    cards = card_width + step * (in_row - 1)
    cards = max(cards, min(2.5 * card_width, room))  # a panel that keeps some width when the last cards go
    high = card_width * (ASPECT + RISE + ROW_PITCH * (rows - 1)) + pad + CAPTION * scale
    tall = max(high, COLUMN_HEIGHT * scale)
    panel = Rect(width / 2 - (cards + beside_cards) / 2, TOP, cards + beside_cards, tall)
    left = panel.x + pad
    top = panel.y + (tall - high) / 2 + 0.5 * pad + CAPTION * scale + RISE * card_width
    stacked = (2 * BAR_HEIGHT + 10) * scale  # two buttons
    aside = Rect(left + cards + pad, panel.y + (tall - stacked) / 2, column, stacked)
    return FanLayout(panel, card_width, step, rows, in_row, left, top, aside, count, divides)


def _row_width(card_width: float, shown: float, count: int) -> float:
    """Of a row of cards each of which shows a share of its width."""
    return card_width + shown * card_width * (count - 1)
