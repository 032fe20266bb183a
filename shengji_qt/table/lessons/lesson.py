# SPDX-License-Identifier: MIT
"""What a lesson is: the cards, what everybody plays, and the steps with what each of them says, shows and asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from shengji_qt.model.actions import AnyAction, Bid, Bury, Mine, Play, Swap
from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.games import family_of
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions

PUPIL: Final = 0  # the seat of who learns
Kind = Literal["bid", "swap", "bury", "play", "mine"]
_KINDS: Final[dict[type[Any], Kind]] = {Bid: "bid", Swap: "swap", Bury: "bury", Play: "play", Mine: "mine"}


class When(NamedTuple):
    """A moment of the deal, as the pupil's View tells it; what is not said does not matter.

    `asked`: the kind of decision that the pupil is asked for. `phase`: of the deal. `tricks`: at least so many are
    complete; `plays`: so many lie in the open one.
    """

    asked: str = ""
    phase: str = ""
    tricks: int = 0
    plays: int | None = None

    def reached(self, view: Any) -> bool:
        """Whether the View is of this moment."""
        asked = view.decision.kind if view.decision is not None else ""
        return (
            self.asked in ("", asked)
            and self.phase in ("", view.phase)
            and len(view.tricks) >= self.tricks
            and self.plays in (None, len(view.trick.plays))
        )


class Accept(NamedTuple):
    """Which of the actions that the rules allow keep to the lesson.

    `only`: exactly one of these sets of cards. Otherwise any that contains `have` and leaves `keep` in the hand.
    A skip of the mine is the set without cards. Swaps are accepted where they bring just the cards of `have` in, and
    leave `keep` in the tableau.
    """

    kind: Kind
    only: tuple[tuple[Card, ...], ...] = ()
    have: tuple[Card, ...] = ()
    keep: tuple[Card, ...] = ()

    def takes(self, view: Any, action: AnyAction) -> bool:
        """Whether the action keeps to the lesson; the rules are asked elsewhere."""
        if _KINDS.get(type(action)) != self.kind:
            return False
        if isinstance(action, Swap):
            came = [move.card for move in action.moves]
            left = [view.tableaus[view.seat][move.slot].card for move in action.moves]
            return sorted(came) == sorted(self.have) and not set(left) & set(self.keep)
        cards = list(action.cards)  # type: ignore[union-attr]
        if self.only:
            return sorted(cards) in [sorted(each) for each in self.only]
        rest = [*view.hand, *getattr(view, "face_up", ())]
        for card in cards:
            if card in rest:
                rest.remove(card)
        return contains(cards, self.have) and contains(rest, self.keep)


class Claim(NamedTuple):
    """Something a step says of the position. `name`: its place in the words, "" if it only has to be true.

    `fact`: one of `claims.FACTS`, with its `about`; `value`: what it is.
    """

    name: str
    fact: str
    value: Any
    about: Any = None


class Step(NamedTuple):
    """One thing to read or to do.

    Attributes:
        key: of its words.
        when: the moment at which it comes.
        show: what is pointed at on the table: names of `ui.tutorial.targets`.
        accept: what is to be done; None: to be read, Enter goes on.
        claims: what its words say of the position.
        then_played: from here to the next step the pupil's cards are played as recorded.
    """

    key: str
    when: When = When()
    show: tuple[str, ...] = ()
    accept: Accept | None = None
    claims: tuple[Claim, ...] = ()
    then_played: bool = False


class Lesson(NamedTuple):
    """One deal.

    Attributes:
        settings: of the game, which they tell.
        deck: in the order in which it is dealt; `first`: who gets the first card.
        bids, swap, bury: the pupil's, as recorded; the bids of others by seat.
        plays: by trick, in playing order; the mine's skip has no cards.
        steps: in their order.
    """

    settings: Any
    deck: tuple[Card, ...]
    first: int
    bids: dict[int, tuple[Card, ...]]
    bury: tuple[Card, ...]
    plays: tuple[tuple[tuple[Card, ...], ...], ...]
    steps: tuple[Step, ...]
    swap: Swap = Swap(())

    @property
    def game(self) -> str:
        """The key of the game."""
        return family_of(self.settings).key

    @property
    def spec(self) -> MatchSpec:
        """A match of which the deal is the first: the pupil and computer seats."""
        family = family_of(self.settings)
        others = [SeatSpec("", "computer:normal")] * (family.seats - 1)
        options = MatchOptions(start_level=family.house.lowest_level)
        return MatchSpec(self.settings, options, (SeatSpec("", "person"), *others))


def contains(cards: Sequence[Card], part: Sequence[Card]) -> bool:
    """Whether `part`, copies counted, is in `cards`."""
    return not Counter(part) - Counter(cards)


def dealt(hands: Sequence[str], bottom: str, first: int = 0) -> tuple[Card, ...]:
    """The deck that gives these hands, each in the order in which its cards come, and this bottom."""
    held = [parse_cards(hand) for hand in hands]
    order = [*held[first:], *held[:first]]
    return (*(card for row in zip(*order, strict=True) for card in row), *parse_cards(bottom))


def recorded(text: str) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """Tricks, one a line, plays separated by `|`; `-` is a skip."""
    return tuple(
        tuple(() if play.strip() == "-" else parse_cards(play) for play in line.split("|"))
        for line in text.strip().splitlines()
    )
