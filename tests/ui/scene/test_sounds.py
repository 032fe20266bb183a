# SPDX-License-Identifier: MIT
"""Sounds are heard where there is a way, and never in the way where there is none."""

from __future__ import annotations

import array
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from shengji_qt import paths
from shengji_qt.ui.scene import sound_outputs
from shengji_qt.ui.scene.sound_outputs import (
    Clip,
    MiniaudioDevice,
    Mixer,
    NoOutput,
    QtOutput,
    ThreadedOutput,
    WinsoundDevice,
    read_clip,
    wav_bytes,
)
from shengji_qt.ui.scene.sounds import Name, Sounds

FOLDER = paths.resources() / "sounds"


class Heard:
    """An output that writes down what it is told."""

    def __init__(self) -> None:
        self.sounds: list[tuple[str, float]] = []
        self.closed = 0

    def play(self, name: str, gain: float) -> None:
        self.sounds.append((name, gain))

    def close(self) -> None:
        self.closed += 1


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeDevice:
    """A device that waits for `go` before each sound."""

    def __init__(self, overlapping: bool = True) -> None:
        self.overlapping = overlapping
        self.go = threading.Semaphore(0)
        self.played: list[int] = []  # loudest sample
        self.threads: set[int] = set()
        self.rested = threading.Event()
        self.closed = threading.Event()

    def play(self, clip: Clip, gain: float) -> None:
        self.threads.add(threading.get_ident())
        assert self.go.acquire(timeout=10)
        self.played.append(max(clip.at(gain)))

    def rest(self) -> None:
        self.rested.set()

    def close(self) -> None:
        self.closed.set()


def test_every_name_has_its_file_in_the_format_that_is_played() -> None:
    for name in get_args(Name):
        clip = read_clip(FOLDER / f"{name}.wav")
        assert clip.rate == sound_outputs.RATE and len(clip.samples) > 1000


def test_volume_and_mute_count() -> None:
    heard, clock = Heard(), Clock()
    sounds = Sounds(FOLDER, output=lambda folder: heard, clock=clock)
    sounds.volume = 0.5
    sounds.play("play")
    sounds.muted = True
    sounds.play("win")
    sounds.muted, sounds.volume = False, 0.0
    sounds.play("win")
    sounds.volume = 7.0
    sounds.play("lose")
    assert heard.sounds == [("play", 0.25), ("lose", 1.0)]
    sounds.volume = -1
    assert sounds.volume == 0.0


def test_the_same_sound_is_not_started_twice_at_once() -> None:
    heard, clock = Heard(), Clock()
    sounds = Sounds(FOLDER, output=lambda folder: heard, clock=clock)
    sounds.volume = 1
    for _ in range(3):
        sounds.play("play")
    sounds.play("flip")
    clock.now += 0.05
    sounds.play("play")
    assert heard.sounds == [("play", 1.0), ("flip", 1.0), ("play", 1.0)]


def test_whatever_goes_wrong_is_silence() -> None:
    tries: list[Path] = []

    def broken(folder: Path) -> Heard:
        tries.append(folder)
        raise OSError("no device")

    sounds = Sounds(FOLDER, output=broken)
    sounds.play("play")
    sounds.play("flip")
    sounds.close()
    assert tries == [FOLDER], "what has failed once is not tried again"


def test_close_is_final_and_may_come_twice() -> None:
    heard = Heard()
    sounds = Sounds(FOLDER, output=lambda folder: heard)
    sounds.play("deal")
    sounds.close()
    sounds.close()
    sounds.play("deal")
    assert (len(heard.sounds), heard.closed) == (1, 1)


def test_a_device_is_used_in_its_own_thread_and_the_caller_does_not_wait() -> None:
    device = FakeDevice()
    output = ThreadedOutput(FOLDER, (lambda: device,))
    output.play("play", 1.0)
    output.play("play", 0.5)  # returns while the first one blocks
    assert device.played == []
    device.go.release(2)
    output.close()
    assert device.closed.wait(10)
    loudest = max(read_clip(FOLDER / "play.wav").samples)
    assert device.played == [loudest, round(loudest / 2)]
    assert threading.get_ident() not in device.threads


def test_too_many_sounds_at_once_are_left_out() -> None:
    device = FakeDevice()
    output = ThreadedOutput(FOLDER, (lambda: device,))
    for _ in range(100):
        output.play("deal", 1.0)
    device.go.release(100)
    output.close()
    assert device.closed.wait(10)
    assert 1 <= len(device.played) <= sound_outputs.WAITING + 1


def test_a_device_of_one_voice_plays_the_newest() -> None:
    device = FakeDevice(overlapping=False)
    output = ThreadedOutput(FOLDER, (lambda: device,))
    output.play("deal", 1.0)
    while not device.threads:  # it is busy with the first one now
        threading.Event().wait(0.001)
    for gain in (0.2, 0.4, 0.6):
        output.play("deal", gain)
    device.go.release(2)
    while len(device.played) < 2:
        threading.Event().wait(0.001)
    output.close()
    assert device.closed.wait(10)
    loudest = max(read_clip(FOLDER / "deal.wav").samples)
    assert device.played == [loudest, round(loudest * 0.6)]


def test_the_next_device_is_tried_and_none_at_all_is_silence() -> None:
    def no_device() -> FakeDevice:
        raise RuntimeError("unplugged")

    device = FakeDevice()
    device.go.release()
    output = ThreadedOutput(FOLDER, (no_device, lambda: device))
    output.play("flip", 1.0)
    output.close()
    assert device.played
    silent = ThreadedOutput(FOLDER, (no_device,))
    silent.play("flip", 1.0)
    silent.close()
    silent.play("flip", 1.0)


