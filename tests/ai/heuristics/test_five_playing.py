# SPDX-License-Identifier: MIT
"""Positions of the five-player game with one right answer. Seat 0 declares; pairs are (1, 3) and (4, 2); the mine
plays between 2 and 3. Spades are trumps, the level is 5.
"""

from __future__ import annotations

import pytest

from shengji_qt.ai.heuristics import five
from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.cards import cards_text, parse_cards
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view import MINE, FiveView
from tests.ai.building_five import Plays, position

OTHERS = ["6D 7D 9D", "JH 3C 9C", "7H 8C 6C", "9H 2H 4C", "8H 8D JD"]


def hands(**own: str) -> list[str]:
    """Harmless cards for everybody but the seats named, as in `hands(s1="AH KH")`."""
    return [own.get(f"s{seat}", text) for seat, text in enumerate(OTHERS)]


def played(view: FiveView) -> tuple[str, str]:
    """The first choice: its cards and its reason."""
    choice = five.rank(view, 1)[0]
    assert isinstance(choice.action, Play | Mine)
    assert isinstance(choice.action, Mine) == (view.slot == MINE)
    return cards_text(sorted(choice.action.cards)), choice.code


# -- the mine ----------------------------------------------------------------------------------------------------------

POINTS_LED: Plays = [(3, "10H"), (4, "8H"), (0, "6H"), (1, "JH"), (2, "KH")]


def test_the_mine_takes_points_that_it_can_take() -> None:
    view = position(hands(s0="6D 7D 9D"), "AH 4C", slot=MINE, trick=POINTS_LED)
    assert played(view) == ("AH", "win_last")


def test_the_mine_may_not_ruff_what_the_declarer_still_holds() -> None:
    view = position(hands(s0="7H 7D 9D"), "bj 4C", slot=MINE, trick=POINTS_LED)
    assert played(view)[1] in ("mine_skip", "mine_clear")


def test_the_mine_ruffs_when_the_declarer_has_run_out() -> None:
    view = position(hands(), "bj 4C", slot=MINE, trick=POINTS_LED)
    assert played(view) == ("bj", "ruff_last")


def test_the_mine_lays_its_points_on_the_declarers_own_trick() -> None:
    view = position(hands(), "10C 4C", slot=MINE, trick=[(0, "AH"), (1, "4H"), (2, "6H")])
    assert played(view) == ("10C", "feed_own")


def test_the_mine_keeps_its_points_from_an_attackers_trick() -> None:
    longer = [
        f"{text} {more}" for text, more in zip(OTHERS, ("bj AS", "3D 4D", "2D 6D", "10D QD", "2C 7C"), strict=True)
    ]
    view = position(longer, "10C 4C", slot=MINE, trick=[(3, "AH"), (4, "4H"), (0, "3H"), (1, "6H"), (2, "6H")])
    assert played(view)[0] in ("", "4C")


def test_nothing_but_a_skip_is_allowed_on_the_declarers_throw() -> None:
    view = position(hands(), "10C 4C", slot=MINE, trick=[(0, "AH KH"), (1, "4H 6H"), (2, "6H 8H")])
    assert played(view) == ("", "skip_only")


def test_no_points_are_left_in_the_mine_for_a_lost_last_trick() -> None:
    last = hands(s0="", s1="", s2="", s3="", s4="")
    view = position(last, "10D 4D", slot=MINE, trick=[(3, "AC"), (4, "8C"), (0, "6D"), (1, "7C"), (2, "9C")])
    assert played(view) == ("10D", "mine_clear")


def test_the_mine_wins_the_last_trick() -> None:
    last = hands(s0="", s1="", s2="", s3="", s4="")
    view = position(last, "bj 10D", slot=MINE, trick=[(3, "AC"), (4, "8C"), (0, "6D"), (1, "7C"), (2, "9C")])
    assert played(view) == ("bj", "ruff_last")


# -- the declarer's hand -----------------------------------------------------------------------------------------------


def test_the_declarer_gives_points_to_the_trick_his_mine_is_winning() -> None:
    trick: Plays = [(1, "4H"), (2, "6H"), (MINE, "AH"), (3, "7H"), (4, "8H")]
    assert played(position(hands(s0="KH 3H 9D"), "4C", trick=trick)) == ("KH", "feed_own")


