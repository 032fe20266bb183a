# SPDX-License-Identifier: MIT
"""The host's side of one connection: greeting, login in time, frames, rates, signs of life. No socket, no clock.

The owner feeds it what arrives, sends what `output` gives, and calls `tick` when it asked for it.
"""

from __future__ import annotations

import msgspec

from shengji_qt import __version__
from shengji_qt.net import limits, messages
from shengji_qt.net.buckets import Bucket
from shengji_qt.net.framing import Framer, FramingError, frame
from shengji_qt.net.messages import Facts, FromClient, Greeting, Hello, Message, Ping, Pong, Refused, RefusedCode


class Session:
    """Attributes:
    nonce: of the greeting, for the proof of a password.
    hello: what the client said first; None before.
    closing: nothing more is read; the connection ends when the output is sent.
    person: who it is, set by the owner when the login is accepted.
    confirmed: something came from them since.
    """

    def __init__(self, greeting: Greeting, now: float) -> None:
        self.nonce = greeting.nonce
        self.hello: Hello | None = None
        self.closing = False
        self.person: int | None = None
        self.confirmed = False
        self._framer = Framer(limits.FRAME_GREETED)
        self._rate = Bucket(limits.MESSAGES_BURST, limits.MESSAGES_PER_SECOND, now)
        self._output = bytearray()
        self._began = now
        self._heard = now
        self._pinged = now
        self._pings = 0
        self.send(greeting)

    def output(self) -> bytes:
        """What is to be sent now, once."""
        data = bytes(self._output)
        self._output.clear()
        return data

    def send(self, message: Message) -> None:
        """Nothing after a refusal."""
        if not self.closing:
            self._output += frame(messages.encode(message))

    def refuse(self, code: RefusedCode, facts: Facts | None = None) -> None:
        """Say why and close."""
        self.send(Refused(code, facts or {}))
        self.closing = True

    def accept(self, person: int) -> None:
        """The login is good: longer frames may come."""
        self.person = person
        self._framer.limit = limits.FRAME_TO_HOST

    def receive(self, data: bytes, now: float) -> FromClient | None:
        """Take what came in, and give the first message that concerns the table; call again with b"" until None.

        A client that breaks the rules of the protocol is refused, and that concerns nobody else.
        """
        if self.closing:
            return None
        self._framer.feed(data)
        if data:
            self._heard = now
        while (message := self._next(now)) is not None:
            if isinstance(message, Ping):
                self.send(Pong(message.number))
            elif not isinstance(message, Pong):
                return message
        return None

    def _next(self, now: float) -> FromClient | None:
        try:
            payload = self._framer.take()
        except FramingError:
            self.refuse("malformed")
            return None
        if payload is None:
            return None
        if not self._rate.take(now):
            self.refuse("flood")
            return None
        return self._decoded(payload)

    def _decoded(self, payload: bytes) -> FromClient | None:
        try:
            message = messages.from_client(payload)
        except (msgspec.DecodeError, RecursionError):
            self._refuse_unknown(payload)
            return None
        if isinstance(message, Hello) is not (self.hello is None):  # first and only first
            self.refuse("malformed")
            return None
        if isinstance(message, Hello):
            self.hello = message
        else:
            self.confirmed = True
        return message

    def _refuse_unknown(self, payload: bytes) -> None:
        """A hello of another version may have other fields; its person shall hear which version is wanted."""
        proto = messages.hello_protocol(payload) if self.hello is None else None
        if proto is None or proto == limits.PROTOCOL:
            self.refuse("malformed")
        else:
            self.refuse("protocol", {"proto": limits.PROTOCOL, "app": __version__})

    @property
    def quiet_since(self) -> float:
        """When the last byte came."""
        return self._heard

    def tick(self, now: float) -> float:
        """Do what is due; when to call again at the latest."""
        if self.person is None:
            if now - self._began >= limits.LOGIN and not self.closing:
                self.refuse("silent")
            return self._began + limits.LOGIN
        if now - self._heard >= limits.DROPPED and not self.closing:
            self.refuse("silent")
        if now - self._pinged >= limits.HEARTBEAT:
            self._pinged = now
            self._pings += 1
            self.send(Ping(self._pings))
        return min(self._pinged + limits.HEARTBEAT, self._heard + limits.DROPPED)
