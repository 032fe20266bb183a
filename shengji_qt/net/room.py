# SPDX-License-Identifier: MIT
"""A table of the network with the people at it: logins, wishes, chat, the match that is played. No socket, no clock.

Whoever drives it gives it each connection's messages, wakes it, and carries what `Carrier` is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, Protocol

from shengji_qt import __version__
from shengji_qt.model.journal import MatchSpec
from shengji_qt.net import limits, messages, tokens
from shengji_qt.net.buckets import Bucket
from shengji_qt.net.lobby import Lobby, NotGranted, NotLetIn, Person
from shengji_qt.net.messages import Denied, FromClient, Hello, Message, Notice, NoticeCode, RefusedCode, Said
from shengji_qt.net.names import clean
from shengji_qt.net.password import is_proof
from shengji_qt.net.play import Play, Shuffler, Thinker
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing

Phase = Literal["lobby", "playing", "over"]


class Carrier(Protocol):
    """What a room needs of the world."""

    def send(self, person: int, message: Message) -> None:
        """To a person if they are connected."""

    def close(self, person: int, code: RefusedCode) -> None:
        """Refuse this person and close their connection."""

    def new_journal(self, spec: MatchSpec) -> Journal | None:
        """For a match that begins; None: it is not saved."""

    def changed(self) -> None:
        """Something that has to be kept beside the journal is another now: people, tokens, rules."""

    def closed(self) -> None:
        """The owner has closed the table; everybody has been told."""


class Login(NamedTuple):
    """`replaced`: the person was connected already. `token`: new, to be told and not kept."""

    person: Person
    token: str
    replaced: bool


class Room:
    """Attributes: `lobby`; `play` is the match that runs or ran last, None before the first.

    `on_notice` is called with what everybody is told of who is at the table, not of its match, also when nobody is
    there to hear it.
    """

    def __init__(
        self,
        lobby: Lobby,
        carrier: Carrier,
        thinker: Thinker,
        *,
        password: bytes | None = None,
        owner_key: str = "",
        pacing: Pacing | None = None,
        rng: Shuffler = None,
    ) -> None:
        """`password`: the key of `net.password`. `owner_key`: the digest of the key that makes somebody the owner."""
        self.lobby = lobby
        self.play: Play | None = None
        self.on_notice: Callable[[NoticeCode, messages.Facts], None] = lambda _code, _facts: None
        self._carrier = carrier
        self._thinker = thinker
        self._password = password
        self._owner_key = owner_key
        self._pacing = pacing
        self._rng = rng
        self._chats: dict[int, Bucket] = {}
        self._kicked: set[str] = set()  # digests
        self._dirty = False  # everybody has to be told the lobby
        self._returning: set[int] = set()  # people of a table opened again who are not back yet
        self._closed = False

    @property
    def phase(self) -> Phase:
        if self.lobby.playing:
            return "playing"
        return "lobby" if self.play is None else "over"

    # -- coming and going ----------------------------------------------------------------------------------------------

    def login(self, hello: Hello, nonce: str) -> Login:
        """Let somebody in, or back; raises `NotLetIn`. `entered` comes when the welcome is sent."""
        if hello.proto != limits.PROTOCOL:
            raise NotLetIn("protocol", proto=limits.PROTOCOL, app=__version__)
        person = self._known(hello.token) if hello.token else None
        owns = tokens.fits(hello.owner, self._owner_key)
        if person is None:
            if self._password is not None and not owns and not is_proof(hello.proof, self._password, nonce):
                raise NotLetIn("password")
            person, replaced = self.lobby.join(hello.name, hello.role), False
        else:
            replaced = person.presence in ("here", "unstable")
        if owns or (self.lobby.owner is None and not self._owner_key):
            self.lobby.owner = person.number
        token = tokens.new_token()
        if hello.token:  # the welcome may never arrive
            person.old_token = tokens.digest(hello.token)
        person.token = tokens.digest(token)
        self._carrier.changed()
        return Login(person, token, replaced)

    def _known(self, token: str) -> Person:
        kept = tokens.digest(token)
        if kept in self._kicked:
            raise NotLetIn("kicked")
        people = self.lobby.people.values()
        found = [each for each in people if tokens.fits(token, each.token) | tokens.fits(token, each.old_token)]
        if not found:
            raise NotLetIn("unknown_token")
        return found[0]

    def confirmed(self, number: int) -> None:
        """The person has got the welcome: only the new token is good from now on."""
        person = self.lobby.people.get(number)
        if person is not None and person.old_token:
            person.old_token = ""
            self._carrier.changed()

    def entered(self, number: int, now: float) -> None:
        """The person has been welcomed: tell them everything, and the others that they are there."""
        person = self.lobby.people[number]
        back = person.presence in ("lost", "left")
        person.presence = "here"
        seat = self.lobby.seat_of(number)
        played = self.play.back(seat) if self.play is not None and self.lobby.playing and seat is not None else 0
        self._tell_lobby()
        if self.play is not None:
            self.play.show_all(number, now)
        if number in self._returning:
            self._returning.discard(number)
            self._carrier.send(number, Notice("resumed"))
        if back:
            self._notice("back", name=person.name, played=played)
        else:
            self._notice("joined", name=person.name)
        if self.lobby.owner is None and not self._owner_key:
            self._new_owner()

    def unstable(self, number: int, is_unstable: bool) -> None:
        """Nothing is heard of a person who is still connected; or is again."""
        person = self.lobby.people.get(number)
        if person is not None and person.presence in ("here", "unstable"):
            presence: Literal["here", "unstable"] = "unstable" if is_unstable else "here"
            if presence != person.presence:
                person.presence = presence
                self._tell_lobby()

    def lost(self, number: int, now: float) -> None:
        """The connection broke. The seat is kept: during a match, and before it until the owner gives it to others."""
        person = self.lobby.people.get(number)
        if person is not None and person.presence in ("here", "unstable"):
            self._gone(person, now, "lost")

    def _gone(self, person: Person, now: float, how: Literal["lost", "left"]) -> None:
        person.presence = how
        person.ready = False
        seat = self.lobby.seat_of(person.number)
        self._notice(how, name=person.name)
        if self.play is not None and self.lobby.playing and seat is not None:
            self._without(self.play, seat, now, left=how == "left")
        elif how == "left" or seat is None:
            self.lobby.remove(person.number)
        if self.lobby.owner in (person.number, None) and not self._owner_key:
            self._new_owner()
        self._carrier.changed()
        self._tell_lobby()

    def _without(self, play: Play, seat: int, now: float, *, left: bool) -> None:
        """The match goes on without the person of this seat, who may have been the last to look at a result."""
        looking = bool(play.next_ready)
        play.gone(seat, now, left=left)
        if looking:
            self._take_ready()

    def _new_owner(self) -> None:
        number = self.lobby.new_owner()
        if number is not None:
            self._notice("owner", name=self.lobby.people[number].name)

    # -- what people say -----------------------------------------------------------------------------------------------

    def handle(self, number: int, message: FromClient, now: float) -> None:
        """One message of a person who is logged in."""
        if number not in self.lobby.people:
            return  # kicked a moment ago
        try:
            self._handle(number, message, now)
        except NotGranted as denied:
            self._carrier.send(number, Denied(denied.code, denied.facts))
        if self._dirty:
            self._tell_lobby()

    def _handle(self, number: int, message: FromClient, now: float) -> None:
        kind = type(message)
        if kind in _ONLY_OWNER:
            self.lobby.check_owner(number)
        action = _WISHES.get(kind)
        if action is not None:
            action(self, number, message)
            self._dirty = True
            self._carrier.changed()
            return
        if isinstance(message, messages.Chat | messages.Phrase):
            self._say(number, message, now)
        elif isinstance(message, messages.Leave):
            self._gone(self.lobby.people[number], now, "left")
        elif isinstance(message, messages.Kick):
            self._kick(message.person, now)
        elif isinstance(message, messages.Begin):
            self._begin()
        elif isinstance(message, messages.CloseTable):
            self.close("table_closed")
            self._carrier.closed()
        else:
            self._handle_play(number, message)

    def _handle_play(self, number: int, message: FromClient) -> None:
        if self.play is None:
            raise NotGranted("not_in_play")
        if isinstance(message, messages.LookAfresh):
            self.play.show(number)  # nothing to who neither sits nor watches
            return
        seat = self.lobby.seat_of(number)
        if seat is None:
            raise NotGranted("not_seated")
        if not self.lobby.playing:
            raise NotGranted("not_in_play")
        match message:
            case messages.Do():
                self.play.act(number, seat, message.turn, message.action)
            case messages.NextDeal():
                self.play.next_deal(number, number == self.lobby.owner)
                self._take_ready()
            case messages.AskTakeBack():
                name = self.lobby.people[number].name
                self.play.ask_take_back(number, seat)
                self._notice("take_back_asked", name=name)
            case messages.AnswerTakeBack():
                self.play.answer_take_back(seat, message.number, message.agree)
            case messages.DoNotWait():
                gone = self.lobby.person_on(message.seat) if message.seat < len(self.lobby.seats) else None
                if self.play.do_not_wait(number, message.seat) and gone is not None:
                    self._notice("skipped", name=gone.name)
                    self._dirty = True

    def _take_ready(self) -> None:
        """Who has looked at the result is shown as ready."""
        assert self.play is not None, "a result was looked at"
        for person in self.lobby.people.values():
            person.ready = person.number in self.play.next_ready
        self._dirty = True

    def _say(self, number: int, message: messages.Chat | messages.Phrase, now: float) -> None:
        size, seconds = limits.CHATS
        bucket = self._chats.setdefault(number, Bucket(size, size / seconds, now))
        if not bucket.take(now):
            raise NotGranted("chat_limit")
        name = self.lobby.people[number].name
        if isinstance(message, messages.Phrase):
            self._tell(Said(number, name, phrase=message.code))
            return
        text = clean(message.text, limits.CHAT)
        if text:
            self._tell(Said(number, name, text))

    def _kick(self, other: int, now: float) -> None:
        person = self.lobby.people.get(other)
        if person is None or other == self.lobby.owner:
            raise NotGranted("no_such_person")
        self._kicked |= {person.token, person.old_token} - {""}
        self._carrier.close(other, "kicked")
        seat = self.lobby.seat_of(other)
        if self.play is not None and self.lobby.playing and seat is not None:
            person.presence = "left"
            self._without(self.play, seat, now, left=True)
        self.lobby.remove(other)
        self._notice("kicked", name=person.name)
        self._carrier.changed()
        self._dirty = True

    # -- the match -----------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        spec = self.lobby.begin()
        for person in self.lobby.people.values():
            if self.lobby.spectators and self.lobby.seat_of(person.number) is None:
                person.role = "spectator"
        if self.play is not None:
            self.play.close()
        self.play = self._new_play(spec, self._carrier.new_journal(spec))
        self._carrier.changed()
        self._tell_lobby()
        self.play.start()

    def resume(self, spec: MatchSpec, journal: Journal | None, entries: tuple[Any, ...]) -> None:
        """Go on with a match from its journal; the lobby's people and seats are those of the match."""
        self.lobby.playing = True
        self.play = self._new_play(spec, journal)
        self._returning = set(self.lobby.people)
        self.play.resume(entries)
        if self.play.table.match.over:
            self.lobby.playing = False

    def _new_play(self, spec: MatchSpec, journal: Journal | None) -> Play:
        if journal is not None:
            journal.durable = True
        return Play(
            self.lobby, spec, journal, self._thinker, self._carrier.send, pacing=self._pacing, rng=self._rng
        )  # fmt: skip

    def tick(self, now: float) -> float | None:
        """Do what is due in the match; when to call again."""
        if self.play is None or not self.lobby.playing or self._closed:
            return None
        away = self.play.table.away
        due = self.play.tick(now)
        if self.play.table.match.over:
            self.lobby.finish()
            self._carrier.changed()
            self._dirty = True
        if self._dirty or self.play.table.away != away:
            self._tell_lobby()
        return due

    def close(self, code: RefusedCode) -> None:
        """Everybody is refused with this reason, the journal is closed, and nothing is done at the table any more."""
        self._closed = True
        for number in list(self.lobby.people):
            self._carrier.close(number, code)
        if self.play is not None:
            self.play.close()

    # -- telling -------------------------------------------------------------------------------------------------------

    def _tell(self, message: Message) -> None:
        for number in list(self.lobby.people):
            self._carrier.send(number, message)

    def _notice(self, code: NoticeCode, **facts: str | int) -> None:
        self._tell(Notice(code, facts))
        self.on_notice(code, facts)

    def _tell_lobby(self) -> None:
        self._dirty = False
        away = self.play.table.away if self.play is not None and self.lobby.playing else frozenset[int]()
        self._tell(self.lobby.message(self.phase, self._password is not None, away))


