# SPDX-License-Identifier: MIT
"""Four players' bids, each with the deal played out under its trump in sampled worlds, against silence, which leaves
the standing bid or the longest trump of somebody else (four_player.md 6, 7).

On trial (`search_bot.TRIALS`): over 80 duplicate deals of two decks its lead of 1.1 points a game (-0.1 to 2.3)
was not clear, and without the compiled core a search takes long for a decision that is asked after each card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from shengji_qt.ai.core import four
from shengji_qt.ai.core.positions import World, position_from
from shengji_qt.ai.core.table import Table
from shengji_qt.ai.heuristics.structures import without
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.search.laying import outcome_of
from shengji_qt.ai.search.playing import Asked, Option, compare
from shengji_qt.ai.search.plays import ranked
from shengji_qt.ai.search.utilities import utility_of
from shengji_qt.model.actions import Bid, Choice, PassBid
from shengji_qt.model.cards import POINTS, SUITS, Card, Trump, card
from shengji_qt.model.dealing import Bidding
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.bidding import close_bidding, shown_bid
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import TRUMP, Order, four_order
from shengji_qt.model.view import BidShown

WORLDS: Final = 24
KNOWN: Final = 0.6  # share of the hand from which on it is worth while to search
SILENCE: Final = Option(PassBid())  # while cards are dealt it is no action
LONG: Final = 0.36  # trumps of a hand from which on its holder shows them


class Contract(NamedTuple):
    """Who declares under which trump."""

    declarer: int
    trump: Trump


def search_bid(asked: Asked) -> list[Choice]:
    """The choices, best first, of a seat that may bid; [] is silence."""
    view: FourView = asked.view
    if not isinstance(view, FourView) or view.seat is None or view.decision is None:
        return asked.choices
    bids = view_rules.bids(view)
    if not bids or len(view.hand) < KNOWN * view.settings.hand_size:
        return asked.choices
    options = bid_options(view, asked.choices)
    table_of, worth_of = cache(lambda trump: _table(view, trump)), cache(lambda seat: utility_of(view, seat))
    belief = belief_of(view)

    def evaluate(world: World, compared: Sequence[Option]) -> list[float]:
        known: dict[Contract, float] = {}
        row = []
        for option in compared:
            contract = contract_of(view, world, option)
            if contract is not None and contract not in known:
                outcome = outcome_of_contract(view, world, contract, table_of(contract.trump))
                known[contract] = worth_of(contract.declarer)(outcome)
            row.append(0.0 if contract is None else known[contract])
        return row

    limits = asked.limits._replace(worlds=min(WORLDS, asked.limits.worlds))
    found = compare(options, evaluate, lambda: belief.sample(asked.rng), limits, asked.budget)
    if options[found.best] == SILENCE and view.decision.kind == "bid":
        return []
    return ranked(asked.choices, options, found)


def bid_options(view: FourView, choices: Sequence[Choice]) -> list[Option]:
    """RuleBot's, or silence if it has none, then the other legal bids, and silence."""
    assert view.decision is not None, "somebody may bid"
    options = [Option(each.action) for each in choices] or [SILENCE]
    options += [each for each in map(Option, view_rules.bids(view)) if each not in options]
    silent = view.decision.kind == "bid" or view_rules.check(view, PassBid()) is None
    if silent and SILENCE not in options:
        options.append(SILENCE)
    return options


def _table(view: FourView, trump: Trump) -> tuple[Order, Table]:
    order = four_order(view.level, trump, view.settings.nt_level_joker_tractor)
    return order, four.table_for(order, view.settings)


def contract_of(view: FourView, world: World, option: Option) -> Contract | None:
    """What a bid brings if it stands, or what silence does; None: nobody bids."""
    assert view.seat is not None
    bids = view.bids
    if isinstance(option.action, Bid):
        bids = (*bids, shown_bid(view.seat, option.action.cards, view.level, view.settings))
    bidding = Bidding(bids or _bid_of_others(view, world), view.declarer, view.first_seat, (), view.level)
    closing = close_bidding(bidding, view.settings) if bidding.bids else None
    return None if closing is None else Contract(closing.declarer, closing.trump)


def _bid_of_others(view: FourView, world: World) -> tuple[BidShown, ...]:
    """The longest trump of somebody else, if it is long enough to be shown."""
    best, most = None, LONG * view.settings.hand_size
    for other in range(4):
        for suit, name in enumerate(SUITS):
            face = card(suit, view.level)
            if other != view.seat and face in world.hands[other]:
                order = four_order(view.level, Trump(name), view.settings.nt_level_joker_tractor)
                long = sum(order.cls[each] == TRUMP for each in world.hands[other])
                if long > most:
                    best, most = (other, face), float(long)
    return () if best is None else (shown_bid(best[0], (best[1],), view.level, view.settings),)


def outcome_of_contract(view: FourView, world: World, contract: Contract, made: tuple[Order, Table]) -> tuple[int, ...]:
    """How the deal ends under a contract if its declarer buries his cheapest cards."""
    order, table = made

    def price(face: Card) -> tuple[float, int]:
        return (20.0 if order.cls[face] == TRUMP else 0.5 * POINTS[face]) + 0.3 * order.pos[face], face

    hands = list(world.hands)
    full = (*hands[contract.declarer], *world.hidden)
    buried = tuple(sorted(full, key=price)[: len(world.hidden)])
    hands[contract.declarer] = tuple(sorted(without(full, buried)))
    after = msgspec.structs.replace(view, declarer=contract.declarer, turn=contract.declarer, trump=contract.trump)
    return outcome_of(position_from(after, world._replace(hands=tuple(hands), hidden=buried), table))
