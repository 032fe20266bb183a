# SPDX-License-Identifier: MIT
"""A table of the network without sockets: who may what, and what happens when somebody is gone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shengji_qt.model.actions import PassBid
from shengji_qt.model.journal import FORMAT, RULES, Act, Header, Retract, Shuffle
from shengji_qt.model.match import replay
from shengji_qt.net import limits, messages, password, tokens
from shengji_qt.net.lobby import NotLetIn
from shengji_qt.net.messages import Denied, Do, Record, Rejected, Said, Shown, Started, TakeBackAsked, Waiting
from shengji_qt.table.journal import Journal
from shengji_qt.table.table import STAND_IN
from tests.net.rooms import Hall

GAMES = {"three": 3, "four": 4, "five": 5}


def full(game: str = "four", deals: int = 1) -> tuple[Hall, list[int]]:
    """A table with people on all seats, where cards are dealt."""
    hall = Hall(game)
    hall.room.lobby.options = msgspec.structs.replace(hall.room.lobby.options, deals=deals)
    people = [hall.join(f"P{number}").person.number for number in range(GAMES[game])]
    hall.begin(*people)
    return hall, people


def on_turn(hall: Hall, people: list[int]) -> int | None:
    """Who is asked to play a card, as they see it."""
    for person in people:
        view = hall.heard(person, Shown)[-1].view
        if view.phase == "play" and view.decision is not None and view.turn == view.seat:
            return person
    return None


def playing(deals: int = 1) -> tuple[Hall, list[int], int]:
    """As `full`, when somebody has to play a card; with that person."""
    hall, people = full(deals=deals)
    hall.play_on(people, lambda: on_turn(hall, people) is not None)
    person = on_turn(hall, people)
    assert person is not None
    return hall, people, person


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_match_to_its_end(game: str) -> None:
    hall, people = full(game)
    assert hall.room.play is not None
    match = hall.room.play.table.match
    hall.play_on(people, lambda: match.over)
    hall.room.tick(hall.now)
    for seat, person in enumerate(people):
        shown = hall.heard(person, Shown)
        assert [each.number for each in shown] == list(range(1, len(shown) + 1))
        assert {each.view.seat for each in shown} == {seat}
        assert hall.lobby(person).phase == "over"
        started = hall.heard(person, Started)[-1]
        assert started.seat == seat and started.state.over and started.state.summaries == tuple(match.summaries)
        [record] = hall.heard(person, Record)
        assert replay(record.header, record.entries).summaries == match.summaries
        assert not hall.heard(person, Denied) and not hall.heard(person, Rejected)


def test_seats_names_and_the_owner() -> None:
    hall = Hall()
    ann, bob = (hall.join(name).person.number for name in ("Ann", "Bob\u202e  B."))
    lobby = hall.lobby(ann)
    assert [each.name for each in lobby.seats] == ["Ann", "Bob B.", "", ""] and lobby.owner == ann
    for name, code in (("ann", "name_taken"), ("\u200b", "name_bad")):
        with pytest.raises(NotLetIn) as refused:
            hall.join(name)
        assert refused.value.code == code
    hall.say(bob, messages.Sit(3), messages.SetSeat(2, "computer:easy"), messages.Kick(ann), messages.Begin())
    assert [each.code for each in hall.heard(bob, Denied)] == ["not_owner"] * 3
    hall.say(ann, messages.Sit(3), messages.SetSeat(1, "computer:genius"), messages.SetSeat(1, "computer:easy"))
    assert [each.code for each in hall.heard(ann, Denied)] == ["seat_taken", "no_such_seat"]
    hall.say(ann, messages.MoveSeat(0, 3), messages.Begin())
    assert hall.heard(ann, Denied)[-1] == Denied("not_ready", {"name": "Bob B."})
    hall.begin(bob)
    lobby = hall.lobby(bob)
    occupants = [each.occupant for each in lobby.seats]
    assert lobby.phase == "playing" and occupants == ["person", "computer:easy", "computer:normal", "person"]
    hall.say(bob, messages.Sit(1))
    assert hall.heard(bob, Denied)[-1].code == "in_play"
    with pytest.raises(NotLetIn) as refused:
        hall.join("Cid")
    assert refused.value.code == "full"


def test_another_game_moves_people_to_the_seats_it_has() -> None:
    from shengji_qt.net.lobby import usual_rules

    hall = Hall("five")
    people = [hall.join(name).person.number for name in ("A", "B")]
    hall.say(people[1], messages.Sit(4))
    hall.say(people[0], messages.SetRules(*usual_rules("three")))
    assert [each.name for each in hall.lobby(people[0]).seats] == ["A", "B", ""]
    layout = hall.lobby(people[1]).settings.layouts[0]  # type: ignore[union-attr]
    hall.say(people[1], messages.ChooseLayout(layout))
    assert not hall.heard(people[1], Denied)
    hall.say(people[1], messages.ChooseLayout(type(layout)("odd", layout.slots[:3], ())))
    assert hall.heard(people[1], Denied)[-1].code == "bad_layout"


def test_changed_rules_are_told_where_somebody_else_is_to_confirm_them() -> None:
    from shengji_qt.net.lobby import usual_rules

    hall = Hall("four")
    ann = hall.join("Ann").person.number
    hall.say(ann, messages.SetRules(*usual_rules("three")))
    assert len(hall.lobby(ann).seats) == 3
    assert "rules_changed" not in [each.code for each in hall.heard(ann, messages.Notice)]
    ben = hall.join("Ben").person.number
    hall.say(ann, messages.SetRules(*usual_rules("five")))
    assert [each.code for each in hall.heard(ben, messages.Notice)][-1] == "rules_changed"


def test_a_password_five_times_wrong_or_right() -> None:
    salt = password.new_salt()
    key = password.key_of("secret", salt)
    owner = tokens.new_token()
    hall = Hall(password=key, owner_key=tokens.digest(owner))
    with pytest.raises(NotLetIn) as refused:
        hall.join("Eve", proof=password.proof_of(password.key_of("guess", salt), "00"))
    assert refused.value.code == "password" and not hall.room.lobby.people
    bob = hall.join("Bob", proof=password.proof_of(key, "00"))
    assert hall.room.lobby.owner is None  # the window's own person has the table
    ann = hall.join("Ann", owner=owner)
    assert hall.room.lobby.owner == ann.person.number
    hall.room.lost(bob.person.number, 0.0)
    assert hall.join("Bob", token=bob.token).person is bob.person  # a token needs no password


def test_an_action_is_done_once_and_an_illegal_one_is_refused_with_the_reason() -> None:
    hall, people, person = playing()
    shown = hall.heard(person, Shown)[-1]
    hall.say(person, Do(shown.turn, PassBid()))
    assert hall.heard(person, Rejected)[-1].turn == shown.turn
    count = len(hall.heard(person, Rejected))
    assert hall.act(person)
    played = hall.heard(person, Shown)[-1]
    assert played.turn == shown.turn + 1
    hall.say(person, Do(shown.turn, PassBid()))  # sent again, and too late
    assert len(hall.heard(person, Rejected)) == count
    other = next(each for each in people if each != person)
    turn = hall.heard(other, Shown)[-1].turn
    seen = len(hall.heard(other, Shown))
    hall.say(other, messages.LookAfresh())
    assert hall.heard(other, Shown)[-1].events == () and len(hall.heard(other, Shown)) == seen + 1
    assert hall.heard(other, Shown)[-1].turn == turn


def test_who_is_lost_is_waited_for_played_for_and_gets_the_seat_back() -> None:
    hall, people, person = playing()
    login_name = hall.room.lobby.people[person].name
    seat = hall.room.lobby.seat_of(person)
    other = next(each for each in people if each != person)
    hall.room.lost(person, hall.now)
    assert hall.lobby(other).seats[seat].presence == "lost" and hall.notices(other)[-1] == "lost"
    assert hall.heard(other, Waiting)[-1] == Waiting(seat, limits.GRACE)
    hall.run(limits.GRACE - 1)
    assert not hall.lobby(other).seats[seat].stand_in
    hall.run(2)
    assert hall.lobby(other).seats[seat].stand_in
    assert hall.heard(other, Waiting)[-1] == Waiting(seat, 0.0) and "stand_in" in hall.notices(other)
    assert hall.room.play is not None
    acts = [each for each in hall.room.play.table.entries if isinstance(each, Act) and each.seat == seat]
    assert acts[-1].by == STAND_IN
    # a new token each time: only the newest one is good
    first = hall.room.lobby.people[person]
    token = tokens.new_token()
    first.token = tokens.digest(token)
    hall.sent[person].clear()
    back = hall.join("somebody", token=token)
    assert back.person.number == person and back.person.name == login_name and not back.replaced
    assert [type(each).__name__ for each in hall.sent[person]][:3] == ["Lobby", "Started", "Shown"]
    notice = hall.heard(other, messages.Notice)[-1]
    assert notice.code == "back" and notice.facts["played"] >= 1
    assert not hall.lobby(other).seats[seat].stand_in
    assert hall.join("somebody", token=token).replaced  # the welcome may not have arrived
    hall.room.confirmed(person)
    with pytest.raises(NotLetIn) as refused:
        hall.join("somebody", token=token)
    assert refused.value.code == "unknown_token"


def test_who_leaves_is_not_waited_for_and_may_come_back() -> None:
    hall, people, person = playing()
    seat = hall.room.lobby.seat_of(person)
    other = next(each for each in people if each != person)
    hall.say(person, messages.Leave())
    hall.run()
    assert hall.notices(other)[-1] == "left" and hall.lobby(other).seats[seat].stand_in
    assert not hall.heard(other, Waiting)


def test_the_others_may_all_want_not_to_wait() -> None:
    hall, people, person = playing()
    seat = hall.room.lobby.seat_of(person)
    others = [each for each in people if each != person]
    hall.room.lost(person, hall.now)
    for other in others[:-1]:
        hall.say(other, messages.DoNotWait(seat))
    hall.run()
    assert not hall.lobby(others[0]).seats[seat].stand_in
    hall.say(others[-1], messages.DoNotWait(seat))
    hall.run()
    assert hall.lobby(others[0]).seats[seat].stand_in and "skipped" in hall.notices(others[0])
    hall.say(others[0], messages.DoNotWait(seat))
    assert hall.heard(others[0], Denied)[-1].code == "not_due"


def test_with_nobody_at_the_table_it_stands_still() -> None:
    hall, people, _ = playing()
    assert hall.room.play is not None
    count = len(hall.room.play.table.entries)
    for person in people:
        hall.room.lost(person, hall.now)
    hall.now += 1000
    assert hall.room.tick(hall.now) is None
    assert len(hall.room.play.table.entries) == count


def test_a_take_back_needs_everybody() -> None:
    hall, people, person = playing()
    before = hall.heard(person, Shown)[-1].view
    others = [each for each in people if each != person]
    assert hall.act(person)
    hall.say(person, messages.AskTakeBack())
    asked = hall.heard(others[0], TakeBackAsked)[-1]
    assert len(asked.waiting) == 3
    hall.say(person, messages.AnswerTakeBack(asked.number, True))
    assert hall.heard(person, Denied)[-1].code == "not_asked"
    hall.say(others[0], messages.AnswerTakeBack(asked.number, True))
    hall.say(others[1], messages.AnswerTakeBack(asked.number, False))
    assert hall.notices(person)[-1] == "take_back_denied" and hall.heard(person, TakeBackAsked)[-1].waiting == ()
    hall.say(person, messages.AskTakeBack())
    number = hall.heard(person, TakeBackAsked)[-1].number
    for other in others:
        hall.say(other, messages.AnswerTakeBack(number, True))
    assert hall.notices(person)[-1] == "take_back_done"
    assert hall.heard(person, Shown)[-1].view.hand == before.hand


def test_a_vote_on_a_take_back_ends_with_its_deal() -> None:
    """All cards are known then, and the next deal has other decisions."""
    hall, people, person = playing(deals=2)
    assert hall.room.play is not None
    table = hall.room.play.table
    assert hall.act(person)
    hall.say(person, messages.AskTakeBack())
    number = hall.heard(person, TakeBackAsked)[-1].number
    others = [each for each in people if each != person]
    for other in others[1:]:
        hall.say(other, messages.AnswerTakeBack(number, True))
    hall.play_on(people, lambda: table.match.needs_shuffle)
    assert hall.heard(others[0], TakeBackAsked)[-1].waiting == ()
    hall.say(others[0], messages.AnswerTakeBack(number, True))
    assert hall.heard(others[0], Denied)[-1].code == "not_asked"
    assert not any(isinstance(each, Retract) for each in table.entries)
    assert "take_back_done" not in hall.notices(person)


def test_who_comes_back_is_told_what_is_asked_and_waited_for_now() -> None:
    """An answer may have been lost with the connection, and so may be the end of a question."""
    hall, people, person = playing()
    seat = hall.room.lobby.seat_of(person)
    asker, other, third = (each for each in people if each != person)
    hall.play_on(people, lambda: bool(hall.act(asker)))
    hall.say(asker, messages.AskTakeBack())
    asked = hall.heard(other, TakeBackAsked)[-1]
    token = tokens.new_token()
    hall.room.lobby.people[other].token = tokens.digest(token)
    assert hall.join("again", token=token).replaced
    assert hall.heard(other, TakeBackAsked)[-1] == asked and hall.room.lobby.seat_of(other) in asked.waiting
    hall.say(third, messages.AnswerTakeBack(asked.number, False))
    hall.play_on(people, lambda: on_turn(hall, people) == person)
    hall.room.lost(person, hall.now)
    hall.now += 10
    token = tokens.new_token()
    hall.room.lobby.people[other].token = tokens.digest(token)
    hall.sent[other].clear()
    hall.join("again", token=token)
    assert hall.heard(other, TakeBackAsked)[-1].waiting == ()
    assert {each.seat: each.seconds for each in hall.heard(other, Waiting)} == {
        at: limits.GRACE - 10 if at == seat else 0.0 for at in range(4)
    }


@pytest.mark.parametrize("how", ["lost", "left", "kicked"])
def test_who_is_gone_does_not_have_to_look_at_the_result(how: str) -> None:
    hall, people = full(deals=2)
    assert hall.room.play is not None
    table = hall.room.play.table
    hall.play_on(people, lambda: table.match.needs_shuffle)
    shuffles = sum(isinstance(each, Shuffle) for each in table.entries)
    for person in people[1:3]:
        hall.say(person, messages.NextDeal())
    hall.room.lost(people[2], hall.now)
    hall.room.lost(people[0], hall.now)  # the owner
    assert table.match.needs_shuffle
    assert [each.ready for each in hall.lobby(people[1]).seats] == [False, True, False, False]
    if how == "lost":
        hall.room.lost(people[3], hall.now)
    elif how == "left":
        hall.say(people[3], messages.Leave())
    else:
        hall.say(people[1], messages.Kick(people[3]))
    assert not table.match.needs_shuffle
    assert sum(isinstance(each, Shuffle) for each in table.entries) == shuffles + 1
    assert not any(each.ready for each in hall.lobby(people[1]).seats)


def test_after_a_match_the_table_may_have_more_seats_than_it() -> None:
    from shengji_qt.net.lobby import usual_rules

    hall = Hall()
    ann = hall.join("Ann").person.number
    hall.begin(ann)
    hall.play_on([ann], lambda: hall.room.phase == "over")
    hall.say(ann, messages.SetRules(*usual_rules("five")), messages.MoveSeat(0, 4))
    shown = len(hall.heard(ann, Shown))
    hall.say(ann, messages.LookAfresh())
    assert len(hall.heard(ann, Shown)) == shown
    hall.say(ann, messages.Sit(0))
    for seat in (1, 2, 3):
        hall.say(ann, messages.SetSeat(seat, "computer:easy"))
    bob = hall.join("Bob").person.number
    assert hall.lobby(bob).seats[4].name == "Bob"
    assert hall.heard(bob, Started)[-1].seat is None and not hall.heard(bob, Shown)


def test_chat_is_plain_limited_and_has_phrases() -> None:
    hall = Hall()
    ann, bob = (hall.join(name).person.number for name in ("Ann", "Bob"))
    hall.say(bob, messages.Chat("\u202e<b>hi</b>\n\x07you"), messages.Phrase("hello"))
    assert hall.heard(ann, Said) == [Said(bob, "Bob", "<b>hi</b> you"), Said(bob, "Bob", phrase="hello")]
    for _ in range(limits.CHATS[0]):
        hall.say(bob, messages.Chat("again"))
    assert hall.heard(bob, Denied)[-1].code == "chat_limit"
    hall.now += limits.CHATS[1]
    hall.say(bob, messages.Chat("later"))
    assert hall.heard(ann, Said)[-1].text == "later"


def test_who_watches_sees_what_everybody_may_see() -> None:
    hall = Hall()
    people = [hall.join(f"P{number}").person.number for number in range(4)]
    with pytest.raises(NotLetIn) as refused:
        hall.join("Watcher", "spectator")
    assert refused.value.code == "no_spectators"
    hall.say(people[0], messages.SetTable("T", True))
    watcher = hall.join("Watcher", "spectator").person.number
    hall.begin(*people)
    hall.play_on(people, lambda: on_turn(hall, people) is not None)
    shown = hall.heard(watcher, Shown)
    assert shown and all(each.view.seat is None and each.view.hand == () for each in shown)
    hall.say(watcher, Do(0, PassBid()))
    assert hall.heard(watcher, Denied)[-1].code == "not_seated"


def test_whether_cards_may_be_counted_is_the_owners_choice() -> None:
    """Everybody hears it; at first it is not allowed."""
    hall = Hall()
    ann, ben = (hall.join(name).person.number for name in ("Ann", "Ben"))
    assert not hall.heard(ben, messages.Lobby)[-1].card_counter
    hall.say(ben, messages.SetTable("T", False, True))
    assert hall.heard(ben, Denied)[-1].code == "not_owner"
    hall.say(ann, messages.SetTable("T", False, True))
    assert hall.heard(ben, messages.Lobby)[-1].card_counter and hall.heard(ann, messages.Lobby)[-1].card_counter


def test_somebody_kicked_is_out_and_stays_out() -> None:
    hall, people, _ = playing()
    target = people[2]
    token = tokens.new_token()
    hall.room.lobby.people[target].token = tokens.digest(token)
    hall.say(people[0], messages.Kick(target))
    assert hall.ended == {target: "kicked"}
    with pytest.raises(NotLetIn) as refused:
        hall.join("again", token=token)
    assert refused.value.code == "kicked"
    assert hall.room.play is not None
    match = hall.room.play.table.match
    hall.play_on([each for each in people if each != target], lambda: match.over)


def test_the_table_goes_on_to_another_owner_and_may_be_closed() -> None:
    hall = Hall()
    ann, bob = (hall.join(name).person.number for name in ("Ann", "Bob"))
    hall.say(ann, messages.Leave())
    assert hall.room.lobby.owner == bob and hall.notices(bob)[-1] == "owner"
    assert [each.name for each in hall.lobby(bob).seats] == ["", "Bob", "", ""]
    hall.say(bob, messages.CloseTable())
    assert hall.ended == {bob: "table_closed"} and hall.table_closed


def test_a_closed_table_plays_no_more(tmp_path: Path) -> None:
    """Its journal is closed, and computer seats may still have something to do."""
    hall = Hall(journal=lambda spec: Journal.create(tmp_path / "table.journal", Header(FORMAT, RULES, spec)))
    ann = hall.join("Ann").person.number
    hall.begin(ann)
    assert hall.room.play is not None
    count = len(hall.room.play.table.entries)
    hall.say(ann, messages.CloseTable())
    assert hall.room.tick(hall.now + 1) is None
    assert len(hall.room.play.table.entries) == count and hall.ended == {ann: "table_closed"}


def test_only_a_wait_that_everybody_can_see_is_told() -> None:
    """Three players: where two have turned a card that can bid at once, it is nobody's turn."""
    hall = Hall("three", seed=2)
    people = [hall.join(f"P{number}").person.number for number in range(3)]
    hall.begin(*people)
    hall.run()
    views = [hall.heard(person, Shown)[-1].view for person in people]
    assert [view.decision is not None for view in views] == [True, True, False] and views[0].turn is None
    hall.room.lost(people[0], hall.now)
    hall.run(limits.GRACE + 1)
    assert not hall.heard(people[2], Waiting) and hall.lobby(people[2]).seats[0].stand_in
