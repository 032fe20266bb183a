# SPDX-License-Identifier: MIT
"""The result of a deal in words: what the pairs got, what the mine brought, who declares next and why."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.cards import points_of
from shengji_qt.model.five_player.seats import pair_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import line_bounds, prices, ranking
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.summaries import FiveSummary
from shengji_qt.ui.games.five.messages import formula_text
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import signed
from shengji_qt.ui.texts.events_five import five_result_text
from shengji_qt.ui.texts.results import limits_text
from shengji_qt.ui.texts.seats import pair_text

Names = Sequence[str]


def head(summary: FiveSummary, names: tuple[str, ...]) -> str:
    """The page's heading."""
    if summary.match_over and summary.match_winner is not None:
        return translate("FiveResult", "{name} won the match").format(name=names[summary.match_winner])
    number, name = summary.deal_no, names[summary.declarer]
    if summary.overturned:
        return translate("FiveResult", "Deal {number}, overturned: {name}").format(number=number, name=name)
    if summary.shut_out:
        return translate("FiveResult", "Deal {number}: big shut-out").format(number=number)
    return translate("FiveResult", "Deal {number}: {name} held").format(number=number, name=name)


def about(summary: FiveSummary, names: tuple[str, ...]) -> str:
    """What was played, and the result in a sentence."""
    return translate("FiveResult", "Level {level}, {trump}, declarer {name}. {result}").format(
        level=summary.level.text,
        trump=trump_text(summary.trump, sign=False, colour=summary.colour).lower(),
        name=names[summary.declarer],
        result=five_result_text(summary, names),
    )


def adjustments(summary: FiveSummary) -> tuple[int, int]:
    """What the pairs got outside of tricks and the mine."""
    first, second = (
        total - sum(summary.personal[seat] for seat in pair)
        for pair, total in zip(summary.pairs, summary.pair_points, strict=True)
    )
    return first, second


def pair_sum(summary: FiveSummary, index: int, names: Names) -> str:
    """How a pair's deal score is made up: `Ju 45 + Lan 20`."""
    each = translate("FiveResult", "{name} {points}")
    parts = [each.format(name=names[seat], points=summary.personal[seat]) for seat in summary.pairs[index]]
    words = " + ".join(parts)
    extra = adjustments(summary)[index]
    return words if not extra else f"{words} {'+' if extra > 0 else '−'} {abs(extra)}"


def mine_line(view: FiveView, summary: FiveSummary, names: Names) -> tuple[str, str, str]:
    """Name, note and number of the line about what was left in the mine (R14)."""
    left = summary.mine_left
    words = translate("FiveResult", "Mine: {cards} left")
    if view.settings.mode == "split":
        words = translate("FiveResult", "Both hands: {cards} left")
    name = words.format(cards=COUNTS.cards(len(left)))
    if summary.mine_winner is None:
        return name, translate("FiveResult", "kept by the declarer"), "0"
    score = f"+ {summary.mine_score}" if summary.mine_score else "0"
    return name, mine_formula(view, summary, names), score


def mine_formula(view: FiveView, summary: FiveSummary, names: Names) -> str:
    """Who won the last trick with how many cards, and the formula with its numbers."""
    if summary.mine_winner is None or not view.tricks:
        return ""
    left, size = summary.mine_left, len(view.tricks[-1].lead)
    who = names[summary.mine_winner]
    if view.settings.mode == "split" or not left:  # each of two hands is counted by itself
        return translate("FiveResult", "{name}, last trick of {size}").format(name=who, size=COUNTS.cards(size))
    bracket = view.settings.last_trick_formula == "bracket"
    formula = formula_text(len(left), points_of(left), size, summary.mine_score, bracket)
    return translate("FiveResult", "{name}: {formula}").format(name=who, formula=formula)


def next_reason(summary: FiveSummary, settings: FiveSettings, names: Names) -> str:
    """Why the next declarer is who he is (S3, S4, S6)."""
    chosen = summary.next_declarer
    name = names[chosen]
    if any(spent.window == "claim" for spent in summary.spendings):
        return translate("FiveResult", "{name} paid all points for it").format(name=name)
    if not summary.overturned:
        return translate("FiveResult", "was not overturned and stays")
    totals = [before + own for before, own in zip(summary.cumulative_before, summary.personal, strict=True)]
    reached = [index for index in (0, 1) if summary.pair_points[index] >= settings.overturn]
    if len(reached) == 2:
        own = pair_of(summary.declarer, chosen)
        return translate("FiveResult", "both pairs overturn: pair {pair} + total {total} is the most").format(
            pair=summary.pair_points[own], total=totals[chosen]
        )
    one, other = summary.pairs[reached[0]]
    mate = other if chosen == one else one
    if totals[mate] == totals[chosen]:
        return translate("FiveResult", "{pair} overturn, equal totals: next to the mine").format(
            pair=pair_text((one, other), names)
        )
    return translate("FiveResult", "{pair} overturn; higher total: {own} to {mate}").format(
        pair=pair_text((one, other), names), own=totals[chosen], mate=totals[mate]
    )


