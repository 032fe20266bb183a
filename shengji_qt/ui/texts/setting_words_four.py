# SPDX-License-Identifier: MIT
"""The words of the four-player house rules: keys as printed in four_player.md 18, values as text."""

from __future__ import annotations

from typing import Final

from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

GROUPS: Final = {
    "deal": QT_TRANSLATE_NOOP("Settings", "Cards"),
    "bidding": QT_TRANSLATE_NOOP("Settings", "Bidding for trump"),
    "structures": QT_TRANSLATE_NOOP("Settings", "Tractors and throws"),
    "bottom": QT_TRANSLATE_NOOP("Settings", "Capturing the bottom"),
    "result": QT_TRANSLATE_NOOP("Settings", "Result of a deal"),
    "levels": QT_TRANSLATE_NOOP("Settings", "Levels and declarer"),
}

# key: name, help, example
KEYS: Final[dict[str, tuple[str, str, str]]] = {
    "decks": (
        QT_TRANSLATE_NOOP("Settings", "Decks"),
        QT_TRANSLATE_NOOP("Settings", "How many decks of 54 cards are shuffled together."),
        QT_TRANSLATE_NOOP("Settings", "With two decks everybody holds 25 cards and 8 lie in the bottom."),
    ),
    "deal_layout": (
        QT_TRANSLATE_NOOP("Settings", "Cards each + bottom"),
        QT_TRANSLATE_NOOP("Settings", "How many cards each hand gets and how many stay in the bottom."),
        QT_TRANSLATE_NOOP("Settings", "One deck: 12 cards each and 6 in the bottom."),
    ),
    "bid_window": (
        QT_TRANSLATE_NOOP("Settings", "When to bid"),
        QT_TRANSLATE_NOOP("Settings", "Whether level cards may be shown while the cards are still being dealt."),
        QT_TRANSLATE_NOOP("Settings", "You are dealt a 2 of hearts as your third card and show it at once."),
    ),
    "bid_equal_overrides": (
        QT_TRANSLATE_NOOP("Settings", "An equal bid overrides"),
        QT_TRANSLATE_NOOP("Settings", "Whether a bid may be as high as the one on the table."),
        QT_TRANSLATE_NOOP("Settings", "Hearts stand with one card; may one spade replace them?"),
    ),
    "joker_bid_identical": (
        QT_TRANSLATE_NOOP("Settings", "Identical jokers for no trump"),
        QT_TRANSLATE_NOOP("Settings", "Whether a joker bid needs jokers of one kind."),
        QT_TRANSLATE_NOOP("Settings", "Two small jokers are a bid; are a small and a big one?"),
    ),
    "big_joker_outranks_small": (
        QT_TRANSLATE_NOOP("Settings", "Big jokers overbid small ones"),
        QT_TRANSLATE_NOOP("Settings", "Whether a bid of big jokers is higher than the same bid of small ones."),
        QT_TRANSLATE_NOOP("Settings", "Two small jokers stand; may two big jokers overbid them?"),
    ),
    "one_deck_joker_nt": (
        QT_TRANSLATE_NOOP("Settings", "Both jokers bid no trump"),
        QT_TRANSLATE_NOOP("Settings", "With one deck: whether the two jokers together are a bid."),
        QT_TRANSLATE_NOOP("Settings", "Spades stand; may the holder of both jokers make it no trump?"),
    ),
    "allow_self_overcall": (
        QT_TRANSLATE_NOOP("Settings", "Overbid yourself"),
        QT_TRANSLATE_NOOP("Settings", "Whether you may overbid your own bid with another trump."),
        QT_TRANSLATE_NOOP("Settings", "You bid one heart; may you change to a pair of clubs?"),
    ),
    "no_bid_first": (
        QT_TRANSLATE_NOOP("Settings", "Nobody bids, first deal"),
        QT_TRANSLATE_NOOP("Settings", "What happens if nobody bids in the first deal of a match."),
        QT_TRANSLATE_NOOP("Settings", "Nobody was dealt a 2, or nobody wants to show one."),
    ),
    "no_bid_later": (
        QT_TRANSLATE_NOOP("Settings", "Nobody bids, later deals"),
        QT_TRANSLATE_NOOP("Settings", "What happens if nobody bids when the declarer is already known."),
        QT_TRANSLATE_NOOP("Settings", "The declarer plays 8 and nobody shows an 8."),
    ),
    "first_declarer": (
        QT_TRANSLATE_NOOP("Settings", "Declarer of the first deal"),
        QT_TRANSLATE_NOOP("Settings", "Who becomes declarer when there is none yet."),
        QT_TRANSLATE_NOOP("Settings", "West bids one spade, East overbids with a pair of diamonds."),
    ),
    "nt_level_joker_tractor": (
        QT_TRANSLATE_NOOP("Settings", "Level cards next to jokers without trump"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether, in no trump, a pair of level cards and a pair of small jokers are a tractor."
        ),
        QT_TRANSLATE_NOOP("Settings", "Level 5 in no trump: 5 5 and two small jokers."),
    ),
    "throw_fail_order": (
        QT_TRANSLATE_NOOP("Settings", "What a failed throw leaves"),
        QT_TRANSLATE_NOOP(
            "Settings", "In which order the parts of a throw are tested; the first that is beaten is led."
        ),
        QT_TRANSLATE_NOOP("Settings", "You throw 8 9 9; somebody holds a J and somebody a pair of queens."),
    ),
    "failed_throw_penalty": (
        QT_TRANSLATE_NOOP("Settings", "Penalty for a failed throw"),
        QT_TRANSLATE_NOOP("Settings", "Points that a side loses to the other when its throw is beaten."),
        QT_TRANSLATE_NOOP("Settings", "20: if a declarer's throw fails, the attackers get 20 points."),
    ),
    "protect_triples": (
        QT_TRANSLATE_NOOP("Settings", "Triples are not broken up"),
        QT_TRANSLATE_NOOP("Settings", "Whether a triple must be broken up to follow a pair."),
        QT_TRANSLATE_NOOP("Settings", "A pair is led and you hold 7 7 7 and no other pair of the suit."),
    ),
    "bottom_multiplier_basis": (
        QT_TRANSLATE_NOOP("Settings", "What multiplies the bottom"),
        QT_TRANSLATE_NOOP("Settings", "Whose structure in the last trick decides how often the bottom counts."),
        QT_TRANSLATE_NOOP("Settings", "Two single cards are thrown last and ruffed with a pair of trumps."),
    ),
    "bottom_multiplier_order": (
        QT_TRANSLATE_NOOP("Settings", "Triple beside a tractor"),
        QT_TRANSLATE_NOOP("Settings", "Which multiplier holds when the last play contains a triple and a tractor."),
        QT_TRANSLATE_NOOP("Settings", "The last trick is won with 9 9 10 10 J J J."),
    ),
    "bottom_multiplier_formula": (
        QT_TRANSLATE_NOOP("Settings", "Multiplier for tractors"),
        QT_TRANSLATE_NOOP("Settings", "How the multiplier grows with the length of a tractor in the last trick."),
        QT_TRANSLATE_NOOP("Settings", "10 points lie in the bottom and 4 4 5 5 wins the last trick."),
    ),
    "bottom_multiplier_cap": (
        QT_TRANSLATE_NOOP("Settings", "Highest multiplier"),
        QT_TRANSLATE_NOOP("Settings", "A limit for the multiplier of the bottom."),
        QT_TRANSLATE_NOOP("Settings", "A long tractor would count × 32; a limit of 16 makes it × 16."),
    ),
    "one_deck_100plus": (
        QT_TRANSLATE_NOOP("Settings", "One deck, 100 points and more"),
        QT_TRANSLATE_NOOP("Settings", "How many levels the attackers gain beyond 100 points."),
        QT_TRANSLATE_NOOP("Settings", "80 points in tricks and 60 from the bottom make 140."),
    ),
    "table_2_decks": (
        QT_TRANSLATE_NOOP("Settings", "Result table"),
        QT_TRANSLATE_NOOP("Settings", "How many levels the attackers gain for taking over."),
        QT_TRANSLATE_NOOP("Settings", "The attackers have 95 points."),
    ),
    "three_deck_60_119": (
        QT_TRANSLATE_NOOP("Settings", "Three decks, 60 to 115 points"),
        QT_TRANSLATE_NOOP("Settings", "Whether the declarers go up when the attackers have 60 to 115 points."),
        QT_TRANSLATE_NOOP("Settings", "The attackers have 90 points with three decks."),
    ),
    "must_play": (
        QT_TRANSLATE_NOOP("Settings", "Levels that must be played"),
        QT_TRANSLATE_NOOP("Settings", "Nobody jumps over such a level, and only winning as declarers leaves it."),
        QT_TRANSLATE_NOOP("Settings", "You play Q and gain three levels: you stop at A."),
    ),
    "bottom_capture_demotion": (
        QT_TRANSLATE_NOOP("Settings", "Set back by a captured bottom"),
        QT_TRANSLATE_NOOP("Settings", "Levels the declarers lose when the bottom is captured with level cards."),
        QT_TRANSLATE_NOOP("Settings", "The declarers play J and lose the last trick to a jack."),
    ),
    "declarer_rotation_on_win": (
        QT_TRANSLATE_NOOP("Settings", "Next declarer after a win"),
        QT_TRANSLATE_NOOP("Settings", "Who declares next when the declarers have won."),
        QT_TRANSLATE_NOOP("Settings", "You are declarer and your side wins: is it you again?"),
    ),
}

