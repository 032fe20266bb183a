# SPDX-License-Identifier: MIT
"""A room with people who are played, without sockets and clocks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.journal import MatchSpec
from shengji_qt.net import limits, messages
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.net.messages import Do, Hello, Message, NextDeal, Notice, Role, Shown
from shengji_qt.net.messages import Lobby as LobbyMessage
from shengji_qt.net.room import Login, Room
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.stand_in import stand_ins

Answer = Callable[[Any], AnyAction]


class Hall:
    """The world around a room: keeps all that is sent, by person, and answers for computer seats at once."""

    def __init__(
        self,
        game: str = "four",
        *,
        seed: int = 1,
        pacing: Pacing | None = None,
        password: bytes | None = None,
        owner_key: str = "",
        journal: Callable[[MatchSpec], Journal | None] = lambda _spec: None,
        **rules: Any,
    ) -> None:
        settings, options = usual_rules(game)
        import msgspec

        settings = msgspec.structs.replace(settings, **rules)
        options = msgspec.structs.replace(options, deals=1)
        self.sent: dict[int, list[Message]] = {}
        self.ended: dict[int, str] = {}
        self.asked: list[tuple[int, int, Any]] = []
        self.table_closed = False
        self.now = 0.0
        self._journal = journal
        self.rng = random.Random(seed)
        self.room = Room(
            Lobby(settings, options, "Table"), self, self, password=password, owner_key=owner_key,
            pacing=pacing or Pacing.none(), rng=random.Random(seed),
        )  # fmt: skip

    # -- Carrier

    def send(self, person: int, message: Message) -> None:
        found = self.room.lobby.people.get(person)
        if found is not None and found.presence in ("here", "unstable"):
            self.sent.setdefault(person, []).append(message)

    def close(self, person: int, code: str) -> None:
        self.ended[person] = code

    def new_journal(self, spec: MatchSpec) -> Journal | None:
        return self._journal(spec)

    def changed(self) -> None:
        pass

    def closed(self) -> None:
        self.table_closed = True

    # -- Thinker

    def ask(self, seat: int, request_id: int, level: str, view: Any) -> None:
        assert self.room.play is not None
        action = PassBid() if view.decision.optional else next(stand_ins(view))
        self.room.play.table.submit(seat, action, request_id=request_id)

    def withdraw(self, seat: int) -> None:
        pass

    # -- people

    def join(self, name: str, role: Role = "player", **more: Any) -> Login:
        login = self.room.login(Hello(limits.PROTOCOL, "1", name, role, **more), "00")
        self.room.entered(login.person.number, self.now)
        return login

    def say(self, person: int, *given: Message) -> None:
        for message in given:
            self.room.handle(person, message, self.now)  # type: ignore[arg-type]

    def heard(self, person: int, kind: type[Any]) -> list[Any]:
        return [each for each in self.sent.get(person, []) if isinstance(each, kind)]

    def lobby(self, person: int) -> LobbyMessage:
        return self.heard(person, LobbyMessage)[-1]

    def notices(self, person: int) -> list[str]:
        return [each.code for each in self.heard(person, Notice)]

    def begin(self, *people: int) -> None:
        """The people are ready, and the owner begins."""
        for person in people:
            self.say(person, messages.SetReady(True))
        assert self.room.lobby.owner is not None
        self.say(self.room.lobby.owner, messages.Begin())

    def run(self, seconds: float = 0.0) -> None:
        """Let the time pass until nobody but people is waited for, at least so many seconds."""
        end = self.now + seconds
        for _ in range(100_000):
            due = self.room.tick(self.now)
            if due is None or due > end + (0.5 if seconds == 0.0 else 0.0):
                self.now = max(self.now, end)
                return
            self.now = max(self.now, due)
        raise AssertionError("the room never came to rest")

    def act(self, person: int, answer: Answer | None = None) -> bool:
        """The person does what is asked of them, by what they were last shown; False if nothing is."""
        shown: Shown = self.heard(person, Shown)[-1]
        view = shown.view
        if view.decision is None or view.decision.optional:
            return False
        self.say(person, Do(shown.turn, answer(view) if answer is not None else next(stand_ins(view))))
        return True

    def play_on(self, people: list[int], until: Callable[[], bool], answer: Answer | None = None) -> None:
        """All these people act until something is so."""
        for _ in range(3000):
            self.run()
            if until():
                return
            if not any([self.act(person, answer) for person in people]):
                for person in people:
                    self.say(person, NextDeal())
        raise AssertionError("it never came to that")
