# SPDX-License-Identifier: MIT
"""One deal from the first card to its result (five_player.md 4 to 7, 10 to 16, 18 to 22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Divide, Mine, PassBid, Play, Spend, StopDrawing
from shengji_qt.model.cards import CARDS, Card, full_deck, parse_cards, points_of
from shengji_qt.model.five_player import view_rules
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.seats import SEATS, pairs
from shengji_qt.model.five_player.settings import SETTINGS
from shengji_qt.model.five_player.view import MINE
from tests.model.driver import Dice
from tests.model.five_player.deals import (
    EVERYBODY,
    finish,
    random_deal,
    refused,
    standing,
    step,
    steps,
)
from tests.model.telling import cards_in

RICH = {"levels": "6 6 5 A 4", "declarer": 2, "passed": "11110", "cumulative": "320 140 190 205 155"}
DEALS: list[tuple[dict[str, Any], dict[str, Any] | None]] = [
    ({}, None),
    ({}, RICH),
    ({"mine_short_discard": "only_when_short", "last_trick_formula": "bracket"}, RICH),
    ({"mine_short_discard": "off", "throw_mine_checks_declarer": True, "bid_self_counter": True}, RICH),
    ({"deal_ceremony": "ritual", "combo_special_tractors": False, "result_declarer_gain": "best_pair"}, RICH),
    ({"deal_first_declarer": "last_bidder", "bid_final_seconds": 0}, None),
    ({"result_spending": False, "result_overturned_declarer_gain": True}, RICH),
    ({"decks": 1}, None),
    ({"decks": 1, "result_scale_personal": True}, RICH),
    ({"decks": 3}, RICH),
    ({"decks": 3, "follow_break_triples": False, "deal_first_declarer": "start_seat"}, None),
    ({"mode": "split"}, None),
    ({"mode": "split", "last_trick_formula": "bracket"}, RICH),
    ({"mode": "split", "combo_special_tractors": False}, RICH),
]
every_variant = pytest.mark.parametrize(("rules", "before"), DEALS)


def start(seed: int, rules: dict[str, Any], before: dict[str, Any] | None) -> FiveGame:
    return random_deal(seed, standing(**before) if before else None, **rules)


def bid(text: str) -> Bid:
    return Bid(parse_cards(text))


# -- what holds in every deal ----------------------------------------------------------------------------------------


def lying(game: FiveGame) -> list[Card]:
    return [face for trick in (*game.tricks, game.trick) for each in trick.plays for face in each.cards]


@every_variant
def test_what_holds_at_every_step(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Section 4, 1 to 3; somebody always can go on; the seat on turn is the one that is asked."""
    for seed in range(2):
        game = start(seed, rules, before)
        settings = game.settings
        declarer_points = 0
        for each in steps(game, Dice(seed)):
            undealt = list(game.deck[game.dealt :]) if game.phase == "deal" else []
            held = [face for hand in game.hands for face in hand]
            everything = Counter([*lying(game), *held, *undealt, *game.bottom, *game.mine])
            assert everything == Counter(full_deck(settings.decks))
            if game.phase == "play" and not game.trick.plays:
                hands = [game.hands[seat] for seat in range(SEATS) if settings.mode == "mine" or seat != game.declarer]
                assert len({len(hand) for hand in hands}) == 1, "hands run out together"
            assert game.over or game.can_advance or game.pending()
            if game.turn is not None:
                assert [decision.seat for decision in game.pending()] == [game.turn]
            for happened in each.events:
                if isinstance(happened, ev.TrickTaken) and happened.seat in (game.declarer, MINE):
                    declarer_points += happened.points
        if game.aborted:
            continue
        check_summary(game, declarer_points)


def check_summary(game: FiveGame, declarer_points: int) -> None:
    summary, settings = game.summary, game.settings
    assert summary is not None
    left = points_of(summary.mine_left)
    captured = sum(summary.personal) - summary.mine_score
    assert captured + declarer_points + left == settings.total_points
    sizes = [len(trick.lead) for trick in game.tricks]
    if settings.mode == "mine":
        assert sum(sizes) == settings.hand_size
        own = tuple(sum(summary.personal[seat] for seat in pair) for pair in summary.pairs)
        assert own == summary.pair_points or settings.decks == 1
    assert summary.personal[summary.declarer] == 0
    assert summary.pairs == pairs(summary.declarer)
    assert min(summary.cumulative_after) >= 0
    assert game.standing.cumulative == summary.cumulative_after
    assert game.standing.levels == summary.levels_after
    assert game.standing.declarer == summary.next_declarer
    for seat in range(SEATS):
        old, new = summary.levels_before[seat], summary.levels_after[seat]
        assert summary.gains[seat] == (1 if new is None else new - old)


