# SPDX-License-Identifier: MIT
"""The record of a deal of the five-player game."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.cards import points_of
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.view import Trick
from shengji_qt.ui.games.five.facts import names_of
from shengji_qt.ui.games.five.messages import bid_words, mine_words
from shengji_qt.ui.games.five.window_words import pair_lines, result_line
from shengji_qt.ui.panels.record import Entry, bidding_entry, trick_entries, trick_lines, turned_line
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, trump_text

END = -1  # the number of the entry after the last trick


def entries(view: FiveView, names: Sequence[str]) -> list[Entry]:
    """Newest first; `names` by seat."""
    slots = names_of(view, names)

    def lines(trick: Trick, current: bool) -> tuple[str, ...]:
        return _with_skips(trick, trick_lines(view, trick, slots, current), slots)

    bidding = bidding_entry(_bidding(view, slots), view.phase in ("deal", "poll"))
    return [*_end(view, slots), *trick_entries(view, slots, lines), *bidding]


def _with_skips(trick: Trick, lines: Sequence[str], slots: Sequence[str]) -> tuple[str, ...]:
    """A slot that played nothing has skipped."""
    shown = list(lines)
    first = len(shown) - len(trick.plays)
    for index, play in enumerate(trick.plays):
        if not play.cards:
            shown[first + index] = translate("FiveTable", "{name} skipped").format(name=slots[play.seat])
    return tuple(shown)


def _bidding(view: FiveView, names: Sequence[str]) -> list[str]:
    pattern = translate("FiveTable", "{name} showed {cards}: {bid}")
    lines = [
        pattern.format(name=names[bid.seat], cards=cards_text(bid.cards), bid=bid_words(view, bid)) for bid in view.bids
    ]
    if view.turned:
        lines.append(turned_line(view.turned))
    if view.trump is not None and view.declarer is not None:
        trump = trump_text(view.trump, colour=view.colour)
        lines.append(
            translate("FiveTable", "Trump: {trump}. Declarer: {name}").format(trump=trump, name=names[view.declarer])
        )
    return lines


def _end(view: FiveView, names: Sequence[str]) -> list[Entry]:
    """What is left of the declarer's cards, the pairs' scores, and what was paid."""
    if view.scored is None:
        return []
    lines = [mine_words(points_of(view.left), len(view.left)), *pair_lines(view, names)]
    for spent in view.spent:
        words = {
            "block": translate("FiveTable", "{name} paid: {target} is blocked"),
            "force": translate("FiveTable", "{name} paid for a level"),
            "claim": translate("FiveTable", "{name} paid for the next deal"),
        }[spent.window]
        target = names[spent.target] if spent.target is not None else ""
        lines.append(words.format(name=names[spent.seat], target=target))
    return [Entry(result_line(view, names), tuple(lines), END, view.phase == "windows")]
