# SPDX-License-Identifier: MIT
"""Does docs/ui_checklist.md name tests that exist? Each promise needs one at least.

A promise is a line `- sentence`; its tests follow as `  - `file::function``, or a file for all of its tests. Nothing is
imported or collected: the names are looked up in the source. Exit code 1 with a line for each thing that is wrong.
"""

from __future__ import annotations

import ast
import functools
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "docs" / "ui_checklist.md"

_PROMISE = re.compile(r"- (?!`)(.+)")
_TEST = re.compile(r"  - `([^`]+)`")


def main() -> int:
    try:
        text = LIST.read_text(encoding="utf-8")
    except OSError as error:
        print(f"{LIST.name}: {error.strerror}")
        return 1
    wrong = problems(text, ROOT)
    for each in wrong:
        print(f"{LIST.name}:{each}")
    return 1 if wrong else 0


def problems(text: str, root: Path) -> list[str]:
    """What is wrong, as `line: words`."""
    wrong: list[str] = []
    promise, tests, found = 0, 0, 0
    for number, line in enumerate([*text.splitlines(), "- "], start=1):
        if test := _TEST.fullmatch(line):
            tests += 1
            if not exists(test[1], root):
                wrong.append(f"{number}: no such test: {test[1]}")
        elif line.startswith("- "):
            if promise and not tests:
                wrong.append(f"{promise}: nothing proves this")
            promise, tests, found = number, 0, found + bool(_PROMISE.fullmatch(line))
        elif line.startswith(" "):
            wrong.append(f"{number}: neither a promise nor a test")
    return wrong if found else ["1: no promise at all"]


def exists(test: str, root: Path) -> bool:
    """Whether there is such a file, or such a function in it (`file::function`, `file::Class::function`)."""
    file, *names = test.split("::")
    known = functions(root / file)
    return "::".join(names) in known if names else bool(known)


@functools.cache
def functions(path: Path) -> frozenset[str]:
    """The test functions of a file; of a class as `Class::function`. Empty where there is no such file."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError):
        return frozenset()
    found = set()
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        for each in inside:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name.startswith("test_"):
                found.add(prefix + each.name)
    return frozenset(found)


if __name__ == "__main__":
    sys.exit(main())
