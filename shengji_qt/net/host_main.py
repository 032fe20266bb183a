# SPDX-License-Identifier: MIT
"""The command `host`: a table of the local network without a window. Exit codes as in cli.py."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shengji_qt.ai.levels import LEVELS
from shengji_qt.model import codec
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.match import check_spec
from shengji_qt.model.settings import MatchOptions, SettingError
from shengji_qt.model.vocabulary import AnySettings
from shengji_qt.net import host_discovery, limits, table_file, tokens
from shengji_qt.net.host import Host
from shengji_qt.net.host_words import WORDS
from shengji_qt.net.lobby import PERSON, Lobby, usual_rules
from shengji_qt.net.messages import Facts
from shengji_qt.net.password import key_of, new_salt
from shengji_qt.table.atomic import write_atomically
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.troubles import TroubleError

_CODES: Final = {"journal_locked": "save_locked", "journal_newer": "save_newer", "journal_unreadable": "save_damaged"}
_PACES: Final = {"usual": 1.0, "quick": 0.4, "none": 0.0}


class HostError(Exception):
    """The table cannot be opened."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `--settings FILE` holds."""

    settings: AnySettings
    options: MatchOptions


class Secrets(msgspec.Struct, frozen=True):
    """The first line of stdin with `--parent`."""

    owner: str = ""
    password: str = ""


