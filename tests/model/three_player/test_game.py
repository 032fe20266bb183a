# SPDX-License-Identifier: MIT
"""Whole hands by chance: what must hold at every step, who knows what, and the ways through a hand one by one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.actions import (
    AnyAction,
    Bid,
    Bury,
    Lower,
    PassBid,
    Penalise,
    Play,
    StopDrawing,
    Swap,
    SwapMove,
)
from shengji_qt.model.cards import Card, Trump, parse_cards
from shengji_qt.model.game import Refused
from shengji_qt.model.three_player import events as tev
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.game import ThreeGame
from shengji_qt.model.three_player.layouts import covering
from shengji_qt.model.three_player.points import points_in
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from tests.model.driver import Dice
from tests.model.three_player import reading
from tests.model.three_player.hands import (
    SPECTATOR_AND_SEATS,
    knowledge,
    new_game,
    play_out,
    random_game,
    ranks,
    shuffled,
    step,
)

SEEDS = range(16)
LATER = ThreeStanding(levels=ranks("8 8 8"), declarer=1)


def all_cards(game: ThreeGame) -> list[Card]:
    """Every card wherever it lies, once."""
    found = [face for hand in game.hands for face in hand]
    found += [face for tableau in game.tableaus for face in tableau.left]
    found += [face for trick in (*game.tricks, game.trick) for play in trick.plays for face in play.cards]
    if game.phase == "deal":
        return found + list(game.deck[game.dealt :])
    drawn = sum(map(len, game.drawn))
    return found + list(game.bottom) + list(game.deck[34 + drawn :])


def check_counts(game: ThreeGame) -> None:
    """Section 11 for the phase that the hand is in."""
    sizes = [len(hand) for hand in game.hands]
    buried = sum(move.to == "bottom" for move in game.moves)
    kept = [len(tableau.left) for tableau in game.tableaus]
    if game.phase in ("turn", "poll", "penalty", "swap", "bury"):
        assert kept == [10, 10, 10]
    if game.phase in ("turn", "swap") and game.bid_phase < 2 and not any(game.drawn):
        assert sizes == [0, 0, 0]
    if game.phase in ("poll", "penalty") or (game.phase == "swap" and any(game.drawn)):
        assert sizes == [6, 6, 6]
    if game.phase in ("turn", "poll", "penalty", "swap"):
        assert len(game.bottom) == 4
    if game.phase == "bury":
        assert len(game.bottom) == buried < 4
        assert sizes == [10 - buried if seat == game.declarer else 6 for seat in range(3)]
    if game.phase in ("play", "lower", "over") and not game.aborted:
        assert len(game.bottom) == 4
    if game.phase == "play" and not game.trick.plays:
        played = sum(len(trick.plays[0].cards) for trick in game.tricks) * (1 if game.settings.rule3 else 2)
        assert [size + rest for size, rest in zip(sizes, kept, strict=True)] == [16 - played] * 3
        check_faces(game)


def check_faces(game: ThreeGame) -> None:
    """Face up iff not covered by an unplayed card, at the start of each round (22)."""
    for tableau in game.tableaus:
        for slot, above in enumerate(covering(tableau.layout.slots)):
            if tableau.states[slot] != "gone":
                free = all(tableau.states[upper] == "gone" for upper in above)
                assert tableau.states[slot] == ("up" if free else "down")


@pytest.mark.parametrize("seed", SEEDS)
def test_what_holds_at_every_step(seed: int) -> None:
    game, dice = random_game(seed)
    while not game.over:
        assert sorted(all_cards(game)) == list(DECK)
        check_counts(game)
        for decision in game.pending():
            view = game.view(decision.seat)
            assert view.decision == decision
            found = view_rules.options(view, 12)
            assert 0 < len(found) <= 12
            for action in found:
                assert view_rules.check(view, action) is None
            if not decision.optional:
                assert not game.can_advance
        assert game.can_advance or game.pending()
        for happened in step(game, dice)[2]:
            if isinstance(happened, ev.LeadMade | ev.CardsPlayed):
                assert happened.cards == tuple(sorted(happened.cards))
    if not game.aborted:
        check_result(game)


def check_result(game: ThreeGame) -> None:
    """Sums of points, and the invariants of 22."""
    summary, settings = game.summary, game.settings
    assert summary is not None
    whole = sum(summary.round_points) + summary.bottom_points
    bonus = 0
    if settings.rule2:
        per_six = sum(5 * (won // 6) for won in game.cards_won)
        way = settings.rule2_bonus_with_rule3 if settings.rule3 else "per_six_cards"
        bonus = {"per_six_cards": per_six, "per_trick": 80, "off": 0}[way]
        assert settings.rule3 or bonus == 40
    fines = 0 if not settings.throw_fine else sum(40 if s == summary.declarer else -20 for s in summary.failed_throws)
    assert whole == (100 if settings.rule2 else 110) + bonus + fines
    assert sum(game.cards_won) == 48
    enough = 40 if settings.rule2 else 30
    others = [seat for seat in range(3) if seat != summary.declarer]
    assert summary.declarer_won == all(summary.points[seat] < enough for seat in others)
    if summary.declarer_won:
        assert summary.next_declarer == summary.declarer
        assert summary.gains[summary.declarer] >= 2
    elif summary.next_declarer != summary.declarer:
        assert summary.points[summary.next_declarer] >= enough
    for before, after in zip(game.start.standing.levels, game.standing.levels, strict=True):
        assert after is None or min(before, 3) <= after <= 14
    stops = set(settings.must_play_levels)
    for seat in others:
        after = game.standing.levels[seat]
        start = game.start.standing.levels[seat]
        assert after is not None
        if not settings.rule4:
            assert not any(start <= stop < after for stop in stops), "an attacker left a must-play level"


def follow_by_words(game: ThreeGame, ladder: list[set[str]]) -> set[str]:
    """What the seat on turn may play, read a second time (13.3 to 13.5)."""
    seat = game.turn
    assert seat is not None
    tableau = game.tableaus[seat]
    own = [face.text for face in game.hands[seat]]
    own += [tableau.card_at(slot).text for slot, state in enumerate(tableau.states) if state == "up"]
    played = [play.cards[0].text for play in game.trick.plays]
    if game.settings.second_half == "fresh_lead" and len(played) >= 3:
        played = played[3:]
    return reading.legal(own, reading.cls(played[0], ladder) if played else None, ladder)


@pytest.mark.parametrize("seed", range(100, 110))
def test_a_second_reading_of_the_play(seed: int) -> None:
    """Follow, winner and turning by other code from the words of the rules."""
    game, dice = random_game(seed, rule3=False, first_hand_no_bid="go_on")
    while not game.over:
        if game.phase != "play":
            step(game, dice)
            continue
        joker = {"red": "bj", "black": "sj", "": None}[game.colour]
        suit = None if game.trump == Trump.NONE else str(game.trump)
        ladder = reading.trump_ladder(game.level.text, suit, joker)
        view = game.view(game.turn)
        assert {play[0].text for play in view_rules.plays(view, 99)} == follow_by_words(game, ladder)
        must = view_rules.obligation(view)
        assert must is not None
        assert {face.text for face in must.playable} == follow_by_words(game, ladder)
        before = [tableau.states for tableau in game.tableaus]
        _, action, happened = step(game, dice)
        taken = [each for each in happened if isinstance(each, ev.TrickTaken)]
        if taken:
            trick = game.tricks[-1]
            plays = [play.cards[0].text for play in trick.plays]
            best = reading.winner(plays, ladder, game.settings.second_half == "fresh_lead")
            assert taken[0].seat == trick.winner == trick.plays[best].seat
            bonus = 5 if game.settings.rule2 else 0
            faces = [play.cards[0] for play in trick.plays]
            assert taken[0].points == points_in(faces, game.settings) + bonus
        half = len(game.trick.plays) == 3
        turned = {(t.seat, t.slot) for each in happened if isinstance(each, tev.CardsTurned) for t in each.turned}
        expected = set()
        for seat, tableau in enumerate(game.tableaus) if taken or half else ():
            gone = {slot for slot, state in enumerate(tableau.states) if state == "gone"}
            up = {slot for slot, state in enumerate(before[seat]) if state == "up"}
            slots = reading.to_turn(tableau.layout.slots, gone, up, len(game.hands[seat]), half)
            expected |= {(seat, slot) for slot in slots}
        assert turned == expected, action


# -- refusals --------------------------------------------------------------------------------------------------------


def wrong_actions(game: ThreeGame, seat: int, dice: Dice) -> list[AnyAction]:
    """Actions that are mostly not allowed to the seat."""
    some = tuple(dice.some_of(DECK, 1 + dice.below(2)))
    own = game.view(seat).playable or DECK
    face = dice.one_of(game.taken or DECK)
    slot = dice.below(12)
    return [
        Play(some),
        Play((dice.one_of(own),)),
        Play(tuple(dice.some_of(own, 2))),
        Play(()),
        PassBid(),
        Bid((dice.one_of(DECK),)),
        Bid(parse_cards("bj")),
        Bury(tuple(dice.some_of(game.hands[seat], 4))),
        Swap((SwapMove(dice.below(4), dice.one_of(DECK), "hand"),)),
        Swap((SwapMove(slot, face, "hand"),)),
        Swap((SwapMove(slot % 4, face, "hand"), SwapMove(slot, face, "bottom"))),
        Lower(dice.below(3)),
        Penalise("promote"),
        StopDrawing(),
    ]


def test_every_refusal_is_a_function_of_the_view() -> None:
    """What check() says of the View is what the authority does; a refused action changes nothing."""
    codes = set()
    for seed in range(200, 208):
        game, dice = random_game(seed)
        chance = Dice(seed + 1000)
        while not game.over:
            step(game, dice)
            if chance.below(8) and game.phase in ("deal", "play"):
                continue
            before = knowledge(game)
            seat = chance.below(3) if game.turn is None else chance.one_of((game.turn, chance.below(3)))
            for action in wrong_actions(game, seat, chance):
                expected = view_rules.check(game.view(seat), action)
                if expected is None:
                    game.clone().apply(seat, action)
                    continue
                codes.add(expected.code)
                with pytest.raises(Refused) as caught:
                    game.apply(seat, action)
                assert caught.value.refusal == expected
            assert knowledge(game) == before
    assert codes >= {
        "wrong_phase",
        "not_your_turn",
        "deal_over",
        "not_in_hand",
        "empty_play",
        "must_follow_suit",
        "not_a_bid",
        "bid_final",
        "bid_not_drawn",
        "swap_slot",
        "swap_card",
        "bury_locked",
        "bury_count",
        "one_card",
        "lead_one_class",
    }


def test_no_such_seat_and_no_such_deck() -> None:
    settings = ThreeSettings()
    game = new_game(settings, LATER, shuffled(Dice(1)))
    with pytest.raises(ValueError, match="no such seat"):
        game.apply(3, PassBid())
    with pytest.raises(ValueError, match="no such seat"):
        ThreeGame(settings, game.start, game.deck, 3)
    with pytest.raises(ValueError, match="deck"):
        ThreeGame(settings, game.start, (*game.deck[:-1], parse_cards("2D")[0]), 0)
    play_out(game, Dice(2))
    with pytest.raises(ValueError, match="nothing to deal"):
        game.advance()


# -- who knows what --------------------------------------------------------------------------------------------------


def cards_in(value: object) -> set[Card]:
    """Every card in a value, however deep."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, msgspec.Struct):
        return {face for name in value.__struct_fields__ for face in cards_in(getattr(value, name))}
    if isinstance(value, tuple | list):
        return {face for each in value for face in cards_in(each)}
    return set()


