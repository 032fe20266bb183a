# SPDX-License-Identifier: MIT
"""RuleBot for the three-player game: a quick policy, corrected where playing the hand out in a few ways says so.

Everything is worked out from the View, the lots that are drawn for hidden cards included, so equal Views give equal
choices. A face-down card is hidden from everybody, its owner included.
"""

from __future__ import annotations

from typing import Literal

from shengji_qt.ai.heuristics.three_bidding import Auction, overflow_victim, penalty_worth
from shengji_qt.ai.heuristics.three_burying import judge_bottoms, judge_swaps
from shengji_qt.ai.heuristics.three_explaining import (
    bid_reason,
    bury_reason,
    follow_reason,
    lead_reason,
    swap_reason,
)
from shengji_qt.ai.heuristics.three_playing import Position, candidates, guarded, judge
from shengji_qt.ai.heuristics.three_reasons import THREE_REASON_CODES
from shengji_qt.model.actions import Bid, Bury, Choice, Lower, PassBid, Penalise, Play, Swap
from shengji_qt.model.cards import Card
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.settlement import victims
from shengji_qt.model.three_player.view import ThreeView

__all__ = ["MOST_CHOICES", "THREE_REASON_CODES", "rank"]
MOST_CHOICES = 5


def rank(view: ThreeView, most: int = MOST_CHOICES) -> list[Choice]:
    """What to do, best first, at most `most`; all of them legal. [] if the seat is not asked, or if it stays silent
    while the stock is drawn. Depends on the View alone.
    """
    if view.decision is None:
        return []
    match view.decision.kind:
        case "turned" | "bid" | "poll":
            found = _bids(view)
        case "swap":
            position = Position(view)
            found = [
                Choice(Swap(moves), *swap_reason(position, moves), value=round(value, 3))
                for value, moves in judge_swaps(position)
            ]
        case "bury":
            position = Position(view)
            found = [
                Choice(Bury(each.cards), *bury_reason(position, each.cards), value=round(each.value, 3))
                for each in judge_bottoms(position)
            ]
        case "play":
            found = _plays(view)
        case "penalty":
            found = _penalties(view)
        case "lower":
            found = _lowerings(view)
        case kind:
            raise ValueError(f"no decision of this game: {kind}")
    return found[:most]


def _plays(view: ThreeView) -> list[Choice]:
    only = view_rules.plays(view, 2)
    if len(only) == 1:
        return [Choice(Play(only[0]), "forced")]
    position = Position(view)
    reason = lead_reason if position.table.leads() else follow_reason
    return [
        Choice(Play(each.cards), *reason(position, each.cards), value=round(each.value, 3))
        for each in judge(position, candidates(position))
    ]


def _bids(view: ThreeView) -> list[Choice]:
    """Bids and silence, best first; the first bid wins doubtful cases in a first hand, silence in later ones."""
    offers = view_rules.bids(view)
    if not offers:
        return [Choice(PassBid(), "pass_no_card", {})]
    faces = [each.cards[0] for each in offers]
    rows, silent = Auction(view).rows(faces)
    names: list[tuple[Card, ...]] = [(), *((face,) for face in faces)]
    table = [silent, *rows]
    if view.declarer is None:
        names, table = [*names[1:], ()], [*table[1:], silent]
    ranked = guarded(names, table)
    if view.decision is not None and view.decision.optional and not ranked[0].cards:
        return []
    choices = []
    for each in ranked:
        value = round(each.value, 3)
        if each.cards:
            choices.append(Choice(Bid(each.cards), *bid_reason(view, each.cards[0], True), value=value))
        elif not (view.decision is not None and view.decision.optional):
            choices.append(Choice(PassBid(), *bid_reason(view, faces[0], False), value=value))
    return choices


def _penalties(view: ThreeView) -> list[Choice]:
    assert view.judged is not None, "an attacker is judged"
    facts: dict[str, object] = {"seat": view.judged, "count": view.declined[view.judged]}
    effects: tuple[Literal["demote", "promote"], ...] = ("promote", "demote")
    codes = {"promote": "penalise_up", "demote": "penalise_down"}
    found = [Choice(Penalise(each), codes[each], facts, round(penalty_worth(view, each), 3)) for each in effects]
    return sorted(found, key=lambda each: -each.value)


def _lowerings(view: ThreeView) -> list[Choice]:
    assert view.seat is not None, "somebody is asked"
    best = overflow_victim(view, victims(view.levels, view.seat))
    return [Choice(Lower(best), "lower_rival", {"seat": best, "count": view.overflow[view.seat]})]
