# SPDX-License-Identifier: MIT
"""The topics of the three-player example format (three_player.md 23), each answered by the real model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shengji_qt.model.cards import ACE, Card, Rank
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import points, results, rounds, settlement, view_rules
from shengji_qt.model.three_player.bidding import SEATS
from shengji_qt.model.three_player.layouts import Layout, check_layout, covers, layers, top_slots
from shengji_qt.model.three_player.ranking import DECK, three_order
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding, level_of
from shengji_qt.model.three_player.tableau import Tableau
from shengji_qt.model.three_player.vector_hands import (
    bidding_topic,
    cards_of,
    contract_of,
    counts_topic,
    hand_topic,
    level_texts,
    playing_view,
    settings_of,
    texts_of,
)
from shengji_qt.model.three_player.view import SlotState
from shengji_qt.model.view import Played, Trick

Given = dict[str, Any]


def run_three(vector: Given) -> Given:
    """The model's answer to one example; LookupError for a topic that the format does not have."""
    try:
        answer = _TOPICS[vector["topic"]]
    except KeyError:
        raise LookupError(f"no topic {vector['topic']!r}") from None
    return answer(vector["given"])


def _order(given: Given) -> Order:
    return three_order(*contract_of(given))


def _levels(given: Given) -> tuple[Rank, ...]:
    return tuple(Rank.parse(text) for text in given["levels"])


def _ladder(settings: ThreeSettings) -> Ladder:
    return Ladder.of(settings, MatchOptions())


def _ranking(given: Given) -> Given:
    order = _order(given)
    side = {
        order.class_text(number): [(faces[0].rank or ACE).text for faces in reversed(ladder)]
        for number, ladder in enumerate(order.at)
        if number != TRUMP and ladder
    }
    trumps = [sorted(texts_of(faces)) for faces in reversed(order.at[TRUMP])]
    return {"trump_tiers": trumps, "side": side, "trump_count": sum(order.is_trump(each) for each in DECK)}


def _plays(given: Given) -> list[tuple[Card, ...]]:
    """Single cards, or with rule #3 lists of cards."""
    return [cards_of([play] if isinstance(play, str) else play) for play in given["plays"]]


def _seats(given: Given) -> list[int]:
    return [(int(given["leader"]) + index) % SEATS for index in range(len(given["plays"]))]


def _trick_winner(given: Given) -> Given:
    order, plays = _order(given), _plays(given)
    best = rounds.winner_of(order, plays, settings_of(given).fresh_lead)
    return {
        "winner": _seats(given)[best],
        "winning_card": plays[best][0].text,
        "led": order.class_text(order.cls[plays[0][0]]),
    }


def _throw_trick(given: Given) -> Given:
    return {"winner": _seats(given)[rounds.winner_of(_order(given), _plays(given))]}


def _legal_follow(given: Given) -> Given:
    """Asked of the View rules: seat 1 follows a card of the led class that nobody in the example holds."""
    order, hand, up = _order(given), cards_of(given["hand"]), cards_of(given.get("face_up", []))
    led: tuple[Card, ...] = ()
    if given.get("led") is not None:
        led = (
            next(each for each in DECK if order.class_text(order.cls[each]) == given["led"] and each not in hand + up),
        )
    view = playing_view(contract_of(given), settings_of(given), hand, up, int(given.get("face_down", 0)), led)
    found = [play[0] for play in view_rules.plays(view, len(DECK)) if len(play) == 1]  # with rule #3 a lead may be more
    return {"legal": sorted(texts_of(found))}


def _points(given: Given) -> Given:
    settings = settings_of(given)
    cards = DECK if given["cards"] == "ALL" else cards_of(given["cards"])
    worth = points.points_in(cards, settings)
    each_round = SEATS if settings.rule3 else 2 * SEATS
    bonus = points.round_bonus(settings, 0, each_round * int(given.get("rounds_won", 0)))
    return {"card_points": worth, "bonus": bonus, "total": worth + bonus}


def _bottom(given: Given) -> Given:
    settings, order, plays = settings_of(given), _order(given), _plays(given)
    declarer = int(given["declarer"])
    seats = _seats(given)
    winner = seats[rounds.winner_of(order, plays, settings.fresh_lead)]
    last = Trick(tuple(Played(seat, play) for seat, play in zip(seats, plays, strict=True)), winner)
    result = results.judge_bottom(settings, order, declarer, last, cards_of(given["bottom"]))
    count = sum(map(len, plays))
    gained = points.points_in([face for play in plays for face in play], settings)
    gained += points.round_bonus(settings, 0, count)
    totals = {int(seat): value for seat, value in given.get("before", {}).items()}
    if result.capturer is not None:
        totals[winner] = totals.get(winner, 0) + gained + result.score
    return {
        "winner": winner,
        "captured": result.capturer is not None,
        "double": result.double,
        "level_capture": result.level_capture,
        "bottom_points": result.points,
        "bottom_score": result.score,
        "round_points": gained,
        "totals": {str(seat): value for seat, value in totals.items()},
    }


