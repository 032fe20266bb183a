# SPDX-License-Identifier: MIT
"""The four-player game before a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.four_player.settings import HOUSE_RULES, FourSettings, common
from shengji_qt.ui.games.setups import Badge, Picture, Piece, Results, Rules, SetUp
from shengji_qt.ui.texts import translate
from shengji_qt.ui.theme import Theme

# A deal at level 2, hearts are trump; your side has just ruffed.
_PICTURE: Final = Picture(
    hand=parse_cards("bj sj 2H 2S AH KH KH JH 9H 9H AS QS QS 10S AC KC KC JC 8C 8C"),
    trumps=frozenset(parse_cards("bj sj 2H 2S 2C 2D AH KH JH 9H 10H")),
    pieces=(
        Piece(Card.parse("9D"), 1.6, 0),
        Piece(Card.parse("KD"), 0, -0.79),
        Piece(Card.parse("5D"), -1.6, 0),
        Piece(Card.parse("10H"), 0, 0.79, best=True),
    ),
    badges=(Badge(1, -2.4, 0, 1, level=True), Badge(2, None, 1.7, 0), Badge(3, 2.4, 0, 1, level=True)),
)


def _name() -> str:
    return translate("_GameTile", "Four players")


def _title() -> str:
    return translate("NewGamePage", "New match: four players")


def _about(settings: FourSettings) -> str:
    cards = 4 * settings.hand_size + settings.bottom_size
    return {
        1: translate("_GameTile", "One deck, {cards} cards. You and the player opposite against the other two."),
        2: translate("_GameTile", "Two decks, {cards} cards. You and the player opposite against the other two."),
        3: translate("_GameTile", "Three decks, {cards} cards. You and the player opposite against the other two."),
    }[settings.decks].format(cards=cards)


def _presets(settings: FourSettings) -> list[Rules]:
    return [
        Rules(
            translate("PresetPanel", "Sheet"),
            translate("PresetPanel", "The rules of the Chinese rule sheet on which this program is built."),
            FourSettings(decks=settings.decks),
        ),
        Rules(
            translate("PresetPanel", "Common"),
            translate(
                "PresetPanel",
                "As most tables play: two decks, 80 points take over without a level; the bottom counts 2 to the number"
                " of cards of the best structure, at most × 64; three decks, triples need not be broken up for a pair.",
            ),
            common(settings.decks),
        ),
    ]


def _results_head() -> str:
    return translate("NewGamePage", "What the attackers' points give")


def _results_about() -> str:
    return translate(
        "NewGamePage", "At the end of a deal, with the bottom if it is captured. +1 is one level for that side."
    )


def _results(theme: Theme, parent: QWidget) -> Results:
    from shengji_qt.ui.games.four.result_table import ResultTable  # wanted on the page of settings only

    return ResultTable(theme, parent)


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
)
