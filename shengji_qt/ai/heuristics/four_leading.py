# SPDX-License-Identifier: MIT
"""Leading in the four-player game: bosses and safe throws, drawing trumps, the partner's void, short suits."""

from __future__ import annotations

from shengji_qt.ai.heuristics.reasons import Reason
from shengji_qt.ai.heuristics.situation import Candidate, Situation
from shengji_qt.ai.heuristics.structures import Cards
from shengji_qt.ai.heuristics.worth import swing
from shengji_qt.model.cards import points_of
from shengji_qt.model.combos import Component, decompose
from shengji_qt.model.order import CLASSES, TRUMP


def lead_candidates(sit: Situation) -> list[Candidate]:
    """Sensible leads with their values, in no order; at least one."""
    found: dict[Cards, tuple[Component, ...]] = {}
    for cls in range(CLASSES):
        held = sit.know.held_in(cls)
        if held:
            for cards in _options(sit, held):
                ordered = tuple(sorted(cards))
                found[ordered] = decompose(sit.order, ordered) or ()
    if len(found) == 1:
        cards = next(iter(found))
        if len(cards) == len(sit.view.hand):
            return [Candidate(0.0, cards, ("lead_rest", {"count": len(cards)}))]
    return [_evaluate(sit, cards, components) for cards, components in found.items()]


def _options(sit: Situation, held: Cards) -> list[Cards]:
    """Natural components, a throw of all that nobody can beat, the highest card alone."""
    order = sit.order
    components = decompose(order, held) or ()
    found = [each.cards for each in components]
    top = max(held, key=lambda face: (order.pos[face], face))
    found.append((top,))
    found += [each.cards[:2] for each in components if each.kind == "triple"]
    safe = tuple(face for each in components if sit.know.is_boss(each) for face in each.cards)
    if safe and safe not in found and is_safe_throw(sit, safe):
        found.append(safe)
    return found


def is_safe_throw(sit: Situation, cards: Cards) -> bool:
    """Whether it is proven that no component of the throw is beaten inside its class (11.3)."""
    components = decompose(sit.order, cards)
    return components is not None and all(sit.know.is_boss(each) for each in components)


def _evaluate(sit: Situation, cards: Cards, components: tuple[Component, ...]) -> Candidate:
    know, chances, weights, view = sit.know, sit.chances, sit.weights, sit.view
    cls = sit.order.cls[cards[0]]
    runs = tuple(each.run for each in components)
    best = int(cls == TRUMP), components[0].top
    first, partner, last = know.others
    beaten_first = weights.willing * chances.beats(first, cls, runs, best)
    beaten_last = weights.willing * chances.beats(last, cls, runs, best)
    helped = chances.beats(partner, cls, runs, best)
    hold = (1.0 - beaten_first) * (1.0 - beaten_last)
    chance = hold + (1.0 - hold) * helped * (1.0 - 0.5 * beaten_first) * (1.0 - 0.5 * beaten_last)
    count, points = len(cards), points_of(cards)
    value = chance * (swing(view, points, weights) + (0.6 * weights.feed + 1.5) * count)
    value -= (1.0 - chance) * 0.9 * weights.feed * count
    value -= weights.keep_points * points + sit.worth.of(cards)
    value += weights.lead * hold
    if cls == TRUMP:
        value += _drawing(sit, count, hold)
    elif know.trumps_held >= 2:
        value += weights.void / len(know.held_in(cls)) * count
    return Candidate(value, cards, _reason(sit, cards, components, helped))


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


def _reason(sit: Situation, cards: Cards, components: tuple[Component, ...], helped: float) -> Reason:
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
            return "draw_trumps", {"out": know.unseen_in[TRUMP]}
        return "lead_boss", {"class": text, "cards": list(cards)}
    if cls != TRUMP and cls in know.voids[know.partner] and helped > 0.0:
        return "lead_partner_void", {"class": text, "seat": know.partner}
    held = know.held_in(cls)
    if cls != TRUMP and len(held) == len(cards):
        return "lead_short", {"class": text, "count": len(held)}
    top = max(cards, key=lambda face: order.pos[face])
    if len(cards) > 1 or know.higher_unseen(top) <= 2:
        return "lead_strong", {"class": text, "higher": know.higher_unseen(top)}
    return "lead_low", {"class": text}
