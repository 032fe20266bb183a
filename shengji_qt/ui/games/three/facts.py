# SPDX-License-Identifier: MIT
"""What plates, bars and the label of the half-round show on the table of the three-player game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from shengji_qt.model.cards import Card
from shengji_qt.model.order import Order
from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player import rounds
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import SHUT_OUT, ResultLine, attackers, result_table
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import order_of
from shengji_qt.model.view import Trick
from shengji_qt.ui.panels.score_panel import ScoreBar
from shengji_qt.ui.panels.trump_plate import TrumpFacts
from shengji_qt.ui.scene.seat_item import SeatFacts
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import SUIT_SIGNS, class_text

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage

SEATS: Final = 3
BAR_END: Final = 120  # points at the end of a bar: more is hardly ever won


def asked(view: ThreeView) -> str:
    """What the View's seat is asked, "" for nothing."""
    return view.decision.kind if view.decision is not None else ""


def place_of(view: ThreeView, seat: int, places: int) -> int:
    """The place of a seat: the next one sits to the right, clockwise to the left."""
    own = view.seat or 0
    return (own - seat) % places if view.settings.direction == "clockwise" else (seat - own) % places


# --- plates ---------------------------------------------------------------------------------------------------------


def seat_facts(stage: Stage, place: int) -> SeatFacts:
    """Level, hand cards, and whether an owed must-play level is carried."""
    view: ThreeView | None = stage.view
    if view is None:
        return SeatFacts(stage.names[place], "3", None, 0)
    seat = next(each for each in range(SEATS) if place_of(view, each, SEATS) == place)
    level = view.levels[seat].text
    owed = view.owed[seat]
    words = translate("ThreeTable", "Level {level}, must be won").format(level=owed.text) if owed else ""
    pending = view.seat == seat and asked(view) == "turned" and not stage.own_acted
    return SeatFacts(
        name=stage.names[seat],
        level=level,
        side=None,
        cards=stage.counts[seat],
        declarer=view.declarer == seat,
        turn=stage.turn_at(place) or pending,
        thinking=seat in stage.thinking and place != 0,
        note=stage.notes.get(seat, ""),
        away=stage.away.get(seat, ""),
        words=words,
    )


class RoundFacts(TrumpFacts):
    """The same plate in the words of this game: what four players call a trick is a round here."""

    def lines(self) -> tuple[str, str]:
        first, second = super().lines()
        if self.trick:
            second = translate("ThreeTable", "Deal {deal} · round {n}").format(deal=self.deal_no, n=self.trick)
        return first, second


def trump_facts(view: ThreeView, names: Sequence[str]) -> TrumpFacts:
    number = len(view.tricks) + 1 if view.phase == "play" else 0
    name = names[view.declarer] if view.declarer is not None else ""
    uncalled = view.trump is not None and not view.bids
    return RoundFacts(view.trump, view.level.text, name, view.deal_no, number, view.colour, uncalled)


# --- score bars -----------------------------------------------------------------------------------------------------


def scores(stage: Stage, view: ThreeView) -> list[ScoreBar]:
    """One bar for each attacker; none while nobody is declarer. The player's own comes first."""
    if view.declarer is None or not stage.points:
        return []
    both = sorted(attackers(view.declarer), key=lambda seat: place_of(view, seat, SEATS))
    shut_out = all(stage.points[seat] <= 0 for seat in both)
    return [score_bar(view.settings, stage.names[seat], stage.points[seat], shut_out) for seat in both]


@lru_cache(maxsize=8)
def _lines(settings: ThreeSettings) -> tuple[ResultLine, ...]:
    """The result table; it is asked for with every card that moves."""
    return result_table(settings)


