# SPDX-License-Identifier: MIT
"""What the rules for four players ask the engine."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.settlement import bottom_multiplier, result_table
from shengji_qt.model.order import four_order
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.rules_facts.tables import Fact, Table, table
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import run_text
from shengji_qt.ui.texts.results import meaning_text, range_text

_MULTIPLIERS: Final = (
    ((1, 1), "9S"),
    ((2, 1), "9S 9S"),
    ((2, 2), "9S 9S 10S 10S"),
    ((2, 3), "9S 9S 10S 10S JS JS"),
    ((3, 1), "9S 9S 9S"),
    ((3, 2), "9S 9S 9S 10S 10S 10S"),
)

FACTS: Final[dict[str, Fact]] = {
    "decks": lambda settings, _: settings.decks,
    "cards": lambda settings, _: 54 * settings.decks,
    "hand": lambda settings, _: settings.hand_size,
    "bottom": lambda settings, _: settings.bottom_size,
    "points": lambda settings, _: settings.total_points,
    "take_over": lambda settings, _: next(line.low for line in result_table(settings) if line.swap),
    "penalty": lambda settings, _: settings.failed_throw_penalty,
    "first_level": lambda _, options: options.start_level.text,
    "last_level": lambda _, options: options.last_level.text,
}


def _result_table(settings: FourSettings, _: MatchOptions) -> str:
    head = [translate("RulesFacts", "the attackers have"), translate("RulesFacts", "result")]
    return table([head, *([range_text(line), meaning_text(line)] for line in result_table(settings))])


def _multiplier_table(settings: FourSettings, _: MatchOptions) -> str:
    order = four_order(Rank(2), Trump.HEARTS)
    head = [translate("RulesFacts", "last trick won by"), translate("RulesFacts", "the bottom counts")]
    rows = (
        [run_text(*run), f"× {bottom_multiplier(order, parse_cards(cards), settings).factor}"]
        for run, cards in _MULTIPLIERS
        if run[0] <= settings.decks
    )
    return table([head, *rows])


TABLES: Final[dict[str, Table]] = {"result": _result_table, "multiplier": _multiplier_table}
