# SPDX-License-Identifier: MIT
"""The look as data: colours by role, sizes of type, spacing, and what Qt needs of them.

A colour is a text Qt reads: "#rrggbb", or "#aarrggbb" where it is laid over another. The words "on felt" mean the bare
felt or a plate on it; "on panel" means pages and panels (paper in the light theme).
"""

from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPalette, QPixmap, QRadialGradient

from shengji_qt import paths
from shengji_qt.ui.style_sheet import FOCUS, SHEET


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by role."""

    name: str
    is_dark: bool
    # the felt and what stands on it
    felt_middle: str
    felt_edge: str
    felt_text: str
    felt_text_secondary: str
    plate: str
    plate_frame_width: int  # 0 = no frame
    felt_button: str
    felt_button_hover: str
    felt_button_off: str
    felt_button_text_off: str
    # pages and panels
    page: str
    panel: str
    line: str
    row_highlight: str
    row_frame_width: int  # the highlighted row's frame; 0 = the tint alone
    text: str
    text_secondary: str
    # cards; a card is paper in every theme
    card_paper: str = "#fbf8f0"
    card_edge: str = "#d8d0bf"
    card_edge_width: int = 1
    card_mark: str = "#bb8414"  # trump corner and point dot
    card_text: str = "#20262e"  # words on a card or on an ivory tag
    # suits in the order spades, hearts, clubs, diamonds: on cards and ivory tags, on felt, on panels
    suits_card: tuple[str, str, str, str] = ("#20262e", "#b3261e", "#20262e", "#b3261e")
    suits_card_four: tuple[str, str, str, str] = ("#20262e", "#b3261e", "#1c6b45", "#1f5796")
    suits_felt: tuple[str, str, str, str] = ("#f5f1e6", "#ffab9c", "#f5f1e6", "#ffab9c")
    suits_felt_four: tuple[str, str, str, str] = ("#f5f1e6", "#ffab9c", "#a9e5b4", "#a8d0f7")
    suits_panel: tuple[str, str, str, str] = ("#20262e", "#b3261e", "#20262e", "#b3261e")
    suits_panel_four: tuple[str, str, str, str] = ("#20262e", "#b3261e", "#1c6b45", "#1f5796")
    # accents: your turn and the one button that acts; legal; worth; trouble
    cinnabar: str = "#c93f29"
    cinnabar_hover: str = "#b53522"
    cinnabar_text: str = "#ffffff"
    turn_disc: str = "#fbf8f0"  # cinnabar cannot stand on felt: its ring lies on this
    jade_felt: str = "#a6ebcd"
    jade_panel: str = "#17704f"
    gold_felt: str = "#e2bf6e"
    gold_panel: str = "#8a6210"
    gold_text: str = "#2b2208"  # words on a gold tag
    amber_felt: str = "#f0ad4e"
    amber_panel: str = "#8a5a00"
    # sides: circle and lozenge, and the discs behind a seat's initial
    circle_felt: str = "#7fb6ea"
    circle_panel: str = "#3f7fbf"
    lozenge_felt: str = "#d59be0"
    lozenge_panel: str = "#9a5aa8"
    avatar_circle: str = "#2d5f8d"
    avatar_lozenge: str = "#71427c"
    avatar_declarer: str = "#7a5a1e"
    avatar_neutral: str = "#3e5a66"
    avatar_offline: str = "#66727c"
    avatar_text: str = "#ffffff"
    offline: str = "#8d969f"  # the dashed ring of a lost connection
    tick: str = "#17704f"  # a checked box; its sign is white
    focus: str | None = None  # the ground of what has the keyboard, where its frame is not enough

    def card_suits(self, four_colour: bool) -> tuple[str, str, str, str]:
        """Suit colours on cards and ivory tags."""
        return self.suits_card_four if four_colour else self.suits_card

    def felt_suits(self, four_colour: bool) -> tuple[str, str, str, str]:
        """Suit colours in text on the felt."""
        return self.suits_felt_four if four_colour else self.suits_felt

    def panel_suits(self, four_colour: bool) -> tuple[str, str, str, str]:
        """Suit colours in text on pages and panels."""
        return self.suits_panel_four if four_colour else self.suits_panel


LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    felt_middle="#2c6653",
    felt_edge="#183f34",
    felt_text="#f5f1e6",
    felt_text_secondary="#cfdfd6",
    plate="#5c081c16",
    plate_frame_width=0,
    felt_button="#1efbf8f0",
    felt_button_hover="#50081c16",
    felt_button_off="#0efbf8f0",
    felt_button_text_off="#b4c6bd",
    page="#f3efe4",
    panel="#fbf8f0",
    line="#ddd5c3",
    row_highlight="#f1ebdc",
    row_frame_width=0,
    text="#20262e",
    text_secondary="#5f6872",
)

DARK: Final = Theme(
    name="dark",
    is_dark=True,
    felt_middle="#22354c",
    felt_edge="#111b28",
    felt_text="#eef1f4",
    felt_text_secondary="#a9b8c8",
    plate="#78040910",
    plate_frame_width=0,
    felt_button="#1ae9edf1",
    felt_button_hover="#30e9edf1",
    felt_button_off="#0ee9edf1",
    felt_button_text_off="#93a1b0",
    page="#11171f",
    panel="#1a222d",
    line="#2e3946",
    row_highlight="#232d3a",
    row_frame_width=0,
    text="#e9edf1",
    text_secondary="#9aa6b3",
    suits_felt=("#eef1f4", "#ffab9c", "#eef1f4", "#ffab9c"),
    suits_felt_four=("#eef1f4", "#ffab9c", "#a9e5b4", "#a8d0f7"),
    suits_panel=("#e9edf1", "#ffab9c", "#e9edf1", "#ffab9c"),
    suits_panel_four=("#e9edf1", "#ffab9c", "#a9e5b4", "#a8d0f7"),
    jade_panel="#a6ebcd",
    gold_panel="#e2bf6e",
    amber_panel="#f0ad4e",
    circle_panel="#7fb6ea",
    lozenge_panel="#d59be0",
)

HIGH_CONTRAST: Final = Theme(
    name="high_contrast",
    is_dark=False,
    felt_middle="#0b1a15",
    felt_edge="#0b1a15",
    felt_text="#ffffff",
    felt_text_secondary="#ffffff",
    plate="#000000",
    plate_frame_width=2,
    felt_button="#000000",
    felt_button_hover="#33403b",
    felt_button_off="#0b1a15",
    felt_button_text_off="#a9b5b0",
    page="#ffffff",
    panel="#ffffff",
    line="#000000",
    row_highlight="#ffffff",
    row_frame_width=2,
    text="#000000",
    text_secondary="#000000",
    card_paper="#ffffff",
    card_edge="#000000",
    card_edge_width=2,
    card_mark="#a06c0e",
    card_text="#000000",
    suits_card=("#000000", "#a31d16", "#000000", "#a31d16"),
    suits_card_four=("#000000", "#a31d16", "#18603d", "#1f5796"),
    suits_felt=("#ffffff", "#ffab9c", "#ffffff", "#ffab9c"),
    suits_felt_four=("#ffffff", "#ffab9c", "#a9e5b4", "#a8d0f7"),
    suits_panel=("#000000", "#a31d16", "#000000", "#a31d16"),
    suits_panel_four=("#000000", "#a31d16", "#18603d", "#1f5796"),
    cinnabar="#a31d16",
    cinnabar_hover="#a31d16",  # one colour in every state; a frame says where pointer and keyboard are
    turn_disc="#ffffff",
    jade_panel="#0d5a3e",
    gold_panel="#6b4a00",
    amber_panel="#6b4400",
    circle_panel="#1f5796",
    lozenge_panel="#71427c",
    avatar_circle="#24527c",
    avatar_declarer="#6b4c12",
    avatar_offline="#4a545c",
    tick="#000000",
    focus="#ffdd33",
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


class ThemeChoice(StrEnum):
    """What the player may choose; the values but the first are names of themes."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


