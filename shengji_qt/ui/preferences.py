# SPDX-License-Identifier: MIT
"""What the player chose, kept as JSON in the configuration folder.

A file that cannot be read never stops the program: it is kept aside as `preferences.json.broken`, what can be read of
it holds (salvage.py), and the window says once what was lost. Writing is atomic.
"""

from __future__ import annotations

import base64
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

import msgspec

from PySide6.QtCore import QObject, Signal

from shengji_qt import paths
from shengji_qt.ai.levels import LEVELS
from shengji_qt.model import codec
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions, SettingError, check_options
from shengji_qt.model.three_player.layouts import Layout
from shengji_qt.model.three_player.settings import check_layouts
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.troubles import writing_error
from shengji_qt.ui.card_faces import BackTint, CardSet
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.theme import ThemeChoice

if TYPE_CHECKING:
    from shengji_qt.ui.salvage import Lost

log = logging.getLogger(__name__)

FILE_NAME = "preferences.json"

Speed = Literal["slow", "standard", "fast", "faster", "off"]  # the names of ui/scene/speeds.py
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


Level = Literal["easy", "normal", "hard", "expert"]  # the names of ai/levels.py


class NewGame(msgspec.Struct, frozen=True):
    """The settings of the last new match of a game; a tile starts with them at once.

    `difficulty`: of all computer seats, unless `difficulties` says one for each, from seat 1 on.
    """

    settings: AnySettings = FourSettings()
    options: MatchOptions = MatchOptions()
    difficulty: Level = "normal"
    difficulties: tuple[Level, ...] = ()

    @property
    def game(self) -> str:
        """Key of the game."""
        return str(self.settings.__struct_config__.tag)

    def level_of(self, seat: int) -> Level:
        """Of the computer at seat 1 and above; a level that is not offered (any more) is played as the usual one."""
        given = self.difficulties[seat - 1] if seat <= len(self.difficulties) else self.difficulty
        return given if given in LEVELS else "normal"


class Preset(msgspec.Struct, frozen=True):
    """House rules and match options that the player has given a name."""

    name: str
    settings: AnySettings
    options: MatchOptions = MatchOptions()

    @property
    def game(self) -> str:
        """Key of the game."""
        return str(self.settings.__struct_config__.tag)


def usual(game: str) -> NewGame:
    """The document's rules, and a whole match."""
    setup = setup_of(game)
    return NewGame(setup.house.type(), MatchOptions(start_level=setup.house.lowest_level))


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """All choices. Unknown keys of a newer version are ignored.

    `computer_pause`: before a computer seat acts (pace.py).
    `trick_hold`: a finished trick stays for a time, or until the player does something. `trumps_side`, `suit_order`:
    the hand's order; alternating colours, or spades, hearts, clubs, diamonds. `extend_to_copies`: a second click on one
    of several copies takes all of them. `play_forced`: the only legal play is played after a moment, not just selected.
    `point_dots`: a dot on cards that count. `card_counter`: show what is still out, where the table allows it.
    `confirm_throw`: ask before a throw that can fail. `player_name`: "" stands for "You" in the language in force.
    `computer_names`: of computer seats from seat 1 on; who has none, or "", keeps the usual name of the seat.
    `new_game`: of the game set up or begun last; `new_games`: of the others, by game. `presets` of all games.
    `layouts`: the player's own, of the three-player game.
    `lessons` by game: the step to go on with, "done", or "played" who played a deal without its lesson.
    `volume` in per cent. `window`: QWidget.saveGeometry() in base64.
    """

    language: LanguageChoice = LanguageChoice.SYSTEM
    theme: ThemeChoice = ThemeChoice.SYSTEM
    card_set: CardSet = CardSet.TWO_COLOUR
    back: BackTint = BackTint.INK
    speed: Speed = "standard"
    computer_pause: Literal["short", "natural", "long"] = "natural"
    trick_hold: Literal["time", "click"] = "time"
    card_size: Literal["small", "normal", "large"] = "normal"
    point_dots: bool = True
    trumps_side: Literal["left", "right"] = "left"
    suit_order: Literal["alternating", "shcd"] = "alternating"
    extend_to_copies: bool = True
    play_forced: bool = False
    hints: bool = True
    card_counter: bool = False
    volume: Percent = 60
    muted: bool = False
    confirm_throw: bool = True
    player_name: str = ""
    computer_names: tuple[str, ...] = ()
    new_game: NewGame = NewGame()
    new_games: dict[str, NewGame] = {}
    presets: tuple[Preset, ...] = ()
    layouts: tuple[Layout, ...] = ()
    lessons: dict[str, str] = {}
    window: str = ""

    def rules_of(self, game: str) -> NewGame:
        """The settings with which a match of this game begins at once."""
        if self.new_game.game == game:
            return self.new_game
        return self.new_games.get(game) or usual(game)

    @property
    def window_geometry(self) -> bytes:
        """For QWidget.restoreGeometry(); b"" if there is none."""
        try:
            return base64.b64decode(self.window, validate=True)
        except ValueError:
            return b""


