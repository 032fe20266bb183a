# SPDX-License-Identifier: MIT
"""How the events of the three-player game are shown: what moves, and how long the next one waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from shengji_qt.model import events
from shengji_qt.model.three_player import events as three
from shengji_qt.model.three_player.view_rules import order_of
from shengji_qt.ui.games.three.extras import extras_of
from shengji_qt.ui.games.three.facts import SEATS, best_index
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.director import HANDLERS, Director
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import card_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage

TURN_STEP: Final = 420  # between turned cards of bidding #1: each is to be seen
DEAL_STEP: Final = 45  # thirty cards
DRAW_STEP: Final = 90
QUESTION: Final = 900  # a penalty or overflow that was decided stands


def _tableau_dealt(director: Director, event: three.TableauDealt) -> int:
    stage = director.stage
    extras_of(stage).tableau_of(event.seat).deal(event.slot, QPointF(*stage.layout.middle))
    return DEAL_STEP


def _cards_turned(director: Director, event: three.CardsTurned) -> int:
    """All at once, staggered in slot order of each seat; nothing waits for the last one to lie flat."""
    stage = director.stage
    number = [0] * SEATS
    for each in event.turned:
        tableau = extras_of(stage).tableau_of(each.seat)
        tableau.turn(each.slot, each.card, speeds.FLIP_NEXT * number[each.seat])
        number[each.seat] += 1
    if event.stage in ("half", "round"):
        director.say(_turned_words(stage, event))
    stage.refresh()
    if event.stage == "bidding":
        return TURN_STEP
    return speeds.FLIP + speeds.FLIP_NEXT * max(number)


def _turned_words(stage: Stage, event: three.CardsTurned) -> Message:
    counts = [sum(each.seat == seat for each in event.turned) for seat in range(SEATS)]
    parts = [
        translate("ThreeActs", "{name} {cards}").format(name=stage.names[seat], cards=COUNTS.cards(count))
        for seat, count in enumerate(counts)
        if count
    ]
    return Message(translate("ThreeActs", "Cards are turned up"), " · ".join(parts))


def _bid_made(director: Director, event: events.BidMade) -> int:
    """The bidding card of bidding #1 lies in the tableau already: it gets a tag. One of the hand is shown."""
    stage = director.stage
    extras = extras_of(stage)
    tableau = extras.tableau_of(event.seat)
    slot = next((slot for slot, item in tableau.cards.items() if item.card in event.cards), None)
    if slot is None:
        return HANDLERS[events.BidMade](director, event)
    stage.notes.clear()
    extras.marks.show([(tableau.corner(slot), tableau.cards[slot].width, translate("ThreeTable", "bid"))], stage.look)
    words = translate("ThreeActs", "{name} bid {card}: {trump}").format(
        name=stage.names[event.seat],
        card=card_text(event.cards[0]),
        trump=trump_text(event.trump, colour=event.colour),
    )
    director.say(Message(words))
    return speeds.BID + TURN_STEP


def _declined(director: Director, event: three.BidDeclined) -> int:
    stage = director.stage
    stage.notes[event.seat] = translate("ThreeActs", "declined {card}").format(card=card_text(event.card))
    stage.refresh()
    return speeds.BID + TURN_STEP // 2


def _bottom_taken(director: Director, event: events.BottomTaken) -> int:
    """The player's own: the four cards turn over on their way to the swap."""
    stage = director.stage
    stage.bid.clear()
    extras_of(stage).swap.begin(event.cards, stage.bottom.release())
    stage.refresh()
    return speeds.TAKE_BOTTOM


def _bottom_taken_hidden(director: Director, event: events.BottomTakenHidden) -> int:
    """The cards fly to the declarer; they are not in the hand yet."""
    director.stage.counts[event.seat] -= event.count
    return HANDLERS[events.BottomTakenHidden](director, event)


def _swapped(director: Director, event: three.Swapped) -> int:
    """The own swap: what was planned is so. Somebody else's with public targets looks like any other one."""
    stage = director.stage
    if not stage.own(event.seat):
        count = sum(move.to == "bottom" for move in event.moves)
        return _swapped_hidden(director, three.SwappedHidden(event.seat, event.exchanged, count))
    hand, buried = extras_of(stage).swap.finish()
    for item in hand:
        before = item.width
        stage.pool.resize(item, stage.layout.card_width)
        stage.motion.grow(item, before / item.width, speeds.TAKE_BOTTOM)
        item.setZValue(z_values.FLYING)
    stage.hand.add(hand)
    stage.hand.lay_out(speeds.TAKE_BOTTOM)
    director.to_stack(buried, stage.place_of(event.seat))
    stage.counts[event.seat] += len(hand)
    stage.acted, stage.own_acted = 0, True
    stage.refresh()
    stage.changed.emit()
    return speeds.TAKE_BOTTOM


