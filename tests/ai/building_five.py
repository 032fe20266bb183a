# SPDX-License-Identifier: MIT
"""Views of constructed positions of the five-player game for the tests of the computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from shengji_qt.model.actions import Decision
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, parse_cards, points_of
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.seats import SEATS, pairs
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.five_player.tricks import winning_slot
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.view import BidShown, Played, Trick

Plays = Sequence[tuple[int, str]]
THREE = Rank.parse("3")


def start_of(
    declarer: int | None = 0, level: str = "5", *, passed: bool = True, cumulative: Sequence[int] = (0,) * SEATS
) -> DealStart:
    """A deal in which everybody plays `level`."""
    standing = FiveStanding(
        levels=(Rank.parse(level),) * SEATS,
        declarer=declarer,
        must_levels=(THREE,) * SEATS,
        passed=(passed,) * SEATS,
        cumulative=tuple(cumulative),
    )
    return DealStart(2, standing, MatchOptions())


def spectator(settings: FiveSettings, start: DealStart, seat: int) -> FiveView:
    """The View at the very beginning of a deal."""
    return FiveGame(settings, start, full_deck(settings.decks), 0).view(seat)


def position(
    hands: Sequence[str],
    mine: str = "",
    *,
    seat: int = 0,
    slot: int | None = None,
    trump: str = "S",
    level: str = "5",
    colour: str = "",
    declarer: int = 0,
    trick: Plays = (),
    tricks: Sequence[Plays] = (),
    personal: Sequence[int] = (0,) * SEATS,
    settings: FiveSettings | None = None,
) -> FiveView:
    """What `seat` sees in the middle of the play, asked to play from `slot` (its own place unless given). Five hands
    and the mine are given; every other card has been played before in tricks that taught nothing.
    """
    settings = settings or FiveSettings()
    slot = seat if slot is None else slot
    order = five_order(Rank.parse(level), Trump(trump), "red" if colour == "red" else "black", settings.decks)

    def made(plays: Plays) -> Trick:
        if not plays:
            return Trick()
        played = tuple(Played(who, tuple(sorted(parse_cards(text)))) for who, text in plays)
        return Trick(played, winning_slot(order, played), sum(points_of(each.cards) for each in played))

    held = [tuple(sorted(parse_cards(text))) for text in hands]
    left = tuple(sorted(parse_cards(mine)))
    open_trick, earlier = made(trick), tuple(made(each) for each in tricks)
    named = Counter[Card]()
    for cards in (*held, left, *(play.cards for each in (*earlier, open_trick) for play in each.plays)):
        named.update(cards)
    deck = Counter(full_deck(settings.decks))
    assert not named - deck, "more copies than there are"
    silent = tuple(Trick((Played(0, (card,)),), 0, card.points) for card in (deck - named).elements())
    first, second = (sum(personal[each] for each in pair) for pair in pairs(declarer))
    return msgspec.structs.replace(
        spectator(settings, start_of(declarer, level), seat),
        hand=held[seat],
        hand_counts=tuple(len(each) for each in held),
        trump=Trump(trump),
        colour=colour,
        trick=open_trick,
        tricks=silent + earlier,
        decision=Decision(seat, "mine" if slot == MINE else "play"),
        phase="play",
        turn=seat,
        slot=slot,
        mine=left if seat == declarer else (),
        mine_count=len(left),
        personal=tuple(personal),
        pair_points=(first, second),
        skipped=tuple(who for who, text in trick if not text),
    )


def bidding(
    hand: str,
    *,
    seat: int = 0,
    level: str = "5",
    declarer: int | None = 0,
    bids: Sequence[BidShown] = (),
    polled: bool = True,
    settings: FiveSettings | None = None,
) -> FiveView:
    """A seat asked to bid."""
    settings = settings or FiveSettings()
    cards = tuple(sorted(parse_cards(hand)))
    return msgspec.structs.replace(
        spectator(settings, start_of(declarer, level), seat),
        hand=cards,
        hand_counts=(len(cards),) * SEATS,
        bids=tuple(bids),
        phase="poll" if polled else "deal",
        turn=seat if polled else None,
        decision=Decision(seat, "poll" if polled else "bid"),
    )


def laying(hand: str, *, trump: str = "S", level: str = "5", settings: FiveSettings | None = None) -> FiveView:
    """The declarer, seat 0, with the bottom in the hand, asked to bury or to divide."""
    settings = settings or FiveSettings()
    cards = tuple(sorted(parse_cards(hand)))
    assert len(cards) == settings.hand_size + settings.bottom_size
    kind = "divide" if settings.mode == "split" else "bury"
    return msgspec.structs.replace(
        spectator(settings, start_of(0, level), 0),
        hand=cards,
        hand_counts=(len(cards), *(settings.hand_size,) * 4),
        trump=Trump(trump),
        phase=kind,
        turn=0,
        decision=Decision(0, "divide" if settings.mode == "split" else "bury"),
    )
