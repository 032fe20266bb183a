# SPDX-License-Identifier: MIT
"""Whole matches by chance: what must hold at every step, replay, take-back, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, PassBid, Play
from shengji_qt.model.cards import CARDS, RANKS, Card, Rank, full_deck, parse_cards, points_of
from shengji_qt.model.four_player import view_rules
from shengji_qt.model.four_player.game import FourGame
from shengji_qt.model.four_player.settings import DemotionRule, FourSettings
from shengji_qt.model.game import Refused, Standing
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import Act, AnyEntry, Begin, CloseWindow, DealEnd, Note, Retract, Shuffle
from shengji_qt.model.match import Match, ReplayError, check_spec, effective, replay, replay_entry
from shengji_qt.model.settings import MatchOptions, SettingError
from tests.model.driver import SPECTATOR_AND_SEATS, Dice, header_of, spec_of, step, steps
from tests.model.telling import cards_in

MATCHES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 1, {}),
    (1, 2, {"bid_equal_overrides": True, "allow_self_overcall": True, "deal_layout": "13+2"}),
    (2, 3, {"failed_throw_penalty": 20}),
    (2, 4, {"no_bid_first": "flip_bottom", "throw_fail_order": "ascending", "bid_window": "after_deal"}),
    (3, 5, {"protect_triples": True}),
    (3, 6, {"nt_level_joker_tractor": False, "joker_bid_identical": False, "big_joker_outranks_small": True}),
]
by_decks = pytest.mark.parametrize(("decks", "seed", "rules"), MATCHES)


def knowledge(match: Match) -> list[bytes]:
    """All Views, as bytes."""
    return [codec.encode(match.view(seat)) for seat in SPECTATOR_AND_SEATS]


def running(match: Match) -> FourGame:
    assert match.deal is not None
    return match.deal


@by_decks
def test_what_holds_at_every_step(decks: int, seed: int, rules: dict[str, Any]) -> None:
    match = Match(spec_of(decks, **rules))
    taken = 0
    for each in steps(match, Dice(seed)):
        game = running(match)
        sizes = [len(hand) for hand in game.hands]
        if game.phase == "play" and not game.trick.plays:
            assert len(set(sizes)) == 1, "hands run out together"
        lying = [face for trick in game.tricks for played in trick.plays for face in played.cards]
        lying += [face for played in game.trick.plays for face in played.cards]
        held = [face for hand in game.hands for face in hand]
        undealt = list(game.deck[game.dealt :]) if game.phase == "deal" else []
        assert Counter(lying + held + undealt + list(game.bottom)) == Counter(full_deck(decks))
        for happened in each.events:
            if isinstance(happened, ev.TrickTaken):
                taken += happened.points
            if isinstance(happened, ev.LeadMade | ev.CardsPlayed):
                assert happened.cards == tuple(sorted(happened.cards))
    assert taken + points_of(running(match).bottom) == 100 * decks
    (summary,) = match.summaries
    assert summary.points == summary.trick_points + summary.bottom_points * summary.multiplier


def wrong_actions(match: Match, dice: Dice) -> list[tuple[int, AnyAction]]:
    """Actions that are mostly not allowed, by all seats."""
    found: list[tuple[int, AnyAction]] = []
    for seat in range(4):
        hand = running(match).hands[seat] or CARDS
        some = tuple(dice.some_of(hand, 1 + dice.below(4)))
        level_cards = [face for face in hand if face.is_joker or face.rank == running(match).level]
        found += [(seat, Play(some)), (seat, Play((dice.one_of(CARDS),))), (seat, PassBid()), (seat, Play(()))]
        found += [(seat, Bury(tuple(hand[:8]))), (seat, Bid(tuple(level_cards[:2]))), (seat, Bid(some))]
        if level_cards:
            found.append((seat, Bid((dice.one_of(level_cards),))))
    return found


@by_decks
def test_every_refusal_is_a_function_of_the_view(decks: int, seed: int, rules: dict[str, Any]) -> None:
    """What check() says of the View is what the authority does; a refused action changes nothing."""
    match = Match(spec_of(decks, **rules))
    dice, chance = Dice(seed), Dice(seed + 100)
    codes = set()
    while not match.over:
        step(match, dice)
        if chance.below(9):
            continue
        before = knowledge(match)
        for seat, action in wrong_actions(match, chance):
            view = match.view(seat)
            assert view is not None
            expected = view_rules.check(view, action)
            if expected is None:
                match.clone().act(seat, action)
            else:
                codes.add(expected.code)
                with pytest.raises(Refused) as caught:
                    match.act(seat, action)
                assert caught.value.refusal == expected
        assert knowledge(match) == before
    assert len(codes) >= 6


@by_decks
def test_no_event_shows_a_hidden_card(decks: int, seed: int, rules: dict[str, Any]) -> None:
    """Each seat's events name only its own cards and those that everybody has seen."""
    match = Match(spec_of(decks, **rules))
    for each in steps(match, Dice(seed)):
        game = running(match)
        for happened in each.events:
            for seat in SPECTATOR_AND_SEATS:
                seen = happened.seen_by(seat)
                if isinstance(happened, ev.PublicEvent):
                    assert seen is happened
                elif seat != happened.seat:  # type: ignore[attr-defined]
                    assert not cards_in(seen)
        public = [*game.bids, *(played for trick in (*game.tricks, game.trick) for played in trick.plays)]
        known = Counter(face for shown in public for face in shown.cards)
        known.update(face for trick in (*game.tricks, game.trick) for face in trick.attempted)
        known.update(game.turned + (game.bottom if game.summary else ()))
        for seat in SPECTATOR_AND_SEATS:
            view = game.view(seat)
            own = Counter(view.hand)
            if seat is not None and seat == game.declarer:
                own.update(game.taken + game.bottom)
            assert not Counter(cards_in(view)).keys() - (known + own).keys()


