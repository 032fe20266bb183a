# SPDX-License-Identifier: MIT
"""The virtual environment `.venv`: made once, whole or not at all, and made anew when its ingredients change.

It is built in its final place, not under another name and renamed: the programs inside carry the absolute path of
their Python. What says that it is whole is a stamp, written last. Without the stamp, or with a stamp of something else,
the environment counts as not there and is built from nothing, so no left-over package can hide a missing one.
"""

import contextlib
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import system_packages
from system_packages import SetupError

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
TRIES = 3
BACK_OFF = 3.0  # seconds before the second try; twice that before the third

Say = Callable[..., None]
Stamp = dict[str, str]


def interpreter() -> Path:
    """The Python of the environment, whether or not it is there."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_file() -> Path:
    """Where the stamp of a whole environment lies."""
    return VENV / "complete.json"


def expected() -> Stamp:
    """The stamp of an environment that fits now.

    `packages`: lock file, Python and the project's place (a copied tree keeps an editable install that points at the
    old one). `project`: what the installed metadata are made from; when only this differs, the packages stay.
    """
    packages = [LOCK.read_bytes(), sys.version.encode(), sys.base_prefix.encode(), str(ROOT).encode()]
    project = [(ROOT / "pyproject.toml").read_bytes(), (ROOT / "shengji_qt" / "__init__.py").read_bytes()]
    return {"packages": digest(packages), "project": digest(project)}


def digest(parts: list[bytes]) -> str:
    """One hash of several texts."""
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def found() -> Stamp:
    """The stamp of the environment that is there; empty when there is none or it is not whole."""
    try:
        stamp = json.loads(stamp_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and interpreter().exists() else {}


def prepare(say: Say) -> Path:
    """Make sure that the environment is whole and fits, and give its Python. Raises SetupError."""
    try:
        if found() != expected():
            with only_one(say):
                if found() != expected():  # another run may have made it while we waited
                    build(say)
    except OSError as error:  # a full disk, a folder we may not write to
        raise SetupError(f"The environment {VENV} could not be made: {error}", f"无法创建运行环境：{error}") from error
    return interpreter()


@contextlib.contextmanager
def only_one(say: Say) -> Iterator[None]:
    """Hold the lock against a second run. It ends with this process, however that ends."""
    with (ROOT / ".venv.lock").open("a") as file:
        told = False
        while not try_lock(file):
            if not told:
                say("Another run is setting things up; waiting for it.", "另一个进程正在安装，请稍候。")
                told = True
            time.sleep(0.2)
        yield


def try_lock(file: IO[str]) -> bool:
    """Take the lock if it is free."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def build(say: Say) -> None:
    """Bring the environment up to date. A failure, Ctrl-C included, leaves no stamp for what was not finished."""
    new = expected()
    if found().get("packages") != new["packages"]:
        stamp_file().unlink(missing_ok=True)
        clear()
        say(
            "Setting up (once; needs the network and about 700 MB of disk)...", "正在安装所需组件（仅首次，需要联网）……"
        )
        try:
            make_venv(say)
            install_packages(say)
        except BaseException:
            shutil.rmtree(VENV, ignore_errors=True)
            raise
    write_stamp({"packages": new["packages"]})
    install_project()
    write_stamp(new)


def write_stamp(stamp: Stamp) -> None:
    """Write the stamp whole or not at all."""
    draft = stamp_file().with_suffix(".new")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(stamp_file())


def clear() -> None:
    """Remove the old environment. Raises SetupError when the folder is something else, or in use."""
    if not VENV.exists() and not VENV.is_symlink():
        return
    if VENV.is_symlink() or not (VENV / "pyvenv.cfg").is_file():
        raise SetupError(f"{VENV} is not a virtual environment: move it away, then try again.")
    try:
        shutil.rmtree(VENV)
    except OSError as error:
        raise SetupError(
            f"The old environment is in use ({error}). Close the game, deactivate it, and try again."
        ) from error


def make_venv(say: Say) -> None:
    """An empty environment with pip. Debian keeps the part of Python that makes it in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        problem = system_packages.install([package], say)
        importlib.invalidate_caches()
        if problem or importlib.util.find_spec("ensurepip") is None:
            how = problem or "Install the part of Python named venv, or another Python."
            raise SetupError(
                f"This Python has no ensurepip. {how}",
                "此 Python 缺少 ensurepip（venv），请按上面的命令安装后重试。",
            )
    done = subprocess.run([outside_python(), "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode:
        raise SetupError(f"Python could not make {VENV}:\n{done.stdout}{done.stderr}")


def outside_python() -> str:
    """The Python that this process runs, not the copy in an activated environment: that has just been removed."""
    return getattr(sys, "_base_executable", None) or sys.executable


def install_packages(say: Say) -> None:
    """Install what the lock file lists, in at most three tries. Raises SetupError."""
    for attempt in range(1, TRIES + 1):
        trouble = pip("--require-hashes", "--only-binary", ":all:", "--requirement", str(LOCK))
        if not trouble:
            return
        error, hopeless = explain(trouble)
        if hopeless or attempt == TRIES:
            raise error
        seconds = BACK_OFF * attempt
        say(f"That did not work (try {attempt} of {TRIES}); again in {seconds:.0f} s.")
        time.sleep(seconds)


def install_project() -> None:
    """Install the project itself, as a link to its source. Needs no network. Raises SetupError."""
    trouble = pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
    if trouble:
        raise SetupError(f"The project itself could not be installed:\n{trouble}")


def pip(*arguments: str) -> str:
    """Run pip install in the environment; its error text, or "" when all went well."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    command = [str(interpreter()), "-I", "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *quiet]
    done = subprocess.run([*command, *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace")
    return (done.stderr.strip() or f"pip ended with code {done.returncode}") if done.returncode else ""


def explain(trouble: str) -> tuple[SetupError, bool]:
    """pip's error in plain words, and whether another try is useless."""
    if "DO NOT MATCH THE HASHES" in trouble:
        words = "A package is not the one that requirements.lock names, so it was not installed."
        return SetupError(f"{trouble}\n\n{words}", "下载的文件与 requirements.lock 不符，未安装。"), True
    signs = ("Retrying (", "connection", "Connection", "timed out", "Proxy", "SSL", "resolve")
    if any(sign in trouble for sign in signs):
        words = (
            "The packages could not be fetched. Is there a network, and does pip know your proxy and its certificate?"
        )
        again = "Nothing is half done: run the same command again."
        return SetupError(
            f"{last_lines(trouble)}\n\n{words} {again}",
            "无法下载组件：请检查网络，以及 pip 的代理和证书设置，然后重试。",
        ), False
    if "No matching distribution" in trouble or "not a supported wheel" in trouble:
        words = "A package has no ready-made file for this system, and nothing is compiled here. "
        words += (
            "The game needs 64-bit Windows 10, macOS 13 or Linux with glibc 2.34 (Debian 12, Ubuntu 22.04) or newer."
        )
        return SetupError(f"{last_lines(trouble)}\n\n{words}", "此系统没有现成的安装包，且不会在本机编译。"), True
    return SetupError(f"{trouble}\n\nThe packages could not be installed; pip's words are above."), False


def last_lines(text: str) -> str:
    """The end of a long text: pip says the same thing many times."""
    return "\n".join(text.splitlines()[-6:])