def known_to(game: ThreeGame, seat: int | None) -> set[Card]:
    """What 22 lets a seat know, collected from the state."""
    known = {face for tableau in game.tableaus for face in tableau.face_up}
    known |= {face for trick in (*game.tricks, game.trick) for play in trick.plays for face in play.cards}
    known |= {face for trick in (*game.tricks, game.trick) for face in trick.attempted}
    known |= {face for bid in game.bids for face in bid.cards}
    known |= {face for each in game.exchanged for face in (each.entered, each.left)}
    if game.phase in ("lower", "over") and not game.aborted:
        known |= set(game.bottom)
    if seat is not None:
        known |= set(game.hands[seat]) | set(game.drawn[seat])
        if seat == game.declarer and game.taken:
            known |= set(game.taken) | set(game.bottom)
    return known


@pytest.mark.parametrize("seed", range(300, 308))
def test_nobody_is_told_a_hidden_card(seed: int) -> None:
    game, dice = random_game(seed)
    while not game.over:
        happened = step(game, dice)[2]
        for seat in SPECTATOR_AND_SEATS:
            known = known_to(game, seat)
            assert cards_in(game.view(seat)) <= known
            for each in happened:
                seen = each.seen_by(seat)
                if not isinstance(seen, ev.DealSettled):
                    assert cards_in(seen) <= known, (seat, seen)


