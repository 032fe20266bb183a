# SPDX-License-Identifier: MIT
"""Four players with fixed partnerships, one to three decks (four_player.md)."""
