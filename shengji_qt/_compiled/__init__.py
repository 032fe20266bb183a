# SPDX-License-Identifier: MIT
"""Where build/compile.py puts the compiled rollout core; without it everything works, more slowly."""
