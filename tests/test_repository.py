# SPDX-License-Identifier: MIT
"""What holds for the repository as a whole: what is in it, what must never be, and who imports whom."""

import ast
import functools
import graphlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "shengji_qt"
GAMES = ("four_player", "three_player", "five_player")
LONGEST = 600  # lines of a Python file

# Put together, so that this file does not contain what it forbids.
MACHINE_PATHS = re.compile(rb"(?<![\w.])/" + rb"(?:work|root|home|tmp|Users)" + rb"/\w|[A-Z]:\\+" + rb"Users\\")
DOWNLOADS = re.compile(
    rb"py" + rb"pi\.org|python" + rb"hosted|deb\.debian|--(?:extra-)?index" + rb"-url|--trusted" + rb"-host"
)
ADDRESS = re.compile(rb"\b(?:https?|ftp)://([\w.-]+)")
# Names of formats, and the homes of what we use, as the page about licences must give them. Nobody fetches anything.
KNOWN_HOSTS = {b"www.w3.org", b"www.qt.io", b"code.qt.io", b"www.python.org", b"jcristharif.com"}
KNOWN_HOSTS |= {b"platformdirs.readthedocs.io", b"www.apple.com"}
BINARY = {".png", ".ico", ".icns", ".wav", ".qm", ".ttf", ".otf"}


