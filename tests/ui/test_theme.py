# SPDX-License-Identifier: MIT
"""The palette keeps its contrasts, and what Qt gets of it is complete."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shengji_qt import paths
from shengji_qt.ui import theme as look
from shengji_qt.ui.scene.table_layout import scale_for
from shengji_qt.ui.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme, ThemeChoice, contrast_ratio, over

pytestmark = pytest.mark.gui
every_theme = pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))


def panels(theme: Theme) -> tuple[str, ...]:
    return theme.page, theme.panel, theme.row_highlight


def plates(theme: Theme) -> tuple[str, ...]:
    """A plate on the lightest and on the darkest felt."""
    return over(theme.plate, theme.felt_middle), over(theme.plate, theme.felt_edge)


@every_theme
def test_every_colour_is_one(theme: Theme) -> None:
    for field in fields(theme):
        value = getattr(theme, field.name)
        for colour in value if isinstance(value, tuple) else (value,):
            if isinstance(colour, str) and field.name != "name":
                assert re.fullmatch(r"#([0-9a-f]{2})?[0-9a-f]{6}", colour), field.name


def text_pairs(theme: Theme) -> list[tuple[str, str]]:
    """Each colour in which words or signs are written, with each ground on which they may stand."""
    pairs = [(role, ground) for ground in panels(theme) for role in (theme.text, theme.text_secondary)]
    accents = (theme.jade_panel, theme.gold_panel, theme.amber_panel, *theme.suits_panel, *theme.suits_panel_four)
    pairs += [(role, ground) for ground in panels(theme) for role in accents]
    felts = (theme.felt_middle, theme.felt_edge, *plates(theme))
    pairs += [(role, ground) for ground in felts for role in (theme.felt_text, theme.felt_text_secondary)]
    on_plates = (theme.jade_felt, theme.gold_felt, theme.amber_felt, *theme.suits_felt, *theme.suits_felt_four)
    pairs += [(role, ground) for ground in plates(theme) for role in on_plates]
    pairs += [(suit, theme.card_paper) for suit in (*theme.suits_card, *theme.suits_card_four, theme.card_text)]
    pairs += [(theme.cinnabar_text, ground) for ground in (theme.cinnabar, theme.cinnabar_hover)]
    pairs += [(theme.gold_text, theme.gold_felt)]
    discs = (theme.avatar_circle, theme.avatar_lozenge, theme.avatar_declarer, theme.avatar_neutral)
    pairs += [(theme.avatar_text, disc) for disc in (*discs, theme.avatar_offline)]
    felt_button = over(theme.felt_button, theme.felt_middle)
    pairs += [(theme.felt_text, felt_button), (theme.felt_text, over(theme.felt_button_hover, theme.felt_middle))]
    if theme.focus is not None:
        pairs += [(theme.text, theme.focus)]
    return pairs


def below(least: float, pairs: list[tuple[str, str]]) -> list[tuple[str, str, float]]:
    return [
        (one, other, round(contrast_ratio(one, other), 2)) for one, other in pairs if contrast_ratio(one, other) < least
    ]


@every_theme
def test_text_keeps_4_5_to_1(theme: Theme) -> None:
    assert not below(4.5, text_pairs(theme))


def test_text_keeps_7_to_1_in_high_contrast() -> None:
    assert not below(7, text_pairs(HIGH_CONTRAST))


@every_theme
def test_large_text_and_marks_keep_3_to_1(theme: Theme) -> None:
    felts = (theme.felt_middle, theme.felt_edge)
    on_felt = (theme.jade_felt, theme.gold_felt, theme.amber_felt, theme.circle_felt, theme.lozenge_felt)
    pairs = [(mark, felt) for felt in felts for mark in (*on_felt, *theme.suits_felt, *theme.suits_felt_four)]
    on_panel = (theme.circle_panel, theme.lozenge_panel)
    pairs += [(mark, ground) for ground in panels(theme) for mark in on_panel]
    pairs += [
        (theme.card_mark, theme.card_paper),
        (theme.cinnabar, theme.turn_disc),
        (theme.turn_disc, theme.felt_middle),
    ]
    pairs += [("#ffffff", theme.tick)]
    pairs += [(theme.felt_button_text_off, over(theme.felt_button_off, felt)) for felt in felts]
    assert not below(3, pairs)


def test_contrast_of_known_pairs() -> None:
    assert contrast_ratio("#000000", "#ffffff") == pytest.approx(21)
    assert contrast_ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast_ratio("#123456", "#123456") == 1


def test_over_lays_a_translucent_colour() -> None:
    assert over("#80ffffff", "#000000") == "#808080"
    assert over("#00ffffff", "#123456") == "#123456"
    assert over("#abcdef", "#000000") == "#abcdef"
    assert look.mixed("#ffffff", "#000000", 0.5) == "#808080"


@pytest.mark.parametrize(
    ("height", "scale"), [(640, 1.0), (900, 1.0), (945, 1.05), (1080, 1.2), (1125, 1.25), (2160, 1.25)]
)
def test_tall_windows_grow_plates_and_type(height: float, scale: float) -> None:
    assert scale_for(height) == pytest.approx(scale)


def test_themes_follow_the_choice_and_the_system(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look.theme_for(ThemeChoice.LIGHT) is LIGHT
    assert look.theme_for(ThemeChoice.DARK) is DARK
    assert look.theme_for(ThemeChoice.HIGH_CONTRAST) is HIGH_CONTRAST
    monkeypatch.setattr(look, "system_is_dark", lambda: True)
    assert look.theme_for(ThemeChoice.SYSTEM) is DARK
    monkeypatch.setattr(look, "system_is_dark", lambda: False)
    assert look.theme_for(ThemeChoice.SYSTEM) is LIGHT
    monkeypatch.setattr(look, "system_wants_contrast", lambda: True)
    assert look.theme_for(ThemeChoice.SYSTEM) is HIGH_CONTRAST
    assert look.theme_for(ThemeChoice.DARK) is DARK, "a choice of one's own comes first"


def test_the_desktop_is_asked(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hints:
        scheme = Qt.ColorScheme.Dark
        contrast = Qt.ContrastPreference.NoPreference

        def colorScheme(self) -> Qt.ColorScheme:
            return self.scheme

        def accessibility(self) -> Hints:
            return self

        def contrastPreference(self) -> Qt.ContrastPreference:
            return self.contrast

    hints = Hints()
    monkeypatch.setattr(look.QGuiApplication, "styleHints", lambda: hints)
    assert look.system_is_dark()
    hints.scheme = Qt.ColorScheme.Unknown
    assert not look.system_is_dark()
    assert not look.system_wants_contrast()
    hints.contrast = Qt.ContrastPreference.HighContrast
    assert look.system_wants_contrast()


@every_theme
def test_felt_is_exact_and_darkest_at_the_corner(qapp: QGuiApplication, theme: Theme) -> None:
    pixmap = look.felt_pixmap(QSize(320, 200), 2, theme)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (640, 400, 2)
    image = pixmap.toImage()
    assert image.pixelColor(320, 184) == QColor(theme.felt_middle)
    corner, edge = image.pixelColor(639, 399).name(), theme.felt_edge
    assert contrast_ratio(corner, edge) < 1.35


@every_theme
def test_the_style_sheet_is_read_whole(qtbot: QtBot, theme: Theme) -> None:
    """Qt warns about a sheet it cannot parse, and a warning fails the test; sizes show that the rules are applied."""
    page = QWidget()
    page.setProperty("role", "page")
    qtbot.addWidget(page)
    plain, primary, small = QPushButton("a", page), QPushButton("b", page), QPushButton("c", page)
    primary.setProperty("kind", "primary")
    small.setProperty("small", True)
    rows = QVBoxLayout(page)
    for widget in (plain, primary, small, QCheckBox("d"), QComboBox()):
        rows.addWidget(widget)
    page.setStyleSheet(look.stylesheet(theme))
    page.resize(300, 320)
    page.ensurePolished()
    assert "$" not in page.styleSheet()
    assert plain.sizeHint().height() == primary.sizeHint().height() == 44
    assert small.sizeHint().height() == 36
    image = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert image.pixelColor(2, 2) == QColor(theme.page)
    centre = primary.geometry().topLeft()
    assert image.pixelColor(centre.x() + 8, centre.y() + 20) == QColor(theme.cinnabar)


@every_theme
@pytest.mark.parametrize("kind", ["", "primary", "flat", "felt", "chosen", "box", "line", "check"])
def test_what_has_the_keyboard_can_be_seen(qtbot: QtBot, theme: Theme, kind: str) -> None:
    """And what is chosen, in the same way whether it has the keyboard or not."""
    page = QWidget()
    page.setProperty("role", "page")
    qtbot.addWidget(page)
    others = {"box": QComboBox, "line": QLineEdit, "check": QCheckBox}
    widget = others[kind](page) if kind in others else QPushButton("word", page)
    if isinstance(widget, QPushButton):
        widget.setProperty("kind", kind)
        widget.setCheckable(kind == "chosen")
    elsewhere = QPushButton("other", page)
    rows = QVBoxLayout(page)
    rows.addWidget(widget)
    rows.addWidget(elsewhere)
    page.setStyleSheet(look.stylesheet(theme))
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()

    def seen(focused: bool, chosen: bool) -> QImage:
        (widget if focused else elsewhere).setFocus()
        if isinstance(widget, QPushButton):
            widget.setChecked(chosen)
        return widget.grab().toImage()

    states = [(False, False), (True, False), *([(False, True), (True, True)] if kind == "chosen" else [])]
    pictures = [seen(*state) for state in states]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


@pytest.mark.parametrize("felt", [False, True])
def test_in_high_contrast_the_button_that_acts_has_one_colour(qtbot: QtBot, felt: bool) -> None:
    theme = HIGH_CONTRAST
    assert theme.cinnabar_hover == theme.cinnabar and look.contrast_ratio(theme.cinnabar, theme.cinnabar_text) >= 7
    page = QWidget()
    qtbot.addWidget(page)
    button, elsewhere = QPushButton(page), QPushButton(page)
    button.setProperty("kind", "primary")
    button.setProperty("felt", felt)
    button.setGeometry(0, 0, 120, 44)
    page.setStyleSheet(look.stylesheet(theme))
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    for has_keyboard in (button, elsewhere):
        has_keyboard.setFocus()
        for under_pointer in (False, True):
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, under_pointer)
            assert button.grab().toImage().pixelColor(60, 22).name() == theme.cinnabar


@every_theme
def test_the_style_sheet_names_icons_that_exist(theme: Theme) -> None:
    names = re.findall(r'url\("([^"]+)"\)', look.stylesheet(theme))
    assert len(names) == 6
    assert all(QSvgRenderer(name).isValid() for name in names)


def test_type_and_spacing_grow_together(qapp: QGuiApplication) -> None:
    big = look.stylesheet(LIGHT, 1.25)
    assert "font-size: 19px" in big and "min-height: 53px" in big
    assert look.scaled(0.2, 1) == 1


@every_theme
def test_the_palette_matches(qapp: QGuiApplication, theme: Theme) -> None:
    colours = look.palette(theme)
    assert colours.window().color() == QColor(theme.page)
    assert colours.text().color() == QColor(theme.text)


def test_fonts_have_pixels_and_even_figures(qapp: QGuiApplication) -> None:
    font = look.ui_font(look.TYPE.score, bold=True)
    assert (font.pixelSize(), font.bold()) == (22, True)
    assert font.featureTags()


def test_icons_are_readable(qapp: QGuiApplication) -> None:
    icons = list((paths.resources() / "icons").glob("*.svg"))
    assert icons
    assert all(QSvgRenderer(str(icon)).isValid() for icon in icons)
