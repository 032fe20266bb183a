# SPDX-License-Identifier: MIT
"""Hours of play: whole matches through the table and its journal, read again and compared. Only with `-m soak`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shengji_qt.model import codec
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.model.match import replay
from shengji_qt.table.journal import Journal, read
from tests.helpers.fakes import run
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of
from tests.helpers.tables import table_of

MATCHES = 600


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_match_and_its_journal(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    spec = spec_of(COMPUTERS, deals=chance.randint(1, 6), settings=FourSettings(decks=chance.choice((1, 2, 3))))
    path = tmp_path / "match.journal"
    player = RandomPlayer()
    table, recorder = table_of(
        spec,
        seed=seed,
        answer=lambda view: player.choose(view, chance.randrange(1 << 30)),
        journal=Journal.create(path, Header(FORMAT, RULES, spec)),
    )
    table.start()
    run(table)
    while table.next_deal():
        run(table)
    assert table.match.over
    assert not recorder.troubles
    table.close()
    loaded = read(path)
    assert loaded.problem is None
    again = replay(loaded.header, loaded.entries)
    assert again.summaries == table.match.summaries
    for seat in range(4):
        assert codec.encode(again.view(seat)) == codec.encode(table.match.view(seat))
