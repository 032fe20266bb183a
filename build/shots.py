# SPDX-License-Identifier: MIT
"""Pictures of every moment of every game in every size, language and theme, a page for them, and what is wrong there.

    python3 build/dev.py shots [--out FOLDER] [--games …] [--decks …] [--sizes …] [--langs …] [--themes …]
                               [--moments …] [--seed S]

`split` is the five-player game with two hands, `lan` the pages of a table of the network,
`replay` recorded matches, `reading` statistics and rules, `window` settings and the like,
`lesson` steps of the lessons. `--decks` counts for the
games that have a choice of decks. `--moments`: each game makes those that it has.

Exit code 1 if anything overlaps, is cut off, elided, hidden or outside the window, or if a moment is missing.
"""

from __future__ import annotations

import argparse
import html
import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
DEFAULT_OUT: Final = ROOT / ".shots"  # ignored by git
# What is asked for, and how the demo gets it: logical size and scale.
SIZES: Final[dict[str, tuple[str, int]]] = {
    "1000x640": ("1000x640", 1),
    "1440x900": ("1440x900", 1),
    "3840x2160": ("1920x1080", 2),
}
LANGS: Final = ("zh", "en")
THEMES: Final = ("light", "dark")
# How the demo is told what to play, and the numbers of decks there are to choose from.
GAMES: Final[dict[str, tuple[tuple[str, ...], tuple[int, ...]]]] = {
    "four": (("four",), (1, 2, 3)),
    "three": (("three",), ()),
    "five": (("five",), (1, 2, 3)),
    "split": (("five", "--mode", "split"), ()),
    "lan": (("lan",), ()),
    "replay": (("replay",), ()),
    "reading": (("reading",), ()),
    "lesson": (("lesson",), ()),
    "window": (("window",), ()),
}
DECKS: Final = (1, 2, 3)
USUAL_DECKS: Final = 2
THUMB_WIDTH: Final = 360
LONGEST_RUN: Final = 900  # seconds

Run = Callable[[Sequence[str], Mapping[str, str]], tuple[int, str]]


class Variant(NamedTuple):
    """One run of the demo."""

    size: str
    lang: str
    theme: str
    game: str = "four"
    decks: int = USUAL_DECKS

    @property
    def name(self) -> str:
        """Of the folder, and of the column on the page."""
        name = f"{self.game}_{self.size}_{self.lang}_{self.theme}"
        return name if self.decks == USUAL_DECKS else f"{name}_decks{self.decks}"

    @property
    def demo(self) -> list[str]:
        """The arguments by which the demo plays it."""
        game, decks = GAMES[self.game]
        return [*game, *(("--decks", str(self.decks)) if decks else ())]


class Outcome(NamedTuple):
    """What a run gave: its report, and what went wrong apart from the pictures ("" if nothing)."""

    variant: Variant
    report: dict[str, Any]
    trouble: str

    def defects(self) -> list[str]:
        """Everything that must not be, in words."""
        lines = [self.trouble] if self.trouble else []
        lines += [f"missing: {moment}" for moment in self.report["missing"]]
        for shot in self.report["shots"]:
            lines += [f"{shot['moment']}: {each}" for each in shot["defects"]]
        return [f"{self.variant.name}: {line}" for line in lines]


def variants(
    sizes: Iterable[str],
    langs: Iterable[str],
    themes: Iterable[str],
    games: Iterable[str] = ("four",),
    decks: Collection[int] = (USUAL_DECKS,),
) -> list[Variant]:
    """Every combination, the largest first, so that no core waits for it at the end."""
    played = [(game, each) for game in games for each in (GAMES[game][1] and decks) or (USUAL_DECKS,)]
    columns = list(itertools.product(langs, themes, played))
    ordered = sorted(sizes, key=list(SIZES).index, reverse=True)
    return [Variant(size, lang, theme, *each) for size in ordered for lang, theme, each in columns]


