# SPDX-License-Identifier: MIT
"""A match and a View as plain text that anyone can read (`shengji-qt replay FILE --text`, bug reports).

Cards are written as in `cards.py` ("10S", "bj"), so the text is ASCII but for the players' names. The words are for
people; nothing reads them back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.cards import Card, Rank, Trump, cards_text, points_of
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.game import Refused
from shengji_qt.model.journal import AnyEntry, Header, Note, Retract
from shengji_qt.model.match import Match, effective, replay_entry
from shengji_qt.model.order import Order, four_order
from shengji_qt.model.settings import MatchOptions


def match_text(header: Header, entries: Sequence[AnyEntry]) -> str:
    """The whole match as far as its journal goes; what was taken back is left out.

    Where an entry does not fit, the text ends with a line that says so. `SettingError` for an impossible header.
    """
    writer = _Writer(header)
    match = Match(header.spec)
    for entry in effective(entries):
        if isinstance(entry, Note):
            writer.note(entry)
            continue
        try:
            happened = replay_entry(match, entry)
        except (Refused, ValueError) as error:
            writer.stop(error)
            break
        for each in happened:
            writer.tell(each)
    taken_back = sum(isinstance(each, Retract) for each in entries)
    return writer.finish(taken_back)


def view_text(view: FourView) -> str:
    """What one seat knows now."""
    order = order_of(view)
    who = "a spectator" if view.seat is None else f"seat {view.seat}"
    trump = "not fixed" if view.trump is None else str(view.trump)
    declarer = "not known" if view.declarer is None else f"seat {view.declarer}"
    lines = [
        f"Deal {view.deal_no} as seen by {who}: level {view.level.text}, trump {trump}, declarer {declarer}",
        f"Phase: {view.phase}; asked: {view.decision.kind if view.decision else 'nothing'}",
        f"Levels: {_levels(view.levels)}; attackers' points: {view.attacker_points}",
        "Cards held: " + ", ".join(f"{seat} has {count}" for seat, count in enumerate(view.hand_counts)),
    ]
    lines += [f"Bid: {each.seat} shows {cards_text(each.cards)}" for each in view.bids]
    if view.seat is not None:
        lines.append(f"Hand: {_sorted(view.hand, order)}")
    for name, cards in (("Bottom as taken", view.taken), ("Bottom", view.bottom), ("Turned up", view.turned)):
        lines += [f"{name}: {_sorted(cards, order)}"] if cards else []
    for number, trick in enumerate((*view.tricks, view.trick), start=1):
        if trick.plays:
            plays = [(each.seat, each.cards) for each in trick.plays]
            open_trick = number > len(view.tricks)
            end = f"{trick.winner} is ahead" if open_trick else f"{trick.winner} wins"
            shown = f" (the lead was thrown with {cards_text(trick.attempted)})" if trick.attempted else ""
            lines.append(f"Trick {number:2}  {_plays(plays)}  {end}, {trick.points} points{shown}")
    return "\n".join(lines) + "\n"


def _sorted(cards: Iterable[Card], order: Order) -> str:
    """Trumps first, high to low."""
    return cards_text(sorted(cards, key=order.sort_key, reverse=True)) or "-"


def _plays(plays: Iterable[tuple[int, tuple[Card, ...]]]) -> str:
    return "  ".join(f"{seat}: {cards_text(cards)}" for seat, cards in plays)


def _levels(levels: Iterable[Rank | None]) -> str:
    """Of seats 0 and 2, then of seats 1 and 3."""
    return " : ".join("won" if level is None else level.text for level in levels)


def _changed(values: FourSettings | MatchOptions) -> list[str]:
    """`key = value` of everything that is not as the rules have it by default."""
    now, default = codec.to_builtins(values), codec.to_builtins(type(values)())
    return [f"{key} = {codec.encode(now[key]).decode()}" for key in now if now[key] != default[key]]


def _times(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


class _Writer:
    """Turns the events of a match, all cards open, into lines."""

    def __init__(self, header: Header) -> None:
        spec = header.spec
        self.settings = spec.settings
        self.lines = [f"Sheng Ji, four players, {_times(spec.settings.decks, 'deck')}"]
        for seat, each in enumerate(spec.seats):
            self.lines.append(f"Seat {seat}: {each.name} ({each.occupant})")
        changed = [each for each in _changed(spec.settings) if not each.startswith("decks ")]
        self.lines += [f"Option: {each}" for each in _changed(spec.options)]
        self.lines += [f"House rule: {each}" for each in changed]
        self.level = spec.options.start_level
        self.dealt: list[list[Card]] = []
        self.order: Order | None = None
        self.plays: list[tuple[int, tuple[Card, ...]]] = []
        self.tricks = 0

    def add(self, text: str) -> None:
        self.lines.append("  " + text)

    def note(self, entry: Note) -> None:
        seat = "" if entry.seat is None else f" seat {entry.seat}"
        self.add(f"Note: {entry.code}{seat} {entry.text}".rstrip())

    def stop(self, error: Exception) -> None:
        why = error.refusal.code if isinstance(error, Refused) else str(error)
        self._open_trick()
        self.lines.append(f"The journal does not go on from here: {why}")

    def finish(self, taken_back: int) -> str:
        self._open_trick()
        if taken_back:
            self.lines.append(f"Taken back: {_times(taken_back, 'time')}")
        return "\n".join(self.lines) + "\n"

    def _open_trick(self) -> None:
        if self.plays:
            self.add(f"Trick {self.tricks + 1:2}  {_plays(self.plays)}  (not finished)")
            self.plays = []

    def _hand(self, cards: Iterable[Card]) -> str:
        return _sorted(cards, self.order or four_order(self.level, Trump.NONE))

    @singledispatchmethod
    def tell(self, happened: ev.Event) -> None:
        """Write down one event. What the next lines say anyway is left out."""

    @tell.register
    def _(self, happened: ev.DealStarted) -> None:
        self.level = happened.level
        self.dealt = [[] for _ in range(4)]
        self.order, self.tricks = None, 0
        declarer = "" if happened.declarer is None else f", declarer {happened.declarer}"
        self.lines.append("")
        self.lines.append(
            f"Deal {happened.deal_no}: level {happened.level.text}, levels {_levels(happened.levels)}{declarer}, "
            f"first card to {happened.first_seat}"
        )

    @tell.register
    def _(self, happened: ev.CardDealt) -> None:
        self.dealt[happened.seat].append(happened.card)

    @tell.register
    def _(self, happened: ev.BidMade) -> None:
        count = sum(map(len, self.dealt))
        when = "in the poll" if count == 4 * self.settings.hand_size else f"after {_times(count, 'card')}"
        self.add(f"Bid: {happened.seat} shows {cards_text(happened.cards)} for {happened.trump} {when}")

    @tell.register
    def _(self, happened: ev.DealAborted) -> None:
        self.add("Nobody bids: the cards are shuffled again")

    @tell.register
    def _(self, happened: ev.BottomTurned) -> None:
        self.add(f"Nobody bids; turned up: {cards_text(happened.cards)}")

    @tell.register
    def _(self, happened: ev.TrumpFixed) -> None:
        self.order = four_order(self.level, happened.trump, self.settings.nt_level_joker_tractor)
        self.add(f"Trump {happened.trump}, declarer {happened.declarer}")
        for seat, cards in enumerate(self.dealt):
            self.add(f"Hand {seat}: {self._hand(cards)}")

    @tell.register
    def _(self, happened: ev.BottomTaken) -> None:
        self.add(f"Bottom: {self._hand(happened.cards)}")

    @tell.register
    def _(self, happened: ev.Buried) -> None:
        self.add(f"Buried: {self._hand(happened.cards)} ({points_of(happened.cards)} points)")

    @tell.register
    def _(self, happened: ev.ThrowFailed) -> None:
        self.add(f"Failed throw by {happened.seat}: {cards_text(happened.attempted)}")

    @tell.register
    def _(self, happened: ev.PenaltyScored) -> None:
        self.add(f"Penalty: {happened.change:+d}, attackers {happened.attacker_points}")

    @tell.register
    def _(self, happened: ev.LeadMade) -> None:
        self.plays.append((happened.seat, happened.cards))

    @tell.register
    def _(self, happened: ev.CardsPlayed) -> None:
        self.plays.append((happened.seat, happened.cards))

    @tell.register
    def _(self, happened: ev.TrickTaken) -> None:
        self.tricks += 1
        end = f"{happened.seat} wins {happened.points}, attackers {happened.scores[0]}"
        self.add(f"Trick {self.tricks:2}  {_plays(self.plays)}  -> {end}")
        self.plays = []

    @tell.register
    def _(self, happened: ev.BottomShown) -> None:
        self.add(f"Bottom shown: {self._hand(happened.cards)} ({happened.points} points)")

    @tell.register
    def _(self, happened: ev.BottomCaptured) -> None:
        name = happened.structure + (f" of {happened.length}" if happened.length > 1 else "")
        sum_text = f"{happened.points} x {happened.multiplier} = {happened.bonus}"
        self.add(f"Bottom captured by {happened.seat} with a {name}: {sum_text}")

    @tell.register
    def _(self, happened: ev.LevelsChanged) -> None:
        why = " (bottom captured with a level card)" if happened.demoted else ""
        seats = f"{happened.side} and {happened.side + 2}"
        self.add(f"Level of {seats}: {_levels([happened.before])} -> {_levels([happened.after])}{why}")

    @tell.register
    def _(self, happened: ev.DealSettled) -> None:
        summary = happened.summary
        gain = f"{_times(summary.gain, 'level')}" if summary.gain else "no level"
        swap = ", and take over" if summary.swap else ""
        self.add(f"Result: attackers {summary.points} points; {summary.winner} win {gain}{swap}")
        self.add(f"Levels: {_levels(summary.levels_after)}; next declarer {summary.next_declarer}")

    @tell.register
    def _(self, happened: ev.MatchEnded) -> None:
        who = "nobody wins" if happened.winner is None else f"seats {happened.winner} and {happened.winner + 2} win"
        why = {"passed_last_level": "the last level is passed", "deals_played": "all deals are played"}
        self.lines.append("")
        self.lines.append(f"The match is over, {why[happened.reason]}: {who}")
