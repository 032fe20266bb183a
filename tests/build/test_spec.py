# SPDX-License-Identifier: MIT
"""packaging.spec as PyInstaller runs it, on each system: what would be built, seen without building it."""

from __future__ import annotations

import ast
import plistlib
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import make_program_icons
import notices
import subset_font
import systems
from shengji_qt import __version__

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class Made:
    """Stands for PyInstaller's building blocks: remembers what each was asked for."""

    def __init__(self, tmp_path: Path) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.dist = tmp_path / "dist"

    def block(self, kind: str) -> Any:
        def make(*arguments: Any, **options: Any) -> Any:
            self.calls.append((kind, arguments, options))
            if kind == "COLLECT":
                (self.dist / options["name"]).mkdir(parents=True)
            return Block(kind)

        return make

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [options for name, _, options in self.calls if name == kind]


class Block:
    """What a building block leaves: lists of files, made up here."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pure = [("shengji_qt.cli", str(ROOT / "shengji_qt" / "cli.py"), "PYMODULE")]
        self.scripts: list[Any] = []
        self.binaries = [
            ("msgspec/_core.so", "core", "EXTENSION"),
            ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
            ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", "keyboard", "BINARY"),
        ]
        self.datas: list[Any] = []


def run_spec(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str) -> Made:
    """Run packaging.spec as if on `platform`."""
    pytest.importorskip("PyInstaller")
    from PyInstaller import config
    from PyInstaller.depend import bindepend
    from PyInstaller.utils import hooks

    made = Made(tmp_path)
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.setattr(config, "CONF", {"workpath": str(work)})
    monkeypatch.setattr(bindepend, "get_imports", lambda _file: [])
    monkeypatch.setattr(hooks, "collect_submodules", lambda name: [name, f"{name}.cli"])
    monkeypatch.setattr(notices, "write_all", lambda *_: [work / "notices.txt"])
    monkeypatch.setattr(subset_font, "cached", lambda _folder: [work / "font.otf"])
    monkeypatch.setattr(subset_font, "sources", list)
    monkeypatch.setattr(sys, "path", list(sys.path))
    source = (ROOT / "packaging.spec").read_text(encoding="utf-8")
    kinds = {kind: made.block(kind) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", platform)
        exec(
            compile(source, "packaging.spec", "exec"),
            {"SPECPATH": str(ROOT), "DISTPATH": str(made.dist), "__name__": "spec", **kinds},
        )
    return made


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_system_gets_a_folder_without_compression_or_what_is_not_wanted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str
) -> None:
    made = run_spec(monkeypatch, tmp_path, platform)
    [analysis] = made.of("Analysis")
    assert analysis["datas"] == [(str(ROOT / "resources"), "resources")]
    assert "shengji_qt.cli" in analysis["hiddenimports"]
    assert {"tkinter", "PySide6.QtQml"} <= set(analysis["excludes"])
    for options in (*made.of("EXE"), *made.of("COLLECT")):
        assert options["upx"] is False
        assert options["strip"] is (platform == "linux")
    assert all(options["exclude_binaries"] for options in made.of("EXE"))
    [(_, collected, _)] = [call for call in made.calls if call[0] == "COLLECT"]
    names = [entry[0] for part in collected if isinstance(part, list) for entry in part]
    assert "msgspec/_core.so" in names
    assert not any("virtualkeyboard" in name for name in names)
    assert ("resources/fonts/font.otf" in names) is (platform == "linux")


def test_windows_has_a_program_for_the_console_an_icon_and_a_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = run_spec(monkeypatch, tmp_path, "win32")
    assert [(each["name"], each["console"]) for each in made.of("EXE")] == [
        ("shengji-qt", False),
        ("shengji-qt-cli", True),
    ]
    for options in made.of("EXE"):
        assert options["icon"].endswith("app.ico") and Path(options["icon"]).is_file()
        text = Path(options["version"]).read_text(encoding="utf-8")
        assert f"{options['name']}.exe" in text and __version__ in text
    assert made.of("BUNDLE") == []


def test_elsewhere_the_second_name_is_the_same_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = run_spec(monkeypatch, tmp_path, "linux")
    assert [each["name"] for each in made.of("EXE")] == ["shengji-qt"]
    assert made.of("EXE")[0]["icon"] is None
    assert (made.dist / "shengji-qt" / "shengji-qt-cli").readlink() == Path("shengji-qt")


def test_macos_gets_an_app_that_may_ask_for_the_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = run_spec(monkeypatch, tmp_path, "darwin")
    [app] = made.of("BUNDLE")
    assert app["name"] == "Sheng Ji.app" and app["icon"].endswith("app.icns")
    plist = app["info_plist"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", plist["CFBundleShortVersionString"])
    assert plist["LSMinimumSystemVersion"] == "13.0" and plist["NSHighResolutionCapable"] is True
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert "network" in plist["NSLocalNetworkUsageDescription"]
    assert "NSBonjourServices" not in plist  # nothing is announced that way
    assert plistlib.loads(plistlib.dumps(plist)) == plist
    assert not (made.dist / "shengji-qt" / "shengji-qt-cli").exists()


def test_macos_signs_with_the_certificate_of_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHENGJI_SIGN_IDENTITY", "Developer ID Application: Somebody")
    [program] = run_spec(monkeypatch, tmp_path, "darwin").of("EXE")
    assert program["codesign_identity"] == "Developer ID Application: Somebody"
    assert plistlib.loads(Path(program["entitlements_file"]).read_bytes()) == {}
    assert systems.signing({}) == (None, None)


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2.10", (2, 10, 0, 0)), ("1.2.3rc1", (1, 2, 3, 0))]
)
def test_versions_as_windows_wants_them(version: str, numbers: tuple[int, ...]) -> None:
    assert systems.four_numbers(version) == numbers
    tree = ast.parse(systems.version_resource(version, "shengji-qt"), mode="eval")
    assert isinstance(tree.body, ast.Call)
    given = {each.arg: ast.unparse(each.value) for each in tree.body.keywords}
    assert f"filevers={numbers}" in given["ffi"]
    with pytest.raises(ValueError, match="no version"):
        systems.four_numbers("new")


@pytest.mark.parametrize(
    ("platform", "machine", "name"),
    [
        ("linux", "x86_64", "shengji-qt-1.2-linux-x86_64.tar.xz"),
        ("win32", "AMD64", "shengji-qt-1.2-windows-x86_64.tar.xz"),
        ("win32", "ARM64", "shengji-qt-1.2-windows-arm64.tar.xz"),
        ("darwin", "arm64", "shengji-qt-1.2-macos-arm64.tar.xz"),
    ],
)
def test_a_download_says_for_what_it_is(platform: str, machine: str, name: str) -> None:
    assert systems.archive_name("1.2", platform, machine, ".tar.xz") == name


# --- icons


def test_the_icons_have_every_size() -> None:
    data = (BUILD / "icons" / "app.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    entries = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * number) for number in range(count)]
    assert kind == 1
    assert [width or 256 for width, *_ in entries] == list(make_program_icons.ICO_SIZES)
    for width, height, _, _, _, _, length, at in entries:
        picture = data[at : at + length]
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack_from(">II", picture, 16) == (width or 256, height or 256)
    data = (BUILD / "icons" / "app.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack_from(">I", data, 4) == (len(data),)
    at, sizes = 8, set()
    while at < len(data):
        name, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        size = struct.unpack_from(">I", data, at + 8 + 16)[0]
        assert name in make_program_icons.ICNS_TYPES[size]
        sizes.add(size)
        at += length
    assert sizes == set(make_program_icons.ICNS_TYPES)


def test_the_icons_can_be_drawn_again(qapp: object, tmp_path: Path) -> None:
    make_program_icons.write_all(tmp_path)
    for name in ("app.ico", "app.icns"):
        assert (tmp_path / name).stat().st_size > 20_000


# --- files for installers


def test_the_installer_takes_what_is_built_and_asks_for_no_administrator() -> None:
    data = (BUILD / "windows" / "installer.iss").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")  # without the mark Inno Setup reads no UTF-8
    text = data.decode("utf-8-sig")
    assert "PrivilegesRequired=lowest" in text
    for file in ("shengji-qt.exe", "..\\icons\\app.ico", "..\\..\\LICENSE"):
        assert file in text
    used = set(re.findall(r"\{#(\w+)\}", text)) - {"SourcePath"}
    assert used == {"Version", "Source", "Output", "Name", "Arch"}


def test_the_settings_of_the_dmg_name_the_program_and_the_folder_for_it() -> None:
    settings: dict[str, Any] = {"defines": {"app": "dist/Sheng Ji.app", "icon": "app.icns"}}
    exec((BUILD / "macos" / "dmg_settings.py").read_text(encoding="utf-8"), settings)
    assert settings["files"] == ["dist/Sheng Ji.app"]
    assert set(settings["icon_locations"]) == {"Sheng Ji.app", "Applications"}


@pytest.mark.skipif(sys.platform != "linux", reason="for Linux")
def test_the_menu_entry_starts_the_program_wherever_it_lies(tmp_path: Path) -> None:
    place = tmp_path / 'a "strange" place & 50%'
    place.mkdir()
    for name in ("shengji-qt.desktop", "add-to-menu.sh"):
        (place / name).write_bytes((BUILD / "linux" / name).read_bytes())
    env = {"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    entry = tmp_path / "data" / "applications" / "shengji-qt.desktop"
    subprocess.run(["sh", str(place / "add-to-menu.sh")], env=env, check=True, capture_output=True)
    lines = dict(line.split("=", 1) for line in entry.read_text(encoding="utf-8").splitlines() if "=" in line)
    assert lines["Icon"] == str(place / "shengji-qt.svg")
    text = lines["Exec"].replace("\\\\", "\\")  # as a value of the file is read
    assert text[0] == text[-1] == '"'
    assert re.sub(r"\\(.)", r"\1", text[1:-1]).replace("%%", "%") == str(place / "shengji-qt")
    subprocess.run(["sh", str(place / "add-to-menu.sh"), "remove"], env=env, check=True, capture_output=True)
    assert not entry.exists()