def known_moments(game: str, wanted: str | None) -> str | None:
    """Those of `wanted` that this game has, with commas between; None: all of them, "": none."""
    from shengji_qt.ui.demo.shows import SHOWS  # needs Qt, which wrong use and tests of the rest do not

    if wanted is None:
        return None
    there_are = SHOWS[GAMES[game][0][0]].moments
    return ",".join(moment for moment in wanted.split(",") if moment in there_are)


def shoot(variant: Variant, out: Path, seed: int, moments: str | None, run: Run) -> Outcome:
    """Run the demo once."""
    folder = out / variant.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*"):
        old.unlink()
    size, scale = SIZES[variant.size]
    command = [sys.executable, "-m", "shengji_qt", "demo", *variant.demo, "--seed", str(seed), "--shots", str(folder)]
    command += ["--lang", variant.lang, "--theme", variant.theme, "--size", size]
    if moments is not None:
        command += ["--moments", moments]
    env = {**os.environ, "QT_QPA_PLATFORM": platform(folder, size, scale), "QT_SCALE_FACTOR": str(scale)}
    code, errors = run(command, env)
    report = folder / "report.json"
    found = msgspec.json.decode(report.read_bytes()) if report.exists() else {"shots": [], "missing": []}
    trouble = ""
    if code != 0 and not found["missing"]:
        trouble = f"the demo ended with {code}: {last_line(errors)}"
    elif code != 0:
        trouble = last_line(errors, "missing:")
    return Outcome(variant, found, trouble)


def platform(folder: Path, size: str, scale: int) -> str:
    """Without windows, on a screen just as large as the window: on Qt's own, of 800 × 800 pixels, menus and questions
    would not stand where they do. A platform that was asked for is kept.
    """
    asked = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    if asked != "offscreen" or os.name == "nt":  # a path with a colon cannot be told
        return asked
    width, height = (int(each) * scale for each in size.split("x"))
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    file = folder.resolve() / "screen.json"
    file.write_bytes(msgspec.json.encode({"screens": [screen]}))
    return f"offscreen:configfile={file}"


def last_line(text: str, but: str = "\0") -> str:
    """The last line with something on it that does not begin with `but`."""
    return next((line for line in reversed(text.splitlines()) if line.strip() and not line.startswith(but)), "")


def run_demo(command: Sequence[str], env: Mapping[str, str]) -> tuple[int, str]:
    """Exit code and error output of one demo."""
    try:
        done = subprocess.run(
            command, env=dict(env), cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=LONGEST_RUN
        )
    except subprocess.TimeoutExpired:
        return 1, f"took longer than {LONGEST_RUN} s"
    return done.returncode, done.stderr


def index_page(outcomes: Sequence[Outcome]) -> str:
    """A static page: the defects, then a table a game with a row a moment and a column a variant."""
    lines = [line for outcome in outcomes for line in outcome.defects()]
    listed = "".join(f"<li>{html.escape(line)}</li>\n" for line in lines) or "<li>none</li>"
    games = dict.fromkeys(outcome.variant.game for outcome in outcomes)
    tables = "".join(_table(game, [each for each in outcomes if each.variant.game == game]) for game in games)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Shots</title><style>'
        "body{font:14px sans-serif;background:#eee}th{position:sticky;top:0;background:#eee;text-align:left}"
        "td{vertical-align:top;font-size:12px;color:#b00}img{display:block}</style></head><body>\n"
        f"<h1>Defects: {len(lines)}</h1>\n<ul>{listed}</ul>\n{tables}</body></html>\n"
    )


def _table(game: str, outcomes: Sequence[Outcome]) -> str:
    """All pictures of one game."""
    moments: list[str] = []
    files: dict[tuple[str, str], dict[str, Any]] = {}
    for outcome in outcomes:
        for shot in outcome.report["shots"]:
            files[outcome.variant.name, shot["moment"]] = shot
            if shot["moment"] not in moments:
                moments.append(shot["moment"])
    moments.sort(key=lambda moment: min(each["file"] for (_, name), each in files.items() if name == moment))
    names = [outcome.variant.name for outcome in outcomes]
    heads = "".join(f"<th>{html.escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><th>{html.escape(moment)}</th>{''.join(_cell(each, moment, files) for each in outcomes)}</tr>\n"
        for moment in moments
    )
    return f"<h2>{html.escape(game)}</h2>\n<table><tr><th></th>{heads}</tr>\n{rows}</table>\n"


