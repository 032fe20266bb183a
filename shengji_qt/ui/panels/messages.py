# SPDX-License-Identifier: MIT
"""The words of the message line that all games share: whose turn it is, and what must be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.model.order import Order
from shengji_qt.model.view import BidShown, Obligation, View
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, class_text, runs_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS

Names = Sequence[str]


class Message(NamedTuple):
    """Two lines. `trouble`: something was refused or went wrong; it stands in amber."""

    head: str
    detail: str = ""
    trouble: bool = False

    @property
    def spoken(self) -> str:
        return f"{self.head} {self.detail}".strip()


def standing_bid(bid: BidShown, names: Names, pattern: str = "") -> str:
    """Who bid what; `pattern`: the game's own words."""
    return (pattern or translate("Messages", "{name} bid {cards}: {trump}")).format(
        name=names[bid.seat],
        cards=cards_text(bid.cards),
        trump=trump_text(bid.trump, sign=False, colour=bid.colour),
    )


def polled(view: Any, asking: str) -> str:
    """The head of the line in the own seat's poll: `asking`, or why nothing is asked. Without a bid the table passes
    for the player, which needs no answer.
    """
    if rules_of(view).bids(view):
        return asking
    if not view.bids:
        return translate("Messages", "Nothing to bid with: you pass")
    if view.bids[-1].seat == view.seat:
        return translate("Messages", "Your bid stands so far")
    return translate("Messages", "No higher bid: you pass")


def burying(view: View, names: Names, kind: str, chosen: int, wanted: int) -> Message:
    """The bottom is buried; `wanted` cards, `chosen` are selected."""
    if kind != "bury":
        name = names[view.declarer] if view.declarer is not None else ""
        return Message(translate("Messages", "{name} buries the bottom").format(name=name))
    head = translate("Messages", "Bury {cards}").format(cards=COUNTS.cards(wanted))
    if chosen < wanted:
        detail = translate(
            "Messages", "Choose {n} more. Attackers who win the last trick score the bottom, multiplied."
        )
        return Message(head, detail.format(n=wanted - chosen))
    if chosen > wanted:
        return Message(head, translate("Messages", "{n} too many").format(n=chosen - wanted))
    return Message(head, translate("Messages", "Exactly right: press Bury, or drag the cards to the table."))


def waiting(view: View, names: Names) -> Message:
    """Somebody else is to play."""
    if view.turn is None:
        return Message("")
    head = translate("Messages", "{name} is to play").format(name=names[view.turn])
    if view.trick.points:
        return Message(
            head, translate("Messages", "In this trick: {points}").format(points=COUNTS.points(view.trick.points))
        )
    return Message(head)


def following(must: Obligation, hand: Sequence[Card], order: Order, game: str = "four") -> Message:
    """The player is to follow from this hand."""
    suit = class_text(must.card_class)
    if must.count == 1:
        head = translate("Messages", "Your turn: follow in {suit}").format(suit=suit)
    else:
        words = translate("Messages", "Your turn: follow the {structure} in {suit}")
        if len(must.lead) > 1:
            words = translate("Messages", "Your turn: follow the throw in {suit} ({structure})")
        head = words.format(structure=runs_text(must.lead, game), suit=suit)
    return Message(head, must_text(must, hand, order, game))


def must_text(must: Obligation, hand: Sequence[Card], order: Order, game: str = "four") -> str:
    """What must be played and why."""
    suit, number = class_text(must.card_class), COUNTS.cards(must.count)
    if must.step == "free":
        if len(hand) == must.count:
            return translate("Messages", "These are your last cards.")
        return translate("Messages", "You have no {suit}: any {cards}.").format(suit=suit, cards=number)
    if must.step == "follow":
        return translate("Messages", "Any {n} of your {suit}.").format(suit=suit, n=must.count)
    if must.step == "all_of_class":
        if len(hand) == must.count:
            return translate("Messages", "These are your last cards.")
        own = [card for card in must.forced if order.class_text(order.cls[card]) == must.card_class]
        rest = must.count - len(own)  # of other classes, and there too some may be in every choice
        if rest <= 0:
            return translate("Messages", "You must play {forced}: all your {suit}.").format(
                forced=cards_text(own), suit=suit
            )
        return translate("Messages", "You must play {forced} (all your {suit}) and {n} more.").format(
            forced=cards_text(own), suit=suit, n=rest
        )
    return _structure_text(must, suit, game)


def _structure_text(must: Obligation, suit: str, game: str) -> str:
    """The step of the follow list that binds, and what fills the rest."""
    needed = runs_text(must.required, game)
    rest = must.count - len(must.forced)
    if rest > 0 and [sorted(each) for each in must.alternatives] == [sorted(must.forced)]:
        return translate("Messages", "You must play {forced} ({structure}) and any {n} of your {suit}.").format(
            forced=cards_text(must.forced), structure=needed, n=rest, suit=suit
        )
    if must.forced:
        return translate("Messages", "You must play {forced}; required: {structure}.").format(
            forced=cards_text(must.forced), structure=needed
        )
    return translate("Messages", "Your {suit} must contain: {structure}.").format(suit=suit, structure=needed)


def bottom_words(points: int, multiplier: int | None = None, bonus: int | None = None) -> str:
    """The caption of the bottom turned up."""
    if multiplier is None:
        return translate("Messages", "Bottom: {points}").format(points=COUNTS.points(points))
    return translate("Messages", "Bottom: {points} × {multiplier} = {bonus}").format(
        points=COUNTS.points(points), multiplier=multiplier, bonus=bonus
    )


def trick_won(name: str, points: int, stays: bool = False) -> Message:
    """A trick is complete; `stays`: until the player does something."""
    head = translate("Messages", "{name} won the trick").format(name=name)
    detail = COUNTS.points(points) if points else ""
    if stays:
        on = translate("Messages", "Click the table or press Enter to go on.")
        detail = f"{detail} · {on}" if detail else on
    return Message(head, detail)


def throw_failed(name: str, attempted: Sequence[Card], forced: Sequence[Card]) -> Message:
    """A throw was beaten."""
    return Message(
        translate("Messages", "Throw failed: {name} must lead {cards}").format(name=name, cards=cards_text(forced)),
        translate("Messages", "Tried: {cards}").format(cards=cards_text(attempted)),
        trouble=True,
    )
