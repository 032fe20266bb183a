# SPDX-License-Identifier: MIT
"""Words for the reasons of the five-player game (ai/heuristics/five_reasons.py)."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

REASONS_FIVE: Final = {
    "skip_only": QT_TRANSLATE_NOOP("Reasons", "The rules allow nothing but a skip."),
    "mine_skip": QT_TRANSLATE_NOOP(
        "Reasons", "Skip: the cards that stay, {left}, are likely better kept for another trick."
    ),
    "mine_clear": QT_TRANSLATE_NOOP(
        "Reasons", "It does not win, but leaves early, so that less counts in the last trick; cards left: {left}."
    ),
    "feed_own": QT_TRANSLATE_NOOP("Reasons", "The declarer's other cards are winning: add {points}."),
    "own_wins": QT_TRANSLATE_NOOP("Reasons", "The declarer's other cards are winning: leave it at that."),
    "hope_own": QT_TRANSLATE_NOOP(
        "Reasons", "The declarer's other cards are still to come and can win: {points} in hope of it."
    ),
    "mine_points": QT_TRANSLATE_NOOP(
        "Reasons", "{points} go into the mine, which can play them on the declarer's own tricks."
    ),
    "divide": QT_TRANSLATE_NOOP("Reasons", "{front} cards in front and {rear} in the rear."),
    "stop_now": QT_TRANSLATE_NOOP("Reasons", "All cards are dealt."),
    "block_win": QT_TRANSLATE_NOOP("Reasons", "{name} would win the match."),
    "block_gain": QT_TRANSLATE_NOOP("Reasons", "{name}, who is at the highest level, would rise by {count}."),
    "force_level": QT_TRANSLATE_NOOP("Reasons", "{have} points are enough to rise a level."),
    "claim_seat": QT_TRANSLATE_NOOP("Reasons", "{have} points are enough to declare the next deal."),
    "keep_points": QT_TRANSLATE_NOOP("Reasons", "The {have} points are likely better kept for later."),
}
