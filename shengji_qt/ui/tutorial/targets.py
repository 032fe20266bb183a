# SPDX-License-Identifier: MIT
"""What a lesson points at: names in its steps, rectangles on the table.

`plate:SEAT` `score:NUMBER` `trump` `hand` `hand:CLASS` `card:CARD` `drop` `bottom` `button:NAME` (the beginning of a
button's name) `tableau:PLACE` `tableau-card:CARD` `bottom-cards` (of the swap) `mine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRect, QRectF

from shengji_qt.model.cards import Card
from shengji_qt.model.games import rules_of
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.hand_layout import ASPECT

if TYPE_CHECKING:
    from shengji_qt.ui.scene.zones import Zone
    from shengji_qt.ui.table_page import TablePage


_OUTLINE: Final = 8  # pixels round a play for its outline
_TAG: Final = 20  # above it for the tag of the best
_CARDS_WEIGH: Final = 6  # a card of the trick is seen before a plate


def targets(page: TablePage, names: Iterable[str]) -> list[QRect]:
    """The rectangles in the page's table, as far as they are there."""
    found: list[QRect] = []
    for name in names:
        kind, _, about = name.partition(":")
        found += [_whole(rect) for rect in _KINDS[kind](page, about) if not rect.isEmpty()]
    return found


def pressed_parts(page: TablePage) -> list[QRect]:
    """What is clicked or dragged, or says what is asked: cards that can be chosen, buttons, the message."""
    stage = page.stage
    found = [_hand(page, "")] if stage.hand.items else []
    for zone in stage.extras.zones:
        found.append([_united(_card_rect(zone, item) for item in zone.items)])
    found.append(_drop(page, ""))
    swap = getattr(stage.extras, "swap", None)
    if swap is not None and swap.open:  # the places for what is swapped out
        sides: Any = getattr(stage.layout, "sides", None)
        found.append([_rect(sides.hand), _rect(sides.bury)])
    found.append([QRectF(bar.geometry()) for bar in page.bars.values() if bar.isVisibleTo(page)])
    if not page.tab.isHidden():
        found.append([QRectF(page.tab.geometry())])
    x, bottom = stage.layout.message
    found.append([QRectF(x, bottom - 48, stage.message_room, 48)])
    return [_whole(rect) for rects in found for rect in rects if not rect.isEmpty()]


def lying_parts(page: TablePage) -> list[QRect]:
    """What one likes to see: the plates, the scores, the cards on the table with their outlines and the tag of the
    best, the bottom with its words, which half of a round is played.
    """
    stage = page.stage
    rects = [_rect(each) for each in (*stage.layout.plates.values(), *stage.layout.scores)]
    rects += [*_trump(page, ""), *_drop(page, "")]
    rects += [_outlined(_items(played)) for played in stage.trick.plays.values()] * _CARDS_WEIGH
    rects += [_items(tableau.cards.values()) for tableau in getattr(stage.extras, "tableaus", ())]
    if stage.bottom.items:
        rects.append(_items(stage.bottom.items).united(_picture(stage.bottom.caption)))
    half = getattr(stage.extras, "half", None)
    if half is not None and half.item.isVisible():
        rects.append(_rect(half.place))
    fan = getattr(stage.layout, "fan", None)
    if fan is not None:
        rects.append(_rect(fan.panel))
    return [_whole(rect) for rect in rects if not rect.isEmpty()]


def _whole(rect: QRectF) -> QRect:
    return rect.toAlignedRect()


