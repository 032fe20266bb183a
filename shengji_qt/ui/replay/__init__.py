# SPDX-License-Identifier: MIT
"""Recorded matches: the list of them, and the table on which one is looked at again."""