def system_is_dark() -> bool:
    """Whether the desktop asks for dark windows; no if it does not say."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def system_wants_contrast() -> bool:
    """Whether the desktop asks for high contrast; no if it does not say."""
    hints = QGuiApplication.styleHints()  # held: with it PySide lets go of what it gave
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def theme_for(choice: ThemeChoice) -> Theme:
    """The theme of a choice; SYSTEM follows the desktop, first of all in its wish for high contrast."""
    if choice is ThemeChoice.SYSTEM:
        if system_wants_contrast():
            return HIGH_CONTRAST
        return DARK if system_is_dark() else LIGHT
    return THEMES[choice]


# --- type and spacing, in logical pixels at scale 1 -------------------------------------------------------------------


class TypeScale(NamedTuple):
    """Sizes of type in pixels. Regular and bold only, the system's own family, tabular figures."""

    note: int = 11  # key names, threshold numbers
    caption: int = 12
    secondary: int = 13
    body: int = 15  # also buttons and names
    message: int = 17
    section: int = 18
    score: int = 22
    head: int = 28  # a page's head
    level: int = 30
    title: int = 44  # the name on the start page


class Spacing(NamedTuple):
    """Distances in pixels: a grid of 8, inside controls of 4."""

    half: int = 4
    grid: int = 8
    between_plates: int = 8
    between_buttons: int = 10
    window_margin: int = 20
    between_groups: int = 24
    radius_chip: int = 5
    radius_button: int = 10
    radius_panel: int = 16
    button_height: int = 44
    button_height_small: int = 36


TYPE: Final = TypeScale()
SPACING: Final = Spacing()


def scaled(value: float, scale: float) -> int:
    """A length in whole pixels at that scale, never 0."""
    return max(1, round(value * scale))


