# SPDX-License-Identifier: MIT
"""Somebody at a table over a real socket, without a window: sits, gets ready and plays. For tests and benches.

`await PlayingClient("Ann", port).run()` until the match is over, the client is refused, or `leave`. It comes back by
itself when the connection breaks, as the window does.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable

from shengji_qt.ai.players import player
from shengji_qt.model.actions import AnyAction, PassBid
from shengji_qt.model.games import rules_of
from shengji_qt.model.vocabulary import AnyView
from shengji_qt.net.client import Client
from shengji_qt.net.messages import (
    AnswerTakeBack,
    Begin,
    Denied,
    FromHost,
    Lobby,
    Message,
    NextDeal,
    Record,
    Rejected,
    Role,
    SetReady,
    Shown,
    Started,
    TakeBackAsked,
)

READ = 1 << 16


def plainest(view: AnyView, seed: int) -> AnyAction:
    """The plainest legal answer; no bids."""
    assert view.decision is not None
    return PassBid() if view.decision.optional else rules_of(view).options(view, 1)[0]


def chooser(name: str) -> Callable[[AnyView, int], AnyAction]:
    """What answers: `plainest`, or the name of a computer player."""
    if name == "plainest":
        return plainest
    thinker = player(name)
    return lambda view, seed: thinker.choose(view, seed) or PassBid()


class PlayingClient:
    """Attributes:
    client: the state of the protocol.
    view: the newest View.
    messages: everything the host said (`Shown` only if `keep_shown`), in order.
    events: how many of each type were seen.
    done: actions that were sent, the first time.
    finished: the match is over.
    """

    def __init__(
        self,
        name: str,
        port: int,
        *,
        host: str = "127.0.0.1",
        plays: str = "plainest",
        password: str = "",
        role: Role = "player",
        owner_key: str = "",
        begins: bool = False,
        seed: int = 0,
        keep_shown: bool = False,
        tokens: dict[str, str] | None = None,
    ) -> None:
        """`begins`: the owner begins when all seated people are ready. `tokens`: by table, read and written."""
        self.tokens = {} if tokens is None else tokens
        self.client = Client(
            name,
            time.monotonic(),
            password=password,
            role=role,
            owner_key=owner_key,
            token_of=lambda table: self.tokens.get(table, ""),
        )
        self.address = host, port
        self.view: AnyView | None = None
        self.messages: list[FromHost] = []
        self.shown: list[Shown] = []
        self.events: Counter[str] = Counter()
        self.done: list[AnyAction] = []
        self.connections = 0
        self.finished = asyncio.Event()
        self._choose = chooser(plays)
        self._begins = begins
        self._begun = False
        self._rng = random.Random(seed)
        self._keep = keep_shown
        self._next_deal = -1
        self._writer: asyncio.StreamWriter | None = None
        self._stopped = False
        self._fresh = False  # the newest View has not been answered

    @property
    def denied(self) -> list[Denied]:
        return [each for each in self.messages if isinstance(each, Denied)]

    @property
    def records(self) -> list[Record]:
        return [each for each in self.messages if isinstance(each, Record)]

    async def run(self) -> None:
        """Until the match is over, the client is refused for good, or `stop`."""
        while not (self._stopped or self.finished.is_set() or self.client.state in ("closed", "asking_password")):
            due = self.client.tick(time.monotonic())
            if not self.client.wants_connection:
                await asyncio.sleep(0.01 if due is None else max(0.0, due - time.monotonic()))
                continue
            try:
                reader, writer = await asyncio.open_connection(*self.address)
            except OSError as error:
                self.client.lost(time.monotonic(), "unreachable", str(error))
                continue
            await self._talk(reader, writer)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.connections += 1
        self._next_deal = -1  # a host that was killed may not have heard it
        self.client.connected(time.monotonic())
        try:
            while self.client.is_connected and not self._stopped and not self.finished.is_set():
                await self._step(reader)
        except OSError:
            pass
        finally:
            self._flush()
            self.client.lost(time.monotonic())
            self._writer = None
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _step(self, reader: asyncio.StreamReader) -> None:
        due = self.client.tick(time.monotonic())
        self._flush()
        pause = None if due is None else max(0.0, due - time.monotonic())
        try:
            async with asyncio.timeout(pause):
                data = await reader.read(READ)
        except TimeoutError:
            return
        if not data:
            raise ConnectionResetError
        for message in self.client.receive(data, time.monotonic()):
            self.hear(message)
        if self._fresh and self.view is not None:  # on the newest View only, as the window does
            self._fresh = False
            self.act(self.view)
        if self.client.token:
            self.tokens[self.client.table] = self.client.token
        self._flush()

    def say(self, message: Message) -> bool:
        """Send a message now; False if there is no connection."""
        sent = self.client.send(message, time.monotonic())
        self._flush()
        return sent

    def cut(self) -> None:
        """Break the connection without a word; it comes back by itself."""
        if self._writer is not None:
            self._writer.transport.abort()

    def leave(self) -> None:
        """Of one's own will, for good."""
        self.client.leave(time.monotonic())
        self._flush()
        self.stop()

    def stop(self) -> None:
        self._stopped = True
        if self._writer is not None:
            self._writer.close()

    def _flush(self) -> None:
        data = self.client.output()
        if data and self._writer is not None and not self._writer.is_closing():
            self._writer.write(data)

    # -- what it does ----------------------------------------------------------------------------------------------

    def hear(self, message: FromHost) -> None:
        """What the host says, and the answer to it. Tests may extend it."""
        if isinstance(message, Shown):
            self.events.update(type(each).__name__ for each in message.events)
            if self._keep:
                self.shown.append(message)
            self.view = message.view
            self._fresh = True
            return
        self.messages.append(message)
        if isinstance(message, Lobby):
            self._get_ready(message)
        elif isinstance(message, TakeBackAsked):
            seat = None if self.client.started is None else self.client.started.seat
            if seat in message.waiting:
                self.say(AnswerTakeBack(message.number, True))
        elif isinstance(message, Started) and message.seat is not None and self.view is not None:
            if self.view.phase == "over" and not message.state.over:
                self._go_on(self.view)
        elif isinstance(message, Rejected):
            self.refused(message)

    def refused(self, message: Rejected) -> None:
        """An action that was not allowed, which is a defect unless a test knows better."""
        raise AssertionError(f"{message.refusal} for {self.done[-1:]}")

    def answer_again(self) -> None:
        """What is asked now was not answered, since an answer that came too late was still on its way."""
        self._fresh = True

    def _get_ready(self, lobby: Lobby) -> None:
        if lobby.phase == "over":
            self.finished.set()
        if lobby.phase != "lobby":
            return
        mine = [seat for seat in lobby.seats if seat.person == self.client.person]
        if mine and not mine[0].ready:
            self.say(SetReady(True))
        people = [seat for seat in lobby.seats if seat.occupant == "person"]
        if self._begins and not self._begun and self.ready_to_begin(lobby) and all(seat.ready for seat in people):
            self._begun = True
            self.say(Begin())

    def _go_on(self, view: AnyView) -> None:
        """The next deal, once the host has told the result of this one: that comes after the last View."""
        started = self.client.started
        scored = started is not None and len(started.state.summaries) >= view.deal_no
        if scored and self._next_deal != view.deal_no:
            self._next_deal = view.deal_no
            self.say(NextDeal())

    def ready_to_begin(self, lobby: Lobby) -> bool:
        """Whether everybody has come who is waited for. Tests may extend it."""
        return all(seat.occupant != "open" for seat in lobby.seats)

    def act(self, view: AnyView) -> None:
        """Answer what is asked."""
        started = self.client.started
        if started is None or started.seat is None:
            return
        if view.phase == "over" and view.decision is None:
            self._go_on(view)
            return
        if view.decision is None or self.client.unanswered is not None:
            return
        action = self._choose(view, self._rng.getrandbits(32))
        if view.decision.optional and isinstance(action, PassBid):
            return
        self.done.append(action)
        self.client.do(action, time.monotonic())
        self._flush()
