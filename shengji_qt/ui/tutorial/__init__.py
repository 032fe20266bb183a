# SPDX-License-Identifier: MIT
"""Lessons in the window: a panel that speaks beside what it is about, on the table that matches are played at."""
