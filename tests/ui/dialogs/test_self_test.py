# SPDX-License-Identifier: MIT
"""The page of the self-test: the report on it, its words for each end, and the copy for whoever helps."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from shengji_qt.controller.self_test import SelfTest
from shengji_qt.selftest import Check, SelfTestError, Writer, checks, run
from shengji_qt.ui.dialogs.self_test import SelfTestPage
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.self_test import Checked, check_text, checked
from tests.helpers.languages import check_words, speaking


class FakeTest(SelfTest):
    """Does what the test says instead of starting a process."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def start(self) -> None:
        self.calls.append("start")

    def stop(self) -> None:
        self.calls.append("stop")

    def grow(self, text: str) -> None:
        self.report = text
        self.grown.emit(text)


@pytest.fixture
def page(qtbot: QtBot) -> SelfTestPage:
    page = SelfTestPage(FakeTest())
    qtbot.addWidget(page)
    page.show()
    return page


def fake(page: SelfTestPage) -> FakeTest:
    assert isinstance(page._test, FakeTest)
    return page._test


def test_it_begins_when_shown_and_is_given_up_when_left(page: SelfTestPage) -> None:
    assert fake(page).calls == ["start"]
    page.hide()
    assert fake(page).calls == ["start", "stop"]


ONE = "shengji-qt 1.0, from source\nok     pictures     (278 ms) 134 drawn\n"
BAD = "FAILED a new one    (1300 ms) OSError: <no room>\n"


def test_the_report_grows_and_is_copied(page: SelfTestPage) -> None:
    fake(page).grow(ONE)
    assert page.body.toPlainText().split() == ["Pictures", "works", "0.3", "s"]
    assert not page.copy.isEnabled() and not page.again.isEnabled()
    fake(page).grow(ONE + "All is well.\n")
    fake(page).finished.emit(True)
    assert page.state.text() == "All is well on this computer."
    page.copy.click()
    assert QGuiApplication.clipboard().text() == ONE + "All is well.\n", "as it is, for whoever helps"
    page.again.click()
    assert fake(page).calls == ["start", "start"] and not page.again.isEnabled()


def test_the_lines_are_in_the_language_of_the_window(page: SelfTestPage, qapp: QApplication) -> None:
    fake(page).grow(ONE + BAD)
    with speaking(qapp, Language.ZH_CN):
        page.retranslate()
        text = page.body.toPlainText()
        assert "图片" in text and "正常" in text and "works" not in text
        assert "英文" in page.language.text(), "the report that is copied is not"
        for name in checks():
            check_words(check_text(name), Language.ZH_CN)


def test_every_check_has_words() -> None:
    assert all(check_text(name) != name for name in checks())
    assert checked("ok     Qt's log     (0 ms) no warnings\n") == [Checked("Qt's log", True, 0.0, "no warnings")]


def test_the_lines_of_a_run_are_understood() -> None:
    def fails(_folder: Path) -> str:
        raise SelfTestError("(no) room")

    every: dict[str, Check] = {"Qt's log": lambda _: "no warnings", "longer than any": lambda _: "", "saves": fails}
    report = StringIO()
    run(every, Writer(report))
    assert [each._replace(took=0.0) for each in checked(report.getvalue())] == [
        Checked("Qt's log", True, 0.0, "no warnings"),
        Checked("longer than any", True, 0.0, ""),
        Checked("saves", False, 0.0, "SelfTestError: (no) room"),
    ]


def test_what_does_not_work_is_said(page: SelfTestPage) -> None:
    fake(page).grow(BAD)
    assert "a new one" in page.body.toPlainText() and "OSError: <no room>" in page.body.toPlainText()
    fake(page).finished.emit(False)
    assert page.state.text().startswith("Something does not work here.") and page.copy.isEnabled()
    fake(page).failed.emit("no such file")
    assert page.state.text() == "The self-test cannot be started: no such file"
