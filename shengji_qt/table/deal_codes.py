# SPDX-License-Identifier: MIT
"""A deal as a short text that can be copied and sent: who plays it gets the same cards under the same rules.

The text is base 32 in groups of five, in Crockford's alphabet: digits and capital letters without I, L, O and U. What
looks alike is read alike (o as 0, i and l as 1), blanks and hyphens do not count. Its bytes are: the version, the
length of the facts (one byte, or 255 and two bytes), the facts, the order of the cards, and the CRC-32 of all that,
lowest byte first. The facts are JSON with what is not as usual, packed by raw deflate; the order of the cards is its
number among all orders of this deck. One wrong character changes at most two neighbouring bytes, which such a sum
always tells.

A usual value belongs to the version: whoever changes one makes a new version and keeps the old values for the old one.
"""

from __future__ import annotations

import math
import unicodedata
import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from shengji_qt.model import codec
from shengji_qt.model.cards import Card
from shengji_qt.model.game import Family
from shengji_qt.model.games import FAMILIES, family_of
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.match import check_spec, check_standing
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings, AnyStanding

VERSION: Final = 1
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
LONGEST: Final = 4000  # characters; the longest layouts take a quarter of it
_ALIKE: Final = str.maketrans("OIL", "011")
_DIGITS: Final = str.maketrans(ALPHABET, "0123456789abcdefghijklmnopqrstuv")  # as `int` reads base 32
_MOST_FACTS: Final = 16 << 10  # bytes unpacked
_SUM: Final = 4  # bytes
_LONG: Final = 255  # in the place of a length: two bytes follow
# Text that facts are likely to contain; part of version 1.
_LIKELY: Final = (
    b'"rule1":true,"decks":3,"cumulative":[0,0,0,0,0],"levels":["2","3"],"declarer":1,{"first":2,"game":"four"'
)

CodeTrouble = Literal[
    "empty",  # {}
    "character",  # {character} that no code has
    "mistyped",  # {} or a part is missing
    "newer",  # {version} made by a later version of the program
    "impossible",  # {detail} whole, but no deal of this program
]


class DealCodeError(ValueError):
    """Why a text is no deal: `code` with `facts`."""

    def __init__(self, code: CodeTrouble, **facts: object) -> None:
        super().__init__(f"{code}: {facts}")
        self.code: CodeTrouble = code
        self.facts = facts