def ui_font(pixels: int, *, bold: bool = False) -> QFont:
    """The system's own family in that size, with figures of equal width."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


# --- contrast ---------------------------------------------------------------------------------------------------------


def over(colour: str, ground: str) -> str:
    """The opaque colour that `colour`, perhaps translucent, gives on the opaque `ground`."""
    top, below = QColor(colour), QColor(ground)
    share = top.alphaF()
    pairs = ((top.red(), below.red()), (top.green(), below.green()), (top.blue(), below.blue()))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def mixed(colour: str, ground: str, share: float) -> str:
    """The opaque colour that `share` (0 … 1) of an opaque colour gives on the ground."""
    return over(f"#{round(share * 255):02x}{colour[1:]}", ground)


def luminance(colour: str) -> float:
    """Relative luminance of an opaque colour, 0 (black) … 1 (white), as WCAG 2 defines it."""
    value = QColor(colour)

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel / 255) for channel in (value.red(), value.green(), value.blue()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: str, other: str) -> float:
    """Contrast of two opaque colours, 1 … 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# --- for Qt -----------------------------------------------------------------------------------------------------------


def felt_pixmap(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    """The felt for a table of `size` logical pixels: lightest a little above the middle."""
    image = QImage(size * dpr, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    width, height = image.width(), image.height()
    gradient = QRadialGradient(QPointF(width / 2, height * 0.46), max(width, height) * 0.66)
    gradient.setColorAt(0, QColor(theme.felt_middle))
    gradient.setColorAt(0.45, QColor(theme.felt_middle))
    gradient.setColorAt(1, QColor(theme.felt_edge))
    painter.fillRect(QRectF(0, 0, width, height), gradient)
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def palette(theme: Theme) -> QPalette:
    """The same colours for what a style sheet does not reach: native parts, links, the selection in text."""
    roles = {
        QPalette.ColorRole.Window: theme.page,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.panel,
        QPalette.ColorRole.AlternateBase: theme.row_highlight,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.text_secondary,
        QPalette.ColorRole.Button: theme.panel,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.tick,
        QPalette.ColorRole.HighlightedText: "#ffffff",
        QPalette.ColorRole.Link: theme.jade_panel,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    return result


def stylesheet(theme: Theme, scale: float = 1.0, icons: Path | None = None) -> str:
    """The style sheet of everything around the table; set it on the application.

    Widgets say what they are by dynamic properties: `role` (page, panel, row; a label: title, head, section, strong,
    score, secondary, caption, gold, good, trouble; a frame: line) and, for a button, `kind` (primary: the one that
    acts; felt: on the table; flat: a word only), `small`, and `felt` for a primary one on the table. `icons` is
    resources/icons.
    """
    folder = (icons or paths.resources() / "icons").as_posix()
    values: dict[str, object] = {field.name: getattr(theme, field.name) for field in fields(theme)}
    values |= {name: scaled(value, scale) for name, value in TYPE._asdict().items()}
    values |= {name: scaled(value, scale) for name, value in SPACING._asdict().items()}
    tint = "ivory" if theme.is_dark else "ink"
    frame = 2 if theme is HIGH_CONTRAST else 1
    values |= {
        # a style sheet's height is that of the content, without the frame
        "inner_height": scaled(SPACING.button_height, scale) - 2 * frame,
        "inner_height_small": scaled(SPACING.button_height_small, scale) - 2 * frame,
        "framed_height": scaled(SPACING.button_height, scale) - 8,  # with a frame of 4
        "framed_height_small": scaled(SPACING.button_height_small, scale) - 8,
        "pad_framed": scaled(18, scale),
        "pad": scaled(20, scale),
        "pad_small": scaled(14, scale),
        "pad_input": scaled(10, scale),
        "pad_menu": scaled(12, scale),
        "box": scaled(16, scale),
        "radius_box": scaled(16, scale) // 2 + 2,
        "slider_height": scaled(24, scale),
        "group_head": scaled(28, scale),
        "line_width": frame,
        "felt_frame": theme.felt_text if theme.plate_frame_width else "transparent",
        "row_frame": f"{theme.row_frame_width}px solid {theme.line}" if theme.row_frame_width else "none",
        "disabled": mixed(theme.text_secondary, theme.panel, 0.8),
        "track": mixed(theme.text_secondary, theme.panel, 0.25),
        "selected": theme.tick if theme.row_frame_width else theme.row_highlight,
        "selected_text": "#ffffff" if theme.row_frame_width else theme.text,
        "scroll_handle": mixed(theme.text_secondary, theme.panel, 0.4),
        "tick_edge": theme.jade_panel if theme.is_dark else theme.tick,
        "tab_mark": theme.gold_panel,
        "chevron": f"{folder}/chevron_{tint}.svg",
        "chevron_up": f"{folder}/chevron_up_{tint}.svg",
        "check": f"{folder}/check.svg",
        "dot": f"{folder}/dot.svg",
    }
    sheet = SHEET.substitute(values)
    return sheet if theme.focus is None else sheet + FOCUS.substitute(values)
