# SPDX-License-Identifier: MIT
"""Where everything lies on the table of the three-player game: pure geometry in logical pixels, no Qt.

Your hand lies at the bottom, your tableau over it, your plate to the left, words and buttons to the right. The others
sit at the upper corners, their tableaus under their plates; the two halves of a round lie side by side between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from shengji_qt.model.three_player.layouts import FIVE_STACKS, Slot
from shengji_qt.ui.games.three.tableau_layout import TableauPlaces, extent, fitting_width, lay_out_tableau
from shengji_qt.ui.scene.hand_layout import (
    ASPECT,
    FULL_STEP,
    LEAST_SHOWN,
    MARGIN,
    RISE,
    HandLayout,
    Place,
    card_width_for,
    hand_top,
)
from shengji_qt.ui.scene.table_layout import (
    BAR_HEIGHT,
    LOW_TABLE,
    PLATE_HEIGHT,
    PLATE_LEAST,
    RECORD_WIDTH,
    STACK_STEP,
    STACK_WIDTH,
    TOP,
    PlayPlace,
    Rect,
    scale_for,
    seats_edge,
)

HAND_MOST: Final = 10  # cards that the declarer may hold before burying
HAND_STEP: Final = 0.34  # of a card's width, at least, from card to card in a full hand
OWN_SHARE: Final = 0.83  # a card of the own tableau, of one in the hand
OTHER_SHARE: Final = 0.57
TRICK_SHARE: Final = 0.7
TRICK_LEAST: Final = 0.52
OWN_HEIGHT: Final = 0.29  # of the table's height, at most for the own tableau
BUTTON_SHARE: Final = 0.62  # of a bar, that buttons get (table_page)
COLUMN: Final = 244.0  # words and buttons, at least
COLUMN_MOST: Final = 350.0
COLUMN_HEIGHT: Final = 206.0  # two rows of buttons and the words above them
TAB_ROOM: Final = 46.0  # of the folded record's tab above them
SCORE_HEIGHT: Final = 64.0
SCORE_WIDTH: Final = 300.0
SCORE_WIDTH_LOW: Final = 268.0
TRUMP_HEIGHT: Final = 76.0
HALF_GAP: Final = 9.0  # between the two halves of a round
PAIRS_APART: Final = 0.56  # of a trick card, between the two upper pairs
TAG: Final = 18.0  # above a play: the outline of the best one and its tag
GAP: Final = 12.0
CAPTION: Final = 22.0  # a line of words in the fields of the swap
SWAP_HEAD: Final = 30.0  # a line of words over its cards, clear of a frame round them
CAPTION_LOW: Final = 18.0
BID_SHARE: Final = 0.75
NEARLY: Final = 0.93  # of the largest cards: so much is given for the plainer place
SWAP_HALF: Final = 134.0  # from the middle, at least, to the others' tableaus: room for the swap


class Sides(NamedTuple):
    """The two targets of the cards that leave the tableau in the swap, and the row of the four bottom cards."""

    bottom: tuple[tuple[float, float], ...]  # corners of the four cards
    hand: Rect
    bury: Rect
    card_width: float
    caption: tuple[float, float] | None  # middle of the words over the bottom cards, where there is room for them

    def displaced_corner(self, to: str, index: int, count: int) -> tuple[float, float]:
        """Where displaced card `index` of `count` lies in its target."""
        rect = self.hand if to == "hand" else self.bury
        room = rect.w - 2 * HALF_GAP - self.card_width
        step = min(self.card_width * 0.55, room / max(1, count - 1))
        left = rect.x + (rect.w - self.card_width - step * (count - 1)) / 2
        return left + index * step, rect.bottom - HALF_GAP - self.card_width * ASPECT


class ThreeLayout(NamedTuple):
    """The table. Places: 0 you, 1 the seat to your right, 2 the one to your left; `plates` and `tableaus` by place.

    `column`: where words stand and, right-aligned at its lower edge, buttons. `scores`: the plates of the attackers.
    """

    width: float
    height: float
    scale: float
    card_width: float
    trick_width: float
    hand_top: float
    hand_room: float
    column: Rect
    middle: tuple[float, float]
    plates: Mapping[int, Rect]
    tableaus: tuple[TableauPlaces, TableauPlaces, TableauPlaces]
    trump: tuple[float, float]
    scores: tuple[Rect, Rect]
    half_label: tuple[float, float, int]  # x, y of its middle, and which end x is: -1 left, 0 middle, 1 right
    half_room: float
    sides: Sides
    rows: tuple[float, float]  # middles of the two rows of a round
    slots: tuple[tuple[Slot, ...], ...]  # of the tableaus, by place

    @property
    def bar(self) -> Rect:
        """So wide that the buttons, which get a share of it, may fill the column."""
        wide = self.column.w / BUTTON_SHARE
        return Rect(self.column.right - wide, self.column.y, wide, self.column.h)

    @property
    def bars(self) -> Mapping[str, Rect]:
        """All buttons stand in one bar."""
        return {}

    @property
    def badge(self) -> Rect:
        """The own seat has a whole plate."""
        return self.plates[0]

    @property
    def message(self) -> tuple[float, float]:
        """Over two rows of buttons."""
        return self.column.x, self.column.bottom - (2 * BAR_HEIGHT + 10) * self.scale - 8

    def message_room(self, _buttons: float) -> float:
        """The whole column."""
        return self.column.w

    @property
    def open_width(self) -> float:
        """For cards laid open in the middle: between the others' tableaus."""
        return self.tableaus[1].rect.x - self.tableaus[2].rect.right

    def bid_words_below(self, place: int) -> bool:
        """Beside a plate there is no room under the card; over the own one there is none above it either."""
        return False

    def play_place(self, key: int, count: int) -> PlayPlace:
        """Where the play `key` (the place, plus 3 for the second half of a round) of `count` cards lies.

        With rule #3 there is one half, and a throw spreads over the room of both.
        """
        place, second = key % 3, key >= 3
        w = self.trick_width
        cx = self.middle[0]
        apart = 2 * w + HALF_GAP + w * PAIRS_APART  # of the two upper pairs
        x = (cx, cx + apart / 2, cx - apart / 2)[place]
        y = self.rows[1] if place == 0 else self.rows[0]
        if count > 1:
            room = 2 * w + HALF_GAP
            return PlayPlace(x, y, min(w * 0.5, (room - w) / (count - 1)), w)
        return PlayPlace(x + (w + HALF_GAP) / 2 * (1 if second else -1), y, w * 0.5, w)

    def half_outline(self, place: int) -> Rect:
        """Both halves of a place."""
        first, second = self.play_place(place, 1).outline(1, 0), self.play_place(place + 3, 1).outline(1, 0)
        return Rect(first.x, first.y, second.right - first.x, first.h)

    def bid_place(self, place: int, count: int) -> PlayPlace:
        """Where a card shown in bidding #2 lies: beside its owner's plate, the own one above it."""
        plate = self.plates[place]
        w = min(self.trick_width * BID_SHARE, plate.h / ASPECT)
        half = (w * 0.36 * (count - 1) + w) / 2
        if place == 0:
            return PlayPlace(plate.x + half + 8, plate.y - 10 - w * ASPECT / 2, w * 0.36, w)
        x = plate.x - 14 - half if place == 1 else plate.right + 14 + half
        return PlayPlace(x, plate.y + plate.h / 2, w * 0.36, w)

    @property
    def drop(self) -> Rect:
        """The drop target: your place in the round."""
        return self.half_outline(0)

    @property
    def felt(self) -> Rect:
        """Where a drop counts: the table above your tableau."""
        top = self.plates[1].y
        return Rect(0, top, self.width, self.tableaus[0].rect.y - self.tableaus[0].card_width * RISE - 4 - top)

    def stack_corner(self, place: int) -> tuple[float, float]:
        """Upper left corner of the bottom stack: beside the declarer's plate, above the own one."""
        plate = self.plates[place]
        if place == 0:
            return plate.x + 14, plate.y - GAP - STACK_WIDTH * ASPECT
        if place == 1:
            return plate.x - GAP - STACK_WIDTH - 2 * STACK_STEP, plate.y + (plate.h - STACK_WIDTH * ASPECT) / 2
        return plate.right + GAP, plate.y + (plate.h - STACK_WIDTH * ASPECT) / 2

    def stack_label(self, place: int) -> tuple[float, float, int]:
        """Where the stack's caption stands: x of its left (-1) or right end (1), and its middle.

        On a low table above the stack of the two others: beside it stand the tags of the plays.
        """
        x, y = self.stack_corner(place)
        right = x + STACK_WIDTH + 2 * STACK_STEP
        if place == 0:
            return right + 8, y + STACK_WIDTH * ASPECT / 2, -1
        if self.height < LOW_TABLE:
            above = y - 10 * self.scale
            return (right, above, 1) if place == 1 else (x, above, -1)
        high = self.plates[place].y + 3  # over the plays of the round
        return (x - 8, high, 1) if place == 1 else (right + 8, high, -1)

    def trump_room(self, _declarer: int | None) -> float:
        """The width that the trump plate may take."""
        return min(rect.x for rect in self.scores) - GAP - self.trump[0]

    @property
    def record(self) -> Rect:
        """The unfolded record on a narrow table: under the scores, above words and buttons, beside the own tableau."""
        top = self.scores[-1].bottom + 8
        left = max(self.width - RECORD_WIDTH - MARGIN, self.tableaus[0].rect.right + 8)
        return Rect(left, top, self.width - MARGIN - left, self.message[1] - 64 * self.scale - top)

    def centre_pile(self, count: int) -> PlayPlace:
        """The bottom as dealt, in the middle of the table."""
        w = self.trick_width * 0.8
        return PlayPlace(self.middle[0], self.middle[1], min(w * 0.3, w * 2.1 / max(1, count - 1)), w)

    @property
    def tab_middle(self) -> float:
        """Middle of the folded record's tab: under the right tableau."""
        return self.tableaus[1].rect.bottom + 6 + 18 * self.scale

    def note(self, place: int) -> tuple[float, float]:
        """Middle of the chip beside a seat's plate, above the own one."""
        plate = self.plates[place]
        if place == 0:
            return plate.x + 14, plate.y - 18 * self.scale
        side = -1 if place == 1 else 1
        edge = plate.x if place == 1 else plate.right
        return edge + side * 62 * self.scale, plate.y + plate.h / 2


