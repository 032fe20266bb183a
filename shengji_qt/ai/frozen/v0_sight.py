# SPDX-License-Identifier: MIT
"""What player v0 sees of the play of cards: the same few facts from the Views of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from shengji_qt.model import tricks
from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.five_player.seats import partner
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import Order
from shengji_qt.model.three_player import rounds
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.view import Played, Trick

Cards = tuple[Card, ...]
Relation = Literal["ally", "rival", "foe"]
_HALF: Final = 3  # plays of a half-round of three players


class Table(NamedTuple):
    """What a game's View says in words of its own. `slot` plays out of `held`.

    `known`: cards out of play or in the other hand of the declarer, as far as the seat knows. `plays`: of a full trick.
    `halves`: the fourth play leads anew. `winner`: index of the play that wins.
    """

    slot: int
    held: Cards
    deck: Sequence[Card]
    known: Cards
    relation: Callable[[int], Relation]
    plays: int
    winner: Callable[[Order, Sequence[Cards]], int]
    runs: bool = True
    halves: bool = False
    protect: bool = False


class Sight(NamedTuple):
    """`held`: the cards to choose from, sorted. `lead`: what is to be followed, () for a lead.

    `best`: the play that wins so far; `wins`: whether cards would win the trick as it lies. `relation`: to the one who
    wins so far; `last`: nobody plays after this. `points`: by face; `trick_points`: those that lie in the trick.
    `out`: copies that others may hold. `foes_void`, `allies_void`: classes that some of them have shown not to hold.
    `protect`: triples are no pairs. `runs`: pairs and runs may be led (not by three players).
    """

    order: Order
    points: Sequence[int]
    held: Cards
    lead: Cards
    best: Cards
    wins: Callable[[Cards], bool]
    relation: Relation
    last: bool
    trick_points: int
    out: Counter[Card]
    foes_void: frozenset[int]
    allies_void: frozenset[int]
    protect: bool
    runs: bool


def sight_of(view: Any) -> Sight:
    """The facts for a seat that is asked to play, for itself or for the mine."""
    if isinstance(view, FourView):
        return _sight(view, _of_four(view))
    return _sight(view, _of_three(view) if isinstance(view, ThreeView) else _of_five(view))


def _of_four(view: FourView) -> Table:
    seat = view.seat or 0

    def relation(other: int) -> Relation:
        return "foe" if (other - seat) % 2 else "ally"

    known = view.bottom if seat == view.declarer else ()
    deck, protect = full_deck(view.settings.decks), view.settings.protect_triples
    return Table(seat, view.hand, deck, known, relation, 4, tricks.winner_of, protect=protect)


def _of_three(view: ThreeView) -> Table:
    seat, fresh = view.seat or 0, view.settings.fresh_lead

    def relation(other: int) -> Relation:
        if other == seat:
            return "ally"
        return "foe" if view.declarer in (other, seat) else "rival"

    def winner(order: Order, plays: Sequence[Cards]) -> int:
        return rounds.winner_of(order, plays, fresh)

    known = view.bottom if seat == view.declarer else ()
    count = _HALF if view.settings.rule3 else 2 * _HALF
    return Table(seat, view.playable, DECK, known, relation, count, winner, runs=False, halves=fresh)


def _of_five(view: FiveView) -> Table:
    slot, declarer = view.slot or 0, view.declarer or 0

    def relation(other: int) -> Relation:
        side, own = (declarer if each == MINE else each for each in (other, slot))
        if side == own:
            return "ally"
        if declarer in (side, own):
            return "foe"
        return "ally" if partner(declarer, own) == side else "rival"

    def winner(order: Order, plays: Sequence[Cards]) -> int:
        """Skips and short plays do not win."""
        return tricks.winner_of(order, [each if len(each) == len(plays[0]) else () for each in plays])

    held, other = (view.mine, view.hand) if slot == MINE else (view.hand, view.mine)
    known = other if view.seat == declarer else ()
    deck, protect = full_deck(view.settings.decks), not view.settings.follow_break_triples
    return Table(slot, held, deck, known, relation, 6, winner, protect=protect)


def _sight(view: Any, table: Table) -> Sight:
    order: Order = rules_of(view).order_of(view)
    all_tricks: tuple[Trick, ...] = (*view.tricks, view.trick)
    made = [play.cards for play in view.trick.plays]
    gone = Counter(face for trick in all_tricks for play in trick.plays for face in play.cards)
    void = _voids(order, all_tricks, table.halves)

    def wins(cards: Cards) -> bool:
        return table.winner(order, [*made, cards]) == len(made)

    return Sight(
        order=order,
        points=rules_of(view).card_points(view),
        held=tuple(sorted(table.held)),
        lead=rounds.led_cards(made, table.halves) or (),
        best=made[table.winner(order, made)] if made else (),
        wins=wins,
        relation=table.relation(view.trick.winner) if made else "foe",
        last=len(made) == table.plays - 1,
        trick_points=view.trick.points,
        out=Counter(table.deck) - gone - Counter(table.held) - Counter(table.known),
        foes_void=frozenset(cls for slot, cls in void if table.relation(slot) != "ally"),
        allies_void=frozenset(cls for slot, cls in void if table.relation(slot) == "ally" and slot != table.slot),
        protect=table.protect,
        runs=table.runs,
    )


def _voids(order: Order, all_tricks: Sequence[Trick], halves: bool) -> set[tuple[int, int]]:
    """Slot and class wherever somebody could not follow."""
    found = set()
    for trick in all_tricks:
        rows: list[tuple[Played, ...]] = [trick.plays[:_HALF], trick.plays[_HALF:]] if halves else [trick.plays]
        for row in rows:
            for play in row[1:]:
                led = order.cls[row[0].cards[0]]
                if any(order.cls[face] != led for face in play.cards):
                    found.add((play.seat, led))
    return found
