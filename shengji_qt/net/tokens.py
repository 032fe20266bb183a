# SPDX-License-Identifier: MIT
"""Secrets that stand for a person or a table: never guessed, never kept as they are, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from shengji_qt.net import limits


def new_token() -> str:
    """128 bits in hexadecimal."""
    return secrets.token_hex(limits.TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. It is random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether this is the token of which `kept` is the digest; no token fits no digest."""
    return bool(token) and bool(kept) and hmac.compare_digest(digest(token), kept)
