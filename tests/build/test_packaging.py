# SPDX-License-Identifier: MIT
"""What the packaged program is made of, and that the making leaves the sources alone. Nothing is built here."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bundle
import notices
import package
import smoke
import subset_font

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


# --- where PyInstaller works -----------------------------------------------------------------------------------------


def conf_of(work: Path) -> dict[str, Any]:
    names = {"warnfile": "warn-packaging.txt", "dot-file": "graph.dot", "xref-file": "xref-packaging.html"}
    return {"workpath": str(work), **{key: str(work / name) for key, name in names.items()}}


def test_a_work_folder_among_the_sources_is_moved_out(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "dev.py").write_text("source")
    work = tmp_path / "build" / "packaging"
    work.mkdir()  # as PyInstaller does before it reads the spec
    conf = conf_of(work)
    bundle.keep_out_of_build(conf, tmp_path)
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["dev.py"]
    better = tmp_path / ".pyinstaller" / "packaging"
    assert better.is_dir() and conf == conf_of(better)


def test_a_work_folder_that_holds_something_is_not_deleted(tmp_path: Path) -> None:
    work = tmp_path / "build" / "packaging"
    work.mkdir(parents=True)
    (work / "mine.txt").write_text("mine")
    with pytest.raises(OSError):
        bundle.keep_out_of_build(conf_of(work), tmp_path)
    assert (work / "mine.txt").exists()


def test_a_work_folder_elsewhere_stays(tmp_path: Path) -> None:
    conf = conf_of(tmp_path / "elsewhere")
    before = dict(conf)
    bundle.keep_out_of_build(conf, tmp_path / "project")
    assert conf == before


def test_no_source_lies_where_clean_would_delete_it() -> None:
    """`pyinstaller --clean packaging.spec` deletes build/packaging."""
    assert not (BUILD / "packaging").exists() and not (BUILD / "packaging.py").exists()


# --- what is in it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        r"PySide6\plugins\platforms\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_zh_CN.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "resources/cards/back_ink.svg",
        "resources/i18n/shengji_zh_CN.qm",
        "libpython3.11.so.1.0",
    ],
)
def test_what_is_needed_stays(name: str) -> None:
    assert bundle.wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",  # not under the LGPL
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/wayland-graphics-integration-server/libqt-wayland-compositor-drm-egl-server-buffer.so",
        r"PySide6\opengl32sw.dll",
        "PySide6/icuuc.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_zh_CN.qm",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "libstdc++.so.6",
        "libgcc_s.so.1",
        "libmvec.so.1",
        "resources/i18n/shengji_zh_CN.ts",
    ],
)
def test_what_is_not_needed_goes(name: str) -> None:
    assert not bundle.wanted(name)


def test_libraries_that_nothing_asks_for_go_and_links_to_them() -> None:
    asks = {
        "xcb": ["libQt6XcbQpa.so.6", "libc.so.6"],
        "eglfs": ["libEgl.so.6"],
        "xcbqpa": ["libQt6Gui.so.6"],
        "gui": ["libQt6Core.so.6"],
        "core": ["libQt6Gui.so.6"],  # a circle ends
    }
    binaries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "eglfs", "BINARY"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "xcbqpa", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "gui", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "core", "BINARY"),
        ("PySide6/Qt/lib/libEgl.so.6", "egl", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libEgl.so.6", "PySide6/Qt/lib/libEgl.so.6", "SYMLINK"),
        ("python3.11/lib-dynload/_json.so", "json", "EXTENSION"),
    ]
    data = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libEgl.so", "PySide6/Qt/lib/libEgl.so.6", "SYMLINK"),
        ("resources/icons/app.svg", "app", "DATA"),
    ]
    kept, files = bundle.lean(binaries, data, lambda source: asks.get(source, []))
    assert {name for name, _, _ in kept} == {name for name, _, _ in binaries if "gl" not in name.lower()}
    assert [name for name, _, _ in files] == ["libQt6Core.so.6", "resources/icons/app.svg"]


def test_nothing_that_the_program_imports_is_excluded() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "shengji_qt").rglob("*.py"))
    imported = set(re.findall(r"^\s*(?:from|import) ([\w.]+)", source, re.MULTILINE))
    assert "PySide6.QtWidgets" in imported
    assert not imported & set(bundle.EXCLUDED_MODULES)


def test_the_spec_asks_the_package_for_its_version() -> None:
    spec = (ROOT / "packaging.spec").read_text(encoding="utf-8")
    assert "from shengji_qt import __version__" in spec
    compile(spec, "packaging.spec", "exec")


def test_the_version_is_read_from_the_source() -> None:
    from shengji_qt import __version__

    assert package.version() == __version__


# --- licences --------------------------------------------------------------------------------------------------------


def test_every_owner_of_a_file_is_named_with_his_licence(tmp_path: Path) -> None:
    import msgspec

    import PySide6

    files = [msgspec.__file__, PySide6.__file__, re.__file__, str(ROOT / "shengji_qt" / "cli.py")]
    written = notices.write_all(tmp_path, files, "9.9")
    page = (tmp_path / notices.NOTICES).read_text(encoding="utf-8")
    for name in ("msgspec", "PySide6_Essentials", "pyinstaller", "Python", "shengji-qt 9.9"):
        assert f"\n{name} " in page.replace("9.9\n", "9.9 \n"), name
    assert "platformdirs" not in page
    named = {name for names in re.findall(r"^    see (.+)$", page, re.MULTILINE) for name in names.split(", ")}
    assert named <= {path.name for path in written}
    assert all(path.stat().st_size > 500 for path in written)
    assert "Redistributions in binary form" in (tmp_path / "msgspec.txt").read_text(encoding="utf-8")
    assert f"Shiboken {importlib.metadata.version('PySide6_Essentials')}" in page


def test_nothing_stale_is_left_among_the_licences(tmp_path: Path) -> None:
    (tmp_path / "gone.txt").write_text("of a package that is bundled no more")
    assert "gone.txt" not in {path.name for path in notices.write_all(tmp_path, [], "1")}


def test_a_file_of_nobody_is_an_error(tmp_path: Path) -> None:
    stranger = tmp_path / "libstranger.so"
    stranger.touch()
    with pytest.raises(notices.NoticeError, match="libstranger"):
        notices.write_all(tmp_path / "out", [str(stranger)], "1")


def built(folder: Path, files: list[str]) -> Path:
    """A program with nothing but its notices."""
    notices.write_all(folder / "_internal" / "resources" / "licences" / "packaged", files, "1")
    return folder


def test_a_package_that_the_notices_leave_out_is_a_fault(tmp_path: Path) -> None:
    import msgspec

    folder = built(tmp_path, [msgspec.__file__])
    (folder / "_internal" / "msgspec").mkdir()
    assert package.faults(folder) == []
    (folder / "_internal" / "platformdirs").mkdir()
    assert package.faults(folder) == ["platformdirs is not in the notices"]
    (folder / "_internal" / "resources" / "licences" / "packaged" / "msgspec.txt").unlink()
    assert "the text msgspec.txt is missing" in package.faults(folder)


def test_forbidden_files_dead_links_and_too_much_are_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = built(tmp_path, [])
    (folder / "_internal" / "libQt6Quick.so.6").touch()
    (folder / "_internal" / "libgone.so").symlink_to("nowhere.so")
    monkeypatch.setattr(package, "LARGEST_MB", 0)
    found = "\n".join(package.faults(folder))
    assert "must not be in it: _internal/libQt6Quick.so.6" in found
    assert "leads nowhere: _internal/libgone.so" in found
    assert "MB are more than 0" in found


def test_a_program_without_notices_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    assert package.faults(tmp_path) == ["there are no licence notices"]


# --- trying it -------------------------------------------------------------------------------------------------------


def test_nothing_of_the_builder_helps_the_program() -> None:
    environment = {"PATH": "p", "PYTHONPATH": "x", "QT_PLUGIN_PATH": "x", "LD_LIBRARY_PATH": "x", "DISPLAY": ":1"}
    assert smoke.bare(environment, screen=True) == {"PATH": "p", "DISPLAY": ":1"}
    assert smoke.bare(environment, screen=False) == {"PATH": "p"}


CORE = "core\nComputer players: Python\n"


def program(folder: Path, report: str, code: int = 0, stderr: str = "") -> Path:
    """A stand-in for the packaged program; in its report COMPILED stands for the form of its computer players."""
    path = folder / "shengji-qt"
    path.write_text(
        f"#!{sys.executable}\nimport sys\nfrom pathlib import Path\n"
        f"found = any(Path(__file__).parent.rglob('_compiled/rollout.so'))\n"
        f"text = {report!r}.replace('COMPILED', 'compiled' if found else 'Python')\n"
        f"open(sys.argv[3], 'w', encoding='utf-8').write(text)\nsys.stderr.write({stderr!r})\nsys.exit({code})\n"
    )
    path.chmod(0o755)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script")
@pytest.mark.parametrize(
    ("report", "code", "stderr", "good"),
    [
        (f"{CORE}All is well.\n", 0, "", True),
        ("All is well.\n", 0, "", False),  # which form computer players have is not said
        (CORE, 0, "", False),  # it crashed in silence
        (f"{CORE}FAILED saves\n", 1, "", False),
        (f"{CORE}All is well.\n", -11, "", False),
        (f"{CORE}All is well.\n", 0, "qt.qpa: something is missing", False),
    ],
)
def test_only_a_complete_quiet_report_passes(tmp_path: Path, report: str, code: int, stderr: str, good: bool) -> None:
    program(tmp_path, report, code, stderr)
    assert smoke.smoke(tmp_path) is good


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script")
@pytest.mark.parametrize(("form", "good"), [("COMPILED", True), ("Python", False), ("compiled", False)])
def test_the_program_is_also_tried_without_its_compiled_core(tmp_path: Path, form: str, good: bool) -> None:
    core = tmp_path / "_internal" / "shengji_qt" / "_compiled" / "rollout.so"
    core.parent.mkdir(parents=True)
    core.touch()
    program(tmp_path, f"Computer players: {form}\nAll is well.\n")
    assert smoke.smoke(tmp_path) is good
    assert core.exists(), "it is back in its place"


def test_a_folder_without_the_program_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no shengji-qt"):
        smoke.executable(tmp_path)


# --- the Chinese fonts -----------------------------------------------------------------------------------------------


def test_the_fonts_can_write_all_that_the_program_says() -> None:
    wanted = subset_font.characters()
    files = [*(ROOT / "resources" / "i18n").glob("*.ts"), *(ROOT / "resources" / "rules").glob("*.md")]
    said = {ord(sign) for file in files for sign in file.read_text("utf-8") if sign != "\n"}
    assert said <= wanted
    assert {ord(sign) for sign in "升级拖拉机甩牌玥龘♠①"} - wanted == {ord("玥"), ord("龘")}  # names beyond GB 2312
    assert 7_000 < len(wanted) < 9_000


def test_the_fonts_are_made_again_only_when_something_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "NotoSansCJK-Regular.ttc"
    source.write_bytes(b"one")
    made: list[Path] = []

    def write_all(folder: Path) -> list[Path]:
        made.append(folder)
        folder.mkdir(parents=True)
        (folder / "font.otf").touch()
        return [source]

    monkeypatch.setattr(subset_font, "sources", lambda: [source])
    monkeypatch.setattr(subset_font, "write_all", write_all)
    for _ in range(2):
        assert [path.name for path in subset_font.cached(tmp_path / "fonts")] == ["font.otf"]
    assert len(made) == 1
    source.write_bytes(b"another")
    subset_font.cached(tmp_path / "fonts")
    assert len(made) == 2


def test_git_tracks_what_packaging_needs() -> None:
    if shutil.which("git") is None:
        pytest.skip("no git")
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a clone")
    names = set(done.stdout.split())
    assert {"packaging.spec", "build/dev.py", "build/package.py", "build/bundle.py"} <= names
