# SPDX-License-Identifier: MIT
"""The games as the window shows them: one package a game, and the two values by which the shared pages know it."""
