# SPDX-License-Identifier: MIT
"""The words of the five-player house rules: keys as printed in five_player.md 23, values as text."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

GROUPS: Final = {
    "deal": QT_TRANSLATE_NOOP("Settings", "Cards"),
    "bidding": QT_TRANSLATE_NOOP("Settings", "Bidding for trump"),
    "play": QT_TRANSLATE_NOOP("Settings", "Tricks and the mine"),
    "result": QT_TRANSLATE_NOOP("Settings", "Result of a deal"),
}

# key: name, help, example
KEYS: Final[dict[str, tuple[str, str, str]]] = {
    "decks": (
        QT_TRANSLATE_NOOP("Settings", "Decks"),
        QT_TRANSLATE_NOOP("Settings", "How many decks of 54 cards are shuffled together."),
        QT_TRANSLATE_NOOP("Settings", "With two decks everybody holds 20 cards and the mine has 8."),
    ),
    "mode": (
        QT_TRANSLATE_NOOP("Settings", "The buried cards"),
        QT_TRANSLATE_NOOP("Settings", "What the declarer does with the cards beyond one hand."),
        QT_TRANSLATE_NOOP("Settings", "The declarer has 28 cards, the others 20 each."),
    ),
    "deal_first_declarer": (
        QT_TRANSLATE_NOOP("Settings", "Declarer of the first deal"),
        QT_TRANSLATE_NOOP("Settings", "Who becomes declarer when there is none yet."),
        QT_TRANSLATE_NOOP("Settings", "Somebody calls with one level card, somebody else overbids with a pair."),
    ),
    "deal_ceremony": (
        QT_TRANSLATE_NOOP("Settings", "Drawing"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the declarer has to watch that everybody draws the right number of cards."
        ),
        QT_TRANSLATE_NOOP("Settings", "Everybody has drawn 20 cards."),
    ),
    "bid_self_counter": (
        QT_TRANSLATE_NOOP("Settings", "Overbid oneself"),
        QT_TRANSLATE_NOOP("Settings", "Whether the holder of the standing bid may change its suit or colour."),
        QT_TRANSLATE_NOOP("Settings", "You called hearts with one card and draw a pair of clubs."),
    ),
    "bid_final_seconds": (
        QT_TRANSLATE_NOOP("Settings", "Time for last bids"),
        QT_TRANSLATE_NOOP("Settings", "How long bids are still taken after the last card."),
        QT_TRANSLATE_NOOP("Settings", "The last card you draw makes a pair."),
    ),
    "combo_special_tractors": (
        QT_TRANSLATE_NOOP("Settings", "Tractors of 2s and level cards"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether level cards, trump 2s and jokers join into tractors with their neighbours."
        ),
        QT_TRANSLATE_NOOP("Settings", "Level 5, spades: two 2s of spades and two aces of spades."),
    ),
    "throw_mine_checks_declarer": (
        QT_TRANSLATE_NOOP("Settings", "The declarer's throw and the mine"),
        QT_TRANSLATE_NOOP("Settings", "Whether higher cards in the mine cut down the declarer's own throw."),
        QT_TRANSLATE_NOOP("Settings", "The declarer throws A and Q; the K lies in the mine."),
    ),
    "mine_short_discard": (
        QT_TRANSLATE_NOOP("Settings", "Fewer cards from the mine"),
        QT_TRANSLATE_NOOP("Settings", "Whether the mine may play fewer cards than were led by an attacker."),
        QT_TRANSLATE_NOOP(
            "Settings", "An attacker leads a pair; the declarer wants to get rid of one card of the mine."
        ),
    ),
    "follow_break_triples": (
        QT_TRANSLATE_NOOP("Settings", "Following a pair with a triple"),
        QT_TRANSLATE_NOOP("Settings", "Three decks: whether two cards of a triple have to follow a pair."),
        QT_TRANSLATE_NOOP("Settings", "A pair is led and you hold 8 8 8 and no other pair of the suit."),
    ),
    "last_trick_formula": (
        QT_TRANSLATE_NOOP("Settings", "Score of the mine"),
        QT_TRANSLATE_NOOP("Settings", "What an attacker gets for winning the last trick."),
        QT_TRANSLATE_NOOP("Settings", "Three cards with 20 points are left and a pair wins the last trick."),
    ),
    "result_declarer_gain": (
        QT_TRANSLATE_NOOP("Settings", "Levels of the declarer"),
        QT_TRANSLATE_NOOP("Settings", "How the scores of the two pairs count for the declarer."),
        QT_TRANSLATE_NOOP("Settings", "One pair has 30 points, the other 50."),
    ),
    "result_overturned_declarer_gain": (
        QT_TRANSLATE_NOOP("Settings", "Levels of an overturned declarer"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a declarer overturned by one pair still gains levels against the other."
        ),
        QT_TRANSLATE_NOOP("Settings", "One pair has 90 points, the other 30."),
    ),
    "result_spending": (
        QT_TRANSLATE_NOOP("Settings", "Spending points"),
        QT_TRANSLATE_NOOP("Settings", "Whether cumulative points buy blocks, levels and the deal."),
        QT_TRANSLATE_NOOP("Settings", "You have gathered 210 points in four deals."),
    ),
    "result_scale_personal": (
        QT_TRANSLATE_NOOP("Settings", "Prices with other decks"),
        QT_TRANSLATE_NOOP("Settings", "Whether the prices 60, 150, 100 and 200 change with the number of decks."),
        QT_TRANSLATE_NOOP("Settings", "A new declarer pays 60 points with two decks."),
    ),
}

# key: value: label, effect
VALUES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "decks": {
        "2": (
            QT_TRANSLATE_NOOP("Settings", "Two decks"),
            QT_TRANSLATE_NOOP("Settings", "108 cards: 20 each and a mine of 8; 200 points in play."),
        ),
        "1": (
            QT_TRANSLATE_NOOP("Settings", "One deck"),
            QT_TRANSLATE_NOOP("Settings", "54 cards: 10 each and a mine of 4; single cards only."),
        ),
        "3": (
            QT_TRANSLATE_NOOP("Settings", "Three decks"),
            QT_TRANSLATE_NOOP("Settings", "162 cards: 30 each and a mine of 12; triples and bulldozers."),
        ),
    },
    "mode": {
        "mine": (
            QT_TRANSLATE_NOOP("Settings", "A mine"),
            QT_TRANSLATE_NOOP("Settings", "Eight cards are buried and play in every trick as a sixth hand."),
        ),
        "split": (
            QT_TRANSLATE_NOOP("Settings", "Two hands"),
            QT_TRANSLATE_NOOP("Settings", "The declarer divides the cards into two hands of 8 to 20 cards."),
        ),
    },
    "deal_first_declarer": {
        "first_bidder": (
            QT_TRANSLATE_NOOP("Settings", "The first bidder"),
            QT_TRANSLATE_NOOP("Settings", "Whoever calls first is declarer, whoever overbids."),
        ),
        "last_bidder": (
            QT_TRANSLATE_NOOP("Settings", "The last bidder"),
            QT_TRANSLATE_NOOP("Settings", "Whoever holds the last bid is declarer."),
        ),
        "start_seat": (
            QT_TRANSLATE_NOOP("Settings", "Who draws first"),
            QT_TRANSLATE_NOOP("Settings", "A random player draws first and is declarer; bids fix the trump only."),
        ),
    },
    "deal_ceremony": {
        "auto": (
            QT_TRANSLATE_NOOP("Settings", "By itself"),
            QT_TRANSLATE_NOOP("Settings", "The table deals exactly and stops."),
        ),
        "ritual": (
            QT_TRANSLATE_NOOP("Settings", "The declarer says stop"),
            QT_TRANSLATE_NOOP("Settings", "At any other moment the stop gives the four others a level each."),
        ),
    },
    "bid_self_counter": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Not allowed"),
            QT_TRANSLATE_NOOP("Settings", "You may only reinforce hearts."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "You may"),
            QT_TRANSLATE_NOOP("Settings", "You may overbid your own hearts with the pair of clubs."),
        ),
    },
    "bid_final_seconds": {
        "10": (
            QT_TRANSLATE_NOOP("Settings", "10 seconds"),
            QT_TRANSLATE_NOOP("Settings", "Bids are taken for ten seconds more."),
        ),
        "0": (
            QT_TRANSLATE_NOOP("Settings", "Until all have passed"),
            QT_TRANSLATE_NOOP("Settings", "Everybody is asked until five in a row have passed."),
        ),
        "5": (
            QT_TRANSLATE_NOOP("Settings", "5 seconds"),
            QT_TRANSLATE_NOOP("Settings", "Bids are taken for five seconds more."),
        ),
        "20": (
            QT_TRANSLATE_NOOP("Settings", "20 seconds"),
            QT_TRANSLATE_NOOP("Settings", "Bids are taken for twenty seconds more."),
        ),
    },
    "combo_special_tractors": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "They join"),
            QT_TRANSLATE_NOOP("Settings", "The 2 of trumps stands right above the ace: a tractor."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Ordinary ranks only"),
            QT_TRANSLATE_NOOP(
                "Settings", "Only ordinary ranks and the two kinds of jokers make tractors: these are two pairs."
            ),
        ),
    },
    "throw_mine_checks_declarer": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "The throw stands"),
            QT_TRANSLATE_NOOP("Settings", "The mine may not play on it anyway."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Beaten parts go back"),
            QT_TRANSLATE_NOOP("Settings", "The Q goes back to the hand."),
        ),
    },
    "mine_short_discard": {
        "any": (
            QT_TRANSLATE_NOOP("Settings", "Allowed any time"),
            QT_TRANSLATE_NOOP("Settings", "One card is a discard, of the suit led if the mine has it."),
        ),
        "only_when_short": (
            QT_TRANSLATE_NOOP("Settings", "When the mine is too short"),
            QT_TRANSLATE_NOOP("Settings", "Only if the mine holds fewer cards than were led."),
        ),
        "off": (
            QT_TRANSLATE_NOOP("Settings", "Never allowed"),
            QT_TRANSLATE_NOOP("Settings", "The mine plays as many cards as were led, or skips."),
        ),
    },
    "follow_break_triples": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "They have to"),
            QT_TRANSLATE_NOOP("Settings", "Two of the 8s follow."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "They need not"),
            QT_TRANSLATE_NOOP("Settings", "The triple may stay whole."),
        ),
    },
    "last_trick_formula": {
        "add": (
            QT_TRANSLATE_NOOP("Settings", "Cards×5 + points×(size+1)"),
            QT_TRANSLATE_NOOP("Settings", "3 × 5 + 20 × 3 = 75 points."),
        ),
        "bracket": (
            QT_TRANSLATE_NOOP("Settings", "(Cards×5 + points)×(size+1)"),
            QT_TRANSLATE_NOOP("Settings", "(15 + 20) × 3 = 105 points."),
        ),
    },
    "result_declarer_gain": {
        "per_pair_sum": (
            QT_TRANSLATE_NOOP("Settings", "Each pair by itself"),
            QT_TRANSLATE_NOOP("Settings", "2 against the first and 1 against the second: three levels."),
        ),
        "best_pair": (
            QT_TRANSLATE_NOOP("Settings", "The higher pair only"),
            QT_TRANSLATE_NOOP("Settings", "Only the 50 points count: one level."),
        ),
    },
    "result_overturned_declarer_gain": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "No levels"),
            QT_TRANSLATE_NOOP("Settings", "The old declarer gains nothing."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Against the other pair"),
            QT_TRANSLATE_NOOP("Settings", "The old declarer gains two levels against the pair with 30 points."),
        ),
    },
    "result_spending": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Points buy something"),
            QT_TRANSLATE_NOOP(
                "Settings", "150: block or rise for 100 points; 200: claim the next deal for all of them."
            ),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "They only choose the declarer"),
            QT_TRANSLATE_NOOP("Settings", "Points are only compared when a declarer is overturned."),
        ),
    },
    "result_scale_personal": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Always the same"),
            QT_TRANSLATE_NOOP("Settings", "60, 150, 100 and 200 with any number of decks."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "With the decks"),
            QT_TRANSLATE_NOOP("Settings", "Half of it with one deck, half as much again with three."),
        ),
    },
}
