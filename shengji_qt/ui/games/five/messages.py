# SPDX-License-Identifier: MIT
"""What the message line says in the five-player game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shengji_qt.model.five_player.events import MineScored
from shengji_qt.model.five_player.split import LEAST, MOST, least_cards
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import order_of
from shengji_qt.model.order import TRUMP
from shengji_qt.model.view import BidShown, Obligation
from shengji_qt.ui.games.five.facts import mine_name
from shengji_qt.ui.games.five.mine_reason import can_ruff, ruff_ban, skip_text
from shengji_qt.ui.games.five.window_words import asked_words, waiting_words
from shengji_qt.ui.panels.messages import Message, following, polled
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text, class_text, runs_text, trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import bid_text

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage

Names = Sequence[str]


def kind_of_decision(view: FiveView) -> str:
    """What is asked of the View's seat, "" for nothing."""
    return view.decision.kind if view.decision is not None else ""


def message(stage: Stage, view: FiveView) -> Message:
    """The usual words of the message line."""
    return message_for(view, stage.names, stage.obligation, len(stage.chosen))


def message_for(view: FiveView, names: Names, obligation: Obligation | None, chosen: int) -> Message:
    """What the line says about this View; `names` by seat, `chosen` is the number of selected cards."""
    kind = kind_of_decision(view)
    if view.phase in ("deal", "poll"):
        return _bidding(view, names, kind)
    if view.phase == "bury":
        return _burying(view, names, kind, chosen)
    if view.phase == "divide":
        return _dividing(view, names, kind)
    if view.phase == "play":
        return _playing(view, names, obligation)
    if view.phase == "windows":
        return asked_words(view, names) if view.seat == view.turn else waiting_words(view, names)
    return Message(translate("Messages", "The deal is over"))


# --- bidding --------------------------------------------------------------------------------------------------------


def step_text(view: FiveView, number: int) -> str:
    """A bid's step in words; with three decks its points, which are no card points."""
    if view.settings.decks == 3:
        return translate("FiveTable", "{n} bid points").format(n=number)
    return bid_text(number, view.settings)


def bid_words(view: FiveView, bid: BidShown) -> str:
    """A bid's step or points and what it makes: `pair of level cards, spades`."""
    step = step_text(view, bid.number)
    trump = trump_text(bid.trump, sign=False, colour=bid.colour)
    return translate("FiveTable", "{trump} ({step})").format(trump=trump, step=step) if step else trump


def _bidding(view: FiveView, names: Names, kind: str) -> Message:
    ritual = view.settings.deal_ceremony == "ritual"
    drawer = view.first_seat if view.declarer is None else view.declarer
    if kind == "poll":
        head = translate("FiveTable", "Your turn: bid or pass")
        if view.settings.bid_final_seconds:
            head = translate("FiveTable", "Your turn: bid or pass within {n} s").format(
                n=view.settings.bid_final_seconds
            )
        head = polled(view, head)
    elif kind == "stop":
        head = translate("FiveTable", "Everybody has {cards}: say stop").format(
            cards=COUNTS.cards(view.settings.hand_size)
        )
    elif view.phase == "poll" and view.turn is not None:
        head = translate("Messages", "{name} may bid").format(name=names[view.turn])
    elif ritual and view.seat == drawer:
        head = translate("FiveTable", "You count the cards: stop when everybody has {n}").format(
            n=view.settings.hand_size
        )
    else:
        head = translate("Messages", "The cards are being dealt")
    return Message(head, _standing(view, names))


def _standing(view: FiveView, names: Names) -> str:
    """The bid that stands, or what a bid is."""
    if not view.bids:
        return _first_bid(view)
    bid = view.bids[-1]
    said = translate("FiveTable", "{name} showed {cards}: {bid}").format(
        name=names[bid.seat], cards=cards_text(bid.cards), bid=bid_words(view, bid)
    )
    if view.settings.decks == 1:
        return translate("FiveTable", "{bid}. The first bid stands.").format(bid=said)
    if bid.seat == view.seat:
        return translate("FiveTable", "{bid}. You may reinforce it.").format(bid=said)
    if view.settings.decks == 3:
        return translate("FiveTable", "{bid}. More points with more cards overbid it.").format(bid=said)
    return translate("FiveTable", "{bid}. A higher step overbids.").format(bid=said)