class _Frame(NamedTuple):
    """What is fixed before tableaus and trick find their room."""

    width: float
    height: float
    k: float
    hand_width: float
    hand_top: float
    hand_room: float
    low: bool

    @property
    def cx(self) -> float:
        return self.width / 2

    @property
    def edge(self) -> float:
        return seats_edge(self.width, self.height)


def hand_room(width: float, card_width: float, scale: float) -> float:
    """The width that the hand may take, between the own plate and the words: ten cards must fit."""
    most, least = (card_width * (1 + (HAND_MOST - 1) * step) for step in (HAND_STEP, LEAST_SHOWN))
    return max(least, min(most, width - 2 * (COLUMN * scale + MARGIN + 16)))


def lay_out_hand_three(
    count: int, width: float, height: float, *, head_last: bool = False, rows: int | None = None, size: float = 1.0
) -> HandLayout:
    """The hand as `hand_layout.lay_out_hand` has it, but never wider than its room between plate and words; one row."""
    card_width = card_width_for(height, size)
    room = hand_room(width, card_width, scale_for(height))
    step = min(card_width * FULL_STEP, (room - card_width) / max(1, count - 1))
    top = hand_top(height, card_width, 1)
    left = (width - step * (count - 1) - card_width) / 2
    places = tuple(Place(left + i * step, top, 0, card_width if i == count - 1 else step) for i in range(count))
    return HandLayout(card_width, step, 1, top, height - MARGIN, places)


