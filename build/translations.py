# SPDX-License-Identifier: MIT
"""Keep the translations: collect strings, fill them in, compile them, check that none is missing.

Usage (with the project's Python, which has PySide6):

    python build/translations.py --update                    read all sources into resources/i18n/*.ts
    python build/translations.py --set CONTEXT SOURCE TEXT…  translate one string (two TEXTs: singular and plural forms)
    python build/translations.py --merge FILE.json           translate many: {context: {source: text or [forms]}}
    python build/translations.py --release                   compile the .qm files, which are committed
    python build/translations.py --missing                   print what is untranslated, as JSON for --merge
    python build/translations.py --prune                     drop strings that no source has any more
    python build/translations.py --check                     exit 1 if anything is missing, obsolete or stale

`--language en` works on the English plural forms instead of Chinese. lupdate and lrelease come with PySide6-Essentials;
they are called in the package's own folder, so PATH does not matter. A lock keeps two runs from losing each other's
work. A string that no source has any more keeps its translation in the .ts file, in case it comes back, until --prune.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = {"zh_CN": ("shengji_zh_CN", 1), "en": ("shengji_en", 2)}  # file name, number of plural forms

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
_WORD = re.compile(r"[A-Za-z]{2,}")
_CHINESE = re.compile(r"[\u3400-\u9fff]")
# Words that stay as they are in Chinese text.
_NAMES = ("Enter", "Esc", "English", "Qt", "PySide6", "Python", "msgspec", "platformdirs", "LGPL", "MIT", "LAN")


class Key(NamedTuple):
    """What identifies a string."""

    context: str
    source: str
    comment: str = ""


class TranslationError(Exception):
    """A tool failed or a string does not exist; the text says which."""


def tool(name: str) -> Path:
    """lupdate or lrelease in the PySide6 package."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for candidate in (folder / name, folder / f"{name}.exe", folder / "Qt" / "libexec" / name):
        if candidate.is_file():
            return candidate
    raise TranslationError(f"{name} is not in {folder}: is PySide6-Essentials installed whole?")


