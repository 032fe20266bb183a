# SPDX-License-Identifier: MIT
"""The three-player game 明暗牌 (three_player.md)."""
