# SPDX-License-Identifier: MIT
"""The command line: what each command does, its words and its exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shengji_qt import __version__, cli, paths
from shengji_qt.ai import arena
from shengji_qt.model.cards import Rank
from shengji_qt.model.journal import FORMAT, RULES, Act, Header, MatchSpec, SeatSpec
from shengji_qt.model.notation import match_text
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PYRAMID
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.table.journal import line_bytes, read
from shengji_qt.ui import app
from tests.helpers.players import spec_of

ROOT = Path(__file__).parents[1]
FIXTURE = ROOT / "tests" / "table" / "data" / "format1.journal"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the window was started with, and the profile that was in force."""
    calls: list[tuple[object, ...]] = []

    def main(lang: str | None = None, theme: str | None = None, replay: Path | None = None) -> int:
        calls.append((lang, theme, paths.profile(), *([replay] if replay is not None else [])))
        return 0

    monkeypatch.setattr(app, "main", main)
    return calls


def refused(argv: list[str]) -> int:
    with pytest.raises(SystemExit) as caught:
        cli.main(argv)
    assert isinstance(caught.value.code, int)
    return caught.value.code


@pytest.mark.parametrize(
    ("argv", "lang", "theme", "profile"),
    [
        ([], None, None, None),
        (["gui"], None, None, None),
        (["--lang", "zh", "--theme", "dark", "--profile", "anna"], "zh", "dark", "anna"),
        (["gui", "--lang", "en", "--theme", "light", "--profile", "anna"], "en", "light", "anna"),
        (["--lang", "en", "gui", "--theme", "dark"], "en", "dark", None),
    ],
)
def test_the_window_opens_with_its_options(
    argv: list[str],
    lang: str | None,
    theme: str | None,
    profile: str | None,
    started: list[tuple[object, ...]],
    own_profile: Path,
) -> None:
    assert cli.main(argv) == 0
    assert started == [(lang, theme, profile or str(own_profile))]


def test_a_replay_opens_in_the_window_with_its_options(started: list[tuple[object, ...]]) -> None:
    assert cli.main(["--lang", "zh", "--theme", "dark", "--profile", "anna", "replay", str(FIXTURE), "--window"]) == 0
    assert started == [("zh", "dark", "anna", FIXTURE)]
    assert refused(["replay", str(FIXTURE)]) == refused(["replay", str(FIXTURE), "--text", "--window"]) == 2
    assert len(started) == 1


def test_the_exit_code_of_the_window_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "main", lambda *_: 1)
    assert cli.main([]) == 1


@pytest.mark.parametrize(
    "argv",
    [
        ["--lang", "fr"],
        ["--theme", "pink"],
        ["nonsense"],
        ["--nonsense"],
        ["gui", "more"],
        ["replay"],
        ["replay", str(FIXTURE)],
        ["replay", str(FIXTURE), "--text", "--nonsense"],
        ["--profile", "anna", "replay", str(FIXTURE), "--text"],
        ["--theme", "dark", "arena", "four"],
        ["--profile", ".."],
        ["--prof", "anna"],
    ],
)
def test_wrong_use_is_refused_with_code_2(argv: list[str], started: list[tuple[object, ...]]) -> None:
    assert refused(argv) == 2
    assert started == []


def test_a_bad_profile_is_named_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(["--lang", "en", "--profile", "a;b"]) == 2
    assert "'a;b' is neither a plain name nor a folder" in capsys.readouterr().err
    assert refused(["--lang", "zh", "--profile", "a;b"]) == 2
    assert "'a;b' 既不是简单的名字" in capsys.readouterr().err


def test_a_missing_part_of_qt_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "shengji_qt.ui.app")
    monkeypatch.delattr("shengji_qt.ui.app")

    class Missing:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "shengji_qt.ui.app":
                raise ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")

    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    assert cli.main(["--lang", "en"]) == 1
    assert "libEGL.so.1" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(["--version"]) == 0
    assert capsys.readouterr().out == f"shengji-qt {__version__}\n"


def test_help_names_only_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(word in text for word in ("gui", "replay", "arena", "demo", "host", "--profile", "--lang", "--theme"))


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_prints_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(FIXTURE), "--text"]) == 0
    out, err = capsys.readouterr()
    loaded = read(FIXTURE)
    assert out == match_text(loaded.header, loaded.entries) and err == ""
    assert "Trick 10" in out and "Result: " in out


