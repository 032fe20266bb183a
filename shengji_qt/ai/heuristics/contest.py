# SPDX-License-Identifier: MIT
"""What can sensibly be led or followed with, whatever the game; what it is worth is each game's own question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.ai.heuristics.chances import Strength
from shengji_qt.ai.heuristics.costs import Costs
from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.ai.heuristics.reasons import Facts, Reason
from shengji_qt.ai.heuristics.structures import Cards, build, runs_in, size_of, without
from shengji_qt.model.cards import points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.following import requirement
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import Run, planes_of
from shengji_qt.model.tricks import strength
from shengji_qt.model.view import Trick


class Lead(NamedTuple):
    """The lead of an open trick and the strength of the play that is winning it."""

    cls: int
    runs: tuple[Run, ...]
    size: int
    best: Strength

    def strength(self, order: Order, cards: Cards) -> Strength | None:
        """Of a play to this lead; None if it does not compete."""
        return strength(order, self.runs, self.cls, cards)

    def beaten_by(self, order: Order, cards: Cards) -> bool:
        """Whether a play takes the lead of the trick."""
        here = self.strength(order, cards) if len(cards) == self.size else None
        return here is not None and here > self.best


def lead_of(order: Order, trick: Trick) -> Lead:
    """Of a trick that has at least the lead."""
    runs = runs_of(decompose(order, trick.lead) or ())
    cls = order.cls[trick.lead[0]]
    winning = next(play for play in trick.plays if play.seat == trick.winner)
    best = strength(order, runs, cls, winning.cards)
    assert best is not None, "the winning play competes"
    return Lead(cls, runs, len(trick.lead), best)


def follow_options(costs: Costs, lead: Lead, point_values: tuple[float, ...], protect: bool) -> list[Cards]:
    """Sensible legal follows with as many cards as led. `point_values`: what a point of a card that may be chosen
    freely counts, each tried in turn; `protect`: a triple need not follow a pair.
    """
    values = tuple(dict.fromkeys(point_values))
    held = costs.knowledge.held_in(lead.cls)
    if len(held) <= lead.size:
        found = _short_options(costs, lead, held, values)
    else:
        found = _full_options(costs, lead, held, values, protect)
    return list(dict.fromkeys(tuple(sorted(cards)) for cards in found))


def _short_options(costs: Costs, lead: Lead, held: Cards, values: tuple[float, ...]) -> list[Cards]:
    """All cards of the class are played; the rest is free. Without any, a ruff is possible."""
    need = lead.size - len(held)
    if not need:
        return [held]
    rest = without(costs.knowledge.hand, held)
    found = [held + costs.cheapest(rest, need, value, taken=held) for value in values]
    if not held and lead.cls != TRUMP:
        found += _ruffs(costs, lead)
    return found


def _ruffs(costs: Costs, lead: Lead) -> list[Cards]:
    """All-trump plays that contain the requirement, one for each top of the deciding component."""
    order = costs.knowledge.order
    trumps = costs.knowledge.held_in(TRUMP)
    if len(trumps) < lead.size:
        return []
    first, *others = lead.runs
    found = []
    for core in runs_in(order, trumps, TRUMP, first):
        rest = without(trumps, core)
        more = build(order, rest, TRUMP, others, costs.of)
        if more is None:
            continue
        taken = core + more
        need = lead.size - len(taken)
        fill = costs.cheapest(without(rest, more), need, 0.0, taken=taken)
        if lead.beaten_by(order, taken + fill):
            found.append(taken + fill)
    return found


def _full_options(costs: Costs, lead: Lead, held: Cards, values: tuple[float, ...], protect: bool) -> list[Cards]:
    """More cards of the class than are led: structure first (12.4), then a free choice of the rest."""
    order = costs.knowledge.order
    cls, runs, count = lead.cls, lead.runs, lead.size
    bound = requirement(runs, planes_of(held, order.pos), order.links[cls], protect)
    if count == 1:
        return [(face,) for face in dict.fromkeys(held)]
    if len(runs) == 1 and bound == runs:
        return runs_in(order, held, cls, runs[0])
    found = []
    for value in values:

        def price(cards: Cards, value: float = value) -> float:
            return costs.of(cards) + value * points_of(cards)

        core = build(order, held, cls, bound, price)
        assert core is not None, "the hand meets its own requirement"
        need = count - size_of(bound)
        found.append(core + costs.cheapest(without(held, core), need, value, taken=core))
    if len(runs) == 1:  # what a triple that need not follow would give all the same
        found += runs_in(order, held, cls, runs[0])
    return found


def lead_options(know: Counting, held: Cards) -> list[Cards]:
    """Of cards of one class: natural components, a throw of all that nobody can beat, the highest card alone."""
    order = know.order
    components = decompose(order, held) or ()
    found = [each.cards for each in components]
    top = max(held, key=lambda face: (order.pos[face], face))
    found.append((top,))
    found += [each.cards[:2] for each in components if each.kind == "triple"]
    safe = tuple(face for each in components if know.is_boss(each) for face in each.cards)
    if safe and safe not in found and is_safe_throw(know, safe):
        found.append(safe)
    return found


def is_safe_throw(know: Counting, cards: Cards) -> bool:
    """Whether it is proven that no component of the throw is beaten inside its class (11.3)."""
    components = decompose(know.order, cards)
    return components is not None and all(know.is_boss(each) for each in components)


def plain_lead_reason(know: Counting, cards: Cards) -> Reason:
    """Of a lead that may be beaten: short, strong, one structure, or just low."""
    order = know.order
    cls = order.cls[cards[0]]
    text = order.class_text(cls)
    if cls != TRUMP and len(know.held_in(cls)) == len(cards):
        return "lead_short", {"class": text}
    higher = know.higher_unseen(max(cards, key=lambda face: order.pos[face]))
    if 0 < higher <= 2:
        return "lead_strong", {"class": text, "higher": higher}
    if len(cards) > 1:
        (component,) = decompose(order, cards) or ()
        return "lead_structure", {"class": text, "width": component.width, "length": component.length}
    return "lead_low", {"class": text, "higher": higher}


def taking_reason(know: Counting, lead: Lead, cards: Cards, behind: Sequence[int], points: int) -> Reason:
    """Of cards that take the lead of a trick, which then holds `points`. `behind`: the places of other parties that
    still play in it.
    """
    winning = lead.strength(know.order, cards)
    assert winning is not None, "what takes the lead competes"
    facts: Facts = {"points": points}
    beaten = any(know.may_beat_play(slot, lead.cls, lead.runs, winning) for slot in behind)
    if lead.cls != TRUMP and winning[0]:
        facts["class"] = know.order.class_text(lead.cls)
        return ("ruff_likely" if beaten else "ruff_sure" if behind else "ruff_last"), facts
    if behind and not beaten:
        return "win_sure", {**facts, "cards": list(cards)}
    return ("win_likely" if beaten else "win_last"), facts
