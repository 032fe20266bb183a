# SPDX-License-Identifier: MIT
"""`shengji-qt demo GAME`: the real window, played by itself, with files of its own that are gone afterwards.

Exit codes: 0 done, 1 a moment was missed or a picture could not be written, 2 wrong use.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import re
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.settings import SettingError
from shengji_qt.ui import app
from shengji_qt.ui.demo.attract import play_on
from shengji_qt.ui.demo.recorder import Recorder
from shengji_qt.ui.demo.script import Script, ScriptRunner
from shengji_qt.ui.demo.shows import SHOWS
from shengji_qt.ui.demo.text_watch import watching
from shengji_qt.ui.demo.valve import Seating
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.preferences import NewGame, PreferenceStore, usual
from shengji_qt.ui.theme import ThemeChoice

SPEEDS: Final = ("slow", "standard", "fast", "off")
THEMES: Final = ("light", "dark", "high_contrast")
PAGES: Final = tuple(name for name in SHOWS if name not in GAMES)  # no match is played
MODES: Final = ("mine", "split")


class _NoChoiceError(ValueError):
    """The game cannot be played so."""


def main(argv: Sequence[str]) -> int:
    """Run the demo with these arguments."""
    parser = _parser()
    options = parser.parse_args(argv)
    show = SHOWS[options.game]
    options.show = options.game
    if options.game in PAGES:
        if options.shots is None:
            parser.error(f"{options.game}: there are pictures only (--shots DIR)")
        options.game = GAMES[0]
    try:
        settings = _new_game(options).settings
    except _NoChoiceError as error:
        parser.error(str(error))
    options.moments = options.moments or show.moments
    unknown = [name for name in options.moments if name not in show.moments]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)} (there are {','.join(show.moments)})")
    if show.impossible(settings).issuperset(options.moments):
        parser.error(f"cannot happen under these rules: {', '.join(options.moments)}")
    if options.platform:
        os.environ["QT_QPA_PLATFORM"] = options.platform
    with tempfile.TemporaryDirectory(prefix="shengji-qt-demo-") as folder:
        paths.set_profile(folder)
        try:
            return _run(options)
        finally:
            logging.shutdown()  # the log file lies in the folder
            paths.set_profile(None)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shengji-qt demo", description="The window plays by itself, or saves pictures.", allow_abbrev=False
    )
    parser.add_argument("game", choices=(*GAMES, *PAGES), help="which game; or pages besides, pictures only")
    parser.add_argument("--decks", type=int, choices=(1, 2, 3), help="cards to play with (default: 2)")
    parser.add_argument("--mode", choices=MODES, help="five players: with a mine, or with two hands (default: mine)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which deals (default: 1)")
    parser.add_argument("--lang", choices=("zh", "en"), help="language (default: the system's)")
    parser.add_argument("--size", type=_size, default=(1440, 900), metavar="WxH", help="of the window (1440x900)")
    parser.add_argument("--theme", choices=THEMES, help="colours (default: the system's)")
    parser.add_argument("--speed", choices=SPEEDS, default="standard", help="of the motion; pictures take no time")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="save pictures of the moments there, and end")
    parser.add_argument("--moments", type=_moments, metavar="A,B", help="only these; a wrong name lists all of them")
    parser.add_argument("--platform", metavar="NAME", help="of Qt, for example offscreen")
    return parser


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"not a size like 1440x900: {text!r}")
    return int(match[1]), int(match[2])


def _moments(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _new_game(options: argparse.Namespace) -> NewGame:
    """The match that is shown: the document's rules, with the decks and the mode that are wanted."""
    found, setup = usual(options.game), setup_of(options.game)
    settings = found.settings
    if options.decks is not None:
        if setup.house.with_decks is None:
            raise _NoChoiceError(f"{options.game}: there is no choice of decks")
        settings = setup.house.with_decks(settings, options.decks)
    if options.mode is not None:
        if not isinstance(settings, FiveSettings):
            raise _NoChoiceError(f"{options.game}: there is no choice of a mode")
        settings = msgspec.structs.replace(settings, mode=options.mode)
    try:
        setup.house.check(settings)
    except SettingError as error:
        raise _NoChoiceError(f"not with so many decks: --mode {options.mode}") from error
    return msgspec.structs.replace(found, settings=settings)


def _run(options: argparse.Namespace) -> int:
    sys.setswitchinterval(app.SWITCH_INTERVAL)
    trouble = app.start_trouble()
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    application = app.make_application()
    store = PreferenceStore(parent=application)
    store.override(**_choices(options))
    store.set(new_game=_new_game(options))
    stage = _Stage(options.seed, pictures=options.shots is not None)
    with watching() as watch:
        window = app.make_window(application, store, stage.controller)
        window.resize(*options.size)
        window.show()
        recorder = None
        script = play_on(window, options.game)
        if options.shots is not None:
            show = SHOWS[options.show]
            impossible = show.impossible(store.current.new_game.settings)
            recorder = Recorder(window, watch, options.shots, show.moments, options.moments, impossible)
            script = show.story(window, store, recorder, (stage.rng, stage.seating), options.seed).scenes()
        stage.play(application, script)
        window.controller.close()
        window.close()
    return _result(recorder, stage.errors)


class _Stage:
    """What runs a script, and the errors that ended it."""

    def __init__(self, seed: int, pictures: bool) -> None:
        self.errors: list[BaseException] = []
        self.rng = random.Random(seed)
        self.seating = Seating()
        # Pictures shall be the same every time, so no thread takes part in them.
        self.controller = SoloTable(seats=self.seating, rng=self.rng) if pictures else SoloTable(rng=self.rng)

    def play(self, application: QApplication, script: Script) -> None:
        """Until the script ends or the window is closed."""
        runner = ScriptRunner(script)
        runner.ended.connect(self._end)
        application.aboutToQuit.connect(runner.stop)
        before, sys.excepthook = sys.excepthook, self._hook
        try:
            runner.start()
            application.exec()
        finally:
            sys.excepthook = before

    def _end(self, error: BaseException | None) -> None:
        if error is not None:
            self.errors.append(error)
        QApplication.quit()

    def _hook(self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        """Errors in slots come here: after one no picture can be trusted. Ctrl-C only ends the show."""
        self._end(None if isinstance(error, KeyboardInterrupt) else error)


def _choices(options: argparse.Namespace) -> dict[str, object]:
    """Preferences that hold for this run."""
    chosen: dict[str, object] = {"speed": "off" if options.shots is not None else options.speed}
    if options.lang is not None:
        chosen["language"] = LanguageChoice.ZH_CN if options.lang == "zh" else LanguageChoice.EN
    if options.theme is not None:
        chosen["theme"] = ThemeChoice(options.theme)
    return chosen


def _result(recorder: Recorder | None, errors: Sequence[BaseException]) -> int:
    for error in errors:
        traceback.print_exception(error)
    if recorder is None:
        return 1 if errors else 0
    recorder.write_report()
    for shot in recorder.shots:
        print(shot.file, *(f"  {each}" for each in shot.defects), sep="\n")
    for moment in recorder.impossible:
        print(f"cannot happen under these rules: {moment}")
    for moment in recorder.missing:
        print(f"missing: {moment}", file=sys.stderr)
    return 1 if errors or recorder.missing else 0
