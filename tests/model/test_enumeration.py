# SPDX-License-Identifier: MIT
"""Lists of subsets, runs and layouts, each once."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.cards import RANKS, Trump, parse_cards
from shengji_qt.model.combos import descending
from shengji_qt.model.enumeration import leads, realisations, run_sets, single_leads, subsets
from shengji_qt.model.order import four_order
from tests.model import naive
from tests.model.strategies import Ordering, holdings, orderings, window


@given(st.lists(st.sampled_from(parse_cards("3H 4H 5S bj")), max_size=8), st.integers(0, 9))
def test_subsets(cards: list[object], size: int) -> None:
    held = tuple(sorted(cards))  # type: ignore[type-var]
    found = list(subsets(held, size))  # type: ignore[arg-type]
    assert len(found) == len(set(found))
    assert set(found) == naive.subsets(held, size)  # type: ignore[arg-type]


@settings(max_examples=100)
@given(orderings, st.data())
def test_layouts_of_a_requirement(ordering: Ordering, data: st.DataObject) -> None:
    order = four_order(ordering.level, ordering.trump, ordering.nt_link)
    held = data.draw(window(ordering, "T").flatmap(lambda faces: holdings(faces, ordering.decks, 1, 9)))
    runs = st.lists(st.sampled_from([(2, 1), (2, 2), (3, 1), (3, 2)]), min_size=1, max_size=3)
    bound = descending(data.draw(runs))
    size = sum(width * length for width, length in bound)
    expected = {each for each in naive.subsets(held, size) if ordering.reading.contains(each, bound)}
    found = realisations(order, held, bound, limit=10**6)
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert len(realisations(order, held, bound, limit=2)) == min(len(expected), 2)


def test_runs_take_every_face_at_a_shared_position() -> None:
    order = four_order(RANKS[3], Trump.HEARTS)
    held = parse_cards("AH AH 5S 5S 5C 5C 5H 5H")
    found = list(run_sets(order, held, 4, (2, 2)))
    assert set(found) == {parse_cards(each) for each in ("AH AH 5S 5S", "AH AH 5C 5C", "5S 5S 5H 5H", "5C 5C 5H 5H")}
    assert len(list(run_sets(order, held, 4, (2, 3)))) == 2


def test_leads_of_one_component() -> None:
    order = four_order(RANKS[0], Trump.SPADES)
    found = single_leads(order, parse_cards("3H 3H 3H 4H 4H 9D"))
    texts = ("3H", "3H 3H", "3H 3H 3H", "4H", "4H 4H", "3H 3H 4H 4H", "9D")
    assert set(found) == {parse_cards(each) for each in texts}
    assert len(found) == len(texts)
    assert leads(order, parse_cards("3H 4H 9D"), 9)[-1] == parse_cards("3H 4H")
    assert len(leads(order, parse_cards("3H 4H 9D"), 2)) == 2
