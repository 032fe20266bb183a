# SPDX-License-Identifier: MIT
"""Every reason in the five-player game is true of the cards: checked against the whole deal, which nobody saw.

The same deals show that equal Views give equal choices, and that every choice is allowed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from shengji_qt.ai.heuristics import five
from shengji_qt.ai.heuristics.five_bidding import trumps_under
from shengji_qt.ai.heuristics.five_reasons import FIVE_REASON_CODES
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Bid, Bury, Choice, Divide, Mine, Play
from shengji_qt.model.cards import POINTS, Card, full_deck, points_of
from shengji_qt.model.combos import decompose, runs_of
from shengji_qt.model.five_player import view_rules, windows
from shengji_qt.model.five_player.bidding import rung_of
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.seats import SEATS, partner, trick_order
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.throws import check_lead, opponents
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.order import TRUMP, Order
from shengji_qt.model.tricks import is_beaten, strength
from tests.ai.building_five import start_of

MANY = 1500


class Told(NamedTuple):
    """A choice in its position."""

    game: FiveGame
    view: FiveView
    choice: Choice
    cards: tuple[Card, ...]

    @property
    def order(self) -> Order:
        return view_rules.order_of(self.view)

    @property
    def declarer(self) -> int:
        assert self.view.declarer is not None
        return self.view.declarer

    @property
    def declares(self) -> bool:
        return self.view.seat == self.declarer

    @property
    def partner(self) -> int:
        assert self.view.seat is not None
        return partner(self.declarer, self.view.seat)

    @property
    def own(self) -> tuple[int, ...]:
        """Slots of the seat's party."""
        assert self.view.seat is not None
        return (self.declarer, MINE) if self.declares else (self.view.seat, self.partner)

    @property
    def held(self) -> tuple[Card, ...]:
        return self.view.mine if isinstance(self.choice.action, Mine) else self.view.hand

    def fact(self, key: str) -> object:
        return self.choice.facts[key]

    def places(self) -> dict[int, tuple[Card, ...]]:
        return {**dict(enumerate(self.game.hands)), MINE: self.game.mine}

    def others(self) -> list[tuple[Card, ...]]:
        """What the seat cannot see."""
        own = (self.declarer, MINE) if self.declares else (self.view.seat,)
        return [cards for slot, cards in self.places().items() if slot not in own]

    def hidden(self) -> list[Card]:
        return [card for hand in self.others() for card in hand]

    def left(self) -> list[Card]:
        return list((Counter(self.held) - Counter(self.cards)).elements())

    def led_class(self) -> int:
        return self.order.cls[self.view.trick.lead[0]]

    def power(self, cards: tuple[Card, ...]) -> tuple[int, int]:
        if len(cards) != len(self.view.trick.lead):
            return -1, -1
        runs = runs_of(decompose(self.order, self.view.trick.lead) or ())
        return strength(self.order, runs, self.led_class(), cards) or (-1, -1)

    def best(self) -> tuple[int, int]:
        return max(self.power(play.cards) for play in self.view.trick.plays)

    def wins(self) -> bool:
        return self.power(self.cards) > self.best()

    def behind(self) -> tuple[int, ...]:
        plays = self.view.trick.plays
        return trick_order(self.declarer, plays[0].seat)[len(plays) + 1 :]

    def class_of_cards(self) -> str:
        (text,) = {self.order.class_text(self.order.cls[card]) for card in self.cards}
        return text

    def higher(self) -> int:
        top, cls = max(self.order.pos[card] for card in self.cards), self.order.cls[self.cards[0]]
        return sum(self.order.cls[card] == cls and self.order.pos[card] > top for card in self.hidden())


def bid_says_count(told: Told) -> bool:
    rung = rung_of(told.cards, told.view.level, told.view.settings)
    assert rung is not None
    trump = told.choice.facts.get("trump", "NT")
    return trump == rung.trump.value and told.fact("count") == trumps_under(told.view, rung.trump, rung.colour)


def pass_short(told: Told) -> bool:
    rungs = [rung_of(bid.cards, told.view.level, told.view.settings) for bid in view_rules.bids(told.view)]
    return told.fact("count") == max(trumps_under(told.view, rung.trump, rung.colour) for rung in rungs if rung)


def emptied(told: Told) -> set[str]:
    def classes(cards: object) -> set[str]:
        return {told.order.class_text(told.order.cls[card]) for card in cards}  # type: ignore[attr-defined]

    return classes(told.view.hand) - classes(told.left()) - {"T"}


