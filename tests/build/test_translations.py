# SPDX-License-Identifier: MIT
"""The translations are complete, and the tool that says so finds every kind of gap."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

SOURCE = """
from PySide6.QtCore import QCoreApplication
translate = QCoreApplication.translate
NAME = translate("Words", "Lead {cards}")
class Numbers:
    def tr(self, text, comment="", n=-1):
        return translate("Numbers", text, comment, n)
    def cards(self, n):
        return self.tr("%n card(s)", "", n)
"""


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "build" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with complete translations."""
    (tmp_path / "shengji_qt").mkdir()
    (tmp_path / "shengji_qt" / "words.py").write_text(SOURCE)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "FOLDER", tmp_path / "i18n")
    assert tool.main(["--update"]) == 0
    assert tool.main(["--set", "Words", "Lead {cards}", "首出 {cards}"]) == 0
    assert tool.main(["--set", "Numbers", "%n card(s)", "%n 张牌"]) == 0
    assert tool.main(["--language", "en", "--set", "Numbers", "%n card(s)", "%n card", "%n cards"]) == 0
    return tmp_path


def problems(tool: ModuleType, project: Path) -> list[str]:
    found: list[str] = tool.check(project, project / "i18n")
    return found


def edit(project: Path, old: str, new: str) -> None:
    path = project / "shengji_qt" / "words.py"
    path.write_text(path.read_text().replace(old, new))


def test_everything_is_translated() -> None:
    """The repository itself, by the command that a person would run."""
    command = [sys.executable, str(ROOT / "build" / "translations.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_complete_project_has_no_problems(
    tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert problems(tool, project) == []
    assert tool.main(["--check"]) == 0
    assert "complete" in capsys.readouterr().out
    assert tool.missing(project / "i18n") == {}


def test_a_new_string_is_found(tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, '"Lead {cards}")', '"Lead {cards}"), translate("Words", "Trump")')
    assert problems(tool, project) == ["zh_CN: not collected, run --update: Words: Trump"]
    assert tool.main(["--check"]) == 1
    tool.main(["--update"])
    assert any("Words: Trump: unfinished or empty" in each for each in problems(tool, project))
    capsys.readouterr()
    tool.main(["--missing"])
    assert json.loads(capsys.readouterr().out) == {"zh_CN": {"Words": {"Trump": [""]}}}


def test_a_string_that_is_gone_is_found_and_keeps_its_words(tool: ModuleType, project: Path) -> None:
    edit(project, '"Lead {cards}"', '"Lead now"')
    assert any("obsolete" in each for each in problems(tool, project))
    tool.main(["--update"])
    edit(project, '"Lead now"', '"Lead {cards}"')
    tool.main(["--update"])
    tool.main(["--prune"])
    tool.main(["--release"])
    assert problems(tool, project) == [], "the translation came back with the string"


@pytest.mark.parametrize(
    ("text", "fault"),
    [("Lead {cards}", "no Chinese"), ("首出", "placeholders"), ("首出 {card}", "placeholders"), ("", "unfinished")],
)
def test_bad_translations_are_found(tool: ModuleType, project: Path, text: str, fault: str) -> None:
    tool.main(["--set", "Words", "Lead {cards}", text])
    assert any(fault in each for each in problems(tool, project))


def test_a_missing_plural_form_is_found(tool: ModuleType, project: Path) -> None:
    assert tool.main(["--language", "en", "--set", "Numbers", "%n card(s)", "%n card"]) == 0
    assert any("2 plural form" in each or "unfinished" in each for each in problems(tool, project))


def test_a_stale_qm_file_is_found(tool: ModuleType, project: Path) -> None:
    before = (project / "i18n" / "shengji_zh_CN.qm").read_bytes()
    tool.main(["--set", "Words", "Lead {cards}", "先出 {cards}"])
    (project / "i18n" / "shengji_zh_CN.qm").write_bytes(before)
    assert problems(tool, project) == ["shengji_zh_CN.qm is stale: run --release"]
    (project / "i18n" / "shengji_zh_CN.qm").unlink()
    assert len(problems(tool, project)) == 1


def test_an_unknown_string_cannot_be_set(tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--set", "Words", "Never said", "没说过"]) == 1
    assert "Never said" in capsys.readouterr().err
    assert tool.main(["--set", "Words", "Lead {cards}", "首出", "首出"]) == 1, "it has no plural"
    assert problems(tool, project) == []


def test_many_at_once(tool: ModuleType, project: Path) -> None:
    path = project / "many.json"
    path.write_text(json.dumps({"Words": {"Lead {cards}": "出 {cards}"}, "Numbers": {"%n card(s)": ["%n 张"]}}))
    assert tool.main(["--merge", str(path)]) == 0
    assert problems(tool, project) == []


def test_the_tools_are_in_the_package(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert tool.tool("lupdate").is_file() and tool.tool("lrelease").is_file()
    with pytest.raises(tool.TranslationError):
        tool.tool("lmissing")


def test_two_runs_at_once_lose_nothing(tool: ModuleType, project: Path) -> None:
    """Each waits for the other: both strings are there afterwards."""
    edit(project, '"Lead {cards}")', '"Lead {cards}"), translate("Words", "One"), translate("Words", "Two")')
    tool.main(["--update"])
    script = (
        "import importlib.util, sys, pathlib;"
        f"spec = importlib.util.spec_from_file_location('translations', {str(ROOT / 'build' / 'translations.py')!r});"
        "module = importlib.util.module_from_spec(spec); sys.modules['translations'] = module;"
        "spec.loader.exec_module(module);"
        f"module.ROOT = pathlib.Path({str(project)!r}); module.FOLDER = module.ROOT / 'i18n';"
        "sys.exit(module.main(['--set', 'Words', *sys.argv[1:]]))"
    )
    runs = [subprocess.Popen([sys.executable, "-c", script, *words]) for words in (("One", "一个"), ("Two", "两个"))]
    assert [run.wait(60) for run in runs] == [0, 0]
    assert problems(tool, project) == []
