# SPDX-License-Identifier: MIT
"""Steps of the lessons of all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story

STEPS: Final = {
    "four": ("welcome", "bid", "trump", "bury", "ace", "follow", "ruff", "last", "bottom", "result"),
    "three": ("tableau", "bid", "open", "swap", "second", "flip", "apart", "last", "result"),
    "five": ("pairs", "bury", "mine", "skip", "take", "ruff", "scores", "last", "dug", "windows"),
}
MOMENTS: Final = ("offer", *(f"{game}_{key}" for game, keys in STEPS.items() for key in keys))


class LessonStory(Story):
    """Each step is shown as somebody meets it who goes on with a lesson there."""

    def all_scenes(self) -> Sequence[Scene]:
        steps = [((f"{game}_{key}",), partial(self.step, game, key)) for game, keys in STEPS.items() for key in keys]
        return ((("offer",), self.offer), *steps)

    def offer(self) -> Script:
        """The first page of a newcomer who has left one of the lessons."""
        self.store.set(lessons={"three": "swap"})
        self.window.show_start()
        yield from self.shoot("offer")

    def step(self, game: str, key: str) -> Script:
        self.window.show_start()
        yield turns()
        self.store.set(lessons={game: key})
        self.window.menus.tutorial.emit(game)
        lessons = self.window.rooms.lessons

        def said() -> bool:
            page = lessons.page
            return page is not None and page.panel.isVisible() and page.step_key == key

        yield said
        yield from self.shoot(f"{game}_{key}")