def lead_boss(told: Told) -> bool:
    (component,) = decompose(told.order, told.cards) or ()
    return not is_beaten(told.order, component, told.others())


def lead_throw(told: Told) -> bool:
    components = decompose(told.order, told.cards) or ()
    slot = MINE if isinstance(told.choice.action, Mine) else told.view.seat
    assert slot is not None
    against = opponents(told.places(), told.declarer, slot, told.view.settings)
    stands = check_lead(told.order, told.cards, against).stands
    return stands and len(components) == told.fact("components") and len(told.cards) == told.fact("count")


def draws(told: Told) -> bool:
    out = sum(told.order.cls[card] == TRUMP for card in told.hidden())
    return told.declares and told.class_of_cards() == "T" and told.fact("out") == out > 0


def is_sure(told: Told) -> bool:
    """Nobody of another party behind can play higher."""
    mine = told.power(told.cards)
    after = told.game.clone()
    assert told.view.seat is not None and told.wins()
    after.apply(told.view.seat, told.choice.action)
    while after.trick.plays:
        slot, seat = after.slot, after.turn
        assert seat is not None
        plays = view_rules.plays(after.view(seat), MANY)
        if slot not in told.own and any(told.power(cards) > mine for cards in plays):
            return False
        after.apply(seat, Mine(plays[0]) if slot == MINE else Play(plays[0]))
    return told.fact("points") == told.view.trick.points + points_of(told.cards)


def takes(told: Told) -> bool:
    return told.wins() and told.fact("points") == told.view.trick.points + points_of(told.cards)


def is_ruff(told: Told) -> bool:
    return told.class_of_cards() == "T" and told.fact("class") == told.order.class_text(told.led_class()) != "T"


def own_winning(told: Told) -> bool:
    return told.view.trick.winner in told.own and not told.wins()


def gives(told: Told) -> bool:
    return told.fact("points") == points_of(told.cards) > 0


def is_partner(told: Told) -> bool:
    return not told.declares and told.fact("seat") == told.partner


def not_worth(told: Told) -> bool:
    could = any(told.power(each) > told.best() for each in view_rules.plays(told.view, 5 * MANY))
    return could and not told.wins() and told.fact("points") == told.view.trick.points


def may_pay(told: Told) -> bool:
    assert told.view.window is not None and told.view.seat is not None
    able = windows.choices(windows.ledger_of(told.view), told.view.window, told.view.seat)
    return told.choice.action in able and told.fact("have") == told.view.cumulative[told.view.seat]


def block(told: Told) -> bool:
    assert told.view.scored is not None
    target = told.fact("seat")
    assert isinstance(target, int)
    gain = told.view.scored.gains[target]
    if told.choice.code == "block_win":
        return target == told.declarer and told.view.levels[target] == told.view.last_level and gain > 0
    return told.fact("count") == gain > 0 and told.view.levels[target] == max(told.view.levels)


