# SPDX-License-Identifier: MIT
"""Block, force and claim (five_player.md S6)."""

from __future__ import annotations

from typing import Any

from shengji_qt.model.actions import Spend
from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.events import Event
from shengji_qt.model.five_player import windows
from shengji_qt.model.five_player.events import PointsSpent, SpenderAsked, WindowOpened
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.windows import Asking, Ledger, answer, begin, claim_winner, refusal, targets
from shengji_qt.model.summaries import Spending
from tests.model.five_player.deals import ranks


def ledger(
    levels: str = "9 6 5 4 5",
    cumulative: tuple[int, ...] = (0,) * 5,
    gains: tuple[int, ...] = (4, 0, 0, 0, 0),
    passed: str = "11111",
    next_declarer: int = 0,
    fee: int = 0,
    last_level: Rank = ACE,
    **rules: Any,
) -> Ledger:
    """The declarer of the deal is seat 0."""
    has_passed = tuple(each == "1" for each in passed)
    return Ledger(
        FiveSettings(**rules), last_level, 0, ranks(levels), has_passed, cumulative, gains, next_declarer, fee
    )


def code(book: Ledger, window: windows.Window, seat: int, target: int | None = None) -> str:
    refused = refusal(book, window, seat, target)
    return "" if refused is None else refused.code


def test_who_may_block_whom() -> None:
    rich = (150,) * 5
    two_at_top = ledger("9 9 5 4 9", rich, (2, 1, 1, 0, 0))
    assert [targets(two_at_top, seat) for seat in range(5)] == [(1,), (0,), (0, 1), (0, 1), (0, 1)]
    assert code(two_at_top, "block", 2, 0) == ""
    assert code(two_at_top, "block", 2, 2) == code(two_at_top, "block", 0, 0) == "spend_target"
    assert code(two_at_top, "block", 2, 4) == "spend_target", "does not rise"
    assert code(two_at_top, "block", 1, 2) == "spend_target", "not at the highest level"
    assert code(two_at_top, "block", 2, None) == code(two_at_top, "block", 2, 9) == "spend_target"
    blocked = two_at_top.pay(Spending(2, "block", 0))
    assert code(blocked, "block", 3, 0) == "spend_taken"
    assert code(blocked, "block", 3, 1) == ""
    assert code(blocked, "block", 2, 1) == "spend_points", "50 are left"
    assert code(ledger(cumulative=(0, 145, 0, 0, 0)), "block", 1, 0) == "spend_points"
    assert code(ledger(cumulative=rich, passed="10111"), "block", 1, 0) == "spend_not_passed"


def test_a_block_cancels_the_whole_gain() -> None:
    book = ledger("A 6 5 4 5", (0, 150, 0, 0, 0), (1, 2, 0, 0, 0))
    assert book.final_levels == (None, *ranks("8 5 4 5")), "a win at A is the complete victory"
    paid = book.pay(Spending(1, "block", 0))
    assert paid.final_levels == ranks("A 8 5 4 5")
    assert (paid.final_gains, paid.cumulative) == ((0, 2, 0, 0, 0), (0, 50, 0, 0, 0))


def test_who_may_force() -> None:
    book = ledger("9 6 5 A 5", (0, 250, 150, 200, 0), (4, 0, 0, 0, 0), "11011")
    assert [code(book, "force", seat) for seat in range(5)] == [
        "spend_points",
        "",
        "spend_not_passed",
        "spend_level",
        "spend_points",
    ]
    assert code(book, "force", 1, 0) == "spend_target", "nobody is forced upon"
    once = book.pay(Spending(1, "force"))
    assert (once.final_levels[1], once.cumulative[1], code(once, "force", 1)) == (Rank.parse("7"), 150, "")
    twice = once.pay(Spending(1, "force"))
    assert (twice.final_levels[1], twice.cumulative[1], code(twice, "force", 1)) == (
        Rank.parse("8"),
        50,
        "spend_points",
    )
    assert code(ledger("K 6 5 4 5", (300,) * 5, (1, 0, 0, 0, 0)), "force", 0) == "spend_level", "gains come first"
    assert code(ledger(cumulative=(0, 300, 0, 0, 0), last_level=Rank.parse("6")), "force", 1) == "spend_level"


def test_who_may_claim() -> None:
    book = ledger(cumulative=(300, 200, 195, 200, 0), passed="00000", next_declarer=3, fee=60)
    assert [code(book, "claim", seat) for seat in range(5)] == ["", "", "spend_points", "spend_taken", "spend_points"]
    paid = book.pay(Spending(1, "claim"))
    assert (paid.next_declarer, paid.fee) == (1, 0)
    assert paid.cumulative == (300, 0, 195, 260, 0), "the displaced declarer gets the fee back"


def test_whose_claim_counts() -> None:
    book = ledger(cumulative=(300, 200, 300, 250, 0), next_declarer=4)
    assert claim_winner(book, []) is None
    assert claim_winner(book, [1, 3]) == 3
    assert claim_winner(book, [0, 2]) == 2, "equal: first in turn after the old declarer"


