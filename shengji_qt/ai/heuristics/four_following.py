# SPDX-License-Identifier: MIT
"""Following in the four-player game: win it, feed the partner, or lose as little as possible."""

from __future__ import annotations

from typing import NamedTuple

from shengji_qt.ai.heuristics.chances import Strength
from shengji_qt.ai.heuristics.reasons import Facts, Reason
from shengji_qt.ai.heuristics.situation import Candidate, Situation, best_choices
from shengji_qt.ai.heuristics.structures import Cards, build, runs_in, size_of, without
from shengji_qt.ai.heuristics.worth import trick_value
from shengji_qt.model.actions import Choice, Play
from shengji_qt.model.cards import points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.following import requirement
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import Run, planes_of
from shengji_qt.model.tricks import strength

SEATS = 4


class Contest(NamedTuple):
    """The open trick: `best` is the strength of the winning play, `later` the seats that play after this one."""

    cls: int
    runs: tuple[Run, ...]
    size: int
    best: Strength
    ours: bool
    later: tuple[int, ...]


def contest_of(sit: Situation) -> Contest:
    """The open trick of the View, which has at least the lead."""
    trick, order, know = sit.view.trick, sit.order, sit.know
    lead = trick.lead
    runs = runs_of(decompose(order, lead) or ())
    cls = order.cls[lead[0]]
    winning = next(play for play in trick.plays if play.seat == trick.winner)
    best = strength(order, runs, cls, winning.cards)
    assert best is not None, "the winning play competes"
    later = tuple((know.seat + step) % SEATS for step in range(1, SEATS - len(trick.plays)))
    return Contest(cls, runs, len(lead), best, trick.winner == know.partner, later)


def follow_choices(sit: Situation, most: int) -> list[Choice]:
    """Sensible legal follows, best first; at least one."""
    contest = contest_of(sit)
    plays = _options(sit, contest)
    if len(plays) == 1 and len(view_rules.plays(sit.view, 2)) == 1:
        return [Choice(Play(plays[0]), "forced", {"count": contest.size})]
    candidates = [_evaluate(sit, contest, cards) for cards in plays]
    return best_choices(candidates, lambda cards: _reason(sit, contest, cards, plays), most)


# -- what can be played --------------------------------------------------------------------------------------------


def _options(sit: Situation, contest: Contest) -> list[Cards]:
    held = sit.know.held_in(contest.cls)
    found = _short_options(sit, contest, held) if len(held) <= contest.size else _full_options(sit, contest, held)
    return list(dict.fromkeys(tuple(sorted(cards)) for cards in found))


def _point_values(sit: Situation, contest: Contest) -> tuple[float, float, float]:
    """What a point of an added card counts: as the trick stands, when keeping them, when giving them."""
    stands = _win_chance(sit, contest, contest.best, contest.ours)
    return sit.weights.keep_points - stands, 1.0, -0.6


def _short_options(sit: Situation, contest: Contest, held: Cards) -> list[Cards]:
    """All cards of the class are played; the rest is free. Without any, a ruff is possible."""
    need = contest.size - len(held)
    if not need:
        return [held]
    rest = without(sit.view.hand, held)
    found = [
        held + sit.worth.cheapest(rest, need, value, taken=held) for value in dict.fromkeys(_point_values(sit, contest))
    ]
    if not held and contest.cls != TRUMP:
        found += _ruffs(sit, contest)
    return found


def _ruffs(sit: Situation, contest: Contest) -> list[Cards]:
    """All-trump plays that contain the requirement, one for each top of the deciding component."""
    order = sit.order
    trumps = sit.know.held_in(TRUMP)
    if len(trumps) < contest.size:
        return []
    first, *others = contest.runs
    found = []
    for core in runs_in(order, trumps, TRUMP, first):
        rest = without(trumps, core)
        more = build(order, rest, TRUMP, others, sit.worth.of)
        if more is None:
            continue
        taken = core + more
        need = contest.size - len(taken)
        fill = sit.worth.cheapest(without(rest, more), need, 0.0, taken=taken)
        cards = taken + fill
        here = strength(order, contest.runs, contest.cls, cards)
        if here is not None and here > contest.best:
            found.append(cards)
    return found


def _full_options(sit: Situation, contest: Contest, held: Cards) -> list[Cards]:
    """More cards of the class than are led: structure first (12.4), then a free choice of the rest."""
    order = sit.order
    cls, runs, count = contest.cls, contest.runs, contest.size
    settings = sit.view.settings
    bound = requirement(runs, planes_of(held, order.pos), order.links[cls], settings.protect_triples)
    if count == 1:
        return [(face,) for face in dict.fromkeys(held)]
    if len(runs) == 1 and bound == runs:
        return runs_in(order, held, cls, runs[0])
    found = []
    for value in dict.fromkeys(_point_values(sit, contest)):

        def price(cards: Cards, value: float = value) -> float:
            return sit.worth.of(cards) + value * points_of(cards)

        core = build(order, held, cls, bound, price)
        assert core is not None, "the hand meets its own requirement"
        need = count - size_of(bound)
        found.append(core + sit.worth.cheapest(without(held, core), need, value, taken=core))
    return found


# -- what it is worth ------------------------------------------------------------------------------------------------


def _win_chance(sit: Situation, contest: Contest, best: Strength, ours: bool) -> float:
    """Chance that our side takes the trick when the best play is `best`, by one of ours or not."""
    chances, willing = sit.chances, sit.weights.willing
    partner = sit.know.partner

    def beats(seat: int) -> float:
        return chances.beats(seat, contest.cls, contest.runs, best)

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
    here = strength(sit.order, contest.runs, contest.cls, cards)
    wins = here is not None and here > contest.best
    best = here if wins and here is not None else contest.best
    ours = wins or contest.ours
    chance = _win_chance(sit, contest, best, ours)
    more = 0.5 * weights.feed * contest.size
    to_gain = more if sit.know.partner in contest.later else 0.0
    to_lose = more if any(seat != sit.know.partner for seat in contest.later) else 0.0
    value = trick_value(sit.know, chance, sit.view.trick.points, points_of(cards), weights)
    value += chance * to_gain - (1.0 - chance) * to_lose - sit.worth.of(cards)
    value += weights.lead * chance * (1.0 if wins else 0.8)
    return Candidate(value, cards)


def _reason(sit: Situation, contest: Contest, cards: Cards, plays: list[Cards]) -> Reason:
    know, order = sit.know, sit.order
    points = points_of(cards)
    winning = strength(order, contest.runs, contest.cls, cards)
    if winning is not None and winning > contest.best:
        behind = [seat for seat in contest.later if seat != know.partner]
        sure = not any(know.may_beat_play(seat, contest.cls, contest.runs, winning) for seat in behind)
        facts: Facts = {"points": sit.view.trick.points + points}
        if contest.cls != TRUMP and winning[0]:
            facts["class"] = order.class_text(contest.cls)
            return ("ruff_sure" if sure else "ruff_likely"), facts
        return ("win_sure" if sure else "win_likely"), facts
    fewest = min(points_of(each) for each in plays)
    if contest.ours:
        if points > fewest:
            return "feed_partner", {"seat": know.partner, "points": points}
        return "partner_wins", {"seat": know.partner}
    if know.partner in contest.later and points > fewest:
        return "hope_partner", {"seat": know.partner, "points": points}
    for each in plays:
        other = strength(order, contest.runs, contest.cls, each)
        if other is not None and other > contest.best:
            return "not_worth", {"points": sit.view.trick.points}
    return "cannot_win", {}
