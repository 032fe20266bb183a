# SPDX-License-Identifier: MIT
"""A match elsewhere as the page with the table has it: told by a model that plays the host, without a socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shengji_qt import paths
from shengji_qt.controller.lan_table import RECORDS, LanTable
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.controller.tables import MatchTable
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model.actions import AnyAction, Bury, PassBid, Play
from shengji_qt.model.game import Refused
from shengji_qt.model.games import family_of_view, rules_of
from shengji_qt.model.journal import FORMAT, RULES, Act, AnyEntry, DealEnd, Header, MatchSpec, Shuffle
from shengji_qt.model.match import Match
from shengji_qt.net.messages import (
    AskTakeBack,
    Denied,
    MatchState,
    Message,
    NextDeal,
    Record,
    Rejected,
    Shown,
    Started,
    TakeBackAsked,
)
from shengji_qt.table.journal import SUFFIX, read
from shengji_qt.table.record import rebuild
from tests.helpers.fakes import InlineWorker
from tests.helpers.players import game_spec, spec_of

TABLE = "ab" * 16


class Elsewhere:
    """A host without sockets: the model, seat 0 played through the table, the others by the plainest action."""

    def __init__(self, spec: MatchSpec | None = None) -> None:
        self.match = Match(spec or spec_of(deals=2))
        self.table = LanTable(seats=lambda parent: InlineWorker(parent))
        self.entries: list[AnyEntry] = []
        self.wishes: list[Message] = []
        self.done: list[AnyAction] = []
        self.arrived: list[tuple[list[Any], Any]] = []
        self.refusals: list[tuple[AnyAction, Any]] = []
        self.thinking: list[tuple[int, bool]] = []
        self.number = self.turn = 0
        self.listens = True
        self.table.attach(self._do, self._wish)
        self.table.events_arrived.connect(lambda events, view: self.arrived.append((events, view)))
        self.table.refused.connect(lambda *given: self.refusals.append(given))
        self.table.thinking_changed.connect(lambda *given: self.thinking.append(given))

    def _do(self, action: AnyAction) -> None:
        self.done.append(action)
        if self.listens:
            self.act(0, action)

    def _wish(self, message: Message) -> bool:
        self.wishes.append(message)
        return True

    def begin(self) -> None:
        self.tell()
        self.shuffle()

    def shuffle(self) -> None:
        match = self.match
        deck = match.family.deck(match.spec.settings)
        self.entries.append(Shuffle(tuple(deck), 0))
        match.shuffle(deck, 0)
        self.show([])

    def tell(self, seat: int | None = 0) -> None:
        match = self.match
        state = MatchState(match.spec, match.deal_no, match.standing, tuple(match.summaries), match.over, match.winner)
        self.table.take_started(Started(seat, state), TABLE)

    def show(self, happened: list[Any]) -> None:
        events = tuple(told for each in happened if (told := each.seen_by(0)) is not None)
        self.number += 1
        self.table.take_shown(Shown(self.number, self.turn, events, self.match.view(0)))

    def act(self, seat: int, action: AnyAction) -> None:
        at = self.match.advances
        try:
            happened = self.match.act(seat, action)
        except Refused as error:
            self.table.take_rejected(Rejected(self.turn, error.refusal))
            return
        self.entries.append(Act(at, seat, "person", action))
        self.turn += seat == 0
        self.show(happened)

    def go(self) -> None:
        """Until seat 0 has to do something, or the deal is over."""
        match = self.match
        while match.deal is not None and not match.deal.over:
            asked = [each for each in match.pending() if not each.optional]
            if not asked and match.can_advance:
                self.show(match.advance())
            elif asked[0].seat != 0:
                view = match.view(asked[0].seat)
                self.act(asked[0].seat, rules_of(view).options(view, 1)[0])
            else:
                return

    def play_deal(self) -> None:
        """To its end, dealing anew where nobody has bid."""
        while True:
            self.go()
            deal = self.match.deal
            assert deal is not None
            if deal.aborted:
                self.shuffle()
            elif deal.over:
                break
            else:
                view = self.match.view(0)
                self.table.submit(rules_of(view).options(view, 1)[0])
        deal_no = len(self.match.summaries)
        self.entries.append(DealEnd(self.match.summaries[-1], self.match.standing))
        self.tell()
        header = Header(FORMAT, RULES, self.match.spec)
        self.table.take_record(Record(deal_no, header, tuple(self.entries)))
        self.entries = []


def records() -> list[Path]:
    return sorted((paths.saves_dir() / RECORDS).glob("*" + SUFFIX))


@pytest.fixture
def elsewhere(qtbot: object) -> Elsewhere:
    made = Elsewhere()
    made.begin()
    return made


def until_asked(elsewhere: Elsewhere, kind: str = "play") -> Any:
    """Until seat 0 is asked to play."""
    while True:
        elsewhere.go()
        view = elsewhere.match.view(0)
        if view.phase == "over":
            elsewhere.shuffle()
        elif view.decision is not None and view.decision.kind == kind:
            return view
        else:
            elsewhere.table.submit(rules_of(view).options(view, 1)[0])


def test_both_tables_are_tables(qtbot: object) -> None:
    tables: list[MatchTable] = [LanTable(), SoloTable()]
    assert [each.match for each in tables] == [None, None]
    for each in tables:
        each.close()


def test_a_whole_deal(elsewhere: Elsewhere) -> None:
    table = elsewhere.table
    match = table.match
    assert match is not None
    assert (match.deal_no, match.over, list(match.summaries)) == (1, False, [])
    assert match.deal is not None
    assert match.deal.summary is None
    elsewhere.play_deal()
    match = table.match
    assert match is not None
    assert match.deal is not None
    assert match.deal.summary == elsewhere.match.summaries[0]
    assert match.levels == elsewhere.match.levels
    assert (match.declarer, match.spec) == (elsewhere.match.declarer, elsewhere.match.spec)
    assert elsewhere.refusals == []
    assert table.view == elsewhere.match.view(0)
    table.next_deal()
    assert elsewhere.wishes == [NextDeal()]
    elsewhere.show([])  # after a break: the host may not have heard it
    assert elsewhere.wishes == [NextDeal()] * 2
    elsewhere.shuffle()
    elsewhere.show([])
    assert elsewhere.wishes == [NextDeal()] * 2
    match = table.match
    assert match is not None
    assert match.deal is not None
    assert (match.deal_no, match.deal.summary) == (2, None)


@pytest.mark.parametrize("game", ["three", "five"])
def test_other_games(qtbot: object, game: str) -> None:
    seats = 3 if game == "three" else 5
    elsewhere = Elsewhere(game_spec(game, ["person"] * seats, deals=1))
    elsewhere.begin()
    elsewhere.play_deal()
    match = elsewhere.table.match
    assert match is not None
    assert len(match.summaries) == 1
    assert match.over
    assert elsewhere.refusals == []


def test_what_is_not_allowed_is_refused_at_once_and_not_sent(elsewhere: Elsewhere) -> None:
    view = until_asked(elsewhere)
    sent = len(elsewhere.done)
    wrong = Bury(view.hand[:8])
    elsewhere.table.submit(wrong)
    assert elsewhere.refusals[-1][0] == wrong
    assert elsewhere.refusals[-1][1] == rules_of(view).check(view, wrong)
    assert len(elsewhere.done) == sent


def test_what_the_host_does_not_allow_is_refused_with_its_action(elsewhere: Elsewhere) -> None:
    view = until_asked(elsewhere)
    elsewhere.listens = False
    action = rules_of(view).options(view, 1)[0]
    elsewhere.table.submit(action)
    refusal = rules_of(view).check(view, Bury(view.hand[:8]))
    elsewhere.table.take_rejected(Rejected(elsewhere.turn, refusal))
    assert elsewhere.refusals == [(action, refusal)]


def test_a_pass_that_comes_too_late_is_no_trouble(elsewhere: Elsewhere) -> None:
    """The others ended the bidding while it was on its way."""
    view = until_asked(elsewhere, "poll")
    elsewhere.listens = False
    elsewhere.table.submit(PassBid())
    assert elsewhere.done[-1] == PassBid()
    late = msgspec.structs.replace(view, phase="play", decision=None)
    elsewhere.table.take_shown(Shown(999, elsewhere.turn, (), late))
    refusal = rules_of(late).check(late, PassBid())
    assert refusal is not None
    elsewhere.table.take_rejected(Rejected(elsewhere.turn, refusal))
    assert elsewhere.refusals == []


def test_whose_turn_it_is_comes_from_public_facts(elsewhere: Elsewhere) -> None:
    elsewhere.play_deal()
    on = [seat for seat, thinks in elsewhere.thinking if thinks]
    assert set(on) == {1, 2, 3}
    assert all(
        pair == [(pair[0][0], True), (pair[0][0], False)]
        for pair in (elsewhere.thinking[at : at + 2] for at in range(0, len(elsewhere.thinking) - 1, 2))
    )


# --- what one person does not decide alone


def test_nobody_concedes_for_others(elsewhere: Elsewhere) -> None:
    until_asked(elsewhere)
    for scope in ("deal", "match"):
        assert not elsewhere.table.can_concede(scope)  # type: ignore[arg-type]
        assert not elsewhere.table.concede(scope)  # type: ignore[arg-type]
    assert elsewhere.wishes == []


def test_a_take_back_is_a_question_to_the_others(elsewhere: Elsewhere) -> None:
    table = elsewhere.table
    table.take_denied(Denied("nothing_to_take_back"))
    assert not table.can_take_back
    assert not table.take_back()
    view = until_asked(elsewhere)
    table.submit(rules_of(view).options(view, 1)[0])
    assert table.can_take_back
    assert table.take_back()
    assert elsewhere.wishes == [AskTakeBack()]
    table.take_back_asked(TakeBackAsked(1, 0, (1, 2)))
    assert not table.can_take_back
    table.take_back_asked(TakeBackAsked(1, 0, ()))
    assert table.can_take_back


def test_who_watches_does_nothing(qtbot: object) -> None:
    elsewhere = Elsewhere()
    elsewhere.tell(seat=None)
    elsewhere.match.shuffle(elsewhere.match.family.deck(elsewhere.match.spec.settings), 0)
    elsewhere.table.take_shown(Shown(1, 0, (), elsewhere.match.view(None)))
    table = elsewhere.table
    assert not (table.is_seated or table.can_take_back or table.can_finish or table.ask_hint())
    table.submit(Play((elsewhere.match.view(0).hand or (0,))[:1]))  # type: ignore[arg-type]
    assert elsewhere.done == []
    assert table.view.seat is None


# --- hints and the end of a deal


def test_a_hint_comes_from_a_player_here(elsewhere: Elsewhere) -> None:
    given: list[tuple[Any, Any]] = []
    elsewhere.table.hint_ready.connect(lambda *hint: given.append(hint))
    view = until_asked(elsewhere)
    assert elsewhere.table.ask_hint()
    [(choices, about)] = given
    assert about == view
    assert choices == []  # a random player ranks nothing: no hint rather than none at all
    assert elsewhere.wishes == []


def test_what_is_settled_is_played_to_the_end_by_itself(elsewhere: Elsewhere) -> None:
    said: list[str] = []
    elsewhere.table.handed_over.connect(said.append)
    while True:
        view = until_asked(elsewhere)
        if family_of_view(view).settled(view):
            break
        assert not elsewhere.table.can_finish
        assert not elsewhere.table.finish_deal()
        elsewhere.table.submit(rules_of(view).options(view, 1)[0])
    assert elsewhere.table.can_finish
    left = len(view.hand)
    assert elsewhere.table.finish_deal()
    assert said == ["auto"]
    elsewhere.go()
    assert elsewhere.match.deal is not None
    assert elsewhere.match.deal.over
    assert left > 0
    assert elsewhere.refusals == []
    assert not elsewhere.table.can_finish


def test_a_take_back_stops_what_plays_itself(elsewhere: Elsewhere) -> None:
    """Else the card that was taken back would be played again at once."""
    while not elsewhere.table.can_finish:
        view = until_asked(elsewhere)
        if not elsewhere.table.can_finish:
            elsewhere.table.submit(rules_of(view).options(view, 1)[0])
    until_asked(elsewhere)
    before = elsewhere.match.view(0)
    elsewhere.listens = False
    assert elsewhere.table.finish_deal()
    count = len(elsewhere.done)
    assert elsewhere.table.take_back()
    elsewhere.turn += 1
    elsewhere.table.take_shown(Shown(999, elsewhere.turn, (), before))
    assert len(elsewhere.done) == count
    assert elsewhere.table.can_finish


# --- records


def test_deals_that_are_over_are_one_match_to_look_at_again(elsewhere: Elsewhere) -> None:
    elsewhere.play_deal()
    elsewhere.shuffle()
    elsewhere.play_deal()
    [path] = records()
    assert elsewhere.table.record_path == path
    loaded = read(path)
    assert loaded.problem is None
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None
    assert match.summaries == elsewhere.match.summaries
    assert match.over
    assert waiting_matches() == []


def test_records_that_come_again_are_the_same_file(elsewhere: Elsewhere) -> None:
    told: list[Record] = []
    elsewhere.play_deal()
    [path] = records()
    before = path.read_bytes()
    header = read(path).header
    told.append(Record(1, header, read(path).entries))
    elsewhere.table.leave_match()
    assert elsewhere.table.record_path is None
    elsewhere.tell()
    for record in told * 2:
        elsewhere.table.take_record(record)
    assert records() == [path]
    assert path.read_bytes() == before


def test_a_record_that_cannot_be_saved_is_told(elsewhere: Elsewhere) -> None:
    troubles: list[str] = []
    elsewhere.table.trouble.connect(lambda code, facts: troubles.append(code))
    paths.saves_dir().mkdir(parents=True)
    (paths.saves_dir() / RECORDS).write_text("no folder")
    elsewhere.play_deal()
    assert troubles == ["journal_failed"]


def test_another_match_begins_with_nothing_of_the_one_before(elsewhere: Elsewhere) -> None:
    elsewhere.play_deal()
    old = elsewhere.match
    elsewhere.match = Match(old.spec)
    elsewhere.tell()
    match = elsewhere.table.match
    assert match is not None
    assert elsewhere.table.view is None
    assert match.deal is None
    assert match.deal_no == 1
    assert elsewhere.table.record_path is None
    elsewhere.table.leave_match()
    assert elsewhere.table.match is None
    assert elsewhere.table.spec is None


def test_a_deal_that_was_given_up_has_no_summary(elsewhere: Elsewhere) -> None:
    elsewhere.play_deal()
    elsewhere.shuffle()
    view = msgspec.structs.replace(elsewhere.match.view(0), phase="over")
    elsewhere.table.take_shown(Shown(99, 0, (), view))
    match = elsewhere.table.match
    assert match is not None
    assert match.deal is not None
    assert match.deal.summary is None
