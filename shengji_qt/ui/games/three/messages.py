# SPDX-License-Identifier: MIT
"""What the message line says in the three-player game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shengji_qt.model.cards import Card, Rank
from shengji_qt.model.three_player.settlement import attackers, victims
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import BOTTOM, order_of
from shengji_qt.model.view import BidShown, Obligation
from shengji_qt.ui.games.three.extras import swap_of
from shengji_qt.ui.games.three.facts import asked
from shengji_qt.ui.panels import messages as shared
from shengji_qt.ui.panels.messages import Message, burying, following, polled, waiting
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import card_text, class_text, list_text
from shengji_qt.ui.texts.counts import COUNTS

if TYPE_CHECKING:
    from shengji_qt.ui.games.three.swap_area import SwapArea
    from shengji_qt.ui.scene.stage import Stage

Names = Sequence[str]


def message(stage: Stage, view: ThreeView) -> Message:
    """The usual words of the message line."""
    names, kind = stage.names, asked(view)
    if view.phase == "deal":
        return Message(
            translate("ThreeMessages", "The tableaus are dealt"),
            translate("ThreeMessages", "Ten cards face down for everybody."),
        )
    if view.phase == "turn":
        return turning(view, names)
    if view.phase in ("draw", "poll"):
        return drawing(view, names)
    if view.phase == "penalty":
        return penalty(view, names)
    if view.phase == "swap":
        return swapping(swap_of(stage), kind == "swap", name_of(view.declarer, names))
    if view.phase == "bury":
        return _burying(view, names, len(stage.chosen))
    if view.phase == "play":
        return playing(view, names, stage.obligation)
    if view.phase == "lower":
        return lowering(view, names)
    return Message(translate("Messages", "The deal is over"))


def name_of(seat: int | None, names: Names) -> str:
    return names[seat] if seat is not None else ""


# --- bidding --------------------------------------------------------------------------------------------------------


def turning(view: ThreeView, names: Names) -> Message:
    """Bidding #1: top cards are turned; a level card or a joker bids now or never."""
    if view.turned_now is not None and asked(view) == "turned":
        head = translate("ThreeMessages", "You turned {card}: bid with it, or decline it?").format(
            card=card_text(view.turned_now)
        )
        return Message(head, _bid_effect(view, view.turned_now))
    if view.bids:
        return Message(
            standing_bid(view.bids[-1], names), translate("ThreeMessages", "The other top cards are turned up.")
        )
    if view.first_hand:
        head = translate("ThreeMessages", "Everybody turns top cards up, all at the same time")
        detail = translate("ThreeMessages", "A {level} or a joker can bid; whoever bids first is declarer.")
    else:
        head = translate("ThreeMessages", "Top cards are turned up one after another")
        detail = translate("ThreeMessages", "A {level} or a joker can bid when it is turned, and never later.")
    return Message(head, detail.format(level=view.level.text))


def _bid_effect(view: ThreeView, card: Card) -> str:
    """What a bid would make, and what declining means."""
    trump = trump_of(card)
    if view.first_hand:
        effect = translate("ThreeMessages", "Bid: {trump}, and you are declarer.").format(trump=trump)
    elif view.declarer == view.seat:
        effect = translate("ThreeMessages", "Bid: {trump}.").format(trump=trump)
    else:
        effect = translate("ThreeMessages", "Bid: {trump}; the declarer stays.").format(trump=trump)
    never = translate("ThreeMessages", "Declined, it never bids again in this hand.")
    if view.settings.rule4 and not view.first_hand:
        never = translate("ThreeMessages", "Declined, it never bids again, and may cost levels if nobody bids at all.")
    return translate("ThreeMessages", "{effect} {never}").format(effect=effect, never=never)


def standing_bid(bid: BidShown, names: Names) -> str:
    """Who bid what."""
    return shared.standing_bid(bid, names, translate("ThreeMessages", "{name} bid {cards}: {trump}"))


def trump_of(card: Card) -> str:
    """What a bid with this card makes, in words."""
    if card.is_joker:
        return translate("ThreeMessages", "no trump")
    return translate("ThreeMessages", "{suit} are trump").format(suit=class_text("SHCD"[card.suit]))


def drawing(view: ThreeView, names: Names) -> Message:
    """The stock is drawn; bidding #2 if nobody has bid."""
    kind = asked(view)
    if kind == "poll":
        head = polled(view, translate("ThreeMessages", "Last chance: bid with a drawn card, or pass"))
    elif view.phase == "poll" and view.turn is not None:
        head = translate("Messages", "{name} may bid").format(name=names[view.turn])
    else:
        head = translate("ThreeMessages", "Everybody draws six cards")
    if view.bids:
        return Message(head, standing_bid(view.bids[-1], names))
    if kind in ("bid", "poll"):
        detail = translate("ThreeMessages", "No bid yet. A drawn {level} or joker can bid; the first bid stands.")
    else:
        detail = translate("ThreeMessages", "No bid yet. Without one this hand is played in no trump.")
    return Message(head, detail.format(level=view.level.text))