# -- equality of knowledge -------------------------------------------------------------------------------------------


def hidden_places(game: FourGame, seat: int | None) -> list[tuple[str, int, Card]]:
    """`(where, index, card)` of all cards that nobody has shown, lying where the seat cannot see."""
    shown: list[Counter[Card]] = [Counter() for _ in range(4)]
    for each in game.bids:
        shown[each.seat].update(each.cards)
    for trick in (*game.tricks, game.trick):
        if trick.attempted:
            shown[trick.plays[0].seat].update(trick.attempted)
    if game.declarer is not None:
        shown[game.declarer].update(game.turned)
    found = []
    for other in range(4):
        if other != seat:
            found += [("hand", other, face) for face in set(game.hands[other]) - set(shown[other])]
    if game.phase == "deal":
        found += [("deck", index, game.deck[index]) for index in range(game.dealt, len(game.deck))]
    elif game.phase != "over" and seat != game.declarer:
        secret = set(game.bottom) - (shown[game.declarer].keys() if game.declarer is not None else set())
        found += [("bottom", 0, face) for face in secret]
    return found


def put(game: FourGame, place: tuple[str, int, Card], face: Card) -> None:
    where, index, old = place
    if where == "deck":
        game.deck = (*game.deck[:index], face, *game.deck[index + 1 :])
        return
    cards = list(game.hands[index] if where == "hand" else game.bottom)
    cards[cards.index(old)] = face
    if where == "hand":
        game.hands[index] = tuple(sorted(cards))
    else:
        game.bottom = tuple(cards)


def swapped(match: Match, seat: int | None, dice: Dice) -> tuple[Match, Card, Card] | None:
    """A match that differs in two hidden cards, and these cards."""
    places = hidden_places(running(match), seat)
    if len({face for _, _, face in places}) < 2:
        return None
    first = dice.one_of(places)
    second = dice.one_of([each for each in places if each[2] != first[2]])
    twin = match.clone()
    put(running(twin), first, second[2])
    put(running(twin), second, first[2])
    return twin, first[2], second[2]


