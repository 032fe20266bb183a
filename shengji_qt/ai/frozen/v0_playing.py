# SPDX-License-Identifier: MIT
"""How player v0 plays cards: what cannot be beaten first; points to an ally who wins; low cards away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from shengji_qt.ai.frozen.v0_sight import Cards, Sight
from shengji_qt.model.cards import Card, remove_cards
from shengji_qt.model.combos import decompose, descending, runs_of
from shengji_qt.model.enumeration import realisations, run_sets
from shengji_qt.model.following import requirement
from shengji_qt.model.order import TRUMP
from shengji_qt.model.planes import contains, longest_run, planes_of

MANY_TRUMPS = 7
SETS = 30  # of cards for one requirement, that are looked at


def play(sight: Sight) -> Cards:
    """The cards to lead or to follow with, sorted by face."""
    return tuple(sorted(_follow(sight) if sight.lead else _lead(sight)))


# -- which card --------------------------------------------------------------------------------------------------------


def rung(sight: Sight, face: Card) -> tuple[int, int, int, int]:
    """Low to high: side suits rank by rank, then trumps by strength."""
    order = sight.order
    if order.cls[face] == TRUMP:
        return 1, order.pos[face], order.turn[face], 0
    return 0, face % 13, 0, order.cls[face]


def is_top(sight: Sight, face: Card) -> bool:
    """Whether it is the highest of its side suit."""
    cls = sight.order.cls[face]
    return cls != TRUMP and face in sight.order.at[cls][-1]


def worst(sight: Sight, cards: Cards) -> Card:
    """The card to throw away: no points, no top card, nothing out of a pair, side suits before trumps."""
    held = Counter(cards)

    def tier(face: Card) -> int:
        if sight.points[face]:
            return 3 + sight.points[face]
        if sight.order.cls[face] == TRUMP:
            return 2 if held[face] == 1 else 3
        return 3 if is_top(sight, face) else int(held[face] > 1)

    return min(cards, key=lambda face: (tier(face), rung(sight, face)))


def gift(sight: Sight, cards: Cards) -> Card:
    """The card to give to an ally: ten points, five points, of trumps only where there is nothing else."""
    sides = [face for face in cards if sight.order.cls[face] != TRUMP]
    for worth in (10, 5):
        found = [face for face in sides if sight.points[face] == worth]
        if found:
            return min(found, key=lambda face: rung(sight, face))
    found = [face for face in cards if sight.points[face]]
    if found and not sides:
        return min(found, key=lambda face: rung(sight, face))
    return worst(sight, cards)


def some(sight: Sight, cards: Cards, count: int, giving: bool) -> Cards:
    """So many cards, one by one."""
    found: list[Card] = []
    while len(found) < count:
        face = gift(sight, cards) if giving else worst(sight, cards)
        found.append(face)
        cards = remove_cards(cards, (face,))
    return tuple(found)


def cheapest(sight: Sight, faces: Iterable[Card], points_too: bool) -> Card:
    """The lowest card to win with, one without points; or one with points where they are welcome."""
    return min(faces, key=lambda face: (bool(sight.points[face]) != points_too, rung(sight, face)))


def beaten_by_one_out(sight: Sight, face: Card, copies: int = 1) -> bool:
    """Whether others may hold so many copies of a higher card of the class."""
    cls, pos = sight.order.cls, sight.order.pos
    return any(
        count >= copies and cls[other] == cls[face] and pos[other] > pos[face] for other, count in sight.out.items()
    )


# -- to follow ---------------------------------------------------------------------------------------------------------


def _follow(sight: Sight) -> Cards:
    count, cls = len(sight.lead), sight.order.cls[sight.lead[0]]
    own = sight.order.of_class(sight.held, cls)
    if count == 1:
        return (_single(sight, own) if own else _void_single(sight),)
    giving = sight.relation == "ally" and (sight.last or cls == TRUMP)
    if len(own) > count:
        return _in_class(sight, own, giving)
    if own:
        rest = remove_cards(sight.held, own)
        return own + some(sight, rest, count - len(own), giving)
    if sight.relation != "ally" and cls != TRUMP:
        ruff = _ruff(sight)
        if ruff:
            return ruff
    return some(sight, sight.held, count, giving)


def _is_safe(sight: Sight) -> bool:
    """Whether no card that may be out wins; a ruff is not feared."""
    cls = sight.order.cls
    return not any(cls[face] == cls[sight.best[0]] and sight.wins((face,)) for face in sight.out)


def _single(sight: Sight, own: Cards) -> Card:
    if sight.relation == "ally":
        return gift(sight, own) if sight.last or _is_safe(sight) else worst(sight, own)
    winning = [face for face in own if sight.wins((face,))]
    if not winning or (sight.relation == "rival" and sight.trick_points < 10):
        return worst(sight, own)
    if sight.last:
        worth_it = sight.trick_points > 0 or any(sight.points[face] for face in winning)
        return cheapest(sight, winning, True) if worth_it else worst(sight, own)
    best = max(winning, key=lambda face: rung(sight, face))
    return best if sight.trick_points >= 10 or not beaten_by_one_out(sight, best) else worst(sight, own)


def _void_single(sight: Sight) -> Card:
    if sight.relation == "ally":
        return gift(sight, sight.held) if sight.last or _is_safe(sight) else worst(sight, sight.held)
    winning = [face for face in sight.held if sight.wins((face,))]
    if winning and (sight.trick_points >= 5 or (sight.last and any(sight.points[face] for face in winning))):
        return cheapest(sight, winning, sight.last)
    return worst(sight, sight.held)


def _in_class(sight: Sight, own: Cards, giving: bool) -> Cards:
    """More cards of the class than were led: what the rules require of them, and the rest as it is missed least."""
    order = sight.order
    cls = order.cls[own[0]]
    bound = requirement(
        runs_of(decompose(order, sight.lead) or ()), planes_of(own, order.pos), order.links[cls], sight.protect
    )
    offers = []
    for core in realisations(order, own, bound, SETS):
        rest = remove_cards(own, core)
        offers.append(core + some(sight, rest, len(sight.lead) - len(core), giving))
    if sight.relation == "foe":
        winning = [each for each in offers if sight.wins(each)]
        if winning:
            return winning[0] if sight.last else winning[-1]
    if giving:
        return max(offers, key=lambda each: sum(sight.points[face] for face in each))
    return min(offers, key=lambda each: sum(sight.points[face] for face in each))


def _ruff(sight: Sight) -> Cards:
    """Trumps of the lead's shape that win; nothing if there are none, or for a pair if too little lies there."""
    order, count = sight.order, len(sight.lead)
    trumps = order.of_class(sight.held, TRUMP)
    bound = descending(runs_of(decompose(order, sight.lead) or ()))
    planes = planes_of(trumps, order.pos)
    if len(trumps) < count or not contains(planes.p2, planes.p3, bound, order.links[TRUMP]):
        return ()
    wide = tuple(run for run in bound if run[0] > 1)
    offers = []
    for core in realisations(order, trumps, wide, SETS):
        rest = remove_cards(trumps, core)
        low = sorted(rest, key=lambda face: rung(sight, face))
        left = count - len(core)
        offers.append(core + tuple(low[:left]))
        if left:
            offers.append(core + tuple(low[: left - 1]) + tuple(low[-1:]))
    winning = [each for each in offers if sight.wins(each)]
    if len(bound) == 1 and count < 4 and sight.trick_points < 5:
        winning = [each for each in winning if sight.last and any(sight.points[face] for face in each)]
    return min(winning, key=lambda each: sum(order.pos[face] for face in each), default=())


