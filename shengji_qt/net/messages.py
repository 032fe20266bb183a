# SPDX-License-Identifier: MIT
"""What a host and its clients say to each other: frozen, tagged, every field with its bounds.

A connection begins with `Greeting`; the client answers `Hello`; the host says `Welcome` and then `Lobby`, or `Refused`
and closes. Everything a person sees of a match comes as `Shown`: what happened since the last one, and the View of
that seat (or of a spectator). Nothing here can carry a card that the View and the Events of the receiver do not.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction
from shengji_qt.model.journal import AnyEntry, Header, MatchSpec
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import AnySummary
from shengji_qt.model.three_player.layouts import Layout
from shengji_qt.model.vocabulary import AnyEvent, AnySettings, AnyStanding, AnyView
from shengji_qt.net import limits

MOST_SEATS: Final = 5
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]
Person = Annotated[int, Meta(ge=0, lt=1 << 31)]  # who is at the table, seated or not; never given twice
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
TableName = Annotated[str, Meta(max_length=limits.TABLE_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=limits.CHAT)]
# "$" would let a line feed pass at the end; half a byte is none.
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")]
Code = Annotated[str, Meta(pattern=r"^[a-z0-9_:-]{1,40}\Z")]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Role = Literal["player", "spectator"]
PhraseCode = Literal[
    "hello", "well_played", "nice_hand", "thanks", "sorry", "hurry", "wait_please", "one_more", "good_night"
]
NoticeCode = Literal[
    "joined",  # {name} somebody came in
    "sat_down",  # {name, seat}
    "left",  # {name} of their own will
    "lost",  # {name} the connection broke
    "back",  # {name, played} the computer played so many decisions meanwhile
    "stand_in",  # {name} the computer plays for this seat now
    "kicked",  # {name}
    "owner",  # {name} has the table now
    "rules_changed",  # {}
    "take_back_asked",  # {name}
    "take_back_done",  # {name}
    "take_back_denied",  # {name, by}
    "skipped",  # {name} the others did not want to wait
    "resumed",  # {} the table was opened again from its journal
    "seat_failed",  # {seat} a computer seat failed, the stand-in acts
    "not_saved",  # {} the host cannot save the match
]
RefusedCode = Literal[
    "protocol",  # {proto, app} the host's; another version of the program
    "password",  # {left} tries
    "password_pause",  # {seconds}
    "full",  # {} no seat is free and nobody may watch
    "name_taken",  # {name}
    "name_bad",  # {} nothing is left of it
    "no_spectators",  # {}
    "unknown_token",  # {} the seat that the token was for is not known here
    "kicked",  # {}
    "replaced",  # {} the same person connected from elsewhere
    "table_closed",  # {} by its owner
    "host_stopped",  # {} the host program ends; it may come back
    "too_many",  # {} connections
    "flood",  # {} too many messages
    "malformed",  # {} what was sent is no message
    "silent",  # {} nothing was heard for too long
]
DeniedCode = Literal[
    "not_owner", "seat_taken", "no_such_seat", "no_such_person", "bad_settings", "bad_layout", "not_ready", "in_play",
    "not_in_play", "not_seated", "chat_limit", "nothing_to_take_back", "already_asked", "not_asked", "not_due",
]  # fmt: skip
Facts = dict[str, str | int]


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of all messages."""


# --- either way


class Ping(Message, frozen=True):
    """A sign of life, sent when nothing else was for `limits.HEARTBEAT`; answered by `Pong` with the same number."""

    number: Number


class Pong(Message, frozen=True):
    number: Number


# --- from a client


class Hello(Message, frozen=True):
    """`token`: of a seat this person had at this table. `proof`: see net/password.py. `owner`: the key that the program
    gave to the host it started.
    """

    proto: Number
    app: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)]  # cut and cleaned by the host
    role: Role = "player"
    token: Hex = ""
    proof: Hex = ""
    owner: Hex = ""


class Sit(Message, frozen=True):
    """Take a seat that is free (or a computer's); None: stand up. Before the match only."""

    seat: Seat | None


class SetReady(Message, frozen=True):
    ready: bool


class ChooseLayout(Message, frozen=True):
    """Three players: the layout of one's own tableau (three_player.md 5)."""

    layout: Layout


class Chat(Message, frozen=True):
    text: Text


class Phrase(Message, frozen=True):
    code: PhraseCode


class SetRules(Message, frozen=True):
    """Owner: the rules of the match, also of another game."""

    settings: AnySettings
    options: MatchOptions


class SetTable(Message, frozen=True):
    """Owner: name, whether strangers may watch, and whether programs may count cards for their people (nobody can see
    to it that they do not: a program asks the lobby, a person with a pencil does not).
    """

    name: TableName
    spectators: bool
    card_counter: bool = False


class SetSeat(Message, frozen=True):
    """Owner: who may sit there: `open`, or `computer:LEVEL`. A person who sits there stands up."""

    seat: Seat
    occupant: Code


class MoveSeat(Message, frozen=True):
    """Owner: exchange what sits on two seats."""

    seat: Seat
    other: Seat


class Kick(Message, frozen=True):
    person: Person


class Begin(Message, frozen=True):
    """Owner: begin the match; open seats are played by computers."""


class CloseTable(Message, frozen=True):
    """Owner: everybody leaves; the journal stays."""


class Do(Message, frozen=True):
    """An action. `turn` is that of the newest `Shown`: an older one is ignored, so sending twice is harmless."""

    turn: Number
    action: AnyAction


