# SPDX-License-Identifier: MIT
"""The lesson of the four-player game: bid, bury, lead, follow, ruff, and what the last trick does to the bottom.

The cards of the others and all that follows the sixth trick were recorded from RuleBot.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.table.lessons.lesson import Accept, Claim, Lesson, Step, When, dealt, recorded

_HANDS: Final = (
    "6C 3H 9S AC 10S 2S 4D 3S 8C AH QS 9S 4H 7C 6D AS 10S 3C 6S 6H AC JS 4S 3D 9C",
    "AD 5C bj 3C 4D 7S 3S JD 2C 10C 7H 2S 2H 8D 5H AH JC 8C KC QH 3D 8S 5C QD QC",
    "2D sj 8H 5D QH 9H 4S 10C 2C 2H 3H JD JH 4H JH 5D 10H QS KC 9C 7D 2D KH bj 10D",
    "5H KS 9D KS 4C QD 6S KD KH AS 5S 9D sj 7H 6C 6H KD 6D 10H 9H 7C AD 8H JS JC",
)
_BOTTOM: Final = "7D 8D 10D 4C QC 7S 5S 8S"
_TRICKS: Final = """
AH | 7H | KH | 8H
AC AC | 5C 5C | 10C KC | 6C JC
9S 9S 10S 10S | 3S 7S 8S 2H | 4S QS 2D 2D | 6S JS KS KS
3H | AH | 8H | KH
QH | 9H | 10H | 4H
AD | 7D | KD | 3S
QC | KC | 9C | 4C
10C JC QC | 2H 2C sj | 6H 7H 7C | 6C 7C 8C
10H JH JH QH | 5H 9H 6D 9D | 4S 5S 6H 9C | 5H 3C 3D 4D
10D | 9D | 6S | 8D
7S | 2C | bj | AS
5D 5D | QD AD | 8S JS | JD QD
JD | KD | 2S | bj
8C | 3H | 5S | QS
AS | 2S | 4H | sj
"""
_DIAMONDS: Final = parse_cards("3D 4D 6D 7D 8D 10D")
_KEPT: Final = parse_cards(
    "2S AS QS JS 10S 10S 9S 9S 8S 7S 6S 5S 4S 3S AH 3H 4H 6H AC AC QC"
)  # all but diamonds and low clubs
_C = parse_cards


def _card(text: str) -> tuple[tuple[Card, ...], ...]:
    return (parse_cards(text),)


_STEPS: Final = (
    Step("welcome", show=("plate:2", "plate:1", "plate:3")),
    Step(
        "bid",
        When(asked="bid"),
        ("card:2S", "button:bid"),
        Accept("bid", _card("2S")),
        (Claim("card", "has", True, _C("2S")), Claim("level", "level", Rank(2))),
    ),
    Step(
        "trump",
        When(asked="bury"),
        ("hand:T", "trump"),
        claims=(
            Claim("trump", "trump", Trump.SPADES),
            Claim("count", "of_class", 14, "T"),
            Claim("", "declarer", 0),
        ),
    ),
    Step("order", When(asked="bury"), ("hand:T",), claims=(Claim("card", "has", True, _C("2S")),)),
    Step("points", When(asked="bury"), ("score:0",), claims=(Claim("limit", "take_over", 80),)),
    Step(
        "bury",
        When(asked="bury"),
        ("hand:D",),
        Accept("bury", have=_DIAMONDS, keep=_KEPT),
        (Claim("count", "of_class", 6, "D"), Claim("", "has", True, _C("10D"))),
    ),
    Step(
        "ace",
        When(asked="play"),
        ("card:AH", "drop"),
        Accept("play", _card("AH")),
        (Claim("card", "has", True, _C("AH")), Claim("", "higher_unseen", 0, Card.parse("AH"))),
    ),
    Step(
        "ace_won",
        When(tricks=1),
        ("score:0",),
        claims=(
            Claim("", "won", 0),
            Claim("points", "trick_points", 10),
            Claim("", "played_before", _C("KH"), 2),
            Claim("attackers", "attacker_points", 0),
        ),
    ),
    Step(
        "pair",
        When(asked="play", tricks=1),
        ("card:AC",),
        Accept("play", _card("AC AC")),
        (Claim("cards", "has", True, _C("AC AC")),),
    ),
    Step(
        "tractor",
        When(asked="play", tricks=2),
        ("card:9S", "card:10S"),
        Accept("play", _card("9S 9S 10S 10S")),
        (
            Claim("", "won", 0),
            Claim("", "played_before", _C("5C 5C"), 1),
            Claim("cards", "has", True, _C("9S 9S 10S 10S")),
        ),
    ),
    Step(
        "low",
        When(asked="play", tricks=3),
        ("card:3H",),
        Accept("play", _card("3H")),
        (
            Claim("", "won", 0),
            Claim("card", "has", True, _C("3H")),
            Claim("", "all_trumps", True),
            Claim("attackers", "attacker_points", 0),
        ),
    ),
    Step(
        "lost",
        When(asked="play", tricks=4),
        ("score:0",),
        claims=(
            Claim("", "won", 1),
            Claim("", "played_before", _C("AH"), 1),
            Claim("", "played_before", _C("KH"), 3),
            Claim("attackers", "attacker_points", 10),
        ),
    ),
    Step(
        "follow",
        When(asked="play", tricks=4),
        ("card:4H", "card:6H"),
        Accept("play", (*_card("4H"), *_card("6H"))),
        (
            Claim("best", "best", _C("QH")),
            Claim("", "winning", 1),
            Claim("", "refusal", "must_follow_suit", _C("AS")),
            Claim("count", "of_class", 2, "H"),
            Claim("points", "trick_points", 10),
        ),
    ),
    Step(
        "ruff",
        When(asked="play", tricks=5),
        ("card:3S", "card:4S"),
        Accept("play", (*_card("3S"), *_card("4S"))),
        (
            Claim("", "of_class", 0, "D"),
            Claim("card", "has", True, _C("3S")),
            Claim("", "winning", 1),
            Claim("points", "trick_points", 10),
            Claim("", "played", _C("KD"), 3),
            Claim("attackers", "attacker_points", 20),
        ),
    ),
    Step(
        "rest",
        When(asked="play", tricks=6),
        ("score:0",),
        claims=(
            Claim("", "won", 0),
            Claim("", "played_before", _C("KD"), 3),
            Claim("attackers", "attacker_points", 20),
        ),
        then_played=True,
    ),
    Step(
        "last",
        When(asked="play", tricks=14),
        ("hand", "bottom"),
        Accept("play", _card("AS")),
        (
            Claim("", "hand", 1),
            Claim("card", "has", True, _C("AS")),
            Claim("attackers", "attacker_points", 40),
            Claim("unseen", "higher_unseen", 2, Card.parse("AS")),
        ),
    ),
    Step(
        "bottom",
        When(phase="over"),
        claims=(
            Claim("", "won", 3),
            Claim("", "played_before", _C("sj"), 3),
            Claim("", "in_bottom", True, _C("10D")),
            Claim("in_bottom", "result_points", 10, "bottom_points"),
            Claim("factor", "result", 2, "multiplier"),
            Claim("", "next_declarer", 2),
            Claim("points", "result_points", 60, "points"),
        ),
    ),
    Step(
        "result",
        When(phase="over"),
        claims=(
            Claim("points", "result_points", 60, "points"),
            Claim("limit", "take_over", 80),
            Claim("", "winner", "declarers"),
            Claim("level", "level_after", Rank(3), 0),
        ),
    ),
)
LESSON: Final = Lesson(
    FourSettings(),
    dealt(_HANDS, _BOTTOM),
    0,
    {0: parse_cards("2S")},
    parse_cards("3D 4D 6D 7D 8D 10D 3C 4C"),
    recorded(_TRICKS),
    _STEPS,
)
