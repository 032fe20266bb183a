# SPDX-License-Identifier: MIT
"""Claims about Views of the four-player game."""

from __future__ import annotations

from collections import Counter

from shengji_qt.model.cards import Card, Trump
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.following import legal_follow
from shengji_qt.model.four_player.bidding import rung_of
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import four_order
from tests.ai.claims.reading import Cards, Tricks

SEATS = 4


class FourReading(Tricks):
    view: FourView

    @property
    def decks(self) -> int:  # type: ignore[override]
        return self.view.settings.decks

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def triples_stay(self) -> bool:
        return self.view.settings.decks == 3 and self.view.settings.protect_triples

    def own_cards(self) -> Cards:
        return (*self.view.hand, *self.view.bottom)

    def others(self) -> list[int]:
        return [seat for seat in range(SEATS) if seat != self.seat]

    def behind(self) -> list[int]:
        return [(self.seat + step) % SEATS for step in range(1, SEATS - len(self.view.trick.plays))]

    def friends(self) -> set[int]:
        return {self.seat, (self.seat + 2) % SEATS}

    def room(self, place: int) -> int:
        return self.view.hand_counts[place]

    def shown(self, place: int) -> Counter[Card]:
        """A bid stays in the hand until it is played, but for the declarer's, which may be buried."""
        found, gone = Counter[Card](), Counter[Card]()
        for trick in reversed(self.tricks):
            for play in trick.plays:
                if play.seat == place:
                    gone += Counter(play.cards)
            if trick.plays[0].seat == place:
                found |= Counter(trick.attempted) - gone
        if place != self.view.declarer or self.view.phase in ("deal", "poll"):
            for bid in self.view.bids:
                if bid.seat == place:
                    found |= Counter(bid.cards) - gone
        return found

    def followed(self, place: int, lead: Cards, hand: Cards, played: Cards) -> bool:
        runs = runs_of(decompose(self.order, lead) or ())
        cls = self.order.cls[lead[0]]
        return legal_follow(self.order, runs, cls, hand, played, self.triples_stay)

    # -- bidding

    def trumps(self, trump: Trump) -> int:
        order = four_order(self.view.level, trump, self.view.settings.nt_level_joker_tractor)
        return sum(map(order.is_trump, self.view.hand))

    def bid_trump(self, cards: Cards) -> Trump:
        rung = rung_of(cards, self.view.level, self.view.settings)
        assert rung is not None
        return rung.trump

    def trumps_with(self) -> bool:
        trump = self.bid_trump(self.cards)
        return self.fact("trump") == trump.value and self.fact("count") == self.trumps(trump)

    def trumps_now(self) -> bool:
        return bool(self.fact("theirs") == self.trumps(self.view.bids[-1].trump))

    def most_trumps(self) -> bool:
        return self.fact("count") == max(self.trumps(self.bid_trump(bid.cards)) for bid in self.rules.bids(self.view))
