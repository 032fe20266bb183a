# SPDX-License-Identifier: MIT
"""A match of the three-player game as text: what the other games have not, or say otherwise."""

from __future__ import annotations

from typing import Final

from shengji_qt.model import events as ev
from shengji_qt.model.cards import cards_text
from shengji_qt.model.notation_lines import Handler, Words, Writer, buried, levels_text, numbers_text, times, trump_text
from shengji_qt.model.summaries import ThreeSummary
from shengji_qt.model.three_player import events as three
from shengji_qt.model.three_player.view import Pile, ThreeView

_STAGES: Final = {"bidding": "Turned", "rest": "Turned after the bid", "half": "Turned at half", "round": "Turned"}


def _cards_turned(writer: Writer, happened: three.CardsTurned) -> None:
    cards = ", ".join(f"{each.seat} {each.card.text} in slot {each.slot}" for each in happened.turned)
    writer.add(f"{_STAGES[happened.stage]}: {cards}")


def _bid_made(writer: Writer, happened: ev.BidMade) -> None:
    drawn = sum(map(len, writer.dealt))
    when = f"after {times(drawn, 'card')} drawn" if drawn else "with the card just turned up"
    writer.add(f"Bid: {happened.seat} shows {cards_text(happened.cards)} for {trump_text(happened)} {when}")


def _bid_declined(writer: Writer, happened: three.BidDeclined) -> None:
    writer.add(f"{happened.seat} declines to bid with {happened.card.text}")


def _trump_fixed(writer: Writer, happened: ev.TrumpFixed) -> None:
    called = "" if happened.bidder is not None else " (nobody bids)"
    writer.add(f"Trump {trump_text(happened)}, declarer {happened.declarer}{called}")


def _swapped(writer: Writer, happened: three.Swapped) -> None:
    """In the order of the moves."""
    for move, pair in zip(happened.moves, happened.exchanged, strict=True):
        writer.add(f"Swap: {pair.entered.text} into slot {pair.slot}, {pair.left.text} to the {move.to}")


def _buried(writer: Writer, happened: ev.Buried) -> None:
    for seat, cards in enumerate(writer.dealt):
        writer.add(f"Drawn {seat}: {writer.sorted(cards)}")
    buried(writer, happened)


def _penalty_chosen(writer: Writer, happened: three.PenaltyChosen) -> None:
    effect = {"demote": "goes down", "promote": "lets the others rise"}[happened.effect]
    writer.add(f"Penalty: {happened.seat} declined {times(happened.declined, 'card')} and {effect}")


def _bottom_scored(writer: Writer, happened: three.BottomScored) -> None:
    how = " with the two biggest cards" if happened.double else ""
    level = ", by a level card" if happened.level_capture else ""
    writer.add(f"Bottom captured by {happened.seat}{how}{level}: {happened.points} points score {happened.score}")


def _overflow_used(writer: Writer, happened: three.OverflowUsed) -> None:
    levels = times(happened.levels, "level")
    what = "not used" if happened.victim is None else f"used to lower {happened.victim}"
    writer.add(f"Overflow of {happened.seat}: {levels}, {what}")


def _deal_settled(writer: Writer, happened: ev.DealSettled) -> None:
    summary = happened.summary
    assert isinstance(summary, ThreeSummary), "a hand of this game"
    who = "the declarer wins" if summary.declarer_won else "the declarer steps down or holds"
    points, gains = numbers_text(summary.points), numbers_text(summary.gains)
    writer.add(f"Result: points {points}; {who}; levels gained {gains}")
    writer.add(f"Levels: {levels_text(summary.levels_after)}; next declarer {summary.next_declarer}")


def _pile(pile: Pile) -> str:
    if pile.card is None:
        return {"down": "??", "none": "--"}.get(pile.state, "..")
    return pile.card.text if pile.state == "up" else f"({pile.card.text})"


def _view_lines(view: ThreeView) -> list[str]:
    """Tableau cards that were played stand in brackets, face-down ones are ??."""
    tableaus = [f"Tableau {seat}: {' '.join(map(_pile, piles))}" for seat, piles in enumerate(view.tableaus)]
    return [f"Points: {numbers_text(view.points)}", *tableaus]


_HANDLERS: Final[dict[type[ev.Event], Handler]] = {
    three.CardsTurned: _cards_turned,
    ev.BidMade: _bid_made,
    three.BidDeclined: _bid_declined,
    ev.TrumpFixed: _trump_fixed,
    three.Swapped: _swapped,
    ev.Buried: _buried,
    three.PenaltyChosen: _penalty_chosen,
    three.BottomScored: _bottom_scored,
    three.OverflowUsed: _overflow_used,
    ev.DealSettled: _deal_settled,
}
WORDS: Final = Words("Sheng Ji, three players", _HANDLERS, _view_lines)
