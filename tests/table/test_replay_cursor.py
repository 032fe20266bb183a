# SPDX-License-Identifier: MIT
"""A replay shows at every position, from wherever one comes, what each seat saw in the match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shengji_qt.model import codec
from shengji_qt.model.actions import Play
from shengji_qt.model.events import Event
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import (
    FORMAT,
    RULES,
    Act,
    AnyEntry,
    Begin,
    DealEnd,
    Header,
    Note,
    Retract,
    Shuffle,
)
from shengji_qt.model.match import Match, effective
from shengji_qt.model.vocabulary import AnyView
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import rebuild
from shengji_qt.table.replay_cursor import EVERY, Place, ReplayCursor
from shengji_qt.table.table import Table
from tests.helpers.fakes import Recorder, finish, random_answers
from tests.helpers.players import RandomPlayer, game_spec


class Listener(Recorder):
    """Writes down every View of every seat."""

    def __init__(self, seed: int) -> None:
        super().__init__(random_answers(seed))
        self.seen: dict[int, list[bytes]] = {}

    def deliver(self, seat: int | None, events: list[Event], view: AnyView) -> None:
        super().deliver(seat, events, view)
        if seat is not None:
            self.seen.setdefault(seat, []).append(codec.encode(view))


class Played(NamedTuple):
    """A match of two deals, and what its seats saw."""

    header: Header
    entries: tuple[AnyEntry, ...]
    seen: dict[int, list[bytes]]

    @property
    def cursor(self) -> ReplayCursor:
        return ReplayCursor(self.header, self.entries)


@cache
def played(game: str, seed: int = 1, deals: int = 2) -> Played:
    """A match of a game, or of five players with two hands (`split`)."""
    key, rules = ("five", {"mode": "split"}) if game == "split" else (game, {})
    occupants = ("person", *("computer:random",) * (FAMILIES[key].seats - 1))
    spec = game_spec(key, occupants, deals=deals, **rules)
    listener = Listener(seed)
    table = Table(spec, listener, rng=random.Random(seed), pacing=Pacing.none())
    listener.table = table
    player, dice = RandomPlayer(), random.Random(seed)
    table.start()
    finish(table, lambda view: player.choose(view, dice.getrandbits(32)))
    return Played(Header(FORMAT, RULES, spec), tuple(table.entries), listener.seen)


def places(cursor: ReplayCursor) -> list[Place]:
    return [Place(deal, step) for deal, each in enumerate(cursor.deals) for step in range(each.steps + 1)]


def knowledge(cursor: ReplayCursor) -> list[bytes]:
    return [codec.encode(cursor.view(seat)) for seat in (None, *cursor.seats)]


@cache
def everything(game: str) -> dict[Place, list[bytes]]:
    """What everybody knows at every place, as one comes to it card by card."""
    cursor = played(game).cursor
    known = {cursor.place: knowledge(cursor)}
    while (place := cursor.ahead("card")) is not None:
        cursor.go(place)
        known[place] = knowledge(cursor)
    return known


@pytest.mark.parametrize("game", [*FAMILIES, "split"])
def test_each_seat_sees_what_it_saw_in_the_match(game: str) -> None:
    """Card by card to the end: every View that a seat was ever shown comes, in its order."""
    match = played(game)
    cursor, known = match.cursor, everything(game)
    assert list(known) == places(cursor)
    for seat, views in match.seen.items():
        rest = iter([each[1 + seat] for each in known.values()])
        assert all(view in rest for view in views), seat


@pytest.mark.parametrize("game", FAMILIES)
def test_forward_and_back_by_every_unit_it_shows_the_same(game: str) -> None:
    cursor, before = played(game).cursor, everything(game)
    for unit in ("card", "trick", "deal"):
        cursor.go(cursor.last)
        way = [cursor.place]
        while (back := cursor.behind(unit)) is not None:
            cursor.go(back)
            assert cursor.place == back < way[-1]
            assert knowledge(cursor) == before[back], (unit, back)
            way.append(back)
        assert way[-1] == Place(0, 0)
        while unit != "card" and (on := cursor.ahead(unit)) is not None:
            assert on > cursor.place
            cursor.go(on)
            assert knowledge(cursor) == before[on], (unit, on)
        assert cursor.place == (Place(0, 0) if unit == "card" else cursor.last)


@settings(max_examples=10)
@given(st.sampled_from(list(FAMILIES)), st.lists(st.tuples(st.integers(-1, 3), st.integers(-5, 300)), max_size=8))
def test_wherever_it_comes_from_it_shows_the_same(game: str, jumps: list[tuple[int, int]]) -> None:
    cursor = played(game).cursor
    for jump in jumps:
        cursor.go(Place(*jump))
        assert knowledge(cursor) == everything(game)[cursor.place]


@pytest.mark.parametrize("game", FAMILIES)
def test_stops_are_the_ends_of_phases_and_tricks(game: str) -> None:
    cursor = played(game).cursor
    for number, deal in enumerate(cursor.deals):
        assert deal.stops == sorted({0, *deal.stops, deal.steps}) and set(deal.tricks) <= set(deal.stops)
        for taken, step in enumerate(deal.tricks, start=1):
            cursor.go(Place(number, step))
            assert cursor.trick == len(cursor.view(None).tricks) == taken
            assert not cursor.view(None).trick.plays
            cursor.go(Place(number, step - 1))
            assert cursor.trick == taken - 1 and cursor.view(None).trick.plays
        cursor.go(Place(number, deal.opening))
        assert deal.given_up or (cursor.view(None).phase, cursor.view(None).tricks) == ("play", ())
        cursor.go(cursor.end_of(number))
        assert cursor.view(None).phase == "over"
        assert deal.given_up or deal.summary == cursor.match.summaries[-1]


def test_a_step_ahead_tells_what_happened_and_a_jump_nothing() -> None:
    cursor = played("four").cursor
    assert cursor.go(Place(0, 3)) == [] and cursor.go(Place(0, 5)) == []
    assert [type(each).__name__ for each in cursor.go(Place(0, 6))] == ["CardDealt"]
    assert cursor.go(Place(0, 6)) == [] and cursor.go(Place(0, 5)) == []


def test_a_step_back_plays_few_steps_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the match is: not more than lie between two copies."""
    cursor, done = played("four").cursor, [0]
    act, advance = Match.act, Match.advance

    def counted_act(match: Match, *args: object) -> list[Event]:
        done[0] += 1
        return act(match, *args)  # type: ignore[arg-type]

    def counted_advance(match: Match) -> list[Event]:
        done[0] += 1
        return advance(match)

    monkeypatch.setattr(Match, "act", counted_act)
    monkeypatch.setattr(Match, "advance", counted_advance)
    for place in reversed(places(cursor)):
        done[0] = 0
        cursor.go(place)
        assert done[0] < EVERY