def names_card(happened: Sequence[object], *faces: Card) -> bool:
    return any(face in cards_in(list(happened)) for face in faces)


def follow_twins(match: Match, twin: Match, seat: int | None, faces: tuple[Card, Card], dice: Dice) -> int:
    """Play on in both until one of the two cards comes to light; how many steps were compared."""
    match = match.clone()
    compared = 0
    while not match.over:
        assert codec.encode(match.view(seat)) == codec.encode(twin.view(seat))
        made = step(match, dice)
        try:
            if made.entry is None:
                told = twin.advance()
            elif isinstance(made.entry, Act):
                told = twin.act(made.entry.seat, made.entry.action)
            else:
                break
        except Refused:
            break  # the twin's player lacks a card or has to follow otherwise: one of the two decides
        seen = [happened.seen_by(seat) for happened in made.events]
        seen_in_twin = [happened.seen_by(seat) for happened in told]
        if names_card([*seen, *seen_in_twin], *faces):
            break
        if any(isinstance(happened, ev.ThrowFailed) for happened in [*made.events, *told]):
            break  # what the others hold decides over a throw
        assert codec.encode(seen) == codec.encode(seen_in_twin)
        compared += 1
    return compared


@by_decks
def test_equality_of_knowledge(decks: int, seed: int, rules: dict[str, Any]) -> None:
    """Two hidden cards change places: neither the View nor the events tell, up to the play of either."""
    match = Match(spec_of(decks, **rules))
    dice, chance = Dice(seed), Dice(seed + 200)
    compared = swaps = 0
    while not match.over:
        step(match, dice)
        if running(match).phase == "over" or chance.below(6 * decks):
            continue
        seat = chance.one_of(SPECTATOR_AND_SEATS)
        found = swapped(match, seat, chance)
        if found is not None:
            twin, *faces = found
            swaps += 1
            compared += follow_twins(match, twin, seat, (faces[0], faces[1]), Dice(seed + swaps))
    assert swaps >= 8
    assert compared > swaps


# -- the match and its journal ---------------------------------------------------------------------------------------


def record(match: Match, dice: Dice, stop: int | None = None) -> list[AnyEntry]:
    """The journal of the next inputs, with the results that belong in it."""
    entries: list[AnyEntry] = []
    while not match.over and (stop is None or len(entries) < stop):
        scored = len(match.summaries)
        made = step(match, dice)
        if made.entry is not None:
            entries.append(made.entry)
        if len(match.summaries) > scored:
            entries.append(DealEnd(match.summaries[-1]))
    return entries


def test_replay_equals_play_for_every_prefix() -> None:
    """One deck: every prefix read anew. The table's own steps are made up for, as they are not written."""
    match, dice = Match(spec_of(1, deals=2)), Dice(7)
    header = header_of(match.spec)
    entries: list[AnyEntry] = []
    while not match.over:
        made = step(match, dice)
        if made.entry is not None:
            entries.append(made.entry)
        read = codec.decode(codec.encode(entries), list[AnyEntry])
        again = replay(header, read)
        while again.advances < match.advances:
            again.advance()
        assert knowledge(again) == knowledge(match)
        assert again.summaries == match.summaries
        assert (again.levels, again.declarer, again.deal_no) == (match.levels, match.declarer, match.deal_no)
    assert (again.over, again.winner) == (True, match.winner)


@by_decks
def test_replay_equals_play_step_by_step(decks: int, seed: int, rules: dict[str, Any]) -> None:
    match, dice = Match(spec_of(decks, **rules)), Dice(seed)
    again = Match(match.spec)
    while not match.over:
        made = step(match, dice)
        if made.entry is not None:
            told = replay_entry(again, made.entry)
            assert told[len(told) - len(made.events) :] == made.events
            assert knowledge(again) == knowledge(match)


