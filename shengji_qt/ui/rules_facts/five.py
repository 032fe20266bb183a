# SPDX-License-Identifier: MIT
"""What the rules for five players ask the engine."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import Rank, Trump, parse_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.settings import LOWEST, FiveSettings
from shengji_qt.model.five_player.settlement import (
    attackers_gain,
    bottom_score,
    cards_left_points,
    declarer_gain,
    failed_throw_change,
    prices,
)
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.rules_facts.tables import Fact, Table, table, trump_list
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.refusals import bid_text
from shengji_qt.ui.texts.results import limits_text

_FIVE: Final = Rank(5)  # of the examples of the order
_LEFT: Final = parse_cards("10S KS 4H")
_STEPS: Final = {1: 3, 2: 7}  # decks: the highest step of the bids (five_player.md R6.2, R20.2)

FACTS: Final[dict[str, Fact]] = {
    "decks": lambda settings, _: settings.decks,
    "cards": lambda settings, _: 54 * settings.decks,
    "hand": lambda settings, _: settings.hand_size,
    "bottom": lambda settings, _: settings.bottom_size,
    "both": lambda settings, _: settings.hand_size + settings.bottom_size,
    "points": lambda settings, _: settings.total_points,
    "overturn": lambda settings, _: settings.overturn,
    "step": lambda settings, _: settings.step,
    "two_steps": lambda settings, _: settings.overturn + settings.step,
    "shut_out": lambda settings, _: declarer_gain(settings, (0, 0)),
    "fee": lambda settings, _: prices(settings).fee,
    "spend_from": lambda settings, _: prices(settings).spend_from,
    "spend": lambda settings, _: prices(settings).spend,
    "claim": lambda settings, _: prices(settings).claim,
    "left_single": lambda settings, _: bottom_score(_LEFT, 1, settings),
    "left_pair": lambda settings, _: bottom_score(_LEFT, 2, settings),
    "seconds": lambda settings, _: settings.bid_final_seconds,
    "penalty": lambda _settings, _: failed_throw_change(0, 0)[0],
    "card_left": lambda _settings, _: cards_left_points(_LEFT[:1], _LEFT[:1]),
    "first_level": lambda _settings, options: max(options.start_level, LOWEST).text,
    "last_level": lambda _settings, options: options.last_level.text,
}


def _against_one(settings: FiveSettings, points: int) -> int:
    """Levels of a declarer against one pair with so many points."""
    both = declarer_gain(settings, (max(points, 5),) * 2)  # two empty pairs are a shut-out
    return both // 2 if settings.result_declarer_gain == "per_pair_sum" else both


def _result_table(settings: FiveSettings, _: MatchOptions) -> str:
    lines: list[tuple[int, int, tuple[int, int]]] = []
    for points in range(0, settings.overturn + 4 * settings.step, 5):
        held = points < settings.overturn
        worth = (_against_one(settings, points) if held else -1, attackers_gain(settings, points))
        if lines and lines[-1][2] == worth:
            lines[-1] = (lines[-1][0], points, worth)
        else:
            lines.append((points, points, worth))
    head = [
        translate("RulesFacts", "a pair has"),
        translate("RulesFacts", "the declarer gains"),
        translate("RulesFacts", "each of the pair gains"),
    ]
    overturned = translate("RulesFacts", "overturned")
    rows = [
        [
            limits_text(low, None if number == len(lines) else high),
            overturned if declarer < 0 else f"+{declarer}",
            str(pair) if pair else "–",
        ]
        for number, (low, high, (declarer, pair)) in enumerate(lines, 1)
    ]
    return table([head, *rows])


def _bid_list(settings: FiveSettings, _: MatchOptions) -> str:
    """The steps of the bids; "" with three decks, where bids count points."""
    return "\n".join(f"{step}. {bid_text(step, settings)}" for step in range(1, _STEPS.get(settings.decks, 0) + 1))


TABLES: Final[dict[str, Table]] = {
    "result": _result_table,
    "bids": _bid_list,
    "order_suit": lambda settings, _: trump_list(five_order(_FIVE, Trump.SPADES, "", settings.decks), _FIVE),
    "order_nt": lambda settings, _: trump_list(five_order(_FIVE, Trump.NONE, "red", settings.decks), _FIVE),
}
