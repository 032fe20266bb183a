# SPDX-License-Identifier: MIT
"""Every event in words: the record beside the table and the channel for screen readers.

English is in the past tense, so that a sentence fits "You" as well as a name. What a game says in its own way stands in
`events_four`, `events_three` and `events_five`; the number of names tells which game is played.
"""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.ui.texts import cards as words
from shengji_qt.ui.texts import events_five, events_four, events_three, translate
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import CardsText, Names, Writer, level_text, signed, slot_name
from shengji_qt.ui.texts.events_four import structure_word, summary_text

__all__ = ["event_text", "level_text", "signed", "structure_word", "summary_text"]


def event_text(event: ev.Event, names: Names, spoken: bool = False) -> str:
    """One line for one event as a seat saw it. `names` by seat; `spoken`: cards in words instead of signs.

    Five players: a sixth name is that of the declarer's rear hand.
    """
    cards_of: CardsText = words.spoken_cards if spoken else words.cards_text
    kind = type(event)
    return (_BY_GAME[len(names)].get(kind) or _SHARED[kind])(event, names, cards_of)


def _deal_started(event: ev.DealStarted, names: Names, cards_of: CardsText) -> str:
    if event.declarer is None:
        return translate("Events", "Deal {number}: level {level}. Nobody is declarer yet.").format(
            number=event.deal_no, level=event.level.text
        )
    return translate("Events", "Deal {number}: level {level}, declarer {name}.").format(
        number=event.deal_no, level=event.level.text, name=names[event.declarer]
    )


def _card_dealt(event: ev.CardDealt, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} got {cards}.").format(name=names[event.seat], cards=cards_of([event.card]))


def _card_dealt_hidden(event: ev.CardDealtHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} got a card.").format(name=names[event.seat])


def _bid_passed(event: ev.BidPassed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} passed.").format(name=names[event.seat])


def _deal_aborted(event: ev.DealAborted, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Nobody bid: the cards are dealt again.")


def _bottom_turned(event: ev.BottomTurned, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Nobody bid. The bottom was turned up: {cards}.").format(cards=cards_of(event.cards))


def _trump_fixed(event: ev.TrumpFixed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Trump: {trump}. Declarer: {name}.").format(
        trump=words.trump_text(event.trump, sign=False, colour=event.colour), name=names[event.declarer]
    )


def _bottom_taken(event: ev.BottomTaken, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} took the bottom: {cards}.").format(
        name=names[event.seat], cards=cards_of(event.cards)
    )


def _bottom_taken_hidden(event: ev.BottomTakenHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} took the bottom, {count}.").format(
        name=names[event.seat], count=COUNTS.cards(event.count)
    )


def _buried(event: ev.Buried, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} buried {cards}.").format(name=names[event.seat], cards=cards_of(event.cards))


def _buried_hidden(event: ev.BuriedHidden, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} buried {count}.").format(name=names[event.seat], count=COUNTS.cards(event.count))


def _throw_failed(event: ev.ThrowFailed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} tried to throw {attempted}; it was beaten, {played} was led instead.").format(
        name=slot_name(event.seat, names), attempted=cards_of(event.attempted), played=cards_of(event.played)
    )


def _lead_made(event: ev.LeadMade, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} led {cards}.").format(
        name=slot_name(event.seat, names), cards=cards_of(event.cards)
    )


def _cards_played(event: ev.CardsPlayed, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "{name} played {cards}.").format(
        name=slot_name(event.seat, names), cards=cards_of(event.cards)
    )


def _bottom_shown(event: ev.BottomShown, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "The bottom: {cards}, {points}.").format(
        cards=cards_of(event.cards), points=COUNTS.points(event.points)
    )


def _declarer_changed(event: ev.DeclarerChanged, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "Next declarer: {name}.").format(name=names[event.seat])


_SHARED: Final[dict[type[ev.Event], Writer]] = {
    ev.DealStarted: _deal_started,
    ev.CardDealt: _card_dealt,
    ev.CardDealtHidden: _card_dealt_hidden,
    ev.BidPassed: _bid_passed,
    ev.DealAborted: _deal_aborted,
    ev.BottomTurned: _bottom_turned,
    ev.TrumpFixed: _trump_fixed,
    ev.BottomTaken: _bottom_taken,
    ev.BottomTakenHidden: _bottom_taken_hidden,
    ev.Buried: _buried,
    ev.BuriedHidden: _buried_hidden,
    ev.ThrowFailed: _throw_failed,
    ev.LeadMade: _lead_made,
    ev.CardsPlayed: _cards_played,
    ev.BottomShown: _bottom_shown,
    ev.DeclarerChanged: _declarer_changed,
}
_BY_GAME: Final = {
    3: events_three.WRITERS,
    4: events_four.WRITERS,
    5: events_five.WRITERS,
    6: events_five.WRITERS,
}
