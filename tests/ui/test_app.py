# SPDX-License-Identifier: MIT
"""What must be right before the first page, and what is said when it is not."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from shengji_qt import paths
from shengji_qt.ui import app
from shengji_qt.ui.i18n import Language, LanguageChoice
from shengji_qt.ui.preferences import FILE_NAME, PreferenceStore
from tests.helpers.languages import speaking


@pytest.fixture(autouse=True)
def plain_afterwards(qapp: QApplication) -> Iterator[None]:
    """The application looks as before when a test is over."""
    font, style, palette = qapp.font(), qapp.styleSheet(), qapp.palette()
    yield
    qapp.setFont(font)
    qapp.setStyleSheet(style)
    qapp.setPalette(palette)
    qapp.styleHints().unsetColorScheme()


def test_this_pair_of_python_and_qt_keeps_its_references(qapp: QApplication) -> None:
    assert not app.loses_none()


def test_a_pair_that_loses_them_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    counts = iter([100_000, 99_000])
    monkeypatch.setattr(sys, "getrefcount", lambda _: next(counts))
    trouble = app.start_trouble()
    assert "PySide6-Essentials" in trouble and "不兼容" in trouble


def test_without_a_screen_it_says_so(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert "DISPLAY" in app.start_trouble()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert app.start_trouble() == ""


def test_the_first_page_opens(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    store = PreferenceStore(tmp_path)
    store.override(language=LanguageChoice.EN)
    window = app.make_window(qapp, store)
    qtbot.addWidget(window)
    window.show()
    assert window.pages.currentWidget() is window.start_page
    assert window.notices.message == ""
    window.close()


def test_a_first_start_asks_nothing(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's language holds, no notice or question is seen, nothing is written."""
    monkeypatch.setattr("shengji_qt.ui.i18n.system_language", lambda: Language.ZH_CN)
    store = PreferenceStore(tmp_path)
    window = app.make_window(qapp, store)
    qtbot.addWidget(window)
    try:
        window.show()
        assert "四人升级" in " ".join(each.text() for each in window.start_page.findChildren(QLabel))
        assert window.notices.message == "" and app.start_messages(store, chinese=True) == []
        assert QApplication.activeModalWidget() is None and not store.path.exists()
    finally:
        window.close()
        window.translations.use(Language.EN)
        window.translations.clear()


@pytest.mark.parametrize("missing", ["cards", "icons"])
def test_missing_pictures_are_an_error_not_a_crash(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    resources = tmp_path / "resources"
    resources.mkdir()
    for path in paths.resources().iterdir():
        if path.name != missing:
            (resources / path.name).symlink_to(path)
    monkeypatch.setattr(paths, "resources", lambda: resources)
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _parent, _title, text: shown.append(text))
    monkeypatch.setattr(app, "start_log", lambda: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    assert app.main() == 1
    assert "missing or damaged" in shown[0] and "重新安装" in shown[0]


def test_no_resources_at_all(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise FileNotFoundError("no resources folder")

    monkeypatch.setattr(paths, "resources", nowhere)
    with pytest.raises(FileNotFoundError):
        app.make_window(qapp, PreferenceStore())


def test_without_a_chinese_font_it_says_how_to_get_one(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PreferenceStore(tmp_path)
    store.set(language=LanguageChoice.ZH_CN)
    messages = app.start_messages(store, chinese=False)
    assert len(messages) == 1 and "fonts-noto-cjk" in messages[0]
    assert app.start_messages(store, chinese=True) == []
    store.set(language=LanguageChoice.EN)
    assert app.start_messages(store, chinese=False) == []
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    assert app.chinese_family() is None


@pytest.mark.parametrize("language", list(Language))
def test_broken_preferences_are_told_once(qapp: QApplication, tmp_path: Path, language: Language) -> None:
    (tmp_path / FILE_NAME).write_text("{")
    with speaking(qapp, language):
        messages = app.start_messages(PreferenceStore(tmp_path), chinese=True)
        assert len(messages) == 1 and f"{FILE_NAME}.broken" in messages[0]
        assert app.start_messages(PreferenceStore(tmp_path), chinese=True) == []


def test_errors_are_logged_and_shown_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(f"{box.text()} {box.informativeText()}"))
    reporter = app.ErrorReporter()
    before = sys.excepthook
    reporter.install()
    assert sys.excepthook == reporter.handle
    try:
        with caplog.at_level(logging.CRITICAL, logger="shengji_qt"):
            for number in range(3):
                try:
                    raise RuntimeError(f"trouble {number}")
                except RuntimeError as error:
                    sys.excepthook(type(error), error, error.__traceback__)
    finally:
        reporter.remove()
    assert sys.excepthook is before
    assert len(boxes) == 1 and "trouble 0" in boxes[0] and str(app.log_path()) in boxes[0]
    assert [record.getMessage() for record in caplog.records] == ["unexpected error"] * 3


def test_ctrl_c_ends_the_program_quietly(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    quits: list[bool] = []
    monkeypatch.setattr(app.QCoreApplication, "quit", lambda: quits.append(True))
    app.ErrorReporter().handle(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert quits == [True]


def test_main_runs_until_the_window_is_closed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    made: list[app.MainWindow] = []
    make = app.make_window

    def remember(application: QApplication, store: PreferenceStore) -> app.MainWindow:
        window = make(application, store)
        made.append(window)
        QTimer.singleShot(0, window.close)
        return window

    monkeypatch.setattr(app, "make_window", remember)
    monkeypatch.setattr(app, "start_log", lambda: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    assert app.main("en", "dark") == 0
    assert made[0].windowTitle() == "Sheng Ji"
    made[0].deleteLater()
    assert PreferenceStore().current.language is LanguageChoice.SYSTEM, "--lang is not kept"
