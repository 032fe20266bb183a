# SPDX-License-Identifier: MIT
"""The client's side of a table, over as many connections as it takes. No socket, no clock.

The owner opens a connection when `wants_connection` says so and reports `connected`, `receive` and `lost`; it sends
what `output` gives, calls `tick` when it asked for it, and closes the connection when `wants_connection` ends.
Messages that concern the match come out of `receive` in order and without gaps: what was missed is made good by a View
that is to be looked at afresh, and an action that was not answered is sent once more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from shengji_qt import __version__
from shengji_qt.model.actions import AnyAction
from shengji_qt.net import limits, messages
from shengji_qt.net.framing import Framer, FramingError, frame
from shengji_qt.net.messages import (
    Do,
    FromHost,
    Greeting,
    Hello,
    Leave,
    Lobby,
    LookAfresh,
    Message,
    Ping,
    Pong,
    Refused,
    Rejected,
    Role,
    Shown,
    Started,
    Welcome,
)
from shengji_qt.net.password import key_of, proof_of

ClientState = Literal[
    "connecting", "asking_password", "in_lobby", "in_play", "unstable", "reconnecting", "host_stopped", "closed"
]  # fmt: skip
CUT_OFF: Final = ("reconnecting", "host_stopped")  # there is no host now; the second: it has said that it ends
Failure = Literal["unreachable", "no_route", "timed_out", "not_a_host"]  # of a connection, besides what a host says
CONNECTING: Final = 6.0  # seconds until an address that does not answer is given up
_BAD: Final = (FramingError, msgspec.DecodeError, RecursionError)
_COMES_BACK: Final = ("host_stopped", "silent", "too_many", "flood")  # refusals that a client that was in may outlast
_PASSWORD: Final = ("password", "password_pause")


class _Probe(msgspec.Struct, tag="Greeting"):
    """What a greeting of every version has."""

    proto: int
    app: str = ""


class Client:
    """One person at one table.

    Attributes:
        state: see `ClientState`; `asking_password` and `closed` need the owner (`give_password`; a new Client).
        refusal: why `state` is one of these two; None if it was the client's own wish.
        table: of the greeting; "" before the first.
        person, role, is_owner, token: of the newest welcome.
        lobby, started: the newest.
        turn: of the newest `Shown`.
    """

    def __init__(
        self,
        name: str,
        now: float,
        *,
        password: str = "",
        role: Role = "player",
        owner_key: str = "",
        token_of: Callable[[str], str] = lambda table: "",
    ) -> None:
        """`token_of` gives the token that is kept for a table, "" if none is."""
        self.state: ClientState = "connecting"
        self.refusal: Refused | None = None
        self.failure: tuple[Failure, str] | None = None
        self.table = ""
        self.person: int | None = None
        self.role: Role = role
        self.is_owner = False
        self.token = ""
        self.lobby: Lobby | None = None
        self.started: Started | None = None
        self.turn = 0
        self._name = name
        self._password = password
        self._owner_key = owner_key
        self._token_of = token_of
        self._token_spurned = False
        self._key: tuple[str, str, bytes] | None = None  # password, salt, what they give
        self._framer = Framer(limits.FRAME_TO_CLIENT)
        self._output = bytearray()
        self._open = False
        self._hello = False  # said on this connection
        self._welcome = False  # heard on this connection
        self._next: int | None = None  # number of the next Shown; None: any, the first of a connection
        self._gap = False  # something was missed, and a View to be looked at afresh was asked for
        self._unanswered: Do | None = None
        self._retries = 0
        self._host_stopped = False  # it has said so, and has not been back
        self._due: float | None = now  # when to connect
        self._since = now  # connecting, or the connection is open
        self._no_route_since: float | None = None
        self._heard = now
        self._sent = now
        self._pings = 0

    # -- what the owner of the socket does -----------------------------------------------------------------------------

    @property
    def wants_connection(self) -> bool:
        """Whether a connection is to be open or being opened now."""
        return self.state not in ("closed", "asking_password") and self._due is None

    @property
    def is_connected(self) -> bool:
        return self._open

    @property
    def was_in(self) -> bool:
        """Whether the host has ever let this client in."""
        return self.person is not None

    def output(self) -> bytes:
        """What is to be sent now, once."""
        data = bytes(self._output)
        self._output.clear()
        return data

    def connected(self, now: float) -> None:
        """The connection that was wanted is open."""
        self._framer = Framer(limits.FRAME_TO_CLIENT)
        self._output.clear()
        self._open, self._hello, self._welcome = True, False, False
        self._next, self._gap = None, False
        self._since = self._heard = self._sent = now

    def receive(self, data: bytes, now: float) -> list[FromHost]:
        """What came; gives the messages that concern the window, in order."""
        if not self._open:
            return []
        if data:
            self._heard = now
            if self.state == "unstable":
                self.state = self._calm()
        self._framer.feed(data)
        found: list[FromHost] = []
        while self._open and (message := self._take(now)) is not None:
            if self._understand(message, now):
                found.append(message)
        return found

    def lost(self, now: float, failure: Failure = "unreachable", detail: str = "") -> None:
        """The connection broke, or could not be opened."""
        greeted, opened = self._hello, self._open
        self._drop()
        if self.state in ("closed", "asking_password"):
            return
        if self.was_in:
            self._again(now)
        elif failure == "no_route":
            self._no_way(now, detail)
        elif greeted:  # it was a host, and it is gone before it let us in
            self._fail("unreachable", detail)
        else:
            self._fail("not_a_host" if opened and failure == "unreachable" else failure, detail)

    def tick(self, now: float) -> float | None:
        """Do what is due; when to call again at the latest, None if nothing will be due."""
        if self.state in ("closed", "asking_password"):
            return None
        if self._due is not None:
            if now < self._due:
                return self._due
            self._due = None
            self._since = now
        if not self._open:
            if now - self._since >= CONNECTING:
                self.lost(now, "timed_out")
                return self._due
            return self._since + CONNECTING
        if not self._welcome:
            return self._wait_for_welcome(now)
        return self._beat(now)

    def _wait_for_welcome(self, now: float) -> float | None:
        if now - self._since < CONNECTING:
            return self._since + CONNECTING
        self.lost(now, "timed_out" if self._hello else "not_a_host")
        return self._due

    def _beat(self, now: float) -> float | None:
        silent = now - self._heard
        if silent >= limits.DROPPED:
            self.lost(now, "timed_out")
            return self._due
        if silent >= limits.UNSTABLE:
            self.state = "unstable"
        if now - self._sent >= limits.HEARTBEAT:
            self._pings += 1
            self.send(Ping(self._pings), now)
        mark = limits.DROPPED if self.state == "unstable" else limits.UNSTABLE
        return min(self._sent + limits.HEARTBEAT, self._heard + mark)

    # -- what the person does ------------------------------------------------------------------------------------------

    def send(self, message: Message, now: float) -> bool:
        """Send a message; False, and it is lost, while there is no table to hear it."""
        if not self._open or not (self._welcome or isinstance(message, Hello | Ping | Pong)):
            return False
        self._output += frame(messages.encode(message))
        self._sent = now
        return True

    def do(self, action: AnyAction, now: float) -> None:
        """An action on the newest View. Without a connection it waits for the next one."""
        self._unanswered = Do(self.turn, action)
        if self._next is not None and not self._gap:
            self.send(self._unanswered, now)

    @property
    def unanswered(self) -> AnyAction | None:
        """The action of which it is not known yet what became of it."""
        return None if self._unanswered is None else self._unanswered.action

    def give_password(self, password: str, now: float) -> None:
        """Try again with this one."""
        if self.state == "asking_password":
            self._password = password
            self.state = self._outside
            self.refusal = None
            self._due = now

    def try_now(self, now: float) -> None:
        """Do not wait for the next try."""
        if self._due is not None and self.state != "closed":
            self._due = now

    def leave(self, now: float) -> None:
        """Of one's own will; the owner sends what `output` gives and closes."""
        self.send(Leave(), now)
        self.state = "closed"
        self._due = None

    # -- inside --------------------------------------------------------------------------------------------------------

    def _take(self, now: float) -> FromHost | None:
        try:
            payload = self._framer.take()
        except FramingError as error:
            self._unreadable(now, str(error))
            return None
        if payload is None:
            return None
        try:
            return messages.from_host(payload)
        except _BAD as error:
            proto = None if self._hello else _version(payload)
            if proto is not None:
                self._end(proto)
            else:
                self._unreadable(now, str(error))
            return None

    def _unreadable(self, now: float, detail: str) -> None:
        if self._welcome:
            self.lost(now, "not_a_host", detail)
        else:
            self._drop()
            self._fail("not_a_host", detail)

    def _understand(self, message: FromHost, now: float) -> bool:
        """Take the message in; whether it concerns the window too."""
        if isinstance(message, Refused):
            self._refused(message, now)
            return False
        if isinstance(message, Ping):
            self.send(Pong(message.number), now)
            return False
        if isinstance(message, Pong):
            return False
        if isinstance(message, Greeting):
            self._greeted(message, now)
            return False
        if isinstance(message, Welcome) and self._hello and not self._welcome:
            self._welcomed(message)
            return True
        if not self._welcome or isinstance(message, Welcome):
            self._unreadable(now, type(message).__name__)
            return False
        return self._heard_at_table(message, now)

    def _heard_at_table(self, message: FromHost, now: float) -> bool:
        if isinstance(message, Lobby):
            self.lobby = message
            if message.phase != "playing":
                self._unanswered = None
                self._next, self._gap = None, False  # the next match counts anew
            if message.phase == "lobby":
                self.started = None
        elif isinstance(message, Started):
            self.started = message
        elif isinstance(message, Shown):
            return self._shown(message, now)
        elif isinstance(message, Rejected):
            if self._unanswered is None or message.turn != self._unanswered.turn:
                return False
            self._unanswered = None
        if isinstance(message, Lobby | Started):
            self.state = self._calm()
        return True

    def _calm(self) -> ClientState:
        if not self._welcome:
            return self._outside
        return "in_lobby" if self.started is None else "in_play"

    @property
    def _outside(self) -> ClientState:
        """Without a table, and trying to get to it."""
        if not self.was_in:
            return "connecting"
        return "host_stopped" if self._host_stopped else "reconnecting"

    def _greeted(self, greeting: Greeting, now: float) -> None:
        if self._hello:
            self._unreadable(now, "a second greeting")
            return
        if greeting.proto != limits.PROTOCOL:
            self._end(Refused("protocol", {"proto": greeting.proto, "app": greeting.app}))
            return
        self.table = greeting.table
        token = self.token or ("" if self._token_spurned else self._token_of(greeting.table))
        if greeting.password and not (self._password or token or self._owner_key):
            self._ask_password(None)
            return
        proof = self._proof(greeting) if greeting.password and self._password else ""
        self._hello = True
        hello = Hello(limits.PROTOCOL, __version__, self._name, self.role, token, proof, self._owner_key)
        self.send(hello, now)

    def _proof(self, greeting: Greeting) -> str:
        if self._key is None or self._key[:2] != (self._password, greeting.salt):
            self._key = self._password, greeting.salt, key_of(self._password, greeting.salt)
        return proof_of(self._key[2], greeting.nonce)

    def _welcomed(self, welcome: Welcome) -> None:
        self.person, self.role, self.is_owner = welcome.person, welcome.role, welcome.owner
        self.token = welcome.token
        self._token_spurned = False
        self._welcome = True
        self._host_stopped = False
        self._retries = 0
        self.started = None  # told anew if a match runs
        self.state = "in_lobby"

    def _shown(self, shown: Shown, now: float) -> bool:
        if self._gap and shown.events:
            return False
        if not self._gap and self._next is not None and shown.number != self._next:
            if shown.number > self._next:
                self._gap = True
                self.send(LookAfresh(), now)
            return False
        again = self._gap or self._next is None
        self._gap = False
        self._next = shown.number + 1
        self.turn = shown.turn
        if self._unanswered is not None and self._unanswered.turn != shown.turn:
            self._unanswered = None
        elif again and self._unanswered is not None:
            self.send(self._unanswered, now)
        return True

    # -- ends ----------------------------------------------------------------------------------------------------------

    def _refused(self, refused: Refused, now: float) -> None:
        self._drop()
        if refused.code in _PASSWORD:
            self._ask_password(refused)
        elif refused.code == "unknown_token" and not self._token_spurned:
            self._token_spurned, self.token = True, ""
            self._due = now  # as somebody new
        elif refused.code in _COMES_BACK and self.was_in:
            self._host_stopped = refused.code == "host_stopped"
            self._again(now)
        else:
            self._end(refused)

    def _ask_password(self, refused: Refused | None) -> None:
        self._drop()
        self.refusal = refused
        self.state = "asking_password"

    def _end(self, refused: Refused) -> None:
        self._drop()
        self.refusal = refused
        self.state = "closed"

    def _fail(self, failure: Failure, detail: str) -> None:
        self.failure = failure, detail
        self.state = "closed"

    def _no_way(self, now: float, detail: str) -> None:
        """The system may just be asking the user whether the program may use the network."""
        if self._no_route_since is None:
            self._no_route_since = now
        if now - self._no_route_since >= limits.UNREACHABLE_RETRY:
            self._fail("no_route", detail)
        else:
            self._pause(now)

    def _again(self, now: float) -> None:
        self.state = self._outside
        self._pause(now)

    def _pause(self, now: float) -> None:
        self._due = now + limits.RETRY[min(self._retries, len(limits.RETRY) - 1)]
        self._retries += 1

    def _drop(self) -> None:
        """Nothing more is read from or written to this connection."""
        self._open, self._hello, self._welcome = False, False, False
        self._output.clear()
        self._next, self._gap = None, False


def _version(payload: bytes) -> Refused | None:
    """That the host speaks another version, if this is a greeting at all."""
    try:
        probe = msgspec.json.decode(payload, type=_Probe)
    except _BAD:
        return None
    if probe.proto == limits.PROTOCOL:
        return None
    return Refused("protocol", {"proto": probe.proto, "app": probe.app[:40]})
