# SPDX-License-Identifier: MIT
"""What the plates and bars of the five-player table say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from shengji_qt.model.five_player.prospects import Prospects, prospects
from shengji_qt.model.five_player.seats import pair_of, seat_of
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.settlement import attackers_gain, declarer_gain
from shengji_qt.model.five_player.view import MINE, FiveView
from shengji_qt.ui.games.five.places import slot_at
from shengji_qt.ui.panels.score_panel import ScoreBar
from shengji_qt.ui.panels.trump_plate import TrumpFacts
from shengji_qt.ui.scene.seat_item import SeatFacts
from shengji_qt.ui.scene.sketch import text_width
from shengji_qt.ui.texts import translate

if TYPE_CHECKING:
    from shengji_qt.ui.scene.stage import Stage
    from shengji_qt.ui.scene.table_layout import Rect

SEATS = 5
_WIDE_BAR = 290.0
_PLAIN = Prospects()
_BESIDE_WORDS = 134.0  # of a plate at scale 1: badge and number of cards


def side_of(view: FiveView, seat: int) -> int | None:
    """The pair of a seat, 0 or 1: its colour and shape; None for the declarer, and while there is none."""
    if view.declarer is None or seat == view.declarer:
        return None
    return pair_of(view.declarer, seat)


def slot_of_place(view: FiveView, place: int) -> int:
    """The slot at a corner of the hexagon as this View's seat sees it."""
    return slot_at(place, view.seat or 0, view.declarer)


def on_turn(view: FiveView, slot: int) -> bool:
    """Whether this slot, not only its player, is on turn."""
    if view.phase == "over":
        return False
    if view.phase == "play":
        return view.slot == slot
    return slot != MINE and view.turn == slot


def mine_name(view: FiveView) -> str:
    """What lies in the sixth slot."""
    if view.settings.mode == "split":
        return translate("FiveTable", "Rear hand")
    return translate("FiveTable", "Mine")


def names_of(view: FiveView, names: Sequence[str]) -> tuple[str, ...]:
    """By slot: the five players, and the mine."""
    return (*names[:SEATS], mine_name(view))


def seat_facts(stage: Stage, place: int) -> SeatFacts:
    """The plate at a corner that is not the mine's."""
    view = stage.view
    if view is None:
        return SeatFacts(stage.names[min(place, SEATS - 1)], "3", None, 0)
    seat = slot_of_place(view, place)
    if seat == MINE:
        return SeatFacts(mine_name(view), "", None, 0)
    return SeatFacts(
        name=stage.names[seat],
        level=view.levels[seat].text,
        side=side_of(view, seat),
        cards=stage.counts[seat],
        declarer=view.declarer == seat,
        turn=on_turn(view, seat) and place != stage.acted,
        thinking=seat in stage.thinking and place != 0 and not on_turn(view, MINE),
        note=stage.notes.get(seat, ""),
        away=stage.away.get(seat, ""),
        words=plate_words(stage, view, seat),
    )


def personal(stage: Stage, view: FiveView) -> tuple[int, ...]:
    """Deal points by seat as they are shown now."""
    return tuple(stage.points[:SEATS]) or view.personal


def points_words(view: FiveView, points: Sequence[int], seat: int) -> str:
    """Personal points of a seat, in this deal and altogether."""
    total = view.cumulative[seat]
    if view.declarer == seat:
        return translate("FiveTable", "total {total}").format(total=total)
    return translate("FiveTable", "deal {deal} · total {total}").format(deal=points[seat], total=total)


def plate_words(stage: Stage, view: FiveView, seat: int) -> str:
    """The points on a plate, on all shorter where they have no room on one: side by side they read alike."""
    points, k = personal(stage, view), stage.look.scale
    if view.declarer == seat or all(
        (_BESIDE_WORDS + text_width(points_words(view, points, other), 13)) * k <= plate.w + 0.5
        for other, plate in _attackers(stage, view)
    ):
        return points_words(view, points, seat)
    return translate("FiveTable", "{deal} · total {total}").format(deal=points[seat], total=view.cumulative[seat])


def _attackers(stage: Stage, view: FiveView) -> Iterator[tuple[int, Rect]]:
    """Seats whose plates tell of a deal, with the plates."""
    for place, plate in stage.layout.plates.items():
        seat = slot_of_place(view, place)
        if seat not in (MINE, view.declarer):
            yield seat, plate


def level_words(view: FiveView, seat: int, *, short: bool = True) -> str:
    """A seat's level, and whether it still has to be won as declarer (17)."""
    level = view.levels[seat].text
    if not view.passed[seat]:
        if short:
            return translate("FiveTable", "must {level}").format(level=level)
        return translate("FiveTable", "level {level}, to be won as declarer").format(level=level)
    if short:
        return translate("FiveTable", "L {level}", "the level of a player").format(level=level)
    return translate("FiveTable", "level {level}").format(level=level)


