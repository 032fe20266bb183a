# SPDX-License-Identifier: MIT
"""Computer players: pure functions of a View; nothing here knows Qt, files or the clock."""
