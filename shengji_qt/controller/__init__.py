# SPDX-License-Identifier: MIT
"""Between the window and the table: Qt, but no widgets."""
