# SPDX-License-Identifier: MIT
"""The table of the five-player game."""

from __future__ import annotations

from typing import Final

import msgspec

from shengji_qt.model.five_player.events import MineShown
from shengji_qt.model.five_player.settlement import THROW_PENALTY
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.summaries import FiveSummary
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.result_frame import ResultPage
from shengji_qt.ui.games.five.choices import (
    MINE_BAR,
    action,
    action_words,
    buttons,
    extras_of,
    named,
    passes,
    plan,
    risky,
    room,
    zones,
)
from shengji_qt.ui.games.five.extras import FiveExtras, fan_layout_args
from shengji_qt.ui.games.five.facts import (
    least_plate,
    mine_name,
    names_of,
    owner,
    scores,
    seat_facts,
    slot_counts,
    trump_facts,
)
from shengji_qt.ui.games.five.handlers import HANDLED, SOUNDS
from shengji_qt.ui.games.five.layout import FiveLayout, lay_out_five
from shengji_qt.ui.games.five.messages import kind_of_decision, message
from shengji_qt.ui.games.five.mine_reason import why_not
from shengji_qt.ui.games.five.places import PLACES, place_of
from shengji_qt.ui.games.five.record import entries
from shengji_qt.ui.games.kinds import Drop, Room, TableKind
from shengji_qt.ui.scene.stage import Stage
from shengji_qt.ui.scene.table_layout import scale_for
from shengji_qt.ui.texts import translate
from shengji_qt.ui.theme import Theme

NARROW: Final = 1100.0  # pixels of a table on which plates save room


def _layout(room: Room) -> FiveLayout:
    mine, fan, divides = fan_layout_args(room.view)
    scale = scale_for(room.height)
    narrow = room.width < NARROW * scale
    least = least_plate(scale, narrow)
    widths = {place: least if narrow else max(least, room.widths.get(place, 0.0)) for place in range(1, PLACES)}
    return lay_out_five(room.width, room.height, room.rows, widths, room.size, mine=mine, fan=fan, divides=divides)


def _place_of(view: FiveView, slot: int, _places: int) -> int:
    return place_of(slot, view.seat or 0, view.declarer)


def _points(view: FiveView) -> tuple[int, ...]:
    return view.personal


def _settled_points(summary: FiveSummary) -> tuple[int, ...]:
    """Personal points, then what the pairs got outside of tricks."""
    adjust = (
        total - sum(summary.personal[seat] for seat in pair)
        for pair, total in zip(summary.pairs, summary.pair_points, strict=True)
    )
    return (*summary.personal, *adjust)


def _won(summary: FiveSummary, seat: int) -> bool:
    return summary.overturned != (seat == summary.declarer)


def _drop(stage: Stage, view: FiveView) -> Drop:
    layout = extras_of(stage).layout
    kind = kind_of_decision(view)
    if kind == "mine":
        return Drop(layout.mine_drop, mine_name(view), layout.mine)
    words = {
        "play": translate("Stage", "Drag here to play"),
        "bury": translate("Stage", "Drag here to bury"),
    }.get(kind, "")
    return Drop(layout.drop, words)


def _settle_bottom(stage: Stage, view: FiveView) -> None:
    if view.phase in ("deal", "poll"):
        if stage.bottom.state != "open":
            stage.bottom.show_pile(view.settings.bottom_size)
    else:
        stage.bottom.clear()


def _played_out(view: FiveView, event: object) -> FiveView | None:
    """The tricks are told while the mine is turned up, the result when it is said."""
    return msgspec.structs.replace(view, scored=None) if isinstance(event, MineShown) else None


def _result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    from shengji_qt.ui.games.five.result import result_page  # wanted after the first deal only

    return result_page(faces, icons, theme)


KIND: Final = TableKind(
    key="five",
    places=PLACES,
    layout=_layout,
    seat_facts=seat_facts,
    trump_facts=trump_facts,
    scores=scores,
    points=_points,
    settled_points=_settled_points,
    won=_won,
    message=message,
    buttons=buttons,
    entries=entries,
    action=action,
    drop=_drop,
    settle_bottom=_settle_bottom,
    result_page=_result_page,
    bars=(MINE_BAR,),
    zones=zones,
    owner=owner,
    place_of=_place_of,
    counts=slot_counts,
    room=room,
    named=named,
    passes=passes,
    risky=risky,
    risk_price=lambda view: THROW_PENALTY if view.settings.decks == 1 else 0,
    why_not=why_not,
    played_out=_played_out,
    action_words=action_words,
    names=names_of,
    plan=plan,
    handlers=HANDLED,
    sounds=SOUNDS,
    extras=FiveExtras,
)
