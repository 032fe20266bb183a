# SPDX-License-Identifier: MIT
"""Numbers and tables of the rules to read: asked from the engine of each game, so that text and play cannot differ."""
