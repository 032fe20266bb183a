# SPDX-License-Identifier: MIT
"""Messages on a stream: four bytes, the length, most significant first, then so many bytes of JSON."""

from __future__ import annotations

from typing import Final

HEAD: Final = 4


class FramingError(Exception):
    """What came is no frame; nothing that follows can be read."""


def frame(payload: bytes) -> bytes:
    """The payload with its length."""
    return len(payload).to_bytes(HEAD, "big") + payload


class Framer:
    """Cuts a stream into payloads. `limit`: bytes of the longest one, which may be changed between two calls."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._waiting = bytearray()

    def feed(self, data: bytes) -> None:
        """What came from the other side. It keeps at most what was fed and not yet taken."""
        self._waiting += data

    def take(self) -> bytes | None:
        """The next payload; None if it is not whole yet. Raises `FramingError` for an empty or a too long one."""
        if len(self._waiting) < HEAD:
            return None
        length = int.from_bytes(self._waiting[:HEAD], "big")
        if not 0 < length <= self.limit:
            raise FramingError(f"{length} bytes, at most {self.limit}")
        if len(self._waiting) < HEAD + length:
            return None
        payload = bytes(self._waiting[HEAD : HEAD + length])
        del self._waiting[: HEAD + length]
        return payload
