# SPDX-License-Identifier: MIT
"""What a table of the local network has to say, in words: refusals with what to do, notices, phrases, states."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from typing import Final

from shengji_qt import __version__
from shengji_qt.net import limits
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.troubles import detail_text

Facts = Mapping[str, object]
_IS_MAC: bool = platform.system() == "Darwin"
_TABLE: Final = QT_TRANSLATE_NOOP("Lan", "{name}'s table")

_REFUSED: Final = {
    "password": QT_TRANSLATE_NOOP("Lan", "The password is not right. Ask the host for it; tries left: {left}."),
    "password_pause": QT_TRANSLATE_NOOP(
        "Lan", "Too many wrong passwords. Wait {seconds} seconds, then try again with the right one."
    ),
    "full": QT_TRANSLATE_NOOP("Lan", "The table is full. Ask the host for a seat, or look for another table."),
    "name_taken": QT_TRANSLATE_NOOP("Lan", "Somebody at the table is called {name} already. Choose another name."),
    "name_bad": QT_TRANSLATE_NOOP("Lan", "This name cannot be shown to others. Choose another one."),
    "no_spectators": QT_TRANSLATE_NOOP(
        "Lan", "Nobody may watch at this table. Join as a player, or ask the host to allow it."
    ),
    "unknown_token": QT_TRANSLATE_NOOP("Lan", "The table does not know this seat any more. Join anew."),
    "kicked": QT_TRANSLATE_NOOP("Lan", "The owner of the table has asked you to leave it."),
    "replaced": QT_TRANSLATE_NOOP(
        "Lan", "You have joined from another window or computer, and play on there. This window has left the table."
    ),
    "table_closed": QT_TRANSLATE_NOOP(
        "Lan", "The owner has closed the table. The match is kept on the host's computer."
    ),
    "host_stopped": QT_TRANSLATE_NOOP(
        "Lan", "The host has quit the program. The match is kept there; join again when the table is resumed."
    ),
    "too_many": QT_TRANSLATE_NOOP("Lan", "Too many programs are connected to this host. Try again in a minute."),
    "flood": QT_TRANSLATE_NOOP("Lan", "This window has sent too much at once, so the host has cut it off. Join again."),
    "malformed": QT_TRANSLATE_NOOP(
        "Lan", "The host did not understand this program. Install the same version on both computers."
    ),
    "silent": QT_TRANSLATE_NOOP(
        "Lan", "The host heard nothing from here for too long. Check the network and join again."
    ),
    "unreachable": QT_TRANSLATE_NOOP(
        "Lan",
        "No table answers at this address. Check address and port with the host, and that both computers are in the "
        "same network; a firewall may have to let the program through.",
    ),
    "timed_out": QT_TRANSLATE_NOOP(
        "Lan",
        "The computer at this address does not answer. Check the address; a firewall there may have to let the "
        "program through.",
    ),
    "not_a_host": QT_TRANSLATE_NOOP(
        "Lan", "Something else than a table answers at this address. Check the port with the host."
    ),
    "port_taken": QT_TRANSLATE_NOOP("Lan", "The port is in use by another program. Close it, or choose another port."),
    "not_writable": QT_TRANSLATE_NOOP(
        "Lan", "The match could not be saved, so the table was not opened. Make room, or allow writing: {path}"
    ),
    "save_locked": QT_TRANSLATE_NOOP(
        "Lan", "This match is open in another program. Close it there, then open the table again."
    ),
    "save_newer": QT_TRANSLATE_NOOP(
        "Lan", "A later version of the program has saved this table. Update the program to open it."
    ),
    "save_damaged": QT_TRANSLATE_NOOP(
        "Lan", "The saved table is damaged and cannot be opened; nothing in it was changed. Open a new one."
    ),
    "save_no_table": QT_TRANSLATE_NOOP(
        "Lan", "This is a saved match without its table: the file {path}.table is missing beside it."
    ),
    "not_started": QT_TRANSLATE_NOOP("Lan", "The table could not be opened: {detail}"),
    "ended": QT_TRANSLATE_NOOP("Lan", "The table could not be opened: {detail}"),
    "slow": QT_TRANSLATE_NOOP("Lan", "The table did not open in time. Try again."),
    "host_ended": QT_TRANSLATE_NOOP(
        "Lan", "The program that keeps the table has ended. The match is saved: open it again from the first page."
    ),
}
_DENIED: Final = {
    "not_owner": QT_TRANSLATE_NOOP("Lan", "Only the owner of the table can do this."),
    "seat_taken": QT_TRANSLATE_NOOP("Lan", "Somebody sits there already."),
    "no_such_seat": QT_TRANSLATE_NOOP("Lan", "There is no such seat at this table."),
    "no_such_person": QT_TRANSLATE_NOOP("Lan", "This person has left the table."),
    "bad_settings": QT_TRANSLATE_NOOP("Lan", "These rules do not go together; the rules stay as they were."),
    "bad_layout": QT_TRANSLATE_NOOP("Lan", "This layout does not fit the rules of the table."),
    "not_ready": QT_TRANSLATE_NOOP("Lan", "{name} is not ready yet."),
    "in_play": QT_TRANSLATE_NOOP("Lan", "This is possible between two matches only."),
    "not_in_play": QT_TRANSLATE_NOOP("Lan", "No match is being played now."),
    "not_seated": QT_TRANSLATE_NOOP("Lan", "Take a seat first."),
    "chat_limit": QT_TRANSLATE_NOOP("Lan", "That was a lot at once. Wait a few seconds before you write again."),
    "nothing_to_take_back": QT_TRANSLATE_NOOP("Lan", "There is nothing to take back."),
    "already_asked": QT_TRANSLATE_NOOP("Lan", "Somebody has asked already; wait for the answers."),
    "not_asked": QT_TRANSLATE_NOOP("Lan", "The question is settled already."),
    "not_due": QT_TRANSLATE_NOOP("Lan", "Nobody is waited for on this seat."),
}
_NOTICES: Final = {
    "joined": QT_TRANSLATE_NOOP("Lan", "{name} has come in."),
    "sat_down": QT_TRANSLATE_NOOP("Lan", "{name} has taken seat {seat}."),
    "left": QT_TRANSLATE_NOOP("Lan", "{name} has left."),
    "lost": QT_TRANSLATE_NOOP("Lan", "The connection to {name} is lost."),
    "back": QT_TRANSLATE_NOOP("Lan", "{name} is back."),
    "back_played": QT_TRANSLATE_NOOP("Lan", "{name} is back. Decisions by the computer meanwhile: {played}."),
    "stand_in": QT_TRANSLATE_NOOP("Lan", "The computer plays for {name} now."),
    "kicked": QT_TRANSLATE_NOOP("Lan", "{name} was asked to leave."),
    "owner": QT_TRANSLATE_NOOP("Lan", "The table is {name}'s now."),
    "rules_changed": QT_TRANSLATE_NOOP("Lan", "The rules were changed; everybody confirms anew."),
    "take_back_asked": QT_TRANSLATE_NOOP("Lan", "{name} asks to take back a move."),
    "take_back_done": QT_TRANSLATE_NOOP("Lan", "{name}'s move was taken back."),
    "take_back_denied": QT_TRANSLATE_NOOP("Lan", "{name}'s move stays: {by} did not agree."),
    "skipped": QT_TRANSLATE_NOOP("Lan", "The others do not wait for {name}."),
    "resumed": QT_TRANSLATE_NOOP("Lan", "The table goes on from where it was saved."),
    "seat_failed": QT_TRANSLATE_NOOP("Lan", "The computer on seat {seat} failed; a simple move was made instead."),
    "not_saved": QT_TRANSLATE_NOOP("Lan", "The host cannot save the match now. You can play on."),
}
_PHRASES: Final = {
    "hello": QT_TRANSLATE_NOOP("Lan", "Hello!"),
    "well_played": QT_TRANSLATE_NOOP("Lan", "Well played!"),
    "nice_hand": QT_TRANSLATE_NOOP("Lan", "Nice hand!"),
    "thanks": QT_TRANSLATE_NOOP("Lan", "Thank you!"),
    "sorry": QT_TRANSLATE_NOOP("Lan", "Sorry!"),
    "hurry": QT_TRANSLATE_NOOP("Lan", "Your turn, please!"),
    "wait_please": QT_TRANSLATE_NOOP("Lan", "One moment, please."),
    "one_more": QT_TRANSLATE_NOOP("Lan", "One more match?"),
    "good_night": QT_TRANSLATE_NOOP("Lan", "Good night!"),
}
PHRASES: Final = tuple(_PHRASES)
_STATES: Final = {
    "starting": QT_TRANSLATE_NOOP("Lan", "Opening the table…"),
    "connecting": QT_TRANSLATE_NOOP("Lan", "Connecting…"),
    "asking_password": QT_TRANSLATE_NOOP("Lan", "This table has a password."),
    "in_lobby": QT_TRANSLATE_NOOP("Lan", "At the table."),
    "in_play": QT_TRANSLATE_NOOP("Lan", "The match is being played."),
    "unstable": QT_TRANSLATE_NOOP("Lan", "The host has not been heard for some seconds…"),
    "reconnecting": QT_TRANSLATE_NOOP(
        "Lan", "The connection to the host is lost. Trying again; your seat is kept for you."
    ),
    "host_stopped": QT_TRANSLATE_NOOP(
        "Lan", "The host has closed the table. As soon as it is opened again, you will be back at it by yourself."
    ),
    "closed": QT_TRANSLATE_NOOP("Lan", "Not connected."),
}
_PRESENCES: Final = {
    "here": "",
    "unstable": QT_TRANSLATE_NOOP("Lan", "unstable"),
    "lost": QT_TRANSLATE_NOOP("Lan", "offline"),
    "left": QT_TRANSLATE_NOOP("Lan", "has left"),
}


def refused_text(code: str, facts: Facts) -> str:
    """Why the host, or the network, does not let this window in, and what to do about it."""
    if code in ("protocol", "version"):
        return _version_text(facts)
    if code == "no_route":
        return _no_route_text()
    words = _REFUSED.get(code)
    if words is None:
        return translate("Lan", "The table cannot be joined ({code}).").format(code=code)
    return _fill(words, facts)


def name_wanted_text() -> str:
    """Why nobody can host or join yet."""
    return translate("Lan", "First type your name: the others see it.")


def _version_text(facts: Facts) -> str:
    """Who must update is who speaks the older protocol."""
    theirs = facts.get("proto")
    app = str(facts.get("app", "")) or "?"
    if isinstance(theirs, int) and theirs > limits.PROTOCOL:
        words = translate(
            "Lan",
            "The host has a newer version, {theirs}; this is {ours}. Update the program on this computer to join.",
        )
    elif isinstance(theirs, int) and theirs < limits.PROTOCOL:
        words = translate(
            "Lan", "The host has an older version, {theirs}; this is {ours}. The host must update the program."
        )
    else:
        words = translate(
            "Lan", "The host has another version, {theirs}; this is {ours}. Install the same version on both computers."
        )
    return words.format(theirs=app, ours=__version__)


def _no_route_text() -> str:
    if _IS_MAC:
        return translate(
            "Lan",
            "macOS does not let the program into the local network. Open System Settings, Privacy & Security, Local "
            "Network, switch Sheng Ji on, and try again.",
        )
    return translate(
        "Lan", "There is no way to this address. Check that this computer is in the same network as the host."
    )


_COPYING: Final = {
    "journal_disk_full": QT_TRANSLATE_NOOP("Lan", "The disk is full; there is no copy. Choose another folder: {path}"),
    "journal_read_only": QT_TRANSLATE_NOOP(
        "Lan", "Nothing may be written there; there is no copy. Choose another folder: {path}"
    ),
    "journal_locked": QT_TRANSLATE_NOOP(
        "Lan", "This file is in use by a table; there is no copy. Choose another name: {path}"
    ),
    "journal_failed": QT_TRANSLATE_NOOP("Lan", "There is no copy: {detail}. Choose another folder: {path}"),
    "journal_missing": QT_TRANSLATE_NOOP("Lan", "There is no copy: this file of the table is missing: {path}"),
    "journal_unreadable": QT_TRANSLATE_NOOP(
        "Lan", "There is no copy: this file of the table cannot be read ({detail}): {path}"
    ),
}


def copy_trouble(code: str, facts: Facts) -> str:
    """Why a table could not be copied; codes of `table_file.copy`."""
    return _fill(_COPYING.get(code, _COPYING["journal_unreadable"]), facts)


def denied_text(code: str, facts: Facts) -> str:
    """Why a wish was not granted."""
    return _fill(_DENIED[code], facts)


def notice_text(code: str, facts: Facts) -> str:
    """A line for the record of the table. Seats are counted from 1."""
    if code == "back" and facts.get("played"):
        code = "back_played"
    return _fill(_NOTICES[code], facts)


def table_text(name: str) -> str:
    """What a table without a name is called: that it is somebody's. "": nobody's yet, as one without a window."""
    if not name:
        return translate("Lan", "Table without a name")
    return _fill(_TABLE, {"name": name})


def phrase_text(code: str) -> str:
    """A quick phrase in the language in force."""
    return translate("Lan", _PHRASES[code])


def state_text(state: str) -> str:
    """How the connection is, in a sentence."""
    return translate("Lan", _STATES[state])


def presence_text(presence: str, stand_in: bool = False) -> str:
    """For the badge of a seat: "" if somebody is simply here."""
    if stand_in:
        return translate("Lan", "computer")
    words = _PRESENCES[presence]
    return translate("Lan", words) if words else ""


def macos_question() -> str:
    """Said before the system asks; "" on other systems."""
    if not _IS_MAC:
        return ""
    return translate("Lan", "macOS may ask whether the program may use the local network: choose Allow.")


def _fill(words: str, facts: Facts) -> str:
    known = {"name": "?", "by": "?", "left": "?", "seconds": "?", "seat": "?", "detail": "", "path": ""} | dict(facts)
    known["detail"] = detail_text(known["detail"])
    seat = known["seat"]
    if isinstance(seat, int):
        known["seat"] = seat + 1
    return translate("Lan", words).format(**known)
