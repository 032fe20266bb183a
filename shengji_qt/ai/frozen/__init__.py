# SPDX-License-Identifier: MIT
"""Players that never change, so that strength can be measured against them for ever. A golden file holds each to its
word; who plays better gets a new name.

They import the model and nothing else of the computer players.
"""
