# SPDX-License-Identifier: MIT
"""Three and five players at the table: several seats asked at once, what happens by itself, pauses, going back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from shengji_qt.model import codec
from shengji_qt.model.actions import AnyAction, Bid, Decision, DecisionKind, Mine, PassBid, Play, StopDrawing
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.model.journal import FORMAT, RULES, Act, Header, MatchSpec, Shuffle
from shengji_qt.model.match import Match, replay
from shengji_qt.model.three_player.events import BidDeclined
from shengji_qt.model.three_player.layouts import PRESETS
from shengji_qt.model.three_player.ranking import DECK
from shengji_qt.table.journal import Journal, read
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.stand_in import only_choice
from shengji_qt.table.table import AUTO, PERSON, STAND_IN, Table
from tests.helpers.fakes import Recorder, finish, random_answers, run, same
from tests.helpers.players import game_spec
from tests.helpers.tables import silent, table_of, view_of

COMPUTER = "computer:random"
MIXED = {"three": (PERSON, COMPUTER, COMPUTER), "five": (PERSON, COMPUTER, PERSON, COMPUTER, COMPUTER)}
MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("three", {"layouts": PRESETS[1:]}),
    ("three", {"rule1": True, "rule2": True, "rule4": True, "bid2_window": "on_draw", "first_hand_no_bid": "go_on"}),
    ("three", {"rule3": True, "first_hand_tie": "seat_order", "second_half": "fresh_lead"}),
    ("five", {}),
    ("five", {"mode": "split"}),
    ("five", {"decks": 1, "bid_final_seconds": 0}),
    ("five", {"deal_ceremony": "ritual"}),
]


def people(game: str) -> tuple[str, ...]:
    return (PERSON,) * FAMILIES[game].seats


def until(table: Table, kind: str, persons: Any, *, seat: int | None = None, deals: int = 40) -> Decision:
    """Go on until a seat (or this one) is asked for this kind of decision."""
    now = 0.0
    while len(table.match.summaries) < deals:
        now = run(table, now)
        for decision in table.match.pending():
            if decision.kind == kind and seat in (None, decision.seat):
                return decision
        for decision in table.match.pending():
            occupant = table.spec.seats[decision.seat].occupant
            if not decision.optional and occupant == PERSON:
                assert table.submit(decision.seat, persons(view_of(table, decision.seat))) is None
                break
        else:
            table.next_deal()
    raise AssertionError(f"nobody was asked for {kind}")


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mixed", [True, False], ids=["people and computers", "computers"])
@pytest.mark.parametrize(("game", "rules"), MATCHES)
def test_matches_come_to_their_end_and_are_read_again(
    game: str, rules: dict[str, Any], mixed: bool, tmp_path: Path
) -> None:
    seats = MIXED[game] if mixed else (COMPUTER,) * FAMILIES[game].seats
    spec = game_spec(game, seats, deals=2, **rules)
    path = tmp_path / "a.journal"
    table, listener = table_of(
        spec, seed=4, answer=random_answers(2), journal=Journal.create(path, Header(FORMAT, RULES, spec))
    )
    table.start()
    finish(table, random_answers(3))
    assert listener.troubles == [] and table.match.over
    assert table.close()
    loaded = read(path)
    assert loaded.problem is None and loaded.entries == table.entries
    again = replay(loaded.header, loaded.entries)
    assert again.summaries == table.match.summaries and again.standing == table.match.standing
    for seat in range(len(seats)):
        assert same(listener.views[seat], again.view(seat))


@pytest.mark.parametrize(("game", "rules"), [("three", {"rule4": True}), ("five", {})])
def test_a_person_is_shown_what_is_asked(game: str, rules: dict[str, Any]) -> None:
    """A person is not asked but sees the decision in the View: each must come with something that happened."""
    table, listener = table_of(game_spec(game, MIXED[game], deals=2, **rules), seed=1, answer=silent)
    if game == "five":  # enough points for all windows
        table.match.standing = msgspec.structs.replace(table.match.standing, cumulative=(400,) * 5, passed=(True,) * 5)
    table.start()
    kinds = set()

    def person(view: Any) -> AnyAction:
        assert same(listener.views[view.seat], view), view.decision
        kinds.add(view.decision.kind)
        return silent(view)

    finish(table, person)
    assert "play" in kinds and (game == "three" or {"block", "force", "claim"} <= kinds)


@pytest.mark.parametrize(("game", "rules"), MATCHES)
def test_a_match_can_be_gone_on_with_after_any_line(game: str, rules: dict[str, Any]) -> None:
    spec = game_spec(game, people(game), **rules)
    table, _ = table_of(spec, seed=6)
    table.start()
    answer, seen, now = random_answers(3), {}, 0.0
    while not table.match.over:
        now = run(table, now)
        must = [each for each in table.match.pending() if not each.optional]
        if must:
            assert table.submit(must[0].seat, answer(view_of(table, must[0].seat))) is None
            seen[len(table.entries)] = [table.view(seat) for seat in range(len(spec.seats))]
    entries = table.entries
    for count in sorted(seen)[::9]:
        again, listener = table_of(spec)
        again.resume(entries[:count])
        assert listener.troubles == []
        assert all(same(*pair) for pair in zip(seen[count], listener.views, strict=False)), count


@pytest.mark.parametrize("game", ["three", "five"])
def test_a_cut_after_the_first_shuffle_deals_the_same_cards_again(game: str) -> None:
    """Where nobody can bid the cards are shuffled again without an action: replay takes the table's steps before."""
    spec = game_spec(game, (COMPUTER,) * FAMILIES[game].seats)
    for seed in range(40):
        table, _ = table_of(spec, seed=seed, answer=silent)
        table.start()
        finish(table, silent)
        shuffles = [each for each in table.entries if isinstance(each, Shuffle)]
        again, _ = table_of(spec, answer=silent)
        again.resume(table.entries)
        assert again.match.summaries == table.match.summaries
        if game == "five" or any(
            isinstance(one, Shuffle) and isinstance(two, Shuffle)
            for one, two in zip(table.entries, table.entries[1:], strict=False)
        ):
            return
        assert shuffles
    raise AssertionError("no deal in which nobody could bid")


