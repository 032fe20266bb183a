# SPDX-License-Identifier: MIT
"""House rules of the five-player game: which fit together, and what is left of them with other decks."""

from __future__ import annotations

import pytest

from shengji_qt.model.five_player.settings import FiveSettings, check_settings, normal, with_decks
from shengji_qt.model.settings import SettingError


def test_two_hands_need_two_decks() -> None:
    check_settings(FiveSettings(mode="split"))
    with pytest.raises(SettingError):
        check_settings(FiveSettings(decks=1, mode="split"))
    assert with_decks(FiveSettings(mode="split"), 1) == FiveSettings(decks=1)
    assert with_decks(FiveSettings(mode="split"), 2) == FiveSettings(mode="split")


def test_what_has_no_effect_is_as_usual() -> None:
    assert normal(FiveSettings(follow_break_triples=False)) == FiveSettings()
    three = FiveSettings(decks=3, follow_break_triples=False)
    assert normal(three) == three
    assert with_decks(three, 2) == FiveSettings()
