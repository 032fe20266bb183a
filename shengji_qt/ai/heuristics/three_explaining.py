# SPDX-License-Identifier: MIT
"""The reason behind each choice of the three-player game, from what the seat can see."""

from __future__ import annotations

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
    under = sum(len(position.know.rules.below[position.seat][move.slot]) for move in moves)
    return "swap_free", {"cards": cards, "count": under}


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
        return "lead_throw", {"class": cls, "count": len(cards)}
    if table.is_boss(cards[0]):
        return "lead_top", {"class": cls}
    count = uncovered_by(table, cards)
    return ("lead_uncover", {"class": cls, "count": count}) if count else ("lead_plain", {"class": cls})


def follow_reason(position: Position, cards: Cards) -> ThreeReason:
    """Why these cards follow."""
    table, seat, rules = position.table, position.seat, position.know.rules
    own = sum(rules.points[face] for face in cards)
    if takes_lead(position, cards):
        points = table.total + own
        if _is_sure(position, cards):
            last = position.cards_left <= rules.turns * table.size and seat != rules.declarer
            return ("bottom_sure" if last else "round_sure"), {"points": points}
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


def _is_sure(position: Position, cards: Cards) -> bool:
    """Whether no play still to come in this round can beat these cards."""
    table, rules = position.table, position.know.rules
    coming = rules.turns - 1 - table.index
    if coming - (coming >= SEATS) == 0:
        return True
    return len(cards) == 1 and rules.cls[cards[0]] == TRUMP and table.is_boss(cards[0])


def _had_less(position: Position, own: int) -> bool:
    """Whether fewer points could have been played."""
    points = position.know.rules.points
    return any(sum(points[face] for face in each) < own for each in view_rules.plays(position.view, 200))
