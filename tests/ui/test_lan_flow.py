# SPDX-License-Identifier: MIT
"""The way through a table of the network, told by what the client says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject

from shengji_qt.net import messages, table_file
from shengji_qt.net.messages import MatchState, SeatState, Started, TakeBackAsked
from shengji_qt.ui.lan_flow import LanFlow
from shengji_qt.ui.preferences import PreferenceStore
from tests.net.test_table_file import table
from tests.ui.dialogs.test_lan_pages import lobby
from tests.ui.lan_fakes import FakeClient, FakeFinder, FakeHost


@pytest.fixture
def client(qapp: QObject) -> FakeClient:
    return FakeClient()


@pytest.fixture
def hosts() -> list[FakeHost]:
    return []


@pytest.fixture
def flow(qtbot: QtBot, preferences: PreferenceStore, client: FakeClient, hosts: list[FakeHost]) -> Iterator[LanFlow]:
    finder: Any = FakeFinder()

    def make(parent: QObject) -> FakeHost:
        hosts.append(FakeHost(parent))
        return hosts[-1]

    given: Any = client
    made = LanFlow(preferences, given, finder, make)
    for widget in (made.bar, made.join_page, made.host_page, made.lobby_page):
        qtbot.addWidget(widget)
    yield made
    made.close()


def pages(flow: LanFlow) -> list[object]:
    found: list[object] = []
    flow.page_wanted.connect(found.append)
    return found


def come_in(flow: LanFlow, client: FakeClient) -> None:
    flow.join_page.join_requested.emit("10.0.0.7", 5000, "Ben", "", False)
    client.go("in_lobby")
    client.show(lobby())


def begin(client: FakeClient, over: bool = False) -> None:
    match = client.table.match
    spec = client.table.spec
    standing: Any = match.standing
    client.show(lobby(phase="over" if over else "playing"))
    client.started.emit(Started(0, MatchState(spec, 1, standing, (), over)))


def test_joining_leads_to_the_lobby_once(flow: LanFlow, client: FakeClient) -> None:
    shown = pages(flow)
    flow.show_join()
    come_in(flow, client)
    client.show(lobby(ready=True))
    assert client.calls == [("10.0.0.7", 5000, "Ben", "", "player")]
    assert shown == [flow.join_page, flow.lobby_page], "a page beside the lobby is not taken away"


def test_a_wrong_password_is_asked_for_again(flow: LanFlow, client: FakeClient) -> None:
    flow.join_page.join_requested.emit("10.0.0.7", 5000, "Ben", "x", False)
    client.go("asking_password")
    client.refused.emit("password", {"left": 3})
    assert "3" in flow.join_page._state.text()


def test_a_refusal_says_why_on_the_page_to_join(flow: LanFlow, client: FakeClient) -> None:
    come_in(flow, client)
    shown = pages(flow)
    client.go("closed")
    client.refused.emit("kicked", {})
    assert shown == [flow.join_page]
    assert "asked you to leave" in flow.join_page._state.text()


def test_the_chosen_rules_are_set_once_by_who_opens(flow: LanFlow, client: FakeClient, hosts: list[FakeHost]) -> None:
    flow.host_page.open_requested.emit("three", "Friday", "Ann", "secret", 5000)
    assert hosts[0].started is not None and hosts[0].started[0] == "three"
    hosts[0].listening.emit(5001, ["10.0.0.7"])
    assert client.calls == [("127.0.0.1", 5001, "Ann", "secret", "player", "aa")]
    client.is_owner = True
    client.go("in_lobby")
    client.show(lobby())
    client.show(lobby())
    assert [type(each) for each in client.sent] == [messages.SetRules]
    flow.leave()
    assert hosts[0].stopped


def test_a_host_that_cannot_open_says_why(flow: LanFlow, client: FakeClient, hosts: list[FakeHost]) -> None:
    flow.host_page.open_requested.emit("four", "", "Ann", "", 5000)
    hosts[0].failed.emit("port_taken", {})
    assert "port" in flow.host_page._state.text() and hosts[0].stopped


def test_a_match_begins_and_ends_in_the_lobby(flow: LanFlow, client: FakeClient, qtbot: QtBot) -> None:
    come_in(flow, client)
    with qtbot.waitSignal(flow.match_begins):
        begin(client)
    with qtbot.assertNotEmitted(flow.match_begins):
        begin(client)  # the summaries changed
    assert flow.is_playing
    begin(client, over=True)
    assert flow.is_playing, "the result is looked at first"
    with qtbot.waitSignal(flow.match_left):
        flow.back_to_lobby()
    assert [flow.is_playing] == [False]
    with qtbot.waitSignal(flow.match_begins):
        begin(client)


def test_who_is_away_stands_on_the_plates(flow: LanFlow, client: FakeClient) -> None:
    come_in(flow, client)
    state = lobby()
    seats = (state.seats[0], SeatState("person", "Ben", 2, presence="lost", stand_in=True), *state.seats[2:])
    client.show(msgspec.structs.replace(state, seats=seats))
    assert flow.away() == {1: "computer"}


def test_questions_and_votes_reach_the_host(flow: LanFlow, client: FakeClient) -> None:
    come_in(flow, client)
    begin(client)
    client.take_back_asked.emit(TakeBackAsked(4, 1, (0,)))
    flow.bar.agree.click()
    client.take_back_asked.emit(TakeBackAsked(4, 1, ()))
    client.waiting.emit(1, 30.0)
    flow.bar.skip.click()
    assert client.sent[-2:] == [messages.AnswerTakeBack(4, True), messages.DoNotWait(1)]


def test_the_own_table_can_be_copied_once_it_has_a_match(
    flow: LanFlow, client: FakeClient, hosts: list[FakeHost], qtbot: QtBot
) -> None:
    come_in(flow, client)
    begin(client)
    assert flow.own_table is None, "the table is elsewhere"
    flow.host_page.open_requested.emit("four", "", "Ann", "", 5000)
    hosts[0].listening.emit(5001, ["10.0.0.7"])
    client.go("in_lobby")
    client.show(lobby())
    assert flow.own_table is None
    begin(client)
    assert hosts[0].started is not None and flow.own_table == hosts[0].started[1]
    with qtbot.waitSignal(flow.presence_changed):
        flow.leave()
    assert flow.own_table is None


def test_who_has_not_looked_at_the_result_is_named_until_the_next_deal(flow: LanFlow, client: FakeClient) -> None:
    come_in(flow, client)
    begin(client)
    assert flow.bar.words.text() == flow.lobby_page.title
    client.table.next_deal = lambda: None  # type: ignore[attr-defined]
    flow.next_deal()
    assert "waits for Ben" in flow.bar.words.text()
    client.show(lobby(ready=True, phase="playing"))
    assert "waits for" not in flow.bar.words.text(), "everybody has looked"
    client.show(lobby(phase="playing"))
    flow.deal_begins()
    client.show(lobby(phase="playing"))
    assert "waits for" not in flow.bar.words.text()


@pytest.mark.parametrize("played", [False, True])
def test_closing_the_own_table_is_told_and_leaves_a_file_only_where_there_is_a_match(
    flow: LanFlow, client: FakeClient, hosts: list[FakeHost], played: bool
) -> None:
    told: list[bool] = []
    flow.closed.connect(told.append)
    flow.host_page.open_requested.emit("four", "", "Ann", "", 5000)
    hosts[0].listening.emit(5001, ["10.0.0.7"])
    client.go("in_lobby")
    client.show(lobby())
    assert hosts[0].started is not None
    save = hosts[0].started[1]
    path = table_file.path_of(save)
    kept = msgspec.structs.replace(table(), journal=save.name if played else "")
    table_file.write(path, kept)
    if played:
        begin(client)
    flow.leave()
    assert told == [played] and path.exists() is played
    flow.leave()
    assert told == [played], "once"


def test_leaving_a_strange_table_closes_none(flow: LanFlow, client: FakeClient) -> None:
    told: list[bool] = []
    flow.closed.connect(told.append)
    come_in(flow, client)
    flow.leave()
    assert told == []
