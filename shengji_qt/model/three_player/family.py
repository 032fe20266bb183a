# SPDX-License-Identifier: MIT
"""The three-player game as the match, the table and the window need it."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Card
from shengji_qt.model.game import Family
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.bidding import SEATS
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.settings import HOUSE_RULES, ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding, first_standing
from shengji_qt.model.three_player.view import ThreeView


def _deck(settings: ThreeSettings) -> list[Card]:
    del settings  # the same 52 cards under all rules
    return list(DECK)


def _first_seat(standing: ThreeStanding) -> int:
    """The declarer gets the first card, before the first hand seat 0 (6)."""
    return 0 if standing.declarer is None else standing.declarer


def _settled(view: ThreeView) -> bool:
    """The last card of a seat, in the hand or on the table, is played without a choice."""
    if view.phase != "play" or view.seat is None:
        return False
    return len(view.hand) + sum(pile.state in ("up", "down") for pile in view.tableaus[view.seat]) == 1


FAMILY: Final = Family(
    house=HOUSE_RULES,
    seats=SEATS,
    view_type=ThreeView,
    rules=view_rules,
    first_standing=first_standing,
    deal=ThreeGame,
    deck=_deck,
    first_seat=_first_seat,
    settled=_settled,
)
