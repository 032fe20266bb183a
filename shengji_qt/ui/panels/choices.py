# SPDX-License-Identifier: MIT
"""Which buttons the action bar shows for a View and a selection."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.actions import Bid, Bury, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.games import rules_of
from shengji_qt.ui.games.kinds import GameView, Offer
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import play_label, spoken_cards
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import refusal_text

BID = "bid:"


def bid_name(bid: Bid) -> str:
    """The name of a bid's button."""
    return BID + " ".join(card.text for card in sorted(bid.cards))


def buttons_for(view: GameView, offer: Offer, *, bury: int = 0) -> list[ButtonSpec]:
    """The buttons from left to right that a game has which is played from the hand. `bury`: how many cards."""
    kind = view.decision.kind if view.decision is not None and not offer.unseen else ""
    specs = usual_buttons(view, offer)
    if kind in ("bid", "poll"):
        return specs
    if kind == "bury":
        specs.append(bury_button(view, offer.cards, bury))
    elif kind == "play":
        specs += play_buttons(view, offer)
    return specs


def usual_buttons(view: GameView, offer: Offer) -> list[ButtonSpec]:
    """Hint and bids; or else hint, the last trick, playing to the end, and clearing the selection.

    None in a poll in which the player has no bid: the table passes by itself, and nothing is to be confirmed.
    """
    kind = view.decision.kind if view.decision is not None and not offer.unseen else ""
    specs: list[ButtonSpec] = []
    if kind == "poll" and not offer.bids:
        return specs
    if offer.hint and kind:
        specs.append(ButtonSpec("hint", translate("Choices", "Hint"), "H", local=True))
    if kind in ("bid", "poll"):
        specs += [bid_button(bid) for bid in offer.bids]
        if kind == "poll":
            specs.append(pass_button())
        return specs
    if view.tricks and view.phase == "play":
        specs.append(ButtonSpec("last", translate("Choices", "Last trick"), "L", local=True))
    if offer.finish:
        specs.append(ButtonSpec("finish", translate("Choices", "Finish the deal")))
    if offer.cards:
        specs.append(ButtonSpec("clear", translate("Choices", "Clear"), "Esc", local=True))
    return specs


def play_buttons(view: GameView, offer: Offer) -> list[ButtonSpec]:
    """What must be played, and Play."""
    must = rules_of(view).obligation(view)
    play = play_button(view, offer.cards, offer.warned)
    if must is not None and must.forced and _lacks(offer.cards, must.forced):
        return [ButtonSpec("must", translate("Choices", "Required cards"), local=True), play]
    return [play]


def pass_button() -> ButtonSpec:
    return ButtonSpec("pass", translate("Choices", "Pass"), "P")


def _lacks(chosen: Sequence[Card], forced: Sequence[Card]) -> bool:
    rest = list(chosen)
    for card in forced:
        if card not in rest:
            return True
        rest.remove(card)
    return False


def bid_button(bid: Bid) -> ButtonSpec:
    spoken = translate("Choices", "Bid {cards}").format(cards=spoken_cards(bid.cards))
    label = translate("Choices", "No trump") if bid.cards[0].is_joker else ""
    return ButtonSpec(bid_name(bid), label, cards=tuple(bid.cards), hint=spoken, spoken=spoken)


def bury_button(view: GameView, chosen: Sequence[Card], wanted: int) -> ButtonSpec:
    refusal = rules_of(view).check(view, Bury(tuple(chosen)))
    label = translate("Choices", "Bury {n} / {wanted}").format(n=len(chosen), wanted=wanted)
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    return ButtonSpec("bury", label, "Enter", True, refusal is None, hint=hint)


def play_button(view: GameView, chosen: Sequence[Card], warned: bool) -> ButtonSpec:
    rules = rules_of(view)
    refusal = rules.check(view, Play(tuple(chosen)))
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    parts = decompose(rules.order_of(view), chosen) if chosen else None
    missing = len(view.trick.lead) - len(chosen)
    if warned and refusal is None:
        label = translate("Choices", "Throw all the same")
    elif chosen and missing > 0:
        label = translate("Choices", "Choose {n} more").format(n=missing)
    elif parts is None or (len(parts) > 1 and view.trick.plays):
        label = (
            translate("Choices", "Play {cards}").format(cards=COUNTS.cards(len(chosen)))
            if chosen
            else translate("Choices", "Choose cards")
        )
    else:
        label = play_label(parts)
    return ButtonSpec("play", label, "Enter", True, refusal is None, hint=hint)
