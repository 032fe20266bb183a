# SPDX-License-Identifier: MIT
"""Layouts in words: names of presets, what a layout is like, and why one is not allowed (three_player.md 4.3)."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.three_player.layouts import Layout
from shengji_qt.ui.games.three.layout_draft import Check, LayoutDraft
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, layouts, translate

_LAYERS: Final = (
    QT_TRANSLATE_NOOP("Layouts", "Top: {n}"),
    QT_TRANSLATE_NOOP("Layouts", "Middle: {n}"),
    QT_TRANSLATE_NOOP("Layouts", "Bottom: {n}"),
)


def layout_name(layout: Layout) -> str:
    """A preset's name in the language in force, or the player's own."""
    return layouts.layout_name(layout.name)


def layout_note(layout: Layout) -> str:
    """How many cards lie in which layer: `5 + 3 + 2`."""
    return " + ".join(str(count) for count in LayoutDraft(layout).counts())


def layer_text(depth: int, count: int, layers: int) -> str:
    """`layers`: how many there are; of two the lower one is no middle."""
    word = _LAYERS[0] if depth == 0 else _LAYERS[2 if depth >= layers - 1 else 1]
    return translate("Layouts", word).format(n=count)


def check_text(check: Check) -> str:
    """A rule in a few words; one that is broken says by how much."""
    n = check.number
    texts = {
        "count": translate("Layouts", "Exactly 10 cards"),
        "z_range": translate("Layouts", "2 or 3 layers"),
        "same_layer_overlap": translate("Layouts", "No overlap in a layer"),
        "top_count": translate("Layouts", "4 to 6 cards on top"),
        "overhang": translate("Layouts", "Top cards have support"),
        "flip_order": translate("Layouts", "Flip order complete"),
    }
    wrong = {
        "count": translate("Layouts", "Exactly 10 cards, now {n}"),
        "z_range": translate("Layouts", "2 or 3 layers, now {n}"),
        "same_layer_overlap": translate("Layouts", "{n} cards overlap in a layer"),
        "top_count": translate("Layouts", "4 to 6 cards on top, now {n}"),
        "overhang": translate("Layouts", "{n} top cards cover nothing"),
        "flip_order": translate("Layouts", "Flip order: {n} missing"),
    }
    return texts[check.code] if check.fine else wrong[check.code].format(n=n)


def check_reason(code: str) -> str:
    """Why the rule is there and what helps, in a sentence."""
    reasons = {
        "count": translate("Layouts", "Everybody lays out ten cards."),
        "z_range": translate("Layouts", "Put some cards over others, and no more than three on top of each other."),
        "same_layer_overlap": translate(
            "Layouts", "Two cards of one layer cannot lie on each other: move one, or change its layer."
        ),
        "top_count": translate(
            "Layouts", "Only cards that nothing covers are turned at the beginning; there must be 4 to 6 of them."
        ),
        "overhang": translate(
            "Layouts", "Every top card must cover a lower one at least in part; touching edges is not enough."
        ),
        "flip_order": translate("Layouts", "Click the top cards in the order of turning."),
    }
    return reasons[code]


def selected_text(draft: LayoutDraft, slot: int) -> str:
    """What the chosen card covers, and what covers it."""
    below, above = len(draft.below(slot)), len(draft.above(slot))
    z = draft.slots[slot][2]
    if above:
        return translate("Layouts", "Chosen card, layer {z}: under {above}, over {below}").format(
            z=z, above=above, below=below
        )
    number = draft.number_of(slot)
    if number is None:
        return translate("Layouts", "Chosen top card, layer {z}: covers {below}, not in the flip order").format(
            z=z, below=below
        )
    return translate("Layouts", "Chosen top card, layer {z}: covers {below}, turned as number {number}").format(
        z=z, below=below, number=number
    )
