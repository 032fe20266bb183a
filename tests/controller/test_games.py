# SPDX-License-Identifier: MIT
"""Three and five players from the person's seat, and their saved matches in the list."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt import paths
from shengji_qt.controller.saved_matches import SavedMatch, new_path
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.controller.waiting_matches import glance, waiting_matches
from shengji_qt.model import events as ev
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import DealEnd
from shengji_qt.table.journal import line_bytes, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import rebuild
from shengji_qt.table.stand_in import only_choice
from shengji_qt.table.table import PERSON, STAND_IN
from tests.helpers.fakes import InlineWorker, random_answers
from tests.helpers.players import game_spec

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("three", {"rule1": True, "rule4": True}),
    ("five", {}),
    ("five", {"mode": "split"}),
]


class Seat:
    """The person: answers at random what it is asked."""

    def __init__(self, table: SoloTable, game: str) -> None:
        self.table = table
        self.events: list[ev.Event] = []
        self.troubles: list[str] = []
        self.kinds: set[str] = set()
        self.stops_at_trump = False
        self._answer = random_answers(FAMILIES[game].seats)
        table.events_arrived.connect(self.on_events)
        table.trouble.connect(lambda code, _facts: self.troubles.append(code))

    def on_events(self, events: list[ev.Event], view: Any) -> None:
        self.events += events
        if self.stops_at_trump and view.trump is not None:
            return
        if view.decision is not None and not view.decision.optional and only_choice(view) is None:
            self.kinds.add(view.decision.kind)
            self.table.submit(self._answer(view))


@pytest.fixture
def solo(qtbot: QtBot) -> Iterator[SoloTable]:
    table = SoloTable(seats=InlineWorker, pacing=Pacing.none(), rng=random.Random(7))
    yield table
    table.close()


def spec(game: str, deals: int, **rules: Any) -> Any:
    computers = ("computer:random",) * (FAMILIES[game].seats - 1)
    return game_spec(game, (PERSON, *computers), deals=deals, **rules)


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_a_person_plays_a_match(game: str, rules: dict[str, Any], solo: SoloTable, qtbot: QtBot) -> None:
    person = Seat(solo, game)
    path = new_path(game)
    solo.start(spec(game, 3, **rules), path)
    while solo.match is not None and not solo.match.over:
        qtbot.waitUntil(lambda: (solo.match is not None and solo.match.needs_shuffle) or solo.match.over, timeout=9_000)
        solo.next_deal()
    assert person.troubles == [] and "play" in person.kinds
    assert isinstance(person.events[-1], ev.MatchEnded)
    assert path.stem.endswith(game)
    results = [each for each in read(path).entries if isinstance(each, DealEnd)]
    assert [each.summary for each in results] == solo.match.summaries and results[-1].standing == solo.match.standing


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_a_deal_is_given_up_and_played_on(game: str, rules: dict[str, Any], solo: SoloTable, qtbot: QtBot) -> None:
    person = Seat(solo, game)
    person.stops_at_trump = True
    assert not solo.can_concede("deal")
    solo.start(spec(game, 1, **rules))
    qtbot.waitUntil(lambda: solo.view is not None and solo.view.decision is not None and solo.view.trump is not None)
    given_up: list[str] = []
    solo.handed_over.connect(given_up.append)
    assert solo.can_concede("deal") and solo.concede("deal")
    qtbot.waitUntil(lambda: solo.match is not None and solo.match.over, timeout=9_000)
    assert given_up == [STAND_IN] and not solo.can_concede("deal")


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_the_list_says_at_every_line_what_reading_says(
    game: str, rules: dict[str, Any], solo: SoloTable, qtbot: QtBot
) -> None:
    """The second deal is replayed from the standing that the first one left."""
    Seat(solo, game)
    path = new_path(game)
    solo.start(spec(game, 2, **rules), path)
    qtbot.waitUntil(lambda: len(solo.match.summaries) == 1, timeout=9_000)
    solo.next_deal()
    qtbot.waitUntil(lambda: solo.match.over, timeout=9_000)
    solo.close()
    assert waiting_matches() == []
    loaded = read(path)
    lines = [loaded.header, *loaded.entries]
    first = 1 + next(number for number, each in enumerate(loaded.entries, start=1) if isinstance(each, DealEnd))
    told = set()
    for count in [*range(1, len(lines) - 2, 7), first - 1, first, first + 1]:
        path.write_bytes(b"".join(map(line_bytes, range(count), lines)))
        match, bad = rebuild(loaded.header.spec, loaded.entries[: count - 1])
        assert bad is None
        running = match.deal is not None and not match.deal.over
        scores = match.deal.scores if match.deal is not None and running else ()
        declarer = match.deal.declarer if match.deal is not None and running else None
        wanted = SavedMatch(
            path, path.stat().st_mtime, match.spec, match.deal_no, match.levels, scores, declarer=declarer
        )
        assert glance(path, scores=True) == wanted, count
        told.add(scores)
    assert len(told) > 3 and () in told


def test_nothing_is_left_in_the_folder_of_a_match_that_was_not_saved(solo: SoloTable) -> None:
    solo.start(spec("three", 1))
    folder: Path = paths.saves_dir()
    assert not folder.exists() or list(folder.iterdir()) == []