# key: value: label, effect
VALUES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "decks": {
        "1": (
            QT_TRANSLATE_NOOP("Settings", "One deck"),
            QT_TRANSLATE_NOOP("Settings", "54 cards, no pairs; 100 points in play."),
        ),
        "2": (
            QT_TRANSLATE_NOOP("Settings", "Two decks"),
            QT_TRANSLATE_NOOP("Settings", "108 cards with pairs and tractors; 200 points in play."),
        ),
        "3": (
            QT_TRANSLATE_NOOP("Settings", "Three decks"),
            QT_TRANSLATE_NOOP("Settings", "162 cards with triples and Titanics; 300 points in play."),
        ),
    },
    "deal_layout": {
        "standard": (
            QT_TRANSLATE_NOOP("Settings", "Usual"),
            QT_TRANSLATE_NOOP("Settings", "12 + 6 with one deck, 25 + 8 with two, 39 + 6 with three."),
        ),
        "13+2": (
            QT_TRANSLATE_NOOP("Settings", "13 + 2"),
            QT_TRANSLATE_NOOP("Settings", "One deck: 13 cards each, 2 in the bottom."),
        ),
        "38+10": (
            QT_TRANSLATE_NOOP("Settings", "38 + 10"),
            QT_TRANSLATE_NOOP("Settings", "Three decks: 38 cards each, 10 in the bottom."),
        ),
    },
    "bid_window": {
        "during_and_after": (
            QT_TRANSLATE_NOOP("Settings", "While dealing and after"),
            QT_TRANSLATE_NOOP(
                "Settings", "Show cards at any moment; after the last card everybody is asked once more."
            ),
        ),
        "after_deal": (
            QT_TRANSLATE_NOOP("Settings", "After dealing only"),
            QT_TRANSLATE_NOOP("Settings", "Everybody is asked in turn when all cards are dealt."),
        ),
    },
    "bid_equal_overrides": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "No, it must be higher"),
            QT_TRANSLATE_NOOP("Settings", "A pair beats one card, two jokers beat a pair."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Yes"),
            QT_TRANSLATE_NOOP("Settings", "A later bid of the same height replaces the earlier one."),
        ),
    },
    "joker_bid_identical": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Identical"),
            QT_TRANSLATE_NOOP("Settings", "Two big or two small jokers."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Any jokers"),
            QT_TRANSLATE_NOOP("Settings", "A big and a small joker are a bid, too."),
        ),
    },
    "big_joker_outranks_small": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "No, they are equal"),
            QT_TRANSLATE_NOOP("Settings", "The jokers that are shown first stand."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Yes, they are higher"),
            QT_TRANSLATE_NOOP("Settings", "Two big jokers overbid two small ones."),
        ),
    },
    "one_deck_joker_nt": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Both jokers bid"),
            QT_TRANSLATE_NOOP("Settings", "Both jokers together overbid any suit: no trump."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "No joker bid"),
            QT_TRANSLATE_NOOP("Settings", "Only level cards are bids."),
        ),
    },
    "allow_self_overcall": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Raise the same trump only"),
            QT_TRANSLATE_NOOP("Settings", "You may add the second card of your own suit, not change it."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Allowed"),
            QT_TRANSLATE_NOOP("Settings", "You may overbid your own bid with another trump."),
        ),
    },
    "no_bid_first": {
        "redeal": (
            QT_TRANSLATE_NOOP("Settings", "Deal again"),
            QT_TRANSLATE_NOOP("Settings", "The cards are shuffled and dealt again."),
        ),
        "no_trump": (
            QT_TRANSLATE_NOOP("Settings", "No trump"),
            QT_TRANSLATE_NOOP("Settings", "The deal is played without a trump suit."),
        ),
        "flip_bottom": (
            QT_TRANSLATE_NOOP("Settings", "Turn up the bottom"),
            QT_TRANSLATE_NOOP(
                "Settings", "The fourth bottom card makes its suit trump; a joker or level card means no trump."
            ),
        ),
    },
    "first_declarer": {
        "final_bidder": (
            QT_TRANSLATE_NOOP("Settings", "The last bidder"),
            QT_TRANSLATE_NOOP("Settings", "Whoever overbids the others becomes declarer."),
        ),
        "first_bidder": (
            QT_TRANSLATE_NOOP("Settings", "The first bidder"),
            QT_TRANSLATE_NOOP("Settings", "Overbidding changes the trump only."),
        ),
    },
    "nt_level_joker_tractor": {
        "True": (
            QT_TRANSLATE_NOOP("Settings", "A tractor"),
            QT_TRANSLATE_NOOP("Settings", "They are adjacent: the small joker stands right above the level cards."),
        ),
        "False": (
            QT_TRANSLATE_NOOP("Settings", "Two pairs"),
            QT_TRANSLATE_NOOP("Settings", "Level cards are adjacent to nothing in no trump."),
        ),
    },
    "throw_fail_order": {
        "kind": (
            QT_TRANSLATE_NOOP("Settings", "The longest part first"),
            QT_TRANSLATE_NOOP("Settings", "Tractors before pairs before single cards: the pair 9 9 is led."),
        ),
        "ascending": (
            QT_TRANSLATE_NOOP("Settings", "The lowest part first"),
            QT_TRANSLATE_NOOP("Settings", "From the lowest cards upwards: the single 8 is led."),
        ),
    },
    "failed_throw_penalty": {
        "0": (
            QT_TRANSLATE_NOOP("Settings", "None"),
            QT_TRANSLATE_NOOP("Settings", "Only the beaten part is led; nothing else happens."),
        ),
        "10": (
            QT_TRANSLATE_NOOP("Settings", "10 points"),
            QT_TRANSLATE_NOOP("Settings", "Declarers fail: attackers + 10. Attackers fail: − 10, not below 0."),
        ),
        "20": (
            QT_TRANSLATE_NOOP("Settings", "20 points"),
            QT_TRANSLATE_NOOP("Settings", "Declarers fail: attackers + 20. Attackers fail: − 20, not below 0."),
        ),
    },
    "protect_triples": {
        "False": (
            QT_TRANSLATE_NOOP("Settings", "No, they must be broken up"),
            QT_TRANSLATE_NOOP("Settings", "Two of the three cards are a pair and must follow one."),
        ),
        "True": (
            QT_TRANSLATE_NOOP("Settings", "Yes"),
            QT_TRANSLATE_NOOP("Settings", "A triple need not follow a pair, but may."),
        ),
    },
    "bottom_multiplier_basis": {
        "winner_cards": (
            QT_TRANSLATE_NOOP("Settings", "The winner's own cards"),
            QT_TRANSLATE_NOOP("Settings", "Here the pair of trumps counts: × 4."),
        ),
        "led_format": (
            QT_TRANSLATE_NOOP("Settings", "What was led"),
            QT_TRANSLATE_NOOP("Settings", "Here two single cards were led: × 2."),
        ),
    },
    "bottom_multiplier_order": {
        "sheet": (
            QT_TRANSLATE_NOOP("Settings", "The triple decides"),
            QT_TRANSLATE_NOOP("Settings", "A triple counts × 6, whatever lies beside it."),
        ),
        "max": (
            QT_TRANSLATE_NOOP("Settings", "The higher one decides"),
            QT_TRANSLATE_NOOP("Settings", "The tractor counts × 8."),
        ),
    },
    "bottom_multiplier_formula": {
        "double_power": (
            QT_TRANSLATE_NOOP("Settings", "8, 16, 32 …"),
            QT_TRANSLATE_NOOP("Settings", "A tractor of two pairs counts × 8, of three pairs × 16: here 80 points."),
        ),
        "power_of_cards": (
            QT_TRANSLATE_NOOP("Settings", "16, 64, 256 …"),
            QT_TRANSLATE_NOOP(
                "Settings", "2 to the number of cards: two pairs count × 16, three pairs × 64: here 160 points."
            ),
        ),
    },
    "bottom_multiplier_cap": {
        "None": (
            QT_TRANSLATE_NOOP("Settings", "No limit"),
            QT_TRANSLATE_NOOP("Settings", "Every multiplier counts in full."),
        ),
        "16": (
            QT_TRANSLATE_NOOP("Settings", "× 16"),
            QT_TRANSLATE_NOOP("Settings", "Nothing counts more than × 16."),
        ),
        "64": (
            QT_TRANSLATE_NOOP("Settings", "× 64"),
            QT_TRANSLATE_NOOP("Settings", "Nothing counts more than × 64."),
        ),
    },
    "one_deck_100plus": {
        "flat2": (
            QT_TRANSLATE_NOOP("Settings", "Two levels"),
            QT_TRANSLATE_NOOP("Settings", "Two levels, however many points."),
        ),
        "plus1_per_40": (
            QT_TRANSLATE_NOOP("Settings", "One more for every 40"),
            QT_TRANSLATE_NOOP("Settings", "140 points: three levels."),
        ),
    },
    "table_2_decks": {
        "sheet": (
            QT_TRANSLATE_NOOP("Settings", "80 points: one level"),
            QT_TRANSLATE_NOOP(
                "Settings", "From 80 points on the attackers take over and go up one level, two from 120 on."
            ),
        ),
        "conventional": (
            QT_TRANSLATE_NOOP("Settings", "80 points: take over only"),
            QT_TRANSLATE_NOOP(
                "Settings", "From 80 points on the attackers take over, from 120 on they go up a level as well."
            ),
        ),
    },
    "three_deck_60_119": {
        "1": (
            QT_TRANSLATE_NOOP("Settings", "One level"),
            QT_TRANSLATE_NOOP("Settings", "The declarers go up one level."),
        ),
        "0": (
            QT_TRANSLATE_NOOP("Settings", "Keep the deal only"),
            QT_TRANSLATE_NOOP("Settings", "The declarers stay declarers but do not go up."),
        ),
    },
    "must_play": {
        "A": (
            QT_TRANSLATE_NOOP("Settings", "The last level only"),
            QT_TRANSLATE_NOOP("Settings", "The match is won by winning as declarers at the last level."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Settings", "None"),
            QT_TRANSLATE_NOOP("Settings", "Any gain beyond the last level wins, also as attackers."),
        ),
        "5 10 J K A": (
            QT_TRANSLATE_NOOP("Settings", "5, 10, J, K and the last"),
            QT_TRANSLATE_NOOP("Settings", "You stop at each of these levels and leave it only as declarers."),
        ),
    },
    "bottom_capture_demotion": {
        "": (
            QT_TRANSLATE_NOOP("Settings", "Never"),
            QT_TRANSLATE_NOOP("Settings", "A captured bottom costs points only."),
        ),
        "J>2 A>J": (
            QT_TRANSLATE_NOOP("Settings", "J back to 2, A back to J"),
            QT_TRANSLATE_NOOP("Settings", "Any jack sets declarers at J back to 2, any ace those at A back to J."),
        ),
        "J>2:main_level J>6:off_level": (
            QT_TRANSLATE_NOOP("Settings", "J by half"),
            QT_TRANSLATE_NOOP("Settings", "The jack of trumps sets declarers at J back to 2, another jack back to 6."),
        ),
    },
    "declarer_rotation_on_win": {
        "partner": (
            QT_TRANSLATE_NOOP("Settings", "The partner"),
            QT_TRANSLATE_NOOP("Settings", "The two partners take turns as long as they win."),
        ),
        "same": (
            QT_TRANSLATE_NOOP("Settings", "The same player"),
            QT_TRANSLATE_NOOP("Settings", "The declarer goes on until the side loses."),
        ),
    },
}
VALUES["no_bid_later"] = VALUES["no_bid_first"]
