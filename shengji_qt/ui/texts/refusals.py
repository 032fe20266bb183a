# SPDX-License-Identifier: MIT
"""Why an action was not allowed, in words, with the cards it is about (model/refusals.py).

What a bid is and how bids are ranked differs from game to game; the rest reads the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shengji_qt.model.cards import Trump
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import cards_text, class_text, runs_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS

_PLAIN: Final = {
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is not your turn yet."),
    "wrong_phase": QT_TRANSLATE_NOOP("Refusals", "That cannot be done at this point of the deal."),
    "bid_not_new": QT_TRANSLATE_NOOP("Refusals", "A new bid must show a card that you have not shown yet."),
    "empty_play": QT_TRANSLATE_NOOP("Refusals", "Choose the cards to play first."),
    "lead_one_class": QT_TRANSLATE_NOOP("Refusals", "A lead must be all of one suit, or all trumps."),
    "deal_over": QT_TRANSLATE_NOOP("Refusals", "This deal is over."),
    "first_bid_stands": QT_TRANSLATE_NOOP("Refusals", "With one deck the first bid stands."),
    "bid_final": QT_TRANSLATE_NOOP("Refusals", "Somebody has bid already, and the first bid is final."),
    "bid_not_turned": QT_TRANSLATE_NOOP("Refusals", "Only the card that you just turned up can bid."),
    "bid_not_drawn": QT_TRANSLATE_NOOP("Refusals", "Only a card that you drew from the stock can bid."),
    "bid_not_newest": QT_TRANSLATE_NOOP("Refusals", "Only the card that you just drew can bid."),
    "swap_slot": QT_TRANSLATE_NOOP(
        "Refusals", "Only face-up cards of your own can be swapped out, and each place only once."
    ),
    "swap_card": QT_TRANSLATE_NOOP("Refusals", "Only a card of the bottom can be swapped in, and each only once."),
    "one_card": QT_TRANSLATE_NOOP("Refusals", "Play one card at a time."),
    "lower_target": QT_TRANSLATE_NOOP("Refusals", "Only the opponent with the higher level, who is ahead of you."),
    "mine_throw": QT_TRANSLATE_NOOP("Refusals", "You led a throw: the mine may only skip."),
    "mine_short_lead": QT_TRANSLATE_NOOP(
        "Refusals", "The mine may play fewer cards only where an attacker led: play all of them or skip."
    ),
    "spend_not_passed": QT_TRANSLATE_NOOP("Refusals", "First you have to win a deal as declarer."),
    "spend_target": QT_TRANSLATE_NOOP("Refusals", "Only another player of the highest level who would rise now."),
    "spend_level": QT_TRANSLATE_NOOP("Refusals", "Your level cannot rise any further."),
    "spend_taken": QT_TRANSLATE_NOOP("Refusals", "That is so already."),
}
_NOT_A_BID: Final[dict[type[Any], str]] = {
    FourSettings: QT_TRANSLATE_NOOP("Refusals", "A bid shows level cards of one suit, or identical jokers."),
    ThreeSettings: QT_TRANSLATE_NOOP("Refusals", "A bid is one level card or one joker."),
    FiveSettings: QT_TRANSLATE_NOOP(
        "Refusals", "That is no bid: level cards alone or with 2s of their suit, jokers or 2s of one colour."
    ),
}
_NO_POINTS: Final = QT_TRANSLATE_NOOP(
    "Refusals", "A bid of three decks has a level card or joker, only cards that go with it, and 3 points or more."
)
_STEPS: Final = {
    1: QT_TRANSLATE_NOOP("Refusals", "one level card"),
    2: QT_TRANSLATE_NOOP("Refusals", "a joker and two 2s"),
    3: QT_TRANSLATE_NOOP("Refusals", "a level card and the 2 of its suit"),
    4: QT_TRANSLATE_NOOP("Refusals", "a pair of level cards"),
    5: QT_TRANSLATE_NOOP("Refusals", "two jokers"),
    6: QT_TRANSLATE_NOOP("Refusals", "pairs of level cards and 2s"),
    7: QT_TRANSLATE_NOOP("Refusals", "four 2s of one colour"),
}
_BIDS: Final = {
    1: QT_TRANSLATE_NOOP("Refusals", "one level card"),
    2: QT_TRANSLATE_NOOP("Refusals", "a pair of level cards"),
    3: QT_TRANSLATE_NOOP("Refusals", "two jokers"),
    4: QT_TRANSLATE_NOOP("Refusals", "three level cards"),
    5: QT_TRANSLATE_NOOP("Refusals", "three jokers"),
}


def refusal_text(refusal: Refusal, settings: AnySettings | None = None) -> str:
    """One sentence for the message line. `settings` of the match say what bids there are; None: usual four players."""
    plain = _PLAIN.get(refusal.code)
    if plain is not None:
        return translate("Refusals", plain)
    rules = settings or FourSettings()
    if refusal.code == "not_a_bid":
        points = isinstance(rules, FiveSettings) and rules.decks == 3
        return translate("Refusals", _NO_POINTS if points else _NOT_A_BID[type(rules)])
    if refusal.code == "bid_too_low":
        return _bid_too_low(refusal, rules)
    if refusal.code == "must_play_structure":
        return _must_play_structure(refusal, "five" if isinstance(rules, FiveSettings) else "four")
    return _WITH_FACTS[refusal.code](refusal)


def bid_text(number: int, settings: AnySettings | None = None) -> str:
    """A step of the bidding in words; "" if the number has none (four_player.md 7.1, five_player.md R6.2, R21.2)."""
    rules = settings or FourSettings()
    if isinstance(rules, FiveSettings):
        if rules.decks == 3:
            return COUNTS.points(number)
        return translate("Refusals", _STEPS[number]) if number in _STEPS else ""
    if isinstance(rules, FourSettings) and rules.decks == 1 and number == 2:
        return translate("Refusals", "both jokers")
    return translate("Refusals", _BIDS[number]) if number in _BIDS else ""


def _bid_too_low(refusal: Refusal, settings: AnySettings) -> str:
    standing = bid_text(_number(refusal, "standing"), settings)
    offered = bid_text(_number(refusal, "offered"), settings)
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
    colour = str(refusal.facts.get("colour", ""))
    trump = trump_text(Trump(str(refusal.facts["trump"])), colour=colour)
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


def _must_play_structure(refusal: Refusal, game: str) -> str:
    return translate("Refusals", "Led: {lead}. Your {suit} can and must contain: {required}.").format(
        lead=runs_text(_runs(refusal, "lead"), game),
        suit=class_text(str(refusal.facts["class"])),
        required=runs_text(_runs(refusal, "required"), game),
    )


def _bid_few_cards(refusal: Refusal) -> str:
    return translate("Refusals", "A higher bid needs more cards, too: {standing} stand, yours has {offered}.").format(
        standing=_number(refusal, "standing"), offered=COUNTS.cards(_number(refusal, "offered"))
    )


def _reinforce_adds(refusal: Refusal) -> str:
    return translate("Refusals", "To reinforce, show {cards} again and at least one card more.").format(
        cards=cards_text(refusal.cards)
    )


def _bury_locked(refusal: Refusal) -> str:
    return translate("Refusals", "{cards}: swapped out into the hand, so it may not be buried.").format(
        cards=cards_text(refusal.cards)
    )


def _throw_too_long(refusal: Refusal) -> str:
    return translate("Refusals", "Throw at most {most}: an opponent cannot play more.").format(
        most=COUNTS.cards(_number(refusal, "most"))
    )


def _mine_not_in_mine(refusal: Refusal) -> str:
    return translate("Refusals", "The mine has no {cards}.").format(cards=cards_text(refusal.cards))


def _mine_ruff(refusal: Refusal) -> str:
    return translate("Refusals", "You still hold {suit}: the mine may not ruff them.").format(
        suit=class_text(str(refusal.facts["class"]))
    )


def _mine_too_many(refusal: Refusal) -> str:
    return translate("Refusals", "Play at most {most} from the mine.").format(
        most=COUNTS.cards(_number(refusal, "most"))
    )


def _mine_suit_first(refusal: Refusal) -> str:
    return translate("Refusals", "Even a discard takes {suit} of the mine first: {count}.").format(
        suit=class_text(str(refusal.facts["class"])), count=COUNTS.cards(_number(refusal, "count"))
    )


def _must_play_half(refusal: Refusal) -> str:
    return translate("Refusals", "This hand may not skip: play at least {least}.").format(
        least=COUNTS.cards(_number(refusal, "least"))
    )


def _divide_size(refusal: Refusal) -> str:
    return translate("Refusals", "Each of the two hands has {least} to {most}; the rear hand now: {got}.").format(
        least=_number(refusal, "least"), most=COUNTS.cards(_number(refusal, "most")), got=_number(refusal, "got")
    )


def _spend_points(refusal: Refusal) -> str:
    return translate("Refusals", "That takes {needed}; you have {have}.").format(
        needed=COUNTS.points(_number(refusal, "needed")), have=_number(refusal, "have")
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
    "bid_few_cards": _bid_few_cards,
    "reinforce_adds": _reinforce_adds,
    "bury_locked": _bury_locked,
    "throw_too_long": _throw_too_long,
    "mine_not_in_mine": _mine_not_in_mine,
    "mine_ruff": _mine_ruff,
    "mine_too_many": _mine_too_many,
    "mine_suit_first": _mine_suit_first,
    "must_play_half": _must_play_half,
    "divide_size": _divide_size,
    "spend_points": _spend_points,
}
