# SPDX-License-Identifier: MIT
"""Ways to make a sound heard. Each opener gives an output or raises whatever it likes: then the next one is tried.

None is needed: a program without a sound device or a sound library is silent.
"""

from __future__ import annotations

import array
import atexit
import contextlib
import importlib
import importlib.util
import io
import logging
import os
import queue
import sys
import threading
import wave
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

log = logging.getLogger(__name__)

RATE: Final = 22_050  # of our files (build/make_sounds.py): one channel, 16 bits
BUFFER_MS: Final = 20
REST_S: Final = 3.0  # after so much silence the device is let go
WAITING: Final = 8  # more sounds at once are noise


class NoOutput(Exception):
    """This way of making sounds is not to be had here."""


class Output(Protocol):
    """Plays sounds; neither method waits for one to end."""

    def play(self, name: str, gain: float) -> None:
        """Start the sound; `gain` 0..1 multiplies its samples."""

    def close(self) -> None:
        """Let the device go. Idempotent."""


class Clip(NamedTuple):
    """A sound: one channel of 16-bit samples."""

    samples: array.array[int]
    rate: int

    def at(self, gain: float) -> array.array[int]:
        """The samples made quieter."""
        return array.array("h", (round(sample * gain) for sample in self.samples))


def read_clip(path: Path) -> Clip:
    """A WAV file. Raises OSError, EOFError or wave.Error."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth()) != (1, 2):
            raise wave.Error(f"not one channel of 16 bits: {path}")
        samples = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return Clip(samples, file.getframerate())


def wav_bytes(samples: array.array[int], rate: int) -> bytes:
    """A WAV file in memory."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return out.getvalue()


# --- QtMultimedia: lives in the window's thread and returns at once by itself ----------------------------------------


class QtOutput:
    """QSoundEffect, where PySide6's add-ons are installed."""

    def __init__(self, folder: Path) -> None:
        """Raises NoOutput or ImportError."""
        if importlib.util.find_spec("PySide6.QtMultimedia") is None:
            raise NoOutput("no QtMultimedia")
        if not linux_backends():
            raise NoOutput("no sound device")  # asked before Qt is: it would fill its log
        self._multimedia: Any = importlib.import_module("PySide6.QtMultimedia")
        if self._multimedia.QMediaDevices.defaultAudioOutput().isNull():
            raise NoOutput("no sound device")
        self._folder = folder
        self._effects: dict[str, Any] = {}

    def play(self, name: str, gain: float) -> None:
        effect = self._effects.get(name)
        if effect is None:
            from PySide6.QtCore import QUrl

            effect = self._effects[name] = self._multimedia.QSoundEffect()
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
        effect.setVolume(gain)
        effect.play()

    def close(self) -> None:
        for effect in self._effects.values():
            effect.stop()
        self._effects.clear()


# --- devices: may block, so they are used in a thread of their own ---------------------------------------------------


class Device(Protocol):
    """Used in one thread only, and may block there."""

    overlapping: bool  # whether `play` returns while the sound is heard

    def play(self, clip: Clip, gain: float) -> None: ...

    def rest(self) -> None:
        """Nothing has been played for a while."""

    def close(self) -> None: ...


class Mixer:
    """Adds the sounds that are heard at the same time. Used by two threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array.array[int], int]] = []  # samples, next one to be heard

    def add(self, samples: array.array[int]) -> None:
        with self._lock:
            self._voices = [*self._voices, (samples, 0)][-WAITING:]

    @property
    def silent(self) -> bool:
        return not self._voices

    def render(self, count: int) -> bytes:
        """The next `count` samples; what is too loud is cut off."""
        with self._lock:
            parts = [samples[at : at + count] for samples, at in self._voices]
            self._voices = [(samples, at + count) for samples, at in self._voices if at + count < len(samples)]
        if not parts:
            return bytes(2 * count)
        mixed = parts[0]
        for part in parts[1:]:
            longer, shorter = (mixed, part) if len(mixed) >= len(part) else (part, mixed)
            for number, sample in enumerate(shorter):
                longer[number] = min(32_767, max(-32_768, longer[number] + sample))
            mixed = longer
        return mixed.tobytes() + bytes(2 * (count - len(mixed)))

    def stream(self) -> Generator[bytes, int, None]:
        """Answers each number of samples with as many samples."""
        count = yield b""
        while True:
            count = yield self.render(count)


class MiniaudioDevice:
    """The `miniaudio` package (the extra "sound"): plays everywhere, mixes in our own code."""

    overlapping = True

    def __init__(self) -> None:
        backends = linux_backends()
        if not backends:
            raise NoOutput("no sound device")
        miniaudio: Any = importlib.import_module("miniaudio")
        self._mixer = Mixer()
        self._device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BUFFER_MS,
            backends=[getattr(miniaudio.Backend, name) for name in backends if name],
            app_name="shengji-qt",
        )

    def play(self, clip: Clip, gain: float) -> None:
        self._mixer.add(clip.at(gain))
        if not self._device.running:
            stream = self._mixer.stream()
            next(stream)
            self._device.start(stream)

    def rest(self) -> None:
        if self._device.running and self._mixer.silent:
            self._device.stop()

    def close(self) -> None:
        self._device.close()


class WinsoundDevice:
    """Windows' own player: one sound at a time, and it waits for the end."""

    overlapping = False

    def __init__(self) -> None:
        self._winsound: Any = importlib.import_module("winsound")

    def play(self, clip: Clip, gain: float) -> None:
        flags = self._winsound.SND_MEMORY | self._winsound.SND_NODEFAULT
        self._winsound.PlaySound(wav_bytes(clip.at(gain), clip.rate), flags)

    def rest(self) -> None:
        """Nothing is held."""

    def close(self) -> None:
        """Nothing is held."""


