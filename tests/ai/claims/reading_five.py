# SPDX-License-Identifier: MIT
"""Claims about Views of the five-player game."""

from __future__ import annotations

from collections import Counter

from shengji_qt.model.actions import Mine, Spend
from shengji_qt.model.cards import POINTS, Card, Trump
from shengji_qt.model.combos import decompose
from shengji_qt.model.five_player.bidding import Rung, rung_of
from shengji_qt.model.five_player.mine import MineTurn, check_mine, mine_plays
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.seats import SEATS, partner, trick_order
from shengji_qt.model.five_player.split import SplitTurn, check_split_follow
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.windows import choices, ledger_of
from shengji_qt.model.obligations import check_follow, follow_plays
from shengji_qt.model.summaries import Colour
from shengji_qt.model.tricks import is_beaten
from tests.ai.claims.reading import MANY, Cards, Tricks


class FiveReading(Tricks):
    view: FiveView

    @property
    def decks(self) -> int:  # type: ignore[override]
        return self.view.settings.decks

    @property
    def declarer(self) -> int:
        assert self.view.declarer is not None
        return self.view.declarer

    @property
    def declares(self) -> bool:
        return self.view.seat == self.declarer

    @property
    def place(self) -> int:
        assert self.view.seat is not None
        return MINE if isinstance(self.choice.action, Mine) else self.view.seat

    @property
    def split(self) -> bool:
        return self.view.settings.mode == "split"

    @property
    def held(self) -> Cards:
        return self.view.mine if self.place == MINE else self.view.hand

    @property
    def triples_stay(self) -> bool:
        return not self.view.settings.follow_break_triples

    def own_cards(self) -> Cards:
        return (*self.view.hand, *self.view.mine)

    def others(self) -> list[int]:
        own = {self.declarer, MINE} if self.declares else {self.view.seat}
        return [place for place in (*range(SEATS), MINE) if place not in own]

    def behind(self) -> list[int]:
        plays = self.view.trick.plays
        return [place for place in trick_order(self.declarer, plays[0].seat)[len(plays) + 1 :] if self.room(place)]

    def friends(self) -> set[int]:
        assert self.view.seat is not None
        return {self.declarer, MINE} if self.declares else {self.view.seat, partner(self.declarer, self.view.seat)}

    def room(self, place: int) -> int:
        return self.view.mine_count if place == MINE else self.view.hand_counts[place]

    def shown(self, place: int) -> Counter[Card]:
        return Counter() if place == MINE else Counter(self.view.shown[place])

    def followed(self, place: int, lead: Cards, hand: Cards, played: Cards) -> bool:
        """Of the mine, and of both hands of a declarer with two, only what does not hang on the other place."""
        if place == MINE and not self.split:
            turn = MineTurn(self.order, self.view.settings, lead, False, (), hand)
            return check_mine(turn, played) is None
        if self.split and place in (self.declarer, MINE) and len(played) < len(lead):
            refused = check_split_follow(SplitTurn(self.order, lead, hand, True, len(lead), None), played)
            return refused is None
        if len(hand) < len(lead):
            return True
        return check_follow(self.order, lead, hand, played, self.triples_stay) is None

    # -- bidding

    def trumps(self, trump: Trump, colour: Colour) -> int:
        settings = self.view.settings
        order = five_order(self.view.level, trump, colour, settings.decks, settings.combo_special_tractors)
        return sum(map(order.is_trump, self.view.hand))

    def rung(self, cards: Cards) -> Rung:
        rung = rung_of(cards, self.view.level, self.view.settings)
        assert rung is not None
        return rung

    def trumps_with(self) -> bool:
        rung = self.rung(self.cards)
        return self.fact("trump") == rung.trump.value and self.fact("count") == self.trumps(rung.trump, rung.colour)

    def trumps_now(self) -> bool:
        bid = self.view.bids[-1]
        return bool(self.fact("theirs") == self.trumps(bid.trump, bid.colour))

    def most_trumps(self) -> bool:
        rungs = [self.rung(bid.cards) for bid in self.rules.bids(self.view)]
        return self.fact("count") == max(self.trumps(rung.trump, rung.colour) for rung in rungs)

    # -- the declarer's two places

    def throw_stands(self) -> bool:
        """Asked as well: the mine, by `throw_mine_checks_declarer`."""
        checks = self.declares and not self.split and self.view.settings.throw_mine_checks_declarer
        mine = (self.view.mine,) if checks and self.place != MINE else ()
        parts = decompose(self.order, self.cards) or ()
        return super().throw_stands() and not any(is_beaten(self.order, part, mine) for part in parts)

    def point_cards(self) -> bool:
        return bool(self.fact("count") == sum(POINTS[card] > 0 for card in self.cards) > 0)

    def halves(self) -> bool:
        return self.fact("rear") == len(self.cards) and self.fact("front") == len(self.left())

    def skips(self) -> bool:
        return (self.place == MINE and not self.cards) or (self.split and not self.cards)

    def keeps_cards(self) -> bool:
        return bool(self.fact("left") == len(self.left()))

    def own_winning(self) -> bool:
        return self.declares and self.view.trick.winner in (self.declarer, MINE)

    def own_may_win(self) -> bool:
        other = self.declarer if self.place == MINE else MINE
        if not self.declares or other not in self.behind():
            return False
        left = tuple(sorted(self.left()))
        if other == MINE and not self.split:
            by_declarer = self.view.trick.leader == self.declarer
            turn = MineTurn(self.order, self.view.settings, self.lead, by_declarer, left, self.view.mine)
            return any(map(self.takes, mine_plays(turn, MANY)))
        hand = self.view.hand if other == self.declarer else self.view.mine
        return len(hand) >= len(self.lead) and any(
            map(self.takes, follow_plays(self.order, self.lead, hand, self.triples_stay, MANY))
        )

    # -- around the deal

    def all_dealt(self) -> bool:
        return not self.view.undrawn

    def may_spend(self) -> bool:
        assert self.view.window is not None and self.view.seat is not None
        return self.choice.action in choices(ledger_of(self.view), self.view.window, self.view.seat)

    def points_held(self) -> bool:
        assert self.view.seat is not None
        return bool(self.fact("have") == self.view.cumulative[self.view.seat])

    def gain(self) -> int:
        assert self.view.scored is not None and isinstance(self.choice.action, Spend)
        seat = self.fact("seat")
        return self.view.scored.gains[seat] if self.choice.action.target == seat else 0

    def would_win(self) -> bool:
        seat = self.fact("seat")
        return bool(seat == self.declarer) and self.view.levels[seat] >= self.view.last_level and self.gain() > 0

    def would_rise(self) -> bool:
        return bool(self.fact("count") == self.gain() > 0)

    def highest(self) -> bool:
        seat = self.fact("seat")
        return seat in range(SEATS) and self.view.levels[seat] == max(self.view.levels)
