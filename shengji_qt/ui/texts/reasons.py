# SPDX-License-Identifier: MIT
"""Why a hint (or a computer seat) would do something, in one sentence (ai/heuristics/reasons.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.cards import Trump
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.cards import cards_text, class_text, list_text, trump_text
from shengji_qt.ui.texts.reasons_five import REASONS_FIVE
from shengji_qt.ui.texts.reasons_three import REASONS_THREE
from shengji_qt.ui.texts.seats import default_name

translate = QCoreApplication.translate

_REASONS: Final = {
    "bid_long_trumps": QT_TRANSLATE_NOOP("Reasons", "{trump}: the hand would hold {count} trumps."),
    "bid_no_trump": QT_TRANSLATE_NOOP("Reasons", "No trump: {count} jokers and level cards are held."),
    "reinforce": QT_TRANSLATE_NOOP("Reasons", "To secure the own bid of {trump}, with {count} trumps."),
    "overbid": QT_TRANSLATE_NOOP("Reasons", "Over {name}'s bid: {trump} would give {count} trumps."),
    "overbid_partner": QT_TRANSLATE_NOOP("Reasons", "{trump} is much longer than the partner's suit: {count} trumps."),
    "pass_short": QT_TRANSLATE_NOOP("Reasons", "No bid gives more than {count} trumps."),
    "pass_partner": QT_TRANSLATE_NOOP("Reasons", "The partner's bid of {trump} stands."),
    "pass_standing": QT_TRANSLATE_NOOP("Reasons", "The own bid of {trump} stands."),
    "pass_no_bid": QT_TRANSLATE_NOOP("Reasons", "There is no higher bid in the hand."),
    "bury_voids": QT_TRANSLATE_NOOP("Reasons", "To be void in {classes}; {points} points go into the bottom."),
    "bury_low": QT_TRANSLATE_NOOP("Reasons", "The least useful cards; {points} points go into the bottom."),
    "lead_boss": QT_TRANSLATE_NOOP("Reasons", "Nobody can hold anything higher in {class}."),
    "lead_throw": QT_TRANSLATE_NOOP("Reasons", "A throw of {count} cards in {class}, none of which can be beaten."),
    "lead_rest": QT_TRANSLATE_NOOP("Reasons", "The rest of the hand: the last trick."),
    "draw_trumps": QT_TRANSLATE_NOOP("Reasons", "To draw trumps: {out} are still out."),
    "lead_strong": QT_TRANSLATE_NOOP("Reasons", "Strong in {class}: only {higher} unseen cards are higher."),
    "lead_structure": QT_TRANSLATE_NOOP("Reasons", "{count} cards of {class} in one structure are hard to beat."),
    "lead_partner_void": QT_TRANSLATE_NOOP("Reasons", "The partner has no {class} and may ruff."),
    "lead_short": QT_TRANSLATE_NOOP("Reasons", "To get rid of the last {count} cards of {class}."),
    "lead_low": QT_TRANSLATE_NOOP("Reasons", "A low lead in {class}, which loses little."),
    "forced": QT_TRANSLATE_NOOP("Reasons", "Nothing else may be played."),
    "win_sure": QT_TRANSLATE_NOOP("Reasons", "Wins the trick for sure, {points} points."),
    "win_likely": QT_TRANSLATE_NOOP("Reasons", "Takes the lead of the trick, {points} points; it may still be beaten."),
    "ruff_sure": QT_TRANSLATE_NOOP("Reasons", "Ruffs for sure, {points} points."),
    "ruff_likely": QT_TRANSLATE_NOOP("Reasons", "Ruffs for {points} points; it may still be over-ruffed."),
    "feed_partner": QT_TRANSLATE_NOOP("Reasons", "The partner is winning: give {points} points."),
    "partner_wins": QT_TRANSLATE_NOOP("Reasons", "The partner is winning: spend nothing on it."),
    "hope_partner": QT_TRANSLATE_NOOP("Reasons", "The partner plays later: {points} points in hope."),
    "cannot_win": QT_TRANSLATE_NOOP("Reasons", "The trick cannot be won: the least useful cards."),
    "not_worth": QT_TRANSLATE_NOOP("Reasons", "Taking the trick would cost more than its {points} points."),
    "searched": QT_TRANSLATE_NOOP(
        "Reasons",
        "In {worlds} ways in which the hidden cards may lie, this is worth {levels} levels more, on average, "
        "than what rules of thumb say.",
    ),
    **REASONS_THREE,
    **REASONS_FIVE,
}


def reason_text(code: str, facts: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """The sentence behind a reason code; KeyError for a code without words. `names` by seat, else the default ones."""
    return translate("Reasons", _REASONS[code]).format(**_in_words(facts, names))


def _in_words(facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
    words: dict[str, object] = dict(facts)
    if "class" in facts:
        words["class"] = class_text(facts["class"])
    if "classes" in facts:
        words["classes"] = list_text([class_text(each) for each in facts["classes"]])
    if "trump" in facts:
        words["trump"] = trump_text(Trump(facts["trump"]), sign=False)
    if "cards" in facts:
        words["cards"] = cards_text(facts["cards"])
    if "seat" in facts:
        seat = facts["seat"]
        words["name"] = names[seat] if seat < len(names) else default_name(seat)
    return words
