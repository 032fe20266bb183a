# SPDX-License-Identifier: MIT
"""Everything that stands on the table, and how it is made equal to a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.actions import Play
from shengji_qt.model.cards import Card, Trump
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.view import Obligation, Trick
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.panels.message_line import MessageLine
from shengji_qt.ui.panels.messages import Message, message_for
from shengji_qt.ui.panels.score_panel import ScorePlate
from shengji_qt.ui.panels.trump_plate import TrumpFacts, TrumpPlate
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.bid_item import StandingBid
from shengji_qt.ui.scene.bottom_item import Bottom
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.drop_place import DropPlace
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.hand_layout import ASPECT, hand_top
from shengji_qt.ui.scene.hand_order import sort_hand
from shengji_qt.ui.scene.motion import Motion
from shengji_qt.ui.scene.rules import rules_of
from shengji_qt.ui.scene.seat_item import OwnMarks, SeatFacts, SeatItem, chip, plate_width
from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.scene.table_layout import FourLayout, Rect, lay_out_four
from shengji_qt.ui.scene.trick_item import TrickArea
from shengji_qt.ui.texts.cards import trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import refusal_text
from shengji_qt.ui.theme import LIGHT, scale_for_height

translate = QCoreApplication.translate
AVATAR = 40.0  # the player's own badge


class Stage(QObject):
    """The parts of the table and their common state.

    `view` is the View that is shown; the newest one may be ahead of it. Places count from the player's own seat.
    """

    laid_out = Signal()  # plates and bar have other places
    changed = Signal()  # selection, message or what can be done

    def __init__(self, scene: QGraphicsScene, faces: CardFaces) -> None:
        super().__init__(scene)
        self.view: FourView | None = None
        self.names: Sequence[str] = ("", "", "", "")
        self.look = Look(LIGHT)
        self.size = (1000.0, 640.0)
        self.layout: FourLayout = lay_out_four(*self.size)
        self.counts = [0, 0, 0, 0]
        self.notes: dict[int, str] = {}
        self.thinking: set[int] = set()
        self.points = 0
        self.acted: int | None = None  # the place that has acted, which the shown View does not know yet
        self.override: Message | None = None  # a refusal or a failed throw stands before the usual words
        self.suggestion: Message | None = None  # a hint, until something else is selected or asked
        self.played_on: Message | None = None  # the deal is played to its end without the player
        self.obligation: Obligation | None = None
        self.message_room = 420.0
        self.alternating = True  # neighbouring suits of the hand differ in colour
        self._marks: tuple[int, ...] = ()
        self.motion = Motion(self)
        self.pool = CardPool(scene, faces, self.motion)
        self.hand = Hand(self.pool, self.motion)
        self.trick = TrickArea(scene, self.pool, self.motion)
        self.past = TrickArea(scene, self.pool, self.motion, z_values.SHOWN)
        self.bottom = Bottom(scene, self.pool, self.motion)
        self.bid = StandingBid(scene, self.pool, self.motion)
        self.seats = {place: SeatItem(scene, self.motion, own=place == 0) for place in range(4)}
        self.own_marks = OwnMarks(scene, self.motion)
        self.trump_plate = TrumpPlate(scene)
        self.score_plate = ScorePlate(scene, self.motion)
        self.message_line = MessageLine(scene, self.motion)
        self.drop = DropPlace(scene)
        self.past_label = PictureItem()
        self.cursor = PictureItem()
        self.past_label.setZValue(z_values.SHOWN)
        for item in (self.past_label, self.cursor):
            item.hide()
            scene.addItem(item)

    # --- seats and places

    @property
    def own_seat(self) -> int:
        return self.view.seat or 0 if self.view is not None else 0

    def place_of(self, seat: int) -> int:
        """The place of a seat: 0 below, then counter-clockwise."""
        return (seat - self.own_seat) % 4

    def seat_point(self, place: int) -> tuple[float, float]:
        """Where cards come from or go to: a seat's plate, for the own seat below the table's middle."""
        if place:
            return self.layout.plates[place].centre
        return self.layout.middle[0], self.size[1] + 10

    # --- size and look

    def resize(self, width: float, height: float) -> None:
        """Lay everything out again at once; pictures keep their pixels until `render`."""
        self.size = (width, height)
        self.look = self.look._replace(scale=scale_for_height(height))
        self.hand.resize(width, height)
        self.motion.finish()
        before, self.motion.instant = self.motion.instant, True
        try:
            self.hand.lay_out(0)
            self.relayout()
        finally:
            self.motion.instant = before

    def relayout(self) -> None:
        """Everything but the hand, for the number of rows the hand has now."""
        facts = {place: self._facts(place) for place in (1, 2, 3)}
        widths = {place: plate_width(each, self.look.scale) for place, each in facts.items()}
        layout = lay_out_four(*self.size, self.hand.rows, widths, self.hand.card_size)
        self.pool.look = self.look
        if layout != self.layout or not self.trick.placed:
            self.layout = layout
            for part in (self.trick, self.past, self.bottom, self.bid):
                part.resize(layout)
            self.laid_out.emit()
        self.refresh()

    def render(self, dpr: float) -> None:
        """Paint every picture for this size of a device pixel."""
        self.look = self.look._replace(dpr=dpr)
        self.repaint()

    def repaint(self) -> None:
        """After another theme, card style or language."""
        self.pool.look = self.look
        self.pool.dress_all()
        for part in (self.trick, self.past, self.bid):
            part.resize(self.layout)
        self.bottom.refresh()
        self.relayout()

    def set_card_size(self, size: float) -> None:
        """Larger or smaller cards."""
        if self.hand.card_size != size:
            self.hand.card_size = size
            self.resize(*self.size)

    def set_hand_order(self, *, trumps_last: bool, alternating: bool) -> None:
        """Another order of the hand."""
        hand = self.hand
        if (hand.trumps_last, self.alternating) != (trumps_last, alternating):
            hand.trumps_last, self.alternating = trumps_last, alternating
            hand.sort()
            hand.lay_out(speeds.SORT)
            self.show_cursor()

    # --- what the plates say

    def refresh(self) -> None:
        """Paint plates, score, trump, message and drop place where their facts changed."""
        look, layout = self.look, self.layout
        for place, seat in self.seats.items():
            facts = self._facts(place)
            if place == 0:
                size = AVATAR * look.scale
                rect = Rect(layout.bar.x, layout.bar.y + (layout.bar.h - size) / 2, size, size)
                seat.place(rect, layout.note(0))
                self.own_marks.show(facts, rect, look)
            else:
                seat.place(layout.plates[place], layout.note(place))
            seat.show(facts, look)
        if self.view is not None:
            declarer = self.view.declarer
            room = layout.trump_room(None if declarer is None else self.place_of(declarer))
            self.trump_plate.show(self._trump_facts(self.view), layout.trump, room, look)
            self.score_plate.show(self.view.settings, self.points, layout.score, look)
        self.show_message()
        self._show_drop()
        self.show_cursor()

    def show_message(self) -> None:
        """The message line."""
        message = self.override or self.suggestion or self.played_on
        if message is None and self.view is not None and self.acted != 0:
            message = message_for(self.view, self.names, self.obligation, len(self.hand.selected))
            reason = self._why_not(self.view)
            if reason:
                message = message._replace(detail=reason)
        self.message_line.show(message or Message(""), self.layout.bar, self.message_room, self.look)

    def _why_not(self, view: FourView) -> str:
        """Why the selection cannot be played, "" if it can or nothing is selected."""
        if not self.hand.selected or view.decision is None or view.decision.kind != "play":
            return ""
        chosen = self.hand.selected_cards
        refusal = rules_of(view).check(view, Play(chosen))
        if refusal is None or (refusal.code == "wrong_count" and len(chosen) < len(view.trick.lead)):
            return ""  # still choosing: what must be played is the better answer
        return refusal_text(refusal, view.settings)

    @property
    def cursor_item(self) -> CardItem | None:
        """The card that the keyboard means."""
        index = self.hand.cursor
        return self.hand.items[index] if index is not None and index < len(self.hand.items) else None

    def show_cursor(self) -> None:
        """The keyboard's frame round a card."""
        index = self.hand.cursor
        if index is None or index >= len(self.hand.items) or len(self.hand.layout.places) != len(self.hand.items):
            self.cursor.hide()
            return
        item = self.hand.items[index]
        width, height = item.width, item.width * ASPECT
        sketch = Sketch(self.look, width + 12, height + 12)
        sketch.box(3, 3, width + 6, height + 6, width * 0.07 + 4, None, self.look.theme.felt_text, 2.4, dash=True)
        self.cursor.show_picture(sketch.done(), 6)
        self.cursor.setPos(self.hand.place_of(item))
        self.cursor.setZValue(item.zValue() + 0.5)  # the next card covers its part of the frame, too
        self.cursor.show()

    def _facts(self, place: int) -> SeatFacts:
        view = self.view
        seat = (place + self.own_seat) % 4
        name = self.names[seat]
        if view is None:
            return SeatFacts(name, "2", seat % 2, 0)
        return SeatFacts(
            name=name,
            level=view.levels[seat % 2].text,
            side=seat % 2,
            cards=self.counts[seat],
            declarer=view.declarer == seat,
            turn=view.turn == seat and view.phase != "over" and place != self.acted,
            thinking=seat in self.thinking and place != 0,
            note=self.notes.get(seat, ""),
        )

    def _trump_facts(self, view: FourView) -> TrumpFacts:
        trick = len(view.tricks) + 1 if view.phase == "play" else 0
        name = self.names[view.declarer] if view.declarer is not None else ""
        return TrumpFacts(view.trump, view.level.text, name, view.deal_no, trick)

    def _show_drop(self) -> None:
        kind = self.view.decision.kind if self.view is not None and self.view.decision is not None else ""
        free = 0 not in self.trick.plays and not self.past.plays and self.acted != 0 and self.played_on is None
        words = {
            "play": translate("Stage", "Drag here to play"),
            "bury": translate("Stage", "Drag here to bury"),
        }.get(kind, "")
        self.drop.show(self.layout.drop, words if free else "", self.look)

    # --- making the table equal to a View

    def settle(self, view: FourView) -> None:
        """Show exactly this View; what is right already does not move."""
        self.adopt(view)
        self._settle_hand(view)
        self._settle_trick(view)
        self._settle_bottom(view)
        self._settle_bid(view)
        rows = self.layout.hand_top != hand_top(self.size[1], self.layout.card_width, self.hand.rows)
        if rows:
            self.relayout()
        self.refresh()
        self.changed.emit()

    def adopt(self, view: FourView) -> None:
        """Take over a View's facts without touching the cards."""
        rules = rules_of(view)
        before, self.view = self.view, view
        dealing = before is not None and before.phase == view.phase == "deal" and before.bids == view.bids
        if not dealing:
            self.suggestion = None
        self.acted = None
        if self.override is not None and not self.override.trouble:
            self.override = None
        self.counts = list(view.hand_counts)
        self.points = view.attacker_points
        self.obligation = rules.obligation(view)
        self.set_order()

    def set_order(self) -> None:
        """Sort and mark cards by the order of the shown View."""
        if self.view is None:
            return
        order = rules_of(self.view).order_of(self.view)
        self.hand.key = lambda cards: sort_hand(
            cards, order, trumps_last=self.hand.trumps_last, alternating=self.alternating
        )
        marks = tuple(order.cls)
        if self._marks != marks:
            self._marks = marks
            self.pool.is_trump = order.is_trump
            self.pool.dress_all()

    def _settle_hand(self, view: FourView) -> None:
        hand = self.hand
        hand.lifted.clear()
        held, wanted = Counter(hand.cards), Counter(view.hand)
        self.pool.give_back(hand.take_out((held - wanted).elements()))
        missing = list((wanted - held).elements())
        if missing:
            hand.add([self._appear(card) for card in missing])
        hand.sort()
        hand.lay_out(speeds.SORT)
        must = self.obligation
        turn = view.decision is not None and view.decision.kind == "play"
        if must is not None and must.forced and not hand.selected:
            hand.select_cards(must.forced)
        hand.oblige(
            must.forced if must is not None else (), must.playable if turn and must is not None and must.count else None
        )

    def _appear(self, card: Card) -> CardItem:
        """A card that has no item yet comes from the middle of the table; one that was taken back, from the trick."""
        played = self.trick.plays.get(0, [])
        back = next((item for item in played if item.card == card), None)
        if back is not None:
            played.remove(back)
            back.setZValue(z_values.FLYING)
            return back
        item = self.pool.take(card, self.layout.card_width)
        x, y = self.layout.middle
        item.setPos(x - item.width / 2, y - item.width * ASPECT / 2)
        item.setZValue(z_values.FLYING)
        return item

    def _settle_trick(self, view: FourView) -> None:
        wanted = {self.place_of(play.seat): play.cards for play in view.trick.plays}
        shown = self.trick.cards()
        if {p: sorted(c) for p, c in shown.items()} != {p: sorted(c) for p, c in wanted.items()}:
            self.trick.lay_open({p: self.ordered(c) for p, c in wanted.items()}, None)
        best = view.trick.winner if len(view.trick.plays) > 1 else None
        self.trick.set_best(None if best is None else self.place_of(best))

    def _settle_bottom(self, view: FourView) -> None:
        if view.phase in ("deal", "poll"):
            if self.bottom.state != "open":
                self.bottom.show_pile(view.settings.bottom_size)
        elif view.phase == "bury":
            self.bottom.clear()
        elif view.phase == "play" and view.declarer is not None:
            self.bottom.show_stack(self.place_of(view.declarer), view.bottom_count)

    def _settle_bid(self, view: FourView) -> None:
        if view.phase not in ("deal", "poll"):
            self.bid.clear()
            self.notes.clear()
        elif not view.bids:
            self.bid.clear()
        else:
            bid = view.bids[-1]
            place = self.place_of(bid.seat)
            if (self.bid.place, self.bid.cards) != (place, tuple(bid.cards)):
                self.bid.show(place, bid.cards, self.bid_words(bid.trump))

    def bid_words(self, trump: Trump) -> str:
        """The chip beside a bid."""
        return translate("Stage", "bids {trump}").format(trump=trump_text(trump))

    def ordered(self, cards: Sequence[Card]) -> list[Card]:
        """Cards of a play from left to right, as a hand is sorted."""
        if self.view is None:
            return list(cards)
        return sort_hand(cards, rules_of(self.view).order_of(self.view), alternating=self.alternating)

    # --- a past trick laid open again

    def show_past(self, trick: Trick, number: int) -> None:
        """Lay a finished trick open above the present one."""
        self.trick.set_visible(False)
        plays = {self.place_of(play.seat): self.ordered(play.cards) for play in trick.plays}
        self.past.lay_open(plays, None if trick.winner is None else self.place_of(trick.winner))
        name = self.names[trick.winner] if trick.winner is not None else ""
        words = translate("Stage", "Trick {number} · {name} · {points}").format(
            number=number, name=name, points=COUNTS.points(trick.points)
        )
        pixmap, width, height = chip(words, self.look)
        self.past_label.show_picture(pixmap)
        play, bar = self.layout.drop.bottom, self.layout.bar.y
        y = max(play + 6, min(play + 10, bar - height - 1))  # off the outline of the play, off the buttons
        self.past_label.setPos(self.layout.middle[0] - width / 2, y)
        self.past_label.show()
        self._show_drop()

    def hide_past(self) -> None:
        """Back to the present."""
        if self.past.plays:
            self.past.clear()
            self.past_label.hide()
            self.trick.set_visible(True)
            self._show_drop()
