# SPDX-License-Identifier: MIT
"""A table whose cards the test chooses."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from shengji_qt.ai.heuristics.four import rank
from shengji_qt.model.actions import AnyAction, Play
from shengji_qt.model.cards import Card, full_deck, parse_cards, remove_cards
from shengji_qt.model.events import Event
from shengji_qt.model.four_player.endgame import all_forced
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import plays
from shengji_qt.model.game import Refused
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.match import Match
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.vocabulary import AnySettings

NAMES = ("Me", "Ju", "Zhu", "Lan")


class Desk(QObject):
    """Stands in for SoloTable: the person on seat 0, the test plays every seat. Events are delivered at once."""

    events_arrived = Signal(list, object)
    refused = Signal(object, object)
    thinking_changed = Signal(int, bool)
    hint_ready = Signal(list, object)
    handed_over = Signal(str)
    match_conceded = Signal()

    def __init__(
        self,
        settings: AnySettings | None = None,
        names: Sequence[str] = NAMES,
        options: MatchOptions | None = None,
    ) -> None:
        super().__init__()
        seats = tuple(SeatSpec(name, "person" if i == 0 else "computer:normal") for i, name in enumerate(names))
        self.spec = MatchSpec(settings or FourSettings(), options or MatchOptions(), seats)
        self.match = Match(self.spec)
        self.actions: list[AnyAction] = []
        self._seen: FourView | None = None  # the same object as long as nothing changes, as with SoloTable
        self._before: list[Match] = []  # as it was before each of seat 0's actions
        self._kept: list[Event] | None = None  # what happened since `together` began

    @property
    def view(self) -> FourView | None:
        if self._seen is None or self._seen != self.match.view(0):
            self._seen = self.match.view(0)
        return self._seen

    @property
    def now(self) -> FourView:
        view = self.view
        assert view is not None
        return view

    def submit(self, action: AnyAction) -> None:
        """What the page asks for seat 0."""
        self.actions.append(action)
        self._before.append(self.match.clone())
        self.act(0, action)

    @property
    def can_take_back(self) -> bool:
        return bool(self._before)

    def take_back(self) -> bool:
        """To before seat 0's last action that the page asked for."""
        self.match = self._before.pop()
        self.events_arrived.emit([], self.now)
        return True

    def ask_hint(self) -> bool:
        """Answered at once."""
        self.hint_ready.emit(rank(self.now), self.view)
        return True

    @property
    def can_finish(self) -> bool:
        return all_forced(self.now)

    def finish_deal(self) -> bool:
        """Everybody plays on."""
        self.handed_over.emit("auto")
        while self.match.pending():
            seat = self.match.pending()[0].seat
            view = self.match.view(seat)
            assert view is not None
            self.act(seat, Play(plays(view, 1)[0]))
        return True

    def can_concede(self, scope: str) -> bool:
        return scope == "match" or self.now.phase in ("bury", "play")

    def act(self, seat: int, action: AnyAction) -> None:
        """Any seat's action."""
        try:
            happened = self.match.act(seat, action)
        except Refused as error:
            self.refused.emit(action, error.refusal)
        else:
            self.deliver(happened)

    def deliver(self, happened: Sequence[Event]) -> None:
        """Tell seat 0 what it may know."""
        seen = [each for each in (event.seen_by(0) for event in happened) if each is not None]
        if self._kept is None:
            self.events_arrived.emit(seen, self.now)
        else:
            self._kept += seen

    @contextmanager
    def together(self) -> Iterator[None]:
        """What happens meanwhile arrives as one batch: the table comes to rest once, not after every card."""
        if self._kept is not None:
            yield
            return
        self._kept = []
        try:
            yield
        finally:
            seen, self._kept = self._kept, None
        if seen:
            self.events_arrived.emit(seen, self.now)

    def deal(self, hands: dict[int, str] | None = None, *, seed: int = 1, cards: int | None = None) -> None:
        """Shuffle so that the seats get these cards (the rest at random), and deal them all or `cards` of them."""
        self.deliver(self.match.shuffle(stacked_deck(self.spec.settings, hands or {}, seed), 0))
        dealt = 0
        with self.together():
            while self.match.can_advance and (cards is None or dealt < cards):
                self.deliver(self.match.advance())
                dealt += 1


def stacked_deck(settings: FourSettings, hands: dict[int, str], seed: int) -> list[Card]:
    """A deck that deals the wanted cards, seat 0 first."""
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    rest: list[Card] = list(full_deck(settings.decks))
    for cards in wanted.values():
        rest = list(remove_cards(rest, cards))
    random.Random(seed).shuffle(rest)
    for seat in range(4):
        held = wanted.setdefault(seat, [])
        while len(held) < settings.hand_size:
            held.append(rest.pop())
    dealt = [wanted[i % 4][i // 4] for i in range(4 * settings.hand_size)]
    return dealt + rest
