# SPDX-License-Identifier: MIT
"""The authority: one table that seats occupants, asks, applies, keeps the journal. No Qt, no sockets, no clock."""
