# SPDX-License-Identifier: MIT
"""Examples that the published ones do not have: optional keys, settings with dots, split mode (five_player.md 26)."""

from __future__ import annotations

from typing import Any

import pytest

from shengji_qt.model.vectors import judge

Given = dict[str, Any]
SPADES: Given = {"level": "5", "trump": "S"}
HEARTS: Given = {"level": "3", "trump": "H", "declarer": 0}
DEAL: Given = {
    "declarer": 0,
    "levels": ["9", "6", "5", "4", "5"],
    "passed": [True] * 5,
    "cumulative": [0, 145, 0, 200, 0],
    "deal_points": [0, 5, 10, 15, 10],
    "forces": [1],
    "claims": [3],
}
SHORT: Given = {**SPADES, "leader": "attacker", "lead": ["8D", "8D"], "declarer_hand": ["7S"], "play": ["4D"]}
BOTTOM: Given = {"remaining": ["10S", "KS", "4H"], "winning_cards": 2, "last_trick_winner": "attacker"}
END: Given = {"front": ["3S", "4S"], "rear": ["KS", "7H", "8H"], "last_trick_won_by_attacker": True, "winning_cards": 1}
BRACKET = {"last_trick.formula": "bracket"}
SPLIT = {"mode": "split"}
TRICK = [[1, ["9D"]], [2, ["4D"]], ["mine", ["AD"]], [3, ["10D"]], [4, ["KD"]], [0, ["6D"]]]
PLAIN = {"combo.special_tractors": False}
ROUND = [[3, ["KD"]], [4, ["5D"]]]
LAST: Given = {"level": "4", "trump": "S", "declarer": 0}
OTHERS = {"1": ["10D"], "2": ["AD"], "3": ["KD"], "4": ["5D"]}

EXAMPLES: list[tuple[str, Given, Given]] = [
    (
        "settle",
        {**DEAL, "blocks": [{"seat": 1, "target": 0}], "settings": {"result.spending": False}},
        {"levels": ["K", "6", "5", "4", "5"], "rejected": [["block", 1], ["force", 1], ["claim", 3]]},
    ),
    (
        "settle",  # after a complete victory nothing is sold
        {**DEAL, "levels": ["A", "6", "5", "4", "5"]},
        {"cumulative": [0, 150, 10, 215, 10], "complete_victory": 0, "rejected": [["force", 1], ["claim", 3]]},
    ),
    ("settle", DEAL, {"levels": ["K", "7", "5", "4", "5"], "next_declarer": 3, "rejected": []}),
    ("bottom", BOTTOM, {"score": 75}),
    ("bottom", {**BOTTOM, "settings": BRACKET}, {"score": 105}),
    ("split_end", {**END, "settings": BRACKET}, {"each_pair_add": 40, "dig": 70}),
    ("mine", {**SHORT, "mine": ["4D", "9C"], "settings": {"mine.short_discard": "only_when_short"}}, {"legal": False}),
    ("mine", {**SHORT, "mine": ["4D"], "settings": {"mine.short_discard": "only_when_short"}}, {"legal": True}),
    ("mine", {**SHORT, "mine": ["4D"], "settings": {"mine.short_discard": False}}, {"legal": False}),
    ("mine", {**SHORT, "mine": ["4D"], "settings": {"mine.short_discard": "off"}}, {"legal": False}),
    (
        "throw",
        {
            **HEARTS,
            "thrower": 0,
            "cards": ["KS", "KS", "QS"],
            "other_hands": {"1": ["4S"], "3": ["10S"]},
            "mine": ["AS", "AS"],
            "settings": {"throw.mine_checks_declarer": True},
        },
        {"ok": False, "lead": ["KS", "KS"]},
    ),
    (
        "throw",
        {**HEARTS, "thrower": 1, "cards": ["AS", "QS"], "other_hands": {}, "mine": ["KS"], "settings": SPLIT},
        {"ok": False, "lead": ["QS"]},
    ),
    (
        "throw",
        {**HEARTS, "thrower": "mine", "cards": ["AS", "QS"], "other_hands": {"0": ["KS"]}, "settings": SPLIT},
        {"ok": True},
    ),
    ("order", {"declarer": 0, "leader": "mine"}, {"order": ["mine", 3, 4, 0, 1, 2]}),
    ("trick", {**SPADES, "declarer": 0, "plays": TRICK, "settings": SPLIT}, {"winner": "mine", "next_leader": "mine"}),
    ("trick", {**SPADES, "declarer": 0, "plays": TRICK}, {"winner": "mine", "next_leader": 0}),
    (
        "combo",
        {**SPADES, "cards": ["2S", "2S", "AS", "AS"], "settings": PLAIN},
        {"kind": "throw", "components": [["pair", 1], ["pair", 1]]},
    ),
    ("combo", {**SPADES, "cards": ["bj", "bj", "sj", "sj"], "settings": PLAIN}, {"kind": "tractor"}),
    (
        "endgame",  # an empty mine is passed over
        {
            **LAST,
            "leader": 2,
            "hands": {**OTHERS, "0": ["6D"]},
            "mine": [],
            "moves": [[2, ["AD"]], ["mine", []], *ROUND, [0, ["6D"]], [1, ["10D"]]],
        },
        {"winners": [2], "bottom": 0, "personal": {"2": 20, "4": 5}, "pair_scores": [0, 25]},
    ),
    (
        "endgame",
        {
            **LAST,
            "leader": "mine",
            "hands": {**OTHERS, "0": ["6D", "7D"]},
            "mine": ["9D", "KS"],
            "settings": SPLIT,
            "moves": [["mine", ["9D"]], *ROUND, [0, []], [1, ["10D"]], [2, ["AD"]]],
        },
        {"winners": [2], "bottom": 35, "personal": {"2": 55, "4": 5}, "pair_scores": [20, 80]},
    ),
]


@pytest.mark.parametrize(("topic", "given", "expected"), EXAMPLES)
def test_example(topic: str, given: Given, expected: Given) -> None:
    good, got = judge({"id": "r5p-own", "topic": topic, "given": given, "expect": expected})
    assert good, got