def score_bar(settings: ThreeSettings, name: str, points: int, shut_out: bool = False) -> ScoreBar:
    """The bar of one attacker: every line of the result table is a section; `shut_out`: neither attacker has points."""
    lines = _lines(settings)
    nothing = translate("ThreeTable", "both 0: +{n}").format(n=SHUT_OUT)
    meaning = nothing if shut_out else meaning_text(settings, points)
    bounds = (*(line.low for line in lines), max(BAR_END, lines[-1].low + 20))
    return ScoreBar(name, points, bounds, tuple(short_text(line) for line in lines), meaning)


def line_of(settings: ThreeSettings, points: int) -> ResultLine:
    """The line of the result table that applies to an attacker's points."""
    lines = _lines(settings)
    found = next((line for line in lines if line.high is None or points <= line.high), lines[-1])
    if found.high is None:
        found = found._replace(attacker=found.attacker + (points - found.low) // 20)
    return found


def short_text(line: ResultLine) -> str:
    """A section's label."""
    if line.declarer:
        return translate("ThreeTable", "D +{n}").format(n=line.declarer)
    if line.attacker:
        return translate("ThreeTable", "+{n}").format(n=line.attacker)
    return translate("ThreeTable", "takes over")


def meaning_text(settings: ThreeSettings, points: int) -> str:
    """What an attacker's points give if the hand ended with them."""
    line = line_of(settings, points)
    if line.declarer:
        return translate("ThreeTable", "Declarer +{n}").format(n=line.declarer)
    if line.attacker:
        return translate("ThreeTable", "takes over, +{n}").format(n=line.attacker)
    return translate("ThreeTable", "takes over")


def settled_points(summary: ThreeSummary) -> tuple[int, ...]:
    return summary.points


def won(summary: ThreeSummary, seat: int) -> bool:
    """The declarer wins or loses; an attacker has won who takes over or went up."""
    if seat == summary.declarer:
        return summary.declarer_won
    return summary.next_declarer == seat or summary.gains[seat] > 0


# --- rounds ---------------------------------------------------------------------------------------------------------


def best_index(order: Order, plays: Sequence[tuple[Card, ...]], settings: ThreeSettings) -> int:
    """Which of the plays so far wins."""
    return rounds.winner_of(order, plays, settings.fresh_lead)


def best_spot(stage: Stage, trick: Trick) -> int | None:
    """Where the winning play of a round lies: the place, plus three for a card of the second half."""
    view: ThreeView | None = stage.view
    if view is None or not trick.plays:
        return None
    index = best_index(order_of(view), [play.cards for play in trick.plays], view.settings)
    seat = trick.plays[index].seat
    earlier = sum(play.seat == seat for play in trick.plays[:index])
    return place_of(view, seat, SEATS) + SEATS * earlier


def half_words(view: ThreeView, trick: Trick, names: Sequence[str]) -> tuple[str, str]:
    """Which half of which round is being played, who led it and what: two lines, "" where there is nothing to say."""
    if view.phase != "play":
        return "", ""
    number = len(view.tricks) + 1
    if view.settings.rule3:
        head = translate("ThreeTable", "Round {n}").format(n=number)
    elif len(trick.plays) < SEATS:
        head = translate("ThreeTable", "Round {n} of 8 · first half").format(n=number)
    else:
        head = translate("ThreeTable", "Round {n} of 8 · second half").format(n=number)
    led = rounds.led_cards([play.cards for play in trick.plays], view.settings.fresh_lead)
    if led is None:
        turn = view.turn
        return head, translate("ThreeTable", "To lead: {name}").format(name=names[turn]) if turn is not None else ""
    leader = trick.plays[SEATS if view.settings.fresh_lead and len(trick.plays) > SEATS else 0].seat
    return head, translate("ThreeTable", "{name} led {suit}").format(name=names[leader], suit=class_sign(view, led[0]))


def class_sign(view: ThreeView, card: Card) -> str:
    """The class of a card: a suit with its sign, or trumps."""
    order = order_of(view)
    if order.is_trump(card):
        return class_text("T")
    return f"{SUIT_SIGNS[card.suit]} {class_text('SHCD'[card.suit])}"
