# SPDX-License-Identifier: MIT
"""Preferences are kept, and survive what may happen to their file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shengji_qt import paths
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.ui.card_faces import CardSet
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.preferences import FILE_NAME, NewGame, Preferences, PreferenceStore, usual
from shengji_qt.ui.theme import ThemeChoice


def test_the_usual_place_is_the_configuration_folder(qapp: object) -> None:
    store = PreferenceStore()
    assert store.path == paths.config_dir() / FILE_NAME
    assert not store.path.exists(), "looking writes nothing"
    assert store.current == Preferences()


def test_choices_come_back(tmp_path: Path, qapp: object) -> None:
    new_game = NewGame(FourSettings(table_2_decks="conventional", must_play=()), MatchOptions(Rank(5), Rank(9), 4))
    assert PreferenceStore(tmp_path / "deep" / "folder").set(
        language=LanguageChoice.ZH_CN,
        theme=ThemeChoice.DARK,
        card_set=CardSet.FOUR_COLOUR,
        speed="slow",
        confirm_throw=False,
        player_name="小林",
        new_game=new_game,
    )
    again = PreferenceStore(tmp_path / "deep" / "folder").current
    assert again == Preferences(
        language=LanguageChoice.ZH_CN,
        theme=ThemeChoice.DARK,
        card_set=CardSet.FOUR_COLOUR,
        speed="slow",
        confirm_throw=False,
        player_name="小林",
        new_game=new_game,
    )
    assert [each.name for each in (tmp_path / "deep" / "folder").iterdir()] == [FILE_NAME], "no temporary file is left"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"theme": "pink"}',
        b'{"new_game": {"settings": {"failed_throw_penalty": 7}}}',
        b'{"new_game": {"options": {"start_level": "K", "last_level": "5"}}}',
        b'{"new_game": {"difficulty": 3}}',
        b'{"volume": 101}',
        pytest.param(b"[" * 100_000, id="deep"),
        pytest.param(b'{"sauce": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", id="deep in an unknown key"),
    ],
)
def test_a_broken_file_is_kept_aside(tmp_path: Path, qapp: object, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    store = PreferenceStore(tmp_path)
    assert store.current == Preferences()
    assert store.broken == tmp_path / f"{FILE_NAME}.broken"
    assert store.broken.read_bytes() == content
    assert store.set(speed="fast")
    again = PreferenceStore(tmp_path)
    assert again.broken is None, "it is told once"
    assert again.current.speed == "fast"


def test_keys_of_a_newer_version_do_no_harm(tmp_path: Path, qapp: object) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"speed": "fast", "sauce": "soy"}))
    store = PreferenceStore(tmp_path)
    assert store.broken is None and store.current.speed == "fast"


def test_a_level_of_a_newer_version_is_the_only_thing_that_is_lost(tmp_path: Path, qapp: object) -> None:
    other = {"settings": {"game": "three"}, "options": {"start_level": "3"}, "difficulty": "divine"}
    kept = {"difficulty": "easy", "difficulties": ["hard", "divine", "easy"]}
    (tmp_path / FILE_NAME).write_text(json.dumps({"speed": "fast", "new_game": kept, "new_games": {"three": other}}))
    store = PreferenceStore(tmp_path)
    assert store.broken is None and store.current.speed == "fast"
    assert (store.current.new_game.difficulty, store.current.new_game.difficulties) == (
        "easy",
        ("hard", "normal", "easy"),
    )
    assert store.current.new_games["three"].difficulty == "normal"


def test_changed_names_what_is_different(tmp_path: Path, qtbot: QtBot) -> None:
    store = PreferenceStore(tmp_path)
    names: list[str] = []
    store.changed.connect(names.append)
    store.set(speed="fast", confirm_throw=True)
    store.set(speed="fast")
    assert names == ["speed"]


def test_overrides_hold_but_are_not_kept(tmp_path: Path, qapp: object) -> None:
    store = PreferenceStore(tmp_path)
    store.override(theme=ThemeChoice.DARK, language=LanguageChoice.EN)
    assert store.current.theme is ThemeChoice.DARK
    store.set(speed="fast")
    assert PreferenceStore(tmp_path).current == Preferences(speed="fast")
    store.set(theme=ThemeChoice.LIGHT)
    assert store.current.theme is ThemeChoice.LIGHT, "the player's own choice wins"
    assert PreferenceStore(tmp_path).current.theme is ThemeChoice.LIGHT
    assert PreferenceStore(tmp_path).current.language is LanguageChoice.SYSTEM


def test_a_folder_that_cannot_be_written(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "file").write_text("in the way")
    store = PreferenceStore(tmp_path / "file")
    assert not store.set(speed="fast")
    assert store.current.speed == "fast", "the choice holds all the same"


def test_the_old_file_stays_whole_if_writing_fails(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PreferenceStore(tmp_path)
    store.set(speed="slow")
    before = store.path.read_bytes()

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not store.set(speed="fast")
    assert store.path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [FILE_NAME]


def test_window_geometry_is_bytes_or_nothing() -> None:
    assert Preferences(window="AAEC").window_geometry == b"\x00\x01\x02"
    assert Preferences(window="not base64!").window_geometry == b""
    assert Preferences().window_geometry == b""


def test_files_from_when_there_was_one_game(tmp_path: Path, qapp: object) -> None:
    """Their settings do not name the game; nothing of them is lost."""
    old = {
        "new_game": {"settings": {"decks": 3}, "options": {"deals": 4}},
        "presets": [{"name": "Sunday", "settings": {"decks": 1}}],
    }
    (tmp_path / FILE_NAME).write_text(json.dumps(old))
    store = PreferenceStore(tmp_path)
    assert store.broken is None
    assert store.current.new_game == NewGame(FourSettings(decks=3), MatchOptions(deals=4))
    assert store.current.presets[0].settings == FourSettings(decks=1)


def test_each_game_keeps_its_settings(tmp_path: Path, qapp: object) -> None:
    store = PreferenceStore(tmp_path)
    three = NewGame(ThreeSettings(rule1=True), MatchOptions(start_level=Rank(3)))
    four = NewGame(FourSettings(decks=1))
    store.choose(four)
    store.choose(three)
    assert store.current.new_game == three and store.current.rules_of("four") == four
    store.choose(NewGame(FourSettings(decks=3)))
    assert store.current.rules_of("three") == three
    assert list(store.current.new_games) == ["three"]


def test_usual_rules_begin_where_the_game_begins(qapp: object) -> None:
    for game in GAMES:
        family = FAMILIES[game]
        assert usual(game) == NewGame(family.house.type(), MatchOptions(start_level=family.house.lowest_level))
        assert (setup_of(game).house.schema, setup_of(game).house.check) == (family.house.schema, family.house.check)
