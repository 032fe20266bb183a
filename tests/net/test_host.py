# SPDX-License-Identifier: MIT
"""The host over real sockets: matches to their end, and what happens to those who break off, flood or lie."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shengji_qt.model.actions import Bid
from shengji_qt.model.match import replay
from shengji_qt.net import limits, messages, table_file
from shengji_qt.net.framing import Framer, frame
from shengji_qt.net.host import Host
from shengji_qt.net.lobby import Lobby, usual_rules
from shengji_qt.net.messages import FromHost, Greeting, Hello, Refused, Welcome
from shengji_qt.net.password import key_of, new_salt, proof_of
from shengji_qt.table.journal import read
from shengji_qt.table.pacing import Pacing
from tests.net.playing_client import PlayingClient

SEATS = {"four": 4, "three": 3, "five": 5}


def host_of(game: str = "four", *, deals: int = 1, **more: Any) -> Host:
    settings, options = usual_rules(game)
    lobby = Lobby(settings, msgspec.structs.replace(options, deals=deals), "Table")
    return Host(lobby, pacing=Pacing.none(), **more)


def with_host(test: Callable[[Host], Awaitable[None]], make: Callable[[], Host] = host_of) -> None:
    """Run the test beside a host that listens, and end it."""

    async def main() -> None:
        host = make()
        await host.start(0)
        try:
            await asyncio.wait_for(test(host), 60)
        finally:
            await host.stop()

    asyncio.run(main())


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that answer at once are no flood here."""
    monkeypatch.setattr(limits, "MESSAGES_BURST", 10_000)


