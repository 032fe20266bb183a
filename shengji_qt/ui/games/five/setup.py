# SPDX-License-Identifier: MIT
"""The five-player game before a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from shengji_qt.model.cards import Card, parse_cards
from shengji_qt.model.five_player.settings import HOUSE_RULES, FiveSettings
from shengji_qt.ui.games.setups import Badge, Picture, Piece, Results, Rules, SetUp
from shengji_qt.ui.texts import translate
from shengji_qt.ui.theme import Theme

# A deal at level 5, spades are trump; you declare, and the ace from your mine has just taken the king of diamonds.
_PICTURE: Final = Picture(
    hand=parse_cards("bj sj 5S 5H 2S AS QS QS 9S 2C AH JH JH 7C 6C KD 9D 4D"),
    trumps=frozenset(parse_cards("bj sj 5S 5H 5C 5D 2S 2C AS QS 9S")),
    pieces=(
        Piece(Card.parse("AD"), 0, -0.95, best=True),
        Piece(Card.parse("KD"), 2.0, 0.72),
        Piece(Card.parse("6D"), 2.0, -0.72),
        Piece(Card.parse("8D"), -2.0, -0.72),
        Piece(None, -0.2, 0.55, 0.6),
        Piece(None, 0.0, 0.55, 0.6),
        Piece(None, 0.2, 0.55, 0.6),
    ),
    badges=(
        Badge(1, -2.4, 2.1, 0, level=True),
        Badge(2, -2.4, -2.1, 1, level=True),
        Badge(3, 2.4, -2.1, 0, level=True),
        Badge(4, 2.4, 2.1, 1, level=True),
    ),
)


def _name() -> str:
    return translate("FiveSetup", "Five players: hidden mine")


def _title() -> str:
    return translate("FiveSetup", "New match: five players")


def _about(settings: FiveSettings) -> str:
    cards = 5 * settings.hand_size + settings.bottom_size
    if settings.mode == "split":
        words = translate("FiveSetup", "Two decks, {cards} cards. The declarer plays two hands against four.")
    else:
        words = {
            1: translate("FiveSetup", "One deck, {cards} cards. The declarer plays alone, with a buried mine."),
            2: translate("FiveSetup", "Two decks, {cards} cards. The declarer plays alone, with a buried mine."),
            3: translate("FiveSetup", "Three decks, {cards} cards. The declarer plays alone, with a buried mine."),
        }[settings.decks]
    return words.format(cards=cards)


def _presets(settings: FiveSettings) -> list[Rules]:
    decks = settings.decks
    found = [
        Rules(
            translate("FiveSetup", "Sheet"),
            translate("FiveSetup", "The rules of the Chinese rule sheet on which this program is built."),
            FiveSettings(decks=decks),
        ),
        Rules(
            translate("FiveSetup", "Short"),
            translate("FiveSetup", "Nothing is paid after a deal: cumulative points only decide who becomes declarer."),
            FiveSettings(decks=decks, result_spending=False),
        ),
    ]
    if decks == 2:
        about = translate("FiveSetup", "The declarer divides 28 cards into two hands that both may lead, ruff and win.")
        found.append(Rules(translate("FiveSetup", "Two hands"), about, FiveSettings(mode="split")))
    return found


def _results_head() -> str:
    return translate("FiveSetup", "What a pair's points give")


def _results_about() -> str:
    return translate(
        "FiveSetup",
        "Each pair by itself, the bottom score included. An unbeaten declarer adds up what both pairs give.",
    )


def _results(theme: Theme, parent: QWidget) -> Results:
    from shengji_qt.ui.games.five.result_table import PairTable  # wanted on the page of settings only

    return PairTable(theme, parent)


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
