# SPDX-License-Identifier: MIT
"""Deals of the model that have come to the play of cards, and cards that are played in model and core side by side."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shengji_qt.ai.arena_deals import Setup, start_of
from shengji_qt.ai.players import player
from shengji_qt.model.actions import Bid, PassBid
from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of

Cards = tuple[Card, ...]
LISTED = 120
VARIANTS = (  # game, decks, mode
    *(("four", decks, "mine") for decks in (1, 2, 3)),
    ("three", 1, "mine"),
    *(("five", decks, "mine") for decks in (1, 2, 3)),
    ("five", 2, "split"),
)


def dealt(game: str, number: int, seed: int, decks: int = 2, mode: str = "mine", drawn: bool = True) -> Any:
    """A deal in which the first card is to be led, everything before done at random; with `drawn` house rules are drawn
    too. None where nobody bid.
    """
    setup = Setup(decks, "random", "random", seed, seed if drawn else None, game, mode)
    start = start_of(setup, number)
    deck = setup.family.deck(start.settings)
    start.shuffle.shuffle(deck)
    deal = setup.family.deal(start.settings, start.deal, deck, start.first_seat)
    rng = random.Random(f"before the play/{seed}/{number}")
    chooser = player("random")
    while not deal.over and deal.phase != "play":
        asked = [each for each in deal.pending() if not each.optional or rng.random() < 0.1]
        if not asked:
            deal.advance()
            continue
        view = deal.view(rng.choice(asked).seat)
        action = chooser.choose(view, rng.getrandbits(32))
        if isinstance(action, Bid | PassBid) and rng.random() < 0.5 and rules_of(view).bids(view):
            action = rules_of(view).bids(view)[0]
        if action is not None:
            deal.apply(view.seat, action)
    return None if deal.over else deal


def next_cards(rng: random.Random, view: Any, position: Any, share: float) -> Cards:
    """Cards to play: in so many of all cases what the lean policy wants, else one of its candidates or of all legal
    plays. Everything that the core offers has to be legal.
    """
    rules, asks = rules_of(view), type(rules_of(view).options(view, 1)[0])
    chosen = position.policy()
    if rng.random() < 0.08:
        offers = position.moves(60)
        assert chosen in offers and len(set(offers)) == len(offers)
        for cards in offers:
            assert rules.check(view, asks(cards)) is None, (cards, view.trick, view.hand)
    assert rules.check(view, asks(chosen)) is None, (chosen, view.trick, view.hand)
    if rng.random() < share:
        return chosen
    if rng.random() < 0.5:
        return rng.choice(position.moves(60))
    offers = rules.plays(view, LISTED)
    return rng.choice(offers[-20:] if rng.random() < 0.5 else offers)


def random_moment(game: str, number: int, decks: int = 2, mode: str = "mine") -> Any:
    """A deal somewhere in the play of cards; None where nobody bid."""
    deal = dealt(game, number, 9, decks, mode)
    rng = random.Random(number)
    for _ in range(rng.randrange(1, 12) if deal is not None else 0):
        view = deal.view(deal.turn)
        deal.apply(deal.turn, rng.choice(rules_of(view).options(view, 20)))
    return deal


def check_playout(deal: Any, make: Any, playout: Any, done: Callable[[], object]) -> None:
    """The end of a playout is that of the deal played on by the lean policy; the same for each copy, which is one."""
    position = make(deal)
    before = position.state[:]
    result = playout(position.copy())
    assert position.state == before
    assert playout(position.copy()) == result
    while deal.phase == "play":
        cards = position.policy()
        asks = type(rules_of(deal.view(deal.turn)).options(deal.view(deal.turn), 1)[0])
        deal.apply(deal.turn, asks(cards))
        position.apply(cards)
    assert done() == result