def _rect(rect: Any) -> QRectF:
    """Of a layout's rectangle."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def _united(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _items(items: Iterable[CardItem]) -> QRectF:
    return _united(QRectF(item.x(), item.y(), item.width, item.width * ASPECT) for item in items)


def _outlined(play: QRectF) -> QRectF:
    return play if play.isEmpty() else play.adjusted(-_OUTLINE, -_TAG, _OUTLINE, _OUTLINE)


def _picture(item: PictureItem) -> QRectF:
    """What is painted of it, if it is shown."""
    return item.mapRectToScene(item.childrenBoundingRect()) if item.isVisible() else QRectF()


def _card_rect(zone: Zone, item: CardItem) -> QRectF:
    """Where a card lies at rest, as far as its neighbour and a lower row leave it free."""
    at = zone.place_of(item)
    others = [zone.place_of(each) for each in zone.items if each is not item]
    near = item.width / 2
    next_ones = [each.x() for each in others if abs(each.y() - at.y()) < near and each.x() > at.x()]
    below = [each.y() for each in others if each.y() - at.y() >= near and abs(each.x() - at.x()) < item.width]
    width = min([item.width, *(x - at.x() for x in next_ones)])
    return QRectF(at.x(), at.y(), width, min([item.width * ASPECT, *(y - at.y() for y in below)]))


def _hand(page: TablePage, about: str) -> list[QRectF]:
    hand, view = page.stage.hand, page.scene.newest
    items: Sequence[CardItem] = hand.items
    if about and view is not None:
        order = rules_of(view).order_of(view)
        items = [item for item in items if item.card is not None and order.class_text(order.cls[item.card]) == about]
    rows: dict[int, list[CardItem]] = {}
    for item in items:
        rows.setdefault(round(hand.place_of(item).y() / item.width), []).append(item)
    return [_united(_card_rect(hand, item) for item in row) for row in rows.values()]


def _card(page: TablePage, about: str) -> list[QRectF]:
    hand, card = page.stage.hand, Card.parse(about)
    return [_united(_card_rect(hand, item) for item in hand.items if item.card == card)]


def _plate(page: TablePage, about: str) -> list[QRectF]:
    place = page.stage.place_of(int(about))
    boxes = getattr(page.stage.layout, "boxes", page.stage.layout.plates)
    return [_rect(boxes[place])] if place in boxes else []


def _score(page: TablePage, about: str) -> list[QRectF]:
    scores = page.stage.layout.scores
    return [_rect(scores[int(about)])] if int(about) < len(scores) else []


def _trump(page: TablePage, _about: str) -> list[QRectF]:
    plate = page.stage.trump_plate
    return [QRectF(plate.item.x(), plate.item.y(), plate.width, 76 * page.stage.look.scale)]


def _drop(page: TablePage, _about: str) -> list[QRectF]:
    stage = page.stage
    if stage.view is None:
        return []
    rect, words, _ = stage.kind.drop(stage, stage.view)
    return [_rect(rect)] if words else []


def _bottom(page: TablePage, _about: str) -> list[QRectF]:
    items = page.stage.bottom.items
    return [_items(items)] if items else []


def _button(page: TablePage, about: str) -> list[QRectF]:
    found = []
    for bar in page.bars.values():
        for spec in bar.specs:
            button = bar.button(spec.name)
            if spec.name.startswith(about) and button is not None and bar.isVisibleTo(page):
                found.append(QRectF(button.geometry().translated(bar.pos())))
    return found


def _tableau(page: TablePage, about: str) -> list[QRectF]:
    tableaus = getattr(page.stage.extras, "tableaus", ())
    return [_items(tableaus[int(about)].cards.values())] if tableaus else []


def _tableau_card(page: TablePage, about: str) -> list[QRectF]:
    tableaus = getattr(page.stage.extras, "tableaus", ())
    card = Card.parse(about)
    return [_items(item for item in tableaus[0].cards.values() if item.card == card)] if tableaus else []


def _bottom_cards(page: TablePage, _about: str) -> list[QRectF]:
    swap = getattr(page.stage.extras, "swap", None)
    return [] if swap is None else [_united(_card_rect(swap.bottom, item) for item in swap.bottom.items)]


def _mine(page: TablePage, _about: str) -> list[QRectF]:
    fan = getattr(page.stage.layout, "fan", None)
    return [] if fan is None else [_rect(fan.panel)]


_KINDS: Final[dict[str, Callable[[TablePage, str], list[QRectF]]]] = {
    "plate": _plate,
    "score": _score,
    "trump": _trump,
    "hand": _hand,
    "card": _card,
    "drop": _drop,
    "bottom": _bottom,
    "button": _button,
    "tableau": _tableau,
    "tableau-card": _tableau_card,
    "bottom-cards": _bottom_cards,
    "mine": _mine,
}