class Raw:
    """A peer that says what it wants."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._framer = Framer(limits.FRAME_TO_CLIENT)

    @classmethod
    async def connect(cls, host: Host) -> Raw:
        return cls(*await asyncio.open_connection("127.0.0.1", host.port))

    async def hear(self) -> FromHost | None:
        """The next message; None at the end."""
        while True:
            payload = self._framer.take()
            if payload is not None:
                return messages.from_host(payload)
            try:
                data = await self.reader.read(4096)
            except ConnectionResetError:
                data = b""
            if not data:
                return None
            self._framer.feed(data)

    async def hear_kind(self, kind: type[Any]) -> Any:
        while (message := await self.hear()) is not None:
            if isinstance(message, kind):
                return message
        raise AssertionError(f"no {kind.__name__} came")

    def say(self, message: messages.Message) -> None:
        self.writer.write(frame(messages.encode(message)))

    async def login(self, name: str, **more: Any) -> Any:
        greeting = await self.hear_kind(Greeting)
        self.say(Hello(limits.PROTOCOL, "1", name, **more))
        answer = await self.hear()
        return answer if answer is not None else greeting

    def close(self) -> None:
        self.writer.close()


class Bidder(PlayingClient):
    """A bid may come when another stands, which refuses it; nothing else is refused."""

    def refused(self, message: messages.Rejected) -> None:
        if not isinstance(self.done[-1], Bid):
            super().refused(message)
        self.answer_again()


@pytest.mark.parametrize("game", SEATS)
def test_people_play_a_match_to_its_end_and_the_journal_is_what_was_played(game: str, tmp_path: Path) -> None:
    path = tmp_path / "table.journal"

    async def test(host: Host) -> None:
        people = [Bidder(f"P{number}", host.port, begins=number == 0, plays="greedy") for number in range(SEATS[game])]
        await asyncio.gather(*(each.run() for each in people))
        assert host.room.play is not None and host.room.play.table.match.over
        assert {denied.code for each in people for denied in each.denied} <= {"in_play"}  # ready a moment too late
        assert all(len(each.records) == 1 for each in people)
        record = people[0].records[0]
        assert replay(record.header, record.entries).summaries == host.room.play.table.match.summaries

    with_host(test, lambda: host_of(game, save=path))
    loaded = read(path)
    assert loaded.problem is None and replay(loaded.header, loaded.entries).over


def test_one_person_with_computer_seats_of_any_level() -> None:
    async def test(host: Host) -> None:
        person = PlayingClient("Ann", host.port, begins=True, plays="greedy")
        running = asyncio.create_task(person.run())
        while person.client.lobby is None:
            await asyncio.sleep(0.01)
        for seat, level in ((1, "easy"), (2, "normal"), (3, "easy")):
            person.say(messages.SetSeat(seat, f"computer:{level}"))
        await running
        assert host.room.play is not None
        assert {each.by for each in host.room.play.table.entries if hasattr(each, "by")} >= {
            "person", "computer:easy", "computer:normal",
        }  # fmt: skip

    with_host(test)


def test_a_password_is_proved_and_five_wrong_ones_make_a_pause() -> None:
    salt = new_salt()
    key = key_of("secret", salt)

    async def test(host: Host) -> None:
        left = []
        for number in range(limits.WRONG_PASSWORDS + 1):
            peer = await Raw.connect(host)
            refused = await peer.login(f"E{number}", proof="00")
            assert isinstance(refused, Refused)
            left.append((refused.code, refused.facts.get("left")))
            assert await peer.hear() is None
            peer.close()
        assert left == [*(("password", each) for each in (4, 3, 2, 1, 0)), ("password_pause", None)]
        host._paused.clear()
        peer = await Raw.connect(host)
        greeting = await peer.hear_kind(Greeting)
        assert greeting.password and greeting.salt == salt
        peer.say(Hello(limits.PROTOCOL, "1", "Ann", proof=proof_of(key, greeting.nonce)))
        assert isinstance(await peer.hear(), Welcome)
        peer.close()

    with_host(test, lambda: host_of(password=(salt, key)))


def test_another_version_is_told_which_one_is_spoken_here() -> None:
    async def test(host: Host) -> None:
        peer = await Raw.connect(host)
        await peer.hear_kind(Greeting)
        peer.say(Hello(limits.PROTOCOL + 1, "9.9", "Ann"))
        refused = await peer.hear_kind(Refused)
        assert refused.code == "protocol" and refused.facts["proto"] == limits.PROTOCOL
        peer.close()

    with_host(test)


def test_a_newer_connection_of_the_same_person_replaces_the_older_one() -> None:
    async def test(host: Host) -> None:
        first, second = await Raw.connect(host), await Raw.connect(host)
        welcome = await first.login("Ann")
        again = await second.login("Ann", token=welcome.token)
        assert isinstance(again, Welcome) and again.person == welcome.person and again.token != welcome.token
        assert (await first.hear_kind(Refused)).code == "replaced"
        assert host.room.lobby.people[welcome.person].presence == "here"
        second.say(messages.Pong(0))  # the new token has arrived
        second.say(messages.Chat("here"))
        await second.hear_kind(messages.Said)
        third = await Raw.connect(host)
        refused = await third.login("Ann", token=welcome.token)  # used up
        assert isinstance(refused, Refused) and refused.code == "unknown_token"
        for peer in (first, second, third):
            peer.close()

    with_host(test)


def test_a_welcome_that_never_arrived_costs_no_seat() -> None:
    async def test(host: Host) -> None:
        first, cut, third = [await Raw.connect(host) for _ in range(3)]
        welcome = await first.login("Ann")
        first.close()
        lost = await cut.login("Ann", token=welcome.token)
        assert isinstance(lost, Welcome)
        cut.close()  # without having heard it
        back = await third.login("Ann", token=welcome.token)
        assert isinstance(back, Welcome) and back.person == welcome.person
        third.close()

    with_host(test)


@pytest.mark.parametrize("junk", [b"GET / HTTP/1.1\r\n\r\n", b"\xff\xff\xff\xff", b"\0\0\0\0", frame(b"[]") * 3])
def test_junk_ends_its_own_connection_only(junk: bytes) -> None:
    async def test(host: Host) -> None:
        honest, bad = await Raw.connect(host), await Raw.connect(host)
        await honest.login("Ann")
        bad.writer.write(junk)
        assert (await bad.hear_kind(Refused)).code == "malformed"
        assert await bad.hear() is None
        honest.say(messages.Chat("still here"))
        assert (await honest.hear_kind(messages.Said)).text == "still here"
        honest.close()
        bad.close()

    with_host(test)


def test_connections_of_one_address_are_counted() -> None:
    async def test(host: Host) -> None:
        peers = [await Raw.connect(host) for _ in range(limits.CONNECTIONS_OF_ADDRESS)]
        for peer in peers:
            await peer.hear_kind(Greeting)
        late = await Raw.connect(host)
        assert (await late.hear_kind(Refused)).code == "too_many"
        peers[0].close()
        await asyncio.sleep(0.05)
        again = await Raw.connect(host)
        assert isinstance(await again.login("Ann"), Welcome)
        for peer in (*peers, late, again):
            peer.close()

    with_host(test)


def test_a_table_is_opened_again_with_its_match_and_its_people(tmp_path: Path) -> None:
    path = tmp_path / "table.journal"
    tokens: list[dict[str, str]] = [{}, {}, {}, {}]

    async def main() -> None:
        host = host_of(save=path, deals=2)
        await host.start(0)
        people = [Bidder(f"P{at}", host.port, begins=at == 0, plays="greedy", tokens=tokens[at]) for at in range(4)]
        running = [asyncio.create_task(each.run()) for each in people]
        while sum(each.events["TrickTaken"] for each in people) < 4 * 10:
            await asyncio.sleep(0.01)
        await host.stop()
        for each in people:
            each.stop()
        await asyncio.gather(*running)
        assert {each.client.state for each in people} == {"host_stopped"}
        text = table_file.path_of(path).read_text()
        assert not any(token in text for each in tokens for token in each.values())  # digests only

        saved = table_file.read(table_file.path_of(path))
        from shengji_qt.table.journal import Journal

        journal, loaded = Journal.open_existing(path)
        again = Host(table_file.lobby_of(saved), save=path, table=saved.table, pacing=Pacing.none())
        again.resume(loaded.header.spec, journal, loaded.entries)
        await again.start(0)
        back = [Bidder(f"P{at}", again.port, plays="greedy", tokens=tokens[at]) for at in range(4)]
        await asyncio.wait_for(asyncio.gather(*(each.run() for each in back)), 60)
        assert again.room.play is not None
        match = again.room.play.table.match
        assert match.over and len(match.summaries) == 2
        for each in back:
            assert [one.code for one in each.messages if isinstance(one, messages.Notice)].count("resumed") == 1
        assert [each.client.started.seat for each in back if each.client.started] == [0, 1, 2, 3]
        await again.stop()

    asyncio.run(main())
    loaded = read(path)
    assert loaded.problem is None and replay(loaded.header, loaded.entries).over


def test_after_a_match_the_table_plays_another_one_in_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "table.journal"

    async def test(host: Host) -> None:
        class Again(PlayingClient):
            """Stays for a second match."""

            def hear(self, message: FromHost) -> None:
                if isinstance(message, messages.Lobby) and message.phase == "over" and len(self.records) < 2:
                    mine = next(seat for seat in message.seats if seat.person == self.client.person)
                    if not mine.ready:
                        self.say(messages.SetReady(True))
                    elif self._begins and all(seat.ready for seat in message.seats if seat.occupant == "person"):
                        self.say(messages.Begin())
                    return
                super().hear(message)

        path2 = path.with_name("table-2.journal")
        people = [Again(f"P{number}", host.port, begins=number == 0, plays="greedy") for number in range(4)]
        await asyncio.gather(*(each.run() for each in people))
        assert all(len(each.records) == 2 for each in people)
        assert {each.client.started.state.over for each in people if each.client.started} == {True}
        saved = table_file.read(table_file.path_of(path))
        assert saved.journal == "table-2.journal"
        for each in (path, path2):
            loaded = read(each)
            assert loaded.problem is None and replay(loaded.header, loaded.entries).over

    with_host(test, lambda: host_of(save=path))
