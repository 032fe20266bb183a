# SPDX-License-Identifier: MIT
"""Tables are found by a query to the broadcast address of each network and a reply to who asked. No socket, no clock.

A query is 40 bytes of ASCII: `SJQ1` and a number that is used once, in hexadecimal; so it stays in every version.
A reply is at most 512 bytes of JSON with that number. Fields that this version does not know are passed over, so that a
table of a later version is found too, and shown as one that cannot be joined.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
from collections import deque
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shengji_qt import __version__
from shengji_qt.net import limits
from shengji_qt.net.messages import Code, Hex, Lobby, Number
from shengji_qt.net.names import clean

FORGET: Final = 4 * limits.DISCOVERY_PERIOD  # a table that was not heard of for so long is gone
TABLES: Final = 64  # that are remembered, whoever invents them
TABLES_OF_ADDRESS: Final = 8
ADDRESSES: Final = 256  # whose queries are counted
ANSWERS_PER_SECOND: Final = 100  # to all addresses together
_NONCES: Final = 4  # queries whose replies still count
_DIGITS: Final = limits.DISCOVERY_QUERY_SIZE - len(limits.DISCOVERY_QUERY)
_QUERY: Final = re.compile(rb"%b([0-9a-f]{%d})" % (limits.DISCOVERY_QUERY, _DIGITS))

# A reply is longer than the query, so it goes to local addresses only: nobody can have it sent to a stranger.
_LOCAL: Final = [
    ipaddress.ip_network(each)
    for each in (
        "10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7",
        "fe80::/10",
    )
]  # fmt: skip


class Advert(msgspec.Struct, frozen=True):
    """What everybody in the network may know of a table.

    `name` is the table's and may be empty; `host` is its owner's name; `taken` of `seats` are people's.
    """

    proto: Number
    app: Annotated[str, Meta(max_length=40)]
    table: Annotated[Hex, Meta(min_length=1)]
    name: Annotated[str, Meta(max_length=limits.TABLE_NAME)]
    host: Annotated[str, Meta(max_length=limits.NAME)]
    game: Code
    port: Annotated[int, Meta(ge=1, le=65535)]
    taken: Annotated[int, Meta(ge=0, le=99)]
    seats: Annotated[int, Meta(ge=1, le=99)]
    password: bool
    playing: bool

    @property
    def joinable(self) -> bool:
        """Whether it speaks this version's protocol."""
        return self.proto == limits.PROTOCOL


class _Reply(Advert, frozen=True, kw_only=True):
    nonce: Annotated[str, Meta(max_length=_DIGITS)]


class Found(msgspec.Struct, frozen=True):
    """A table, the address at which it answers, and when it did last."""

    advert: Advert
    address: str
    seen: float


def advert_of(lobby: Lobby, table: str, port: int) -> Advert:
    """The advert of the table with this id whose host listens at this port."""
    owners = [each.name for each in lobby.people if each.person == lobby.owner]
    return Advert(
        proto=limits.PROTOCOL,
        app=__version__,
        table=table,
        name=lobby.name,
        host=owners[0] if owners else "",
        game=str(lobby.settings.__struct_config__.tag),
        port=port,
        taken=sum(each.occupant == "person" for each in lobby.seats),
        seats=len(lobby.seats),
        password=lobby.password,
        playing=lobby.phase == "playing",
    )


def query(nonce: str) -> bytes:
    """The query with this number: 36 hexadecimal digits."""
    return limits.DISCOVERY_QUERY + nonce.encode("ascii")


def nonce_of(data: bytes) -> str | None:
    """The number of a query; None if it is none."""
    found = _QUERY.fullmatch(data)
    return found[1].decode("ascii") if found else None


