# SPDX-License-Identifier: MIT
"""The rules as questions to a View: may I, why not, what must I, what can I (five_player.md 5 to 13, 22).

The felt, the Play button, a hint, a computer seat and the authority all ask these same functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

from shengji_qt.model import enumeration
from shengji_qt.model.actions import AnyAction, Bid, Bury, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import POINTS, Card, Trump
from shengji_qt.model.five_player.bidding import acceptable_bids, check_bid
from shengji_qt.model.five_player.mine import MineTurn, check_mine, mine_plays, playable_cards
from shengji_qt.model.five_player.order import five_order
from shengji_qt.model.five_player.split import (
    LEAST,
    SplitTurn,
    check_divide,
    check_split_follow,
    split_obligation,
    split_plays,
)
from shengji_qt.model.five_player.view import MINE, FiveView, Phase
from shengji_qt.model.five_player.windows import check_spend, spend_options
from shengji_qt.model.obligations import (
    check_follow,
    check_lead_cards,
    follow_obligation,
    follow_plays,
    lead_obligation,
    lead_runs,
    lowest_cards,
    missing_cards,
)
from shengji_qt.model.order import Order
from shengji_qt.model.refusals import Refusal
from shengji_qt.model.view import Obligation

Cards = tuple[Card, ...]

_PHASES: dict[type[AnyAction], tuple[Phase, ...]] = {
    Bid: ("deal", "poll"),
    PassBid: ("poll",),
    Bury: ("bury",),
    Divide: ("divide",),
    Play: ("play",),
    Mine: ("play",),
    Spend: ("windows",),
    StopDrawing: ("deal",),
}
_KIND_OF_ACTION: dict[type[AnyAction], tuple[str, ...]] = {
    Bid: ("bid", "poll", "stop"),
    PassBid: ("poll",),
    Bury: ("bury",),
    Divide: ("divide",),
    Play: ("play",),
    Mine: ("mine",),
    Spend: ("block", "force", "claim"),
}


def order_of(view: FiveView) -> Order:
    """The order in force; before trump is fixed that of no trump at the level, where no 2 is a trump."""
    settings = view.settings
    trump = view.trump or Trump.NONE
    return five_order(view.level, trump, view.colour, settings.decks, settings.combo_special_tractors)


# -- may I -----------------------------------------------------------------------------------------------------------


def check(view: FiveView, action: AnyAction) -> Refusal | None:
    """Why the seat of this View may not do `action` now; None if it may."""
    if view.phase == "over":
        return Refusal("deal_over")
    if view.seat is None or not _is_asked(view, action):
        phase_fits = view.decision is None and view.phase in _PHASES.get(type(action), ())
        return Refusal("not_your_turn" if phase_fits else "wrong_phase")
    if isinstance(action, Spend):
        return check_spend(view, action)
    if isinstance(action, Mine):
        return _check_mine_slot(view, action.cards)
    if isinstance(action, Divide):
        return check_divide(view.hand, action.rear)
    if isinstance(action, Bid | Bury | Play):
        missing = missing_cards(action.cards, view.hand)
        if missing:
            return Refusal("not_in_hand", cards=missing)
        return _check_cards(view, action)
    return None  # to pass, or to say stop


def _is_asked(view: FiveView, action: AnyAction) -> bool:
    """Whether this action answers what the seat is asked. While cards are dealt any seat may try to bid, so that one
    who comes too late hears which bid stands; and the declarer may say stop at any moment, even a wrong one (R5.4).
    """
    if view.phase == "deal":
        if isinstance(action, StopDrawing):
            drawer = view.first_seat if view.declarer is None else view.declarer
            return view.settings.deal_ceremony == "ritual" and view.seat == drawer
        return isinstance(action, Bid)
    return view.decision is not None and view.decision.kind in _KIND_OF_ACTION.get(type(action), ())


def _check_cards(view: FiveView, action: Bid | Bury | Play) -> Refusal | None:
    """The action's cards are in the hand."""
    if isinstance(action, Bid):
        assert view.seat is not None, "a seat is asked"
        return check_bid(view.seat, action.cards, view.bids, view.level, view.settings)
    if isinstance(action, Bury):
        wanted, got = view.settings.bottom_size, len(action.cards)
        return None if got == wanted else Refusal("bury_count", {"wanted": wanted, "got": got})
    order = order_of(view)
    if not view.trick.plays:
        return check_lead_cards(order, action.cards)
    if view.settings.mode == "split":
        return check_split_follow(_split_turn(view), action.cards)
    return check_follow(order, view.trick.lead, view.hand, action.cards, _protects(view))


def _check_mine_slot(view: FiveView, cards: Cards) -> Refusal | None:
    """The mine plays, or in split mode the rear hand, which may lead."""
    if view.settings.mode == "mine":
        return check_mine(_mine_turn(view), cards)
    missing = missing_cards(cards, view.mine)
    if missing:
        return Refusal("mine_not_in_mine", cards=missing)
    if not view.trick.plays:
        return check_lead_cards(order_of(view), cards)
    return check_split_follow(_split_turn(view), cards)


def _protects(view: FiveView) -> bool:
    return not view.settings.follow_break_triples


