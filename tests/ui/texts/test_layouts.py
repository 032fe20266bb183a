# SPDX-License-Identifier: MIT
"""Every way in which a layout can be wrong has words."""

from __future__ import annotations

import pytest

from shengji_qt.model.three_player.layouts import FIVE_STACKS, SIX_FOUR, Layout, check_layout
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts.layouts import layout_error_text
from tests.helpers.languages import check_words

FIVE, SIX = FIVE_STACKS.slots, SIX_FOUR.slots
PYRAMID = tuple((x, 0, 3) for x in (0, 4, 8, 12, 16)) + tuple((x, 0, 2) for x in (4, 8, 12)) + ((5, 0, 1), (11, 0, 1))
WRONG = {
    "count": Layout("", FIVE[:9], (0, 1, 2, 3, 4)),
    "z_range": Layout("", ((0, 0, 4), *FIVE[1:]), (0, 1, 2, 3, 4)),
    "same_layer_overlap": Layout("", ((0, 0, 2), (3, 0, 2), *FIVE[2:]), (0, 1, 2, 3, 4)),
    "top_count": Layout("", tuple((5 * n, 0, 1) for n in range(10)), tuple(range(10))),
    "overhang": Layout("", PYRAMID, (0, 1, 2, 3, 4)),
    "flip_order": Layout("", SIX, (0, 1, 2, 3, 4, 4)),
}


@pytest.mark.parametrize(("code", "layout"), WRONG.items(), ids=WRONG)
def test_words(language: Language, code: str, layout: Layout) -> None:
    assert check_layout(layout) == code
    check_words(layout_error_text(code), language)


def test_errors_differ(language: Language) -> None:
    assert len({layout_error_text(code) for code in WRONG}) == len(WRONG)
