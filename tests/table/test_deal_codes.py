# SPDX-License-Identifier: MIT
"""Deal codes: every deal of every variant comes back, and no slip of a finger makes another deal of it."""

from __future__ import annotations

import random
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import ACE, Card, Rank
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PRESETS
from shengji_qt.table import deal_codes
from shengji_qt.table.deal_codes import ALPHABET, DealCodeError, SharedDeal, decode, encode

VARIANTS = [("four", 1), ("four", 2), ("four", 3), ("three", None), ("five", 1), ("five", 2), ("five", 3)]
# Of version 1, for ever: what they stand for is `golden(game)`.
GOLDEN: dict[str, str] = {
    "four": "045AP-HQ1X7-0586E-P0800-055Y8-YPSJ8-7Q28P-E57AV-0VFMR-D3ZCE-1VJAM-3DG01-06Z3D-D7B5G-SWHV8-"
    "G66WJ-217QJ-9QBYY-X4D80-XE0SX-XNMCH-HNX2W-0JSJY-DZC36-CHJHH-T7X8P-40",
    "three": "047TQ-1QH98-S8MMJ-KG4XA-3JGCD-C0G01-MW2NA-58RZ9-JKR31-PFEWY-P9CGD-K4KAF-Z3KRW-59HKH-GS9AZ-8117Z",
    "five": "046AQ-1QK81-3ENG2-M37B0-40002-JZ4FB-CS43V-H4B72-KNDGD-QTC6H-ZP70X-S5A1P-R00G3-FHPPK-NJRCY-"
    "8XM83-3E910-KVS4V-NZFEJ-6M0EQ-0CYYT-T68RT-YHE09-CSF6Z-P1K68-S8RG3-QD750",
}


def deal_of(game: str, variant: int | None, seed: int, **rules: Any) -> SharedDeal:
    """A deal in the middle of a match, by chance."""
    family, dice = FAMILIES[game], random.Random(seed)
    house = family.house.type(**rules)
    if variant is not None and family.house.with_decks is not None:
        house = family.house.with_decks(house, variant)
    options = MatchOptions(family.house.lowest_level, ACE, dice.choice((0, 4)))
    standing = family.first_standing(house, options)
    if dice.random() < 0.8:
        levels = tuple(Rank(dice.randint(5, 14)) for _ in standing.levels)
        standing = msgspec.structs.replace(standing, levels=levels, declarer=dice.randrange(family.seats))
    deck = family.deck(house)
    dice.shuffle(deck)
    return SharedDeal(house, options, standing, tuple(deck), dice.randrange(family.seats), dice.randrange(family.seats))


def golden(game: str) -> SharedDeal:
    family = FAMILIES[game]
    house, options = family.house.type(), MatchOptions(family.house.lowest_level)
    cards = family.deck(house)
    deck = tuple(cards[number * 23 % len(cards)] for number in range(len(cards)))  # 23 divides no deck's size
    return SharedDeal(house, options, family.first_standing(house, options), deck, 1)


@settings(max_examples=40)
@given(st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_every_variant_comes_back(variant: tuple[str, int | None], seed: int) -> None:
    deal = deal_of(*variant, seed)
    code = encode(deal)
    assert decode(code) == deal
    assert set(code) <= {*ALPHABET, "-"}
    assert decode(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == deal


@pytest.mark.parametrize("game", FAMILIES)
def test_every_setting_comes_back(game: str) -> None:
    """Each offered value by itself."""
    house = FAMILIES[game].house
    for setting in house.schema:
        for value in house.choices(setting, house.type()):
            rules = {setting.key: value}
            try:
                house.check(house.type(**rules))
            except ValueError:
                continue  # not alone
            deal = deal_of(game, None, 3, **rules)
            assert decode(encode(deal)) == deal, rules


def test_layouts_of_ones_own_come_back() -> None:
    layouts = tuple(msgspec.structs.replace(each, name=f"我的 {number}") for number, each in enumerate(PRESETS[-3:]))
    deal = deal_of("three", None, 5)
    deal = msgspec.structs.replace(deal, settings=msgspec.structs.replace(deal.settings, layouts=layouts))
    assert decode(encode(deal)) == deal


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_wrong_character_is_noticed(variant: tuple[str, int | None]) -> None:
    """Also swapped neighbours, and a character too few or too many anywhere."""
    code = encode(deal_of(*variant, 7)).replace("-", "")
    slips = {code[:at] + each + code[at + 1 :] for at in range(len(code)) for each in ALPHABET}
    slips |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    slips |= {code[:at] + code[at + 1 :] for at in range(len(code))}
    slips |= {code[:at] + "7" + code[at:] for at in range(len(code) + 1)}
    slips.discard(code)
    assert len(slips) > 33 * len(code)
    for slip in slips:
        with pytest.raises(DealCodeError) as caught:
            decode(slip)
        assert caught.value.code == "mistyped"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "empty", {}),
        (" - \n", "empty", {}),
        ("AB3U-1", "character", {"character": "U"}),
        ("A♠", "character", {"character": "♠"}),
        ("AAAAA", "mistyped", {}),
        ("0", "mistyped", {}),
        ("7" * 5000, "mistyped", {}),
    ],
)
def test_what_is_no_code_is_said(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(DealCodeError) as caught:
        decode(text)
    assert (caught.value.code, caught.value.facts) == (code, facts)


def resummed(code: str, change: Any) -> str:
    body = bytearray(deal_codes._bytes(code)[:-4])
    change(body)
    return deal_codes._text(bytes(body) + zlib.crc32(body).to_bytes(4, "little"))


def test_a_later_version_is_said() -> None:
    def later(body: bytearray) -> None:
        body[0] = 9

    with pytest.raises(DealCodeError) as caught:
        decode(resummed(encode(golden("four")), later))
    assert (caught.value.code, caught.value.facts) == ("newer", {"version": 9})


@given(st.sampled_from(list(FAMILIES)), st.integers(1, 60), st.integers(0, 255))
def test_what_is_whole_and_no_deal_is_refused(game: str, at: int, value: int) -> None:
    """Somebody made a right sum for nonsense: never another error."""

    def change(body: bytearray) -> None:
        body[at % len(body) or 1] = value

    try:
        deal = decode(resummed(encode(golden(game)), change))
    except DealCodeError as error:
        assert error.code == "impossible"
    else:
        assert decode(encode(deal)) == deal


@pytest.mark.parametrize("game", FAMILIES)
def test_codes_of_the_first_version_are_read_for_ever(game: str) -> None:
    assert decode(GOLDEN[game]) == golden(game)


def test_the_code_of_a_usual_deal_is_short() -> None:
    """Copies of a face take no room: 66 bytes for the order of 108 cards."""
    two, one = [Card(0), Card(0), Card(1)], [Card(0), Card(1), Card(2)]
    assert (deal_codes.orders(two), deal_codes.orders(one)) == (3, 6)
    assert len(encode(golden("three"))) < 100 < len(encode(golden("four"))) < 160


def test_full_width_text_of_an_input_method_is_read() -> None:
    code = encode(golden("five"))
    wide = "".join(chr(ord(each) + 0xFEE0) if each != "-" else "－" for each in code)
    assert decode(f"\u200b{wide}　") == golden("five")
