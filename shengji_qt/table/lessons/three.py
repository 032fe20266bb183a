# SPDX-License-Identifier: MIT
"""The lesson of the three-player game: the tableau, the bid, a swap, a round in two halves, cards that turn over.

What follows the second round was recorded from a plain computer player.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.model.actions import Swap, SwapMove
from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.table.lessons.lesson import Accept, Claim, Lesson, Step, When, recorded

_DECK: Final = parse_cards(
    "4C 10C 4D 3H KS 5C AS 10H 6S 6D 10S QC KH QS 7H 3C 9H KC 5H JH JS 6C sj 2H 3S 8H AC 3D 4S 8C "
    "AD 7C 8S QH "
    "AH 9C 10D KD 5D 7S 5S 7D JD 4H 8D QD JC bj 9S 2S 9D 6H"
)  # tableaus, the bottom, the stock
_ROUNDS: Final = """
AD | 7D | 4D | 6D | 8D | JD
3H | bj | 6H | 4H | 10H | 7H
sj | 6S | QH | 9D | 7S | AH
KS | 9S | AS | QS | 2H | 4C
KC | 6C | 9C | 8C | 3C | 10C
3S | 9H | QD | 5H | JH | QC
2S | 4S | AC | KH | 5D | 5C
3D | 10S | JS | KD | 8H | 10D
"""
_C = parse_cards


def _one(text: str) -> tuple[tuple[Card, ...], ...]:
    return (parse_cards(text),)


_STEPS: Final = (
    Step("welcome", show=("plate:1", "plate:2")),
    Step(
        "tableau",
        When(phase="turn"),
        ("tableau:0",),
        claims=(Claim("down", "face_down", 10, 0), Claim("", "open", 0, 0)),
    ),
    Step(
        "bid",
        When(asked="turned"),
        ("tableau-card:3H", "button:bid"),
        Accept("bid", _one("3H")),
        (Claim("card", "has", True, _C("3H")), Claim("level", "level", Rank(3))),
    ),
    Step(
        "open",
        When(asked="swap"),
        ("tableau:0", "tableau:1", "tableau:2"),
        claims=(
            Claim("", "open", 5, 0),
            Claim("", "face_down", 5, 0),
            Claim("trump", "trump", Trump.HEARTS),
            Claim("", "in_bottom", True, _C("AD")),
            Claim("", "declarer", 0),
        ),
    ),
    Step(
        "swap",
        When(asked="swap"),
        ("tableau-card:4C", "bottom-cards"),
        Accept("swap", have=_C("AD"), keep=_C("3H AS 6D KH")),
        (Claim("low", "has", True, _C("4C")),),
    ),
    Step(
        "bury",
        When(asked="bury"),
        ("hand",),
        Accept("bury", have=_C("5S"), keep=_C("AH KD 4H 2S QH")),
        (Claim("", "has", True, _C("2S QH")),),
    ),
    Step(
        "trumps",
        When(asked="play"),
        ("hand:T", "tableau-card:3H", "tableau-card:KH"),
        claims=(Claim("count", "of_class", 6, "T"), Claim("two", "has", True, _C("2S"))),
    ),
    Step(
        "first",
        When(asked="play"),
        ("tableau-card:AD", "drop"),
        Accept("play", _one("AD")),
        (Claim("card", "has", True, _C("AD")), Claim("", "higher_unseen", 0, Card.parse("AD"))),
    ),
    Step(
        "second",
        When(asked="play", plays=3),
        ("tableau-card:6D",),
        Accept("play", _one("6D")),
        (
            Claim("best", "best", _C("AD")),
            Claim("", "winning", 0),
            Claim("card", "has", True, _C("6D")),
            Claim("other", "allowed", True, _C("KD")),
            Claim("", "refusal", "must_follow_suit", _C("AS")),
        ),
    ),
    Step(
        "flip",
        When(tricks=1, asked="play"),
        ("tableau-card:3C", "tableau-card:3S"),
        claims=(
            Claim("", "won", 0),
            Claim("cards", "has", True, _C("3C 3S")),
            Claim("", "open", 5, 0),
            Claim("", "face_down", 3, 0),
        ),
    ),
    Step(
        "lead_trump",
        When(tricks=1, asked="play"),
        ("tableau-card:3H", "drop"),
        Accept("play", _one("3H")),
        (Claim("card", "has", True, _C("3H")), Claim("higher", "higher_unseen", 2, Card.parse("3H"))),
    ),
    Step(
        "small_trump",
        When(tricks=1, asked="play", plays=3),
        ("card:4H",),
        Accept("play", _one("4H")),
        (
            Claim("best", "best", _C("bj")),
            Claim("who", "winning", 1),
            Claim("card", "has", True, _C("4H")),
            Claim("", "refusal", "must_follow_suit", _C("AS")),
        ),
    ),
    Step(
        "apart",
        When(tricks=2),
        ("score:0", "score:1"),
        claims=(
            Claim("who", "won", 1),
            Claim("points", "trick_points", 10),
            Claim("", "points", 10, 1),
            Claim("", "points", 0, 2),
            Claim("limit", "take_over", 30),
        ),
    ),
    Step("rest", When(tricks=2), claims=(Claim("", "tricks", 2),), then_played=True),
    Step(
        "last",
        When(asked="play", tricks=7),
        ("card:KD", "tableau-card:3D"),
        Accept("play", _one("3D")),
        (
            Claim("card", "has", True, _C("3D")),
            Claim("", "higher_unseen", 0, Card.parse("3D")),
            Claim("", "points", 10, 1),
            Claim("", "points", 15, 2),
        ),
        then_played=True,
    ),
    Step(
        "result",
        When(phase="over"),
        claims=(
            Claim("", "won", 0),
            Claim("one", "result_of", 10, ("points", 1)),
            Claim("other", "result_of", 15, ("points", 2)),
            Claim("limit", "take_over", 30),
            Claim("gain", "gain_of", 2, 0),
            Claim("", "gain_of", 0, 1),
            Claim("level", "level_after", Rank(5), 0),
        ),
    ),
    Step("end", When(phase="over"), claims=(Claim("", "next_declarer", 0),)),
)
LESSON: Final = Lesson(
    ThreeSettings(),
    _DECK,
    0,
    {0: _C("3H")},
    _C("7C 8S 5S JC"),
    recorded(_ROUNDS),
    _STEPS,
    Swap((SwapMove(0, Card.parse("AD"), "hand"),)),
)
