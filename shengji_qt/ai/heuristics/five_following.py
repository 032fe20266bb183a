# SPDX-License-Identifier: MIT
"""Following in the five-player game: attackers, the declarer's hand, the mine, and both hands in split mode."""

from __future__ import annotations

from collections.abc import Iterator

from shengji_qt.ai.heuristics.contest import Lead, follow_options, lead_of, taking_reason
from shengji_qt.ai.heuristics.five_knowledge import DECLARER
from shengji_qt.ai.heuristics.five_reasons import FiveReason
from shengji_qt.ai.heuristics.five_situation import FiveSituation
from shengji_qt.ai.heuristics.five_stakes import PERSONAL
from shengji_qt.ai.heuristics.situation import Candidate, best_choices
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.actions import Choice, Mine, Play
from shengji_qt.model.cards import points_of
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.view import MINE


def action_of(sit: FiveSituation, cards: Cards) -> Play | Mine:
    """What plays these cards from the slot on turn."""
    return Mine(cards) if sit.know.slot == MINE else Play(cards)


def follow_choices(sit: FiveSituation, most: int) -> list[Choice]:
    """Sensible legal plays to the lead, best first; at least one."""
    lead = lead_of(sit.order, sit.view.trick)
    plays = options(sit, lead)
    if len(plays) == 1 and len(view_rules.plays(sit.view, 2)) == 1:
        only = action_of(sit, plays[0])
        return [Choice(only, "forced") if plays[0] else Choice(only, "skip_only")]
    candidates = [_evaluate(sit, lead, cards) for cards in plays]
    return best_choices(
        sit.order, candidates, lambda cards: _reason(sit, lead, cards, plays), most, lambda c: action_of(sit, c)
    )


# -- what can be played ------------------------------------------------------------------------------------------------


def options(sit: FiveSituation, lead: Lead) -> list[Cards]:
    """At least one; () is a skip."""
    hand = sit.know.hand
    if sit.know.slot != MINE and not (sit.split and sit.know.is_declarer):
        if len(hand) <= lead.size:
            return [hand]
        return follow_options(sit.costs, lead, _point_values(sit, lead), sit.protects)
    found: list[Cards] = [()]
    if len(hand) >= lead.size:
        found += follow_options(sit.costs, lead, _point_values(sit, lead), sit.protects)
    found += _short(sit, lead)
    allowed = [cards for cards in dict.fromkeys(found) if view_rules.check(sit.view, action_of(sit, cards)) is None]
    return allowed or [view_rules.plays(sit.view, 1)[0]]


def _short(sit: FiveSituation, lead: Lead) -> Iterator[Cards]:
    """Fewer cards than led, those of the led class first (R13.4, R22.4)."""
    hand = sit.know.hand
    held = sit.know.held_in(lead.cls)
    rest = without(hand, held)
    values = dict.fromkeys(_point_values(sit, lead))
    for size in range(1, min(lead.size - 1, len(hand)) + 1):
        for value in values:
            cards = sit.costs.cheapest(held, min(size, len(held)), value)
            more = sit.costs.cheapest(rest, size - len(cards), value, taken=cards)
            yield tuple(sorted(cards + more))


def _point_values(sit: FiveSituation, lead: Lead) -> tuple[float, float, float]:
    """What a point of an added card counts: as the trick stands, when keeping them, when giving them."""
    holder = sit.know.party(sit.view.trick.winner or 0)
    stands = sit.outlook(lead, lead.best, holder, sit.know.hand).of(sit.know.own)
    keep = sit.weights.keep_points
    return keep - stands, 1.0, -0.6


# -- what it is worth --------------------------------------------------------------------------------------------------


def _evaluate(sit: FiveSituation, lead: Lead, cards: Cards) -> Candidate:
    know, trick = sit.know, sit.view.trick
    wins = lead.beaten_by(sit.order, cards)
    here = lead.strength(sit.order, cards) if wins else None
    holder = know.own if wins else know.party(trick.winner or 0)
    outlook = sit.outlook(lead, here or lead.best, holder, without(know.hand, cards))
    points = trick.points + points_of(cards)
    value = sit.worth(outlook, lead.size, points, cards) + sit.lead_worth(outlook)
    value -= sit.costs.of(cards) + sit.keeping(cards)
    if not know.is_declarer:
        credit = trick.points if wins else points_of(cards)
        value += PERSONAL * outlook.of(know.own) * credit
    return Candidate(value + sit.pace(cards, lead.size), cards)


# -- why ---------------------------------------------------------------------------------------------------------------


def _reason(sit: FiveSituation, lead: Lead, cards: Cards, plays: list[Cards]) -> FiveReason:
    know, trick = sit.know, sit.view.trick
    if not cards:
        return "mine_skip", {"left": len(know.hand)}
    if lead.beaten_by(sit.order, cards):
        behind = [slot for slot in know.later if know.party(slot) != know.own]
        return taking_reason(know, lead, cards, behind, trick.points + points_of(cards))
    points = points_of(cards)
    more = points > min(points_of(each) for each in plays)
    holder = know.party(trick.winner or 0)
    if know.is_declarer:
        return _declarer_reason(sit, lead, cards, plays, more)
    if holder == know.own and know.partner is not None:
        if more:
            return "feed_partner", {"seat": know.partner, "points": points}
        return "partner_wins", {"seat": know.partner}
    if more and know.partner is not None and _may_win(sit, lead, know.partner):
        return "hope_partner", {"seat": know.partner, "points": points}
    return _losing_reason(sit, lead, plays)


def _declarer_reason(sit: FiveSituation, lead: Lead, cards: Cards, plays: list[Cards], more: bool) -> FiveReason:
    know, points = sit.know, points_of(cards)
    if know.party(sit.view.trick.winner or 0) == DECLARER:
        return ("feed_own", {"points": points}) if more else ("own_wins", {})
    left = without(know.hand, cards)
    if more and any(know.party(slot) == DECLARER for slot in know.later) and sit.spare_beats(lead, lead.best, left):
        return "hope_own", {"points": points}
    if know.slot == MINE and not sit.split:
        return "mine_clear", {"left": len(know.hand) - len(cards)}
    return _losing_reason(sit, lead, plays)


def _losing_reason(sit: FiveSituation, lead: Lead, plays: list[Cards]) -> FiveReason:
    if any(lead.beaten_by(sit.order, each) for each in plays):
        return "not_worth", {"points": sit.view.trick.points}
    return "cannot_win", {}


def _may_win(sit: FiveSituation, lead: Lead, slot: int) -> bool:
    """Whether a place that plays later can hold what beats the best play so far."""
    return slot in sit.know.later and sit.know.may_beat_play(slot, lead.cls, lead.runs, lead.best)
