# SPDX-License-Identifier: MIT
"""House rules of the four-player game, keys as printed in four_player.md 18."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from shengji_qt.model.cards import ACE, RANKS, Rank
from shengji_qt.model.settings import HouseRules, Setting, SettingError, Value, idle_as_usual

Layout = Literal["standard", "12+6", "13+2", "25+8", "39+6", "38+10"]
NoBid = Literal["redeal", "no_trump", "flip_bottom"]
_LAYOUTS: Final[dict[int, tuple[str, ...]]] = {1: ("12+6", "13+2"), 2: ("25+8",), 3: ("39+6", "38+10")}
MUST_PLAY_SETS: Final = ((ACE,), (), tuple(Rank.parse(text) for text in ("5", "10", "J", "K", "A")))


class DemotionRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bottom capture at `level` with level cards of that sort sets the declarers back to `to` (four_player.md 18.1)."""

    level: Rank
    to: Rank
    cards: Literal["any_level", "main_level", "off_level"] = "any_level"


# Named forms of four_player.md 18.1: none, J to 2 and A to J with any level card, and J by half with a side jack.
_J: Final = Rank.parse("J")
DEMOTION_SETS: Final[tuple[tuple[DemotionRule, ...], ...]] = (
    (),
    (DemotionRule(_J, Rank(2)), DemotionRule(ACE, _J)),
    (DemotionRule(_J, Rank(2), "main_level"), DemotionRule(_J, Rank(6), "off_level")),
)


class FourSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="four"):
    """Values of all house rules; the defaults are the rules of the document."""

    decks: Literal[1, 2, 3] = 2
    deal_layout: Layout = "standard"
    bid_window: Literal["during_and_after", "after_deal"] = "during_and_after"
    bid_equal_overrides: bool = False
    joker_bid_identical: bool = True
    big_joker_outranks_small: bool = False
    one_deck_joker_nt: bool = True
    allow_self_overcall: bool = False
    no_bid_first: NoBid = "redeal"
    no_bid_later: NoBid = "no_trump"
    first_declarer: Literal["final_bidder", "first_bidder"] = "final_bidder"
    nt_level_joker_tractor: bool = True
    throw_fail_order: Literal["kind", "ascending"] = "kind"
    failed_throw_penalty: int = 0
    protect_triples: bool = False
    bottom_multiplier_basis: Literal["winner_cards", "led_format"] = "winner_cards"
    bottom_multiplier_order: Literal["sheet", "max"] = "sheet"
    bottom_multiplier_formula: Literal["double_power", "power_of_cards"] = "double_power"
    bottom_multiplier_cap: int | None = None
    one_deck_100plus: Literal["flat2", "plus1_per_40"] = "flat2"
    table_2_decks: Literal["sheet", "conventional"] = "sheet"
    three_deck_60_119: Literal[0, 1] = 1
    must_play: tuple[Rank, ...] = (ACE,)
    bottom_capture_demotion: tuple[DemotionRule, ...] = ()
    declarer_rotation_on_win: Literal["partner", "same"] = "partner"

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat (four_player.md 3)."""
        return int(self._layout.split("+")[0])

    @property
    def bottom_size(self) -> int:
        """Cards left for the bottom."""
        return int(self._layout.split("+")[1])

    @property
    def total_points(self) -> int:
        return 100 * self.decks

    @property
    def _layout(self) -> str:
        return _LAYOUTS[self.decks][0] if self.deal_layout == "standard" else self.deal_layout


def check_settings(settings: FourSettings) -> None:
    """Raise `SettingError` for a combination that cannot be played."""
    if settings.deal_layout != "standard" and settings.deal_layout not in _LAYOUTS[settings.decks]:
        raise SettingError("deal_layout", settings.deal_layout)
    if settings.failed_throw_penalty < 0 or settings.failed_throw_penalty % 5:
        raise SettingError("failed_throw_penalty", settings.failed_throw_penalty)
    if settings.bottom_multiplier_cap is not None and settings.bottom_multiplier_cap < 1:
        raise SettingError("bottom_multiplier_cap", settings.bottom_multiplier_cap)


def with_decks(settings: FourSettings, decks: Literal[1, 2, 3]) -> FourSettings:
    """The same house rules with another number of decks; a layout that does not fit becomes the standard one."""
    fits = settings.deal_layout in ("standard", *_LAYOUTS[decks])
    return msgspec.structs.replace(settings, decks=decks, deal_layout=settings.deal_layout if fits else "standard")


def normal(settings: FourSettings) -> FourSettings:
    """Settings that play the same: a value without effect under the others, or that does not fit, is the default."""
    return idle_as_usual(with_decks(settings, settings.decks), SETTINGS)


def choices_for(setting: Setting, settings: FourSettings) -> tuple[Value, ...]:
    """The choices of a setting that can be played with these decks, the default first."""
    if setting.key == "deal_layout":
        return tuple(each for each in setting.choices if each == "standard" or each in _LAYOUTS[settings.decks])
    return setting.choices


def common(decks: Literal[1, 2, 3]) -> FourSettings:
    """The rules that most tables play where they differ from the sheet (four_player.md 14.2, 15, 12.5).

    With 80 points the attackers take over without a level; the bottom counts 2 to the number of cards, at most 64, and
    the best structure decides; a triple need not be broken up to follow a pair.
    """
    return normal(
        FourSettings(
            decks=decks,
            table_2_decks="conventional",
            bottom_multiplier_formula="power_of_cards",
            bottom_multiplier_cap=64,
            bottom_multiplier_order="max",
            protect_triples=True,
        )
    )


def _many(settings: FourSettings) -> bool:
    return settings.decks > 1


def _overcalls(settings: FourSettings) -> bool:
    """Whether a seat could ever bid another trump over its own bid."""
    return settings.decks > 1 or settings.one_deck_joker_nt or settings.bid_equal_overrides


def _three(settings: FourSettings) -> bool:
    return settings.decks == 3


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("decks", "choice", (2, 1, 3), "3", "deal"),
    Setting("deal_layout", "choice", ("standard", "13+2", "38+10"), "3", "deal", "advanced", lambda s: s.decks != 2),
    Setting("bid_window", "choice", ("during_and_after", "after_deal"), "7.3", "bidding"),
    Setting("bid_equal_overrides", "flag", (False, True), "7.2", "bidding", "advanced"),
    Setting("joker_bid_identical", "flag", (True, False), "7.1", "bidding", "advanced", _many),
    Setting("big_joker_outranks_small", "flag", (False, True), "7.2", "bidding", "advanced", _many),
    Setting("one_deck_joker_nt", "flag", (True, False), "7.1", "bidding", "advanced", lambda s: s.decks == 1),
    Setting("allow_self_overcall", "flag", (False, True), "7.2", "bidding", "advanced", _overcalls),
    Setting("no_bid_first", "choice", ("redeal", "no_trump", "flip_bottom"), "7.6", "bidding", "advanced"),
    Setting("no_bid_later", "choice", ("no_trump", "redeal", "flip_bottom"), "7.6", "bidding", "advanced"),
    Setting("first_declarer", "choice", ("final_bidder", "first_bidder"), "7.5", "bidding", "advanced"),
    Setting("nt_level_joker_tractor", "flag", (True, False), "10.2", "structures", "advanced", _many),
    Setting("throw_fail_order", "choice", ("kind", "ascending"), "11.4", "structures", "advanced", _many),
    Setting("failed_throw_penalty", "number", (0, 10, 20), "11.4", "structures"),
    Setting("protect_triples", "flag", (False, True), "12.5", "structures", "player", _three),
    Setting("bottom_multiplier_basis", "choice", ("winner_cards", "led_format"), "14.2", "bottom", "advanced", _many),
    Setting("bottom_multiplier_order", "choice", ("sheet", "max"), "14.2", "bottom", "advanced", _three),
    Setting(
        "bottom_multiplier_formula", "choice", ("double_power", "power_of_cards"), "14.2", "bottom", "player", _many
    ),
    Setting("bottom_multiplier_cap", "number", (None, 16, 64), "14.2", "bottom", "player", _many),
    Setting(
        "one_deck_100plus", "choice", ("flat2", "plus1_per_40"), "15", "result", "advanced", lambda s: s.decks == 1
    ),
    Setting("table_2_decks", "choice", ("sheet", "conventional"), "15", "result", "player", lambda s: s.decks == 2),
    Setting("three_deck_60_119", "choice", (1, 0), "15", "result", "player", _three),
    Setting("must_play", "ranks", MUST_PLAY_SETS, "16.2", "levels"),
    Setting("bottom_capture_demotion", "rules", DEMOTION_SETS, "18.1", "levels", "advanced"),
    Setting("declarer_rotation_on_win", "choice", ("partner", "same"), "17", "levels"),
)
SETTING_KEYS: Final = tuple(each.key for each in SETTINGS)
HOUSE_RULES: Final = HouseRules(
    "four", FourSettings, SETTINGS, check_settings, RANKS[0], normal, with_decks, choices_for
)
