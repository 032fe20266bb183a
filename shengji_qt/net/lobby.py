# SPDX-License-Identifier: MIT
"""Who is at a table, on which seat, with which rights, and under which rules the match will be played. Pure state.

A wish that is not granted raises `NotGranted` and changes nothing.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from shengji_qt.ai.levels import LEVELS
from shengji_qt.model.games import FAMILIES, family_of
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.match import check_spec
from shengji_qt.model.settings import MatchOptions, SettingError
from shengji_qt.model.three_player.layouts import Layout
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.net import limits
from shengji_qt.net.messages import DeniedCode, Facts, PersonState, RefusedCode, Role, SeatState
from shengji_qt.net.messages import Lobby as LobbyMessage
from shengji_qt.net.names import clean

OPEN: Final = "open"
PERSON: Final = "person"
USUAL_LEVEL: Final = "normal"
Presence = Literal["here", "unstable", "lost", "left"]


class NotGranted(Exception):
    """A wish against the rules of the table."""

    def __init__(self, code: DeniedCode, **facts: str | int) -> None:
        super().__init__(code)
        self.code: DeniedCode = code
        self.facts: Facts = facts


class NotLetIn(Exception):
    """Somebody cannot join."""

    def __init__(self, code: RefusedCode, **facts: str | int) -> None:
        super().__init__(code)
        self.code: RefusedCode = code
        self.facts: Facts = facts


class Person(msgspec.Struct):
    """Somebody at the table. `token`: the digest of what proves it is them; `old_token`: of the one before, which holds
    until they show that they have the new one.
    """

    number: int
    name: str
    role: Role = "player"
    token: str = ""
    presence: Presence = "here"
    ready: bool = False
    old_token: str = ""


class Seat(msgspec.Struct):
    """`occupant`: `open`, `computer:LEVEL`, or `person`, who then has the number `person`."""

    occupant: str = OPEN
    person: int | None = None


class Lobby:
    """Attributes are read by everybody and changed by the methods only."""

    def __init__(self, settings: AnySettings, options: MatchOptions, name: str = "") -> None:
        self.name = clean(name, limits.TABLE_NAME)
        self.settings = settings
        self.options = options
        self.seats = [Seat() for _ in range(family_of(settings).seats)]
        self.people: dict[int, Person] = {}
        self.owner: int | None = None
        self.spectators = False
        self.card_counter = False
        self.playing = False
        self.next_person = 1

    # -- coming and going ----------------------------------------------------------------------------------------------

    def join(self, name: str, role: Role) -> Person:
        """Let somebody in; a player sits down on the first free seat. Raises `NotLetIn`."""
        cleaned = clean(name, limits.NAME)
        if not cleaned:
            raise NotLetIn("name_bad")
        if any(each.name.casefold() == cleaned.casefold() for each in self.people.values()):
            raise NotLetIn("name_taken", name=cleaned)
        if role == "spectator":
            self._check_spectators()
        elif self.free_seat() is None:
            raise NotLetIn("full")
        person = Person(self.next_person, cleaned, role)
        self.next_person += 1
        self.people[person.number] = person
        free = self.free_seat()
        if role == "player" and free is not None:
            self.seats[free] = Seat(PERSON, person.number)
        return person

    def _check_spectators(self) -> None:
        if not self.spectators:
            raise NotLetIn("no_spectators")
        if sum(each.role == "spectator" for each in self.people.values()) >= limits.SPECTATORS:
            raise NotLetIn("full")

    def free_seat(self) -> int | None:
        """The first seat that somebody who comes may take; while a match runs its seats are fixed."""
        if self.playing:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.occupant == OPEN), None)

    def remove(self, number: int) -> None:
        """Somebody is gone for good. While a match runs, their seat stays theirs in name."""
        if not self.playing:
            self._stand_up(number)
        self.people.pop(number, None)
        if self.owner == number:
            self.owner = None

    def seat_of(self, number: int) -> int | None:
        """Where this person sits."""
        return next((at for at, seat in enumerate(self.seats) if seat.person == number), None)

    def person_on(self, seat: int) -> Person | None:
        """Who sits there, present or not."""
        number = self.seats[seat].person
        return None if number is None else self.people.get(number)

    def new_owner(self) -> int | None:
        """Who gets the table when its owner is gone: the first of those who are here, players before spectators."""
        here = [each for each in self.people.values() if each.presence in ("here", "unstable")]
        here.sort(key=lambda each: (each.role != "player", each.number))
        self.owner = here[0].number if here else None
        return self.owner

    # -- wishes before the match ---------------------------------------------------------------------------------------

    def check_owner(self, number: int) -> None:
        """Raises `NotGranted` for anybody else."""
        if self.owner != number:
            raise NotGranted("not_owner")

    def _check_lobby(self) -> None:
        if self.playing:
            raise NotGranted("in_play")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotGranted("no_such_seat", seat=seat)

    def sit(self, number: int, seat: int | None) -> None:
        """Take a seat on which no other person sits, or stand up; a computer makes room."""
        self._check_lobby()
        if seat is None:
            self._stand_up(number)
            return
        self._check_seat(seat)
        if self.seats[seat].occupant == PERSON and self.seats[seat].person != number:
            raise NotGranted("seat_taken", seat=seat)
        self._stand_up(number)
        self.people[number].role = "player"
        self.seats[seat] = Seat(PERSON, number)

    def _stand_up(self, number: int) -> None:
        seat = self.seat_of(number)
        if seat is not None:
            self.seats[seat] = Seat()
        if number in self.people:
            self.people[number].ready = False

    def set_ready(self, number: int, ready: bool) -> None:
        self._check_lobby()
        if self.seat_of(number) is None:
            raise NotGranted("not_seated")
        self.people[number].ready = ready

    def set_seat(self, seat: int, occupant: str) -> None:
        """`open` or `computer:LEVEL`; a person who sat there stands."""
        self._check_lobby()
        self._check_seat(seat)
        kind, _, level = occupant.partition(":")
        if occupant != OPEN and not (kind == "computer" and level in LEVELS):
            raise NotGranted("no_such_seat", seat=seat)
        number = self.seats[seat].person
        if number is not None:
            self._stand_up(number)
        self.seats[seat] = Seat(occupant)

    def move_seat(self, seat: int, other: int) -> None:
        """Exchange two seats; whoever sat there may look again before being ready."""
        self._check_lobby()
        self._check_seat(seat)
        self._check_seat(other)
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        self._unready()

    def set_rules(self, settings: AnySettings, options: MatchOptions) -> None:
        """Other rules, or another game: seats beyond its number fall away and nobody is ready any more."""
        self._check_lobby()
        wanted = family_of(settings).seats
        seats = [*self.seats, *(Seat() for _ in range(wanted))]
        people = [seat for seat in seats if seat.occupant == PERSON]
        if len(people) > wanted:
            raise NotGranted("seat_taken", seat=wanted)
        kept = seats[:wanted]
        for seat in seats[wanted:]:  # people on seats that fall away move to free ones, else to a computer's
            if seat.occupant == PERSON:
                at = next((at for at, each in enumerate(kept) if each.occupant == OPEN), None)
                at = next(at for at, each in enumerate(kept) if each.occupant != PERSON) if at is None else at
                kept[at] = seat
        self._check_rules(settings, options, wanted)
        self.settings, self.options, self.seats = settings, options, kept
        self._unready()

    def choose_layout(self, number: int, layout: Layout) -> None:
        """Three players: the layout of one's own tableau."""
        self._check_lobby()
        seat = self.seat_of(number)
        if seat is None:
            raise NotGranted("not_seated")
        if not isinstance(self.settings, ThreeSettings):
            raise NotGranted("bad_layout")
        layouts = tuple(layout if at == seat else each for at, each in enumerate(self.settings.layouts))
        try:
            changed = msgspec.structs.replace(self.settings, layouts=layouts)
            self._check_rules(changed, self.options, len(self.seats))
        except (NotGranted, SettingError):
            raise NotGranted("bad_layout") from None
        self.settings = changed

    def _check_rules(self, settings: AnySettings, options: MatchOptions, seats: int) -> None:
        try:
            check_spec(MatchSpec(settings, options, (SeatSpec("", PERSON),) * seats))
        except SettingError:
            raise NotGranted("bad_settings") from None

    def _unready(self) -> None:
        for person in self.people.values():
            person.ready = False

    # -- the match -----------------------------------------------------------------------------------------------------

    def begin(self) -> MatchSpec:
        """Everybody who sits is ready; open seats are played by computers. What is played."""
        self._check_lobby()
        for seat in self.seats:
            person = None if seat.person is None else self.people[seat.person]
            if person is not None and not person.ready and person.number != self.owner:
                raise NotGranted("not_ready", name=person.name)
        for at, seat in enumerate(self.seats):
            if seat.occupant == OPEN:
                self.seats[at] = Seat(f"computer:{USUAL_LEVEL}")
        self.playing = True
        names = [person.name if (person := self.person_on(at)) else "" for at in range(len(self.seats))]
        specs = [SeatSpec(name, seat.occupant) for name, seat in zip(names, self.seats, strict=True)]
        return MatchSpec(self.settings, self.options, tuple(specs))

    def finish(self) -> None:
        """The match is over, or given up: everybody may change everything again. Who is gone leaves the seat."""
        self.playing = False
        for seat in range(len(self.seats)):
            if self.seats[seat].occupant == PERSON and self.person_on(seat) is None:
                self.seats[seat] = Seat()
        for person in list(self.people.values()):
            if person.presence in ("lost", "left"):
                self.remove(person.number)
        self._unready()

    def message(self, phase: Literal["lobby", "playing", "over"], password: bool, away: frozenset[int]) -> LobbyMessage:
        """As everybody sees it. `away`: seats that a computer plays for their people."""
        seats = []
        for at, seat in enumerate(self.seats):
            person = self.person_on(at)
            if seat.occupant != PERSON or person is None:
                presence: Presence = "left" if seat.occupant == PERSON else "here"
                seats.append(SeatState(seat.occupant, presence=presence, stand_in=at in away))
                continue
            seats.append(SeatState(PERSON, person.name, person.number, person.ready, person.presence, at in away))
        people = tuple(
            PersonState(each.number, each.name, each.role, self.seat_of(each.number)) for each in self.people.values()
        )
        return LobbyMessage(
            self.name, phase, self.settings, self.options, tuple(seats), people,
            self.owner, password, self.spectators, self.card_counter,
        )  # fmt: skip


def usual_rules(game: str) -> tuple[AnySettings, MatchOptions]:
    """The rules of a game as its sheet has them. KeyError for no game."""
    house = FAMILIES[game].house
    return house.type(), MatchOptions(house.lowest_level)
