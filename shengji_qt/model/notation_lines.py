# SPDX-License-Identifier: MIT
"""A match as lines of text: what all games have in common. What differs is each game's `notation` module.

A game gives a table of handlers: by event type, a function of the writer and the event. Other events say nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.cards import POINTS, Card, Rank, cards_text
from shengji_qt.model.game import Refused
from shengji_qt.model.games import family_of
from shengji_qt.model.journal import Header, Note
from shengji_qt.model.order import Order
from shengji_qt.model.settings import MatchOptions

Handler = Callable[[Any, Any], None]  # of a Writer and an event


class Words(NamedTuple):
    """How one game tells of a match.

    Attributes:
        title: first words of the first line.
        handlers: by event type, beyond `SHARED` and instead of it.
        view_lines: of a View, what only this game has; each ends up as a line.
        side_name: of a side or seat in a change of level.
        slot_name: of a seat in a trick.
        scores: whose the points after a trick are.
        lowered: why a level fell.
    """

    title: str
    handlers: Mapping[type[ev.Event], Handler]
    view_lines: Callable[[Any], list[str]]
    side_name: Callable[[int], str] = str
    slot_name: Callable[[int], str] = str
    scores: str = "points"
    lowered: str = "lowered"


class Writer:
    """Turns the events of a match, all cards open, into lines.

    Attributes:
        order, points: the order in force and points by face, set from outside before events are told.
        dealt: by seat, the cards that came from the deck so far.
    """

    def __init__(self, header: Header, words: Words) -> None:
        spec = header.spec
        self.words = words
        self.settings: Any = spec.settings
        self.family = family_of(spec.settings)
        decks = getattr(spec.settings, "decks", None)
        self.lines = [words.title if decks is None else f"{words.title}, {times(decks, 'deck')}"]
        for seat, each in enumerate(spec.seats):
            self.lines.append(f"Seat {seat}: {each.name} ({each.occupant})")
        usual = MatchOptions(start_level=self.family.house.lowest_level)
        self.lines += [f"Option: {each}" for each in _changed(spec.options, usual)]
        rules = _changed(spec.settings, type(spec.settings)())
        self.lines += [f"House rule: {each}" for each in rules if not each.startswith("decks ")]
        self.dealt: list[list[Card]] = []
        self.order: Order | None = None
        self.points: Sequence[int] = POINTS
        self.plays: list[tuple[int, tuple[Card, ...]]] = []
        self.tricks = 0
        self._handlers: dict[type[ev.Event], Handler] = {**SHARED, **words.handlers}

    def tell(self, happened: ev.Event) -> None:
        """Write down one event. What the next lines say anyway is left out."""
        handler = self._handlers.get(type(happened))
        if handler is not None:
            handler(self, happened)

    def add(self, text: str) -> None:
        self.lines.append("  " + text)

    def note(self, entry: Note) -> None:
        seat = "" if entry.seat is None else f" seat {entry.seat}"
        self.add(f"Note: {entry.code}{seat} {entry.text}".rstrip())

    def stop(self, error: Exception) -> None:
        """Say why the rest cannot be told."""
        why = error.refusal.code if isinstance(error, Refused) else str(error)
        self._open_trick()
        self.lines.append(f"The journal does not go on from here: {why}")

    def finish(self, taken_back: int) -> str:
        """The whole text."""
        self._open_trick()
        if taken_back:
            self.lines.append(f"Taken back: {times(taken_back, 'time')}")
        return "\n".join(self.lines) + "\n"

    def _open_trick(self) -> None:
        if self.plays:
            self.add(f"Trick {self.tricks + 1:2}  {self.plays_text()}  (not finished)")
            self.plays = []

    def worth(self, cards: Iterable[Card]) -> int:
        return sum(self.points[face] for face in cards)

    def plays_text(self) -> str:
        return plays_text(self.plays, self.words.slot_name)

    def sorted(self, cards: Iterable[Card]) -> str:
        """Trumps first, high to low."""
        return sorted_text(cards, self.order)


def sorted_text(cards: Iterable[Card], order: Order | None) -> str:
    """Trumps first, high to low; by face without an order."""
    found = sorted(cards, reverse=True) if order is None else sorted(cards, key=order.sort_key, reverse=True)
    return cards_text(found) or "-"


def plays_text(plays: Iterable[tuple[int, tuple[Card, ...]]], slot_name: Callable[[int], str] = str) -> str:
    return "  ".join(f"{slot_name(slot)}: {cards_text(cards) or 'skips'}" for slot, cards in plays)


def levels_text(levels: Iterable[Rank | None]) -> str:
    """By side or seat."""
    return " : ".join("won" if level is None else level.text for level in levels)


def numbers_text(numbers: Iterable[int]) -> str:
    return " : ".join(map(str, numbers))


def times(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


def trump_text(happened: ev.BidMade | ev.TrumpFixed) -> str:
    return f"{happened.trump} {happened.colour}".rstrip()


def bid_when(writer: Writer, bid: ev.BidMade) -> str:
    """Of games that deal all the cards before the poll."""
    count = sum(map(len, writer.dealt))
    whole: int = writer.family.seats * writer.settings.hand_size
    return "in the poll" if count == whole else f"after {times(count, 'card')}"


def _changed(values: object, usual: object) -> list[str]:
    """`key = value` of everything that is not as usual."""
    now, default = codec.to_builtins(values), codec.to_builtins(usual)
    return [f"{key} = {codec.encode(now[key]).decode()}" for key in now if now[key] != default[key]]


# -- events that all games have ----------------------------------------------------------------------------------------


def _deal_started(writer: Writer, happened: ev.DealStarted) -> None:
    writer.dealt = [[] for _ in range(writer.family.seats)]
    writer.tricks = 0
    declarer = "" if happened.declarer is None else f", declarer {happened.declarer}"
    writer.lines.append("")
    writer.lines.append(
        f"Deal {happened.deal_no}: level {happened.level.text}, levels {levels_text(happened.levels)}{declarer}, "
        f"first card to {happened.first_seat}"
    )


def _card_dealt(writer: Writer, happened: ev.CardDealt) -> None:
    writer.dealt[happened.seat].append(happened.card)


def _bid_made(writer: Writer, happened: ev.BidMade) -> None:
    what = f"{happened.seat} shows {cards_text(happened.cards)} for {trump_text(happened)}"
    writer.add(f"Bid: {what} {bid_when(writer, happened)}")


def _deal_aborted(writer: Writer, _happened: ev.DealAborted) -> None:
    writer.add("Nobody bids: the cards are shuffled again")


def _bottom_turned(writer: Writer, happened: ev.BottomTurned) -> None:
    writer.add(f"Nobody bids; turned up: {cards_text(happened.cards)}")


def _trump_fixed(writer: Writer, happened: ev.TrumpFixed) -> None:
    writer.add(f"Trump {trump_text(happened)}, declarer {happened.declarer}")
    for seat, cards in enumerate(writer.dealt):
        writer.add(f"Hand {seat}: {writer.sorted(cards)}")


def _bottom_taken(writer: Writer, happened: ev.BottomTaken) -> None:
    writer.add(f"Bottom: {writer.sorted(happened.cards)}")


def buried(writer: Writer, happened: ev.Buried) -> None:
    """What the declarer laid down."""
    writer.add(f"Buried: {writer.sorted(happened.cards)} ({writer.worth(happened.cards)} points)")


def _throw_failed(writer: Writer, happened: ev.ThrowFailed) -> None:
    writer.add(f"Failed throw by {happened.seat}: {cards_text(happened.attempted)}")


def _played(writer: Writer, happened: ev.LeadMade | ev.CardsPlayed) -> None:
    writer.plays.append((happened.seat, happened.cards))


def _trick_taken(writer: Writer, happened: ev.TrickTaken) -> None:
    writer.tricks += 1
    who = writer.words.slot_name(happened.seat)
    end = f"{who} wins {happened.points}, {writer.words.scores} {numbers_text(happened.scores)}"
    writer.add(f"Trick {writer.tricks:2}  {writer.plays_text()}  -> {end}")
    writer.plays = []


def _bottom_shown(writer: Writer, happened: ev.BottomShown) -> None:
    writer.add(f"Bottom shown: {writer.sorted(happened.cards)} ({happened.points} points)")


def _levels_changed(writer: Writer, happened: ev.LevelsChanged) -> None:
    why = f" ({writer.words.lowered})" if happened.demoted else ""
    change = f"{levels_text([happened.before])} -> {levels_text([happened.after])}"
    writer.add(f"Level of {writer.words.side_name(happened.side)}: {change}{why}")


def _match_ended(writer: Writer, happened: ev.MatchEnded) -> None:
    who = "nobody wins" if happened.winner is None else f"seat {happened.winner} wins"
    ended(writer, happened, who)


def ended(writer: Writer, happened: ev.MatchEnded, who: str) -> None:
    """The last line."""
    why = {"passed_last_level": "the last level is passed", "deals_played": "all deals are played"}
    writer.lines.append("")
    writer.lines.append(f"The match is over, {why[happened.reason]}: {who}")


SHARED: Final[dict[type[ev.Event], Handler]] = {
    ev.DealStarted: _deal_started,
    ev.CardDealt: _card_dealt,
    ev.BidMade: _bid_made,
    ev.DealAborted: _deal_aborted,
    ev.BottomTurned: _bottom_turned,
    ev.TrumpFixed: _trump_fixed,
    ev.BottomTaken: _bottom_taken,
    ev.Buried: buried,
    ev.ThrowFailed: _throw_failed,
    ev.LeadMade: _played,
    ev.CardsPlayed: _played,
    ev.TrickTaken: _trick_taken,
    ev.BottomShown: _bottom_shown,
    ev.LevelsChanged: _levels_changed,
    ev.MatchEnded: _match_ended,
}
