# SPDX-License-Identifier: MIT
"""The buttons of the five-player game, and what they and the selection do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shengji_qt.model.actions import AnyAction, Bid, Bury, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import Card
from shengji_qt.model.five_player.bidding import rung_of
from shengji_qt.model.five_player.settlement import prices
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import check
from shengji_qt.model.five_player.windows import ledger_of, targets
from shengji_qt.ui.games.five.extras import FiveExtras
from shengji_qt.ui.games.five.messages import kind_of_decision, step_text
from shengji_qt.ui.games.five.mine_reason import only_skip, why_not
from shengji_qt.ui.games.five.throw_risk import can_fail
from shengji_qt.ui.games.five.window_words import block_effect, explained
from shengji_qt.ui.games.kinds import Offer
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.panels.choices import bid_name, bury_button, pass_button, play_buttons, usual_buttons
from shengji_qt.ui.texts import sentences, translate
from shengji_qt.ui.texts.cards import cards_text, spoken_cards, trump_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.refusals import refusal_text

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage

SPEND = "spend:"
MINE_BAR = "mine"  # the panel, as a bar and as a zone
CHIPS = 4  # cards that a bid's button shows; more are counted


def extras_of(stage: Stage) -> FiveExtras:
    """The further parts of this table."""
    extras = stage.extras
    assert isinstance(extras, FiveExtras), "a table of five players"
    return extras


# --- what the buttons are -------------------------------------------------------------------------------------------


def buttons(stage: Stage, view: FiveView, offer: Offer) -> list[ButtonSpec]:
    """From left to right; those of the second fan stand in its panel."""
    kind = kind_of_decision(view) if not offer.unseen else ""
    if view.phase in ("deal", "poll"):
        return _bidding(view, offer, kind)
    specs = usual_buttons(view, offer)
    if kind == "bury":
        specs.append(bury_button(view, offer.cards, view.settings.bottom_size))
    elif kind == "divide":
        specs += _dividing(stage, view, offer.cards)
    elif kind == "play":
        specs += _playing(view, offer)
    elif kind == "mine":
        specs += _mine(view, offer)
    elif kind in ("block", "force", "claim") and _explained(stage):
        specs += _window(stage, view)
    return specs


def _bidding(view: FiveView, offer: Offer, kind: str) -> list[ButtonSpec]:
    specs = [spec for spec in usual_buttons(view, offer) if spec.name == "hint"]
    drawer = view.first_seat if view.declarer is None else view.declarer
    if kind:
        specs += [bid_button(view, bid) for bid in told_bids(view, offer.bids)]
    if kind == "poll" and offer.bids:
        specs.append(pass_button())
    if view.phase == "deal" and view.settings.deal_ceremony == "ritual" and view.seat == drawer:
        warning = translate("FiveTable", "At any moment but after the last card each other player rises a level.")
        specs.append(
            ButtonSpec(
                "stop",
                translate("FiveTable", "Stop"),
                "P" if kind == "stop" else "",
                primary=kind == "stop",
                hint=warning,
                spoken=warning,
            )
        )
    return specs


def told_bids(view: FiveView, bids: Sequence[Bid]) -> list[Bid]:
    """The weakest and the strongest bid for each trump, in the given order: three decks make dozens."""
    weakest: dict[object, Bid] = {}
    strongest: dict[object, Bid] = {}
    for bid in sorted(bids, key=lambda each: (_number(view, each), len(each.cards))):
        rung = rung_of(bid.cards, view.level, view.settings)
        trump = None if rung is None else (rung.trump, rung.colour)
        weakest.setdefault(trump, bid)
        strongest[trump] = bid
    told = [*weakest.values(), *strongest.values()]
    return [bid for bid in bids if bid in told]


def _number(view: FiveView, bid: Bid) -> int:
    rung = rung_of(bid.cards, view.level, view.settings)
    return rung.number if rung is not None else 0


def bid_button(view: FiveView, bid: Bid) -> ButtonSpec:
    """What would be shown, and what it is: a first bid, overbidding or reinforcing."""
    rung = rung_of(bid.cards, view.level, view.settings)
    assert rung is not None, "an acceptable bid has a rung"
    trump = trump_text(rung.trump, colour=rung.colour)
    step = step_text(view, rung.number)
    if not view.bids:
        words = translate("FiveTable", "Bid {cards}: {trump}, {step}")
    elif view.bids[-1].seat == view.seat:
        words = translate("FiveTable", "Reinforce with {cards}: {trump}, {step}")
    else:
        words = translate("FiveTable", "Overbid with {cards}: {trump}, {step}")
    many = len(bid.cards) > CHIPS
    label = trump_text(rung.trump, sign=False, colour=rung.colour) if rung.colour else ""
    if many:
        label = translate("FiveTable", "{trump} · {step}").format(trump=trump, step=step)
    elif view.settings.decks == 3:
        label = step
    return ButtonSpec(
        bid_name(bid),
        label,
        cards=() if many else tuple(bid.cards),
        hint=words.format(cards=cards_text(bid.cards), trump=trump, step=step),
        spoken=words.format(cards=spoken_cards(bid.cards), trump=trump, step=step),
    )


def _dividing(stage: Stage, view: FiveView, chosen: Sequence[Card]) -> list[ButtonSpec]:
    specs: list[ButtonSpec] = []
    if chosen:
        specs.append(ButtonSpec("move", translate("FiveTable", "To the other hand"), local=True))
    rear = extras_of(stage).divided(chosen)
    refusal = check(view, Divide(rear))
    label = translate("FiveTable", "Divide: front {front}, rear {rear}").format(
        front=len(view.hand) - len(rear), rear=len(rear)
    )
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    specs.append(ButtonSpec("bury", label, "Enter", True, refusal is None, hint=hint))
    return specs


def _playing(view: FiveView, offer: Offer) -> list[ButtonSpec]:
    specs = play_buttons(view, offer)
    if _half_turn(view):
        if not offer.cards:  # which would be a skip: that is the other button's
            specs[-1] = specs[-1]._replace(enabled=False)
        specs.insert(0, _skip(view, check(view, Play(())) is None))
    return specs


def _half_turn(view: FiveView) -> bool:
    """Split: one of the declarer's hands follows."""
    return view.settings.mode == "split" and view.seat == view.declarer and bool(view.trick.plays)


