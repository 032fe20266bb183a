# SPDX-License-Identifier: MIT
"""Claims about Views of the three-player game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from shengji_qt.model.actions import Bid, Lower, Swap
from shengji_qt.model.cards import Card
from shengji_qt.model.order import TRUMP
from shengji_qt.model.three_player import rounds
from shengji_qt.model.three_player.bidding import called
from shengji_qt.model.three_player.layouts import covers
from shengji_qt.model.three_player.ranking import DECK, three_order
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.claims.reading import Cards, Reading

SEATS = 3
TRUMPED = 100


class ThreeReading(Reading):
    view: ThreeView

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def held(self) -> Cards:
        return self.view.playable

    def points(self, cards: Iterable[Card]) -> int:
        table = self.rules.card_points(self.view)
        return sum(table[card] for card in cards)

    def plays(self) -> list[Cards]:
        return [play.cards for play in self.view.trick.plays]

    def takes(self, cards: Cards) -> bool:
        plays = self.plays()
        return rounds.winner_of(self.order, [*plays, cards], self.view.settings.fresh_lead) == len(plays)

    # -- what is out

    def played(self) -> set[Card]:
        return {face for trick in (*self.view.tricks, self.view.trick) for play in trick.plays for face in play.cards}

    def lying(self, seat: int) -> list[Card]:
        return [pile.card for pile in self.view.tableaus[seat] if pile.state == "up" and pile.card is not None]

    def buried(self) -> set[Card]:
        """What the seat knows to lie in the bottom."""
        left = [each.left for each in self.view.exchanged]
        known = {face for face, way in zip(left, self.view.displaced, strict=True) if way == "bottom"}
        return known | set(self.view.bottom)

    def out(self) -> set[Card]:
        """What was not played and is not known to be buried."""
        return set(DECK) - self.played() - self.buried()

    def hidden(self) -> set[Card]:
        """What the seat cannot see."""
        seen = {face for seat in range(SEATS) for face in self.lying(seat)} | set(self.view.hand)
        return self.out() - seen

    def void(self, seat: int) -> set[int]:
        """Classes that the hand of the seat has shown to lack, and its open cards at that time too."""
        found = set()
        cls = self.order.cls
        for trick in (*self.view.tricks, self.view.trick):
            made: list[Cards] = []
            for play in trick.plays:
                led = rounds.led_cards(made, self.view.settings.fresh_lead)
                if led is not None and play.seat == seat and {cls[face] for face in play.cards} != {cls[led[0]]}:
                    found.add(cls[led[0]])
                made.append(play.cards)
        return found

    def ready(self, seat: int) -> list[Card]:
        """Cards that another seat may yet play in this round: in the open, in hand, or about to be turned up."""
        found = self.lying(seat)
        if any(pile.state == "down" for pile in self.view.tableaus[seat]):
            return [*found, *self.hidden()]
        if not self.view.hand_counts[seat]:
            return found
        void = self.void(seat)
        return [*found, *(face for face in self.hidden() if self.order.cls[face] not in void)]

    def coming(self) -> Counter[int]:
        """How often each of the others still plays in this round, after this play."""
        whole = SEATS if self.view.settings.rule3 else 2 * SEATS
        after = range(len(self.plays()) + 1, whole)
        first = self.seat - len(self.plays())
        return Counter(seat for index in after if (seat := (first + index) % SEATS) != self.seat)

    def height(self, face: Card) -> int:
        return self.order.pos[face] + (TRUMPED if self.order.cls[face] == TRUMP else 0)

    def beaters(self, seat: int, times: int) -> list[Card]:
        """Cards that the seat may yet beat the play with."""
        plays, fresh = self.plays(), self.view.settings.fresh_lead
        led = rounds.led_cards(plays, fresh)
        wanted = self.order.cls[(led or self.cards)[0]]
        open_end = fresh and len(plays) < SEATS  # the fourth card leads anew
        follows = sum(self.order.cls[face] == wanted for face in self.lying(seat)) >= times * len(self.cards)
        best = max(map(self.height, self.cards))
        found = []
        for face in self.ready(seat):
            cls = self.order.cls[face]
            fits = open_end or cls == wanted or (cls == TRUMP and not follows)
            if fits and self.height(face) > best:
                found.append(face)
        return found

    def higher(self) -> list[Card]:
        cls, pos = self.order.cls, self.order.pos
        top = max(pos[face] for face in self.cards)
        return [face for face in self.out() if cls[face] == cls[self.cards[0]] and pos[face] > top]

    # -- claims

    def trumps_with(self) -> bool:
        action = self.choice.action
        face = action.cards[0] if isinstance(action, Bid) else self.rules.bids(self.view)[0].cards[0]
        trump, colour = called(face)
        order = three_order(self.view.level, trump, colour)
        count = sum(map(order.is_trump, self.view.playable))
        return self.fact("trump") == trump.value and self.fact("count") == count

    def judged(self) -> bool:
        seat = self.view.judged
        return seat is not None and self.fact("seat") == seat and self.fact("count") == self.view.declined[seat]

    def rival_ahead(self) -> bool:
        action = self.choice.action
        assert isinstance(action, Lower)
        seat = action.seat
        return seat is not None and self.fact("seat") == seat and self.view.levels[seat] > self.view.levels[self.seat]

    def overflow(self) -> bool:
        return self.fact("count") == self.view.overflow[self.seat]

    @property
    def swap(self) -> Swap:
        action = self.choice.action
        assert isinstance(action, Swap)
        return action

    def no_swap(self) -> bool:
        return not self.swap.moves

    def swaps_in(self) -> bool:
        return bool(self.swap.moves) and sorted(self.fact("cards")) == sorted(move.card for move in self.swap.moves)

    def left_buried(self) -> bool:
        return all(move.to == "bottom" for move in self.swap.moves)

    def lies_over(self) -> bool:
        slots = {move.slot for move in self.swap.moves}
        under = {low for high, low in covers(self.view.settings.layouts[self.seat].slots) if high in slots}
        return bool(self.fact("count") == len(under) > 0)

    def laid_points(self) -> bool:
        return bool(self.fact("points") == self.points((*self.view.bottom, *self.cards)))

    def part_unbeaten(self) -> bool:
        return len(self.cards) == 1 and self._few(self.higher(), 0)

    def higher_left(self) -> bool:
        return self._few(self.higher(), self.fact("higher"))

    def _few(self, higher: list[Card], count: int) -> bool:
        """So many, but for cards that left the declarer's tableau and are proven to be buried by what followed."""
        doubtful = {each.left for each, way in zip(self.view.exchanged, self.view.displaced, strict=True) if not way}
        return len(higher) - sum(face in doubtful for face in higher) <= count <= len(higher)

    def throw_stands(self) -> bool:
        pos, cls = self.order.pos, self.order.cls
        low, led = min(pos[face] for face in self.cards), cls[self.cards[0]]
        owned = self.view.settings.throw_test == "owned"
        for seat in range(SEATS):
            if seat == self.seat:
                continue
            down = any(pile.state == "down" for pile in self.view.tableaus[seat])
            found = self.lying(seat)
            if (owned and down) or (self.view.hand_counts[seat] and led not in self.void(seat)):
                found = [*found, *self.hidden()]
            if any(cls[face] == led and pos[face] > low for face in found):
                return False
        return True

    def parts(self) -> bool:
        return len(self.cards) == self.fact("components") > 1

    def uncovers(self) -> bool:
        piles = self.view.tableaus[self.seat]
        pairs = covers(self.view.settings.layouts[self.seat].slots)
        gone = {slot for slot, pile in enumerate(piles) if pile.state == "up" and pile.card in self.cards}

        def covered(slot: int, without: set[int]) -> bool:
            return any(low == slot and piles[up].state in ("up", "down") and up not in without for up, low in pairs)

        freed = [
            slot
            for slot, pile in enumerate(piles)
            if pile.state == "down" and covered(slot, set()) and not covered(slot, gone)
        ]
        return bool(self.fact("count") == len(freed) > 0)

    def ruffs(self) -> bool:
        led = rounds.led_cards(self.plays(), self.view.settings.fresh_lead)
        assert led is not None
        return self.classes(self.cards) == {"T"} and self.classes(led) == {self.fact("class")} != {"T"}

    def nobody_behind(self) -> bool:
        return not self.coming()

    def holds(self) -> bool:
        return not any(self.beaters(seat, times) for seat, times in self.coming().items())

    def may_be_beaten(self) -> bool:
        return any(self.beaters(seat, times) for seat, times in self.coming().items())

    def takes_bottom(self) -> bool:
        whole = SEATS if self.view.settings.rule3 else 2 * SEATS
        left = sum(self.view.hand_counts) + sum(
            pile.state in ("up", "down") for piles in self.view.tableaus for pile in piles
        )
        return self.seat != self.view.declarer and left == (whole - len(self.plays())) * len(self.cards)

    def own_winning(self) -> bool:
        return self.view.trick.winner == self.seat

    def rival(self) -> bool:
        return self.seat != self.view.declarer and {self.fact("seat"), self.seat, self.view.declarer} == {0, 1, 2}