# -- several seats at once ---------------------------------------------------------------------------------------------


def tables_with_two_turned() -> Iterator[tuple[Table, Recorder]]:
    """First hands in which seat 0, a person, and a computer seat have turned up a card that can bid."""
    for seed in range(200):
        table, listener = table_of(game_spec("three", MIXED["three"]), seed=seed)
        table.start()
        run(table)
        asked = table.match.pending()
        if len(asked) > 1 and asked[0] == Decision(0, "turned"):
            yield table, listener


def test_turned_cards_of_people_and_computers_wait_side_by_side() -> None:
    table, listener = next(tables_with_two_turned())
    assert not table.match.can_advance
    assert view_of(table, 0).decision == Decision(0, "turned") and view_of(table, 0).turned_now is not None
    seat, number, decision, _ = listener.questions[-1]
    assert decision == Decision(seat, "turned")
    table.submit(seat, PassBid(), request_id=number)
    run(table)
    assert view_of(table, 0).decision == Decision(0, "turned"), "the person still has the choice"
    assert [each.seat for each in listener.events[0] if isinstance(each, BidDeclined)] == [seat]
    assert table.submit(0, PassBid()) is None
    assert [each.seat for each in listener.events[1] if isinstance(each, BidDeclined)] == [seat, 0]


def test_a_bid_ends_the_others_choice() -> None:
    table, listener = next(tables_with_two_turned())
    seat, number, _, view = listener.questions[-1]
    assert table.submit(0, rules_of(view_of(table, 0)).bids(view_of(table, 0))[0]) is None
    assert seat in listener.withdrawn
    table.submit(seat, rules_of(view).bids(view)[0], request_id=number)
    run(table)
    after = view_of(table, 0)
    assert [each.seat for each in after.bids] == [0] and after.declarer == 0
    assert listener.troubles == []


