# SPDX-License-Identifier: MIT
"""Words for the reasons of the three-player game (ai/heuristics/three_reasons.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

REASONS_THREE: Final = {
    "bid_trumps": QT_TRANSLATE_NOOP("Reasons", "With {trump}, {count} of your visible cards are trumps."),
    "bid_declare": QT_TRANSLATE_NOOP(
        "Reasons", "The first to bid declares; with {trump}, {count} of your visible cards are trumps."
    ),
    "decline_card": QT_TRANSLATE_NOOP(
        "Reasons", "Likely better not: with {trump}, {count} of your visible cards would be trumps."
    ),
    "pass_no_card": QT_TRANSLATE_NOOP("Reasons", "There is no card to bid with."),
    "penalise_down": QT_TRANSLATE_NOOP("Reasons", "{name} goes down for declined cards: {count}."),
    "penalise_up": QT_TRANSLATE_NOOP(
        "Reasons", "You and the other attacker go up instead of {name} down, for declined cards: {count}."
    ),
    "lower_rival": QT_TRANSLATE_NOOP("Reasons", "{name} is ahead and is lowered by the levels left over: {count}."),
    "swap_none": QT_TRANSLATE_NOOP("Reasons", "Likely the tableau is best left as it lies."),
    "swap_strong": QT_TRANSLATE_NOOP(
        "Reasons", "{cards}: these come in on top, and what makes room for them is buried."
    ),
    "swap_free": QT_TRANSLATE_NOOP(
        "Reasons", "{cards} comes to lie over {count} cards, which come free once it is played, likely soon."
    ),
    "lead_top": QT_TRANSLATE_NOOP("Reasons", "No card still out in {class} is higher than {cards}."),
    "lead_uncover": QT_TRANSLATE_NOOP(
        "Reasons",
        "No sure winner (not played and higher in {class}: {higher}), but it uncovers hidden cards of your own: "
        "{count}.",
    ),
    "lead_plain": QT_TRANSLATE_NOOP(
        "Reasons", "No sure winner (not played and higher in {class}: {higher}); likely little is lost."
    ),
    "round_last": QT_TRANSLATE_NOOP("Reasons", "Wins the round, {points}: nobody plays after it."),
    "round_sure": QT_TRANSLATE_NOOP(
        "Reasons", "Wins the round, {points} so far: nobody still to play can beat {cards}."
    ),
    "round_likely": QT_TRANSLATE_NOOP(
        "Reasons", "The best card of the round so far, {points}; it may still be beaten."
    ),
    "round_ruff": QT_TRANSLATE_NOOP("Reasons", "Ruffs {class}, {points} so far; it may still be beaten."),
    "bottom_sure": QT_TRANSLATE_NOOP(
        "Reasons", "Wins the last round for sure, {points} so far, and with it the bottom."
    ),
    "own_points": QT_TRANSLATE_NOOP("Reasons", "Your own card is winning the round: add {points}."),
    "own_holds": QT_TRANSLATE_NOOP("Reasons", "Your own card is winning the round: leave it at that."),
    "feed_rival": QT_TRANSLATE_NOOP(
        "Reasons", "{name}, the other attacker, is winning the round: {points} go there, not to the declarer."
    ),
    "uncover": QT_TRANSLATE_NOOP(
        "Reasons", "You cannot take the lead of the round; this uncovers hidden cards of your own: {count}."
    ),
    "round_lost": QT_TRANSLATE_NOOP(
        "Reasons", "You cannot beat the best card of the round: likely the least loss in points, high cards and trumps."
    ),
    "round_left": QT_TRANSLATE_NOOP(
        "Reasons", "To take the lead of the round, {points} so far, would likely cost more than it brings."
    ),
}