def test_the_declarer_gives_nothing_to_an_attackers_trick() -> None:
    trick: Plays = [(1, "AH"), (2, "6H"), (MINE, ""), (3, "7H"), (4, "8H")]
    assert played(position(hands(s0="KH 3H 9D"), "4C", trick=trick)) == ("3H", "cannot_win")


def test_the_declarer_ruffs_points() -> None:
    trick: Plays = [(1, "KH"), (2, "10H"), (MINE, ""), (3, "7H"), (4, "8H")]
    assert played(position(hands(s0="4S 3D 9D"), "4C", trick=trick)) == ("4S", "ruff_last")


def test_a_throw_leads_only_what_cannot_be_beaten() -> None:
    view = position(hands(s0="AC AC KC KC", s1="JH 3C 9C 4D", s2="7H 8C 6C 4D", s3="9H 2H 4C 7D", s4="8H 8D JD 7D"))
    assert played(view) == ("KC KC AC AC", "lead_rest")


# -- attackers ---------------------------------------------------------------------------------------------------------


def test_points_go_to_the_partners_sure_trick() -> None:
    trick: Plays = [(3, "AH"), (4, "8H"), (0, "7H")]
    assert played(position(hands(s1="10H 4H 2H"), seat=1, trick=trick)) == ("10H", "feed_partner")


@pytest.mark.parametrize("leader", [0, 4])
def test_no_points_for_the_declarer_nor_for_the_rivals(leader: int) -> None:
    trick: Plays = [(0, "AH")] if leader == 0 else [(4, "AH"), (0, "7H")]
    used = hands(s1="10H 4H 2H", s2="KC 8C 6C", s3="7H 2H 4C")
    assert played(position(used, seat=1, trick=trick))[0] in ("2H", "4H")


def test_the_partners_winner_is_not_ruffed() -> None:
    trick: Plays = [(3, "AC"), (4, "8C"), (0, "KC")]
    used = ["6D 9D 3H", "KS 4D 3D", "9C 9D 2D", "10H 8D", "8D JD"]
    assert played(position(used, "10D", seat=1, trick=trick)) == ("3D", "partner_wins")


def test_points_are_ruffed_away_from_the_declarer() -> None:
    trick: Plays = [(0, "AC"), (1, "7C"), (2, "KC"), (MINE, "10C")]
    assert played(position(hands(s3="4S 9D 2H"), "10D", seat=3, trick=trick)) == ("4S", "ruff_sure")


# -- split mode --------------------------------------------------------------------------------------------------------

SPLIT = FiveSettings(mode="split")


def test_the_second_hand_plays_after_a_skip() -> None:
    trick: Plays = [(3, "9H"), (4, "8H"), (0, ""), (1, "JH"), (2, "7H")]
    view = position(hands(), "AH 4C", slot=MINE, trick=trick, settings=SPLIT)
    assert played(view)[0] != ""


def test_the_rear_hand_ruffs_although_the_front_hand_holds_the_suit() -> None:
    trick: Plays = [(3, "10H"), (4, "8H"), (0, "6H"), (1, "JH"), (2, "KH")]
    view = position(hands(s0="7H 7D 9D"), "bj 4C 3D", slot=MINE, trick=trick, settings=SPLIT)
    assert played(view) == ("bj", "ruff_last")


def test_the_rear_hand_leads_after_it_has_won() -> None:
    view = position(hands(), "AH 4C", slot=MINE, settings=SPLIT)
    assert played(view) == ("AH", "lead_boss")


# -- what the seat may know --------------------------------------------------------------------------------------------


def test_cards_of_others_change_nothing() -> None:
    """Two seats with different cards, and another mine: the third sees the same and plays the same."""
    trick: Plays = [(3, "10H"), (4, "8H"), (0, "6H")]
    one = position(["6D 7D 9D", "KH 3C 4H", "7H 8C 6C", "9H 2H", "8D JD"], "bj 4C", seat=1, trick=trick)
    other = position(["9H 2H 8C", "KH 3C 4H", "bj 4C 6C", "6D 7D", "8D JD"], "7H 9D", seat=1, trick=trick)
    assert one == other
    assert five.rank(one) == five.rank(other)


def test_known_cards_are_not_for_the_others() -> None:
    assert position(hands(), "AH 4C", seat=2).mine == ()
    assert position(hands(), "AH 4C").mine == parse_cards("AH 4C")
