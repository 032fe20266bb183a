# SPDX-License-Identifier: MIT
"""Queries, replies, and what either side does with what it hears."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.net import discovery, limits
from shengji_qt.net.discovery import Advert, Answers, Search, advert_of, is_local, nonce_of, parse_reply, reply
from shengji_qt.net.messages import Lobby, PersonState, SeatState
from tests.net.adverts import EXAMPLE

NONCE = "0123456789abcdef" * 2 + "0123"


def other(**changes: object) -> Advert:
    return msgspec.structs.replace(EXAMPLE, **changes)


def heard(search: Search, advert: Advert, address: str, now: float) -> bool:
    nonce = nonce_of(search.query())
    assert nonce is not None
    return search.hear(reply(advert, nonce), address, now)


def test_a_query_is_forty_bytes_and_new_each_time() -> None:
    search = Search()
    first, second = search.query(), search.query()
    assert len(first) == len(second) == limits.DISCOVERY_QUERY_SIZE
    assert first != second
    assert first.isascii()
    nonce = nonce_of(first)
    assert nonce is not None
    assert discovery.query(nonce) == first


@pytest.mark.parametrize("data", [b"", b"SJQ1", b"SJQ2" + b"0" * 36, b"SJQ1" + b"0" * 37, b"SJQ1" + b"G" * 36])
def test_what_is_no_query(data: bytes) -> None:
    assert nonce_of(data) is None
    assert Answers(lambda: EXAMPLE).answer(data, "127.0.0.1", 0.0) is None


def test_a_reply_read_again_is_the_advert() -> None:
    assert parse_reply(reply(EXAMPLE, NONCE)) == (NONCE, EXAMPLE)


@given(st.text(max_size=limits.TABLE_NAME), st.text(max_size=limits.NAME), st.text(alphabet='\x01"\\😀', max_size=40))
def test_a_reply_is_never_too_long(name: str, host: str, app: str) -> None:
    data = reply(other(name=name, host=host, app=app, table="f" * 128, game="g" * 40), NONCE)
    assert len(data) <= limits.DISCOVERY_REPLY_SIZE
    assert parse_reply(data) is not None


def test_a_reply_of_a_later_version_is_understood_and_not_joinable() -> None:
    later = json.loads(reply(EXAMPLE, NONCE)) | {"proto": limits.PROTOCOL + 1, "game": "six", "colour": [1]}
    parsed = parse_reply(json.dumps(later).encode())
    assert parsed is not None
    assert not parsed[1].joinable
    assert parsed[1].game == "six"
    assert EXAMPLE.joinable


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("port", 0), ("port", 65536), ("port", "80"), ("table", ""), ("table", "A"), ("name", "x" * 41), ("proto", -1),
        ("game", "../x"), ("taken", -1), ("seats", 0), ("password", 1), ("nonce", 5),
    ],
)  # fmt: skip
def test_a_field_out_of_bounds_makes_it_no_reply(key: str, value: object) -> None:
    assert parse_reply(json.dumps(json.loads(reply(EXAMPLE, NONCE)) | {key: value}).encode()) is None


def test_names_in_a_reply_are_plain_text() -> None:
    sent = json.loads(reply(EXAMPLE, NONCE)) | {"name": "a\u202eb\nc", "host": "\u200b", "app": "1\x00"}
    parsed = parse_reply(json.dumps(sent).encode())
    assert parsed is not None
    assert (parsed[1].name, parsed[1].host, parsed[1].app) == ("ab c", "", "1")


def test_the_advert_tells_of_a_lobby_what_everybody_may_know() -> None:
    family = FAMILIES["five"]
    seats = [SeatState("person", "Bo", 4), SeatState("computer:normal"), SeatState("open"), SeatState("open")]
    lobby = Lobby(
        name="T",
        phase="playing",
        settings=family.house.type(),
        options=MatchOptions(family.house.lowest_level),
        seats=(*seats, SeatState("open")),
        people=(PersonState(4, "Bo", "player", 0), PersonState(7, "Al", "spectator")),
        owner=7,
        password=False,
        spectators=True,
    )
    advert = advert_of(lobby, "ab", 5)
    assert (advert.name, advert.host, advert.game, advert.table, advert.port) == ("T", "Al", "five", "ab", 5)
    assert (advert.taken, advert.seats, advert.playing, advert.password, advert.joinable) == (1, 5, True, False, True)
    assert advert_of(msgspec.structs.replace(lobby, owner=None), "ab", 5).host == ""


def test_only_addresses_of_a_local_network_are_answered() -> None:
    asked = discovery.query(NONCE)
    answers = Answers(lambda: EXAMPLE)
    for address in ("127.0.0.1", "10.1.2.3", "192.168.0.9", "172.31.0.1", "169.254.3.4", "fe80::1%eth0", "fd00::5"):
        assert is_local(address), address
        assert answers.answer(asked, address, 0.0) is not None
    for address in ("8.8.8.8", "172.32.0.1", "100.64.0.1", "2001:db8::1", "224.0.0.1", "::ffff:8.8.8.8", "", "host"):
        assert not is_local(address), address
        assert answers.answer(asked, address, 0.0) is None
    assert is_local("::ffff:10.0.0.1")


def test_a_host_that_shows_nothing_answers_nothing() -> None:
    assert Answers(lambda: None).answer(discovery.query(NONCE), "127.0.0.1", 0.0) is None


def test_each_address_gets_five_answers_a_second_and_all_together_a_hundred() -> None:
    answers, asked = Answers(lambda: EXAMPLE), discovery.query(NONCE)
    got = [answers.answer(asked, "10.0.0.1", 0.1) is not None for _ in range(9)]
    assert got == [True] * 5 + [False] * 4
    assert answers.answer(asked, "10.0.0.2", 0.2) is not None
    assert answers.answer(asked, "10.0.0.1", 1.2) is not None, "a new second"
    many = [answers.answer(asked, f"10.0.{each // 200}.{each % 200}", 3.0) is not None for each in range(1000)]
    assert sum(many) == discovery.ANSWERS_PER_SECOND
    assert answers.answer(asked, "10.0.0.1", 1.0) is not None, "a clock that goes back stops nothing"


def test_a_flood_is_not_even_looked_at() -> None:
    """What the host would say is made up only for what is answered."""
    made: list[Advert] = []
    answers = Answers(lambda: made.append(EXAMPLE) or EXAMPLE)
    for _ in range(100):
        answers.answer(discovery.query(NONCE), "10.0.0.1", 0.5)
        answers.answer(b"noise", "10.0.0.2", 0.5)
    assert len(made) == limits.DISCOVERY_ANSWERS_PER_SECOND


def test_tables_are_listed_by_name_and_forgotten() -> None:
    search = Search()
    assert heard(search, other(table="bb", name="b"), "10.0.0.1", 0.0)
    assert heard(search, other(table="aa", name="A"), "10.0.0.2", 1.0)
    assert not heard(search, other(table="aa", name="A"), "10.0.0.2", 2.0), "nothing new"
    assert heard(search, other(table="aa", name="C"), "10.0.0.2", 2.0)
    assert [each.advert.name for each in search.tables] == ["b", "C"]
    assert not search.forget(discovery.FORGET - 0.1)
    assert search.forget(discovery.FORGET)
    assert [each.advert.name for each in search.tables] == ["C"]


def test_a_table_keeps_its_address_but_for_this_computers_own() -> None:
    search = Search()
    assert heard(search, EXAMPLE, "10.0.0.1", 0.0)
    assert not heard(search, EXAMPLE, "10.0.0.2", 1.0)
    assert heard(search, EXAMPLE, "127.0.0.1", 1.0)
    assert not heard(search, EXAMPLE, "10.0.0.1", 2.0)
    assert [each.address for each in search.tables] == ["127.0.0.1"]
    search.forget(20.0)
    assert heard(search, EXAMPLE, "10.0.0.2", 20.0)


def test_replies_to_nothing_and_old_ones_do_not_count() -> None:
    search = Search()
    assert not search.hear(reply(EXAMPLE, NONCE), "10.0.0.1", 0.0)
    old = nonce_of(search.query())
    assert old is not None
    for _ in range(4):
        search.query()
    assert not search.hear(reply(EXAMPLE, old), "10.0.0.1", 0.0)


def test_invented_tables_fill_no_memory() -> None:
    search = Search()
    for number in range(3000):
        heard(search, other(table=f"{number:x}"), f"10.0.{number // 10 % 250}.1", 0.0)
    assert len(search.tables) == discovery.TABLES
    search = Search()
    for number in range(30):
        heard(search, other(table=f"{number:x}"), "10.0.0.1", 0.0)
    assert heard(search, other(table="ff"), "10.0.0.2", 0.0)
    assert len(search.tables) == discovery.TABLES_OF_ADDRESS + 1
