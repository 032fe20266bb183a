# SPDX-License-Identifier: MIT
"""Without what compiling needs, `build/dev.py compile` says so and leaves everything as it was."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

import compile as builder


def test_without_a_compiler(tmp_path: Path) -> None:
    if sys.platform == "win32" or None in [importlib.util.find_spec(name) for name in ("Cython", "setuptools")]:
        pytest.skip("the compiler is not chosen by the environment here, or Cython is missing")
    old = tmp_path / "rollout.old"
    old.write_text("as it was", encoding="utf-8")
    none = str(tmp_path / "no-such-compiler")
    command = [sys.executable, str(builder.__file__), "--out", str(tmp_path)]
    done = subprocess.run(
        command, env={**os.environ, "CC": none, "LDSHARED": none}, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 1 and "no C compiler" in done.stderr and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == [old] and old.read_text(encoding="utf-8") == "as it was"


def test_without_cython(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["compile", "--out", str(tmp_path)])
    assert builder.main() == 1
    assert "Cython and setuptools not installed" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
