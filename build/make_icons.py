# SPDX-License-Identifier: MIT
"""Draw the icons of the table and of the program as plain SVG files.

The suit signs are those of make_cards.py. A sign is black (INK_OF_SIGNS) and gets its colour when it is shown. The
output is the same byte for byte on every run.

Usage: python build/make_icons.py [folder]      (default: resources/icons)
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from make_cards import BACKS, EDGE, INK, PAPER, RED, SUIT_SCALE, SUITS, dot, fill, group, line, mix, suit

INK_OF_SIGNS = "#000000"
IVORY, WHITE = "#e9edf1", "#ffffff"
FELT, GOLD = "#2c6653", "#e2bf6e"


def icon(content: str, size: int = 100) -> str:
    """Return the SVG file of an icon in a square box."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{content}</svg>\n'


def sign(name: str) -> str:
    """Return a suit sign that fills the box."""
    scale = 1 / max(1.0, SUIT_SCALE[name])
    return suit(name, 50, 50, 100 * scale, INK_OF_SIGNS)


def crown() -> str:
    """Return the declarer's crown."""
    points = fill("M15 84L8 30L33 52L50 16L67 52L92 30L85 84Z", INK_OF_SIGNS)
    return points + "".join(dot(x, y, 7, INK_OF_SIGNS) for x, y in ((8, 29), (50, 16), (92, 29)))


def card_count() -> str:
    """Return two cards, one behind the other."""
    back = line("M52 24V15A5 5 0 0 0 47 10H21A5 5 0 0 0 16 15V71A5 5 0 0 0 21 76H30", INK_OF_SIGNS, 8)
    front = f'<rect x="38" y="24" width="46" height="66" rx="6" fill="none" stroke="{INK_OF_SIGNS}" stroke-width="8"/>'
    return back + front


def steps() -> Iterator[tuple[str, str]]:
    """Yield (name, content) of the buttons of a replay: by cards, tricks and deals, play and pause."""
    card, trick, bar = "M68 16L26 50L68 84Z", "M54 18L12 50L54 82ZM92 18L50 50L92 82Z", "M14 16H24V84H14Z"
    deal = f"{bar}M86 16L38 50L86 84Z"
    for name, path in (("card", card), ("trick", trick), ("deal", deal)):
        back = fill(path, INK_OF_SIGNS)
        yield f"{name}_back", back
        yield f"{name}_ahead", f'<g transform="matrix(-1 0 0 1 100 0)">{back}</g>'
    yield "play", fill("M26 12L84 50L26 88Z", INK_OF_SIGNS)
    yield "pause", fill("M22 14H42V86H22ZM58 14H78V86H58Z", INK_OF_SIGNS)


def small_card(content: str, x: float, y: float, turn: float) -> str:
    """Return a card of 104 x 146 about (x, y) for the program's icon."""
    shade = '<rect x="-53" y="-69" width="106" height="148" rx="12" fill="#0c2019" fill-opacity="0.28"/>'
    body = f'<rect x="-52" y="-73" width="104" height="146" rx="11" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>'
    return group(shade + body + content, x, y, turn=turn)


def program() -> str:
    """Return the program's icon: a card with a rising chevron, for the level that rises, before a card face down."""
    ground, lines = BACKS["ink"]
    felt = f'<rect x="8" y="8" width="240" height="240" rx="54" fill="{FELT}"/>'
    rim = f'<rect x="10" y="10" width="236" height="236" rx="52" fill="none" stroke="{mix(PAPER, 0.16, FELT)}" '
    felt += f'{rim}stroke-width="4"/>'
    back = f'<rect x="-45" y="-66" width="90" height="132" rx="7" fill="{ground}"/>'
    back += f'<rect x="-38" y="-59" width="76" height="118" rx="4" fill="none" stroke="{lines}" stroke-width="3"/>'
    up = line("M-27 4L0 -20L27 4", RED, 13, True) + line("M-27 30L0 6L27 30", GOLD, 13, True)
    front = suit("S", -24, -44, 42, INK) + group(up, 0, 24)
    cards = small_card(back, -30, -5, -14) + small_card(front, 25, 5, 9)
    return felt + group(cards, 128, 128, 1.06)


def all_files() -> Iterator[tuple[str, str]]:
    """Yield (file name, content) of every icon."""
    for name in SUITS:
        yield f"suit_{name}.svg", icon(sign(name))
    yield "crown.svg", icon(crown())
    yield "side_circle.svg", icon(dot(50, 50, 42, INK_OF_SIGNS))
    yield "side_lozenge.svg", icon(fill("M50 2L98 50L50 98L2 50Z", INK_OF_SIGNS))
    yield "card_count.svg", icon(card_count())
    for name, content in steps():
        yield f"{name}.svg", icon(content)
    yield "check.svg", icon(line("M20 52L42 74L82 28", WHITE, 14, True))
    yield "dot.svg", icon(dot(50, 50, 26, WHITE))
    for name, colour in (("ink", INK), ("ivory", IVORY)):
        yield f"chevron_{name}.svg", icon(line("M16 34L50 68L84 34", colour, 13, True))
        yield f"chevron_up_{name}.svg", icon(line("M16 66L50 32L84 66", colour, 13, True))
    yield "app.svg", icon(program(), 256)


def write_all(folder: Path) -> None:
    """Write every file into the folder; raises OSError if that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in all_files():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    usual = Path(__file__).resolve().parent.parent / "resources" / "icons"
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else usual)
