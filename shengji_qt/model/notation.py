# SPDX-License-Identifier: MIT
"""A match and a View as plain text that anyone can read (`shengji-qt replay FILE --text`, bug reports).

Cards are written as in `cards.py` ("10S", "bj"), so the text is ASCII but for the players' names. The words are for
people; nothing reads them back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shengji_qt.model.cards import Card, cards_text
from shengji_qt.model.five_player.notation import WORDS as FIVE
from shengji_qt.model.four_player.notation import WORDS as FOUR
from shengji_qt.model.game import Refused
from shengji_qt.model.games import family_of_view, rules_of
from shengji_qt.model.journal import AnyEntry, Header, Note, Retract
from shengji_qt.model.match import Match, effective, replay_entry
from shengji_qt.model.notation_lines import Words, Writer, levels_text, plays_text, sorted_text
from shengji_qt.model.three_player.notation import WORDS as THREE
from shengji_qt.model.view import Trick

WORDS: Final[dict[str, Words]] = {"four": FOUR, "three": THREE, "five": FIVE}


def match_text(header: Header, entries: Sequence[AnyEntry]) -> str:
    """The whole match as far as its journal goes; what was taken back is left out.

    Where an entry does not fit, the text ends with a line that says so. `SettingError` for an impossible header.
    """
    match = Match(header.spec)
    writer = Writer(header, WORDS[header.spec.game])
    for entry in effective(entries):
        if isinstance(entry, Note):
            writer.note(entry)
            continue
        try:
            happened = replay_entry(match, entry)
        except (Refused, ValueError) as error:
            writer.stop(error)
            break
        view = match.view(None)
        if view is not None:
            rules = rules_of(view)
            writer.order, writer.points = rules.order_of(view), rules.card_points(view)
        for each in happened:
            writer.tell(each)
    taken_back = sum(isinstance(each, Retract) for each in entries)
    return writer.finish(taken_back)


def view_text(view: Any) -> str:
    """What one seat knows now."""
    order = rules_of(view).order_of(view)
    words = WORDS[family_of_view(view).key]
    who = "a spectator" if view.seat is None else f"seat {view.seat}"
    trump = "not fixed" if view.trump is None else f"{view.trump} {getattr(view, 'colour', '')}".rstrip()
    declarer = "not known" if view.declarer is None else f"seat {view.declarer}"
    lines = [
        f"Deal {view.deal_no} as seen by {who}: level {view.level.text}, trump {trump}, declarer {declarer}",
        f"Phase: {view.phase}; asked: {view.decision.kind if view.decision else 'nothing'}",
        f"Levels: {levels_text(view.levels)}",
        *words.view_lines(view),
        "Cards held: " + ", ".join(f"{seat} has {count}" for seat, count in enumerate(view.hand_counts)),
    ]
    lines += [f"Bid: {each.seat} shows {cards_text(each.cards)}" for each in view.bids]
    if view.seat is not None:
        lines.append(f"Hand: {sorted_text(view.hand, order)}")
    for name, key in (("Bottom as taken", "taken"), ("Bottom", "bottom"), ("Mine", "mine"), ("Turned up", "turned")):
        cards: tuple[Card, ...] = getattr(view, key, ())
        lines += [f"{name}: {sorted_text(cards, order)}"] if cards else []
    for number, trick in enumerate((*view.tricks, view.trick), start=1):
        if trick.plays:
            lines.append(f"Trick {number:2}  {_trick_text(trick, words, is_open=number > len(view.tricks))}")
    return "\n".join(lines) + "\n"


def _trick_text(trick: Trick, words: Words, *, is_open: bool) -> str:
    plays = plays_text(((each.seat, each.cards) for each in trick.plays), words.slot_name)
    winner = "nobody" if trick.winner is None else words.slot_name(trick.winner)
    end = f"{winner} is ahead" if is_open else f"{winner} wins"
    shown = f" (the lead was thrown with {cards_text(trick.attempted)})" if trick.attempted else ""
    return f"{plays}  {end}, {trick.points} points{shown}"