def main(argv: Sequence[str], language: str) -> int:
    """Run until it is stopped; `language`: `zh` or `en`. Returns the exit code."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    words = WORDS[arguments.lang or language]
    if len(arguments.computers) >= FAMILIES[arguments.game].seats:
        parser.error(words["no_seat_left"])
    try:
        asyncio.run(_serve(arguments, words))
    except HostError as error:
        text = words[error.code].format(**error.facts)
        print(f"shengji-qt: {text}", file=sys.stderr)
        facts = {key: str(fact) for key, fact in error.facts.items() if key == "path"}
        _say_ready(arguments.ready, {"error": error.code, "detail": text} | facts)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shengji-qt host", allow_abbrev=False,
        description="Open a table for people in the local network. Ctrl+C ends it, and it can be opened again.",
    )  # fmt: skip
    parser.add_argument("game", choices=tuple(FAMILIES), help="the game, for a new table")
    parser.add_argument("--port", type=_port, default=limits.PORT, help="TCP port, or a later one (%(default)s)")
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="where the match is saved; a table that was saved there goes on"
    )
    parser.add_argument("--name", metavar="TEXT", default="", help="name of the table")
    parser.add_argument("--settings", metavar="FILE", type=Path, help='rules as JSON: {"settings": …, "options": …}')
    parser.add_argument("--decks", type=int, choices=(1, 2, 3), help="not of the three-player game")
    parser.add_argument("--mode", choices=("mine", "split"), help="of the five-player game")
    parser.add_argument("--deals", type=_natural, help="the match ends after so many deals (0: without limit)")
    parser.add_argument(
        "--computers", metavar="LEVEL", nargs="+", choices=LEVELS, default=[],
        help=f"a computer seat for each level given, from the last seat on: {', '.join(LEVELS)}",
    )  # fmt: skip
    parser.add_argument("--spectators", action="store_true", help="people may watch")
    parser.add_argument("--card-counter", action="store_true", help="programs may count cards for their people")
    parser.add_argument("--pace", choices=tuple(_PACES), default="usual", help="length of the pauses (%(default)s)")
    parser.add_argument("--password-file", metavar="FILE", type=Path, help="its first line is the password")
    parser.add_argument("--no-discovery", action="store_true", help="do not answer programs that look for tables")
    parser.add_argument("--ready", metavar="FILE", type=Path, help="write port and addresses into it when it listens")
    parser.add_argument("--parent", action="store_true", help="take the secrets from stdin, and end when stdin ends")
    parser.add_argument("--lang", choices=("zh", "en"), help="language of messages (default: as set)")
    return parser


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError
    return number


def _natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


# -- what is played ----------------------------------------------------------------------------------------------------


def _rules(arguments: argparse.Namespace) -> Rules:
    """By the file, or the usual ones with what was asked for."""
    if arguments.settings is not None:
        try:
            rules = codec.decode(arguments.settings.read_bytes(), Rules)
        except (OSError, msgspec.DecodeError, ValueError, RecursionError):
            raise HostError("bad_settings", path=arguments.settings) from None
    else:
        rules = Rules(*usual_rules(arguments.game))
    settings, options = rules.settings, rules.options
    wanted = {key: getattr(arguments, key) for key in ("decks", "mode") if getattr(arguments, key) is not None}
    if unknown := [key for key in wanted if not hasattr(settings, key)]:
        raise HostError("bad_option", option=f"--{unknown[0]}")
    settings = msgspec.structs.replace(settings, **wanted)
    if arguments.deals is not None:
        options = msgspec.structs.replace(options, deals=arguments.deals)
    if settings.__struct_config__.tag != arguments.game:
        raise HostError("bad_settings", path=arguments.settings)
    try:
        check_spec(MatchSpec(settings, options, (SeatSpec("", PERSON),) * FAMILIES[arguments.game].seats))
    except SettingError as error:
        raise HostError("bad_rules", setting=error.key, value=error.value) from None
    return Rules(settings, options)


def _new_lobby(arguments: argparse.Namespace) -> Lobby:
    rules = _rules(arguments)
    lobby = Lobby(rules.settings, rules.options, arguments.name)
    lobby.spectators = arguments.spectators
    lobby.card_counter = arguments.card_counter
    for back, level in enumerate(arguments.computers, 1):
        lobby.set_seat(len(lobby.seats) - back, f"computer:{level}")
    return lobby


def _secrets(arguments: argparse.Namespace, line: bytes) -> Secrets:
    if arguments.parent:
        try:
            return msgspec.json.decode(line, type=Secrets)
        except (msgspec.DecodeError, ValueError):
            raise HostError("bad_secrets") from None
    if arguments.password_file is None:
        return Secrets()
    try:
        text = arguments.password_file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise HostError("bad_password_file", path=arguments.password_file) from None
    password = text.partition("\n")[0].rstrip("\r")
    if not password:  # else the table would stand open that was to be locked
        raise HostError("bad_password_file", path=arguments.password_file)
    return Secrets(password=password)


# -- opening -----------------------------------------------------------------------------------------------------------


def _make(arguments: argparse.Namespace, secret: Secrets) -> tuple[Host, int]:
    """The host of a new table or of the saved one, and the port it had."""
    saved = None
    if arguments.save is not None:
        saved = _saved(arguments.save)
        if saved is None and arguments.save.exists():
            raise HostError("save_no_table", path=arguments.save)
    lobby = _new_lobby(arguments) if saved is None else table_file.lobby_of(saved)
    password = None
    if secret.password:
        salt = new_salt()
        password = salt, key_of(secret.password, salt)
    elif saved is not None and saved.key:
        password = saved.salt, bytes.fromhex(saved.key)
    owner = tokens.digest(secret.owner) if secret.owner else "" if saved is None else saved.owner_key
    host = Host(
        lobby, save=arguments.save, password=password, owner_key=owner, table="" if saved is None else saved.table,
        pacing=Pacing().scaled(_PACES[arguments.pace]),
    )  # fmt: skip
    if saved is not None:
        _go_on(host, arguments.save, saved)
    return host, 0 if saved is None else saved.port


def _saved(save: Path) -> table_file.TableFile | None:
    path = table_file.path_of(save)
    if not path.exists():
        return None
    try:
        return table_file.read(path)
    except TroubleError as error:
        raise _save_error(error, path) from None


def _go_on(host: Host, save: Path, saved: table_file.TableFile) -> None:
    """With the match that was saved. If the program died between its first line and the table's, it is found anyway."""
    path = save.with_name(Path(saved.journal).name) if saved.journal else save
    if not saved.journal and not path.exists():
        return  # no match had begun
    try:
        journal, loaded = Journal.open_existing(path)
    except TroubleError as error:
        raise _save_error(error, path) from None
    spec = loaded.header.spec
    lobby = host.room.lobby
    try:
        check_spec(spec)
        if len(spec.seats) != len(lobby.seats):
            raise SettingError("seats", len(spec.seats))
    except SettingError:
        journal.close()
        raise HostError("save_damaged", path=path) from None
    lobby.settings, lobby.options = spec.settings, spec.options
    for seat, kept in zip(lobby.seats, spec.seats, strict=True):
        seat.occupant = kept.occupant
    host.resume(spec, journal, loaded.entries)


