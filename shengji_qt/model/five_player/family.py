# SPDX-License-Identifier: MIT
"""The five-player game as the match, the table and the window need it."""

from __future__ import annotations

from typing import Any, Final

from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.settings import HOUSE_RULES, FiveSettings
from shengji_qt.model.five_player.standing import first_standing
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.game import Family


def _deck(settings: FiveSettings) -> list[Card]:
    return full_deck(settings.decks)


def _first_seat(standing: Any) -> int | None:
    """The declarer draws first; in the first deal anybody (R5.1, R5.3)."""
    seat: int | None = standing.declarer
    return seat


def _settled(view: FiveView) -> bool:
    """The last card of a hand is played without a choice. A declarer with a mine, or a rear hand, may still choose."""
    declares = view.seat == view.declarer
    return view.phase == "play" and len(view.hand) == 1 and not (declares and view.mine_count)


FAMILY: Final = Family(
    house=HOUSE_RULES,
    seats=SEATS,
    view_type=FiveView,
    rules=view_rules,
    first_standing=first_standing,
    deal=FiveGame,
    deck=_deck,
    first_seat=_first_seat,
    settled=_settled,
)
