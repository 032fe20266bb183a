# SPDX-License-Identifier: MIT
"""Leading in the four-player game: bosses and safe throws, drawing trumps, the partner's void, short suits."""

from __future__ import annotations

from shengji_qt.ai.heuristics.chances import Strength
from shengji_qt.ai.heuristics.contest import lead_options, plain_lead_reason
from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.situation import Candidate, Situation, best_choices
from shengji_qt.ai.heuristics.structures import Cards
from shengji_qt.ai.heuristics.worth import trick_value
from shengji_qt.model.actions import Choice
from shengji_qt.model.cards import points_of
from shengji_qt.model.combos import Component, decompose
from shengji_qt.model.order import CLASSES, TRUMP
from shengji_qt.model.planes import Run


def lead_choices(sit: Situation, most: int) -> list[Choice]:
    """Sensible leads, best first; at least one."""
    found: dict[Cards, tuple[Component, ...]] = {}
    for cls in range(CLASSES):
        held = sit.know.held_in(cls)
        if held:
            for cards in lead_options(sit.know, held):
                ordered = tuple(sorted(cards))
                found[ordered] = decompose(sit.order, ordered) or ()
    candidates = [_evaluate(sit, cards, components) for cards, components in found.items()]
    return best_choices(sit.order, candidates, lambda cards: _reason(sit, cards, found[cards]), most)


def _evaluate(sit: Situation, cards: Cards, components: tuple[Component, ...]) -> Candidate:
    know, chances, weights = sit.know, sit.chances, sit.weights
    cls = sit.order.cls[cards[0]]
    runs = tuple(each.run for each in components)
    best = int(cls == TRUMP), components[0].top
    beaten = [weights.willing * chances.beats(seat, cls, runs, best) for seat in know.opponents]
    hold = (1.0 - beaten[0]) * (1.0 - beaten[1])
    chance = hold + (1.0 - hold) * _help(sit, cls, runs, best, beaten)
    count, points = len(cards), points_of(cards)
    value = trick_value(know, chance, 0, points, weights) - weights.expose * (1.0 - chance) * points
    value += chance * (0.6 * weights.feed + 1.5) * count - (1.0 - chance) * 0.9 * weights.feed * count
    value -= sit.worth.of(cards)
    value += weights.lead * hold
    if cls == TRUMP:
        value += _drawing(sit, count, hold)
    elif know.trumps_held >= 2:
        value += weights.void / len(know.held_in(cls)) * count
    return Candidate(value, cards)


def _help(sit: Situation, cls: int, runs: tuple[Run, ...], best: Strength, beaten: list[float]) -> float:
    """Chance that the partner saves a lead that an opponent beats: inside the class, or with a ruff."""
    know, chances = sit.know, sit.chances
    partner = know.partner
    inside = chances.holds_higher(partner, cls, runs[0], best[1]) if len(runs) == 1 else 0.0
    for each in beaten:
        inside *= 1.0 - 0.5 * each
    if cls == TRUMP:
        return inside
    ruff = chances.void(partner, cls) * chances.ruffs(partner, runs, -1)
    for seat in know.opponents:
        ruff *= 1.0 - 0.5 * chances.void(seat, cls) * chances.ruffs(seat, runs, -1)
    return 1.0 - (1.0 - inside) * (1.0 - ruff)


def _drawing(sit: Situation, count: int, hold: float) -> float:
    """Drawing trumps pays for the side that is stronger in them."""
    know = sit.know
    expected = sum(sit.chances.share(seat, TRUMP) * know.unseen_in[TRUMP] for seat in know.opponents)
    if expected < 0.5:
        return -1.0 * count
    stronger = know.trumps_held - expected / 2
    if know.is_declarers and stronger > 1:
        return sit.weights.draw * count * hold
    return 0.0


def _reason(sit: Situation, cards: Cards, components: tuple[Component, ...]) -> Reason:
    know, order = sit.know, sit.order
    cls = order.cls[cards[0]]
    text = order.class_text(cls)
    if len(cards) == len(sit.view.hand):
        return "lead_rest", {"count": len(cards)}
    boss = all(know.is_boss(each) for each in components)
    if len(components) > 1:
        return "lead_throw", {"class": text, "count": len(cards), "components": len(components)}
    if boss:
        if cls == TRUMP and know.is_declarers and know.unseen_in[TRUMP]:
            return "draw_trumps", {"class": text, "out": know.unseen_in[TRUMP]}
        return "lead_boss", {"class": text, "cards": list(cards)}
    if cls != TRUMP and cls in know.voids[know.partner] and know.may_ruff(know.partner, cls):
        return "lead_partner_void", {"class": text, "seat": know.partner}
    return plain_lead_reason(know, cards)
