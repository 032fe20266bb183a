# SPDX-License-Identifier: MIT
"""How fast deals are played, and how long a View's questions take."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from shengji_qt.ai.players import player
from shengji_qt.model.actions import Decision, PassBid, Play
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, parse_cards, remove_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import check, obligation, plays
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.match import Match
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.view import Played, Trick


class Size(NamedTuple):
    """How much is measured: seconds of playouts a player, Views of each kind, calls of each question."""

    seconds: float
    views: int
    calls: int


FULL: Final = Size(6.0, 300, 3)
QUICK: Final = Size(0.05, 4, 1)
PLAYERS: Final = {"random": "random", "rule_bot": "normal"}
Decks = Literal[2, 3]
HAND: Final[dict[Decks, int]] = {2: 25, 3: 39}
LEADS: Final = 60  # of a random hand, of which one is taken
# Leads that ask for much structure, and hands with as much of it as there can be; clubs fill them up. Trump is spades.
ADVERSARIAL: Final[dict[Decks, tuple[tuple[str, str], ...]]] = {
    2: (
        ("7S 7S 8S 8S 9S 9S 10S 10S", "3S 3S 4S 4S 5S 5S 6S 6S JS JS QS QS KS KS AS AS 2H 2H 2S 2S sj sj bj bj 2D"),
        ("3H 3H 4H 4H 9H 9H AH", "5H 5H 6H 6H 7H 7H 8H 8H 10H 10H JH JH QH KH KH"),
        ("7S 7S 9S 9S JS JS KS", "3S 4S 4S 5S 6S 6S 8S 8S 10S 10S QS QS KS AS AS 2H 2D 2S sj bj"),
    ),
    3: (
        (
            "7S 7S 7S 8S 8S 8S 9S 9S 9S 10S 10S 10S",
            "3S 3S 3S 4S 4S 4S 5S 5S 5S 6S 6S 6S JS JS JS QS QS QS KS KS KS AS AS AS 2H 2H 2H 2S 2S 2S sj sj sj bj bj"
            " bj 2D 2D 2D",
        ),
        (
            "7S 7S 7S 8S 8S 8S QS QS KS KS AS",
            "3S 3S 3S 4S 4S 4S 5S 5S 6S 6S 6S 9S 9S 9S 10S 10S JS JS JS QS AS AS 2H 2H 2H 2S 2S 2S sj sj sj bj bj 2D",
        ),
        (
            "3H 3H 3H 4H 4H 4H 9H 9H JH JH AH",
            "5H 5H 5H 6H 6H 6H 7H 7H 7H 8H 8H 8H 9H 10H 10H 10H JH QH QH QH KH KH KH AH AH",
        ),
    ),
}


# --- playouts


def playouts(size: Size) -> dict[str, float]:
    """Whole deals of two decks a second, all four seats played by the same player."""
    return {name: round(_deals_per_second(level, size.seconds), 2) for name, level in PLAYERS.items()}


def _deals_per_second(level: str, seconds: float) -> float:
    start = time.perf_counter()
    deals = 0
    while deals == 0 or time.perf_counter() - start < seconds:
        play_deal(level, deals)
        deals += 1
    return deals / (time.perf_counter() - start)


def play_deal(level: str, number: int) -> Match:
    """Play one deal to its score; the same number gives the same deal."""
    seat = SeatSpec("", f"computer:{level}")
    match = Match(MatchSpec(FourSettings(), MatchOptions(deals=1), (seat,) * 4))
    rng = random.Random(number)
    while not match.summaries:
        if match.needs_shuffle:
            deck = full_deck(2)
            rng.shuffle(deck)
            match.shuffle(deck, rng.randrange(4))
        _step(match, level, rng)
    return match


def _step(match: Match, level: str, rng: random.Random) -> None:
    for decision in match.pending():
        view = match.view(decision.seat)
        assert view is not None
        action = player(level).choose(view, rng.getrandbits(32))
        if action is not None and not (decision.optional and isinstance(action, PassBid)):
            match.act(decision.seat, action)
            return
    if match.can_advance:
        match.advance()


# --- questions to a View


def rules(size: Size) -> dict[str, Any]:
    """Microseconds by question and number of cards in the hand."""
    found: dict[str, Any] = {}
    for decks, cards in HAND.items():
        views = [*random_views(decks, size.views), *adversarial_views(decks)]
        follows = [(view, play) for view in views for play in _answers(view)]
        found[f"check_{cards}"] = _spread(
            [_best(partial(check, view, Play(play)), size.calls) for view, play in follows]
        )
        found[f"obligation_{cards}"] = _spread([_best(partial(obligation, view), size.calls) for view in views])
    return found


def random_views(decks: Decks, count: int) -> Iterator[FourView]:
    """Views of seats that follow to a lead from a random hand."""
    rng = random.Random(decks)
    deck = full_deck(decks)
    for _ in range(count):
        rng.shuffle(deck)
        hands = deck[: HAND[decks]], deck[HAND[decks] : 2 * HAND[decks]]
        leads = plays(view_of(decks, hands[0], ()), LEADS)
        yield view_of(decks, hands[1], max(rng.sample(leads, 3), key=len))


def adversarial_views(decks: Decks) -> list[FourView]:
    """Views with the hardest hands we know."""
    return [view_of(decks, _filled(decks, hand, lead), parse_cards(lead)) for lead, hand in ADVERSARIAL[decks]]


def _filled(decks: Decks, hand: str, lead: str) -> list[Card]:
    cards = list(parse_cards(hand))
    rest = remove_cards(full_deck(decks), [*cards, *parse_cards(lead)])
    clubs = [card for card in rest if card.text.endswith("C")]
    return cards + clubs[: HAND[decks] - len(cards)]


def view_of(decks: Decks, hand: list[Card], lead: tuple[Card, ...]) -> FourView:
    """What seat 1 sees when seat 0 has led, or when it leads itself; trump is spades at level 2."""
    if len(hand) != HAND[decks]:
        raise ValueError(f"{len(hand)} cards in a hand of {HAND[decks]}")
    remove_cards(full_deck(decks), [*hand, *lead])  # no card twice
    return plain_view(hand, lead, Rank(2), Trump.SPADES, FourSettings(decks=decks))


def plain_view(
    hand: Sequence[Card], lead: Sequence[Card], level: Rank, trump: Trump, settings: FourSettings
) -> FourView:
    """The View of seat 1 at its first card: it follows a lead of seat 0, or leads if that is empty."""
    return FourView(
        seat=1,
        deal_no=1,
        hand=tuple(sorted(hand)),
        hand_counts=(len(hand),) * 4,
        level=level,
        levels=(level, level),
        declarer=0,
        trump=trump,
        bids=(),
        trick=Trick((Played(0, tuple(lead)),), 0) if lead else Trick(),
        tricks=(),
        decision=Decision(1, "play"),
        settings=settings,
        phase="play",
        first_seat=0,
        first_round=True,
        turn=1,
        passes=0,
        attacker_points=0,
        bottom_count=8,
        bottom=(),
        taken=(),
        turned=(),
        failed_throws=(),
    )


def _answers(view: FourView) -> list[tuple[Card, ...]]:
    """A play that is legal and one that mostly is not."""
    return [plays(view, 1)[0], view.hand[: len(view.trick.lead)]]


def _best(call: Callable[[], object], times: int) -> float:
    """Microseconds of the fastest of so many calls: what else the machine does is not of interest."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter_ns()
        call()
        best = min(best, (time.perf_counter_ns() - start) / 1000)
    return best


def _spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "max": round(ordered[-1], 1),
        "calls": len(ordered),
    }
