# SPDX-License-Identifier: MIT
"""Examples that the published ones do not have: optional keys, settings, and rules together (three_player.md 23)."""

from __future__ import annotations

from typing import Any

import pytest

from shengji_qt.model.vectors import judge

Given = dict[str, Any]
NINE = {"level": "9", "kind": "suit", "suit": "D"}
FIRST: Given = {
    "first_hand": True,
    "level": "3",
    "tops": [["4S", "3H", "9C", "sj", "8H"], ["4C", "3S", "9D", "10S", "QC"], ["8S", "6D", "9H", "AC", "10H"]],
    "settings": {"first_hand_tie": "seat_order"},
}
LATER: Given = {
    "declarer": 1,
    "level": "8",
    "tops": [["4S", "6C", "5H", "6D", "QC"], ["9H", "2S", "3D", "3C", "JH"], ["AD", "10S", "7C", "6H", "9D"]],
    "draws": [
        "3S",
        "3H",
        "sj",
        "5S",
        "4C",
        "7H",
        "KD",
        "5C",
        "8C",
        "QS",
        "4D",
        "5D",
        "8H",
        "10H",
        "KC",
        "AS",
        "7D",
        "9C",
    ],
}
BOTTOM: Given = {"contract": NINE, "declarer": 0, "bottom": ["10H", "4C", "6H", "7H"]}


def claim(seat: int, card: str, draw: int | None = None) -> Given:
    return {"seat": seat, "card": card, "draw": draw}


EXAMPLES: list[tuple[str, Given, Given]] = [
    ("bidding", {**FIRST, "claims": [claim(1, "3S")]}, {"bidder": 1, "declarer": 1, "turned": 6, "illegal": []}),
    ("bidding", {**FIRST, "claims": [claim(1, "3S"), claim(0, "3H")]}, {"bidder": 0, "illegal": [0]}),
    # after the last draw everybody may bid until the bidding is closed, in the order of arrival (9.2, 9.3)
    ("bidding", {**LATER, "claims": [claim(0, "8H", 18), claim(1, "8H", 18)]}, {"bidder": 1, "illegal": [0]}),
    ("bidding", {**LATER, "claims": [claim(0, "sj", 18), claim(1, "8H", 18)]}, {"bidder": 0, "illegal": [1]}),
    ("bidding", LATER, {"outcome": "uncalled", "declined": [0, 0, 0], "illegal": []}),
    ("points", {"rules": [2, 3], "cards": "ALL", "rounds_won": 16}, {"card_points": 100, "bonus": 40, "total": 140}),
    ("points", {"rules": [2, 3], "cards": [], "rounds_won": 5}, {"bonus": 10}),
    (
        "points",
        {"rules": [2, 3], "cards": "ALL", "rounds_won": 16, "settings": {"rule2_bonus_with_rule3": "per_trick"}},
        {"bonus": 80, "total": 180},
    ),
    (
        "points",
        {"rules": [2, 3], "cards": "ALL", "rounds_won": 16, "settings": {"rule2_bonus_with_rule3": "off"}},
        {"bonus": 0},
    ),
    (
        "legal_follow",
        {"rules": [3], "contract": NINE, "hand": ["4S", "5S", "bj"], "face_up": ["KD", "9H"]},
        {"legal": ["4S", "5S", "bj", "KD", "9H"]},
    ),
    ("reveal", {"rules": [3], "slots": [[0, 0, 2], [0, 1, 1]], "played": [0], "stage": "half"}, {"turned": []}),
    ("reveal", {"slots": [[0, 0, 2], [0, 1, 1]], "played": [0], "stage": "half"}, {"turned": [1]}),
    (
        "bottom",
        {**BOTTOM, "rules": [3], "leader": 0, "plays": [["AS", "KS"], ["9S", "4D"], ["bj", "4C"]]},
        {"winner": 1, "double": False, "level_capture": True, "bottom_score": 25, "totals": {"1": 35}},
    ),
    (
        "bottom",
        {
            **BOTTOM,
            "settings": {"second_half": "fresh_lead"},
            "leader": 1,
            "plays": ["KS", "4S", "5S", "AH", "QH", "JH"],
            "before": {"1": 0, "2": 5},
        },
        {"winner": 1, "double": True, "bottom_score": 50},
    ),
    (
        "result",
        {
            "levels": ["A", "10", "6"],
            "declarer": 1,
            "scores": {"0": 60, "2": 20},
            "overflow_use": {"0": 1},
            "settings": {"overflow_demotion": "off"},
        },
        {"levels": ["A", "J", "6"], "overflow": [1, 0, 0], "overflow_applied": []},
    ),
    (
        "result",
        {"levels": ["4", "7", "6"], "declarer": 0, "scores": {"1": 10, "2": 20}, "owed": ["4", None, None]},
        {"levels": ["6", "7", "6"], "overflow": [0, 0, 0]},
    ),
    (
        "result",
        {"levels": ["4", "7", "6"], "declarer": 1, "scores": {"0": 60, "2": 20}, "owed": ["4", None, None]},
        {"levels": ["4", "8", "6"], "overflow": [1, 0, 0]},
    ),
]


@pytest.mark.parametrize(("topic", "given", "expected"), EXAMPLES)
def test_example(topic: str, given: Given, expected: Given) -> None:
    good, got = judge({"id": "r3p-own", "topic": topic, "given": given, "expect": expected})
    assert good, got
