# SPDX-License-Identifier: MIT
"""The table of a replay: the table page itself, on which nothing is played but what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal, Slot

from shengji_qt.controller.replay_table import ReplayTable
from shengji_qt.model.games import rules_of
from shengji_qt.ui.games.kinds import TableKind, kind_of
from shengji_qt.ui.panels.messages import Message, bottom_words
from shengji_qt.ui.panels.trump_plate import TrumpFacts
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.texts.replays import next_text, place_text, trick_number

GAP: Final = 8  # pixels between the table and open hands under it


def _kind(kind: TableKind) -> TableKind:
    """The game's table, on which the plate names the trick that lies open, as do the words and the bar."""

    def trump_facts(view: Any, names: Sequence[str]) -> TrumpFacts:
        return kind.trump_facts(view, names)._replace(trick=trick_number(view))

    return kind._replace(trump_facts=trump_facts)


class ReplayTablePage(TablePage):
    """`trick_wanted`: a trick of the record, from 1."""

    trick_wanted = Signal(int)

    def __init__(self, replay: ReplayTable, preferences: PreferenceStore) -> None:
        self._replay = replay
        self._shown: tuple[int, int] | None = None  # deal and seat
        self._covered = False
        super().__init__(replay, preferences, _kind(kind_of(replay.cursor.header.spec)))
        self.view.setInteractive(False)  # cards cannot be taken here
        self._say()

    @Slot(list, object)
    def _on_events(self, events: Sequence[Any], view: Any) -> None:
        """A jump shows what is there at once; only a step ahead moves."""
        stage = self.stage
        self.scene.drain()
        if not events:
            shown = self._replay.cursor.place.deal, self._replay.seat
            self.scene.director.forget()
            self.scene.clear_selection()
            stage.override = None
            stage.bottom.clear()
            stage.bid.clear()
            if shown != self._shown:
                stage.hand.clear()
                stage.trick.clear()
                stage.extras.clear()
            self._shown = shown
        super()._on_events(events, view)
        if not events:
            stage.motion.finish()
            self._lay_last_trick()

    def _arrange(self, later: bool = True) -> None:
        super()._arrange(later)
        if self.stage.past.plays:  # it lies where it lay before
            self._lay_last_trick()

    def _lay_last_trick(self) -> None:
        """After a jump to the end of a trick that trick is laid open, as the table itself is empty; at the end of a
        deal, the bottom as well.
        """
        view, stage = self.stage.view, self.stage
        if view is None or view.trick.plays or not view.tricks or view.phase not in ("play", "over"):
            return
        bottom = getattr(view, "bottom", ()) if view.phase == "over" else ()
        if bottom:
            points = rules_of(view).card_points(view)
            stage.bottom.turn_up(stage.ordered(bottom), bottom_words(sum(points[card] for card in bottom)))
            stage.motion.finish()
        else:
            self.scene.show_trick(len(view.tricks))

    def say_again(self) -> None:
        """After another language."""
        self._say()

    @Slot(object)
    def _on_settled(self, view: Any) -> None:
        self._say()
        super()._on_settled(view)
        self._say()  # the end of a deal takes such words back

    def cover(self, covered: bool) -> None:
        """Open hands lie on the own one and on the words beside it, which they tell themselves."""
        if covered != self._covered:
            self._covered = covered
            self.stage.own_marks.item.setVisible(not covered)
            self._say()

    def free_below(self) -> int:
        """Where everything ends that is not the own hand or beside it, in pixels from the top."""
        layout: Any = self.stage.layout
        rects = [rect for place, rect in layout.plates.items() if place]
        rects += [layout.drop, *(tableau.rect for tableau in getattr(layout, "tableaus", ()))]
        lying = [item.y() + item.width * ASPECT for item in self.stage.bottom.items]
        return round(max(*(float(rect.bottom) for rect in rects), *lying) + GAP)

    def place_words(self) -> tuple[str, str]:
        """Which deal and trick this is, and who is next."""
        deal, view = self._replay.deal, self._replay.view
        return (place_text(deal, view), next_text(view, self.stage.names)) if deal is not None else ("", "")

    def _say(self) -> None:
        """Where this is, in the place of what a player is asked."""
        deal, view = self._replay.deal, self._replay.view
        stage = self.stage
        if deal is None or view is None:
            stage.played_on = Message(
                self.tr("No deal of this match is over yet"),
                self.tr("A deal can be watched as soon as it has a result."),
            )
        else:
            stage.played_on = Message("") if self._covered else Message(*self.place_words())
        stage.show_message()

    @Slot()
    def _show_choices(self) -> None:
        """There is nothing to choose: the buttons stand under the table."""
        self.bar.show_specs([], self.stage.look)
        self._place_bars()
        self.view.setAccessibleDescription(self.stage.message_line.message.spoken)

    @Slot(int)
    def _on_trick_chosen(self, number: int) -> None:
        self.trick_wanted.emit(number)

    @Slot(str)
    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        self.scene.director.waits_for_click = False  # the buttons under the table say when it goes on