def lay_out_three(
    width: float,
    height: float,
    slots: Sequence[tuple[Slot, ...]] = (FIVE_STACKS.slots,) * 3,
    plate_widths: Mapping[int, float] | None = None,
    size: float = 1.0,
) -> ThreeLayout:
    """The table for tableaus with these slots, by place; `plate_widths` by place where a name needs more; `size` makes
    cards larger or smaller.
    """
    k = scale_for(height)
    hand_width = card_width_for(height, size)
    room = hand_room(width, hand_width, k)
    frame = _Frame(width, height, k, hand_width, hand_top(height, hand_width, 1), room, height < LOW_TABLE)
    scores = _scores(frame)
    top = _plates_top(frame, scores)
    own = _own_tableau(frame, slots[0], top)
    zone_bottom = own.rect.y - own.card_width * RISE - 8
    widths = {place: max(PLATE_LEAST * k, (plate_widths or {}).get(place, 0.0)) for place in (0, 1, 2)}
    widths[0] = min(widths[0], frame.cx - room / 2 - GAP - frame.edge)
    plates = _plates(frame, widths, top)
    between = plates[1].x - plates[2].right - 2 * GAP - 2 * HALF_GAP
    trick = min(hand_width * TRICK_SHARE, (zone_bottom - top - TAG - GAP) / (2 * ASPECT), between / (4 + PAIRS_APART))
    rows = _rows(frame, trick, top, zone_bottom)
    others = [_other_tableau(frame, slots[place], plates[place], place, trick, rows, own) for place in (1, 2)]
    tableaus = (own, others[0], others[1])
    label, label_room = _half_label(frame, scores, tableaus, trick, rows)
    return ThreeLayout(
        width=width,
        height=height,
        scale=k,
        card_width=hand_width,
        trick_width=trick,
        hand_top=frame.hand_top,
        hand_room=room,
        column=_column(frame, own),
        middle=(frame.cx, (rows[0] + rows[1]) / 2),
        plates=plates,
        tableaus=tableaus,
        trump=(MARGIN, TOP),
        scores=scores,
        half_label=label,
        half_room=label_room,
        sides=_sides(frame, trick, top, own.rect.y, tableaus),
        rows=rows,
        slots=tuple(slots),
    )


