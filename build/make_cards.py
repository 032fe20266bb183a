# SPDX-License-Identifier: MIT
"""Draw the card faces and backs as plain SVG files.

Every shape is drawn here: suit signs, numerals, letters, the two Chinese characters of each joker, court figures,
emblems and the lattice of the back. Only <path>, <rect>, <circle> and <g transform> are used (SVG Tiny), so that QtSvg
renders the files exactly and no font is needed. The output is the same byte for byte on every run.

Usage: python build/make_cards.py [folder]      (default: resources/cards)

The folder receives two_colour/ and four_colour/ (52 faces each: AS.svg ... KD.svg), the jokers in two forms of index
(bj_zh.svg, bj_en.svg, sj_zh.svg, sj_en.svg) and three backs (back_ink.svg, back_jade.svg, back_rouge.svg).

The drawing area is 200 x 280 units. The strip of 62 units on the left holds only the index (rank y 15-70, sign
y 78-120; a joker's index may use the whole strip): a fan that shows 31 % of a card shows all of it. The picture stands
in the block right of the strip, 124 units wide about BLOCK_X. Lines are at least 2 units wide where they repeat.
"""

import math
import sys
from collections.abc import Iterator
from pathlib import Path

WIDTH, HEIGHT, RADIUS = 200, 280, 14
BLOCK_X, BLOCK_Y = 127, 140  # the middle of the picture
PAPER, EDGE = "#fbf8f0", "#d8d0bf"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
INK, RED, GREEN, BLUE = "#20262e", "#b3261e", "#1c6b45", "#1f5796"
COLOURS = {
    "two_colour": {"S": INK, "H": RED, "C": INK, "D": RED},
    "four_colour": {"S": INK, "H": RED, "C": GREEN, "D": BLUE},
}
BACKS = {"ink": ("#1f3a5a", "#c9d5e2"), "jade": ("#1d5a4c", "#cbe0d6"), "rouge": ("#8e2f2a", "#f0d6c8")}
JOKER_LANGUAGES = ("zh", "en")

# --- suit signs, in a 100 x 100 box, centred on their optical middle --------------------------------------------------

STEM = "C53.5 82 58 90 66 95L34 95C42 90 46.5 82 47 69"
SUITS = {
    "S": f"M50 5C58 24 93 39 93 62C93 75 84 82 74 82C64 82 56 77 53 69{STEM}"
    "C44 77 36 82 26 82C16 82 7 75 7 62C7 39 42 24 50 5Z",
    "H": "M50 93C43 79 6 61 6 33C6 18 17 8 29 8C39 8 47 14 50 24C53 14 61 8 71 8C83 8 94 18 94 33C94 61 57 79 50 93Z",
    "D": "M50 1C60 18 76 37 92 50C76 63 60 82 50 99C40 82 24 63 8 50C24 37 40 18 50 1Z",
    "C": "M50 5A20.5 20.5 0 0 1 64.5 40C61.5 43 59 45 57 47.5C60 46 63 40.5 73.5 40.5A20.5 20.5 0 1 1 53 63.5"
    "L53 69C53.5 82 58 90 66 95L34 95C42 90 46.5 82 47 69L47 63.5A20.5 20.5 0 1 1 26.5 40.5C37 40.5 40 46 43 47.5"
    "C41 45 38.5 43 35.5 40A20.5 20.5 0 0 1 50 5Z",
}
SUIT_SCALE = {"S": 1.0, "H": 0.97, "D": 1.04, "C": 1.0}  # equal optical weight

# --- numerals and letters, cap height 100: (advance width, filled path, stroked path) ---------------------------------
# The strokes are drawn with an elliptical pen (see PEN_FLAT): stems are heavier than horizontals.

