# SPDX-License-Identifier: MIT
"""One deal of the four-player game, from the first card to its result (four_player.md 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, PassBid, Play
from shengji_qt.model.cards import Card, Trump, full_deck, points_of, remove_cards
from shengji_qt.model.dealing import (
    Bidding,
    check_action,
    check_begin,
    closing_events,
    deal_card,
    fix_trump,
    leader,
    pass_bid,
    pending_of,
    shared_facts,
    twin_of,
)
from shengji_qt.model.four_player import bidding, settlement, view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView, Phase
from shengji_qt.model.game import DealStart, Pace, Standing
from shengji_qt.model.order import Order, four_order
from shengji_qt.model.summaries import FourSummary
from shengji_qt.model.tricks import check_throw, winner_of
from shengji_qt.model.view import BidShown, Played, Trick

SEATS: Final = 4
SIDES: Final = 2


class FourGame:
    """Implements `model.game.Game`.

    Attributes:
        summary: set when the deal is scored.
        standing: what the next deal begins with; changes when the deal is scored.
        level, levels: the level rank, that of the declarers' side (5), and the levels by side as the deal began.
        aborted: True when nobody bid and the cards are to be shuffled again.
    """

    def __init__(self, settings: FourSettings, start: DealStart, deck: Sequence[Card], first_seat: int) -> None:
        """`deck`: all cards in the order they are dealt; ValueError if it is not a full deck."""
        self.standing: Standing = start.standing
        check_begin(deck, full_deck(settings.decks), SEATS, first_seat, self.standing.declarer)
        self.levels = tuple(level for level in self.standing.levels if level is not None)
        self.level = self.levels[(self.standing.declarer or 0) % SIDES]
        self.settings = settings
        self.start = start
        self.deck = tuple(deck)
        self.first_seat = first_seat
        self.phase: Phase = "deal"
        self.hands: list[tuple[Card, ...]] = [()] * SEATS
        self.dealt = 0
        self.bids: tuple[BidShown, ...] = ()
        self.passes = 0
        self.turn: int | None = None
        self.first_round = self.standing.declarer is None
        self.declarer = self.standing.declarer
        self.trump: Trump | None = None
        self.bottom: tuple[Card, ...] = ()
        self.taken: tuple[Card, ...] = ()
        self.turned: tuple[Card, ...] = ()
        self.trick = Trick()
        self.tricks: tuple[Trick, ...] = ()
        self.attacker_points = 0
        self.failed_throws: tuple[int, ...] = ()
        self.aborted = False
        self.summary: FourSummary | None = None

    # -- the protocol ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def can_advance(self) -> bool:
        return self.phase == "deal"

    @property
    def pace(self) -> Pace:
        return "deal"

    @property
    def closes_bidding(self) -> bool:
        """The last card opens the poll (7.3)."""
        return self.dealt == SEATS * self.settings.hand_size - 1

    @property
    def patience(self) -> int | None:
        return None

    @property
    def scores(self) -> tuple[int, ...]:
        return (self.attacker_points,)

    def pending(self) -> tuple[Decision, ...]:
        """While cards are dealt: every seat that holds an acceptable bid; afterwards the one seat on turn."""
        return pending_of(self._decision, SEATS)

    def _decision(self, seat: int) -> Decision | None:
        if self.phase == "deal":
            if self.settings.bid_window == "after_deal":
                return None
            hand = self.hands[seat]
            offers = bidding.acceptable_bids(seat, hand, self.bids, self.level, self.settings)
            return Decision(seat, "bid") if offers else None
        if seat != self.turn:
            return None
        if self.phase == "poll":
            return Decision(seat, "poll")
        return Decision(seat, "bury" if self.phase == "bury" else "play")

    def advance(self) -> list[ev.Event]:
        """Deal one card; after the last one the poll opens (6, 7.3)."""
        if not self.can_advance:
            raise ValueError("there is nothing to deal")
        happened = deal_card(self, self.levels)
        if self.dealt == SEATS * self.settings.hand_size:
            self.bottom = self.deck[self.dealt :]
            self.phase = "poll"
            self.turn = self.first_seat if self.declarer is None else self.declarer
            happened.append(ev.PollOpened(self.turn))
        return happened

    def apply(self, seat: int, action: AnyAction) -> list[ev.Event]:
        """Do what the seat asks; raises `Refused` and changes nothing if it may not, ValueError for no seat."""
        check_action(self, view_rules.check, SEATS, seat, action)
        match action:
            case Bid():
                return self._bid(seat, action.cards)
            case PassBid():
                return self._pass(seat)
            case Bury():
                return self._bury(seat, action.cards)
            case Play():
                return self._play(seat, action.cards)
            case _:
                raise AssertionError("the rules refuse every other action")

    def view(self, seat: int | None) -> FourView:
        """Built by adding: public facts, then what this seat alone knows."""
        knows_bottom = self.phase == "over" or (self.phase == "play" and seat == self.declarer)
        is_declarer = seat is not None and seat == self.declarer and self.phase in ("bury", "play", "over")
        return FourView(
            **shared_facts(self, seat),
            levels=self.levels,
            decision=None if seat is None else self._decision(seat),
            settings=self.settings,
            phase=self.phase,
            first_round=self.first_round,
            turn=self.turn,
            attacker_points=self.attacker_points,
            bottom_count=len(self.bottom),
            bottom=self.bottom if knows_bottom and not self.aborted else (),
            taken=self.taken if is_declarer else (),
            turned=self.turned,
            last_level=self.start.options.last_level,
        )

    def clone(self) -> Self:
        return twin_of(self)

    # -- bidding -----------------------------------------------------------------------------------------------------

    def _bid(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        shown = bidding.shown_bid(seat, cards, self.level, self.settings)
        self.bids = (*self.bids, shown)
        if self.phase == "poll":
            self.passes = 0
            self.turn = (seat + 1) % SEATS
        return [ev.BidMade(seat, shown.cards, shown.trump, shown.number)]

    def _pass(self, seat: int) -> list[ev.Event]:
        return pass_bid(self, seat, self._close_bidding)

    def _close_bidding(self) -> list[ev.Event]:
        closing = bidding.close_bidding(Bidding.of(self), self.settings)
        if closing is None:
            self.phase = "over"
            self.turn = None
            self.aborted = True
            return [ev.DealAborted()]
        self.phase = "bury"
        return fix_trump(self, closing)

    def _bury(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        self.hands[seat] = remove_cards(self.hands[seat], cards)
        self.bottom = tuple(sorted(cards))
        self.phase = "play"
        return [ev.Buried(seat, self.bottom)]

    # -- tricks ------------------------------------------------------------------------------------------------------

    def _play(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        cards = tuple(sorted(cards))
        if not self.trick.plays:
            return self._lead(seat, cards)
        self.hands[seat] = remove_cards(self.hands[seat], cards)
        self._add_to_trick(seat, cards)
        happened: list[ev.Event] = [ev.CardsPlayed(seat, cards)]
        return happened + self._take_trick() if len(self.trick.plays) == SEATS else happened

    def _lead(self, seat: int, cards: tuple[Card, ...]) -> list[ev.Event]:
        others = [self.hands[each] for each in range(SEATS) if each != seat]
        led = tuple(sorted(check_throw(self.order, cards, others, self.settings.throw_fail_order == "ascending")))
        happened: list[ev.Event] = []
        if led != cards:
            self.failed_throws = (*self.failed_throws, seat)
            happened.append(ev.ThrowFailed(seat, cards, led))
            happened += self._penalise(seat)
            self.trick = Trick(attempted=cards)
        self.hands[seat] = remove_cards(self.hands[seat], led)
        self._add_to_trick(seat, led)
        return [*happened, ev.LeadMade(seat, led)]

    def _penalise(self, seat: int) -> list[ev.Event]:
        before = self.attacker_points
        self.attacker_points = settlement.after_failed_throw(before, self._side(seat), self.settings)
        change = self.attacker_points - before
        return [ev.PenaltyScored(seat, change, self.attacker_points)] if change else []

    def _add_to_trick(self, seat: int, cards: tuple[Card, ...]) -> None:
        plays = (*self.trick.plays, Played(seat, cards))
        winner = plays[winner_of(self.order, [each.cards for each in plays])].seat
        points = self.trick.points + points_of(cards)
        self.trick = Trick(plays, winner, points, self.trick.attempted)
        self.turn = (seat + 1) % SEATS

    def _take_trick(self) -> list[ev.Event]:
        trick = self.trick
        assert trick.winner is not None, "a complete trick has a winner"
        if self._side(trick.winner) == "attackers":
            self.attacker_points += trick.points
        self.tricks = (*self.tricks, trick)
        self.trick = Trick()
        self.turn = trick.winner
        happened: list[ev.Event] = [ev.TrickTaken(trick.winner, trick.points, (self.attacker_points,))]
        return happened if self.hands[trick.winner] else happened + self._settle(trick)

    @property
    def order(self) -> Order:
        """The order in force once trump is fixed."""
        assert self.trump is not None, "trump is fixed before cards are played"
        return four_order(self.level, self.trump, self.settings.nt_level_joker_tractor)

    def _side(self, seat: int) -> settlement.Side:
        assert self.declarer is not None, "sides are known once there is a declarer"
        return "declarers" if seat % SIDES == self.declarer % SIDES else "attackers"

    # -- the result --------------------------------------------------------------------------------------------------

    def _settle(self, last: Trick) -> list[ev.Event]:
        assert self.declarer is not None and last.winner is not None, "a played deal has both"
        start, options = self.start, self.start.options
        trick_points = self.attacker_points
        capture = None
        if self._side(last.winner) == "attackers":
            winning = next(each.cards for each in last.plays if each.seat == last.winner)
            capture = settlement.Capture(winning, last.lead)
        score = settlement.score_round(
            self.order,
            self.settings,
            self.levels,
            self.declarer,
            trick_points,
            self.bottom,
            capture,
            options.last_level,
        )
        self.attacker_points = score.total
        self.phase = "over"
        self.turn = None
        passed = None in score.levels
        self.summary = self._summarise(score, trick_points, passed or 0 < options.deals <= start.deal_no)
        self.standing = Standing(levels=score.levels, declarer=score.next_declarer)
        happened: list[ev.Event] = [ev.BottomShown(self.declarer, self.bottom, score.bottom_points)]
        if score.multiplier is not None:
            kind, length, factor = score.multiplier
            happened.append(ev.BottomCaptured(last.winner, kind, length, score.bottom_points, factor, score.bonus))
        return happened + self._tell_result(score, self.summary, passed)

    def _summarise(self, score: settlement.RoundScore, trick_points: int, match_over: bool) -> FourSummary:
        assert self.declarer is not None and self.trump is not None, "a played deal has both"
        return FourSummary(
            deal_no=self.start.deal_no,
            declarer=self.declarer,
            trump=self.trump,
            level=self.level,
            trick_points=trick_points,
            bottom_points=score.bottom_points,
            multiplier=score.multiplier.factor if score.multiplier else 0,
            points=score.total,
            winner=score.result.winner,
            gain=score.result.gain,
            swap=score.result.swap,
            levels_before=self.levels,
            levels_after=score.levels,
            next_declarer=score.next_declarer,
            match_winner=leader(score.levels) if match_over else None,
            match_over=match_over,
            failed_throws=self.failed_throws,
        )

    def _tell_result(self, score: settlement.RoundScore, summary: FourSummary, passed: bool) -> list[ev.Event]:
        happened: list[ev.Event] = []
        before = list(self.levels)
        own = summary.declarer % SIDES
        if score.demoted_to is not None:
            happened.append(ev.LevelsChanged(own, before[own], score.demoted_to, demoted=True))
            before[own] = score.demoted_to
        if score.levels[score.side] != before[score.side]:
            happened.append(ev.LevelsChanged(score.side, before[score.side], score.levels[score.side]))
        return happened + closing_events(summary, passed)
