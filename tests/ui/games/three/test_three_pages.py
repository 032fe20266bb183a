# SPDX-License-Identifier: MIT
"""Around the three-player table: the result page, the layouts on the new-game page, words of the two questions."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QLabel

from shengji_qt import paths
from shengji_qt.model.actions import AnyAction, Bid, Lower, PassBid, Penalise, Play
from shengji_qt.model.cards import Rank, Trump
from shengji_qt.model.summaries import Overflow, ThreeSummary
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PYRAMID, SIX_FOUR, TOWERS, Layout
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.dialogs.new_game import NewGamePage
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.games.three import story
from shengji_qt.ui.games.three.attacker_table import AttackerTable
from shengji_qt.ui.games.three.facts import line_of, meaning_text, score_bar, scores, trump_facts
from shengji_qt.ui.games.three.layout_rows import LayoutRows
from shengji_qt.ui.games.three.messages import penalty, standing_bid
from shengji_qt.ui.games.three.open_hands import ThreeHands, played
from shengji_qt.ui.games.three.record import entries
from shengji_qt.ui.games.three.result import result_page
from shengji_qt.ui.games.three.result_words import head, notes
from shengji_qt.ui.games.three.score_sheet import ThreeSheet
from shengji_qt.ui.preferences import Preferences, PreferenceStore
from shengji_qt.ui.theme import LIGHT
from tests.ui.games.three.conftest import SEED, OpenThree
from tests.ui.games.three.three_desk import ThreeDesk, asked

NAMES = ("Me", "Zhu", "Lan")
OWN = Layout("Mine", PYRAMID.slots, (4, 3, 2, 1, 0))


def played_out(settings: ThreeSettings | None = None, seed: int = 5) -> ThreeDesk:
    desk = ThreeDesk(settings)
    desk.shuffle(seed)
    assert desk.run(lambda view: view.phase == "over" and bool(desk.match.summaries))
    return desk


@pytest.fixture(scope="module")
def finished(qapp: object) -> ThreeDesk:
    return played_out(ThreeSettings(layouts=(FIVE_STACKS, PYRAMID, TOWERS)))


# --- points and the table of results


@pytest.mark.parametrize(
    ("points", "words"),
    [(0, "Declarer +2"), (25, "Declarer +1"), (30, "takes over"), (75, "takes over, +1"), (120, "takes over, +4")],
)
def test_what_points_mean(points: int, words: str) -> None:
    assert meaning_text(ThreeSettings(), points) == words
    assert score_bar(ThreeSettings(), "Me", points).meaning == words


def test_rule_2_has_thresholds_of_its_own() -> None:
    assert score_bar(ThreeSettings(), "Me", 0).bounds[1:5] == (10, 30, 45, 80)
    assert score_bar(ThreeSettings(rule2=True), "Me", 0).bounds[1:4] == (20, 40, 60)
    assert line_of(ThreeSettings(rule2=True), 35).declarer == 1 and line_of(ThreeSettings(rule2=True), 40).takes_over


def test_while_neither_attacker_has_points_the_bars_speak_of_the_shut_out() -> None:
    view, stage = SimpleNamespace(declarer=1, seat=0, settings=ThreeSettings()), SimpleNamespace()
    stage.names, stage.points = ("Me", "D", "A"), (0, 0, 0)
    assert [bar.meaning for bar in scores(stage, view)] == ["both 0: +5"] * 2
    stage.points = (0, 0, 5)
    assert [bar.meaning for bar in scores(stage, view)] == [meaning_text(ThreeSettings(), each) for each in (0, 5)]


def test_the_lines_of_both_attackers_are_marked(qtbot: QtBot) -> None:
    table = AttackerTable(LIGHT)
    qtbot.addWidget(table)
    table.show_table(ThreeSettings(), (("Zhu", 55), ("Lan", -20)))
    lines = table.text().splitlines()
    assert [line for line in lines if "Zhu" in line] == ["45 – 75 takes over, +1 Zhu"]
    assert [line for line in lines if "Lan" in line] == ["0 – 5 declarer +2 Lan"]


# --- the result


def test_the_result_page_tells_everything(finished: ThreeDesk, qtbot: QtBot) -> None:
    page = result_page(CardFaces(paths.resources() / "cards"), Icons(paths.resources() / "icons"), LIGHT)
    qtbot.addWidget(page)
    summary = finished.match.summaries[-1]
    page.show_result(finished.now, summary, NAMES)
    page.resize(1000, 610)
    page.show()
    sheet, hands = page.sheet, page.hands
    assert isinstance(sheet, ThreeSheet) and isinstance(hands, ThreeHands)
    assert sheet.texts() == notes(finished.now.settings, summary, NAMES)
    assert not page.grab().isNull()


def test_a_sum_is_not_broken(finished: ThreeDesk, qtbot: QtBot) -> None:
    hands = ThreeHands(CardFaces(paths.resources() / "cards"), Icons(paths.resources() / "icons"), LIGHT)
    qtbot.addWidget(hands)
    hands.show_result(finished.now, summary_of(capturer=1, bottom_score=25), NAMES)
    words = [label.text() for label in hands.findChildren(QLabel)]
    assert "Zhu captured the bottom, 10 points: 5\u00a0+\u00a02\u00a0×\u00a010\u00a0=\u00a025." in words


def test_every_card_is_laid_open(finished: ThreeDesk) -> None:
    view = finished.now
    cards = [card for seat in range(3) for card, _ in played(view, seat)]
    assert len(cards) == 48 and len({*cards, *view.bottom}) == 52


def summary_of(**changes: object) -> ThreeSummary:
    base = played_out().match.summaries[-1]
    assert isinstance(base, ThreeSummary)
    plain = {
        "declarer": 0,
        "next_declarer": 1,
        "points": (0, 50, 15),
        "round_points": (0, 50, 15),
        "capturer": None,
        "bottom_points": 10,
        "bottom_score": 0,
        "double": False,
        "level_capture": False,
        "demoted_to": None,
        "gains": (1, 1, 0),
        "extra": (0, 0, 0),
        "overflow": (0, 0, 0),
        "lowered": (),
        "match_over": False,
        "match_winner": None,
        "declarer_won": False,
    }
    return msgspec.structs.replace(base, **(plain | changes))


CASES = [
    ({"capturer": 1, "bottom_score": 25}, "Zhu captured the bottom, 10 points: 5 + 2 × 10 = 25."),
    ({"capturer": 2, "double": True, "bottom_score": 50}, "with the two biggest cards: 10 + 4 × 10 = 50."),
    ({"points": (0, 0, 0)}, "Shut-out"),
    ({"capturer": 1, "level_capture": True, "demoted_to": Rank(3)}, "Me fell back to 3 first"),
    ({"points": (0, 35, 40), "next_declarer": 2, "extra": (0, 1, 0)}, "Lan had more points, Zhu got +1 instead"),
    ({"points": (0, 40, 40), "next_declarer": 1, "extra": (0, 0, 1)}, "Zhu had the bigger last card"),
    ({"points": (0, 40, 40), "next_declarer": 0, "extra": (0, 1, 1)}, "the declarer stays, both attackers +1"),
    ({"overflow": (2, 0, 0)}, "Stopped by a must-play level: Me 2 levels."),
    ({"lowered": (Overflow(0, 2, 2),)}, "Me used them to lower Lan by 2 levels."),
]


@pytest.mark.parametrize(("changes", "words"), CASES)
def test_what_is_not_in_the_table_is_said(changes: dict[str, object], words: str) -> None:
    assert words in " ".join(notes(ThreeSettings(), summary_of(**changes), NAMES))


def test_the_heading_names_who_took_over() -> None:
    assert head(summary_of(deal_no=4), NAMES) == "Deal 4: Zhu took over"
    assert head(summary_of(deal_no=4, next_declarer=0, declarer_won=True), NAMES) == "Deal 4: the declarer held"
    assert head(summary_of(match_over=True, match_winner=2), NAMES) == "Lan won the match"


# --- questions


def reach(kind: str) -> ThreeDesk:
    """A table at which seat 0 is asked for this; nobody bids in later hands, so that penalties come."""
    for seed in range(1, 60):
        desk = ThreeDesk(ThreeSettings(rule4=True))
        for deal in range(4):
            desk.shuffle(7 * seed + 1 + deal)
            for _ in range(500):
                view = desk.now
                if asked(kind)(view):
                    return desk
                if len(desk.match.summaries) > deal:
                    break
                waiting = [each for each in desk.match.pending() if not each.optional]
                if not waiting:
                    desk.step()
                    continue
                seat = waiting[0].seat
                offers = view_rules.options(desk.match.view(seat), 9)
                later = not view.first_hand and waiting[0].kind in ("turned", "poll")
                plain = PassBid() if later else next((each for each in offers if isinstance(each, Bid)), offers[0])
                desk.act(seat, plain)
    raise AssertionError(kind)


def test_a_penalty_is_asked_with_its_effects(open_three: OpenThree) -> None:
    desk, page = open_three(played=reach("penalty"))
    view, message = desk.now, page.stage.message_line.message
    assert view.judged is not None and NAMES[view.judged] in message.head and "→" in message.detail
    button = page.bar.button("penalty:demote")
    assert button is not None
    button.click()
    assert desk.actions == [Penalise("demote")]


@pytest.mark.parametrize(
    ("rules", "level", "count", "less"),
    [
        ({}, 6, 2, False),
        ({}, 13, 1, False),
        ({}, 13, 2, True),  # A is the last level
        ({}, 4, 2, False),  # the duty of 5 is carried on
        ({"penalty_promotion": "blocked"}, 3, 2, False),
        ({"penalty_promotion": "blocked"}, 4, 2, True),
        ({"penalty_promotion": "blocked"}, 5, 1, True),
    ],
)
def test_a_promotion_that_may_stop_early_is_not_overstated(
    rules: dict[str, str], level: int, count: int, less: bool
) -> None:
    view = reach("penalty").now
    assert view.judged is not None
    settings = msgspec.structs.replace(view.settings, must_play=(Rank(5), Rank(14)), **rules)
    other = next(seat for seat in (1, 2) if seat != view.judged)
    low = [Rank(6), Rank(6), Rank(6)]
    low[other] = Rank(level)
    declined = tuple(count if seat == view.judged else 0 for seat in range(3))
    view = msgspec.structs.replace(view, settings=settings, levels=tuple(low), declined=declined)
    detail = penalty(view, NAMES).detail
    assert f"up to {count} level" in detail if less else f" {count} level" in detail and "up to" not in detail


def test_overflow_is_asked_with_its_effects(open_three: OpenThree) -> None:
    desk, page = open_three(played=reach("lower"))
    message = page.stage.message_line.message
    assert "must-play" in message.head and "→" in message.detail
    button = page.bar.button("lower:none")
    assert button is not None
    button.click()
    assert desk.actions[-1] == Lower(None)


# --- layouts on the new-game page


@pytest.fixture
def rows(qtbot: QtBot, preferences: PreferenceStore) -> LayoutRows:
    preferences.set(layouts=(OWN,))
    page = NewGamePage(preferences, LIGHT, setup_of("three"))
    qtbot.addWidget(page)
    found = page.findChild(LayoutRows)
    assert isinstance(found, LayoutRows)
    return found


def test_computers_lay_out_like_the_person_or_a_preset(rows: LayoutRows) -> None:
    assert rows.value == (FIVE_STACKS,) * 3
    rows.boxes[0].setCurrentIndex(4)
    assert rows.value == (OWN, OWN, OWN)
    rows.boxes[1].setCurrentIndex(1 + 2)
    assert rows.value == (OWN, SIX_FOUR, OWN)
    rows.set_value((TOWERS, PYRAMID, TOWERS))
    assert rows.value == (TOWERS, PYRAMID, TOWERS) and rows.boxes[2].currentIndex() == 0


def test_a_layout_of_saved_rules_is_offered(rows: LayoutRows) -> None:
    strange = Layout("Elsewhere", TOWERS.slots, (3, 2, 1, 0))
    rows.set_value((FIVE_STACKS, strange, FIVE_STACKS))
    assert rows.value[1] == strange


def test_what_the_editor_keeps_is_offered_and_chosen(rows: LayoutRows, preferences: PreferenceStore) -> None:
    made = Layout("New one", SIX_FOUR.slots, (5, 4, 3, 2, 1, 0))
    rows.set_value((OWN, OWN, PYRAMID))
    rows._keep((made, OWN))
    assert rows.value == (OWN, OWN, PYRAMID) and preferences.current.layouts == (made, OWN)
    rows._take(made)
    assert rows.value == (made, made, PYRAMID)


def test_own_layouts_are_kept_in_the_preferences(tmp_path: Path, qapp: object) -> None:
    PreferenceStore(tmp_path).set(layouts=(OWN,))
    assert PreferenceStore(tmp_path).current.layouts == (OWN,)


def test_a_damaged_layout_is_put_aside_with_its_file(tmp_path: Path, qapp: object) -> None:
    store = PreferenceStore(tmp_path)
    store.set(layouts=(msgspec.structs.replace(OWN, flip_order=(0, 1)),))
    again = PreferenceStore(tmp_path)
    assert again.current == Preferences() and again.broken is not None


# --- the demo


def test_the_moments_of_the_demo_are_told_apart(finished: ThreeDesk) -> None:
    desk = ThreeDesk()
    desk.bids = False
    desk.shuffle(3)
    assert desk.run(lambda view: story.dealt((), view)) and desk.now.phase == "deal"
    assert desk.run(lambda view: story.wanted("turned")((), view)) and desk.now.turned_now is not None
    assert desk.run(lambda view: story.own_lead((), view)) and not desk.now.tricks
    assert desk.run(lambda view: story.second_half((), view)) and len(desk.now.trick.plays) >= 4
    assert story.captured((), finished.now) == (finished.now.tricks[-1].winner != finished.now.declarer)


def test_a_lead_from_the_tableau_alone_is_not_played_by_itself(
    open_three: OpenThree, preferences: PreferenceStore
) -> None:
    """Nothing is left in the hand, but which of the open cards is led is a choice."""
    desk, page = open_three(ThreeSettings(layouts=(SIX_FOUR,) * 3), until="play")
    preferences.set(play_forced=True)

    def there(view: ThreeView) -> bool:
        return asked("play")(view) and not view.hand and not view.trick.plays and len(view.playable) > 1

    def answer(seat: int) -> AnyAction:
        """Everybody plays from the hand first, and seat 0 wins when it can."""
        view = desk.match.view(seat)
        plays = view_rules.plays(view, 99)
        return Play(sorted(plays, key=lambda cards: (cards[0] in view.hand, seat == 0))[-1])

    for _ in range(100):
        if there(desk.now):
            break
        seat = desk.match.pending()[0].seat
        page.offers.timer.stop()
        desk.act(seat, answer(seat) if desk.now.phase == "play" else desk.answer(seat))
    assert there(desk.now)
    page.scene.drain()
    assert not page.offers.timer.isActive()


def test_the_colour_of_a_no_trump_is_told_with_its_bid() -> None:
    desk = ThreeDesk()
    desk.bids = False
    desk.shuffle(SEED)
    assert desk.run(asked("turned"))
    joker = desk.now.turned_now
    assert joker is not None and joker.is_joker
    desk.act(0, Bid((joker,)))
    assert desk.run(lambda view: view.trump is not None)
    words = f"No trump, {desk.now.colour}"
    (bidding,) = [each for each in entries(desk.now, NAMES) if each.trick == 0]
    bid, trump = bidding.lines[0], bidding.lines[-1]
    assert desk.now.colour and words in bid and trump == f"Trump: {words}. Declarer: Me"
    assert standing_bid(desk.now.bids[-1], NAMES).endswith(words)
    plate = trump_facts(desk.now, NAMES)
    assert plate.colour == desk.now.colour and not plate.uncalled


def test_the_plate_says_that_nobody_called_no_trump() -> None:
    view = ThreeDesk(ThreeSettings(first_hand_no_bid="go_on"))
    view.shuffle(1)
    assert not trump_facts(view.now, NAMES).uncalled, "the bidding is still to come"
    played = msgspec.structs.replace(view.now, trump=Trump.NONE, bids=())
    assert trump_facts(played, NAMES).uncalled
