# SPDX-License-Identifier: MIT
"""What must not be seen in any picture: things on top of each other, cut-off text, hidden cards. Pure geometry, no Qt.

Every part of the table has a path (`seats.2.plate`, `trick.plays.1.0`, `button.play`). Overlaps that are meant stand
in `INTENDED`; all others are defects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from shengji_qt.ui.scene.hand_layout import LEAST_SHOWN
from shengji_qt.ui.scene.table_layout import Rect

SLACK: Final = 1.5  # logical pixels that are rounding, not a defect
INDEX: Final = 0.38  # of a card's height, from above: its index but for the tip of the sign, so far up a raised lower
# row reaches


class Part(NamedTuple):
    """Something visible. `z`: what lies above; `card`: it shows a face, of which enough must stay visible."""

    path: str
    rect: Rect
    z: float = 0.0
    card: bool = False


class Text(NamedTuple):
    """A line of text in `part`, which has `room`; both rectangles in the same coordinates."""

    part: str
    text: str
    box: Rect
    room: Rect


class Defect(NamedTuple):
    """`kind`: overlap, outside, hidden_card, cut_text, texts_overlap, elided, loose_card, clipped_widget."""

    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


# Two patterns of paths and why they may lie on each other. The same number in both means: of the same seat or play.
INTENDED: Final[tuple[tuple[str, str, str], ...]] = (
    ("hand.*", "hand.*", "a fan"),
    ("trick.plays.{n}.*", "trick.plays.{n}.*", "the cards of one play"),
    ("past.plays.{n}.*", "past.plays.{n}.*", "the cards of one play"),
    ("bid.*", "bid.*", "the shown cards and their chip"),
    ("bottom.items.*", "bottom.items.*", "a pile, a stack, or a row"),
    ("trick.outline.*", "trick.*", "the outline and tag of the winning play"),
    ("past.outline.*", "past.*", "the same of an older trick"),
    ("seats.{n}.*", "seats.{n}.*", "a plate with ring, count and chip"),
    ("own_marks.*", "seats.0.*", "crown and side at the own badge"),
    ("score_plates.{n}.*", "score_plates.{n}.*", "the bar on its plate"),
    ("extras._tags._items.{n}", "seats.{n}.*", "a level on its plate"),
    ("extras.*", "extras.*", "tableaus lie in layers, a fan is a fan"),
    ("cursor", "hand.*", "the keyboard's frame"),
    ("cursor", "extras.*", "the keyboard's frame"),
    ("dragged.*", "*", "under the pointer"),
    ("flying.*", "*", "on its way"),
    ("drop.*", "flying.*", "on its way"),
    ("log", "seats.1.*", "the unfolded record lies over the right seat until it is folded again"),
    ("log", "seats.2.*", "the same"),
    ("log", "extras._tags.*", "the same"),
    ("log", "extras._mine.*", "the same"),
    ("log", "extras.tableaus.*", "the same"),
    ("log", "tab", "the same"),
    ("log", "trick.plays.1.*", "the same"),
    ("log", "trick.outline.*", "the same"),
    ("log", "bid.*", "the same"),
    ("log", "bottom.*", "the same"),
)


def intended(one: str, other: str) -> bool:
    """Whether parts with these paths may lie on each other."""
    return any(_fits(a, b, one, other) or _fits(a, b, other, one) for a, b, _ in INTENDED)


def _fits(first: str, second: str, one: str, other: str) -> bool:
    if "{n}" not in first:
        return fnmatchcase(one, first) and fnmatchcase(other, second)
    return any(
        fnmatchcase(one, first.replace("{n}", str(n))) and fnmatchcase(other, second.replace("{n}", str(n)))
        for n in range(6)
    )


def overlaps(parts: Sequence[Part]) -> list[Defect]:
    """Parts that lie on each other and should not."""
    found = []
    for index, one in enumerate(parts):
        for other in parts[index + 1 :]:
            width, height = shared(one.rect, other.rect)
            if width > SLACK and height > SLACK and not intended(one.path, other.path):
                found.append(Defect("overlap", f"{one.path} and {other.path} share {width:.0f} × {height:.0f}"))
    return found


def shared(one: Rect, other: Rect) -> tuple[float, float]:
    """Width and height of what two rectangles have in common; one of them is negative if there is nothing."""
    return (
        min(one.right, other.right) - max(one.x, other.x),
        min(one.bottom, other.bottom) - max(one.y, other.y),
    )


def outside(parts: Iterable[Part], window: Rect) -> list[Defect]:
    """Parts that are not wholly on the table."""
    found = []
    for part in parts:
        over = max(
            window.x - part.rect.x,
            window.y - part.rect.y,
            part.rect.right - window.right,
            part.rect.bottom - window.bottom,
        )
        if over > SLACK and part.path not in _OVER_THE_EDGE:
            found.append(Defect("outside", f"{part.path} by {over:.0f}"))
    return found


_OVER_THE_EDGE: Final = {"tab": "its round corners end at the edge of the window"}


def hidden_cards(parts: Iterable[Part]) -> list[Defect]:
    """Cards of whose index less than 28 % of the width can be seen."""
    cards = [part for part in parts if part.card]
    found = []
    for part in cards:
        x, y, w, h = part.rect
        index = Rect(x, y, w, h * INDEX)
        above = [other.rect for other in cards if other.z > part.z and min(shared(index, other.rect)) > SLACK]
        share = visible_width(index, above) / w
        if share < LEAST_SHOWN - SLACK / w:
            found.append(Defect("hidden_card", f"{part.path} shows {share:.0%}"))
    return found


def visible_width(rect: Rect, above: Iterable[Rect]) -> float:
    """The width of the longest stretch of `rect` that nothing in `above` covers."""
    longest, reached = 0.0, rect.x
    for other in sorted(above):
        longest = max(longest, other.x - reached)
        reached = max(reached, other.right)
    return max(longest, rect.right - reached)


def text_defects(texts: Sequence[Text], whole: frozenset[str] = frozenset()) -> list[Defect]:
    """Texts beyond the edge of their picture, on each other, or cut short; those in `whole` end in … by themselves."""
    found = []
    for index, one in enumerate(texts):
        missing = max(
            one.room.x - one.box.x,
            one.room.y - one.box.y,
            one.box.right - one.room.right,
            one.box.bottom - one.room.bottom,
        )
        if missing > SLACK:
            found.append(Defect("cut_text", f"{one.text!r} in {one.part} by {missing:.0f}"))
        if one.text.endswith("…") and one.text not in whole:
            found.append(Defect("elided", f"{one.text!r} in {one.part}"))
        for other in texts[index + 1 :]:
            if other.part == one.part and min(shared(one.box, other.box)) > SLACK:
                found.append(Defect("texts_overlap", f"{one.text!r} and {other.text!r} in {one.part}"))
    return found


def loose_cards(parts: Iterable[Part]) -> list[Defect]:
    """Cards that belong to nothing while nothing moves."""
    return [Defect("loose_card", part.path) for part in parts if part.path.startswith("flying.")]