def _first_bid(view: FiveView) -> str:
    level = view.level.text
    if view.settings.decks == 3:
        words = translate("FiveTable", "No bid yet: one {level} or joker with what goes with it, from 3 points.")
    else:
        words = translate("FiveTable", "No bid yet: one {level} is enough.")
    said = words.format(level=level)
    if view.declarer is None and view.settings.deal_first_declarer == "first_bidder":
        said = translate("FiveTable", "{said} Whoever bids first is declarer.").format(said=said)
    return said


def _burying(view: FiveView, names: Names, kind: str, chosen: int) -> Message:
    if kind != "bury":
        name = names[view.declarer] if view.declarer is not None else ""
        return Message(translate("FiveTable", "{name} buries the mine").format(name=name))
    wanted = view.settings.bottom_size
    head = translate("FiveTable", "Bury {cards}: they become your mine").format(cards=COUNTS.cards(wanted))
    if chosen < wanted:
        words = translate("FiveTable", "Choose {n} more. Any cards will do: the mine plays opposite you.")
        return Message(head, words.format(n=wanted - chosen))
    if chosen > wanted:
        return Message(head, translate("Messages", "{n} too many").format(n=chosen - wanted))
    return Message(head, translate("Messages", "Exactly right: press Bury, or drag the cards to the table."))


# --- dividing -------------------------------------------------------------------------------------------------------


def _dividing(view: FiveView, names: Names, kind: str) -> Message:
    if kind != "divide":
        name = names[view.declarer] if view.declarer is not None else ""
        return Message(translate("FiveTable", "{name} divides the cards into two hands").format(name=name))
    head = translate("FiveTable", "Divide your cards: {least} to {most} in each hand").format(least=LEAST, most=MOST)
    detail = translate(
        "FiveTable",
        "Drag cards to the rear hand above, or select them and press Enter. Your front hand leads.",
    )
    return Message(head, detail)


# --- tricks ---------------------------------------------------------------------------------------------------------


def _playing(view: FiveView, names: Names, obligation: Obligation | None) -> Message:
    if obligation is None:
        return _waiting(view, names)
    split = view.settings.mode == "split"
    if not view.trick.plays:
        return _leading(view)
    if view.seat == view.declarer and split:
        return _half(view, obligation)
    if view.slot == MINE:
        return _mine(view, names, obligation)
    return following(obligation, view.hand, order_of(view), "five")


def _waiting(view: FiveView, names: Names) -> Message:
    """Somebody else is to play."""
    if view.turn is None:
        return Message("")
    name = names[view.turn]
    if view.slot == MINE:
        head = translate("FiveTable", "{mine}: {name} is to play or skip").format(mine=mine_name(view), name=name)
    else:
        head = translate("Messages", "{name} is to play").format(name=name)
    if not view.trick.points:
        return Message(head)
    points = COUNTS.points(view.trick.points)
    return Message(head, translate("Messages", "In this trick: {points}").format(points=points))


def _leading(view: FiveView) -> Message:
    if view.settings.mode == "split" and view.seat == view.declarer:
        head = (
            translate("FiveTable", "Your rear hand leads")
            if view.slot == MINE
            else translate("FiveTable", "Your front hand leads")
        )
    else:
        head = translate("FiveTable", "Your turn: lead")
    if view.settings.decks == 1:
        return Message(head, translate("FiveTable", "A single card; or throw several that nobody can beat."))
    if view.settings.decks == 3:
        words = translate("FiveTable", "A single, pair, triple, tractor or bulldozer; or throw several of one suit.")
        return Message(head, words)
    return Message(head, translate("FiveTable", "A single, pair or tractor; or throw several of one suit."))


def led_words(must: Obligation) -> str:
    """What was led: `diamonds`, or `the pair in diamonds`."""
    suit = class_text(must.card_class)
    if must.count == 1:
        return suit
    if len(must.lead) > 1:
        return translate("FiveTable", "the throw in {suit} ({structure})").format(
            structure=runs_text(must.lead, "five"), suit=suit
        )
    return translate("FiveTable", "the {structure} in {suit}").format(structure=runs_text(must.lead, "five"), suit=suit)


