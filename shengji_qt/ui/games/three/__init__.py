# SPDX-License-Identifier: MIT
"""The window for the three-player game."""
