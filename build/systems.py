# SPDX-License-Identifier: MIT
"""What the packaged program is on each system: icon, version resource, property list, names of files.

packaging.spec and package.py ask here, so that a test can ask for a system that it does not run on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

BUILD: Final = Path(__file__).resolve().parent
NAME: Final = "shengji-qt"
CONSOLE: Final = "shengji-qt-cli"  # the same program for a console: a windowed program of Windows has no output
TITLE: Final = "Sheng Ji"
IDENTIFIER: Final = "io.github.shengji-qt"
OLDEST_MACOS: Final = "13.0"  # of the Qt that is locked
# Shown by macOS when the program first looks for tables; there is no second chance to explain it.
LOCAL_NETWORK: Final = "Find and join Sheng Ji tables on your network. 在局域网中查找并加入升级牌桌。"
ENTITLEMENTS: Final = BUILD / "macos" / "entitlements.plist"
_MACHINES: Final = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos", "linux": "linux"}


class Signing(NamedTuple):
    """How macOS is to sign; None: ad hoc, without a name."""

    identity: str | None
    entitlements: str | None


def icon(platform: str) -> str | None:
    """The icon of the executable, for `sys.platform`; Linux has it in its menu entry."""
    name = {"win32": "app.ico", "darwin": "app.icns"}.get(platform)
    return None if name is None else str(BUILD / "icons" / name)


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows wants it: "1.2.3rc1" is (1, 2, 3, 0). ValueError if it is none."""
    found = re.match(r"(\d+)\.(\d+)(?:\.(\d+))?", version)
    if found is None:
        raise ValueError(f"no version: {version!r}")
    major, minor, patch = (int(part or 0) for part in found.groups())
    return major, minor, patch, 0


def version_resource(version: str, name: str) -> str:
    """The version resource of a Windows program as the text that PyInstaller reads."""
    numbers = four_numbers(version)
    facts = {
        "CompanyName": "shengji_qt contributors",
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": f"{TITLE} 升级",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in facts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0,
    date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


def info_plist(version: str) -> dict[str, Any]:
    """What macOS wants to know of the program."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": ".".join(map(str, four_numbers(version)[:3])),
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "zh_CN"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # it has a dark theme of its own
        "NSLocalNetworkUsageDescription": LOCAL_NETWORK,
        "NSHumanReadableCopyright": "MIT licence",
    }


def signing(environment: Mapping[str, str]) -> Signing:
    """From SHENGJI_SIGN_IDENTITY; the entitlements belong to a named signature only."""
    identity = environment.get("SHENGJI_SIGN_IDENTITY") or None
    return Signing(identity, str(ENTITLEMENTS) if identity else None)


def archive_name(version: str, platform: str, machine: str, ending: str) -> str:
    """Of a file that is downloaded: `shengji-qt-1.2-macos-arm64.dmg`. `machine` as `platform.machine()` says it."""
    return f"{NAME}-{version}-{_SYSTEMS[platform]}-{_MACHINES.get(machine.lower(), machine.lower())}{ending}"
