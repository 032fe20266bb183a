# SPDX-License-Identifier: MIT
"""The environment is whole or counts as not there, whatever stops its making."""

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import environment
from system_packages import SetupError


class Words(list[str]):
    """What the person at the keyboard was told."""

    def __call__(self, english: str, chinese: str = "") -> None:
        self.append(english)

    def __contains__(self, text: object) -> bool:
        return any(str(text) in line for line in self)


class Pip:
    """Answers each call of pip with the next text; "" is success."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, ...]] = []
        self.answers: list[str] = []

    def __call__(self, *arguments: str) -> str:
        self.calls.append(arguments)
        return self.answers.pop(0) if self.answers else ""


@pytest.fixture
def say() -> Words:
    return Words()


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A project's folder, and a venv that is made in no time."""
    (tmp_path / "shengji_qt").mkdir()
    for name in ("requirements.lock", "pyproject.toml", "shengji_qt/__init__.py"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    place_at(monkeypatch, tmp_path)
    monkeypatch.setattr(environment, "make_venv", lambda say: make_venv())
    monkeypatch.setattr(environment, "BACK_OFF", 0.0)
    return tmp_path


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch, project: Path) -> Pip:
    fake = Pip()
    monkeypatch.setattr(environment, "pip", fake)
    return fake


def place_at(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(environment, "ROOT", folder)
    monkeypatch.setattr(environment, "LOCK", folder / "requirements.lock")
    monkeypatch.setattr(environment, "VENV", folder / ".venv")


def make_venv() -> None:
    environment.interpreter().parent.mkdir(parents=True)
    environment.interpreter().touch()
    (environment.VENV / "pyvenv.cfg").touch()


def test_it_is_made_once(pip: Pip, say: Words) -> None:
    assert environment.prepare(say) == environment.interpreter()
    assert [("--require-hashes" in call, "--editable" in call) for call in pip.calls] == [(True, False), (False, True)]
    assert environment.found() == environment.expected()
    environment.prepare(say)
    assert len(pip.calls) == 2


def test_a_new_lock_file_means_a_new_environment(project: Path, pip: Pip, say: Words) -> None:
    environment.prepare(say)
    left_over = environment.VENV / "left-over"
    left_over.touch()
    (project / "requirements.lock").write_text("other", encoding="utf-8")
    environment.prepare(say)
    assert not left_over.exists()
    assert len(pip.calls) == 4


@pytest.mark.parametrize("name", ["pyproject.toml", "shengji_qt/__init__.py"])
def test_new_metadata_install_only_the_project_again(name: str, project: Path, pip: Pip, say: Words) -> None:
    environment.prepare(say)
    (project / name).write_text("other", encoding="utf-8")
    environment.prepare(say)
    assert ["--editable" in call for call in pip.calls] == [False, True, True]
    assert environment.found() == environment.expected()


def test_another_python_means_a_new_environment(monkeypatch: pytest.MonkeyPatch, pip: Pip, say: Words) -> None:
    environment.prepare(say)
    monkeypatch.setattr(sys, "version", "3.14.0 (another one)")
    environment.prepare(say)
    assert len(pip.calls) == 4


def test_a_moved_project_means_a_new_environment(
    monkeypatch: pytest.MonkeyPatch, project: Path, pip: Pip, say: Words
) -> None:
    environment.prepare(say)
    moved = project.rename(project.with_name("moved"))
    place_at(monkeypatch, moved)
    environment.prepare(say)
    assert len(pip.calls) == 4


def test_a_torn_stamp_counts_as_none(pip: Pip, say: Words) -> None:
    environment.prepare(say)
    environment.stamp_file().write_text('{"packages": "', encoding="utf-8")
    environment.prepare(say)
    assert len(pip.calls) == 4


@pytest.mark.parametrize("failure", [KeyboardInterrupt, OSError("disk full"), SetupError("no")])
@pytest.mark.parametrize("step", ["make_venv", "install_packages"])
def test_whatever_stops_it_leaves_nothing_half_made(
    failure: BaseException, step: str, monkeypatch: pytest.MonkeyPatch, pip: Pip, say: Words
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(environment, step, raising(failure))
        with pytest.raises((KeyboardInterrupt, SetupError)):
            environment.prepare(say)
    assert not environment.VENV.exists()
    environment.prepare(say)
    assert environment.found() == environment.expected()


def test_when_the_project_fails_the_packages_stay(monkeypatch: pytest.MonkeyPatch, pip: Pip, say: Words) -> None:
    """A mistake in pyproject.toml must not cost its author a download for each try."""
    with monkeypatch.context() as broken:
        broken.setattr(environment, "install_project", raising(SetupError("no README")))
        with pytest.raises(SetupError, match="no README"):
            environment.prepare(say)
    assert environment.found() != environment.expected()
    environment.prepare(say)
    assert ["--editable" in call for call in pip.calls] == [False, True]
    assert environment.found() == environment.expected()


def raising(failure: BaseException | type[BaseException]) -> Callable[..., None]:
    def stop(*_: object) -> None:
        raise failure

    return stop


def test_what_a_killed_run_left_is_not_used(pip: Pip, say: Words) -> None:
    make_venv()
    (environment.VENV / "half").touch()
    environment.prepare(say)
    assert not (environment.VENV / "half").exists()


def test_a_folder_of_somebody_else_is_not_deleted(pip: Pip, say: Words) -> None:
    environment.VENV.mkdir()
    (environment.VENV / "thesis.txt").touch()
    with pytest.raises(SetupError, match="not a virtual environment"):
        environment.prepare(say)
    assert (environment.VENV / "thesis.txt").exists()


def test_a_broken_network_gets_three_tries(pip: Pip, say: Words) -> None:
    pip.answers = ["WARNING: Retrying (Retry(total=0)) after connection broken"] * 3
    with pytest.raises(SetupError, match="Is there a network") as caught:
        environment.prepare(say)
    assert "网络" in caught.value.chinese
    assert len(pip.calls) == environment.TRIES
    assert not environment.VENV.exists()


def test_a_second_try_may_work(pip: Pip, say: Words) -> None:
    pip.answers = ["Read timed out", ""]
    environment.prepare(say)
    assert "try 1 of 3" in say
    assert environment.found() == environment.expected()


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
            "not the one that requirements.lock",
        ),
        ("ERROR: No matching distribution found for PySide6-Essentials==6.11.3", "nothing is compiled here"),
    ],
)
def test_what_no_second_try_can_mend_is_said_at_once(trouble: str, words: str, pip: Pip, say: Words) -> None:
    pip.answers = [trouble]
    with pytest.raises(SetupError, match=words):
        environment.prepare(say)
    assert len(pip.calls) == 1


