# SPDX-License-Identifier: MIT
"""The declarer's second fan: the mine's cards, or the rear hand, in the panel opposite him."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.ui.games.five.layout import FanLayout
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.hand_layout import HandLayout
from shengji_qt.ui.scene.motion import Motion

NAME = "mine"  # of the zone


class Fan(Hand):
    """A hand that lies in the panel. `area` is None while there is no panel."""

    def __init__(self, pool: CardPool, motion: Motion) -> None:
        self.area: FanLayout | None = None
        super().__init__(pool, motion, NAME, self._arranged)

    def _arranged(self, count: int, _width: float, _height: float, **_options: object) -> HandLayout:
        area = self.area
        if area is None:
            return HandLayout(0.0, 0.0, 1, 0.0, 0.0, ())
        places = area.places(count)
        bottom = area.top + area.card_width * 1.4 + area.pitch * (area.rows - 1)
        return HandLayout(area.card_width, area.step, area.rows, area.top, bottom, places)

    def take_in(self, items: Sequence[CardItem]) -> None:
        """Cards come from elsewhere on the table; call `lay_out` afterwards."""
        for item in items:
            item.show_side(True)
            item.setScale(1.0)
            item.setZValue(z_values.FLYING)
        self.add(items)

    def lay_out(self, duration: int = speeds.SORT) -> None:
        """Move every card to its place, while there is a panel."""
        if self.area is not None:
            super().lay_out(duration)
