# SPDX-License-Identifier: MIT
"""A second reading of what Views prove, that shares nothing with the computer players but the rules of the model.

Each claim of `ai/claims.py` is a method of its name. What a seat may hold is tried out: could these cards have been in
its hand at each of its follows so far, and would those then have been legal?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations, islice, product
from typing import Any

from shengji_qt.model.actions import Bid, Bury, Choice, Divide, Mine, Play
from shengji_qt.model.cards import CARDS, Card, points_of
from shengji_qt.model.combos import Component, decompose, runs_of
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.planes import FIELD, Run
from shengji_qt.model.tricks import strength
from shengji_qt.model.view import Played, Trick

Cards = tuple[Card, ...]
MANY = 1500
NONE = -1, -1


class Reading:
    """A choice of a seat, and its View; what is common to all games."""

    def __init__(self, view: Any, choice: Choice) -> None:
        self.view, self.choice = view, choice
        self.rules = rules_of(view)
        action = choice.action
        self.cards: Cards = ()
        if isinstance(action, Bid | Bury | Play | Mine):
            self.cards = action.cards
        elif isinstance(action, Divide):
            self.cards = action.rear

    def fact(self, key: str) -> Any:
        return self.choice.facts[key]

    @property
    def order(self) -> Order:
        order: Order = self.rules.order_of(self.view)
        return order

    @property
    def held(self) -> Cards:
        """The cards that are played or laid down from."""
        cards: Cards = self.view.hand
        return cards

    def left(self) -> list[Card]:
        return list((Counter(self.held) - Counter(self.cards)).elements())

    def points(self, cards: Iterable[Card]) -> int:
        return points_of(cards)

    def classes(self, cards: Iterable[Card]) -> set[str]:
        return {self.order.class_text(self.order.cls[card]) for card in cards}

    @cached_property
    def offers(self) -> list[Cards]:
        """All plays that are allowed, or very many of them."""
        return self.rules.plays(self.view, MANY)

    def takes(self, cards: Cards) -> bool:
        raise NotImplementedError

    # -- bidding

    def standing_bid(self) -> bool:
        return bool(self.view.bids[-1].seat == self.fact("seat") != self.view.seat)

    def standing_trump(self) -> bool:
        return bool(self.view.bids[-1].trump.value == self.fact("trump"))

    def own_bid(self) -> bool:
        return bool(self.view.bids[-1].seat == self.view.seat)

    def no_bid(self) -> bool:
        return not self.rules.bids(self.view)

    def bid_declares(self) -> bool:
        return self.view.declarer is None

    # -- laying down

    def emptied(self) -> set[str]:
        return self.classes(self.held) - self.classes(self.left()) - {"T"}

    def suits_emptied(self) -> bool:
        return set(self.fact("classes")) == self.emptied() != set()

    def no_suit_emptied(self) -> bool:
        return not self.emptied()

    def laid_points(self) -> bool:
        return bool(self.fact("points") == self.points(self.cards))

    # -- leading

    def of_class(self) -> bool:
        return self.classes(self.cards) == {self.fact("class")}

    def played_cards(self) -> bool:
        return sorted(self.fact("cards")) == sorted(self.cards)

    def counts(self) -> bool:
        return bool(self.fact("count") == len(self.cards))

    def last_of_class(self) -> bool:
        return self.of_class() and self.fact("class") not in self.classes(self.left())

    def last_cards(self) -> bool:
        return not self.left() and self.counts()

    # -- following

    def only_play(self) -> bool:
        return [tuple(sorted(each)) for each in self.rules.plays(self.view, 2)] == [tuple(sorted(self.cards))]

    def takes_lead(self) -> bool:
        return self.takes(self.cards)

    def keeps_off(self) -> bool:
        return not self.takes(self.cards)

    def trick_points(self) -> bool:
        return bool(self.fact("points") == self.view.trick.points + self.points(self.cards))

    def points_there(self) -> bool:
        return bool(self.fact("points") == self.view.trick.points)

    def gives(self) -> bool:
        return bool(self.fact("points") == self.points(self.cards) > 0)

    def less_possible(self) -> bool:
        return any(self.points(each) < self.points(self.cards) for each in self.offers)

    def winning(self) -> bool:
        return bool(self.view.trick.winner == self.fact("seat"))

    def none_takes(self) -> bool:
        return not any(map(self.takes, self.offers))

    def could_take(self) -> bool:
        return any(map(self.takes, self.offers))


class Tricks(Reading):
    """The games whose leads are pairs and runs: four and five players. A place is a seat, or the mine's slot."""

    decks: int

    @cached_property
    def _available(self) -> dict[int, Counter[Card]]:
        return {}

    @property
    def triples_stay(self) -> bool:
        """Whether a triple need not follow a pair."""
        raise NotImplementedError

    def own_cards(self) -> Cards:
        """Everything that the seat sees of what was not played."""
        raise NotImplementedError

    def others(self) -> list[int]:
        """Places with cards that the seat does not know."""
        raise NotImplementedError

    def behind(self) -> list[int]:
        """Places that still play in this trick, after this one."""
        raise NotImplementedError

    def friends(self) -> set[int]:
        """Places of the own party."""
        raise NotImplementedError

    def room(self, place: int) -> int:
        """How many cards are there."""
        raise NotImplementedError

    def shown(self, place: int) -> Counter[Card]:
        """Cards that must be there."""
        raise NotImplementedError

    def followed(self, place: int, lead: Cards, hand: Cards, played: Cards) -> bool:
        """Whether a place with these cards may have followed the lead so."""
        raise NotImplementedError

    @property
    def tricks(self) -> list[Trick]:
        return [trick for trick in (*self.view.tricks, self.view.trick) if trick.plays]

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Cards that the seat has not seen, wherever they are."""
        out = Counter(dict.fromkeys(CARDS, self.decks))
        out.subtract(Counter(self.own_cards()))
        for trick in self.tricks:
            for play in trick.plays:
                out.subtract(Counter(play.cards))
        assert min(out.values()) >= 0, "a card was seen more often than it is there"
        return out

    def available(self, place: int) -> Counter[Card]:
        """What may be there at most: unseen, and not known to be elsewhere."""
        if place not in self._available:
            elsewhere = Counter[Card]()
            for other in self.others():
                if other != place:
                    elsewhere += self.shown(other)
            self._available[place] = self.unseen - elsewhere
        return self._available[place]

    def plays_of(self, place: int) -> Iterator[tuple[Trick, Played, Counter[Card]]]:
        """Its follows, each with everything that it has played from then on."""
        since = Counter[Card]()
        for trick in reversed(self.tricks):
            for play in trick.plays:
                if play.seat == place:
                    since += Counter(play.cards)
                    if play is not trick.plays[0] and play.cards:
                        yield trick, play, since.copy()

    def may_hold(self, place: int, cards: Sequence[Card], void: int | None = None, plain: bool = False) -> bool:
        """Whether the place can hold these, and then nothing of the class `void`.

        `plain`: as far as counts, voids and shown cards tell; not by pairs and triples that it did not play.
        """
        wanted = Counter(cards)
        if len(cards) > self.room(place) or wanted - self.available(place):
            return False
        known = wanted | self.shown(place)
        if void is not None and any(self.order.cls[card] == void for card in known):
            return False
        if plain:
            return not any(self.order.cls[card] in self.lacks(place) for card in cards)
        for trick, play, since in self.plays_of(place):
            hands = [since + known]
            if self.triples_stay:  # a pair that was not played may have been a triple
                left = hands[0] - Counter(play.cards)
                hands.append(hands[0] + Counter(face for face, copies in left.items() if copies == 2))
            if not any(self.followed(place, trick.lead, tuple(sorted(hand.elements())), play.cards) for hand in hands):
                return False
        return True

    def lacks(self, place: int) -> set[int]:
        """Classes that the place did not follow with all its cards."""
        cls = self.order.cls
        found = set()
        for trick, play, _ in self.plays_of(place):
            if any(cls[card] != cls[trick.lead[0]] for card in play.cards):
                found.add(cls[trick.lead[0]])
        return found

    def runs_above(self, place: int, cls: int, run: Run, top: int) -> Iterator[Cards]:
        """Every run of this width and length with a higher top, of cards that may be at the place."""
        width, length = run
        ladder, links, there = self.order.at[cls], self.order.links[cls], self.available(place)
        for end in range(max(top + 1, length - 1), len(ladder)):
            positions = range(end - length + 1, end + 1)
            if all(links >> FIELD * position & 1 for position in positions[:-1]):
                faces = [[face for face in ladder[each] if there[face] >= width] for each in positions]
                for chosen in product(*faces):
                    yield tuple(face for face in chosen for _ in range(width))

    def can_top(self, place: int, component: Component) -> bool:
        """Whether the place can hold a higher component of this kind in its class."""
        cls = self.order.cls[component.cards[0]]
        return any(self.may_hold(place, each) for each in self.runs_above(place, cls, component.run, component.top))

    # -- the open trick

    @property
    def lead(self) -> Cards:
        cards: Cards = self.view.trick.lead
        return cards

    def runs(self) -> tuple[Run, ...]:
        return runs_of(decompose(self.order, self.lead) or ())

    def power(self, cards: Cards) -> tuple[int, int]:
        if len(cards) != len(self.lead):
            return NONE
        return strength(self.order, self.runs(), self.order.cls[self.lead[0]], cards) or NONE

    def best(self) -> tuple[int, int]:
        return max(self.power(play.cards) for play in self.view.trick.plays)

    def takes(self, cards: Cards) -> bool:
        return self.power(cards) > self.best()

    @cached_property
    def offers(self) -> list[Cards]:
        """With all ways to ruff, which may be late among very many."""
        found = list(self.rules.plays(self.view, MANY))
        if len(found) == MANY and not any(self.order.cls[card] == self.order.cls[self.lead[0]] for card in self.held):
            trumps = [card for card in self.held if self.order.cls[card] == TRUMP]
            found += islice(combinations(trumps, len(self.lead)), MANY)
        return found

    def can_beat(self, place: int, best: tuple[int, int], plain: bool = False) -> bool:
        """Whether the place can hold what beats a play of this strength (`plain`: see `may_hold`)."""
        led, runs = self.order.cls[self.lead[0]], self.runs()
        if len(runs) == 1 and best[0] == int(led == TRUMP):
            inside = self.runs_above(place, led, runs[0], best[1])
            if any(self.may_hold(place, each, plain=plain) for each in inside):
                return True
        if led == TRUMP:
            return False
        ruffs = self.runs_above(place, TRUMP, runs[0], best[1] if best[0] else -1)
        return any(self.may_hold(place, each, led, plain) for each in ruffs)

    def foes_behind(self) -> list[int]:
        return [place for place in self.behind() if place not in self.friends()]

    # -- claims

    def is_partner(self) -> bool:
        return self.fact("seat") in self.friends() - {self.view.seat}

    def parts(self) -> bool:
        return len(decompose(self.order, self.cards) or ()) == self.fact("components")

    def one_part(self) -> bool:
        parts = decompose(self.order, self.cards) or ()
        return [each.run for each in parts] == [(self.fact("width"), self.fact("length"))]

    def part_unbeaten(self) -> bool:
        (part,) = decompose(self.order, self.cards) or ()
        return not any(self.can_top(place, part) for place in self.others())

    def throw_stands(self) -> bool:
        parts = decompose(self.order, self.cards) or ()
        return not any(self.can_top(place, part) for place in self.others() for part in parts)

    def higher_unseen(self) -> bool:
        cls, pos = self.order.cls, self.order.pos
        top = max(pos[card] for card in self.cards)
        higher = [each for each in self.unseen.elements() if cls[each] == cls[self.cards[0]] and pos[each] > top]
        return len(higher) == self.fact("higher")

    def trumps_unseen(self) -> bool:
        out = sum(self.order.cls[card] == TRUMP for card in self.unseen.elements())
        return bool(out == self.fact("out") > 0)

    def partner_void(self) -> bool:
        seat = self.fact("seat")
        if not self.is_partner():
            return False
        may = {self.order.class_text(self.order.cls[card]) for card in CARDS if self.may_hold(seat, (card,))}
        return self.fact("class") not in may and "T" in may

    def ruffs(self) -> bool:
        return self.classes(self.cards) == {"T"} and self.classes(self.lead) == {self.fact("class")} != {"T"}

    def nobody_behind(self) -> bool:
        return not self.foes_behind()

    def holds(self) -> bool:
        return not any(self.can_beat(place, self.power(self.cards)) for place in self.foes_behind())

    def may_be_beaten(self) -> bool:
        return any(self.can_beat(place, self.power(self.cards), plain=True) for place in self.foes_behind())

    def partner_may_win(self) -> bool:
        seat = self.fact("seat")
        return self.is_partner() and seat in self.behind() and self.can_beat(seat, self.best(), plain=True)
