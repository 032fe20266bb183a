# SPDX-License-Identifier: MIT
"""Tables over the local network: messages, framing, sessions, the host program.

Everything but `host*.py` is free of asyncio, sockets and clocks, so that the window and the tests share it.
"""
