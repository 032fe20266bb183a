# SPDX-License-Identifier: MIT
"""Why the mine may not play something, or nothing at all: questions to a View, answered with a refusal (13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from shengji_qt.model.actions import Mine
from shengji_qt.model.five_player.mine import covers
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.five_player.view_rules import check, order_of, plays
from shengji_qt.model.obligations import follow_plays
from shengji_qt.model.order import TRUMP
from shengji_qt.model.refusals import Refusal
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, class_text, runs_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import refusal_text

Runs = Sequence[Sequence[int]]


def only_skip(view: FiveView) -> bool:
    """Whether the mine is on turn and may do nothing but skip."""
    asked = view.decision is not None and view.decision.kind == "mine"
    return asked and view.settings.mode == "mine" and plays(view, 2) == [()]


def skip_reason(view: FiveView) -> Refusal | None:
    """What stands against every play of the mine; None if it may play or is not on turn."""
    if not only_skip(view):
        return None
    count = len(view.trick.lead)
    cards = view.mine
    if len(cards) >= count:
        found = follow_plays(order_of(view), view.trick.lead, cards, not view.settings.follow_break_triples, 1)
        cards = found[0] if found else cards[:count]
    return check(view, Mine(cards))


def skip_text(view: FiveView) -> str:
    """That reason in words; "" where there is none. A mine with too few cards cannot be told to play more of them."""
    reason = skip_reason(view)
    if reason is None:
        return ""
    if len(view.mine) < len(view.trick.lead) and reason.code in ("mine_short_lead", "wrong_count"):
        words = translate("FiveTable", "{cards} were led, the mine has only {left}.")
        return words.format(cards=COUNTS.cards(len(view.trick.lead)), left=len(view.mine))
    return refusal_text(reason, view.settings)


def can_ruff(view: FiveView) -> bool:
    """Whether the mine, void in the suit that was led, holds trumps that cover the lead (R11.4), ban or no ban."""
    order, lead = order_of(view), view.trick.lead
    trumps = order.of_class(view.mine, TRUMP)
    return order.cls[lead[0]] != TRUMP and len(trumps) >= len(lead) and covers(order, lead, trumps)


def ruff_ban(view: FiveView) -> str:
    """Why a suit that the declarer's hand still holds is not ruffed, in words; "" if he has none of it (R13.6)."""
    order = order_of(view)
    led = order.cls[view.trick.lead[0]]
    if not order.of_class(view.hand, led):
        return ""
    return refusal_text(Refusal("mine_ruff", {"class": order.class_text(led)}), view.settings)


def why_not(view: FiveView, refusal: Refusal) -> str:
    """A refusal in words. The mine's are not about the hand, and it may always skip (R13.2)."""
    if view.settings.mode == "split" or view.decision is None or view.decision.kind != "mine":
        return refusal_text(refusal, view.settings)
    facts = refusal.facts
    if refusal.code == "must_follow_suit":
        words = translate("FiveTable", "The mine must follow suit or skip: {cards}.")
        return words.format(cards=cards_text(refusal.cards))
    if refusal.code == "must_play_structure":
        words = translate("FiveTable", "Led: {lead}. The mine's {suit} must contain {required}, or it skips.")
        return words.format(
            lead=runs_text(cast(Runs, facts["lead"]), "five"),
            suit=class_text(str(facts["class"])),
            required=runs_text(cast(Runs, facts["required"]), "five"),
        )
    return refusal_text(refusal, view.settings)
