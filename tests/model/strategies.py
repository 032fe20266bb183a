# SPDX-License-Identifier: MIT
"""What hypothesis draws: orderings, small hands full of structure, and values of every type of the vocabulary."""

from __future__ import annotations

import enum
import types
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from shengji_qt.model.cards import CARDS, RANKS, Card, Rank, Trump
from tests.model.naive import Reading

cards = st.sampled_from(CARDS)


class Ordering(NamedTuple):
    """Decks, level and trump, with the naive reading of the order."""

    decks: int
    level: Rank
    trump: Trump
    nt_link: bool

    @property
    def reading(self) -> Reading:
        return Reading(self.level.text, str(self.trump), self.nt_link)


orderings = st.builds(
    Ordering, st.sampled_from((2, 3, 3)), st.sampled_from(RANKS), st.sampled_from(list(Trump)), st.booleans()
)


def window(ordering: Ordering, cls: str) -> st.SearchStrategy[list[Card]]:
    """A few neighbouring faces of one class, so that runs are likely; equal positions among them."""
    reading = ordering.reading
    ladder = sorted((each for each in CARDS if reading.cls(each) == cls), key=reading.pos)
    size = min(6, len(ladder))
    return st.integers(0, len(ladder) - size).map(lambda start: ladder[start : start + size])


@st.composite
def holdings(draw: st.DrawFn, faces: Sequence[Card], decks: int, least: int = 0, most: int = 9) -> tuple[Card, ...]:
    """Up to `decks` copies of each face, `least` … `most` cards in all."""
    copies = draw(st.lists(st.integers(0, decks), min_size=len(faces), max_size=len(faces)))
    held = [face for face, count in zip(faces, copies, strict=True) for _ in range(count)][:most]
    while len(held) < least:
        held.append(faces[len(held) % len(faces)])
    return tuple(sorted(held))


class Meeting(NamedTuple):
    """A lead of one class, and hands that meet it: cards of the class, trumps, and a few others."""

    ordering: Ordering
    lead: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]


@st.composite
def meetings(draw: st.DrawFn, hands: int = 1, most: int = 9) -> Meeting:
    ordering = draw(orderings)
    cls = draw(st.sampled_from([each for each in "TSHCD" if each != str(ordering.trump)]))
    faces = draw(window(ordering, cls))
    trumps = draw(window(ordering, "T"))
    lead = draw(holdings(faces, ordering.decks, 1, 7))
    found = []
    for _ in range(hands):
        own = draw(holdings(faces, ordering.decks, 0, most))
        ruffs = draw(holdings(trumps, ordering.decks, 0, 4))
        strays = draw(st.lists(cards, max_size=2))
        found.append(_as_one_hand((*own, *ruffs, *strays), ordering.decks, len(lead), most + 3))
    return Meeting(ordering, lead, tuple(found))


def _as_one_hand(cards: Sequence[Card], decks: int, least: int, most: int) -> tuple[Card, ...]:
    """No face more often than there are decks, at most `most` cards, and filled up to `least`."""
    copies = Counter(cards)
    hand = [face for face in copies for _ in range(min(copies[face], decks))][:most]
    hand += [face for face in CARDS if face not in copies][: max(least - len(hand), 0)]
    return tuple(sorted(hand))


def of_type(wanted: Any) -> st.SearchStrategy[Any]:
    """Values of an annotation as the vocabulary uses them: Structs, unions, tuples, literals, cards and ranks."""
    origin = get_origin(wanted)
    if wanted is Card:
        return cards
    if wanted is Rank:
        return st.sampled_from(RANKS)
    if wanted is type(None):
        return st.none()
    if origin in (Union, types.UnionType):
        return st.one_of([of_type(each) for each in get_args(wanted)])
    if origin is Literal:
        return st.sampled_from(get_args(wanted))
    if origin is tuple:
        parts = get_args(wanted)
        if parts[-1] is not Ellipsis:
            return st.tuples(*map(of_type, parts))
        return st.lists(of_type(parts[0]), max_size=2).map(tuple)
    if origin is dict:
        return st.dictionaries(st.text(max_size=5), st.integers(0, 9) | st.text(max_size=5), max_size=2)
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        return st.sampled_from(list(wanted))
    if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        return structs(wanted)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        bool: st.booleans(),
        int: st.integers(-(2**53), 2**53),
        str: st.text(max_size=8),
        float: st.floats(allow_nan=False, allow_infinity=False),
    }
    return plain[wanted]


def structs(wanted: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Structs of one type, every field drawn."""
    hints = get_type_hints(wanted)
    fields = {field.name: of_type(hints[field.name]) for field in msgspec.structs.fields(wanted)}
    return st.builds(wanted, **fields)
