# SPDX-License-Identifier: MIT
"""The rounds of the three-player game on a lean table, played out by a quick policy (three_player.md 13 to 15).

A `Table` is one way the hidden cards may lie. It knows no phases and refuses nothing: it is made from what a View shows
and from cards drawn for the rest, so that a choice can be judged by what would follow from it. The policy of a seat
looks at its own playable cards, at the open round and at the cards played before, never at what others hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.order import CLASSES, TRUMP, Order
from shengji_qt.model.three_player import rounds
from shengji_qt.model.three_player.layouts import Layout, Slot, covering
from shengji_qt.model.three_player.points import card_points, round_bonus
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import bottom_score

SEATS: Final = 3
_TRUMP_POWER: Final = 100
_ROUND: Final = 6  # cards of a round
_LATE: Final = 36  # cards played before the last round but one
Cards = tuple[Card, ...]

# The policy's scale is points. Tuned by duplicate hands against its earlier self.
_COMING = 0.8  # points that a card still to be played brings, on average
_TRUMP_COST = 3.5  # keeping a trump, and by its position
_TRUMP_SLOPE = 0.42
_SIDE_SLOPE = 0.15
_BOSS_COST = 2.0  # a card that nothing unplayed of its class beats
_LATE_TRUMP = 0.5  # a trump in the last round but one, more than before: the last round takes the bottom
_FREE = 0.7  # uncovering a hidden card
_FREE_HALF = _FREE / 2  # another card still covers it
_LEAD_BOSS = 3.3
_LEAD_TRUMP = -1.8
_HOLD_SIDE = 0.75  # a boss of the led suit may still be ruffed, by each play behind it
_HOLD_TRUMP = 0.6  # a trump that is not the boss
_HOLD_LOW = 0.45  # any other card that wins for now
_DENY = 0.48  # a point led or risked
_GIVE_DECLARER = 0.4  # a point that an attacker gives to the declarer's card: nobody counts it
_GIVE_RIVAL = 0.5  # to the other attacker's card
_GIVE_ATTACKER = 0.8  # that the declarer gives to an attacker's card
_STAKE_DECLARER = 1.0  # what the declarer makes of points in a round, which he only keeps from others


class HandRules:
    """Tables that all tables of one hand share."""

    __slots__ = (
        "base", "below", "bit", "cls", "declarer", "fresh", "keep", "level", "order", "points", "ranks", "settings",
        "turns",
    )  # fmt: skip

    def __init__(self, settings: ThreeSettings, order: Order, declarer: int) -> None:
        self.settings = settings
        self.order = order
        self.declarer = declarer
        self.level = order.level
        self.cls = order.cls
        self.points = card_points(settings.rule1, settings.rule2)
        self.base = tuple(
            (_TRUMP_POWER if cls == TRUMP else 1) + pos for cls, pos in zip(order.cls, order.pos, strict=True)
        )
        bits = [0] * len(order.cls)
        ranks: list[tuple[int, ...]] = []
        for cls in range(CLASSES):
            ladder = [face for faces in order.at[cls] for face in faces]
            for number, face in enumerate(ladder):
                bits[face] = 1 << number
            ranks.append(tuple(self.base[face] for face in ladder))
        self.bit = tuple(bits)
        self.ranks = tuple(ranks)
        self.keep = tuple(
            _TRUMP_COST + _TRUMP_SLOPE * (power - _TRUMP_POWER) if power >= _TRUMP_POWER else _SIDE_SLOPE * power
            for power in self.base
        )
        self.fresh = settings.fresh_lead
        self.turns = SEATS if settings.rule3 else 2 * SEATS
        self.below = tuple(below(layout) for layout in settings.layouts)


def below(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """By slot: the slots that it covers."""
    slots: tuple[Slot, ...] = layout.slots
    above = covering(slots)
    return tuple(tuple(lower for lower, upper in enumerate(above) if slot in upper) for slot in range(len(slots)))


class Outcome(NamedTuple):
    """A hand played out: points by seat with the bottom score, and what the settlement asks of the last round."""

    points: tuple[int, ...]
    level_capture: bool
    tie: tuple[tuple[int, int], ...]
    capturer: int | None


class Table:
    """One hand in play.

    Attributes:
        play: by seat, hand and face-up cards. hidden: by seat, the card of each face-down slot.
        slot: by seat, the slot of each face-up card. above: by seat and slot, how many unplayed cards cover it.
        freed: by seat, uncovered slots to be turned up. alive: by class, unplayed cards as bits.
        index, led, size, best, winner, total: plays made in the open round, class and number of cards to follow, the
        winning play's power and seat, points in it. made: (power, index, seat, card) of the round.
    """

    __slots__ = (
        "above", "alive", "best", "bottom", "freed", "hidden", "index", "led", "made", "outcome", "play", "points",
        "rules", "size", "slot", "total", "turn", "winner", "won",
    )  # fmt: skip

    def __init__(self, rules: HandRules) -> None:
        self.rules = rules
        self.play: list[list[Card]] = [[], [], []]
        self.hidden: list[dict[int, Card]] = [{}, {}, {}]
        self.slot: list[dict[Card, int]] = [{}, {}, {}]
        self.above: list[list[int]] = [[], [], []]
        self.freed: list[list[int]] = [[], [], []]
        self.alive = [0] * CLASSES
        self.points = [0, 0, 0]
        self.won = [0, 0, 0]
        self.bottom: Sequence[Card] = ()
        self.turn = 0
        self.index = 0
        self.led = 0
        self.size = 1
        self.best = 0
        self.winner = 0
        self.total = 0
        self.made: list[tuple[int, int, int, Card]] = []
        self.outcome: Outcome | None = None

    def copy(self) -> Table:
        """An independent copy; `hidden` and `bottom` never change."""
        twin: Table = object.__new__(Table)
        twin.rules = self.rules
        twin.play = [each[:] for each in self.play]
        twin.hidden = self.hidden
        twin.slot = [each.copy() for each in self.slot]
        twin.above = [each[:] for each in self.above]
        twin.freed = [each[:] for each in self.freed]
        twin.alive = self.alive[:]
        twin.points = self.points[:]
        twin.won = self.won[:]
        twin.bottom = self.bottom
        twin.turn = self.turn
        twin.index = self.index
        twin.led = self.led
        twin.size = self.size
        twin.best = self.best
        twin.winner = self.winner
        twin.total = self.total
        twin.made = self.made[:]
        twin.outcome = self.outcome
        return twin

    # -- the rules of a round ----------------------------------------------------------------------------------------

    def put(self, cards: Sequence[Card]) -> None:
        """The seat on turn plays these."""
        rules = self.rules
        seat, index = self.turn, self.index
        cls, base, points = rules.cls, rules.base, rules.points
        if index == 0 or (index == SEATS and rules.fresh):
            self.led = cls[cards[0]]
            self.size = len(cards)
        if index == 0:
            self.best, self.winner, self.total = 0, seat, 0
            self.made = []
        led = self.led
        play, slots = self.play[seat], self.slot[seat]
        low, high = 999, 0
        for face in cards:
            play.remove(face)
            place = slots.pop(face, -1)
            if place >= 0:
                above = self.above[seat]
                for lower in rules.below[seat][place]:
                    above[lower] -= 1
                    if not above[lower]:
                        self.freed[seat].append(lower)
            number = cls[face]
            self.alive[number] &= ~rules.bit[face]
            self.total += points[face]
            power = base[face] if number in (led, TRUMP) else 0
            self.made.append((-power, index, seat, face))
            low, high = min(low, power), max(high, power)
        if high > self.best and low and (low > _TRUMP_POWER - 1) == (high > _TRUMP_POWER - 1):
            self.best, self.winner = high, seat
        self._next()

    def put_one(self, face: Card) -> None:
        """`put` for one card, which is nearly all that is ever played."""
        rules = self.rules
        seat, index = self.turn, self.index
        number, power = rules.cls[face], rules.base[face]
        if index == 0:
            self.led, self.size, self.winner = number, 1, seat
            self.best = self.total = 0
            self.made = []
        elif index == SEATS and rules.fresh:
            self.led = number
        self.play[seat].remove(face)
        slots = self.slot[seat]
        if face in slots:
            above = self.above[seat]
            for lower in rules.below[seat][slots.pop(face)]:
                above[lower] -= 1
                if not above[lower]:
                    self.freed[seat].append(lower)
        self.alive[number] &= ~rules.bit[face]
        self.total += rules.points[face]
        if number not in (self.led, TRUMP):
            power = 0
        elif power > self.best:
            self.best, self.winner = power, seat
        self.made.append((-power, index, seat, face))
        self._next()

    def _next(self) -> None:
        self.index += 1
        self.turn = (self.turn + 1) % SEATS
        if self.index == self.rules.turns:
            self._end_round()
        elif self.index == SEATS:
            for each in range(SEATS):
                if not self.play[each]:
                    self.turn_up(each)

    def turn_up(self, seat: int) -> None:
        """The uncovered cards of a seat are turned up (14)."""
        freed = self.freed[seat]
        if freed:
            hidden = self.hidden[seat]
            for place in freed:
                face = hidden[place]
                self.play[seat].append(face)
                self.slot[seat][face] = place
            self.freed[seat] = []

    def _end_round(self) -> None:
        winner, count = self.winner, len(self.made)
        self.points[winner] += self.total
        if self.rules.settings.rule2:
            self.points[winner] += round_bonus(self.rules.settings, self.won[winner], count)
        self.won[winner] += count
        for seat in range(SEATS):
            self.turn_up(seat)
        self.index = 0
        self.turn = winner
        if not self.play[winner]:
            self._finish()

    def _finish(self) -> None:
        """The last round is over: the bottom, and the biggest card of each seat (15, 16.3)."""
        rules, winner = self.rules, self.winner
        ranked = sorted(self.made)
        level_capture = False
        capturer = None
        if winner != rules.declarer:
            capturer = winner
            double = ranked[0][2] == winner == ranked[1][2]
            held = sum(rules.points[face] for face in self.bottom)
            self.points[winner] += bottom_score(held, double)
            level_capture = next(face for _, _, seat, face in ranked if seat == winner).rank == rules.level
        tie = tuple(
            rounds.tie_strength(rules.order, [face for _, _, owner, face in ranked if owner == seat])
            for seat in range(SEATS)
        )
        self.outcome = Outcome(tuple(self.points), level_capture, tie, capturer)

    # -- the policy --------------------------------------------------------------------------------------------------

    def run(self) -> Outcome:
        """Play on to the end of the hand."""
        while self.outcome is None:
            legal = self.legal()
            if self.index and self.size > 1:
                self.put(self._pick_many(legal))
            elif len(legal) == 1:
                self.put_one(legal[0])
            else:
                scores = self.lead_scores(legal) if self.leads() else self.follow_scores(legal)
                self.put_one(legal[scores.index(max(scores))])
        return self.outcome

    def leads(self) -> bool:
        """Whether the seat on turn is free to lead any class."""
        return self.index == 0 or (self.index == SEATS and self.rules.fresh)

    def legal(self) -> list[Card]:
        """Cards that may be played next, if it is one."""
        play, rules = self.play[self.turn], self.rules
        if not self.index or (self.index == SEATS and rules.fresh):
            return play
        cls, led = rules.cls, self.led
        return [face for face in play if cls[face] == led] or play

    def pick(self) -> Sequence[Card]:
        """What the policy plays."""
        legal = self.legal()
        return self._pick_many(legal) if self.index and self.size > 1 else (self.ranked(legal)[0],)

    def _pick_many(self, legal: list[Card]) -> Sequence[Card]:
        """A throw is followed: with all cards of the class, the best of them or of the rest (17)."""
        cls, led, size = self.rules.cls, self.led, self.size
        ranked = self.ranked(legal)
        if len(ranked) >= size and (cls[ranked[0]] == led or len(ranked) == len(self.play[self.turn])):
            return ranked[:size]
        rest = self.ranked([face for face in self.play[self.turn] if cls[face] != led])
        return [*ranked, *rest[: size - len(ranked)]]

    def ranked(self, cards: Sequence[Card]) -> list[Card]:
        """Cards as the policy likes to play them, best first."""
        scores = self.lead_scores(cards) if self.leads() else self.follow_scores(cards)
        return [face for _, face in sorted(zip((-each for each in scores), cards, strict=True))]

    def is_boss(self, face: Card) -> bool:
        """Whether nothing unplayed of its class is bigger."""
        rules = self.rules
        cls = rules.cls[face]
        alive = self.alive[cls]
        return not alive or rules.base[face] >= rules.ranks[cls][alive.bit_length() - 1]

    def costs(self, cards: Sequence[Card]) -> list[float]:
        """What it costs to part with each card, its points apart."""
        rules, seat = self.rules, self.turn
        cls, base, ranks, keep, alive = rules.cls, rules.base, rules.ranks, rules.keep, self.alive
        slots, above, below = self.slot[seat], self.above[seat], rules.below[seat]
        late = _LATE_TRUMP if _LATE <= sum(self.won) < _LATE + _ROUND else 0.0
        found = []
        for face in cards:
            number = cls[face]
            value = keep[face]
            if number == TRUMP:
                value += late
            left = alive[number]
            if not left or base[face] >= ranks[number][left.bit_length() - 1]:
                value += _BOSS_COST
            place = slots.get(face, -1)
            if place >= 0:
                for lower in below[place]:
                    value -= _FREE if above[lower] == 1 else _FREE_HALF
            found.append(value)
        return found

    def lead_scores(self, cards: Sequence[Card]) -> list[float]:
        """How well the policy likes to lead each card."""
        rules = self.rules
        found = []
        for face, cost in zip(cards, self.costs(cards), strict=True):
            value = -0.5 * cost
            if self.is_boss(face):
                value += _LEAD_BOSS + 0.5 * rules.points[face]
            else:
                value -= _DENY * rules.points[face]
            found.append(value + _LEAD_TRUMP if rules.cls[face] == TRUMP else value)
        return found

    def follow_scores(self, cards: Sequence[Card]) -> list[float]:
        """How well the policy likes to follow with each card."""
        rules, led, best = self.rules, self.led, self.best
        cls, base, table = rules.cls, rules.base, rules.points
        last = rules.turns - 1 - self.index
        behind = last - 1 if last >= SEATS else last  # plays of others still to come
        stake = self.total + _COMING * last
        seat, winner, declarer = self.turn, self.winner, rules.declarer
        if seat == declarer:
            stake *= _STAKE_DECLARER
        if winner == seat:
            safe = (_HOLD_SIDE if best < _TRUMP_POWER else _HOLD_TRUMP) ** behind
            add = safe - (1.0 - safe) * _DENY
        else:
            add = -(_GIVE_ATTACKER if seat == declarer else _GIVE_DECLARER if winner == declarer else _GIVE_RIVAL)
        found = []
        for face, cost in zip(cards, self.costs(cards), strict=True):
            number, power, points = cls[face], base[face], table[face]
            if power > best and number in (led, TRUMP):
                hold = self._hold(face, number, behind)
                found.append(hold * (stake + points) - (1.0 - hold) * _DENY * points - cost)
            else:
                found.append(add * points - cost)
        return found

    def _hold(self, face: Card, cls: int, behind: int) -> float:
        if not behind:
            return 1.0
        if self.is_boss(face):
            return 1.0 if cls == TRUMP else float(_HOLD_SIDE**behind)
        return float((_HOLD_TRUMP if cls == TRUMP else _HOLD_LOW) ** behind)
