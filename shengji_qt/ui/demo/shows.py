# SPDX-License-Identifier: MIT
"""What the demo shows of each game: its moments, and the story in which they happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from shengji_qt.ui.demo.casting import NoDealError, cast
from shengji_qt.ui.demo.script import Script
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.games.five import moments as five
from shengji_qt.ui.games.five.story import FiveStory
from shengji_qt.ui.games.four.moments import IMPOSSIBLE, MOMENTS
from shengji_qt.ui.games.four.story import FourStory

# Of each decision of the own seat the first one of a match, before and after the cards for it are chosen.
_ASKED: Final[dict[str, tuple[str, ...]]] = {
    "three": ("turned", "swap", "bid", "poll", "penalty", "bury", "play", "lower"),
}
_CHOSEN: Final = ("bury", "play")  # decisions for which cards are chosen
_RARE: Final = ("penalty", "lower", "poll")  # not in every deal, or only under house rules


class Show(NamedTuple):
    """`impossible`: moments that cannot come under some settings."""

    moments: tuple[str, ...]
    impossible: Callable[[Any], frozenset[str]]
    story: type[Story]


class PlainStory(Story):
    """What every game has: the pages, each kind of decision, a trick, the record and the result."""

    def all_scenes(self) -> Sequence[Scene]:
        asked = _ASKED[self.store.current.new_game.game]
        scenes: list[Scene] = [(("start", "options", "help", "about"), self.pages)]
        scenes += [((kind, f"{kind}_chosen"), self._deciding(kind)) for kind in asked]
        return (*scenes, (("trick", "log", "result"), self._going_on), (("continue", "match_end"), self.ending))

    def _deciding(self, kind: str) -> Callable[[], Script]:
        def scene() -> Script:
            def wanted(_events: object, view: Any) -> bool:
                return view.decision is not None and view.decision.kind == kind

            wanted.__name__ = kind
            try:
                number = cast(self.spec(), self.seed, (wanted,))
            except NoDealError:
                return  # reported as missing
            yield from self.start(number)
            yield from self.until(wanted)
            self.calm()
            yield from self.shoot(kind)
            action = self.decided()
            if kind in _CHOSEN and action is not None:
                yield from self.choose(action)
                yield from self.shoot(f"{kind}_chosen")

        return scene

    def _going_on(self) -> Script:
        """A deal to its end."""

        def second_trick(_events: object, view: Any) -> bool:
            return len(view.tricks) >= 2 and not view.trick.plays

        yield from self.start(self.seed)
        yield from self.until(second_trick, animated=True)
        yield from self.complete("trick")
        self.calm()
        if self.page.tab.isVisible():
            self.page.tab.click()
        yield from self.shoot("log")
        yield from self.until(lambda _events, view: view.phase == "over")
        yield self.window.result_page.isVisible
        yield from self.shoot("result")


def _plain(game: str) -> Show:
    asked = _ASKED[game]
    both = (each for kind in asked for each in ((kind, f"{kind}_chosen") if kind in _CHOSEN else (kind,)))
    moments = ("start", "options", *both, "trick", "log", "result", "continue", "match_end", "help", "about")
    return Show(moments, lambda _settings: frozenset(_RARE), PlainStory)


SHOWS: Final[dict[str, Show]] = {
    "four": Show(MOMENTS, lambda settings: IMPOSSIBLE[settings.decks], FourStory),
    "three": _plain("three"),
    "five": Show(five.MOMENTS, five.impossible, FiveStory),
}
