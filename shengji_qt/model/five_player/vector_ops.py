# SPDX-License-Identifier: MIT
"""The topics of the five-player example format (five_player.md 26), each answered by the real model."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from shengji_qt.model.actions import Mine, Play
from shengji_qt.model.cards import Rank, Trump, full_deck
from shengji_qt.model.five_player import settlement, windows
from shengji_qt.model.five_player.endgame import ending
from shengji_qt.model.five_player.game import FiveGame
from shengji_qt.model.five_player.seats import SEATS, seat_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.standing import FiveStanding, after_misdeal, first_standing
from shengji_qt.model.five_player.vector_ops_rules import TOPICS, read_cards, read_settings, read_slot, slot_text
from shengji_qt.model.five_player.view import MINE
from shengji_qt.model.game import DealStart
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import Spending

Given = dict[str, Any]


def run_five(vector: Given) -> Given:
    """The model's answer to one example; LookupError for a topic that the format does not have."""
    topic = vector["topic"]
    answer = _TOPICS.get(topic) or TOPICS.get(topic)
    if answer is None:
        raise LookupError(f"no topic {topic!r}")
    return answer(vector["given"])


def _standing(given: Given) -> FiveStanding:
    levels = tuple(Rank.parse(text) for text in given["levels"])
    return FiveStanding(
        levels=levels,
        declarer=given["declarer"],
        must_levels=tuple(Rank.parse(text) for text in given.get("must", ["3"] * SEATS)),
        passed=tuple(given["passed"]),
        cumulative=tuple(given.get("cumulative", [0] * SEATS)),
    )


def _bottom(given: Given) -> Given:
    """R14: the score of an attacker who wins the last trick, 0 for the declarer's side."""
    winner = {"attacker": 1, "declarer": 0, "mine": MINE}[given["last_trick_winner"]]
    sides = (), read_cards(given["remaining"])
    return {"score": ending(read_settings(given), 0, winner, given["winning_cards"], sides, [()] * SEATS).score}


def _split_end(given: Given) -> Given:
    winner = 1 if given["last_trick_won_by_attacker"] else 0
    sides = read_cards(given["front"]), read_cards(given["rear"])
    settings = msgspec.structs.replace(read_settings(given), mode="split")
    end = ending(settings, 0, winner, given.get("winning_cards", 1), sides, [()] * SEATS)
    return {"each_pair_add": end.each_pair, "dig": end.score}


def _split_early(given: Given) -> Given:
    """R22.6: the declarer's cards are gone first."""
    hands = [read_cards(given["attacker_hands"].get(str(seat), [])) for seat in range(SEATS)]
    end = ending(FiveSettings(mode="split"), 0, 0, 1, ((), ()), hands)
    return {"add": {seat: end.hand_points[int(seat)] for seat in given["attacker_hands"]}}


def _misdeal(given: Given) -> Given:
    after = after_misdeal(_standing(given), given["declarer"])
    return {"levels": _texts(after.levels), "must": _texts(after.must_levels)}


def _texts(levels: Iterable[Rank | None]) -> list[str]:
    return [level.text if level else "won" for level in levels]


def _settle(given: Given) -> Given:
    """Section 16; the windows as asked: refused spendings are listed, the others are paid."""
    settings, standing, declarer = read_settings(given), _standing(given), given["declarer"]
    last_level = Rank.parse("A")
    score = settlement.score_deal(
        settings, standing, declarer, given["deal_points"], given.get("pair_adjust", (0, 0)), last_level
    )
    levels = tuple(Rank.parse(text) for text in given["levels"])
    ledger = windows.Ledger(
        settings,
        last_level,
        declarer,
        levels,
        score.passed,
        score.cumulative,
        score.gains,
        score.next_declarer,
        score.fee,
    )
    ledger, rejected = _spend(ledger, given)
    won = None in ledger.final_levels
    return {
        "pair_scores": list(score.pair_points),
        "overturned": score.overturned,
        "levels": _texts(ledger.final_levels),
        "passed": list(score.passed),
        "cumulative": list(ledger.cumulative),
        "next_declarer": None if won else ledger.next_declarer,
        "complete_victory": settlement.leader(ledger.final_levels, ledger.cumulative) if won else None,
        "rejected": [[each.window, each.seat] for each in rejected],
    }


def _spend(ledger: windows.Ledger, given: Given) -> tuple[windows.Ledger, list[Spending]]:
    """All that is asked in turn, as in the windows: of the claims only one is paid."""
    wanted = [Spending(each["seat"], "block", each["target"]) for each in given.get("blocks", [])]
    wanted += [Spending(seat, "force") for seat in given.get("forces", [])]
    claims = [Spending(seat, "claim") for seat in given.get("claims", [])]
    refused: list[Spending] = []
    for each in wanted:
        if _may_spend(ledger, each):
            ledger = ledger.pay(each)
        else:
            refused.append(each)
    refused += [each for each in claims if not _may_spend(ledger, each)]
    winner = windows.claim_winner(ledger, [each.seat for each in claims if each not in refused])
    return ledger if winner is None else ledger.pay(Spending(winner, "claim")), refused


def _may_spend(ledger: windows.Ledger, spending: Spending) -> bool:
    """Whether that window opens at all, and allows it."""
    shut = not ledger.settings.result_spending or (spending.window != "block" and None in ledger.final_levels)
    return not shut and windows.refusal(ledger, spending.window, spending.seat, spending.target) is None


def _endgame(given: Given) -> Given:
    """The last tricks of a deal, played by the real game."""
    game = _at_end(given)
    for each, texts in given["moves"]:
        slot, cards = read_slot(each), read_cards(texts)
        if not cards and slot != game.slot:
            continue  # a skip that the game makes by itself: nothing is left there to play
        action = Mine(cards) if slot == MINE else Play(cards)
        game.apply(seat_of(given["declarer"], slot), action)
    summary = game.summary
    if summary is None:
        raise ValueError("the deal is not over")
    return {
        "winners": [slot_text(trick.winner) for trick in game.tricks if trick.winner is not None],
        "bottom": summary.mine_score,
        "personal": {str(seat): points for seat, points in enumerate(summary.personal) if points},
        "pair_scores": list(summary.pair_points),
    }


def _at_end(given: Given) -> FiveGame:
    """A deal of which only the given cards are left to play."""
    settings, declarer = read_settings(given), given["declarer"]
    options = MatchOptions(start_level=Rank.parse(given["level"]))
    standing = msgspec.structs.replace(first_standing(settings, options), declarer=declarer)
    game = FiveGame(settings, DealStart(1, standing, options), full_deck(settings.decks), declarer)
    game.phase = "play"
    game.dealt = SEATS * settings.hand_size
    game.trump = Trump(given["trump"])
    game.colour = given.get("nt_colour", "")
    game.hands = [tuple(sorted(read_cards(given["hands"][str(seat)]))) for seat in range(SEATS)]
    game.mine = game.buried = tuple(sorted(read_cards(given["mine"])))
    game.slot = read_slot(given["leader"])
    game.turn = seat_of(given["declarer"], game.slot)
    return game


_TOPICS: Final[dict[str, Callable[[Given], Given]]] = {
    "bottom": _bottom,
    "endgame": _endgame,
    "misdeal": _misdeal,
    "settle": _settle,
    "split_end": _split_end,
    "split_early": _split_early,
}
