# SPDX-License-Identifier: MIT
"""The searching player in all games: what it does is legal, repeatable, and follows from the View alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from shengji_qt.ai import arena_players, players
from shengji_qt.ai.budget import ENDLESS, Budget, Cancelled
from shengji_qt.ai.players import player
from shengji_qt.ai.rule_bot import RuleBot
from shengji_qt.ai.search import plays
from shengji_qt.ai.search.playing import LEAST
from shengji_qt.ai.search.plays import cards_left, exact_from, within
from shengji_qt.ai.search.search_bot import EXPERT, EXPERTS, HARD, SEARCHERS, TRIALS, SearchBot
from shengji_qt.model import codec
from shengji_qt.model.actions import DecisionKind
from shengji_qt.model.cards import Rank
from shengji_qt.model.four_player.settings import DemotionRule
from shengji_qt.model.games import rules_of
from tests.ai.core.playing import VARIANTS, dealt

by_variant = pytest.mark.parametrize(("game", "decks", "mode"), VARIANTS)
FEW = Budget(worlds=LEAST)  # fewer would leave everything as RuleBot has it
SHARE = {1: 0.15, 2: 0.09, 3: 0.08}  # by decks, so that long hands are asked about as often as short ones
EAGER = HARD._replace(guard=0.0, prior=0.0)  # leaves RuleBot's choice for nearly nothing


def questions(game: str, decks: int, mode: str, deals: int = 2, share: float = 0.15) -> Iterator[tuple[Any, Any]]:
    """Some of the decisions of deals that are played at random under random house rules: the deal and the View."""
    rng = random.Random(f"{game}/{decks}/{mode}")
    chooser = player("random")
    for number in range(deals):
        deal = dealt(game, number, 77, decks, mode)
        while deal is not None and not deal.over:
            asked = deal.pending()
            if not asked:
                deal.advance()
                continue
            view = deal.view(asked[0].seat)
            if rng.random() < share:
                yield deal, view
            action = chooser.choose(view, rng.getrandbits(32))
            if action is not None:
                deal.apply(view.seat, action)


@by_variant
@pytest.mark.usefixtures("core")
def test_what_it_does_is_legal_and_repeatable(game: str, decks: int, mode: str) -> None:
    bot, rules = SearchBot(EAGER), RuleBot()
    asked = changed = 0
    for _, view in questions(game, decks, mode, share=SHARE[decks]):
        choices = bot.rank(view, FEW, 3)
        assert all(rules_of(view).check(view, each.action) is None for each in choices)
        assert len({each.action for each in choices}) == len(choices)
        again = codec.decode(codec.encode(view), type(view))
        assert SearchBot(EAGER).rank(again, FEW, 3) == choices
        assert bot.choose(view, 3, FEW) == (choices[0].action if choices else None)
        first = rules.choose(view, 3)
        if choices and choices[0].action != first:
            changed += 1
            facts = choices[0].facts
            assert choices[0].code == "searched" and facts["worlds"] == FEW.worlds and float(str(facts["levels"])) > 0
        asked += 1
    assert asked > 8 and changed > 0


def unseen_swapped(deal: Any, view: Any, rng: random.Random) -> Any | None:
    """The deal with two cards exchanged that the View does not show, if it is equal then."""
    twin = deal.clone()
    others = [seat for seat, hand in enumerate(twin.hands) if seat != view.seat and hand]
    if len(others) < 2:
        return None
    first, second = rng.sample(others, 2)
    one, two = rng.choice(twin.hands[first]), rng.choice(twin.hands[second])
    for seat, gone, new in ((first, one, two), (second, two, one)):
        hand = list(twin.hands[seat])
        hand.remove(gone)
        twin.hands[seat] = type(twin.hands[seat])(sorted([*hand, new]))
    same = one != two and codec.encode(twin.view(view.seat)) == codec.encode(view)
    return twin if same else None


@by_variant
@pytest.mark.usefixtures("core")
def test_hidden_cards_change_nothing(game: str, decks: int, mode: str) -> None:
    rng = random.Random(5)
    expert = SearchBot(EXPERT._replace(steps=6), EXPERTS)
    bots = [SearchBot(EAGER), player("hard"), expert, player("normal"), player("easy")]
    compared = 0
    for deal, view in questions(game, decks, mode, share=SHARE[decks]):
        twin = unseen_swapped(deal, view, rng)
        if twin is not None:
            for bot in bots:
                assert bot.choose(twin.view(view.seat), 9, FEW) == bot.choose(view, 9, FEW)
            compared += 1
    assert compared > 4


def play_question() -> Any:
    """A lead of four players with a choice."""
    return next(view for _, view in questions("four", 2, "mine") if not view.trick.plays and len(view.hand) > 5)


def test_nobody_waits_any_more() -> None:
    with pytest.raises(Cancelled):
        SearchBot(HARD).choose(play_question(), 1, Budget(cancelled=lambda: True))


def test_after_the_deadline_it_is_rule_bots_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    view = play_question()
    monkeypatch.setattr("shengji_qt.ai.budget.time.monotonic", lambda: 100.0)
    assert SearchBot(EAGER).choose(view, 1, Budget(deadline=99.0)) == RuleBot().choose(view, 1)


def test_only_the_kinds_that_it_is_told_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    view = play_question()
    monkeypatch.setattr(plays, "belief_of", lambda _: pytest.fail("nothing is to be sampled"))
    assert SearchBot(EAGER, {}).rank(view, ENDLESS, 1) == RuleBot().rank(view, ENDLESS, 1)


def test_the_number_of_worlds_follows_the_work() -> None:
    view = play_question()
    left = cards_left(view)
    assert within(HARD, 2, 10).worlds == HARD.worlds
    assert within(HARD._replace(work=20 * 6 * left), 6, left).worlds == 20
    assert within(HARD._replace(work=1), 6, left).worlds == HARD.least
    assert EXPERT.worlds > HARD.worlds and EXPERT.work > HARD.work


def test_the_compiled_core_affords_more_worlds_with_five_players(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for _, view in questions("five", 2, "mine"))
    left = []
    for native in (None, object()):
        monkeypatch.setattr("shengji_qt.ai.core.backend.native", lambda native=native: native)
        left.append(cards_left(view))
    assert left[0] > sum(view.hand_counts)
    slow, fast = (within(HARD, plays.MOST, each).worlds for each in left)
    assert slow < fast == HARD.worlds


def test_the_end_is_exact_where_nobody_can_be_demoted() -> None:
    view = play_question()
    few = msgspec.structs.replace(view, hand=view.hand[:4])
    assert exact_from(few, HARD) == HARD.exact == 3
    assert exact_from(msgspec.structs.replace(view, hand=view.hand[:5]), HARD) == 0
    assert exact_from(few, HARD._replace(exact=0)) == 0
    rules = (DemotionRule(view.levels[view.declarer % 2], Rank(2)),)
    settings = msgspec.structs.replace(view.settings, bottom_capture_demotion=rules)
    assert exact_from(msgspec.structs.replace(few, settings=settings), HARD) == 0
    three = next(view for _, view in questions("three", 1, "mine"))
    assert exact_from(three, HARD._replace(exact=99)) == 0


def test_what_is_on_trial_can_be_seated_in_the_arena_and_by_no_level() -> None:
    assert not SEARCHERS.keys() & TRIALS.keys()
    assert set(TRIALS) <= set(get_args(DecisionKind))
    assert "trial" in arena_players.OFFERED and "trial" not in players.NAMES
