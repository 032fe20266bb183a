# SPDX-License-Identifier: MIT
"""The record of a deal in words, newest first, as the log panel shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.model.view import Trick, View
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS


class Entry(NamedTuple):
    """A heading and its lines; `trick` is the trick's number, 0 for the bidding; `current`: still going on."""

    head: str
    lines: tuple[str, ...]
    trick: int = 0
    current: bool = False


Lines = Callable[[Trick, bool], tuple[str, ...]]  # of a trick; True: it is still being played


def trick_entries(view: View, names: Sequence[str], lines: Lines | None = None) -> list[Entry]:
    """One entry for each trick, the one that is being played first. `lines`: the words of each trick."""
    said = lines or (lambda trick, current: trick_lines(view, trick, names, current))
    found: list[Entry] = []
    if view.trick.plays:
        head = translate("Record", "Trick {n} · being played").format(n=len(view.tricks) + 1)
        found.append(Entry(head, said(view.trick, True), len(view.tricks) + 1, True))
    for number in range(len(view.tricks), 0, -1):
        trick = view.tricks[number - 1]
        winner = names[trick.winner] if trick.winner is not None else ""
        head = translate("Record", "Trick {n} · {name} · {points}").format(
            n=number, name=winner, points=COUNTS.points(trick.points)
        )
        found.append(Entry(head, said(trick, False), number))
    return found


def bidding_entry(lines: Sequence[str], current: bool) -> list[Entry]:
    """The entry of the bidding, if there is anything to say."""
    return [Entry(translate("Record", "Bidding"), tuple(lines), current=current)] if lines else []


def trick_lines(view: View, trick: Trick, names: Sequence[str], best: bool) -> tuple[str, ...]:
    """Play by play; `best`: the one that wins so far is named."""
    lines: list[str] = []
    order = rules_of(view).order_of(view)

    def shown(cards: Sequence[Card]) -> str:
        return cards_text(sort_hand(cards, order))

    if trick.attempted:
        lines.append(
            translate("Record", "{name} tried {cards}").format(
                name=names[trick.plays[0].seat], cards=shown(trick.attempted)
            )
        )
    for index, play in enumerate(trick.plays):
        pattern = translate("Record", "{name} led {cards}") if index == 0 else translate("Record", "{name} {cards}")
        line = pattern.format(name=names[play.seat], cards=shown(play.cards))
        if best and play.seat == trick.winner and len(trick.plays) > 1:
            line = translate("Record", "{line} – best").format(line=line)
        lines.append(line)
    return tuple(lines)


def bid_lines(view: View, names: Sequence[str], pattern: str = "") -> list[str]:
    """Who bid what; `pattern`: the game's own words."""
    pattern = pattern or translate("Record", "{name} bid {cards} – {trump}")
    return [
        pattern.format(
            name=names[bid.seat],
            cards=cards_text(bid.cards),
            trump=trump_text(bid.trump, sign=False, colour=bid.colour),
        )
        for bid in view.bids
    ]


def turned_line(cards: Sequence[Card]) -> str:
    """Nobody bid, so the bottom was turned up."""
    return translate("Record", "Bottom turned up: {cards}").format(cards=cards_text(cards))


def trump_lines(view: View, names: Sequence[str]) -> list[str]:
    """What the bidding came to, once it has."""
    if view.trump is None or view.declarer is None:
        return []
    words = translate("Record", "Trump: {trump}. Declarer: {name}")
    trump = trump_text(view.trump, colour=view.bids[-1].colour if view.bids else "")
    return [words.format(trump=trump, name=names[view.declarer])]