def _scores(frame: _Frame) -> tuple[Rect, Rect]:
    """One above the other at the right; side by side on a low table."""
    k, w = frame.k, (SCORE_WIDTH_LOW if frame.low else SCORE_WIDTH) * frame.k
    x = frame.width - MARGIN - w
    high = SCORE_HEIGHT * k
    if frame.low:
        return Rect(x - 8 - w, TOP, w, high), Rect(x, TOP, w, high)
    return Rect(x, TOP, w, high), Rect(x, TOP + high + 8, w, high)


def _plates_top(frame: _Frame, scores: tuple[Rect, Rect]) -> float:
    """Upper edge of the others' plates."""
    strip = max(scores[1].bottom, TOP + TRUMP_HEIGHT * frame.k)
    return max(strip + 8, frame.height * 0.17)


def _column_left(frame: _Frame, own: TableauPlaces) -> float:
    return max(frame.cx + frame.hand_room / 2, own.rect.right) + 16


def _column(frame: _Frame, own: TableauPlaces) -> Rect:
    """Right of the hand and the tableau."""
    left = _column_left(frame, own)
    right = min(frame.width - MARGIN, left + COLUMN_MOST * frame.k)
    return Rect(left, frame.height - MARGIN - BAR_HEIGHT * frame.k, right - left, BAR_HEIGHT * frame.k)


def _own_tableau(frame: _Frame, slots: tuple[Slot, ...], top: float) -> TableauPlaces:
    """Over the hand, as large as words, buttons and the round leave room for."""
    bottom = frame.hand_top - max(24.0, frame.hand_width * RISE + 4)
    half = frame.cx - MARGIN - COLUMN * frame.k - 16
    least = frame.hand_width * TRICK_LEAST
    round_needs = 2 * ASPECT * least + TAG + GAP + 8 + frame.hand_width * OWN_SHARE * RISE
    high = min(frame.height * OWN_HEIGHT, bottom - top - round_needs)
    w = fitting_width(slots, 2 * half, high, frame.hand_width * OWN_SHARE)
    wide, tall = extent(slots)
    return lay_out_tableau(slots, w, frame.cx - wide * w / 2, bottom - tall * w * ASPECT)


def _rows(frame: _Frame, trick: float, top: float, bottom: float) -> tuple[float, float]:
    """Middles of the two rows of a round: the upper one high, so that the others' tableaus find room under it."""
    tall = trick * ASPECT
    spare = bottom - top - TAG - 2 * tall - GAP
    between = GAP + min(spare * 0.5, trick * 0.3)
    upper = top + TAG + tall / 2 + max(0.0, spare - between + GAP) * 0.35
    return upper, upper + tall + between