CHECKS: dict[str, Callable[[Told], bool]] = {
    "bid_long_trumps": bid_says_count,
    "bid_no_trump": bid_says_count,
    "reinforce": lambda told: bid_says_count(told) and told.view.bids[-1].seat == told.view.seat,
    "overbid": lambda told: bid_says_count(told) and told.view.bids[-1].seat == told.fact("seat") != told.view.seat,
    "pass_short": pass_short,
    "pass_standing": lambda told: (
        told.view.bids[-1].seat == told.view.seat and told.fact("trump") == told.view.bids[-1].trump.value
    ),
    "pass_no_bid": lambda told: not view_rules.bids(told.view),
    "bury_voids": lambda told: (
        set(told.fact("classes")) == emptied(told) != set() and told.fact("points") == points_of(told.cards)  # type: ignore[call-overload]
    ),
    "bury_low": lambda told: told.fact("points") == points_of(told.cards) == 0 and not emptied(told),
    "mine_points": lambda told: (
        gives(told) and not emptied(told) and told.fact("count") == sum(POINTS[card] > 0 for card in told.cards)
    ),
    "divide": lambda told: told.fact("rear") == len(told.cards) and told.fact("front") == len(told.left()),
    "lead_boss": lead_boss,
    "lead_throw": lead_throw,
    "lead_rest": lambda told: not told.left() and told.fact("count") == len(told.cards),
    "draw_trumps": draws,
    "lead_strong": lambda told: (
        told.fact("higher") == told.higher() in (1, 2) and told.fact("class") == told.class_of_cards()
    ),
    "lead_partner_void": lambda told: (
        is_partner(told)
        and not told.order.of_class(told.game.hands[told.partner], told.order.cls[told.cards[0]])
        and told.fact("class") == told.class_of_cards()
    ),
    "lead_short": lambda told: (
        len(told.order.of_class(told.held, told.order.cls[told.cards[0]])) == told.fact("count") == len(told.cards)
    ),
    "lead_structure": lambda told: (
        told.fact("count") == len(told.cards) > 1 == len(decompose(told.order, told.cards) or ())
    ),
    "lead_low": lambda told: len(told.cards) == 1 and told.higher() > 0 and told.fact("class") == told.class_of_cards(),
    "forced": lambda told: len(view_rules.plays(told.view, 2)) == 1 and told.fact("count") == len(told.view.trick.lead),
    "skip_only": lambda told: view_rules.plays(told.view, 2) == [()],
    "win_sure": is_sure,
    "win_likely": takes,
    "ruff_sure": lambda told: is_ruff(told) and is_sure(told),
    "ruff_likely": lambda told: is_ruff(told) and takes(told),
    "feed_partner": lambda told: is_partner(told) and own_winning(told) and gives(told),
    "partner_wins": lambda told: is_partner(told) and own_winning(told),
    "hope_partner": lambda told: is_partner(told) and told.partner in told.behind() and gives(told),
    "cannot_win": lambda told: all(told.power(cards) <= told.best() for cards in view_rules.plays(told.view, MANY)),
    "not_worth": not_worth,
    "mine_skip": lambda told: not told.cards and told.fact("count") == len(told.held) > 0,
    "mine_clear": lambda told: (
        not told.wins() and told.fact("left") == len(told.left()) and told.fact("count") == len(told.cards) > 0
    ),
    "feed_own": lambda told: told.declares and own_winning(told) and gives(told),
    "own_wins": lambda told: told.declares and own_winning(told),
    "hope_own": lambda told: told.declares and gives(told) and bool({*told.own} & {*told.behind()}),
    "stop_now": lambda told: not told.view.undrawn,
    "force_level": may_pay,
    "claim_seat": may_pay,
    "keep_points": lambda told: told.fact("have") == told.view.cumulative[told.view.seat or 0],
    "block_win": block,
    "block_gain": block,
}


def cards_of(choice: Choice) -> tuple[Card, ...]:
    action = choice.action
    if isinstance(action, Bid | Bury | Play | Mine):
        return action.cards
    return action.rear if isinstance(action, Divide) else ()


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(is_plain(each) for each in value)
    return isinstance(value, int | str)


def test_every_code_has_a_check() -> None:
    assert set(FIVE_REASON_CODES) <= set(CHECKS)


VARIANTS = [
    FiveSettings(decks=1),
    FiveSettings(deal_ceremony="ritual"),
    FiveSettings(mode="split"),
    FiveSettings(decks=3, follow_break_triples=False),
]


@pytest.mark.slow
@pytest.mark.parametrize("settings", VARIANTS, ids=["one", "two", "split", "three"])
def test_reasons_are_true(settings: FiveSettings) -> None:
    rng = random.Random(settings.decks)
    players = [player("normal"), player("normal"), player("random"), player("normal"), player("normal")]
    seen: Counter[str] = Counter()
    for number in range(3):
        deck = full_deck(settings.decks)
        rng.shuffle(deck)
        points = [rng.randrange(45) * 5 for _ in range(SEATS)]
        game = FiveGame(settings, start_of(number % SEATS, cumulative=points), deck, number % SEATS)
        while not game.over:
            for decision in game.pending():
                view = game.view(decision.seat)
                if view.decision is None:
                    continue
                for choice in five.rank(view):
                    told = Told(game, view, choice, cards_of(choice))
                    assert CHECKS[choice.code](told), (choice, view)
                    assert view_rules.check(view, choice.action) is None, (choice, view)
                    assert all(is_plain(value) for value in choice.facts.values())
                    seen[choice.code] += 1
                action = players[decision.seat].choose(view, rng.getrandbits(32))
                if action is not None:
                    game.apply(decision.seat, action)
            if game.can_advance:
                game.advance()
    assert {"win_likely", "cannot_win", "partner_wins", "forced"} <= set(seen)
