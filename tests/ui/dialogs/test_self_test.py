# SPDX-License-Identifier: MIT
"""The page of the self-test: the report on it, its words for each end, and the copy for whoever helps."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtGui import QGuiApplication

from shengji_qt.controller.self_test import SelfTest
from shengji_qt.ui.dialogs.self_test import SelfTestPage


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


def test_the_report_grows_and_is_copied(page: SelfTestPage) -> None:
    fake(page).grow("ok <one>\n")
    assert "ok <one>" in page.body.toPlainText()
    assert not page.copy.isEnabled() and not page.again.isEnabled()
    fake(page).grow("ok <one>\nAll is well.\n")
    fake(page).finished.emit(True)
    assert page.state.text() == "All is well on this computer."
    page.copy.click()
    assert QGuiApplication.clipboard().text() == "ok <one>\nAll is well.\n"
    page.again.click()
    assert fake(page).calls == ["start", "start"] and not page.again.isEnabled()


def test_what_does_not_work_is_said(page: SelfTestPage) -> None:
    fake(page).grow("FAILED one\n")
    fake(page).finished.emit(False)
    assert page.state.text().startswith("Something does not work here.") and page.copy.isEnabled()
    fake(page).failed.emit("no such file")
    assert page.state.text() == "The self-test cannot be started: no such file"
