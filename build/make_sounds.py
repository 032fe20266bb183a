# SPDX-License-Identifier: MIT
"""Make the sounds of the table: cards of paper on cloth, and a wooden bar struck softly for what concerns the player.

The output is the same byte for byte on every run and every system: samples come of additions and multiplications alone,
and the few factors that a system's own sine and exponential give are rounded.

Usage: python build/make_sounds.py [folder]      (default: resources/sounds)
"""

import io
import math
import random
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 22_050  # samples a second, one channel, 16 bits
FULL = 32_767

Samples = list[float]

# Notes of a pentatonic scale on D, in hertz.
A4, B4, D5, E5, FIS5, A5, B5, D6 = 440.0, 493.883, 587.33, 659.255, 739.989, 880.0, 987.767, 1174.659
# A marimba's bar: overtone, strength, how much faster it dies away.
BAR = ((1.0, 1.0, 1.0), (3.93, 0.22, 3.2), (9.2, 0.05, 7.0))


def factor(value: float) -> float:
    """A constant that is the same everywhere, whatever the system's mathematics gives in the last digit."""
    return round(value, 9)


def length(seconds: float) -> int:
    """Samples in that time."""
    return round(seconds * RATE)


def decay(seconds: float) -> float:
    """The factor from sample to sample that leaves 1/e after `seconds`."""
    return factor(math.exp(-1.0 / (seconds * RATE)))


def tone(hertz: float, seconds: float, fall: float) -> Samples:
    """A sine that dies away to 1/e within `fall` seconds: a pointer turned from sample to sample."""
    turn = 2.0 * math.pi * hertz / RATE
    shrink = decay(fall)
    across, along = factor(math.cos(turn)) * shrink, factor(math.sin(turn)) * shrink
    x, y = 1.0, 0.0
    samples = []
    for _ in range(length(seconds)):
        samples.append(y)
        x, y = x * across - y * along, x * along + y * across
    return samples


def noise(seed: int, seconds: float, fall: float) -> Samples:
    """White noise that dies away to 1/e within `fall` seconds."""
    rng = random.Random(seed)
    shrink, height = decay(fall), 1.0
    samples = []
    for _ in range(length(seconds)):
        samples.append(height * (rng.random() * 2.0 - 1.0))
        height *= shrink
    return samples


def low_pass(samples: Samples, hertz: float) -> Samples:
    """Take away what is above `hertz`, gently (one pole)."""
    keep = factor(math.exp(-2.0 * math.pi * hertz / RATE))
    level, result = 0.0, []
    for sample in samples:
        level = sample * (1.0 - keep) + level * keep
        result.append(level)
    return result


def high_pass(samples: Samples, hertz: float) -> Samples:
    """Take away what is below `hertz`, gently."""
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz), strict=True)]


