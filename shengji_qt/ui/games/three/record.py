# SPDX-License-Identifier: MIT
"""The record of a hand of the three-player game: rounds in halves, cards that were turned, bidding and swaps."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import order_of
from shengji_qt.model.view import Trick
from shengji_qt.ui.games.three.facts import SEATS, best_index
from shengji_qt.ui.panels.record import Entry, bid_lines, bidding_entry, trick_entries, trump_lines
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import card_text
from shengji_qt.ui.texts.counts import COUNTS


def entries(view: ThreeView, names: Sequence[str]) -> list[Entry]:
    """Newest first."""
    said = bid_lines(view, names, translate("ThreeRecord", "{name} bid {cards} – {trump}"))
    lines = said + _declined(view, names) + trump_lines(view, names) + _swaps(view, names)
    current = view.phase in ("turn", "draw", "poll", "swap", "bury")
    halves = None if view.settings.rule3 else lambda trick, _current: half_lines(view, trick, names)
    rounds = [_headed(view, entry, names) for entry in trick_entries(view, names, halves)]
    return [*rounds, *bidding_entry(lines, current)]


def _headed(view: ThreeView, entry: Entry, names: Sequence[str]) -> Entry:
    """What four players call a trick is a round here."""
    if entry.current:
        return entry._replace(head=translate("ThreeRecord", "Round {n} · being played").format(n=entry.trick))
    trick = view.tricks[entry.trick - 1]
    head = translate("ThreeRecord", "Round {n} · {name} · {points}").format(
        n=entry.trick,
        name=names[trick.winner] if trick.winner is not None else "",
        points=COUNTS.points(trick.points),
    )
    return entry._replace(head=head)


def half_lines(view: ThreeView, trick: Trick, names: Sequence[str]) -> tuple[str, ...]:
    """A line for each half: who played what, the best one named."""
    plays = [play.cards for play in trick.plays]
    best = best_index(order_of(view), plays, view.settings) if plays else -1
    lines = []
    for first, pattern in (
        (0, translate("ThreeRecord", "1st half: {plays}")),
        (SEATS, translate("ThreeRecord", "2nd half: {plays}")),
    ):
        said = [
            _play(names[play.seat], card_text(play.cards[0]), number == best)
            for number, play in enumerate(trick.plays[first : first + SEATS], first)
        ]
        if said:
            lines.append(pattern.format(plays=" · ".join(said)))
    return tuple(lines)


def _play(name: str, card: str, best: bool) -> str:
    pattern = translate("ThreeRecord", "{name} {card} best") if best else translate("ThreeRecord", "{name} {card}")
    return pattern.format(name=name, card=card)


def _declined(view: ThreeView, names: Sequence[str]) -> list[str]:
    return [
        translate("ThreeRecord", "{name} declined {cards}").format(name=names[seat], cards=COUNTS.cards(count))
        for seat, count in enumerate(view.declined)
        if count
    ]


def _swaps(view: ThreeView, names: Sequence[str]) -> list[str]:
    """What entered and left the declarer's tableau, which everybody sees."""
    if view.declarer is None or not view.exchanged:
        return []
    pairs = " · ".join(f"{card_text(each.left)} → {card_text(each.entered)}" for each in view.exchanged)
    return [translate("ThreeRecord", "{name} swapped {pairs}").format(name=names[view.declarer], pairs=pairs)]
