# SPDX-License-Identifier: MIT
"""Views of constructed positions for the tests of the computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from shengji_qt.model.actions import Decision
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, parse_cards, points_of
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.game import DealStart, Standing
from shengji_qt.model.order import four_order
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.tricks import winner_of
from shengji_qt.model.view import BidShown, Played, Trick

Plays = Sequence[tuple[int, str]]


def start_of(declarer: int | None = 0, level: str = "2") -> DealStart:
    """A deal in which both sides play `level`."""
    return DealStart(2, Standing(levels=(Rank.parse(level),) * 2, declarer=declarer), MatchOptions())


def trick_of(trump: str, level: str, plays: Plays) -> Trick:
    """A trick, open or complete, with its winner and points."""
    if not plays:
        return Trick()
    order = four_order(Rank.parse(level), Trump(trump))
    made = tuple(Played(seat, tuple(sorted(parse_cards(text)))) for seat, text in plays)
    winner = made[winner_of(order, [each.cards for each in made])].seat
    return Trick(made, winner, sum(points_of(each.cards) for each in made))


def position(
    hands: Sequence[str],
    *,
    seat: int = 0,
    trump: str = "S",
    level: str = "2",
    declarer: int = 0,
    trick: Plays = (),
    tricks: Sequence[Plays] = (),
    bottom: str = "",
    points: int = 0,
    settings: FourSettings | None = None,
) -> FourView:
    """What `seat` sees in the middle of the play. Four hands are given; every card that is in none of them, nor in
    the tricks named, nor in the bottom, has been played before in tricks that taught nothing.
    """
    settings = settings or FourSettings()
    real = FourGame(settings, start_of(declarer, level), full_deck(settings.decks), 0).view(seat)
    held = [tuple(sorted(parse_cards(text))) for text in hands]
    open_trick = trick_of(trump, level, trick)
    earlier = tuple(trick_of(trump, level, each) for each in tricks)
    buried = parse_cards(bottom)
    named = Counter[Card]()
    for cards in (*held, buried, *(play.cards for each in (*earlier, open_trick) for play in each.plays)):
        named.update(cards)
    gone = Counter(full_deck(settings.decks)) - named
    assert not named - Counter(full_deck(settings.decks)), "more copies than there are"
    silent = tuple(Trick((Played(0, (card,)),), 0, 0) for card in gone.elements())
    return msgspec.structs.replace(
        real,
        hand=held[seat],
        hand_counts=tuple(len(each) for each in held),
        trump=Trump(trump),
        trick=open_trick,
        tricks=silent + earlier,
        decision=Decision(seat, "play"),
        phase="play",
        turn=seat,
        attacker_points=points,
        bottom=buried if seat == declarer else (),
        bottom_count=len(buried),
        first_round=False,
    )


def bidding(
    hand: str,
    *,
    seat: int = 0,
    level: str = "2",
    declarer: int | None = 0,
    bids: Sequence[tuple[int, str, str, int]] = (),
    polled: bool = True,
    settings: FourSettings | None = None,
) -> FourView:
    """A seat asked to bid: bids as (seat, cards, trump, ladder number)."""
    settings = settings or FourSettings()
    real = FourGame(settings, start_of(declarer, level), full_deck(settings.decks), 0).view(seat)
    return msgspec.structs.replace(
        real,
        hand=tuple(sorted(parse_cards(hand))),
        hand_counts=(len(parse_cards(hand)),) * 4,
        bids=tuple(BidShown(who, parse_cards(cards), Trump(trump), number) for who, cards, trump, number in bids),
        phase="poll" if polled else "deal",
        turn=seat if polled else None,
        decision=Decision(seat, "poll" if polled else "bid"),
        level=Rank.parse(level),
    )


def burying(hand: str, *, trump: str = "S", level: str = "2", settings: FourSettings | None = None) -> FourView:
    """The declarer, seat 0, with the bottom in the hand."""
    settings = settings or FourSettings()
    real = FourGame(settings, start_of(0, level), full_deck(settings.decks), 0).view(0)
    cards = tuple(sorted(parse_cards(hand)))
    assert len(cards) == settings.hand_size + settings.bottom_size
    return msgspec.structs.replace(
        real,
        hand=cards,
        hand_counts=(len(cards), *(settings.hand_size,) * 3),
        trump=Trump(trump),
        phase="bury",
        turn=0,
        decision=Decision(0, "bury"),
    )