@pytest.mark.parametrize("seed", range(8))
def test_any_settings(seed: int) -> None:
    """Every value of every house rule, thrown together."""
    dice = Dice(seed + 50)
    values = {each.key: dice.one_of(each.choices) for each in SETTINGS}
    if values["decks"] != 2:
        values["mode"] = "mine"
    game = start(seed, values, dice.one_of([None, RICH]))
    declarer_points = 0
    for happened in finish(game, seed):
        if isinstance(happened, ev.TrickTaken) and happened.seat in (game.declarer, MINE):
            declarer_points += happened.points
    check_summary(game, declarer_points)


@every_variant
def test_the_same_inputs_give_the_same_deal(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    game, again = start(7, rules, before), start(7, rules, before)
    for each in steps(game, Dice(7)):
        told = again.advance() if each.action is None else again.apply(each.seat, each.action)
        assert told == each.events
    assert again.summary == game.summary
    assert knowledge(again) == knowledge(game)


@every_variant
def test_computer_seats_without_a_plan_come_to_an_end(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    """What is done for seats that cannot answer: always the first option."""
    game = start(11, rules, before)
    while not game.over:
        if game.can_advance:
            game.advance()
            continue
        decision = next(each for each in game.pending() if not each.optional)
        view = game.view(decision.seat)
        found = view_rules.options(view, 1)
        assert len(found) == 1
        game.apply(decision.seat, found[0])
    assert game.summary is not None


def wrong_actions(game: FiveGame, dice: Dice) -> list[tuple[int, AnyAction]]:
    """Actions that are mostly not allowed, by all seats."""
    found: list[tuple[int, AnyAction]] = []
    for seat in range(SEATS):
        hand = game.hands[seat] or CARDS
        some = tuple(dice.some_of(hand, 1 + dice.below(4)))
        under = tuple(dice.some_of(game.mine or CARDS, 1 + dice.below(3)))
        found += [(seat, Play(some)), (seat, Play((dice.one_of(CARDS),))), (seat, Play(())), (seat, PassBid())]
        found += [(seat, Mine(under)), (seat, Mine(some)), (seat, Bury(tuple(hand[:8]))), (seat, Divide(some))]
        found += [(seat, Bid(some)), (seat, Spend(True, dice.below(7))), (seat, Spend(True)), (seat, StopDrawing())]
    return found


@every_variant
def test_every_refusal_is_a_function_of_the_view(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    """What check() says of the View is what the deal does; a refused action changes nothing."""
    game = start(2, rules, before)
    dice, chance = Dice(2), Dice(102)
    while not game.over:
        step(game, dice)
        if chance.below(30) and game.phase != "windows":
            continue
        known = knowledge(game)
        for seat, action in wrong_actions(game, chance):
            expected = view_rules.check(game.view(seat), action)
            if expected is None:
                game.clone().apply(seat, action)
            else:
                assert refused(game, seat, action) == expected.code
        assert knowledge(game) == known


def knowledge(game: FiveGame) -> list[bytes]:
    """All Views, as bytes."""
    return [codec.encode(game.view(seat)) for seat in EVERYBODY]


@every_variant
def test_clones_do_not_know_each_other(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    game, dice = start(5, rules, before), Dice(5)
    copies: list[tuple[FiveGame, list[bytes]]] = []
    while not game.over:
        step(game, dice)
        if not dice.below(30):
            copies.append((game.clone(), knowledge(game)))
    finished = knowledge(game)
    for number, (copy, known) in enumerate(copies):
        assert knowledge(copy) == known
        if number % 2:
            finish(copy, number)
    assert knowledge(game) == finished
    assert all(knowledge(copy) == known for copy, known in copies[::2])


# -- who knows what --------------------------------------------------------------------------------------------------


def public_cards(game: FiveGame) -> set[Card]:
    """Faces that everybody has seen (18)."""
    seen = set(lying(game)) | set(game.turned)
    seen |= {face for each in (*game.bids, *game.attempts) for face in each.cards}
    return seen | set(game.mine if game.ending is not None else ())


@every_variant
def test_no_event_and_no_view_shows_a_hidden_card(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    game, chance = start(3, rules, before), Dice(103)
    for each in steps(game, Dice(3)):
        for seat in EVERYBODY:
            for happened in each.events:
                seen = happened.seen_by(seat)
                if isinstance(happened, ev.PublicEvent):
                    assert seen is happened
                elif seat != happened.seat:  # type: ignore[attr-defined]
                    assert not cards_in(seen)
        for seat, known in enumerate(game.shown):
            assert not Counter(known) - Counter(game.hands[seat]), "what is known to be in a hand is there"
        if chance.below(12):
            continue
        public = public_cards(game)
        for seat in EVERYBODY:
            view = game.view(seat)
            own = set(view.hand)
            if seat is not None and seat == game.declarer:
                own |= set(game.taken) | set(game.buried)
            assert not set(cards_in(view)) - public - own


def hidden_places(game: FiveGame, seat: int | None) -> list[tuple[str, int, Card]]:
    """`(where, index, card)` of all cards that nobody has shown, lying where the seat cannot see."""
    known = [set(cards) for cards in game.shown]
    for each in game.attempts:
        known[game.declarer if each.slot == MINE and game.declarer is not None else each.slot] |= set(each.cards)
    if game.declarer is not None:
        known[game.declarer] |= set(game.turned)
    for shown in game.bids:
        known[shown.seat] |= set(shown.cards)
    found = [
        ("hand", other, face)
        for other in range(SEATS)
        if other != seat
        for face in set(game.hands[other]) - known[other]
    ]
    if game.phase == "deal":
        found += [("deck", index, game.deck[index]) for index in range(game.dealt, len(game.deck))]
    elif game.phase == "poll":
        found += [("bottom", index, face) for index, face in enumerate(game.bottom)]
    elif seat != game.declarer and game.declarer is not None:
        found += [("mine", 0, face) for face in set(game.mine) - known[game.declarer]]
    return found


def put(game: FiveGame, place: tuple[str, int, Card], face: Card) -> None:
    where, index, old = place
    if where == "deck":
        game.deck = (*game.deck[:index], face, *game.deck[index + 1 :])
    elif where == "bottom":
        game.bottom = (*game.bottom[:index], face, *game.bottom[index + 1 :])
    elif where == "mine":
        game.mine, game.buried = exchanged(game.mine, old, face), exchanged(game.buried, old, face)
    else:
        game.hands[index] = exchanged(game.hands[index], old, face)


def exchanged(cards: tuple[Card, ...], old: Card, new: Card) -> tuple[Card, ...]:
    rest = list(cards)
    rest[rest.index(old)] = new
    return tuple(sorted(rest))


def follow_twins(game: FiveGame, twin: FiveGame, seat: int | None, faces: tuple[Card, Card], dice: Dice) -> int:
    """Play on in both until one of the two cards comes to light; how many steps were compared."""
    game = game.clone()
    compared = 0
    while not game.over:
        assert codec.encode(game.view(seat)) == codec.encode(twin.view(seat))
        made = step(game, dice)
        if made.action is not None and view_rules.check(twin.view(made.seat), made.action) is not None:
            break  # the twin's player lacks a card or has to follow otherwise: one of the two decides
        told = twin.advance() if made.action is None else twin.apply(made.seat, made.action)
        seen = [happened.seen_by(seat) for happened in made.events]
        seen_in_twin = [happened.seen_by(seat) for happened in told]
        if any(face in cards_in([*seen, *seen_in_twin]) for face in faces):
            break
        if any(isinstance(happened, ev.ThrowFailed) for happened in [*made.events, *told]):
            break  # what the others hold decides over a throw
        assert codec.encode(seen) == codec.encode(seen_in_twin)
        compared += 1
    return compared


@every_variant
def test_equality_of_knowledge(rules: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Two hidden cards change places: neither the View nor the events tell, up to the play of either."""
    compared = swaps = 0
    game = start(4, rules, before)
    dice, chance = Dice(4), Dice(204)
    while not game.over:
        step(game, dice)
        if game.phase in ("windows", "over") or chance.below(8 * game.settings.decks):
            continue
        seat = chance.one_of(EVERYBODY)
        places = hidden_places(game, seat)
        if len({face for _, _, face in places}) < 2:
            continue
        first = chance.one_of([place for place in places if place[0] == "mine"] or places)
        second = chance.one_of([each for each in places if each[2] != first[2]])
        twin = game.clone()
        put(twin, first, second[2])
        put(twin, second, first[2])
        swaps += 1
        compared += follow_twins(game, twin, seat, (first[2], second[2]), Dice(swaps))
    assert swaps >= 5
    assert compared > swaps