def deep_swap(value: Any, one: Card, other: Card) -> Any:
    """The value with two cards in each other's place."""
    if isinstance(value, Card):
        return {one: other, other: one}.get(value, value)
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return type(value)(**{name: deep_swap(getattr(value, name), one, other) for name in names})
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(deep_swap(each, one, other) for each in value))
    if isinstance(value, tuple | list):
        return type(value)(deep_swap(each, one, other) for each in value)
    return value


def exchanged(game: ThreeGame, one: Card, other: Card) -> ThreeGame:
    """The same hand with two cards lying in each other's place."""
    twin = game.clone()
    for name, value in game.__dict__.items():
        if name not in ("settings", "start", "ladder"):
            setattr(twin, name, deep_swap(value, one, other))
    twin.hands = [tuple(sorted(hand)) for hand in twin.hands]
    twin.bottom, twin.taken, twin.locked = (tuple(sorted(each)) for each in (twin.bottom, twin.taken, twin.locked))
    return twin


def follow_twins(game: ThreeGame, twin: ThreeGame, seat: int | None, faces: set[Card], dice: Dice) -> int:
    """Play on in both until one of the cards comes to light; how many steps were compared."""
    game, compared = game.clone(), 0
    while not game.over:
        assert codec.encode(game.view(seat)) == codec.encode(twin.view(seat))
        who, action, happened = step(game, dice)
        try:
            told = twin.advance() if action is None or who is None else twin.apply(who, action)
        except Refused:
            break  # the twin's player lacks a card or has to follow otherwise
        except ValueError:
            break  # a card that can bid waits for its owner in one of the two
        seen, seen_in_twin = ([each.seen_by(seat) for each in events] for events in (happened, told))
        if cards_in([*seen, *seen_in_twin]) & faces:
            break
        if any(isinstance(each, ev.ThrowFailed | ev.PollOpened) for each in [*happened, *told]):
            break  # what the others hold decides
        assert codec.encode(seen) == codec.encode(seen_in_twin)
        compared += 1
    return compared


