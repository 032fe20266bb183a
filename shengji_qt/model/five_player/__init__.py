# SPDX-License-Identifier: MIT
"""The five-player game 暗雷 (five_player.md)."""
