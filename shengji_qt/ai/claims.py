# SPDX-License-Identifier: MIT
"""What each reason says, as data: the claims about the View that its sentence makes.

A claim is either *known*: a function of what the seat may know, so that it holds however the hidden cards lie; or a
*guess* (`GUESSES`): a judgement that nothing in the View proves, and its sentence has to say so ("likely"). Keys in
braces are the facts of the reason that the claim is about; "own" places are those of the seat's party.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Claim = Literal[
    # bidding
    "trumps_with",  # {trump, count}: under the bid's trump so many of the cards that the seat holds would be trumps
    "trumps_now",  # {theirs}: so many of them are trumps under the standing bid
    "standing_bid",  # {seat}: the newest bid is that seat's, which is another one
    "standing_trump",  # {trump}: the newest bid is of this trump
    "own_bid",  # {}: the newest bid is the seat's own
    "is_partner",  # {seat}: that seat is the partner
    "bid_declares",  # {}: nobody declares yet; who bids does
    "most_trumps",  # {count}: no bid that may be made gives more trumps
    "no_bid",  # {}: no bid may be made
    # laying cards down
    "suits_emptied",  # {classes}: just these side suits are not held any more afterwards
    "no_suit_emptied",  # {}
    "laid_points",  # {points}: so many points lie there afterwards
    "point_cards",  # {count}: so many of the cards count points
    "halves",  # {front, rear}: so many cards in each of the two hands
    # leading
    "of_class",  # {class}: all cards played are of this class
    "played_cards",  # {cards}: these are played
    "counts",  # {count}: so many cards are played
    "parts",  # {components}: they make so many components
    "one_part",  # {width, length}: they are one component
    "part_unbeaten",  # {}: nobody can hold a higher component of this kind in the class
    "throw_stands",  # {}: no part of the throw can be beaten by what others may have
    "higher_unseen",  # {higher}: so many cards of the class that are higher than all of these were not seen
    "higher_left",  # {higher}: the same for a class in which every card is another one
    "trumps_unseen",  # {out}: so many trumps were not seen, at least one
    "last_of_class",  # {class}: no card of the class is left in the place afterwards
    "partner_void",  # {class, seat}: the partner has shown to have none of it, and may hold a trump
    "last_cards",  # {count}: nothing is left in the place afterwards
    # following
    "only_play",  # {}: nothing else is allowed
    "takes_lead",  # {}: it beats everything played so far
    "keeps_off",  # {}: it does not
    "trick_points",  # {points}: so many points lie in the trick with it
    "points_there",  # {points}: so many without it
    "ruffs",  # {class}: trumps on a lead of this side suit
    "nobody_behind",  # {}: only places of the own party still play in this trick
    "holds",  # {}: no other party's place that still plays can hold what beats it
    "may_be_beaten",  # {}: one of them can, as far as counts, voids and shown cards tell
    "gives",  # {points}: the cards played have so many points, at least one
    "less_possible",  # {}: fewer points could have been played
    "winning",  # {seat}: that seat is winning the trick
    "partner_may_win",  # {seat}: the partner plays later and can, so far, hold what beats the best play
    "none_takes",  # {}: nothing that may be played takes the lead
    "could_take",  # {}: something that may be played does
    # three players
    "uncovers",  # {count}: so many of the seat's own hidden cards are not covered any more afterwards, at least one
    "judged",  # {seat, count}: that attacker is judged, for so many declined cards
    "rival_ahead",  # {seat}: is lowered and has a higher level
    "overflow",  # {count}: so many levels are left over
    "swaps_in",  # {cards}: these enter the tableau
    "left_buried",  # {}: all that make room for them are buried
    "lies_over",  # {count}: so many cards lie under the places where they enter
    "no_swap",  # {}
    "takes_bottom",  # {}: it is the last round, and the seat an attacker
    "rival",  # {seat}: the other attacker
    # five players
    "skips",  # {}: no card is played
    "keeps_cards",  # {left}: so many cards stay
    "own_winning",  # {}: an earlier card of the seat itself, or the declarer's other place, is winning the trick
    "own_may_win",  # {}: it plays later and can beat the best play so far
    "all_dealt",  # {}
    "may_spend",  # {}: the points are enough for it
    "points_held",  # {have}: so many cumulative points
    "would_win",  # {seat}: this deal would bring that seat past the last level
    "would_rise",  # {seat, count}: by so many levels
    "highest",  # {seat}: nobody is at a higher level
    # guesses
    "least_useful",  # the cards are missed least
    "loses_little",  # they cost little
    "costs_more",  # another play would cost more than it brings
    "better_kept",  # what is not used now is worth more later
    "lies_well",  # a swap would not improve the tableau
    "soon_played",  # what enters the tableau can be played early
    "sampled",  # {worlds, levels}: it did better than rules of thumb, on average over samples of the hidden cards
]
CLAIM_NAMES: Final[tuple[str, ...]] = get_args(Claim)
GUESSES: Final[frozenset[Claim]] = frozenset(
    ("least_useful", "loses_little", "costs_more", "better_kept", "lies_well", "soon_played", "sampled")
)

_GAVE: Final[tuple[Claim, ...]] = ("keeps_off", "gives", "less_possible")
_TOOK: Final[tuple[Claim, ...]] = ("takes_lead", "trick_points")

CLAIMS: Final[Mapping[str, tuple[Claim, ...]]] = {
    "bid_long_trumps": ("trumps_with",),
    "bid_no_trump": ("trumps_with",),
    "reinforce": ("own_bid", "trumps_with"),
    "overbid": ("standing_bid", "trumps_with", "trumps_now"),
    "overbid_partner": ("standing_bid", "is_partner", "trumps_with", "trumps_now"),
    "pass_short": ("most_trumps",),
    "pass_partner": ("standing_bid", "is_partner", "standing_trump"),
    "pass_standing": ("own_bid", "standing_trump"),
    "pass_no_bid": ("no_bid",),
    "bury_voids": ("suits_emptied", "laid_points"),
    "bury_low": ("no_suit_emptied", "laid_points", "least_useful"),
    "lead_boss": ("of_class", "played_cards", "part_unbeaten"),
    "lead_throw": ("of_class", "counts", "parts", "throw_stands"),
    "lead_rest": ("last_cards",),
    "draw_trumps": ("of_class", "trumps_unseen", "part_unbeaten"),
    "lead_strong": ("of_class", "higher_unseen"),
    "lead_structure": ("of_class", "one_part"),
    "lead_partner_void": ("of_class", "partner_void"),
    "lead_short": ("last_of_class",),
    "lead_low": ("of_class", "higher_unseen", "loses_little"),
    "forced": ("only_play",),
    "win_last": (*_TOOK, "nobody_behind"),
    "win_sure": (*_TOOK, "played_cards", "holds"),
    "win_likely": (*_TOOK, "may_be_beaten"),
    "ruff_last": (*_TOOK, "ruffs", "nobody_behind"),
    "ruff_sure": (*_TOOK, "ruffs", "holds"),
    "ruff_likely": (*_TOOK, "ruffs", "may_be_beaten"),
    "feed_partner": ("winning", "is_partner", *_GAVE),
    "partner_wins": ("winning", "is_partner", "keeps_off"),
    "hope_partner": ("partner_may_win", *_GAVE),
    "cannot_win": ("none_takes", "least_useful"),
    "not_worth": ("could_take", "keeps_off", "points_there", "costs_more"),
    # three players
    "bid_trumps": ("trumps_with",),
    "bid_declare": ("bid_declares", "trumps_with"),
    "decline_card": ("trumps_with", "better_kept"),
    "pass_no_card": ("no_bid",),
    "penalise_down": ("judged",),
    "penalise_up": ("judged",),
    "lower_rival": ("rival_ahead", "overflow"),
    "swap_none": ("no_swap", "lies_well"),
    "swap_strong": ("swaps_in", "left_buried"),
    "swap_free": ("swaps_in", "lies_over", "soon_played"),
    "lead_top": ("of_class", "played_cards", "part_unbeaten"),
    "lead_uncover": ("of_class", "higher_left", "uncovers"),
    "lead_plain": ("of_class", "higher_left", "loses_little"),
    "round_last": (*_TOOK, "nobody_behind"),
    "round_sure": (*_TOOK, "played_cards", "holds"),
    "round_likely": (*_TOOK, "may_be_beaten"),
    "round_ruff": (*_TOOK, "ruffs", "may_be_beaten"),
    "bottom_sure": (*_TOOK, "takes_bottom", "holds"),
    "own_points": ("own_winning", "keeps_off", "gives"),
    "own_holds": ("own_winning", "keeps_off"),
    "feed_rival": ("winning", "rival", *_GAVE),
    "uncover": ("none_takes", "uncovers"),
    "round_lost": ("none_takes", "least_useful"),
    "round_left": ("could_take", "keeps_off", "points_there", "costs_more"),
    # five players
    "skip_only": ("only_play", "skips"),
    "mine_skip": ("skips", "keeps_cards", "better_kept"),
    "mine_clear": ("keeps_off", "keeps_cards"),
    "feed_own": ("own_winning", *_GAVE),
    "own_wins": ("own_winning", "keeps_off"),
    "hope_own": ("own_may_win", *_GAVE),
    "mine_points": ("no_suit_emptied", "laid_points", "point_cards"),
    "divide": ("halves",),
    "stop_now": ("all_dealt",),
    "block_win": ("would_win",),
    "block_gain": ("would_rise", "highest"),
    "force_level": ("may_spend", "points_held"),
    "claim_seat": ("may_spend", "points_held"),
    "keep_points": ("points_held", "better_kept"),
    # a search
    "searched": ("sampled",),
}
