# SPDX-License-Identifier: MIT
"""Compile the rollout core with Cython, into shengji_qt/_compiled. It is faster then; nothing else changes.

The core is complete without: `shengji_qt.ai.core.backend` takes the compiled form if it is there and made from the
sources that are there.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from restricted import Unit  # noqa: E402
from shengji_qt.ai.core import backend, endgame, five_play, five_state, inference, state, three_play, three_state  # noqa: E402
from shengji_qt.ai.core.state import LENGTH, RESULTS  # noqa: E402
from shengji_qt.ai.core.table import Table  # noqa: E402
from shengji_qt.model.cards import POINTS, Rank, Trump  # noqa: E402
from shengji_qt.model.order import four_order  # noqa: E402

NAME: Final = backend.NAME
UNCHANGED: Final = "Nothing was changed; the program runs without, its computer players think more slowly."
FACES: Final = 64  # entries of a list of the table that goes by bit number
HEAD: Final = '''# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=False, embedsignature=False
"""The rollout core, translated and compiled by build/compile.py."""

from libc.string cimport memcpy

cdef extern from *:
    """
    static __inline long long bit_count(long long x) {
        unsigned long long v = (unsigned long long)x;  /* no instruction that an old processor has not, and no call */
        v = v - ((v >> 1) & 0x5555555555555555ULL);
        v = (v & 0x3333333333333333ULL) + ((v >> 2) & 0x3333333333333333ULL);
        v = (v + (v >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (long long)((v * 0x0101010101010101ULL) >> 56);
    }
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline long long bit_length(long long x) {
        unsigned long at;
        return _BitScanReverse64(&at, (unsigned __int64)x) ? (long long)at + 1 : 0;
    }
    #else
    static inline long long bit_length(long long x) { return x ? 64 - __builtin_clzll((unsigned long long)x) : 0; }
    #endif
    """
    long long bit_count(long long x) noexcept nogil
    long long bit_length(long long x) noexcept nogil

'''
ENTRY: Final = '''

def {game}(Rules rules, list state, list plays):
    """By play: what that play and those of the lean policy to the end come to."""
    cdef long long[{length}] before
    cdef long long[{length}] after
    cdef long long p1, p2, p3
    cdef int i
    for i in range({length}):
        before[i] = state[i]
    found = []
    for play in plays:
        p1, p2, p3 = play
        with nogil:
            memcpy(after, before, sizeof(before))
            {step}(&rules.table, after, p1, p2, p3)
            {finish}(&rules.table, after)
        found.append(({outcome}))
    return found
'''

WANDER: Final = '''

def wander(Rules rules, list state, list free, const long long[::1] history, const long long[::1] facts):
    """Change cards of a world of four players, in both lists; `history` has one number more than it says."""
    cdef long long[{length} * 2] here
    cdef long long[{free}] cards
    cdef long long found
    cdef int i
    for i in range({length}):
        here[i] = state[i]
    for i in range({free}):
        cards[i] = free[i]
    with nogil:
        found = {wander}(
            &rules.table, here, cards, <long long*>&history[0], history.shape[0] - 1, <long long*>&facts[0]
        )
    for i in range({length}):
        state[i] = here[i]
    for i in range({free}):
        free[i] = cards[i]
    return found
'''


def source() -> str:
    """The text of the extension."""
    unit = Unit()
    entries = ""
    games = (
        ("four", endgame, LENGTH),
        ("three", three_play, three_state.LENGTH),
        ("five", five_play, five_state.LENGTH),
    )
    for game, module, length in games:
        names = {name: unit.add(getattr(module, name)) for name in ("step", "finish")}
        result = ", ".join(f"after[{at}]" for at in RESULTS[game])
        entries += ENTRY.format(game=game, length=length, outcome=result, **names)
    walk = unit.add(inference.wander)
    entries += WANDER.format(length=LENGTH, free=inference.FREE, wander=walk)
    functions = unit.text()
    example = Table(four_order(Rank(5), Trump.HEARTS), 2, POINTS)
    lists = {name for name in unit.fields if isinstance(getattr(example, name), list)}
    sizes = {name: max(FACES, len(getattr(example, name))) for name in lists}
    struct = "cdef struct Table:\n"
    made = 'cdef class Rules:\n    """The tables of one ordering."""\n\n    cdef Table table\n\n'
    made += "    def __init__(self, table):\n        cdef int i\n"
    for name in sorted(unit.fields):
        struct += f"    long long {name}[{sizes[name]}]\n" if name in lists else f"    long long {name}\n"
        if name in lists:
            made += f"        for i in range(len(table.{name})):\n            self.table.{name}[i] = table.{name}[i]\n"
        else:
            made += f"        self.table.{name} = table.{name}\n"
    modules = sorted(unit.modules | {Table.__module__, state.__name__})
    mark = f'\nMODULES = {modules}\nSOURCES = "{backend.mark(modules)}"\n'
    return HEAD + struct + "\n\n" + made + "\n\n" + functions + entries + mark


def digest(parts: list[bytes]) -> str:
    """One hash of several texts."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def build(folder: Path) -> Path:
    """Translate and compile into `folder`; gives the extension. Raises CalledProcessError without a compiler, whose
    stderr says what is wrong; then nothing has changed.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        (work / f"{NAME}.pyx").write_text(source(), encoding="utf-8")
        run([sys.executable, "-m", "cython", f"{NAME}.pyx"], work)
        (work / "setup.py").write_text(SETUP, encoding="utf-8")
        run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], work)
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"{NAME}{suffix}"
        draft = folder / f"{NAME}.new"
        shutil.copyfile(work / f"{NAME}{suffix}", draft)
        os.replace(draft, target)
        return target


SETUP: Final = f'''
import sys
from setuptools import Extension, setup
flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-fwrapv", "-Wno-unused-function"]
made = Extension("{NAME}", ["{NAME}.c"], extra_compile_args=flags)
setup(name="{NAME}", ext_modules=[made], script_args=sys.argv[1:])
'''


def run(command: list[str], work: Path) -> None:
    """Run a program in `work`. Raises CalledProcessError with all that it said in its stderr."""
    both, one = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, cwd=work, encoding="utf-8", errors="replace", stdout=both, stderr=one)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, command, stderr=done.stdout)


def main() -> int:
    """Compile; 1 without a compiler or without Cython."""
    parser = argparse.ArgumentParser(prog="build/dev.py compile", description="Compile the rollout core.")
    parser.add_argument("--out", type=Path, default=ROOT / "shengji_qt" / "_compiled", help="folder of the extension")
    folder = parser.parse_args().out
    missing = [name for name in ("Cython", "setuptools") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"compile: {' and '.join(missing)} not installed. {UNCHANGED}", file=sys.stderr)
        return 1
    try:
        made = build(folder)
    except subprocess.CalledProcessError as error:
        print(error.stderr, file=sys.stderr)
        print(f"compile: no C compiler that works here. {UNCHANGED}", file=sys.stderr)
        return 1
    print(f"compile: {made}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