def band(samples: Samples, low: float, high: float) -> Samples:
    """Keep what is between `low` and `high` hertz; above, steeply: hiss tires the ear."""
    for _ in range(2):
        samples = high_pass(samples, low)
    for _ in range(4):
        samples = low_pass(samples, high)
    return samples


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Add layers given as (seconds from the start, strength, samples)."""
    result = [0.0] * max(length(start) + len(samples) for start, _, samples in layers)
    for start, strength, samples in layers:
        first = length(start)
        for number, sample in enumerate(samples):
            result[first + number] += strength * sample
    return result


def struck(hertz: float, seconds: float, fall: float) -> Samples:
    """A wooden bar struck with a soft mallet."""
    partials = [(0.0, strength, tone(hertz * over, seconds, fall / faster)) for over, strength, faster in BAR]
    return fade(swell(mix(*partials), 0.003), 0.04)


def swell(samples: Samples, seconds: float) -> Samples:
    """Let the beginning rise from nothing within `seconds`."""
    count = length(seconds)
    return [sample * ease(number / count) if number < count else sample for number, sample in enumerate(samples)]


def fade(samples: Samples, seconds: float) -> Samples:
    """Let the end fall to nothing within `seconds`."""
    return swell(samples[::-1], seconds)[::-1]


def ease(part: float) -> float:
    """From 0 to 1 without a corner at either end."""
    return part * part * (3.0 - 2.0 * part)


def finish(samples: Samples, peak: float) -> Samples:
    """Begin and end at silence, without a constant part, the loudest sample at `peak` (1.0: as loud as can be)."""
    samples = fade(swell(high_pass(samples, 40.0), 0.0015), min(0.04, len(samples) / RATE / 3.0))
    loudest = max(abs(sample) for sample in samples)
    return [sample * peak / loudest for sample in samples]


def tap(seed: int, hertz: float, seconds: float = 0.07) -> Samples:
    """A card that comes down on cloth: paper, and a little of the table below."""
    paper = swell(band(noise(seed, seconds, 0.011), 500.0, 3200.0), 0.002)
    return mix((0.0, 1.0, paper), (0.001, 0.06, swell(tone(hertz, seconds - 0.001, 0.016), 0.003)))


def brush(seed: int, seconds: float, low: float, high: float) -> Samples:
    """Paper sliding over paper: noise that swells and fades."""
    samples = band(noise(seed, seconds, 10.0), low, high)
    count = len(samples)
    return [sample * ease(1.0 - abs(2.0 * number / count - 1.0)) for number, sample in enumerate(samples)]


def shuffle() -> Samples:
    """Two halves riffled together, then pushed into one."""
    rng = random.Random(7)
    layers = [(0.0, 0.10, brush(11, 0.46, 600.0, 2600.0))]
    at, step = 0.012, 0.019
    for number in range(30):
        snap = swell(band(noise(100 + number, 0.028, 0.005), 800.0, 3600.0), 0.0015)
        layers.append((at, 0.55 + 0.35 * rng.random(), snap))
        at += step * (0.75 + 0.5 * rng.random())
        step *= 0.975
    layers.append((0.50, 0.34, brush(12, 0.20, 450.0, 2200.0)))
    layers.append((0.655, 0.8, tap(13, 150.0, 0.08)))
    return finish(mix(*layers), 0.26)


def deal() -> Samples:
    """One card slides off the pack. Heard a hundred times a deal: the quietest of all."""
    return finish(mix((0.0, 0.5, brush(21, 0.05, 800.0, 3200.0)), (0.022, 0.55, tap(22, 190.0, 0.05))), 0.11)


def play() -> Samples:
    """A card laid on the table."""
    return finish(mix((0.0, 0.25, brush(31, 0.04, 700.0, 2800.0)), (0.018, 1.0, tap(32, 140.0, 0.1))), 0.28)


def flip() -> Samples:
    """A card turned over: it bends up, and comes down."""
    return finish(mix((0.0, 0.6, brush(41, 0.085, 1000.0, 3800.0)), (0.078, 0.8, tap(42, 175.0, 0.075))), 0.2)


def your_turn() -> Samples:
    """Two notes that ask."""
    return finish(mix((0.0, 0.8, struck(A5, 0.34, 0.09)), (0.1, 0.9, struck(D6, 0.3, 0.1))), 0.2)


def trump() -> Samples:
    """Three rising notes: something has been called."""
    notes = ((0.0, 0.8, struck(D5, 0.4, 0.12)), (0.09, 0.8, struck(A5, 0.4, 0.12)), (0.18, 1.0, struck(E5, 0.38, 0.14)))
    return finish(mix(*notes), 0.24)


def win() -> Samples:
    """A run upwards that comes to rest on the key."""
    run = ((0.0, D5), (0.085, FIS5), (0.17, A5), (0.255, B5), (0.36, D6))
    layers = [(at, 0.7, struck(note, 0.9 - at, 0.17)) for at, note in run]
    layers.append((0.36, 0.45, struck(A5, 0.54, 0.19)))
    return finish(mix(*layers), 0.3)


def lose() -> Samples:
    """Three notes downwards, without reproach."""
    run = ((0.0, FIS5), (0.14, E5), (0.28, B4))
    layers = [(at, 0.75, struck(note, 0.72 - at, 0.15)) for at, note in run]
    layers.append((0.28, 0.3, struck(A4 / 2.0, 0.44, 0.2)))
    return finish(mix(*layers), 0.24)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "shuffle": shuffle,
    "deal": deal,
    "play": play,
    "flip": flip,
    "your_turn": your_turn,
    "trump": trump,
    "win": win,
    "lose": lose,
}


def encode(samples: Samples) -> bytes:
    """A WAV file."""
    frames = b"".join(round(sample * FULL).to_bytes(2, "little", signed=True) for sample in samples)
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(frames)
    return file.getvalue()


def all_files() -> Iterator[tuple[str, bytes]]:
    """Yield (file name, content) of every sound."""
    for name, make in SOUNDS.items():
        yield f"{name}.wav", encode(make())


def write_all(folder: Path) -> None:
    """Write every file into the folder; raises OSError if that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in all_files():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    usual = Path(__file__).resolve().parent.parent / "resources" / "sounds"
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else usual)
