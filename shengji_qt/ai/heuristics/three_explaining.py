# SPDX-License-Identifier: MIT
"""The reason behind each choice of the three-player game, from what the seat can see."""

from __future__ import annotations

from collections import Counter

from shengji_qt.ai.heuristics.reasons import Facts
from shengji_qt.ai.heuristics.three_playing import Position, takes_lead
from shengji_qt.ai.heuristics.three_playout import SEATS, Cards, Table
from shengji_qt.ai.heuristics.three_reasons import ThreeReason
from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import Card
from shengji_qt.model.order import TRUMP
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.bidding import called
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.view import ThreeView


def trumps_with(view: ThreeView, face: Card) -> int:
    """How many of the seat's own visible cards are trumps if this card bids."""
    trump, colour = called(face)
    order = three_order(view.level, trump, colour)
    return sum(order.is_trump(each) for each in view.playable)


def bid_reason(view: ThreeView, face: Card, bids: bool) -> ThreeReason:
    """Why a card bids or is declined."""
    facts: Facts = {"trump": called(face)[0].value, "count": trumps_with(view, face)}
    if not bids:
        return "decline_card", facts
    return ("bid_declare" if view.declarer is None else "bid_trumps"), facts


def swap_reason(position: Position, moves: tuple[SwapMove, ...]) -> ThreeReason:
    """Why these swaps are made."""
    if not moves:
        return "swap_none", {}
    cards = sorted(move.card for move in moves)
    if all(move.to == "bottom" for move in moves):
        return "swap_strong", {"cards": cards}
    under = {lower for move in moves for lower in position.know.rules.below[position.seat][move.slot]}
    return "swap_free", {"cards": cards, "count": len(under)}


def bury_reason(position: Position, cards: Cards) -> ThreeReason:
    """Why these cards are buried."""
    order, view = position.know.order, position.view
    left = {order.cls[face] for face in view.playable if face not in cards}
    voids = sorted({order.cls[face] for face in cards} - left - {TRUMP})
    points = sum(position.know.rules.points[face] for face in (*view.bottom, *cards))  # with what the swap buried
    if voids:
        return "bury_voids", {"classes": [order.class_text(cls) for cls in voids], "points": points}
    return "bury_low", {"points": points}


def uncovered_by(table: Table, cards: Cards) -> int:
    """How many hidden cards the seat on turn uncovers with these."""
    seat = table.turn
    above = table.above[seat][:]
    for face in cards:
        for lower in table.rules.below[seat][table.slot[seat][face]] if face in table.slot[seat] else ():
            above[lower] -= 1
    return sum(new == 0 < old for new, old in zip(above, table.above[seat], strict=True))


def lead_reason(position: Position, cards: Cards) -> ThreeReason:
    """Why these cards are led."""
    order, table = position.know.order, position.table
    cls = order.class_text(order.cls[cards[0]])
    if len(cards) > 1:
        return "lead_throw", {"class": cls, "count": len(cards), "components": len(cards)}
    if table.is_boss(cards[0]):
        return "lead_top", {"class": cls, "cards": list(cards)}
    facts: Facts = {"class": cls, "higher": _higher_left(position, cards[0])}
    count = uncovered_by(table, cards)
    return ("lead_uncover", {**facts, "count": count}) if count else ("lead_plain", facts)


def _higher_left(position: Position, face: Card) -> int:
    """How many cards of its class that were not played are higher, the seat's own and those in the open included."""
    rules, alive = position.know.rules, position.table.alive[position.know.rules.cls[face]]
    ladder = rules.ranks[rules.cls[face]]
    return sum(1 for number, power in enumerate(ladder) if power > rules.base[face] and alive >> number & 1)


def follow_reason(position: Position, cards: Cards) -> ThreeReason:
    """Why these cards follow."""
    table, seat, rules = position.table, position.seat, position.know.rules
    own = sum(rules.points[face] for face in cards)
    if takes_lead(position, cards):
        points = table.total + own
        if not _may_be_beaten(position, cards):
            if position.cards_left <= (rules.turns - table.index) * table.size and seat != rules.declarer:
                return "bottom_sure", {"points": points}
            if not _coming(position):
                return "round_last", {"points": points}
            return "round_sure", {"points": points, "cards": list(cards)}
        if rules.cls[cards[0]] == TRUMP != table.led:
            return "round_ruff", {"points": points, "class": position.know.order.class_text(table.led)}
        return "round_likely", {"points": points}
    if table.winner == seat:
        return ("own_points", {"points": own}) if own else ("own_holds", {})
    rival = sum(range(SEATS)) - rules.declarer - seat  # the third seat
    if own and seat != rules.declarer and table.winner == rival and _had_less(position, own):
        return "feed_rival", {"seat": rival, "points": own}
    if not any(takes_lead(position, each) for each in view_rules.plays(position.view, 200)):
        count = uncovered_by(table, cards)
        return ("uncover", {"count": count}) if count else ("round_lost", {})
    return "round_left", {"points": table.total}


def _coming(position: Position) -> Counter[int]:
    """Plays still to come in this round after the seat's own one, by seat of the others."""
    index, turns = position.table.index, position.know.rules.turns
    seats = ((position.seat + step) % SEATS for step in range(1, turns - index))
    return Counter(each for each in seats if each != position.seat)


def _may_be_beaten(position: Position, cards: Cards) -> bool:
    """Whether a play still to come in this round can beat these cards, by what the seat may know."""
    know, table, rules = position.know, position.table, position.know.rules
    best = max(rules.base[face] for face in cards)
    led = rules.cls[cards[0]] if table.leads() else table.led
    anew = rules.fresh and table.index < SEATS  # another class may be led yet
    for seat, times in _coming(position).items():
        lying = [face for face in table.play[seat] if rules.cls[face] == led]
        ruffs = anew or len(lying) < times * len(cards)
        for face in (*table.play[seat], *know.hidden_from(seat)):
            cls = rules.cls[face]
            counts = cls == led or anew or (cls == TRUMP and ruffs)
            if counts and rules.base[face] > best:
                return True
    return False


def _had_less(position: Position, own: int) -> bool:
    """Whether fewer points could have been played."""
    points = position.know.rules.points
    return any(sum(points[face] for face in each) < own for each in view_rules.plays(position.view, 200))
