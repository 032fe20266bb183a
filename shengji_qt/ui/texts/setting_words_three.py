# SPDX-License-Identifier: MIT
"""The words of the three-player house rules: keys as printed in three_player.md 19, values as text."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

GROUPS: Final = {
    "optional": QT_TRANSLATE_NOOP("Settings", "Optional rules"),
    "levels": QT_TRANSLATE_NOOP("Settings", "Levels"),
    "table": QT_TRANSLATE_NOOP("Settings", "At the table"),
    "bidding": QT_TRANSLATE_NOOP("Settings", "Bidding and the bottom"),
    "play": QT_TRANSLATE_NOOP("Settings", "Playing"),
}

# key: name, help, example
KEYS: Final[dict[str, tuple[str, str, str]]] = {
    "rule1": (
        QT_TRANSLATE_NOOP("Settings", "Rule #1 (other points, more must-play levels)"),
        QT_TRANSLATE_NOOP("Settings", "Other cards count points, and a player has to stop at more levels."),
        QT_TRANSLATE_NOOP("Settings", "A 7 is worth 5 points, a 5 nothing."),
    ),
    "rule2": (
        QT_TRANSLATE_NOOP("Settings", "Rule #2 (points for every round)"),
        QT_TRANSLATE_NOOP("Settings", "Whether each round of six cards brings its winner points of its own."),
        QT_TRANSLATE_NOOP("Settings", "You win a round without point cards: 0 points or 5?"),
    ),
    "rule3": (
        QT_TRANSLATE_NOOP("Settings", "Rule #3 (rounds of three cards, throws)"),
        QT_TRANSLATE_NOOP("Settings", "Whether a hand has eight rounds of six cards or sixteen of three."),
        QT_TRANSLATE_NOOP("Settings", "You hold A and K of hearts: may you lead both at once?"),
    ),
    "rule4": (
        QT_TRANSLATE_NOOP("Settings", "Rule #4 (penalty for declined cards)"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether it costs levels that nobody bid although somebody turned up a card to bid with."
        ),
        QT_TRANSLATE_NOOP(
            "Settings", "You turned up a level card and declined; in the end the hand is uncalled no trump."
        ),
    ),
    "must_play": (
        QT_TRANSLATE_NOOP("Settings", "Levels that must be won"),
        QT_TRANSLATE_NOOP("Settings", "A player leaves such a level only by winning a hand as declarer there."),
        QT_TRANSLATE_NOOP("Settings", "You play 10 and gain two levels: you stop at J."),
    ),
    "overflow_demotion": (
        QT_TRANSLATE_NOOP("Settings", "Overflow levels"),
        QT_TRANSLATE_NOOP("Settings", "What happens to levels that a must-play level has stopped."),
        QT_TRANSLATE_NOOP("Settings", "You stand on 3, gain two levels as attacker and cannot rise."),
    ),
    "must_play_memory": (
        QT_TRANSLATE_NOOP("Settings", "Won once, won for good"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a must-play level that a player has won once stops that player again after a demotion."
        ),
        QT_TRANSLATE_NOOP("Settings", "You have won at J as declarer and fall back below it later."),
    ),
    "direction": (
        QT_TRANSLATE_NOOP("Settings", "Direction of play"),
        QT_TRANSLATE_NOOP("Settings", "Which way round dealing, bidding and playing go."),
        QT_TRANSLATE_NOOP("Settings", "After you comes the player on your right or on your left."),
    ),
    "second_half": (
        QT_TRANSLATE_NOOP("Settings", "The fourth card of a round"),
        QT_TRANSLATE_NOOP("Settings", "Whether the leader's second card has to follow the first."),
        QT_TRANSLATE_NOOP("Settings", "You led a heart; your second card of the round comes."),
    ),
    "bid2_window": (
        QT_TRANSLATE_NOOP("Settings", "When to bid while drawing"),
        QT_TRANSLATE_NOOP("Settings", "How long a card drawn from the stock may be used for a bid."),
        QT_TRANSLATE_NOOP("Settings", "You drew a joker and two more cards since."),
    ),
    "first_hand_tie": (
        QT_TRANSLATE_NOOP("Settings", "Two bids at once in the first hand"),
        QT_TRANSLATE_NOOP(
            "Settings", "Who becomes declarer if two players turn up cards to bid with in the same step."
        ),
        QT_TRANSLATE_NOOP("Settings", "You turn up a level card and your neighbour a joker."),
    ),
    "first_hand_no_bid": (
        QT_TRANSLATE_NOOP("Settings", "Nobody bids in the first hand"),
        QT_TRANSLATE_NOOP("Settings", "What happens if all top cards of the first hand are up and nobody has bid."),
        QT_TRANSLATE_NOOP("Settings", "No level card and no joker lay on top."),
    ),
    "displaced_destination_public": (
        QT_TRANSLATE_NOOP("Settings", "Where displaced cards go"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether everybody sees which displaced card is buried and which one goes to the hand."
        ),
        QT_TRANSLATE_NOOP("Settings", "The declarer swaps two cards out and buries one of them."),
    ),
    "rule1_demotion": (
        QT_TRANSLATE_NOOP("Settings", "Rule #1, set back at"),
        QT_TRANSLATE_NOOP("Settings", "At which levels a capture by level card sets the declarer back."),
        QT_TRANSLATE_NOOP("Settings", "The declarer plays 7 and an attacker wins the last round with a 7."),
    ),
    "rule2_declarer_bands": (
        QT_TRANSLATE_NOOP("Settings", "Rule #2, the declarer's table"),
        QT_TRANSLATE_NOOP("Settings", "How few points give the declarer two levels."),
        QT_TRANSLATE_NOOP("Settings", "An attacker has 15 points."),
    ),
    "rule2_bonus_with_rule3": (
        QT_TRANSLATE_NOOP("Settings", "Rules #2 and #3, points for rounds"),
        QT_TRANSLATE_NOOP("Settings", "How the extra points are counted when rounds have three cards."),
        QT_TRANSLATE_NOOP("Settings", "You have won 20 cards in the hand."),
    ),
    "throw_fine": (
        QT_TRANSLATE_NOOP("Settings", "Rule #3, fine for a failed throw"),
        QT_TRANSLATE_NOOP("Settings", "Points that a failed throw costs."),
        QT_TRANSLATE_NOOP("Settings", "You throw A and Q and somebody shows the K."),
    ),
    "throw_test": (
        QT_TRANSLATE_NOOP("Settings", "Rule #3, cards that beat a throw"),
        QT_TRANSLATE_NOOP("Settings", "Whether cards that still lie face down can beat a throw."),
        QT_TRANSLATE_NOOP("Settings", "The K that beats your throw lies hidden on the table."),
    ),
    "penalty_promotion": (
        QT_TRANSLATE_NOOP("Settings", "Rule #4, must-play levels"),
        QT_TRANSLATE_NOOP("Settings", "Whether levels from a penalty of the others stop at a must-play level."),
        QT_TRANSLATE_NOOP("Settings", "You stand on 3 and gain a level from a penalty."),
    ),
}

# key: value: label, effect
VALUES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "rule1": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Off"),
            QT_TRANSLATE_NOOP("Settings", "5, 10, K and the 2s count."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "On"),
            QT_TRANSLATE_NOOP("Settings", "2, 4, 7 and K count 5 each, 10 counts 10; 3, 5, 8, J and A must be won."),
        ),
    },
    "rule2": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Off"),
            QT_TRANSLATE_NOOP("Settings", "Only point cards count; attackers take over at 30."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "On"),
            QT_TRANSLATE_NOOP("Settings", "Each round is worth 5 points, 2s count nothing; attackers take over at 40."),
        ),
    },
    "rule3": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Off"),
            QT_TRANSLATE_NOOP("Settings", "Eight rounds of six cards, one card a turn."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "On"),
            QT_TRANSLATE_NOOP(
                "Settings", "Sixteen rounds of three cards; several cards of one suit may be led as a throw."
            ),
        ),
    },
    "rule4": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Off"),
            QT_TRANSLATE_NOOP("Settings", "Declining costs nothing."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "On"),
            QT_TRANSLATE_NOOP("Settings", "Each declined card costs a level if the hand is played uncalled."),
        ),
    },
    "must_play": {
        "3 J A": (
            QT_TRANSLATE_NOOP("Settings", "3, J, A"),
            QT_TRANSLATE_NOOP("Settings", "A rise stops at 3, J and A unless you win there as declarer."),
        ),
        "J A": (
            QT_TRANSLATE_NOOP("Settings", "J, A"),
            QT_TRANSLATE_NOOP("Settings", "Nobody has to win at 3; a rise stops at J and A."),
        ),
        "A": (
            QT_TRANSLATE_NOOP("Settings", "A only"),
            QT_TRANSLATE_NOOP("Settings", "Only A has to be won as declarer."),
        ),
        "3 5 8 J A": (
            QT_TRANSLATE_NOOP("Settings", "3, 5, 8, J, A"),
            QT_TRANSLATE_NOOP("Settings", "The levels of rule #1 with the usual points."),
        ),
    },
    "overflow_demotion": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Lower an opponent"),
            QT_TRANSLATE_NOOP("Settings", "Who is behind may lower the higher opponent by as many levels."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Lost"),
            QT_TRANSLATE_NOOP("Settings", "Levels that cannot be used are lost."),
        ),
    },
    "must_play_memory": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Win it again"),
            QT_TRANSLATE_NOOP("Settings", "Every time you come to a must-play level you have to win there."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "It stays won"),
            QT_TRANSLATE_NOOP("Settings", "A level that you have won as declarer never stops you again."),
        ),
    },
    "direction": {
        "counter_clockwise": (
            QT_TRANSLATE_NOOP("Settings", "Counter-clockwise"),
            QT_TRANSLATE_NOOP("Settings", "The player on your right comes after you."),
        ),
        "clockwise": (
            QT_TRANSLATE_NOOP("Settings", "Clockwise"),
            QT_TRANSLATE_NOOP("Settings", "The player on your left comes after you."),
        ),
    },
    "second_half": {
        "same_suit": (
            QT_TRANSLATE_NOOP("Settings", "Follows the first lead"),
            QT_TRANSLATE_NOOP("Settings", "All six cards follow the first; the leader too plays a heart if possible."),
        ),
        "fresh_lead": (
            QT_TRANSLATE_NOOP("Settings", "A new lead"),
            QT_TRANSLATE_NOOP("Settings", "The leader may play anything, and the other two follow that card."),
        ),
    },
    "bid2_window": {
        "any_time": (
            QT_TRANSLATE_NOOP("Settings", "Any time"),
            QT_TRANSLATE_NOOP("Settings", "The joker may still be shown, until the last card is drawn."),
        ),
        "on_draw": (
            QT_TRANSLATE_NOOP("Settings", "At once"),
            QT_TRANSLATE_NOOP("Settings", "Only the card just drawn can bid."),
        ),
    },
    "first_hand_tie": {
        "action_order": (
            QT_TRANSLATE_NOOP("Settings", "Who bids first"),
            QT_TRANSLATE_NOOP("Settings", "The quicker one becomes declarer."),
        ),
        "seat_order": (
            QT_TRANSLATE_NOOP("Settings", "Seat order"),
            QT_TRANSLATE_NOOP("Settings", "They are asked one after the other, beginning with the first seat."),
        ),
    },
    "first_hand_no_bid": {
        "redeal": (
            QT_TRANSLATE_NOOP("Settings", "Shuffle again"),
            QT_TRANSLATE_NOOP("Settings", "A new deal, with levels and layouts as they are."),
        ),
        "go_on": (
            QT_TRANSLATE_NOOP("Settings", "Go on"),
            QT_TRANSLATE_NOOP("Settings", "The stock is drawn and may bring a bid; the first bidder declares."),
        ),
    },
    "displaced_destination_public": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Hidden"),
            QT_TRANSLATE_NOOP("Settings", "Only how many were buried is known."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Shown"),
            QT_TRANSLATE_NOOP("Settings", "Everybody sees where each card went."),
        ),
    },
    "rule1_demotion": {
        "any_level": (
            QT_TRANSLATE_NOOP("Settings", "Any level"),
            QT_TRANSLATE_NOOP("Settings", "The declarer at 7 falls back to 5."),
        ),
        "must_play_only": (
            QT_TRANSLATE_NOOP("Settings", "Must-play levels only"),
            QT_TRANSLATE_NOOP("Settings", "At 7 nothing happens; at 8 the declarer falls back to 5."),
        ),
    },
    "rule2_declarer_bands": {
        "symmetric": (
            QT_TRANSLATE_NOOP("Settings", "0 to 15: two levels"),
            QT_TRANSLATE_NOOP("Settings", "15 points still give the declarer two levels."),
        ),
        "base": (
            QT_TRANSLATE_NOOP("Settings", "0 and 5: two levels"),
            QT_TRANSLATE_NOOP("Settings", "15 points give the declarer one level."),
        ),
    },
    "rule2_bonus_with_rule3": {
        "per_six_cards": (
            QT_TRANSLATE_NOOP("Settings", "5 for six cards"),
            QT_TRANSLATE_NOOP("Settings", "Three times six cards make 15 points."),
        ),
        "per_trick": (
            QT_TRANSLATE_NOOP("Settings", "5 for each round"),
            QT_TRANSLATE_NOOP("Settings", "Every round of three cards brings 5 points."),
        ),
        "off": (
            QT_TRANSLATE_NOOP("Settings", "No extra points"),
            QT_TRANSLATE_NOOP("Settings", "Only point cards count."),
        ),
    },
    "throw_fine": {
        "0": (
            QT_TRANSLATE_NOOP("Settings", "No fine"),
            QT_TRANSLATE_NOOP("Settings", "Only the smallest card is led; nothing else happens."),
        ),
        "20": (
            QT_TRANSLATE_NOOP("Settings", "20 points each"),
            QT_TRANSLATE_NOOP("Settings", "An attacker loses 20 points; a declarer's failure gives each attacker 20."),
        ),
    },
    "throw_test": {
        "playable": (
            QT_TRANSLATE_NOOP("Settings", "Cards that can be played"),
            QT_TRANSLATE_NOOP("Settings", "Hidden cards do not count: your throw stands."),
        ),
        "owned": (
            QT_TRANSLATE_NOOP("Settings", "Hidden cards too"),
            QT_TRANSLATE_NOOP("Settings", "The hidden K beats your throw and is shown."),
        ),
    },
    "penalty_promotion": {
        "carry": (
            QT_TRANSLATE_NOOP("Settings", "Take the duty along"),
            QT_TRANSLATE_NOOP("Settings", "You rise to 4, and 4 becomes a must-play level for you."),
        ),
        "blocked": (
            QT_TRANSLATE_NOOP("Settings", "Stop there"),
            QT_TRANSLATE_NOOP("Settings", "You stay on 3; the level is lost."),
        ),
    },
}
