# SPDX-License-Identifier: MIT
"""How the events of the five-player game are shown, and those of all games that it shows in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shengji_qt.model import events as ev
from shengji_qt.model.cards import Card
from shengji_qt.model.five_player import events as fev
from shengji_qt.model.five_player.view import MINE
from shengji_qt.ui.games.five.choices import extras_of
from shengji_qt.ui.games.five.facts import SEATS, personal
from shengji_qt.ui.games.five.messages import dug, formula_words, mine_words
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.director import HANDLERS as SHARED
from shengji_qt.ui.scene.director import Collected, Director
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.stage import Stage
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import signed

SAID: Final = 1100  # ms in which a sentence is read


def _own_acted(stage: Stage) -> None:
    """The player has done what was asked: nothing asks for it any more."""
    stage.acted, stage.own_acted = 0, True
    stage.suggestion = None
    stage.refresh()
    stage.changed.emit()


# --- the mine is laid -----------------------------------------------------------------------------------------------


def _into_fan(director: Director, cards: tuple[Card, ...]) -> int:
    """Cards of the hand become the second fan: they fly to where its panel will be."""
    stage = director.stage
    extras = extras_of(stage)
    new = list(cards)
    for card in extras.fan.cards:
        if card in new:
            new.remove(card)
    items = stage.hand.take_out(new)
    stage.hand.measure()
    stage.relayout()
    extras.fan.take_in(items)
    x, y = extras.layout.boxes[extras.layout.mine].centre
    for index, item in enumerate(items):
        item.setZValue(z_values.FLYING + index)
        stage.motion.move(item, x - item.width / 2, y - item.width * ASPECT / 2, speeds.BURY)
    stage.selection.select(())
    stage.hand.lay_out(speeds.SORT)
    stage.counts[stage.own_seat] = len(stage.hand.items)
    stage.counts[MINE] = len(cards)
    _own_acted(stage)
    return speeds.BURY


def _buried(director: Director, event: ev.Buried) -> int:
    return _into_fan(director, event.cards)


def _divided(director: Director, event: fev.Divided) -> int:
    """What lies in the second fan and goes to the front after all returns to the hand."""
    stage, fan = director.stage, extras_of(director.stage).fan
    rest = list(event.rear)
    back = []
    for card in fan.cards:
        if card in rest:
            rest.remove(card)
        else:
            back.append(card)
    stage.hand.add(fan.take_out(back))
    return _into_fan(director, event.rear)


def _buried_hidden(director: Director, event: ev.BuriedHidden) -> int:
    return _laid_hidden(director.stage, event.seat, event.count)


def _divided_hidden(director: Director, event: fev.DividedHidden) -> int:
    return _laid_hidden(director.stage, event.seat, event.rear)


def _laid_hidden(stage: Stage, seat: int, count: int) -> int:
    stage.counts[seat] -= count
    stage.counts[MINE] = count
    stage.refresh()
    return speeds.BURY


# --- tricks ---------------------------------------------------------------------------------------------------------


def _skipped(director: Director, event: fev.Skipped) -> int:
    """Nothing lies there, and a chip says so; the declarer reads why his mine had to skip."""
    stage = director.stage
    place = stage.place_of(event.slot)
    extras = extras_of(stage)
    extras.skips.say(place, extras.skip_words(event.slot))
    stage.trick.put(place, [])
    if stage.own(event.slot):
        stage.selection.select(())
        stage.selection.oblige((), None, ())
        _own_acted(stage)
    stage.acted = place
    stage.refresh()
    return speeds.PLAY


def _collected(director: Director, event: Collected) -> int:
    extras_of(director.stage).skips.clear()
    return SHARED[Collected](director, event)


def _pairs_adjusted(director: Director, event: fev.PairsAdjusted) -> int:
    """The pairs' bars move without a trick."""
    stage = director.stage
    view = stage.view
    points = personal(stage, view)
    adjust = tuple(
        total - sum(points[seat] for seat in pair) for pair, total in zip(view.pairs, event.pair_points, strict=True)
    )
    stage.points = (*points, *adjust)
    changes = " / ".join(signed(change) for change in event.changes)
    reasons = {
        "failed_throw": translate("FiveTable", "Failed throw: the pairs get {changes}"),
        "cards_left": translate("FiveTable", "Cards left in both hands of the declarer: the pairs get {changes}"),
        "hand_points": translate("FiveTable", "Points left in the attackers' hands: the pairs get {changes}"),
    }
    director.say(Message(reasons[event.reason].format(changes=changes)))
    stage.refresh()
    return SAID