def _plates(frame: _Frame, widths: Mapping[int, float], top: float) -> dict[int, Rect]:
    high = PLATE_HEIGHT * frame.k
    edge = frame.edge
    return {
        0: Rect(edge, frame.height - MARGIN - high, widths[0], high),
        1: Rect(frame.width - edge - widths[1], top, widths[1], high),
        2: Rect(edge, top, widths[2], high),
    }


def _other_tableau(
    frame: _Frame,
    slots: tuple[Slot, ...],
    plate: Rect,
    place: int,
    trick: float,
    rows: tuple[float, float],
    own: TableauPlaces,
) -> TableauPlaces:
    """Under its plate: beside the whole round, or lower down beside its lower row only, whichever gives larger cards;
    above the own tableau, or down the side of it.
    """
    cx, k = frame.cx, frame.k
    under = plate.bottom + GAP
    upper_row = rows[0] + trick * ASPECT / 2 + GAP
    beside_round = cx - (2 * trick + HALF_GAP + trick * PAIRS_APART / 2) - GAP
    beside_lower = cx - max(trick + HALF_GAP / 2 + TAG, SWAP_HALF * k)
    above_own = own.rect.y - own.card_width * RISE - GAP
    down = frame.height - MARGIN - (COLUMN_HEIGHT + TAB_ROOM) * k
    beside_own = cx - max(own.rect.w, frame.hand_room) / 2 - GAP
    boxes = [
        (top, min(x, limit), bottom)
        for top, x in ((under, beside_round), (max(under, upper_row), beside_lower))
        for limit, bottom in ((x, above_own), (beside_own, down))
    ]
    most = frame.hand_width * OTHER_SHARE
    widths = [fitting_width(slots, right - frame.edge, bottom - top, most) for top, right, bottom in boxes]
    w, best = next((w, box) for w, box in zip(widths, boxes, strict=True) if w >= NEARLY * max(widths))
    wide, _ = extent(slots)
    x = frame.width - frame.edge - wide * w if place == 1 else frame.edge
    return lay_out_tableau(slots, w, x, best[0])


def _half_label(
    frame: _Frame,
    scores: tuple[Rect, Rect],
    tableaus: Sequence[TableauPlaces],
    trick: float,
    rows: tuple[float, float],
) -> tuple[tuple[float, float, int], float]:
    """The words on the half that is played: top middle, on a low table beside your cards in the round."""
    if not frame.low:
        room = 2 * min(scores[0].x - GAP - frame.cx, frame.cx - 290 * frame.k)
        if room >= 170 * frame.k:
            return (frame.cx, TOP + 30 * frame.k, 0), room
    right = frame.cx - trick - TAG
    row_top = rows[1] - trick * ASPECT / 2
    below = tableaus[2].rect.y < row_top + trick * ASPECT and tableaus[2].rect.bottom > row_top
    left = tableaus[2].rect.right + GAP if below else frame.edge
    return (right, rows[1], 1), right - left


def _sides(frame: _Frame, trick: float, top: float, own_top: float, tableaus: Sequence[TableauPlaces]) -> Sides:
    """The swap in the middle: the four bottom cards, under them the two targets. A low table saves a line of words."""
    k = frame.k
    reach = min(frame.cx - tableaus[2].rect.right, tableaus[1].rect.x - frame.cx, 330 * k) - GAP
    head = 0.0 if frame.low else SWAP_HEAD * k
    line = (CAPTION_LOW if frame.low else CAPTION) * k
    room = own_top - 8 - top - head - line - GAP - 2 * HALF_GAP
    w = min(trick * 1.08, room / (2 * ASPECT), (2 * reach - 24) / 4)
    tall = w * ASPECT
    y = top + max(0.0, room - 2 * tall) * 0.4
    step = w + 8
    first = frame.cx - (3 * step + w) / 2
    corners = tuple((first + i * step, y + head) for i in range(4))
    target_top = y + head + tall + GAP
    target_h = line + tall + 2 * HALF_GAP
    half = min(reach, 250 * k)
    hand = Rect(frame.cx - half, target_top, half - 5, target_h)
    bury = Rect(frame.cx + 5, target_top, half - 5, target_h)
    return Sides(corners, hand, bury, w, None if frame.low else (frame.cx, y + 9 * k))
