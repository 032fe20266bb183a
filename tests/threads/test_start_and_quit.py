# SPDX-License-Identifier: MIT
"""Whole processes: quitting beside thinking seats, and being killed in the middle of a trick."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from shengji_qt.model.journal import Act
from shengji_qt.table.journal import Journal, read
from shengji_qt.table.record import rebuild

ROOT = Path(__file__).parents[2]

QUIT = """
import sys, threading, time
from PySide6.QtCore import QCoreApplication, QThread, QTimer
from shengji_qt.controller.ai_worker import ThreadedSeats
from shengji_qt.controller.solo_table import SoloTable
from shengji_qt.table.pacing import Pacing
from tests.helpers.players import COMPUTERS, RandomPlayer, spec_of

class Thinking(RandomPlayer):
    def choose(self, view, seed, budget):
        end = time.monotonic() + 0.05
        while time.monotonic() < end:
            pass
        return super().choose(view, seed)

app = QCoreApplication(sys.argv)
table = SoloTable(seats=lambda parent: ThreadedSeats(parent, Thinking), pacing=Pacing.none())
if sys.argv[1] == "aboutToQuit":
    app.aboutToQuit.connect(table.close)
table.start(spec_of(COMPUTERS))
QTimer.singleShot(int(sys.argv[2]), app.quit)
app.exec()
table.close()
own = (threading.main_thread(), *(each for each in threading.enumerate() if isinstance(each, threading._DummyThread)))
print([each.name for each in threading.enumerate() if each not in own])
"""

PLAY_FOR_EVER = """
import random, sys
from pathlib import Path
from shengji_qt.model.journal import FORMAT, RULES, Header
from shengji_qt.table.journal import Journal
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.table import Table
from tests.helpers.fakes import Recorder, random_answers, run
from tests.helpers.players import spec_of

class Telling(Recorder):
    def deliver(self, seat, events, view):
        super().deliver(seat, events, view)
        if seat == 0 and self.table is not None:
            print(len(self.table.entries), view.phase, len(view.trick.plays), flush=True)

spec = spec_of(("computer:random",) * 4, deals=0)
listener = Telling(random_answers(int(sys.argv[2])))
table = Table(spec, listener, Journal.create(Path(sys.argv[1]), Header(FORMAT, RULES, spec)),
              rng=random.Random(int(sys.argv[2])), pacing=Pacing.none())
listener.table = table
table.start()
while True:
    run(table)
    table.next_deal()
"""


def python(code: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("when", "milliseconds"), [("aboutToQuit", 0), ("aboutToQuit", 120), ("afterwards", 60)])
def test_quitting_beside_thinking_seats_leaves_no_thread(when: str, milliseconds: int) -> None:
    process = python(QUIT, when, str(milliseconds))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "[]\n", "")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_killed_in_the_middle_of_a_trick_has_every_input_that_was_told(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "a.journal"
    process = python(PLAY_FOR_EVER, str(path), str(seed))
    told = 0
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            count, phase, plays = line.split()
            told = int(count)
            if phase == "play" and int(plays) == 2 and told > 40 * seed:
                break
        process.kill()
        last = process.stdout.read().splitlines()  # what it still told before it ended
    if last:
        told = int(last[-1].split()[0])
    assert len(read(path).entries) >= told > 40 * seed
    journal, loaded = Journal.open_existing(path)
    journal.close()
    assert loaded.problem is None or loaded.problem.code == "journal_torn"
    assert len(loaded.entries) >= told
    match, bad = rebuild(loaded.header.spec, loaded.entries)
    assert bad is None
    assert sum(isinstance(each, Act) for each in loaded.entries) > 30
    assert match.view(0) is not None
