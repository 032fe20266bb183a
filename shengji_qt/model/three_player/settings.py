# SPDX-License-Identifier: MIT
"""House rules of the three-player game, keys as printed in three_player.md 19."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from shengji_qt.model.cards import ACE, Rank
from shengji_qt.model.settings import HouseRules, Setting, SettingError, idle_as_usual
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, Layout, check_layout, on_grid

MUST_PLAY_SETS: Final = tuple(
    tuple(Rank.parse(text) for text in texts)
    for texts in (("3", "J", "A"), ("J", "A"), ("A",), ("3", "5", "8", "J", "A"))
)
FLOOR: Final = Rank(3)  # nobody is below


class ThreeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="three"):
    """Values of all house rules; the defaults are the rules of the document. `layouts` by seat."""

    rule1: bool = False
    rule2: bool = False
    rule3: bool = False
    rule4: bool = False
    layouts: tuple[Layout, Layout, Layout] = (FIVE_STACKS, FIVE_STACKS, FIVE_STACKS)
    must_play: tuple[Rank, ...] = MUST_PLAY_SETS[0]
    must_play_memory: bool = False
    second_half: Literal["same_suit", "fresh_lead"] = "same_suit"
    bid2_window: Literal["any_time", "on_draw"] = "any_time"
    first_hand_tie: Literal["action_order", "seat_order"] = "action_order"
    first_hand_no_bid: Literal["redeal", "go_on"] = "redeal"
    displaced_destination_public: bool = False
    overflow_demotion: bool = True
    rule1_demotion: Literal["any_level", "must_play_only"] = "any_level"
    rule2_declarer_bands: Literal["symmetric", "base"] = "symmetric"
    rule2_bonus_with_rule3: Literal["per_six_cards", "per_trick", "off"] = "per_six_cards"
    throw_fine: Literal[0, 20] = 0
    throw_test: Literal["playable", "owned"] = "playable"
    penalty_promotion: Literal["carry", "blocked"] = "carry"
    direction: Literal["counter_clockwise", "clockwise"] = "counter_clockwise"

    @property
    def must_play_levels(self) -> tuple[Rank, ...]:
        """The set M in force; rule #1 has its own (17)."""
        return MUST_PLAY_SETS[3] if self.rule1 else self.must_play

    @property
    def fresh_lead(self) -> bool:
        """Whether the fourth card of a round leads anew; rule #3 has no second half (18)."""
        return self.second_half == "fresh_lead" and not self.rule3

    @property
    def rounds(self) -> int:
        """Rounds of a hand: 8 of six cards, with rule #3 up to 16 of three."""
        return 16 if self.rule3 else 8


def check_layouts(layouts: Iterable[Layout]) -> None:
    """Raise `SettingError` with the code of `check_layout`, or `out_of_grid`, for the first that cannot be played."""
    for layout in layouts:
        error = check_layout(layout) or (None if on_grid(layout) else "out_of_grid")
        if error is not None:
            raise SettingError("layouts", error)


def check_settings(settings: ThreeSettings) -> None:
    """Raise `SettingError` for settings that cannot be played."""
    check_layouts(settings.layouts)
    if ACE not in settings.must_play or min(settings.must_play) < 3:
        raise SettingError("must_play", [rank.text for rank in settings.must_play])


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("rule1", "flag", (False, True), "17", "optional"),
    Setting("rule2", "flag", (False, True), "17", "optional"),
    Setting("rule3", "flag", (False, True), "17", "optional"),
    Setting("rule4", "flag", (False, True), "17", "optional"),
    Setting("must_play", "ranks", MUST_PLAY_SETS, "16.5", "levels", "player", lambda s: not s.rule1),
    Setting("overflow_demotion", "flag", (True, False), "16.6", "levels"),
    Setting("must_play_memory", "flag", (False, True), "16.5", "levels", "advanced"),
    Setting("direction", "choice", ("counter_clockwise", "clockwise"), "5", "table"),
    Setting("second_half", "choice", ("same_suit", "fresh_lead"), "13.4", "play", "advanced", lambda s: not s.rule3),
    Setting("bid2_window", "choice", ("any_time", "on_draw"), "9.2", "bidding", "advanced"),
    Setting("first_hand_tie", "choice", ("action_order", "seat_order"), "7.6", "bidding", "advanced"),
    Setting("first_hand_no_bid", "choice", ("redeal", "go_on"), "7.7", "bidding", "advanced"),
    Setting("displaced_destination_public", "flag", (False, True), "8.5", "bidding", "advanced"),
    Setting(
        "rule1_demotion", "choice", ("any_level", "must_play_only"), "17", "optional", "advanced", lambda s: s.rule1
    ),
    Setting("rule2_declarer_bands", "choice", ("symmetric", "base"), "17", "optional", "advanced", lambda s: s.rule2),
    Setting(
        "rule2_bonus_with_rule3",
        "choice",
        ("per_six_cards", "per_trick", "off"),
        "18",
        "optional",
        "advanced",
        lambda s: s.rule2 and s.rule3,
    ),
    Setting("throw_fine", "number", (0, 20), "17", "optional", "advanced", lambda s: s.rule3),
    Setting("throw_test", "choice", ("playable", "owned"), "17", "optional", "advanced", lambda s: s.rule3),
    Setting("penalty_promotion", "choice", ("carry", "blocked"), "17", "optional", "advanced", lambda s: s.rule4),
)
SETTING_KEYS: Final = tuple(each.key for each in SETTINGS)


def normal(settings: ThreeSettings) -> ThreeSettings:
    """The same rules; those without effect under the others are as usual."""
    return idle_as_usual(settings, SETTINGS)


HOUSE_RULES: Final = HouseRules("three", ThreeSettings, SETTINGS, check_settings, FLOOR, normal)
__all__ = ["MUST_PLAY_SETS", "PRESETS", "SETTINGS", "SETTING_KEYS", "ThreeSettings", "check_layouts", "check_settings"]
