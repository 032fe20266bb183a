# SPDX-License-Identifier: MIT
"""The rules: a pure function of a journal. No Qt, no clock, no files, no randomness but the one passed in."""
