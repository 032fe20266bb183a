# SPDX-License-Identifier: MIT
"""What a seat of the three-player game can prove from its View, and ways the hidden cards may lie.

A face-down card is hidden from everybody, its owner included; the hands, the stock and (from attackers) the bottom hide
the rest. Nothing else is drawn by lot: all face-up cards, what entered and left the declarer's tableau, a card shown in
bidding #2 and the voids of hands are taken as they are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from shengji_qt.ai.heuristics.three_playout import SEATS, HandRules, Table
from shengji_qt.model.cards import Card
from shengji_qt.model.order import CLASSES, TRUMP, Order
from shengji_qt.model.three_player import rounds, view_rules
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.tableau import uncovered
from shengji_qt.model.three_player.view import ThreeView

BOTTOM: Final = 4
DRAWN: Final = 6  # cards that each seat draws from the stock
_TRIES: Final = 12  # of drawing lots that agree with all voids
_BURIED_TRUMP, _BURIED_HIGH, _BURIED_POINTS = 0.15, 0.3, 0.6  # how rarely such a card is buried


class ThreeKnowledge:
    """Proofs from one View of a seat in the play.

    Attributes:
        unseen: cards that may lie face down, in other hands or in the bottom.
        voids: by seat, classes that its hand has shown to lack; hands never grow in the play, so it holds for good.
        known: by seat, cards proven to be in that hand (not the own one).
        displaced: cards that left the declarer's tableau and may be in his hand or in the bottom;
        displaced_buried: how many of them are in the bottom. buried_known: cards proven to be there.
        down: by seat, face-down slots.
    """

    def __init__(self, view: ThreeView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.view = view
        self.seat = view.seat
        self.order: Order = view_rules.order_of(view)
        self.others = tuple((view.seat + step) % SEATS for step in (1, 2))
        self.down = tuple(
            tuple(slot for slot, pile in enumerate(piles) if pile.state == "down") for piles in view.tableaus
        )
        self.voids = self._voids()
        self.known: list[set[Card]] = [set(cards) for cards in view.shown]
        for trick in (*view.tricks, view.trick):
            if trick.attempted and trick.leader is not None:
                self.known[trick.leader] |= set(trick.attempted)
        self.displaced: set[Card] = set()
        self.displaced_buried = 0
        self.buried_known: tuple[Card, ...] = ()
        seen = self._seen()
        if view.seat != view.declarer and view.exchanged:
            self._trace(seen)
        self.known = [set() if seat == view.seat else known - seen for seat, known in enumerate(self.known)]
        certain = set().union(*self.known) | self.displaced
        self.unseen = tuple(face for face in DECK if face not in seen and face not in certain)

    def _seen(self) -> set[Card]:
        view = self.view
        seen = set(view.hand) | set(view.bottom)
        seen |= {pile.card for piles in view.tableaus for pile in piles if pile.card is not None}
        seen |= {face for trick in (*view.tricks, view.trick) for play in trick.plays for face in play.cards}
        return seen

    def _trace(self, seen: set[Card]) -> None:
        """Displaced cards went to the declarer's hand or into the bottom; how many, everybody knows (8.5)."""
        view = self.view
        assert view.declarer is not None, "who swaps declares"
        left = [each.left for each in view.exchanged]
        ways = list(view.displaced)
        buried = [face for face, way in zip(left, ways, strict=True) if way == "bottom"]
        open_ways = {face for face, way in zip(left, ways, strict=True) if way == "" and face not in seen}
        barred = {face for face in open_ways if self.order.cls[face] in self.voids[view.declarer]}
        buried += sorted(barred)
        open_ways -= barred
        count = view.displaced_buried - len(buried)
        if count >= len(open_ways):
            buried += sorted(open_ways)
        elif count == 0:
            self.known[view.declarer] |= open_ways
        else:
            self.displaced, self.displaced_buried = open_ways, count
        seen |= set(buried)
        self.known[view.declarer] |= {
            face for face, way in zip(left, ways, strict=True) if way == "hand" and face not in seen
        }
        self.buried_known = tuple(buried)

    def _voids(self) -> tuple[frozenset[int], ...]:
        found: list[set[int]] = [set(), set(), set()]
        view, cls = self.view, self.order.cls
        for trick in (*view.tricks, view.trick):
            for number, play in enumerate(trick.plays):
                led = rounds.led_cards([each.cards for each in trick.plays[:number]], view.settings.fresh_lead)
                if led is None:
                    continue
                wanted = cls[led[0]]
                if any(cls[face] != wanted for face in play.cards):
                    found[play.seat].add(wanted)
        return tuple(frozenset(each) for each in found)

    @cached_property
    def hidden_bottom(self) -> int:
        """Cards of the bottom that this seat does not know at all."""
        if self.view.bottom:
            return 0
        return self.view.bottom_count - len(self.buried_known) - self.displaced_buried

    @cached_property
    def unseen_in(self) -> tuple[int, ...]:
        """By class, cards that the seat cannot see: in other hands, face down, in an unknown bottom."""
        counts = [0] * CLASSES
        for face in (*self.unseen, *self.displaced, *(each for known in self.known for each in known)):
            counts[self.order.cls[face]] += 1
        return tuple(counts)

    def may_answer(self, cls: int) -> list[Card]:
        """Cards of the class that an opponent may hold ready to play; with `throw_test` "owned" face-down ones too."""
        view, number = self.view, self.order.cls
        found = [face for seat in self.others for face in self.table.play[seat] if number[face] == cls]
        hidden = view.settings.throw_test == "owned" and any(self.down[seat] for seat in self.others)
        held = [seat for seat in self.others if view.hand_counts[seat] and cls not in self.voids[seat]]
        if hidden or held:
            found += [face for face in (*self.unseen, *self.displaced) if number[face] == cls]
        return found + [face for seat in self.others for face in self.known[seat] if number[face] == cls]

    def hidden_from(self, seat: int) -> list[Card]:
        """Cards that `seat` may have in hand, or face down on its tableau, as far as this seat can see."""
        if self.down[seat]:
            return [*self.unseen, *self.displaced, *self.known[seat]]
        if not self.view.hand_counts[seat]:
            return []
        void, cls = self.voids[seat], self.order.cls
        displaced = self.displaced if seat == self.view.declarer else ()
        return [*(face for face in (*self.unseen, *displaced) if cls[face] not in void), *self.known[seat]]

    # -- ways the hidden cards may lie -------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> HandRules:
        declarer = self.view.declarer
        return HandRules(self.view.settings, self.order, self.seat if declarer is None else declarer)

    @cached_property
    def table(self) -> Table:
        """What the View shows, other hands and face-down slots still empty."""
        view = self.view
        table = Table(self.rules)
        table.alive = [sum(1 << number for number in range(len(row))) for row in self.rules.ranks]
        played = {face for trick in (*view.tricks, view.trick) for play in trick.plays for face in play.cards}
        for face in (*played, *view.bottom, *self.buried_known):
            table.alive[self.order.cls[face]] &= ~self.rules.bit[face]
        for seat, piles in enumerate(view.tableaus):
            above = [0] * len(piles)
            for slot, pile in enumerate(piles):
                if pile.state == "up" and pile.card is not None:
                    table.play[seat].append(pile.card)
                    table.slot[seat][pile.card] = slot
                if pile.state in ("up", "down"):
                    for lower in self.rules.below[seat][slot]:
                        above[lower] += 1
            table.above[seat] = above
            states = tuple(pile.state for pile in piles)
            table.freed[seat] = list(uncovered(view.settings.layouts[seat].slots, states))
        table.play[self.seat] += view.hand
        table.points = list(view.points)
        table.won = list(view.cards_won)
        table.bottom = view.bottom
        table.turn = view.turn if view.turn is not None else self.seat
        self._open_round(table)
        return table

    def _open_round(self, table: Table) -> None:
        trick, base, cls = self.view.trick, self.rules.base, self.order.cls
        if not trick.plays:
            return
        plays = [play.cards for play in trick.plays]
        fresh = self.view.settings.fresh_lead
        table.index = len(plays)
        lead = plays[SEATS] if fresh and len(plays) > SEATS else plays[0]
        table.led, table.size = cls[lead[0]], len(lead)
        table.total = trick.points
        powers = rounds.powers(self.order, plays, fresh)
        for index, (play, row) in enumerate(zip(trick.plays, powers, strict=True)):
            for face, power in zip(play.cards, row, strict=True):
                table.made.append((-base[face] if power else 0, index, play.seat, face))
        best = rounds.winner_of(self.order, plays, fresh)
        table.winner = trick.plays[best].seat
        table.best = max(base[face] if power else 0 for face, power in zip(plays[best], powers[best], strict=True))

    def worlds(self, rng: random.Random) -> Iterator[Table]:
        """Tables with the hidden cards drawn by lot, without end."""
        while True:
            yield self._world(rng)

    def _world(self, rng: random.Random) -> Table:
        """One way; hands with voids are filled first. Where lots drawn so do not come out, they are drawn again."""
        pool = list(self.unseen)
        for _ in range(_TRIES):
            rng.shuffle(pool)
            lots = self._lots(pool, rng)
            if lots is not None:
                break
        else:
            lots = self._lots(pool, rng, strict=False)
            assert lots is not None, "without voids every hand can be filled"
        hands, bottom, rest = lots
        table = self.table.copy()
        table.hidden = [{}, {}, {}]
        for seat in range(SEATS):
            table.play[seat] += hands[seat]
            for slot in self.down[seat]:
                table.hidden[seat][slot] = rest.pop()
        if not self.view.bottom:
            table.bottom = bottom
        return table

    def _lots(
        self, pool: Sequence[Card], rng: random.Random, strict: bool = True
    ) -> tuple[list[list[Card]], list[Card], list[Card]] | None:
        """Hands, the bottom and the rest; None if a hand cannot be filled (`strict`: without its voids)."""
        view, cls = self.view, self.order.cls
        hands: list[list[Card]] = [sorted(known) for known in self.known]
        bottom: list[Card] = list(self.buried_known)
        if self.displaced and view.declarer is not None:
            displaced = sorted(self.displaced)
            rng.shuffle(displaced)
            bottom += displaced[: self.displaced_buried]
            hands[view.declarer] += displaced[self.displaced_buried :]
        rest = list(pool)
        for seat in self._by_voids:
            void = self.voids[seat] if seat != self.seat and strict else frozenset()
            if not void and self.hidden_bottom and len(bottom) < view.bottom_count:
                rest, buried = self._bury(rest, self.hidden_bottom, rng)
                bottom += buried
            missing = self._room(seat) - len(hands[seat])
            taken = [face for face in rest if cls[face] not in void][: max(missing, 0)] if void else rest[:missing]
            if len(taken) < missing:
                return None
            hands[seat] += taken
            gone = set(taken)
            rest = [face for face in rest if face not in gone]
        return hands, bottom, rest

    @cached_property
    def _by_voids(self) -> tuple[int, ...]:
        """Seats, those with most voids first, the own seat last: nothing is proven of what it will draw."""
        return tuple(sorted(range(SEATS), key=lambda each: (each == self.seat, -len(self.voids[each]))))

    def _room(self, seat: int) -> int:
        """Cards of a hand to be drawn by lot: another seat's whole hand, and what is still to come from the stock."""
        count = self.view.hand_counts[seat] if seat != self.seat else 0
        return count + (DRAWN - self.view.hand_counts[seat] if self.view.stock_count else 0)

    def _bury(self, pool: Sequence[Card], count: int, rng: random.Random) -> tuple[list[Card], list[Card]]:
        """Cards to leave and a bottom as a sensible declarer lays one down: low side cards above all."""
        if self.view.phase not in ("play", "lower", "over"):
            return list(pool[count:]), list(pool[:count])  # as it was dealt
        weights = self._buried
        ranked = sorted(pool, key=lambda face: float(rng.random() ** (1.0 / weights[face])))
        return list(pool) if not count else [face for face in pool if face not in ranked[-count:]], ranked[-count:]

    @cached_property
    def _buried(self) -> dict[Card, float]:
        found = {}
        for face in self.unseen:
            cls = self.order.cls[face]
            if cls == TRUMP:
                found[face] = _BURIED_TRUMP
            elif self.order.pos[face] >= len(self.order.at[cls]) - 2:
                found[face] = _BURIED_HIGH
            else:
                found[face] = _BURIED_POINTS if self.rules.points[face] else 1.0
        return found
