# SPDX-License-Identifier: MIT
"""Languages, their strings and their fonts."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel

from shengji_qt import paths
from shengji_qt.ui import i18n
from shengji_qt.ui.i18n import Language, LanguageChoice, Translations
from shengji_qt.ui.texts.cards import class_text
from tests.helpers.languages import speaking


class Retranslated(QLabel):
    """Shows a word of the language in force."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setText(class_text("S"))
        super().changeEvent(event)


def test_a_switch_reaches_every_widget_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    label = Retranslated()
    qtbot.addWidget(label)
    with speaking(qapp, Language.ZH_CN) as translations:
        qtbot.waitUntil(lambda: label.text() == "黑桃")
        translations.use(Language.EN)
        qtbot.waitUntil(lambda: label.text() == "spades")
        assert translations.language is Language.EN


def test_qts_own_dialogs_speak_chinese_too(qapp: QApplication) -> None:
    with speaking(qapp, Language.ZH_CN):
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("mode", list(QFileDialog.AcceptMode))
def test_qts_own_file_dialog_has_no_english_word(
    qtbot: QtBot, qapp: QApplication, mode: QFileDialog.AcceptMode
) -> None:
    """On Linux it is often Qt's own; its Chinese translation has gaps."""
    with speaking(qapp, Language.ZH_CN):
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(mode)
        words = [each.text() for each in dialog.findChildren(QLabel)]
        words += [each.text() or each.toolTip() for each in dialog.findChildren(QAbstractButton)]
        assert len([each for each in words if each]) > 8
        assert [each for each in words if re.search("[A-Za-z]{2}", each)] == []


def test_chinese_has_one_kind_of_ellipsis() -> None:
    """Two signs, six dots, and no blank before them."""
    folder = paths.resources()
    texts = [each.text or "" for each in ET.parse(folder / "i18n" / "shengji_zh_CN.ts").iter("translation")]
    texts += [each.read_text(encoding="utf-8") for each in (folder / "rules").glob("*.zh_CN.md")]
    assert len(texts) > 2000
    assert [each for each in texts if re.search(r" …|(?<!…)…(?!…)|…{3}|\.\.\.", each)] == []


def test_missing_strings_leave_english(qapp: QApplication, tmp_path: Path) -> None:
    translations = Translations(qapp, tmp_path)
    assert not translations.use(Language.ZH_CN)
    assert class_text("S") == "spades"
    translations.clear()


@pytest.mark.parametrize(
    ("system", "language"),
    [("zh_CN", Language.ZH_CN), ("zh_TW", Language.ZH_CN), ("en_GB", Language.EN), ("de_DE", Language.EN)],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, system: str, language: Language) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert i18n.system_language() is language
    assert i18n.language_for(LanguageChoice.SYSTEM, chinese=True) is language
    assert i18n.wanted_chinese(LanguageChoice.SYSTEM) is (language is Language.ZH_CN)


def test_without_a_font_it_is_english() -> None:
    assert i18n.language_for(LanguageChoice.ZH_CN, chinese=False) is Language.EN
    assert i18n.language_for(LanguageChoice.ZH_CN, chinese=True) is Language.ZH_CN
    assert i18n.language_for(LanguageChoice.EN, chinese=True) is Language.EN
    assert i18n.wanted_chinese(LanguageChoice.ZH_CN) and not i18n.wanted_chinese(LanguageChoice.EN)


@pytest.mark.parametrize(
    ("installed", "family"),
    [
        ([], None),
        (["Noto Sans CJK JP", "Noto Sans CJK SC"], "Noto Sans CJK SC"),
        (["Some Chinese Font"], "Some Chinese Font"),
        (["Microsoft YaHei", "SimSun"], "Microsoft YaHei"),
    ],
)
def test_the_best_chinese_font(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, installed: list[str], family: str | None
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: installed)
    assert i18n.chinese_family() == family


def test_the_interface_font_has_chinese_behind_it(qapp: QApplication) -> None:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()
    assert i18n.interface_font(None).families() == system
    families = i18n.interface_font("Some Chinese Font").families()
    assert "Some Chinese Font" in families and set(system) <= set(families)


def test_every_language_has_its_own_name() -> None:
    assert set(i18n.NATIVE_NAMES) == set(Language)
    assert {str(each) for each in LanguageChoice} == {"system", *map(str, Language)}
