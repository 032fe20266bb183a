# SPDX-License-Identifier: MIT
"""What a seat may know of a running hand (three_player.md 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shengji_qt.model.cards import Card
from shengji_qt.model.dealing import shared_facts
from shengji_qt.model.three_player import settlement
from shengji_qt.model.three_player.bidding import SEATS, STOCK
from shengji_qt.model.three_player.view import ThreeView

if TYPE_CHECKING:
    from shengji_qt.model.three_player.game import ThreeGame


def view_of(game: ThreeGame, seat: int | None) -> ThreeView:
    """The View of a seat, None a spectator: public facts, then what this seat alone knows."""
    asked = game.pending()
    decision = next((each for each in asked if each.seat == seat), None)
    newest = game.newest if game.phase in ("draw", "poll") else None
    declares = seat is not None and seat == game.declarer and (bool(game.taken) and not game.aborted)
    shown = game.phase in ("lower", "over") and not game.aborted
    may_know_ways = declares or game.settings.displaced_destination_public
    return ThreeView(
        **shared_facts(game, seat),
        levels=tuple(level or game.ladder.last for level in game.live.levels),  # a winner stands past the last
        decision=decision,
        phase=game.phase,
        turn=asked[0].seat if len(asked) == 1 and not asked[0].optional else None,
        settings=game.settings,
        first_hand=game.first_hand,
        tableaus=tuple(each.piles() for each in game.tableaus),
        declined=tuple(game.declined),
        turned_now=next((face for owner, face in game.waiting if owner == seat), None) if decision else None,
        colour=game.colour,
        bid_phase=game.bid_phase,
        stock_count=STOCK - sum(map(len, game.drawn)),
        drawn=() if seat is None else game.drawn[seat],
        just_drawn=newest[1] if newest is not None and newest[0] == seat else None,
        shown=tuple(_known_in_hand(game, each) for each in range(SEATS)),
        points=tuple(game.points),
        cards_won=tuple(game.cards_won),
        bottom_count=len(game.bottom),
        bottom=game.bottom if shown or declares else (),
        taken=game.taken if declares else (),
        locked=game.locked if declares and game.phase in ("draw", "bury") else (),
        exchanged=game.exchanged,
        displaced_buried=_displaced_buried(game),
        displaced=tuple(move.to if may_know_ways else "" for move in game.moves),
        judged=game.judging[0] if game.judging else None,
        overflow=game.settled.overflow if game.settled is not None else settlement.NOTHING,
        lowered=game.lowered,
        owed=game.live.owed,
        passed=game.live.passed,
        last_level=game.ladder.last,
    )


def _displaced_buried(game: ThreeGame) -> int:
    return sum(move.to == "bottom" for move in game.moves)


def _known_in_hand(game: ThreeGame, seat: int) -> tuple[Card, ...]:
    """Cards that everybody knows to be in this hand: the bidding card of bidding #2, and displaced cards if their
    way is public. Once the declarer has buried hand cards, the bidding card may be among them (10).
    """
    may_be_buried = seat == game.declarer and game.phase == "play" and len(game.bottom) > _displaced_buried(game)
    bids = () if may_be_buried or game.bid_phase != 2 else game.bids
    known = [each for bid in bids if bid.seat == seat for each in bid.cards]
    if seat == game.declarer and game.settings.displaced_destination_public:
        known += game.locked
    return tuple(each for each in known if each in game.hands[seat])
