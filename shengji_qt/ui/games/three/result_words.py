# SPDX-License-Identifier: MIT
"""The result of a hand in words: who took over, the line of the table, and everything that is not in the table (16)."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import ResultLine, attackers, take_over_at
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import list_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.results import limits_text

Names = Sequence[str]


def head(summary: ThreeSummary, names: Names) -> str:
    """Over everything."""
    if summary.match_over:
        if summary.match_winner is None:
            return translate("ThreeResult", "The match is a draw")
        return translate("ThreeResult", "{name} won the match").format(name=names[summary.match_winner])
    if summary.next_declarer != summary.declarer:
        return translate("ThreeResult", "Deal {number}: {name} took over").format(
            number=summary.deal_no, name=names[summary.next_declarer]
        )
    if summary.declarer_won:
        return translate("ThreeResult", "Deal {number}: the declarer held").format(number=summary.deal_no)
    return translate("ThreeResult", "Deal {number}: a full tie, the declarer stays").format(number=summary.deal_no)


def about(summary: ThreeSummary, names: Names) -> str:
    """What was played."""
    return translate("ThreeResult", "Level {level}, {trump}. Declarer: {name}.").format(
        level=summary.level.text,
        trump=trump_text(summary.trump, sign=False, colour=summary.colour).lower(),
        name=names[summary.declarer],
    )


def range_text(line: ResultLine) -> str:
    """The points of a line: `0 – 5`, `100+`."""
    return limits_text(line.low, line.high)


def line_text(line: ResultLine) -> str:
    """What a line gives."""
    if line.declarer:
        return translate("ThreeResult", "declarer +{n}").format(n=line.declarer)
    if line.attacker:
        said = translate("ThreeResult", "takes over, +{n}").format(n=line.attacker)
        if line.high is None:
            said = translate("ThreeResult", "{said}; +1 per 20").format(said=said)
        return said
    return translate("ThreeResult", "takes over")


def bottom_note(summary: ThreeSummary, names: Names) -> str:
    """How the bottom was counted."""
    points = COUNTS.points(summary.bottom_points)
    if summary.capturer is None:
        return translate(
            "ThreeResult", "The bottom, {points}, counts for nobody: the declarer won the last round."
        ).format(points=points)
    name = names[summary.capturer]
    words = translate("ThreeResult", "{name} captured the bottom, {points}: 5 + 2 × {n} = {score}.")
    if summary.double:
        words = translate(
            "ThreeResult", "{name} captured the bottom, {points}, with the two biggest cards: 10 + 4 × {n} = {score}."
        )
    return words.format(name=name, points=points, n=summary.bottom_points, score=summary.bottom_score)


def notes(settings: ThreeSettings, summary: ThreeSummary, names: Names) -> list[str]:
    """Everything beside the table that changed levels or the next declarer, in the order in which it counts."""
    found: list[str] = [bottom_note(summary, names)]
    both = attackers(summary.declarer)
    if all(summary.points[seat] <= 0 for seat in both):
        found.append(translate("ThreeResult", "Shut-out, both attackers without points: the declarer gains 5 levels."))
    if summary.level_capture and summary.demoted_to is not None:
        found.append(
            translate("ThreeResult", "Captured with a level card: {name} fell back to {level} first.").format(
                name=names[summary.declarer], level=summary.demoted_to.text
            )
        )
    found += _succession(settings, summary, names)
    stopped = [
        translate("ThreeResult", "{name} {levels}").format(name=names[seat], levels=COUNTS.levels(count))
        for seat, count in enumerate(summary.overflow)
        if count
    ]
    if stopped:
        found.append(translate("ThreeResult", "Stopped by a must-play level: {who}.").format(who=list_text(stopped)))
    found += [
        translate("ThreeResult", "{name} used them to lower {victim} by {levels}.").format(
            name=names[each.chooser], victim=names[each.victim], levels=COUNTS.levels(each.levels)
        )
        for each in summary.lowered
    ]
    return found


def _succession(settings: ThreeSettings, summary: ThreeSummary, names: Names) -> list[str]:
    """Why the next declarer is who he is, where two could take over."""
    limit = take_over_at(settings)
    over = [seat for seat in attackers(summary.declarer) if summary.points[seat] >= limit]
    extra = [seat for seat, count in enumerate(summary.extra) if count]
    if len(over) < 2 or not extra:
        return []
    if len(extra) == 2:
        return [translate("ThreeResult", "Equal points and equal last cards: the declarer stays, both attackers +1.")]
    winner, other = summary.next_declarer, extra[0]
    if summary.points[winner] == summary.points[other]:
        words = translate("ThreeResult", "Equal points; {winner} had the bigger last card and took over, {other} +1.")
    else:
        words = translate("ThreeResult", "Both could take over: {winner} had more points, {other} got +1 instead.")
    return [words.format(winner=names[winner], other=names[other])]
