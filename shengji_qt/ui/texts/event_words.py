# SPDX-License-Identifier: MIT
"""What the modules of event sentences have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Card, Rank
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import trump_text

Names = Sequence[str]
CardsText = Callable[[Iterable[Card]], str]
Writer = Callable[[Any, Names, CardsText], str]


def signed(number: int) -> str:
    """A change with its sign: `+10`, `−10`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def level_text(level: Rank | None) -> str:
    """A level; None has passed the last one."""
    return level.text if level is not None else translate("Events", "passed")


def slot_name(slot: int, names: Names) -> str:
    """Who plays from a slot of the ring: a seat, or the mine behind the last one (five_player.md R3.2).

    In split mode `names` has a sixth: what the rear hand is called.
    """
    return names[slot] if slot < len(names) else translate("Events", "The mine")


def bid_made(pattern: str, event: ev.BidMade, names: Names, cards_of: CardsText) -> str:
    """`pattern` with the name, the cards and the trump, in its colour where there is none."""
    trump = trump_text(event.trump, sign=False, colour=event.colour)
    return pattern.format(name=names[event.seat], cards=cards_of(event.cards), trump=trump)


def poll_opened(event: ev.PollOpened, names: Names, cards_of: CardsText) -> str:
    return translate("Events", "All cards are drawn. Last bids, starting with {name}.").format(name=names[event.seat])


def levels_changed(event: ev.LevelsChanged, names: Names, cards_of: CardsText) -> str:
    """Of one player, where everybody has a level of his own."""
    return level_change_text(names[event.side], event)


def level_change_text(who: str, event: ev.LevelsChanged) -> str:
    """How the level of a side or player changed."""
    if event.after is None:
        return translate("Events", "{side} passed level {level}.").format(side=who, level=event.before.text)
    facts = {"side": who, "before": event.before.text, "after": event.after.text}
    if event.demoted:
        return translate("Events", "{side} went back from level {before} to {after}.").format(**facts)
    return translate("Events", "{side} went up from level {before} to {after}.").format(**facts)


def match_ended(event: ev.MatchEnded, names: Names, cards_of: CardsText) -> str:
    """Won by one player, where everybody has a level of his own."""
    return match_end_text(None if event.winner is None else names[event.winner], event)


def match_end_text(winner: str | None, event: ev.MatchEnded) -> str:
    """How the match ended; no winner is a draw."""
    if winner is None:
        return translate("Events", "All deals are played. The match is a draw.")
    if event.reason == "deals_played":
        return translate("Events", "All deals are played. {side} won the match.").format(side=winner)
    return translate("Events", "{side} won the match.").format(side=winner)