@functools.cache
def git_files() -> tuple[str, ...]:
    """What git tracks; empty without git (a source archive, a machine with Python only)."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(name for name in done.stdout.decode().split("\0") if name)


@functools.cache
def files() -> tuple[Path, ...]:
    """Every file of the repository."""
    if git_files():
        return tuple(path for path in (ROOT / name for name in git_files()) if path.is_file())
    skipped = re.compile(r"(^|/)(\.(?!ci/|github/|gitignore)[^/]*|__pycache__|dist|shots|[^/]*\.egg-info)(/|$)")
    every = ((path, path.relative_to(ROOT).as_posix()) for path in ROOT.rglob("*"))
    return tuple(path for path, name in every if path.is_file() and not skipped.search(name))


@functools.cache
def python_files() -> tuple[Path, ...]:
    return tuple(path for path in files() if path.suffix == ".py")


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def modules(*packages: str) -> tuple[str, ...]:
    """The modules of those parts of shengji_qt; of all without an argument. Running __main__ is not importing it."""
    within = [PACKAGE / package for package in packages] or [PACKAGE]
    ours = [path for path in python_files() if any(path.is_relative_to(folder) for folder in within)]
    return tuple(module_name(path) for path in ours if path.name != "__main__.py")


def names(paths: Iterable[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def test_the_sources_in_build_are_tracked() -> None:
    if not git_files():
        pytest.skip("no git, or not a clone")
    for name in ("build/dev.py", "build/environment.py", "build/system_packages.py", "build/lock.py"):
        assert name in git_files(), f"{name} is not tracked: does .gitignore hide it?"


def test_nothing_is_ignored_that_is_source() -> None:
    if not git_files():
        pytest.skip("no git, or not a clone")
    asked = ["build/package.py", "packaging.spec", "build/icons/app.svg", "resources/i18n/zh_CN.qm"]
    done = subprocess.run(["git", "check-ignore", "--no-index", *asked], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == ""


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    assert names(path for path in files() if MACHINE_PATHS.search(path.read_bytes())) == []


def test_no_file_names_a_place_to_download_from() -> None:
    legal = ROOT / "resources" / "licences"  # other people's words, to be kept as they are
    own = [path for path in files() if path.suffix not in BINARY and not path.is_relative_to(legal)]
    texts = [(path, path.read_bytes()) for path in own]
    assert names(path for path, text in texts if DOWNLOADS.search(text)) == []
    strangers = {host: path for path, text in texts for host in ADDRESS.findall(text) if host not in KNOWN_HOSTS}
    assert strangers == {}


@pytest.mark.parametrize(
    "text", [b'"/wor' + b'k/main"', b"in /ho" + b"me/ann", b"C:\\Us" + b"ers\\ann", b"cd /tm" + b"p/x"]
)
def test_a_machine_path_would_be_noticed(text: bytes) -> None:
    assert MACHINE_PATHS.search(text)


def test_no_python_file_is_too_long() -> None:
    counts = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert names(path for path, count in counts.items() if count > LONGEST) == []


def test_each_python_file_starts_with_its_licence_and_says_what_it_is() -> None:
    for path in python_files():
        text = path.read_text(encoding="utf-8")
        assert text.startswith("# SPDX-License-Identifier: MIT\n"), path
        head = '"""'.join([*text.split('"""')[:2], ""])  # to parse all of each file takes long
        assert ast.get_docstring(ast.parse(head)), f"{path} has no docstring"


@pytest.mark.parametrize("page", ["README.md", "README.zh-CN.md", "CONTRIBUTING.md"])
def test_what_a_page_links_to_exists(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text(encoding="utf-8"))
    assert links
    inside = [link for link in links if link != "../../releases"]  # beside the code where it is hosted
    assert [link for link in inside if not (ROOT / link).exists()] == []


def test_build_is_no_package() -> None:
    assert not (ROOT / "build" / "__init__.py").exists(), "it would hide the tool named build"


IMPORT_ALL = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"


def imported(name: str) -> set[str]:
    """Our modules that this one imports as soon as it is imported itself; packages count as their `__init__`."""
    place = ROOT / name.replace(".", "/")
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    known, found = set(modules()), set[str]()
    queue: list[ast.stmt] = list(ast.parse(path.read_text(encoding="utf-8")).body)
    while queue:
        statement = queue.pop()
        match statement:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                queue += statement.orelse
            case ast.If() | ast.Try() | ast.With():
                queue += [each for each in ast.iter_child_nodes(statement) if isinstance(each, ast.stmt)]
            case ast.Import():
                found |= {alias.name for alias in statement.names}
            case ast.ImportFrom(module=str(module)):
                inner = {f"{module}.{alias.name}" for alias in statement.names}
                found |= (inner & known) | ({module} if not inner <= known else set())
    return (found & known) - {name}


def test_every_module_can_be_imported_first() -> None:
    """No module leans on another one having been imported before: there is no circle, and each can be imported."""
    circles = graphlib.TopologicalSorter({name: imported(name) for name in modules()})
    circles.prepare()  # raises CycleError, which names one
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", IMPORT_ALL, *modules()], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_an_import_that_happens_at_once_would_be_noticed() -> None:
    assert "shengji_qt.model.view" in imported("shengji_qt.model.dealing")
    assert "shengji_qt.ui.parts" in imported("shengji_qt.ui.dialogs.match_rows"), "from shengji_qt.ui import parts"
    kinds = imported("shengji_qt.ui.games.kinds")
    assert "shengji_qt.ui.scene.hand_layout" in kinds
    assert not kinds & {"shengji_qt.ui.scene.stage", "shengji_qt.ui.games.four.kind"}, "types only; in a function"


def loaded_by(names_of_modules: Iterable[str], suspects: list[str]) -> list[str]:
    """Which of the suspects a fresh interpreter has loaded after it imported those modules."""
    code = "import importlib, sys\nfor name in sys.argv[2:]: importlib.import_module(name)\n"
    code += "print(*[name for name in sys.argv[1].split(',') if name in sys.modules])"
    command = [sys.executable, "-c", code, ",".join(suspects), *names_of_modules]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def test_rules_computer_players_and_table_load_no_qt_and_no_event_loop() -> None:
    ours = modules("model", "ai", "table")
    assert len(ours) > 10
    assert loaded_by(ours, ["PySide6", "shiboken6", "asyncio"]) == []


def test_the_command_line_loads_no_qt() -> None:
    assert loaded_by(["shengji_qt.cli"], ["PySide6", "asyncio"]) == []


def test_the_window_loads_no_event_loop_but_qts() -> None:
    assert loaded_by(modules("ui", "controller"), ["PySide6", "asyncio"]) == ["PySide6"]


@functools.cache
def imports(path: Path) -> frozenset[str]:
    """The absolute names of what a file imports, also within functions."""
    found = set()
    package = module_name(path).split(".")[: None if path.name == "__init__.py" else -1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def importers(of: str, outside: Iterable[str]) -> list[str]:
    """The files of the package that import a module and do not lie in one of those folders."""
    allowed = tuple(f"shengji_qt/{folder}/" for folder in outside)
    ours = [path for path in python_files() if path.is_relative_to(PACKAGE)]
    users = [path for path in ours if any(name == of or name.startswith(of + ".") for name in imports(path))]
    return [name for name in names(users) if not name.startswith(allowed)]


def test_qt_is_imported_only_by_the_interface_and_the_controller() -> None:
    assert importers("PySide6", outside=["ui", "controller"]) == []


def test_asyncio_is_imported_only_by_the_network() -> None:
    assert importers("asyncio", outside=["net"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_games_know_nothing_of_one_another(game: str) -> None:
    others = [f"shengji_qt.model.{other}" for other in GAMES if other != game]
    for path in (PACKAGE / "model" / game).rglob("*.py"):
        assert not [name for name in imports(path) if name.startswith(tuple(others))], path


# --- requirements.lock ---


def lock_entries() -> list[tuple[Requirement, list[str]]]:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [(Requirement(re.split(r"\s+--hash", line)[0]), re.findall(r"--hash=(\S+)", line)) for line in lines]


def test_the_lock_file_pins_each_package_once_with_hashes_and_no_address() -> None:
    entries = lock_entries()
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = [canonicalize_name(requirement.name) for requirement, _ in entries]
    assert len(pinned) == len(set(pinned))
    for requirement, hashes in entries:
        assert requirement.url is None
        assert [specifier.operator for specifier in requirement.specifier] == ["=="], requirement
        assert hashes, requirement
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", digest) for digest in hashes), requirement


def test_the_lock_file_has_what_the_project_asks_for() -> None:
    pins = {canonicalize_name(requirement.name): requirement for requirement, _ in lock_entries()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builds = project["build-system"]["requires"]  # the project is installed without build isolation
    for text in project["project"]["dependencies"] + project["dependency-groups"]["dev"] + builds:
        wanted = Requirement(text)
        pin = pins[canonicalize_name(wanted.name)]
        (version,) = (specifier.version for specifier in pin.specifier)
        assert version in wanted.specifier, text
        assert pin.marker is None, f"{text} is needed everywhere"


def test_the_lock_file_has_files_for_every_system() -> None:
    """One file of Qt for each system, one of msgspec for each system and Python."""
    hashes = {canonicalize_name(requirement.name): len(found) for requirement, found in lock_entries()}
    assert hashes["pyside6-essentials"] >= 5  # Windows and Linux twice, macOS once
    assert hashes["shiboken6"] >= 5
    assert hashes["msgspec"] >= 4 * 6
