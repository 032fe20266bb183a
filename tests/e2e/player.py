# SPDX-License-Identifier: MIT
"""A person at the table: sees what the screen shows and moves the mouse."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.e2e.desk import Program

Seen = dict[str, Any]
SLIP = 0.3  # seconds; a second activation within 250 ms is taken for a slip of the finger
FELT = (600, 430)  # a place on the felt where nothing lies but the trick


def decision(seen: Seen) -> str | None:
    kind: str | None = seen["table"].get("decision")
    return kind


def raised(seen: Seen) -> list[str]:
    return sorted(each["card"] for each in seen["cards"] if each["raised"])


class Player:
    """Plays the first legal cards, by dragging for the first tricks and by clicking after."""

    def __init__(self, program: Program, dragged_tricks: int = 1) -> None:
        self.program = program
        self._to_drag = dragged_tricks
        self.ways: Counter[str] = Counter()  # how the answers that were taken were given

    def wait_for_turn(self) -> Seen:
        """Until the player is asked for something that must be answered, or the result page shows."""
        return self.program.wait(
            lambda seen: "ResultPage" in seen["pages"] or decision(seen) in ("poll", "bury", "play"), "the next turn"
        )

    def act(self, seen: Seen) -> None:
        """Answer what is asked; once more where the click came to nothing, as a person would."""
        before = seen["table"]["view"]
        for _ in range(4):
            time.sleep(SLIP)
            way = self._answer(self.program.look())
            for _ in range(40):
                if self.program.look()["table"].get("view") != before:
                    self.ways[way] += 1
                    return
                time.sleep(0.05)
        self.program.picture()
        raise AssertionError(f"no answer was taken for {decision(seen)}")

    def _answer(self, seen: Seen) -> str:
        """Try once; how it was tried."""
        kind = decision(seen)
        if kind == "poll":
            if any(each["name"] == "pass" for each in seen["buttons"]):  # else the table passes by itself
                self.program.press_button("pass")
        elif kind == "bury":
            self.select(seen["table"]["hand"][: seen["table"]["bottom_size"]])
            self.program.press_button("bury")
        elif kind == "play":
            return self.play(seen["table"]["play"])
        return kind or ""

    def play(self, cards: Sequence[str]) -> str:
        """By dragging while too few tricks were, else by click and button."""
        self.select(cards)
        if self.ways["dragged"] < self._to_drag:
            self.program.drag(self.place_of(cards[0]), FELT)
            return "dragged"
        self.program.press_button("play")
        return "clicked"

    def select(self, cards: Sequence[str]) -> None:
        """Click until exactly these cards are raised."""
        for _ in range(3 * len(cards) + 30):
            seen = self.program.wait(lambda now: now["cards"], "cards on the table")
            up = raised(seen)
            if up == sorted(cards):
                return
            too_many = [card for card in up if up.count(card) > list(cards).count(card)]
            wanted = [card for card in cards if list(cards).count(card) > up.count(card)]
            target = too_many[0] if too_many else wanted[0]
            self.program.click(*self.place_of(target, raised_one=bool(too_many)))
            self.settle(up)
        raise AssertionError(f"could not select {cards}")

    def settle(self, before: list[str]) -> None:
        """Until the selection is another one. The table takes a second click on one card within 250 ms for a slip."""
        for _ in range(8):
            if raised(self.program.look()) != before:
                return
            time.sleep(0.05)

    def place_of(self, card: str, raised_one: bool = True) -> tuple[int, int]:
        """A point on the visible strip of this card in the hand, on a raised copy or on one that is not."""
        seen = self.program.look()
        low = max(each["rect"][1] for each in seen["cards"])
        hand = [each for each in seen["cards"] if each["rect"][1] > low - 60]
        found = [each for each in hand if each["card"] == card and each["raised"] == raised_one]
        if not found:
            found = [each for each in hand if each["card"] == card]
        x, y, width, _height = found[0]["rect"]
        return x + width // 8, y + width // 3