class PreferenceStore(QObject):
    """The preferences in force and their file.

    `changed` carries the name of each choice that has another value than before. `writing_failed` says that the file
    could not be written (one of `WRITING_TROUBLES` and its facts), `written_again` that it can be once more.
    """

    changed = Signal(str)
    writing_failed = Signal(str, dict)
    written_again = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Reads `folder`/preferences.json (default: the configuration folder); never raises for what is in it."""
        super().__init__(parent)
        self._path = (folder or paths.config_dir()) / FILE_NAME
        self.broken: Path | None = None  # where a damaged file was put, for the window to tell
        self.lost: tuple[Lost, ...] = ()  # what could not be read of it, if anything could
        self._unwritten = False
        self._kept = self._read()
        self._overrides: dict[str, Any] = {}

    @property
    def current(self) -> Preferences:
        """The choices in force, immutable."""
        return msgspec.structs.replace(self._kept, **self._overrides)

    @property
    def path(self) -> Path:
        return self._path

    def set(self, **choices: Any) -> bool:
        """Change some choices and write the file. False if it could not be written; the choices hold all the same."""
        before, kept = self.current, self._kept
        self._kept = msgspec.structs.replace(kept, **choices)
        for name in choices:
            self._overrides.pop(name, None)
        different = [name for name in choices if getattr(before, name) != getattr(self.current, name)]
        written = self._kept == kept or self._write()
        for name in different:
            self.changed.emit(name)
        return written

    def choose(self, new_game: NewGame) -> bool:
        """These are the settings of their game from now on, and it is the one that was chosen last."""
        before = self.current
        others = {**before.new_games, before.new_game.game: before.new_game}
        others.pop(new_game.game, None)
        return self.set(new_game=new_game, new_games=others)

    def note_played(self, game: str) -> None:
        """A deal of this game was played to its end: its lesson is not offered to a newcomer any more."""
        lessons = self.current.lessons
        if game not in lessons:
            self.set(lessons={**lessons, game: "played"})

    def override(self, **choices: Any) -> None:
        """Choices of the command line: in force until the player chooses otherwise, never written."""
        self._overrides |= choices

    def _read(self) -> Preferences:
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return Preferences()
        except OSError as error:
            log.warning("preferences cannot be read: %s", error)
            self._keep_aside()
            return Preferences()
        try:
            read = codec.decode(understood(data), Preferences)
            check(read)
        except (msgspec.MsgspecError, SettingError, UnicodeDecodeError, RecursionError) as error:
            log.warning("preferences are damaged: %s", error)
            return self._salvage(data)
        return read

    def _salvage(self, data: bytes) -> Preferences:
        """The old file is kept, and another one written with what is good in it."""
        from shengji_qt.ui.salvage import salvage

        read, self.lost = salvage(data)
        if read == Preferences():
            self.lost = ()
            self._keep_aside()
            return read
        try:
            write_atomically(self._aside, data)
        except OSError as error:
            log.warning("damaged preferences cannot be kept aside: %s", error)
            self.broken = self._path
            return read
        self.broken = self._aside
        self._kept = read
        self._write()
        return read

    @property
    def _aside(self) -> Path:
        return self._path.with_name(f"{FILE_NAME}.broken")

    def _keep_aside(self) -> None:
        aside = self._aside
        try:
            os.replace(self._path, aside)
        except OSError as error:
            log.warning("damaged preferences cannot be kept aside: %s", error)
        else:
            self.broken = aside

    def _write(self) -> bool:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, msgspec.json.format(codec.encode(self._kept), indent=1))
        except OSError as error:
            log.warning("preferences cannot be written: %s", error)
            self._unwritten = True
            trouble = writing_error(self._path, error).trouble
            self.writing_failed.emit(trouble.code, trouble.facts)
            return False
        if self._unwritten:
            self._unwritten = False
            self.written_again.emit()
        return True


def check(preferences: Preferences) -> None:
    """Raise SettingError if rules among them cannot be played."""
    kept: list[NewGame | Preset] = [preferences.new_game, *preferences.new_games.values(), *preferences.presets]
    for rules in kept:
        setup = setup_of(rules.game)
        setup.house.check(rules.settings)
        check_options(rules.options, setup.house.lowest_level)
    check_layouts(preferences.layouts)
    if any(rules.game != game for game, rules in preferences.new_games.items()):
        raise SettingError("new_games", list(preferences.new_games))


def understood(data: bytes) -> bytes:
    """Old files do not say which game it is; levels of computer seats that this version does not know are the usual."""
    raw = msgspec.json.decode(data)
    if not isinstance(raw, dict):
        return data
    presets, games = raw.get("presets"), raw.get("new_games")
    new_games = [raw.get("new_game"), *(games.values() if isinstance(games, dict) else ())]
    for rules in (*new_games, *(presets if isinstance(presets, list) else ())):
        settings = rules.get("settings") if isinstance(rules, dict) else None
        if isinstance(settings, dict):
            settings.setdefault("game", "four")
    for rules in new_games:
        if isinstance(rules, dict):
            _with_known_levels(rules)
    return msgspec.json.encode(raw)


def _with_known_levels(new_game: dict[str, Any]) -> None:
    """A level's name that is not known gives way to the usual one; everything else stays."""

    def known(level: object) -> object:
        return level if not isinstance(level, str) or level in get_args(Level) else "normal"

    if "difficulty" in new_game:
        new_game["difficulty"] = known(new_game["difficulty"])
    if isinstance(new_game.get("difficulties"), list):
        new_game["difficulties"] = [known(each) for each in new_game["difficulties"]]
