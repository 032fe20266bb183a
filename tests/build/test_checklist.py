# SPDX-License-Identifier: MIT
"""The list of promises is checked against the tests that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

import checklist


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        "def test_one(): ...\nasync def test_two(): ...\ndef helper(): ...\n"
        "class TestIt:\n    def test_three(self): ...\n"
    )
    (tmp_path / "tests" / "test_empty.py").write_text("x = 1\n")
    return tmp_path


def said(root: Path, *tests: str) -> list[str]:
    return checklist.problems("# List\n\n- A promise.\n" + "".join(f"  - `{each}`\n" for each in tests), root)


def test_what_exists_is_fine(root: Path) -> None:
    assert said(root, "tests/test_a.py::test_one", "tests/test_a.py::TestIt::test_three", "tests/test_a.py") == []
    assert said(root, "tests/test_a.py::test_two") == []


@pytest.mark.parametrize(
    "test",
    ["tests/test_a.py::test_four", "tests/test_a.py::helper", "tests/test_b.py", "tests/test_empty.py", "::test_one"],
)
def test_what_does_not_exist_is_named(root: Path, test: str) -> None:
    assert said(root, test) == [f"4: no such test: {test}"]


def test_a_promise_without_a_test_is_named(root: Path) -> None:
    text = "- Proven.\n  - `tests/test_a.py`\n- Only said.\n- Proven.\n  - `tests/test_a.py`\n- Said at the end.\n"
    assert checklist.problems(text, root) == ["3: nothing proves this", "6: nothing proves this"]


def test_a_list_that_cannot_be_read_proves_nothing(root: Path) -> None:
    assert checklist.problems("# Nothing\n", root) == ["1: no promise at all"]
    assert checklist.problems("- A promise.\n  - tests/test_a.py\n", root) == [
        "2: neither a promise nor a test",
        "1: nothing proves this",
    ]


def test_the_list_of_the_repository(capsys: pytest.CaptureFixture[str]) -> None:
    assert checklist.main() == 0, capsys.readouterr().out
