# SPDX-License-Identifier: MIT
"""Shared by tests: players, tables and drivers that need no clock, thread or screen."""