def linux_backends() -> tuple[str, ...]:
    """Names of miniaudio's backends worth trying; ("",) stands for its own choice, () for: no sound here.

    On Linux a try without a sound server or card would write a page of complaints to the terminal.
    """
    if not sys.platform.startswith("linux"):
        return ("",)
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    if os.environ.get("PULSE_SERVER") or (runtime / "pulse" / "native").exists():
        return ("PULSEAUDIO",)
    return ("ALSA",) if any(Path("/dev/snd").glob("pcmC*p")) else ()


class ThreadedOutput:
    """Feeds the first device that opens, from a thread: opening one can take a second."""

    def __init__(self, folder: Path, devices: tuple[Callable[[], Device], ...] = (MiniaudioDevice, WinsoundDevice)):
        """The thread starts with the first sound."""
        self._folder = folder
        self._openers = devices
        self._waiting: queue.Queue[tuple[str, float] | None] = queue.Queue(WAITING)
        self._thread: threading.Thread | None = None
        self._dead = False

    def play(self, name: str, gain: float) -> None:
        if self._dead:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # a device may not call into a Python that is ending
        with contextlib.suppress(queue.Full):
            self._waiting.put_nowait((name, gain))

    def close(self) -> None:
        self._dead = True
        thread, self._thread = self._thread, None
        if thread is None:
            return
        atexit.unregister(self.close)
        while thread.is_alive():
            try:
                self._waiting.put_nowait(None)
                break
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    self._waiting.get_nowait()
        thread.join(1.0)  # a device that hangs may not keep the program

    def _open(self) -> Device | None:
        for opener in self._openers:
            try:
                return opener()
            except Exception as error:  # whatever it is, the next may do
                log.debug("no sound by %s: %s", getattr(opener, "__name__", opener), error)
        return None

    def _run(self) -> None:
        device = self._open()
        if device is None:
            self._dead = True
            return
        clips: dict[str, Clip] = {}
        try:
            while (item := self._next(device)) is not None:
                name, gain = item
                if name not in clips:
                    clips[name] = read_clip(self._folder / f"{name}.wav")
                device.play(clips[name], gain)
        except Exception as error:  # the device was unplugged, a file is damaged: silent from now on
            log.info("sounds end: %s", error)
        self._dead = True
        try:
            device.close()
        except Exception as error:
            log.debug("sound device does not close: %s", error)

    def _next(self, device: Device) -> tuple[str, float] | None:
        """The next sound to play; None to end."""
        while True:
            try:
                item = self._waiting.get(timeout=REST_S)
            except queue.Empty:
                device.rest()
                continue
            while not device.overlapping and item is not None and not self._waiting.empty():
                item = self._waiting.get_nowait()  # what is late is left out
            return item


def libraries() -> list[str]:
    """Which of the modules that can play a sound can be imported here."""
    found = []
    for name in ("PySide6.QtMultimedia", "miniaudio", "winsound"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
            found.append(name)
    return found


def best_output(folder: Path) -> Output:
    """The first output that can be had; the last one is silent where no device opens."""
    try:
        return QtOutput(folder)
    except Exception as error:
        log.debug("no sound by Qt: %s", error)
    return ThreadedOutput(folder)
