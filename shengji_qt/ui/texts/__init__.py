# SPDX-License-Identifier: MIT
"""The words: one module a topic. Source language English; every string goes through Qt's translation when it is asked
for, so that a switch of language needs no restart.

Tables of words hold `QT_TRANSLATE_NOOP` strings and are translated on look-up; contexts are literal because lupdate
reads the source. Only `self.tr(…, "", n)` inside a class gives plural forms (see `counts.Counts`).
"""

Sections = tuple[tuple[str, tuple[str, ...]], ...]  # headings with their paragraphs, untranslated


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Mark `source` for lupdate, which knows this name; PySide6's own is typed as returning an object."""
    return source