PEN, PEN_FLAT = 17.5, 0.8
GLYPHS = {
    "A": (72, "M26 0H46L72 100H53L47.3 77H24.7L19 100H0ZM28.3 63H43.7L36 31Z", ""),
    "2": (62, "", "M10 33C10 16 19 7 32 7C45 7 53 16 53 28C53 40 46 47 36 57C25 68 13 78 13 93H59"),
    "3": (
        61,
        "",
        "M9.5 25C12 13 20 7 30.5 7C42.5 7 50 14.5 50 26C50 38 42 46 30 46H21M30 46C44 46 52.5 55 52.5 69"
        "C52.5 84 43.5 93 30 93C18 93 10 86 8 73",
    ),
    "4": (64, "M34 0H53V63H64V77H53V100H35.5V77H0V63ZM35.5 63V24L16.5 63Z", ""),
    "5": (
        62,
        "M14 0H55V14H29L27.2 40L22.5 52.5L11 54Z",
        "M18.5 46.5C22 42.5 26 40 32 40C45 40 53 49.5 53 66C53 82.5 43.5 93 30 93C18 93 10.5 86.5 8 75",
    ),
    "6": (
        62,
        "",
        "M49 24C46.5 13 41 7 32.5 7C17 7 9 24 9 55C9 80 17 93 31 93C44.5 93 53 82.5 53 66.5"
        "C53 50.5 44.5 40.5 31.5 40.5C18.5 40.5 9.2 49 9 62V55",
    ),
    "7": (58, "M0 0H58V13.5L28.5 100H9.5L39 14.3H0Z", ""),
    "8": (
        63,
        "",
        "M31.5 7C43 7 50.5 14.5 50.5 26C50.5 37.5 43 45.5 31.5 45.5C20 45.5 12.5 37.5 12.5 26"
        "C12.5 14.5 20 7 31.5 7ZM31.5 45.5C45 45.5 54 55.5 54 69C54 83.5 45 93 31.5 93C18 93 9 83.5 9 69"
        "C9 55.5 18 45.5 31.5 45.5Z",
    ),
    "1": (30, "M13 0H29V100H11.5V23L0 29V14Z", ""),
    "0": (56, "", "M28 7C40 7 47 23 47 50C47 77 40 93 28 93C16 93 9 77 9 50C9 23 16 7 28 7Z"),
    "J": (50, "", "M41 0V66C41 84.5 34.5 93 24 93C14 93 8.5 86 7.5 72"),
    "Q": (
        74,
        "M40 69L52 62L73 97L59 104Z",
        "M36 7C53 7 63 24 63 50C63 76 53 93 36 93C19 93 9 76 9 50C9 24 19 7 36 7Z",
    ),
    "K": (66, "M0 0H17.5V100H0ZM43 0H64L17.5 62V36ZM23 55L35 39L66.5 100H46Z", ""),
    "O": (70, "", "M35 7C51 7 61 24 61 50C61 76 51 93 35 93C19 93 9 76 9 50C9 24 19 7 35 7Z"),
    "E": (52, "M0 0H50V14H17.5V42H46V56H17.5V86H52V100H0Z", ""),
    "R": (
        63,
        "M0 0H17.5V100H0ZM26 58L43 54L64 100H44.5Z",
        "M9 7H32C44.5 7 51.5 14.5 51.5 29C51.5 43.5 44.5 52 32 52H9",
    ),
}

# Chinese characters of the joker index, in a 100 x 100 box: stroked with the same pen
CHARACTERS = {
    "大": "M8 36H92M50 8C51 52 38 80 8 93M50 34C56 62 70 82 93 93",
    "小": "M50 7V84C50 91 46 93 35 91M24 32C22 49 17 63 7 75M75 32C79 48 86 62 94 74",
    "王": "M13 13H87M20 50H80M7 91H93M50 13V91",
}


