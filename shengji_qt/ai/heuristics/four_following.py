# SPDX-License-Identifier: MIT
"""Following in the four-player game: win it, feed the partner, or lose as little as possible."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.ai.heuristics.chances import Strength
from shengji_qt.ai.heuristics.contest import Lead, follow_options, lead_of, taking_reason
from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.situation import Candidate, Situation, best_choices
from shengji_qt.ai.heuristics.structures import Cards
from shengji_qt.ai.heuristics.worth import trick_value
from shengji_qt.model.actions import Choice, Play
from shengji_qt.model.cards import points_of
from shengji_qt.model.four_player import view_rules

SEATS = 4


class Contest(NamedTuple):
    """The open trick: `ours` if the partner is winning it; `later` the seats that play after this one."""

    lead: Lead
    ours: bool
    later: tuple[int, ...]


def contest_of(sit: Situation) -> Contest:
    """The open trick of the View, which has at least the lead."""
    trick, know = sit.view.trick, sit.know
    later = tuple((know.seat + step) % SEATS for step in range(1, SEATS - len(trick.plays)))
    return Contest(lead_of(sit.order, trick), trick.winner == know.partner, later)


def follow_choices(sit: Situation, most: int) -> list[Choice]:
    """Sensible legal follows, best first; at least one."""
    contest = contest_of(sit)
    plays = follow_options(sit.worth, contest.lead, _point_values(sit, contest), sit.view.settings.protect_triples)
    if len(plays) == 1 and len(view_rules.plays(sit.view, 2)) == 1:
        return [Choice(Play(plays[0]), "forced")]
    candidates = [_evaluate(sit, contest, cards) for cards in plays]
    return best_choices(sit.order, candidates, lambda cards: _reason(sit, contest, cards, plays), most)


def _point_values(sit: Situation, contest: Contest) -> tuple[float, float, float]:
    """What a point of an added card counts: as the trick stands, when keeping them, when giving them."""
    stands = _win_chance(sit, contest, contest.lead.best, contest.ours)
    return sit.weights.keep_points - stands, 1.0, -0.6


# -- what it is worth ------------------------------------------------------------------------------------------------


def _win_chance(sit: Situation, contest: Contest, best: Strength, ours: bool) -> float:
    """Chance that our side takes the trick when the best play is `best`, by one of ours or not."""
    chances, willing = sit.chances, sit.weights.willing
    partner = sit.know.partner

    def beats(seat: int) -> float:
        return chances.beats(seat, contest.lead.cls, contest.lead.runs, best)

    if ours:
        hold = 1.0
        for seat in contest.later:
            if seat != partner:
                hold *= 1.0 - willing * beats(seat)
        rescue = 0.4 * beats(partner) if partner in contest.later else 0.0
        return hold + (1.0 - hold) * rescue
    if partner not in contest.later:
        return 0.0
    chance = beats(partner)
    for seat in contest.later:
        if seat != partner:
            chance *= 1.0 - 0.5 * beats(seat)
    return chance


def _evaluate(sit: Situation, contest: Contest, cards: Cards) -> Candidate:
    weights = sit.weights
    here = contest.lead.strength(sit.order, cards)
    wins = here is not None and here > contest.lead.best
    best = here if wins and here is not None else contest.lead.best
    ours = wins or contest.ours
    chance = _win_chance(sit, contest, best, ours)
    more = 0.5 * weights.feed * contest.lead.size
    to_gain = more if sit.know.partner in contest.later else 0.0
    to_lose = more if any(seat != sit.know.partner for seat in contest.later) else 0.0
    value = trick_value(sit.know, chance, sit.view.trick.points, points_of(cards), weights)
    value += chance * to_gain - (1.0 - chance) * to_lose - sit.worth.of(cards)
    value += weights.lead * chance * (1.0 if wins else 0.8)
    return Candidate(value, cards)


def _reason(sit: Situation, contest: Contest, cards: Cards, plays: list[Cards]) -> Reason:
    know, order = sit.know, sit.order
    points = points_of(cards)
    lead = contest.lead
    if lead.beaten_by(order, cards):
        behind = [seat for seat in contest.later if seat != know.partner]
        return taking_reason(know, lead, cards, behind, sit.view.trick.points + points)
    fewest = min(points_of(each) for each in plays)
    if contest.ours:
        if points > fewest:
            return "feed_partner", {"seat": know.partner, "points": points}
        return "partner_wins", {"seat": know.partner}
    able = know.partner in contest.later and know.may_beat_play(know.partner, lead.cls, lead.runs, lead.best)
    if able and points > fewest:
        return "hope_partner", {"seat": know.partner, "points": points}
    if any(lead.beaten_by(order, each) for each in plays):
        return "not_worth", {"points": sit.view.trick.points}
    return "cannot_win", {}