# -- to lead -----------------------------------------------------------------------------------------------------------


def _lead(sight: Sight) -> Cards:
    order = sight.order
    trumps_out = any(order.cls[face] == TRUMP for face in sight.out)
    risky = sight.foes_void if trumps_out else frozenset()
    sides = [cls for cls in range(TRUMP) if order.of_class(sight.held, cls)]
    calm = [cls for cls in sides if cls not in risky]
    found: Cards | None = None
    if sight.runs:
        found = _long_run(sight, sides) or _sure_pair(sight, calm)
    found = found or _sure_cards(sight, calm)
    if not found and sight.runs:
        found = _trump_pair(sight) or _pair(sight, calm)
    return found or (_low_lead(sight),)


def _long_run(sight: Sight, classes: Iterable[int]) -> Cards:
    """The run of two or more positions with the most cards, its highest form."""
    order = sight.order
    best: Cards = ()
    for cls in classes:
        own = order.of_class(sight.held, cls)
        planes = planes_of(own, order.pos)
        for width in (2, 3):
            length = longest_run(planes[width], order.links[cls])
            if length > 1 and width * length > len(best):
                *_, best = run_sets(order, own, cls, (width, length))
    return best


def _sure_pair(sight: Sight, classes: Iterable[int]) -> Cards:
    """The highest pair of a suit (a triple if it is one) if no pair that may be out beats it."""
    held = Counter(sight.held)
    for cls in classes:
        pairs = [face for face in sight.order.of_class(sight.held, cls) if held[face] > 1]
        if pairs:
            best = max(pairs, key=lambda face: rung(sight, face))
            if not beaten_by_one_out(sight, best, 2):
                return (best,) * held[best]
    return ()


def _sure_cards(sight: Sight, classes: Iterable[int]) -> Cards:
    """The highest card of a suit if nothing beats it; the whole suit if nothing beats any of its cards."""
    found: Cards = ()
    for cls in classes:
        own = sorted(sight.order.of_class(sight.held, cls), key=lambda face: rung(sight, face))
        if sight.runs and len(own) > 1 and not beaten_by_one_out(sight, own[0]):
            return tuple(own)
        if not beaten_by_one_out(sight, own[-1]):
            found = (own[-1],)
    return found


def _trump_pair(sight: Sight) -> Cards:
    """With many trumps: their longest run of pairs, else their highest pair if no pair beats it."""
    trumps = sight.order.of_class(sight.held, TRUMP)
    if len(trumps) < MANY_TRUMPS:
        return ()
    return _long_run(sight, (TRUMP,)) or _sure_pair(sight, (TRUMP,))[:2]


def _pair(sight: Sight, classes: Iterable[int]) -> Cards:
    """The highest pair without points."""
    held = Counter(sight.held)
    pairs = [
        face
        for cls in classes
        for face in sight.order.of_class(sight.held, cls)
        if held[face] > 1 and not sight.points[face]
    ]
    return (max(pairs, key=lambda face: rung(sight, face)),) * 2 if pairs else ()


def _low_lead(sight: Sight) -> Card:
    """For an ally to ruff; else a low side card without points, a low trump, any low card."""
    order, held = sight.order, Counter(sight.held)
    cards = sorted(sight.held, key=lambda face: rung(sight, face))
    sides = [face for face in cards if order.cls[face] != TRUMP]
    ruffed = [face for face in sides if order.cls[face] in sight.allies_void - sight.foes_void]
    quiet = [face for face in sides if not sight.points[face] and not is_top(sight, face)]
    loose = [face for face in quiet if held[face] == 1]
    trumps = [face for face in cards if order.cls[face] == TRUMP and not sight.points[face]]
    for offers in (ruffed, loose, quiet, trumps, cards):
        if offers:
            return offers[0]
    raise ValueError("no card to lead")
