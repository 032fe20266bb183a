# SPDX-License-Identifier: MIT
"""What the pages before a match must know of a game: its tile on the first page, and how it is set up.

Light: only settings and words are imported for the first page; the widgets of `results` and `rows` when a page of
settings is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from shengji_qt.model.cards import Card
from shengji_qt.model.settings import HouseRules, Value
from shengji_qt.ui.theme import Theme

Settings = Any  # the game's own


class Piece(NamedTuple):
    """A card in the small picture: None is a back. `x`, `y`: its middle, in widths of a trick card from the middle of
    the table; `size` in trick cards; `best`: outlined.
    """

    card: Card | None
    x: float
    y: float
    size: float = 1.0
    best: bool = False


class Badge(NamedTuple):
    """A seat in the small picture. `x`: from the left edge, negative from the right edge, None: the middle; `y`: from
    the upper edge; both in radii of the badge, `y` from the middle of the cards if `level`. `side` as in `SeatFacts`.
    """

    seat: int
    x: float | None
    y: float
    side: int | None
    level: bool = False
    declarer: bool = False


class Picture(NamedTuple):
    """The table in small."""

    hand: tuple[Card, ...]
    trumps: frozenset[Card]
    pieces: tuple[Piece, ...]
    badges: tuple[Badge, ...]


class Rules(NamedTuple):
    """House rules by name that come with the program."""

    name: str
    help: str
    settings: Settings


class Results(Protocol):
    """A widget that shows what points give under some settings (`result_table.ResultTable` and its like)."""

    def show_table(self, settings: Settings) -> None: ...
    def set_theme(self, theme: Theme) -> None: ...


class Row(Protocol):
    """A widget that sets one key (`dialogs.setting_row.SettingRow` and its like)."""

    changed: SignalInstance

    @property
    def value(self) -> Value: ...
    def set_value(self, value: Value) -> None: ...
    def offer(self, values: tuple[Value, ...]) -> None: ...
    def setVisible(self, visible: bool) -> None: ...


class SetUp(NamedTuple):
    """One game before a match.

    Attributes:
        house: its house rules, as in `Family`, which the first page does not import: it would bring the whole game.
        name: "Four players"; title: of the page on which it is set up.
        about: a line on the tile: decks, sides, cards.
        picture: the table in small.
        presets: rules that come with the program, the document's own first; for the decks of these settings.
        results_head, results_about: what stands over the table of results.
        results: a widget for it; called with theme and parent when the page of settings is opened.
        rows: by key, a widget of its own instead of the usual row.
        own_keys: fields of the settings that have such a row but no `Setting` (three players: layouts).
    """

    house: HouseRules
    name: Callable[[], str]
    title: Callable[[], str]
    about: Callable[[Settings], str]
    picture: Picture
    presets: Callable[[Settings], Sequence[Rules]]
    results_head: Callable[[], str]
    results_about: Callable[[], str]
    results: Callable[[Theme, QWidget], Results]
    rows: Mapping[str, Callable[[QWidget], Row]] = {}
    own_keys: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return self.house.key


def setup_of(key: str) -> SetUp:
    """Of one game; KeyError if it cannot be set up."""
    if key not in _LOADED:
        if key == "four":
            from shengji_qt.ui.games.four.setup import SETUP
        elif key == "three":
            from shengji_qt.ui.games.three.setup import SETUP
        elif key == "five":
            from shengji_qt.ui.games.five.setup import SETUP
        else:
            raise KeyError(key)
        _LOADED[key] = SETUP
    return _LOADED[key]


def setups() -> list[SetUp]:
    """All games, in the order of their tiles."""
    return [setup_of(key) for key in GAMES]


GAMES: Final = ("four", "three", "five")  # in the order of their tiles
_LOADED: Final[dict[str, SetUp]] = {}
