# SPDX-License-Identifier: MIT
"""Which buttons the action bar shows for a View and a selection."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shengji_qt.model.actions import Bid, Bury, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.combos import decompose
from shengji_qt.model.four_player.view import FourView
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.scene.rules import rules_of
from shengji_qt.ui.texts.cards import play_label, spoken_cards
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import refusal_text

translate = QCoreApplication.translate
BID = "bid:"


def bid_name(bid: Bid) -> str:
    """The name of a bid's button."""
    return BID + " ".join(card.text for card in sorted(bid.cards))


def buttons_for(
    view: FourView,
    chosen: Sequence[Card],
    bids: Sequence[Bid],
    warned: bool,
    *,
    unseen: bool = False,
    hint: bool = False,
    finish: bool = False,
) -> list[ButtonSpec]:
    """The buttons from left to right. `bids` in the order of their buttons; `warned`: a throw is to be confirmed;
    `unseen`: what is asked follows on something that the player has not been shown yet; `hint`, `finish`: a hint, and
    playing the deal to its end, are offered.
    """
    kind = view.decision.kind if view.decision is not None and not unseen else ""
    specs: list[ButtonSpec] = []
    if hint and kind:
        specs.append(ButtonSpec("hint", translate("Choices", "Hint"), "H"))
    if kind in ("bid", "poll"):
        specs += [_bid(bid) for bid in bids]
        if kind == "poll":
            specs.append(ButtonSpec("pass", translate("Choices", "Pass"), "P"))
        return specs
    if view.tricks and view.phase == "play":
        specs.append(ButtonSpec("last", translate("Choices", "Last trick"), "L"))
    if finish:
        specs.append(ButtonSpec("finish", translate("Choices", "Finish the deal")))
    if chosen:
        specs.append(ButtonSpec("clear", translate("Choices", "Clear"), "Esc"))
    if kind == "bury":
        specs.append(_bury(view, chosen))
    elif kind == "play":
        must = rules_of(view).obligation(view)
        if must is not None and must.forced and _lacks(chosen, must.forced):
            specs.append(ButtonSpec("must", translate("Choices", "Choose what must be played")))
        specs.append(_play(view, chosen, warned))
    return specs


def _lacks(chosen: Sequence[Card], forced: Sequence[Card]) -> bool:
    rest = list(chosen)
    for card in forced:
        if card not in rest:
            return True
        rest.remove(card)
    return False


def _bid(bid: Bid) -> ButtonSpec:
    spoken = translate("Choices", "Bid {cards}").format(cards=spoken_cards(bid.cards))
    label = translate("Choices", "No trump") if bid.cards[0].is_joker else ""
    return ButtonSpec(bid_name(bid), label, cards=tuple(bid.cards), hint=spoken, spoken=spoken)


def _bury(view: FourView, chosen: Sequence[Card]) -> ButtonSpec:
    refusal = rules_of(view).check(view, Bury(tuple(chosen)))
    label = translate("Choices", "Bury {n} / {wanted}").format(n=len(chosen), wanted=view.settings.bottom_size)
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    return ButtonSpec("bury", label, "Enter", True, refusal is None, hint=hint)


def _play(view: FourView, chosen: Sequence[Card], warned: bool) -> ButtonSpec:
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
