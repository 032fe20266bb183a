# SPDX-License-Identifier: MIT
"""An interrupted match in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import level_text
from shengji_qt.ui.texts.settings import difference_texts
from shengji_qt.ui.texts.times import moment_text
from shengji_qt.ui.texts.troubles import trouble_text

if TYPE_CHECKING:
    from shengji_qt.controller.saved_matches import SavedMatch


def state_text(saved: SavedMatch) -> str:
    """Where the match stands: `Deal 6 · you play 7, they play 9 · attackers 45`; a file name if unreadable.

    Where everybody has a level of his own: `Deal 6 · you play 7, the others 3, 9 · you have 45 points`.
    """
    if saved.spec is None:
        return saved.path.name
    seat = next((at for at, each in enumerate(saved.spec.seats) if each.occupant == "person"), 0)
    first = seat % len(saved.levels)
    own, *others = (level_text(level) for level in (*saved.levels[first:], *saved.levels[:first]))
    facts = [translate("Saved", "Deal {number}").format(number=saved.deal_no)]
    if saved.spec.game == "four":
        facts.append(translate("Saved", "you play {own}, they play {other}").format(own=own, other=others[0]))
        if saved.attacker_points:
            facts.append(translate("Saved", "attackers {points}").format(points=saved.attacker_points))
        return " · ".join(facts)
    facts.append(translate("Saved", "you play {own}, the others {levels}").format(own=own, levels=list_text(others)))
    idle = saved.spec.game == "three" and saved.declarer == seat  # what the declarer wins counts for nobody
    if saved.scores and saved.scores[seat] and not idle:
        facts.append(translate("Saved", "you have {points}").format(points=COUNTS.points(saved.scores[seat])))
    return " · ".join(facts)


def is_table(path: Path) -> bool:
    """Whether the match was played at a table of the network."""
    return path.with_name(path.name + ".table").exists()


def facts_text(saved: SavedMatch) -> str:
    """When it was played, and what is not as usual in it."""
    facts = [moment_text(saved.modified)]
    if is_table(saved.path):
        facts.insert(0, translate("Saved", "table of the local network"))
    if saved.spec is not None:
        facts += difference_texts(saved.spec.settings, saved.spec.options)
    return " · ".join(facts)


def problem_text(saved: SavedMatch) -> str:
    """What is wrong with the file, or "". A torn or damaged one can be gone on with as far as it is good."""
    if saved.problem is None:
        return ""
    if saved.problem.code == "journal_damaged":
        return translate(
            "Saved", "Damaged from line {line} on. What stands before it can be shown; the original is kept beside it."
        ).format(line=saved.problem.facts["line"])
    if saved.problem.code == "journal_disagrees":
        return translate(
            "Saved",
            "Does not fit the rules from line {line} on. What stands before it can be shown; the original is kept.",
        ).format(line=saved.problem.facts["line"])
    return trouble_text(saved.problem.code, saved.problem.facts)
