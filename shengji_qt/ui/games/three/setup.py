# SPDX-License-Identifier: MIT
"""The three-player game before a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.three_player.settings import HOUSE_RULES, ThreeSettings
from shengji_qt.ui.games.setups import Badge, Picture, Piece, Results, Row, Rules, SetUp
from shengji_qt.ui.texts import translate
from shengji_qt.ui.theme import Theme


def _pieces() -> tuple[Piece, ...]:
    """A round in its second half, the tableaus around it: five stacks, an inverted pyramid, and yours."""
    left = [Piece(None, -4.95 + i * 0.72, 0.12, 0.64) for i in range(5)]
    left += [Piece(_card(name), -4.95 + i * 0.72, -0.14, 0.64) for i, name in ((0, "8D"), (2, "QH"), (4, "10S"))]
    low = [Piece(None, 2.9 + i * 0.8, 0.28, 0.64) for i in range(2)]
    right = [Piece(None, 2.5 + i * 0.8, 0.07, 0.64) for i in range(3)]
    tops = ("KH", "", "AD", "9C", "")
    right += [Piece(_card(name), 2.2 + i * 0.67, -0.14, 0.64) for i, name in enumerate(tops)]
    own = [Piece(None, -2.3 + i * 1.15, 1.95, 0.9) for i in range(5)]
    own += [Piece(_card(name), -2.3 + i * 1.15, 1.62, 0.9) for i, name in ((0, "AH"), (1, "9S"), (3, "10D"))]
    plays = (("KC", -1.2, -1.02), ("10C", -0.38, -1.02), ("5C", 0.72, -1.02))
    middle = [Piece(_card(name), x, y, 0.76) for name, x, y in plays]
    return (*left, *low, *right, *middle, Piece(_card("AC"), -0.4, 0.16, 0.76, best=True), *own)


def _card(name: str) -> Card | None:
    return Card.parse(name) if name else None


# A hand at level 9, diamonds are trump.
_PICTURE: Final = Picture(
    hand=parse_cards("bj 9D QD JD AS KS"),
    trumps=frozenset(parse_cards("bj sj 9D 9S 9H 9C 2H 2S AD KD QD JD 10D 8D")),
    pieces=_pieces(),
    badges=(Badge(1, -2.4, 1.8, None, declarer=True), Badge(2, 2.4, 1.8, None)),
)


def _name() -> str:
    return translate("ThreeSetUp", "Three players: tableau")


def _title() -> str:
    return translate("ThreeSetUp", "New match: three players")


def _about(_settings: ThreeSettings) -> str:
    return translate(
        "ThreeSetUp", "Open and hidden cards: ten lie before each player and are uncovered layer by layer."
    )


def _presets(settings: ThreeSettings) -> list[Rules]:
    """The document's rules; layouts are the players' own affair."""
    return [
        Rules(
            translate("PresetPanel", "Sheet"),
            translate("PresetPanel", "The rules of the Chinese rule sheet on which this program is built."),
            ThreeSettings(layouts=settings.layouts),
        )
    ]


def _results_head() -> str:
    return translate("ThreeSetUp", "What an attacker's points give")


def _results_about() -> str:
    return translate(
        "ThreeSetUp",
        "For each attacker by himself, with the bottom if he captures it; the declarer adds up what both give him. Both"
        " attackers without a point: 5 levels in all.",
    )


def _results(theme: Theme, parent: QWidget) -> Results:
    from shengji_qt.ui.games.three.attacker_table import AttackerTable  # wanted on the page of settings only

    return AttackerTable(theme, parent)


def _layouts(page: QWidget) -> Row:
    from shengji_qt.ui.games.three.layout_rows import LayoutRows  # wanted on the page of settings only

    return LayoutRows(page)


SETUP: Final = SetUp(
    house=HOUSE_RULES,
    name=_name,
    title=_title,
    about=_about,
    picture=_PICTURE,
    presets=_presets,
    results_head=_results_head,
    results_about=_results_about,
    results=_results,
    rows={"layouts": _layouts},
    own_keys=("layouts",),
)
