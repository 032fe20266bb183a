# SPDX-License-Identifier: MIT
"""Every game has a table and a way to be set up, and the first page loads none of them."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.games.kinds import Room, kind_of
from shengji_qt.ui.games.setups import GAMES, setup_of, setups
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import usual
from shengji_qt.ui.scene.table_layout import TableLayout

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]
ASKED = [name for name in dir(TableLayout) if not name.startswith("_")]


def test_every_game_can_be_chosen() -> None:
    assert set(GAMES) == set(FAMILIES)
    assert [setup.key for setup in setups()] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game(game: str) -> None:
    family, kind = FAMILIES[game], kind_of(game)
    settings = family.house.type()
    seats = (SeatSpec("", "person"),) * family.seats
    assert kind.key == game and kind.places >= family.seats
    assert kind_of(settings) is kind and kind_of(MatchSpec(settings, MatchOptions(), seats)) is kind


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1000, 570), (1440, 870), (1920, 1050)])
def test_a_layout_answers_what_the_shared_parts_ask(game: str, size: tuple[int, int]) -> None:
    kind = kind_of(game)
    layout = kind.layout(Room(*size))
    for name in ASKED:
        assert hasattr(layout, name), name
    assert set(kind.bars) >= set(layout.bars)
    assert (0 in layout.plates) == kind.own_plate
    for rect in (*layout.plates.values(), *layout.scores):
        assert rect.x >= 0 and rect.y >= 0 and rect.right <= size[0] and rect.bottom <= size[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_with_the_usual_settings(game: str) -> None:
    spec = spec_of(usual(game), "Lin")
    assert len(spec.seats) == FAMILIES[game].seats
    assert spec.options.start_level == FAMILIES[game].house.lowest_level
    assert [seat.occupant for seat in spec.seats].count("person") == 1
    setup_of(game).house.check(spec.settings)
    assert setup_of(game).house.normal(spec.settings) == spec.settings


@pytest.mark.parametrize("game", GAMES)
def test_settings_that_play_the_same_are_the_same(game: str) -> None:
    """What has no effect under the other settings is as usual, so that presets are recognised."""
    setup = setup_of(game)
    for each in setup.house.schema:
        for value in each.choices:
            chosen = setup.house.normal(msgspec.structs.replace(setup.house.type(), **{each.key: value}))
            assert setup.house.normal(chosen) == chosen
            assert each.applies(chosen) or getattr(chosen, each.key) == each.default
            idle = [other for other in setup.house.schema if not other.applies(chosen)]
            changed = {other.key: other.choices[-1] for other in idle}
            assert setup.house.normal(msgspec.structs.replace(chosen, **changed)) == chosen


def test_the_first_page_loads_no_game() -> None:
    """What is played is imported when the first match begins."""
    code = (
        "import sys, shengji_qt.ui.main_window\n"
        "from shengji_qt.ui.games.setups import setups\n"
        "setups()\n"
        "rooms = ('.game', '.view_rules', '.settlement', '.family', '.kind', '.stage', '.table_page', '.solo_table')\n"
        "print([name for name in sys.modules if name.startswith('shengji_qt') and name.endswith(rooms)\n"
        "       and name != 'shengji_qt.model.game'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
