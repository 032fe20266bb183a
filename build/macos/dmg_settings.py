# SPDX-License-Identifier: MIT
"""Settings of dmgbuild: the picture that opens when the .dmg does. `app` and `icon` come from package.py.

dmgbuild runs this file and reads the names it leaves behind.
"""

# ruff: noqa: F821
from pathlib import Path

defines: dict[str, str]  # dmgbuild has put it there

application = defines["app"]
files = [application]
symlinks = {"Applications": "/Applications"}
icon = defines["icon"]
format = "UDZO"
window_rect = ((200, 160), (560, 340))
icon_size = 112
text_size = 13
icon_locations = {Path(application).name: (150, 150), "Applications": (410, 150)}
