# SPDX-License-Identifier: MIT
"""The host of a table: TCP connections on asyncio around a `Room`, computer seats on a thread, the journal on the disk.

One loop, one room. A peer that breaks the protocol loses its connection, and nobody else notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

from shengji_qt import __version__
from shengji_qt.ai.asking import THINKING, decide
from shengji_qt.ai.budget import Budget
from shengji_qt.ai.players import player
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.net import limits, table_file
from shengji_qt.net.discovery import Advert, advert_of
from shengji_qt.net.lobby import Lobby, NotLetIn
from shengji_qt.net.messages import FromClient, Greeting, Hello, Leave, Message, Notice, RefusedCode, Welcome
from shengji_qt.net.password import new_nonce
from shengji_qt.net.play import Shuffler
from shengji_qt.net.room import Room
from shengji_qt.net.session import Session
from shengji_qt.net.table_file import SavedPerson, SavedSeat, TableFile
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.troubles import TroubleError

log = logging.getLogger(__name__)
WATCH: Final = 0.5  # seconds between two looks at who is silent
GOODBYE: Final = 2.0  # for the last words to a peer, who may not read them
COUNTER_SIZE: Final = 1024  # addresses whose wrong passwords are remembered


class Peer(asyncio.Protocol):
    """One connection."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.session: Session | None = None
        self.transport: asyncio.Transport | None = None
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        self.address = str(name[0]) if name else ""
        sock = transport.get_extra_info("socket")
        if sock is not None:
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._host.came(self)

    def data_received(self, data: bytes) -> None:
        self._host.received(self, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._host.went(self)

    def flush(self) -> None:
        """Send what waits. Who does not read loses the connection."""
        session, transport = self.session, self.transport
        if session is None or transport is None or transport.is_closing():
            return
        data = session.output()
        if data:
            transport.write(data)
        if transport.get_write_buffer_size() > limits.SEND_QUEUE:
            transport.abort()
        elif session.closing:
            transport.close()
            asyncio.get_running_loop().call_later(GOODBYE, transport.abort)


class Host:
    """Attributes: `room`; `table`: the id of the table; `port`, once it listens; `stopped`: set when it has ended."""

    def __init__(
        self,
        lobby: Lobby,
        *,
        save: Path | None = None,
        password: tuple[str, bytes] | None = None,
        owner_key: str = "",
        table: str = "",
        pacing: Pacing | None = None,
        rng: Shuffler = None,
    ) -> None:
        """`save`: the journal. `password`: salt and key. `owner_key`: a digest. `table`: of a table opened again."""
        self.room = Room(
            lobby, self, self,
            password=None if password is None else password[1], owner_key=owner_key, pacing=pacing, rng=rng,
        )  # fmt: skip
        self.table = table or new_nonce()
        self.port = 0
        self.stopped = asyncio.Event()
        self._save = save
        self._journal = ""  # the name of the file of the match
        self._salt, self._key = (password[0], password[1].hex()) if password is not None else ("", "")
        self._owner_key = owner_key
        self._peers: set[Peer] = set()
        self._by_person: dict[int, Peer] = {}
        self._wrong: Counter[str] = Counter()  # wrong passwords by address
        self._paused: dict[str, float] = {}  # until when
        self._servers: list[asyncio.Server] = []
        self._timer: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._flushing = False
        self._changed = False
        self._stopping = False
        self._seeds = random.SystemRandom()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="computer seats")
        self._thoughts: dict[int, list[bool]] = {}  # by seat: whether the question is withdrawn

    # -- life ----------------------------------------------------------------------------------------------------------

    async def start(self, port: int = limits.PORT, tries: int = limits.PORTS) -> None:
        """Listen on the first port that is free, of IPv4 and where there is IPv6 of that too. Raises `OSError`.

        Port 0: any.
        """
        loop = asyncio.get_running_loop()
        last = port + (tries - 1 if port else 0)
        for number in range(port, last + 1):
            try:
                self._servers = [await loop.create_server(lambda: Peer(self), "0.0.0.0", number)]
                break
            except OSError:
                if number == last:
                    raise
        self.port = self._servers[0].sockets[0].getsockname()[1]
        with contextlib.suppress(OSError):  # there is no IPv6, or somebody else has that port of it
            self._servers.append(await loop.create_server(lambda: Peer(self), "::", self.port))
        self.changed()
        self._look()
        self._wake()

    def resume(self, spec: MatchSpec, journal: Journal | None, entries: tuple[Any, ...]) -> None:
        """Go on with the match in a journal, before `start`."""
        self._journal = journal.path.name if journal is not None else ""
        self.room.resume(spec, journal, entries)

    async def stop(self, code: RefusedCode = "host_stopped") -> None:
        """Tell everybody, save and end; the table can be opened again."""
        if self._stopping:
            return
        self._stopping = True
        for handle in (self._timer, self._watch):
            if handle is not None:
                handle.cancel()
        for server in self._servers:
            server.close()
        self._keep()
        self.room.close(code)
        for peer in list(self._peers):
            if peer.session is not None and not peer.session.closing:
                peer.session.refuse(code)
            peer.flush()
        for flags in self._thoughts.values():
            flags[0] = True
        await asyncio.sleep(0.05)  # the last words leave
        for peer in list(self._peers):
            if peer.transport is not None:
                peer.transport.abort()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.stopped.set()

    @property
    def advert(self) -> Advert:
        """What who looks for tables is told."""
        return advert_of(self.room.lobby.message(self.room.phase, bool(self._key), frozenset()), self.table, self.port)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # -- connections ---------------------------------------------------------------------------------------------------

    def came(self, peer: Peer) -> None:
        greeting = Greeting(
            limits.PROTOCOL, __version__, self.table, bool(self._key), self._salt, new_nonce() if self._key else ""
        )  # fmt: skip
        peer.session = Session(greeting, self._now())
        same = sum(each.address == peer.address for each in self._peers)
        if len(self._peers) >= limits.CONNECTIONS or same >= limits.CONNECTIONS_OF_ADDRESS:
            peer.session.refuse("too_many")
        self._peers.add(peer)
        peer.flush()

    def received(self, peer: Peer, data: bytes) -> None:
        session, now = peer.session, self._now()
        assert session is not None, "data come after the connection"
        if self._stopping:
            return
        message = session.receive(data, now)
        while message is not None:
            self._handle(peer, session, message, now)
            message = session.receive(b"", now)
        if session.confirmed and session.person is not None:
            self.room.confirmed(session.person)
        if session.closing and session.person is not None:
            self._lost(peer)
        peer.flush()
        self._wake()

    def _handle(self, peer: Peer, session: Session, message: FromClient, now: float) -> None:
        if isinstance(message, Hello):
            self._login(peer, session, message, now)
        elif session.person is not None:
            self.room.handle(session.person, message, now)
            if isinstance(message, Leave) and self._by_person.get(session.person) is peer:
                del self._by_person[session.person]
                session.person = None
                session.closing = True

    def _login(self, peer: Peer, session: Session, hello: Hello, now: float) -> None:
        wait = self._paused.get(peer.address, 0.0) - now
        if wait > 0 and not hello.token:
            session.refuse("password_pause", {"seconds": int(wait) + 1})
            return
        try:
            login = self.room.login(hello, session.nonce)
        except NotLetIn as refused:
            session.refuse(refused.code, self._facts(peer, refused, now))
            return
        self._wrong.pop(peer.address, None)
        number = login.person.number
        old = self._by_person.pop(number, None)
        if old is not None and old.session is not None:
            old.session.person = None
            old.session.refuse("replaced")
            old.flush()
        self._keep()  # before the new token leaves
        session.accept(number)
        self._by_person[number] = peer
        session.send(Welcome(number, login.person.role, login.token, self.room.lobby.owner == number))
        self.room.entered(number, now)

    def _facts(self, peer: Peer, refused: NotLetIn, now: float) -> dict[str, str | int]:
        """With the number of tries that are left."""
        if refused.code != "password":
            return refused.facts
        if len(self._wrong) > COUNTER_SIZE:
            self._wrong.clear()
            self._paused.clear()
        self._wrong[peer.address] += 1
        left = limits.WRONG_PASSWORDS - self._wrong[peer.address]
        if left <= 0:
            self._paused[peer.address] = now + limits.PASSWORD_PAUSE
            self._wrong.pop(peer.address)
        return {"left": max(left, 0)}

    def went(self, peer: Peer) -> None:
        self._peers.discard(peer)
        self._lost(peer)
        self._wake()

    def _lost(self, peer: Peer) -> None:
        person = None if peer.session is None else peer.session.person
        if person is not None and self._by_person.get(person) is peer and not self._stopping:
            del self._by_person[person]
            self.room.lost(person, self._now())

    def _look(self) -> None:
        """Who is silent, who does not log in."""
        now = self._now()
        for peer in list(self._peers):
            session = peer.session
            if session is None or session.closing:
                continue
            session.tick(now)
            if session.person is not None:
                self.room.unstable(session.person, now - session.quiet_since >= limits.UNSTABLE)
            if peer.session is not None and peer.session.closing:  # since the tick
                self._lost(peer)
            peer.flush()
        self._wake()
        self._watch = asyncio.get_running_loop().call_later(WATCH, self._look)

    # -- time ----------------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopping:
            return
        due = self.room.tick(self._now())
        if due is not None:
            self._timer = asyncio.get_running_loop().call_at(due, self._wake)

    def _flush(self) -> None:
        self._flushing = False
        for peer in list(self._peers):
            peer.flush()

    # -- what the room wants (Carrier) ---------------------------------------------------------------------------------

    def send(self, person: int, message: Message) -> None:
        peer = self._by_person.get(person)
        if peer is None or peer.session is None:
            return
        peer.session.send(message)
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def close(self, person: int, code: RefusedCode) -> None:
        peer = self._by_person.pop(person, None)
        if peer is not None and peer.session is not None:
            peer.session.person = None
            peer.session.refuse(code)
            peer.flush()

    def new_journal(self, spec: MatchSpec) -> Journal | None:
        if self._save is None:
            return None
        path, number = self._save, 1
        while path.exists():
            number += 1
            path = self._save.with_name(f"{self._save.stem}-{number}{self._save.suffix}")
        try:
            journal = Journal.create(path, Header(FORMAT, RULES, spec, app=__version__))
        except TroubleError as error:
            log.warning("not saved: %s", error)
            for person in self._by_person:
                self.send(person, Notice("not_saved"))
            return None
        self._journal = path.name
        self._keep()  # before anything of the match is known to anybody
        return journal

    def changed(self) -> None:
        """Once in a turn of the loop is enough."""
        if not self._changed:
            self._changed = True
            asyncio.get_running_loop().call_soon(self._keep)

    def _keep(self) -> None:
        self._changed = False
        if self._save is None:
            return
        lobby = self.room.lobby
        people = [
            SavedPerson(each.number, each.name, each.role, each.token, each.old_token) for each in lobby.people.values()
        ]
        saved = TableFile(
            table_file.FORMAT, self.table, self.port, lobby.name, lobby.settings, lobby.options,
            tuple(SavedSeat(each.occupant, each.person) for each in lobby.seats), tuple(people), lobby.next_person,
            lobby.owner, lobby.spectators, self._salt, self._key, self._owner_key, self._journal,
            lobby.card_counter,
        )  # fmt: skip
        try:
            table_file.write(table_file.path_of(self._save), saved)
        except TroubleError as error:
            log.warning("the table is not kept: %s", error)

    def closed(self) -> None:
        asyncio.get_running_loop().create_task(self.stop("table_closed"))

    # -- computer seats (Thinker) --------------------------------------------------------------------------------------

    def ask(self, seat: int, request_id: int, level: str, view: Any) -> None:
        flags = [False]
        self._thoughts[seat] = flags
        loop = asyncio.get_running_loop()
        seed = self._seeds.getrandbits(32)
        future = loop.run_in_executor(self._pool, _think, level, view, seed, flags)
        future.add_done_callback(lambda done: self._answered(seat, request_id, flags, done))

    def withdraw(self, seat: int) -> None:
        flags = self._thoughts.pop(seat, None)
        if flags is not None:
            flags[0] = True

    def _answered(self, seat: int, request_id: int, flags: list[bool], done: asyncio.Future[AnyAction]) -> None:
        if flags[0] or done.cancelled() or self.room.play is None or self.stopped.is_set():
            return
        error = done.exception()
        if error is not None:
            log.warning("a computer seat failed", exc_info=error)
            self.room.play.table.fail(seat, request_id, type(error).__name__)
        else:
            self.room.play.table.submit(seat, done.result(), request_id=request_id)
        self._wake()


def _think(level: str, view: Any, seed: int, flags: list[bool]) -> AnyAction:
    """On the thread of the computer seats."""
    return decide(player(level), view, seed, Budget.within(THINKING, lambda: flags[0]))
