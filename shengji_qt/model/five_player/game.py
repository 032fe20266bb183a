# SPDX-License-Identifier: MIT
"""One deal of the five-player game, from the first card to its result (five_player.md 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import Card, Rank, Trump, full_deck, points_of, remove_cards
from shengji_qt.model.dealing import (
    Bidding,
    check_action,
    check_begin,
    closing_events,
    deal_card,
    fix_trump,
    pass_bid,
    pending_of,
    shared_facts,
    twin_of,
)
from shengji_qt.model.five_player import bidding, events, settlement, standing, throws, tricks, view_rules, windows
from shengji_qt.model.five_player.endgame import Ending, ending
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.seats import SEATS, pairs, seat_of, trick_order
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.five_player.view import MINE, Attempt, FiveView, Phase
from shengji_qt.model.game import DealStart, Pace
from shengji_qt.model.order import Order
from shengji_qt.model.summaries import Colour, FiveSummary
from shengji_qt.model.view import BidShown, Played, Trick

_SHOWN_TO_ALL: tuple[Phase, ...] = ("windows", "over")  # the mine is shown when the deal is over (18)


class FiveGame:
    """Implements `model.game.Game`.

    Attributes:
        summary: set when the deal is scored.
        standing: what the next deal begins with; changes when the deal is scored, or with the drawing penalty.
        aborted: True when the drawing went wrong and the same declarer has a new deal (R5.4).
    """

    def __init__(self, settings: FiveSettings, start: DealStart, deck: Sequence[Card], first_seat: int) -> None:
        """`deck`: all cards in the order they are dealt; ValueError if it is not a full deck."""
        self.standing: FiveStanding = start.standing
        check_begin(deck, full_deck(settings.decks), SEATS, first_seat, self.standing.declarer)
        self.before = self.standing
        self.levels = standing.open_levels(self.before)
        self.settings = settings
        self.start = start
        self.last_level: Rank = start.options.last_level
        self.deck = tuple(deck)
        self.first_seat = first_seat
        self.first_deal = self.before.declarer is None
        self.declarer = self.before.declarer
        self.level = self.levels[self.drawer]
        self.phase: Phase = "deal"
        self.hands: list[tuple[Card, ...]] = [()] * SEATS
        self.dealt = 0
        self.bids: tuple[BidShown, ...] = ()
        self.passes = 0
        self.turn: int | None = None
        self.slot: int | None = None
        self.trump: Trump | None = None
        self.colour: Colour = ""
        self.bidder: int | None = None
        self.bottom: tuple[Card, ...] = ()
        self.taken: tuple[Card, ...] = ()
        self.turned: tuple[Card, ...] = ()
        self.mine: tuple[Card, ...] = ()
        self.buried: tuple[Card, ...] = ()
        self.shown: list[tuple[Card, ...]] = [()] * SEATS
        self.trick = Trick()
        self.tricks: tuple[Trick, ...] = ()
        self.attempts: tuple[Attempt, ...] = ()
        self.failed_throws: tuple[int, ...] = ()
        self.personal: tuple[int, ...] = (0,) * SEATS
        self.adjust: tuple[int, int] = (0, 0)
        self.ending: Ending | None = None
        self.score: settlement.Score | None = None
        self.scored: events.DealScored | None = None
        self.asking: windows.Asking | None = None
        self.aborted = False
        self.summary: FiveSummary | None = None

    # -- the protocol ------------------------------------------------------------------------------------------------

    @property
    def drawer(self) -> int:
        """Who has the drawing duty and is asked first in the poll: the declarer; in the first deal the start seat."""
        return self.first_seat if self.declarer is None else self.declarer

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def undrawn(self) -> int:
        """Cards still to be dealt."""
        return SEATS * self.settings.hand_size - self.dealt

    @property
    def can_advance(self) -> bool:
        return self.phase == "deal" and self.undrawn > 0

    @property
    def pace(self) -> Pace:
        return "deal"

    @property
    def closes_bidding(self) -> bool:
        """After the last card the poll opens, or the declarer says stop; with one deck the first bid stands."""
        return self.undrawn == 1

    @property
    def patience(self) -> int | None:
        """Seconds a silent person has in the poll before the table passes for it; None without limit (R6.5).

        The model has no clock: its poll ends when all five have passed in a row.
        """
        return (self.settings.bid_final_seconds or None) if self.phase == "poll" else None

    @property
    def scores(self) -> tuple[int, ...]:
        return self.personal

    def pending(self) -> tuple[Decision, ...]:
        """While cards are dealt: every seat that holds an acceptable bid; afterwards the one seat on turn."""
        return pending_of(self._decision, SEATS)

    def _decision(self, seat: int) -> Decision | None:
        if self.phase == "deal":
            if seat == self.drawer and not self.undrawn:
                return Decision(seat, "stop")
            offers = bidding.acceptable_bids(seat, self.hands[seat], self.bids, self.level, self.settings)
            return Decision(seat, "bid") if offers else None
        if seat != self.turn or self.phase == "over":
            return None
        if self.asking is not None and self.asking.window is not None:
            return Decision(seat, self.asking.window)
        if self.phase == "play":
            return Decision(seat, "mine" if self.slot == MINE else "play")
        return Decision(seat, "poll" if self.phase == "poll" else "divide" if self.phase == "divide" else "bury")

    def advance(self) -> list[ev.Event]:
        """Deal one card (R5.1); after the last one the poll opens, or the declarer has to say stop."""
        if not self.can_advance:
            raise ValueError("there is nothing to deal")
        happened = deal_card(self, self.levels)
        if not self.undrawn and self.settings.deal_ceremony == "auto":
            happened += self._open_poll()
        return happened

    def apply(self, seat: int, action: AnyAction) -> list[ev.Event]:
        """Do what the seat asks; raises `Refused` and changes nothing if it may not, ValueError for no seat."""
        check_action(self, view_rules.check, SEATS, seat, action)
        match action:
            case Bid():
                return self._bid(seat, action.cards)
            case PassBid():
                return self._pass(seat)
            case StopDrawing():
                return self._stop(seat)
            case Bury():
                return self._bury(seat, action.cards)
            case Divide():
                return self._divide(seat, action.rear)
            case Play() | Mine():
                return self._play(tuple(sorted(action.cards)))
            case Spend():
                return self._spend(action)
        raise ValueError("no action of this game")

    def clone(self) -> Self:
        return twin_of(self)

    def view(self, seat: int | None) -> FiveView:
        """Built by adding: public facts, then what this seat alone knows."""
        is_declarer = seat is not None and seat == self.declarer and self.trump is not None
        knows_mine = not self.aborted and (is_declarer or self.phase in _SHOWN_TO_ALL)
        return FiveView(
            **shared_facts(self, seat),
            levels=self.levels,
            decision=None if seat is None else self._decision(seat),
            phase=self.phase,
            turn=self.turn,
            settings=self.settings,
            first_deal=self.first_deal,
            slot=self.slot,
            colour=self.colour,
            turned=self.turned,
            taken=self.taken if is_declarer else (),
            mine=self.mine if knows_mine else (),
            buried=self.buried if knows_mine else (),
            mine_count=len(self.bottom) + len(self.mine),
            shown=tuple(self.shown),
            attempts=self.attempts,
            personal=self.personal,
            pair_points=() if self.declarer is None else self.pair_points,
            pairs=() if self.declarer is None else pairs(self.declarer),
            must_levels=self.before.must_levels,
            passed=self.before.passed if self.score is None else self.score.passed,
            cumulative=self.before.cumulative if self.asking is None else self.asking.ledger.cumulative,
            scored=self.scored,
            window=None if self.asking is None else self.asking.window,
            spent=() if self.asking is None else self.asking.ledger.spent,
            undrawn=self.undrawn,
            skipped=tuple(each.seat for each in self.trick.plays if not each.cards),
            last_level=self.last_level,
            left=() if self.ending is None else self.ending.left,
        )

    # -- bidding -----------------------------------------------------------------------------------------------------

    def _stop(self, seat: int) -> list[ev.Event]:
        """The ritual of drawing (R5.4): at any other moment than after the last card it costs levels and the deal."""
        right = not self.undrawn
        happened: list[ev.Event] = [events.DrawingStopped(seat, right)]
        if right:
            return happened + self._open_poll()
        after = standing.after_misdeal(self.before, seat, self.last_level)
        for other, (old, new) in enumerate(zip(self.before.levels, after.levels, strict=True)):
            if old is not None and old != new:
                happened.append(ev.LevelsChanged(other, old, new))
        for other, (old, new) in enumerate(zip(self.before.must_levels, after.must_levels, strict=True)):
            if old != new:
                happened.append(events.MustLevelMoved(other, new))
        self.standing = after
        self.phase = "over"
        self.aborted = True
        return [*happened, ev.DealAborted()]

    def _open_poll(self) -> list[ev.Event]:
        """With one deck the first bid stands, so that nobody is asked after it (R20.2)."""
        self.bottom = self.deck[self.dealt :]
        if self.settings.decks == 1 and self.bids:
            return self._close_bidding()
        self.phase = "poll"
        self.turn = self.drawer
        return [ev.PollOpened(self.turn)]

    def _bid(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        bid = bidding.shown_bid(seat, cards, self.level, self.settings)
        self.bids = (*self.bids, bid)
        self.shown[seat] = _union(self.shown[seat], bid.cards)
        happened: list[ev.Event] = [ev.BidMade(seat, bid.cards, bid.trump, bid.number, bid.colour)]
        if self.phase == "poll":
            self.passes = 0
            self.turn = (seat + 1) % SEATS
            if self.settings.decks == 1:
                return happened + self._close_bidding()
        return happened

    def _pass(self, seat: int) -> list[ev.Event]:
        return pass_bid(self, seat, self._close_bidding)

    def _close_bidding(self) -> list[ev.Event]:
        """Trump, colour and, in the first deal, the declarer; he takes the bottom (R5.3, R6.6, R7, R10.1)."""
        closing = bidding.close_bidding(Bidding.of(self), self.settings)
        declarer, self.colour, self.bidder = closing.declarer, closing.colour, closing.bidder
        self.phase = "divide" if self.settings.mode == "split" else "bury"
        self.shown[declarer] = tuple(sorted((*self.shown[declarer], *closing.turned)))
        return fix_trump(self, closing)

    def _bury(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        self._lay_mine(seat, cards)
        return [ev.Buried(seat, self.mine)]

    def _divide(self, seat: int, rear: tuple[Card, ...]) -> list[ev.Event]:
        self._lay_mine(seat, rear)
        return [events.Divided(seat, self.hands[seat], self.mine)]

    def _lay_mine(self, seat: int, cards: tuple[Card, ...]) -> None:
        """From here on nobody knows where the declarer's shown cards are: any of them may lie in the mine."""
        self.hands[seat] = remove_cards(self.hands[seat], cards)
        self.mine = self.buried = tuple(sorted(cards))
        self.shown[seat] = ()
        self.phase = "play"
        self.slot = seat

    # -- tricks ------------------------------------------------------------------------------------------------------

    @property
    def order(self) -> Order:
        """The order in force once trump is fixed."""
        assert self.trump is not None, "trump is fixed before cards are played"
        settings = self.settings
        return five_order(self.level, self.trump, self.colour, settings.decks, settings.combo_special_tractors)

    @property
    def pair_points(self) -> tuple[int, int]:
        """Deal scores so far; asked when there is a declarer."""
        assert self.declarer is not None, "pairs follow from the declarer"
        return settlement.pair_points(self.declarer, self.personal, self.adjust)

    def _held(self, slot: int) -> tuple[Card, ...]:
        return self.mine if slot == MINE else self.hands[slot]

    def _take_from(self, slot: int, cards: tuple[Card, ...]) -> None:
        rest = remove_cards(self._held(slot), cards)
        if slot == MINE:
            self.mine = rest
        else:
            self.hands[slot] = rest
            self.shown[slot] = tuple((Counter(self.shown[slot]) - Counter(cards)).elements())

    def _play(self, cards: tuple[Card, ...]) -> list[ev.Event]:
        assert self.slot is not None, "a slot is on turn while cards are played"
        slot = self.slot
        happened: list[ev.Event] = []
        if not self.trick.plays:
            cards, happened = self._checked_lead(slot, cards)
            happened.append(ev.LeadMade(slot, cards))
        else:
            happened.append(ev.CardsPlayed(slot, cards) if cards else events.Skipped(slot))
        self._take_from(slot, cards)
        self._add_to_trick(slot, cards)
        return happened + self._go_on()

    def _checked_lead(self, slot: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], list[ev.Event]]:
        """What is led of the cards that were shown (12)."""
        assert self.declarer is not None, "a played deal has a declarer"
        hands = {**dict(enumerate(self.hands)), MINE: self.mine}
        against = throws.opponents(hands, self.declarer, slot, self.settings)
        led, stands = throws.check_lead(self.order, cards, against)
        if stands:
            return led, []
        self.failed_throws = (*self.failed_throws, seat_of(self.declarer, slot))
        self.attempts = (*self.attempts, Attempt(slot, cards))
        self.trick = Trick(attempted=cards)
        if slot != MINE:
            self.shown[slot] = _union(self.shown[slot], cards)
        return led, [ev.ThrowFailed(slot, cards, led), *self._penalise(slot)]

    def _penalise(self, slot: int) -> list[ev.Event]:
        """One deck: a failed throw costs deal points (R20.5)."""
        assert self.declarer is not None, "a played deal has a declarer"
        if self.settings.decks != 1:
            return []
        change = settlement.failed_throw_change(self.declarer, slot)
        return self._adjust("failed_throw", seat_of(self.declarer, slot), change)

    def _adjust(self, reason: events.AdjustReason, seat: int | None, change: tuple[int, int]) -> list[ev.Event]:
        self.adjust = (self.adjust[0] + change[0], self.adjust[1] + change[1])
        return [events.PairsAdjusted(reason, seat, change, self.pair_points)]

    def _add_to_trick(self, slot: int, cards: tuple[Card, ...]) -> None:
        plays = (*self.trick.plays, Played(slot, cards))
        winner = tricks.winning_slot(self.order, plays)
        self.trick = Trick(plays, winner, self.trick.points + points_of(cards), self.trick.attempted)

    def _go_on(self) -> list[ev.Event]:
        """Whose turn is next; a hand of the declarer without cards is passed over. After the sixth the trick ends."""
        assert self.declarer is not None, "a played deal has a declarer"
        order = trick_order(self.declarer, self.trick.plays[0].seat)
        happened: list[ev.Event] = []
        for slot in order[len(self.trick.plays) :]:
            if self._held(slot):
                self._ask(slot)
                return happened
            self._add_to_trick(slot, ())
            happened.append(events.Skipped(slot))
        return happened + self._take_trick()

    def _ask(self, slot: int) -> None:
        assert self.declarer is not None, "a played deal has a declarer"
        self.slot = slot
        self.turn = seat_of(self.declarer, slot)

    def _take_trick(self) -> list[ev.Event]:
        trick, declarer = self.trick, self.declarer
        assert trick.winner is not None and declarer is not None, "a complete trick has a winner"
        won = tricks.credit(trick.plays, declarer, trick.winner)
        self.personal = tuple(old + new for old, new in zip(self.personal, won, strict=True))
        self.tricks = (*self.tricks, trick)
        self.trick = Trick()
        happened: list[ev.Event] = [ev.TrickTaken(trick.winner, trick.points, self.personal)]
        split = self.settings.mode == "split"
        attackers_out = not any(hand for seat, hand in enumerate(self.hands) if seat != declarer)
        if attackers_out or not (self.hands[declarer] or (split and self.mine)):
            return happened + self._end_tricks(trick)
        front, rear = len(self.hands[declarer]), len(self.mine)
        self._ask(tricks.next_leader(declarer, trick.winner, split, front, rear))
        return happened

    # -- the result --------------------------------------------------------------------------------------------------

    def _end_tricks(self, last: Trick) -> list[ev.Event]:
        """The mine is shown, what the last trick brings is booked, the deal is scored (14, 16, R22.6)."""
        declarer = self.declarer
        assert declarer is not None and last.winner is not None, "a played deal has both"
        sides = (self.hands[declarer], self.mine)
        end = self.ending = ending(self.settings, declarer, last.winner, len(last.lead), sides, self.hands)
        self.phase = "windows"
        self.turn = self.slot = None
        happened: list[ev.Event] = [events.MineShown(end.left, end.points)]
        personal = [old + new for old, new in zip(self.personal, end.hand_points, strict=True)]
        if end.winner is not None and end.left:
            personal[end.winner] += end.score
            happened.append(events.MineScored(end.winner, len(end.left), end.points, len(last.lead), end.score))
        self.personal = tuple(personal)
        if end.each_pair:
            happened += self._adjust("cards_left", None, (end.each_pair, end.each_pair))
        if any(end.hand_points):
            change = settlement.pair_points(declarer, end.hand_points)
            happened.append(events.PairsAdjusted("hand_points", None, change, self.pair_points))
        return happened + self._open_windows()

    def _open_windows(self) -> list[ev.Event]:
        """S1 to S5, then whoever may is asked (S6)."""
        declarer = self.declarer
        assert declarer is not None, "a played deal has a declarer"
        score = self.score = settlement.score_deal(
            self.settings, self.before, declarer, self.personal, self.adjust, self.last_level
        )
        self.scored = events.DealScored(
            pair_points=score.pair_points,
            overturned=score.overturned,
            shut_out=score.shut_out,
            gains=score.gains,
            converted=score.converted,
            cumulative=score.cumulative,
            next_declarer=score.next_declarer,
            fee=score.fee,
        )
        ledger = windows.Ledger(
            self.settings,
            self.last_level,
            declarer,
            self.levels,
            score.passed,
            score.cumulative,
            score.gains,
            score.next_declarer,
            score.fee,
        )
        self.asking, opened = windows.begin(ledger, self._last_deal)
        return [self.scored, *opened, *self._after_window(self.asking)]

    @property
    def _last_deal(self) -> bool:
        return 0 < self.start.options.deals <= self.start.deal_no

    def _spend(self, action: Spend) -> list[ev.Event]:
        assert self.asking is not None, "somebody is asked"
        self.asking, happened = windows.answer(self.asking, action)
        return happened + self._after_window(self.asking)

    def _after_window(self, asking: windows.Asking) -> list[ev.Event]:
        self.turn = asking.seat
        return self._settle(asking.ledger) if asking.window is None else []

    def _settle(self, ledger: windows.Ledger) -> list[ev.Event]:
        """Levels, the next declarer and perhaps the end of the match (S6, S7)."""
        assert self.score is not None, "windows open after the deal is scored"
        levels = ledger.final_levels
        won = None in levels
        self.phase = "over"
        self.standing = FiveStanding(
            levels=levels,
            declarer=ledger.next_declarer,
            must_levels=self.before.must_levels,
            passed=self.score.passed,
            cumulative=ledger.cumulative,
        )
        summary = self.summary = self._summarise(self.score, ledger, won or self._last_deal)
        happened: list[ev.Event] = [
            ev.LevelsChanged(seat, old, new)
            for seat, (old, new) in enumerate(zip(self.levels, levels, strict=True))
            if old != new
        ]
        return happened + closing_events(summary, won)

    def _summarise(self, score: settlement.Score, ledger: windows.Ledger, match_over: bool) -> FiveSummary:
        assert self.trump is not None and self.ending is not None, "a played deal has both"
        return FiveSummary(
            deal_no=self.start.deal_no,
            declarer=ledger.declarer,
            trump=self.trump,
            level=self.level,
            levels_before=self.levels,
            levels_after=ledger.final_levels,
            next_declarer=ledger.next_declarer,
            match_winner=settlement.leader(ledger.final_levels, ledger.cumulative) if match_over else None,
            match_over=match_over,
            colour=self.colour,
            bidder=self.bidder,
            pairs=pairs(ledger.declarer),
            pair_points=score.pair_points,
            personal=self.personal,
            mine_left=self.ending.left,
            mine_score=self.ending.score,
            mine_winner=self.ending.winner,
            overturned=score.overturned,
            shut_out=score.shut_out,
            gains=ledger.final_gains,
            converted=score.converted,
            fee=ledger.fee,
            spendings=ledger.spent,
            cumulative_before=self.before.cumulative,
            cumulative_after=ledger.cumulative,
            failed_throws=self.failed_throws,
        )


def _union(first: Sequence[Card], second: Sequence[Card]) -> tuple[Card, ...]:
    """Of two sets of cards known to be in one hand, what is known together: of each face the more."""
    return tuple(sorted((Counter(first) | Counter(second)).elements()))
