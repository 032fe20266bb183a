# SPDX-License-Identifier: MIT
"""The command line. Without a command the window opens; nothing of Qt is imported for the others.

Exit codes: 0 done, 1 it could not be done (a file is missing or damaged, the window cannot start), 2 wrong use.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shengji_qt import __version__, paths

_WORDS: Final = {
    "en": {
        "bad_profile": "--profile: {profile!r} is neither a plain name nor a folder",
        "window_only": "{option} is for the window only",
        "no_window": "The window cannot start, a part of Qt is missing: {detail}",
        "journal_missing": "There is no file {path}",
        "journal_unreadable": "{path} is no saved match, or not readable: {detail}",
        "journal_newer": "{path} was saved by a later version of the program (format {format})",
        "journal_torn": "{path}: line {line} is incomplete, as after a crash; what stands before it is shown",
        "journal_damaged": "{path}: line {line} is damaged; what stands before it is shown",
        "journal_disagrees": "{path}: line {line} does not fit the rules; what stands before it is shown",
        "out_of_grid": "a layout of its players has cards far outside the table",
        "layouts": "a layout of its players breaks a rule for layouts",
        "setting": "its rules cannot be played ({key} = {value})",
    },
    "zh": {
        "bad_profile": "--profile：{profile!r} 既不是简单的名字，也不是文件夹",
        "window_only": "{option} 只用于窗口",
        "no_window": "无法打开窗口，缺少 Qt 的组件：{detail}",
        "journal_missing": "没有文件 {path}",
        "journal_unreadable": "{path} 不是存档，或者无法读取：{detail}",
        "journal_newer": "{path} 由更新版本的程序保存（格式 {format}）",
        "journal_torn": "{path}：第 {line} 行不完整（例如程序意外中断）；只显示此前的内容",
        "journal_damaged": "{path}：第 {line} 行已损坏；只显示此前的内容",
        "journal_disagrees": "{path}：第 {line} 行不符合规则；只显示此前的内容",
        "out_of_grid": "有一种明暗牌摆法的牌远在桌面之外",
        "layouts": "有一种明暗牌摆法不符合摆法的规则",
        "setting": "其中的规则无法打牌（{key} = {value}）",
    },
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (default: the process's own arguments); returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console without suit signs is no reason to fail
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    if rest and arguments.command not in ("arena", "demo", "host"):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if arguments.command in (None, "gui"):
        return _gui(parser, arguments)
    if arguments.command == "replay" and arguments.window:
        return _gui(parser, arguments, arguments.file)
    for option in ("profile", "theme"):
        if getattr(arguments, option) is not None:
            parser.error(_words(arguments.lang, "window_only", option=f"--{option}"))
    if arguments.command == "arena":
        from shengji_qt.ai import arena

        return arena.main(rest)
    if arguments.command == "host":
        from shengji_qt.net import host_main

        return host_main.main(rest, _language(arguments.lang))
    if arguments.command == "demo":
        return _demo(arguments.lang, rest)
    if arguments.command == "selftest":
        from shengji_qt import selftest

        return selftest.main(arguments.report)
    return _replay(arguments.file, arguments.lang)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shengji-qt", description="升级 (Sheng Ji) against computer seats, in a window.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    _window_options(parser, default=None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    gui = commands.add_parser("gui", help="open the window (the default)", allow_abbrev=False)
    _window_options(gui, default=argparse.SUPPRESS)  # else they would undo those given before the command
    replay = commands.add_parser("replay", help="show a saved match", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", type=Path, help="a saved match (.journal)")
    how = replay.add_mutually_exclusive_group(required=True)
    how.add_argument("--text", action="store_true", help="as text, on the standard output")
    how.add_argument("--window", action="store_true", help="in the window, where it can be stepped through")
    selftest = commands.add_parser("selftest", help="see whether the program works here", allow_abbrev=False)
    selftest.add_argument("--report", metavar="FILE", type=Path, help="write the report into this file as well")
    commands.add_parser(
        "host", help="open a table for the local network (host --help)", add_help=False, allow_abbrev=False
    )
    commands.add_parser("demo", help="the window plays by itself (demo --help)", add_help=False, allow_abbrev=False)
    commands.add_parser(
        "arena", help="let computer players play each other (arena --help)", add_help=False, allow_abbrev=False
    )
    return parser


def _window_options(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--profile", metavar="P", default=default, help="keep saves and preferences apart: a name, or a folder"
    )
    parser.add_argument("--lang", choices=("zh", "en"), default=default, help="language (default: as set)")
    parser.add_argument("--theme", choices=("light", "dark"), default=default, help="colours (default: as set)")


def _gui(parser: argparse.ArgumentParser, arguments: argparse.Namespace, replay: Path | None = None) -> int:
    try:
        paths.set_profile(arguments.profile)
    except paths.ProfileError as error:
        parser.error(_words(arguments.lang, "bad_profile", profile=error.profile))
    try:
        from shengji_qt.ui import app
    except ImportError as error:
        return _no_window(arguments.lang, error)
    return app.main(arguments.lang, arguments.theme, replay)


def _demo(lang: str | None, rest: Sequence[str]) -> int:
    try:
        from shengji_qt.ui.demo import run
    except ImportError as error:
        return _no_window(lang, error)
    return run.main([*rest, "--lang", lang] if lang is not None else rest)


def _no_window(lang: str | None, error: ImportError) -> int:
    """A part of Qt is missing; raises `error` again if it is anything else."""
    if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
        raise error
    return _complain(lang, "no_window", detail=str(error))


def _replay(path: Path, lang: str | None) -> int:
    from shengji_qt.model.journal import Header
    from shengji_qt.model.notation import match_text
    from shengji_qt.model.settings import SettingError
    from shengji_qt.table.journal import read
    from shengji_qt.table.record import rebuild
    from shengji_qt.table.troubles import TroubleError

    try:
        loaded = read(path)
        header: Header = loaded.header
        _, bad = rebuild(header.spec, loaded.entries)
    except TroubleError as error:
        return _complain(lang, error.trouble.code, **error.trouble.facts)
    except SettingError as error:
        word = next((each for each in (str(error.value), error.key) if each in _WORDS["en"]), "setting")
        words = _words(lang, word, key=error.key, value=error.value)
        return _complain(lang, "journal_unreadable", path=path, detail=words)
    entries = loaded.entries if bad is None else loaded.entries[: bad - 1]
    try:
        print(match_text(header, entries), end="", flush=True)
    except BrokenPipeError:  # `| head` has seen enough
        with contextlib.suppress(OSError, io.UnsupportedOperation):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the end of the program is silent
        return 0
    if bad is not None:
        return _complain(lang, "journal_disagrees", path=path, line=bad + 1)
    if loaded.problem is None:
        return 0
    code = _complain(lang, loaded.problem.code, **loaded.problem.facts)
    return 0 if loaded.problem.code == "journal_torn" else code  # nothing that was done is lost


def _complain(lang: str | None, code: str, **facts: object) -> int:
    print(f"shengji-qt: {_words(lang, code, **facts)}", file=sys.stderr)
    return 1


def _words(lang: str | None, code: str, **facts: object) -> str:
    """The sentence in the language asked for, or in the system's."""
    return _WORDS[_language(lang)][code].format(**facts)


def _language(lang: str | None) -> str:
    """The one asked for, or the system's if there are words in it, or English."""
    if lang is None:
        names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        name = next((each for each in names if each), None) or locale.getlocale()[0] or ""
        lang = "zh" if name.lower().startswith(("zh", "chinese")) else "en"
    return lang
