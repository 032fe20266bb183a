# SPDX-License-Identifier: MIT
"""About the program: version, and what it is made of with whose licences."""

from __future__ import annotations

import platform
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import platformdirs

import PySide6
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from shengji_qt import __version__
from shengji_qt.ai.core.backend import backend
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.text_page import TextPage


class Library(NamedTuple):
    """`licence` is its usual short name; `file` its text in resources/licences."""

    name: str
    version: str
    licence: str
    file: str
    address: str


LIBRARIES: Final = (
    Library("Qt, PySide6, Shiboken", PySide6.__version__, "LGPL-3.0", "LGPL-3.0.txt", "https://www.qt.io"),
    Library("Python", platform.python_version(), "PSF-2.0", "python.txt", "https://www.python.org"),
    Library("msgspec", msgspec.__version__, "BSD-3-Clause", "msgspec.txt", "https://jcristharif.com/msgspec"),
    Library("platformdirs", platformdirs.__version__, "MIT", "platformdirs.txt", "https://platformdirs.readthedocs.io"),
)
SOURCES: Final = "https://code.qt.io"
OWN_FILE: Final = "shengji-qt.txt"
# The GNU LGPL adds to the GPL, whose text belongs with it.
TEXTS: Final = (OWN_FILE, *dict.fromkeys(library.file for library in LIBRARIES), "GPL-3.0.txt")
PACKAGED: Final = "packaged"  # in the packaged program: whatever else is in it, with NOTICES.txt as the list


def texts_in(folder: Path) -> list[str]:
    """The texts to choose from: those that always are, then those of the packaged program."""
    known = {name.lower() for name in TEXTS}
    more = [path.name for path in (folder / PACKAGED).glob("*.txt") if path.name.lower() not in known]
    return [*TEXTS, *(f"{PACKAGED}/{name}" for name in sorted(more, key=lambda name: (name != "NOTICES.txt", name)))]


class LicencesPage(TextPage):
    """An overview, and each licence's whole text by choice."""

    self_test_requested = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        """`folder` is resources/licences."""
        super().__init__(parent)
        self._folder = folder
        self._texts = texts_in(folder)
        self.box = QComboBox()
        self.box.setMinimumWidth(220)
        self.box.addItems([""] * (1 + len(self._texts)))
        self.box.currentIndexChanged.connect(self._show_chosen)
        self.head.insertWidget(2, self.box)
        self.self_test = parts.button()
        self.self_test.clicked.connect(self.self_test_requested)
        self.head.insertWidget(3, self.self_test)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("About Sheng Ji"))
        self.back.setText(self.tr("Back"))
        self.self_test.setText(self.tr("Self-test…"))
        self.box.setAccessibleName(self.tr("Licence"))
        self.box.setItemText(0, self.tr("Overview"))
        for number, name in enumerate(self._texts, start=1):
            self.box.setItemText(number, Path(name).stem)
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        number = self.box.currentIndex()
        if number <= 0:
            self.body.setHtml(self._overview())
            return
        try:
            text = (self._folder / self._texts[number - 1]).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            text = self.tr("The text of this licence is missing from the installation.")
        self.body.setHtml(f"<pre style='font-size: {self.size_of('caption')}px;'>{escape(text)}</pre>")

    def _overview(self) -> str:
        program = self.tr("Version {version}. The program is free software under the MIT licence.")
        cards = self.tr("Cards, signs and sounds were made for it and are under the same licence.")
        compiled = backend() == "compiled"
        core = self.tr("Computer players: compiled") if compiled else self.tr("Computer players: Python")
        made_of = self.tr("It is made with:")
        own = self.tr(
            "Qt and PySide6 are used under the GNU LGPL, version 3, as unmodified shared libraries:"
            " you may replace them by versions of your own. Their sources are at {address}."
        )
        size = f"font-size: {self.size_of('body')}px;"
        cell = f"<td style='padding: 5px 24px 5px 0; {size}'>"
        rows = "".join(
            f"<tr>{cell}<b>{escape(each.name)}</b></td>{cell}{escape(each.version)}</td>"
            f"{cell}{escape(each.licence)}</td>{cell}{_link(each.address)}</td></tr>"
            for each in LIBRARIES
        )
        paragraph = f"<p style='{size} margin: 10px 0;'>"
        return (
            f"{paragraph}{escape(program.format(version=__version__))}<br>{escape(cards)}</p>"
            f"{paragraph}{escape(made_of)}</p><table cellspacing='0'>{rows}</table>"
            f"{paragraph}{escape(own).format(address=_link(SOURCES))}</p>"
            f"{paragraph}{escape(core)}</p>"
        )


def _link(address: str) -> str:
    return f"<a href='{address}'>{escape(address)}</a>"
