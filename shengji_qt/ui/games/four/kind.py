# SPDX-License-Identifier: MIT
"""The table of the four-player game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from shengji_qt.model import events
from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.summaries import FourSummary
from shengji_qt.ui.games.four.layout import FourLayout, lay_out_four
from shengji_qt.ui.games.four.messages import bottom_captured, message_for
from shengji_qt.ui.games.four.record import entries
from shengji_qt.ui.games.four.scores import score_bar
from shengji_qt.ui.games.four.throw_risk import can_fail
from shengji_qt.ui.games.kinds import Drop, Offer, Room, TableKind
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.panels.choices import buttons_for
from shengji_qt.ui.panels.messages import Message, bottom_words
from shengji_qt.ui.panels.score_panel import ScoreBar
from shengji_qt.ui.panels.trump_plate import TrumpFacts
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.scene.director import Director
from shengji_qt.ui.scene.seat_item import SeatFacts
from shengji_qt.ui.scene.stage import Stage
from shengji_qt.ui.texts import translate

if TYPE_CHECKING:
    from shengji_qt.ui.art import Icons
    from shengji_qt.ui.card_faces import CardFaces
    from shengji_qt.ui.dialogs.result_frame import ResultPage
    from shengji_qt.ui.theme import Theme

PLACES: Final = 4


def _asked(view: FourView) -> str:
    return view.decision.kind if view.decision is not None else ""


def _layout(room: Room) -> FourLayout:
    return lay_out_four(room.width, room.height, room.rows, room.widths, room.size)


def _seat_facts(stage: Stage, place: int) -> SeatFacts:
    seat = (place + stage.own_seat) % PLACES
    view: FourView | None = stage.view
    name = stage.names[seat]
    if view is None:
        return SeatFacts(name, "2", seat % 2, 0)
    return SeatFacts(
        name=name,
        level=view.levels[seat % 2].text,
        side=seat % 2,
        cards=stage.counts[seat],
        declarer=view.declarer == seat,
        turn=stage.turn_at(place),
        thinking=seat in stage.thinking and place != 0,
        note=stage.notes.get(seat, ""),
        away=stage.away.get(seat, ""),
    )


def _trump_facts(view: FourView, names: Sequence[str]) -> TrumpFacts:
    trick = len(view.tricks) + 1 if view.phase == "play" else 0
    name = names[view.declarer] if view.declarer is not None else ""
    return TrumpFacts(view.trump, view.level.text, name, view.deal_no, trick)


def _scores(stage: Stage, view: FourView) -> list[ScoreBar]:
    return [score_bar(view.settings, stage.points[0])]


def _points(view: FourView) -> tuple[int, ...]:
    return (view.attacker_points,)


def _settled_points(summary: FourSummary) -> tuple[int, ...]:
    return (summary.points,)


def _won(summary: FourSummary, seat: int) -> bool:
    declarers = (seat - summary.declarer) % 2 == 0
    return declarers == (summary.winner == "declarers")


def _message(stage: Stage, view: FourView) -> Message:
    return message_for(view, stage.names, stage.obligation, len(stage.chosen))


def _buttons(_stage: Stage, view: FourView, offer: Offer) -> list[ButtonSpec]:
    return buttons_for(view, offer, bury=view.settings.bottom_size)


def _action(_stage: Stage, view: FourView, cards: tuple[Card, ...]) -> AnyAction | None:
    """Nothing chosen is an action only where cards are asked for: then it is refused with the reason."""
    if not cards and _asked(view) not in ("play", "bury"):
        return None
    return Bury(cards) if view.phase == "bury" else Play(cards)


def _drop(stage: Stage, view: FourView) -> Drop:
    words = {
        "play": translate("Stage", "Drag here to play"),
        "bury": translate("Stage", "Drag here to bury"),
    }.get(_asked(view), "")
    return Drop(stage.layout.drop, words)


def _room(view: FourView, chosen: int) -> int | None:
    if view.phase == "bury":
        return max(0, view.settings.bottom_size - chosen)
    played = any(play.seat == view.seat for play in view.trick.plays)
    return max(0, len(view.trick.lead) - chosen) if view.trick.plays and not played else None


def _settle_bottom(stage: Stage, view: FourView) -> None:
    if view.phase in ("deal", "poll"):
        if stage.bottom.state != "open":
            stage.bottom.show_pile(view.settings.bottom_size)
    elif view.phase == "bury":
        stage.bottom.clear()
    elif view.phase == "play" and view.declarer is not None:
        stage.bottom.show_stack(stage.place_of(view.declarer), view.bottom_count)


def _passes(view: FourView) -> AnyAction | None:
    return PassBid() if _asked(view) == "poll" else None


def _risky(view: FourView, action: AnyAction) -> bool:
    """A lead that is a throw can fail."""
    return isinstance(action, Play) and not view.trick.plays and can_fail(view, action.cards)


def _penalty(director: Director, event: events.PenaltyScored) -> int:
    """A failed throw has changed the attackers' points."""
    director.stage.points = (event.attacker_points,)
    director.stage.refresh()
    return speeds.SCORE


def _captured(director: Director, event: events.BottomCaptured) -> int:
    stage = director.stage
    stage.bottom.say(bottom_words(event.points, event.multiplier, event.bonus))
    director.say(bottom_captured(stage.names[event.seat], event))
    return speeds.BOTTOM_SHOWN


def _result_page(faces: CardFaces, icons: Icons, theme: Theme) -> ResultPage:
    from shengji_qt.ui.games.four.result import result_page  # wanted after the first deal only

    return result_page(faces, icons, theme)


KIND: Final = TableKind(
    key="four",
    places=PLACES,
    layout=_layout,
    seat_facts=_seat_facts,
    trump_facts=_trump_facts,
    scores=_scores,
    points=_points,
    settled_points=_settled_points,
    won=_won,
    message=_message,
    buttons=_buttons,
    entries=entries,
    action=_action,
    drop=_drop,
    settle_bottom=_settle_bottom,
    result_page=_result_page,
    room=_room,
    passes=_passes,
    risky=_risky,
    risk_price=lambda view: view.settings.failed_throw_penalty,
    handlers={events.BottomCaptured: _captured, events.PenaltyScored: _penalty},
)
