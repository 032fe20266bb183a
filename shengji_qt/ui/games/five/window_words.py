# SPDX-License-Identifier: MIT
"""Block, Force and Claim in words: what each costs and does, before anybody chooses (five_player.md S6)."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.cards import Rank
from shengji_qt.model.five_player.settlement import prices
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.windows import Ledger, ledger_of, targets
from shengji_qt.ui.games.five.panel_item import BoardFacts
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.seats import pair_text

Names = Sequence[str]
_QUESTIONS = {
    "block": QT_TRANSLATE_NOOP("FiveWindows", "Block a rise?"),
    "force": QT_TRANSLATE_NOOP("FiveWindows", "Force a level?"),
    "claim": QT_TRANSLATE_NOOP("FiveWindows", "Claim the next deal?"),
}
_WAITING = {
    "block": QT_TRANSLATE_NOOP("FiveWindows", "{name} may pay to block a rise"),
    "force": QT_TRANSLATE_NOOP("FiveWindows", "{name} may pay for a level"),
    "claim": QT_TRANSLATE_NOOP("FiveWindows", "{name} may pay for the next deal"),
}


def asked_words(view: FiveView, names: Names) -> Message:
    """The message line of the player who is asked; the board says the rest."""
    if view.window is None or view.seat is None:
        return Message(translate("FiveWindows", "The deal is over"))
    have = COUNTS.points(view.cumulative[view.seat])
    head = translate("FiveWindows", _QUESTIONS[view.window])
    return Message(head, translate("FiveWindows", "You have {points} altogether.").format(points=have))


def waiting_words(view: FiveView, names: Names) -> Message:
    """Somebody else is asked."""
    if view.window is None or view.turn is None:
        return Message(translate("FiveWindows", "The deal is over"))
    return Message(translate("FiveWindows", _WAITING[view.window]).format(name=names[view.turn]))


def result_line(view: FiveView, names: Names) -> str:
    """Whether the declarer was overturned, and what that gives."""
    scored, declarer = view.scored, view.declarer
    if scored is None or declarer is None:
        return ""
    if not scored.overturned:
        if scored.shut_out:
            return translate("FiveWindows", "Big shut-out for {name}").format(name=names[declarer])
        return translate("FiveWindows", "{name} held the deal").format(name=names[declarer])
    return translate("FiveWindows", "Overturned. Next declarer: {name}").format(name=names[scored.next_declarer])


def pair_lines(view: FiveView, names: Names) -> list[str]:
    """The deal scores of the pairs."""
    if view.scored is None:
        return []
    pattern = translate("FiveWindows", "{pair}: {points} of {turn}")
    turn = view.settings.overturn
    return [
        pattern.format(pair=pair_text(pair, names), points=COUNTS.points(points), turn=turn)
        for pair, points in zip(view.pairs, view.scored.pair_points, strict=True)
    ]


def level_after(level: Rank | None) -> str:
    """A level, or what comes after the last one."""
    return level.text if level is not None else translate("FiveWindows", "victory")


def gain_lines(ledger: Ledger, names: Names) -> list[str]:
    """Who rises, if nobody pays anything more."""
    words = translate("FiveWindows", "{name} {before} → {after}")
    rises = [
        words.format(name=names[seat], before=before.text, after=level_after(after))
        for seat, (before, after) in enumerate(zip(ledger.levels, ledger.final_levels, strict=True))
        if before != after
    ]
    if not rises:
        return [translate("FiveWindows", "No level changes.")]
    return [translate("FiveWindows", "Levels: {rises}").format(rises=" · ".join(rises))]


def board_facts(view: FiveView, names: Names) -> BoardFacts | None:
    """What stands in the middle between the last trick and the result page; None at other times."""
    if view.phase != "windows" or view.scored is None or view.window is None:
        return None
    ledger = ledger_of(view)
    lines = [" · ".join(pair_lines(view, names)), *gain_lines(ledger, names), _totals(view, names)]
    asked = view.decision is not None and view.decision.kind in ("block", "force", "claim")
    if not asked or view.seat is None:
        return BoardFacts(result_line(view, names), tuple(lines), waiting_words(view, names).head)
    question = translate("FiveWindows", _QUESTIONS[view.window])
    return BoardFacts(result_line(view, names), tuple(lines), question, tuple(explained(view, ledger, names)))


def _totals(view: FiveView, names: Names) -> str:
    each = translate("FiveWindows", "{name} {points}")
    totals = " · ".join(
        each.format(name=name, points=points) for name, points in zip(names[:5], view.cumulative, strict=True)
    )
    return translate("FiveWindows", "Totals: {totals}").format(totals=totals)


def explained(view: FiveView, ledger: Ledger, names: Names) -> list[str]:
    """Cost first, then what each choice does, then what keeping the points means."""
    assert view.seat is not None and view.window is not None, "a seat is asked"
    have = ledger.cumulative[view.seat]
    cost = prices(view.settings)
    if view.window == "claim":
        lines = [translate("FiveWindows", "It costs all your {have} points.").format(have=have)]
        lines.append(
            translate("FiveWindows", "You declare the next deal in place of {name}, at your level {level}.").format(
                name=names[ledger.next_declarer], level=level_after(ledger.final_levels[view.seat])
            )
        )
        lines.append(translate("FiveWindows", "If several claim, the highest total gets it; the others pay nothing."))
        return lines
    price = translate("FiveWindows", "It costs {cost} of your {have} points, {left} remain.")
    lines = [price.format(cost=cost.spend, have=have, left=have - cost.spend)]
    if view.window == "force":
        before = ledger.final_levels[view.seat]
        after = None if before is None else Rank(before + 1)
        lines.append(
            translate("FiveWindows", "Your level rises from {before} to {after}.").format(
                before=level_after(before), after=level_after(after)
            )
        )
        return lines
    lines += [block_effect(ledger, seat, names) for seat in targets(ledger, view.seat)]
    return lines


def block_effect(ledger: Ledger, seat: int, names: Names) -> str:
    """What blocking a seat does."""
    before, after = ledger.levels[seat], ledger.final_levels[seat]
    if after is None:
        words = translate("FiveWindows", "{name} does not win the match: stays at {before}.")
        return words.format(name=names[seat], before=before.text)
    words = translate("FiveWindows", "{name} stays at {before} instead of rising to {after}.")
    return words.format(name=names[seat], before=before.text, after=after.text)
