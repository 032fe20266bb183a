# SPDX-License-Identifier: MIT
"""The lesson of the five-player game: alone against two pairs, with eight buried cards that play along.

The cards of the others and all that follows the fourth trick were recorded from RuleBot.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE
from shengji_qt.table.lessons.lesson import Accept, Claim, Lesson, Step, When, dealt, recorded

_HANDS: Final = (
    "9H 6S KS 6D 10S 3S 4H AS sj 7D QS AH 9S 4C JH bj 6H 3D 8S JS",
    "KC 4D 7H AC 10D JC 5H KC 7C 7D 4S 2D QC AD 5S 10C JD 9S QD QC",
    "AC 10H KD sj AS 8H 5H 3S 8C 6C 6S QS KH JD 5C 7S 2D AH 3C 9C",
    "4D 3D 2H JS 4H 8C bj 2C KH 6H 8S 8D 8H 7H 3H JH 10C QH 9D 10D",
    "9H 4S 6C 5S 10S 9D 10H KS 5C 7C 5D 3C 3H 4C 2C JC 9C 5D 2S 6D",
)
_BOTTOM: Final = "AD KD 8D 2S 7S QH QD 2H"
_TRICKS: Final = """
AH | 7H | 8H | - | 8H | 9H
6D | JD | KD | AD | 4D | 5D
4C | KC | 6C | 6S | 8C | 7C
4H | 5H | KH | - | 7H | 10H
2D | 7D | 10D | 6D | KD | AD
QC QC AC | 5C 8C 9C | - | KH 10C 8D | 4C 6C 9C | 6H JH QH
2D | JD | - | 9D | 5D | QD
bj | 4S | 6S | - | 2C | 4S
8S | 5S | 7S | sj | 8S | 2C
9S | 9S | QS | - | JS | 10S
5H | 2H | 6H | KS | AS | 4D
JS | 10C | AS | - | bj | 2S
2H | 9D | 10S | 7C | AH | 9H
3S | 7D | sj | - | 3H | 5S
AC | 8D | 3D | JC | 2S | KC
4H | 5C | KS | JC | 10H | -
QS | 10D | 3S | - | JH | 3H
3C | - | QH | 3C | 3D | QD
"""
_C = parse_cards
_SKIP: Final = ((),)


def _one(text: str) -> tuple[tuple[Card, ...], ...]:
    return (parse_cards(text),)


_STEPS: Final = (
    Step("welcome", show=("plate:1", "plate:2", "plate:3", "plate:4")),
    Step(
        "bid",
        When(asked="bid"),
        ("card:3S", "button:bid"),
        Accept("bid", _one("3S")),
        (Claim("card", "has", True, _C("3S")), Claim("level", "level", Rank(3))),
    ),
    Step(
        "pairs",
        When(asked="bury"),
        ("score:0", "score:1"),
        claims=(
            Claim("", "declarer", 0),
            Claim("trump", "trump", Trump.SPADES),
            Claim("one", "partner", 3, 1),
            Claim("other", "partner", 4, 2),
            Claim("limit", "take_over", 80),
        ),
    ),
    Step(
        "bury",
        When(asked="bury"),
        ("hand",),
        Accept("bury", have=_C("sj AD 6S 7S"), keep=_C("bj AS KS QS JS 10S 9S 8S 3S 2S 3D AH 4H 6H JH QH 6D KD QD 4C")),
        (Claim("cards", "has", True, _C("sj 7S 6S AD 8D 7D 9H 2H")),),
    ),
    Step(
        "mine",
        When(asked="play"),
        ("mine",),
        claims=(Claim("count", "mine_count", 8), Claim("", "in_mine", True, _C("sj AD 6S 7S"))),
    ),
    Step(
        "ace",
        When(asked="play"),
        ("card:AH", "drop"),
        Accept("play", _one("AH")),
        (Claim("card", "has", True, _C("AH")),),
    ),
    Step(
        "skip",
        When(asked="mine"),
        ("mine", "button:pass"),
        Accept("mine", _SKIP),
        (Claim("best", "best", _C("AH")), Claim("", "winning", 0), Claim("", "allowed", True, ())),
    ),
    Step(
        "low",
        When(asked="play", tricks=1),
        ("card:6D", "drop"),
        Accept("play", _one("6D")),
        (Claim("", "won", 0), Claim("card", "has", True, _C("6D")), Claim("ace", "in_mine", True, _C("AD"))),
    ),
    Step(
        "take",
        When(asked="mine", tricks=1),
        ("mine",),
        Accept("mine", _one("AD")),
        (
            Claim("best", "best", _C("KD")),
            Claim("who", "winning", 2),
            Claim("points", "trick_points", 10),
            Claim("card", "in_mine", True, _C("AD")),
            Claim("", "in_mine", True, _C("8D")),
            Claim("", "refusal", "must_follow_suit", _C("6S")),
        ),
    ),
    Step(
        "last_club",
        When(asked="play", tricks=2),
        ("card:4C", "drop"),
        Accept("play", _one("4C")),
        (
            Claim("", "won", MINE),
            Claim("points", "trick_points", 15),
            Claim("", "of_class", 1, "C"),
            Claim("card", "has", True, _C("4C")),
        ),
    ),
    Step(
        "ruff",
        When(asked="mine", tricks=2),
        ("mine",),
        Accept("mine", (*_one("6S"), *_one("7S"))),
        (
            Claim("best", "best", _C("KC")),
            Claim("who", "winning", 1),
            Claim("points", "trick_points", 10),
            Claim("", "of_class", 0, "C"),
            Claim("cards", "in_mine", True, _C("6S 7S")),
        ),
    ),
    Step(
        "give",
        When(asked="play", tricks=3),
        ("card:4H", "drop"),
        Accept("play", (*_one("4H"), *_one("6H"))),
        (
            Claim("", "won", MINE),
            Claim("", "pair_points", 0, 0),
            Claim("", "pair_points", 0, 1),
            Claim("card", "has", True, _C("4H")),
        ),
    ),
    Step(
        "skip_again",
        When(asked="mine", tricks=3),
        ("mine", "button:pass"),
        Accept("mine", _SKIP),
        (
            Claim("best", "best", _C("KH")),
            Claim("who", "winning", 2),
            Claim("", "has", True, _C("QH")),
            Claim("", "allowed", True, ()),
        ),
    ),
    Step(
        "scores",
        When(tricks=4),
        ("score:0", "score:1"),
        claims=(
            Claim("who", "won", 2),
            Claim("points", "pair_points", 25, 1),
            Claim("zhu", "personal", 15, 2),
            Claim("mei", "personal", 10, 4),
            Claim("", "played_before", _C("10H"), 4),
            Claim("", "pair_points", 0, 0),
        ),
    ),
    Step("rest", When(tricks=4), ("score:0", "score:1"), then_played=True),
    Step(
        "last",
        When(asked="play", tricks=17),
        ("hand", "mine"),
        Accept("play", _one("3D")),
        (
            Claim("card", "has", True, _C("3D")),
            Claim("", "hand", 1),
            Claim("", "mine_count", 1),
            Claim("who", "winning", 2),
            Claim("best", "best", _C("3C")),
        ),
    ),
    Step(
        "dug",
        When(phase="over"),
        claims=(
            Claim("who", "won", 2),
            Claim("score", "result_points", 5, "mine_score"),
            Claim("one", "result_of", 65, ("pair_points", 0)),
            Claim("other", "result_of", 55, ("pair_points", 1)),
            Claim("limit", "take_over", 80),
            Claim("gain", "gain_of", 2, 0),
            Claim("level", "level_after", Rank(5), 0),
        ),
    ),
    Step("windows", When(phase="over"), claims=(Claim("points", "result_of", 35, ("cumulative_after", 1)),)),
    Step(
        "end",
        When(phase="over"),
        claims=(
            Claim("", "result", False, "overturned"),
            Claim("", "next_declarer", 0),
        ),
    ),
)
LESSON: Final = Lesson(
    FiveSettings(),
    dealt(_HANDS, _BOTTOM),
    0,
    {0: parse_cards("3S")},
    parse_cards("sj 6S 7S AD 2H 9H 7D 8D"),
    recorded(_TRICKS),
    _STEPS,
)
