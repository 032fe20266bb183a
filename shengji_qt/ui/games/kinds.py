# SPDX-License-Identifier: MIT
"""What differs between the tables of the games, as one value a game: its `TableKind`.

The shared scene (ui/scene, ui/panels, table_page) knows no game. It has *n places*: 0 is the player's own, the others
follow counter-clockwise; `place_of` seats whoever plays a trick there (five players: the mine's slot, too). A play
lies on a *spot*: place + places × how many plays of that place lie in the trick already; `layout.play_place(spot, n)`
says where. Cards are chosen in *zones*: the hand and those of the game's `Extras` (scene/zones.py); `zones` names those
that the present decision takes, and only their selection is acted on. What a selection does is `action`; every button
but the shared ones (play, bury, pass, clear, must, hint, finish, last, bid:…) is answered by `named`. What is shown
before an event's View arrives is the `Stage`'s (counts, points, notes, acted); `handlers` show a game's own events, or
shared ones differently, and return the ms before the next. Facts for plates and bars are plain tuples, painted by
shared parts. Functions get the Stage where they need what is shown (`stage.view`, names, extras) and the View that they
speak about. A game is added by a package ui/games/<key>/ whose `kind.py` has `KIND`, one line in `_load`, and a `SetUp`
for the pages before a match (setups.py). `kind_of` imports one game's rooms when its first match begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from shengji_qt.model.events import BottomShown
from shengji_qt.ui.scene.hand_layout import HandLayout, lay_out_hand
from shengji_qt.ui.texts.refusals import refusal_text

if TYPE_CHECKING:
    from shengji_qt.model.actions import AnyAction, Bid
    from shengji_qt.model.cards import Card
    from shengji_qt.model.refusals import Refusal
    from shengji_qt.model.view import Trick
    from shengji_qt.ui.art import Icons
    from shengji_qt.ui.card_faces import CardFaces
    from shengji_qt.ui.dialogs.result_frame import ResultPage
    from shengji_qt.ui.panels.action_bar import ButtonSpec
    from shengji_qt.ui.panels.messages import Message
    from shengji_qt.ui.panels.record import Entry
    from shengji_qt.ui.panels.score_panel import ScoreBar
    from shengji_qt.ui.panels.trump_plate import TrumpFacts
    from shengji_qt.ui.scene.director import Director
    from shengji_qt.ui.scene.seat_item import SeatFacts
    from shengji_qt.ui.scene.stage import Stage
    from shengji_qt.ui.scene.table_layout import Rect, TableLayout
    from shengji_qt.ui.scene.zones import Extras
    from shengji_qt.ui.theme import Theme

GameView = Any  # the game's own View; its functions name the type
Handler = Callable[["Director", Any], int]  # begins to show an event; ms at standard speed before the next, or STOP


class Room(NamedTuple):
    """What a table is laid out for. `rows` of the hand; `widths` that the plates' texts need, by place; `size`: the
    player's factor for cards; `view`: the one that is shown, None before the first.
    """

    width: float
    height: float
    rows: int = 1
    widths: Mapping[int, float] = {}
    size: float = 1.0
    view: GameView | None = None


class Offer(NamedTuple):
    """What the buttons are made for. `cards`: the selection in the zones that count; `bids` in the order of their
    buttons; `warned`: the same action was held back once and is to be confirmed; `unseen`: what is asked follows on
    something that the player has not been shown yet; `hint`, `finish`: these are offered.
    """

    cards: tuple[Card, ...]
    bids: Sequence[Bid] = ()
    warned: bool = False
    unseen: bool = False
    hint: bool = False
    finish: bool = False


class Drop(NamedTuple):
    """The dashed place for dragged cards; `place` is where they will lie, "" as words hides it."""

    rect: Rect
    words: str
    place: int = 0


class TableKind(NamedTuple):
    """One game's table. Required fields first; the defaults suit a game whose cards are all played from the hand.

    Attributes:
        key: as in `Family.key`.
        places: how many places there are for cards (five players: 6, with the mine's).
        layout: pure geometry.
        seat_facts: what the plate at a place shows now; `stage.view` may be None.
        trump_facts, scores: plates at the top; one bar for each `ScoreBar`, at `layout.scores[i]`.
        points: what `stage.points` begins with for a View: in the form of `TrickTaken.scores`, or the game's own.
        settled_points: the same from a summary; won: whether a seat won the deal (a sound).
        message: the usual words of the message line.
        buttons: for the newest View; a `ButtonSpec` names the bar it stands in.
        entries: the record, newest first.
        action: what Enter, the Play button and a drop do with these cards; None: nothing.
        drop: the drop place for the shown View's decision.
        settle_bottom: make the bottom equal to a View.
        result_page: a `dialogs.result_frame.ResultPage`.
        own_plate: the own seat has a whole plate (`layout.plates[0]`), not just a badge.
        bars: names of further button bars; `layout.bars[name]` is where each stands.
        zones: names of the zones whose cards the View's decision takes.
        owner: who acts for a slot (five players: the declarer for the mine).
        place_of: default: counted from the own seat over `places`.
        best_spot: the spot outlined as the best play of a trick, None for none.
        counts: cards by seat or slot as the plates count them.
        bidding: whether the standing bid lies open.
        room: how many more cards the selection may hold, None: any number.
        free: what may be chosen where nothing must be followed; None: every card.
        picked_up: cards from the bottom that are marked in the hand while the own seat buries.
        single: a click on another card takes the place of the selection (one card is played at a time).
        named: the action of a button by its name, or None.
        passes: what P and the Pass button do.
        risky: whether to ask once before the action.
        risk_price: points that a failed throw costs.
        why_not: a refusal in words.
        played_out: what the record may tell when an event turns up what is left; None: of another event.
        action_words: a hint's action in words; "" if the shared words will do.
        unseen: whether what the View asks about still waits to be shown.
        names: by slot, from those by seat.
        plan: lays a hint's action out on the table where it is no selection of cards.
        hand: geometry of the hand.
        handlers, sounds: by event type, before the shared ones.
        extras: the further parts; called once for each table.
    """

    key: str
    places: int
    layout: Callable[[Room], TableLayout]
    seat_facts: Callable[[Stage, int], SeatFacts]
    trump_facts: Callable[[GameView, Sequence[str]], TrumpFacts]
    scores: Callable[[Stage, GameView], Sequence[ScoreBar]]
    points: Callable[[GameView], tuple[int, ...]]
    settled_points: Callable[[Any], tuple[int, ...]]
    won: Callable[[Any, int], bool]
    message: Callable[[Stage, GameView], Message]
    buttons: Callable[[Stage, GameView, Offer], list[ButtonSpec]]
    entries: Callable[[GameView, Sequence[str]], list[Entry]]
    action: Callable[[Stage, GameView, tuple[Card, ...]], AnyAction | None]
    drop: Callable[[Stage, GameView], Drop]
    settle_bottom: Callable[[Stage, GameView], None]
    result_page: Callable[[CardFaces, Icons, Theme], ResultPage]
    own_plate: bool = False
    bars: tuple[str, ...] = ()
    zones: Callable[[GameView], tuple[str, ...]] = lambda _view: ("hand",)
    owner: Callable[[GameView, int], int] = lambda _view, seat: seat
    place_of: Callable[[GameView, int, int], int] = lambda view, seat, places: (seat - (view.seat or 0)) % places
    best_spot: Callable[[Stage, Trick], int | None] = lambda stage, trick: (
        None if trick.winner is None else stage.place_of(trick.winner)
    )
    counts: Callable[[GameView], list[int]] = lambda view: list(view.hand_counts)
    bidding: Callable[[GameView], bool] = lambda view: view.phase in ("deal", "poll")
    room: Callable[[GameView, int], int | None] = lambda _view, _chosen: None
    free: Callable[[GameView], Sequence[Card] | None] = lambda _view: None
    picked_up: Callable[[GameView], Sequence[Card]] = lambda view: (
        view.taken if view.decision is not None and view.decision.kind == "bury" else ()
    )
    single: Callable[[GameView], bool] = lambda _view: False
    named: Callable[[Stage, GameView, str], AnyAction | None] = lambda _stage, _view, _name: None
    passes: Callable[[GameView], AnyAction | None] = lambda _view: None
    risky: Callable[[GameView, AnyAction], bool] = lambda _view, _action: False
    risk_price: Callable[[GameView], int] = lambda _view: 0
    why_not: Callable[[GameView, Refusal], str] = lambda view, refusal: refusal_text(refusal, view.settings)
    played_out: Callable[[GameView, Any], GameView | None] = lambda view, event: (
        view if isinstance(event, BottomShown) else None
    )
    action_words: Callable[[GameView, AnyAction, Sequence[str]], str] = lambda _view, _action, _names: ""
    unseen: Callable[[Stage, GameView], bool] = lambda _stage, _view: False
    names: Callable[[GameView, Sequence[str]], Sequence[str]] = lambda _view, names: names
    plan: Callable[[Stage, AnyAction], None] = lambda _stage, _action: None
    hand: Callable[..., HandLayout] = lay_out_hand
    handlers: Mapping[type, Handler] = {}
    sounds: Mapping[type, str] = {}
    extras: Callable[[Stage], Extras] | None = None


def kind_of(game: object) -> TableKind:
    """The table of a game, given by its key, settings, View or MatchSpec; KeyError if there is none."""
    if isinstance(game, str):
        return _load(game)
    settings: Any = getattr(game, "settings", game)
    return _load(str(settings.__struct_config__.tag))


def _load(key: str) -> TableKind:
    """Named one by one, so that a bundle finds them."""
    if key not in _LOADED:
        if key == "four":
            from shengji_qt.ui.games.four.kind import KIND
        elif key == "three":
            from shengji_qt.ui.games.three.kind import KIND
        elif key == "five":
            from shengji_qt.ui.games.five.kind import KIND
        else:
            raise KeyError(key)
        _LOADED[key] = KIND
    return _LOADED[key]


_LOADED: Final[dict[str, TableKind]] = {}
