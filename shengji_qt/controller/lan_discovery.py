# SPDX-License-Identifier: MIT
"""Finding tables from the window, and having one's own found, over `QUdpSocket` (net/discovery.py is the protocol).

Both live in the process of the window: macOS asks the user about the local network for the program itself only.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

from shengji_qt.net import limits
from shengji_qt.net.discovery import Advert, Answers, Found, Search

FinderTrouble = Literal["", "no_network", "no_route"]
_AT_ONCE: Final = 64  # datagrams read before the window gets its turn again
_LOOPBACK: Final = ("127.0.0.1", "127.255.255.255")  # the second reaches all hosts of this computer where it works
_SHARED: Final = QAbstractSocket.BindFlag.ShareAddress | QAbstractSocket.BindFlag.ReuseAddressHint


def broadcast_addresses() -> list[str]:
    """The broadcast address of each network this computer is in, by the netmask of its interface."""
    flags = QNetworkInterface.InterfaceFlag
    found: list[str] = []
    for interface in QNetworkInterface.allInterfaces():
        up = flags.IsUp in interface.flags() and flags.IsRunning in interface.flags()
        if up and flags.IsLoopBack not in interface.flags():
            addresses = [entry.broadcast() for entry in interface.addressEntries()]
            found += [each.toString() for each in addresses if not each.isNull()]
    return list(dict.fromkeys(found))


class _Datagrams(QObject):
    """A UDP socket whose datagrams come in small portions, so that a flood cannot stop the window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket: QUdpSocket | None = None
        self._rest = QTimer(self, interval=1, singleShot=True)
        self._rest.timeout.connect(self._read)

    def open(self, port: int, mode: QAbstractSocket.BindFlag = QAbstractSocket.BindFlag.DefaultForPlatform) -> bool:
        """Bind to `port` (0: any) of every IPv4 address; False if that is not possible."""
        self.close()
        socket = QUdpSocket(self)
        if not socket.bind(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), port, mode):
            socket.deleteLater()
            return False
        socket.readyRead.connect(self._read)
        self._socket = socket
        return True

    def close(self) -> None:
        self._rest.stop()
        if self._socket is not None:
            self._socket.readyRead.disconnect(self._read)
            self._socket.close()
            self._socket.deleteLater()
            self._socket = None

    @property
    def port(self) -> int:
        """The local one; 0 if not open."""
        return 0 if self._socket is None else self._socket.localPort()

    def send(self, data: bytes, address: str, port: int) -> bool:
        return self._socket is not None and self._socket.writeDatagram(data, QHostAddress(address), port) == len(data)

    @Slot()
    def _read(self) -> None:
        for _ in range(_AT_ONCE):
            if self._socket is None or not self._socket.hasPendingDatagrams():
                return
            datagram = self._socket.receiveDatagram(limits.DISCOVERY_REPLY_SIZE + 1)
            sender = datagram.senderAddress()
            if not sender.isNull():
                self.received(bytes(datagram.data().data()), sender.toString(), datagram.senderPort())
        self._rest.start()

    def received(self, data: bytes, address: str, port: int) -> None:
        """For subclasses: what came, and from where."""
        raise NotImplementedError


class Finder(_Datagrams):
    """Asks once a second, from `start` to `stop`, and keeps the list of tables that answer.

    Signals: `changed` when `tables` is another list; `trouble_changed(code)`: `no_network` (this computer is in none),
    `no_route` (the system has sent nothing for a minute: on macOS the user has to allow it), or "" again.
    """

    changed = Signal()
    trouble_changed = Signal(str)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        port: int = limits.DISCOVERY_PORT,
        networks: Callable[[], Sequence[str]] = broadcast_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`networks` gives the broadcast addresses to ask, besides this computer."""
        super().__init__(parent)
        self._port = port
        self._networks = networks
        self._clock = clock
        self._search = Search()
        self._trouble: FinderTrouble = ""
        self._failing_since: float | None = None
        self._timer = QTimer(self, interval=round(1000 * limits.DISCOVERY_PERIOD))
        self._timer.timeout.connect(self._ask)

    @property
    def tables(self) -> tuple[Found, ...]:
        return self._search.tables

    @property
    def trouble(self) -> FinderTrouble:
        return self._trouble

    @Slot()
    def start(self) -> None:
        """Ask now and from now on; tables found before are forgotten."""
        self._search = Search()
        self._failing_since = None
        self._timer.start()
        self._ask()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        self._timer.stop()
        self.close()

    @Slot()
    def _ask(self) -> None:
        now = self._clock()
        if self._search.forget(now):
            self.changed.emit()
        if not self.port and not self.open(0):
            self._set_trouble("no_network")
            return
        query = self._search.query()
        for address in _LOOPBACK:
            self.send(query, address, self._port)
        networks = self._networks()
        sent = [self.send(query, address, self._port) for address in networks]
        if any(sent) or not networks:
            self._failing_since = None
        elif self._failing_since is None:
            self._failing_since = now
        if not networks:
            self._set_trouble("no_network")
        elif self._failing_since is None:
            self._set_trouble("")
        elif now - self._failing_since >= limits.UNREACHABLE_RETRY:
            self._set_trouble("no_route")

    def _set_trouble(self, code: FinderTrouble) -> None:
        if code != self._trouble:
            self._trouble = code
            self.trouble_changed.emit(code)

    def received(self, data: bytes, address: str, port: int) -> None:
        if self._search.hear(data, address, self._clock()):
            self.changed.emit()


class Responder(_Datagrams):
    """Answers for the table that this window hosts, from `start` to `stop`."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        port: int = limits.DISCOVERY_PORT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._port = port
        self._clock = clock
        self._advert: Advert | None = None
        self._answers = Answers(lambda: self._advert)

    def advertise(self, advert: Advert | None) -> None:
        """What is answered from now on; None: the table is not to be found."""
        self._advert = advert

    def start(self) -> bool:
        """False if the port cannot be had: then the table is joined by its address only."""
        return self.open(self._port, _SHARED)

    @Slot()
    def stop(self) -> None:
        self.close()

    def received(self, data: bytes, address: str, port: int) -> None:
        answer = self._answers.answer(data, address, self._clock())
        if answer is not None:
            self.send(answer, address, port)
