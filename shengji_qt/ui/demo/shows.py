# SPDX-License-Identifier: MIT
"""What the demo shows of each game: its moments, and the story in which they happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from shengji_qt.ui.demo import lan_story, lesson_story, reading_story, replay_story, window_story
from shengji_qt.ui.demo.story import Story
from shengji_qt.ui.games.five import moments as five
from shengji_qt.ui.games.five.story import FiveStory
from shengji_qt.ui.games.four.moments import IMPOSSIBLE, MOMENTS
from shengji_qt.ui.games.four.story import FourStory
from shengji_qt.ui.games.three import story as three


class Show(NamedTuple):
    """`impossible`: moments that cannot come under some settings."""

    moments: tuple[str, ...]
    impossible: Callable[[Any], frozenset[str]]
    story: type[Story]


SHOWS: Final[dict[str, Show]] = {
    "four": Show(MOMENTS, lambda settings: IMPOSSIBLE[settings.decks], FourStory),
    "three": Show(three.MOMENTS, lambda _settings: frozenset(), three.ThreeStory),
    "five": Show(five.MOMENTS, five.impossible, FiveStory),
    "lan": Show(lan_story.MOMENTS, lambda _settings: frozenset(), lan_story.LanStory),  # pictures only
    "replay": Show(replay_story.MOMENTS, lambda _settings: frozenset(), replay_story.ReplayStory),
    "window": Show(window_story.MOMENTS, lambda _settings: frozenset(), window_story.WindowStory),
    "lesson": Show(lesson_story.MOMENTS, lambda _settings: frozenset(), lesson_story.LessonStory),
    "reading": Show(reading_story.MOMENTS, lambda _settings: frozenset(), reading_story.ReadingStory),
}
