# SPDX-License-Identifier: MIT
"""The table as a scene: geometry in pure modules, cards painted by C++, events shown one after the other."""
