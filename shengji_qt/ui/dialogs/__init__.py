# SPDX-License-Identifier: MIT
"""Pages and dialogs around the table."""