def penalty(view: ThreeView, names: Names) -> Message:
    """Rule #4: what an attacker's declined cards cost."""
    if view.judged is None:
        return Message("")
    count, name = view.declined[view.judged], names[view.judged]
    declined = COUNTS.cards(count)
    if asked(view) != "penalty":
        head = translate("ThreeMessages", "{name} decides what declined cards cost")
        return Message(head.format(name=name_of(view.declarer, names)))
    head = translate("ThreeMessages", "{name} declined {cards}: what does it cost?").format(name=name, cards=declined)
    other = next(seat for seat in attackers(view.declarer or 0) if seat != view.judged)
    before = view.levels[view.judged]
    down = translate("ThreeMessages", "Goes down: {name} {before} → {after}.").format(
        name=name, before=before.text, after=Rank(max(3, before - count)).text
    )
    whole = translate("ThreeMessages", "The others go up: you and {other} {levels} each.")
    less = translate("ThreeMessages", "The others go up: you and {other} up to {levels} each.")
    stops = any(_may_stop(view, seat, count) for seat in (view.declarer or 0, other))
    up = (less if stops else whole).format(other=names[other], levels=COUNTS.levels(count))
    return Message(head, translate("ThreeMessages", "{down} {up}").format(down=down, up=up))


def _may_stop(view: ThreeView, seat: int, count: int) -> bool:
    """Whether a promotion by `count` may end early: at the last level, or where must-play levels block it (17)."""
    level = view.levels[seat]
    if level + count > view.last_level:
        return True
    if view.settings.penalty_promotion != "blocked":
        return False
    must = {*view.settings.must_play_levels} - {*view.passed[seat]} | {view.owed[seat]}
    return any(Rank(step) in must for step in range(level, level + count))


# --- the bottom -----------------------------------------------------------------------------------------------------


def swapping(swap: SwapArea, own: bool, declarer: str) -> Message:
    """The four bottom cards go onto top cards of the declarer's tableau, or into the hand."""
    if not own:
        return Message(translate("ThreeMessages", "{name} looks at the bottom and may swap").format(name=declarer))
    plan = swap.plan
    if swap.picked is not None:
        head = translate("ThreeMessages", "{card}: onto which of your face-up cards?").format(
            card=card_text(swap.picked)
        )
        return Message(head, translate("ThreeMessages", "Click a glowing card, or the picked one again."))
    if not plan.moves:
        return Message(
            translate("ThreeMessages", "Swap up to four bottom cards into your tableau"),
            translate("ThreeMessages", "Drag them onto face-up cards. What stays goes to your hand."),
        )
    head = translate("ThreeMessages", "{n} swapped; {left} to the hand").format(
        n=len(plan.moves), left=COUNTS.cards(len(plan.left) + len(plan.moves) - plan.buried)
    )
    left = BOTTOM - plan.buried
    if plan.buried == BOTTOM:
        detail = translate("ThreeMessages", "The bottom is complete: nothing more is buried later.")
    else:
        detail = translate("ThreeMessages", "Click or drag what came out: hand, or buried. {n} to bury later.").format(
            n=left
        )
    return Message(head, detail)


def _burying(view: ThreeView, names: Names, chosen: int) -> Message:
    said = burying(view, names, asked(view), chosen, BOTTOM - view.bottom_count)
    if view.locked and asked(view) == "bury" and chosen < BOTTOM - view.bottom_count:
        locked = list_text([card_text(card) for card in view.locked])
        return said._replace(
            detail=translate("ThreeMessages", "Locked, came out of your tableau: {cards}.").format(cards=locked)
        )
    return said


# --- play and result ------------------------------------------------------------------------------------------------


def playing(view: ThreeView, names: Names, must: Obligation | None) -> Message:
    if asked(view) != "play" or must is None:
        return waiting(view, names)
    if must.count == 0:
        detail = translate("ThreeMessages", "One card, from your hand or your face-up cards.")
        if view.settings.rule3:
            detail = translate("ThreeMessages", "One card or a throw of one class, from hand and face-up cards.")
        return Message(translate("Messages", "Your turn: lead"), detail)
    if view.settings.rule3 and must.count > 1:
        return following(must, view.playable, order_of(view))
    suit = class_text(must.card_class)
    head = translate("Messages", "Your turn: follow in {suit}").format(suit=suit)
    if len(view.trick.plays) >= 3 and not view.settings.rule3:
        head = translate("ThreeMessages", "Second half: follow in {suit}").format(suit=suit)
    if must.step == "free":
        detail = translate("ThreeMessages", "You have no {suit} that can be played: any card.").format(suit=suit)
    elif must.forced:
        detail = translate("ThreeMessages", "You must play {card}, your only {suit} that can be played.").format(
            card=card_text(must.forced[0]), suit=suit
        )
    else:
        detail = translate("ThreeMessages", "Any of your {suit} in hand or face up; nobody has to beat.").format(
            suit=suit
        )
    return Message(head, detail)


def lowering(view: ThreeView, names: Names) -> Message:
    """Overflow levels may lower an opponent."""
    if asked(view) != "lower" or view.seat is None:
        return Message(
            translate("ThreeMessages", "{name} may use overflow levels").format(name=name_of(view.turn, names))
        )
    count = view.overflow[view.seat]
    head = translate("ThreeMessages", "A must-play level stopped {levels} of yours: lower somebody with them?").format(
        levels=COUNTS.levels(count)
    )
    effects = [
        translate("ThreeMessages", "{name}: {before} → {after}").format(
            name=names[seat], before=view.levels[seat].text, after=Rank(max(3, view.levels[seat] - count)).text
        )
        for seat in victims(view.levels, view.seat)
    ]
    return Message(head, " · ".join(effects))
