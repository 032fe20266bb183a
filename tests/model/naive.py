# SPDX-License-Identifier: MIT
"""A second reading of four_player.md 9 to 13, from its text alone: no planes, no tables, only trying everything.

Slow on purpose. It shares nothing with the model but the faces, so that an error would have to be made twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from shengji_qt.model.cards import Card

Cards = tuple[Card, ...]
Run = tuple[int, int]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
KINDS = ["titanic", "tractor", "triple", "pair", "single"]


def kind(width: int, length: int) -> str:
    if length >= 2:
        return {2: "tractor", 3: "titanic"}[width]
    return {1: "single", 2: "pair", 3: "triple"}[width]


def subsets(cards: Sequence[Card], size: int) -> set[Cards]:
    return {tuple(sorted(each)) for each in combinations(cards, size)}


def minus(cards: Sequence[Card], taken: Sequence[Card]) -> Cards:
    rest = list(cards)
    for each in taken:
        rest.remove(each)
    return tuple(rest)


class Reading:
    """The order under a level ("2" … "A") and a trump ("S", "H", "C", "D" or "NT")."""

    def __init__(self, level: str, trump: str, nt_level_joker_tractor: bool = True) -> None:
        self.level = level
        self.trump = trump
        self.nt_link = nt_level_joker_tractor

    def cls(self, face: Card) -> str:
        if face.text in ("sj", "bj") or face.text[:-1] == self.level or face.text[-1] == self.trump:
            return "T"
        return face.text[-1]

    def pos(self, face: Card) -> int:
        ranks = [rank for rank in RANKS if rank != self.level]
        no_trump = self.trump == "NT"
        if face.text == "bj":
            return 2 if no_trump else 15
        if face.text == "sj":
            return 1 if no_trump else 14
        if face.text[:-1] == self.level:
            if no_trump:
                return 0
            return 13 if face.text[-1] == self.trump else 12
        return ranks.index(face.text[:-1])

    def adjacent(self, low: Card, high: Card) -> bool:
        if self.cls(low) != self.cls(high) or self.pos(high) != self.pos(low) + 1:
            return False
        return self.nt_link or not (self.trump == "NT" and self.cls(low) == "T" and self.pos(low) == 0)

    # -- 10 ----------------------------------------------------------------------------------------------------------

    def runs(self, cards: Sequence[Card], width: int, length: int) -> Iterator[Cards]:
        """The faces of every run (w, l) in the cards, low to high."""
        held = Counter(cards)
        faces = sorted(face for face in held if held[face] >= width)

        def extend(run: Cards) -> Iterator[Cards]:
            if len(run) == length:
                yield run
                return
            for face in faces:
                if not run or self.adjacent(run[-1], face):
                    yield from extend((*run, face))

        yield from extend(())

    def contains(self, cards: Sequence[Card], required: Sequence[Run]) -> bool:
        """10.5: disjoint parts for each run."""
        if not required:
            return True
        (width, length), *rest = required
        return any(self.contains(minus(cards, run * width), rest) for run in self.runs(cards, width, length))

    def decompose(self, cards: Sequence[Card]) -> list[tuple[str, int, Cards]]:
        """10.3 in kind order: kind, length, cards."""
        found = []
        held = Counter(cards)
        for width in (3, 2):
            left = {face: 1 for face in held if held[face] == width}
            while left:
                for length in range(len(left), 0, -1):
                    runs = sorted(self.runs(sorted(left), 1, length), key=lambda run: (self.pos(run[0]), run))
                    if runs:
                        found.append((kind(width, length), length, tuple(sorted(runs[0] * width))))
                        for face in runs[0]:
                            del left[face]
                        break
        found += [("single", 1, (face,)) for face in held if held[face] == 1]
        return sorted(found, key=lambda each: (KINDS.index(each[0]), -each[1], self.top(each[2]), min(each[2])))

    def top(self, cards: Sequence[Card]) -> int:
        return max(self.pos(each) for each in cards)

    def lead_runs(self, lead: Sequence[Card]) -> list[Run]:
        return [(len(cards) // length, length) for _, length, cards in self.decompose(lead)]

    # -- 12 ----------------------------------------------------------------------------------------------------------

    def requirement(self, lead: Sequence[Card], held: Sequence[Card], protect: bool = False) -> list[Run]:
        """12.4 on the follower's cards of the class."""
        runs = self.lead_runs(lead)
        usable = tuple(held)
        if protect and all(width < 3 for width, _ in runs):
            copies = Counter(held)
            usable = tuple(each for each in held if copies[each] < 3)
        required: list[Run] = []
        for width, length in runs:
            for step in levels(width, length):
                if self.contains(usable, required + step):
                    required += step
                    break
        return required

    def legal_follows(self, lead: Sequence[Card], hand: Sequence[Card], protect: bool = False) -> set[Cards]:
        """12.2 by trying all subsets of the hand."""
        count = len(lead)
        own = [each for each in hand if self.cls(each) == self.cls(lead[0])]
        if len(own) <= count:
            rest = minus(hand, own)
            return {tuple(sorted((*own, *fill))) for fill in subsets(rest, count - len(own))}
        required = self.requirement(lead, own, protect)
        return {each for each in subsets(own, count) if self.contains(each, required)}

    def leads(self, hand: Sequence[Card]) -> set[Cards]:
        """11.2: any cards of one class."""
        found: set[Cards] = set()
        for cls in "TSHCD":
            own = [each for each in hand if self.cls(each) == cls]
            for size in range(1, len(own) + 1):
                found |= subsets(own, size)
        return found

    # -- 11.3, 13 ----------------------------------------------------------------------------------------------------

    def throw(self, lead: Sequence[Card], others: Sequence[Sequence[Card]], ascending: bool = False) -> Cards:
        """11.3 and 11.4: what is led."""
        parts = self.decompose(lead)
        tested = parts
        if ascending:
            tested = sorted(parts, key=lambda each: min(self.pos(card) for card in each[2]))
        for name, length, cards in tested:
            run = len(cards) // length, length
            for hand in others:
                own = [each for each in hand if self.cls(each) == self.cls(lead[0])]
                if len(parts) > 1 and any(self.top(high) > self.top(cards) for high in self.runs(own, *run)):
                    alike = [each[2] for each in parts if each[:2] == (name, length)]
                    return min(alike, key=lambda each: (self.top(each), each))
        return tuple(sorted(lead))

    def value(self, lead: Sequence[Card], play: Sequence[Card]) -> tuple[bool, int] | None:
        """13.2 and 13.3: whether trump, and the value of the deciding component; None if it does not compete."""
        classes = {self.cls(each) for each in play}
        if classes not in ({self.cls(lead[0])}, {"T"}):
            return None
        (width, length), *rest = self.lead_runs(lead)
        tops = [
            self.top(run) for run in self.runs(play, width, length) if self.contains(minus(play, run * width), rest)
        ]
        return (classes == {"T"}, max(tops)) if tops else None

    def winner(self, plays: Sequence[Sequence[Card]]) -> int:
        """13.4: index of the winning play."""
        values = [self.value(plays[0], each) for each in plays]
        best = max(each for each in values if each is not None)
        return values.index(best)


def partitions(number: int) -> list[tuple[int, ...]]:
    """All ways to write a number as a sum, largest parts first."""
    if number == 0:
        return [()]
    found = {
        tuple(sorted((part, *rest), reverse=True))
        for part in range(1, number + 1)
        for rest in partitions(number - part)
    }
    return sorted(found, reverse=True)


def levels(width: int, length: int) -> list[list[Run]]:
    """12.3, from its general list."""
    if width == 1:
        return [[]]
    if width == 2:
        return [[(2, part) for part in way] for pairs in range(length, -1, -1) for way in partitions(pairs)]
    steps = [[(3, part) for part in way] for way in partitions(length)]
    if length >= 2:
        steps.append([(2, length)])
    for triples in range(length - 1, -1, -1):
        for pairs in range(length - triples, -1, -1):
            for wide in partitions(triples):
                for narrow in partitions(pairs):
                    step = [(3, part) for part in wide] + [(2, part) for part in narrow]
                    if step not in steps:
                        steps.append(step)
    return steps
