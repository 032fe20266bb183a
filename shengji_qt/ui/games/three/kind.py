# SPDX-License-Identifier: MIT
"""The table of the three-player game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from shengji_qt.model.actions import AnyAction, Lower, PassBid, Penalise, Swap
from shengji_qt.model.cards import Card
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import BOTTOM
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.kinds import Drop, Room, TableKind
from shengji_qt.ui.games.three import acts, choices, facts
from shengji_qt.ui.games.three.extras import ThreeExtras, slots_at, swap_of
from shengji_qt.ui.games.three.messages import message
from shengji_qt.ui.games.three.record import entries
from shengji_qt.ui.games.three.table_layout import ThreeLayout, lay_out_hand_three, lay_out_three
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text
from shengji_qt.ui.theme import Theme

if TYPE_CHECKING:
    from shengji_qt.ui.dialogs.result_frame import ResultPage
    from shengji_qt.ui.scene.stage import Stage


def _layout(room: Room) -> ThreeLayout:
    slots = [slots_at(room.view, place) for place in range(facts.SEATS)]
    return lay_out_three(room.width, room.height, slots, room.widths, room.size)


def _drop(stage: Stage, view: ThreeView) -> Drop:
    words = {
        "play": translate("Stage", "Drag here to play"),
        "bury": translate("Stage", "Drag here to bury"),
    }.get(facts.asked(view), "")
    layout = stage.layout
    if words and facts.asked(view) == "play" and not view.settings.rule3:
        words = translate("ThreeTable", "Drag here to play")  # on a place as narrow as a card
        return Drop(layout.play_place(stage.free_spot(0), 1).outline(1, 0), words)
    return Drop(layout.drop, words)


def _settle_bottom(stage: Stage, view: ThreeView) -> None:
    if view.phase in ("deal", "turn", "poll", "penalty") or (view.phase == "draw" and view.bid_phase != 1):
        stage.bottom.show_pile(BOTTOM)  # nobody has taken it yet
    elif view.phase == "swap":
        stage.bottom.clear()
    elif view.declarer is not None and view.phase in ("draw", "bury", "play"):
        stage.bottom.show_stack(stage.place_of(view.declarer), view.bottom_count)


def _zones(view: ThreeView) -> tuple[str, ...]:
    """Bury from the hand alone, swap by clicks and drags of its own; play from hand and tableau."""
    if view.phase == "bury":
        return ("hand",)
    return () if facts.asked(view) in ("swap", "turned") else ("hand", "tableau")


def _room(view: ThreeView, chosen: int) -> int | None:
    if view.phase == "bury":
        return max(0, BOTTOM - view.bottom_count - chosen)
    return None


def _free(view: ThreeView) -> Sequence[Card] | None:
    """What came out of the tableau may not be buried (three_player.md 8.2)."""
    if facts.asked(view) != "bury" or not view.locked:
        return None
    return [card for card in view.hand if card not in view.locked]


def _single(view: ThreeView) -> bool:
    return view.phase == "play" and not view.settings.rule3


def _bidding(view: ThreeView) -> bool:
    """A card shown in bidding #2 lies open while cards are drawn; one of bidding #1 lies in its tableau."""
    return view.bid_phase != 1 and view.phase in ("turn", "draw", "poll")


def _action_words(_view: ThreeView, action: AnyAction, names: Sequence[str]) -> str:
    """A hint's action in words; "" where the shared ones will do."""
    match action:
        case PassBid():
            return translate("ThreeTable", "Decline, or pass")
        case Swap(moves) if not moves:
            return translate("ThreeTable", "Swap nothing")
        case Swap(moves):
            cards = cards_text(move.card for move in moves)
            return translate("ThreeTable", "Swap in {cards}").format(cards=cards)
        case Penalise(effect):
            if effect == "demote":
                return translate("ThreeTable", "Goes down")
            return translate("ThreeTable", "The others go up")
        case Lower(seat):
            if seat is None:
                return translate("ThreeTable", "Lower nobody")
            return translate("ThreeTable", "Lower {name}").format(name=names[seat])
        case _:
            return ""


def _unseen(stage: Stage, view: ThreeView) -> bool:
    """Nobody swaps before the bottom lies open before him (8.1)."""
    return facts.asked(view) == "swap" and not swap_of(stage).open


def _plan(stage: Stage, action: AnyAction) -> None:
    """A hint's swaps lie on the table, to be confirmed or changed."""
    swap = swap_of(stage)
    if isinstance(action, Swap) and swap.open:
        swap.fill(action.moves)


def _result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    from shengji_qt.ui.games.three.result import result_page  # wanted after the first hand only

    return result_page(faces, icons, theme)


KIND: Final = TableKind(
    key="three",
    places=facts.SEATS,
    layout=_layout,
    seat_facts=facts.seat_facts,
    trump_facts=facts.trump_facts,
    scores=facts.scores,
    points=lambda view: tuple(view.points),
    settled_points=facts.settled_points,
    won=facts.won,
    message=message,
    buttons=choices.buttons,
    entries=entries,
    action=choices.action,
    drop=_drop,
    settle_bottom=_settle_bottom,
    result_page=_result_page,
    own_plate=True,
    zones=_zones,
    place_of=facts.place_of,
    best_spot=facts.best_spot,
    bidding=_bidding,
    room=_room,
    free=_free,
    single=_single,
    named=choices.named,
    passes=choices.passes,
    action_words=_action_words,
    unseen=_unseen,
    plan=_plan,
    hand=lay_out_hand_three,
    handlers=acts.ACTS,
    sounds=acts.SOUNDS,
    extras=ThreeExtras,
)