def test_a_missing_file_is_silence(tmp_path: Path) -> None:
    device = FakeDevice()
    output = ThreadedOutput(tmp_path, (lambda: device,))
    output.play("flip", 1.0)
    assert device.closed.wait(10)
    output.close()


def test_a_device_rests_when_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_outputs, "REST_S", 0.01)
    device = FakeDevice()
    device.go.release()
    output = ThreadedOutput(FOLDER, (lambda: device,))
    output.play("flip", 1.0)
    assert device.rested.wait(10)
    output.close()


def test_the_mixer_adds_what_is_heard_together() -> None:
    mixer = Mixer()
    assert mixer.silent and mixer.render(2) == bytes(4)
    mixer.add(array.array("h", [1, 2, 3]))
    assert values(mixer.render(1)) == [1]
    mixer.add(array.array("h", [10, 30_000, 30_000, 5]))
    mixer.add(array.array("h", [0, 30_000]))
    assert values(mixer.render(3)) == [12, 32_767, 30_000]
    assert not mixer.silent
    assert values(mixer.render(3)) == [5, 0, 0]
    assert mixer.silent


def test_the_mixer_leaves_a_clip_as_it_is() -> None:
    clip = array.array("h", [1, 2, 3])
    mixer = Mixer()
    mixer.add(clip)
    mixer.add(clip)
    mixer.render(3)
    assert clip.tolist() == [1, 2, 3]


def test_miniaudio_gets_our_format_and_is_stopped_when_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Playback:
        def __init__(self, **options: Any) -> None:
            self.options, self.running, self.closed = options, False, False
            made.append(self)

        def start(self, stream: Any) -> None:
            self.stream, self.running = stream, True

        def stop(self) -> None:
            self.running = False

        def close(self) -> None:
            self.closed = True

    backend = SimpleNamespace(PULSEAUDIO="pulse", ALSA="alsa")
    fake = SimpleNamespace(
        PlaybackDevice=Playback, SampleFormat=SimpleNamespace(SIGNED16="s16"), Backend=backend, MiniaudioError=OSError
    )
    monkeypatch.setitem(sys.modules, "miniaudio", fake)
    monkeypatch.setattr(sound_outputs, "linux_backends", lambda: ("PULSEAUDIO",))
    device = MiniaudioDevice()
    device.play(Clip(array.array("h", [100, -100]), 22_050), 0.5)
    playback = made[0]
    assert playback.options["output_format"] == "s16" and playback.options["backends"] == ["pulse"]
    assert (playback.options["nchannels"], playback.options["sample_rate"]) == (1, 22_050)
    device.rest()
    assert playback.running, "it may not stop within a sound"
    assert values(playback.stream.send(4)) == [50, -50, 0, 0]
    device.rest()
    assert not playback.running
    device.play(Clip(array.array("h", [7]), 22_050), 1.0)
    assert playback.running and values(playback.stream.send(1)) == [7]
    device.close()
    assert playback.closed


def test_windows_gets_a_whole_file_at_our_volume(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[tuple[bytes, int]] = []
    fake = SimpleNamespace(PlaySound=lambda data, flags: calls.append((data, flags)), SND_MEMORY=4, SND_NODEFAULT=2)
    monkeypatch.setitem(sys.modules, "winsound", fake)
    WinsoundDevice().play(Clip(array.array("h", [100, -100]), 22_050), 0.5)
    [(data, flags)] = calls
    assert flags == 6
    (tmp_path / "got.wav").write_bytes(data)
    assert read_clip(tmp_path / "got.wav") == Clip(array.array("h", [50, -50]), 22_050)
    assert data == wav_bytes(array.array("h", [50, -50]), 22_050)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks for Linux's sound servers")
def test_without_a_sound_server_or_card_nothing_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    cards = Path("/dev/snd")
    expected = ("ALSA",) if cards.is_dir() and any(cards.glob("pcmC*p")) else ()
    assert sound_outputs.linux_backends() == expected
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert sound_outputs.linux_backends() == ("PULSEAUDIO",)


def test_qt_without_a_device_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_outputs, "linux_backends", lambda: ())
    with pytest.raises(NoOutput):
        QtOutput(FOLDER)


def test_qt_plays_our_files(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Effect:
        def __init__(self) -> None:
            self.calls: list[Any] = []
            made.append(self)

        def setSource(self, url: Any) -> None:
            self.calls.append(Path(url.toLocalFile()).name)

        def setVolume(self, gain: float) -> None:
            self.calls.append(gain)

        def play(self) -> None:
            self.calls.append("play")

        def stop(self) -> None:
            self.calls.append("stop")

    device = SimpleNamespace(isNull=lambda: False)
    devices = SimpleNamespace(defaultAudioOutput=lambda: device)
    fake = SimpleNamespace(QSoundEffect=Effect, QMediaDevices=devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    monkeypatch.setattr(sound_outputs, "linux_backends", lambda: ("ALSA",))
    output = QtOutput(FOLDER)
    output.play("deal", 0.3)
    output.play("deal", 0.4)
    output.close()
    assert [effect.calls for effect in made] == [["deal.wav", 0.3, "play", 0.4, "play", "stop"]]


def test_only_what_can_be_imported_counts_as_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "winsound", None)  # importing it fails
    found = sound_outputs.libraries()
    assert "miniaudio" in found and "winsound" not in found


def values(data: bytes) -> list[int]:
    return array.array("h", data).tolist()
