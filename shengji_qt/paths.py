# SPDX-License-Identifier: MIT
"""Where the program's resources and the player's files are.

Nothing here creates a folder or reads a file: the caller that writes makes the folder it needs, and can then tell the
player in plain words why it could not.
"""

import os
import re
import sys
from pathlib import Path

import platformdirs

APP_NAME = "shengji-qt"
PROFILE_VARIABLE = "SHENGJI_PROFILE"

_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,63}")
_chosen: str | None = None


class ProfileError(ValueError):
    """A profile that is neither a plain name nor a path; `profile` is the text as given."""

    def __init__(self, profile: str) -> None:
        super().__init__(f"not a profile name or folder: {profile!r}")
        self.profile = profile


def resources() -> Path:
    """The folder with cards/, icons/, i18n/ and so on.

    Found in the frozen program's bundle, in the installed package, or (source tree, editable install) beside
    pyproject.toml. Raises FileNotFoundError when none of them exists.
    """
    package = Path(__file__).resolve().parent
    candidates = [package / "resources"]
    if (package.parent / "pyproject.toml").is_file():  # else a stranger's site-packages/resources would do
        candidates.append(package.parent / "resources")
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        candidates.append(Path(bundle) / "resources")
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"no resources folder: {', '.join(map(str, candidates))}")


def set_profile(name_or_path: str | None) -> None:
    """Keep this process's files apart from the player's own (`--profile`).

    A plain name gives a subfolder `profiles/NAME` of the usual places; anything with a separator or a leading `~` is a
    folder that holds everything. None or "" returns to the environment variable SHENGJI_PROFILE, and without that to
    the player's own files. Raises ProfileError, and then changes nothing.
    """
    global _chosen
    if name_or_path:
        _profile_folder(name_or_path)
    _chosen = name_or_path or None


def profile() -> str | None:
    """The profile in force as it was given, or None for the player's own files."""
    return _chosen or os.environ.get(PROFILE_VARIABLE) or None


def user_data_dir() -> Path:
    """Saves, journals and statistics live below this folder. It may not exist yet."""
    return _place("data", platformdirs.user_data_path(APP_NAME, appauthor=False))


def config_dir() -> Path:
    """Preferences live in this folder. It may not exist yet."""
    return _place("config", platformdirs.user_config_path(APP_NAME, appauthor=False))


def log_dir() -> Path:
    """The log of the program lies in this folder. It may not exist yet."""
    return _place("log", platformdirs.user_log_path(APP_NAME, appauthor=False))


def saves_dir() -> Path:
    """One journal a match lives in this folder. It may not exist yet."""
    return user_data_dir() / "saves"


def _place(kind: str, usual: Path) -> Path:
    current = profile()
    if current is None:
        return usual
    folder = _profile_folder(current)
    return usual / "profiles" / current if folder is None else folder / kind


def _profile_folder(text: str) -> Path | None:
    """The absolute folder that `text` names, or None when it is a plain name."""
    if _NAME.fullmatch(text) and not text.endswith("."):  # Windows drops a final dot
        return None
    if "\0" not in text and (os.sep in text or "/" in text or text.startswith("~")):
        try:
            return Path(text).expanduser().absolute()
        except RuntimeError as error:  # ~nobody: no such home
            raise ProfileError(text) from error
    raise ProfileError(text)
