# SPDX-License-Identifier: MIT
"""Numbers with their noun, in the plural form of the language in force."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Counts:
    """Plural forms; the class name is the translation context, as lupdate finds it."""

    def tr(self, source: str, disambiguation: str = "", n: int = -1) -> str:
        return QCoreApplication.translate("Counts", source, disambiguation, n)

    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", "", n)

    def bottom(self, n: int) -> str:
        """The caption of the buried cards."""
        return self.tr("Bottom: %n card(s)", "", n)

    def points(self, n: int) -> str:
        return self.tr("%n point(s)", "", n)

    def levels(self, n: int) -> str:
        return self.tr("%n level(s)", "", n)

    def deals(self, n: int) -> str:
        return self.tr("%n deal(s)", "", n)


COUNTS = Counts()