def _mine_turn(view: FiveView) -> MineTurn:
    by_declarer = view.trick.leader == view.declarer
    return MineTurn(order_of(view), view.settings, view.trick.lead, by_declarer, view.hand, view.mine)


def _split_turn(view: FiveView) -> SplitTurn:
    order, lead = order_of(view), view.trick.lead
    if view.seat != view.declarer:
        return SplitTurn(order, lead, view.hand, False)
    rear = view.slot == MINE
    held, others = (view.mine, view.hand) if rear else (view.hand, view.mine)
    slot = view.declarer if rear else MINE
    played = next((len(each.cards) for each in view.trick.plays if each.seat == slot), None)
    return SplitTurn(order, lead, held, True, len(others), played)


# -- what must I, what can I -----------------------------------------------------------------------------------------


def _asked(view: FiveView, *kinds: str) -> bool:
    return view.decision is not None and view.decision.kind in kinds


def _held(view: FiveView) -> Cards:
    return view.mine if view.slot == MINE else view.hand


def obligation(view: FiveView) -> Obligation | None:
    """What must be played now; None if this seat is not asked to play.

    For the mine, which may always skip, `forced` is empty and `playable` are its cards. In split mode `count` is the
    most that a hand can play; `forced` is what it cannot keep.
    """
    if not _asked(view, "play", "mine"):
        return None
    if not view.trick.plays:
        return lead_obligation(_held(view))
    if view.settings.mode == "split":
        return split_obligation(_split_turn(view))
    if _asked(view, "play"):
        return follow_obligation(order_of(view), view.trick.lead, view.hand, _protects(view))
    turn = _mine_turn(view)
    order, lead = turn.order, turn.lead
    cls = order.cls[lead[0]]
    step = "follow" if order.of_class(view.mine, cls) else "free"
    text = order.class_text(cls)
    return Obligation(step, len(lead), text, lead_runs(order, lead), (), (), playable_cards(turn), ())


def plays(view: FiveView, limit: int) -> list[Cards]:
    """Legal plays of the slot on turn, without repeats, at most `limit`, each sorted by face; [] if this seat is not
    asked to play.

    Leads: single components, the shortest first, side suits before trumps, low to high; then throws. The mine, or a
    hand of the declarer in split mode: the fewest cards first; () is a skip.
    """
    if not _asked(view, "play", "mine"):
        return []
    order, lead = order_of(view), view.trick.lead
    if not view.trick.plays:
        return list(islice(_leads(order, _held(view)), limit))
    if view.settings.mode == "split":
        return list(islice(split_plays(_split_turn(view)), limit))
    if _asked(view, "mine"):
        return mine_plays(_mine_turn(view), limit)
    return follow_plays(order, lead, view.hand, _protects(view), limit)


def _leads(order: Order, hand: Cards) -> Iterator[Cards]:
    def rank(cards: Cards) -> tuple[int, int, int]:
        return len(cards), order.cls[cards[0]], order.pos[cards[0]]

    single = sorted(enumeration.single_leads(order, hand), key=rank)
    yield from single
    yield from enumeration.throws(order, hand, frozenset(single))


def bids(view: FiveView) -> list[Bid]:
    """All bids this seat can make now, lowest first; [] if it may not bid."""
    if view.seat is None or not _asked(view, "bid", "poll", "stop"):
        return []
    return [Bid(cards) for cards in acceptable_bids(view.seat, view.hand, view.bids, view.level, view.settings)]


def options(view: FiveView, limit: int) -> list[AnyAction]:
    """Legal answers to the pending decision, the plainest first, at most `limit` (`model.game.Rules.options`)."""
    return list(islice(_options(view, limit), limit))


def _options(view: FiveView, limit: int) -> Iterable[AnyAction]:
    kind = view.decision.kind if view.decision is not None else ""
    if kind == "bid":
        return bids(view)
    if kind == "poll":
        return chain([PassBid()], bids(view))
    if kind == "stop":
        return chain([StopDrawing()], bids(view))
    if kind == "bury":
        return (Bury(cards) for cards in _choices(view, view.settings.bottom_size))
    if kind == "divide":
        return (Divide(cards) for cards in _choices(view, LEAST))
    if kind in ("play", "mine"):
        answer = Mine if kind == "mine" else Play
        return (answer(cards) for cards in plays(view, limit))
    return spend_options(view)


def _choices(view: FiveView, count: int) -> Iterator[Cards]:
    """`count` cards to lay down: the lowest first, then any."""
    lowest = tuple(sorted(lowest_cards(order_of(view), view.hand, count)))
    yield lowest
    yield from (cards for cards in enumeration.subsets(view.hand, count) if cards != lowest)


def in_sight(view: FiveView) -> tuple[Card, ...]:
    """The own hand and the mine where it is known."""
    return (*view.hand, *view.mine)


def led_by(_view: FiveView, plays: Sequence[tuple[Card, ...]]) -> tuple[Card, ...] | None:
    """What a play after these has to follow; None for a lead."""
    return plays[0] if plays else None


def card_points(_view: FiveView) -> Sequence[int]:
    """Points by face (2)."""
    return POINTS