def _swapped_hidden(director: Director, event: three.SwappedHidden) -> int:
    """Everybody sees what enters and leaves the declarer's tableau."""
    stage = director.stage
    tableau, place = extras_of(stage).tableau_of(event.seat), stage.place_of(event.seat)
    x, y = stage.seat_point(place)
    for number, each in enumerate(event.exchanged):
        if each.slot in tableau.cards:
            old = tableau.release(each.slot)
            old.setZValue(z_values.FLYING)
            director.leave(old, place, speeds.TAKE_BOTTOM, speeds.FLIP_NEXT * number)
        item = stage.pool.take(each.entered, tableau.places.card_width if tableau.places is not None else 60.0)
        item.setPos(x - item.width / 2, y - item.width * ASPECT / 2)
        tableau.put(each.slot, item, speeds.TAKE_BOTTOM + speeds.FLIP_NEXT * number)
    if event.exchanged:
        director.say(
            Message(
                translate("ThreeActs", "{name} swapped {cards} into the tableau").format(
                    name=stage.names[event.seat], cards=COUNTS.cards(len(event.exchanged))
                )
            )
        )
    stage.counts[event.seat] += 4 - event.buried
    stage.refresh()
    return speeds.TAKE_BOTTOM + TURN_STEP


def _card_dealt(director: Director, event: Any) -> int:
    HANDLERS[type(event)](director, event)
    return DRAW_STEP


def _penalty_chosen(director: Director, event: three.PenaltyChosen) -> int:
    stage = director.stage
    name, cards = stage.names[event.seat], COUNTS.cards(event.declined)
    if event.effect == "demote":
        words = translate("ThreeActs", "Down for {cards} declined: {name}")
    else:
        words = translate("ThreeActs", "The others go up: {name} declined {cards}")
    director.say(Message(words.format(name=name, cards=cards)))
    return QUESTION


def _penalty_scored(director: Director, event: events.PenaltyScored) -> int:
    """A fine for a failed throw, by seat."""
    stage = director.stage
    points = list(stage.points)
    points[event.seat] = event.attacker_points
    stage.points = tuple(points)
    stage.refresh()
    return speeds.SCORE


def _trick_taken(director: Director, event: events.TrickTaken) -> int:
    """The outline stands round the winning card, which may be of the second half."""
    time = HANDLERS[events.TrickTaken](director, event)
    stage = director.stage
    if stage.override is not None and not stage.override.trouble:
        words = translate("ThreeActs", "{name} won the round").format(name=stage.names[event.seat])
        stage.override = stage.override._replace(head=words)
        stage.show_message()
    spots = list(stage.trick.plays)  # in playing order
    if spots and stage.view is not None:
        plays = [stage.trick.cards()[spot] for spot in spots]
        stage.trick.set_best(spots[best_index(order_of(stage.view), plays, stage.view.settings)])
    return time


def _bottom_shown(director: Director, event: events.BottomShown) -> int:
    """The round's label makes room."""
    time = HANDLERS[events.BottomShown](director, event)
    director.stage.refresh()
    return time


def _bottom_scored(director: Director, event: three.BottomScored) -> int:
    stage = director.stage
    name = stage.names[event.seat]
    sum_words = translate("ThreeActs", "5 + 2 × {points} = {score}")
    if event.double:
        sum_words = translate("ThreeActs", "10 + 4 × {points} = {score}")
    sum_words = sum_words.format(points=event.points, score=event.score)
    stage.bottom.say(sum_words)
    detail = sum_words
    if event.level_capture:
        detail = translate("ThreeActs", "{sum} · with a level card").format(sum=sum_words)
    head = translate("ThreeActs", "{name} captured the bottom")
    if event.double:
        head = translate("ThreeActs", "{name} captured the bottom with the two biggest cards")
    director.say(Message(head.format(name=name), detail))
    points = list(stage.points)
    points[event.seat] += event.score
    stage.points = tuple(points)
    stage.refresh()
    return speeds.BOTTOM_SHOWN


def _overflow_used(director: Director, event: three.OverflowUsed) -> int:
    stage = director.stage
    if event.victim is None:
        return 0
    words = translate("ThreeActs", "{name} lowered {victim} by {levels}").format(
        name=stage.names[event.seat], victim=stage.names[event.victim], levels=COUNTS.levels(event.levels)
    )
    director.say(Message(words))
    return QUESTION


ACTS: Final[dict[type, Callable[[Director, Any], int]]] = {
    three.TableauDealt: _tableau_dealt,
    three.CardsTurned: _cards_turned,
    three.BidDeclined: _declined,
    three.Swapped: _swapped,
    three.SwappedHidden: _swapped_hidden,
    three.PenaltyChosen: _penalty_chosen,
    three.BottomScored: _bottom_scored,
    three.OverflowUsed: _overflow_used,
    events.BidMade: _bid_made,
    events.BottomTaken: _bottom_taken,
    events.BottomTakenHidden: _bottom_taken_hidden,
    events.CardDealt: _card_dealt,
    events.CardDealtHidden: _card_dealt,
    events.PenaltyScored: _penalty_scored,
    events.TrickTaken: _trick_taken,
    events.BottomShown: _bottom_shown,
}
SOUNDS: Final[dict[type, str]] = {
    three.TableauDealt: "deal",
    three.CardsTurned: "flip",
    three.Swapped: "play",
    three.SwappedHidden: "play",
}
