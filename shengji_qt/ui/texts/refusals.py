# SPDX-License-Identifier: MIT
"""Why an action was not allowed, in words, with the cards it is about (model/refusals.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.cards import Trump
from shengji_qt.model.refusals import Refusal
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP
from shengji_qt.ui.texts.cards import cards_text, class_text, runs_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS

translate = QCoreApplication.translate

_PLAIN: Final = {
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is not your turn yet."),
    "wrong_phase": QT_TRANSLATE_NOOP("Refusals", "That cannot be done at this point of the deal."),
    "not_a_bid": QT_TRANSLATE_NOOP("Refusals", "A bid shows level cards of one suit, or identical jokers."),
    "bid_not_new": QT_TRANSLATE_NOOP("Refusals", "A new bid must show a card that you have not shown yet."),
    "empty_play": QT_TRANSLATE_NOOP("Refusals", "Choose the cards to play first."),
    "lead_one_class": QT_TRANSLATE_NOOP("Refusals", "A lead must be all of one suit, or all trumps."),
    "deal_over": QT_TRANSLATE_NOOP("Refusals", "This deal is over."),
}
_BIDS: Final = {
    1: QT_TRANSLATE_NOOP("Refusals", "one level card"),
    2: QT_TRANSLATE_NOOP("Refusals", "a pair of level cards"),
    3: QT_TRANSLATE_NOOP("Refusals", "two jokers"),
    4: QT_TRANSLATE_NOOP("Refusals", "three level cards"),
    5: QT_TRANSLATE_NOOP("Refusals", "three jokers"),
}


def refusal_text(refusal: Refusal, decks: int = 2) -> str:
    """One sentence for the message line. `decks` names the steps of the bidding ladder (four_player.md 7.1)."""
    plain = _PLAIN.get(refusal.code)
    if plain is not None:
        return translate("Refusals", plain)
    if refusal.code == "bid_too_low":
        return _bid_too_low(refusal, decks)
    return _WITH_FACTS[refusal.code](refusal)


def bid_text(number: int, decks: int = 2) -> str:
    """A step of the bidding ladder; "" for a number the ladder has not (four_player.md 7.1)."""
    if decks == 1 and number == 2:
        return translate("Refusals", "both jokers")
    return translate("Refusals", _BIDS[number]) if number in _BIDS else ""


def _bid_too_low(refusal: Refusal, decks: int) -> str:
    standing = bid_text(_number(refusal, "standing"), decks)
    offered = bid_text(_number(refusal, "offered"), decks)
    if not standing or not offered:
        return translate("Refusals", "The bid on the table is at least as high as yours.")
    return translate("Refusals", "Your bid ({offered}) must be higher than the one that stands ({standing}).").format(
        offered=offered, standing=standing
    )


def _not_in_hand(refusal: Refusal) -> str:
    if not refusal.cards:
        return translate("Refusals", "You do not hold these cards.")
    return translate("Refusals", "You do not hold {cards}.").format(cards=cards_text(refusal.cards))


def _own_bid_other_trump(refusal: Refusal) -> str:
    trump = trump_text(Trump(str(refusal.facts["trump"])))
    return translate("Refusals", "Your own bid stands: you may raise {trump} but not change it.").format(trump=trump)


def _bury_count(refusal: Refusal) -> str:
    return translate("Refusals", "Bury exactly {wanted}; chosen now: {got}.").format(
        wanted=COUNTS.cards(_number(refusal, "wanted")), got=_number(refusal, "got")
    )


def _wrong_count(refusal: Refusal) -> str:
    return translate("Refusals", "Play exactly {wanted}; chosen now: {got}.").format(
        wanted=COUNTS.cards(_number(refusal, "wanted")), got=_number(refusal, "got")
    )


def _must_follow_suit(refusal: Refusal) -> str:
    led = class_text(str(refusal.facts["class"]))
    count = _number(refusal, "count")
    if refusal.cards and len(refusal.cards) <= count:
        return translate("Refusals", "You must follow suit: play all your {suit}, {cards}.").format(
            suit=led, cards=cards_text(refusal.cards)
        )
    return translate("Refusals", "You must follow suit with {suit}, {count}.").format(
        suit=led, count=COUNTS.cards(count)
    )


def _must_play_structure(refusal: Refusal) -> str:
    return translate("Refusals", "Led: {lead}. Your {suit} can and must contain: {required}.").format(
        lead=runs_text(_runs(refusal, "lead")),
        suit=class_text(str(refusal.facts["class"])),
        required=runs_text(_runs(refusal, "required")),
    )


def _number(refusal: Refusal, key: str) -> int:
    value = refusal.facts[key]
    assert isinstance(value, int)
    return value


def _runs(refusal: Refusal, key: str) -> Any:
    return refusal.facts[key]


_WITH_FACTS: Final[dict[str, Callable[[Refusal], str]]] = {
    "not_in_hand": _not_in_hand,
    "own_bid_other_trump": _own_bid_other_trump,
    "bury_count": _bury_count,
    "wrong_count": _wrong_count,
    "must_follow_suit": _must_follow_suit,
    "must_play_structure": _must_play_structure,
}
