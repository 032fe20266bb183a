# SPDX-License-Identifier: MIT
"""Hands and Views of the three-player game for the tests of its computer players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Decision
from shengji_qt.model.cards import Card, Rank, Trump, parse_cards
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player import points, rounds
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.ranking import DECK, three_order
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import Pile, ThreeView
from shengji_qt.model.view import Played, Trick

SEATS = 3
GONE = Pile("gone")


def decisions(
    seed: int, hands: int, levels: Sequence[str] = ("greedy",) * 3, settings_seed: int | None = None
) -> Iterator[tuple[ThreeGame, ThreeView]]:
    """Every decision of some hands under the players' choices, with the game before it is made."""
    setup = Setup(1, "normal", "normal", seed, settings_seed, game="three")
    for number in range(hands):
        start = start_of(setup, number)
        players = [player(level) for level in levels]
        over = False
        while not over:
            deck = list(DECK)
            start.shuffle.shuffle(deck)
            game = ThreeGame(start.settings, start.deal, deck, start.first_seat)
            while not game.over:
                for decision in game.pending():
                    view = game.view(decision.seat)
                    if view.decision is None:
                        continue
                    yield game, view
                    action = players[decision.seat].choose(view, start.shuffle.getrandbits(32))
                    if action is not None:
                        game.apply(decision.seat, action)
                if game.can_advance:
                    game.advance()
            over = not game.aborted


def piles(text: str) -> tuple[Pile, ...]:
    """Ten piles from "AS KH ? - …": face up, face down, played; missing ones are played."""
    made = [
        Pile("down") if word == "?" else GONE if word == "-" else Pile("up", Card.parse(word)) for word in text.split()
    ]
    return (*made, *(GONE,) * (10 - len(made)))


def position(
    hand: str,
    tableaus: Sequence[str] = ("", "", ""),
    counts: Sequence[int] = (0, 0, 0),
    *,
    seat: int = 0,
    trump: str = "S",
    level: str = "9",
    levels: Sequence[str] = ("9", "9", "9"),
    declarer: int = 0,
    trick: Sequence[tuple[int, str]] = (),
    tricks: Sequence[Sequence[tuple[int, str]]] = (),
    bottom: str = "",
    left: str = "",
    won: Sequence[int] = (0, 0, 0),
    settings: ThreeSettings | None = None,
) -> ThreeView:
    """What `seat` sees in the middle of the play. `left`: all cards that it cannot see; whatever is named nowhere has
    been played in rounds that taught nothing. `counts` of the other hands.
    """
    settings = settings or ThreeSettings()
    standing = ThreeStanding(levels=tuple(Rank.parse(each) for each in levels), declarer=declarer)
    real = ThreeGame(settings, DealStart(2, standing, MatchOptions()), DECK, declarer).view(seat)
    held = tuple(sorted(parse_cards(hand)))
    lying = tuple(piles(each) for each in tableaus)
    open_round = round_of(settings, trump, level, trick)
    earlier = tuple(round_of(settings, trump, level, each) for each in tricks)
    named = {*held, *parse_cards(left), *parse_cards(bottom)}
    named |= {pile.card for each in lying for pile in each if pile.card is not None}
    named |= {face for each in (*earlier, open_round) for play in each.plays for face in play.cards}
    silent = tuple(Trick((Played(0, (face,)),), 0, 0) for face in DECK if face not in named)
    return msgspec.structs.replace(
        real,
        hand=held,
        hand_counts=tuple(len(held) if each == seat else counts[each] for each in range(SEATS)),
        tableaus=lying,
        trump=Trump(trump),
        level=Rank.parse(level),
        trick=open_round,
        tricks=silent + earlier,
        decision=Decision(seat, "play"),
        phase="play",
        turn=seat,
        points=tuple(won),
        stock_count=0,
        bottom=parse_cards(bottom) if seat == declarer else (),
        bottom_count=len(parse_cards(bottom)),
    )


def round_of(settings: ThreeSettings, trump: str, level: str, plays: Sequence[tuple[int, str]]) -> Trick:
    """A round, open or complete, with its winner and points so far."""
    if not plays:
        return Trick()
    order = three_order(Rank.parse(level), Trump(trump))
    made = tuple(Played(seat, tuple(sorted(parse_cards(text)))) for seat, text in plays)
    best = rounds.winner_of(order, [each.cards for each in made], settings.fresh_lead)
    total = sum(points.points_in(each.cards, settings) for each in made)
    return Trick(made, made[best].seat, total)


def shuffled(seed: int) -> list[Card]:
    deck = list(DECK)
    random.Random(seed).shuffle(deck)
    return deck
