# SPDX-License-Identifier: MIT
"""The window of the five-player game."""
