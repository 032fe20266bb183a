# SPDX-License-Identifier: MIT
"""A copy of the table that is here: the sentence first, then two files, and why it could not be made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QFileDialog, QMainWindow

from shengji_qt.net import table_file
from shengji_qt.ui.lan_copies import TableCopies
from shengji_qt.ui.notice_bar import NoticeBar
from tests.net.test_table_file import table


class Window(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.notices = NoticeBar(self)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A table with a match, where a line is half written."""
    path = tmp_path / "t.journal"
    path.write_bytes(b"a line\nhalf")
    table_file.write(table_file.path_of(path), table())
    return path


def copies_of(window: Any, save: Path | None) -> TableCopies:
    return TableCopies(window, lambda: save)


def press(copies: TableCopies, words: str) -> None:
    box = copies.question
    assert box is not None
    assert "all hands" in box.informativeText()
    next(each for each in box.buttons() if each.text() == words).click()


def test_the_sentence_comes_before_the_files(window: Window, save: Path, tmp_path: Path, qtbot: QtBot) -> None:
    copies = copies_of(window, save)
    copies.ask()
    press(copies, "Save a copy…")
    names = copies.names
    assert names is not None
    names.setOption(QFileDialog.Option.DontConfirmOverwrite)
    names.setDirectory(str(tmp_path))
    names.selectFile("copy")
    names.accept()
    target = tmp_path / "copy.journal"
    assert target.read_bytes() == b"a line\n"
    assert str(target) in window.notices.message and "copy.journal.table" in window.notices.message
    assert copies.names is None


def test_nothing_is_copied_where_it_was_called_off(window: Window, save: Path) -> None:
    copies = copies_of(window, save)
    copies.ask()
    press(copies, "Cancel")
    assert copies.names is None and copies.question is None
    copies_of(window, None).ask()
    assert window.notices.message == ""


def test_why_there_is_no_copy_is_said(window: Window, save: Path, tmp_path: Path) -> None:
    copies = copies_of(window, save)
    copies.copy(save, save)
    assert "Choose another name" in window.notices.message
    copies.copy(save, tmp_path / "no folder" / "copy.journal")
    assert "Choose another folder" in window.notices.message
    table_file.path_of(save).write_bytes(b"junk")
    copies.copy(save, tmp_path / "copy.journal")
    assert "cannot be read" in window.notices.message
    save.unlink()
    assert not (tmp_path / "copy.journal").exists()