def test_pips_own_words_are_kept_when_we_have_none(pip: Pip, say: Words) -> None:
    pip.answers = ["ERROR: something new"] * 3
    with pytest.raises(SetupError, match="something new"):
        environment.prepare(say)


def test_no_place_to_write_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, project: Path, pip: Pip, say: Words
) -> None:
    (project / ".venv.lock").mkdir()  # opening it fails, for root too
    with pytest.raises(SetupError, match="could not be made"):
        environment.prepare(say)


def test_two_runs_at_once_make_it_once(pip: Pip, say: Words) -> None:
    with environment.only_one(say):
        second = threading.Thread(target=environment.prepare, args=(say,))
        second.start()
        while "Another run" not in say:
            second.join(0.01)
        assert pip.calls == []
        environment.build(say)
    second.join()
    assert len(pip.calls) == 2


def test_the_lock_of_a_killed_run_is_free(project: Path, say: Words) -> None:
    code = "import os, sys, environment, pathlib; environment.ROOT = pathlib.Path(sys.argv[1])\n"
    code += "with environment.only_one(print): os._exit(9)"
    command = [sys.executable, "-c", code, str(project)]
    done = subprocess.run(command, cwd=Path(environment.__file__).parent)
    assert done.returncode == 9
    with environment.only_one(say):
        assert say == []


def test_without_ensurepip_the_package_is_named(monkeypatch: pytest.MonkeyPatch, say: Words) -> None:
    asked: list[str] = []

    def install(names: list[str], _: object) -> str:
        asked.extend(names)
        return "Install them: sudo apt-get install " + " ".join(names)

    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(environment.system_packages, "install", install)
    with pytest.raises(SetupError, match=r"no ensurepip\. Install them: sudo apt-get install python3\.\d+-venv"):
        environment.make_venv(say)
    assert asked == [f"python3.{sys.version_info.minor}-venv"]


def test_an_activated_environment_can_replace_itself(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    inside = tmp_path / "venv" / environment.interpreter().relative_to(environment.VENV)
    folder = Path(environment.__file__).parent
    code = "import environment; print(environment.outside_python())"
    done = subprocess.run([str(inside), "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    outside = Path(done.stdout.strip())
    assert outside.exists()
    assert tmp_path not in outside.parents


def test_pip_gives_its_words_only_on_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "interpreter", lambda: Path(sys.executable))
    assert environment.pip("--dry-run", "--no-index", "--no-deps", "pytest") == ""
    assert "no-such-package" in environment.pip("--dry-run", "--no-index", "no-such-package")
