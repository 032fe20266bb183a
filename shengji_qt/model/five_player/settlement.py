# SPDX-License-Identifier: MIT
"""The result of a deal: last trick, deal scores, the declarer's and the attackers' levels (five_player.md 14 to 16).

Tuples go by seat, or by pair as in R3.3: {r1, r3} and {r2, r4}, r counted from the declarer. What players pay for after
the result (S6) stands in `windows`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shengji_qt.model.cards import ACE, Card, Rank, points_of
from shengji_qt.model.five_player.seats import SEATS, attackers, next_to_mine, pair_of, pairs
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding, open_levels

_BIG_SHUT_OUT = 5  # levels of 大光头
CARDS_LEFT = 20  # split mode: deal points of each pair for a card left in both of the declarer's hands (R22.6)
THROW_PENALTY = 20  # deal points, one deck (R20.5)


class Prices(NamedTuple):
    """Personal points, scaled by decks with `result_scale_personal` (A49)."""

    fee: int
    spend_from: int
    spend: int
    claim: int


def prices(settings: FiveSettings) -> Prices:
    """What becoming declarer, Block, Force and Claim cost (S4, S6)."""
    decks = settings.decks if settings.result_scale_personal else 2
    return Prices(60 * decks // 2, 150 * decks // 2, 100 * decks // 2, 200 * decks // 2)


def bottom_score(left: Sequence[Card], size: int, settings: FiveSettings) -> int:
    """What an attacker gets for winning a last trick of `size` cards while `left` lies in the mine (R14.1)."""
    return bottom_value(len(left), points_of(left), size, settings.last_trick_formula == "bracket")


def bottom_value(cards: int, points: int, size: int, bracket: bool) -> int:
    """`bottom_score` in integers alone."""
    if bracket:
        return (5 * cards + points) * (size + 1)
    return 5 * cards + points * (size + 1)


def cards_left_points(front: Sequence[Card], rear: Sequence[Card]) -> int:
    """Split mode: deal points of each pair for cards left in both hands of the declarer (R22.6)."""
    return CARDS_LEFT * min(len(front), len(rear))


def pair_points(declarer: int, personal: Sequence[int], adjust: Sequence[int] = (0, 0)) -> tuple[int, int]:
    """Deal scores of the pairs (R15.4), with what touches only them (R20.5, R22.7)."""
    first, second = (sum(personal[seat] for seat in pair) for pair in pairs(declarer))
    return first + adjust[0], second + adjust[1]


class Score(NamedTuple):
    """A deal up to the windows (S1 to S5).

    `gains`: levels each rises, never beyond the last level; the declarer's win there counts 1. `converted`: points
    instead of levels. `cumulative`: after points, fee and conversion. `fee`: what the new declarer paid.
    """

    pair_points: tuple[int, int]
    overturned: bool
    shut_out: bool
    gains: tuple[int, ...]
    converted: tuple[int, ...]
    passed: tuple[bool, ...]
    cumulative: tuple[int, ...]
    next_declarer: int
    fee: int


def score_deal(
    settings: FiveSettings,
    standing: FiveStanding,
    declarer: int,
    personal: Sequence[int],
    adjust: Sequence[int] = (0, 0),
    last_level: Rank = ACE,
) -> Score:
    """S1 to S5 of section 16; `adjust`: extra deal points by pair, `last_level`: takes the place of A."""
    levels = open_levels(standing)
    scores = pair_points(declarer, personal, adjust)
    cumulative = [
        before + (0 if seat == declarer else personal[seat]) for seat, before in enumerate(standing.cumulative)
    ]
    passed = list(standing.passed)
    overturned = max(scores) >= settings.overturn
    shut_out = max(scores) <= 0
    gains, converted = [0] * SEATS, [0] * SEATS
    chosen, fee = declarer, 0
    if overturned:
        chosen = _overturner(settings, declarer, scores, cumulative)
        fee = min(prices(settings).fee, cumulative[chosen])
        cumulative[chosen] -= fee
        gains[declarer] = _consolation(settings, standing, declarer, scores, last_level)
    else:
        passed[declarer] = True
        gained = declarer_gain(settings, scores)
        gains[declarer] = min(gained, last_level - levels[declarer]) if levels[declarer] < last_level else 1
    for pair, score in zip(pairs(declarer), scores, strict=True):
        won = attackers_gain(settings, score)
        for seat in pair:
            if passed[seat]:
                gains[seat] = min(won, last_level - levels[seat])
            else:
                converted[seat] = settings.step * won
                cumulative[seat] += converted[seat]
    return Score(
        scores, overturned, shut_out, tuple(gains), tuple(converted), tuple(passed), tuple(cumulative), chosen, fee
    )


def declarer_gain(settings: FiveSettings, scores: Sequence[int]) -> int:
    """Levels of a declarer who was not overturned, before the cap (S3)."""
    if max(scores) <= 0:
        return _BIG_SHUT_OUT
    if settings.result_declarer_gain == "best_pair":
        return _gain_against(settings, max(scores))
    return sum(_gain_against(settings, score) for score in scores)


def attackers_gain(settings: FiveSettings, score: int) -> int:
    """Levels that a pair's deal score is worth (S5)."""
    return max((score - settings.overturn) // settings.step, 0)


def line_bounds(settings: FiveSettings) -> tuple[int, ...]:
    """Where the lines of the result table begin: a pair by itself (16)."""
    turn, step = settings.overturn, settings.step
    return 0, step, turn, turn + step, turn + 2 * step


def _gain_against(settings: FiveSettings, score: int) -> int:
    return 2 if score < settings.step else 1


def consoled(settings: FiveSettings, passed: bool, level: Rank, last_level: Rank) -> bool:
    """Whether a declarer at `level` whom one pair overturns still gains against the other one (S4, A35)."""
    return settings.result_overturned_declarer_gain and passed and level < last_level


def _consolation(
    settings: FiveSettings, standing: FiveStanding, declarer: int, scores: Sequence[int], last_level: Rank
) -> int:
    """What an overturned declarer still gains against the one pair below T (`result_overturned_declarer_gain`)."""
    level = open_levels(standing)[declarer]
    below = min(scores)
    if below >= settings.overturn or not consoled(settings, standing.passed[declarer], level, last_level):
        return 0
    return min(_gain_against(settings, below), last_level - level)


def _overturner(settings: FiveSettings, declarer: int, scores: Sequence[int], cumulative: Sequence[int]) -> int:
    """The new declarer after an overturn (S4)."""
    own = {
        seat: score
        for pair, score in zip(pairs(declarer), scores, strict=True)
        for seat in pair
        if score >= settings.overturn
    }

    def rank(seat: int) -> tuple[int, int, bool, int]:
        together = own[seat] + cumulative[seat]  # with one pair both members have the same deal score
        return together, own[seat], seat in next_to_mine(declarer), -((seat - declarer) % SEATS)

    return max(own, key=rank)


def failed_throw_change(declarer: int, thrower: int) -> tuple[int, int]:
    """One deck: what a failed throw from slot `thrower` changes in the pairs' deal scores (R20.5).

    The declarer's gives each pair 20, an attacker's costs his own pair 20.
    """
    if thrower not in attackers(declarer):
        return THROW_PENALTY, THROW_PENALTY
    return (0, -THROW_PENALTY) if pair_of(declarer, thrower) else (-THROW_PENALTY, 0)


def ranking(levels: Sequence[Rank | None], cumulative: Sequence[int]) -> tuple[int, ...]:
    """The seats from the first to the last place: the complete victory (None), then by level, then by cumulative score
    (S6.2); equal ones in seat order.
    """
    return tuple(sorted(range(SEATS), key=lambda seat: _standing_of(levels, cumulative, seat), reverse=True))


def leader(levels: Sequence[Rank | None], cumulative: Sequence[int]) -> int | None:
    """Who wins a match that ends: the first place, None if it is shared."""
    first, second, *_ = ranking(levels, cumulative)
    shared = _standing_of(levels, cumulative, first) == _standing_of(levels, cumulative, second)
    return None if shared else first


def _standing_of(levels: Sequence[Rank | None], cumulative: Sequence[int], seat: int) -> tuple[bool, int, int]:
    level = levels[seat]
    return level is None, level or 0, cumulative[seat]
