# SPDX-License-Identifier: MIT
"""Why a hint (or a computer seat) would do something, in one sentence (ai/heuristics/reasons.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shengji_qt.model.cards import Trump
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import cards_text, class_text, list_text, run_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.reasons_five import REASONS_FIVE
from shengji_qt.ui.texts.reasons_three import REASONS_THREE
from shengji_qt.ui.texts.seats import default_name

_REASONS: Final = {
    "bid_long_trumps": QT_TRANSLATE_NOOP("Reasons", "{trump}: the hand would hold {count} trumps."),
    "bid_no_trump": QT_TRANSLATE_NOOP("Reasons", "No trump: {count} jokers and level cards are held."),
    "reinforce": QT_TRANSLATE_NOOP("Reasons", "To secure the own bid of {trump}, with {count} trumps."),
    "overbid": QT_TRANSLATE_NOOP(
        "Reasons", "Over {name}'s bid: {trump} would give {count} trumps instead of {theirs}."
    ),
    "overbid_partner": QT_TRANSLATE_NOOP(
        "Reasons", "Over the partner's bid: {trump} would give {count} trumps instead of {theirs}."
    ),
    "pass_short": QT_TRANSLATE_NOOP("Reasons", "No bid gives more than {count} trumps."),
    "pass_partner": QT_TRANSLATE_NOOP("Reasons", "The partner's bid of {trump} stands."),
    "pass_standing": QT_TRANSLATE_NOOP("Reasons", "The own bid of {trump} stands."),
    "pass_no_bid": QT_TRANSLATE_NOOP("Reasons", "There is no higher bid in the hand."),
    "bury_voids": QT_TRANSLATE_NOOP("Reasons", "To be void in {classes}; {points} go into the bottom."),
    "bury_low": QT_TRANSLATE_NOOP(
        "Reasons", "Likely the least loss in high cards, pairs and trumps; {points} go into the bottom."
    ),
    "lead_boss": QT_TRANSLATE_NOOP("Reasons", "Nothing still out in {class} beats {cards}."),
    "lead_throw": QT_TRANSLATE_NOOP(
        "Reasons", "A throw of {count} cards in {class}: nothing still out beats any part of it."
    ),
    "lead_rest": QT_TRANSLATE_NOOP("Reasons", "These are the last cards of the hand."),
    "draw_trumps": QT_TRANSLATE_NOOP(
        "Reasons", "To draw trumps: {out} are still unseen, and nothing among them beats this."
    ),
    "lead_strong": QT_TRANSLATE_NOOP("Reasons", "Still unseen and higher in {class}: only {higher}."),
    "lead_structure": QT_TRANSLATE_NOOP("Reasons", "In {class} only a higher {structure} beats it."),
    "lead_partner_void": QT_TRANSLATE_NOOP("Reasons", "Your partner {name} has no {class} left and may ruff."),
    "lead_short": QT_TRANSLATE_NOOP("Reasons", "To have no {class} left after it."),
    "lead_low": QT_TRANSLATE_NOOP(
        "Reasons", "No sure winner (still unseen and higher in {class}: {higher}), but likely little is lost."
    ),
    "forced": QT_TRANSLATE_NOOP("Reasons", "Nothing else may be played."),
    "win_last": QT_TRANSLATE_NOOP("Reasons", "Takes the trick, {points}: no opponent plays after it."),
    "win_sure": QT_TRANSLATE_NOOP("Reasons", "Takes the trick, {points}: no opponent still to play can beat {cards}."),
    "win_likely": QT_TRANSLATE_NOOP("Reasons", "Takes the lead of the trick, {points}; it may still be beaten."),
    "ruff_last": QT_TRANSLATE_NOOP("Reasons", "Ruffs {class} for {points}: no opponent plays after it."),
    "ruff_sure": QT_TRANSLATE_NOOP("Reasons", "Ruffs {class} for {points}: no opponent still to play can beat it."),
    "ruff_likely": QT_TRANSLATE_NOOP("Reasons", "Ruffs {class} for {points}; it may still be beaten."),
    "feed_partner": QT_TRANSLATE_NOOP("Reasons", "Your partner {name} is winning the trick: give {points}."),
    "partner_wins": QT_TRANSLATE_NOOP("Reasons", "Your partner {name} is winning the trick: leave it at that."),
    "hope_partner": QT_TRANSLATE_NOOP(
        "Reasons", "Your partner {name} plays later and may win: {points} in hope of it."
    ),
    "cannot_win": QT_TRANSLATE_NOOP(
        "Reasons", "You cannot win this trick: likely the least loss in points, high cards, pairs and trumps."
    ),
    "not_worth": QT_TRANSLATE_NOOP(
        "Reasons", "Taking the trick, {points} so far, would likely cost more than it brings."
    ),
    "searched": QT_TRANSLATE_NOOP(
        "Reasons",
        "Likely best: in {worlds} ways in which the hidden cards may lie, it does better by {levels} levels on average "
        "than what rules of thumb say.",
    ),
    **REASONS_THREE,
    **REASONS_FIVE,
}


def reason_text(code: str, facts: Mapping[str, object], names: Sequence[str] = (), game: str = "four") -> str:
    """The sentence behind a reason code; KeyError for a code without words. `names` by seat, else the default ones."""
    return translate("Reasons", _REASONS[code]).format(**_in_words(facts, names, game))


def _in_words(facts: Mapping[str, Any], names: Sequence[str], game: str) -> dict[str, object]:
    words: dict[str, object] = dict(facts)
    if "class" in facts:
        words["class"] = class_text(facts["class"])
    if "classes" in facts:
        words["classes"] = list_text([class_text(each) for each in facts["classes"]])
    if "trump" in facts:
        words["trump"] = trump_text(Trump(facts["trump"]), sign=False)
    if "cards" in facts:
        words["cards"] = cards_text(facts["cards"])
    if "points" in facts:
        words["points"] = COUNTS.points(facts["points"])
    if "width" in facts:
        words["structure"] = run_text(facts["width"], facts["length"], game)
    if "seat" in facts:
        seat = facts["seat"]
        words["name"] = names[seat] if seat < len(names) else default_name(seat)
    return words
