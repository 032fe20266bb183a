# SPDX-License-Identifier: MIT
"""Each lesson goes to its end, whatever it lets its pupil choose, and says nothing that is not so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from shengji_qt.model.actions import AnyAction, Bury, Mine, Play, Swap, SwapMove
from shengji_qt.model.games import rules_of
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.model.match import replay
from shengji_qt.table.lessons import LESSONS, lesson_of
from shengji_qt.table.lessons.claims import FACTS, holds
from shengji_qt.table.lessons.course import Course
from shengji_qt.table.lessons.lesson import Accept, Lesson, Step, When
from shengji_qt.table.lessons.rehearsal import Chooser, Rehearsal, as_recorded


def wrong(lesson: Lesson, choose: Chooser = as_recorded) -> list[str]:
    """The claims that are not so, of a pupil who chooses like this."""
    rehearsal = Rehearsal(lesson, choose)
    found = []
    for step in rehearsal.steps():
        summary = rehearsal.match.summaries[-1] if rehearsal.match.summaries else None
        found += [f"{step.key}: {each}" for each in step.claims if not holds(each, rehearsal.view, summary)]
    assert rehearsal.match.deal is not None and rehearsal.match.deal.over
    return found


def accepted(course: Course, view: Any) -> Iterator[AnyAction]:
    """Every answer that the rules allow and the lesson takes."""
    step = course.step
    assert step is not None and step.accept is not None
    rules = rules_of(view)
    kind = view.decision.kind
    if kind == "bury":
        count = 4 - view.bottom_count if course.lesson.game == "three" else len(course.lesson.bury)
        rest = list(view.hand)
        for card in (*step.accept.have, *step.accept.keep):
            rest.remove(card)
        more = set(combinations(rest, count - len(step.accept.have)))
        offered: Iterator[AnyAction] = (Bury((*step.accept.have, *each)) for each in more)
    elif kind == "swap":
        (card,) = step.accept.have
        offered = (Swap((SwapMove(slot, card, to),)) for slot in range(10) for to in ("hand", "bottom"))
    elif kind in ("play", "mine"):
        act = Play if kind == "play" else Mine
        offered = (act(cards) for cards in step.accept.only)
    else:
        offered = iter(rules.bids(view))
    for action in offered:
        if rules.check(view, action) is None and step.accept.takes(view, action):
            yield action


@pytest.mark.parametrize("game", LESSONS)
def test_who_does_what_is_asked_comes_to_the_end_and_hears_nothing_false(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.game == game
    assert wrong(lesson) == []


@pytest.mark.parametrize("game", LESSONS)
def test_what_may_be_chosen_freely_changes_nothing_that_is_said(game: str) -> None:
    lesson = lesson_of(game)
    rng = random.Random(5)
    seen: set[AnyAction] = set()

    def choose(course: Course, view: Any) -> AnyAction:
        fresh = sorted(accepted(course, view), key=repr)
        rng.shuffle(fresh)
        action = min(fresh, key=lambda each: each in seen)
        seen.add(action)
        return action

    for _ in range(6):
        assert wrong(lesson, choose) == []
    asked = sum(step.accept is not None for step in lesson.steps)
    assert len(seen) > asked  # something was free


@pytest.mark.parametrize("game", LESSONS)
def test_the_journal_of_a_lesson_can_be_gone_on_with_at_each_step(game: str) -> None:
    lesson = lesson_of(game)
    for step in lesson.steps[1::3]:
        rehearsal = Rehearsal(lesson)
        assert rehearsal.to_step(step.key)
        again = replay(Header(FORMAT, RULES, lesson.spec), rehearsal.entries)
        while again.advances < rehearsal.match.advances:
            again.advance()
        assert again.view(0) == rehearsal.view
    assert not Rehearsal(lesson).to_step("no such step")


@pytest.mark.parametrize("game", LESSONS)
def test_steps_have_names_of_their_own_and_known_facts(game: str) -> None:
    lesson = lesson_of(game)
    keys = [step.key for step in lesson.steps]
    assert len(set(keys)) == len(keys)
    assert {claim.fact for step in lesson.steps for claim in step.claims} <= FACTS.keys()
    for step in lesson.steps:
        names = [claim.name for claim in step.claims if claim.name]
        assert len(set(names)) == len(names), step.key


def test_a_claim_that_is_not_so_is_found() -> None:
    lesson = lesson_of("four")
    spoiled = [
        step._replace(claims=tuple(each._replace(value="nothing like it") for each in step.claims))
        for step in lesson.steps
    ]
    assert len(wrong(lesson._replace(steps=tuple(spoiled)))) == sum(len(step.claims) for step in lesson.steps)


def test_a_step_that_never_comes_and_an_answer_that_strays_are_errors() -> None:
    lesson = lesson_of("four")
    never = lesson._replace(steps=(Step("never", When(asked="swap")),))
    with pytest.raises(ValueError, match="never comes"):
        wrong(never)
    astray = lesson._replace(steps=(Step("astray", When(asked="bid"), accept=Accept("bid", ((lesson.bury[0],),))),))
    with pytest.raises(ValueError, match="does not accept"):
        wrong(astray)


@pytest.mark.parametrize("game", LESSONS)
def test_what_strays_is_told_from_what_is_asked(game: str) -> None:
    """At each step that asks, the recorded answer is taken; of the other legal plays only those that are listed."""
    rehearsal = Rehearsal(lesson_of(game))
    for step in rehearsal.steps():
        view, course = rehearsal.view, rehearsal.course
        if step.accept is None or step.accept.kind not in ("play", "mine"):
            continue
        act = Play if step.accept.kind == "play" else Mine
        listed = {tuple(sorted(each)) for each in step.accept.only}
        assert all(course.allows(view, act(each)) for each in listed)
        assert all(rules_of(view).check(view, act(each)) is None for each in listed)
        others = {tuple(sorted(each)) for each in rules_of(view).plays(view, 40)} - listed
        assert not any(course.allows(view, act(each)) for each in others)
