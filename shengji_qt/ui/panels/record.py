# SPDX-License-Identifier: MIT
"""The record of a deal in words, newest first, as the log panel shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.cards import Card
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.view import Trick
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.scene.rules import rules_of
from shengji_qt.ui.texts.cards import cards_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS

translate = QCoreApplication.translate


class Entry(NamedTuple):
    """A heading and its lines; `trick` is the trick's number, 0 for the bidding; `current`: still going on."""

    head: str
    lines: tuple[str, ...]
    trick: int = 0
    current: bool = False


def entries(view: FourView, names: Sequence[str]) -> list[Entry]:
    """The record of the deal so far."""
    found: list[Entry] = []
    if view.trick.plays:
        head = translate("Record", "Trick {n} · being played").format(n=len(view.tricks) + 1)
        found.append(Entry(head, _lines(view, view.trick, names, True), len(view.tricks) + 1, True))
    for number in range(len(view.tricks), 0, -1):
        trick = view.tricks[number - 1]
        winner = names[trick.winner] if trick.winner is not None else ""
        head = translate("Record", "Trick {n} · {name} · {points}").format(
            n=number, name=winner, points=COUNTS.points(trick.points)
        )
        found.append(Entry(head, _lines(view, trick, names, False), number))
    bidding = _bidding(view, names)
    if bidding:
        found.append(Entry(translate("Record", "Bidding"), bidding, current=view.phase in ("deal", "poll")))
    return found


def _lines(view: FourView, trick: Trick, names: Sequence[str], best: bool) -> tuple[str, ...]:
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


def _bidding(view: FourView, names: Sequence[str]) -> tuple[str, ...]:
    lines = [
        translate("Record", "{name} bid {cards} – {trump}").format(
            name=names[bid.seat], cards=cards_text(bid.cards), trump=trump_text(bid.trump, sign=False)
        )
        for bid in view.bids
    ]
    if view.turned:
        lines.append(translate("Record", "Bottom turned up: {cards}").format(cards=cards_text(view.turned)))
    if view.trump is not None and view.declarer is not None:
        lines.append(
            translate("Record", "Trump: {trump}. Declarer: {name}").format(
                trump=trump_text(view.trump), name=names[view.declarer]
            )
        )
    return tuple(lines)
