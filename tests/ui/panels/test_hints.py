# SPDX-License-Identifier: MIT
"""Hints in words: over many positions each is legal and its reason can be said in both languages."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt.ai.heuristics.four import rank
from shengji_qt.model.actions import Choice, PassBid, Play
from shengji_qt.model.cards import full_deck, parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.match import Match
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.panels.hints import HintCycle, hint_message, silence_message
from shengji_qt.ui.texts.seats import default_name
from tests.helpers.languages import check_words, speaking
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of

pytestmark = pytest.mark.gui


def positions(seed: int, decks: int) -> list[FourView]:
    """Views of every seat that is asked in one deal, played partly well and partly at random."""
    match, rng, player = (
        Match(spec_of(COMPUTERS, settings=FourSettings(decks=decks))),
        random.Random(seed),
        RandomPlayer(),
    )
    found: list[FourView] = []
    while not match.summaries:
        if match.needs_shuffle:
            deck = list(full_deck(decks))
            rng.shuffle(deck)
            match.shuffle(deck, rng.randrange(4))
        asked = match.pending()
        for decision in asked:
            view = match.view(decision.seat)
            assert view is not None
            found.append(view)
            choices = rank(view) if rng.random() < 0.5 else []
            action = choices[0].action if choices else player.choose(view, rng.getrandbits(32))
            if not (decision.optional and isinstance(action, PassBid)):
                match.act(decision.seat, action)
                break
        else:
            if match.can_advance:
                match.advance()
    return found


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_hints_are_legal_and_can_be_said(qapp: QApplication, decks: int) -> None:
    views = [view for seed in range(3) for view in positions(100 * decks + seed, decks)]
    kinds = Counter(view.decision.kind for view in views if view.decision is not None)
    assert set(kinds) == {"bid", "poll", "bury", "play"} or set(kinds) == {"bid", "bury", "play"}
    said: list[list[Choice]] = []
    for view in views:
        choices = rank(view)
        for choice in choices:
            assert view_rules.check(view, choice.action) is None, (view, choice)
        optional = view.decision is not None and view.decision.optional
        assert choices or optional, "there is a hint wherever something must be done"
        said.append(choices)
    for language in Language:
        with speaking(qapp, language):
            names = [default_name(seat) for seat in range(4)]
            for choices in said:
                for number, choice in enumerate(choices, 1):
                    message = hint_message(choice, number, len(choices), names)
                    check_words(message.head.replace("10", ""), language)
                    check_words(message.detail, language)


def test_the_only_play_says_what_the_rules_demand() -> None:
    """And no other does: there it would be no reason."""
    why = "You must play ♠3: all your spades."
    forced = hint_message(Choice(Play(parse_cards("3S")), "forced"), 1, 1, (), why=why)
    assert forced.detail == "Nothing else may be played. " + why
    free = hint_message(Choice(Play(parse_cards("3S")), "cannot_win"), 1, 2, (), why=why)
    assert why not in free.detail


def test_a_cycle_begins_again() -> None:
    view = positions(1, 2)[-1]
    choices = [Choice(Play(parse_cards(card)), "forced") for card in ("3H", "4H")]
    cycle = HintCycle(view, choices)
    assert [cycle.next()[1] for _ in range(5)] == [1, 2, 1, 2, 1]
    assert HintCycle(view, []).next() == (None, 0)


@pytest.mark.parametrize("language", list(Language))
def test_silence_is_a_hint_too(qapp: QApplication, language: Language) -> None:
    views = {view.decision.kind: view for view in positions(5, 2) if view.decision is not None}
    with speaking(qapp, language):
        check_words(silence_message(views["bid"]).head, language)
        check_words(silence_message(views["bid"]).detail, language)
        check_words(silence_message(views["play"]).head, language)
