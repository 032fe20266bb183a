# SPDX-License-Identifier: MIT
"""The plate top left: trump and level in large type, the declarer, the deal and the trick."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.cards import Trump
from shengji_qt.model.summaries import Colour
from shengji_qt.ui.scene import z_values
from shengji_qt.ui.scene.card_item import PictureItem
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, text_width
from shengji_qt.ui.texts import translate


class TrumpFacts(NamedTuple):
    """`trump` None: not fixed yet. `declarer`: a name, "" while there is none. `trick` 0: none is being played.

    `colour`: of the joker that called no trump; `uncalled`: nobody called, so there is no trump suit.
    """

    trump: Trump | None
    level: str
    declarer: str
    deal_no: int
    trick: int
    colour: Colour = ""
    uncalled: bool = False

    def lines(self) -> tuple[str, str]:
        """The two lines beside the sign."""
        if self.declarer:
            first = translate("TrumpPlate", "Declarer: {name}").format(name=self.declarer)
        else:
            first = translate("TrumpPlate", "Bidding · level {level}").format(level=self.level)
        if self.trick:
            second = translate("TrumpPlate", "Deal {deal} · trick {trick}").format(deal=self.deal_no, trick=self.trick)
        else:
            second = translate("TrumpPlate", "Deal {deal}").format(deal=self.deal_no)
        return first, second


_WORD: Final = 72.0  # the most that a word may take on the ivory


class TrumpPlate:
    """The plate as one picture, painted when a fact changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.item = PictureItem()
        self.item.setZValue(z_values.PLATE)
        scene.addItem(self.item)
        self.width = 0.0
        self._drawn: object = None
        self._facts: TrumpFacts | None = None

    def spoken(self) -> str:
        """What it shows: signs in words, then the lines."""
        facts = self._facts
        if facts is None:
            return ""
        sign = translate("TrumpPlate", "trump and level card")
        if facts.trump is Trump.NONE:
            sign = translate("TrumpPlate", "no trump, level card")
        return " · ".join((sign, *facts.lines()))

    def show(self, facts: TrumpFacts, at: tuple[float, float], room: float, look: Look) -> None:
        """Paint it with its corner at `at`; `room` is the width it may take."""
        key = (facts, facts.lines(), at, room, look)
        if key == self._drawn:
            return
        self._drawn = key
        self._facts = facts
        k, theme = look.scale, look.theme
        first, second = facts.lines()
        while text_width(first, 14 * k, True) > room - 126 * k and len(first) > 4:
            first = first.rstrip("…")[:-1] + "…"
        self.width = 106 * k + max(text_width(first, 14 * k, True), text_width(second, 13 * k)) + 20 * k
        sketch = Sketch(look, self.width, 76 * k)
        sketch.plate(self.width, 76 * k)
        sketch.box(10 * k, 10 * k, 82 * k, 56 * k, 10 * k, theme.card_paper)
        self._sign(sketch, facts, k)
        sketch.text(106 * k, 27 * k, first, 14 * k, theme.felt_text, True)
        sketch.text(106 * k, 51 * k, second, 13 * k, theme.felt_text_secondary)
        self.item.show_picture(sketch.done())
        self.item.setPos(*at)

    def _sign(self, sketch: Sketch, facts: TrumpFacts, k: float) -> None:
        """Trump and level on ivory."""
        ink = sketch.theme.card_text
        if facts.trump is None:
            _word_and_level(sketch, translate("TrumpPlate", "open"), facts.level, k, ink)
        elif facts.trump is Trump.NONE:
            ink = sketch.card_suits["H"] if facts.colour == "red" else ink
            words = {
                "red": translate("TrumpPlate", "red NT"),
                "black": translate("TrumpPlate", "black NT"),
                "": translate("TrumpPlate", "uncalled") if facts.uncalled else translate("TrumpPlate", "no trump"),
            }[facts.colour]
            _word_and_level(sketch, words, facts.level, k, ink)
        else:
            colour = sketch.card_suits[facts.trump.value]
            sketch.suit(facts.trump.value, 34 * k, 38 * k, 31 * k, colour)
            sketch.text(70 * k, 38 * k, facts.level, 30 * k, colour, True, CENTRE)


def _word_and_level(sketch: Sketch, word: str, level: str, k: float, ink: str) -> None:
    """Above one another; a word that is long in the system's font is smaller."""
    size = min(15 * k, 15 * k * _WORD * k / text_width(word, 15 * k, True))
    sketch.text(51 * k, 27 * k, word, size, ink, True, CENTRE)
    sketch.text(51 * k, 50 * k, level, 19 * k, ink, True, CENTRE)
