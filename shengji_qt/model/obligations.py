# SPDX-License-Identifier: MIT
"""What a lead demands of a hand, as facts to show and as reasons to refuse (four_player.md 11, 12).

Pure functions that the view rules of the games share. `protect`: faces held three times are no pairs where the lead has
no triple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shengji_qt.model import enumeration
from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.following import legal_follow, requirement
from shengji_qt.model.order import Order
from shengji_qt.model.planes import Run, can_use, contains, planes_of
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import Obligation


def missing_cards(cards: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """Those of `cards` that the hand has not, sorted by face."""
    return tuple(sorted((Counter(cards) - Counter(hand)).elements()))


def lead_runs(order: Order, lead: Sequence[Card]) -> tuple[Run, ...]:
    """The lead as runs in kind order; ValueError if it is not of one class."""
    components = decompose(order, lead)
    if components is None:
        raise ValueError("a lead is of one class")
    return runs_of(components)


def check_lead_cards(order: Order, cards: tuple[Card, ...]) -> Refusal | None:
    """A lead is cards of one class, at least one."""
    if not cards:
        return Refusal("empty_play")
    return None if order.class_of(cards) is not None else Refusal("lead_one_class", cards=cards)


def check_follow(
    order: Order, lead: tuple[Card, ...], hand: tuple[Card, ...], cards: tuple[Card, ...], protect: bool = False
) -> Refusal | None:
    """Why `cards`, a part of `hand`, do not follow the lead, or None."""
    if not cards:
        return Refusal("empty_play")
    if len(cards) != len(lead):
        return Refusal("wrong_count", {"wanted": len(lead), "got": len(cards)})
    cls = order.cls[lead[0]]
    held = order.of_class(hand, cls)
    needed = min(len(held), len(lead))
    if len(order.of_class(cards, cls)) < needed:
        facts: dict[str, object] = {"class": order.class_text(cls), "count": needed}
        return Refusal("must_follow_suit", facts, held)
    runs = lead_runs(order, lead)
    if legal_follow(order, runs, cls, hand, cards, protect):
        return None
    must = follow_obligation(order, lead, hand, protect)
    facts = {
        "class": order.class_text(cls),
        "required": [list(run) for run in must.required],
        "lead": [list(run) for run in runs],
    }
    return Refusal("must_play_structure", facts, must.forced)


def lead_obligation(hand: tuple[Card, ...]) -> Obligation:
    """Anything of one class may be led."""
    return Obligation("free", 0, "", (), (), in_every_choice(hand, 1), hand, ())


def follow_obligation(
    order: Order, lead: tuple[Card, ...], hand: tuple[Card, ...], protect: bool = False
) -> Obligation:
    """What a hand with at least as many cards as led must play."""
    count = len(lead)
    runs = lead_runs(order, lead)
    cls = order.cls[lead[0]]
    text = order.class_text(cls)
    held = order.of_class(hand, cls)
    if len(held) <= count:
        rest = tuple([each for each in hand if order.cls[each] != cls])
        forced = tuple(sorted(held + in_every_choice(rest, count - len(held))))
        playable = hand if len(held) < count else held
        return Obligation("all_of_class" if held else "free", count, text, runs, (), forced, playable, ())
    planes, links = planes_of(held, order.pos), order.links[cls]
    bound = requirement(runs, planes, links, protect)
    if not bound:
        return Obligation("follow", count, text, runs, (), in_every_choice(held, count), held, ())
    forced = _forced(order, held, count, bound)
    playable = held
    if sum(width * length for width, length in bound) == count:
        copies = Counter(held)
        playable = tuple([each for each in held if can_use(planes, bound, order.pos[each], copies[each], links)])
    sets = tuple(enumeration.realisations(order, held, bound, limit=12))
    return Obligation("structure", count, text, runs, bound, forced, playable, sets)


def in_every_choice(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """The copies in every choice of `count` out of `cards`."""
    fewest = {face: copies - (len(cards) - count) for face, copies in Counter(cards).items()}
    return tuple([face for face in sorted(fewest) for _ in range(fewest[face])])


def _forced(order: Order, held: tuple[Card, ...], count: int, bound: tuple[Run, ...]) -> tuple[Card, ...]:
    """Copies that every legal play contains: leaving one more out would make following impossible."""
    forced: list[Card] = []
    links = order.links[order.cls[held[0]]]
    for face, copies in sorted(Counter(held).items()):
        for left in range(copies + 1):
            rest = tuple([each for each in held if each != face] + [face] * left)
            planes = planes_of(rest, order.pos)
            if len(rest) >= count and contains(planes.p2, planes.p3, bound, links):
                forced += [face] * left
                break
    return tuple(forced)


def follow_plays(
    order: Order, lead: tuple[Card, ...], hand: tuple[Card, ...], protect: bool, limit: int
) -> list[tuple[Card, ...]]:
    """Legal follows, at most `limit`, each once and sorted by face."""
    return enumeration.follows(order, lead_runs(order, lead), order.cls[lead[0]], hand, protect, limit)


def lowest_cards(order: Order, cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """`count` of the cards: no points before points, side suits before trumps, low before high."""

    def worth(face: Card) -> tuple[int, bool, int]:
        return face.points, order.is_trump(face), order.pos[face]

    return tuple(sorted(cards, key=worth)[:count])