def test_a_computer_leaves_a_person_time_for_the_first_bid() -> None:
    table, listener = next(tables_with_two_turned())
    table.set_pacing(Pacing())
    seat, number, _, view = listener.questions[-1]
    table.submit(seat, rules_of(view).bids(view)[0], request_id=number)
    table.tick(0.0)
    table.tick(Pacing().courtesy - 0.1)
    assert view_of(table, 0).decision == Decision(0, "turned")
    table.tick(Pacing().courtesy + 0.1)
    assert view_of(table, 0).declarer == seat


def test_a_computers_bid_ends_the_persons_choice() -> None:
    table, listener = next(tables_with_two_turned())
    seat, number, _, view = listener.questions[-1]
    table.submit(seat, rules_of(view).bids(view)[0], request_id=number)
    run(table)
    after = view_of(table, 0)
    assert after.declarer == seat and after.decision != Decision(0, "turned")


# -- what happens by itself --------------------------------------------------------------------------------------------


def digger(view: FiveView) -> AnyAction:
    """Plays cards from the mine until one is left, and leads pairs then, on which it may not play."""
    plays = rules_of(view).plays(view, 40)
    if view.decision is not None and view.decision.kind == "mine":
        return Mine(plays[-1] if view.mine_count > 1 else ())
    if plays and not view.trick.plays and view.mine_count == 1:
        return Play(max(plays, key=len))
    return silent(view)


def test_a_mine_that_may_only_skip_skips_by_itself_after_the_usual_pause() -> None:
    """For a person, too; and nobody can tell from the time that there was no choice (five_player.md 13)."""
    pacing = msgspec.structs.replace(Pacing.none(), thinking_min=2.0, thinking_max=3.0)
    table, _ = table_of(game_spec("five", people("five"), mine_short_discard="off"), seed=3)
    table.start()
    skipped = 0
    while not table.match.over and not skipped:
        run(table)
        if table.next_deal():
            continue
        must = [each for each in table.match.pending() if not each.optional]
        if not must:
            continue
        decision = must[0]
        view = view_of(table, decision.seat)
        assert decision.kind != "mine" or len(rules_of(view).plays(view, 2)) == 2, (
            "a person is asked if there is a choice"
        )
        before = len(table.entries)
        table.set_pacing(pacing)
        assert table.submit(decision.seat, digger(view)) is None
        due = table.tick(0.0)
        if view_of(table, 0).slot == MINE and due is not None:
            assert 2.0 <= due <= 3.0
            table.tick(due)
            assert table.entries[before + 1] == Act(table.match.advances, view_of(table, 0).declarer, AUTO, Mine(()))
            skipped += 1
        table.set_pacing(Pacing.none())
    assert skipped


def five_poll(seconds: int, seed: int = 1) -> tuple[Table, int]:
    """A table of people at time 0 at which one of them, who has a bid, is asked in the poll; and this seat."""
    table, _ = table_of(game_spec("five", people("five"), bid_final_seconds=seconds), seed=seed)
    table.start()
    for _ in range(2000):
        due = table.tick(0.0)
        view = view_of(table, 0)
        if view.phase == "poll" and rules_of(view_of(table, view.turn)).bids(view_of(table, view.turn)):
            return table, view.turn
        assert due == 0.0 or view.phase == "poll"
    raise AssertionError("nobody has a bid")


@pytest.mark.parametrize("seconds", [5, 10, 20])
def test_the_table_passes_for_who_is_silent_in_the_last_seconds(seconds: int) -> None:
    table, seat = five_poll(seconds)
    assert table.tick(0.0) == seconds
    table.set_pacing(Pacing())  # a person's time is no pause
    assert table.tick(0.0) == seconds
    table.tick(seconds - 0.01)
    assert table.match.pending() == (Decision(seat, "poll"),)
    before = len(table.entries)
    table.tick(float(seconds))
    assert table.entries[before] == Act(table.match.advances, seat, AUTO, PassBid())