@pytest.mark.parametrize("game", FAMILIES)
def test_the_lines_up_to_a_place_give_that_place(game: str) -> None:
    """As far as a journal can say it: steps of the table after the last line are made again."""
    match = played(game)
    cursor = match.cursor
    for place in [*places(cursor)[::31], cursor.end_of(0), Place(1, 0)]:
        cursor.go(place)
        again, bad = rebuild(match.header.spec, cursor.lines_so_far())
        assert bad is None
        while again.advances < cursor.match.advances and again.can_advance:
            again.advance()
        assert codec.encode(again.view(None)) == codec.encode(cursor.view(None)), place
        assert again.summaries == cursor.match.summaries


def test_what_was_taken_back_is_not_shown() -> None:
    match = played("four")
    cut = next(number for number, each in enumerate(match.entries) if isinstance(each, DealEnd)) - 5
    entries = [*match.entries[:cut], Note("dropped", 1), Retract(cut - 20, (0,))]
    cursor = ReplayCursor(match.header, entries)
    plain = ReplayCursor(match.header, effective(entries))
    assert cursor.bad is None and cursor.last == plain.last
    cursor.go(cursor.last)
    plain.go(plain.last)
    assert knowledge(cursor) == knowledge(plain)
    assert cursor.lines_so_far() == list(match.entries[: cut - 20])


def test_the_good_part_of_what_does_not_fit_the_rules_is_shown() -> None:
    match = played("four")
    entries = list(match.entries)
    at = next(number for number, each in enumerate(entries) if isinstance(each, Act) and isinstance(each.action, Play))
    act = entries[at + 6]
    assert isinstance(act, Act)
    entries[at + 6] = msgspec.structs.replace(act, seat=(act.seat + 1) % 4)
    cursor = ReplayCursor(match.header, entries)
    assert cursor.bad == at + 7
    cursor.go(cursor.last)
    assert cursor.lines_so_far() == entries[: at + 6]


def test_a_deal_that_is_not_over_can_be_left_out() -> None:
    match = played("five")
    entries: Sequence[AnyEntry] = match.entries[:-8]
    assert len(ReplayCursor(match.header, entries).deals) == 2
    known = ReplayCursor(match.header, entries, scored_only=True)
    assert [deal.summary is None for deal in known.deals] == [False]
    known.go(known.last)
    assert len(known.match.summaries) == 1 and known.ahead("deal") is None


def test_a_journal_without_a_deal_shows_nothing() -> None:
    match = played("four")
    cursor = ReplayCursor(match.header, ())
    assert (cursor.deal, cursor.trick, cursor.last) == (None, 0, Place(0, 0))
    assert cursor.ahead("card") is None and cursor.behind("deal") is None
    assert cursor.view(0) is None and cursor.go(Place(1, 1)) == [] and cursor.lines_so_far() == []


def test_a_match_that_begins_with_a_deal_played_before() -> None:
    """The same views, and the standing that it began with."""
    match = played("four")
    second = match.cursor.deals[1]
    shuffle = second.shuffle
    assert isinstance(shuffle, Shuffle) and second.number == 2
    acts = [each for each in second.acts if each is not None]
    cursor = ReplayCursor(match.header, [Begin(second.standing), shuffle, *acts])
    original = match.cursor
    assert cursor.bad is None
    for step in range(0, second.opening, 9):
        cursor.go(Place(0, step))
        original.go(Place(1, step))
        one, other = cursor.view(0), original.view(0)
        assert msgspec.structs.replace(one, deal_no=2) == other
