# SPDX-License-Identifier: MIT
"""Pictures of all variants: what is run, what the page shows, and that any defect fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QColor, QImage

import shots
from shengji_qt.ui.demo.recorder import Report, Shot


def picture() -> bytes:
    """A PNG; made once, as the runs have threads of their own."""
    image = QImage(400, 250, QImage.Format.Format_RGB32)
    image.fill(QColor("#2c6653"))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


PICTURE = picture()


class Demo:
    """Stands in for the demo: writes pictures and a report."""

    def __init__(
        self,
        *,
        defects: tuple[str, ...] = (),
        missing: tuple[str, ...] = (),
        impossible: tuple[str, ...] = (),
        code: int = 0,
    ) -> None:
        self.runs: list[tuple[list[str], str]] = []
        self._defects, self._missing, self._code = defects, missing, code
        self._impossible = impossible

    def __call__(self, command: Sequence[str], env: Mapping[str, str]) -> tuple[int, str]:
        self.runs.append((list(command), env["QT_SCALE_FACTOR"]))
        folder = Path(command[command.index("--shots") + 1])
        (folder / "04_deal.png").write_bytes(PICTURE)
        report = Report((Shot("deal", "04_deal.png", 400, 250, self._defects),), self._missing, self._impossible)
        (folder / "report.json").write_bytes(msgspec.json.encode(report))
        return self._code, "LookupError: never came\n" + "".join(f"missing: {each}\n" for each in self._missing)


def option(command: list[str], name: str) -> str:
    return command[command.index(name) + 1]


def test_the_screen_is_as_large_as_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or menus and questions are pushed to where there is room on a smaller one."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    asked = shots.platform(tmp_path, "1920x1080", 2)
    assert asked.startswith("offscreen:configfile=")
    (screen,) = msgspec.json.decode(Path(asked.partition("=")[2]).read_bytes())["screens"]
    assert (screen["width"], screen["height"]) == (3840, 2160)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert shots.platform(tmp_path, "1000x640", 1) == "xcb"


def test_every_variant_is_run_with_its_size_language_and_theme(tmp_path: Path) -> None:
    demo = Demo()
    assert shots.main(["--out", str(tmp_path), "--seed", "5", "--jobs", "2", "--games", "four"], demo) == 0
    seen = {(option(c, "--size"), scale, option(c, "--lang"), option(c, "--theme")) for c, scale in demo.runs}
    assert len(seen) == len(demo.runs) == 12
    assert {(size, scale) for size, scale, _, _ in seen} == {("1000x640", "1"), ("1440x900", "1"), ("1920x1080", "2")}
    assert all(option(command, "--seed") == "5" and "--moments" not in command for command, _ in demo.runs)


ONE = ("--games", "four", "--sizes", "1000x640", "--langs", "zh", "--themes", "dark")


def test_the_page_links_every_picture_and_its_small_copy(tmp_path: Path) -> None:
    assert shots.main(["--out", str(tmp_path), *ONE], Demo()) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    for name in ("four_1000x640_zh_dark/04_deal.png", "four_1000x640_zh_dark/04_deal.jpg"):
        assert name in page
        assert not QImage(str(tmp_path / name)).isNull()
    assert "Defects: 0" in page
    assert "http" not in page and "<script" not in page


@pytest.mark.parametrize(
    ("demo", "line"),
    [
        (Demo(defects=("overlap: a and <b>",)), "four_1000x640_zh_dark: deal: overlap: a and <b>"),
        (Demo(missing=("ruff",), code=1), "four_1000x640_zh_dark: missing: ruff"),
        (Demo(code=134), "four_1000x640_zh_dark: the demo ended with 134: LookupError: never came"),
    ],
)
def test_any_defect_fails_and_is_listed(
    tmp_path: Path, demo: Demo, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main(["--out", str(tmp_path), *ONE], demo) == 1
    assert line in capsys.readouterr().out.splitlines()
    assert line.replace("<", "&lt;").replace(">", "&gt;") in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_pictures_of_an_older_run_are_not_shown_again(tmp_path: Path) -> None:
    old = tmp_path / "four_1000x640_zh_dark" / "report.json"
    old.parent.mkdir()
    old.write_text('{"shots": [], "missing": []}')
    assert shots.main(["--out", str(tmp_path), *ONE], lambda _command, _env: (1, "no Qt")) == 1
    assert not old.exists()


def test_only_what_is_asked_for(tmp_path: Path) -> None:
    demo = Demo()
    assert shots.main(["--out", str(tmp_path), *ONE, "--moments", "deal,bid"], demo) == 0
    assert [option(command, "--moments") for command, _ in demo.runs] == ["deal,bid"]
    with pytest.raises(SystemExit) as stopped:
        shots.main(["--sizes", "12x12"], demo)
    assert stopped.value.code == 2


def test_decks_are_asked_for_with_commas_or_blanks_and_kept_apart(tmp_path: Path) -> None:
    demo = Demo()
    assert shots.main(["--out", str(tmp_path), *ONE, "--decks", "1,3", "2"], demo) == 0
    assert sorted(option(command, "--decks") for command, _ in demo.runs) == ["1", "2", "3"]
    assert {folder.name for folder in tmp_path.iterdir() if folder.is_dir()} == {
        "four_1000x640_zh_dark",
        "four_1000x640_zh_dark_decks1",
        "four_1000x640_zh_dark_decks3",
    }
    with pytest.raises(SystemExit) as stopped:
        shots.main(["--decks", "1,4"], demo)
    assert stopped.value.code == 2


SMALL = ONE[2:]


def test_every_game_is_run_and_has_a_table_of_its_own(tmp_path: Path) -> None:
    demo = Demo()
    assert shots.main(["--out", str(tmp_path), *SMALL, "--decks", "1,3"], demo) == 0
    played = sorted(command[command.index("demo") + 1 : command.index("--seed")] for command, _ in demo.runs)
    assert played == [
        ["five", "--decks", "1"],
        ["five", "--decks", "3"],
        ["five", "--mode", "split"],
        ["four", "--decks", "1"],
        ["four", "--decks", "3"],
        ["lan"],
        ["lesson"],
        ["reading"],
        ["replay"],
        ["three"],
        ["window"],
    ]
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert [page.count(f"<h2>{game}</h2>") for game in shots.GAMES] == [1] * len(shots.GAMES)
    assert "split_1000x640_zh_dark/04_deal.png" in page


def test_each_game_is_asked_for_the_moments_that_it_has(tmp_path: Path) -> None:
    demo = Demo()
    assert shots.main(["--out", str(tmp_path), *SMALL, "--moments", "swap,result"], demo) == 0
    asked = {command[command.index("demo") + 1]: option(command, "--moments") for command, _ in demo.runs}
    assert asked == {"four": "result", "three": "swap,result", "five": "result"}
    assert shots.main(["--out", str(tmp_path), *SMALL, "--moments", "nothing"], demo) == 2


def test_what_cannot_happen_is_said_and_no_defect(tmp_path: Path) -> None:
    def demo(command: Sequence[str], env: Mapping[str, str]) -> tuple[int, str]:
        one = option(list(command), "--decks") == "1"
        code, errors = Demo(impossible=("must",) if one else ())(command, env)
        if not one:
            folder = Path(command[command.index("--shots") + 1])
            report = Report((Shot("must", "04_deal.png", 400, 250),), ())
            (folder / "report.json").write_bytes(msgspec.json.encode(report))
        return code, errors

    assert shots.main(["--out", str(tmp_path), *ONE, "--decks", "1,2"], demo) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert page.count("<td>cannot happen</td>") == 1
    assert page.count("<td>–</td>") == 1  # nobody asked the other run for the first one's moment
