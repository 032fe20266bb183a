# SPDX-License-Identifier: MIT
"""The window: what the player sees and does. It shows Views and Events and asks; it decides nothing."""
