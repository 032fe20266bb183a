# SPDX-License-Identifier: MIT
"""Matches and Views as text. `match.txt` is a deal as it reads; look at it before you replace it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shengji_qt.model import events as ev
from shengji_qt.model.cards import RANKS, full_deck, parse_cards
from shengji_qt.model.five_player import events as five
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.model.journal import Act, AnyEntry, DealEnd, Note, Retract, Shuffle
from shengji_qt.model.match import Match, replay_entry
from shengji_qt.model.notation import WORDS, match_text, view_text
from shengji_qt.model.notation_lines import SHARED, Writer
from shengji_qt.model.settings import MatchOptions, SettingError
from shengji_qt.model.three_player import events as three
from tests.helpers.players import game_spec
from tests.model.driver import Dice, header_of, spec_of, steps
from tests.model.test_events import TYPES

GOLDEN = Path(__file__).with_name("match.txt")
SPEC = spec_of(2, options=MatchOptions(deals=1), failed_throw_penalty=10, must_play=())


def recorded(deals_seed: int = 1, spec: object = SPEC) -> tuple[Match, list[AnyEntry]]:
    match = Match(spec)  # type: ignore[arg-type]
    return match, [made.entry for made in steps(match, Dice(deals_seed)) if made.entry is not None]


def test_a_match_reads_as_it_did() -> None:
    _, entries = recorded()
    text = match_text(header_of(SPEC), entries)
    assert text.isascii()
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_prefix_can_be_read() -> None:
    _, entries = recorded()
    whole = match_text(header_of(SPEC), entries).splitlines()
    for length in range(0, len(entries), 9):
        lines = match_text(header_of(SPEC), entries[:length]).splitlines()
        done = lines[:-1] if lines[-1].endswith("(not finished)") else lines
        assert whole[: len(done)] == done


def test_every_trick_bid_and_result_is_there() -> None:
    match, entries = recorded(2, spec_of(3, deals=2))
    text = match_text(header_of(match.spec), entries)
    assert text.count("Trick ") >= 2 * 10
    assert text.count("Hand ") == 2 * 4
    for summary in match.summaries:
        assert f"attackers {summary.points} points; {summary.winner} win" in text
    assert text.count("Failed throw by") == sum(len(each.failed_throws) for each in match.summaries)
    assert "The match is over, all deals are played" in text


def test_what_was_taken_back_is_left_out() -> None:
    _, entries = recorded()
    kept = match_text(header_of(SPEC), entries[:20])
    text = match_text(header_of(SPEC), [*entries[:25], Retract(20, (0,)), Note("dropped", 2, "Lin")])
    lines = text.splitlines()
    assert lines[-1] == "Taken back: 1 time"
    assert "  Note: dropped seat 2 Lin" in lines
    assert [each for each in lines[:-1] if "Note" not in each] == kept.splitlines()


def test_where_the_journal_breaks() -> None:
    _, entries = recorded()
    text = match_text(header_of(SPEC), [*entries[:30], entries[3], *entries[30:]])
    assert "The journal does not go on from here: " in text.splitlines()[-1]
    with pytest.raises(SettingError):
        match_text(header_of(spec_of(1, deal_layout="38+10")), [])


def test_a_redeal_a_turned_bottom_and_a_win() -> None:
    writer = Writer(header_of(SPEC), WORDS["four"])
    writer.tell(ev.DealAborted())
    writer.tell(ev.BottomTurned(parse_cards("3H bj")))
    writer.tell(ev.LevelsChanged(1, RANKS[-1], None))
    writer.tell(ev.LevelsChanged(0, RANKS[9], RANKS[0], demoted=True))
    writer.tell(ev.MatchEnded(1, "passed_last_level"))
    writer.tell(ev.MatchEnded(None, "deals_played"))
    lines = writer.finish(0).splitlines()
    assert lines[-8:] == [
        "  Nobody bids: the cards are shuffled again",
        "  Nobody bids; turned up: 3H bj",
        "  Level of 1 and 3: A -> won",
        "  Level of 0 and 2: J -> 2 (bottom captured with a level card)",
        "",
        "The match is over, the last level is passed: seats 1 and 3 win",
        "",
        "The match is over, all deals are played: nobody wins",
    ]


SILENT = {
    ev.CardDealtHidden,
    ev.PollOpened,
    ev.BidPassed,
    ev.BottomTakenHidden,
    ev.BuriedHidden,
    ev.DeclarerChanged,
    three.TableauDealt,
    three.SwappedHidden,
    five.DividedHidden,
}


def test_every_event_has_words_or_is_said_by_another() -> None:
    told = set(SHARED).union(*(words.handlers for words in WORDS.values()))
    assert told == set(TYPES) - SILENT


def test_views() -> None:
    match = Match(SPEC)
    made = 0
    for each in steps(match, Dice(1)):
        made += each.entry is not None
        if made == 40:
            break
    own, other = match.view(1), match.view(None)
    assert own is not None
    assert other is not None
    text = view_text(own)
    assert text.isascii()
    assert "as seen by seat 1" in text
    hand = next(line for line in text.splitlines() if line.startswith("Hand: "))
    assert sorted(hand.removeprefix("Hand: ").split()) == sorted(face.text for face in own.hand)
    public = view_text(other)
    assert "as seen by a spectator" in public
    assert "Hand" not in public
    assert [line for line in text.splitlines() if line.startswith(("Trick", "Bid"))] == [
        line for line in public.splitlines() if line.startswith(("Trick", "Bid"))
    ]


def test_a_view_before_anything_is_known() -> None:
    match = Match(spec_of(1))
    match.shuffle(full_deck(1), 0)
    view = match.view(3)
    assert view is not None
    assert view_text(view).splitlines() == [
        "Deal 1 as seen by seat 3: level 2, trump not fixed, declarer not known",
        "Phase: deal; asked: nothing",
        "Levels: 2 : 2",
        "Attackers' points: 0",
        "Cards held: 0 has 0, 1 has 0, 2 has 0, 3 has 0",
        "Hand: -",
    ]


def test_deal_ends_are_no_lines() -> None:
    match, entries = recorded()
    with_end = [*entries, DealEnd(match.summaries[0])]
    assert match_text(header_of(SPEC), with_end) == match_text(header_of(SPEC), entries)
    assert isinstance(entries[0], Shuffle)


# -- the other games ---------------------------------------------------------------------------------------------------


def played(game: str, seed: int, deals: int, **rules: object) -> tuple[Match, list[AnyEntry]]:
    """A match in which every decision is made by chance, and what was written of it."""
    rng = random.Random(seed)
    family = FAMILIES[game]
    match = Match(game_spec(game, ("computer:random",) * family.seats, deals=deals, **rules))
    entries: list[AnyEntry] = []
    while not match.over:
        if match.needs_shuffle:
            deck = family.deck(match.spec.settings)
            rng.shuffle(deck)
            entries.append(Shuffle(tuple(deck), match.first_seat_of_next_deal() or 0))
            match.shuffle(deck, match.first_seat_of_next_deal() or 0)
        must = [each.seat for each in match.pending() if not each.optional]
        if must:
            view = match.view(must[0])
            action = rng.choice(rules_of(view).options(view, 12))
            entries.append(Act(match.advances, must[0], "computer:random", action))
            match.act(must[0], action)
        elif match.can_advance:
            match.advance()
    return match, entries


def test_a_three_player_match_is_told_whole() -> None:
    match, entries = played("three", 4, 3, rule4=True)
    text = match_text(header_of(match.spec), entries)
    assert text.isascii() and text.startswith("Sheng Ji, three players\n") and "House rule: rule4 = true" in text
    assert text.count("Trick ") == 8 * 3 and text.count("Drawn ") == 3 * 3
    for summary in match.summaries:
        assert f"Result: points {' : '.join(map(str, summary.points))}" in text  # type: ignore[union-attr]
    assert "Option: deals = 3" in text and "start_level" not in text
    assert "not finished" not in text and "does not go on" not in text


@pytest.mark.parametrize("mode", ["mine", "split"])
def test_a_five_player_match_is_told_whole(mode: str) -> None:
    match, entries = played("five", 2, 3, mode=mode)
    text = match_text(header_of(match.spec), entries)
    assert text.isascii() and text.startswith("Sheng Ji, five players, 2 decks\n")
    assert "mine: " in text and text.count("Hand ") == 5 * 3
    assert text.count("Result: ") == 3 and text.count("Cumulative: ") == 3
    assert ("Rear hand: " in text) == (mode == "split")
    assert "does not go on" not in text


@pytest.mark.parametrize("game", ["three", "five"])
def test_views_of_the_other_games_tell_what_the_seat_knows(game: str) -> None:
    match, entries = played(game, 3, 1)
    half = Match(match.spec)
    for entry in entries[: len(entries) // 2]:
        replay_entry(half, entry)
    own, public = view_text(half.view(1)), view_text(half.view(None))
    assert own.isascii() and "as seen by seat 1" in own and "Hand: " in own
    assert "as seen by a spectator" in public and "Hand: " not in public
    assert "Points: " in public and ("Tableau 2: " if game == "three" else "mine: ") in public