def _tally(given: Given) -> settlement.Tally:
    scores = {int(seat): value for seat, value in given["scores"].items()}
    tie = [(0, 0)] * SEATS
    for seat, cards in given.get("last_cards", {}).items():
        tie[int(seat)] = rounds.tie_strength(_order(given), cards_of(cards))
    declarer = int(given["declarer"])
    level = Rank.parse(given.get("hand_level") or given.get("levels", ["3"] * SEATS)[declarer])
    total = tuple(scores.get(seat, 0) for seat in range(SEATS))
    return settlement.Tally(declarer, level, total, bool(given.get("level_capture")), tuple(tie))


def _next_declarer(given: Given) -> Given:
    coming = settlement.succession(settings_of(given), _tally(given))
    extra = {seat: coming.extra[int(seat)] for seat in given["scores"]}
    return {"next_declarer": coming.declarer, "extra": extra}


def _result(given: Given) -> Given:
    settings, tally = settings_of(given), _tally(given)
    ladder = _ladder(settings)
    owed = tuple(None if text is None else Rank.parse(text) for text in given.get("owed", [None] * SEATS))
    before = ThreeStanding(levels=_levels(given), declarer=tally.declarer, owed=owed)
    settled = settlement.settle(settings, ladder, before, tally)
    after, applied = settled.standing, []
    uses = {int(chooser): victim for chooser, victim in given.get("overflow_use", {}).items()}
    for seat in settlement.choosers(tally.declarer, settled.overflow) if settings.overflow_demotion else ():
        if uses.get(seat) in settlement.victims(after.levels, seat):
            victim, count = uses[seat], settled.overflow[seat]
            after = ladder.lowered(after, victim, level_of(after, victim) - count)
            applied.append([seat, victim, count])
    return {
        "declarer_won": settled.declarer_won,
        "gains": list(settled.gains),
        "next_declarer": settled.next_declarer if settled.winner is None else None,
        "levels": level_texts(after.levels),
        "overflow": list(settled.overflow),
        "overflow_applied": applied,
        "match_winner": settled.winner,
    }


def _layout_valid(given: Given) -> Given:
    slots = tuple((x, y, z) for x, y, z in given["slots"])
    error = check_layout(Layout("", slots, tuple(given["flip_order"])))
    if error is not None:
        return {"valid": False, "error": error}
    pairs = [list(pair) for pair in covers(slots)]
    return {"valid": True, "top": list(top_slots(slots)), "layers": layers(slots), "covers": pairs}


def _bury(given: Given) -> Given:
    return {
        "legal": view_rules.burial_error(
            cards_of(given["hand"]),
            cards_of(given.get("locked", [])),
            int(given.get("already_buried", 0)),
            cards_of(given["choose"]),
        )
        is None
    }


def _reveal(given: Given) -> Given:
    slots = tuple((x, y, z) for x, y, z in given["slots"])
    states: tuple[SlotState, ...] = tuple(
        "gone" if slot in given.get("played", []) else "up" if slot in given.get("face_up", []) else "down"
        for slot in range(len(slots))
    )
    if given["stage"] == "half" and settings_of(given).rule3:  # rounds of three cards have no half (17)
        return {"turned": []}
    tableau = Tableau(Layout("", slots, ()), states=states)
    return {"turned": list(tableau.to_turn(int(given.get("hand_count", 0)), given["stage"]))}


def _throw(given: Given) -> Given:
    order, attempt = _order(given), cards_of(given["attempt"])
    others = [cards_of(each) for each in given["others"]]
    if view_rules.lead_error(order, attempt, min(map(len, others))) is not None:
        return {"outcome": "illegal", "lead": []}
    led = rounds.judge_throw(order, attempt, others)
    return {"outcome": "ok" if led == attempt else "forced", "lead": texts_of(led)}


def _penalty(given: Given) -> Given:
    ladder, declarer = _ladder(settings_of(given)), int(given["declarer"])
    standing = ThreeStanding(levels=_levels(given), declarer=declarer)
    standing = settlement.penalise_declarer(ladder, standing, declarer, given["declined"][declarer])
    for seat in settlement.attackers(declarer):
        if given["declined"][seat]:
            effect = given.get("choices", {}).get(str(seat), "demote")
            standing = settlement.penalise_attacker(ladder, standing, seat, given["declined"][seat], effect)
    return {"levels": level_texts(standing.levels), "owed": level_texts(standing.owed)}


_TOPICS: Final[dict[str, Callable[[Given], Given]]] = {
    "ranking": _ranking,
    "trick_winner": _trick_winner,
    "legal_follow": _legal_follow,
    "points": _points,
    "bottom": _bottom,
    "next_declarer": _next_declarer,
    "result": _result,
    "layout_valid": _layout_valid,
    "bidding": bidding_topic,
    "deal_counts": counts_topic,
    "bury": _bury,
    "reveal": _reveal,
    "throw": _throw,
    "throw_trick": _throw_trick,
    "penalty": _penalty,
    "hand": hand_topic,
}