def run(name: str, *arguments: str) -> None:
    """Run one of Qt's tools; TranslationError with its words if it fails or warns."""
    done = subprocess.run([str(tool(name)), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise TranslationError(f"{name} failed:\n{done.stdout}{done.stderr}")


def ts_file(language: str, folder: Path) -> Path:
    return folder / f"{LANGUAGES[language][0]}.ts"


def qm_file(language: str, folder: Path) -> Path:
    return folder / f"{LANGUAGES[language][0]}.qm"


def sources(root: Path) -> list[Path]:
    """The files that hold strings, in a fixed order."""
    return sorted((root / "shengji_qt").rglob("*.py"))


def update(root: Path, folder: Path, *, prune: bool = False) -> None:
    """Bring the .ts files up to date with the sources; `prune` drops strings that no source has any more."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        listing = Path(temporary) / "sources.lst"
        listing.write_text("\n".join(path.as_posix() for path in sources(root)), encoding="utf-8")
        for language in LANGUAGES:
            options = ["-locations", "none", "-sort-messages", "-silent", "-warnings-are-errors"]
            options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
            options += ["-source-language", "en", "-target-language", language]
            if language == "en":
                options.append("-pluralonly")
            if prune:
                options.append("-no-obsolete")
            run("lupdate", *options, f"@{listing}", "-ts", str(ts_file(language, folder)))


def release(folder: Path, target: Path) -> None:
    """Compile each .ts file of `folder` to a .qm file in `target`.

    The new file takes the place of the old one whole: a running program has that one mapped into its memory.
    """
    for language in LANGUAGES:
        made = qm_file(language, target)
        fresh = made.with_name(f"{made.name}.new")
        run("lrelease", "-silent", str(ts_file(language, folder)), "-qm", str(fresh))
        fresh.replace(made)


def messages(path: Path) -> Iterator[tuple[Key, ET.Element]]:
    """Every string of a .ts file with its element."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            yield Key(name, message.findtext("source") or "", message.findtext("comment") or ""), message


def forms(message: ET.Element) -> list[str]:
    """The translations of one string: one, or each plural form."""
    translation = message.find("translation")
    if translation is None:
        return [""]
    if message.get("numerus") == "yes":
        return [each.text or "" for each in translation.iter("numerusform")] or [""]
    return [translation.text or ""]


def unfinished(message: ET.Element) -> bool:
    """True for a string that lupdate or a translator has marked, or that is empty."""
    translation = message.find("translation")
    return translation is None or translation.get("type") == "unfinished" or not all(forms(message))


def obsolete(message: ET.Element) -> bool:
    """True for a string that no source had any more at the last --update."""
    translation = message.find("translation")
    return translation is not None and translation.get("type") in ("vanished", "obsolete")


def merge(path: Path, wanted: dict[str, dict[str, Any]]) -> None:
    """Put translations `{context: {source: text or [forms]}}` into a .ts file; TranslationError for unknown strings."""
    tree = ET.parse(path)
    left = {(context, source) for context, table in wanted.items() for source in table}
    for context in tree.getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            if not obsolete(message) and source in wanted.get(name, {}):
                left.discard((name, source))
                _fill(message, wanted[name][source])
    if left:
        listing = "\n".join(f"  {context}: {source}" for context, source in sorted(left))
        raise TranslationError(f"no such string (or not a plural):\n{listing}")
    text = ET.tostring(tree.getroot(), encoding="unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8", newline="\n")


def _fill(message: ET.Element, given: str | list[str]) -> None:
    texts = [given] if isinstance(given, str) else list(given)
    translation = message.find("translation")
    if translation is None:
        translation = ET.SubElement(message, "translation")
    translation.attrib.pop("type", None)
    for child in list(translation):
        translation.remove(child)
    if message.get("numerus") == "yes":
        translation.text = None
        for text in texts:
            ET.SubElement(translation, "numerusform").text = text
    elif len(texts) == 1:
        translation.text = texts[0]
    else:
        raise TranslationError(f"not a plural: {message.findtext('source')}")


def missing(folder: Path) -> dict[str, dict[str, dict[str, list[str]]]]:
    """What is not translated yet: language, context, source, the forms as they are."""
    result: dict[str, dict[str, dict[str, list[str]]]] = {}
    for language in LANGUAGES:
        for key, message in messages(ts_file(language, folder)):
            if unfinished(message) and not obsolete(message):
                result.setdefault(language, {}).setdefault(key.context, {})[key.source] = forms(message)
    return result


def check(root: Path, folder: Path) -> list[str]:
    """Everything that is wrong with the translations, a line each; empty if all is well."""
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        for language in LANGUAGES:
            ts, qm = ts_file(language, folder), qm_file(language, folder)
            if not ts.is_file() or not qm.is_file():
                return [f"{ts.name} or {qm.name} does not exist: run --update and --release"]
            (fresh / ts.name).write_bytes(ts.read_bytes())
        release(fresh, fresh)
        for language in LANGUAGES:
            if qm_file(language, fresh).read_bytes() != qm_file(language, folder).read_bytes():
                problems.append(f"{qm_file(language, folder).name} is stale: run --release")
        before = {language: dict(messages(ts_file(language, fresh))) for language in LANGUAGES}
        update(root, fresh, prune=True)
        after = {language: dict(messages(ts_file(language, fresh))) for language in LANGUAGES}
    for language in LANGUAGES:
        for key in sorted(after[language].keys() - before[language].keys()):
            problems.append(f"{language}: not collected, run --update: {key.context}: {key.source}")
        for key in sorted(before[language].keys() - after[language].keys()):
            problems.append(f"{language}: obsolete, run --prune: {key.context}: {key.source}")
        for key in sorted(after[language].keys() & before[language].keys()):
            message = before[language][key]
            problems += [f"{language}: {key.context}: {key.source}: {fault}" for fault in faults(language, message)]
    return problems


def faults(language: str, message: ET.Element) -> list[str]:
    """What is wrong with one translation."""
    if unfinished(message):
        return ["unfinished or empty"]
    source, texts = message.findtext("source") or "", forms(message)
    found = []
    if message.get("numerus") == "yes" and len(texts) != LANGUAGES[language][1]:
        found.append(f"needs {LANGUAGES[language][1]} plural form(s)")
    for text in texts:
        if set(_PLACEHOLDER.findall(text)) != set(_PLACEHOLDER.findall(source)):
            found.append("other placeholders than the source")
        if language == "zh_CN" and _has_words(source) and not _CHINESE.search(text):
            found.append("no Chinese in it")
    return found


def _has_words(source: str) -> bool:
    rest = _PLACEHOLDER.sub(" ", source)
    return any(word not in _NAMES for word in _WORD.findall(rest))


@contextmanager
def locked() -> Iterator[None]:
    """Wait until no other run works on the files."""
    path = Path(tempfile.gettempdir()) / "shengji-translations.lock"
    with path.open("a+b") as file:
        _acquire(file)
        yield


def _acquire(file: Any) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        while True:
            try:
                file.seek(0)
                getattr(msvcrt, "locking")(file.fileno(), getattr(msvcrt, "LK_LOCK"), 1)  # noqa: B009
                return
            except OSError:
                time.sleep(0.1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--update", action="store_true")
    what.add_argument("--set", nargs="+", metavar="WORD", help="CONTEXT SOURCE TEXT [TEXT]")
    what.add_argument("--merge", type=Path, metavar="FILE")
    what.add_argument("--release", action="store_true")
    what.add_argument("--missing", action="store_true")
    what.add_argument("--prune", action="store_true")
    what.add_argument("--check", action="store_true")
    parser.add_argument("--language", choices=tuple(LANGUAGES), default="zh_CN")
    options = parser.parse_args(arguments)
    if options.set is not None and len(options.set) < 3:
        parser.error("--set needs CONTEXT SOURCE TEXT")
    return options


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say; the exit code."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        with locked():
            return _work(options)
    except TranslationError as error:
        print(error, file=sys.stderr)
        return 1


def _work(options: argparse.Namespace) -> int:
    if options.check:
        problems = check(ROOT, FOLDER)
        print("\n".join(problems) or "translations: complete")
        return 1 if problems else 0
    if options.release:
        release(FOLDER, FOLDER)
        return 0
    update(ROOT, FOLDER, prune=options.prune)
    if options.missing:
        print(json.dumps(missing(FOLDER), ensure_ascii=False, indent=1))
    elif options.set is not None:
        context, source, *texts = options.set
        merge(ts_file(options.language, FOLDER), {context: {source: texts if len(texts) > 1 else texts[0]}})
    elif options.merge is not None:
        merge(ts_file(options.language, FOLDER), json.loads(options.merge.read_text(encoding="utf-8")))
    if options.set is not None or options.merge is not None:
        update(ROOT, FOLDER)  # in the form in which lupdate writes it
        release(FOLDER, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
