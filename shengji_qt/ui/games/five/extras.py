# SPDX-License-Identifier: MIT
"""What lies on the five-player table besides the shared parts: the mine, the second fan, levels, the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from shengji_qt.model.cards import Card
from shengji_qt.model.five_player.split import MOST
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.ui.games.five.dividing import DivideGrip
from shengji_qt.ui.games.five.facts import level_words, mine_name, on_turn, personal, points_words, side_of
from shengji_qt.ui.games.five.fan import Fan
from shengji_qt.ui.games.five.layout import FiveLayout
from shengji_qt.ui.games.five.mine_reason import skip_text
from shengji_qt.ui.games.five.panel_item import Board, LevelTag, LevelTags, LineItem, MineFacts, MinePicture
from shengji_qt.ui.games.five.places import TOP, mine_place
from shengji_qt.ui.games.five.skip_chips import SkipChips
from shengji_qt.ui.games.five.window_words import board_facts
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.table_layout import TableLayout
from shengji_qt.ui.scene.table_scene import TableScene
from shengji_qt.ui.scene.zones import Grip, Zone
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.counts import COUNTS

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage


def has_fan(view: FiveView | None) -> bool:
    """Whether the View's seat plays from a second fan, or is filling it."""
    return (
        view is not None and view.seat is not None and view.seat == view.declarer and view.phase in ("divide", "play")
    )


def fan_size(view: FiveView | None) -> int | None:
    """For how many cards the panel is made, the same through the whole deal; None: there is none."""
    if view is None or not has_fan(view):
        return None
    if view.phase == "divide":
        return MOST
    return max(len(view.buried), view.mine_count)