# --- pieces of SVG ----------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """Format a coordinate as short as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def mix(colour: str, share: float, ground: str = PAPER) -> str:
    """Return the colour, share of it, laid over the ground."""
    pairs = ((int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def group(
    content: str, x: float = 0, y: float = 0, scale: float = 1, scale_y: float | None = None, turn: float = 0
) -> str:
    """Move, turn and scale some content."""
    parts = []
    if x or y:
        parts.append(f"translate({number(x)} {number(y)})")
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale_y is not None:
        parts.append(f"scale({scale:.4g} {scale_y:.4g})")
    elif scale != 1:
        parts.append(f"scale({scale:.4g})")
    return f'<g transform="{" ".join(parts)}">{content}</g>' if parts else content


def fill(path: str, colour: str) -> str:
    """Return a filled path."""
    return f'<path fill="{colour}" d="{path}"/>'


def line(path: str, colour: str, width: float, round_ends: bool = False) -> str:
    """Return a stroked path."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_ends else ""
    return f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends} d="{path}"/>'


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """Return a filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'


def suit(sign: str, x: float, y: float, size: float, colour: str, upside_down: bool = False) -> str:
    """Return a suit sign of the given size with its middle at (x, y)."""
    scale = size / 100 * SUIT_SCALE[sign]
    half = -50 * scale if not upside_down else 50 * scale
    return group(fill(SUITS[sign], colour), x + half, y + half, scale, turn=180 if upside_down else 0)


def pen(path: str, colour: str, width: float = PEN) -> str:
    """Stroke a path of M, L, H, V, C and Z, given in upright coordinates, with the elliptical pen."""
    spaced = "".join(f" {char} " if char.isalpha() else char for char in path)
    out: list[str] = []
    command, place = "", 0
    for token in spaced.split():
        if token.isalpha():
            command, place = token, 0
            out.append(token)
            continue
        down = command == "V" or (command != "H" and place % 2 == 1)
        value = number(float(token) / PEN_FLAT if down else float(token))
        out.append(f" {value}" if place else value)
        place += 1
    return group(line("".join(out), colour, width), scale=1, scale_y=PEN_FLAT)


def glyph(name: str, colour: str) -> str:
    """Return a numeral or letter of cap height 100; 9 is a turned 6."""
    _, filled, stroked = GLYPHS["6" if name == "9" else name]
    content = (fill(filled, colour) if filled else "") + (pen(stroked, colour) if stroked else "")
    return group(content, 62, 100, turn=180) if name == "9" else content


def rank_sign(rank: str, centre: float, top: float, height: float, colour: str) -> str:
    """Return the rank, centred on a vertical line; 10 is set tight."""
    scale = height / 100
    if rank == "10":
        narrow = scale * 0.88
        both = glyph("1", colour) + group(glyph("0", colour), 36)
        return group(both, centre - 93 * narrow / 2 + 1, top, narrow, scale)
    width = GLYPHS["6" if rank == "9" else rank][0] * scale
    return group(glyph(rank, colour), centre - width / 2, top, scale)


def index(rank: str, sign: str, colour: str) -> str:
    """Return the index in the strip: the rank over the suit sign."""
    return rank_sign(rank, 32, 15, 55, colour) + suit(sign, 32, 99, 43, colour)


# --- number cards -----------------------------------------------------------------------------------------------------

PIP = 47
COLUMNS = {"l": BLOCK_X - 38, "c": BLOCK_X, "r": BLOCK_X + 38}
ROWS = {"t": 40.0, "3": 106.67, "m": 140.0, "4": 173.33, "b": 240.0, "q": 90.0, "p": 190.0, "u": 73.33, "v": 206.67}
PIPS = {
    "2": "ctcb",
    "3": "ctcmcb",
    "4": "ltlbrtrb",
    "5": "ltlbcmrtrb",
    "6": "ltlmlbrtrmrb",
    "7": "ltlmlbcqrtrmrb",
    "8": "ltlmlbcqcprtrmrb",
    "9": "ltl3l4lbcmrtr3r4rb",
    "10": "ltl3l4lbcucvrtr3r4rb",
}


def pips(rank: str, sign: str, colour: str) -> str:
    """Return the classical layout of a number card; the signs below the middle stand on their heads."""
    layout = PIPS[rank]
    places = [(COLUMNS[layout[i]], ROWS[layout[i + 1]]) for i in range(0, len(layout), 2)]
    return "".join(suit(sign, x, y, PIP, colour, upside_down=y > BLOCK_Y) for x, y in places)


def blossom(x: float, y: float, radius: float, petal: str, heart: str) -> str:
    """Return a plum blossom: five round petals and a heart."""
    angles = [math.radians(72 * i - 90) for i in range(5)]
    petals = "".join(
        dot(x + radius * 0.56 * math.cos(a), y + radius * 0.56 * math.sin(a), radius * 0.43, petal) for a in angles
    )
    stamens = "".join(
        dot(x + radius * 0.36 * math.cos(a + 0.63), y + radius * 0.36 * math.sin(a + 0.63), radius * 0.06, heart)
        for a in angles
    )
    return petals + dot(x, y, radius * 0.2, heart) + stamens


def volute(colour: str) -> str:
    """Return a ruyi scroll about the origin: two volutes that leave a small lozenge."""
    path = "M6 0C15 0 18 -7 26 -7C32 -7 35.5 -3 35.5 1.5C35.5 6 32.5 8.5 29 8.5C25.8 8.5 24 6.4 24 4"
    half = line(path, colour, 2.4, True)
    return half + group(half, 0, 0, -1, 1) + fill("M0 -5L4 0L0 5L-4 0Z", colour)


def ace(sign: str, colour: str) -> str:
    """Return one large sign; the ace of spades has an inner contour, a plum blossom and a scroll above and below."""
    if sign != "S":
        return suit(sign, BLOCK_X, BLOCK_Y, 104, colour)
    contour = group(line(SUITS["S"], PAPER, 2.2), -50 * 0.98, -50 * 0.98 + 0.8, 0.98)
    body = suit("S", 0, 0, 116, colour) + contour + blossom(0, 3, 25, PAPER, colour)
    scrolls = group(volute(colour), 0, 92, 1.25) + group(volute(colour), 0, -92, 1.25, turn=180)
    return group(body + scrolls, BLOCK_X, BLOCK_Y)


# --- court figures ----------------------------------------------------------------------------------------------------
# A court card is a hanging scroll: a tall tinted panel with one figure. Drawn about the middle of the block.

PANEL_X, PANEL_Y, PANEL_R = 59, 124, 9


def panel(ground: str, edge: str) -> str:
    """Return the scroll itself."""
    size = f'x="{-PANEL_X}" y="{-PANEL_Y}" width="{2 * PANEL_X}" height="{2 * PANEL_Y}" rx="{PANEL_R}"'
    return f'<rect {size} fill="{ground}" stroke="{edge}" stroke-width="2"/>'


def foot(top: float, colour: str, skyline: str = "") -> str:
    """Return the ground at the foot of the panel, from the skyline (or a straight top) down to the round corners."""
    x, y, r = PANEL_X - 1, PANEL_Y - 1, PANEL_R - 1
    head = skyline or f"M{-x} {number(top)}H{x}"
    return fill(f"{head}V{y - r}A{r} {r} 0 0 1 {x - r} {y}H{r - x}A{r} {r} 0 0 1 {-x} {y - r}Z", colour)


def arch(x: float, base: float, radius: float, colour: str, side: int = 0) -> str:
    """Return a half disc; side -1 or 1 keeps only its left or right quarter."""
    r, y = number(radius), number(base)
    if side == 0:
        curve = f"M{number(x - radius)} {y}A{r} {r} 0 0 1 {number(x + radius)} {y}Z"
    elif side > 0:
        curve = f"M{number(x)} {y}V{number(base - radius)}A{r} {r} 0 0 1 {number(x + radius)} {y}Z"
    else:
        curve = f"M{number(x - radius)} {y}A{r} {r} 0 0 1 {number(x)} {number(base - radius)}V{y}Z"
    return fill(curve, colour)


def wave(x: float, base: float, radius: float, tints: tuple[str, str, str], side: int = 0) -> str:
    """Return one scale of the sea: a rim, a body and an eye."""
    shares = zip((1, 0.82, 0.44), tints, strict=True)
    return "".join(arch(x, base, radius * share, tint, side) for share, tint in shares)


def king(sign: str, colour: str, mid: str, soft: str) -> str:
    """Return a crown before the rising sun, over a calm sea."""
    sun = dot(0, -4, 52, PAPER)
    back = fill("M-34 14L-37 -17L-22 -4L-12 -33L0 -9L12 -33L22 -4L37 -17L34 14Z", mid)
    front = fill(
        "M-34 20L-43 -14C-36 -6 -29 1 -21 3C-15 -8 -6 -18 0 -31C6 -18 15 -8 21 3C29 1 36 -6 43 -14L34 20Z", colour
    )
    band = fill("M-34 23.5H34L32.4 34H-32.4Z", colour) + "".join(dot(x, 28.7, 2.2, PAPER) for x in (-20, 0, 20))
    balls = "".join(dot(x, y, r, colour) for x, y, r in ((-43.5, -18, 4.4), (0, -36.5, 5.4), (43.5, -18, 4.4)))
    balls += "".join(dot(x, y, 3.4, mid) for x, y in ((-12, -37), (12, -37)))
    crown = group(back + front + band + balls + suit(sign, 0, 5.5, 24, PAPER), 0, -38, 1.12)
    tints, radius = (PAPER, mid, soft), (PANEL_X - 1) / 3
    sea = ""
    for row, base in enumerate((66.0, 80.0, 94.0)):
        even = ((-2, 0), (0, 0), (2, 0))
        odd = ((-3, 1), (-1, 0), (1, 0), (3, -1))
        sea += "".join(wave(x * radius, base, radius, tints, side) for x, side in (odd if row % 2 else even))
    return sun + crown + sea + foot(94, mid)


def queen(sign: str, colour: str, mid: str, soft: str) -> str:
    """Return a lotus in layered petals before the moon, over still water."""
    petal = "M0 0C-15 -14 -15 -44 0 -66C15 -44 15 -14 0 0Z"
    pale = mix(colour, 0.42)
    layers = [(80, 0.6, soft), (-80, 0.6, soft), (54, 0.74, pale), (-54, 0.74, pale)]
    layers += [(27, 0.94, mid), (-27, 0.94, mid), (0, 1.14, colour)]
    petals = "".join(
        group(fill(petal, tint) + line(petal, PAPER, 2 / scale), scale=scale, turn=turn) for turn, scale, tint in layers
    )
    flower = group(petals + suit(sign, 0, -35, 18, PAPER), 0, 50, 1.38)
    stamens = "".join(dot(x, y, r, mid) for x, y, r in ((0, -69, 3.6), (-12, -63, 2.8), (12, -63, 2.8)))
    ripples = "".join(line(f"M{-w} {y}H{w}", PAPER, 3, True) for w, y in ((30, 77), (40, 90), (22, 103)))
    return dot(0, -36, 53, PAPER) + foot(63, mid) + ripples + flower + stamens


def jack(sign: str, colour: str, mid: str, soft: str) -> str:
    """Return a straight sword with the suit sign at its guard, before a lozenge and two mountain ridges."""
    x = PANEL_X - 1
    ground = fill("M0 -116L50 -26L0 64L-50 -26Z", PAPER)
    far = foot(0, soft, f"M{-x} 84L-38 62L-20 80L6 52L34 82L46 72L{x} 82")
    near = foot(0, mid, f"M{-x} 104L-36 88L-10 108L22 84L{x} 106")
    blade = fill("M0 -110L-7.5 -96V4H0Z", mid) + fill("M0 -110L7.5 -96V4H0Z", colour)
    guard = fill("M-36 -6C-36 6 -26 12 -14 12H14C26 12 36 6 36 -6C28 2 16 4 0 4C-16 4 -28 2 -36 -6Z", colour)
    grip = fill("M-5.5 12H5.5V66H-5.5Z", colour) + line("M-5.5 38H5.5M-5.5 47H5.5M-5.5 56H5.5", PAPER, 2.4)
    pommel = dot(0, 70, 8, colour) + dot(0, 70, 3, PAPER)
    medallion = dot(0, 8, 22, colour) + dot(0, 8, 18.5, PAPER) + suit(sign, 0, 8, 25, colour)
    return ground + far + near + blade + guard + grip + pommel + medallion


def court(rank: str, sign: str, colour: str) -> str:
    """Return the scroll of a court card."""
    mid, soft, ground = mix(colour, 0.58), mix(colour, 0.26), mix(colour, 0.09)
    figure = {"K": king, "Q": queen, "J": jack}[rank](sign, colour, mid, soft)
    return group(panel(ground, soft) + figure, BLOCK_X, BLOCK_Y)


# --- jokers -----------------------------------------------------------------------------------------------------------


def cloud(x: float, y: float, scale: float, colour: str, mirrored: bool = False) -> str:
    """Return an auspicious cloud: two spirals and a trailing line."""
    path = (
        "M-46 12H22C33 12 40 5 40 -4C40 -13 33 -19 25 -19C17 -19 12 -13 12 -7C12 -1 16 3 21 3C25 3 28 0 28 -3"
        "M12 -7C11 -20 1 -28 -9 -28C-19 -28 -26 -21 -26 -13C-26 -6 -21 -1 -15 -1C-10 -1 -6 -4 -6 -9"
    )
    return group(line(path, colour, 5, True), x, y, -scale if mirrored else scale, scale)


def joker_index(big: bool, language: str, colour: str) -> str:
    """Return the index of a joker: two characters, or five letters that the big joker sets white on a tablet."""
    if language == "zh":
        head = "大" if big else "小"
        return group(pen(CHARACTERS[head], colour, 16.5), 9, 15, 0.46) + group(
            pen(CHARACTERS["王"], colour, 16.5), 9, 71, 0.46
        )
    tablet = f'<rect x="12" y="15" width="40" height="142" rx="8" fill="{colour}"/>' if big else ""
    letters = ""
    for place, name in enumerate("JOKER"):
        left = 32 - GLYPHS[name][0] * 0.28 / 2
        letters += group(glyph(name, PAPER if big else colour), left, 23 + 26 * place, 0.28, 0.22)
    return tablet + letters


def joker(big: bool, language: str) -> str:
    """Return the big joker, the sun in colour, or the small joker, the moon in grey."""
    if big:
        main, second, third, soft = RED, "#c98a1b", "#1d6b5a", "#f6e3c4"
    else:
        main, second, third, soft = "#4a525c", "#868e98", "#6b737d", "#e6e6e2"
    parts = [dot(0, 0, 57, soft)]
    if big:
        for i in range(24):
            tip = -64 if i % 2 else -58
            parts.append(group(fill(f"M-2.8 -49L0 {tip}L2.8 -49Z", second), turn=15 * i))
        parts += [dot(0, 0, 45, second), dot(0, 0, 41, PAPER), dot(0, 0, 37.5, main), blossom(0, 0, 28, soft, main)]
    else:
        parts += [dot(0, 0, 44, main), dot(17, -14, 36, soft)]
        star = "M0 -3.4L0.9 -0.9L3.4 0L0.9 0.9L0 3.4L-0.9 0.9L-3.4 0L-0.9 -0.9Z"
        for x, y, scale in ((10, -16, 3.6), (29, -33, 2.4), (34, -6, 2.2)):
            parts.append(group(fill(star, second), x, y, scale))
    sky = group("".join(parts), BLOCK_X, 88)
    clouds = cloud(154, 172, 0.9, third) + cloud(98, 190, 0.72, second, mirrored=True)
    sea = ""
    for row, count in enumerate((2, 3, 4)):
        base, tint = 238 + row * 12, main if row == 2 else third
        for i in range(count):
            sea += wave(BLOCK_X + (2 * i - count + 1) * 15, base, 15, (tint, PAPER, second))
    return joker_index(big, language, main) + sky + clouds + sea


# --- backs ------------------------------------------------------------------------------------------------------------


def lattice(ground: str, lines: str) -> str:
    """Return a window lattice: linked begonia quatrefoils, a lozenge in each gap, and a round moon gate."""
    cell, left, top, columns, rows = 28, 16, 14, 6, 9
    faint, strong = mix(lines, 0.42, ground), mix(lines, 0.7, ground)
    flowers, hearts, gaps = [], [], []
    for column in range(columns):
        for row in range(rows):
            x, y = left + cell * column, top + cell * row
            flowers.append(f"M{x + 7} {y + 7}a7 7 0 0 1 14 0a7 7 0 0 1 0 14a7 7 0 0 1 -14 0a7 7 0 0 1 0 -14z")
            hearts.append(f"M{x + 14} {y + 11}l3 3l-3 3l-3 -3z")
            if column and row:
                gaps.append(f"M{x} {y - 4}l4 4l-4 4l-4 -4z")
    frame = (
        f'<rect x="{left - 3}" y="{top - 2}" width="{cell * columns + 6}" height="{cell * rows + 4}" rx="6" '
        f'fill="none" stroke="{strong}" stroke-width="2.4"/>'
    )
    gate = dot(100, 140, 46, ground) + dot(100, 140, 42, strong) + dot(100, 140, 39.4, ground)
    gate += dot(100, 140, 35.5, faint) + dot(100, 140, 33.3, ground) + blossom(100, 141, 28, lines, ground)
    marks = fill("".join(hearts), faint) + fill("".join(gaps), faint)
    return line("".join(flowers), strong, 2.2) + marks + gate + frame


# --- whole cards ------------------------------------------------------------------------------------------------------


def card(content: str, paper: str = PAPER, edge: str = EDGE) -> str:
    """Return the SVG file of a card with the content on its paper."""
    size = f'x="0.75" y="0.75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="{RADIUS}"'
    body = f'<rect {size} fill="{paper}" stroke="{edge}" stroke-width="1.5"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}{content}</svg>\n'


def face(rank: str, sign: str, colour: str) -> str:
    """Return the SVG file of a face that is no joker."""
    if rank == "A":
        picture = ace(sign, colour)
    elif rank in PIPS:
        picture = pips(rank, sign, colour)
    else:
        picture = court(rank, sign, colour)
    return card(index(rank, sign, colour) + picture)


def back(ground: str, lines: str) -> str:
    """Return the SVG file of a back."""
    rim = f'<rect x="5" y="5" width="190" height="270" rx="10" fill="{ground}"/>'
    return card(rim + lattice(ground, lines))


def all_files() -> Iterator[tuple[str, str]]:
    """Yield (path below the folder, content) of every file."""
    for name, colours in COLOURS.items():
        for sign, colour in colours.items():
            for rank in RANKS:
                yield f"{name}/{rank}{sign}.svg", face(rank, sign, colour)
    for text in ("bj", "sj"):
        for language in JOKER_LANGUAGES:
            yield f"{text}_{language}.svg", card(joker(text == "bj", language))
    for name, (ground, lines) in BACKS.items():
        yield f"back_{name}.svg", back(ground, lines)


def write_all(folder: Path) -> None:
    """Write every file below the folder; raises OSError if that is not possible."""
    for path, content in all_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    usual = Path(__file__).resolve().parent.parent / "resources" / "cards"
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else usual)
