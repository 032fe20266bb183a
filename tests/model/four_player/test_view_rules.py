# SPDX-License-Identifier: MIT
"""Questions to a View: legal plays, obligations and refusals, against trying everything (four_player.md 11, 12)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model.actions import Bid, Bury, Decision, PassBid, Play
from shengji_qt.model.cards import RANKS, Card, Rank, Trump, parse_cards
from shengji_qt.model.combos import decompose, descending
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.view import BidShown
from tests.model import naive
from tests.model.driver import play_view
from tests.model.strategies import Meeting, meetings

ALL = 10**6


def following(meeting: Meeting, protect: bool = False) -> FourView:
    (decks, level, trump, nt_link), lead, (hand,) = meeting
    return play_view(
        hand, lead, level=level, trump=trump, decks=decks, nt_level_joker_tractor=nt_link, protect_triples=protect
    )


def copies_in_all(plays: set[naive.Cards]) -> Counter[Card]:
    first, *others = map(Counter, plays)
    for each in others:
        first &= each
    return first


@settings(max_examples=150)
@given(meetings(most=7), st.booleans())
def test_follows(meeting: Meeting, protect: bool) -> None:
    """plays() lists exactly the legal subsets; obligation() says what they have in common."""
    view = following(meeting, protect)
    reading = meeting.ordering.reading
    expected = reading.legal_follows(meeting.lead, view.hand, protect)
    listed = view_rules.plays(view, ALL)
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    few = view_rules.plays(view, 3)
    assert len(few) == min(len(few), 3)
    assert few
    assert set(few) <= expected

    must = view_rules.obligation(view)
    assert must is not None
    assert Counter(must.forced) == copies_in_all(expected)
    usable = {face for each in expected for face in each}
    assert must.playable == tuple(face for face in view.hand if face in usable)
    assert must.count == len(meeting.lead)
    assert list(must.lead) == reading.lead_runs(meeting.lead)
    own = [face for face in view.hand if reading.cls(face) == reading.cls(meeting.lead[0])]
    required = descending(reading.requirement(meeting.lead, own, protect)) if len(own) > must.count else ()
    assert must.required == required
    steps = "free" if not own else "all_of_class" if len(own) <= must.count else "structure" if required else "follow"
    assert must.step == steps
    size = sum(width * length for width, length in required)
    smallest = {each for each in naive.subsets(own, size) if reading.contains(each, required)} if required else set()
    assert len(must.alternatives) == min(len(smallest), 12)
    assert set(must.alternatives) <= smallest


@settings(max_examples=100)
@given(meetings(most=7), st.booleans(), st.data())
def test_refusals_of_follows(meeting: Meeting, protect: bool, data: st.DataObject) -> None:
    view = following(meeting, protect)
    legal = meeting.ordering.reading.legal_follows(meeting.lead, view.hand, protect)
    tried = tuple(data.draw(st.permutations(view.hand))[: data.draw(st.integers(0, len(meeting.lead) + 1))])
    found = view_rules.check(view, Play(tried))
    assert (found is None) == (tuple(sorted(tried)) in legal)
    if found is not None and found.code == "must_play_structure":
        must = view_rules.obligation(view)
        assert must is not None
        assert found.facts == {
            "class": must.card_class,
            "required": [list(run) for run in must.required],
            "lead": [list(run) for run in must.lead],
        }
        assert found.cards == must.forced


@settings(max_examples=60)
@given(meetings(most=6))
def test_leads(meeting: Meeting) -> None:
    (decks, level, trump, nt_link), _, (hand,) = meeting
    view = play_view(hand, level=level, trump=trump, decks=decks, nt_level_joker_tractor=nt_link)
    reading = meeting.ordering.reading
    expected = reading.leads(view.hand)
    listed = view_rules.plays(view, ALL)
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    parts = [len(decompose(view_rules.order_of(view), each) or ()) for each in listed]
    assert sorted(parts, key=lambda count: count > 1) == parts, "single components first, then throws"
    must = view_rules.obligation(view)
    assert must is not None
    assert (must.step, must.count, must.playable) == ("free", 0, view.hand)
    assert Counter(must.forced) == copies_in_all(expected)
    for cards in listed[:50]:
        assert view_rules.check(view, Play(cards)) is None
    for first, second in combinations_with_replacement(sorted(set(view.hand)), 2):
        if first != second and reading.cls(first) != reading.cls(second):
            found = view_rules.check(view, Play((first, second)))
            assert found is not None
            assert found.code == "lead_one_class"


def test_many_equal_pairs_do_not_take_for_ever() -> None:
    """Six loose pairs led, seven in hand: 5040 orders of laying them out, but seven plays."""
    hand = parse_cards("2S 2S 4S 4S 8S 8S 10S 10S QS QS 5H 5H sj sj AS")
    lead = parse_cards("3S 3S 7S 7S 9S 9S JS JS KS KS bj bj")
    view = play_view(hand, lead, level=Rank.parse("5"), trump=Trump.SPADES, decks=2)
    assert len(view_rules.plays(view, ALL)) == 7
    must = view_rules.obligation(view)
    assert must is not None
    assert must.required == ((2, 1),) * 6
    assert must.forced == ()
    assert must.playable == parse_cards("2S 2S 4S 4S 8S 8S 10S 10S QS QS 5H 5H sj sj")


def waiting_view(kind: str | None, phase: str, hand: str = "3H", **rules: object) -> FourView:
    view = play_view(parse_cards(hand), level=RANKS[0], trump=Trump.SPADES, **rules)
    decision = None if kind is None else Decision(1, kind)  # type: ignore[arg-type]
    return msgspec.structs.replace(view, decision=decision, phase=phase)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "phase", "action", "code"),
    [
        (None, "play", Play(parse_cards("3H")), "not_your_turn"),
        (None, "play", Bury(parse_cards("3H")), "wrong_phase"),
        (None, "bury", Bury(parse_cards("3H")), "not_your_turn"),
        (None, "poll", PassBid(), "not_your_turn"),
        (None, "poll", Bid(parse_cards("2H")), "not_your_turn"),
        (None, "deal", PassBid(), "wrong_phase"),
        (None, "deal", Play(parse_cards("3H")), "wrong_phase"),
        ("bid", "deal", PassBid(), "wrong_phase"),
        ("poll", "poll", Play(parse_cards("3H")), "wrong_phase"),
        ("bury", "bury", Bid(parse_cards("2H")), "wrong_phase"),
        ("bury", "bury", Bury(parse_cards("3H")), "bury_count"),
        ("play", "play", Bury(parse_cards("3H")), "wrong_phase"),
        ("play", "play", Play(()), "empty_play"),
        ("play", "play", Play(parse_cards("4H")), "not_in_hand"),
        ("play", "play", Play(parse_cards("3H 3H")), "not_in_hand"),
        (None, "over", Play(parse_cards("3H")), "deal_over"),
        (None, "over", PassBid(), "deal_over"),
    ],
)
def test_refusals_outside_of_play(kind: str | None, phase: str, action: object, code: str) -> None:
    found = view_rules.check(waiting_view(kind, phase), action)  # type: ignore[arg-type]
    assert found is not None
    assert found.code == code


def test_a_late_bid_hears_which_bid_stands() -> None:
    """While cards are dealt nobody has a turn: a bid that came second is too low, not out of turn (7.3)."""
    view = waiting_view(None, "deal", "2H")
    late = msgspec.structs.replace(view, bids=(BidShown(3, parse_cards("2S"), Trump.SPADES, 1),))
    found = view_rules.check(late, Bid(parse_cards("2H")))
    assert found is not None
    assert (found.code, found.facts) == ("bid_too_low", {"standing": 1, "offered": 1})
    missing = view_rules.check(late, Bid(parse_cards("2D 2D")))
    assert missing is not None
    assert (missing.code, missing.cards) == ("not_in_hand", parse_cards("2D 2D"))
    after_deal = waiting_view(None, "deal", "2H", bid_window="after_deal")
    found = view_rules.check(after_deal, Bid(parse_cards("2H")))
    assert found is not None
    assert found.code == "wrong_phase"


def test_a_spectator_may_do_nothing() -> None:
    for phase in ("deal", "poll", "bury", "play"):
        view = msgspec.structs.replace(waiting_view(None, phase), seat=None, hand=())
        for action in (Bid(parse_cards("2H")), PassBid(), Bury(()), Play(parse_cards("3H"))):
            assert view_rules.check(view, action) is not None
        assert view_rules.plays(view, 9) == []
        assert view_rules.bids(view) == []
        assert view_rules.obligation(view) is None


def test_the_order_before_trump_is_that_of_no_trump() -> None:
    view = msgspec.structs.replace(waiting_view(None, "deal"), trump=None)
    assert view_rules.order_of(view).trump is Trump.NONE
    assert view_rules.order_of(view).level == RANKS[0]


def test_facts_of_must_follow_suit() -> None:
    view = play_view(parse_cards("3H 4H 9D"), parse_cards("5H 6H"), level=RANKS[0], trump=Trump.SPADES)
    found = view_rules.check(view, Play(parse_cards("3H 9D")))
    assert found is not None
    assert (found.code, found.facts) == ("must_follow_suit", {"class": "H", "count": 2})
    assert found.cards == parse_cards("3H 4H")
    found = view_rules.check(view, Play(parse_cards("3H")))
    assert found is not None
    assert (found.code, found.facts) == ("wrong_count", {"wanted": 2, "got": 1})


@pytest.mark.parametrize(
    ("lead", "hand", "forced"),
    [
        ("5H 6H", "3H 3H 4H", "3H"),  # two of three cards: one 3 is in each choice
        ("5H 6H 7H", "3H 9D 9D 9D", "3H 9D 9D"),
        ("5H 6H", "9D 9D 9D", "9D 9D"),
        ("5H 5H", "3H 3H 4H 4H", ""),
        ("5H 5H 6H", "3H 3H 4H 7H", "3H 3H"),
        ("5H 5H 6H", "3H 3H 3H 4H", "3H 3H"),
        ("", "9D", "9D"),
        ("", "9D 9D", "9D"),
        ("", "9D 8D", ""),
    ],
)
def test_forced_cards(lead: str, hand: str, forced: str) -> None:
    view = play_view(parse_cards(hand), parse_cards(lead), level=RANKS[0], trump=Trump.SPADES, decks=3)
    must = view_rules.obligation(view)
    assert must is not None
    assert must.forced == parse_cards(forced)
