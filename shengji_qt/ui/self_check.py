# SPDX-License-Identifier: MIT
"""The checks of `shengji-qt selftest` that need Qt. Each gets a folder of its own and returns what it found.

They share the QApplication that `start` makes: on the real screen if there is one, else on Qt's offscreen platform.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

from PySide6.QtCore import (
    QMessageLogContext,
    QPoint,
    QRect,
    Qt,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.table.pacing import Pacing
from shengji_qt.ui import app
from shengji_qt.ui.art import Icons, read_svg
from shengji_qt.ui.games.setups import GAMES
from shengji_qt.ui.i18n import Language, chinese_family, load_fonts
from shengji_qt.ui.main_window import MainWindow
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.sound_outputs import libraries, read_clip
from shengji_qt.ui.scene.sounds import Name

PATIENCE_S: Final = 60.0
CHINESE: Final = "升级拖拉机红桃"
# What Qt says on a bare machine.
HARMLESS: Final = ("This plugin does not support ", "Detected locale ")  # no window system; no language chosen
_complaints: list[str] = []


class CheckError(Exception):
    """A check found something wrong; the text says what."""


def start(folder: Path) -> str:
    """Qt can be started here at all, and this pair of Python and PySide6 is sound."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in displays):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    trouble = app.start_trouble()
    if trouble:
        raise CheckError(trouble)
    qInstallMessageHandler(_hear)
    application = app.make_application()
    screen = application.primaryScreen()
    size = "no screen" if screen is None else f"{screen.size().width()}x{screen.size().height()}"
    return f"Qt {qVersion()} on {QGuiApplication.platformName()}, {size}"


def pictures(folder: Path) -> str:
    """Every picture can be drawn, and shows something."""
    files = sorted(paths.resources().rglob("*.svg"))
    for file in files:
        image = QImage(40, 56, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        read_svg(file).render(painter)
        painter.end()
        if colours(image) < 2:
            raise CheckError(f"{file} is empty")
    Icons(paths.resources() / "icons").pixmap("app", 64, 1.0)
    return f"{len(files)} drawn"


def words(folder: Path) -> str:
    """The translations of each language can be read."""
    found = []
    for language in Language:
        translator = QTranslator()
        if not translator.load(f"shengji_{language}", str(paths.resources() / "i18n")):
            raise CheckError(f"no strings for {language}")
        found.append(str(language))
    return ", ".join(found)


def sound_files(folder: Path) -> str:
    """Every sound can be read; says what could play them, which may be nothing."""
    clips = [read_clip(paths.resources() / "sounds" / f"{name}.wav") for name in get_args(Name)]
    seconds = sum(len(clip.samples) / clip.rate for clip in clips)
    return f"{len(clips)} sounds, {seconds:.1f} s; played by {', '.join(libraries()) or 'nothing: silent'}"


def fonts(folder: Path) -> str:
    """If there is a Chinese font, Chinese signs are drawn, each another way (boxes are all the same)."""
    load_fonts()
    family = chinese_family()
    if family is None:
        if list((paths.resources() / "fonts").glob("*.otf")):
            raise CheckError("the program's own fonts cannot be used")
        return "no Chinese font on this machine: the program speaks English"
    pictures = {bytes(sign_picture(sign, family).constBits()) for sign in CHINESE}
    if len(pictures) != len(CHINESE):
        raise CheckError(f"Chinese signs are boxes in {family}")
    return family


def worker_thread(folder: Path) -> str:
    """Computer seats play a deal in their thread, are saved, and the thread ends when told to."""
    table = SoloTable(pacing=Pacing.none())
    troubles: list[str] = []
    table.trouble.connect(lambda code, facts: troubles.append(f"{code} {facts}"))
    seats = (SeatSpec("", "computer:normal"),) * 4
    table.start(MatchSpec(FourSettings(), MatchOptions(deals=1), seats), folder / "deal.journal")
    try:
        until(lambda: table.match is not None and table.match.over)
        entries = (folder / "deal.journal").read_bytes().count(b"\n")
    finally:
        table.close()
    if troubles:
        raise CheckError("; ".join(troubles))
    return f"a deal, {entries} lines saved"


def network(folder: Path) -> str:
    """A table is opened by this program, joined and left, all on this computer."""
    from shengji_qt.ui.self_check_lan import play_on_loopback

    return play_on_loopback(folder)


def window(folder: Path) -> str:
    """The real window shows its first page and the table of each game, one with a hand of cards; none is blank."""
    application = QApplication.instance()
    assert isinstance(application, QApplication), "start comes first"
    store = PreferenceStore(folder)
    store.override(speed="off")
    shown = app.make_window(application, store)
    try:
        shown.show()
        until(lambda: shown.isVisible() and shown.windowHandle().isExposed())
        first = picture_of(shown)
        look_at("the first page", first)
        for game in GAMES:
            shown.start_match(game)
            until(lambda: shown.table is not None and shown.table.stage.view is not None)
            look_at(f"the table of {game}", picture_of(shown))
        shown.start_match(GAMES[0])
        until(lambda: shown.controller.view is not None and len(shown.controller.view.hand) >= 5)
        until(lambda: cards_drawn(shown))
    finally:
        shown.close()
        application.processEvents()
    return f"{first.width()}x{first.height()}, {colours(first)} colours; cards on the table, {len(GAMES)} games"


def complaints(folder: Path) -> str:
    """Qt had nothing to warn of."""
    if _complaints:
        raise CheckError(" | ".join(_complaints))
    return "no warnings"


# --- helpers ---------------------------------------------------------------------------------------------------------


def _hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or message.startswith(HARMLESS):
        return
    _complaints.append(message)


def until(condition: Callable[[], bool]) -> None:
    """Let Qt work until the condition holds. Raises CheckError when it does not come to that."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > end:
            raise CheckError(f"nothing came of it within {PATIENCE_S:.0f} s")
        QApplication.processEvents()
        time.sleep(0.002)


def picture_of(shown: MainWindow) -> QImage:
    """The window as it is drawn."""
    return shown.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(image: QImage) -> int:
    """How many colours are in it, looking at every third pixel."""
    return len({image.pixel(x, y) for y in range(0, image.height(), 3) for x in range(0, image.width(), 3)})


def look_at(name: str, image: QImage) -> None:
    """Raises CheckError for a picture that is one colour or nearly so."""
    if colours(image) < 30:
        raise CheckError(f"{name} is blank: {colours(image)} colours")


def cards_drawn(shown: MainWindow) -> bool:
    """Whether the lower middle of the window, where the player's hand is, has the white of cards in it."""
    image = picture_of(shown)
    look_at("the table", image)
    area = QRect(image.width() // 4, image.height() // 2, image.width() // 2, image.height() // 2)
    points = [QPoint(x, y) for x in range(area.left(), area.right(), 8) for y in range(area.top(), area.bottom(), 8)]
    light = sum(QColor(image.pixel(point)).lightness() > 225 for point in points)
    return light > len(points) // 50


def sign_picture(sign: str, family: str) -> QImage:
    """One sign in black on white."""
    image = QImage(32, 32, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    font = painter.font()
    font.setFamily(family)
    font.setPixelSize(24)
    painter.setFont(font)
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, sign)
    painter.end()
    return image
