# SPDX-License-Identifier: MIT
"""The four-player game in the window."""