def _cell(outcome: Outcome, moment: str, files: Mapping[tuple[str, str], dict[str, Any]]) -> str:
    name = outcome.variant.name
    shot = files.get((name, moment))
    if shot is None:
        return f"<td>{'cannot happen' if moment in outcome.report.get('impossible', ()) else '–'}</td>"
    words = "<br>".join(html.escape(each) for each in shot["defects"])
    place = f"{html.escape(name)}/{html.escape(shot['file'])}"
    small = place.removesuffix(".png") + ".jpg"
    return f'<td><a href="{place}"><img src="{small}" width="{THUMB_WIDTH}" loading="lazy" alt=""></a>{words}</td>'


def make_thumbnails(outcome: Outcome, out: Path) -> None:
    """A small picture beside each large one."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    for shot in outcome.report["shots"]:
        path = out / outcome.variant.name / shot["file"]
        small = QImage(str(path)).scaledToWidth(THUMB_WIDTH, Qt.TransformationMode.SmoothTransformation)
        small.save(str(path.with_suffix(".jpg")), quality=88)


class _Listed(argparse.Action):
    """Several values, with commas or blanks between them."""

    def __init__(self, option_strings: Sequence[str], dest: str, choices: Sequence[str], **rest: Any) -> None:
        super().__init__(option_strings, dest, **rest)
        self._known = choices

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, _option: str | None = None
    ) -> None:
        names = tuple(name for value in values for name in value.split(","))
        for name in names:
            if name not in self._known:
                raise argparse.ArgumentError(self, f"{name!r} is none of {', '.join(self._known)}")
        setattr(namespace, self.dest, names)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options; exits with 2 for wrong ones."""
    parser = argparse.ArgumentParser(prog="shots", description=(__doc__ or "").splitlines()[0], allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, metavar="FOLDER", help="default: .shots")
    lists: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("--games", list(GAMES), list(GAMES)),
        ("--decks", [str(each) for each in DECKS], [str(USUAL_DECKS)]),
        ("--sizes", list(SIZES), list(SIZES)),
        ("--langs", LANGS, LANGS),
        ("--themes", (*THEMES, "high_contrast"), THEMES),
    )
    for option, choices, default in lists:
        parser.add_argument(
            option,
            nargs="+",
            action=_Listed,
            choices=choices,
            default=tuple(default),
            metavar="A,B",
            help=f"of {','.join(choices)}; default: {','.join(default)}",
        )
    parser.add_argument("--moments", metavar="A,B", help="only these")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="runs at once")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str], run: Run = run_demo) -> int:
    """Run all variants, write the page; 1 if there is any defect. `run` is for tests."""
    options = parse(arguments)
    out = options.out.resolve()
    moments = {game: known_moments(game, options.moments) for game in options.games}
    games = [game for game in options.games if moments[game] != ""]
    if not games:
        print(f"none of these games has {options.moments}", file=sys.stderr)
        return 2
    wanted = variants(options.sizes, options.langs, options.themes, games, [int(each) for each in options.decks])
    with ThreadPoolExecutor(max_workers=max(1, options.jobs)) as pool:
        outcomes = list(pool.map(lambda each: shoot(each, out, options.seed, moments[each.game], run), wanted))
    for outcome in outcomes:
        make_thumbnails(outcome, out)
    page = out / "index.html"
    page.write_text(index_page(outcomes), encoding="utf-8")
    lines = [line for outcome in outcomes for line in outcome.defects()]
    print(*lines, sep="\n")
    pictures = sum(len(outcome.report["shots"]) for outcome in outcomes)
    print(f"{pictures} pictures, {len(lines)} defects: {page}")
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
