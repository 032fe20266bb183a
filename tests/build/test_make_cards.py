# SPDX-License-Identifier: MIT
"""The committed pictures are what the generators draw, and QtSvg can draw them without a font."""

import math
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
CARDS, ICONS = ROOT / "resources" / "cards", ROOT / "resources" / "icons"
ALLOWED = {"svg", "g", "path", "rect", "circle"}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(script: str, target: Path) -> None:
    subprocess.run([sys.executable, "-B", str(ROOT / "build" / script), str(target)], check=True)


@pytest.mark.parametrize(("script", "committed"), [("make_cards.py", CARDS), ("make_icons.py", ICONS)])
def test_the_committed_files_are_what_the_generator_writes(script: str, committed: Path, tmp_path: Path) -> None:
    run(script, tmp_path)
    drawn = contents(tmp_path)
    assert drawn.keys() == contents(committed).keys()
    assert drawn == contents(committed)


def test_every_card_has_its_file() -> None:
    faces = {f"{rank}{sign}.svg" for rank in RANKS for sign in "SHCD"}
    expected = {f"{colours}/{name}" for colours in ("two_colour", "four_colour") for name in faces}
    expected |= {f"{joker}_{language}.svg" for joker in ("bj", "sj") for language in ("zh", "en")}
    expected |= {f"back_{tint}.svg" for tint in ("ink", "jade", "rouge")}
    assert contents(CARDS).keys() == expected


def test_the_two_sets_differ_in_clubs_and_diamonds_only() -> None:
    for rank in RANKS:
        for sign in "SHCD":
            two, four = (CARDS / colours / f"{rank}{sign}.svg" for colours in ("two_colour", "four_colour"))
            assert (two.read_bytes() == four.read_bytes()) == (sign in "SH"), f"{rank}{sign}"


@pytest.mark.parametrize("folder", [CARDS, ICONS], ids=["cards", "icons"])
def test_files_are_small_and_plain(folder: Path) -> None:
    for name, data in contents(folder).items():
        text = data.decode("utf-8")
        assert set(re.findall(r"<([A-Za-z]+)", text)) <= ALLOWED, name
        assert text.startswith("<svg ") and text.endswith("</svg>\n") and "\r" not in text, name
        assert "style=" not in text and "url(" not in text and "font" not in text, name
        assert len(data) < 10_000, name


def strokes(element: ElementTree.Element, scale: float = 1.0) -> Iterator[float]:
    """Widths of all lines below an element, in units of the card."""
    for found in re.findall(r"scale\(([^)]*)\)", element.get("transform", "")):
        factors = [abs(float(factor)) for factor in found.split()]
        scale *= math.sqrt(factors[0] * factors[-1])
    if "stroke-width" in element.attrib:
        yield float(element.attrib["stroke-width"]) * scale
    for child in element:
        yield from strokes(child, scale)


def test_lines_stay_visible_on_a_small_card() -> None:
    """At 100 px a unit is half a pixel: a line under 2 units turns grey. Only the paper's own edge is finer."""
    for name, data in contents(CARDS).items():
        _paper, *picture = ElementTree.fromstring(data)
        widths = [width for element in picture for width in strokes(element)]
        assert all(width >= 1.99 for width in widths), (name, min(widths))
