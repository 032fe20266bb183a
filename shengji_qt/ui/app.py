# SPDX-License-Identifier: MIT
"""The program with its window: what must be right before the first page is shown, and what happens when it is not."""

from __future__ import annotations

import logging
import os
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QMessageBox

from shengji_qt import __version__, paths
from shengji_qt.ui.appearance import Appearance
from shengji_qt.ui.art import ArtError, Icons
from shengji_qt.ui.card_faces import CardFaces, CardStyle
from shengji_qt.ui.i18n import (
    LanguageChoice,
    Translations,
    chinese_family,
    interface_font,
    language_for,
    load_fonts,
    wanted_chinese,
)
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.program_log import hear_qt, log_path, start_log
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.preferences import lost_text
from shengji_qt.ui.theme import TYPE, ThemeChoice

log = logging.getLogger(__name__)

SWITCH_INTERVAL: Final = 0.001  # seconds; a computing thread gives way to the window after that long
_LANGUAGES: Final = {"zh": LanguageChoice.ZH_CN, "en": LanguageChoice.EN}
SIGNS: Final = ("crown", "side_circle", "side_lozenge", "card_count", "suit_S", "suit_H", "suit_C", "suit_D", "app")
_PROBES: Final = 1000

if TYPE_CHECKING:
    from shengji_qt.controller.solo_table import SoloTable

translate = QCoreApplication.translate


def main(lang: str | None = None, theme: str | None = None, replay: Path | None = None) -> int:
    """Open the window and run until it is closed; the exit code. `lang` (zh, en) and `theme` (light, dark) hold for
    this run only. `replay`: a recorded match that is to be looked at.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    start_log()
    trouble = start_trouble()
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    deaf = hear_qt()
    try:
        return _run(lang, theme, replay)
    finally:
        deaf()


def _run(lang: str | None, theme: str | None, replay: Path | None) -> int:
    """`main` once it is known that the window can start."""
    application = make_application()
    reporter = ErrorReporter(application)
    store = PreferenceStore(parent=application)
    if lang is not None:
        store.override(language=_LANGUAGES[lang])
    if theme is not None:
        store.override(theme=ThemeChoice(theme))
    try:
        window = make_window(application, store)
    except (FileNotFoundError, ArtError) as error:
        return _missing_resources(error)
    application.aboutToQuit.connect(window.close_controller)
    reporter.install()
    window.show()
    if replay is not None:
        window.rooms.replays.open(replay)
    try:
        return application.exec()
    finally:
        reporter.remove()
        window.close_controller()


def start_trouble() -> str:
    """Why the window cannot start on this machine, in words for a console; "" if it can."""
    if loses_none():
        return (
            "This version of PySide6 does not work with this version of Python (it loses references to None and would"
            " crash). Install PySide6-Essentials 6.10.3 or newer, below 6.12.\n"
            "PySide6 的这个版本与当前的 Python 不兼容，会崩溃。请安装 PySide6-Essentials 6.10.3 以上、6.12 以下的版本。"
        )
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in displays):
        return (
            "There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program from a desktop.\n"
            "没有图形界面（DISPLAY 和 WAYLAND_DISPLAY 都没有设置）。请在桌面环境里启动。"
        )
    return ""


def loses_none() -> bool:
    """Whether this pair of Python and PySide6 drops a reference to None with every call that returns nothing.

    Such a pair (PySide6 6.12.0 on Python 3.10 and 3.11) aborts after some thousand calls.
    """
    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(_PROBES):
        timer.setInterval(5)
    return before - sys.getrefcount(None) >= _PROBES // 2


def make_window(application: QApplication, store: PreferenceStore, controller: SoloTable | None = None) -> MainWindow:
    """Everything up to the first page, for this `controller` or one of its own.

    Raises FileNotFoundError or ArtError if resources are missing or damaged.
    """
    resources = paths.resources()
    load_fonts()
    chinese = chinese_family()
    font = interface_font(chinese)
    font.setPixelSize(TYPE.body)
    application.setFont(font)
    translations = Translations(application, resources / "i18n")
    translations.use(language_for(store.current.language, chinese is not None))
    appearance = Appearance(application, store, translations)
    _check_pictures(resources, appearance.card_style)
    window = MainWindow(store, translations, appearance, resources, chinese is not None, controller)
    for message in start_messages(store, chinese is not None):
        window.notices.show_message(message)
    return window


def _check_pictures(resources: Path, style: CardStyle) -> None:
    """Better now than in the middle of a deal."""
    CardFaces(resources / "cards", style).check()
    icons = Icons(resources / "icons")
    for name in SIGNS:
        icons.pixmap(name, 16, 1.0)


def start_messages(store: PreferenceStore, chinese: bool) -> list[str]:
    """What the player is told once the window is open."""
    messages = []
    if not chinese and wanted_chinese(store.current.language):
        # In English only: Chinese would be boxes.
        messages.append(
            "No Chinese font is installed, so the program speaks English. Install one (on Debian and Ubuntu:"
            " sudo apt install fonts-noto-cjk) and start again."
        )
    if store.broken is not None and store.lost:
        what = list_text(list(dict.fromkeys(lost_text(*each) for each in store.lost)))
        messages.append(
            translate(
                "App",
                "Some preferences could not be read and are as usual again: {what}. The old file was kept: {path}",
            ).format(what=what, path=store.broken)
        )
    elif store.broken is not None:
        messages.append(
            translate(
                "App", "Your preferences could not be read, so the usual ones hold. The old file was kept: {path}"
            ).format(path=store.broken)
        )
    return messages


class ErrorReporter(QObject):
    """Unexpected errors are logged, and shown once in a plain dialog; the program goes on."""

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = False
        self._before = sys.excepthook
        self._before_in_threads = threading.excepthook
        self.happened.connect(self._show)

    def install(self) -> None:
        """Errors in slots and in threads come here too."""
        self._before, sys.excepthook = sys.excepthook, self.handle
        self._before_in_threads, threading.excepthook = threading.excepthook, self._handle_in_thread

    def remove(self) -> None:
        sys.excepthook = self._before
        threading.excepthook = self._before_in_threads

    def _handle_in_thread(self, facts: threading.ExceptHookArgs) -> None:
        if facts.exc_value is not None and facts.exc_type is not SystemExit:  # that ends a thread, as ever
            self.handle(facts.exc_type, facts.exc_value, facts.exc_traceback)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The excepthook; may be called in any thread."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.critical("unexpected error", exc_info=(kind, error, trace))
        self.happened.emit(f"{kind.__name__}: {error}")

    @Slot(str)
    def _show(self, error: str) -> None:
        if self.shown:  # one dialog; the log has them all
            return
        self.shown = True
        text = translate("App", "Something went wrong in the program. Your match is saved; you can try to go on.")
        where = translate("App", "Details are in {path}").format(path=log_path())
        box = QMessageBox(QMessageBox.Icon.Warning, translate("App", "Sheng Ji"), text)
        box.setInformativeText(f"{error}\n\n{where}")
        box.exec()


def make_application() -> QApplication:
    """The process's only QApplication, with the name and the style of the program."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("shengji-qt")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("shengji-qt")
    application.setStyle("Fusion")
    return application


def _missing_resources(error: Exception) -> int:
    """Cards or words are not where they belong: say so in both languages, as there may be none to choose."""
    text = (
        f"Files of the program are missing or damaged. Please install it again.\n{error}\n\n"
        f"程序文件缺失或损坏，请重新安装。\n{error}"
    )
    print(text, file=sys.stderr)
    QMessageBox.critical(None, "Sheng Ji 升级", text)
    return 1
