# SPDX-License-Identifier: MIT
"""How each event is shown: what moves, and how long the next one waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from shengji_qt.model import events
from shengji_qt.model.cards import Card
from shengji_qt.model.summaries import AnySummary
from shengji_qt.ui.panels.messages import Message, bottom_words, throw_failed, trick_won
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.bottom_item import turn_over
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.hand_item import first_items
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import MOVE
from shengji_qt.ui.scene.presenter import STOP
from shengji_qt.ui.scene.stage import Stage
from shengji_qt.ui.texts import translate

IN_A_HAND: Final = 0.5  # of its size: a card that goes into a hand that is not shown, or comes out of one


class Collected(NamedTuple):
    """The second half of a finished trick: the winner takes it."""

    seat: int
    scores: tuple[int, ...]


class Director:
    """Shows events on a stage, as its kind says or else as below.

    `summary` is that of the deal that ended last, until it is taken.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.summary: AnySummary | None = None
        self.trick_stays = speeds.TRICK_STAYS
        self.waits_for_click = False  # a finished trick stays until the player does something
        self._failed: events.ThrowFailed | None = None
        self.sound: Callable[[str], None] = lambda _name: None

    def expand(self, batch: Iterable[Any]) -> list[Any]:
        """The same events, those with two acts split in two."""
        steps: list[Any] = []
        for event in batch:
            steps.append(event)
            if isinstance(event, events.TrickTaken):
                steps.append(Collected(event.seat, event.scores))
        return steps

    def forget(self) -> None:
        """What was shown last has not happened: it was taken back."""
        self.summary = None
        self._failed = None

    def show(self, event: Any) -> int:
        """Begin to show `event`; the ms, at standard speed, before the next one."""
        kind = self.stage.kind
        name = kind.sounds.get(type(event), _SOUNDS.get(type(event)))
        if name is not None and not self.stage.motion.instant:
            self.sound(name)
        handler = kind.handlers.get(type(event)) or HANDLERS.get(type(event))
        return handler(self, event) if handler is not None else 0

    # --- dealing and bidding

    def _deal_started(self, event: events.DealStarted) -> int:
        stage = self.stage
        stage.hand.clear()
        stage.trick.clear()
        stage.hide_past()
        stage.bid.clear()
        stage.bottom.clear()
        stage.notes.clear()
        stage.override = None
        stage.extras.clear()
        stage.counts = [0] * len(stage.counts)
        stage.points = (0,) * len(stage.points)
        self.summary = None
        self._failed = None
        stage.refresh()
        return speeds.DEAL

    def _card_dealt(self, event: events.CardDealt) -> int:
        stage = self.stage
        item = self.from_middle(event.card, stage.layout.card_width)
        stage.hand.add([item])
        item.setZValue(z_values.FLYING)
        stage.hand.lay_out(speeds.DEAL)
        stage.counts[event.seat] += 1
        return speeds.DEAL_STEP

    def _card_dealt_hidden(self, event: events.CardDealtHidden) -> int:
        stage = self.stage
        item = self.from_middle(None, stage.layout.trick_width * 0.62)
        item.setZValue(z_values.FLYING)
        self.leave(item, stage.place_of(event.seat), speeds.DEAL)
        stage.counts[event.seat] += 1
        stage.refresh()
        return speeds.DEAL_STEP

    def from_middle(self, card: Card | None, width: float) -> CardItem:
        item = self.stage.pool.take(card, width, face_up=card is not None)
        x, y = self.stage.layout.middle
        item.setPos(x - width / 2, y - width * ASPECT / 2)
        return item

    def leave(self, item: CardItem, place: int, duration: int, delay: int = 0) -> None:
        """A card flies to a seat's plate and disappears into its hand."""
        stage = self.stage
        x, y = stage.seat_point(place)
        stage.motion.animate(item, b"scale", IN_A_HAND, duration, delay=delay)
        stage.motion.fade(item, 0.0, duration // 2, start=1.0, delay=delay + duration // 2)
        stage.motion.move(
            item,
            x - item.width / 2,
            y - item.width * ASPECT / 2,
            duration,
            delay=delay,
            done=partial(stage.pool.give_back, [item]),
        )

    def _bid_made(self, event: events.BidMade) -> int:
        stage = self.stage
        place = stage.place_of(event.seat)
        stage.notes.clear()
        stage.bid.show(place, event.cards, stage.bid_words(event.trump, event.colour), start=stage.seat_point(place))
        stage.refresh()
        return speeds.BID

    def _bid_passed(self, event: events.BidPassed) -> int:
        self.stage.notes[event.seat] = translate("Director", "pass")
        self.stage.refresh()
        return speeds.BID

    def _aborted(self, event: events.DealAborted) -> int:
        stage = self.stage
        stage.override = Message(
            translate("Director", "Nobody bid"), translate("Director", "The cards are shuffled and dealt again.")
        )
        stage.refresh()
        return speeds.ABORTED

    def _bottom_turned(self, event: events.BottomTurned) -> int:
        time = self.stage.bottom.turn_up(event.cards, translate("Director", "Nobody bid: the bottom decides"))
        return time + speeds.BOTTOM_SHOWN

    def _trump_fixed(self, event: events.TrumpFixed) -> int:
        stage = self.stage
        stage.notes.clear()
        stage.refresh()
        return speeds.SORT

    # --- the bottom

    def _bottom_taken(self, event: events.BottomTaken) -> int:
        """The player's own: the cards turn over on their way into the hand."""
        stage = self.stage
        stage.bid.clear()
        pile = stage.bottom.release()
        stage.pool.give_back(pile[len(event.cards) :])
        items = pile[: len(event.cards)]
        while len(items) < len(event.cards):
            items.append(self.from_middle(None, stage.layout.card_width))
        for index, (item, card) in enumerate(zip(items, event.cards, strict=True)):
            item.card = card
            item.setZValue(z_values.FLYING + index)
            before = item.width
            item.set_width(stage.layout.card_width)
            stage.pool.dress(item)
            stage.motion.grow(item, before / item.width, speeds.TAKE_BOTTOM)
            turn_over(stage.motion, item, speeds.TOGETHER * index)
        stage.hand.add(items)
        stage.hand.lay_out(speeds.TAKE_BOTTOM)
        stage.relayout()
        stage.counts[event.seat] += len(event.cards)
        stage.refresh()
        return speeds.TAKE_BOTTOM

    def _bottom_taken_hidden(self, event: events.BottomTakenHidden) -> int:
        stage = self.stage
        stage.bid.clear()
        for index, item in enumerate(stage.bottom.release()):
            item.setZValue(z_values.FLYING + index)
            self.leave(item, stage.place_of(event.seat), speeds.TAKE_BOTTOM, speeds.TOGETHER * index)
        stage.counts[event.seat] += event.count
        stage.refresh()
        return speeds.TAKE_BOTTOM

    def _buried(self, event: events.Buried) -> int:
        stage = self.stage
        items = stage.hand.take_out(event.cards)
        stage.hand.measure()
        stage.relayout()
        self.to_stack(items, stage.place_of(event.seat))
        stage.hand.select(())
        stage.hand.lay_out(speeds.SORT)
        stage.counts[event.seat] -= len(event.cards)
        self._acted()
        return speeds.BURY + speeds.TOGETHER * (len(event.cards) - 1)

    def to_stack(self, items: Sequence[CardItem], place: int) -> None:
        """Cards are put away one by one into the bottom of the declarer at `place`, and turn over on the way."""
        stage = self.stage
        x, y = stage.layout.stack_corner(place)
        for index, item in enumerate(items):
            delay = speeds.TOGETHER * index
            item.setZValue(z_values.FLYING + index)
            turn_over(stage.motion, item, delay, face_up=False)
            stage.motion.animate(item, b"scale", 40 / item.width, speeds.BURY, delay=delay, curve=MOVE)
            stage.motion.move(
                item,
                x + 20 - item.width / 2,
                y + 28 - item.width * ASPECT / 2,
                speeds.BURY,
                delay=delay,
                curve=MOVE,
                done=partial(stage.pool.give_back, [item]),
            )

    def _buried_hidden(self, event: events.BuriedHidden) -> int:
        stage = self.stage
        place = stage.place_of(event.seat)
        stage.counts[event.seat] -= event.count
        stage.bottom.show_stack(place, event.count)
        stage.refresh()
        return speeds.BURY

    # --- tricks

    def _throw_failed(self, event: events.ThrowFailed) -> int:
        """Everything that was tried is laid open for a while."""
        stage = self.stage
        self._failed = event
        stage.override = throw_failed(stage.name_of(event.seat), event.attempted, event.played)
        self.put(event.seat, event.attempted)
        stage.refresh()
        return speeds.THROW_SHOWN

    def _lead_made(self, event: events.LeadMade) -> int:
        stage = self.stage
        stage.trick.set_best(None)
        if self._failed is not None:
            self._take_back(event)
            self._failed = None
        else:
            stage.override = None
            self.put(event.seat, event.cards)
        stage.refresh()
        return speeds.PLAY

    def _take_back(self, event: events.LeadMade) -> None:
        """What was tried and is not led goes back to its hand."""
        stage = self.stage
        place = stage.place_of(event.seat)
        rest = Counter(event.cards)
        stay: list[CardItem] = []
        back: list[CardItem] = []
        stage.counts[event.seat] += len(self._failed.attempted) - len(event.cards) if self._failed else 0
        for item in stage.trick.release(place):
            if item.card is not None and rest[item.card] > 0:
                rest[item.card] -= 1
                stay.append(item)
            else:
                back.append(item)
        stage.trick.put(place, stay)
        zone = stage.zone_of(event.seat)
        if zone is not None:
            for item in back:
                item.setZValue(z_values.FLYING)
            zone.add(back)
            zone.lay_out(speeds.HOME)
        else:
            for item in back:
                self.leave(item, place, speeds.HOME)

    def _cards_played(self, event: events.CardsPlayed) -> int:
        stage = self.stage
        stage.override = None
        self.put(event.seat, event.cards)
        stage.refresh()
        return speeds.PLAY + speeds.TOGETHER * (len(event.cards) - 1)

    def put(self, seat: int, cards: Sequence[Card]) -> None:
        """Bring cards from where they are held to the seat's next spot in the trick."""
        stage = self.stage
        place = stage.place_of(seat)
        wanted = stage.ordered(cards)
        items = stage.extras.take_out(seat, wanted)
        _, hidden = first_items(items, wanted)
        stage.counts[seat] -= len(hidden)
        zone = stage.zone_of(seat)
        if zone is not None:
            zone.lifted.clear()
            items += zone.take_out(hidden)
            _, hidden = first_items(items, wanted)
        x, y = stage.seat_point(place)
        for card in hidden:
            item = stage.pool.take(card, stage.layout.trick_width)
            item.setPos(x - item.width / 2, y - item.width * ASPECT / 2)
            item.setScale(IN_A_HAND)  # and grows on its way
            stage.motion.fade(item, 1.0, speeds.PLAY // 2, start=0.0)
            items.append(item)
        if stage.own(seat):
            if zone is not None:
                zone.lay_out(speeds.SORT)
            stage.selection.select(())
            stage.selection.oblige((), None, ())
            self._acted()
        stage.acted = place
        stage.trick.put(stage.free_spot(place), first_items(items, wanted)[0])

    def say(self, message: Message) -> None:
        """Say what has happened until the View after it is shown; a failed throw keeps its words."""
        if self.stage.override is None or not self.stage.override.trouble:
            self.stage.override = message
        self.stage.show_message()

    def _acted(self) -> None:
        """The player has done what was asked: nothing asks for it any more."""
        self.stage.acted, self.stage.own_acted = 0, True
        self.stage.suggestion = None
        self.stage.refresh()
        self.stage.changed.emit()

    def _trick_taken(self, event: events.TrickTaken) -> int:
        stage = self.stage
        stage.trick.set_best(stage.place_of(event.seat))
        stays = self.waits_for_click and stage.played_on is None
        self.say(trick_won(stage.name_of(event.seat), event.points, stays))
        stage.changed.emit()  # a lead that was chosen before may be played already
        return STOP if stays else speeds.OUTLINE + self.trick_stays

    def _collected(self, event: Collected) -> int:
        stage = self.stage
        plays = len(stage.trick.plays)
        stage.trick.collect(stage.seat_point(stage.place_of(event.seat)))
        stage.points = event.scores
        stage.refresh()
        return speeds.COLLECT + speeds.GATHER * max(0, plays - 1)

    # --- the end

    def _bottom_shown(self, event: events.BottomShown) -> int:
        cards = self.stage.ordered(event.cards)
        self.say(Message(translate("Director", "The bottom is turned up")))
        return self.stage.bottom.turn_up(cards, bottom_words(event.points)) + speeds.BOTTOM_SHOWN

    def _settled(self, event: events.DealSettled) -> int:
        self.summary = event.summary
        kind = self.stage.kind
        self.sound("win" if kind.won(event.summary, self.stage.own_seat) else "lose")
        self.stage.points = kind.settled_points(event.summary)
        self.stage.refresh()
        return speeds.SCORE + speeds.DEAL_END


HANDLERS: Final[dict[type, Callable[[Director, Any], int]]] = {
    events.DealStarted: Director._deal_started,
    events.CardDealt: Director._card_dealt,
    events.CardDealtHidden: Director._card_dealt_hidden,
    events.BidMade: Director._bid_made,
    events.BidPassed: Director._bid_passed,
    events.DealAborted: Director._aborted,
    events.BottomTurned: Director._bottom_turned,
    events.TrumpFixed: Director._trump_fixed,
    events.BottomTaken: Director._bottom_taken,
    events.BottomTakenHidden: Director._bottom_taken_hidden,
    events.Buried: Director._buried,
    events.BuriedHidden: Director._buried_hidden,
    events.ThrowFailed: Director._throw_failed,
    events.LeadMade: Director._lead_made,
    events.CardsPlayed: Director._cards_played,
    events.TrickTaken: Director._trick_taken,
    Collected: Director._collected,
    events.BottomShown: Director._bottom_shown,
    events.DealSettled: Director._settled,
}
_SOUNDS: Final[dict[type, str]] = {
    events.DealStarted: "shuffle",
    events.CardDealt: "deal",
    events.CardDealtHidden: "deal",
    events.BidMade: "trump",
    events.BottomTaken: "flip",
    events.BottomTurned: "flip",
    events.Buried: "play",
    events.BuriedHidden: "play",
    events.ThrowFailed: "play",
    events.LeadMade: "play",
    events.CardsPlayed: "play",
    events.BottomShown: "flip",
}