# --- the end --------------------------------------------------------------------------------------------------------


def _mine_shown(director: Director, event: fev.MineShown) -> int:
    stage = director.stage
    extras = extras_of(stage)
    stage.pool.give_back(list(extras.fan.items))
    extras.fan.clear()
    split = stage.view.settings.mode == "split"
    stage.counts[MINE] = 0 if split else len(event.cards)  # there of both hands
    stage.refresh()
    if not event.cards:
        nothing = translate("FiveTable", "Nothing is left in the mine")
        director.say(Message(translate("FiveTable", "Nothing is left in the two hands") if split else nothing))
        return SAID
    some = translate("FiveTable", "What is left in the mine is turned up")
    director.say(Message(translate("FiveTable", "What is left in the two hands is turned up") if split else some))
    cards = stage.ordered(event.cards)
    words = mine_words(event.points, len(cards))
    return stage.bottom.turn_up(cards, words) + speeds.BOTTOM_SHOWN


def _mine_scored(director: Director, event: fev.MineScored) -> int:
    stage = director.stage
    bracket = stage.view.settings.last_trick_formula == "bracket"
    stage.bottom.say(formula_words(event, bracket))
    director.say(dug(stage.name_of(event.seat), event, bracket))
    points = list(personal(stage, stage.view))
    points[event.seat] += event.score
    stage.points = (*points, *stage.points[SEATS:])
    stage.refresh()
    return 2 * speeds.BOTTOM_SHOWN


def _deal_scored(director: Director, event: fev.DealScored) -> int:
    stage = director.stage
    declarer = stage.name_of(stage.view.declarer)
    if event.overturned:
        head = translate("FiveTable", "Overturned: {name}").format(name=declarer)
    elif event.shut_out:
        head = translate("FiveTable", "Big shut-out: both pairs have 0 points")
    else:
        head = translate("FiveTable", "{name} held the deal").format(name=declarer)
    director.say(Message(head))
    return SAID


def _points_spent(director: Director, event: fev.PointsSpent) -> int:
    stage = director.stage
    target = "" if event.target is None else stage.name_of(event.target)
    words = {
        "block": translate("FiveTable", "{name} paid: {target} is blocked"),
        "force": translate("FiveTable", "{name} paid for a level"),
        "claim": translate("FiveTable", "{name} paid for the next deal"),
    }[event.window]
    left = translate("FiveTable", "{points} are left.").format(points=COUNTS.points(event.cumulative))
    director.say(Message(words.format(name=stage.name_of(event.seat), target=target), left))
    return SAID


def _stopped(director: Director, event: fev.DrawingStopped) -> int:
    name = director.stage.name_of(event.seat)
    if event.right:
        director.say(Message(translate("FiveTable", "{name} said stop: everybody has all cards").format(name=name)))
        return speeds.BID
    director.stage.override = Message(
        translate("FiveTable", "{name} said stop at the wrong moment").format(name=name),
        translate("FiveTable", "Each other player rises a level, and the same declarer has a new deal."),
        trouble=True,
    )
    director.stage.refresh()
    return speeds.ABORTED


def _aborted(_director: Director, _event: ev.DealAborted) -> int:
    """Why was said when the drawing was stopped."""
    return speeds.ABORTED


HANDLED: Final[Mapping[type, Callable[[Director, Any], int]]] = {
    ev.Buried: _buried,
    ev.BuriedHidden: _buried_hidden,
    ev.DealAborted: _aborted,
    Collected: _collected,
    fev.Divided: _divided,
    fev.DividedHidden: _divided_hidden,
    fev.Skipped: _skipped,
    fev.PairsAdjusted: _pairs_adjusted,
    fev.MineShown: _mine_shown,
    fev.MineScored: _mine_scored,
    fev.DealScored: _deal_scored,
    fev.PointsSpent: _points_spent,
    fev.DrawingStopped: _stopped,
}
SOUNDS: Final[Mapping[type, str]] = {
    fev.Divided: "play",
    fev.DividedHidden: "play",
    fev.MineShown: "flip",
    fev.DrawingStopped: "trump",
}
