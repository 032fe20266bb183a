# SPDX-License-Identifier: MIT
"""The player that searches: RuleBot's choices compared in worlds that fit what the seat may know."""