@pytest.mark.parametrize(("decks", "seed"), [(1, 1), (2, 2)])
def test_clones_do_not_know_each_other(decks: int, seed: int) -> None:
    match, dice = Match(spec_of(decks, deals=3 - decks)), Dice(seed)
    copies: list[tuple[Match, list[bytes], int]] = []
    while not match.over:
        step(match, dice)
        if not dice.below(15):
            copies.append((match.clone(), knowledge(match), len(match.summaries)))
    finished = knowledge(match)
    for copy, known, deals in copies:
        assert knowledge(copy) == known
        assert len(copy.summaries) == deals
    for number, (copy, _, _) in enumerate(copies[:4]):
        for _ in steps(copy, Dice(number)):
            pass
    assert knowledge(match) == finished
    assert all(knowledge(copy) == known for copy, known, _ in copies[4:])


def test_take_back() -> None:
    """`Retract(to)` drops the lines after `to`; what follows goes on from there (architecture 6)."""
    spec = spec_of(2)
    entries = record(Match(spec), Dice(11), stop=30)
    played_on = replay(header_of(spec), entries[:12])
    other_way = record(played_on, Dice(12), stop=9)
    whole = [*entries, Note("dropped", 2), Retract(12, (0,)), *other_way]
    assert effective(whole) == entries[:12] + other_way
    assert knowledge(replay(header_of(spec), whole)) == knowledge(played_on)

    # A second one, back into what the first left: 12 lines + note and retract lie before the new ones.
    line_of_second = len(entries) + 2 + 4
    nested = [*whole, Retract(line_of_second, (0, 2))]
    assert effective(nested) == entries[:12] + other_way[:4]
    # And one that goes back behind the first one: nothing dropped before comes back.
    assert effective([*nested, Retract(20, ())]) == entries[:12]
    assert effective([*nested, Retract(5, ())]) == entries[:5]
    assert effective([*nested, Retract(0, ())]) == []
    assert replay(header_of(spec), [*nested, Retract(0, ())]).needs_shuffle


def test_a_match_may_begin_with_a_standing_of_its_own() -> None:
    """As the deal after one that was played elsewhere would."""
    spec = spec_of(2, deals=0)
    before = Match(spec)
    while not before.summaries:
        step(before, Dice(3 + before.advances))
    again = Match(spec)
    assert replay_entry(again, Begin(before.standing)) == []
    assert (again.levels, again.declarer, again.deal_no) == (before.levels, before.declarer, 1)
    deck, first = before.family.deck(spec.settings), before.declarer or 0
    before.shuffle(deck, first)
    again.shuffle(deck, first)
    assert running(again).level == running(before).level
    for late in (again, before):
        with pytest.raises(ValueError, match="begun"):
            late.begin(before.standing)


@pytest.mark.parametrize(
    "standing",
    [
        Standing(levels=(Rank(2),)),
        Standing(levels=(Rank(2), None)),
        Standing(levels=(Rank(2), Rank(12))),
        Standing(levels=(Rank(2), Rank(2)), declarer=4),
        FAMILIES["three"].first_standing(None, MatchOptions()),
    ],
)
def test_no_match_begins_with_what_none_of_its_deals_could(standing: Standing) -> None:
    match = Match(spec_of(2, options=MatchOptions(last_level=Rank(11))))
    with pytest.raises(ValueError):
        match.begin(standing)
    assert match.levels == (2, 2)


def test_an_error_names_the_line_even_after_a_take_back() -> None:
    spec = spec_of(2)
    entries = record(Match(spec), Dice(11), stop=20)
    bad = [*entries, Retract(10, ()), entries[10], entries[5]]
    with pytest.raises(ReplayError) as caught:
        replay(header_of(spec), bad)
    assert caught.value.index == 22
    assert bad[caught.value.index] is entries[5]


