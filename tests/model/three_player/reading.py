# SPDX-License-Identifier: MIT
"""A second reading of three_player.md, from its words and in card texts, to hold the model against."""

from __future__ import annotations

from collections.abc import Sequence

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
RED = "HD"


def trump_ladder(level: str, suit: str | None, joker: str | None) -> list[set[str]]:
    """12.3, high to low."""
    ladder = [{"bj"}, {"sj"}]
    if suit is not None:
        mate = SAME_COLOUR[suit]
        two, other_two = ("2H", "2S") if suit in RED else ("2S", "2H")
        others = {level + each for each in "SHCD" if each not in (suit, mate)}
        ladder += [{level + suit}, {two}, {level + mate}, others, {other_two}]
        return ladder + [{rank + suit} for rank in reversed(RANKS) if rank != level]
    red, black = {level + "H", level + "D"}, {level + "S", level + "C"}
    if joker == "bj":
        return [*ladder, red, {"2H"}, black, {"2S"}]
    if joker == "sj":
        return [*ladder, black, {"2S"}, red, {"2H"}]
    return [*ladder, red | black, {"2H", "2S"}]


def cls(card: str, ladder: list[set[str]]) -> str:
    """ "T", or the suit of a side card (12.2)."""
    return "T" if any(card in tier for tier in ladder) else card[-1]


def power(card: str, led: str, ladder: list[set[str]]) -> int:
    """13.6."""
    for height, tier in enumerate(ladder):
        if card in tier:
            return 1000 - height
    return 1 + RANKS.index(card[:-1]) if card[-1] == led else 0


def winner(plays: Sequence[str], ladder: list[set[str]], fresh: bool) -> int:
    """Index of the winning card of a round, 13.6; `fresh`: 19."""
    best, best_power = 0, -1
    for index, card in enumerate(plays):
        led = cls(plays[3] if fresh and index >= 3 else plays[0], ladder)
        if power(card, led, ladder) > best_power:
            best, best_power = index, power(card, led, ladder)
    return best


def legal(playable: Sequence[str], led: str | None, ladder: list[set[str]]) -> set[str]:
    """13.5."""
    own = {card for card in playable if cls(card, ladder) == led}
    return own or set(playable)


def to_turn(slots: Sequence[tuple[int, int, int]], gone: set[int], up: set[int], hand: int, half: bool) -> set[int]:
    """14: by the geometry of the slots, rectangles 4 wide and 6 high."""
    left = set(range(len(slots))) - gone
    if half and (hand or up & left):
        return set()
    free = set()
    for slot in left - up:
        x, y, z = slots[slot]
        area = {(x + i, y + j) for i in range(4) for j in range(6)}
        above = [slots[other] for other in left if slots[other][2] > z]
        if not any((a + i, b + j) in area for a, b, _ in above for i in range(4) for j in range(6)):
            free.add(slot)
    return free
