# SPDX-License-Identifier: MIT
"""The password of a table, which is never sent: the client proves that it knows it.

The key is made from the password and the table's salt, slowly; the proof from the key and a nonce that is used once.
What is said at the table afterwards is not encrypted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from shengji_qt.net import limits

_COST = {"n": 1 << 14, "r": 8, "p": 1, "maxmem": 64 << 20, "dklen": 32}


def new_salt() -> str:
    """In hexadecimal."""
    return secrets.token_hex(limits.SALT_BYTES)


def new_nonce() -> str:
    """In hexadecimal."""
    return secrets.token_hex(limits.NONCE_BYTES)


def key_of(password: str, salt: str) -> bytes:
    """The key, in some 50 ms. Passwords that look the same are the same."""
    text = unicodedata.normalize("NFC", password)[: limits.PASSWORD].encode("utf-8", "surrogatepass")
    return hashlib.scrypt(text, salt=bytes.fromhex(salt), **_COST)


def proof_of(key: bytes, nonce: str) -> str:
    """In hexadecimal."""
    return hmac.new(key, bytes.fromhex(nonce), hashlib.sha256).hexdigest()


def is_proof(proof: str, key: bytes, nonce: str) -> bool:
    """In constant time."""
    return hmac.compare_digest(proof, proof_of(key, nonce))
