# SPDX-License-Identifier: MIT
"""One hand of the three-player game, from the first card to its result (three_player.md 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Self

import msgspec

from shengji_qt.model import events as ev
from shengji_qt.model.actions import (
    AnyAction,
    Bid,
    Bury,
    Decision,
    DecisionKind,
    Lower,
    PassBid,
    Penalise,
    Play,
    Swap,
    SwapMove,
)
from shengji_qt.model.cards import Card, Trump, remove_cards
from shengji_qt.model.dealing import check_action, check_begin, closing_events, leader, twin_of
from shengji_qt.model.game import DealStart, Pace
from shengji_qt.model.order import Order
from shengji_qt.model.summaries import Colour, Overflow, ThreeSummary
from shengji_qt.model.three_player import bidding, points, results, rounds, settlement, view_rules
from shengji_qt.model.three_player import events as tev
from shengji_qt.model.three_player.bidding import SEATS, STOCK
from shengji_qt.model.three_player.knowledge import view_of
from shengji_qt.model.three_player.ranking import DECK, three_order
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import Settlement, Tally, attackers
from shengji_qt.model.three_player.standing import Ladder, ThreeStanding, level_of
from shengji_qt.model.three_player.tableau import Tableau
from shengji_qt.model.three_player.view import Phase, ThreeView
from shengji_qt.model.view import BidShown, Played, Trick

TABLEAU_CARDS: Final = 30  # dealt face down
BOTTOM_END: Final = 34  # cards 30 … 33 are the bottom, the rest is the stock
_KIND_OF_PHASE: Final[dict[str, DecisionKind]] = {
    "poll": "poll",
    "penalty": "penalty",
    "swap": "swap",
    "bury": "bury",
    "play": "play",
    "lower": "lower",
}


class ThreeGame:
    """Implements `model.game.Game`.

    Attributes:
        standing: what the next hand begins with; that of the start until this hand is scored.
        live: levels and debts of now: penalties and gains change them.
        waiting: the cards just turned that wait for bid or decline, by seat in seat order.
        polled: the seats asked in the poll, in order; `passes` of them have passed.
        judging: attackers whose penalty is still to be chosen; lowering: seats that may still use overflow levels.
        settled: what the hand gave, while and after overflow levels are used.
        summary: set when the hand is scored.
    """

    summary: ThreeSummary | None

    def __init__(self, settings: ThreeSettings, start: DealStart, deck: Sequence[Card], first_seat: int) -> None:
        """`deck`: P of three_player.md 6; ValueError if it is not the whole deck."""
        standing: ThreeStanding = start.standing
        check_begin(deck, DECK, SEATS, first_seat, standing.declarer)
        self.settings = settings
        self.start = start
        self.deck = tuple(deck)
        self.first_seat = first_seat
        self.standing = self.live = standing
        self.ladder = Ladder.of(settings, start.options)
        self.declarer: int | None = standing.declarer
        self.level = level_of(standing, standing.declarer or 0)
        self.phase: Phase = "deal"
        self.tableaus = [Tableau(layout) for layout in settings.layouts]
        self.hands: list[tuple[Card, ...]] = [()] * SEATS
        self.dealt = 0
        self.steps = bidding.turning_steps(settings.layouts, standing.declarer)
        self.step = 0
        self.waiting: tuple[tuple[int, Card], ...] = ()
        self.declined = [0] * SEATS
        self.bids: tuple[BidShown, ...] = ()
        self.bid_phase = 0
        self.draw_from = first_seat
        self.drawn: list[tuple[Card, ...]] = [()] * SEATS
        self.newest: tuple[int, Card] | None = None
        self.polled: tuple[int, ...] = ()
        self.passes = 0
        self.trump: Trump | None = None
        self.colour: Colour = ""
        self.judging: tuple[int, ...] = ()
        self.bottom: tuple[Card, ...] = ()
        self.taken: tuple[Card, ...] = ()
        self.moves: tuple[SwapMove, ...] = ()
        self.exchanged: tuple[tev.Exchanged, ...] = ()
        self.locked: tuple[Card, ...] = ()
        self.turn: int | None = None
        self.trick = Trick()
        self.tricks: tuple[Trick, ...] = ()
        self.points = [0] * SEATS
        self.cards_won = [0] * SEATS
        self.failed_throws: tuple[int, ...] = ()
        self.lowering: tuple[int, ...] = ()
        self.lowered: tuple[Overflow, ...] = ()
        self.settled: Settlement | None = None
        self.round_points: tuple[int, ...] = settlement.NOTHING
        self.bottom_result = results.BottomResult(0)
        self.aborted = False
        self.summary = None

    # -- the protocol ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def can_advance(self) -> bool:
        return self.phase in ("deal", "draw") or (self.phase == "turn" and not self.waiting)

    @property
    def pace(self) -> Pace:
        if self.phase == "turn":
            return "turn"
        now_or_never = self.phase == "draw" and not self.bids and self.settings.bid2_window == "on_draw"
        return "offer" if now_or_never else "deal"  # whoever drew, so that the pause tells nothing

    @property
    def closes_bidding(self) -> bool:
        return self.phase == "draw" and self.settings.bid2_window == "on_draw" and bool(self.pending())

    @property
    def patience(self) -> int | None:
        return None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def first_hand(self) -> bool:
        return self.start.standing.declarer is None

    def pending(self) -> tuple[Decision, ...]:
        """Owners of turned cards that can bid; while the stock is drawn all who can bid; else the seat on turn."""
        if self.phase == "turn":
            one = self.first_hand and self.settings.first_hand_tie == "seat_order"
            return tuple(Decision(seat, "turned") for seat, _ in (self.waiting[:1] if one else self.waiting))
        if self.phase == "draw":
            return tuple(Decision(seat, "bid") for seat in range(SEATS) if self._can_bid(seat))
        kind = _KIND_OF_PHASE.get(self.phase)
        return () if kind is None or self.turn is None else (Decision(self.turn, kind),)

    def _can_bid(self, seat: int) -> bool:
        """Whether the seat has a drawn card to bid with (9.2)."""
        if self.bids:
            return False
        if self.settings.bid2_window == "on_draw":
            return self.newest is not None and self.newest[0] == seat and bidding.biddable(self.newest[1], self.level)
        return any(bidding.biddable(each, self.level) for each in self.drawn[seat])

    def advance(self) -> list[ev.Event]:
        """Lay down a tableau card, turn the next ones up, or draw a card from the stock (6, 7, 9)."""
        if not self.can_advance:
            raise ValueError("there is nothing to deal")
        if self.phase == "deal":
            return self._deal_card()
        if self.phase == "draw":
            return self._draw_card()
        return self._turn_rest() if self.bids else self._turn_step()

    def apply(self, seat: int, action: AnyAction) -> list[ev.Event]:
        """Do what the seat asks; raises `Refused` and changes nothing if it may not, ValueError for no seat."""
        check_action(self, view_rules.check, SEATS, seat, action)
        match action:
            case Bid():
                return self._bid(seat, action.cards[0])
            case PassBid():
                return self._decline(seat) if self.phase == "turn" else self._pass(seat)
            case Swap():
                return self._swap(seat, action.moves)
            case Bury():
                return self._bury(seat, action.cards)
            case Play():
                return self._play(seat, action.cards)
            case Penalise():
                return self._penalise(action.effect)
            case Lower():
                return self._lower(seat, action.seat)
            case _:
                raise AssertionError("the check lets no other action through")

    def view(self, seat: int | None) -> ThreeView:
        """Built by adding: public facts, then what this seat alone knows."""
        return view_of(self, seat)

    def clone(self) -> Self:
        return twin_of(self)

    # -- deal #1 and bidding #1 --------------------------------------------------------------------------------------

    def _deal_card(self) -> list[ev.Event]:
        happened: list[ev.Event] = []
        if self.dealt == 0:
            levels = tuple(level_of(self.live, seat) for seat in range(SEATS))
            happened.append(ev.DealStarted(self.start.deal_no, self.first_seat, self.level, levels, self.declarer))
        seat, slot = (self.first_seat + self.dealt) % SEATS, self.dealt // SEATS
        self.tableaus[seat] = self.tableaus[seat].dealt(slot, self.deck[self.dealt])
        self.dealt += 1
        if self.dealt == TABLEAU_CARDS:
            self.bottom = tuple(sorted(self.deck[TABLEAU_CARDS:BOTTOM_END]))
            self.phase = "turn"
        return [*happened, tev.TableauDealt(seat, slot)]

    def _turn_up(
        self, slots: Sequence[tuple[int, int]], stage: Literal["bidding", "rest", "half", "round"]
    ) -> list[ev.Event]:
        turned = tuple(tev.Turned(seat, slot, self.tableaus[seat].card_at(slot)) for seat, slot in slots)
        for each in turned:
            self.tableaus[each.seat] = self.tableaus[each.seat].turned(each.slot)
        return [tev.CardsTurned(turned, stage)] if turned else []

    def _turn_step(self) -> list[ev.Event]:
        step = self.steps[self.step]
        self.step += 1
        happened = self._turn_up(step, "bidding")
        cards = [(seat, self.tableaus[seat].card_at(slot)) for seat, slot in step]
        self.waiting = tuple(sorted(each for each in cards if bidding.biddable(each[1], self.level)))
        return happened + self._end_of_step()

    def _end_of_step(self) -> list[ev.Event]:
        """Bidding #1 ends without a bid when all top cards are up and no owner has to answer any more (7.7)."""
        if self.waiting or self.step < len(self.steps):
            return []
        if self.first_hand and self.settings.first_hand_no_bid == "redeal":
            return self._abort()
        self._begin_drawing()
        return []

    def _abort(self) -> list[ev.Event]:
        self.phase = "over"
        self.turn = None
        self.aborted = True
        return [ev.DealAborted()]

    def _turn_rest(self) -> list[ev.Event]:
        """After the bid all other top cards are turned up at once (7.5); the bottom goes to the declarer (8.1)."""
        rest = [each for step in self.steps[self.step :] for each in step]
        self.step = len(self.steps)
        return self._turn_up(rest, "rest") + self._fix_trump() + self._take_bottom()

    def _bid(self, seat: int, face: Card) -> list[ev.Event]:
        shown = bidding.shown_bid(seat, face)
        self.bids = (shown,)
        self.bid_phase = 1 if self.phase == "turn" else 2
        self.waiting = ()
        if self.declarer is None:
            self.declarer = seat
        happened: list[ev.Event] = [ev.BidMade(seat, shown.cards, shown.trump, shown.number, shown.colour)]
        if self.phase == "turn":
            return happened
        happened += self._fix_trump()
        return happened + self._take_bottom() if self.phase == "poll" else happened

    def _decline(self, seat: int) -> list[ev.Event]:
        face = next(card for owner, card in self.waiting if owner == seat)
        self.waiting = tuple(each for each in self.waiting if each[0] != seat)
        self.declined[seat] += 1
        return [tev.BidDeclined(seat, face), *self._end_of_step()]

    def _fix_trump(self) -> list[ev.Event]:
        """Trump as the one bid calls it, uncalled no trump without a bid (7.5, 9.3)."""
        assert self.declarer is not None, "who bids first in the first hand declares"
        bid = self.bids[0] if self.bids else None
        self.trump, self.colour = (bid.trump, bid.colour) if bid is not None else (Trump.NONE, "")
        return [ev.TrumpFixed(self.trump, self.declarer, bid.seat if bid is not None else None, self.colour)]

    # -- deal #2 and bidding #2 --------------------------------------------------------------------------------------

    def _begin_drawing(self) -> None:
        self.phase = "draw"
        self.turn = None
        self.draw_from = self.first_seat if self.declarer is None else self.declarer

    def _draw_card(self) -> list[ev.Event]:
        done = sum(map(len, self.drawn))
        seat, face = (self.draw_from + done) % SEATS, self.deck[BOTTOM_END + done]
        self.hands[seat] = tuple(sorted((*self.hands[seat], face)))
        self.drawn[seat] = (*self.drawn[seat], face)
        self.newest = (seat, face)
        happened: list[ev.Event] = [ev.CardDealt(seat, face)]
        return happened + self._end_drawing() if done + 1 == STOCK else happened

    def _end_drawing(self) -> list[ev.Event]:
        if self.bid_phase == 1:
            return self._to_bury()
        if self.bids:
            return self._take_bottom()
        order = tuple((self.draw_from + each) % SEATS for each in range(SEATS))
        self.polled = order[-1:] if self.settings.bid2_window == "on_draw" else order  # only the last drawer could bid
        self.phase = "poll"
        self.turn = self.polled[0]
        return [ev.PollOpened(self.turn)]

    def _pass(self, seat: int) -> list[ev.Event]:
        self.passes += 1
        happened: list[ev.Event] = [ev.BidPassed(seat)]
        if self.passes < len(self.polled):
            self.turn = self.polled[self.passes]
            return happened
        if self.declarer is None:
            return happened + self._abort()
        return happened + self._fix_trump() + self._open_penalties()

    # -- rule #4 -----------------------------------------------------------------------------------------------------

    def _open_penalties(self) -> list[ev.Event]:
        """The hand is uncalled no trump: the declarer's own cards at once, then the attackers' one by one (17)."""
        declarer = self.declarer
        if not self.settings.rule4 or declarer is None or self.first_hand:
            return self._take_bottom()
        happened: list[ev.Event] = []
        count = self.declined[declarer]
        if count:
            before = self.live
            self.live = settlement.penalise_declarer(self.ladder, before, declarer, count)
            down = self.live.levels[declarer] != before.levels[declarer]
            happened.append(tev.PenaltyChosen(declarer, count, "demote" if down else "promote"))
            happened += results.level_changes(before, self.live)
        self.judging = tuple(seat for seat in attackers(declarer) if self.declined[seat])
        return happened + self._next_penalty()

    def _next_penalty(self) -> list[ev.Event]:
        if not self.judging:
            return self._take_bottom()
        self.phase = "penalty"
        self.turn = self.declarer
        return []

    def _penalise(self, effect: Literal["demote", "promote"]) -> list[ev.Event]:
        seat, before = self.judging[0], self.live
        self.live = settlement.penalise_attacker(self.ladder, before, seat, self.declined[seat], effect)
        self.judging = self.judging[1:]
        chosen = tev.PenaltyChosen(seat, self.declined[seat], effect)
        return [chosen, *results.level_changes(before, self.live), *self._next_penalty()]

    # -- the bottom --------------------------------------------------------------------------------------------------

    def _take_bottom(self) -> list[ev.Event]:
        assert self.declarer is not None, "somebody declares now"
        self.phase = "swap"
        self.turn = self.declarer
        self.taken = self.bottom
        return [ev.BottomTaken(self.declarer, self.taken)]

    def _swap(self, seat: int, moves: tuple[SwapMove, ...]) -> list[ev.Event]:
        left = [self.tableaus[seat].card_at(move.slot) for move in moves]
        for move in moves:
            self.tableaus[seat] = self.tableaus[seat].swapped(move.slot, move.card)
        pairs = list(zip(moves, left, strict=True))
        self.moves = moves
        self.exchanged = tuple(tev.Exchanged(move.slot, move.card, face) for move, face in pairs)
        self.locked = tuple(sorted(face for move, face in pairs if move.to == "hand"))
        kept = remove_cards(self.bottom, [move.card for move in moves])
        self.hands[seat] = tuple(sorted((*self.hands[seat], *kept, *self.locked)))
        self.bottom = tuple(sorted(face for move, face in pairs if move.to == "bottom"))
        public = self.settings.displaced_destination_public
        happened: list[ev.Event] = [tev.Swapped(seat, moves, self.exchanged, public)]
        if self.bid_phase == 1:
            self._begin_drawing()
            return happened
        return happened + self._to_bury()

    def _to_bury(self) -> list[ev.Event]:
        """Nothing is asked where the displaced cards are the whole bottom already."""
        self.phase = "bury" if len(self.bottom) < view_rules.BOTTOM else "play"
        self.turn = self.declarer
        return []

    def _bury(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        self.hands[seat] = remove_cards(self.hands[seat], cards)
        self.bottom = tuple(sorted((*self.bottom, *cards)))
        self.phase = "play"
        return [ev.Buried(seat, tuple(sorted(cards)))]

    # -- rounds ------------------------------------------------------------------------------------------------------

    @property
    def order(self) -> Order:
        """The order in force once trump is fixed."""
        assert self.trump is not None, "trump is fixed before cards are played"
        return three_order(self.level, self.trump, self.colour)

    def _play(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        happened: list[ev.Event] = []
        leads = not self.trick.plays
        if leads:
            led = rounds.judge_throw(self.order, cards, self._against(seat))
            if led != cards:
                happened += self._fail_throw(seat, tuple(sorted(cards)), led)
            cards = led
        cards = tuple(sorted(cards))
        for face in cards:
            if face in self.hands[seat]:
                self.hands[seat] = remove_cards(self.hands[seat], (face,))
            else:
                self.tableaus[seat] = self.tableaus[seat].played(face)
        happened.append(ev.LeadMade(seat, cards) if leads else ev.CardsPlayed(seat, cards))
        self._add_to_trick(seat, cards)
        count = len(self.trick.plays)
        if count == (SEATS if self.settings.rule3 else 2 * SEATS):
            return happened + self._take_trick()
        return happened + self._turn_up(self._to_turn("half"), "half") if count == SEATS else happened

    def _against(self, seat: int) -> list[tuple[Card, ...]]:
        """The opponents' cards that may beat a throw (`throw_test`)."""
        owned = self.settings.throw_test == "owned"
        others = [each for each in range(SEATS) if each != seat]
        return [
            self.hands[each] + (self.tableaus[each].left if owned else self.tableaus[each].face_up) for each in others
        ]

    def _fail_throw(self, seat: int, attempted: tuple[Card, ...], led: tuple[Card, ...]) -> list[ev.Event]:
        """The rest is taken back; with `throw_fine` an attacker loses points, a declarer gives them to both (19)."""
        self.failed_throws = (*self.failed_throws, seat)
        self.trick = Trick(attempted=attempted)
        happened: list[ev.Event] = [ev.ThrowFailed(seat, attempted, led)]
        fine = self.settings.throw_fine
        changes = [(each, fine) for each in attackers(seat)] if seat == self.declarer else [(seat, -fine)]
        for each, change in changes if fine else ():
            self.points[each] += change
            happened.append(ev.PenaltyScored(each, change, self.points[each]))
        return happened

    def _add_to_trick(self, seat: int, cards: tuple[Card, ...]) -> None:
        plays = (*self.trick.plays, Played(seat, cards))
        best = rounds.winner_of(self.order, [each.cards for each in plays], self.settings.fresh_lead)
        total = self.trick.points + points.points_in(cards, self.settings)
        self.trick = Trick(plays, plays[best].seat, total, self.trick.attempted)
        self.turn = (seat + 1) % SEATS

    def _to_turn(self, stage: str) -> list[tuple[int, int]]:
        return [
            (seat, slot) for seat in range(SEATS) for slot in self.tableaus[seat].to_turn(len(self.hands[seat]), stage)
        ]

    def _take_trick(self) -> list[ev.Event]:
        trick = self.trick
        assert trick.winner is not None, "a complete round has a winner"
        count = sum(len(play.cards) for play in trick.plays)
        gain = trick.points + points.round_bonus(self.settings, self.cards_won[trick.winner], count)
        self.points[trick.winner] += gain
        self.cards_won[trick.winner] += count
        self.tricks = (*self.tricks, trick)
        self.trick = Trick()
        self.turn = trick.winner
        happened: list[ev.Event] = [ev.TrickTaken(trick.winner, gain, tuple(self.points))]
        happened += self._turn_up(self._to_turn("round"), "round")
        over = not any(self.hands) and not any(each.left for each in self.tableaus)
        return happened + self._settle(trick) if over else happened

    # -- the result --------------------------------------------------------------------------------------------------

    def _settle(self, last: Trick) -> list[ev.Event]:
        """Bottom, gains and levels (15, 16.1 to 16.5); then overflow levels are used, if there are any."""
        assert self.declarer is not None, "a played hand has a declarer"
        self.round_points = tuple(self.points)
        won = self.bottom_result = results.judge_bottom(self.settings, self.order, self.declarer, last, self.bottom)
        if won.capturer is not None:
            self.points[won.capturer] += won.score
        happened = results.tell_bottom(self.declarer, self.bottom, won)
        tie = results.tie_strengths(self.order, last, SEATS)
        tally = Tally(self.declarer, self.level, tuple(self.points), won.level_capture, tie)
        settled = self.settled = settlement.settle(self.settings, self.ladder, self.live, tally)
        happened += results.level_changes(self.live, settled.standing, self.declarer, settled.demoted_to)
        self.live = settled.standing
        if self.settings.overflow_demotion:
            self.lowering = settlement.choosers(self.declarer, settled.overflow)
        return happened + self._next_lowering()

    def _next_lowering(self) -> list[ev.Event]:
        """Ask the next seat that is behind and has overflow levels; after the last one the hand is over (16.6)."""
        while self.lowering and not settlement.victims(self.live.levels, self.lowering[0]):
            self.lowering = self.lowering[1:]
        if not self.lowering:
            return self._finish()
        self.phase = "lower"
        self.turn = self.lowering[0]
        return []

    def _lower(self, seat: int, victim: int | None) -> list[ev.Event]:
        assert self.settled is not None, "the gains are known"
        count, before = self.settled.overflow[seat], self.live
        self.lowering = self.lowering[1:]
        if victim is not None:
            self.lowered = (*self.lowered, Overflow(seat, victim, count))
            self.live = self.ladder.lowered(before, victim, level_of(before, victim) - count)
        used = tev.OverflowUsed(seat, victim, count)
        return [used, *results.level_changes(before, self.live), *self._next_lowering()]

    def _finish(self) -> list[ev.Event]:
        assert self.settled is not None, "the gains are known"
        self.phase = "over"
        self.turn = None
        won = self.settled.winner is not None
        match_over = won or 0 < self.start.options.deals <= self.start.deal_no
        summary = self.summary = self._summarise(self.settled, match_over)
        self.standing = msgspec.structs.replace(self.live, declarer=summary.next_declarer)
        return closing_events(summary, won)

    def _summarise(self, settled: Settlement, match_over: bool) -> ThreeSummary:
        assert self.declarer is not None and self.trump is not None, "a played hand has both"
        won = self.bottom_result
        return ThreeSummary(
            deal_no=self.start.deal_no,
            declarer=self.declarer,
            trump=self.trump,
            level=self.level,
            levels_before=tuple(level_of(self.start.standing, seat) for seat in range(SEATS)),
            levels_after=self.live.levels,
            next_declarer=settled.next_declarer,
            match_winner=leader(self.live.levels) if match_over else None,
            match_over=match_over,
            colour=self.colour,
            bidder=self.bids[0].seat if self.bids else None,
            round_points=self.round_points,
            points=tuple(self.points),
            bottom_points=won.points,
            bottom_score=won.score,
            capturer=won.capturer,
            double=won.double,
            level_capture=won.level_capture,
            declarer_won=settled.declarer_won,
            gains=settled.gains,
            extra=settled.extra,
            demoted_to=settled.demoted_to,
            overflow=settled.overflow,
            lowered=self.lowered,
            failed_throws=self.failed_throws,
        )