def _mine(view: FiveView, names: Names, must: Obligation) -> Message:
    """The mine's turn: what it may do, or why it can only skip."""
    reason = skip_text(view)
    if reason:
        return Message(translate("FiveTable", "The mine can only skip"), reason)
    if must.step == "free":
        ban = ruff_ban(view) if can_ruff(view) else ""
        if ban or not can_ruff(view):
            return Message(translate("FiveTable", "The mine's turn: discard or skip"), ban or _best_so_far(view, names))
        head = translate("FiveTable", "The mine's turn: ruff, discard or skip")
        if len(view.trick.lead) == 1 and len(order_of(view).of_class(view.mine, TRUMP)) == len(view.mine):
            head = translate("FiveTable", "The mine's turn: ruff or skip")
    else:
        head = translate("FiveTable", "The mine's turn: follow {led}, or skip").format(led=led_words(must))
    return Message(head, _best_so_far(view, names))


def _best_so_far(view: FiveView, names: Names) -> str:
    """Who wins the trick so far, and what lies in it."""
    if view.trick.winner is None:
        return ""
    winning = next(play.cards for play in view.trick.plays if play.seat == view.trick.winner)
    name = names[view.trick.winner] if view.trick.winner != MINE else mine_name(view)
    return translate("FiveTable", "Best so far: {name} with {cards}; {points} in the trick.").format(
        name=name, cards=cards_text(winning), points=COUNTS.points(view.trick.points)
    )


def _half(view: FiveView, must: Obligation) -> Message:
    """Split: one of the declarer's two hands follows; which half may skip (R22.3)."""
    rear = view.slot == MINE
    hand = translate("FiveTable", "Your rear hand") if rear else translate("FiveTable", "Your front hand")
    least = half_least(view)
    size = len(view.trick.lead)
    if must.step == "free":
        words = translate("FiveTable", "{hand} has no {suit}: any cards")
        if not least:
            words = translate("FiveTable", "{hand} has no {suit}: any cards, or skip")
    else:
        words = translate("FiveTable", "{hand}: follow {led}")
        if not least:
            words = translate("FiveTable", "{hand}: follow {led}, or skip")
    head = words.format(hand=hand, suit=class_text(must.card_class), led=led_words(must))
    if other_played(view) is None:
        detail = translate("FiveTable", "First half: if it skips, your other hand must play.")
        if least:
            detail = translate("FiveTable", "First half: at least {n}, your other hand has too few.").format(n=least)
    elif least:
        detail = translate("FiveTable", "Second half: together {size}, so at least {n} from this hand.").format(
            size=COUNTS.cards(size), n=least
        )
    else:
        detail = translate("FiveTable", "Second half: your other hand has played, this one may skip.")
    return Message(head, detail)


def other_played(view: FiveView) -> int | None:
    """Split: how many cards the declarer's other hand has played to this trick; None while it is still to play."""
    slot = view.declarer if view.slot == MINE else MINE
    return next((len(play.cards) for play in view.trick.plays if play.seat == slot), None)


def half_least(view: FiveView) -> int:
    """Split: the fewest cards that the declarer's hand on turn has to play."""
    held, other = (view.mine, view.hand) if view.slot == MINE else (view.hand, view.mine)
    return least_cards(len(view.trick.lead), len(held), len(other), other_played(view))


# --- what has happened ----------------------------------------------------------------------------------------------


def mine_words(points: int, count: int) -> str:
    """The caption of what is left in the mine, turned up."""
    return translate("FiveTable", "Left: {cards}, {points}").format(
        cards=COUNTS.cards(count), points=COUNTS.points(points)
    )


def formula_words(event: MineScored, bracket: bool) -> str:
    """The bottom score with its numbers (R14.1): `5 × 3 + 20 × (2 + 1) = 75`."""
    return formula_text(event.left, event.points, event.size, event.score, bracket)


def formula_text(left: int, points: int, size: int, score: int, bracket: bool) -> str:
    """`left` cards worth `points`, a last trick of `size` cards."""
    if bracket:
        return f"(5 × {left} + {points}) × ({size} + 1) = {score}"
    return f"5 × {left} + {points} × ({size} + 1) = {score}"


def dug(name: str, event: MineScored, bracket: bool) -> Message:
    """An attacker won the last trick."""
    return Message(
        translate("FiveTable", "{name} dug the bottom").format(name=name),
        translate("FiveTable", "{left} left with {points}, last trick of {size}: {formula}").format(
            left=COUNTS.cards(event.left),
            points=COUNTS.points(event.points),
            size=COUNTS.cards(event.size),
            formula=formula_words(event, bracket),
        ),
    )
