# SPDX-License-Identifier: MIT
"""A table to be found, and both sides of discovery as programs of their own: `adverts.py answer|find PORT`."""

from __future__ import annotations

import asyncio
import sys

from shengji_qt import __version__
from shengji_qt.net import limits
from shengji_qt.net.discovery import Advert

EXAMPLE = Advert(
    proto=limits.PROTOCOL,
    app=__version__,
    table="0123456789abcdef" * 2,
    name="Sunday table",
    host="Ann",
    game="three",
    port=24745,
    taken=1,
    seats=3,
    password=True,
    playing=False,
)


async def answer(port: int) -> None:
    """Answer until the end of the standard input."""
    from shengji_qt.net.host_discovery import respond

    responder = await respond(lambda: EXAMPLE, port)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    responder.close()


def find(port: int) -> None:
    """Print the addresses at which tables answer within five seconds, or the trouble there was."""
    from PySide6.QtCore import QCoreApplication, QTimer

    from shengji_qt.controller.lan_discovery import Finder

    app = QCoreApplication([])
    finder = Finder(port=port)
    finder.changed.connect(lambda: app.quit() if finder.tables else None)
    QTimer.singleShot(5000, app.quit)
    QTimer.singleShot(0, finder.start)
    app.exec()
    print(finder.trouble, *[f"{each.advert.name}@{each.address}" for each in finder.tables], sep="\n")


if __name__ == "__main__":
    role, number = sys.argv[1], int(sys.argv[2])
    if role == "answer":
        asyncio.run(answer(number))
    else:
        find(number)
