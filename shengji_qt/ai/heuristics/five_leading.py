# SPDX-License-Identifier: MIT
"""Leading in the five-player game: bosses and safe throws, drawing trumps, short suits, the partner's void."""

from __future__ import annotations

from shengji_qt.ai.heuristics.contest import Lead, lead_options, plain_lead_reason
from shengji_qt.ai.heuristics.five_following import action_of
from shengji_qt.ai.heuristics.five_reasons import FiveReason
from shengji_qt.ai.heuristics.five_situation import FiveSituation
from shengji_qt.ai.heuristics.situation import Candidate, best_choices
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.actions import Choice
from shengji_qt.model.cards import POINTS, points_of
from shengji_qt.model.combos import Component, decompose
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.order import CLASSES, TRUMP
from shengji_qt.model.tricks import is_beaten

DRAW = 0.7  # of the weight for drawing trumps: four others follow instead of two
DUMP = 2.0  # a trick of his own on which the declarer's mine can lay down points


def lead_choices(sit: FiveSituation, most: int) -> list[Choice]:
    """Sensible leads, best first; at least one."""
    found: dict[Cards, tuple[Component, ...]] = {}
    for cls in range(CLASSES):
        held = sit.know.held_in(cls)
        if held:
            for cards in lead_options(sit.know, held):
                components = decompose(sit.order, cards) or ()
                if len(components) == 1 or _stands(sit, components):
                    found[tuple(sorted(cards))] = components
    candidates = [_evaluate(sit, cards, components) for cards, components in found.items()]
    return best_choices(
        sit.order,
        candidates,
        lambda cards: _reason(sit, cards, found[cards]),
        most,
        lambda cards: action_of(sit, cards),
    )


def _stands(sit: FiveSituation, components: tuple[Component, ...]) -> bool:
    """Whether the declarer's own mine lets his throw stand (R12.6)."""
    if not (sit.know.is_declarer and sit.settings.throw_mine_checks_declarer):
        return True
    return not any(is_beaten(sit.order, each, (sit.know.spare,)) for each in components)


def _evaluate(sit: FiveSituation, cards: Cards, components: tuple[Component, ...]) -> Candidate:
    know, weights = sit.know, sit.weights
    cls = sit.order.cls[cards[0]]
    runs = tuple(each.run for each in components)
    best = int(cls == TRUMP), components[0].top
    count = len(cards)
    lead = Lead(cls, runs, count, best)
    outlook = sit.outlook(lead, best, know.own, without(know.hand, cards))
    hold = outlook.of(know.own)
    points = points_of(cards)
    value = sit.worth(outlook, count, points, cards) + sit.lead_worth(outlook)
    value -= sit.costs.of(cards) + sit.keeping(cards) + weights.expose * (1.0 - hold) * points
    if cls == TRUMP:
        value += _drawing(sit, count, hold)
    elif know.trumps_held >= 2:
        value += weights.void / len(know.held_in(cls)) * count
    if know.is_declarer and any(POINTS[face] for face in know.spare):
        value += DUMP * hold
    return Candidate(value + sit.pace(cards, count), cards)


def _drawing(sit: FiveSituation, count: int, hold: float) -> float:
    """Drawing trumps pays for the declarer where he is stronger than each of the others."""
    know = sit.know
    expected = sum(sit.chances.share(slot, TRUMP) * know.unseen_in[TRUMP] for slot in know.others if slot != MINE)
    if expected < 0.5:
        return -1.0 * count
    if know.is_declarer and know.trumps_held - expected / 4 > 1:
        return sit.weights.draw * DRAW * count * hold
    return 0.0


def _reason(sit: FiveSituation, cards: Cards, components: tuple[Component, ...]) -> FiveReason:
    know, order = sit.know, sit.order
    cls = order.cls[cards[0]]
    text = order.class_text(cls)
    if len(cards) == len(know.hand):
        return "lead_rest", {"count": len(cards)}
    if len(components) > 1:
        return "lead_throw", {"class": text, "count": len(cards), "components": len(components)}
    if all(know.is_boss(each) for each in components):
        if cls == TRUMP and know.is_declarer and know.unseen_in[TRUMP]:
            return "draw_trumps", {"class": text, "out": know.unseen_in[TRUMP]}
        return "lead_boss", {"class": text, "cards": list(cards)}
    partner = know.partner
    if cls != TRUMP and partner is not None and cls in know.voids[partner] and know.may_ruff(partner, cls):
        return "lead_partner_void", {"class": text, "seat": partner}
    return plain_lead_reason(know, cards)
