# SPDX-License-Identifier: MIT
"""Every event in words: the record beside the table and the channel for screen readers.

English is in the past tense, so that a sentence fits "You" as well as a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from shengji_qt.model import events
from shengji_qt.model.cards import Card, Rank
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts import cards as words
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.seats import side_text

translate = QCoreApplication.translate

Names = Sequence[str]
CardsText = Callable[[Iterable[Card]], str]

_STRUCTURES: Final = {
    "titanic": QT_TRANSLATE_NOOP("Events", "a Titanic"),
    "triple": QT_TRANSLATE_NOOP("Events", "a triple"),
    "tractor": QT_TRANSLATE_NOOP("Events", "a tractor"),
    "pair": QT_TRANSLATE_NOOP("Events", "a pair"),
    "single": QT_TRANSLATE_NOOP("Events", "single cards"),
}


def event_text(event: events.Event, names: Names, spoken: bool = False) -> str:
    """One line for one event as a seat saw it. `names` by seat; `spoken`: cards in words instead of signs."""
    cards_of: CardsText = words.spoken_cards if spoken else words.cards_text
    return _WRITERS[type(event)](event, names, cards_of)


def structure_word(structure: str, length: int = 1) -> str:
    """The winning structure of the last trick, as in `won with a pair` (four_player.md 14.2)."""
    if structure == "tractor" and length > 2:
        return words.run_text(2, length)
    if structure == "titanic" and length > 2:
        return words.run_text(3, length)
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


def _deal_started(event: events.DealStarted, names: Names, cards_of: CardsText) -> str:
    if event.declarer is None:
        return translate("Events", "Deal {number}: level {level}. The last bidder becomes declarer.").format(
            number=event.deal_no, level=event.level.text
        )
    return translate("Events", "Deal {number}: level {level}, declarer {name}.").format(
        number=event.deal_no, level=event.level.text, name=names[event.declarer]
    )


def _card_dealt(event: events.CardDealt, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} got {cards}.").format(name=names[event.seat], cards=cards_of([event.card]))


def _card_dealt_hidden(event: events.CardDealtHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} got a card.").format(name=names[event.seat])


def _bid_made(event: events.BidMade, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} bid {cards} – {trump}.").format(
        name=names[event.seat], cards=cards_of(event.cards), trump=words.trump_text(event.trump, sign=False)
    )


def _poll_opened(event: events.PollOpened, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "All cards are dealt. Last bids, starting with {name}.").format(name=names[event.seat])


def _bid_passed(event: events.BidPassed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} passed.").format(name=names[event.seat])


def _deal_aborted(event: events.DealAborted, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Nobody bid: the cards are dealt again.")


def _bottom_turned(event: events.BottomTurned, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Nobody bid. The bottom was turned up: {cards}.").format(cards=cards_of(event.cards))


def _trump_fixed(event: events.TrumpFixed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Trump: {trump}. Declarer: {name}.").format(
        trump=words.trump_text(event.trump, sign=False), name=names[event.declarer]
    )


def _bottom_taken(event: events.BottomTaken, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} took the bottom: {cards}.").format(
        name=names[event.seat], cards=cards_of(event.cards)
    )


def _bottom_taken_hidden(event: events.BottomTakenHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} took the bottom, {count}.").format(
        name=names[event.seat], count=COUNTS.cards(event.count)
    )


def _buried(event: events.Buried, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} buried {cards}.").format(name=names[event.seat], cards=cards_of(event.cards))


def _buried_hidden(event: events.BuriedHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} buried {count}.").format(name=names[event.seat], count=COUNTS.cards(event.count))


def _throw_failed(event: events.ThrowFailed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} tried to throw {attempted}; it was beaten, {played} was led instead.").format(
        name=names[event.seat], attempted=cards_of(event.attempted), played=cards_of(event.played)
    )


def _penalty_scored(event: events.PenaltyScored, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Failed throw: {change} for the attackers, now {total}.").format(
        change=signed(event.change), total=event.attacker_points
    )


def _lead_made(event: events.LeadMade, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} led {cards}.").format(name=names[event.seat], cards=cards_of(event.cards))


def _cards_played(event: events.CardsPlayed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} played {cards}.").format(name=names[event.seat], cards=cards_of(event.cards))


def _trick_taken(event: events.TrickTaken, names: Names, cards_of: CardsText) -> str:
    if not event.points:
        return translate("Events", "{name} won the trick.").format(name=names[event.seat])
    return translate("Events", "{name} won the trick with {points}; attackers: {total}.").format(
        name=names[event.seat], points=COUNTS.points(event.points), total=event.scores[0]
    )


def _bottom_shown(event: events.BottomShown, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "The bottom: {cards}, {points}.").format(
        cards=cards_of(event.cards), points=COUNTS.points(event.points)
    )


def _bottom_captured(event: events.BottomCaptured, names: Names, cards_of: CardsText) -> str:
    return translate(
        "Events", "{name} captured the bottom with {structure}: {points} × {multiplier} = {bonus}."
    ).format(
        name=names[event.seat],
        structure=structure_word(event.structure, event.length),
        points=event.points,
        multiplier=event.multiplier,
        bonus=event.bonus,
    )


def _deal_settled(event: events.DealSettled, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Deal {number} is over: the attackers have {points}. {result}").format(
        number=event.summary.deal_no,
        points=COUNTS.points(event.summary.points),
        result=summary_text(event.summary),
    )


def _levels_changed(event: events.LevelsChanged, names: Names, cards_of: CardsText) -> str:
    side = side_text(event.side, names)
    if event.after is None:
        return translate("Events", "{side} passed level {level}.").format(side=side, level=event.before.text)
    facts = {"side": side, "before": event.before.text, "after": event.after.text}
    if event.demoted:
        return translate("Events", "{side} went back from level {before} to {after}.").format(**facts)
    return translate("Events", "{side} went up from level {before} to {after}.").format(**facts)


def _declarer_changed(event: events.DeclarerChanged, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Next declarer: {name}.").format(name=names[event.seat])


def _match_ended(event: events.MatchEnded, names: Names, cards_of: CardsText) -> str:
    if event.winner is None:
        return translate("Events", "All deals are played. The match is a draw.")
    side = side_text(event.winner, names)
    if event.reason == "deals_played":
        return translate("Events", "All deals are played. {side} won the match.").format(side=side)
    return translate("Events", "{side} won the match.").format(side=side)


def signed(number: int) -> str:
    """A change with its sign: `+10`, `−10`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def level_text(level: Rank | None) -> str:
    """A level; None has passed the last one."""
    return level.text if level is not None else translate("Events", "passed")


_WRITERS: Final[dict[type, Callable[[Any, Names, CardsText], str]]] = {
    events.DealStarted: _deal_started,
    events.CardDealt: _card_dealt,
    events.CardDealtHidden: _card_dealt_hidden,
    events.BidMade: _bid_made,
    events.PollOpened: _poll_opened,
    events.BidPassed: _bid_passed,
    events.DealAborted: _deal_aborted,
    events.BottomTurned: _bottom_turned,
    events.TrumpFixed: _trump_fixed,
    events.BottomTaken: _bottom_taken,
    events.BottomTakenHidden: _bottom_taken_hidden,
    events.Buried: _buried,
    events.BuriedHidden: _buried_hidden,
    events.ThrowFailed: _throw_failed,
    events.PenaltyScored: _penalty_scored,
    events.LeadMade: _lead_made,
    events.CardsPlayed: _cards_played,
    events.TrickTaken: _trick_taken,
    events.BottomShown: _bottom_shown,
    events.BottomCaptured: _bottom_captured,
    events.DealSettled: _deal_settled,
    events.LevelsChanged: _levels_changed,
    events.DeclarerChanged: _declarer_changed,
    events.MatchEnded: _match_ended,
}