class FiveExtras:
    """Implements `scene.zones.Extras`."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.fan = Fan(stage.pool, stage.motion)
        self.zones: Sequence[Zone] = (self.fan,)
        self.board = Board(stage.scene)
        self.own_line = LineItem(stage.scene)
        self.skips = SkipChips(stage.scene)
        self._mine = MinePicture(stage.scene, stage.motion, stage.pool.faces)
        self._tags = LevelTags(stage.scene, stage.motion)

    @property
    def view(self) -> FiveView | None:
        view = self.stage.view
        return view if isinstance(view, FiveView) else None

    @property
    def scene(self) -> TableScene:
        scene = self.stage.scene
        assert isinstance(scene, TableScene), "a table's scene"
        return scene

    @property
    def layout(self) -> FiveLayout:
        layout = self.stage.layout
        assert isinstance(layout, FiveLayout), "the layout of this game"
        return layout

    # --- size and look

    def resize(self, layout: TableLayout) -> None:
        assert isinstance(layout, FiveLayout), "the layout of this game"
        self.fan.area = layout.fan
        self.fan.lay_out(speeds.SORT)

    def repaint(self) -> None:
        self.fan.lay_out(0)

    def refresh(self) -> None:
        view, look, layout = self.view, self.stage.look, self.layout
        if view is None:
            return
        self._show_mine(view)
        for place in range(1, 6):
            facts = None
            if place in layout.plates:
                seat = next(each for each in range(5) if self.stage.place_of(each) == place)
                facts = LevelTag(level_words(view, seat), not view.passed[seat])
            self._tags.show(place, facts, layout.plates.get(place), look)
        self._show_own(view)
        self.board.show(board_facts(view, self.stage.names), layout.board, look)
        self.skips.show(layout, look)

    def _show_mine(self, view: FiveView) -> None:
        layout, stage = self.layout, self.stage
        if view.phase in ("deal", "poll", "windows", "over") or view.declarer is None:
            self._mine.hide()
            return
        turn = on_turn(view, MINE) and stage.acted != layout.mine
        facts = MineFacts(mine_name(view), self._mine_words(view), self._mine_count(view), turn)
        column = layout.fan.column if layout.fan is not None else None
        self._mine.show(facts, layout.boxes[layout.mine], column, stage.look)

    def _mine_count(self, view: FiveView) -> int:
        return len(self.fan.items) if view.phase == "divide" else self.stage.counts[MINE]

    def _mine_words(self, view: FiveView) -> str:
        count = self._mine_count(view)
        if view.phase == "bury":
            return translate("FiveTable", "{n} to bury").format(n=view.settings.bottom_size)
        if view.settings.mode == "split":
            return COUNTS.cards(count)
        return translate("FiveTable", "{n} of {total} left").format(n=count, total=view.settings.bottom_size)

    def _show_own(self, view: FiveView) -> None:
        """The player's own level and points, in the longest wording that fits."""
        if view.seat is None:
            self.own_line.show((), None, self.layout.own, self.stage.look)
            return
        points = points_words(view, personal(self.stage, view), view.seat)
        pattern = translate("FiveTable", "{level} · {points}")
        wordings = [
            pattern.format(level=level_words(view, view.seat, short=short), points=points) for short in (False, True)
        ]
        self.own_line.show((*wordings, points), side_of(view, view.seat), self.layout.own, self.stage.look)

    # --- making it equal to a View

    def clear(self) -> None:
        self.fan.clear()
        self.skips.clear()
        self.board.show(None, self.layout.board, self.stage.look)

    def settle(self, view: Any) -> None:
        if not isinstance(view, FiveView):
            return
        fan = self.fan
        area = self.layout.fan
        made = self.layout.mine, None if area is None else area.made_for, area is not None and area.divides
        if made != fan_layout_args(view):
            self.stage.relayout()
        fan.key, fan.trumps_last, fan.extends = (
            self.stage.hand.key,
            self.stage.hand.trumps_last,
            self.stage.hand.extends,
        )
        if view.phase == "divide" and has_fan(view):
            self._settle_draft(view)
        else:
            self._settle_fan(view.mine if has_fan(view) else ())
        self._settle_skips(view)
        kind = view.decision.kind if view.decision is not None else ""
        if kind in ("play", "mine"):
            self.stage.selection.enter("hand" if kind == "play" else self.fan.name)

    def _settle_fan(self, cards: Sequence[Card]) -> None:
        fan = self.fan
        fan.lifted.clear()
        held, wanted = Counter(fan.cards), Counter(cards)
        self.stage.pool.give_back(fan.take_out((held - wanted).elements()))
        missing = list((wanted - held).elements())
        if missing:
            fan.take_in([self.stage.appear(card) for card in missing])
        fan.sort()
        fan.lay_out(speeds.SORT)

    def _settle_draft(self, view: FiveView) -> None:
        """What was put into the rear hand already stays there; the shared parts laid all cards into the hand."""
        hand, fan = self.stage.hand, self.fan
        draft = Counter(fan.cards) & Counter(view.hand)
        self.stage.pool.give_back(fan.take_out((Counter(fan.cards) - draft).elements()))
        self.stage.pool.give_back(hand.take_out(draft.elements()))
        hand.lay_out(speeds.SORT)
        fan.sort()
        fan.lay_out(speeds.SORT)

    def _settle_skips(self, view: FiveView) -> None:
        """Who has skipped in the open trick."""
        for slot in range(6):
            place = self.stage.place_of(slot)
            if slot not in view.skipped:
                self.skips.take(place)
            elif not self.skips.said(place):
                self.skips.say(place, translate("FiveTable", "skips"))

    # --- playing from it

    def take_out(self, _seat: int, _cards: Sequence[Card]) -> list[CardItem]:
        return []

    def zone_of(self, seat: int) -> Zone | None:
        return self.fan if seat == MINE and has_fan(self.view) else None

    # --- skipping

    def skip_words(self, slot: int) -> str:
        """What is said where a slot skips; the declarer is told why his mine had to."""
        view = self.view
        reason = skip_text(view) if view is not None and slot == MINE and has_fan(view) else ""
        if not reason:
            return translate("FiveTable", "skips")
        return translate("FiveTable", "skips: {reason}").format(reason=reason)

    # --- dividing

    def grip(self, at: QPointF) -> Grip | None:
        view = self.scene.newest
        if not isinstance(view, FiveView) or view.decision is None or view.decision.kind != "divide":
            return None
        for hand in (self.fan, self.stage.hand):
            item = hand.hit(at)
            if item is not None:
                return DivideGrip(item, hand, at, self.stage.motion, self._dropped)
        return None

    def _dropped(self, items: list[CardItem], hand: Hand, at: QPointF) -> None:
        over = self.layout.fan is not None and self.layout.fan.panel.contains(at.x(), at.y())
        target: Hand = self.fan if over else self.stage.hand
        if items and target is not hand:
            self._move(items, hand, target)
        hand.lay_out(speeds.HOME)
        self._changed()

    def move_chosen(self) -> None:
        """What is chosen goes to the other hand, from both sides."""
        hand, fan = self.stage.hand, self.fan
        up, down = hand.selected_items, fan.selected_items
        self._move(up, hand, fan)
        self._move(down, fan, hand)
        self._changed()

    def choose_for(self, rear: Sequence[Card]) -> None:
        """Choose on both sides what has to change hands for this rear hand; what the player has put there stays."""
        wanted, held = Counter(rear), Counter(self.fan.cards)
        self.stage.hand.select_cards(list((wanted - held).elements()))
        self.fan.select_cards(list((held - wanted).elements()))

    def _move(self, items: list[CardItem], source: Hand, target: Hand) -> None:
        target.add(_take_items(source, items))
        target.show_marks()
        for each in (source, target):
            each.lay_out(speeds.SORT)

    def _changed(self) -> None:
        self.stage.override = None  # what was wrong, or hinted, is about the hands as they were
        self.stage.suggestion = None
        self.stage.relayout()
        self.stage.show_message()
        self.stage.show_cursor()
        self.stage.changed.emit()

    def divided(self, chosen: Sequence[Card]) -> tuple[Card, ...]:
        """The rear hand if what is chosen changed sides."""
        if not chosen:
            return self.fan.cards
        kept = [item.card for item in self.fan.items if item not in self.fan.selected and item.card is not None]
        return (*kept, *self.stage.hand.selected_cards)


def _take_items(hand: Hand, items: list[CardItem]) -> list[CardItem]:
    """Take exactly these out of a hand: they are its selection then, which goes before other copies."""
    hand.select(items)
    return hand.take_out([item.card for item in items if item.card is not None])


def fan_layout_args(view: FiveView | None) -> tuple[int, int | None, bool]:
    """The mine's place, the size of the second fan and whether cards are divided, as `lay_out_five` takes them."""
    if view is None:
        return TOP, None, False
    size = fan_size(view)
    return mine_place(view.seat or 0, view.declarer), size, size is not None and view.phase == "divide"
