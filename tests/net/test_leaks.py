# SPDX-License-Identifier: MIT
"""Nobody is sent a card that they may not know: audits of whole deals, and leaks on purpose that must be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from shengji_qt.model.events import Event
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.net import messages as m
from shengji_qt.net import room
from shengji_qt.net.lobby import Lobby
from shengji_qt.net.play import Play
from tests.net import leak_audit
from tests.net.leak_audit import Leak

Rules = dict[str, Any]
GAMES: list[tuple[str, Rules]] = [
    ("four", {"decks": 1}),
    ("four", {}),
    ("four", {"no_bid_first": "flip_bottom", "bid_window": "after_deal"}),
    ("three", {}),
    ("five", {}),
]
SUITE = [(0, 2), (1, 2), (2, 1), (3, 6), (4, 2)]  # (which of the games, how many deals)
AUDITS = [(index, seed) for index, deals in SUITE for seed in range(deals)]


@pytest.mark.parametrize(("index", "seed"), AUDITS)
def test_what_a_person_is_sent_is_the_same_whatever_the_others_hold(index: int, seed: int) -> None:
    game, rules = GAMES[index]
    done, lines = leak_audit.audit(game, rules, seed)
    assert done == {"four": 5, "three": 4, "five": 6}[game]
    assert lines > 40 * done, "a good part of each deal was compared"


def test_there_are_sixty_audits() -> None:
    people = {"four": 5, "three": 4, "five": 6}
    assert sum(people[GAMES[index][0]] for index, _ in AUDITS) >= 60


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("index", range(len(GAMES)))
def test_two_hundred_games(index: int, seed: int) -> None:
    game, rules = GAMES[index]
    leak_audit.audit(game, rules, 1000 + seed, pairs=2)


# -- leaks on purpose --------------------------------------------------------------------------------------------------


class ShowsTheNextSeat(Play):
    """Everybody is shown the View of the seat beside."""

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        super().deliver(seat, events, view if seat is None else self.table.view((seat + 1) % len(self._spec.seats)))


class ShowsTheWatcherAHand(Play):
    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        super().deliver(seat, events, self.table.view(0) if seat is None else view)


class TellsTheWatcherAnothersEvents(Play):
    """The watcher is told what happened as the first seat knows it."""

    kept: list[Event]

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        if seat == 0:
            self.kept = events
        super().deliver(seat, self.kept if seat is None else events, view)


class CountsHands(Play):
    """A number in a line of the log depends on what others hold: no card is named anywhere."""

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        super().deliver(seat, events, view)
        hands = [self.table.view(each).hand for each in range(len(self._spec.seats))]
        secret = sum((at + 1) * int(face) for at, hand in enumerate(hands) for face in hand)
        if seat == 0 and view.phase == "play":
            self._tell(m.Notice("seat_failed", {"seat": secret}))


class TurnsTellHands(Play):
    """The turn, a mere number, depends on what the others hold."""

    def _count(self) -> None:
        super()._count()
        if self.table.match.deal is not None and self.table.view(None).phase == "play":
            hands = [self.table.view(each).hand for each in range(len(self._spec.seats))]
            secret = sum(at * int(face) for at, hand in enumerate(hands) for face in hand)
            self._turns = [secret % 1000] * len(self._turns)


class RecordsTooEarly(Play):
    """The inputs of the deal, its deck among them, are sent when it begins."""

    def deliver(self, seat: int | None, events: list[Event], view: Any) -> None:
        super().deliver(seat, events, view)
        if seat == 0 and any(type(event).__name__ == "LeadMade" for event in events):
            self._tell(m.Record(1, Header(FORMAT, RULES, self._spec), tuple(self.table.entries)))


MUTANTS: list[type[Play]] = [
    ShowsTheNextSeat, ShowsTheWatcherAHand, TellsTheWatcherAnothersEvents, CountsHands, TurnsTellHands, RecordsTooEarly
]  # fmt: skip


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_leak_on_purpose_is_found(mutant: type[Play], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "Play", mutant)
    with pytest.raises(Leak):
        for seed in range(4):
            leak_audit.audit("four", {"decks": 1}, seed)


@pytest.mark.parametrize("mutant", [ShowsTheNextSeat, ShowsTheWatcherAHand, CountsHands, TurnsTellHands])
def test_the_twins_alone_find_it(mutant: type[Play], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the comparison with the model: the bytes of the two games differ."""
    monkeypatch.setattr(room, "Play", mutant)
    monkeypatch.setattr(leak_audit, "check_told", lambda stage, line: None)
    with pytest.raises(Leak, match="line"):
        for seed in range(4):
            leak_audit.audit("four", {"decks": 1}, seed)


def test_chat_that_tells_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lobby, chat and discovery are compared too: the name of the table tells a card."""
    plain: Callable[..., m.Lobby] = Lobby.message
    stages: list[leak_audit.Stage] = []

    def tell(lobby: Lobby, *arguments: Any) -> m.Lobby:
        made = plain(lobby, *arguments)
        table = stages[-1].table if stages and hasattr(stages[-1], "table") else None
        hand = None if table is None or table.match.deal is None else table.view(1).hand
        return msgspec.structs.replace(made, name=f"T{hand[-1]}" if hand else "T")

    began = leak_audit.Stage.__init__

    def begin(stage: leak_audit.Stage, *arguments: Any) -> None:
        stages.append(stage)
        began(stage, *arguments)

    monkeypatch.setattr(leak_audit.Stage, "__init__", begin)
    monkeypatch.setattr(Lobby, "message", tell)
    with pytest.raises(Leak):
        for seed in range(4):
            leak_audit.audit("three", {}, seed)