def test_who_speaks_in_time_is_not_passed() -> None:
    table, seat = five_poll(10)
    before = len(table.entries)
    bid = rules_of(view_of(table, seat)).bids(view_of(table, seat))[0]
    assert table.submit(seat, bid) is None
    table.tick(10.0)
    assert table.entries[before] == Act(table.match.advances, seat, PERSON, bid)
    assert view_of(table, seat).bids[-1].cards == tuple(sorted(bid.cards))


def test_without_a_limit_the_poll_waits() -> None:
    table, seat = five_poll(0)
    assert table.tick(1e6) is None
    assert table.match.pending() == (Decision(seat, "poll"),)


def test_a_computer_seat_says_stop_and_a_person_has_to() -> None:
    rules = {"deal_ceremony": "ritual"}
    table, _ = table_of(game_spec("five", (COMPUTER,) * 5, **rules), answer=silent, seed=2)
    table.start()
    finish(table, silent)
    stops = [each for each in table.entries if isinstance(each, Act) and each.action == StopDrawing()]
    assert len(stops) == 1 and stops[0].by == COMPUTER and stops[0].at == 100
    table, _ = table_of(game_spec("five", people("five"), **rules), seed=2)
    table.start()
    assert table.tick(run(table)) is None
    (decision,) = [each for each in table.match.pending() if not each.optional]
    assert decision.kind == "stop" and table.match.advances == 100
    assert table.submit(decision.seat, StopDrawing()) is None
    assert view_of(table, 0).phase == "poll"


def test_a_wrong_stop_costs_levels_and_the_cards_are_dealt_again() -> None:
    table, listener = table_of(game_spec("five", people("five"), deal_ceremony="ritual"), seed=2, pacing=Pacing())
    table.start()
    now = 0.0
    while view_of(table, 0).undrawn > 70:
        now = table.tick(now) or now
    drawer = view_of(table, 0).first_seat
    assert table.submit(drawer, StopDrawing()) is None
    run(table, now)
    assert len([each for each in table.entries if isinstance(each, Shuffle)]) == 2
    assert [level == 4 for level in table.match.levels] == [seat != drawer for seat in range(5)]
    assert listener.troubles == []


def test_what_is_forced_is_played_by_itself_but_later_decisions_are_the_persons() -> None:
    spec = game_spec("five", people("five"))
    table, _ = table_of(spec, seed=5)
    table.start()
    until(table, "play", silent)
    while not FAMILIES["five"].settled(view_of(table, 1)):
        until(table, "play", silent)
        decision = table.match.pending()[0]
        assert table.submit(decision.seat, silent(view_of(table, decision.seat))) is None
    assert len(view_of(table, 1).hand) == 1
    assert table.hand_over(1, AUTO)
    finish(table, silent)
    last = [
        each for each in table.entries if isinstance(each, Act) and each.seat == 1 and isinstance(each.action, Play)
    ][-1]
    assert last.by == AUTO
    for kind in ("block", "force", "claim", "lower"):
        table._handed = {1: AUTO}
        assert table._player_of(Decision(1, kind)) == PERSON  # type: ignore[arg-type]
    assert table._player_of(Decision(1, "play")) == AUTO
    table._handed = {1: STAND_IN}
    assert table._player_of(Decision(1, "claim")) == STAND_IN


@pytest.mark.parametrize(("game", "rules"), MATCHES)
def test_a_settled_seat_has_one_way_to_play_until_the_last_trick(game: str, rules: dict[str, Any]) -> None:
    table, _ = table_of(game_spec(game, people(game), **rules), seed=9)
    table.start()
    answer, settled, now = random_answers(5), set(), 0.0
    while not table.match.over:
        now = run(table, now)
        must = [each for each in table.match.pending() if not each.optional]
        for seat in range(len(table.spec.seats)):
            if FAMILIES[game].settled(view_of(table, seat)):
                settled.add(seat)
        if not must:
            continue
        view = view_of(table, must[0].seat)
        if must[0].kind in ("play", "mine") and must[0].seat in settled:
            assert len(rules_of(view).plays(view, 3)) == 1
        assert table.submit(must[0].seat, answer(view)) is None
    assert settled or rules.get("mode") == "split" or rules.get("rule3"), "several cards may be played at the end"


