# SPDX-License-Identifier: MIT
"""What a seat of the five-player game can count and prove from its View, and who plays with whom.

Slots are the seats and the mine (`MINE`), in split mode the rear hand. The declarer knows both of his; to everybody
else the mine is a sixth hidden hand, which need not play (five_player.md 13).
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import chain
from typing import Final

from shengji_qt.ai.heuristics.counting import Counting
from shengji_qt.ai.heuristics.lessons import lessons_of
from shengji_qt.model.cards import Card
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.seats import SEATS, attackers, pair_of, partner, ring, trick_order
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.order import TRUMP

DECLARER: Final = 2  # the third party; 0 and 1 are the pairs
SLOTS: Final = SEATS + 1
TRUMPS_IN_MINE: Final = 0.4  # how often a card of the mine is a trump, against one of a hand
MINE_KEEPS: Final = 1.1  # side cards


class FiveKnowledge(Counting):
    """Facts for one slot in one position of the play; also while burying, when nothing has been played.

    Attributes, besides those of `Counting`:
        seat: of the View; `slot`: whose cards are played, `declarer`: who declares.
        spare: the declarer's cards in his other hand or in the mine, () for everybody else.
    """

    def __init__(self, view: FiveView, slot: int | None = None) -> None:
        if view.seat is None or view.declarer is None:
            raise ValueError("a spectator has nothing to decide, and there must be a declarer")
        own, spare = (view.mine, view.hand) if slot == MINE else (view.hand, view.mine)
        counts = (*view.hand_counts, view.mine_count)
        super().__init__(view_rules.order_of(view), own, counts, view.settings.decks)
        self.view = view
        self.seat = view.seat
        self.slot = view.seat if slot is None else slot
        self.declarer = view.declarer
        self.is_declarer = view.seat == view.declarer
        self.spare: tuple[Card, ...] = spare if self.is_declarer else ()
        around = [each for each in ring(view.declarer) if counts[each]]
        self.others = tuple(each for each in around if self.party(each) != DECLARER or not self.is_declarer)
        self.others = tuple(each for each in self.others if each != view.seat)
        tricks = (*view.tricks, view.trick)
        self.see(chain(own, self.spare, *(play.cards for trick in tricks for play in trick.plays)))
        for trick in tricks:
            if len(trick.plays) > 1:
                self.learn(lessons_of(self.order, trick, not view.settings.follow_break_triples))
        self.shown = [Counter(cards) for cards in (*view.shown, ())]
        self.shown[self.seat] = Counter()
        self.close()

    def party(self, slot: int) -> int:
        """0 or 1: the pair of an attacker; `DECLARER`."""
        return DECLARER if slot in (self.declarer, MINE) else pair_of(self.declarer, slot)

    @cached_property
    def own(self) -> int:
        """The party of this seat."""
        return self.party(self.seat)

    @cached_property
    def partner(self) -> int | None:
        """The other member of an attacker's pair."""
        return None if self.is_declarer else partner(self.declarer, self.seat)

    def room(self, slot: int, cls: int) -> float:
        """Of the mine: few trumps are buried. In split mode nobody knows what a hand was made for."""
        count = float(self.counts[slot])
        if slot != MINE or self.view.settings.mode == "split":
            return count
        return count * (TRUMPS_IN_MINE if cls == TRUMP else MINE_KEEPS)

    @cached_property
    def later(self) -> tuple[int, ...]:
        """Slots that still play in the open trick after this one; the empty ones are left out."""
        plays = self.view.trick.plays
        order = trick_order(self.declarer, plays[0].seat if plays else self.slot)
        return tuple(each for each in order[len(plays) + 1 :] if self.counts[each])

    @cached_property
    def cards_left(self) -> int:
        """Cards that each attacker held when the open trick began: how much of the deal is left."""
        played = {each.seat: len(each.cards) for each in self.view.trick.plays}
        return max(self.counts[each] + played.get(each, 0) for each in attackers(self.declarer))