def test_entries_that_do_not_fit() -> None:
    spec = spec_of(2)
    entries = record(Match(spec), Dice(3), stop=4)
    shuffle = entries[0]
    assert isinstance(shuffle, Shuffle)
    for bad, why in (
        ([Act(0, 0, "person", PassBid())], "no deal has begun"),
        ([shuffle, shuffle], "no shuffle is due"),
        ([Shuffle(shuffle.deck[:-1], 0)], "deck"),
        ([Shuffle(shuffle.deck, 4)], "no such seat"),
        ([shuffle, Act(101, 0, "person", PassBid())], "has not come to this step"),
        ([shuffle, Act(100, 7, "person", PassBid())], "no such seat"),
        ([shuffle, Act(100, (shuffle.first_seat + 1) % 4, "person", PassBid())], "not_your_turn"),
        ([shuffle, Act(100, shuffle.first_seat, "person", Play(parse_cards("3H")))], "wrong_phase"),
    ):
        with pytest.raises(ReplayError, match=why) as caught:
            replay(header_of(spec), bad)
        assert caught.value.index == len(bad) - 1


def test_a_result_that_differs_from_the_recorded_one() -> None:
    spec = spec_of(1)
    entries = record(Match(spec), Dice(5))
    end = entries[-1]
    assert isinstance(end, DealEnd)
    assert replay(header_of(spec), entries).over
    other = DealEnd(msgspec.structs.replace(end.summary, points=end.summary.points + 5))
    with pytest.raises(ReplayError, match="differs"):
        replay(header_of(spec), [*entries[:-1], other])
    with pytest.raises(ReplayError, match="differs"):
        replay(header_of(spec), [end])


def test_lines_that_are_no_input_change_nothing() -> None:
    match = Match(spec_of(1))
    assert replay_entry(match, Note("dropped", 1)) == []
    assert replay_entry(match, CloseWindow(0)) == []
    assert match.needs_shuffle


def test_a_redeal_is_the_same_deal() -> None:
    match = Match(spec_of(2))
    deck = full_deck(2)
    assert (match.view(0), match.pending(), match.can_advance) == (None, (), False)
    match.shuffle(deck, 3)
    while match.can_advance:
        match.advance()
    assert match.advances == 100
    for _ in range(4):
        match.act(match.pending()[0].seat, PassBid())
    assert (match.needs_shuffle, match.deal_no, match.first_round) == (True, 1, True)
    assert match.first_seat_of_next_deal() is None
    match.shuffle(deck, 1)
    assert (match.advances, match.deal_no) == (0, 1)
    with pytest.raises(ValueError, match="no shuffle is due"):
        match.shuffle(deck, 1)


def test_later_rounds_begin_with_the_declarer() -> None:
    match, dice = Match(spec_of(1, deals=3)), Dice(2)
    while not match.over:
        if match.needs_shuffle and match.summaries:
            last = match.summaries[-1]
            rotation = 1 if last.swap else 2
            assert match.first_seat_of_next_deal() == (last.declarer + rotation) % 4 == last.next_declarer
            assert last.levels_after == match.levels
        made = step(match, dice)
        for happened in made.events:
            if isinstance(happened, ev.DealStarted):
                assert happened.deal_no == len(match.summaries) + 1
                declarer = match.declarer
                assert happened.declarer == declarer
                assert happened.level == match.levels[0 if declarer is None else declarer % 2]
    assert len(match.summaries) == 3


def test_the_sequence_of_a_finished_deal() -> None:
    kinds = set()
    for seed in range(6):
        match = Match(spec_of(1, deals=1))
        last: list[ev.Event] = []
        for made in steps(match, Dice(seed)):
            last = made.events
        names = [type(each).__name__ for each in last]
        assert names[:3] == ["CardsPlayed", "TrickTaken", "BottomShown"]
        assert names[-2:] == ["DealSettled", "MatchEnded"]
        (summary,) = match.summaries
        assert ("BottomCaptured" in names) == (summary.multiplier > 0)
        changed = [each for each in last if isinstance(each, ev.LevelsChanged)]
        assert [(each.before, each.after) for each in changed] == [
            pair for pair in zip(summary.levels_before, summary.levels_after, strict=True) if pair[0] != pair[1]
        ]
        kinds.add("BottomCaptured" in names)
    assert kinds == {True, False}


