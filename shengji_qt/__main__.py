# SPDX-License-Identifier: MIT
"""`python -m shengji_qt`, and the entry of the frozen program."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # before all else: a frozen child process starts here too

    from shengji_qt.cli import main

    sys.exit(main())
