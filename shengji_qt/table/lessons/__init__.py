# SPDX-License-Identifier: MIT
"""Lessons: one deal of a game with fixed cards, in which somebody who has never played learns by playing.

A lesson is data (`lesson.py` says of what); `course.py` goes through it, `rehearsal.py` does exactly what it asks. A
further lesson is a module like `four.py` and a line in `lesson_of`, and its words in `ui/texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shengji_qt.table.lessons.lesson import Lesson

LESSONS: Final = ("four", "three", "five")


def lesson_of(game: str) -> Lesson:
    """The lesson of a game, imported when it is wanted; KeyError if there is none. Named one by one for a bundle."""
    if game == "four":
        from shengji_qt.table.lessons.four import LESSON
    elif game == "three":
        from shengji_qt.table.lessons.three import LESSON
    elif game == "five":
        from shengji_qt.table.lessons.five import LESSON
    else:
        raise KeyError(game)
    return LESSON