def _save_error(error: TroubleError, path: Path) -> HostError:
    return HostError(_CODES.get(error.trouble.code, "not_writable"), path=path)


async def _serve(arguments: argparse.Namespace, words: dict[str, str]) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()

    def end() -> None:
        loop.call_soon_threadsafe(ended.set)

    line = await _first_line(end) if arguments.parent else b""
    host, old_port = _make(arguments, _secrets(arguments, line))
    try:
        await _listen(host, arguments.port, old_port)
        _on_signals(loop, end)
        if not arguments.parent:
            host.room.on_notice = lambda code, facts: _say_notice(words, code, facts)
        responder = None
        if not arguments.no_discovery:
            try:
                responder = await host_discovery.respond(lambda: host.advert)
            except OSError:
                print(words["no_discovery"], file=sys.stderr)
        found = _addresses()
        if arguments.port not in (0, host.port) and not old_port:
            print(words["other_port"].format(port=arguments.port), file=sys.stderr)
        print(words["listening"].format(port=host.port, addresses=", ".join(found) or "127.0.0.1"), flush=True)
        _say_ready(arguments.ready, {"port": host.port, "pid": os.getpid(), "addresses": found})
        waiting = [asyncio.create_task(each.wait()) for each in (ended, host.stopped)]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        if responder is not None:
            responder.close()
    finally:
        if not host.stopped.is_set():
            await host.stop()
    print(words["kept" if arguments.save else "closed"].format(path=arguments.save), flush=True)


async def _listen(host: Host, port: int, old_port: int) -> None:
    """At the port that those who come back know; else at the one that is wanted or the next free one."""
    if old_port:
        with contextlib.suppress(OSError):
            await host.start(old_port, 1)
            return
    try:
        await host.start(port)
    except OSError:
        raise HostError("port_taken", port=port) from None


async def _first_line(end: Callable[[], None]) -> bytes:
    """The secrets. A thread goes on reading until the other side has gone; pipes of Windows know no other way."""
    loop = asyncio.get_running_loop()
    line: asyncio.Future[bytes] = loop.create_future()

    def give(data: bytes) -> None:
        if not line.done():
            line.set_result(data)

    def read() -> None:
        data = b""
        with contextlib.suppress(OSError, RuntimeError):  # the loop has ended meanwhile
            stdin = io.FileIO(0, closefd=False)
            while chunk := stdin.read(1 << 10):
                data = (data + chunk)[: 1 << 12]
                if b"\n" in data:
                    loop.call_soon_threadsafe(give, data.partition(b"\n")[0])
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(give, data)
            end()

    threading.Thread(target=read, name="parent", daemon=True).start()
    return await line


def _on_signals(loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, end)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: end())


def _addresses() -> list[str]:
    """By which others in the network may reach this computer; the one of the usual route first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect(("192.0.2.1", 9))  # nothing is sent
        found.append(sock.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not each.startswith("127.")]


def _say_notice(words: dict[str, str], code: str, facts: Facts) -> None:
    """Who comes and goes. A console that is gone must not take the table with it."""
    if f"notice_{code}" in words:
        with contextlib.suppress(OSError, ValueError):
            print(words[f"notice_{code}"].format(**facts), flush=True)


def _say_ready(path: Path | None, facts: dict[str, Any]) -> None:
    if path is not None:
        try:
            write_atomically(path, msgspec.json.encode(facts))
        except OSError as error:
            print(f"shengji-qt: {path}: {error.strerror}", file=sys.stderr)
