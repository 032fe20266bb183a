# SPDX-License-Identifier: MIT
"""The style sheet of the widgets around the table, with the theme's roles as $names; theme.stylesheet() fills it."""

from string import Template
from typing import Final

SHEET: Final = Template(
    """
QMainWindow, QDialog, QMessageBox, QWidget[role="page"] { background: $page; color: $text; }
QWidget[role="panel"] {
    background: $panel; border: ${line_width}px solid $line; border-radius: ${radius_panel}px;
}
QWidget[role="panel"][beside="true"] {
    border: none; border-top: 1px solid $line; border-left: 1px solid $line; border-radius: 0;
}
QWidget[role="row"] { background: $row_highlight; border: $row_frame; border-radius: ${radius_button}px; }
QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget[role="inside"] { background: transparent; border: none; }

QLabel { background: transparent; color: $text; font-size: ${body}px; }
QLabel[role="title"] { font-size: ${title}px; font-weight: bold; }
QLabel[role="head"] { font-size: ${head}px; font-weight: bold; }
QLabel[role="section"] { font-size: ${section}px; font-weight: bold; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="score"] { font-size: ${score}px; font-weight: bold; }
QLabel[role="secondary"] { font-size: ${secondary}px; color: $text_secondary; }
QLabel[role="caption"] { font-size: ${caption}px; color: $text_secondary; }
QLabel[role="chip"] {
    background: $row_highlight; border: none; border-radius: ${radius_button}px;
    font-size: ${secondary}px; color: $text_secondary;
}
QLabel[role="gold"] { color: $gold_panel; font-weight: bold; }
QLabel[role="good"] { color: $jade_panel; }
QLabel[role="trouble"] { color: $amber_panel; }
QLabel:disabled { color: $disabled; }
QMessageBox QLabel#qt_msgbox_label { font-size: ${section}px; font-weight: bold; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QFrame[role="line"] { background: $line; border: none; max-height: 1px; min-height: 1px; }

QFrame[role="upright"] { background: $line; border: none; max-width: 1px; min-width: 1px; }

QPushButton {
    min-height: ${inner_height}px; padding: 0 ${pad}px; font-size: ${body}px; color: $text;
    background: $panel; border: ${line_width}px solid $line; border-radius: ${radius_button}px;
}
QPushButton:hover, QPushButton:focus { border-color: $text_secondary; }
QPushButton:hover { background: $row_highlight; }
QPushButton:pressed, QPushButton:checked { background: $row_highlight; border-color: $text; }
QPushButton:checked:focus { border-color: $jade_panel; }
QPushButton:disabled { background: $row_highlight; color: $disabled; border-color: $row_highlight; }
QPushButton[small="true"] { min-height: ${inner_height_small}px; padding: 0 ${pad_small}px; font-size: ${secondary}px; }
QPushButton[kind="primary"] {
    background: $cinnabar; color: $cinnabar_text; border-color: $cinnabar; font-weight: bold;
}
QPushButton[kind="primary"]:hover { background: $cinnabar_hover; border-color: $cinnabar_hover; }
QPushButton[kind="primary"]:pressed { background: $cinnabar_hover; border-color: $cinnabar_text; }
QPushButton[kind="primary"]:focus { border-color: $text; }
QPushButton[kind="primary"][felt="true"]:focus { border-color: $cinnabar_text; }
QPushButton[kind="primary"]:disabled {
    background: $row_highlight; color: $disabled; border-color: $row_highlight; font-weight: normal;
}
QPushButton[kind="felt"] { background: $felt_button; color: $felt_text; border-color: $felt_frame; }
QPushButton[kind="felt"]:hover, QPushButton[kind="felt"]:pressed, QPushButton[kind="felt"]:checked {
    background: $felt_button_hover;
}
QPushButton[kind="felt"]:focus { border-color: $felt_text_secondary; }
QPushButton[felt="true"] { min-height: 0; }
QPushButton[kind="felt"]:disabled {
    background: $felt_button_off; color: $felt_button_text_off; border-color: transparent;
}
QPushButton[kind="primary"][felt="true"]:disabled {
    background: $felt_button_off; color: $felt_button_text_off; border-color: transparent;
}
QPushButton[kind="flat"] { background: transparent; border-color: transparent; color: $text_secondary; }
QPushButton[kind="flat"]:hover, QPushButton[kind="flat"]:focus { color: $text; border-color: $line; }
QPushButton[edge="left"] { padding: 0 ${half}px 0 0; margin-left: -${line_width}px; text-align: left; }
QPushButton[edge="right"] { padding: 0 0 0 ${half}px; margin-right: -${line_width}px; text-align: right; }
QPushButton::menu-indicator { image: url("$chevron"); width: 10px; height: 10px; subcontrol-position: right center; }

QMenuBar { background: $panel; color: $text; font-size: ${secondary}px; border-bottom: ${line_width}px solid $line; }
QMenuBar::item { background: transparent; padding: ${half}px ${pad_menu}px; border-radius: ${radius_chip}px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $row_highlight; color: $text; }
QMenu { background: $panel; color: $text; border: 1px solid $line; padding: ${half}px; font-size: ${secondary}px; }
QMenu::item { padding: 6px 28px 6px 28px; border-radius: ${radius_chip}px; }
QMenu::item:selected { background: $tick; color: #ffffff; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: ${half}px ${grid}px; }

QToolTip {
    background: $panel; color: $text; border: 1px solid $line; padding: ${half}px; font-size: ${secondary}px;
}

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    background: $panel; color: $text; border: ${line_width}px solid $line; border-radius: ${radius_button}px;
    font-size: ${body}px; selection-background-color: $tick; selection-color: #ffffff;
    placeholder-text-color: $text_secondary;
}
QLineEdit, QSpinBox, QComboBox { min-height: ${inner_height_small}px; padding: 0 ${pad_input}px; }
QPlainTextEdit, QTextEdit, QTextBrowser { padding: ${grid}px; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: $text_secondary; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: $jade_panel; }
QTextBrowser[quiet="true"]:focus { border-color: $line; }
QTextBrowser[inset="true"] { border-color: transparent; }
QTextBrowser[inset="true"][quiet="true"]:focus { border-color: transparent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $disabled; background: $row_highlight; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("$chevron"); width: 12px; height: 12px; }
/* Qt gives the field of a spin box with drawn buttons no padding: the number stands in the middle. */
QSpinBox { qproperty-alignment: AlignCenter; padding: 0; }
QSpinBox::up-button, QSpinBox::down-button { background: transparent; border: none; width: 24px; margin-right: 4px; }
QSpinBox::up-arrow { image: url("$chevron_up"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("$chevron"); width: 10px; height: 10px; }
QComboBox QAbstractItemView {
    background: $panel; color: $text; border: 1px solid $line; outline: none; padding: ${half}px;
    selection-background-color: $tick; selection-color: #ffffff;
}

QCheckBox, QRadioButton { color: $text; font-size: ${body}px; spacing: ${grid}px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${box}px; height: ${box}px; background: $panel; border: 2px solid $text_secondary;
}
QCheckBox::indicator { border-radius: ${radius_chip}px; }
QRadioButton::indicator { border-radius: ${radius_box}px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $jade_panel; }
QCheckBox::indicator:checked { background: $tick; border-color: $tick_edge; image: url("$check"); }
QRadioButton::indicator:checked { background: $tick; border-color: $tick_edge; image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }

QSlider { background: transparent; min-height: ${slider_height}px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $track; }
QSlider::sub-page:horizontal { border-radius: 3px; background: $tick_edge; }
QSlider::handle:horizontal {
    width: 16px; height: 16px; margin: -7px 0; border-radius: 10px;
    background: $panel; border: 2px solid $text_secondary;
}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border-color: $jade_panel; }

QTabWidget::pane { border: none; border-top: ${line_width}px solid $line; background: transparent; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: $text_secondary; font-size: ${body}px; padding: ${grid}px ${pad_small}px;
    border: none; border-bottom: 3px solid transparent;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $tab_mark; }
QTabBar::tab:focus { color: $jade_panel; }

QAbstractItemView {
    background: $panel; color: $text; border: none; outline: none; font-size: ${body}px;
    alternate-background-color: $row_highlight; selection-background-color: $selected; selection-color: $selected_text;
}
QListView::item, QTreeView::item { padding: ${half}px ${grid}px; }
QListView[inset="true"]::item { padding: 5px ${grid}px; border-radius: ${radius_chip}px; }
QListView[inset="true"]::item:selected { background: $selected; color: $selected_text; }
QHeaderView::section {
    background: $panel; color: $text_secondary; padding: ${half}px ${grid}px;
    border: none; border-bottom: 1px solid $line;
}
QGroupBox { border: none; margin-top: ${group_head}px; font-size: ${section}px; font-weight: bold; color: $text; }
QGroupBox::title { subcontrol-origin: margin; left: 0; top: 0; }
QProgressBar { background: $track; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $tick_edge; border-radius: 3px; }
QStatusBar { background: $panel; color: $text_secondary; font-size: ${secondary}px; }
QStatusBar::item { border: none; }
QSplitter::handle { background: $line; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $scroll_handle; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $text_secondary; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)

# Added in high contrast, where a frame of another colour is no sign: what has the keyboard has another ground.
FOCUS: Final = Template(
    """
QPushButton:focus, QPushButton[kind="felt"]:focus, QPushButton[kind="flat"]:focus,
QComboBox:focus, QLineEdit:focus, QSpinBox:focus, QTabBar::tab:focus,
QCheckBox:focus, QRadioButton:focus, QSlider::handle:horizontal:focus {
    background: $focus; color: $text; border-color: $text;
}
QPushButton[kind="primary"] { border: 4px solid $cinnabar; padding: 0 ${pad_framed}px; min-height: ${framed_height}px; }
QPushButton[kind="primary"][small="true"] { padding: 0 ${pad_small}px; min-height: ${framed_height_small}px; }
QPushButton[kind="primary"]:hover { border-color: $text_secondary; }
QPushButton[kind="primary"]:focus {
    background: $cinnabar; color: $cinnabar_text; border-color: $text; text-decoration: underline;
}
QPushButton[kind="primary"][felt="true"] { border: 2px solid $felt_text; min-height: 0; }
QPushButton[kind="primary"][felt="true"]:hover, QPushButton[kind="primary"][felt="true"]:focus {
    border: 4px solid $focus;
}
QPushButton[kind="primary"]:disabled { border: 2px solid $disabled; }
QPushButton[kind="primary"][felt="true"]:disabled { border-color: transparent; }
QPushButton:checked { background: $text; color: $page; }
QPushButton:checked:focus { background: $focus; color: $text; border-color: $text; font-weight: bold; }
QPushButton[kind="felt"]:checked { background: $felt_text; color: $felt_edge; }
"""
)
