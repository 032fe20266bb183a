# SPDX-License-Identifier: MIT
"""Where resources and the player's files are found, with and without a profile."""

import sys
from pathlib import Path

import pytest

from shengji_qt import paths


@pytest.fixture
def no_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.PROFILE_VARIABLE)
    paths.set_profile(None)


def fake_package(monkeypatch: pytest.MonkeyPatch, root: Path) -> Path:
    package = root / "shengji_qt"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    return package


def test_resources_of_the_source_tree_lie_beside_pyproject(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_package(monkeypatch, tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "resources").mkdir()
    assert paths.resources() == tmp_path / "resources"


def test_resources_of_an_installed_package_come_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = fake_package(monkeypatch, tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "resources").mkdir()
    (package / "resources").mkdir()
    assert paths.resources() == package / "resources"


def test_a_strangers_resources_beside_the_package_are_not_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_package(monkeypatch, tmp_path)
    (tmp_path / "resources").mkdir()
    with pytest.raises(FileNotFoundError, match="no resources folder"):
        paths.resources()


def test_resources_of_a_frozen_program_lie_in_its_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_package(monkeypatch, tmp_path / "lib")
    (tmp_path / "bundle" / "resources").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert paths.resources() == tmp_path / "bundle" / "resources"


@pytest.mark.usefixtures("no_profile")
def test_without_a_profile_the_systems_own_places_are_used() -> None:
    assert paths.profile() is None
    assert paths.user_data_dir().is_absolute()
    assert "profiles" not in paths.user_data_dir().parts
    assert paths.APP_NAME in paths.user_data_dir().parts
    assert paths.APP_NAME in paths.config_dir().parts
    assert paths.saves_dir() == paths.user_data_dir() / "saves"


@pytest.mark.usefixtures("no_profile")
def test_a_name_gives_a_subfolder_of_the_usual_places() -> None:
    data, config = paths.user_data_dir(), paths.config_dir()
    paths.set_profile("anna-2")
    assert paths.user_data_dir() == data / "profiles" / "anna-2"
    assert paths.config_dir() == config / "profiles" / "anna-2"
    paths.set_profile(None)
    assert paths.user_data_dir() == data


@pytest.mark.usefixtures("no_profile")
def test_a_path_holds_everything(tmp_path: Path) -> None:
    paths.set_profile(str(tmp_path / "box"))
    assert paths.user_data_dir() == tmp_path / "box" / "data"
    assert paths.saves_dir() == tmp_path / "box" / "data" / "saves"
    assert paths.config_dir() == tmp_path / "box" / "config"
    assert not (tmp_path / "box").exists()


@pytest.mark.usefixtures("no_profile")
def test_a_relative_path_and_a_home_path_become_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    paths.set_profile("./box")
    assert paths.user_data_dir() == tmp_path / "box" / "data"
    paths.set_profile("~/box")
    assert paths.user_data_dir() == Path.home() / "box" / "data"


def test_the_environment_variable_counts_until_a_profile_is_set(own_profile: Path, tmp_path: Path) -> None:
    assert paths.profile() == str(own_profile)
    assert paths.user_data_dir() == own_profile / "data"
    paths.set_profile(str(tmp_path))
    assert paths.user_data_dir() == tmp_path / "data"
    paths.set_profile("")
    assert paths.user_data_dir() == own_profile / "data"


@pytest.mark.parametrize("bad", [".", "..", ".hidden", "a b", "trailing.", "semi;colon", "nul\0/x", "a" * 65])
def test_a_bad_profile_is_refused_and_changes_nothing(bad: str, tmp_path: Path) -> None:
    paths.set_profile(str(tmp_path))
    with pytest.raises(paths.ProfileError) as caught:
        paths.set_profile(bad)
    assert caught.value.profile == bad
    assert paths.user_data_dir() == tmp_path / "data"