def reply(advert: Advert, nonce: str) -> bytes:
    """The reply; names are cut where their letters would make it too long."""
    fields = msgspec.structs.asdict(advert)
    while True:
        data = msgspec.json.encode(_Reply(**fields, nonce=nonce))
        if len(data) <= limits.DISCOVERY_REPLY_SIZE:
            return data
        longest = max("name", "host", "app", key=lambda key: len(fields[key]))
        fields[longest] = fields[longest][:-1]


def parse_reply(data: bytes) -> tuple[str, Advert] | None:
    """`(number of the query, advert)`; None for what is no reply. Names are plain text whatever was sent."""
    if len(data) > limits.DISCOVERY_REPLY_SIZE:
        return None
    try:
        found = msgspec.json.decode(data, type=_Reply)
    except (msgspec.DecodeError, RecursionError):
        return None
    fields = {key: getattr(found, key) for key in Advert.__struct_fields__}
    fields |= {
        "name": clean(found.name, limits.TABLE_NAME),
        "host": clean(found.host, limits.NAME),
        "app": clean(found.app, 40),
    }
    return found.nonce, Advert(**fields)


def is_local(address: str) -> bool:
    """Whether this is an address of this computer or of a local network. False for what is no address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in _LOCAL)


class Search:
    """The side that asks. Times are seconds of any steady clock."""

    def __init__(self) -> None:
        self._nonces: deque[str] = deque(maxlen=_NONCES)
        self._found: dict[str, Found] = {}

    @property
    def tables(self) -> tuple[Found, ...]:
        """All that answered lately, by name."""
        return tuple(sorted(self._found.values(), key=lambda each: (each.advert.name.casefold(), each.advert.table)))

    def query(self) -> bytes:
        """The next query, to be sent everywhere."""
        self._nonces.append(secrets.token_hex(_DIGITS // 2))
        return query(self._nonces[-1])

    def hear(self, data: bytes, address: str, now: float) -> bool:
        """Something came from `address`; True if what is shown of the tables changes by it.

        A table is joined at the address that answered first, as long as it does; this computer's own is the surest.
        """
        parsed = parse_reply(data)
        if parsed is None or parsed[0] not in self._nonces:
            return False
        advert = parsed[1]
        known = self._found.get(advert.table)
        if known is None:
            others = sum(each.address == address for each in self._found.values())
            if others >= TABLES_OF_ADDRESS or len(self._found) >= TABLES:
                return False
        elif known.address != address and not _is_loopback(address):
            return False
        self._found[advert.table] = Found(advert, address, now)
        return known is None or (known.advert, known.address) != (advert, address)

    def forget(self, now: float) -> bool:
        """Drop what was not heard of for `FORGET` seconds; True if there was such a table."""
        kept = {key: each for key, each in self._found.items() if now - each.seen < FORGET}
        gone = len(kept) < len(self._found)
        self._found = kept
        return gone


def _is_loopback(address: str) -> bool:
    return ipaddress.ip_address(address.partition("%")[0]).is_loopback


class Answers:
    """The side that is asked. `advert` is called for what is answered, and not for a flood; None: nothing is."""

    def __init__(self, advert: Callable[[], Advert | None]) -> None:
        self._advert = advert
        self._second = 0.0
        self._counts: dict[str, int] = {}
        self._total = 0

    def answer(self, data: bytes, address: str, now: float) -> bytes | None:
        """The reply to what came from `address`, if it is to have one."""
        nonce = nonce_of(data)
        if nonce is None or not is_local(address) or not self._allows(address, now):
            return None
        advert = self._advert()
        return None if advert is None else reply(advert, nonce)

    def _allows(self, address: str, now: float) -> bool:
        if not 0 <= now - self._second < 1:
            self._second, self._total = now, 0
            self._counts.clear()
        count = self._counts.get(address, 0)
        if count >= limits.DISCOVERY_ANSWERS_PER_SECOND or self._total >= ANSWERS_PER_SECOND:
            return False
        if not count and len(self._counts) >= ADDRESSES:
            return False
        self._counts[address] = count + 1
        self._total += 1
        return True
