# SPDX-License-Identifier: MIT
"""The page on which a table of the local network is chosen: found ones, recent ones, or by address."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shengji_qt import __version__
from shengji_qt.controller.lan_memory import KnownHost
from shengji_qt.net import limits
from shengji_qt.net.discovery import Found
from shengji_qt.net.names import clean
from shengji_qt.ui import parts
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.texts.lan import macos_question, name_wanted_text, refused_text, table_text
from shengji_qt.ui.texts.times import moment_text

_WIDEST = 1000  # logical pixels


class LanJoinPage(parts.Page):
    """`join_requested`: address, port, name, password, whether only to watch."""

    join_requested = Signal(str, int, str, str, bool)
    host_requested = Signal()
    forget_requested = Signal(str, int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[TableRow] = []
        self._found: tuple[Found, ...] = ()
        self._recent: Sequence[KnownHost] = ()
        self._trouble = ""  # of looking for tables
        self._refused: tuple[str, dict[str, object]] | None = None
        self._busy = ""
        self._asked_for: tuple[str, int] | None = None  # where a password is wanted
        self._title = parts.label("head")
        self._name_label = parts.label("strong")
        self.name = QLineEdit()
        self.name.setMaxLength(limits.NAME)
        self.watch = QCheckBox()
        self._state = parts.label("trouble", wrap=True)
        keeping = self._state.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)  # nothing below jumps when there is something to say
        self._state.setSizePolicy(keeping)
        self._question = parts.label("caption", wrap=True)
        self._found_head = parts.label("section")
        self._nothing = parts.label("secondary", wrap=True)
        self._recent_head = parts.label("section")
        self._by_hand = parts.label("section")
        self.address = QLineEdit()
        self.address.setMaxLength(255)
        self._port_label = parts.label("secondary")
        self.port = QSpinBox()
        self.port.setRange(1, 65535)
        self.port.setValue(limits.PORT)
        self.port.setFixedWidth(120)
        self.join = parts.button("primary")
        self._password_label = parts.label("strong", wrap=True)
        self.password = QLineEdit()
        self.password.setMaxLength(limits.PASSWORD)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.enter = parts.button("primary")
        self.host = parts.button()
        self.back = parts.button()
        self._build()
        self.join.clicked.connect(self._join_by_hand)
        self.enter.clicked.connect(self._give_password)
        self.host.clicked.connect(self.host_requested)
        self.back.clicked.connect(self.left)
        self.address.textChanged.connect(self._refresh)
        self.name.textChanged.connect(self._refresh)
        self.act_on_enter(self._acting)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)
        self.show_state("")
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title, 1)
        head.addWidget(self.host)
        head.addWidget(self.back)
        who = QHBoxLayout()
        who.setSpacing(14)
        who.addWidget(self._name_label)
        who.addWidget(self.name, 1)
        who.addWidget(self.watch)
        self._password_row = parts.panel("row")
        asked = QHBoxLayout(self._password_row)
        asked.setContentsMargins(16, 10, 16, 10)
        asked.addWidget(self._password_label, 1)
        asked.addWidget(self.password, 1)
        asked.addWidget(self.enter)
        by_hand = QHBoxLayout()
        by_hand.setSpacing(10)
        by_hand.addWidget(self.address, 1)
        by_hand.addWidget(self._port_label)
        by_hand.addWidget(self.port)
        by_hand.addWidget(self.join)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(16, 8, 16, 8)
        self._list.setSpacing(0)
        for each in (self._found_head, self._nothing, self._recent_head):
            each.setContentsMargins(0, 8, 0, 6)
            self._list.addWidget(each)
        self._list.addStretch(1)
        frame = parts.scrolled(inside)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addLayout(who)
        self._outer.addWidget(self._question)
        self._outer.addWidget(self._state)
        self._outer.addWidget(self._password_row)
        self._outer.addWidget(frame, 1)
        self._outer.addWidget(self._by_hand)
        self._outer.addLayout(by_hand)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_name(self, name: str) -> None:
        self.name.setText(name)

    def show_tables(self, found: tuple[Found, ...]) -> None:
        """The tables that answer now."""
        if found != self._found:
            self._found = found
            self._show_rows()

    def show_recent(self, recent: Sequence[KnownHost]) -> None:
        """Where the player has been, the newest first."""
        self._recent = recent
        self._show_rows()

    def show_trouble(self, code: str) -> None:
        """Of looking for tables: a `FinderTrouble`."""
        self._trouble = code
        self.retranslate()

    def show_state(self, words: str) -> None:
        """What is under way, "" for nothing."""
        self._busy = words
        self._refused = None
        self._refresh()

    def show_refused(self, code: str, facts: dict[str, object]) -> None:
        """The table could not be joined."""
        self._busy, self._refused = "", (code, facts)
        self._refresh()

    def ask_password(self, address: str, port: int) -> None:
        """The table there wants one."""
        self._busy = ""
        self._asked_for = (address, port)
        self.password.clear()
        self._refresh()
        self.password.setFocus()

    def forget_password(self) -> None:
        """The table does not ask any more."""
        self._asked_for = None
        self.password.clear()
        self._refresh()

    def focus_first(self) -> None:
        (self.name if not self.name.text().strip() else self.address).setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Join a table"))
        self._name_label.setText(self.tr("Your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.setPlaceholderText(self.tr("as the others see it"))
        self.watch.setText(self.tr("Only watch"))
        self._question.setText(macos_question())
        self._question.setVisible(bool(macos_question()))
        self._found_head.setText(self.tr("Tables in this network"))
        self._recent_head.setText(self.tr("Where you have been"))
        self._by_hand.setText(self.tr("By address"))
        self.address.setPlaceholderText(self.tr("Address, such as 192.168.1.20"))
        self.address.setAccessibleName(self.tr("Address of the host"))
        self._port_label.setText(self.tr("Port"))
        self.port.setAccessibleName(self.tr("Port"))
        self.join.setText(self.tr("Join"))
        self._password_label.setText(self.tr("This table has a password:"))
        self.password.setAccessibleName(self.tr("Password"))
        self.enter.setText(self.tr("Go in"))
        self.host.setText(self.tr("Host a table"))
        self.back.setText(self.tr("Back"))
        for row in self.rows:
            row.retranslate()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_margins(self._outer, _WIDEST)
        super().resizeEvent(event)

    def _nothing_text(self) -> str:
        if self._trouble == "no_network":
            return self.tr("This computer is in no network now. Tables on this computer are found all the same.")
        if self._trouble == "no_route":
            return refused_text("no_route", {})
        return self.tr("Looking for tables … Where networks do not let them be found, join by address.")

    def _refresh(self) -> None:
        named = bool(clean(self.name.text(), limits.NAME))
        words = self._busy or ("" if named else name_wanted_text())
        if self._refused is not None:
            words = refused_text(*self._refused)
        self._state.setText(words)
        self._state.setVisible(bool(words))
        parts.set_property(self._state, "role", "trouble" if self._refused is not None else "secondary")
        self._nothing.setText(self._nothing_text())
        self._nothing.setVisible(not self._found)
        self.join.setEnabled(named and bool(self.address.text().strip()) and not self._busy)
        self._password_row.setVisible(self._asked_for is not None)
        for row in self.rows:
            row.allow(named and not self._busy)

    def _show_rows(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for number, each in enumerate(self._found):
            self._add_row(2 + number, each.address, each.advert.port, FoundRow(each))
        for number, known in enumerate(self._recent):
            self._add_row(3 + len(self._found) + number, known.address, known.port, RecentRow(known))
        self._recent_head.setVisible(bool(self._recent))
        self._refresh()

    def _add_row(self, at: int, address: str, port: int, row: TableRow) -> None:
        row.go.clicked.connect(lambda: self._join(address, port))
        row.forget.clicked.connect(lambda: self.forget_requested.emit(address, port))
        self.rows.append(row)
        self._list.insertWidget(at, row)
        row.show()

    # -- what is wanted ------------------------------------------------------------------------------------------------

    def _acting(self) -> QPushButton:
        return self.enter if self._asked_for is not None else self.join

    def _join_by_hand(self) -> None:
        self._join(self.address.text().strip(), self.port.value())

    def _give_password(self) -> None:
        if self._asked_for is not None:
            self._join(*self._asked_for, self.password.text())

    def _join(self, address: str, port: int, password: str = "") -> None:
        name = clean(self.name.text(), limits.NAME)
        if name:
            self.join_requested.emit(address, port, name, password, self.watch.isChecked())
        else:
            self.name.setFocus()


class TableRow(parts.Worded):
    """One table that can be joined by a click."""

    def __init__(self) -> None:
        super().__init__()
        self._head = parts.label("strong", wrap=True)
        self._facts = parts.label("secondary", wrap=True)
        self.go = parts.button(small=True)
        self.forget = parts.button("flat", small=True)
        self.forget.setVisible(False)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._head)
        words.addWidget(self._facts)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(10)
        row.addLayout(words, 1)
        row.addWidget(self.forget)
        row.addWidget(self.go)

    def allow(self, possible: bool) -> None:
        """Whether joining would do something now."""
        self.go.setEnabled(possible)


class FoundRow(TableRow):
    """A table that answers in the network."""

    def __init__(self, found: Found) -> None:
        super().__init__()
        self._found = found
        self.retranslate()

    def allow(self, possible: bool) -> None:
        super().allow(possible and self._found.advert.joinable)

    def retranslate(self) -> None:
        advert = self._found.advert
        game = setup_of(advert.game).name() if advert.game in GAMES else self.tr("Unknown game")
        self._head.setText(advert.name or table_text(advert.host))
        facts = [game, self.tr("{taken} of {seats} seats taken").format(taken=advert.taken, seats=advert.seats)]
        if advert.playing:
            facts.append(self.tr("being played"))
        if advert.password:
            facts.append(self.tr("with a password"))
        facts.append(f"{self._found.address}:{advert.port}")
        if not advert.joinable:
            facts = [refused_text("version", {"proto": advert.proto, "app": advert.app})]
        elif advert.app != __version__:
            facts.append(self.tr("version {version}").format(version=advert.app))
        self._facts.setText(" · ".join(facts))
        parts.set_property(self._facts, "role", "secondary" if advert.joinable else "trouble")
        self._head.setEnabled(advert.joinable)
        self.go.setText(self.tr("Join"))
        self.go.setAccessibleDescription(f"{self._head.text()}. {self._facts.text()}")


class RecentRow(TableRow):
    """A host where the player has been."""

    def __init__(self, known: KnownHost) -> None:
        super().__init__()
        self._known = known
        self.forget.setVisible(True)
        self.retranslate()

    def retranslate(self) -> None:
        where = f"{self._known.address}:{self._known.port}"
        self._head.setText(self._known.label or where)
        facts = [moment_text(self._known.seen)]
        self._facts.setText(" · ".join([where, *facts] if self._known.label else facts))
        self.go.setText(self.tr("Join"))
        self.forget.setText(self.tr("Forget"))
        for each in (self.go, self.forget):
            each.setAccessibleDescription(f"{self._head.text()}. {self._facts.text()}")
