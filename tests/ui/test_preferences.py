# SPDX-License-Identifier: MIT
"""Preferences are kept, and survive what may happen to their file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model import codec
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PYRAMID
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.ui import preferences
from shengji_qt.ui.app import start_messages
from shengji_qt.ui.card_faces import CardSet
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import Language, LanguageChoice
from shengji_qt.ui.preferences import FILE_NAME, NewGame, Preferences, PreferenceStore, usual
from shengji_qt.ui.texts.preferences import lost_text
from shengji_qt.ui.theme import ThemeChoice
from tests.helpers.languages import check_words, speaking


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


def layout(name: str, x: int = 0) -> dict[str, object]:
    """One of the player's own as the file has it; with another x it is not on the grid."""
    plain = codec.to_builtins(PYRAMID)
    (left, *rest), *others = plain["slots"]
    return {**plain, "name": name, "slots": [[left + x, *rest], *others]}


@pytest.mark.parametrize(
    ("content", "kept", "lost"),
    [
        ({"speed": "fast", "theme": "pink"}, {"speed": "fast"}, {("theme", "")}),
        ({"layouts": [layout("good"), layout("bad", 1000)], "volume": 5}, {"volume": 5}, {("layouts", "bad")}),
        ({"player_name": "Lin", "presets": [{"name": "Sunday"}]}, {"player_name": "Lin"}, {("presets", "")}),
        (
            {"new_game": {"settings": {"game": "four", "decks": 3}, "difficulty": 3}},
            {"new_game": NewGame(FourSettings(decks=3))},
            {("new_game", "difficulty")},
        ),
        (
            {"muted": True, "new_games": {"four": {"settings": {"game": "three"}}, "three": {"difficulty": 1}}},
            {"muted": True},
            {("new_games", "")},
        ),
    ],
)
def test_only_what_is_bad_is_lost(
    tmp_path: Path, qapp: object, content: dict[str, object], kept: dict[str, object], lost: set[tuple[str, str]]
) -> None:
    written = json.dumps(content)
    (tmp_path / FILE_NAME).write_text(written)
    store = PreferenceStore(tmp_path)
    assert {name: getattr(store.current, name) for name in kept} == kept
    assert set(store.lost) == lost
    assert store.broken is not None and store.broken.read_text() == written
    again = PreferenceStore(tmp_path)
    assert again.broken is None and again.current == store.current, "it is told once"


def test_a_good_layout_stays_beside_a_bad_one(tmp_path: Path, qapp: object) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"layouts": [layout("bad", 1000), layout("good")]}))
    store = PreferenceStore(tmp_path)
    assert [each.name for each in store.current.layouts] == ["good"]
    (message,) = start_messages(store, True)
    assert "layouts “bad”" in message and str(store.broken) in message


def test_a_file_that_was_cut_off_keeps_its_beginning(tmp_path: Path, qapp: object) -> None:
    store = PreferenceStore(tmp_path)
    store.set(speed="fast", volume=7, player_name="Lin", new_game=NewGame(FourSettings(decks=3)))
    whole = store.path.read_bytes()
    place = whole.index(b'"new_game"')
    store.path.write_bytes(whole[: place + 30])
    again = PreferenceStore(tmp_path)
    assert (again.current.speed, again.current.volume, again.current.player_name) == ("fast", 7, "Lin")
    assert again.current.new_game == NewGame() and again.lost == (("new_game", ""),)


def test_bytes_that_are_no_text_cost_one_field(tmp_path: Path, qapp: object) -> None:
    store = PreferenceStore(tmp_path)
    store.set(speed="fast", player_name="Lin")
    store.path.write_bytes(store.path.read_bytes().replace(b'"Lin"', b'"L\xffn"'))
    again = PreferenceStore(tmp_path)
    assert again.current.speed == "fast" and again.lost == (("player_name", ""),)


def test_a_full_disk_leaves_the_damaged_file_alone(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = json.dumps({"speed": "fast", "theme": "pink"})
    (tmp_path / FILE_NAME).write_text(written)

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    store = PreferenceStore(tmp_path)
    assert store.current.speed == "fast"
    assert store.path.read_text() == written and store.broken == store.path


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


def test_who_listens_hears_that_nothing_is_kept_and_that_it_is_again(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PreferenceStore(tmp_path)
    heard: list[object] = []
    store.writing_failed.connect(lambda code, facts: heard.append((code, facts["path"])))
    store.written_again.connect(lambda: heard.append("again"))
    store.set(speed="slow")
    assert heard == []
    with monkeypatch.context() as full:
        full.setattr(preferences, "write_atomically", disk_is_full)
        store.set(speed="fast")
    assert heard == [("journal_disk_full", str(store.path))]
    store.set(muted=True)
    store.set(muted=False)
    assert heard[1:] == ["again"]
    assert PreferenceStore(tmp_path).current.speed == "fast", "nothing is lost"


def disk_is_full(_path: Path, _data: bytes) -> None:
    raise OSError(28, "No space left on device")


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


@pytest.mark.parametrize("language", list(Language))
def test_every_preference_can_be_named_when_it_is_lost(qapp: QApplication, language: Language) -> None:
    with speaking(qapp, language):
        for name in Preferences.__struct_fields__:
            check_words(lost_text(name), language)
        assert "X" in lost_text("layouts", "X")
