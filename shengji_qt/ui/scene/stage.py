# SPDX-License-Identifier: MIT
"""Everything that stands on the table, and how it is made equal to a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.cards import Card, Trump
from shengji_qt.model.games import rules_of
from shengji_qt.model.summaries import Colour
from shengji_qt.model.view import Obligation, Trick, View
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.kinds import Room, TableKind
from shengji_qt.ui.panels.message_line import MessageLine
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.panels.score_panel import ScorePlate
from shengji_qt.ui.panels.trump_plate import TrumpPlate
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
from shengji_qt.ui.scene.past_trick import PastTrick
from shengji_qt.ui.scene.seat_item import OwnMarks, SeatFacts, SeatItem, plate_width
from shengji_qt.ui.scene.selection import Selection
from shengji_qt.ui.scene.sketch import Look, Sketch
from shengji_qt.ui.scene.table_layout import TableLayout, scale_for
from shengji_qt.ui.scene.trick_item import TrickArea
from shengji_qt.ui.scene.zones import Extras, NoExtras, Zone
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.theme import LIGHT


class Stage(QObject):
    """The parts of the table and their common state; what differs between the games stands in `kind`.

    `view` is the View that is shown; the newest one may be ahead of it. Places count from the player's own seat.
    `counts`, `points`: what plates and bars show, in the forms of `TableKind.counts` and `.points`.
    """

    laid_out = Signal()  # plates and bar have other places
    changed = Signal()  # selection, message or what can be done

    def __init__(self, scene: QGraphicsScene, faces: CardFaces, kind: TableKind) -> None:
        super().__init__(scene)
        self.scene = scene
        self.kind = kind
        self.view: Any = None  # the game's own View
        self.names: Sequence[str] = ("",) * kind.places
        self.look = Look(LIGHT)
        self.size = (1000.0, 640.0)
        self.layout: TableLayout = kind.layout(Room(*self.size))
        self.counts: list[int] = [0] * kind.places
        self.notes: dict[int, str] = {}
        self.thinking: set[int] = set()
        self.away: dict[int, str] = {}  # by seat, of people at a table of the network who are not there
        self.points: tuple[int, ...] = ()
        self.acted: int | None = None  # the place that has acted, which the shown View does not know yet
        self.own_acted = False  # and it was the player who did
        self.override: Message | None = None  # a refusal or a failed throw stands before the usual words
        self.suggestion: Message | None = None  # a hint, until something else is selected or asked
        self.played_on: Message | None = None  # the deal is played to its end without the player
        self.obligation: Obligation | None = None
        self.message_room = 420.0
        self.alternating = True  # neighbouring suits of the hand differ in colour
        self._marks: tuple[int, ...] = ()
        self.motion = Motion(self)
        self.pool = CardPool(scene, faces, self.motion)
        self.hand = Hand(self.pool, self.motion, arrange=kind.hand)
        self.selection = Selection(self.hand)
        self.selection.single = lambda: self.view is not None and kind.single(self.view)
        self.trick = TrickArea(scene, self.pool, self.motion)
        self.past = PastTrick(scene, self.pool, self.motion)
        self.bottom = Bottom(scene, self.pool, self.motion)
        self.bid = StandingBid(scene, self.pool, self.motion)
        self.seats = {
            place: SeatItem(scene, self.motion, own=place == 0 and not kind.own_plate) for place in range(kind.places)
        }
        self.own_marks = OwnMarks(scene, self.motion)
        self.trump_plate = TrumpPlate(scene)
        self.score_plates: list[ScorePlate] = []
        self.message_line = MessageLine(scene, self.motion)
        self.drop = DropPlace(scene)
        self.cursor = PictureItem()
        self.cursor.hide()
        scene.addItem(self.cursor)
        self.extras: Extras = kind.extras(self) if kind.extras is not None else NoExtras()
        self.selection.zones += self.extras.zones

    # --- seats and places

    @property
    def own_seat(self) -> int:
        return self.view.seat or 0 if self.view is not None else 0

    def place_of(self, seat: int) -> int:
        """The place of a seat: 0 below, then counter-clockwise."""
        return self.kind.place_of(self.view, seat, self.kind.places) if self.view is not None else seat

    def seat_at(self, place: int) -> int | None:
        """Who plays at a place: a seat, or a slot such as the mine's; None where nobody does."""
        return next((seat for seat in range(self.kind.places) if self.place_of(seat) == place), None)

    def name_of(self, seat: int) -> str:
        """What a seat is called, or a slot that is none, such as the mine's."""
        return self.names[seat] if seat < len(self.names) else self.kind.seat_facts(self, self.place_of(seat)).name

    def own(self, seat: int) -> bool:
        """Whether the player acts for this seat or slot."""
        return self.view is not None and self.kind.owner(self.view, seat) == self.own_seat

    def zone_of(self, seat: int) -> Zone | None:
        """The zone from which the cards of a seat are played; None if they are not seen."""
        zone = self.extras.zone_of(seat)
        return self.hand if zone is None and self.view is not None and seat == self.own_seat else zone

    def free_spot(self, place: int) -> int:
        """Where the next play of a place lies."""
        spot = place
        while spot in self.trick.plays:
            spot += self.kind.places
        return spot

    def spots(self, trick: Trick) -> dict[int, tuple[Card, ...]]:
        """The plays of a trick by spot."""
        found: dict[int, tuple[Card, ...]] = {}
        for play in trick.plays:
            spot = self.place_of(play.seat)
            while spot in found:
                spot += self.kind.places
            found[spot] = play.cards
        return found

    def seat_point(self, place: int) -> tuple[float, float]:
        """Where cards come from or go to: a seat's plate, for the own seat below the table's middle."""
        if place in self.layout.plates:
            return self.layout.plates[place].centre
        return self.layout.middle[0], self.size[1] + 10

    # --- size and look

    def resize(self, width: float, height: float) -> None:
        """Lay everything out again at once; pictures keep their pixels until `render`."""
        self.size = (width, height)
        self.look = self.look._replace(scale=scale_for(height))
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
        plated = [place for place in self.seats if place or self.kind.own_plate]
        widths = {place: plate_width(self._facts(place), self.look.scale) for place in plated}
        layout = self.kind.layout(Room(*self.size, self.hand.rows, widths, self.hand.card_size, self.view))
        self.pool.look = self.look
        if layout != self.layout or not self.trick.placed:
            self.layout = layout
            for part in (self.trick, self.past, self.bottom, self.bid, self.extras):
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
        self.extras.repaint()
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
            seat.set_visible(place in layout.plates or (place == 0 and not self.kind.own_plate))
            if place in layout.plates:
                seat.place(layout.plates[place], layout.note(place))
            elif place == 0:
                seat.place(layout.badge, layout.note(0))
                self.own_marks.show(facts, layout.badge, look)
            seat.show(facts, look)
        if self.view is not None:
            declarer = self.view.declarer
            room = layout.trump_room(None if declarer is None else self.place_of(declarer))
            self.trump_plate.show(self.kind.trump_facts(self.view, self.names), layout.trump, room, look)
            self._show_scores(self.view)
        self.extras.refresh()
        self.show_message()
        self._show_drop()
        self.show_cursor()

    def _show_scores(self, view: View) -> None:
        bars = self.kind.scores(self, view)
        while len(self.score_plates) < len(bars):
            self.score_plates.append(ScorePlate(self.scene, self.motion))
        for number, plate in enumerate(self.score_plates):
            if number < len(bars):
                plate.show(bars[number], self.layout.scores[number], self.look)
            else:
                plate.hide()

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The selection in the zones that the shown View's decision takes."""
        return self.selection.cards(self.zones(self.view))

    def zones(self, view: View | None) -> tuple[str, ...]:
        """Names of the zones that count for a View."""
        return self.kind.zones(view) if view is not None else ("hand",)

    def show_message(self) -> None:
        """The message line."""
        message = self.override or self.suggestion or self.played_on
        if message is None and self.view is not None and not self.own_acted:
            message = self.kind.message(self, self.view)
            reason = self._why_not(self.view)
            if reason:
                message = message._replace(detail=reason)
        self.message_line.show(message or Message(""), self.layout.message, self.message_room, self.look)

    def _why_not(self, view: View) -> str:
        """Why the selection cannot be played, "" if it can or nothing is selected."""
        chosen = self.chosen
        action = self.kind.action(self, view, chosen) if chosen and view.decision is not None else None
        if not isinstance(action, Play | Mine) or view.decision is None or view.decision.kind not in ("play", "mine"):
            return ""
        refusal = rules_of(view).check(view, action)
        if refusal is None or (refusal.code == "wrong_count" and len(chosen) < len(view.trick.lead)):
            return ""  # still choosing: what must be played is the better answer
        return self.kind.why_not(view, refusal)

    @property
    def cursor_item(self) -> CardItem | None:
        """The card that the keyboard means."""
        return self.selection.cursor_item

    def show_cursor(self) -> None:
        """The keyboard's frame round a card."""
        zone, item = self.selection.zone, self.cursor_item
        if item is None or (zone is self.hand and len(self.hand.layout.places) != len(self.hand.items)):
            self.cursor.hide()
            return
        width, height = item.width, item.width * ASPECT
        sketch = Sketch(self.look, width + 12, height + 12)
        sketch.box(3, 3, width + 6, height + 6, width * 0.07 + 4, None, self.look.theme.felt_text, 2.4, dash=True)
        self.cursor.show_picture(sketch.done(), 6)
        self.cursor.setPos(zone.place_of(item))
        self.cursor.setZValue(item.zValue() + 0.5)  # the next card covers its part of the frame, too
        self.cursor.show()

    def _facts(self, place: int) -> SeatFacts:
        return self.kind.seat_facts(self, place)

    def turn_at(self, place: int) -> bool:
        """Whether the seat or slot at a place is to act, as far as is shown."""
        view = self.view
        return view is not None and view.turn == self.seat_at(place) and view.phase != "over" and place != self.acted

    def _show_drop(self) -> None:
        if self.view is None:
            self.drop.show(self.layout.drop, "", self.look)
            return
        rect, words, place = self.kind.drop(self, self.view)
        places = self.kind.places
        known = sum(spot % places == place for spot in self.spots(self.view.trick))
        shown = sum(spot % places == place for spot in self.trick.plays)
        free = known == shown and not self.past.plays and not self.own_acted and self.played_on is None
        self.drop.show(rect, words if free else "", self.look)

    # --- making the table equal to a View

    def settle(self, view: View) -> None:
        """Show exactly this View; what is right already does not move."""
        self.adopt(view)
        self._settle_hand(view)
        self.extras.settle(view)
        self._settle_selection(view)
        self._settle_trick(view)
        self.kind.settle_bottom(self, view)
        self._settle_bid(view)
        rows = self.layout.hand_top != hand_top(self.size[1], self.layout.card_width, self.hand.rows)
        if rows:
            self.relayout()
        self.refresh()
        self.changed.emit()

    def adopt(self, view: View) -> None:
        """Take over a View's facts without touching the cards."""
        rules = rules_of(view)
        before, self.view = self.view, view
        dealing = before is not None and before.phase == view.phase == "deal" and before.bids == view.bids
        if not dealing:
            self.suggestion = None
        self.acted, self.own_acted = None, False
        if self.override is not None and not self.override.trouble:
            self.override = None
        self.counts = self.kind.counts(view)
        self.points = self.kind.points(view)
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
        points = rules_of(self.view).card_points(self.view)
        marks = (*order.cls, *points)
        if self._marks != marks:
            self._marks = marks
            self.pool.is_trump = order.is_trump
            self.pool.has_points = lambda card: points[card] > 0
            self.pool.dress_all()

    def _settle_hand(self, view: View) -> None:
        hand = self.hand
        hand.lifted.clear()
        held, wanted = Counter(hand.cards), Counter(view.hand)
        self.pool.give_back(hand.take_out((held - wanted).elements()))
        missing = list((wanted - held).elements())
        if missing:
            hand.add([self.appear(card) for card in missing])
        hand.sort()
        hand.lay_out(speeds.SORT)

    def _settle_selection(self, view: View) -> None:
        """What must be played is chosen and glows, what may not be played is dimmed, what came from the bottom is
        marked.
        """
        self.hand.picked_up = Counter(self.kind.picked_up(view))
        must, names = self.obligation, self.zones(view)
        if must is not None and must.forced and not self.selection.items(names):
            self.selection.select_cards(must.forced, names)
        asked = must is not None and must.count and view.decision is not None and not view.decision.optional
        playable = must.playable if must is not None and asked else self.kind.free(view)
        self.selection.oblige(must.forced if must is not None else (), playable, names)

    def appear(self, card: Card) -> CardItem:
        """A card that has no item yet comes from the middle of the table; one that was taken back, from the trick."""
        for spot, played in self.trick.plays.items():
            seat = self.seat_at(spot % self.kind.places)
            back = next((item for item in played if item.card == card), None)
            if back is not None and seat is not None and self.own(seat):
                played.remove(back)
                back.setZValue(z_values.FLYING)
                return back
        item = self.pool.take(card, self.layout.card_width)
        x, y = self.layout.middle
        item.setPos(x - item.width / 2, y - item.width * ASPECT / 2)
        item.setZValue(z_values.FLYING)
        return item

    def _settle_trick(self, view: View) -> None:
        wanted = self.spots(view.trick)
        shown = self.trick.cards()
        if {p: sorted(c) for p, c in shown.items()} != {p: sorted(c) for p, c in wanted.items()}:
            self.trick.lay_open({p: self.ordered(c) for p, c in wanted.items()}, None)
        self.trick.set_best(self.kind.best_spot(self, view.trick) if len(view.trick.plays) > 1 else None)

    def _settle_bid(self, view: View) -> None:
        if not self.kind.bidding(view):
            self.bid.clear()
            self.notes.clear()
        elif not view.bids:
            self.bid.clear()
        else:
            bid = view.bids[-1]
            place = self.place_of(bid.seat)
            if (self.bid.place, self.bid.cards) != (place, tuple(bid.cards)):
                self.bid.show(place, bid.cards, self.bid_words(bid.trump, bid.colour))

    def bid_words(self, trump: Trump, colour: Colour = "") -> str:
        """The chip beside a bid."""
        return translate("Stage", "bids {trump}").format(trump=trump_text(trump, colour=colour))

    def ordered(self, cards: Sequence[Card]) -> list[Card]:
        """Cards of a play from left to right, as a hand is sorted."""
        if self.view is None:
            return list(cards)
        return sort_hand(cards, rules_of(self.view).order_of(self.view), alternating=self.alternating)

    # --- a past trick laid open again

    def show_past(self, trick: Trick, number: int) -> None:
        """Lay a finished trick open above the present one."""
        self.trick.set_visible(False)
        plays = {spot: self.ordered(cards) for spot, cards in self.spots(trick).items()}
        self.past.lay_open(plays, self.kind.best_spot(self, trick))
        name = self.name_of(trick.winner) if trick.winner is not None else ""
        words = translate("Stage", "Trick {number} · {name} · {points}").format(
            number=number, name=name, points=COUNTS.points(trick.points)
        )
        self.past.say(words, self.layout, self.look)
        self._show_drop()

    def hide_past(self) -> None:
        """Back to the present."""
        if self.past.plays:
            self.past.clear()
            self.trick.set_visible(True)
            self._show_drop()
