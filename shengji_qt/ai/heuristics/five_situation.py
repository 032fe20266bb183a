# SPDX-License-Identifier: MIT
"""One position of the five-player game for one slot: knowledge, estimates, costs, and what a play would come to."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from shengji_qt.ai.heuristics.chances import Chances, Strength
from shengji_qt.ai.heuristics.contest import Lead, follow_options
from shengji_qt.ai.heuristics.costs import Costs, Weights
from shengji_qt.ai.heuristics.five_knowledge import DECLARER, FiveKnowledge
from shengji_qt.ai.heuristics.five_stakes import Prospect
from shengji_qt.ai.heuristics.structures import Cards, without
from shengji_qt.model.cards import POINTS, points_of
from shengji_qt.model.five_player.settlement import bottom_score
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.order import TRUMP, Order

WEIGHTS: Final = Weights(keep_points=0.4, lead=2.5, void=1.5)
FEED: Final = 4.0  # points a card that a later player of the winner's party adds
STRAY: Final = 1.0  # points a card that anybody else adds
OVER_RIVALS: Final = 0.75  # how often an attacker who can takes a trick from the other pair
OVER_DECLARER: Final = 0.9
BY_DECLARER: Final = 0.85
BY_SPARE: Final = 0.8  # how often the declarer's other hand takes a trick that it can take
AGAIN: Final = 0.6  # of the chance to beat a play that has beaten the best one
EXCESS: Final = 0.4  # split mode: playing from both hands
TOO_FEW: Final = 12.0  # the same when the cards do not last
CARDS_LEFT: Final = 20.0  # a card of the shorter hand that would not be played
LAST_HAND: Final = 3  # cards
LAST_TRICK: Final = 8.0  # points of its own
LOSS: Final = 0.35  # chance that the declarer loses the last trick, in a middling hand


class Outlook(NamedTuple):
    """Chances of the parties to win the trick: pair 0, pair 1, the declarer."""

    chances: tuple[float, float, float]

    def of(self, party: int) -> float:
        return self.chances[party]


class FiveSituation:
    """A View with everything that is worked out from it, each when first needed.

    `slot`: whose cards are played, the seat's or `MINE`.
    """

    def __init__(self, view: FiveView, slot: int | None = None) -> None:
        self.view = view
        self.weights = WEIGHTS
        self.know = FiveKnowledge(view, slot)
        self.order: Order = self.know.order
        self.settings = view.settings
        self.split = view.settings.mode == "split"

    @cached_property
    def chances(self) -> Chances:
        return Chances(self.know)

    @cached_property
    def prospect(self) -> Prospect:
        return Prospect(self.view)

    @cached_property
    def costs(self) -> FiveCosts:
        return FiveCosts(self)

    @cached_property
    def spare(self) -> FiveSituation:
        """The declarer's other hand."""
        return FiveSituation(self.view, self.know.seat if self.know.slot == MINE else MINE)

    @property
    def protects(self) -> bool:
        return not self.settings.follow_break_triples

    # -- the last trick ----------------------------------------------------------------------------------------------

    def is_last(self, size: int) -> bool:
        """Whether a trick of this size is the last one."""
        return self.know.cards_left <= size

    @cached_property
    def loss(self) -> float:
        """Chance that the declarer loses the last trick: by his high trumps, of those that he knows to be out."""
        know = self.know
        if not know.is_declarer:
            return 0.5
        trumps = [face for face in (*know.hand, *know.spare) if know.order.is_trump(face)]
        out = know.unseen_in[TRUMP]
        bosses = sum(1 for face in trumps if not know.higher_unseen(face))
        share = len(trumps) / max(len(trumps) + out, 1)
        return min(max(LOSS + 0.25 - 0.12 * bosses - 0.6 * share, 0.05), 0.7)

    def bottom(self, size: int, played: Cards = ()) -> float:
        """The bottom score if an attacker wins a last trick of `size` cards; `played` leave the mine before."""
        know, view = self.know, self.view
        if know.is_declarer:
            left = without(know.hand, played)
            if self.split:
                return float(bottom_score(left, size, self.settings) + bottom_score(know.spare, size, self.settings))
            return float(bottom_score(left if know.slot == MINE else know.spare, size, self.settings))
        hidden = sum(know.counts[slot] for slot in know.others)
        unseen = sum(POINTS[face] * copies for face, copies in enumerate(know.unseen))
        count = view.mine_count
        if self.split:
            count = max(count + view.hand_counts[know.declarer] - know.cards_left, 0)
        points = 0.7 * unseen * count / max(hidden, 1)
        if self.settings.last_trick_formula == "bracket":
            return (5.0 * count + points) * (size + 1)
        return 5.0 * count + points * (size + 1)

    # -- who wins the trick ------------------------------------------------------------------------------------------

    def outlook(self, lead: Lead, best: Strength, party: int, left: Cards) -> Outlook:
        """When the slots behind have played to the best play so far, of `party`. `left`: what the own slot keeps."""
        know = self.know
        states: dict[tuple[int, int], float] = {(party, 0): 1.0}
        for slot in know.later:
            mover = know.party(slot)
            able = self._able(slot, lead, best, left)
            if not able:
                continue
            changed: dict[tuple[int, int], float] = {}
            for (holder, depth), often in states.items():
                taken = 0.0 if mover == holder else often * able * self._willing(slot, holder) * AGAIN**depth
                changed[holder, depth] = changed.get((holder, depth), 0.0) + often - taken
                if taken:
                    key = mover, min(depth + 1, 3)
                    changed[key] = changed.get(key, 0.0) + taken
            states = changed
        found = [0.0, 0.0, 0.0]
        for (holder, _), often in states.items():
            found[holder] += often
        return Outlook((found[0], found[1], found[2]))

    def _willing(self, slot: int, holder: int) -> float:
        if self.know.party(slot) == DECLARER:
            return BY_DECLARER
        return OVER_DECLARER if holder == DECLARER else OVER_RIVALS

    def _able(self, slot: int, lead: Lead, best: Strength, left: Cards) -> float:
        know = self.know
        if know.is_declarer and know.party(slot) == DECLARER:
            return BY_SPARE if self.spare_beats(lead, best, left) else 0.0
        chance = self.chances.beats(slot, lead.cls, lead.runs, best)
        if slot != MINE or self.split:
            return chance
        if know.declarer == self.view.trick.leader and len(lead.runs) > 1:
            return 0.0
        if lead.cls != TRUMP and chance:  # the ruff ban (R13.6)
            inside = self.chances.holds_higher(slot, lead.cls, lead.runs[0], best[1]) if not best[0] else 0.0
            return inside + (chance - inside) * self.chances.void(know.declarer, lead.cls)
        return chance

    def spare_beats(self, lead: Lead, best: Strength, left: Cards) -> bool:
        """Whether the declarer's other hand may beat the best play, when this one keeps `left`."""
        other = self.spare
        hand = other.know.hand
        if len(hand) < lead.size:
            return False
        mine = other.know.slot == MINE and not self.split
        leader = self.view.trick.leader if self.view.trick.plays else self.know.slot
        if mine and leader == self.know.declarer and len(lead.runs) > 1:
            return False
        now = lead._replace(best=best)
        plays = [cards for cards in follow_options(other.costs, now, (0.0,), self.protects)]
        for cards in plays:
            if not now.beaten_by(self.order, cards):
                continue
            ruffs = lead.cls != TRUMP and self.order.is_trump(cards[0])
            if not (mine and ruffs and self.order.of_class(left, lead.cls)):
                return True
        return False

    # -- what it is worth --------------------------------------------------------------------------------------------

    def feeds(self, size: int, winner: int) -> float:
        """Points that the slots behind add to a trick that `winner` takes."""
        know = self.know
        found = 0.0
        for slot in know.later:
            if slot == MINE and not self.split:
                found += FEED * size * (winner == DECLARER) * 0.5
            else:
                found += (FEED if know.party(slot) == winner else STRAY) * size
        return found

    def worth(self, outlook: Outlook, size: int, points: int, played: Cards) -> float:
        """Of the trick with its `points` so far and what is still to be added; `played` leave the own slot."""
        value = 0.0
        last = self.bottom(size, played) if self.is_last(size) else 0.0
        for party in (0, 1):
            chance = outlook.of(party)
            if chance > 0.001:
                value += chance * self.prospect.stake(party, points + self.feeds(size, party) + last)
        return value

    def lead_worth(self, outlook: Outlook) -> float:
        """Of leading next."""
        return self.weights.lead * outlook.of(self.know.own)

    def keeping(self, cards: Cards) -> float:
        """What the points of these cards would come to if they stayed where they are; negative for the declarer."""
        points = points_of(cards)
        know = self.know
        if not know.is_declarer:
            return self.weights.keep_points * points
        if know.slot == MINE and not self.split:
            return -self._mine_keeping(cards)
        return -(1.0 - self.weights.keep_points) * points

    def _mine_keeping(self, cards: Cards) -> float:
        """Cards left in the mine may cost in the last trick (R14); with tricks to come they can still leave it."""
        chances_to_go = 0.4 * max(self.know.cards_left - 2, 0)
        stuck = max(0.25, 1.0 - chances_to_go / max(len(self.know.hand), 1))
        last = bottom_score(cards, 1, self.settings)
        return self.loss * stuck * last

    # -- split mode ----------------------------------------------------------------------------------------------------

    def pace(self, cards: Cards, size: int) -> float:
        """Split mode: the declarer's cards have to last, and one of his hands has to be played out (R22.4, R22.6)."""
        know = self.know
        if not (self.split and know.is_declarer):
            return 0.0
        own, other = len(know.hand), len(know.spare)
        made = sum(len(each.cards) for each in self.view.trick.plays if know.party(each.seat) == DECLARER)
        excess = max(made + len(cards) - size, 0)
        to_spare = own + other + made - know.cards_left
        value = -EXCESS * excess if to_spare - excess >= 0 else -TOO_FEW * excess
        if own <= other:
            tricks = max(know.cards_left / 1.3, 1.0)
            value += CARDS_LEFT * min(max(own / tricks - 0.4, 0.0), 1.0) * len(cards)
        return value


class FiveCosts(Costs):
    """Costs of parting with cards of one slot."""

    def __init__(self, sit: FiveSituation) -> None:
        super().__init__(sit.know, sit.weights)
        self._sit = sit

    def bottom(self) -> float:
        """An unbeatable trump is worth the last trick, with the more certainty the fewer cards are left."""
        least = self._sit.bottom(1)
        return least + LAST_TRICK if len(self._sit.know.hand) <= LAST_HAND else least / 2