def final_order(summary: FiveSummary, names: Names) -> str:
    """Everybody at the end of the match, by level and then by cumulative points (S6): `Final order: 1 Me · 2 Ju`; equal
    ones have the same place.
    """
    worth = list(zip(summary.levels_after, summary.cumulative_after, strict=True))
    order = ranking(summary.levels_after, summary.cumulative_after)
    first = {worth[seat]: place for place, seat in reversed(list(enumerate(order, 1)))}
    told = " · ".join(f"{first[worth[seat]]} {names[seat]}" for seat in order)
    return translate("FiveResult", "Final order: {order}").format(order=told)


def seat_notes(summary: FiveSummary, settings: FiveSettings, seat: int, names: Names) -> str:
    """What changed a player's total beside his points: conversion, fee, payments."""
    notes = []
    if summary.converted[seat]:
        words = translate("FiveResult", "+{points} instead of levels")
        notes.append(words.format(points=summary.converted[seat]))
    if summary.fee and seat == summary.next_declarer:
        notes.append(translate("FiveResult", "−{fee} as new declarer").format(fee=summary.fee))
    cost = prices(settings).spend
    for spent in summary.spendings:
        if spent.seat != seat:
            if spent.target == seat:
                notes.append(translate("FiveResult", "blocked by {name}").format(name=names[spent.seat]))
            continue
        words = {
            "block": translate("FiveResult", "−{cost}: blocked {target}"),
            "force": translate("FiveResult", "−{cost}: a level"),
            "claim": translate("FiveResult", "all points: the next deal"),
        }[spent.window]
        target = names[spent.target] if spent.target is not None else ""
        notes.append(words.format(cost=cost, target=target))
    return " · ".join(notes)


def seat_changes(summary: FiveSummary, settings: FiveSettings, seat: int) -> str:
    """The same in numbers only: `+40 −60 −100`."""
    changes = [summary.converted[seat]] if summary.converted[seat] else []
    if summary.fee and seat == summary.next_declarer:
        changes.append(-summary.fee)
    cost = prices(settings).spend
    changes += [-cost for spent in summary.spendings if spent.seat == seat and spent.window != "claim"]
    return " ".join(signed(change) for change in changes)


# --- the table of results -------------------------------------------------------------------------------------------


def range_text(settings: FiveSettings, index: int) -> str:
    """The points of line `index` of the table: `5 – 35`."""
    bounds = line_bounds(settings)
    last = index == len(bounds) - 1
    return limits_text(bounds[index], None if last else bounds[index + 1] - 5)


def line_of(settings: FiveSettings, points: int) -> int:
    """The line that a pair's score lies in."""
    return max([0, *(index for index, low in enumerate(line_bounds(settings)) if points >= low)])


def line_text(settings: FiveSettings, index: int, last: bool = False, alone: bool = False) -> str:
    """What a line gives; `last`: at the declarer's last level (S6); `alone`: the other pair has overturned, so that the
    line counts whatever `result_declarer_gain` says (A35).
    """
    if index < 2:
        if last:
            return translate("FiveResult", "declarer wins the match")
        best = settings.result_declarer_gain == "best_pair" and not alone
        words = (
            translate("FiveResult", "declarer +{n} (higher pair only)")
            if best
            else translate("FiveResult", "declarer +{n} for this pair")
        )
        return words.format(n=2 - index)
    if index == 2:
        return translate("FiveResult", "overturned")
    words = translate("FiveResult", "overturned, pair +{n}").format(n=index - 2)
    if index == len(line_bounds(settings)) - 1:
        words = translate("FiveResult", "{words}; +1 per {step}").format(words=words, step=settings.step)
    return words


def nothing_text(settings: FiveSettings, points: tuple[int, int], pair: int, consoled: bool) -> str:
    """Why the line of this pair gives the declarer nothing in this deal (S3, S4); "" if it gives what it says.

    `consoled`: an overturned declarer still gains against a pair below.
    """
    own, best = points[pair], max(points)
    if own >= settings.overturn or (best >= settings.overturn and consoled):
        return ""
    if best >= settings.overturn:
        return translate("FiveResult", "no gain: overturned")
    if settings.result_declarer_gain == "best_pair" and own < best:
        return translate("FiveResult", "the other pair counts")
    return ""


def shut_out_text(last: bool = False) -> str:
    """The line above the table; `last` as for `line_text`."""
    if last:
        return translate("FiveResult", "big shut-out: declarer wins the match")
    return translate("FiveResult", "big shut-out: declarer +5")
