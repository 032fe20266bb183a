# SPDX-License-Identifier: MIT
"""What a hint says: what to do in the first line, why in the second."""

from __future__ import annotations

from collections.abc import Sequence

from shengji_qt.model.actions import AnyAction, Bid, Bury, Choice, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.view import View
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import cards_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.reasons import reason_text

ONLY = ("forced", "skip_only")  # reasons that say no more than that there is no choice
NAMED = 4  # cards of a play; more are counted, as the raised cards show which


class HintCycle:
    """The choices for one View; `next` goes through them, best first, and begins again."""

    def __init__(self, view: View, choices: Sequence[Choice]) -> None:
        self.view = view
        self.choices = tuple(choices)
        self._index = -1

    def next(self) -> tuple[Choice | None, int]:
        """The next choice and its number from 1; (None, 0) if there is none."""
        if not self.choices:
            return None, 0
        self._index = (self._index + 1) % len(self.choices)
        return self.shown

    @property
    def shown(self) -> tuple[Choice | None, int]:
        """What `next` gave last."""
        return (self.choices[self._index], self._index + 1) if self._index >= 0 else (None, 0)


def act_words(action: AnyAction) -> str:
    """What is to be done, where a game has no words of its own for it."""
    if isinstance(action, Play):
        return translate("Hints", "play {cards}").format(cards=_cards(action.cards))
    if isinstance(action, Bury):
        return translate("Hints", "bury these {cards}").format(cards=COUNTS.cards(len(action.cards)))
    if isinstance(action, Bid):
        return translate("Hints", "bid {cards}").format(cards=cards_text(action.cards))
    return translate("Hints", "pass")


def hint_message(
    choice: Choice,
    number: int,
    count: int,
    names: Sequence[str],
    *,
    words: str = "",
    why: str = "",
    game: str = "four",
) -> Message:
    """Choice `number` of `count`; `names` by seat; `words`: the game's own for the action; `why`: what the rules
    demand, said where there is no other choice.
    """
    act = words or act_words(choice.action)
    head = translate("Hints", "Hint: {act}").format(act=act)
    if count > 1:
        head = translate("Hints", "Hint {number} of {count}: {act}").format(number=number, count=count, act=act)
    reason = reason_text(choice.code, choice.facts, names, game)
    if why and choice.code in ONLY:
        reason = translate("Hints", "{reason} {why}").format(reason=reason, why=why)
    return Message(head, reason)


def silence_message(view: View) -> Message:
    """There is no choice: while cards are dealt that means to wait."""
    if view.decision is not None and view.decision.optional:
        return Message(
            translate("Hints", "Hint: do not bid yet"), translate("Hints", "No bid is good enough with these cards.")
        )
    return Message(translate("Hints", "There is no hint for this"))


def _cards(cards: Sequence[Card]) -> str:
    return cards_text(cards) if len(cards) <= NAMED else COUNTS.cards(len(cards))
