# SPDX-License-Identifier: MIT
"""The language of the window and the font that can show it; both change at run time."""

from __future__ import annotations

import logging
import sys
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP

log = logging.getLogger(__name__)

# Words of Qt's own dialogs that its Chinese translation lacks; ours is asked first.
QT_LACKS: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Directory:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)

# The usual fonts with simplified Chinese forms, the best first. A Japanese or Korean one would show other shapes.
_CHINESE_FAMILIES: Final = (
    "PingFang SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "Droid Sans Fallback",
)
# What Linux gives where no desktop has chosen a font.
_NOBODYS_CHOICE: Final = ("DejaVu Sans",)


class Language(StrEnum):
    """The languages of the program."""

    ZH_CN = "zh_CN"
    EN = "en"


class LanguageChoice(StrEnum):
    """What the player may choose; the values but the first are languages."""

    SYSTEM = "system"
    ZH_CN = "zh_CN"
    EN = "en"


NATIVE_NAMES: Final = {Language.ZH_CN: "中文", Language.EN: "English"}  # each in its own language, never translated


def system_language() -> Language:
    """Chinese where the system's first language is Chinese, else English."""
    languages = QLocale.system().uiLanguages()
    return Language.ZH_CN if languages and languages[0].lower().startswith("zh") else Language.EN


def load_fonts() -> None:
    """Make the program's own fonts known (resources/fonts; there are some only where the system may lack them)."""
    for path in sorted((paths.resources() / "fonts").glob("*.[ot]t[fc]")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            log.warning("font cannot be read: %s", path)


def chinese_family() -> str | None:
    """The installed family that shows simplified Chinese best; None where there is none at all."""
    installed = QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese)
    for family in _CHINESE_FAMILIES:
        if family in installed:
            return family
    return installed[0] if installed else None


def language_for(choice: LanguageChoice, chinese: bool) -> Language:
    """The language to start in. `chinese`: there is a font for it; without one every sign would be a box."""
    if not chinese:
        return Language.EN
    return system_language() if choice is LanguageChoice.SYSTEM else Language(choice)


def wanted_chinese(choice: LanguageChoice) -> bool:
    """Whether the choice means Chinese, whatever the fonts are."""
    return choice is LanguageChoice.ZH_CN or (choice is LanguageChoice.SYSTEM and system_language() is Language.ZH_CN)


def interface_font(chinese: str | None) -> QFont:
    """The system's own font, with a family for Chinese behind it.

    Where no desktop has chosen one, the Chinese family comes first: one design for both scripts.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if chinese is None:
        return font
    own = [family for family in font.families() if family != chinese]
    nobodys = sys.platform.startswith("linux") and QFontInfo(font).family() in _NOBODYS_CHOICE
    font.setFamilies([chinese, *own] if nobodys else [*own, chinese])
    return font


class Translations:
    """Installs the translators of one language at a time; every widget then gets a LanguageChange event."""

    def __init__(self, application: QApplication, folder: Path | None = None) -> None:
        """`folder` is resources/i18n."""
        self._application = application
        self._folder = folder or paths.resources() / "i18n"
        self._installed: list[QTranslator] = []
        self.language = Language.EN

    def use(self, language: Language) -> bool:
        """Switch to `language`. False if its strings could not be read: the words are English then."""
        self.clear()
        self.language = language
        QLocale.setDefault(QLocale(str(language)))
        if language is not Language.EN:  # Qt's own dialogs; they are English without
            self._install(f"qtbase_{language}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        found = self._install(f"shengji_{language}", self._folder)
        if not found:
            log.warning("no strings for %s in %s", language, self._folder)
        return found

    def clear(self) -> None:
        """Take all translators away: the words are those of the source."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed.clear()

    def _install(self, name: str, folder: Path) -> bool:
        translator = QTranslator(self._application)
        if not translator.load(name, str(folder)):
            return False
        self._application.installTranslator(translator)
        self._installed.append(translator)
        return True
