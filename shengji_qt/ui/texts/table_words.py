# SPDX-License-Identifier: MIT
"""The table in words, as a screen reader tells it: no signs, only names of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from shengji_qt.model.cards import SUITS, Card
from shengji_qt.model.view import Trick
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import SUIT_SIGNS, class_text, list_text, spoken_card, spoken_cards, trump_text
from shengji_qt.ui.texts.event_words import slot_name

Names = Sequence[str]

_SIGNED: Final = re.compile(f"([{''.join(SUIT_SIGNS)}])(10|[2-9JQKA])?")


def in_words(text: str) -> str:
    """A text with `♠10` and `♠` replaced by words; what follows one another gets commas."""

    def word(found: re.Match[str]) -> str:
        suit = SUITS[SUIT_SIGNS.index(found[1])]
        return spoken_card(Card.parse(f"{found[2]}{suit}")) if found[2] else class_text(suit)

    comma = list_text(["", ""])
    apart = re.sub(rf"(?<=[{''.join(SUIT_SIGNS)}\dJQKA]) (?=[{''.join(SUIT_SIGNS)}])", comma, text)
    return _SIGNED.sub(word, apart)


def sentences(head: str, detail: str = "") -> str:
    """The two lines of a message, told one after the other."""
    if not head or not detail or head[-1] in ".!?。！？":
        return in_words(f"{head} {detail}".strip())
    return in_words(translate("TableWords", "{head}. {detail}").format(head=head, detail=detail))


def table_text(view: Any, names: Names, message: str, scores: Iterable[str], chosen: Sequence[Card]) -> str:
    """Everything that lies on the table: what is asked (`message`), what is chosen, trick, trump, points, own hand.

    `scores`: one line for each bar of points. The most urgent stands first.
    """
    lines = [message]
    if chosen:
        lines.append(translate("TableWords", "Chosen: {cards}.").format(cards=spoken_cards(chosen)))
    if view.trick.plays:
        lines.append(trick_text(view.trick, names))
    lines += tableau_lines(view, names)
    lines += _second_hand(view)
    lines.append(_trump_line(view, names))
    lines += [in_words(each) for each in scores]
    if view.hand:
        hand = translate("TableWords", "Your hand, {n}: {cards}.")
        lines.append(hand.format(n=len(view.hand), cards=spoken_cards(view.hand)))
    return " ".join(line for line in lines if line)


def trick_text(trick: Trick, names: Names) -> str:
    """Who has played what in this trick, and whose play is the best so far."""
    plays = [
        translate("TableWords", "{name} {cards}").format(
            name=slot_name(play.seat, names), cards=spoken_cards(play.cards) or translate("TableWords", "nothing")
        )
        for play in trick.plays
    ]
    words = translate("TableWords", "On the table: {plays}.").format(plays="; ".join(plays))
    if trick.winner is None or len(plays) < 2:
        return words
    best = translate("TableWords", "{name} is winning.").format(name=slot_name(trick.winner, names))
    return f"{words} {best}"


def tableau_lines(view: Any, names: Names) -> list[str]:
    """Three players: the cards that lie open before each, and how many lie face down (three_player.md 4)."""
    lines = []
    for seat, piles in enumerate(getattr(view, "tableaus", ())):
        faces = [pile.card for pile in piles if pile.state == "up" and pile.card is not None]
        down = sum(pile.state == "down" for pile in piles)
        if faces or down:
            pattern = translate("TableWords", "Before {name}: {cards}; face down: {n}.")
            cards = spoken_cards(faces) or translate("TableWords", "nothing")
            lines.append(pattern.format(name=names[seat], cards=cards, n=down))
    return lines


def _second_hand(view: Any) -> list[str]:
    """Five players: the cards of the mine or of the rear hand, for who may see them."""
    cards = getattr(view, "mine", ())
    if not cards or view.phase == "over":
        return []
    pattern = (
        translate("TableWords", "The rear hand, {n}: {cards}.")
        if view.settings.mode == "split"
        else translate("TableWords", "The mine, {n}: {cards}.")
    )
    return [pattern.format(n=len(cards), cards=spoken_cards(cards))]


def _trump_line(view: Any, names: Names) -> str:
    if view.trump is None:
        return translate("TableWords", "Trump is still open, level {level}.").format(level=view.level.text)
    words = translate("TableWords", "Trump: {trump}, level {level}.").format(
        trump=trump_text(view.trump, sign=False, colour=view.bids[-1].colour if view.bids else ""),
        level=view.level.text,
    )
    if view.declarer is None:
        return words
    declarer = translate("TableWords", "Declarer: {name}.").format(name=names[view.declarer])
    return f"{words} {declarer}"


def cursor_text(card: Card, chosen: bool, number: int, count: int) -> str:
    """The card that the keyboard is on, `number` of `count`."""
    pattern = (
        translate("TableWords", "{card}, chosen, {n} of {count}")
        if chosen
        else translate("TableWords", "{card}, {n} of {count}")
    )
    return pattern.format(card=spoken_card(card), n=number, count=count)


def score_text(title: str, points: int, meaning: str) -> str:
    """One bar of points."""
    return translate("TableWords", "{title}: {points}. {meaning}").format(title=title, points=points, meaning=meaning)
