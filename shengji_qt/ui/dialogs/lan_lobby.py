# SPDX-License-Identifier: MIT
"""The table before the match: who sits where, the rules, who is ready, chat, and how others find it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from shengji_qt.model.three_player.layouts import PRESETS, Layout
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.net import messages
from shengji_qt.net.messages import Lobby, Message
from shengji_qt.ui import parts
from shengji_qt.ui.dialogs.lan_seats import SeatRing
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.panels.chat import ChatPanel
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.lan import denied_text, table_text
from shengji_qt.ui.texts.layouts import layout_name
from shengji_qt.ui.texts.settings import difference_texts, game_of
from shengji_qt.ui.theme import Theme

_WIDEST = 1400  # logical pixels


class LanLobbyPage(parts.Page):
    """`wished` carries what the player wants of the host; the host answers with another lobby, or denies it."""

    wished = Signal(object)  # Message
    game_chosen = Signal(str)
    rules_requested = Signal(str)  # change the rules of this game
    test_requested = Signal()  # whether the table can be reached from this computer
    left = Signal()

    def __init__(self, store: PreferenceStore, chat: ChatPanel, parent: QWidget | None = None) -> None:
        """`chat`: is shown here while this page is."""
        super().__init__(parent)
        self._store = store
        self._lobby: Lobby | None = None
        self._person: int | None = None
        self._addresses: tuple[Sequence[str], int] = ((), 0)
        self._tested: bool | None = None
        self._denied: tuple[str, dict[str, object]] | None = None
        self._cut_off = False
        self.chat = chat
        self.ring = SeatRing()
        self._title = parts.label("head")
        self._standing = parts.label("secondary", wrap=True)
        self._trouble = parts.label("trouble", wrap=True)
        self._rules_head = parts.label("section")
        self._rules = parts.label("", wrap=True)
        self.game = QComboBox()
        for key in GAMES:
            self.game.addItem("", key)
        self.change = parts.button(small=True)
        self.spectators = QCheckBox()
        self.counter = QCheckBox()
        self._counted = parts.label("caption", wrap=True)  # what the owner has chosen, for everybody else
        self._layout_label = parts.label("strong")
        self.layouts = QComboBox()
        self._address_head = parts.label("section")
        self._address = parts.label("", wrap=True)
        self._address.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._found = parts.label("caption", wrap=True)
        self.copy = parts.button(small=True)
        self.test = parts.button(small=True)
        self.ready = parts.button("primary")
        self.ready.setMinimumWidth(180)
        self.leave = parts.button()
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title, 1)
        head.addWidget(self.leave)
        head.addWidget(self.ready)
        left = parts.panel()
        in_left = QVBoxLayout(left)
        in_left.setContentsMargins(18, 16, 18, 14)
        in_left.setSpacing(6)
        in_left.addWidget(self.ring, 1)
        in_left.addWidget(self._standing)
        in_left.addWidget(self._trouble)
        self._side = QVBoxLayout()
        self._side.addWidget(self._rules_panel())
        self._side.addWidget(self._address_panel())
        self._side.addWidget(self.chat, 1)
        self._body = QHBoxLayout()
        self._body.addWidget(left, 62)
        self._body.addLayout(self._side, 38)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addLayout(self._body, 1)

    def _rules_panel(self) -> QWidget:
        panel = parts.panel()
        column = QVBoxLayout(panel)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self._rules_head, 1)
        head.addWidget(self.game)
        head.addWidget(self.change)
        column.addLayout(head)
        column.addWidget(self._rules)
        own = QHBoxLayout()
        own.addWidget(self._layout_label)
        own.addWidget(self.layouts, 1)
        column.addLayout(own)
        checks = QHBoxLayout()
        checks.setSpacing(18)
        checks.addWidget(self.spectators)
        checks.addWidget(self.counter)
        checks.addWidget(self._counted, 1)
        checks.addStretch()
        column.addLayout(checks)
        return panel

    def _address_panel(self) -> QWidget:
        self._address_box = parts.panel()
        column = QVBoxLayout(self._address_box)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(4)
        self._address_head.setBuddy(self._address)  # which is named by it
        head = QHBoxLayout()
        head.addWidget(self._address_head, 1)
        head.addWidget(self.copy)
        head.addWidget(self.test)
        column.addLayout(head)
        column.addWidget(self._address)
        column.addWidget(self._found)
        return self._address_box

    def _connect(self) -> None:
        self.ring.sit.connect(lambda seat: self._wish(messages.Sit(seat)))
        self.ring.stand.connect(lambda: self._wish(messages.Sit(None)))
        self.ring.occupant_chosen.connect(lambda seat, who: self._wish(messages.SetSeat(seat, who)))
        self.ring.exchanged.connect(lambda seat, other: self._wish(messages.MoveSeat(seat, other)))
        self.ring.kicked.connect(lambda person: self._wish(messages.Kick(person)))
        self.game.activated.connect(self._choose_game)
        self.change.clicked.connect(self._change_rules)
        self.layouts.activated.connect(self._choose_layout)
        self.spectators.clicked.connect(self._set_table)
        self.counter.clicked.connect(self._set_table)
        self.copy.clicked.connect(self._copy)
        self.test.clicked.connect(self.test_requested)
        self.ready.clicked.connect(self._act)
        self.leave.clicked.connect(self.left)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_lobby(self, lobby: Lobby, person: int | None) -> None:
        """The newest state of the table. `person`: the player's own number."""
        self._lobby, self._person = lobby, person
        self._denied = None
        self.ring.show_lobby(lobby, person)
        self.retranslate()

    def show_addresses(self, addresses: Sequence[str], port: int) -> None:
        """Of this computer, if the table is here; () hides them."""
        self._addresses, self._tested = (addresses, port), None
        self.retranslate()

    def show_tested(self, reached: bool) -> None:
        """What became of the test from this computer."""
        self._tested = reached
        self.retranslate()

    def show_denied(self, code: str, facts: dict[str, object]) -> None:
        """The host did not grant a wish."""
        self._denied = (code, facts)
        self.retranslate()

    def show_cut_off(self, cut_off: bool) -> None:
        """Whether the host cannot be reached now: nobody hears what is wished."""
        if cut_off != self._cut_off:
            self._cut_off = cut_off
            self.retranslate()

    def take_chat(self) -> None:
        """The chat is here again."""
        self._side.addWidget(self.chat, 1)
        self.chat.show()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.ring.set_theme(theme, scale)

    def focus_first(self) -> None:
        self.ready.setFocus()

    @property
    def _owns(self) -> bool:
        return self._lobby is not None and self._lobby.owner is not None and self._lobby.owner == self._person

    @property
    def _seat(self) -> int | None:
        """The player's own."""
        if self._lobby is None or self._person is None:
            return None
        return next((at for at, seat in enumerate(self._lobby.seats) if seat.person == self._person), None)

    def retranslate(self) -> None:
        self._rules_head.setText(self.tr("Rules"))
        self.change.setText(self.tr("Change…"))
        self.spectators.setText(self.tr("Others may watch"))
        self.counter.setText(self.tr("Card counter allowed"))
        self._layout_label.setText(self.tr("Your layout"))
        self.layouts.setAccessibleName(self.tr("Your layout"))
        self.game.setAccessibleName(self.tr("Game"))
        self._address_head.setText(self.tr("How others join"))
        self.copy.setText(self.tr("Copy"))
        self.test.setText(self.tr("Test here"))
        self.leave.setText(self.tr("Leave"))
        self._show_addresses()
        if self._lobby is not None:
            self._show_table(self._lobby)

    @property
    def title(self) -> str:
        """What the table is called."""
        return self._title.text()

    def _show_table(self, lobby: Lobby) -> None:
        owner = next((each.name for each in lobby.people if each.person == lobby.owner), "")
        self._title.setText(lobby.name or table_text(owner))
        game = game_of(lobby.settings)
        for number, key in enumerate(GAMES):
            self.game.setItemText(number, setup_of(key).name())
        self.game.setCurrentIndex(GAMES.index(game))
        self._rules.setText(
            setup_of(game).name() + self.tr(": ") + " · ".join(difference_texts(lobby.settings, lobby.options))
        )
        for each in (self.game, self.change, self.spectators, self.counter):
            each.setVisible(self._owns)
        asking: tuple[QWidget, ...] = (self.game, self.change, self.spectators, self.counter, self.ring, self.layouts)
        for part in asking:
            part.setEnabled(not self._cut_off)
        self.spectators.setChecked(lobby.spectators)
        self.counter.setChecked(lobby.card_counter)
        counted = self.tr("The card counter may be used.") if lobby.card_counter else self.tr("Without card counter.")
        self._counted.setText(counted)
        self._counted.setVisible(not self._owns)
        standing = [each.name for each in lobby.people if each.seat is None and each.role == "player"]
        watching = [each.name for each in lobby.people if each.role == "spectator"]
        lines = []
        if standing:
            lines.append(self.tr("Without a seat: {names}").format(names=list_text(standing)))
        if watching:
            lines.append(self.tr("Watching: {names}").format(names=list_text(watching)))
        self._standing.setText("\n".join(lines))
        self._standing.setVisible(bool(lines))
        words = denied_text(*self._denied) if self._denied is not None else ""
        self._trouble.setText(words)
        self._trouble.setVisible(bool(words))
        self._show_layouts(lobby)
        self._show_ready(lobby)

    def _show_layouts(self, lobby: Lobby) -> None:
        settings, seat = lobby.settings, self._seat
        three = isinstance(settings, ThreeSettings) and seat is not None
        self._layout_label.setVisible(three)
        self.layouts.setVisible(three)
        self.layouts.clear()
        if not isinstance(settings, ThreeSettings) or seat is None:
            return
        mine = settings.layouts[seat]
        offered = self._offered(mine)
        for layout in offered:
            self.layouts.addItem(layout_name(layout.name))
        self.layouts.setCurrentIndex(offered.index(mine))

    def _offered(self, mine: Layout) -> list[Layout]:
        """Presets, the player's own, and the one that holds now."""
        known = [*PRESETS, *self._store.current.layouts]
        return known if mine in known else [*known, mine]

    def _show_ready(self, lobby: Lobby) -> None:
        seat = self._seat
        ready = seat is not None and lobby.seats[seat].ready
        waiting = [
            each.name
            for each in lobby.seats
            if each.occupant == "person" and not each.ready and each.person != lobby.owner
        ]
        if self._owns:
            self.ready.setText(self.tr("Begin"))
            parts.set_property(self.ready, "kind", "primary")
            self.ready.setEnabled(not waiting and not self._cut_off)
            self.ready.setToolTip(self.tr("Not ready yet: {names}").format(names=list_text(waiting)) if waiting else "")
        else:
            self.ready.setText(self.tr("Not ready after all") if ready else self.tr("Ready"))
            parts.set_property(self.ready, "kind", "" if ready else "primary")  # to take it back asks for nothing
            self.ready.setEnabled(seat is not None and not self._cut_off)
            self.ready.setToolTip("" if seat is not None else self.tr("Take a seat first"))

    def _show_addresses(self) -> None:
        addresses, port = self._addresses
        self._address_box.setVisible(bool(addresses))
        self._address.setText("\n".join(f"{each}:{port}" for each in addresses))
        words = self.tr("Programs in the same network find the table by themselves.")
        if self._tested is not None:
            words = (
                self.tr("The table answers at this address.")
                if self._tested
                else self.tr("The table does not answer at this address: a firewall has to let the program through.")
            )
        self._found.setText(words)
        parts.set_property(self._found, "role", "trouble" if self._tested is False else "caption")

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.is_compact
        self.keep_margins(self._outer, None if compact else _WIDEST)
        self._body.setSpacing(12 if compact else 20)
        self._side.setSpacing(8 if compact else 14)
        super().resizeEvent(event)

    # -- what is wanted ------------------------------------------------------------------------------------------------

    def _wish(self, message: Message) -> None:
        self.wished.emit(message)

    def _act(self) -> None:
        lobby, seat = self._lobby, self._seat
        if lobby is None:
            return
        if self._owns:
            self._wish(messages.Begin())
        elif seat is not None:
            self._wish(messages.SetReady(not lobby.seats[seat].ready))

    def _choose_game(self, number: int) -> None:
        if self._lobby is not None and GAMES[number] != game_of(self._lobby.settings):
            self.game_chosen.emit(GAMES[number])

    def _change_rules(self) -> None:
        if self._lobby is not None:
            self.rules_requested.emit(game_of(self._lobby.settings))

    def _choose_layout(self, number: int) -> None:
        lobby, seat = self._lobby, self._seat
        if lobby is not None and seat is not None and isinstance(lobby.settings, ThreeSettings):
            self._wish(messages.ChooseLayout(self._offered(lobby.settings.layouts[seat])[number]))

    def _set_table(self) -> None:
        if self._lobby is not None:
            chosen = self.spectators.isChecked(), self.counter.isChecked()
            self._wish(messages.SetTable(self._lobby.name, *chosen))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._address.text())
