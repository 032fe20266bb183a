# SPDX-License-Identifier: MIT
"""The look in force: theme, size of type and card style, from the preferences, the desktop and the window's height."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from shengji_qt.ui.card_faces import CardStyle, JokerLanguage
from shengji_qt.ui.i18n import Language, Translations
from shengji_qt.ui.popups import once_gone
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.table_layout import scale_for
from shengji_qt.ui.theme import HIGH_CONTRAST, Theme, ThemeChoice, palette, stylesheet, theme_for

_SCALE_STEP: Final = 0.05  # type grows in steps, so that a resized window is not styled again at each pixel
_SCHEMES: Final = {
    ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
    ThemeChoice.LIGHT: Qt.ColorScheme.Light,
    ThemeChoice.DARK: Qt.ColorScheme.Dark,
    ThemeChoice.HIGH_CONTRAST: Qt.ColorScheme.Light,
}


class Appearance(QObject):
    """Styles the whole application; `changed` says that pages have to take over theme, scale or card style."""

    changed = Signal()

    def __init__(self, application: QApplication, store: PreferenceStore, translations: Translations) -> None:
        super().__init__(application)
        self._application = application
        self._store = store
        self._translations = translations
        self._scale = 1.0
        self._theme = self._choose()
        self._style()
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        store.changed.connect(self._on_preference)

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def scale(self) -> float:
        """How much plates, type and buttons have grown, 1 … 1.25."""
        return self._scale

    @property
    def card_style(self) -> CardStyle:
        chosen = self._store.current
        jokers = JokerLanguage.ZH if self._translations.language is Language.ZH_CN else JokerLanguage.EN
        return CardStyle(chosen.card_set, jokers, chosen.back, self._theme is HIGH_CONTRAST, chosen.point_dots)

    def set_height(self, height: int) -> None:
        """The window is so many logical pixels high."""
        scale = max(1.0, round(scale_for(height) / _SCALE_STEP) * _SCALE_STEP)
        if abs(scale - self._scale) > 1e-6:
            self._scale = scale
            self._style()
            self.changed.emit()

    def language_changed(self) -> None:
        """The jokers speak another language."""
        self.changed.emit()

    @Slot(str)
    def _on_preference(self, name: str) -> None:
        if name == "theme":
            once_gone(self, self._refresh)
        elif name in ("card_set", "back", "point_dots"):
            once_gone(self, self.changed.emit)

    @Slot()
    def _refresh(self) -> None:
        theme = self._choose()
        if theme is not self._theme:
            self._theme = theme
            self._style()
            self.changed.emit()

    def _choose(self) -> Theme:
        """Also tells the desktop, which draws the title bar."""
        choice = self._store.current.theme
        hints = self._application.styleHints()
        if choice is ThemeChoice.SYSTEM:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(_SCHEMES[choice])
        return theme_for(choice)

    def _style(self) -> None:
        self._application.setPalette(palette(self._theme))
        self._application.setStyleSheet(stylesheet(self._theme, self._scale))