def test_nothing_else_happens_by_itself() -> None:
    table, _ = table_of(game_spec("three", people("three")), seed=1)
    table.start()
    for kind in ("swap", "bury", "play"):
        decision = until(table, kind, silent)
        assert only_choice(view_of(table, decision.seat)) is None


# -- pauses ------------------------------------------------------------------------------------------------------------


def test_every_decision_has_its_pause() -> None:
    chance, pacing = random.Random(1), Pacing()
    for kind in get_args(DecisionKind):
        assert 0.2 <= pacing.answer_pause(kind, chance) <= 1.4
    after = pacing.answer_pause("claim", chance, after_trick=True)
    assert after >= pacing.choice_min + pacing.trick_pause


@pytest.mark.parametrize(("window", "drawing"), [("any_time", "deal"), ("on_draw", "offer")])
def test_the_table_is_slower_while_cards_are_turned_and_where_a_card_can_bid_only_now(
    window: str, drawing: str
) -> None:
    pacing = Pacing()
    assert pacing.step_pause("deal") < pacing.step_pause("turn") < pacing.step_pause("offer")
    paces = set()
    for seed in range(12):
        match = Match(game_spec("three", people("three"), bid2_window=window, first_hand_no_bid="go_on"))
        match.shuffle(random.Random(seed).sample(DECK, len(DECK)), 0)
        while match.deal is not None and match.deal.phase in ("deal", "turn", "draw"):  # type: ignore[attr-defined]
            for decision in match.pending():
                if decision.kind == "turned":
                    match.act(decision.seat, PassBid())
            if match.can_advance:
                paces.add((match.view(0).phase, match.deal.pace))
                match.advance()
    assert paces == {("deal", "deal"), ("turn", "turn"), ("draw", drawing)}


# -- going back --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "kind", "rules"),
    [
        ("three", "turned", {}),
        ("three", "swap", {}),
        ("three", "bury", {}),
        ("three", "play", {}),
        ("five", "bury", {}),
        ("five", "mine", {}),
        ("five", "divide", {"mode": "split"}),
        ("five", "stop", {"deal_ceremony": "ritual"}),
    ],
)
def test_a_decision_of_every_kind_is_taken_back(game: str, kind: str, rules: dict[str, Any]) -> None:
    table, listener = table_of(game_spec(game, people(game), deals=9, **rules), seed=8)
    table.start()
    seat = until(table, kind, random_answers(4)).seat
    before = [codec.encode(table.view(each)) for each in range(len(table.spec.seats))]
    view = view_of(table, seat)
    action = rules_of(view).options(view, 1)[0]
    assert table.submit(seat, action) is None
    assert table.take_back(seat)
    assert [codec.encode(table.view(each)) for each in range(len(table.spec.seats))] == before
    assert listener.troubles == []
    assert table.submit(seat, action) is None


def test_a_bid_with_a_turned_card_is_taken_back_while_others_wait() -> None:
    table, _ = next(tables_with_two_turned())
    before = codec.encode(table.view(0))
    bid = rules_of(view_of(table, 0)).bids(view_of(table, 0))[0]
    assert isinstance(bid, Bid) and table.submit(0, bid) is None
    run(table)
    assert table.take_back(0)
    assert codec.encode(table.view(0)) == before


def test_the_view_of_a_five_player_table_is_the_games_own() -> None:
    spec: MatchSpec = game_spec("five", people("five"))
    table, _ = table_of(spec)
    table.start()
    assert isinstance(table.view(0), FiveView) and spec.game == "five"
