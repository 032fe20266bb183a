# SPDX-License-Identifier: MIT
"""Whole-program tests: a real window on a display of its own, moved with a real mouse."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Screen, missing_packages


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    missing = missing_packages() if sys.platform == "linux" else ["an X server"]
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xvfb)
            if missing:
                item.add_marker(pytest.mark.skip(reason=f"window tests need {', '.join(missing)}"))


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()