class SharedDeal(msgspec.Struct, frozen=True):
    """Everything that a deal comes from. `seat`: where who played it sat. `last_level` as in `MatchOptions`."""

    settings: AnySettings
    options: MatchOptions
    standing: AnyStanding
    deck: tuple[Card, ...]
    first_seat: int
    seat: int = 0


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`settings`, `options`, `standing`: what is not as usual in them."""

    game: str
    first: int = 0
    seat: int = 0
    settings: dict[str, Any] = {}
    options: dict[str, Any] = {}
    standing: dict[str, Any] = {}


# -- text and bytes ----------------------------------------------------------------------------------------------------


def encode(deal: SharedDeal) -> str:
    """The code of a deal."""
    family = family_of(deal.settings)
    facts = _packed(codec.encode(_facts_of(deal, family)))
    size = bytes([len(facts)]) if len(facts) < _LONG else bytes([_LONG]) + len(facts).to_bytes(2, "big")
    body = bytes([VERSION]) + size + facts + _order_of(deal.deck)
    return _text(body + zlib.crc32(body).to_bytes(_SUM, "little"))


def decode(text: str) -> SharedDeal:
    """The deal of a code. Raises `DealCodeError`."""
    data = _bytes(text)
    body, check = data[:-_SUM], data[-_SUM:]
    if len(body) < 3 or zlib.crc32(body).to_bytes(_SUM, "little") != check:
        raise DealCodeError("mistyped")
    if body[0] > VERSION:
        raise DealCodeError("newer", version=body[0])
    try:
        return _deal(body)
    except (ValueError, KeyError, TypeError, IndexError, zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise DealCodeError("impossible", detail=str(error)) from error


def _text(data: bytes) -> str:
    """Groups of characters; the last one is filled with zero bits."""
    length = -(-len(data) * 8 // GROUP)
    number = int.from_bytes(data, "big") << (length * 5 - len(data) * 8)
    found = "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(length)))
    return "-".join(found[at : at + GROUP] for at in range(0, length, GROUP))


def _bytes(text: str) -> bytes:
    plain = unicodedata.normalize("NFKC", text).upper().translate(_ALIKE)
    letters = [each for each in plain if not (each.isspace() or unicodedata.category(each) in ("Pd", "Cf"))]
    if not letters:
        raise DealCodeError("empty")
    if len(letters) > LONGEST:
        raise DealCodeError("mistyped")
    strange = next((each for each in letters if each not in ALPHABET), None)
    if strange is not None:
        raise DealCodeError("character", character=strange)
    number = int("".join(letters).translate(_DIGITS), 32)
    size = len(letters) * 5 // 8
    spare = len(letters) * 5 - size * 8
    if number & ((1 << spare) - 1):  # the bits that fill the last character
        raise DealCodeError("mistyped")
    return (number >> spare).to_bytes(size, "big")


def _packed(data: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_LIKELY)
    return packer.compress(data) + packer.flush()


def _unpacked(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(-15, zdict=_LIKELY)
    found = unpacker.decompress(data, _MOST_FACTS)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("the facts are not whole")
    return found


# -- facts -------------------------------------------------------------------------------------------------------------


def _facts_of(deal: SharedDeal, family: Family) -> _Facts:
    usual = family.house.type(), MatchOptions(family.house.lowest_level)
    first = family.first_standing(deal.settings, deal.options)
    return _Facts(
        family.key,
        deal.first_seat,
        deal.seat,
        _unusual(deal.settings, usual[0]),
        _unusual(deal.options, usual[1]),
        _unusual(deal.standing, first),
    )


def _unusual(value: object, usual: object) -> dict[str, Any]:
    now, then = codec.to_builtins(value), codec.to_builtins(usual)
    return {key: each for key, each in now.items() if each != then[key]}


def _deal(body: bytes) -> SharedDeal:
    size, at = body[1], 2
    if size == _LONG:
        size, at = int.from_bytes(body[2:4], "big"), 4
    facts = codec.decode(_unpacked(body[at : at + size]), _Facts)
    family = FAMILIES[facts.game]
    kind = family.house.type
    settings: AnySettings = _changed(kind(), facts.settings)
    options = _changed(MatchOptions(family.house.lowest_level), facts.options)
    seats = tuple(SeatSpec("", "person") for _ in range(family.seats))
    spec = MatchSpec(settings, options, seats)
    check_spec(spec)
    standing: AnyStanding = _changed(family.first_standing(settings, options), facts.standing)
    check_standing(spec, standing)
    for seat in (facts.first, facts.seat):
        if seat not in range(family.seats):
            raise ValueError("no such seat")
    deck = _deck_of(body[at + size :], family.deck(settings))
    return SharedDeal(settings, options, standing, deck, facts.first, facts.seat)


def _changed(usual: Any, unusual: dict[str, Any]) -> Any:
    return codec.convert({**codec.to_builtins(usual), **unusual}, type(usual))


# -- the order of the cards --------------------------------------------------------------------------------------------


def orders(deck: Sequence[Card]) -> int:
    """In how many ways these cards can lie, copies of a face being alike."""
    return math.factorial(len(deck)) // math.prod(math.factorial(each) for each in Counter(deck).values())


def _size(deck: Sequence[Card]) -> int:
    """Bytes of the number of an order."""
    return ((orders(deck) - 1).bit_length() + 7) // 8


def _order_of(deck: Sequence[Card]) -> bytes:
    """The number of this order, counted from 0 in the order of the faces."""
    left, ways, number = Counter(deck), orders(deck), 0
    for at, card in enumerate(deck):
        rest = len(deck) - at
        number += ways * sum(count for face, count in left.items() if face < card) // rest
        ways = ways * left[card] // rest
        left[card] -= 1
    return number.to_bytes(_size(deck), "big")


def _deck_of(data: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The inverse of `_order_of` for these cards."""
    number, ways = int.from_bytes(data, "big"), orders(cards)
    if len(data) != _size(cards) or number >= ways:
        raise ValueError("no order of these cards")
    left, found = Counter(cards), []
    for rest in range(len(cards), 0, -1):
        before = 0
        for face in sorted(left):
            here = ways * left[face] // rest
            if number < before + here:
                break
            before += here
        number -= before
        ways = here
        left[face] -= 1
        found.append(face)
    return tuple(found)