def _skip(view: FiveView, enabled: bool, bar: str = "") -> ButtonSpec:
    refusal = check(view, Mine(())) if view.slot == MINE else check(view, Play(()))
    hint = refusal_text(refusal, view.settings) if refusal is not None else ""
    return ButtonSpec("pass", translate("FiveTable", "Skip"), "P", enabled=enabled, hint=hint, bar=bar)


def _mine(view: FiveView, offer: Offer) -> list[ButtonSpec]:
    """Play and Skip of the second fan; a lead of the rear hand has no Skip."""
    cards = tuple(offer.cards)
    refusal = check(view, Mine(cards)) if cards else None
    legal = bool(cards) and refusal is None
    label = translate("FiveTable", "Play")
    if offer.warned and legal:
        label = translate("FiveTable", "Throw all the same")
    elif legal and view.trick.plays and len(cards) < len(view.trick.lead):
        label = translate("FiveTable", "Discard {n}").format(n=len(cards))
    elif cards:
        label = translate("FiveTable", "Play {n}").format(n=len(cards))
    hint = why_not(view, refusal) if refusal is not None else ""
    play = ButtonSpec("play", label, "Enter", True, legal, hint=hint, bar=MINE_BAR)
    if not view.trick.plays:
        return [play]
    if only_skip(view):
        return [_skip(view, True, MINE_BAR)]
    return [play, _skip(view, check(view, Mine(())) is None, MINE_BAR)]


def _explained(stage: Stage) -> bool:
    """The board says what a payment does; it comes after the end of the deal is shown, and the buttons with it."""
    facts = extras_of(stage).board.facts
    return facts is not None and bool(facts.explanation)


def _window(stage: Stage, view: FiveView) -> list[ButtonSpec]:
    """One button for each way to pay, with its price; keeping the points is always there."""
    assert view.seat is not None, "a seat is asked"
    ledger, cost = ledger_of(view), prices(view.settings)
    keep = ButtonSpec("pass", translate("FiveTable", "Keep my points"), "P")
    if view.window == "block":
        words = translate("FiveTable", "Block {name} (−{cost})")
        specs = [keep]
        for seat in targets(ledger, view.seat):
            effect = block_effect(ledger, seat, stage.names)
            label = words.format(name=stage.names[seat], cost=cost.spend)
            specs.append(ButtonSpec(f"{SPEND}{seat}", label, hint=effect, spoken=f"{label}: {effect}"))
        return specs
    if view.window == "force":
        level = ledger.final_levels[view.seat]
        after = "" if level is None else type(level)(level + 1).text
        label = translate("FiveTable", "Level {level} (−{cost})").format(level=after, cost=cost.spend)
    else:
        have = COUNTS.points(ledger.cumulative[view.seat])
        label = translate("FiveTable", "Declare the next deal (−{have})").format(have=have)
    effect = sentences(explained(view, ledger, stage.names))
    return [keep, ButtonSpec(SPEND, label, hint=effect, spoken=f"{label}: {effect}")]


