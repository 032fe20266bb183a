# SPDX-License-Identifier: MIT
"""RuleBot: a deterministic player by rules of thumb, one module a game."""
