# SPDX-License-Identifier: MIT
"""The committed sounds are what the generator makes: short, quiet, and without a click at either end."""

import math
import struct
import subprocess
import sys
import wave
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "resources" / "sounds"
NAMES = ("shuffle", "deal", "play", "flip", "your_turn", "trump", "win", "lose")


class Sound(NamedTuple):
    """Samples between -1 and 1."""

    samples: tuple[float, ...]
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.rate

    @property
    def peak(self) -> float:
        return max(map(abs, self.samples))


def loudness(samples: tuple[float, ...]) -> float:
    """Decibels below full scale; what is all zero counts as -200."""
    power = sum(sample * sample for sample in samples) / len(samples)
    return 10 * math.log10(power) if power else -200.0


def heard(name: str) -> Sound:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        frames = file.readframes(file.getnframes())
        values = struct.unpack(f"<{len(frames) // 2}h", frames)
        return Sound(tuple(value / 32768 for value in values), file.getframerate())


def test_the_committed_files_are_what_the_generator_writes(tmp_path: Path) -> None:
    for folder in (tmp_path / "one", tmp_path / "two"):
        subprocess.run([sys.executable, "-B", str(ROOT / "build" / "make_sounds.py"), str(folder)], check=True)
        made = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert made == {path.name: path.read_bytes() for path in SOUNDS.iterdir()}


def test_there_is_a_sound_for_each_occasion_and_all_are_small() -> None:
    files = {path.stem: path.stat().st_size for path in SOUNDS.iterdir()}
    assert files.keys() == set(NAMES)
    assert sum(files.values()) < 170_000


@pytest.mark.parametrize("name", NAMES)
def test_it_begins_and_ends_in_silence(name: str) -> None:
    sound = heard(name)
    assert max(map(abs, sound.samples[:2] + sound.samples[-2:])) <= 1 / 32768
    edge = sound.rate // 200  # 5 ms
    assert loudness(sound.samples[-edge:]) < -60
    steps = [abs(after - before) for before, after in zip(sound.samples, sound.samples[1:], strict=False)]
    assert max(steps[: sound.rate // 1000]) < sound.peak / 4, "a click at the start"
    assert max(steps) < 0.8 * sound.peak, "a click within"


@pytest.mark.parametrize("name", NAMES)
def test_it_has_no_constant_part_and_is_never_loud(name: str) -> None:
    sound = heard(name)
    assert abs(sum(sound.samples) / len(sound.samples)) < 0.001
    assert 0.05 < sound.peak <= 0.32


def test_what_is_heard_often_is_short_and_quieter_than_what_is_heard_once() -> None:
    peaks = {name: heard(name).peak for name in NAMES}
    assert peaks["deal"] < peaks["flip"] < peaks["play"] < peaks["win"]
    assert heard("deal").seconds < 0.08  # the deal goes from card to card in 70 ms
    assert all(heard(name).seconds < 0.2 for name in ("play", "flip"))
    assert all(heard(name).seconds < 1.0 for name in NAMES)


@pytest.mark.parametrize(("name", "notes"), [("your_turn", 2), ("trump", 3), ("win", 5), ("lose", 3)])
def test_the_notes_are_apart(name: str, notes: int) -> None:
    """A note that starts lifts the loudness of the next 20 ms over that of the last."""
    sound = heard(name)
    span = sound.rate // 50
    blocks = [loudness(sound.samples[at : at + span]) for at in range(0, len(sound.samples) - span, span)]
    rises = sum(after > before + 1.5 for before, after in zip([-200.0, *blocks], blocks, strict=False))
    assert rises >= notes
