# SPDX-License-Identifier: MIT
"""What a step may say of a position, and whether it is so: each fact is read from the pupil's View or the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settlement import result_table
from shengji_qt.model.games import rules_of
from shengji_qt.model.still_out import still_out
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import take_over_at
from shengji_qt.table.lessons.lesson import Claim, contains

Sort = Literal[
    "cards", "card", "seat", "points", "number", "level", "trump", "yes"
]  # of a value: how it is put into words


class Fact(NamedTuple):
    """`read`: from the View, the summary of the scored deal (None before) and what the claim is about."""

    sort: Sort
    read: Callable[[Any, Any, Any], Any]


def holds(claim: Claim, view: Any, summary: Any = None) -> bool:
    """Whether what is claimed is so."""
    return bool(FACTS[claim.fact].read(view, summary, claim.about) == claim.value)


def _held(view: Any) -> tuple[Card, ...]:
    return (*view.hand, *getattr(view, "face_up", ()))


def _has(view: Any, _summary: Any, about: Any) -> bool:
    return contains(_held(view), about)


def _of_class(view: Any, _summary: Any, about: str) -> int:
    """How many cards of a class the pupil holds: "T" for trumps, or a suit letter."""
    order = rules_of(view).order_of(view)
    return sum(order.class_text(order.cls[card]) == about for card in _held(view))


def _allowed(view: Any, summary: Any, about: tuple[Card, ...]) -> bool:
    return not _refusal(view, summary, about)


def _refusal(view: Any, _summary: Any, about: tuple[Card, ...]) -> str:
    act = Mine(about) if view.decision.kind == "mine" else Play(about)
    refusal = rules_of(view).check(view, act)
    return "" if refusal is None else str(refusal.code)


def _higher_unseen(view: Any, _summary: Any, about: Card) -> int:
    """Cards of the same class that beat this one and that the pupil has not seen: in other hands or hidden."""
    order, _, out, _ = still_out(view)
    higher = order.at[order.cls[about]][order.pos[about] + 1 :]
    return sum(out[face] for faces in higher for face in faces)


def _best(view: Any, _summary: Any, _about: Any) -> tuple[Card, ...]:
    """The cards that are winning the open trick."""
    return next((play.cards for play in view.trick.plays if play.seat == view.trick.winner), ())


def _played(view: Any, _summary: Any, about: int) -> tuple[Card, ...]:
    """What a seat has played in the open trick last, or in the last complete one if there is none open."""
    trick = view.trick if view.trick.plays else view.tricks[-1]
    return next((play.cards for play in reversed(trick.plays) if play.seat == about), ())


def _played_before(view: Any, _summary: Any, about: int) -> tuple[Card, ...]:
    """What a seat played last in the last complete trick."""
    return next((play.cards for play in reversed(view.tricks[-1].plays) if play.seat == about), ())


def _all_trumps(view: Any, _summary: Any, _about: Any) -> bool:
    """Whether nothing but trumps was played in the last complete trick."""
    order = rules_of(view).order_of(view)
    return all(order.is_trump(card) for play in view.tricks[-1].plays for card in play.cards)


def _top_up(view: Any, _summary: Any, about: int) -> int:
    """How many cards lie open in a seat's tableau."""
    return sum(pile.state == "up" for pile in view.tableaus[about])


def _down(view: Any, _summary: Any, about: int) -> int:
    """How many lie face down there."""
    return sum(pile.state == "down" for pile in view.tableaus[about])


FACTS: Final[dict[str, Fact]] = {
    "has": Fact("yes", _has),
    "of_class": Fact("number", _of_class),
    "allowed": Fact("yes", _allowed),
    "refusal": Fact("yes", _refusal),
    "higher_unseen": Fact("number", _higher_unseen),
    "winning": Fact("seat", lambda view, _s, _a: view.trick.winner),
    "best": Fact("cards", _best),
    "played": Fact("cards", _played),
    "played_before": Fact("cards", _played_before),
    "all_trumps": Fact("yes", _all_trumps),
    "in_bottom": Fact("yes", lambda view, _s, about: contains(view.bottom, about)),
    "won": Fact("seat", lambda view, _s, _a: view.tricks[-1].winner),
    "trick_points": Fact("points", lambda view, _s, _a: (view.trick if view.trick.plays else view.tricks[-1]).points),
    "tricks": Fact("number", lambda view, _s, _a: len(view.tricks)),
    "hand": Fact("number", lambda view, _s, _a: len(view.hand)),
    "declarer": Fact("seat", lambda view, _s, _a: view.declarer),
    "trump": Fact("trump", lambda view, _s, _a: view.trump),
    "level": Fact("level", lambda view, _s, _a: view.level),
    "attacker_points": Fact("points", lambda view, _s, _a: view.attacker_points),
    "points": Fact("points", lambda view, _s, about: view.points[about]),
    "pair_points": Fact("points", lambda view, _s, about: view.pair_points[about]),
    "personal": Fact("points", lambda view, _s, about: view.personal[about]),
    "partner": Fact("seat", lambda view, _s, about: next(sum(pair) - about for pair in view.pairs if about in pair)),
    "bottom_count": Fact("number", lambda view, _s, _a: view.bottom_count),
    "mine_count": Fact("number", lambda view, _s, _a: view.mine_count),
    "in_mine": Fact("yes", lambda view, _s, about: contains(view.mine, about)),
    "open": Fact("number", _top_up),
    "face_down": Fact("number", _down),
    "take_over": Fact("points", lambda view, _s, _a: _take_over(view)),
    "result": Fact("number", lambda _v, summary, about: getattr(summary, about)),
    "result_points": Fact("points", lambda _v, summary, about: getattr(summary, about)),
    "result_of": Fact("points", lambda _v, summary, about: getattr(summary, about[0])[about[1]]),
    "gain_of": Fact("number", lambda _v, summary, about: summary.gains[about]),
    "level_after": Fact("level", lambda _v, summary, about: summary.levels_after[about]),
    "next_declarer": Fact("seat", lambda _v, summary, _a: summary.next_declarer),
    "winner": Fact("yes", lambda _v, summary, _a: summary.winner),
}


def _take_over(view: Any) -> int:
    """With how many points the attackers, a pair or an attacker takes the deal over."""
    settings = view.settings
    if isinstance(settings, ThreeSettings):
        return take_over_at(settings)
    if isinstance(settings, FiveSettings):
        return settings.overturn
    return next(line.low for line in result_table(settings) if line.swap)
