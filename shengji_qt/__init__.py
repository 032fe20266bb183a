# SPDX-License-Identifier: MIT
"""升级 (Sheng Ji): the card game with level cards, for one person and computer seats, in a Qt window."""

__version__ = "0.1.0"
