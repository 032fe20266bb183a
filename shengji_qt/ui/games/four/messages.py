# SPDX-License-Identifier: MIT
"""What the message line says in the four-player game."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.events import BottomCaptured
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.four_player.view_rules import order_of
from shengji_qt.model.view import Obligation
from shengji_qt.ui.panels.messages import Message, burying, following, polled, standing_bid, waiting
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.events import structure_word

Names = Sequence[str]


def message_for(view: FourView, names: Names, obligation: Obligation | None, chosen: int) -> Message:
    """What the line says about this View; `chosen` is the number of selected cards."""
    kind = view.decision.kind if view.decision is not None else ""
    if view.phase in ("deal", "poll"):
        return _bidding(view, names, kind)
    if view.phase == "bury":
        return burying(view, names, kind, chosen, view.settings.bottom_size)
    if view.phase == "play":
        if obligation is None:
            return waiting(view, names)
        return _leading(view) if obligation.count == 0 else following(obligation, view.hand, order_of(view))
    return Message(translate("Messages", "The deal is over"))


def _bidding(view: FourView, names: Names, kind: str) -> Message:
    if kind == "poll":
        head = polled(view, translate("Messages", "Your turn to bid"))
    elif view.phase == "poll" and view.turn is not None and view.turn != view.seat:
        head = translate("Messages", "{name} may bid").format(name=names[view.turn])
    elif view.phase == "poll":
        head = translate("Messages", "Last bids")
    else:
        head = translate("Messages", "The cards are being dealt")
    if view.bids:
        detail = standing_bid(view.bids[-1], names)
    else:
        detail = translate("Messages", "No bid yet. A {level} or two equal jokers make trump.").format(
            level=view.level.text
        )
        if view.settings.decks == 1:
            detail = translate("Messages", "No bid yet. A {level} or both jokers make trump.").format(
                level=view.level.text
            )
    return Message(head, detail)


def _leading(view: FourView) -> Message:
    detail = translate("Messages", "A single, pair or tractor; or throw several of one suit.")
    if view.settings.decks == 1:
        detail = translate("Messages", "A single card, or throw several of one suit.")
    return Message(translate("Messages", "Your turn: lead"), detail)


def bottom_captured(name: str, event: BottomCaptured) -> Message:
    """The attackers won the last trick."""
    return Message(
        translate("Messages", "{name} captured the bottom").format(name=name),
        translate("Messages", "Won with {structure}: {points} × {multiplier} = {bonus}").format(
            structure=structure_word(event.structure, event.length),
            points=event.points,
            multiplier=event.multiplier,
            bonus=event.bonus,
        ),
    )