class NextDeal(Message, frozen=True):
    """The result has been looked at; the next deal begins when all seated people have said so, or the owner has."""


class AskTakeBack(Message, frozen=True):
    """The last decision of this seat is to be taken back; all people at the table must agree."""


class AnswerTakeBack(Message, frozen=True):
    number: Number
    agree: bool


class DoNotWait(Message, frozen=True):
    """A vote: the computer shall act at once for the seat whose person is gone."""

    seat: Seat


class Leave(Message, frozen=True):
    """Of one's own will: the computer plays on at once. The token stays good."""


class LookAfresh(Message, frozen=True):
    """Send the View anew: a number is missing."""


# --- from the host


class Greeting(Message, frozen=True):
    """The first message. With a password, `salt` and `nonce` are for the proof."""

    proto: Number
    app: Annotated[str, Meta(max_length=40)]
    table: Hex  # names the table, so that a client finds its token
    password: bool
    salt: Hex = ""
    nonce: Hex = ""


class Refused(Message, frozen=True):
    """The connection is closed after it."""

    code: RefusedCode
    facts: Facts = {}


class Welcome(Message, frozen=True):
    """`token` is new with each connection; the one before is worth nothing any more."""

    person: Person
    role: Role
    token: Hex
    owner: bool


class SeatState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`occupant`: `open`, `person` or `computer:LEVEL`. `stand_in`: the computer plays for the person now."""

    occupant: Code
    name: Annotated[str, Meta(max_length=limits.NAME)] = ""
    person: Person | None = None
    ready: bool = False
    presence: Literal["here", "unstable", "lost", "left"] = "here"
    stand_in: bool = False


class PersonState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: Person
    name: Name
    role: Role
    seat: Seat | None = None


class Lobby(Message, frozen=True):
    """Everything about the table but the cards; sent whole whenever it changes."""

    name: TableName
    phase: Literal["lobby", "playing", "over"]
    settings: AnySettings
    options: MatchOptions
    seats: tuple[SeatState, ...]
    people: tuple[PersonState, ...]
    owner: Person | None
    password: bool
    spectators: bool
    card_counter: bool = False


class Denied(Message, frozen=True):
    """A wish was not granted; nothing has changed."""

    code: DeniedCode
    facts: Facts = {}


class Said(Message, frozen=True):
    """Chat: plain text, or a phrase that each program says in its own language."""

    person: Person
    name: Name
    text: Annotated[str, Meta(max_length=limits.CHAT)] = ""
    phrase: PhraseCode | None = None


class Notice(Message, frozen=True):
    """A line for the log of the table."""

    code: NoticeCode
    facts: Facts = {}


class MatchState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the window needs of the match besides the View: public facts only."""

    spec: MatchSpec
    deal_no: Number
    standing: AnyStanding
    summaries: tuple[AnySummary, ...]
    over: bool = False
    winner: int | None = None


class Started(Message, frozen=True):
    """A match begins, or goes on: sent before the first `Shown` of a connection and whenever the summaries change."""

    seat: Seat | None  # one's own; None: a spectator
    state: MatchState


class Shown(Message, frozen=True):
    """`number` counts up by one for each receiver. No events: look at the View afresh."""

    number: Number
    turn: Number
    events: tuple[AnyEvent, ...]
    view: AnyView


class Rejected(Message, frozen=True):
    """The action of this turn was not allowed; nothing has changed."""

    turn: Number
    refusal: Refusal


class Waiting(Message, frozen=True):
    """A seat whose person is gone is on its turn: the computer acts in so many seconds. 0: no more waiting."""

    seat: Seat
    seconds: Seconds


class TakeBackAsked(Message, frozen=True):
    """`waiting`: seats that have not answered; empty: it is decided, or nothing is asked."""

    number: Number
    seat: Seat
    waiting: tuple[Seat, ...]


class Record(Message, frozen=True):
    """The journal of the deal that is over, its own header included: from now on nothing in it is secret."""

    deal_no: Number
    header: Header
    entries: tuple[AnyEntry, ...]


FromClient = (
    Ping | Pong | Hello | Sit | SetReady | ChooseLayout | Chat | Phrase | SetRules | SetTable | SetSeat | MoveSeat
    | Kick | Begin | CloseTable | Do | NextDeal | AskTakeBack | AnswerTakeBack | DoNotWait | Leave | LookAfresh
)  # fmt: skip
FromHost = (
    Ping | Pong | Greeting | Refused | Welcome | Lobby | Denied | Said | Notice | Started | Shown | Rejected | Waiting
    | TakeBackAsked | Record
)  # fmt: skip


def encode(message: Message) -> bytes:
    """The payload of a frame."""
    return codec.encode(message)


def from_client(data: bytes) -> FromClient:
    """Raises `msgspec.ValidationError` or `msgspec.DecodeError` for what is no message of a client."""
    return codec.decode(data, FromClient)  # type: ignore[arg-type]


class _AnyHello(msgspec.Struct, tag="Hello"):
    """What every version says first, whatever else it says."""

    proto: Number


def hello_protocol(data: bytes) -> int | None:
    """The protocol of a first message that may be of another version; None if it is no hello at all."""
    try:
        return codec.decode(data, _AnyHello).proto
    except (msgspec.DecodeError, RecursionError):
        return None


def from_host(data: bytes) -> FromHost:
    """The same for what a host says."""
    return codec.decode(data, FromHost)  # type: ignore[arg-type]
