# SPDX-License-Identifier: MIT
"""The sounds of the table. Silence is always legal: nothing here raises, waits or complains in Qt's log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from shengji_qt.ui.scene.sound_outputs import Output, best_output

log = logging.getLogger(__name__)

Name = Literal["shuffle", "deal", "play", "flip", "your_turn", "trump", "win", "lose"]

APART_S: Final = 0.04  # the same sound is not started again sooner: a throw is one sound, not ten


class Sounds:
    """Plays the files of resources/sounds.

    shuffle: the deck is shuffled · deal: one card dealt · play: cards land on the table · flip: a card is turned over ·
    your_turn: the player is asked · trump: a bid is made or trumps are fixed · win, lose: the deal or match is over,
    seen from the player's side.
    """

    def __init__(
        self,
        folder: Path,
        *,
        output: Callable[[Path], Output] = best_output,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`folder` is resources/sounds. No device is opened before the first sound."""
        self._folder = folder
        self._make = output
        self._clock = clock
        self._output: Output | None = None
        self._broken = False
        self._started: dict[str, float] = {}
        self._volume = 0.7
        self.muted = False

    @property
    def volume(self) -> float:
        """0 (silent) to 1; 0.5 sounds about half as loud as 1. A value outside is taken as the nearest end."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    def play(self, name: Name) -> None:
        """Start a sound, if sounds are on and there is a way to make it heard. Call it in the window's thread."""
        if self.muted or self._volume <= 0.0 or self._broken:
            return
        now = self._clock()
        if now - self._started.get(name, -1.0) < APART_S:
            return
        self._started[name] = now
        try:
            if self._output is None:
                self._output = self._make(self._folder)
            self._output.play(name, self._volume * self._volume)  # the ear hears ratios
        except Exception as error:
            log.info("no sounds: %s", error)
            self._broken = True

    def close(self) -> None:
        """Be silent from now on and let the device go. Idempotent; call it before the program ends."""
        self._broken = True
        output, self._output = self._output, None
        if output is not None:
            try:
                output.close()
            except Exception as error:
                log.debug("sounds do not close: %s", error)
