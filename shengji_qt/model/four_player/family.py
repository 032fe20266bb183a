# SPDX-License-Identifier: MIT
"""The four-player game as the match, the table and the window need it."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Card, full_deck
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.endgame import all_forced
from shengji_qt.model.four_player.game import SEATS, SIDES, FourGame
from shengji_qt.model.four_player.settings import HOUSE_RULES, FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.game import Family, Standing
from shengji_qt.model.settings import MatchOptions


def _first_standing(_settings: FourSettings, options: MatchOptions) -> Standing:
    return Standing(levels=(options.start_level,) * SIDES)


def _deck(settings: FourSettings) -> list[Card]:
    return full_deck(settings.decks)


def _first_seat(standing: Standing) -> int | None:
    """The declarer gets the first card; in the first round anybody (6)."""
    return standing.declarer


FAMILY: Final = Family(
    house=HOUSE_RULES,
    seats=SEATS,
    view_type=FourView,
    rules=view_rules,
    first_standing=_first_standing,
    deal=FourGame,
    deck=_deck,
    first_seat=_first_seat,
    settled=all_forced,
)
