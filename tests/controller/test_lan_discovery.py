# SPDX-License-Identifier: MIT
"""The window's finder and responder, over loopback."""

from __future__ import annotations

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from shengji_qt.controller.lan_discovery import Finder, Responder, broadcast_addresses
from shengji_qt.net import discovery, limits
from tests.net.adverts import EXAMPLE


@pytest.fixture
def responder(qtbot: QtBot) -> Responder:
    made = Responder(port=0)
    assert made.start()
    made.advertise(EXAMPLE)
    return made


def test_a_table_of_this_computer_is_found(qtbot: QtBot, responder: Responder) -> None:
    finder = Finder(port=responder.port, networks=list)
    with qtbot.waitSignal(finder.changed, check_params_cb=lambda: bool(finder.tables)):
        finder.start()
    (found,) = finder.tables
    assert (found.advert, found.address) == (EXAMPLE, "127.0.0.1")
    finder.stop()
    assert finder.port == 0
    finder.start()
    assert finder.tables == (), "a new search begins with nothing"
    finder.stop()


def test_a_table_that_is_no_longer_shown_is_forgotten(qtbot: QtBot, responder: Responder) -> None:
    now = [100.0]
    finder = Finder(port=responder.port, networks=list, clock=lambda: now[0])
    with qtbot.waitSignal(finder.changed, check_params_cb=lambda: bool(finder.tables)):
        finder.start()
    responder.advertise(msgspec.structs.replace(EXAMPLE, name="other"))
    with qtbot.waitSignal(finder.changed):
        finder._ask()
    assert [each.advert.name for each in finder.tables] == ["other"]
    responder.stop()
    now[0] += discovery.FORGET
    with qtbot.waitSignal(finder.changed):
        finder._ask()
    assert finder.tables == ()
    finder.stop()


def test_a_flood_is_read_in_portions(qtbot: QtBot) -> None:
    """What came last is read too, though one turn reads only some."""
    heard: list[bytes] = []
    listening, sending = Responder(port=0), Finder()
    assert listening.start()
    assert sending.open(0)
    listening.received = lambda data, address, port: heard.append(data)  # type: ignore[method-assign]
    for number in range(150):
        assert sending.send(b"%d" % number, "127.0.0.1", listening.port)
    listening._read()
    assert len(heard) == 64
    qtbot.waitUntil(lambda: len(heard) == 150)
    assert heard[-1] == b"149"
    listening.stop()
    sending.stop()


def test_a_computer_without_a_network_says_so(qtbot: QtBot) -> None:
    finder = Finder(port=9, networks=list)
    with qtbot.waitSignal(finder.trouble_changed) as told:
        finder.start()
    assert told.args == ["no_network"]
    finder.stop()


def test_a_network_that_nothing_reaches_is_named_after_a_minute(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS while the user has not allowed the local network."""
    now, works = [0.0], [False]
    finder = Finder(port=9, networks=lambda: ["10.9.9.255"], clock=lambda: now[0])
    monkeypatch.setattr(finder, "send", lambda data, address, port: address.startswith("127.") or works[0])
    told: list[str] = []
    finder.trouble_changed.connect(told.append)
    finder.start()
    now[0] += limits.UNREACHABLE_RETRY - 1
    finder._ask()
    assert told == []
    now[0] += 1
    finder._ask()
    assert told == ["no_route"]
    works[0] = True
    finder._ask()
    assert told == ["no_route", ""]
    finder.stop()


def test_broadcast_addresses_are_addresses(qtbot: QtBot) -> None:
    found = broadcast_addresses()
    assert len(found) == len(set(found))
    assert all(each.count(".") == 3 and not each.startswith("127.") for each in found)
