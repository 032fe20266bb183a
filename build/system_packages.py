# SPDX-License-Identifier: MIT
"""What Linux must bring that no Python package does: Qt's system libraries, a Chinese font, a screen for tests.

Nothing is asked of the system unless something is missing. On Debian and Ubuntu it is installed when that is allowed
(root, or sudo without a password); otherwise the exact command is printed. Other systems get the names.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

Say = Callable[..., None]

MODULES = "import PySide6.QtGui, PySide6.QtWidgets, PySide6.QtNetwork, PySide6.QtSvg"
PLAIN_LIBRARIES = ("lib/libQt6Widgets.so.6", "lib/libQt6Network.so.6", "lib/libQt6Svg.so.6")
WINDOW_LIBRARIES = ("plugins/platforms/libqxcb.so",)
XVFB_PROGRAMS = ("Xvfb", "xauth", "xdotool")

# The names of Debian and Ubuntu, Fedora, Arch.
Names = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
QT: Names = (
    ("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libxkbcommon0", "libgssapi-krb5-2"),
    ("mesa-libEGL", "mesa-libGL", "glib2", "fontconfig", "dbus-libs", "libxkbcommon", "krb5-libs"),
    ("libglvnd", "mesa", "glib2", "fontconfig", "dbus", "libxkbcommon", "krb5"),
)
XCB_UTIL = ("libxkbcommon-x11", "xcb-util-cursor", "xcb-util-wm", "xcb-util-image", "xcb-util-keysyms")
WINDOW: Names = (
    (
        *("libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1"),
        *("libxcb-randr0", "libxcb-render-util0", "libxcb-shape0", "libxcb-xfixes0", "libxcb-xkb1"),
    ),
    (*XCB_UTIL, "xcb-util-renderutil", "libxcb"),
    (*XCB_UTIL, "xcb-util-renderutil", "libxcb"),
)
XVFB: Names = (
    ("xvfb", "xauth", "xdotool"),
    ("xorg-x11-server-Xvfb", "xorg-x11-xauth", "xdotool"),
    ("xorg-server-xvfb", "xorg-xauth", "xdotool"),
)
FONT: Names = (
    ("fontconfig", "fonts-noto-cjk"),
    ("fontconfig", "google-noto-sans-cjk-fonts"),
    ("fontconfig", "noto-fonts-cjk"),
)


class SetupError(Exception):
    """Something is missing that only the person at the keyboard can bring; the words say what."""

    def __init__(self, english: str, chinese: str = "") -> None:
        super().__init__(english)
        self.english = english
        self.chinese = chinese


class Need(NamedTuple):
    """One thing to have: how to see that it is there, its packages, and what the lack of it means."""

    present: Callable[[], bool]
    names: Names
    fatal: bool
    without: str
    without_zh: str = ""


def ensure(python: Path, wanted: Iterable[str], say: Say, env: Mapping[str, str]) -> None:
    """Install what is missing of the needs named, or say how. Raises SetupError for what must be there.

    `wanted`: "qt" (without a window), "window", "window-tests" (window and Xvfb, both optional), "font".
    """
    missing = [need for need in needs(python, frozenset(wanted), env) if not need.present()]
    if not missing:
        return
    problem = install(packages(missing), say)
    missing = [need for need in missing if not need.present()]
    fatal = [need for need in missing if need.fatal]
    if fatal:
        details = "\n".join(
            filter(None, [failed_import(python), *not_found(python, PLAIN_LIBRARIES + WINDOW_LIBRARIES)])
        )
        how = problem or "Its packages are installed, but that was not enough:\n" + details
        raise SetupError(f"{fatal[0].without} {how}", fatal[0].without_zh)
    for need in missing:
        say(f"{need.without} {advice(packages([need]))}", need.without_zh)


def needs(python: Path, wanted: frozenset[str], env: Mapping[str, str]) -> list[Need]:
    """The needs of those names."""
    chosen = []
    if "qt" in wanted:
        zh = "缺少 Qt 所需的系统库，请按上面的命令安装。"
        chosen.append(Need(lambda: qt_loads(python), QT, True, "Libraries that Qt needs are missing.", zh))
    if "window" in wanted and env.get("QT_QPA_PLATFORM", "xcb").startswith("xcb"):
        text = "Libraries that Qt needs to open a window are missing."
        fatal = not env.get("WAYLAND_DISPLAY")  # there a window opens without X
        chosen.append(
            Need(lambda: not not_found(python, WINDOW_LIBRARIES), WINDOW, fatal, text, "缺少打开窗口所需的系统库。")
        )
    if "window-tests" in wanted:
        text = "Tests in a real window are skipped:"
        chosen.append(
            Need(lambda: not not_found(python, WINDOW_LIBRARIES), WINDOW, False, text + " libraries are missing.")
        )
        chosen.append(
            Need(lambda: all(map(shutil.which, XVFB_PROGRAMS)), XVFB, False, text + " no Xvfb, xauth or xdotool.")
        )
    if "font" in wanted:
        zh = "没有中文字体，界面将以英文显示。"
        chosen.append(Need(has_chinese_font, FONT, False, "There is no Chinese font: the game starts in English.", zh))
    return chosen


def packages(missing: list[Need]) -> list[str]:
    """The names of what is missing, for this system."""
    return [name for need in missing for name in need.names[system()]]


def system() -> int:
    """Which of the lists of names counts here: 0 Debian and Ubuntu, 1 Fedora, 2 Arch. Strangers get Debian's."""
    if shutil.which("apt-get"):
        return 0
    return 1 if shutil.which("dnf") else 2 if shutil.which("pacman") else 0


