# SPDX-License-Identifier: MIT
"""Plays, throws and skips of the mine: RuleBot's choices and those of the core, played out in sampled worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from shengji_qt.ai.core import backend
from shengji_qt.ai.core.positions import World, frame_of, table_of, values
from shengji_qt.ai.core.table import Cards
from shengji_qt.ai.heuristics import three_worth
from shengji_qt.ai.sampling import belief_of
from shengji_qt.ai.sampling.explaining import Explained
from shengji_qt.ai.search.playing import Asked, Comparison, Limits, Option, compare
from shengji_qt.ai.search.utilities import demotion_of, utility_of
from shengji_qt.model.actions import AnyAction, Choice, Mine, Play
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of
from shengji_qt.model.three_player.view import ThreeView

MOST: Final = 14  # options of one decision
MORE_WORK: Final = 1.5  # a card of a playout in the game of three or with three decks, beside the others
FIVE_WORK: Final = 3.0  # the same in the game of five, where the core is in Python
EARLY: Final = 1  # tricks before the exact end
SEARCHED: Final = 100  # cards of a playout that take as long as the exact end
DOUBT: Final = 0.05  # of guard and prior, where an exact end leaves only the cards to be guessed
POINTS: Final = 20.0  # points for a level, in the values of choices
SETTLED: Final = ("forced", "skip_only", "lead_rest")  # reasons that leave nothing to search


def search_play(asked: Asked) -> list[Choice]:
    """The choices, best first, of a seat that has to play."""
    view, choices = asked.view, asked.choices
    if not choices or choices[0].code in SETTLED:
        return choices
    table = table_of(view)
    draw = drawing(asked)
    first = draw(asked.rng)
    exact = exact_from(view, asked.limits)
    frame = frame_of(view, table, exact)
    options = play_options(view, choices, frame(first).moves(MOST))
    if len(options) < 2:
        return choices
    worth = utility_of(view)
    ready = [first]

    def sample() -> World:
        return ready.pop() if ready else draw(asked.rng)

    limits = within(asked.limits, len(options), cards_left(view) + (SEARCHED if len(view.hand) > exact > 0 else 0))
    if exact:
        limits = limits._replace(guard=DOUBT * limits.guard, prior=DOUBT * limits.prior)
    prior = prior_of(choices, options, limits.prior)

    def evaluate(world: World, compared: Sequence[Option]) -> list[float]:
        outcomes = values(frame(world), [each.cards for each in compared])
        return [worth(each) + prior[option.cards] for each, option in zip(outcomes, compared, strict=True)]

    return ranked(choices, options, compare(options, evaluate, sample, limits, asked.budget))


def drawing(asked: Asked) -> Callable[[random.Random], World]:
    """How worlds are drawn."""
    view, belief, steps = asked.view, belief_of(asked.view), asked.limits.steps
    if steps and isinstance(view, FourView):
        return Explained(view, belief, steps, asked.budget).sample
    return belief.sample


def exact_from(view: Any, limits: Limits) -> int:
    """With how many cards a hand the end is played as well as can be; 0: by the policy, like all that comes before.

    Where it is more than `EARLY` tricks away, it is not worth its time. It does not say which cards take the bottom.
    """
    if not limits.exact or not isinstance(view, FourView) or len(view.hand) > limits.exact + EARLY:
        return 0
    return limits.exact if demotion_of(view) is None else 0


def play_options(view: Any, choices: Sequence[Choice], moves: Sequence[Cards]) -> list[Option]:
    """RuleBot's, and those moves of the core that it did not name."""
    check = rules_of(view).check
    kind = Mine if view.decision.kind == "mine" else Play
    found: dict[Cards, Option] = {}
    for each in choices:
        assert isinstance(each.action, Play | Mine)
        cards = tuple(sorted(each.action.cards))
        found[cards] = Option(each.action, cards)
    for cards in moves:
        if len(found) == MOST:
            break
        action = kind(cards)
        if cards not in found and check(view, action) is None:
            found[cards] = Option(action, cards)
    return list(found.values())


def prior_of(choices: Sequence[Choice], options: Sequence[Option], weight: float) -> dict[Cards, float]:
    """What RuleBot thinks of the options, in levels; of those that it did not name no better than of its last one."""
    least = min(each.value for each in choices)
    named = {each.action: each.value for each in choices}
    return {each.cards: weight * (named.get(each.action, least) - choices[0].value) for each in options}


def cards_left(view: Any) -> int:
    """Cards that a playout from here lays down, at most; more where each takes longer. 0 where they are not counted:
    with five players and the core compiled all worlds that the limits name are looked at.
    """
    if isinstance(view, ThreeView):
        return int(MORE_WORK * three_worth.cards_left(view))
    if isinstance(view, FourView):
        return int((MORE_WORK if view.settings.decks == 3 else 1.0) * sum(view.hand_counts))
    return int(FIVE_WORK * (sum(view.hand_counts) + view.mine_count)) if backend.native() is None else 0


def within(limits: Limits, options: int, left: int) -> Limits:
    """The same with as many worlds as the work allows, for so many options of so many cards."""
    affordable = limits.work // max(options * left, 1)
    return limits._replace(worlds=max(min(limits.worlds, affordable), limits.least))


def ranked(choices: Sequence[Choice], options: Sequence[Option], found: Comparison) -> list[Choice]:
    """RuleBot's choices with what the search says of them: the best option first, then the others by their values.

    What the search prefers to RuleBot's first has a reason of its own.
    """
    known: dict[AnyAction, Choice] = {each.action: each for each in choices}
    rest = [each for each, option in enumerate(options) if option.action in known and each != found.best]
    rest.sort(key=lambda each: (-found.ahead(each), each))
    made = []
    for each in (found.best, *rest):
        option, ahead = options[each], found.ahead(each)
        if each == found.best and each:
            facts: dict[str, object] = {"worlds": found.worlds, "levels": max(round(ahead, 2), 0.01)}
            made.append(Choice(option.action, "searched", facts, round(POINTS * ahead, 3)))
        else:
            reason = known[option.action]
            made.append(Choice(option.action, reason.code, reason.facts, round(POINTS * ahead, 3)))
    return made
