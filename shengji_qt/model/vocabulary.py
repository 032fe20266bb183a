# SPDX-License-Identifier: MIT
"""The unions over all games: what a journal, a wire or a test of every type has to know."""

from __future__ import annotations

from shengji_qt.model.events import SharedEvent
from shengji_qt.model.five_player.events import FiveEvent
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.five_player.view import FiveView
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.game import Standing
from shengji_qt.model.three_player.events import ThreeEvent
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import ThreeView

AnyEvent = SharedEvent | ThreeEvent | FiveEvent
AnySettings = FourSettings | ThreeSettings | FiveSettings
AnyStanding = Standing | ThreeStanding | FiveStanding
AnyView = FourView | ThreeView | FiveView
