# SPDX-License-Identifier: MIT
"""The compiled rollout core, for tests that ask searching players again and again."""

from __future__ import annotations

import importlib.util
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import pytest

from shengji_qt.ai.core import backend


def can_compile() -> bool:
    """Whether this machine has a compiler and what it needs."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    found = sys.platform == "win32" or any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    parts = [importlib.util.find_spec(name) for name in ("Cython", "setuptools")]
    return bool(found) and header.exists() and None not in parts


def compiled(folder: Path, file: Path) -> None:
    """Compile into `file`, unless it is there; while another worker does so, wait for it."""
    import compile as builder
    import environment

    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("a") as lock:
        while not environment.try_lock(lock):
            time.sleep(0.1)
        if not file.exists():
            builder.build(folder)


@pytest.fixture(scope="session")
def extension() -> Any:
    """The core compiled from the sources that are there; kept in the environment for the next run."""
    if not can_compile():
        pytest.skip("no compiler here, or no Cython: the core in Python is tested alone")
    import compile as builder
    import restricted

    text = builder.source()
    translators = [Path(builder.__file__).read_bytes(), Path(restricted.__file__).read_bytes()]
    key = builder.digest([text.encode(), *translators])[:24]
    folder = Path(sys.prefix, "shengji-core", key)
    file = folder / f"{backend.NAME}{sysconfig.get_config_var('EXT_SUFFIX')}"
    compiled(folder, file)
    spec = importlib.util.spec_from_file_location(backend.NAME, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["compiled", pytest.param("python", marks=pytest.mark.soak)])
def core(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The form of the core in use: compiled where that is possible, in which it is played; in soaks the other, too.

    Searching takes up to twenty times as long in Python. Both forms give the same games (tests/ai/core/test_backend).
    """
    form: str = request.param
    if form == "compiled" and not can_compile():
        form = "python"
    found = request.getfixturevalue("extension") if form == "compiled" else None
    monkeypatch.setattr(backend, "native", lambda: found)
    return form
