# SPDX-License-Identifier: MIT
"""Nothing is left to decide: proven by playing on."""

from __future__ import annotations

import random

import pytest

from shengji_qt.model.actions import PassBid
from shengji_qt.model.cards import full_deck
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.endgame import all_forced
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.match import Match
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of


@pytest.mark.parametrize("decks", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_who_is_forced_has_one_legal_play_in_every_trick_that_follows(decks: int, seed: int) -> None:
    match = Match(spec_of(COMPUTERS, settings=FourSettings(decks=decks)))
    rng, player = random.Random(seed), RandomPlayer()
    forced: dict[int, int] = {}  # seat: cards held when it was found forced
    while not match.summaries:
        if match.needs_shuffle:
            deck = list(full_deck(decks))
            rng.shuffle(deck)
            match.shuffle(deck, 0)
        if match.can_advance:
            match.advance()
            continue
        for seat in range(4):
            view = match.view(seat)
            assert view is not None
            if all_forced(view):
                forced.setdefault(seat, len(view.hand))
        decision = match.pending()[0]
        view = match.view(decision.seat)
        assert view is not None
        if decision.seat in forced:
            assert len(view_rules.plays(view, 2)) == 1
        action = player.choose(view, rng.getrandbits(32))
        match.act(decision.seat, action if decision.kind != "poll" or view_rules.bids(view) else PassBid())
    assert len(forced) >= 3, "everybody but perhaps the leader of the last trick"


def test_whoever_leads_with_two_cards_or_more_may_choose() -> None:
    match = Match(spec_of(COMPUTERS))
    rng, player = random.Random(7), RandomPlayer()
    while not match.summaries:
        if match.needs_shuffle:
            deck = list(full_deck(2))
            rng.shuffle(deck)
            match.shuffle(deck, 0)
        if match.can_advance:
            match.advance()
            continue
        decision = match.pending()[0]
        view = match.view(decision.seat)
        assert view is not None
        if decision.kind == "play" and len(view.hand) >= 2 and not view.trick.plays:
            assert not all_forced(view)
        match.act(decision.seat, player.choose(view, rng.getrandbits(32)))
