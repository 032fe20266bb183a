# SPDX-License-Identifier: MIT
"""Deals played to their end by random players, for what shows results."""

from __future__ import annotations

import random

from shengji_qt.model.actions import PassBid
from shengji_qt.model.cards import full_deck
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.match import Match
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of


def scored_match(seed: int, *, deals: int = 0, settings: FourSettings | None = None) -> Match:
    """A match whose first deal is scored; the same seed gives the same deal."""
    rng = random.Random(seed)
    match = Match(spec_of(COMPUTERS, deals=deals, settings=settings))
    player = RandomPlayer()
    while not match.summaries:
        if match.needs_shuffle:
            deck = full_deck(match.spec.settings.decks)
            rng.shuffle(deck)
            match.shuffle(deck, rng.randrange(4))
        step(match, player, rng)
    return match


def step(match: Match, player: RandomPlayer, rng: random.Random) -> None:
    """One decision, or one step of the table where nobody wants to act."""
    for decision in match.pending():
        view = match.view(decision.seat)
        assert view is not None
        action = player.choose(view, rng.getrandbits(32))
        if not (decision.optional and isinstance(action, PassBid)):
            match.act(decision.seat, action)
            return
    if match.can_advance:
        match.advance()