def test_equality_of_knowledge() -> None:
    """Two cards that a seat cannot see change places: neither View nor events tell, up to the play of either.

    Face-down cards are among them for every seat, the owner's too.
    """
    swaps = compared = own_hidden = 0
    for seed in range(400, 416):
        game, dice = random_game(seed)
        chance = Dice(seed + 1000)
        while not game.over:
            step(game, dice)
            if game.over or chance.below(12):
                continue
            seat = chance.one_of(SPECTATOR_AND_SEATS)
            hidden = sorted(set(DECK) - known_to(game, seat))
            if len(hidden) < 2:
                continue
            one, other = chance.some_of(hidden, 2)
            own_hidden += seat is not None and bool({one, other} & set(game.tableaus[seat].left))
            swaps += 1
            compared += follow_twins(game, exchanged(game, one, other), seat, {one, other}, Dice(seed + swaps))
    assert swaps > 40
    assert own_hidden > 10
    assert compared > 2 * swaps


def test_clones_do_not_know_each_other() -> None:
    for seed in range(500, 506):
        game, dice = random_game(seed)
        copies: list[tuple[ThreeGame, list[bytes]]] = []
        while not game.over:
            step(game, dice)
            if not dice.below(12):
                copies.append((game.clone(), knowledge(game)))
        finished = knowledge(game)
        for number, (copy, known) in enumerate(copies):
            assert knowledge(copy) == known
            if number % 2:
                play_out(copy, Dice(number))
        assert knowledge(game) == finished
        assert all(knowledge(copy) == known for copy, known in copies[::2])
