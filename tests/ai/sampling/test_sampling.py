# SPDX-License-Identifier: MIT
"""Sampled worlds fit the View, at the fixed positions of all games."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from shengji_qt.ai.positions import read
from shengji_qt.ai.sampling import belief_of
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.games import rules_of

DEALS = read(Path(__file__).parent.parent / "positions.jsonl.xz")
PLACES = [(deal, each) for deal in DEALS for each in deal.positions]


def test_worlds_have_the_sizes_and_voids_and_no_card_too_often() -> None:
    for deal, place in PLACES:
        view = place.view
        if view.phase != "play":
            continue
        cls = rules_of(view).order_of(view).cls
        world = belief_of(view).sample(random.Random(5))
        played = [play for trick in (*view.tricks, view.trick) for play in trick.plays]
        assert [len(each) for each in world.hands] == list(view.hand_counts)
        assert world.hands[view.seat] == view.hand
        everything = Counter(face for cards in (*world.hands, world.hidden, *world.face_down) for face in cards)
        everything.update(face for play in played for face in play.cards)
        assert not everything - Counter(dict.fromkeys(everything, Counter(deal.deck)[deal.deck[0]]))
        if isinstance(view, FourView):
            for trick in (*view.tricks, view.trick):
                for play in trick.plays[1:]:
                    led = cls[trick.lead[0]]
                    if any(cls[face] != led for face in play.cards):
                        assert all(cls[face] != led for face in world.hands[play.seat])
