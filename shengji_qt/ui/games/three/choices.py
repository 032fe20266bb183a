# SPDX-License-Identifier: MIT
"""The buttons of the three-player table: bid or decline a turned card, swap, bury, play, penalties, overflow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shengji_qt.model.actions import AnyAction, Bid, Bury, Lower, PassBid, Penalise, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.model.three_player.settlement import victims
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import BOTTOM
from shengji_qt.ui.games.kinds import Offer
from shengji_qt.ui.games.three.extras import swap_of
from shengji_qt.ui.games.three.facts import asked
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.panels.choices import bid_name, bury_button, play_buttons, usual_buttons
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import card_text, spoken_cards
from shengji_qt.ui.texts.refusals import refusal_text

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage

LOWER: Final = "lower:"
KEEP: Final = "lower:none"


def buttons(stage: Stage, view: ThreeView, offer: Offer) -> list[ButtonSpec]:
    """From left to right."""
    kind = asked(view) if not offer.unseen else ""
    if kind == "turned":
        return _hint(offer) + _turned(view, offer)
    if kind == "swap":
        return _hint(offer) + _swap(stage)
    if kind == "penalty":
        return _hint(offer) + _penalty()
    if kind == "lower":
        return _hint(offer) + _lower(stage, view)
    specs = [_in_rounds(spec) for spec in usual_buttons(view, offer)]
    if kind == "bury":
        return [*specs, bury_button(view, offer.cards, BOTTOM - view.bottom_count)]
    if kind == "play":
        specs = [spec for spec in specs if spec.name != "clear" or view.settings.rule3]
        return [*specs, *(play_buttons(view, offer) if view.settings.rule3 else [_play(view, offer.cards)])]
    return specs


def _in_rounds(spec: ButtonSpec) -> ButtonSpec:
    """What four players call a trick is a round here."""
    return spec._replace(label=translate("ThreeTable", "Last round")) if spec.name == "last" else spec


def _hint(offer: Offer) -> list[ButtonSpec]:
    return [ButtonSpec("hint", translate("Choices", "Hint"), "H", local=True)] if offer.hint else []


def _play(view: ThreeView, cards: tuple[Card, ...]) -> ButtonSpec:
    """One card a turn: the button names it."""
    if not cards:
        return ButtonSpec("play", translate("ThreeTable", "Choose a card"), "Enter", True, False)
    refusal = rules_of(view).check(view, Play(cards))
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    label = translate("ThreeTable", "Play {card}").format(card=_plain(cards[0]))
    return ButtonSpec("play", label, "Enter", True, refusal is None, hint=hint)


def _plain(card: Card) -> str:
    return card_text(card)


def _turned(view: ThreeView, offer: Offer) -> list[ButtonSpec]:
    """The card that was just turned: now or never."""
    decline = ButtonSpec(
        "pass",
        translate("ThreeTable", "Decline"),
        "P",
        hint=translate("ThreeTable", "This card can then bid no more in this hand, neither now nor while drawing."),
    )
    return [decline, *(_bid_with(bid) for bid in offer.bids)]


def _bid_with(bid: Bid) -> ButtonSpec:
    spoken = translate("ThreeTable", "Bid with {card}").format(card=spoken_cards(bid.cards))
    return ButtonSpec(
        bid_name(bid), translate("ThreeTable", "Bid"), "Enter", True, cards=tuple(bid.cards), hint=spoken, spoken=spoken
    )


def _swap(stage: Stage) -> list[ButtonSpec]:
    swap = swap_of(stage)
    count = len(swap.plan.moves)
    specs = []
    if count:
        specs.append(ButtonSpec("swap_undo", translate("ThreeTable", "Undo"), local=True))
        label = translate("ThreeTable", "Confirm swaps ({n})").format(n=count)
    else:
        label = translate("ThreeTable", "No swap")
    return [*specs, ButtonSpec("swap", label, "Enter", True)]


def _penalty() -> list[ButtonSpec]:
    return [
        ButtonSpec("penalty:promote", translate("ThreeTable", "Others go up")),
        ButtonSpec("penalty:demote", translate("ThreeTable", "Goes down"), "", True),
    ]


def _lower(stage: Stage, view: ThreeView) -> list[ButtonSpec]:
    specs = [ButtonSpec(KEEP, translate("ThreeTable", "Nobody"))]
    ahead = victims(view.levels, view.seat or 0)
    for seat in ahead:
        label = translate("ThreeTable", "Lower {name}").format(name=stage.names[seat])
        specs.append(ButtonSpec(f"{LOWER}{seat}", label, "", len(ahead) == 1))
    return specs


def action(stage: Stage, view: ThreeView, cards: tuple[Card, ...]) -> AnyAction | None:
    """What Enter and a drop do with these cards; nothing chosen is an action only where cards are asked for."""
    kind = asked(view)
    if kind == "swap":
        return swap_of(stage).plan.action if not cards else None
    if kind == "turned" and view.turned_now is not None:
        return Bid((view.turned_now,)) if cards in ((), (view.turned_now,)) else None
    if not cards and kind not in ("play", "bury"):
        return None
    return Bury(cards) if view.phase == "bury" else Play(cards)


def named(stage: Stage, view: ThreeView, name: str) -> AnyAction | None:
    """The action of a button. Taking a swap back is none: it changes only what is planned."""
    if name == "swap":
        return swap_of(stage).plan.action
    if name == "swap_undo":
        swap_of(stage).undo()
    elif name == "penalty:promote":
        return Penalise("promote")
    elif name == "penalty:demote":
        return Penalise("demote")
    elif name == KEEP:
        return Lower(None)
    elif name.startswith(LOWER):
        return Lower(int(name.removeprefix(LOWER)))
    return None


def passes(view: ThreeView) -> AnyAction | None:
    """P: pass in the poll, decline a turned card."""
    return PassBid() if asked(view) in ("poll", "turned") else None
