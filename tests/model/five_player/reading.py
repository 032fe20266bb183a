# SPDX-License-Identifier: MIT
"""A second reading of five_player.md 8 to 13, from its text alone, and small hands full of structure to try it on.

Slow on purpose; it shares nothing with the model but the faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from shengji_qt.model.cards import CARDS, RANKS, Card, Rank, Trump
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.order import Order
from shengji_qt.model.summaries import Colour
from tests.model import naive
from tests.model.naive import Cards, Reading
from tests.model.strategies import holdings

DOWN = naive.RANKS[::-1]
MATE = {"S": "C", "C": "S", "H": "D", "D": "H"}
COLOURS = {"black": "SC", "red": "HD"}
TAKEN_FIRST = "CDHS"


class FiveReading(Reading):
    """The ladders of 8 and R20.3, written out from the highest rung."""

    def __init__(self, level: str, trump: str, colour: str, decks: int, special: bool) -> None:
        super().__init__(level, trump)
        self.decks = decks
        self.special = special
        if trump == "NT":
            own = COLOURS[colour]
            other = "".join(suit for suit in "SHCD" if suit not in own)
            trumps = [["bj"], ["sj"], self._of(level, own), self._of("2", own), self._of(level, other)]
        else:
            rest = "".join(suit for suit in "SHCD" if suit != trump)
            ordinary = [[rank + trump] for rank in DOWN if rank not in (level, "2")]
            trumps = [["bj"], ["sj"], [level + trump], self._of(level, rest), ["2" + trump], *ordinary]
            trumps.append(["2" + MATE[trump]])
        self.ladders = {"T": trumps}
        taken = {text for rung in trumps for text in rung}
        for suit in "SHCD":
            cards = [rank + suit for rank in DOWN if rank + suit not in taken]
            if decks == 1 and cards:
                high = [text for text in cards if text[:-1] in "AKQJ"]
                self.ladders[suit] = [high, [text for text in cards if text not in high]]
            elif cards:
                self.ladders[suit] = [[text] for text in cards]

        self.places = {
            Card.parse(text): (cls, len(ladder) - 1 - index)
            for cls, ladder in self.ladders.items()
            for index, rung in enumerate(ladder)
            for text in rung
        }

    @staticmethod
    def _of(rank: str, suits: str) -> list[str]:
        return [rank + suit for suit in suits]

    def cls(self, face: Card) -> str:
        return self.places[face][0]

    def pos(self, face: Card) -> int:
        return self.places[face][1]

    def adjacent(self, low: Card, high: Card) -> bool:
        if self.cls(low) != self.cls(high) or self.pos(high) != self.pos(low) + 1:
            return False
        if self.special or self.cls(low) != "T" or (low.is_joker and high.is_joker):
            return True
        return not ({low.text[:-1], high.text[:-1]} & {"2", self.level} or high.is_joker)

    # -- R11.3 -------------------------------------------------------------------------------------------------------

    def shape(self, lead: Sequence[Card], held: Sequence[Card]) -> tuple[list[int], int]:
        """The list of run lengths and the number of loose pairs that `held` reaches; two decks."""
        runs = self.lead_runs(lead)
        tractors = [length for width, length in runs if length > 1]
        loose = sum(run == (2, 1) for run in runs)
        pairs = tuple(sorted(face for face, copies in Counter(held).items() if copies == 2))

        def ways(left: Cards, index: int, owed: int, taken: list[int], debt: int) -> Iterator[tuple[list[int], int]]:
            longest = max((length for length in range(2, len(left) + 1) if any(self.runs(left, 1, length))), default=0)
            if owed >= 2 and longest:
                length = min(longest, owed)
                for run in self.runs(left, 1, length):
                    yield from ways(naive.minus(left, run), index, owed - length, [*taken, length], debt)
            elif index < len(tractors):
                yield from ways(left, index + 1, tractors[index], taken, debt + owed)
            else:
                yield taken, min(loose + debt + owed, len(left))

        return max(ways(pairs, 0, 0, [], 0))

    # -- 12 ----------------------------------------------------------------------------------------------------------

    def led(self, cards: Cards, players: Sequence[Cards], mine: Cards) -> Cards:
        """What is led when `cards` are shown (R12.2 to R12.5)."""
        parts = self.decompose(cards)

        def beaten(part: tuple[str, int, Cards], hands: Sequence[Cards]) -> bool:
            width = len(part[2]) // part[1]
            tops = [
                self.top(run)
                for hand in hands
                for run in self.runs([face for face in hand if self.cls(face) == self.cls(cards[0])], width, part[1])
            ]
            return max(tops, default=-1) > self.top(part[2])

        if len(parts) == 1:
            return tuple(sorted(cards))
        by_player = [part for part in parts if beaten(part, players)]
        by_mine = [part for part in parts if beaten(part, [mine])]
        rest = naive.minus(cards, [face for part in by_mine for face in part[2]])
        if not by_player and rest:
            return tuple(sorted(rest))
        _, length, example = (by_player or by_mine)[0]  # decompose lists kinds from the largest
        width = len(example) // length

        def low(run: Cards) -> tuple[int, list[int], list[Card]]:
            return self.top(run), [TAKEN_FIRST.find(face.text[-1]) for face in run], list(run)

        return tuple(sorted(min(self.runs(cards, width, length), key=low) * width))


class FiveOrdering(NamedTuple):
    """Level, trump, colour, decks and special tractors."""

    level: Rank
    trump: Trump
    colour: Colour
    decks: int
    special: bool

    @property
    def reading(self) -> FiveReading:
        return FiveReading(self.level.text, str(self.trump), self.colour, self.decks, self.special)

    @property
    def order(self) -> Order:
        colour: Colour = self.colour if self.trump is Trump.NONE else ""
        return five_order(self.level, self.trump, colour, self.decks, self.special)


def orderings(*decks: int) -> st.SearchStrategy[FiveOrdering]:
    colours: list[Colour] = ["red", "black"]
    return st.builds(
        FiveOrdering,
        st.sampled_from(RANKS[1:]),
        st.sampled_from(list(Trump)),
        st.sampled_from(colours),
        st.sampled_from(decks),
        st.sampled_from((True, True, False)),
    )


@st.composite
def tables(
    draw: st.DrawFn, *decks: int, hands: int = 1, most: int = 9, lead: int = 6
) -> tuple[FiveOrdering, Cards, list[Cards]]:
    """An ordering, a lead of one class, and hands of cards of that class, trumps and strays."""
    ordering = draw(orderings(*decks))
    reading = ordering.reading
    cls = draw(st.sampled_from(["T", *reading.ladders]))
    ladder = sorted((face for face in CARDS if reading.cls(face) == cls), key=reading.pos)
    trumps = sorted((face for face in CARDS if reading.cls(face) == "T"), key=reading.pos)
    start = draw(st.integers(0, max(len(ladder) - 6, 0)))
    near = ladder[start : start + 6]
    first = draw(st.integers(0, len(trumps) - 5))
    found = []
    for _ in range(hands):
        own = draw(holdings(near, ordering.decks, 0, most))
        ruffs = draw(holdings(trumps[first : first + 5], ordering.decks, 0, 4))
        strays = draw(st.lists(st.sampled_from(CARDS), max_size=1))
        extra = Counter((*own, *ruffs, *strays))
        found.append(tuple(sorted(face for face, copies in extra.items() for _ in range(min(copies, ordering.decks)))))
    return ordering, draw(holdings(near, ordering.decks, 1, lead)), found


def allowed_sets(
    held: Cards, most: int, good: Callable[[Cards], bool], refused: Callable[[Cards], object | None]
) -> set[Cards]:
    """All sets of at most `most` cards that are good by the text; the model has to refuse just the others."""
    found = set()
    for size in range(min(len(held), most) + 1):
        for play in naive.subsets(held, size):
            assert (refused(play) is None) == good(play), play
            if good(play):
                found.add(play)
    return found