def test_prices_scale() -> None:
    """`result_scale_personal` (A49)."""
    book = ledger(cumulative=(0, 75, 0, 100, 0), decks=1, result_scale_personal=True)
    assert (code(book, "force", 1), code(book, "claim", 3)) == ("", "")
    assert book.pay(Spending(1, "force")).cumulative[1] == 25
    dear = ledger(cumulative=(0, 224, 0, 299, 0), decks=3, result_scale_personal=True)
    assert (code(dear, "force", 1), code(dear, "claim", 3)) == ("spend_points", "spend_points")


def run(book: Ledger, *wishes: tuple[int, Spend], last_deal: bool = False) -> tuple[Asking, list[Event]]:
    """Every seat that is asked says no, but for these wishes in turn; all must be used."""
    asking, happened = begin(book, last_deal)
    left = list(wishes)
    while asking.window is not None:
        wish = Spend(False)
        if left and left[0][0] == asking.seat and (left[0][1].target is not None) == (asking.window == "block"):
            wish = left.pop(0)[1]
        asking, more = answer(asking, wish)
        happened += more
    assert not left
    return asking, happened


def asked(book: Ledger, last_deal: bool = False) -> list[tuple[str, int]]:
    """Who is asked in which window if nobody pays."""
    found = []
    asking, _ = begin(book, last_deal)
    while asking.window is not None and asking.seat is not None:
        found.append((asking.window, asking.seat))
        asking, _ = answer(asking, Spend(False))
    return found


def test_the_windows_in_order() -> None:
    """Turn order after the old declarer, who is asked last; nobody is asked who may not."""
    book = ledger("9 9 5 4 5", (200, 150, 0, 200, 300), (1, 1, 0, 0, 0))
    assert asked(book) == [
        ("block", 1),
        ("block", 3),
        ("block", 4),
        ("block", 0),
        ("force", 1),
        ("force", 3),
        ("force", 4),
        ("force", 0),
        ("claim", 3),
        ("claim", 4),
    ]
    assert asked(book, last_deal=True) == asked(book)[:-2], "no deal follows, nobody claims"
    assert asked(ledger()) == []
    assert asked(ledger("9 9 5 4 5", (200,) * 5, result_spending=False)) == []
    assert asked(ledger("A 6 5 4 5", (500,) * 5, (1, 0, 0, 0, 0))) == [("block", seat) for seat in (1, 2, 3, 4)], (
        "after a complete victory there is nothing to pay for"
    )


def test_a_block_closes_the_window_for_the_others() -> None:
    book = ledger(cumulative=(0, 160, 170, 0, 0))
    asking, happened = run(book, (1, Spend(True, 0)))
    assert happened == [
        WindowOpened("block"),
        PointsSpent(1, "block", 0, 60),
        WindowOpened("force"),
    ], "seat 2 may not block what is blocked, but may force"
    assert asking.ledger.final_levels == ranks("9 6 5 4 5")


def test_who_can_pay_twice_may_block_both_leaders() -> None:
    """A41: several times while there are points enough."""
    book = ledger("9 9 5 4 5", (0, 0, 260, 0, 0), (1, 2, 0, 0, 0))
    asking, happened = run(book, (2, Spend(True, 0)), (2, Spend(True, 1)))
    assert happened[:3] == [WindowOpened("block"), PointsSpent(2, "block", 0, 160), PointsSpent(2, "block", 1, 60)]
    assert (asking.window, asking.ledger.final_gains) == (None, (0,) * 5)


def test_forcing_again_and_again() -> None:
    book = ledger(cumulative=(0, 400, 0, 0, 0), gains=(0,) * 5)
    asking, happened = run(book, *[(1, Spend(True))] * 3)
    assert happened[:4] == [WindowOpened("force"), *[PointsSpent(1, "force", None, left) for left in (300, 200, 100)]]
    assert asking.ledger.final_levels[1] == Rank.parse("9")
    assert asking.ledger.spent == (Spending(1, "force"),) * 3


def test_claims_are_told_when_all_have_been_asked() -> None:
    book = ledger(gains=(0,) * 5, cumulative=(0, 210, 0, 240, 0), passed="00000", next_declarer=2, fee=50)
    asking, happened = begin(book, False)
    assert happened == [WindowOpened("claim")]
    kept, same = answer(asking, Spend(False))
    asking, told = answer(asking, Spend(True))
    assert told == same == [SpenderAsked(3, "claim")], "who claims is told at the end"
    assert (asking.seat, asking.ledger) == (3, kept.ledger)
    asking, told = answer(asking, Spend(True))
    assert told == [PointsSpent(3, "claim", None, 0)]
    assert (asking.window, asking.ledger.next_declarer, asking.ledger.cumulative) == (None, 3, (0, 210, 50, 0, 0))
