# SPDX-License-Identifier: MIT
"""Block, force and claim: what players may pay for after a deal is scored (five_player.md S6).

In each window the players are asked in turn order, beginning after the old declarer: once whether they claim, and again
after each block or level that they paid for. A claim is paid when all have been asked, since the highest cumulative
score gets it; until then nobody is told who claims.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from shengji_qt.model.actions import Spend
from shengji_qt.model.cards import Rank
from shengji_qt.model.events import Event
from shengji_qt.model.five_player.events import PointsSpent, SpenderAsked, Window, WindowOpened
from shengji_qt.model.five_player.seats import SEATS
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import Prices, prices
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.summaries import Spending

WINDOWS: Final[tuple[Window, ...]] = ("block", "force", "claim")


class Ledger(NamedTuple):
    """What decides who may pay. `levels`: before the settlement; `gains` before blocks; `cumulative`: now.

    `declarer`: of the deal that was scored. `next_declarer` unless somebody claims, `fee`: what that one paid.
    """

    settings: FiveSettings
    last_level: Rank
    declarer: int
    levels: tuple[Rank, ...]
    passed: tuple[bool, ...]
    cumulative: tuple[int, ...]
    gains: tuple[int, ...]
    next_declarer: int
    fee: int
    spent: tuple[Spending, ...] = ()

    @property
    def blocked(self) -> frozenset[int]:
        """Seats whose gain was cancelled."""
        return blocked_seats(self.spent)

    @property
    def final_gains(self) -> tuple[int, ...]:
        """Levels of this settlement: blocked ones cancelled, forced ones added."""
        forced = [each.seat for each in self.spent if each.window == "force"]
        return tuple((0 if seat in self.blocked else gain) + forced.count(seat) for seat, gain in enumerate(self.gains))

    @property
    def final_levels(self) -> tuple[Rank | None, ...]:
        """None: the declarer won at the last level, which is the complete victory (S6)."""
        raised = [level + gain for level, gain in zip(self.levels, self.final_gains, strict=True)]
        return tuple(Rank(level) if level <= self.last_level else None for level in raised)

    def pay(self, spending: Spending) -> Self:
        """The ledger after an allowed payment; a claim displaces the next declarer, who gets the fee back."""
        cumulative = list(self.cumulative)
        if spending.window != "claim":
            cumulative[spending.seat] -= prices(self.settings).spend
            return self._replace(cumulative=tuple(cumulative), spent=(*self.spent, spending))
        cumulative[self.next_declarer] += self.fee
        cumulative[spending.seat] = 0
        return self._replace(
            cumulative=tuple(cumulative), spent=(*self.spent, spending), next_declarer=spending.seat, fee=0
        )


def blocked_seats(spent: Sequence[Spending]) -> frozenset[int]:
    """Whose gain has been cancelled by what was paid (S6)."""
    return frozenset(each.target for each in spent if each.target is not None)


def needed(costs: Prices, window: Window) -> int:
    """The cumulative score that a window asks for."""
    return costs.claim if window == "claim" else costs.spend_from


def targets(ledger: Ledger, seat: int) -> tuple[int, ...]:
    """Whom `seat` may block: others at the highest level before the settlement whose gain still stands."""
    top = max(ledger.levels)
    gaining = (other for other in range(SEATS) if ledger.gains[other] and other not in ledger.blocked)
    return tuple(other for other in gaining if other != seat and ledger.levels[other] == top)


def refusal(ledger: Ledger, window: Window, seat: int, target: int | None = None) -> Refusal | None:
    """Why `seat` may not pay in this window, or None."""
    if target is not None and window != "block":
        return Refusal("spend_target")
    wanted, have = needed(prices(ledger.settings), window), ledger.cumulative[seat]
    if have < wanted:
        return Refusal("spend_points", {"needed": wanted, "have": have})
    if window == "claim":
        return Refusal("spend_taken") if seat == ledger.next_declarer else None
    if not ledger.passed[seat]:
        return Refusal("spend_not_passed")
    if window == "force":
        level = ledger.final_levels[seat]
        return Refusal("spend_level") if level is None or level >= ledger.last_level else None
    if target is not None and target in ledger.blocked:
        return Refusal("spend_taken")
    return None if target in targets(ledger, seat) else Refusal("spend_target")


def choices(ledger: Ledger, window: Window, seat: int) -> tuple[Spend, ...]:
    """The ways in which `seat` may pay in this window; none: it is not asked."""
    aims: Sequence[int | None] = targets(ledger, seat) if window == "block" else (None,)
    return tuple(Spend(True, aim) for aim in aims if refusal(ledger, window, seat, aim) is None)


def next_turn(ledger: Ledger, window: Window, done: int) -> int | None:
    """The first turn after `done` whose seat may pay; None: the window closes. Turn t is the t-th seat after the
    declarer of the deal, who is the fifth.
    """
    turns = range(done + 1, SEATS + 1)
    return next((turn for turn in turns if choices(ledger, window, seat_of_turn(ledger, turn))), None)


def seat_of_turn(ledger: Ledger, turn: int) -> int:
    """The seat whose turn it is in a window."""
    return (ledger.declarer + turn) % SEATS


def claim_winner(ledger: Ledger, claimants: Sequence[int]) -> int | None:
    """Who gets the declarership: the highest cumulative score, then first in turn (S6.4)."""

    def rank(seat: int) -> tuple[int, int]:
        return ledger.cumulative[seat], -((seat - ledger.declarer - 1) % SEATS)

    return max(claimants, key=rank, default=None)


def ledger_of(view: FiveView) -> Ledger:
    """The ledger as every seat knows it; ValueError before the deal is scored."""
    scored, declarer = view.scored, view.declarer
    if scored is None or declarer is None:
        raise ValueError("the deal is not scored")
    return Ledger(
        view.settings,
        view.last_level,
        declarer,
        view.levels,
        view.passed,
        view.cumulative,
        scored.gains,
        scored.next_declarer,
        scored.fee,
        view.spent,
    )


def check_spend(view: FiveView, action: Spend) -> Refusal | None:
    """Why this seat, which is asked in the open window, may not answer so; keeping the points is always allowed."""
    if not action.use:
        return None
    if view.window is None or view.seat is None:
        return Refusal("wrong_phase")
    return refusal(ledger_of(view), view.window, view.seat, action.target)


def spend_options(view: FiveView) -> list[Spend]:
    """All answers in the open window: to keep the points first."""
    if view.window is None or view.seat is None:
        return []
    return [Spend(False), *choices(ledger_of(view), view.window, view.seat)]


class Asking(NamedTuple):
    """Who is asked: turn `turn` of `window`; no window: all windows are closed. `claims` so far, told at the end.

    `last_deal`: no deal follows, so that nobody claims.
    """

    ledger: Ledger
    last_deal: bool
    window: Window | None = None
    turn: int = 0
    claims: tuple[int, ...] = ()

    @property
    def seat(self) -> int | None:
        """The seat that is asked."""
        return None if self.window is None else seat_of_turn(self.ledger, self.turn)


def begin(ledger: Ledger, last_deal: bool) -> tuple[Asking, list[Event]]:
    """Open the first window in which anybody may pay; none with `result_spending` off."""
    if not ledger.settings.result_spending:
        return Asking(ledger, last_deal), []
    return _open(Asking(ledger, last_deal), WINDOWS)


def answer(asking: Asking, action: Spend) -> tuple[Asking, list[Event]]:
    """What the seat that is asked wants, which must be allowed; then who is asked next.

    Where nothing was paid that is told alike, so that a claim is not told from points that were kept.
    """
    window, seat = asking.window, asking.seat
    assert window is not None and seat is not None, "somebody is asked"
    done, happened = asking.turn, list[Event]()
    if action.use and window == "claim":
        asking = asking._replace(claims=(*asking.claims, seat))
    elif action.use:
        asking, happened = _paid(asking, Spending(seat, window, action.target))
        done -= 1  # block and force may be repeated (S6.3, A41)
    turn = next_turn(asking.ledger, window, done)
    if turn is not None:
        return asking._replace(turn=turn), happened or [SpenderAsked(seat_of_turn(asking.ledger, turn), window)]
    asking, closed = _close(asking, window)
    return asking, happened + closed


def _close(asking: Asking, window: Window) -> tuple[Asking, list[Event]]:
    happened: list[Event] = []
    if window == "claim":
        winner = claim_winner(asking.ledger, asking.claims)
        if winner is not None:
            asking, happened = _paid(asking, Spending(winner, "claim"))
    asking, opened = _open(asking, WINDOWS[WINDOWS.index(window) + 1 :])
    return asking, happened + opened


def _open(asking: Asking, left: Sequence[Window]) -> tuple[Asking, list[Event]]:
    """The first of these windows in which anybody may pay; after a complete victory there is nothing to pay for."""
    for window in left:
        won = window != "block" and None in asking.ledger.final_levels
        if won or (window == "claim" and asking.last_deal):
            break
        turn = next_turn(asking.ledger, window, 0)
        if turn is not None:
            return asking._replace(window=window, turn=turn), [WindowOpened(window)]
    return asking._replace(window=None, turn=0), []


def _paid(asking: Asking, spending: Spending) -> tuple[Asking, list[Event]]:
    ledger = asking.ledger.pay(spending)
    told = PointsSpent(spending.seat, spending.window, spending.target, ledger.cumulative[spending.seat])
    return asking._replace(ledger=ledger), [told]
