# SPDX-License-Identifier: MIT
"""Split mode: dividing the cards into a front and a rear hand by dragging (five_player.md R22.1)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.drag import START
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.motion import Motion

Take = Callable[[list[CardItem], Hand, QPointF], None]


class DivideGrip:
    """A press on a card of either hand: a click chooses it, a drag takes it, and what is chosen, to where it is let go.

    `dropped(items, hand, at)`: the items come from `hand`.
    """

    def __init__(self, item: CardItem, hand: Hand, at: QPointF, motion: Motion, dropped: Take) -> None:
        self._item = item
        self._hand = hand
        self._start = at
        self._motion = motion
        self._dropped = dropped
        self._raised = item.raised
        self._lifted: dict[CardItem, QPointF] = {}

    def move(self, at: QPointF) -> None:
        moved = at - self._start
        if not self._lifted:
            if moved.x() ** 2 + moved.y() ** 2 < START * START:
                return
            items = [each for each in self._hand.items if each is self._item or each in self._hand.selected]
            self._hand.lifted = set(items)
            for index, each in enumerate(items):
                self._motion.stop(each)
                self._lifted[each] = each.pos()
                each.setZValue(z_values.DRAG + index)
        for each, origin in self._lifted.items():
            each.setPos(origin + moved)

    def drop(self, at: QPointF) -> None:
        items, self._lifted = list(self._lifted), {}
        self._hand.lifted = set()
        if items:
            self._dropped(items, self._hand, at)
        elif self._item in self._hand.items:
            self._hand.click(self._item, raised=self._raised)
            self._dropped([], self._hand, at)

    def cancel(self) -> None:
        self._lifted = {}
        self._hand.lifted = set()
        self._hand.lay_out()
