# SPDX-License-Identifier: MIT
"""Why an action is not allowed: a code and the facts behind it. The interface owns the words (ui/texts).

A refusal changes nothing and is a function of the View of the seat that asked (architecture 4).
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from shengji_qt.model.cards import Card

RefusalCode = Literal[
    "not_your_turn",  # {}
    "wrong_phase",  # {} the action does not belong to what is being done now
    "not_in_hand",  # {cards} these cards are not in the hand
    "not_a_bid",  # {} not level cards of one suit or identical jokers, or a kind the deck count has not
    "bid_too_low",  # {standing, offered} ladder numbers
    "own_bid_other_trump",  # {trump} self-overcall is off: only raise the same trump
    "bid_not_new",  # {} every bid must show a card not yet shown
    "bury_count",  # {wanted, got}
    "empty_play",  # {}
    "lead_one_class",  # {} a lead is of one class
    "wrong_count",  # {wanted, got}
    "must_follow_suit",  # {class, count, cards} cards of the led class that must be played
    "must_play_structure",  # {class, required: [[w, l], …], lead: [[w, l], …]} the play lacks a required run
    "first_bid_stands",  # {} one deck: no overbids and no reinforcing (five_player.md R20.2)
    "bid_few_cards",  # {standing, offered} three decks: more cards are needed, too (five_player.md R21.3)
    "reinforce_adds",  # {} (cards: the standing bid) all of them must be shown again, and more
    "mine_not_in_mine",  # {} (cards) these cards are not in the mine (five_player.md 13)
    "mine_throw",  # {} the declarer threw: the mine may not play
    "mine_ruff",  # {class} the declarer's hand holds the led suit: the mine may not ruff it
    "mine_short_lead",  # {} fewer cards than led only where an attacker led
    "mine_too_many",  # {most}
    "mine_suit_first",  # {class, count} (cards) a short play takes these cards of the led class first
    "must_play_half",  # {least} split: together the declarer's hands owe so many cards from this one (R22.3, R22.4)
    "divide_size",  # {least, most, got} split: the rear hand's cards (R22.1)
    "bid_final",  # {} somebody has bid; the first bid is final (three_player.md 7.5)
    "bid_not_turned",  # {} only the card just turned up can bid
    "bid_not_drawn",  # {} only a card drawn from the stock in this hand can bid (three_player.md 9.2)
    "bid_not_newest",  # {} `bid2_window`: only the card just drawn can bid
    "swap_slot",  # {slot} no face-up card of the own tableau, or used already
    "swap_card",  # {} not a bottom card, or used already
    "bury_locked",  # {} swapped out into the hand: may not be buried
    "one_card",  # {} one card a turn; throws only with rule #3
    "throw_too_long",  # {most} an opponent has no more playable cards than that
    "lower_target",  # {} only an opponent who is ahead, the higher one
    "spend_points",  # {needed, have} too few cumulative points (five_player.md S6)
    "spend_not_passed",  # {} the must-play level is not passed yet
    "spend_target",  # {} that player may not be blocked
    "spend_level",  # {} the level cannot rise any further
    "spend_taken",  # {} it is done already: blocked, or declarer of the next deal
    "deal_over",  # {}
]
REFUSAL_CODES: tuple[str, ...] = get_args(RefusalCode)


class Refusal(msgspec.Struct, frozen=True):
    """`facts` holds only numbers, text, lists of them, and cards; keys as listed beside each code.

    `class` is "T" for trumps or a suit letter. `cards` are the cards the refusal is about.
    """

    code: RefusalCode
    facts: dict[str, object] = {}
    cards: tuple[Card, ...] = ()