@pytest.mark.parametrize(("lang", "words"), [("en", "There is no file"), ("zh", "没有文件")])
def test_a_missing_file_is_said_in_the_language(
    lang: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.journal"
    assert cli.main(["--lang", lang, "replay", str(path), "--text"]) == 1
    out, err = capsys.readouterr()
    assert out == "" and words in err and str(path) in err


@pytest.mark.parametrize("data", [b"", b"rubbish\n", line_bytes(0, Header(FORMAT, RULES, spec_of(("person",))))])
def test_a_file_that_is_no_match_is_said(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.journal"
    path.write_bytes(data)
    assert cli.main(["--lang", "en", "replay", str(path), "--text"]) == 1
    out, err = capsys.readouterr()
    assert out == "" and "is no saved match" in err


def test_of_a_damaged_file_the_good_part_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = read(FIXTURE)
    data = FIXTURE.read_bytes()
    torn, damaged, wrong = (tmp_path / name for name in ("torn", "damaged", "wrong"))
    torn.write_bytes(data[: loaded.ends[60] + 10])
    damaged.write_bytes(data[: loaded.ends[60] + 10] + b"?" + data[loaded.ends[60] + 11 :])
    lines = (loaded.header, *loaded.entries[:60], Act(0, 0, "person", loaded.entries[-1].action))  # type: ignore[union-attr]
    wrong.write_bytes(b"".join(map(line_bytes, range(62), lines)))
    good = match_text(loaded.header, loaded.entries[:60])
    for path, code, words in [
        (torn, 0, "line 62 is incomplete"),
        (damaged, 1, "line 62 is damaged"),
        (wrong, 1, "line 62 does not fit"),
    ]:
        before = path.read_bytes()
        assert cli.main(["--lang", "en", "replay", str(path), "--text"]) == code
        out, err = capsys.readouterr()
        assert out == good and words in err
        assert path.read_bytes() == before


def test_every_problem_of_a_file_has_words_in_both_languages() -> None:
    assert cli._WORDS["en"].keys() == cli._WORDS["zh"].keys()
    facts = {
        "path": "p",
        "line": 3,
        "detail": "d",
        "format": 2,
        "profile": "x",
        "option": "--o",
        "key": "k",
        "value": 1,
    }
    for lang in ("en", "zh"):
        for code in cli._WORDS[lang]:
            assert cli._words(lang, code, **facts)


def test_the_language_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert cli._words(None, "journal_missing", path="p") == "没有文件 p"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert cli._words(None, "journal_missing", path="p") == "There is no file p"


@pytest.mark.skipif(sys.platform == "win32", reason="a closed pipe is another error there")
def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "shengji_qt", "replay", str(FIXTURE), "--text"]
    try:
        done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_console_without_the_signs_is_no_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "zh_CN.UTF-8"}
    command = [sys.executable, "-m", "shengji_qt", "replay", "没有.journal", "--text"]
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=environment)
    assert done.returncode == 1 and b"Traceback" not in done.stderr


# -- arena -------------------------------------------------------------------------------------------------------------


def test_everything_after_demo_goes_to_the_demo(monkeypatch: pytest.MonkeyPatch) -> None:
    run = pytest.importorskip("shengji_qt.ui.demo.run")
    seen: list[list[str]] = []
    monkeypatch.setattr(run, "main", lambda argv: seen.append(list(argv)) or 0)
    assert cli.main(["demo", "four", "--seed", "3", "--theme", "high_contrast"]) == 0
    assert cli.main(["--lang", "en", "demo", "four"]) == 0
    assert seen == [["four", "--seed", "3", "--theme", "high_contrast"], ["four", "--lang", "en"]]


def test_everything_after_arena_goes_to_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def main(argv: list[str]) -> int:
        given.append(argv)
        return 1

    monkeypatch.setattr(arena, "main", main)
    argv = ["four", "--decks", "2", "--a", "heuristic", "--deals", "3", "--json"]
    assert cli.main(["arena", *argv]) == 1
    assert cli.main(["arena", "--help"]) == 1
    assert given == [argv, ["--help"]]


@pytest.mark.parametrize(
    "argv",
    [["arena", "four", "--a", "random", "--b", "random", "--deals", "1"], ["replay", str(FIXTURE), "--text"]],
)
def test_no_qt_without_a_window(argv: list[str]) -> None:
    code = (
        "import sys; from shengji_qt.cli import main; code = main(sys.argv[1:]); "
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'asyncio')], code)"
    )
    done = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "[] 0", done.stderr


@pytest.mark.parametrize(
    ("lang", "moved", "words"),
    [
        ("en", 10, "far outside the table"),
        ("zh", 10, "远在桌面之外"),
        ("en", 1, "breaks a rule for layouts"),
    ],
)
def test_a_match_with_an_impossible_layout_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, moved: int, words: str
) -> None:
    """`moved` of its cards lie far away: all of them, or one that hides nothing there."""
    slots = tuple((x + 1000 * (at < moved), y, z) for at, (x, y, z) in enumerate(PYRAMID.slots))
    settings = ThreeSettings(layouts=(msgspec.structs.replace(PYRAMID, name="mine", slots=slots),) * 3)
    seats = (SeatSpec("", "person"), *[SeatSpec("", "computer:normal")] * 2)
    header = Header(FORMAT, RULES, MatchSpec(settings, MatchOptions(start_level=Rank(3)), seats))
    path = tmp_path / "match.journal"
    path.write_bytes(line_bytes(0, header))
    assert cli.main(["--lang", lang, "replay", str(path), "--text"]) == 1
    said = capsys.readouterr().err
    assert words in said and "layouts =" not in said
