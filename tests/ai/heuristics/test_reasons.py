# SPDX-License-Identifier: MIT
"""Every reason is true of the cards: checked against the whole deal, which the player never saw."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from shengji_qt.ai.heuristics import four
from shengji_qt.ai.heuristics.four_bidding import trump_of, trumps_under
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Bid, Bury, Choice, PassBid, Play
from shengji_qt.model.cards import Card, Trump, full_deck, points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.enumeration import follows
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.game import SEATS, FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.order import TRUMP
from shengji_qt.model.tricks import check_throw, is_beaten, strength
from tests.ai.building import start_of

MANY = 400


class Told(NamedTuple):
    """A choice in its position."""

    game: FourGame
    view: FourView
    choice: Choice
    cards: tuple[Card, ...]

    @property
    def partner(self) -> int:
        assert self.view.seat is not None
        return (self.view.seat + 2) % SEATS

    def fact(self, key: str) -> object:
        return self.choice.facts[key]

    def others(self) -> list[tuple[Card, ...]]:
        return [hand for seat, hand in enumerate(self.game.hands) if seat != self.view.seat]

    def left(self) -> list[Card]:
        return list((Counter(self.view.hand) - Counter(self.cards)).elements())

    def hidden(self) -> list[Card]:
        """What the seat cannot see: the other hands, and the bottom unless it is its own."""
        own = self.view.seat == self.view.declarer
        return [card for hand in self.others() for card in hand] + ([] if own else list(self.game.bottom))

    def led_class(self) -> int:
        return view_rules.order_of(self.view).cls[self.view.trick.lead[0]]

    def power(self, cards: tuple[Card, ...]) -> tuple[int, int]:
        order = view_rules.order_of(self.view)
        runs = runs_of(decompose(order, self.view.trick.lead) or ())
        return strength(order, runs, self.led_class(), cards) or (-1, -1)

    def best(self) -> tuple[int, int]:
        return max(self.power(play.cards) for play in self.view.trick.plays)

    def class_of_cards(self) -> str:
        order = view_rules.order_of(self.view)
        classes = {order.class_text(order.cls[card]) for card in self.cards}
        assert len(classes) == 1
        return classes.pop()


def bid_says_count(told: Told) -> bool:
    trump = trump_of(told.view, told.cards)
    told_trump = told.choice.facts.get("trump", "NT")
    return told_trump == trump.value and told.fact("count") == trumps_under(told.view, trump)


def standing_seat(told: Told) -> bool:
    return told.view.bids[-1].seat == told.fact("seat")


def bury_voids(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    before = {order.class_text(order.cls[card]) for card in told.view.hand}
    after = {order.class_text(order.cls[card]) for card in told.left()}
    return bool(told.fact("classes")) and set(told.fact("classes")) == before - after  # type: ignore[call-overload]


def lead_boss(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    (component,) = decompose(order, told.cards) or ()
    return not is_beaten(order, component, told.others())


def lead_throw(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    components = decompose(order, told.cards) or ()
    stands = Counter(check_throw(order, told.cards, told.others())) == Counter(told.cards)
    return stands and len(components) == told.fact("components") and len(told.cards) == told.fact("count")


def draws(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    out = sum(order.cls[card] == TRUMP for card in told.hidden())
    return told.class_of_cards() == "T" and told.fact("out") == out > 0


def lead_strong(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    top = max(order.pos[card] for card in told.cards)
    cls = order.cls[told.cards[0]]
    higher = sum(order.cls[card] == cls and order.pos[card] > top for card in told.hidden())
    return told.fact("higher") == higher in (1, 2) and told.fact("class") == told.class_of_cards()


def lead_structure(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    (component,) = decompose(order, told.cards) or ()
    return component.kind != "single" and told.fact("count") == len(told.cards)


def lead_low(told: Told) -> bool:
    """A single card that is not sure to win inside its class."""
    order = view_rules.order_of(told.view)
    cls, height = order.cls[told.cards[0]], order.pos[told.cards[0]]
    higher = any(order.cls[card] == cls and order.pos[card] > height for card in told.hidden())
    return len(told.cards) == 1 and higher and told.fact("class") == told.class_of_cards()


def lead_partner_void(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    cls = order.cls[told.cards[0]]
    return told.fact("seat") == told.partner and not order.of_class(told.game.hands[told.partner], cls)


def lead_short(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    held = order.of_class(told.view.hand, order.cls[told.cards[0]])
    return len(held) == told.fact("count") == len(told.cards)


def is_sure(told: Told) -> bool:
    """No opponent behind has a legal play that beats it."""
    order = view_rules.order_of(told.view)
    mine = told.power(told.cards)
    assert mine > told.best()
    after = told.game.clone()
    assert told.view.seat is not None
    after.apply(told.view.seat, Play(told.cards))
    behind = len(told.view.trick.plays) + 1
    for step in range(1, SEATS - behind + 1):
        seat = (told.view.seat + step) % SEATS
        if seat == told.partner:
            continue
        lead = told.view.trick.lead
        runs = runs_of(decompose(order, lead) or ())
        for cards in follows(order, runs, told.led_class(), after.hands[seat], False, MANY):
            if told.power(cards) > mine:
                return False
    return told.fact("points") == told.view.trick.points + points_of(told.cards)


def takes(told: Told) -> bool:
    in_trick = told.view.trick.points + points_of(told.cards)
    return told.power(told.cards) > told.best() and told.fact("points") == in_trick


def is_ruff(told: Told) -> bool:
    order = view_rules.order_of(told.view)
    return told.class_of_cards() == "T" and told.fact("class") == order.class_text(told.led_class()) != "T"


def partner_wins(told: Told) -> bool:
    return told.view.trick.winner == told.partner == told.fact("seat") and told.power(told.cards) <= told.best()


def gives(told: Told) -> bool:
    return told.fact("points") == points_of(told.cards) > 0


def partner_is_behind(told: Told) -> bool:
    return all(play.seat != told.partner for play in told.view.trick.plays) and told.fact("seat") == told.partner


def cannot_win(told: Told) -> bool:
    return all(told.power(cards) <= told.best() for cards in view_rules.plays(told.view, MANY))


def not_worth(told: Told) -> bool:
    could = any(told.power(each) > told.best() for each in view_rules.plays(told.view, 5 * MANY))
    return could and told.power(told.cards) <= told.best() and told.fact("points") == told.view.trick.points


CHECKS: dict[str, Callable[[Told], bool]] = {
    "bid_long_trumps": bid_says_count,
    "bid_no_trump": bid_says_count,
    "reinforce": lambda told: bid_says_count(told) and told.view.bids[-1].seat == told.view.seat,
    "overbid": lambda told: bid_says_count(told) and standing_seat(told) and told.fact("seat") != told.partner,
    "overbid_partner": lambda told: bid_says_count(told) and standing_seat(told) and told.fact("seat") == told.partner,
    "pass_short": lambda told: (
        told.fact("count")
        == max(trumps_under(told.view, trump_of(told.view, bid.cards)) for bid in view_rules.bids(told.view))
    ),
    "pass_partner": lambda told: standing_seat(told) and told.fact("seat") == told.partner,
    "pass_standing": lambda told: (
        told.view.bids[-1].seat == told.view.seat and told.fact("trump") == told.view.bids[-1].trump.value
    ),
    "pass_no_bid": lambda told: not view_rules.bids(told.view),
    "bury_voids": lambda told: bury_voids(told) and told.fact("points") == points_of(told.cards),
    "bury_low": lambda told: told.fact("points") == points_of(told.cards),
    "lead_boss": lead_boss,
    "lead_throw": lead_throw,
    "lead_rest": lambda told: not told.left() and told.fact("count") == len(told.cards),
    "draw_trumps": draws,
    "lead_strong": lead_strong,
    "lead_partner_void": lead_partner_void,
    "lead_short": lead_short,
    "lead_structure": lead_structure,
    "lead_low": lead_low,
    "forced": lambda told: len(view_rules.plays(told.view, 2)) == 1 and told.fact("count") == len(told.cards),
    "win_sure": is_sure,
    "win_likely": takes,
    "ruff_sure": lambda told: is_ruff(told) and is_sure(told),
    "ruff_likely": lambda told: is_ruff(told) and takes(told),
    "feed_partner": lambda told: partner_wins(told) and gives(told),
    "partner_wins": partner_wins,
    "hope_partner": lambda told: partner_is_behind(told) and gives(told),
    "cannot_win": cannot_win,
    "not_worth": not_worth,
}


def tell(game: FourGame, view: FourView) -> list[Told]:
    told = []
    for choice in four.rank(view):
        cards = () if isinstance(choice.action, PassBid) else choice.action.cards
        assert isinstance(choice.action, (Bid, PassBid, Bury, Play))
        told.append(Told(game, view, choice, cards))
    return told


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(is_plain(each) for each in value)
    return isinstance(value, (int, str))


def test_every_code_has_a_check() -> None:
    assert set(CHECKS) == set(four.REASON_CODES)


@pytest.mark.slow
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_reasons_are_true(decks: int) -> None:
    rng = random.Random(decks)
    settings = FourSettings(decks=1 if decks == 1 else 2 if decks == 2 else 3)
    players = [player("normal"), player("random"), player("normal"), player("normal")]
    seen: Counter[str] = Counter()
    for number in range(5):
        deck = full_deck(decks)
        rng.shuffle(deck)
        game = FourGame(settings, start_of(None if number % 2 else number % SEATS), deck, 0)
        while not game.over:
            for decision in game.pending():
                view = game.view(decision.seat)
                if view.decision is None:
                    continue
                for told in tell(game, view):
                    assert CHECKS[told.choice.code](told), (told.choice, view)
                    assert all(is_plain(value) for value in told.choice.facts.values())
                    seen[told.choice.code] += 1
                action = players[decision.seat].choose(view, rng.getrandbits(32))
                if action is not None:
                    game.apply(decision.seat, action)
            if game.can_advance:
                game.advance()
    assert {"lead_boss", "win_likely", "cannot_win", "partner_wins", "forced", "bury_voids", "bury_low"} <= set(seen)


def test_trump_of_no_bid() -> None:
    view = FourGame(FourSettings(), start_of(), full_deck(2), 0).view(0)
    assert trump_of(view, ()) is Trump.NONE
