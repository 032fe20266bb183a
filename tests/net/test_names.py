# SPDX-License-Identifier: MIT
"""Names that others are shown."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from shengji_qt.net.names import clean


def test_names_people_have_stay() -> None:
    for name in ("Ann", "王小明", "José", "O'Neil & <b>sons</b>", "🀄 玩家"):
        assert clean(name, 24) == name


def test_what_hides_or_turns_text_goes() -> None:
    assert clean("  Ann\t\n of  Oz ", 24) == "Ann of Oz"
    assert clean("Ann\u202egnol\u2066\u200b\x00", 24) == "Anngnol"
    assert clean("\u2028\u200b \x07", 24) == ""
    assert clean("ten letters more", 11) == "ten letters"
    assert clean("cut at blank", 4) == "cut", "no blank is left at the end"


@given(st.text(), st.integers(1, 40))
def test_cleaning_again_changes_nothing(text: str, limit: int) -> None:
    once = clean(text, limit)
    assert len(once) <= limit
    assert clean(once, limit) == once
    assert not {unicodedata.category(char) for char in once} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