def advice(names: list[str]) -> str:
    """What to type, in words."""
    if not any(map(shutil.which, ("apt-get", "dnf", "pacman"))):
        return "Install the packages that Debian calls: " + " ".join(names)
    return "Install them: sudo " + ("apt-get install", "dnf install", "pacman -S")[system()] + " " + " ".join(names)


def install(names: list[str], say: Say) -> str:
    """Install Debian packages if we may; "" when that worked, else what the person has to do."""
    rights = privilege() if shutil.which("apt-get") else None
    if rights is None:
        return advice(names)
    say("Installing system packages: " + " ".join(names), "正在安装系统软件包……")
    get = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Acquire::Retries=3"]
    get += ["-o", "DPkg::Lock::Timeout=300"]
    wish = [*get, "install", "-y", "--no-install-recommends", *names]
    if quiet(wish):  # the lists of packages may be old or absent
        quiet([*get, "update"])
        trouble = quiet(wish)
        if trouble:
            return f"apt-get could not install them:\n{trouble}\n{advice(names)}"
    return ""


def quiet(command: list[str]) -> str:
    """Run a command; the end of what it said if it failed, else ""."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return ("\n".join(done.stdout.splitlines()[-8:]) or "no words") if done.returncode else ""


def privilege() -> list[str] | None:
    """What to put before a command to be root; None when that is not to be had without a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and not quiet(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def qt_loads(python: Path) -> bool:
    """Whether Qt can be loaded. The full trial costs a third of a second, so it is made once for an environment."""
    proof = python.parent.parent / "qt-loads"
    if not_found(python, PLAIN_LIBRARIES):
        return False
    if not proof.exists():
        if failed_import(python):
            return False
        proof.touch()
    return True


def failed_import(python: Path) -> str:
    """What Python says to importing Qt; "" when that works."""
    return quiet([str(python), "-I", "-c", MODULES])


def not_found(python: Path, files: Iterable[str]) -> tuple[str, ...]:
    """The system libraries that those files of PySide6 ask for in vain."""
    folder = next(python.parent.parent.glob("lib/python3*/site-packages/PySide6/Qt"), None)
    if folder is None or not shutil.which("ldd"):
        return ()
    return missing_for(tuple(str(folder / file) for file in files))


def missing_for(files: tuple[str, ...]) -> tuple[str, ...]:
    """What `ldd` does not find for those files."""
    done = subprocess.run(["ldd", *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    lines = [line.split()[0] for line in done.stdout.splitlines() if line.endswith("not found")]
    return tuple(dict.fromkeys(lines))


def has_chinese_font() -> bool:
    """Whether fontconfig, which Qt asks as well, knows a font with Chinese."""
    if not shutil.which("fc-list"):
        return False
    return bool(
        subprocess.run(["fc-list", ":lang=zh"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.strip()
    )
