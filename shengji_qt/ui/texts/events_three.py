# SPDX-License-Identifier: MIT
"""Events of the three-player game in words, and those of all games that it says in its own way (明暗牌)."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Trump
from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player import events as tev
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import list_text, trump_text
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
)


def three_result_text(summary: ThreeSummary, names: Names) -> str:
    """The result of a hand in one sentence."""
    declarer = names[summary.declarer]
    if summary.declarer_won:
        levels = COUNTS.levels(summary.gains[summary.declarer])
        return translate("Events", "{name} won as declarer: {levels}.").format(name=declarer, levels=levels)
    if summary.next_declarer == summary.declarer:
        return translate("Events", "A complete tie: {name} stays declarer.").format(name=declarer)
    return translate("Events", "{name} took over.").format(name=names[summary.next_declarer])


def scores_text(summary: ThreeSummary, names: Names) -> str:
    """What the two attackers have: `Ju 45 points, Zhu 20 points`."""
    seats = [seat for seat in range(len(names)) if seat != summary.declarer]
    pattern = translate("Events", "{name} {points}")
    return list_text([pattern.format(name=names[each], points=COUNTS.points(summary.points[each])) for each in seats])


def _bid_made(event: ev.BidMade, names: Names, cards_of: CardsText) -> str:
    return bid_made(translate("Events", "{name} bid with {cards}: {trump}."), event, names, cards_of)


def _trump_fixed(event: ev.TrumpFixed, names: Names, cards_of: CardsText) -> str:
    if event.bidder is None and event.trump is Trump.NONE:
        return translate("Events", "Nobody bid: no trump. Declarer: {name}.").format(name=names[event.declarer])
    return translate("Events", "Trump: {trump}. Declarer: {name}.").format(
        trump=trump_text(event.trump, sign=False, colour=event.colour), name=names[event.declarer]
    )


def _penalty_scored(event: ev.PenaltyScored, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Failed throw: {name} {change}, now {total}.").format(
        name=names[event.seat], change=signed(event.change), total=event.attacker_points
    )


def _trick_taken(event: ev.TrickTaken, names: Names, cards_of: CardsText) -> str:
    if not event.points:
        return translate("Events", "{name} won the round.").format(name=names[event.seat])
    return translate("Events", "{name} won the round with {points}, {total} in all.").format(
        name=names[event.seat], points=COUNTS.points(event.points), total=event.scores[event.seat]
    )


def _deal_settled(event: ev.DealSettled, names: Names, cards_of: CardsText) -> str:
    summary = event.summary
    assert isinstance(summary, ThreeSummary), "a hand of three players"
    return translate("Events", "Deal {number} is over: {scores}. {result}").format(
        number=summary.deal_no, scores=scores_text(summary, names), result=three_result_text(summary, names)
    )


def _tableau_dealt(event: tev.TableauDealt, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} got a card face down.").format(name=names[event.seat])


def _cards_turned(event: tev.CardsTurned, names: Names, cards_of: CardsText) -> str:
    by_seat: dict[int, list[tev.Turned]] = {}
    for each in event.turned:
        by_seat.setdefault(each.seat, []).append(each)
    pattern = translate("Events", "{name}: {cards}")
    each_seat = [
        pattern.format(name=names[seat], cards=cards_of([each.card for each in turned]))
        for seat, turned in by_seat.items()
    ]
    if event.stage == "rest":
        return translate("Events", "The other top cards were turned up: {cards}.").format(cards=list_text(each_seat))
    return translate("Events", "Turned up: {cards}.").format(cards=list_text(each_seat))


def _bid_declined(event: tev.BidDeclined, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} did not bid with {cards}.").format(
        name=names[event.seat], cards=cards_of([event.card])
    )


def _swapped(event: tev.Swapped, names: Names, cards_of: CardsText) -> str:
    if not event.moves:
        return _nothing_swapped(event.seat, names)
    swaps = []
    for move, each in zip(event.moves, event.exchanged, strict=True):
        text = (
            translate("Events", "{entered} for {left} (buried)")
            if move.to == "bottom"
            else translate("Events", "{entered} for {left} (to the hand)")
        )
        swaps.append(text.format(entered=cards_of([each.entered]), left=cards_of([each.left])))
    return translate("Events", "{name} swapped in {swaps}.").format(name=names[event.seat], swaps=list_text(swaps))


def _swapped_hidden(event: tev.SwappedHidden, names: Names, cards_of: CardsText) -> str:
    if not event.exchanged:
        return _nothing_swapped(event.seat, names)
    pattern = translate("Events", "{entered} for {left}")
    swaps = [pattern.format(entered=cards_of([each.entered]), left=cards_of([each.left])) for each in event.exchanged]
    return translate("Events", "{name} swapped in {swaps}; displaced cards buried: {count}.").format(
        name=names[event.seat], swaps=list_text(swaps), count=event.buried
    )


def _nothing_swapped(seat: int, names: Names) -> str:
    return translate("Events", "{name} swapped nothing.").format(name=names[seat])


def _penalty_chosen(event: tev.PenaltyChosen, names: Names, cards_of: CardsText) -> str:
    text = (
        translate("Events", "{name} had declined {cards}: back by as many levels.")
        if event.effect == "demote"
        else translate("Events", "{name} had declined {cards}: the two others rise by as many levels.")
    )
    return text.format(name=names[event.seat], cards=COUNTS.cards(event.declined))


def _bottom_scored(event: tev.BottomScored, names: Names, cards_of: CardsText) -> str:
    base, factor = (10, 4) if event.double else (5, 2)
    text = (
        translate("Events", "{name} captured the bottom with a level card: {base} + {factor} × {points} = {score}.")
        if event.level_capture
        else translate("Events", "{name} captured the bottom: {base} + {factor} × {points} = {score}.")
    )
    return text.format(name=names[event.seat], base=base, factor=factor, points=event.points, score=event.score)


def _overflow_used(event: tev.OverflowUsed, names: Names, cards_of: CardsText) -> str:
    facts = {"name": names[event.seat], "levels": COUNTS.levels(event.levels)}
    if event.victim is None:
        return translate("Events", "{name} left overflow of {levels} unused.").format(**facts)
    return translate("Events", "{name} used overflow of {levels} against {victim}.").format(
        **facts, victim=names[event.victim]
    )


WRITERS: Final[dict[type[ev.Event], Writer]] = {
    ev.BidMade: _bid_made,
    ev.PollOpened: poll_opened,
    ev.TrumpFixed: _trump_fixed,
    ev.PenaltyScored: _penalty_scored,
    ev.TrickTaken: _trick_taken,
    ev.DealSettled: _deal_settled,
    ev.LevelsChanged: levels_changed,
    ev.MatchEnded: match_ended,
    tev.TableauDealt: _tableau_dealt,
    tev.CardsTurned: _cards_turned,
    tev.BidDeclined: _bid_declined,
    tev.Swapped: _swapped,
    tev.SwappedHidden: _swapped_hidden,
    tev.PenaltyChosen: _penalty_chosen,
    tev.BottomScored: _bottom_scored,
    tev.OverflowUsed: _overflow_used,
}
