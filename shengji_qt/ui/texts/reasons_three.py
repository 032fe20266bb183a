# SPDX-License-Identifier: MIT
"""Words for the reasons of the three-player game (ai/heuristics/three_reasons.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

REASONS_THREE: Final = {
    "bid_trumps": QT_TRANSLATE_NOOP("Reasons", "{trump} suits the hand: {count} of the own visible cards are trumps."),
    "bid_declare": QT_TRANSLATE_NOOP(
        "Reasons", "The first to bid declares; with {trump}, {count} of the own visible cards are trumps."
    ),
    "decline_card": QT_TRANSLATE_NOOP(
        "Reasons", "Better not {trump}: only {count} of the own visible cards would be trumps."
    ),
    "pass_no_card": QT_TRANSLATE_NOOP("Reasons", "There is no card to bid with."),
    "penalise_down": QT_TRANSLATE_NOOP("Reasons", "It costs {name} more to go down by {count} for declined cards."),
    "penalise_up": QT_TRANSLATE_NOOP("Reasons", "Better to go up by {count} than to send {name} down."),
    "lower_rival": QT_TRANSLATE_NOOP("Reasons", "{name} is ahead and is lowered by {count}."),
    "swap_none": QT_TRANSLATE_NOOP("Reasons", "The tableau is best left as it lies."),
    "swap_strong": QT_TRANSLATE_NOOP("Reasons", "Weaker top cards make room for {cards} and are buried."),
    "swap_free": QT_TRANSLATE_NOOP(
        "Reasons", "{cards} can be played early, and the hidden cards under it, {count}, come free."
    ),
    "lead_top": QT_TRANSLATE_NOOP("Reasons", "No card still out is higher in {class}."),
    "lead_uncover": QT_TRANSLATE_NOOP("Reasons", "Not a winner, but it uncovers hidden cards of one's own: {count}."),
    "lead_plain": QT_TRANSLATE_NOOP("Reasons", "Not a winner in {class}; little is lost."),
    "round_sure": QT_TRANSLATE_NOOP("Reasons", "Wins the round for sure, {points} points so far."),
    "round_likely": QT_TRANSLATE_NOOP(
        "Reasons", "The best card of the round so far, {points} points; it may still be beaten."
    ),
    "round_ruff": QT_TRANSLATE_NOOP(
        "Reasons", "Ruffs {class} for {points} points so far; another trump may still beat it."
    ),
    "bottom_sure": QT_TRANSLATE_NOOP(
        "Reasons", "Wins the last round for sure, {points} points so far, and with it the bottom."
    ),
    "own_points": QT_TRANSLATE_NOOP("Reasons", "One's own card is winning the round: add {points} points."),
    "own_holds": QT_TRANSLATE_NOOP("Reasons", "One's own card is winning the round: spend nothing more on it."),
    "feed_rival": QT_TRANSLATE_NOOP(
        "Reasons", "Better {points} points for {name}, the other attacker, than for the declarer."
    ),
    "uncover": QT_TRANSLATE_NOOP(
        "Reasons", "The round cannot be won; this uncovers hidden cards of one's own: {count}."
    ),
    "round_lost": QT_TRANSLATE_NOOP("Reasons", "The best card of the round cannot be beaten: the least useful card."),
    "round_left": QT_TRANSLATE_NOOP(
        "Reasons", "To take the round, with {points} points so far, would cost more than it is worth."
    ),
}
