# SPDX-License-Identifier: MIT
"""Tokens and passwords."""

from __future__ import annotations

from shengji_qt.net import limits, password, tokens


def test_a_token_fits_its_digest_only() -> None:
    token, other = tokens.new_token(), tokens.new_token()
    assert len(bytes.fromhex(token)) == limits.TOKEN_BYTES == 16  # 128 bits
    kept = tokens.digest(token)
    assert token not in kept
    assert tokens.fits(token, kept) and not tokens.fits(other, kept)
    assert not tokens.fits("", "") and not tokens.fits("", tokens.digest("")) and not tokens.fits(token, "")


def test_a_proof_holds_for_one_password_one_table_and_one_nonce() -> None:
    salt, nonce = password.new_salt(), password.new_nonce()
    key = password.key_of("lán zhōu", salt)
    proof = password.proof_of(key, nonce)
    assert password.is_proof(proof, key, nonce)
    assert password.key_of("lán zhōu", salt) == key  # the same letters, written another way
    assert not password.is_proof(proof, key, password.new_nonce())
    assert not password.is_proof(proof, password.key_of("lan zhou", salt), nonce)
    assert not password.is_proof(proof, password.key_of("lán zhōu", password.new_salt()), nonce)
    assert not password.is_proof("", key, nonce)
