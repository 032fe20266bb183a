# SPDX-License-Identifier: MIT
"""The page with the table: it ties the scene, the buttons and the record to the controller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shengji_qt import paths
from shengji_qt.controller.tables import MatchTable
from shengji_qt.model.actions import AnyAction, Bid
from shengji_qt.model.cards import Card
from shengji_qt.model.events import DealStarted
from shengji_qt.model.games import rules_of
from shengji_qt.model.refusals import Refusal
from shengji_qt.table.stand_in import only_choice
from shengji_qt.ui.card_faces import CardFaces, CardSet, CardStyle
from shengji_qt.ui.games.kinds import Offer, TableKind, kind_of
from shengji_qt.ui.offers import Offers
from shengji_qt.ui.panels.action_bar import ActionBar, ButtonSpec
from shengji_qt.ui.panels.choices import BID, bid_name
from shengji_qt.ui.panels.log_panel import FOLD_BELOW, LogPanel, LogTab, width_beside
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.hand_layout import SIZES
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.scene.table_scene import TableScene
from shengji_qt.ui.side_column import SideColumn
from shengji_qt.ui.speech import Speech
from shengji_qt.ui.table_view import TableView
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.seats import seat_names
from shengji_qt.ui.theme import LIGHT, Theme, felt_pixmap

BAR_SHARE = 0.62  # of its room, that the buttons may take in one row
RENDER_DELAY = 120  # ms after the last resize
_LOOKED_AT = ("speed", "trick_hold", "trumps_side", "suit_order", "card_size", "extend_to_copies", "card_counter")
THINKING_DELAY = 1500  # ms before a plate says that its seat is thinking


class TablePage(QWidget):
    """The table of one match. `left`: the player wants back to the start page.

    `deal_finished` carries the last View and the summary, once everything of the deal was shown.
    """

    left = Signal()
    deal_finished = Signal(object, object)
    asked = Signal()  # the player is asked for something that the others wait for
    choices_changed = Signal()  # what `can` says may be different now
    sound = Signal(str)  # a name of scene.sounds: something that is heard happens now

    def __init__(
        self,
        controller: MatchTable,
        preferences: PreferenceStore,
        kind: TableKind | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`kind`: of the match that is about to begin; None: of the one that the controller has."""
        super().__init__(parent)
        self.controller = controller
        self.kind = kind or kind_of(controller.spec or "four")
        self._preferences = preferences
        self._theme: Theme = LIGHT
        self._log_folded = False  # by the player, in a wide window
        self._log_open = False  # by the player, in a narrow one
        self._bid_order: list[str] = []
        self._warned: AnyAction | None = None
        self._asked = False
        self._cut_off = False
        self.button_filter: Callable[[Sequence[ButtonSpec]], Sequence[ButtonSpec]] = lambda specs: specs
        self.faces = CardFaces(paths.resources() / "cards", CardStyle(card_set=preferences.current.card_set))
        self.scene = TableScene(self.faces, self.kind, self)
        self.stage = self.scene.stage
        self.view = TableView(self.scene, self)
        self.offers = Offers(controller, self.scene, preferences, self)
        self._felt = PictureItem()
        self._felt.setZValue(-1)
        self.scene.addItem(self._felt)
        self.bars = {name: ActionBar(self.view, self.stage.motion) for name in ("", *self.kind.bars)}
        self.bar = self.bars[""]
        self.log = LogPanel(self)
        self.side = SideColumn(self.log, self)
        self.tab = LogTab(self.view)
        self._render_timer = QTimer(self)
        self._render_timer.setSingleShot(True)
        self._render_timer.timeout.connect(self._render)
        self._thinking_timer = QTimer(self)
        self._thinking_timer.setSingleShot(True)
        self._thinking_timer.timeout.connect(self._show_thinking)
        self._thinker: int | None = None
        self._connect()
        self.speech = Speech(self.view, self.scene)
        for name in _LOOKED_AT:
            self._on_preference(name)
        view = controller.view
        if view is not None and controller.match is not None:  # without a match the View is a left one's
            self._on_events([], view)

    def _connect(self) -> None:
        controller, scene = self.controller, self.scene
        controller.events_arrived.connect(self._on_events)
        controller.refused.connect(self._on_refused)
        controller.thinking_changed.connect(self._on_thinking)
        controller.match_conceded.connect(self.left)
        scene.hint_requested.connect(self.offers.show_hint)
        scene.action_requested.connect(self._on_action)
        scene.settled.connect(self._on_settled)
        scene.played_out.connect(self._show_record)
        scene.leave_requested.connect(self.left)
        scene.sides_swapped.connect(self._on_sides_swapped)
        scene.confirm = self._confirm
        scene.director.sound = self.sound.emit
        self.stage.motion.idle.connect(self._wipe)
        self.stage.changed.connect(self._show_choices)
        self.stage.laid_out.connect(self._place_widgets)
        for bar in self.bars.values():
            scene.lifting.connect(bar.set_aside)
            bar.activated.connect(self._on_button)
            bar.pressed.connect(self._on_button_pressed)
            bar.released.connect(self._on_button_released)
        self.log.fold_requested.connect(self._fold_log)
        self.log.trick_chosen.connect(self._on_trick_chosen)
        self.tab.clicked.connect(self._unfold_log)
        self.side.changed.connect(self._place_side)
        self._preferences.changed.connect(self._on_preference)

    @Slot()
    def _wipe(self) -> None:
        """Paint the whole table once nothing moves: a card put away in mid-flight can leave a rest on the felt."""
        self.view.viewport().update()

    # --- what the window asks

    def set_theme(self, theme: Theme) -> None:
        """Another felt."""
        self._theme = theme
        self._render()

    def set_card_options(self, style: CardStyle) -> None:
        """Other cards."""
        self.faces.style = style
        self._render()

    def retranslate(self) -> None:
        """After another language."""
        self.view.setAccessibleName(self.tr("Card table"))
        self.log.retranslate()
        self.tab.retranslate()
        self._take_names()
        self.offers.retranslate()
        self.stage.repaint()
        self._show_choices()
        self._arrange(False)

    def set_chat(self, chat: QWidget) -> None:
        """Show the chat under the record."""
        self.side.set_chat(chat)
        self._arrange()

    def allow_counter(self, allowed: bool) -> None:
        """Whether the card counter may be used at this table."""
        if allowed != self.side.may_count:
            self.side.allow_counter(allowed)
            self.choices_changed.emit()

    def show_away(self, away: dict[int, str]) -> None:
        """What stands on the plates of people who are not there, by seat."""
        if away != self.stage.away:
            self.stage.away = away
            self.stage.refresh()

    def show_cut_off(self, cut_off: bool) -> None:
        """Whether the table is elsewhere and cannot be reached now: nothing can be done there."""
        if cut_off != self._cut_off:
            self._cut_off = cut_off
            if not cut_off:  # what could not be done then may be done now
                self.stage.override = None
                self.stage.show_message()
            self._show_choices()
            self.choices_changed.emit()

    def reset(self) -> None:
        """The match was left: listen to nothing more, and let nothing move."""
        controller = self.controller
        controller.events_arrived.disconnect(self._on_events)
        controller.refused.disconnect(self._on_refused)
        controller.thinking_changed.disconnect(self._on_thinking)
        controller.match_conceded.disconnect(self.left)
        self.offers.leave()
        self._render_timer.stop()
        self._thinking_timer.stop()
        for seat in self.stage.seats.values():
            seat.still()
        self.scene.presenter.forget()
        self.stage.motion.finish()
        self.scene.cancel_gesture()
        self.scene.director.summary = None
        self.side.leave()

    def can(self, name: str) -> bool:
        """Whether `take_back`, `finish_deal`, `hint`, `concede_deal`, `concede_match` or `card_counter` would do
        something now.
        """
        if name == "card_counter":
            return self.side.may_count
        return self.offers.can(name) and (name == "hint" or not self._cut_off)

    def take_back(self) -> bool:
        """Back to the player's last decision in this deal; False if there is none."""
        return self.offers.take_back()

    def finish_deal(self) -> bool:
        """Play the deal to its end; False if something is left to decide."""
        return self.offers.finish_deal()

    def show_hint(self) -> bool:
        """Show the next hint; False if nothing is asked."""
        return self.offers.show_hint()

    def take_focus(self) -> None:
        """Keys go to the table."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- from the controller

    @Slot(list, object)
    def _on_events(self, events: Sequence[Any], view: Any) -> None:
        self._take_names()
        if any(isinstance(event, DealStarted) for event in events):
            self._bid_order.clear()
        self._warned = None
        first = self.stage.view is None
        if first:
            self.stage.adopt(view)
        if not events:  # a match was resumed or a decision taken back: nothing to tell, show it as it is
            self.scene.drain()
            self.stage.notes.clear()
            self._asked = False
            self.stage.motion.instant = first
        try:
            self.scene.receive(events, view)
        finally:
            self.stage.motion.instant = False
        self.choices_changed.emit()

    @Slot(object, object)
    def _on_refused(self, _action: object, refusal: Refusal) -> None:
        self.scene.refuse(refusal)

    @Slot(int, bool)
    def _on_thinking(self, seat: int, thinking: bool) -> None:
        if thinking:
            self._thinker = seat
            self._thinking_timer.start(THINKING_DELAY)
            return
        self._thinking_timer.stop()
        if seat in self.stage.thinking:
            self.stage.thinking.discard(seat)
            self.stage.refresh()

    @Slot()
    def _show_thinking(self) -> None:
        if self._thinker is not None:
            self.stage.thinking = {self._thinker}
            self.stage.refresh()

    # --- from the table

    @Slot(object)
    def _on_action(self, action: AnyAction) -> None:
        self.controller.submit(action)

    @Slot(object)
    def _on_settled(self, view: Any) -> None:
        self._show_record(view)
        asked = view.decision is not None and not view.decision.optional and only_choice(view) is None
        if asked and not self._asked:
            self.sound.emit("your_turn")
            self.asked.emit()
        self._asked = asked
        self.offers.on_settled(view)
        self._show_choices()
        self.choices_changed.emit()
        summary = self.scene.director.summary
        if view.phase == "over":
            match = self.controller.match
            if summary is None and match is not None and match.deal is not None:
                summary = match.deal.summary  # of a match resumed after it; a deal that was given up has none
            self.scene.director.summary = None
            if summary is not None:
                self.deal_finished.emit(view, summary)

    @Slot()
    def _show_choices(self) -> None:
        """Buttons and message for what the newest View allows with this selection."""
        view = self.scene.newest
        if view is None:
            return
        chosen = self.scene.chosen_cards()
        if self._warned is not None and self._warned != self.scene.chosen_action():
            self._warned = None
        can = self.offers.can
        offer = Offer(
            chosen,
            self._ordered_bids(rules_of(view).bids(view)),
            self._warned is not None,
            unseen=self.scene.unseen or self.stage.played_on is not None,
            hint=can("hint"),
            finish=can("finish_deal"),
        )
        specs = self.button_filter(self.kind.buttons(self.stage, view, offer))
        if self._cut_off:
            specs = [each._replace(enabled=each.enabled and each.local) for each in specs]
        for name, bar in self.bars.items():
            bar.show_specs([spec for spec in specs if spec.bar == name], self.stage.look)
        self._place_bars()
        self.view.setAccessibleDescription(self.speech.describe())

    def _ordered_bids(self, bids: Sequence[Bid]) -> list[Bid]:
        """A bid that becomes possible stands left of those that were; none changes its place."""
        by_name = {bid_name(bid): bid for bid in bids}
        self._bid_order += [name for name in by_name if name not in self._bid_order]
        return [by_name[name] for name in reversed(self._bid_order) if name in by_name]

    @Slot(object)
    def _show_record(self, view: Any) -> None:
        self.log.show_entries(self.kind.entries(view, self.stage.names), self.stage.look)
        self.side.show_view(view, self.kind.names(view, self.stage.names), self.stage.look)

    # --- buttons

    @Slot(str)
    def _on_button(self, name: str) -> None:
        scene = self.scene
        if name in ("play", "bury"):
            scene.submit_chosen()
        elif name == "pass":
            scene.drain()
            scene.pass_bid()
        elif name == "clear":
            scene.drain()
            scene.clear_selection()
        elif name == "must":
            scene.select_forced()
        elif name == "hint":
            self.show_hint()
        elif name == "finish":
            self.finish_deal()
        elif name.startswith(BID):
            scene.submit(Bid(tuple(Card.parse(word) for word in name[len(BID) :].split())))
        elif scene.newest is not None:
            action = self.kind.named(self.stage, scene.newest, name)
            if action is not None:
                scene.submit(action)

    @Slot(str)
    def _on_button_pressed(self, name: str) -> None:
        if name == "last":
            self.scene.show_last_trick()

    @Slot(str)
    def _on_button_released(self, name: str) -> None:
        if name == "last":
            self.scene.hide_past()

    def _confirm(self, action: AnyAction) -> bool:
        """Ask once before what can fail: the first try only warns. Without a table to hear it nothing is done."""
        if self._cut_off:
            self._warn(self.tr("The table cannot be reached now"), self.tr("Go on when the connection is there again."))
            return False
        view = self.scene.newest
        if view is None or not self._preferences.current.confirm_throw or self._warned == action:
            return True
        if not self.kind.risky(view, action):
            return True
        self._warned = action
        price = self.kind.risk_price(view)
        head = self.tr("This throw can fail")
        if price:
            head = self.tr("This throw can fail, which costs {points}").format(points=COUNTS.points(price))
        self._warn(
            head, self.tr("If another hand beats a part, only the lowest of its kind is led. Play again to throw.")
        )
        return False

    def _warn(self, head: str, detail: str) -> None:
        """In the message line, until something is done about it."""
        self.stage.override = Message(head, detail, trouble=True)
        self.stage.show_message()
        self._show_choices()
        self.scene.told.emit(self.stage.override)

    # --- the record

    @Slot()
    def _fold_log(self) -> None:
        self._log_folded, self._log_open = True, False
        self._arrange()

    @Slot()
    def _unfold_log(self) -> None:
        self._log_folded, self._log_open = False, True
        self._arrange()

    @Slot(int)
    def _on_trick_chosen(self, number: int) -> None:
        self.scene.show_trick(number)

    # --- size and look

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange(False)
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page by its key while cards are dragged: letting go there must not play them."""
        self.scene.cancel_gesture()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._render_timer.start(RENDER_DELAY)
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(940, 560)

    def _arrange(self, later: bool = True) -> None:
        """Give the table and the record their places; pictures are painted anew a moment after the last call."""
        width, height = self.width(), self.height()
        wide = width >= FOLD_BELOW
        beside = wide and not self._log_folded
        is_open = beside or (not wide and self._log_open)
        column = width_beside(width, height) if beside else 0
        table = width - column
        self.view.setGeometry(0, 0, table, height)
        self.scene.setSceneRect(0, 0, table, height)
        self._stretch_felt(table, height)
        stage = self.stage
        stage.pool.lazy = later
        stage.resize(table, height)
        room = QRect(table, 0, column, height) if beside else _whole(stage.layout.record)
        self.side.place(room, beside, is_open)
        self.tab.setVisible(not is_open)
        self._place_widgets()
        if later:
            self._render_timer.start(0 if speeds.FACTOR == 0 else RENDER_DELAY)
        else:
            self._render()

    @Slot()
    def _place_widgets(self) -> None:
        """What is no graphics item follows the layout."""
        self.tab.place(self.view.width(), self.stage.layout.tab_middle, self.stage.look)
        if self.side.is_open and self.width() < FOLD_BELOW:
            self.side.place(_whole(self.stage.layout.record), False, True)
        self._place_bars()

    @Slot()
    def _place_side(self) -> None:
        """The record's column has other parts than before; a counter that was asked for opens it."""
        if self.side.counts and self.isVisible() and not self.side.is_open:
            self._log_folded, self._log_open = False, True
        self._arrange()

    def _place_bars(self) -> None:
        """The buttons, and the room they leave for the message."""
        layout = self.stage.layout
        self.bar.place(layout.bar.right, layout.bar.bottom, layout.bar.w * BAR_SHARE)
        for name in self.kind.bars:
            here = layout.bars.get(name)
            self.bars[name].setVisible(here is not None)
            if here is not None:
                self.bars[name].place(here.right, here.bottom, here.w)
        room = layout.message_room(self.bar.left_edge())
        if room != self.stage.message_room:
            self.stage.message_room = room
            self.stage.show_message()

    def _stretch_felt(self, width: float, height: float) -> None:
        """Until the felt is painted anew, the old picture is stretched."""
        pixmap = self._felt.picture.pixmap()
        if not pixmap.isNull():
            size = pixmap.deviceIndependentSize()
            self._felt.stretch.setXScale(width / size.width())
            self._felt.stretch.setYScale(height / size.height())

    @Slot()
    def _render(self) -> None:
        """Paint every picture at the exact size."""
        self._render_timer.stop()
        dpr = self.devicePixelRatioF()
        size = self.view.size()
        if size.isEmpty():
            return
        self._felt.show_picture(felt_pixmap(size, dpr, self._theme))
        self._stretch_felt(size.width(), size.height())
        stage = self.stage
        stage.pool.lazy = False
        four = self.faces.style.card_set is CardSet.FOUR_COLOUR
        stage.look = stage.look._replace(theme=self._theme, four_colour=four)
        stage.render(dpr)
        self._show_choices()
        if stage.view is not None:
            self._show_record(stage.view)

    def _take_names(self) -> None:
        spec = self.controller.spec
        if spec is not None and spec.game == self.kind.key:  # else that of the match before this one
            self.stage.names = seat_names(spec.seats)

    @Slot(str)
    def _on_preference(self, name: str) -> None:
        chosen = self._preferences.current
        if name == "speed":
            speeds.set_speed(chosen.speed)
        elif name == "player_name":
            self._take_names()
        elif name == "trick_hold":
            self.scene.director.waits_for_click = chosen.trick_hold == "click"
        elif name in ("trumps_side", "suit_order"):
            last, alternating = chosen.trumps_side == "right", chosen.suit_order == "alternating"
            self.stage.set_hand_order(trumps_last=last, alternating=alternating)
        elif name == "card_size":
            self.stage.set_card_size(SIZES[chosen.card_size])
            self._render_timer.start(0)
        elif name == "card_counter":
            self.side.want_counter(chosen.card_counter)
        elif name == "hints":
            self._show_choices()
            self.choices_changed.emit()
        elif name == "extend_to_copies":
            self.stage.hand.extends = chosen.extend_to_copies

    @Slot(bool)
    def _on_sides_swapped(self, right: bool) -> None:
        self._preferences.set(trumps_side="right" if right else "left")


def _whole(rect: Rect) -> QRect:
    """A rectangle in whole pixels."""
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
