# SPDX-License-Identifier: MIT
"""What holds for every test: no real screen, and none of the player's own files."""

import os
import sys
from pathlib import Path

# Before anything makes a QApplication. Tests that need a real window start a display of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Where Python is told to leave no compiled files beside the sources they go elsewhere: without them each worker and
# each program that a test starts would compile everything again, in a third of a minute.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False
    if sys.pycache_prefix is None:
        sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from shengji_qt import paths

# A busy machine is no defect: nothing in the suite depends on the wall clock.
settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long is begun first, so that no worker is alone with it at the end."""
    items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("xvfb", "slow")))


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
