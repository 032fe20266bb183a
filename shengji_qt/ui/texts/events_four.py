# SPDX-License-Identifier: MIT
"""Events in words where four players say them in their own way: sides, attackers' points, what won the last trick."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import run_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import (
    CardsText,
    Names,
    Writer,
    bid_made,
    level_change_text,
    match_end_text,
    signed,
)
from shengji_qt.ui.texts.seats import side_text

_STRUCTURES: Final = {
    "titanic": QT_TRANSLATE_NOOP("Events", "a Titanic"),
    "triple": QT_TRANSLATE_NOOP("Events", "a triple"),
    "tractor": QT_TRANSLATE_NOOP("Events", "a tractor"),
    "pair": QT_TRANSLATE_NOOP("Events", "a pair"),
    "single": QT_TRANSLATE_NOOP("Events", "single cards"),
}


def structure_word(structure: str, length: int = 1) -> str:
    """The winning structure of the last trick, as in `won with a pair` (four_player.md 14.2)."""
    if structure == "tractor" and length > 2:
        return run_text(2, length)
    if structure == "titanic" and length > 2:
        return run_text(3, length)
    return translate("Events", _STRUCTURES[structure])


def summary_text(summary: FourSummary) -> str:
    """The result of a deal in one sentence."""
    gained = COUNTS.levels(summary.gain)
    if summary.winner == "declarers":
        if summary.gain == 0:
            return translate("Events", "The declarers kept the deal without going up.")
        return translate("Events", "The declarers won and went up {levels}.").format(levels=gained)
    if summary.gain == 0:
        return translate("Events", "The attackers took over without going up.")
    return translate("Events", "The attackers took over and went up {levels}.").format(levels=gained)


def _bid_made(event: ev.BidMade, names: Names, cards_of: CardsText) -> str:
    return bid_made(translate("Events", "{name} bid {cards} – {trump}."), event, names, cards_of)


def _poll_opened(event: ev.PollOpened, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "All cards are dealt. Last bids, starting with {name}.").format(name=names[event.seat])


def _penalty_scored(event: ev.PenaltyScored, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Failed throw: {change} for the attackers, now {total}.").format(
        change=signed(event.change), total=event.attacker_points
    )


def _trick_taken(event: ev.TrickTaken, names: Names, cards_of: CardsText) -> str:
    if not event.points:
        return translate("Events", "{name} won the trick.").format(name=names[event.seat])
    return translate("Events", "{name} won the trick with {points}; attackers: {total}.").format(
        name=names[event.seat], points=COUNTS.points(event.points), total=event.scores[0]
    )


def _bottom_captured(event: ev.BottomCaptured, names: Names, cards_of: CardsText) -> str:
    return translate(
        "Events", "{name} captured the bottom with {structure}: {points} × {multiplier} = {bonus}."
    ).format(
        name=names[event.seat],
        structure=structure_word(event.structure, event.length),
        points=event.points,
        multiplier=event.multiplier,
        bonus=event.bonus,
    )


def _deal_settled(event: ev.DealSettled, names: Names, cards_of: CardsText) -> str:
    summary = event.summary
    assert isinstance(summary, FourSummary), "a deal of four players"
    return translate("Events", "Deal {number} is over: the attackers have {points}. {result}").format(
        number=summary.deal_no,
        points=COUNTS.points(summary.points),
        result=summary_text(summary),
    )


def _levels_changed(event: ev.LevelsChanged, names: Names, cards_of: CardsText) -> str:
    return level_change_text(side_text(event.side, names), event)


def _match_ended(event: ev.MatchEnded, names: Names, cards_of: CardsText) -> str:
    return match_end_text(None if event.winner is None else side_text(event.winner, names), event)


WRITERS: Final[dict[type[ev.Event], Writer]] = {
    ev.BidMade: _bid_made,
    ev.PollOpened: _poll_opened,
    ev.PenaltyScored: _penalty_scored,
    ev.TrickTaken: _trick_taken,
    ev.BottomCaptured: _bottom_captured,
    ev.DealSettled: _deal_settled,
    ev.LevelsChanged: _levels_changed,
    ev.MatchEnded: _match_ended,
}
