# SPDX-License-Identifier: MIT
"""The example topics that need a running hand: bidding, counts, following, whole hands (three_player.md 23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from shengji_qt.model import codec
from shengji_qt.model import events as ev
from shengji_qt.model.actions import AnyAction, Bid, Bury, Decision, Lower, PassBid, Penalise, Play, Swap, SwapMove
from shengji_qt.model.cards import Card, Rank, Trump
from shengji_qt.model.game import DealStart, Refused
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.summaries import Colour
from shengji_qt.model.three_player import view_rules
from shengji_qt.model.three_player.bidding import SEATS, biddable
from shengji_qt.model.three_player.events import CardsTurned
from shengji_qt.model.three_player.game import BOTTOM_END, TABLEAU_CARDS, ThreeGame
from shengji_qt.model.three_player.layouts import PRESETS, SLOTS, top_slots
from shengji_qt.model.three_player.ranking import DECK, colour_of
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.standing import ThreeStanding
from shengji_qt.model.three_player.view import Pile, ThreeView
from shengji_qt.model.vector_values import house_rules
from shengji_qt.model.view import Played, Trick

Given = dict[str, Any]
Contract = tuple[Rank, Trump, Colour]
_BY_TOPS: Final = {len(top_slots(each.slots)): each for each in PRESETS}  # a preset with so many top cards
_BY_NAME: Final = {each.name: each for each in PRESETS}


def cards_of(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)


def texts_of(cards: Sequence[Card]) -> list[str]:
    return [each.text for each in cards]


def level_texts(levels: Sequence[Rank | None]) -> list[str | None]:
    return [None if level is None else level.text for level in levels]


def settings_of(given: Given) -> ThreeSettings:
    """House rules: `rules` in force and `settings` that deviate."""
    on = {f"rule{number}": True for number in given.get("rules", [])}
    return house_rules({"game": "three", **on, **given.get("settings", {})}, ThreeSettings)


def contract_of(given: Given) -> Contract:
    contract = given["contract"]
    level = Rank.parse(contract["level"])
    if contract["kind"] == "suit":
        return level, Trump(contract["suit"]), ""
    return level, Trump.NONE, colour_of(Card.parse(contract["joker"])) if contract["kind"] == "nt_joker" else ""


def _contract_text(game: ThreeGame) -> Given | None:
    if game.trump is None:
        return None
    if game.trump != Trump.NONE:
        return {"level": game.level.text, "kind": "suit", "suit": str(game.trump)}
    if not game.colour:
        return {"level": game.level.text, "kind": "nt_none"}
    return {"level": game.level.text, "kind": "nt_joker", "joker": {"red": "bj", "black": "sj"}[game.colour]}


def _game(settings: ThreeSettings, levels: Sequence[Rank], declarer: int | None, deck: Sequence[Card]) -> ThreeGame:
    standing = ThreeStanding(levels=tuple(levels), declarer=declarer)
    return ThreeGame(settings, DealStart(2, standing, MatchOptions()), deck, declarer or 0)


def _deck(first: int, lying: dict[tuple[int, int], Card], stock: Sequence[Card]) -> list[Card]:
    """A whole deck with these cards in (seat, slot) and on top of the stock, the others anywhere."""
    rest = [each for each in DECK if each not in lying.values() and each not in stock]
    place = [((first + index) % SEATS, index // SEATS) for index in range(TABLEAU_CARDS)]
    deck = [lying[each] if each in lying else rest.pop() for each in place]
    deck += [rest.pop() for _ in range(TABLEAU_CARDS, BOTTOM_END)]
    return [*deck, *stock, *rest]


def playing_view(
    contract: Contract,
    settings: ThreeSettings,
    hand: Sequence[Card],
    up: Sequence[Card],
    down: int,
    led: tuple[Card, ...],
) -> ThreeView:
    """The View of seat 1, asked to lead, or to follow what seat 0 led."""
    level, trump, colour = contract
    blank = _game(settings, (level,) * SEATS, 0, DECK).view(1)
    piles = [Pile("up", each) for each in up] + [Pile("down")] * down
    own = tuple(piles + [Pile("none")] * (SLOTS - len(piles)))
    return msgspec.structs.replace(
        blank,
        phase="play",
        hand=tuple(sorted(hand)),
        hand_counts=(len(hand),) * SEATS,
        tableaus=(own,) * SEATS,
        trump=trump,
        colour=colour,
        trick=Trick((Played(0, led),), 0) if led else Trick(),
        decision=Decision(1, "play"),
        turn=1,
    )


class _Bidders:
    """Plays the bidding of an example: claims where they belong, passes else."""

    def __init__(self, game: ThreeGame, claims: Sequence[Given]) -> None:
        self.game = game
        self.claims = [(each["seat"], Card.parse(each["card"]), each.get("draw")) for each in claims]
        self.open = list(range(len(claims)))
        self.illegal: list[int] = []
        self.turned = 0
        self.draws = 0

    def run(self) -> None:
        """To the swap, or to the end of a hand without bids."""
        while self.game.phase in ("deal", "turn", "draw", "poll"):
            for happened in self.game.advance() if self.game.can_advance else ():
                self._hear(happened)
            self._pass()
        for index in list(self.open):
            self._claim(index)

    def _hear(self, happened: ev.Event) -> None:
        if isinstance(happened, CardsTurned):
            self.turned += len(happened.turned) * (happened.stage == "bidding")
            faces = {each.card for each in happened.turned}
            self._claim_all(lambda face, draw: draw is None and face in faces)
        if isinstance(happened, ev.CardDealt):
            self.draws += 1
            self._claim_all(lambda _face, draw: draw == self.draws)

    def _claim_all(self, due: Any) -> None:
        for index in list(self.open):
            if due(*self.claims[index][1:]):
                self._claim(index)

    def _claim(self, index: int) -> None:
        seat, face, _ = self.claims[index]
        self.open.remove(index)
        try:
            self._bid(self.game.clone(), seat, face)
        except Refused:
            self.illegal.append(index)
        else:
            self._bid(self.game, seat, face)

    def _bid(self, game: ThreeGame, seat: int, face: Card) -> None:
        """Those who are asked before the bidder pass: in the poll, and in a step of the first hand that goes by seats
        unless a claim of theirs is still to come.
        """
        while game.phase == "poll" and game.turn != seat:
            game.apply(game.polled[game.passes], PassBid())
        coming = {self.claims[each][:2] for each in self.open}
        while game.settings.first_hand_tie == "seat_order" and game.waiting and game.waiting[0][0] != seat:
            if game.waiting[0] in coming:
                break
            game.apply(game.waiting[0][0], PassBid())
        game.apply(seat, Bid((face,)))

    def _pass(self) -> None:
        while self.game.phase in ("turn", "poll") and self.game.pending():
            self.game.apply(self.game.pending()[0].seat, PassBid())

    def outcome(self) -> Given:
        game = self.game
        bidder = game.bids[0].seat if game.bids else None
        return {
            "outcome": "redeal" if game.aborted else "uncalled" if bidder is None else "bid",
            "phase": game.bid_phase or None,
            "bidder": bidder,
            "declarer": game.declarer,
            "contract": _contract_text(game),
            "turned": self.turned,
            "declined": list(game.declined),
            "illegal": sorted(self.illegal),
        }


def bidding_topic(given: Given) -> Given:
    """Top cards as given, all others anywhere; the real bidding to its end."""
    tops = [cards_of(each) for each in given["tops"]]
    layouts = tuple(_BY_TOPS[len(each)] for each in tops)
    settings = msgspec.structs.replace(settings_of(given), layouts=layouts)
    declarer = None if given.get("first_hand", False) else given["declarer"]
    lying = {
        (seat, slot): face
        for seat, cards in enumerate(tops)
        for slot, face in zip(layouts[seat].flip_order, cards, strict=True)
    }
    deck = _deck(declarer or 0, lying, cards_of(given.get("draws", [])))
    bidders = _Bidders(_game(settings, (Rank.parse(given["level"]),) * SEATS, declarer, deck), given.get("claims", []))
    bidders.run()
    return bidders.outcome()


_EIGHT: Final = Rank(8)
_CALLS: Final = Card.parse("8S")


def counts_topic(given: Given) -> Given:
    """A hand at level 8, declared by seat 0, called as asked; how many cards lie where after each step."""
    called = given["called_in"]
    hidden = [(seat, slot) for slot in (8, 9) for seat in range(SEATS)]  # under the stacks: nobody can call
    lying = dict(zip(hidden, (each for each in DECK if biddable(each, _EIGHT)), strict=True))
    if called is not None:
        lying = {place: face for place, face in lying.items() if face != _CALLS}
    if called == 1:
        lying[0, 0] = _CALLS
    game = _game(ThreeSettings(), (_EIGHT,) * SEATS, 0, _deck(0, lying, [_CALLS] if called == 2 else []))
    claim: Given = {"seat": 0, "card": _CALLS.text} | ({"draw": 1} if called == 2 else {})
    _Bidders(game, [] if called is None else [claim]).run()
    sizes = [] if called == 1 else [len(game.hands[0])]
    ways = ["hand"] * given["to_hand"] + ["bottom"] * given["to_bottom"]
    moves = tuple(
        codec.convert({"slot": index, "card": game.bottom[index % 4].text, "to": way}, SwapMove)
        for index, way in enumerate(ways)
    )
    try:
        game.apply(0, Swap(moves))
    except Refused:
        return {"legal": False}
    sizes.append(len(game.hands[0]))
    if called == 1:
        while game.can_advance:
            game.advance()
        sizes.append(len(game.hands[0]))
    later = view_rules.BOTTOM - len(game.bottom)
    if game.phase == "bury":
        game.apply(0, view_rules.options(game.view(0), 1)[0])
    sizes.append(len(game.hands[0]))
    final = [len(game.hands[0]), len(game.tableaus[0].left), len(game.bottom)]
    return {"hand_sizes": sizes, "buried_later": later, "final": final}


def hand_topic(given: Given) -> Given:
    """A whole later hand."""
    layouts = tuple(
        msgspec.structs.replace(_BY_NAME[each["preset"]], flip_order=tuple(each["flip_order"]))
        for each in given["layouts"]
    )
    settings = msgspec.structs.replace(settings_of(given), layouts=layouts)
    levels = [Rank.parse(text) for text in given["levels"]]
    game = _game(settings, levels, given["declarer"], cards_of(given["deck"]))
    bidders = _Bidders(game, given.get("claims", []))
    bidders.run()
    plays = [cards_of([play] if isinstance(play, str) else play) for play in given["plays"]]
    turned: dict[str, list[list[int]]] = {"half": [], "round": [], "rest": []}
    while not game.over:
        if game.can_advance:
            game.advance()
            continue
        number = len(game.tricks) + 1
        for happened in game.apply(game.pending()[0].seat, _next_action(game, given, plays)):
            if isinstance(happened, CardsTurned):
                turned[happened.stage] += [[number, each.seat, each.slot] for each in happened.turned]
    return {**bidders.outcome(), **_hand_result(game), "half_turned": turned["half"], "round_turned": turned["round"]}


def _next_action(game: ThreeGame, given: Given, plays: list[tuple[Card, ...]]) -> AnyAction:
    match game.phase:
        case "swap":
            ways = {"hand": "hand", "bury": "bottom", "bottom": "bottom"}
            moves = [{"slot": slot, "card": card, "to": ways[way]} for slot, card, way in given.get("swaps", [])]
            return Swap(codec.convert(moves, tuple[SwapMove, ...]))
        case "bury":
            return Bury(cards_of(given.get("bury", [])))
        case "penalty":
            return Penalise(given.get("choices", {}).get(str(game.judging[0]), "demote"))
        case "lower":
            action = Lower(given.get("overflow_use", {}).get(str(game.turn)))
            return action if view_rules.check(game.view(game.turn), action) is None else Lower(None)
        case _:
            return Play(plays.pop(0))


def _hand_result(game: ThreeGame) -> Given:
    summary = game.summary
    assert summary is not None, "the hand was played to its end"
    return {
        "final_bottom": texts_of(game.bottom),
        "round_winners": [trick.winner for trick in game.tricks],
        "captured": summary.capturer is not None,
        "double": summary.double,
        "level_capture": summary.level_capture,
        "bottom_score": summary.bottom_score,
        "totals": {str(seat): summary.points[seat] for seat in range(SEATS) if seat != summary.declarer},
        "gains": list(summary.gains),
        "overflow": list(summary.overflow),
        "overflow_applied": [[each.chooser, each.victim, each.levels] for each in summary.lowered],
        "next_declarer": summary.next_declarer if summary.match_winner is None else None,
        "levels": level_texts(summary.levels_after),
        "match_winner": summary.match_winner,
    }