# --- what they do ---------------------------------------------------------------------------------------------------


def action(stage: Stage, view: FiveView, cards: tuple[Card, ...]) -> AnyAction | None:
    """What Enter, the Play button and a drop do. Nothing chosen never skips: that is Skip's alone."""
    kind = kind_of_decision(view)
    if kind == "divide":
        return Divide(extras_of(stage).divided(cards))
    if view.phase == "bury":
        return Bury(cards) if cards or kind == "bury" else None
    if not cards:
        return Play(cards) if kind == "play" and not _half_turn(view) else None
    if kind in ("block", "force", "claim"):
        return None
    return Mine(cards) if kind == "mine" else Play(cards)


def named(stage: Stage, view: FiveView, name: str) -> AnyAction | None:
    """The action of a button that is not one of the shared ones."""
    if name == "stop":
        return StopDrawing()
    if name == "move":
        extras_of(stage).move_chosen()
    elif name.startswith(SPEND):
        target = name.removeprefix(SPEND)
        return Spend(True, int(target) if target else None)
    return None


def passes(view: FiveView) -> AnyAction | None:
    """What P and the Pass, Skip or Keep button do."""
    kind = kind_of_decision(view)
    if kind == "poll":
        return PassBid()
    if kind == "stop":
        return StopDrawing()
    if kind == "mine":
        return Mine(())
    if kind == "play" and _half_turn(view):
        return Play(())
    return Spend(False) if kind in ("block", "force", "claim") else None


def zones(view: FiveView) -> tuple[str, ...]:
    """Where cards are chosen for what is asked."""
    kind = kind_of_decision(view)
    if kind == "divide":
        return ("hand", MINE_BAR)
    return (MINE_BAR,) if kind == "mine" else ("hand",)


def room(view: FiveView, chosen: int) -> int | None:
    """How many more cards the selection may hold."""
    if view.phase == "bury":
        return max(0, view.settings.bottom_size - chosen)
    if view.phase != "play" or not view.trick.plays:
        return None
    slot = MINE if kind_of_decision(view) == "mine" else view.seat
    played = any(play.seat == slot for play in view.trick.plays)
    return None if played else max(0, len(view.trick.lead) - chosen)


def risky(view: FiveView, what: AnyAction) -> bool:
    """A lead that is a throw can fail."""
    return isinstance(what, Play | Mine) and not view.trick.plays and can_fail(view, what.cards)


def plan(stage: Stage, what: AnyAction) -> None:
    """A hint's division: what of it is not yet so is chosen."""
    if isinstance(what, Divide):
        extras_of(stage).choose_for(what.rear)


def action_words(view: FiveView, what: AnyAction, names: Sequence[str]) -> str:
    """A hint's action in words, where the shared words do not know it."""
    if isinstance(what, Mine):
        if not what.cards:
            return translate("FiveTable", "skip")
        if view.settings.mode == "split":
            words = translate("FiveTable", "play {cards} from the rear hand")
        else:
            words = translate("FiveTable", "play {cards} from the mine")
        return words.format(cards=cards_text(what.cards))
    if isinstance(what, Play) and not what.cards:
        return translate("FiveTable", "skip")
    if isinstance(what, Divide):
        return translate("FiveTable", "{n} cards in the rear hand; what is chosen changes hands").format(
            n=len(what.rear)
        )
    if isinstance(what, StopDrawing):
        return translate("FiveTable", "say stop")
    if isinstance(what, Spend):
        return _spend_words(what, names)
    return ""


def _spend_words(what: Spend, names: Sequence[str]) -> str:
    if not what.use:
        return translate("FiveTable", "keep your points")
    if what.target is not None:
        return translate("FiveTable", "block {name}").format(name=names[what.target])
    return translate("FiveTable", "pay")
