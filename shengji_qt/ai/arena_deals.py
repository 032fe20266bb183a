# SPDX-License-Identifier: MIT
"""What a deal of the arena begins with, in every game: house rules, standing, the shuffled cards.

Pure: everything follows from the seed of the run and the number of the deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from shengji_qt.model.cards import RANKS, Rank
from shengji_qt.model.five_player.standing import FiveStanding
from shengji_qt.model.game import DealStart, Family, Standing
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PRESETS, Layout, check_layout, top_slots
from shengji_qt.model.three_player.standing import ThreeStanding

_FIXED: Final = ("decks", "mode")  # given by the command, never drawn
_ABOVE: Final = RANKS[1:]  # three and five players begin at 3


class Setup(msgspec.Struct, frozen=True):
    """What all deals of a run share. `settings_seed`: house rules drawn anew for each deal from this seed.

    `mode`: of the five-player game. `role`: only this role is compared (`arena_seats`).
    `limit`: seconds that a program has for an answer. `deadline`: seconds after which our own players give the best
    answer so far, as at the table; None: never.
    """

    decks: int
    a: str
    b: str
    seed: int
    settings_seed: int | None = None
    game: str = "four"
    mode: str = "mine"
    role: str | None = None
    limit: float = 5.0
    deadline: float | None = None

    @property
    def family(self) -> Family:
        return FAMILIES[self.game]


class Start(NamedTuple):
    """What all games of a deal have in common. `shuffle` makes the deck, and those after it if nobody bids."""

    settings: Any
    deal: DealStart
    first_seat: int
    shuffle: random.Random


def start_of(setup: Setup, number: int) -> Start:
    """The beginning of deal `number`; each call gives a generator of its own in the same state."""
    rng = random.Random(f"{setup.seed}/{number}")
    settings = plain_settings(setup)
    if setup.settings_seed is not None:
        settings = random_settings(setup, random.Random(f"settings/{setup.settings_seed}/{number}"))
    standing = _STANDINGS[setup.game](rng, setup.family)
    first_seat = setup.family.first_seat(standing)
    if first_seat is None:
        first_seat = rng.randrange(setup.family.seats)
    return Start(settings, DealStart(2, standing, MatchOptions()), first_seat, rng)


def plain_settings(setup: Setup) -> Any:
    """The rules of the document; `msgspec.ValidationError` for a number of decks or a mode that the game has not."""
    given: dict[str, object] = {"game": setup.game}
    if setup.game != "three":
        given["decks"] = setup.decks
    if setup.game == "five":
        given["mode"] = setup.mode
    return msgspec.convert(given, setup.family.house.type)


def random_settings(setup: Setup, rng: random.Random) -> Any:
    """House rules drawn evenly from the offered choices, for this number of decks; three players: layouts, too."""
    settings = plain_settings(setup)
    for setting in setup.family.house.schema:
        if setting.key in _FIXED or not setting.choices or not setting.applies(settings):
            continue
        choices = list(setting.choices)
        if setting.key == "deal_layout":
            choices = ["standard", {1: "13+2", 3: "38+10"}.get(setup.decks, "standard")]
        settings = msgspec.structs.replace(settings, **{setting.key: rng.choice(choices)})
    if setup.game == "three":
        settings = msgspec.structs.replace(settings, layouts=tuple(random_layout(rng) for _ in range(3)))
    setup.family.house.check(settings)
    return settings


def random_layout(rng: random.Random) -> Layout:
    """A preset or two layers of our own, turned in any order; always a valid one (three_player.md 4.3)."""
    layout = rng.choice([*PRESETS, None])
    slots = _two_layers(rng) if layout is None else layout.slots
    order = list(top_slots(slots))
    rng.shuffle(order)
    made = Layout("" if layout is None else layout.name, slots, tuple(order))
    assert check_layout(made) is None, "made to be valid"
    return made


def _two_layers(rng: random.Random) -> tuple[tuple[int, int, int], ...]:
    """Five or six cards lie on all of the others, one out of line or two side by side."""
    top = rng.choice((5, 6))
    below = [(12 * number + 4, 6, 1) for number in range(10 - top)]
    doubled = rng.sample(below, top - len(below))
    above = []
    for x, y, z in below:
        if (x, y, z) in doubled:
            above += [(x - 2, y, 2), (x + 2, y, 2)]
        else:
            above.append((x + rng.randint(-3, 3), y + rng.randint(-5, 5), 2))
    return (*above, *below)


# -- where a match may stand -------------------------------------------------------------------------------------------


def _four_standing(rng: random.Random, family: Family) -> Standing:
    declarer = rng.choice([None, *range(family.seats)])
    levels: tuple[Rank, ...] = (RANKS[0], RANKS[0]) if declarer is None else (rng.choice(RANKS), rng.choice(RANKS))
    return Standing(levels=levels, declarer=declarer)


def _three_standing(rng: random.Random, family: Family) -> Standing:
    declarer = _declarer(rng, family)
    levels = [family.house.lowest_level if declarer is None else rng.choice(_ABOVE) for _ in range(family.seats)]
    return ThreeStanding(levels=tuple(levels), declarer=declarer)


def _five_standing(rng: random.Random, family: Family) -> Standing:
    """Who has not won the must-play level yet stands on it (five_player.md R17.1)."""
    declarer = _declarer(rng, family)
    first = declarer is None
    passed = tuple(not first and rng.random() < 0.7 for _ in range(family.seats))
    levels = tuple(rng.choice(_ABOVE) if done else family.house.lowest_level for done in passed)
    cumulative = tuple(0 if first else 5 * rng.randrange(45) for _ in range(family.seats))
    must = (family.house.lowest_level,) * family.seats
    return FiveStanding(levels=levels, declarer=declarer, must_levels=must, passed=passed, cumulative=cumulative)


def _declarer(rng: random.Random, family: Family) -> int | None:
    """One deal of ten is the first of a match, in which the bidding finds the declarer."""
    return None if rng.randrange(10) == 0 else rng.randrange(family.seats)


_STANDINGS: Final[dict[str, Callable[[random.Random, Family], Standing]]] = {
    "four": _four_standing,
    "three": _three_standing,
    "five": _five_standing,
}
