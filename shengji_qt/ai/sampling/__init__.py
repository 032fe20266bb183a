# SPDX-License-Identifier: MIT
"""Worlds: ways the cards may lie that a seat does not see, drawn by lot from what its View proves."""

from shengji_qt.ai.sampling.belief import Belief, belief_of

__all__ = ["Belief", "belief_of"]