def _set_table(lobby: Lobby, message: messages.SetTable) -> None:
    lobby.name = clean(message.name, limits.TABLE_NAME)
    lobby.spectators = message.spectators
    lobby.card_counter = message.card_counter


def _set_rules(room: Room, number: int, message: messages.SetRules) -> None:
    """Who is alone at the table knows it, and has nobody to confirm anything."""
    room.lobby.set_rules(message.settings, message.options)
    if any(other != number for other in room.lobby.people):
        room._notice("rules_changed")


def _sit(room: Room, number: int, message: messages.Sit) -> None:
    room.lobby.sit(number, message.seat)
    if message.seat is not None:
        room._notice("sat_down", name=room.lobby.people[number].name, seat=message.seat)


# What changes the lobby and nothing else, by message.
_WISHES: Final[dict[type, Callable[[Room, int, Any], None]]] = {
    messages.Sit: _sit,
    messages.SetReady: lambda room, number, message: room.lobby.set_ready(number, message.ready),
    messages.ChooseLayout: lambda room, number, message: room.lobby.choose_layout(number, message.layout),
    messages.SetRules: _set_rules,
    messages.SetTable: lambda room, _, message: _set_table(room.lobby, message),
    messages.SetSeat: lambda room, _, message: room.lobby.set_seat(message.seat, message.occupant),
    messages.MoveSeat: lambda room, _, message: room.lobby.move_seat(message.seat, message.other),
}
_ONLY_OWNER: Final = {
    messages.SetRules,
    messages.SetTable,
    messages.SetSeat,
    messages.MoveSeat,
    messages.Kick,
    messages.Begin,
    messages.CloseTable,
}
