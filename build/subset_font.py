# SPDX-License-Identifier: MIT
"""Make small Chinese fonts of the system's Noto Sans CJK, for systems that have none (a bare Linux shows boxes).

They hold what a Chinese keyboard can write of the simplified script (GB 2312), Latin letters and the signs of our own
text. Noto's licence (OFL) lets a part be made and shipped under the same name, with the licence beside it.

Usage: python build/subset_font.py FOLDER
"""

import hashlib
import logging
import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

FAMILY = "Noto Sans CJK SC"
WEIGHTS = ("Regular", "Bold")
FOLDERS = ("/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk")
TRANSLATIONS = Path(__file__).resolve().parent.parent / "resources" / "i18n"


def sources() -> list[Path]:
    """The system's files, one for each weight; [] unless all are there."""
    for folder in map(Path, FOLDERS):
        files = [folder / f"NotoSansCJK-{weight}.ttc" for weight in WEIGHTS]
        if all(file.is_file() for file in files):
            return files
    return []


def characters() -> set[int]:
    """Code points that the fonts shall have."""
    text = set(map(chr, range(0x20, 0x7F))) | set(map(chr, range(0xA0, 0x180)))
    for high in range(0xA1, 0xF8):  # rows of GB 2312
        for low in range(0xA1, 0xFF):
            text.update(bytes((high, low)).decode("gb2312", "ignore"))
    for file in TRANSLATIONS.glob("*.ts"):
        text.update(file.read_text(encoding="utf-8"))
    text.update("♠♥♣♦♤♡♧♢—–…·“”‘’×→←↑↓✓✗●○■□▲△▼▽★☆①②③④⑤⑥⑦⑧⑨⑩")
    return {ord(character) for character in text}


def face(collection: TTCollection) -> TTFont:
    """The simplified Chinese font in the file. Raises LookupError."""
    for font in collection.fonts:
        if font["name"].getDebugName(1) == FAMILY or font["name"].getDebugName(16) == FAMILY:
            return font
    raise LookupError(f"no {FAMILY} in the collection")


def subset(source: Path, target: Path, wanted: set[int]) -> None:
    """Write the part of `source` that shows the wanted code points. The same source gives the same bytes."""
    options = Options(layout_features=["kern"], hinting=False, recalc_timestamp=False)
    options.name_IDs = ["*"]
    logging.getLogger("fontTools").setLevel(logging.ERROR)  # else PyInstaller's own log shows every glyph
    with TTCollection(source, lazy=True) as collection:
        font = face(collection)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=wanted)
        subsetter.subset(font)
        font.recalcTimestamp = False
        font.save(target)


def write_all(folder: Path) -> list[Path]:
    """Write the fonts into the folder; returns the files they were made of, [] where the system has none."""
    files = sources()
    wanted = characters() if files else set()
    for file, weight in zip(files, WEIGHTS, strict=False):
        folder.mkdir(parents=True, exist_ok=True)
        subset(file, folder / f"NotoSansCJKsc-{weight}.otf", wanted)
    return files


def cached(folder: Path) -> list[Path]:
    """The fonts, made anew only if the sources or the wanted signs have changed: it takes a minute."""
    facts = [f"{file} {file.stat().st_size} {file.stat().st_mtime_ns}" for file in sources()]
    code = Path(__file__).read_bytes() + repr((facts, sorted(characters()))).encode()
    stamp, digest = folder / "stamp", hashlib.sha256(code).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != digest:
        shutil.rmtree(folder, ignore_errors=True)
        write_all(folder)
        folder.mkdir(parents=True, exist_ok=True)
        stamp.write_text(digest, encoding="ascii")
    return sorted(folder.glob("*.otf"))


if __name__ == "__main__":
    if not write_all(Path(sys.argv[1])):
        sys.exit(f"{FAMILY} is not installed")