def test_passing_the_last_level_ends_the_match() -> None:
    """Start and last level 2: who wins as declarers wins the match (16.3)."""
    options = MatchOptions(last_level=RANKS[0])
    match, dice = Match(spec_of(1, options=options)), Dice(4)
    last: list[ev.Event] = []
    for made in steps(match, dice):
        last = made.events or last
    ended = last[-1]
    assert ended == ev.MatchEnded(match.winner, "passed_last_level")
    final = match.summaries[-1]
    assert final.winner == "declarers"
    assert match.winner == final.declarer % 2
    assert match.levels[match.winner] is None
    assert match.levels[1 - match.winner] == RANKS[0]
    assert not match.needs_shuffle
    assert not any(isinstance(each, ev.DeclarerChanged) for each in last)
    with pytest.raises(ValueError, match="no shuffle is due"):
        match.shuffle(full_deck(1), 0)


def test_the_higher_level_wins_after_all_deals() -> None:
    winners = set()
    for seed in range(8):
        match = Match(spec_of(1, deals=1))
        for _ in steps(match, Dice(seed)):
            pass
        first, second = match.levels
        assert first is not None
        assert second is not None
        expected = None if first == second else int(second > first)
        assert match.winner == match.summaries[-1].match_winner == expected
        winners.add(match.winner)
    assert len(winners) >= 2


def test_demotion_is_told_before_the_result() -> None:
    """A bottom capture with level cards sets the declarers back first (18.1)."""
    rules = (DemotionRule(Rank.parse("J"), Rank.parse("2")),)
    options = MatchOptions(start_level=Rank.parse("J"), deals=1)
    for seed in range(60):
        match = Match(spec_of(1, options=options, bottom_capture_demotion=rules))
        last: list[ev.Event] = []
        for made in steps(match, Dice(seed)):
            last = made.events
        changed = [each for each in last if isinstance(each, ev.LevelsChanged)]
        if changed and changed[0].demoted:
            side = match.summaries[0].declarer % 2
            assert changed[0] == ev.LevelsChanged(side, Rank.parse("J"), Rank.parse("2"), demoted=True)
            assert any(isinstance(each, ev.BottomCaptured) for each in last)
            return
    pytest.fail("no deal ended with a capture by a level card")


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        (spec_of(options=MatchOptions(start_level=RANKS[3], last_level=RANKS[2])), "last_level"),
        (spec_of(options=MatchOptions(deals=-1)), "deals"),
        (spec_of(1, deal_layout="38+10"), "deal_layout"),
        (spec_of(2, deal_layout="13+2"), "deal_layout"),
        (spec_of(failed_throw_penalty=7), "failed_throw_penalty"),
        (spec_of(failed_throw_penalty=-5), "failed_throw_penalty"),
        (spec_of(bottom_multiplier_cap=0), "bottom_multiplier_cap"),
        (msgspec.structs.replace(spec_of(), seats=spec_of().seats[:3]), "seats"),
    ],
)
def test_impossible_settings(spec: Any, key: str) -> None:
    with pytest.raises(SettingError) as caught:
        check_spec(spec)
    assert caught.value.key == key
    with pytest.raises(SettingError):
        Match(spec)


def test_possible_settings() -> None:
    for decks, layout in ((1, "12+6"), (1, "13+2"), (2, "25+8"), (3, "39+6"), (3, "38+10")):
        check_spec(spec_of(decks, deal_layout=layout))
    assert FourSettings() == spec_of().settings
