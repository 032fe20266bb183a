# SPDX-License-Identifier: MIT
"""The moments of the five-player game that the demo saves, and how to recognise those of play. No Qt."""

from __future__ import annotations

from typing import Any, Final

from shengji_qt.model.events import TrickTaken
from shengji_qt.model.five_player.events import MineShown
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.five_player.view_rules import bids, plays
from shengji_qt.ui.demo.casting import Events
from shengji_qt.ui.games.five.mine_reason import only_skip

MOMENTS: Final = (
    "start",  # the first page
    "continue",  # the same with an interrupted match
    "options",
    "deal",  # cards are dealt and there is a button to bid with
    "bid",  # somebody else's bid stands
    "poll",
    "bottom",  # the bottom was taken: the largest hand
    "bury",  # the same with everything chosen
    "lead",  # own turn, the lead chosen
    "hint",  # what could be led, and why
    "mine",  # the mine is on turn and may play
    "mine_chosen",
    "mine_skips",  # the mine may not play: the reason
    "attacker",  # somebody else declares: the mine lies elsewhere
    "trick",  # a complete trick, the winning play outlined
    "log",
    "counter",  # the card counter over the record
    "mine_left",  # after the last trick: what is left in the mine
    "window",  # the own seat may pay cumulative points
    "result",
    "divide",  # split mode: cards lie in both hands
    "split",  # one of the two hands follows
    "match_end",
    "help",
    "about",
)
EARLY: Final = 9  # cards in the hand before which bidding does not count as a moment
_TWO_HANDS: Final = frozenset({"divide", "split"})
_ONE_HAND: Final = frozenset({"bottom", "bury", "lead", "hint", "mine", "mine_chosen", "mine_skips", "mine_left"})


def impossible(settings: FiveSettings) -> frozenset[str]:
    """Two hands need their mode, and then there is no mine."""
    never = _ONE_HAND if settings.mode == "split" else frozenset()
    return never if settings.decks == 2 else never | _TWO_HANDS


def asked(view: FiveView) -> str:
    """What the own seat is asked, "" for nothing."""
    return view.decision.kind if view.decision is not None else ""


def own_bid(_events: Events, view: FiveView) -> bool:
    """The own seat may bid in the middle of dealing."""
    return asked(view) == "bid" and len(view.hand) >= min(EARLY, view.settings.hand_size - 2) and bool(bids(view))


def bid_stands(_events: Events, view: FiveView) -> bool:
    """Cards are dealt and somebody else has bid with them."""
    return view.phase == "deal" and len(view.hand) > 4 and bool(view.bids) and view.bids[-1].seat != view.seat


def own_poll(_events: Events, view: FiveView) -> bool:
    return asked(view) == "poll"


def own_bury(_events: Events, view: FiveView) -> bool:
    return asked(view) == "bury"


def own_lead(_events: Events, view: FiveView) -> bool:
    return asked(view) == "play" and not view.trick.plays


def mine_may_play(_events: Events, view: FiveView) -> bool:
    """The mine may follow an attacker's lead."""
    return asked(view) == "mine" and view.trick.leader != view.seat and len(plays(view, 3)) > 2


def mine_skips(_events: Events, view: FiveView) -> bool:
    return only_skip(view)


def attacker(_events: Events, view: FiveView) -> bool:
    """Somebody else declares, and the own seat follows after the mine."""
    if asked(view) != "play" or view.declarer == view.seat or len(view.tricks) < 2:
        return False
    return any(play.seat == MINE and play.cards for play in view.trick.plays)


def third_trick(events: Events, view: FiveView) -> bool:
    """Enough tricks for the record to show something."""
    return any(isinstance(event, TrickTaken) for event in events) and len(view.tricks) >= 3


def mine_left(events: Events, _view: FiveView) -> bool:
    """Something is left in the mine after the last trick."""
    return any(isinstance(event, MineShown) and event.cards for event in events)


def own_window(_events: Events, view: FiveView) -> bool:
    """The own seat may block, force or claim."""
    return asked(view) in ("block", "force", "claim")


def own_divide(_events: Events, view: FiveView) -> bool:
    return asked(view) == "divide"


def own_half(_events: Events, view: FiveView) -> bool:
    """Split: the rear hand follows."""
    return asked(view) == "mine" and bool(view.trick.plays) and len(view.tricks) >= 1


def over(_events: Events, view: Any) -> bool:
    return bool(view.phase == "over")
