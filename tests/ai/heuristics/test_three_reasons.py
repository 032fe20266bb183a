# SPDX-License-Identifier: MIT
"""Every reason of the three-player game is true of the cards: checked against the whole hand, which no seat saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from shengji_qt.ai.heuristics import three
from shengji_qt.model.actions import Bid, Bury, Choice, Lower, PassBid, Penalise, Play, Swap
from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.three_player import rounds, view_rules
from shengji_qt.model.three_player.bidding import SEATS, called
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.ranking import three_order
from shengji_qt.model.three_player.view import ThreeView
from tests.ai.three_positions import decisions

MANY = 300


class Told(NamedTuple):
    """A choice in its position."""

    game: ThreeGame
    view: ThreeView
    choice: Choice

    def fact(self, key: str) -> object:
        return self.choice.facts[key]

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def order(self) -> Order:
        return view_rules.order_of(self.view)

    @property
    def cards(self) -> tuple[Card, ...]:
        action = self.choice.action
        assert isinstance(action, Play | Bury)
        return action.cards

    def points(self, cards: tuple[Card, ...]) -> int:
        table = view_rules.card_points(self.view)
        return sum(table[face] for face in cards)

    def takes(self, cards: tuple[Card, ...]) -> bool:
        plays = [play.cards for play in self.view.trick.plays]
        return rounds.winner_of(self.order, [*plays, cards], self.view.settings.fresh_lead) == len(plays)

    def unplayed(self) -> list[Card]:
        """Cards in all hands and tableaus, face down or not."""
        return [
            *(face for hand in self.game.hands for face in hand),
            *(face for tableau in self.game.tableaus for face in tableau.left),
        ]

    def frees(self) -> int:
        """Hidden cards of the own tableau that nothing covers any more."""
        before = self.game.tableaus[self.seat]
        after = before
        for face in self.cards:
            if face in before.face_up:
                after = after.played(face)
        return len(after.to_turn(0, "round")) - len(before.to_turn(0, "round"))

    def still_to_play(self) -> int:
        """Plays of others to come in this round."""
        whole = SEATS if self.view.settings.rule3 else 2 * SEATS
        coming = whole - 1 - len(self.view.trick.plays)
        return coming - (coming >= SEATS)


def trumps_told(told: Told) -> bool:
    action = told.choice.action
    face = action.cards[0] if isinstance(action, Bid) else view_rules.bids(told.view)[0].cards[0]
    trump, colour = called(face)
    order = three_order(told.view.level, trump, colour)
    count = sum(order.is_trump(each) for each in told.view.playable)
    return told.fact("trump") == trump.value and told.fact("count") == count


def penalised(told: Told) -> bool:
    seat = told.view.judged
    assert seat is not None
    return told.fact("seat") == seat and told.fact("count") == told.view.declined[seat]


def lowered(told: Told) -> bool:
    assert isinstance(told.choice.action, Lower)
    seat = told.choice.action.seat
    ahead = seat is not None and told.view.levels[seat] > told.view.levels[told.seat]
    return ahead and told.fact("seat") == seat and told.fact("count") == told.view.overflow[told.seat]


def swapped(told: Told, to: tuple[str, ...]) -> bool:
    assert isinstance(told.choice.action, Swap)
    moves = told.choice.action.moves
    return (
        bool(moves)
        and told.fact("cards") == sorted(move.card for move in moves)
        and {move.to for move in moves} <= set(to)
    )


def frees_by_swap(told: Told) -> bool:
    assert isinstance(told.choice.action, Swap)
    slots = told.view.settings.layouts[told.seat].slots
    under = sum(_lies_under(slots[move.slot], each) for move in told.choice.action.moves for each in slots)
    return swapped(told, ("hand", "bottom")) and told.fact("count") == under > 0


def _lies_under(upper: tuple[int, int, int], lower: tuple[int, int, int]) -> bool:
    return lower[2] < upper[2] and abs(lower[0] - upper[0]) < 4 and abs(lower[1] - upper[1]) < 6


def buries(told: Told) -> bool:
    return told.fact("points") == told.points((*told.view.bottom, *told.cards))


def buries_voids(told: Told) -> bool:
    before = {told.order.class_text(told.order.cls[face]) for face in told.view.playable}
    after = {told.order.class_text(told.order.cls[face]) for face in told.view.playable if face not in told.cards}
    return buries(told) and set(told.fact("classes")) == before - after - {"T"} != set()  # type: ignore[call-overload]


def class_told(told: Told) -> bool:
    return {told.order.class_text(told.order.cls[face]) for face in told.cards} == {told.fact("class")}


def higher_left(told: Told) -> list[Card]:
    cls, pos = told.order.cls, told.order.pos
    least = min(pos[face] for face in told.cards)
    return [face for face in told.unplayed() if cls[face] == cls[told.cards[0]] and pos[face] > least]


def higher_out(told: Told) -> list[Card]:
    """Higher cards that are not known to be gone: they may also lie in a bottom that the seat has not seen."""
    cls, pos, (face, *_) = told.order.cls, told.order.pos, told.cards
    buried = (
        []
        if told.view.bottom
        else [each for each in told.game.bottom if cls[each] == cls[face] and pos[each] > pos[face]]
    )
    return [*higher_left(told), *buried]


def stands(told: Told) -> bool:
    """The throw passes the test of the table (17)."""
    return rounds.judge_throw(told.order, told.cards, told.game._against(told.seat)) == told.cards


def sure(told: Told) -> bool:
    return told.takes(told.cards) and (told.still_to_play() == 0 or not higher_left(told)) and round_points(told)


def round_points(told: Told) -> bool:
    return told.fact("points") == told.view.trick.points + told.points(told.cards)


def takes(told: Told) -> bool:
    return told.takes(told.cards) and told.still_to_play() > 0 and round_points(told)


def ruffs(told: Told) -> bool:
    plays = [play.cards for play in told.view.trick.plays]
    led = rounds.led_cards(plays, told.view.settings.fresh_lead)
    assert led is not None
    led_class = told.order.class_text(told.order.cls[led[0]])
    return takes(told) and told.fact("class") == led_class != "T" and all(map(told.order.is_trump, told.cards))


def takes_bottom(told: Told) -> bool:
    last = len(told.unplayed()) <= 2 * SEATS * max(1, len(told.cards))
    return sure(told) and last and told.seat != told.view.declarer


def own_is_winning(told: Told) -> bool:
    return told.view.trick.winner == told.seat and not told.takes(told.cards)


def feeds(told: Told) -> bool:
    third = ({0, 1, 2} - {told.seat, told.view.declarer or 0}).pop()
    given = told.points(told.cards)
    return told.fact("seat") == told.view.trick.winner == third and told.fact("points") == given > 0


def loses(told: Told) -> bool:
    return not any(told.takes(each) for each in view_rules.plays(told.view, MANY))


def leaves(told: Told) -> bool:
    could = any(told.takes(each) for each in view_rules.plays(told.view, MANY))
    return could and not told.takes(told.cards) and told.fact("points") == told.view.trick.points


def frees(told: Told) -> bool:
    return told.fact("count") == told.frees() > 0


CHECKS: dict[str, Callable[[Told], bool]] = {
    "bid_trumps": lambda told: trumps_told(told) and told.view.declarer is not None,
    "bid_declare": lambda told: trumps_told(told) and told.view.declarer is None,
    "decline_card": lambda told: trumps_told(told) and told.choice.action == PassBid(),
    "pass_no_card": lambda told: not view_rules.bids(told.view) and told.choice.action == PassBid(),
    "penalise_down": lambda told: penalised(told) and told.choice.action == Penalise("demote"),
    "penalise_up": lambda told: penalised(told) and told.choice.action == Penalise("promote"),
    "lower_rival": lowered,
    "swap_none": lambda told: told.choice.action == Swap(()),
    "swap_strong": lambda told: swapped(told, ("bottom",)),
    "swap_free": frees_by_swap,
    "bury_voids": buries_voids,
    "bury_low": buries,
    "lead_top": lambda told: class_told(told) and not higher_left(told),
    "lead_throw": lambda told: class_told(told) and stands(told) and told.fact("count") == len(told.cards) > 1,
    "lead_uncover": lambda told: class_told(told) and frees(told),
    "lead_plain": lambda told: class_told(told) and bool(higher_out(told)) and not told.frees(),
    "forced": lambda told: len(view_rules.plays(told.view, 2)) == 1 and told.fact("count") == len(told.cards),
    "round_sure": sure,
    "round_likely": takes,
    "round_ruff": ruffs,
    "bottom_sure": takes_bottom,
    "own_points": lambda told: own_is_winning(told) and told.fact("points") == told.points(told.cards) > 0,
    "own_holds": lambda told: own_is_winning(told) and told.points(told.cards) == 0,
    "feed_rival": feeds,
    "uncover": lambda told: loses(told) and frees(told),
    "round_lost": loses,
    "round_left": leaves,
}


def is_plain(value: object) -> bool:
    return all(map(is_plain, value)) if isinstance(value, list) else isinstance(value, (int, str))


def test_every_code_has_a_check() -> None:
    assert set(CHECKS) == set(three.THREE_REASON_CODES)


@pytest.mark.slow
def test_reasons_are_true() -> None:
    """In hands of plain players under random house rules, at every second decision of the play."""
    seen: Counter[str] = Counter()
    for number, (game, view) in enumerate(decisions(5, 6, ("greedy", "random", "greedy"), settings_seed=5)):
        if view.phase == "play" and number % 3:
            continue
        for choice in three.rank(view):
            assert CHECKS[choice.code](Told(game, view, choice)), (choice, view)
            assert all(is_plain(value) for value in choice.facts.values())
            seen[choice.code] += 1
    often = {"lead_top", "lead_plain", "forced", "round_sure", "round_likely", "round_lost", "bury_low", "swap_none"}
    assert often <= set(seen)
