# SPDX-License-Identifier: MIT
"""Events of the five-player game in words, and those of all games that it says in its own way (暗雷)."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.five_player import events as fev
from shengji_qt.model.summaries import FiveSummary
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import (
    CardsText,
    Names,
    Writer,
    bid_made,
    levels_changed,
    match_ended,
    poll_opened,
    signed,
    slot_name,
)
from shengji_qt.ui.texts.seats import pair_text

_WINDOWS: Final = {
    "block": QT_TRANSLATE_NOOP("Events", "Cumulative points may be paid to block a rise of the leader."),
    "force": QT_TRANSLATE_NOOP("Events", "Cumulative points may be paid for a level."),
    "claim": QT_TRANSLATE_NOOP("Events", "Cumulative points may be paid for the next declarership."),
}
_PAID: Final = {
    "block": QT_TRANSLATE_NOOP("Events", "{name} paid to block {target}, {left} left."),
    "force": QT_TRANSLATE_NOOP("Events", "{name} paid for a level, {left} left."),
    "claim": QT_TRANSLATE_NOOP("Events", "{name} paid all points to declare the next deal."),
}
_ADJUSTED: Final = {
    "failed_throw": QT_TRANSLATE_NOOP("Events", "Failed throw of {name}: the pairs {first} and {second}."),
    "cards_left": QT_TRANSLATE_NOOP(
        "Events", "Both hands of the declarer have cards left: the pairs {first}, {second}."
    ),
    "hand_points": QT_TRANSLATE_NOOP("Events", "Points in the attackers' hands: the pairs {first} and {second}."),
}


def five_result_text(summary: FiveSummary, names: Names) -> str:
    """The result of a deal in one sentence."""
    declarer = names[summary.declarer]
    if summary.overturned:
        return translate("Events", "Overturned: {name}.").format(name=declarer)
    if summary.levels_after[summary.declarer] is None:
        return translate("Events", "{name} held the last level: complete victory.").format(name=declarer)
    levels = COUNTS.levels(summary.gains[summary.declarer])
    if not summary.gains[summary.declarer]:
        return translate("Events", "{name} held the deal without going up.").format(name=declarer)
    if summary.shut_out:
        return translate("Events", "Big shut-out for {name}: {levels}.").format(name=declarer, levels=levels)
    return translate("Events", "{name} held the deal: {levels}.").format(name=declarer, levels=levels)


def pair_scores_text(summary: FiveSummary, names: Names) -> str:
    """The deal scores of the pairs: `Ju & Lan 65 points, Zhu & Mei 0 points`."""
    pattern = translate("Events", "{name} {points}")
    return list_text(
        [
            pattern.format(name=pair_text(pair, names), points=COUNTS.points(points))
            for pair, points in zip(summary.pairs, summary.pair_points, strict=True)
        ]
    )


def _bid_made(event: ev.BidMade, names: Names, cards_of: CardsText) -> str:
    return bid_made(translate("Events", "{name} called {cards}: {trump}."), event, names, cards_of)


def _deal_aborted(event: ev.DealAborted, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "The cards are dealt again.")


def _trick_taken(event: ev.TrickTaken, names: Names, cards_of: CardsText) -> str:
    winner = slot_name(event.seat, names)
    if not event.points:
        return translate("Events", "{name} won the trick.").format(name=winner)
    return translate("Events", "{name} won the trick with {points}.").format(
        name=winner, points=COUNTS.points(event.points)
    )


def _deal_settled(event: ev.DealSettled, names: Names, cards_of: CardsText) -> str:
    summary = event.summary
    assert isinstance(summary, FiveSummary), "a deal of five players"
    return translate("Events", "Deal {number} is over: {scores}. {result}").format(
        number=summary.deal_no, scores=pair_scores_text(summary, names), result=five_result_text(summary, names)
    )


def _skipped(event: fev.Skipped, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} skipped.").format(name=slot_name(event.slot, names))


def _drawing_stopped(event: fev.DrawingStopped, names: Names, cards_of: CardsText) -> str:
    text = (
        translate("Events", "{name} said stop: everybody has the right number of cards.")
        if event.right
        else translate("Events", "{name} said stop at the wrong moment.")
    )
    return text.format(name=names[event.seat])


def _divided(event: fev.Divided, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} divided the cards. Front hand: {front}. Rear hand: {rear}.").format(
        name=names[event.seat], front=cards_of(event.front), rear=cards_of(event.rear)
    )


def _divided_hidden(event: fev.DividedHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} divided the cards: {front} in front, {rear} in the rear.").format(
        name=names[event.seat], front=event.front, rear=event.rear
    )


def _pairs_adjusted(event: fev.PairsAdjusted, names: Names, cards_of: CardsText) -> str:
    first, second = (signed(change) for change in event.changes)
    name = "" if event.seat is None else names[event.seat]
    return translate("Events", _ADJUSTED[event.reason]).format(name=name, first=first, second=second)


def _mine_shown(event: fev.MineShown, names: Names, cards_of: CardsText) -> str:
    if not event.cards:
        return translate("Events", "The declarer has no cards left.")
    return translate("Events", "Left with the declarer: {cards}, {points}.").format(
        cards=cards_of(event.cards), points=COUNTS.points(event.points)
    )


def _mine_scored(event: fev.MineScored, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} dug the bottom with {size}: {left} left with {points} make {score}.").format(
        name=names[event.seat],
        size=COUNTS.cards(event.size),
        left=COUNTS.cards(event.left),
        points=COUNTS.points(event.points),
        score=COUNTS.points(event.score),
    )


def _deal_scored(event: fev.DealScored, names: Names, cards_of: CardsText) -> str:
    first, second = event.pair_points
    if event.overturned:
        return translate("Events", "The pairs got {first} and {second}: overturned. {name} declares for {fee}.").format(
            first=first, second=second, name=names[event.next_declarer], fee=COUNTS.points(event.fee)
        )
    text = (
        translate("Events", "The pairs got {first} and {second}: a big shut-out.")
        if event.shut_out
        else translate("Events", "The pairs got {first} and {second}: the declarer holds.")
    )
    return text.format(first=first, second=second)


def _window_opened(event: fev.WindowOpened, names: Names, cards_of: CardsText) -> str:
    return translate("Events", _WINDOWS[event.window])


def _spender_asked(event: fev.SpenderAsked, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} is asked next.").format(name=names[event.seat])


def _points_spent(event: fev.PointsSpent, names: Names, cards_of: CardsText) -> str:
    target = "" if event.target is None else names[event.target]
    return translate("Events", _PAID[event.window]).format(
        name=names[event.seat], target=target, left=COUNTS.points(event.cumulative)
    )


def _must_level_moved(event: fev.MustLevelMoved, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} has to win at level {level} now.").format(
        name=names[event.seat], level=event.level.text
    )


WRITERS: Final[dict[type[ev.Event], Writer]] = {
    ev.BidMade: _bid_made,
    ev.PollOpened: poll_opened,
    ev.DealAborted: _deal_aborted,
    ev.TrickTaken: _trick_taken,
    ev.DealSettled: _deal_settled,
    ev.LevelsChanged: levels_changed,
    ev.MatchEnded: match_ended,
    fev.Skipped: _skipped,
    fev.DrawingStopped: _drawing_stopped,
    fev.Divided: _divided,
    fev.DividedHidden: _divided_hidden,
    fev.PairsAdjusted: _pairs_adjusted,
    fev.MineShown: _mine_shown,
    fev.MineScored: _mine_scored,
    fev.DealScored: _deal_scored,
    fev.WindowOpened: _window_opened,
    fev.SpenderAsked: _spender_asked,
    fev.PointsSpent: _points_spent,
    fev.MustLevelMoved: _must_level_moved,
}
