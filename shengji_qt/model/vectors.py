# SPDX-License-Identifier: MIT
"""Runs worked examples of the rule documents through the real model (formats: last sections of the documents).

python -m shengji_qt.model.vectors FILE… [--where decks=2]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shengji_qt.model.five_player.vector_ops import run_five
from shengji_qt.model.four_player.vector_ops import run_four
from shengji_qt.model.three_player.vector_ops import run_three

Vector = dict[str, Any]


def run_vector(vector: Vector) -> dict[str, Any]:
    """What the model says, with the keys of `expect` (and perhaps more)."""
    if vector["id"].startswith("r3p-"):
        return run_three(vector)
    if vector["id"].startswith("r5p-"):
        return run_five(vector)
    return run_four(vector["given"])


def matches(expected: Any, got: Any) -> bool:
    """Equality; keys absent in `expected` are not compared."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return all(key in got and matches(value, got[key]) for key, value in expected.items())
    return bool(expected == got)


def judge(vector: Vector) -> tuple[bool, Any]:
    """Whether the example holds, and what the model gave (a text where it failed)."""
    try:
        got = run_vector(vector)
    except Exception as error:  # a broken example must not hide the others
        return False, f"{type(error).__name__}: {error}"
    expected = vector["expect"]
    same_form = {key: _MULTISETS[key] for key in expected if key in _MULTISETS and key in got}
    expected_form = {**expected, **{key: form(expected[key]) for key, form in same_form.items()}}
    got_form = {**got, **{key: form(got[key]) for key, form in same_form.items()}}
    return matches(expected_form, got_form), got


def _normal(value: Any) -> Any:
    """Multisets in one order: lists of cards, groups of cards, lists of components."""
    if isinstance(value, dict):
        return {key: _normal(each) for key, each in value.items()}
    if isinstance(value, list):
        return sorted((_normal(each) for each in value), key=lambda each: json.dumps(each, sort_keys=True))
    return value


def _normal_groups(value: Any) -> Any:
    return [sorted(group) for group in value]


_MULTISETS: dict[str, Callable[[Any], Any]] = {
    "components": _normal,
    "played": _normal,
    "lead": _normal,
    "groups": _normal_groups,
    "cells": _normal_groups,
    "trump_tiers": _normal_groups,
    "legal": _normal,
    "final_bottom": _normal,
}


def _filter(text: str) -> Callable[[Vector], bool]:
    key, separator, wanted = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError(f"expected KEY=VALUE, not {text!r}")
    defaults = {"decks": 2}
    return lambda vector: str(vector["given"].get(key, defaults.get(key))) == wanted


def _read(path: Path) -> list[Vector]:
    """The examples of a file; OSError or ValueError if there are none to read."""
    vectors: Any = json.loads(path.read_text(encoding="utf-8"))
    wanted = {"id", "given", "expect"}
    good = isinstance(vectors, list) and all(isinstance(each, dict) and wanted <= each.keys() for each in vectors)
    if not good:
        raise ValueError("not a list of examples")
    return list(vectors)


def main(argv: list[str] | None = None) -> int:
    """Print each failing id with got and expected, and last `N passed, M failed`; 1 on failure."""
    parser = argparse.ArgumentParser(prog="vectors", description="Run rule examples through the model.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--where",
        action="append",
        default=[],
        type=_filter,
        metavar="KEY=VALUE",
        help="only examples with this in given",
    )
    options = parser.parse_args(argv)
    passed = failed = 0
    for path in options.files:
        try:
            vectors = _read(path)
        except (OSError, ValueError) as error:
            print(f"{path}: cannot be read: {error}")
            failed += 1
            continue
        for vector in vectors:
            if not all(each(vector) for each in options.where):
                continue
            good, got = judge(vector)
            passed += good
            failed += not good
            if not good:
                print(f"{vector['id']}\n  got      {json.dumps(got, ensure_ascii=False)}")
                print(f"  expected {json.dumps(vector['expect'], ensure_ascii=False)}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
