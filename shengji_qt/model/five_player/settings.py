# SPDX-License-Identifier: MIT
"""House rules of the five-player game, keys as printed in five_player.md 23 with `_` for the dot."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from shengji_qt.model.cards import RANKS
from shengji_qt.model.settings import HouseRules, Setting, SettingError, idle_as_usual

LOWEST: Final = RANKS[1]  # everybody starts at 3; no level is ever 2 (2)


class FiveSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="five"):
    """Values of all house rules; the defaults are the rules of the document."""

    decks: Literal[1, 2, 3] = 2
    mode: Literal["mine", "split"] = "mine"
    deal_first_declarer: Literal["first_bidder", "last_bidder", "start_seat"] = "first_bidder"
    deal_ceremony: Literal["auto", "ritual"] = "auto"
    bid_self_counter: bool = False
    bid_final_seconds: Literal[10, 0, 5, 20] = 10
    combo_special_tractors: bool = True
    throw_mine_checks_declarer: bool = False
    mine_short_discard: Literal["any", "only_when_short", "off"] = "any"
    result_declarer_gain: Literal["per_pair_sum", "best_pair"] = "per_pair_sum"
    result_overturned_declarer_gain: bool = False
    result_spending: bool = True
    last_trick_formula: Literal["add", "bracket"] = "add"
    result_scale_personal: bool = False
    follow_break_triples: bool = True

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat (2)."""
        return 10 * self.decks

    @property
    def bottom_size(self) -> int:
        """Cards of the bottom, and of the mine."""
        return 4 * self.decks

    @property
    def total_points(self) -> int:
        return 100 * self.decks

    @property
    def overturn(self) -> int:
        """T: a pair with so many points overturns (16, 20.6, 21.7)."""
        return 40 * self.decks

    @property
    def step(self) -> int:
        """Points of one level."""
        return 20 * self.decks


def check_settings(settings: FiveSettings) -> None:
    """Raise `SettingError` for a combination that cannot be played."""
    if settings.mode == "split" and settings.decks != 2:
        raise SettingError("mode", settings.mode)


def _mine(settings: FiveSettings) -> bool:
    return settings.mode == "mine"


def _many(settings: FiveSettings) -> bool:
    return settings.decks > 1


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("decks", "choice", (2, 1, 3), "2", "deal"),
    Setting("mode", "choice", ("mine", "split"), "22", "deal", "player", lambda s: s.decks == 2),
    Setting("deal_first_declarer", "choice", ("first_bidder", "last_bidder", "start_seat"), "5", "deal", "advanced"),
    Setting("deal_ceremony", "choice", ("auto", "ritual"), "5", "deal", "advanced"),
    Setting("bid_self_counter", "flag", (False, True), "6", "bidding", "advanced", _many),
    Setting("bid_final_seconds", "number", (10, 0, 5, 20), "6", "bidding", "advanced"),
    Setting("combo_special_tractors", "flag", (True, False), "9", "play", "advanced", _many),
    Setting("throw_mine_checks_declarer", "flag", (False, True), "12", "play", "advanced", _mine),
    Setting("mine_short_discard", "choice", ("any", "only_when_short", "off"), "13", "play", "player", _mine),
    Setting("follow_break_triples", "flag", (True, False), "21", "play", "player", lambda s: s.decks == 3),
    Setting("last_trick_formula", "choice", ("add", "bracket"), "14", "result", "advanced"),
    Setting("result_declarer_gain", "choice", ("per_pair_sum", "best_pair"), "16", "result"),
    Setting("result_overturned_declarer_gain", "flag", (False, True), "16", "result", "advanced"),
    Setting("result_spending", "flag", (True, False), "16", "result"),
    Setting("result_scale_personal", "flag", (False, True), "16", "result", "advanced", lambda s: s.decks != 2),
)
SETTING_KEYS: Final = tuple(each.key for each in SETTINGS)


def normal(settings: FiveSettings) -> FiveSettings:
    """The same rules; those without effect under the others are as usual."""
    return idle_as_usual(settings, SETTINGS)


def with_decks(settings: FiveSettings, decks: Literal[1, 2, 3]) -> FiveSettings:
    """The same rules with so many decks; two hands need two decks."""
    mode = settings.mode if decks == 2 else "mine"
    return normal(msgspec.structs.replace(settings, decks=decks, mode=mode))


HOUSE_RULES: Final = HouseRules("five", FiveSettings, SETTINGS, check_settings, LOWEST, normal, with_decks)
