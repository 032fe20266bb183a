# SPDX-License-Identifier: MIT
"""What holds for every test: no real screen, and none of the player's own files."""

import os

# Before anything makes a QApplication. Tests that need a real window start a display of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from shengji_qt import paths

# A busy machine is no defect: nothing in the suite depends on the wall clock.
settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


@pytest.fixture(scope="session")
def profiles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Names of folders, each given once. A folder exists when a test writes to it."""
    base = tmp_path_factory.mktemp("profiles")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def own_profile(profiles: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test, and each process it starts, keeps its saves and preferences in a folder of its own."""
    folder = next(profiles)
    monkeypatch.setenv(paths.PROFILE_VARIABLE, str(folder))
    yield folder
    paths.set_profile(None)
