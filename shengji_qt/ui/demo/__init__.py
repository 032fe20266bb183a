# SPDX-License-Identifier: MIT
"""The window playing by itself: to be watched, or to save pictures of named moments and look for defects in them."""
