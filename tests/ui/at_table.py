# SPDX-License-Identifier: MIT
"""What tests do at a table: fixed cards, and the mouse and keyboard on its viewport."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from shengji_qt.model.actions import PassBid, Play
from shengji_qt.model.cards import Card, cards_text, parse_cards
from shengji_qt.model.four_player import view_rules
from shengji_qt.ui.scene.card_item import CardItem
from shengji_qt.ui.table_page import TablePage
from tests.ui.desk import Desk

HAND = "2S AS KS QS QS 9S AH KH 3H KC KC QC 3C 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D 8D JD"
SMALL = parse_cards("3D 4D 5D 6D 7D 8D JD 3H")
Open = Callable[[Desk], TablePage]


class Clock:
    """Stands still between two inputs of a test unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


OTHERS = {1: "AD KD AC 3S 3S 4S", 2: "QD JD 9D 4H", 3: "9C JC 5H 5H"}


def shown(page: TablePage, width: int, height: int) -> TablePage:
    """The page in a window of this size, with a clock that the test tells."""
    page.scene._clock = Clock()
    page.resize(width, height)
    page.show()
    page.retranslate()
    return page


def pass_all(desk: Desk) -> None:
    while desk.match.pending() and desk.match.pending()[0].kind == "poll":
        desk.act(desk.match.pending()[0].seat, PassBid())


def others_play(desk: Desk) -> None:
    """The computer seats play until seat 0 is asked, or the deal is over."""
    while desk.match.pending() and desk.match.pending()[0].seat != 0:
        seat = desk.match.pending()[0].seat
        view = desk.match.view(seat)
        assert view is not None
        desk.act(seat, Play(view_rules.plays(view, 1)[0]))


def item_of(page: TablePage, card: str, copy: int = 0) -> CardItem:
    found = [item for item in page.stage.hand.items if item.card == Card.parse(card)]
    return found[copy]


def point_of(page: TablePage, item: CardItem, dy: float = 60) -> QPoint:
    """On the strip of the card that no other one covers."""
    return page.view.mapFromScene(item.pos() + QPointF(item.width * 0.15, dy))


def click(page: TablePage, item: CardItem, dy: float = 60) -> None:
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, item, dy))


def drag(page: TablePage, start: QPoint, *stops: QPoint, release: bool = True) -> None:
    """Press, move in several steps, release."""
    port = page.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    here = start
    for stop in stops:
        for i in range(1, 6):
            QTest.mouseMove(port, here + (stop - here) * i / 5)
        here = stop
    if release:
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=here)


def drop_point(page: TablePage) -> QPoint:
    x, y = page.stage.layout.drop.centre
    return page.view.mapFromScene(x, y)


def chosen(page: TablePage) -> str:
    return cards_text(page.scene.chosen_cards())


def key(page: TablePage, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(page.view, each)