def least_plate(scale: float, narrow: bool) -> float:
    """The width that a plate needs for the longest words about points, so that none jumps when points grow; on a narrow
    table for the short ones, which leaves more room for the cards.
    """
    words = translate("FiveTable", "deal {deal} · total {total}")
    if narrow:
        words = translate("FiveTable", "{deal} · total {total}")
    words = words.format(deal=100, total=200)
    return (_BESIDE_WORDS + text_width(words, 13)) * scale


def trump_facts(view: FiveView, names: Sequence[str]) -> TrumpFacts:
    trick = len(view.tricks) + 1 if view.phase == "play" else 0
    declarer = names[view.declarer] if view.declarer is not None else ""
    return TrumpFacts(view.trump, view.level.text, declarer, view.deal_no, trick, view.colour)


# --- the bars -------------------------------------------------------------------------------------------------------


def adjustment(view: FiveView) -> tuple[int, int]:
    """Deal points of the pairs from outside of tricks, so far."""
    if not view.pairs:
        return 0, 0
    first, second = (
        total - sum(view.personal[seat] for seat in pair)
        for pair, total in zip(view.pairs, view.pair_points, strict=True)
    )
    return first, second


def shown_pair_points(stage: Stage, view: FiveView) -> tuple[int, int]:
    """Deal scores of the pairs as they are shown now."""
    points = personal(stage, view)
    adjust = stage.points[SEATS:] or adjustment(view)
    first, second = (sum(points[seat] for seat in pair) + more for pair, more in zip(view.pairs, adjust, strict=True))
    return first, second


def scores(stage: Stage, view: FiveView) -> list[ScoreBar]:
    """A bar for each pair, once there are pairs."""
    if not view.pairs:
        return []
    points = personal(stage, view)
    both = shown_pair_points(stage, view)
    own = view.seat
    wide = stage.layout.scores[0].w >= _WIDE_BAR * stage.look.scale  # else personal points stand on the plates only
    bars = []
    for index, pair in enumerate(view.pairs):
        ordered = sorted(pair, key=lambda seat: seat != own)  # the player himself first
        each = "{name} {points}" if wide else "{name}"
        title = " · ".join(each.format(name=stage.names[seat], points=points[seat]) for seat in ordered)
        bars.append(pair_bar(view.settings, title, both, index, prospects(view)))
    return bars


def pair_bar(
    settings: FiveSettings, title: str, both: tuple[int, int], index: int, declarers: Prospects = _PLAIN
) -> ScoreBar:
    """The bar of pair `index`; `both`: the deal scores of the two pairs; `declarers`: his prospects."""
    turn, step = settings.overturn, settings.step
    bounds = (0, step, turn, turn + step, turn + 2 * step)
    labels = tuple(section_text(settings, low, declarers.last) for low in bounds[:-1])
    return ScoreBar(title, both[index], bounds, labels, meaning_text(settings, both, index, declarers), index)


def section_text(settings: FiveSettings, points: int, last: bool = False) -> str:
    """What a pair's deal score means by itself, in short (16)."""
    if points < settings.overturn:
        if last:
            return translate("FiveTable", "D wins", "the declarer, the match")
        gain = declarer_gain(settings, (max(points, 1), max(points, 1))) // _pairs_that_count(settings)
        return translate("FiveTable", "D +{n}").format(n=gain)
    gain = attackers_gain(settings, points)
    return translate("FiveTable", "A +{n}").format(n=gain) if gain else translate("FiveTable", "overturn")


def _pairs_that_count(settings: FiveSettings) -> int:
    return 1 if settings.result_declarer_gain == "best_pair" else 2


def meaning_text(settings: FiveSettings, both: tuple[int, int], index: int, declarers: Prospects = _PLAIN) -> str:
    """What the pair's points would give if the deal ended now; it depends on the other pair, too."""
    own, other = both[index], both[1 - index]
    turn = settings.overturn
    if own >= turn:
        gain = attackers_gain(settings, own)
        if gain:
            return translate("FiveTable", "Overturn, +{n}").format(n=gain)
        return translate("FiveTable", "Overturn")
    if declarers.blocked:
        return translate("FiveTable", "blocked")
    overturned = other >= turn
    if overturned and not declarers.consoled:
        return translate("FiveTable", "no gain")
    if declarers.last:
        return translate("FiveTable", "Declarer wins")
    if max(both) <= 0:
        return translate("FiveTable", "both 0: +{n}").format(n=declarer_gain(settings, both))
    if settings.result_declarer_gain == "best_pair" and own < other and not overturned:
        return translate("FiveTable", "the other counts")
    gain = declarer_gain(settings, (max(own, 1), max(own, 1))) // _pairs_that_count(settings)
    return translate("FiveTable", "Declarer +{n}").format(n=gain)


def slot_counts(view: FiveView) -> list[int]:
    """Cards by slot."""
    return [*view.hand_counts, view.mine_count]


def owner(view: FiveView, slot: int) -> int:
    """Who acts for a slot."""
    return slot if view.declarer is None else seat_of(view.declarer, slot)
