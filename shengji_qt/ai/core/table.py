# SPDX-License-Identifier: MIT
"""The tables of one ordering for the rollout core: every face is one bit.

Side cards come first, rank by rank across the side suits, then the trumps: the lowest bit of a set of cards is the card
that is missed least, and neighbours in a side suit are `stride` bits apart. A hand is three sets: faces held at least
once, twice, three times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shengji_qt.model.cards import CARDS, FACES, Card
from shengji_qt.model.order import CLASSES, TRUMP, Order
from shengji_qt.model.planes import FIELD, POSITIONS

Cards = tuple[Card, ...]
STEPS: Final = 32  # of a share of the cards out of sight
MOST: Final = 64  # cards out of sight
SURE: Final = 256  # chances are written as so many parts
MISS: Final = [round(SURE * (1 - share / STEPS) ** cards) for share in range(STEPS + 1) for cards in range(MOST)]
FREE, RUFFS = 64, 16  # steps of the chances that a seat does not beat a lead in its class, and that it ruffs it


def _leads() -> tuple[list[int], list[int]]:
    """By ruff * (FREE + 1) + free, all three seats alike: the chance that no opponent beats a lead, and that the side
    takes the trick. Who can beat does so in nine of ten cases.
    """
    holds, brings = [], []
    for ruff in (each / RUFFS for each in range(RUFFS + 1)):
        for free in (each / FREE for each in range(FREE + 1)):
            hold = (1 - 0.9 * (1 - free * (1 - ruff))) ** 2
            inside, by_ruff = (1 - free) * ((1 + free) / 2) ** 2, ruff * (1 - ruff / 2) ** 2
            saved = 1 - (1 - inside) * (1 - by_ruff)
            holds.append(round(SURE * hold))
            brings.append(round(SURE * (hold + (1 - hold) * saved)))
    return holds, brings


HOLDS, BRINGS = _leads()
Masks = tuple[int, int, int]  # faces at least once, twice, three times
TABLES: Final = 16  # so many are kept
NOTHING: Final[Masks] = (0, 0, 0)
TRUMP_KEEP: Final = 33_500  # three players: what a trump is worth, and by its position, in ten-thousandths of a point
TRUMP_SLOPE: Final = 4_200
SIDE_SLOPE: Final = 1_500


class Table:
    """Immutable.

    Attributes:
        decks: how many copies of a face there are.
        index: by face, its bit number, -1 where the face has no place; `face` the inverse; `bits`: by face that has
            one, its bit.
        cls, pos, field: by bit number, class and position of the face, and that position as a bit of a plane.
        above: by bit number, the stronger faces of the same class; `over`: those and, over a side card, all trumps.
        mask: by class, its faces; `suits`: of the side suits; `trumps`, `sides`, `all`.
        stride: bits between neighbours of a side suit.
        at: by class * POSITIONS + position, the faces there.
        links: by class, as in `Order`.
        miss: by share * MOST + cards, the chance that none of so many cards is in a hand with such a share of them.
        holds, brings: what becomes of a lead (`_leads`).
        fives, tens: faces worth 5 and 10, `side_fives`, `side_tens` of the side suits; `points`: all of them.
        tops: the highest faces of the side suits; `quiet`: the others without points; `plain`: all without points;
            `spare`: those of them that are thrown away rather than points.
        keep: by bit number, what it costs three players to part with the face.
        factors: multipliers of the bottom that were worked out before, by shape; `native`: what the compiled core
            makes of all this, once.
    """

    __slots__ = (
        "above", "all", "at", "bits", "brings", "cls", "decks", "face", "factors", "field", "fives", "holds", "index",
        "keep", "links", "mask", "miss", "native", "order", "over", "plain", "points", "pos", "quiet", "side_fives",
        "side_tens", "sides", "spare", "stride", "suits", "tens", "tops", "trumps",
    )  # fmt: skip

    def __init__(self, order: Order, decks: int, points: Sequence[int]) -> None:
        """`points` by face, each 0, 5 or 10."""
        self.order = order
        self.decks = decks
        suits = [cls for cls in range(TRUMP) if any(order.at[cls])]
        ranks = sorted({face % 13 for cls in suits for row in order.at[cls] for face in row})
        self.stride = len(suits)
        numbered = {
            face: ranks.index(face % 13) * self.stride + turn
            for turn, cls in enumerate(suits)
            for row in order.at[cls]
            for face in row
        }
        for row in order.at[TRUMP]:
            for face in row:
                numbered[face] = max(numbered.values(), default=-1) + 1
        self.bits = {face: 1 << number for face, number in numbered.items()}
        width = max(numbered.values()) + 1
        self.index = [-1] * FACES
        self.face = [CARDS[0]] * width
        self.cls = [0] * width
        self.pos = [0] * width
        self.mask = [0] * CLASSES
        self.at = [0] * (CLASSES * POSITIONS)
        for face, number in numbered.items():
            self.index[face] = number
            self.face[number] = face
            self.cls[number], self.pos[number] = order.cls[face], order.pos[face]
            self.mask[order.cls[face]] |= 1 << number
            self.at[order.cls[face] * POSITIONS + order.pos[face]] |= 1 << number
        self.field = [1 << FIELD * at for at in self.pos]
        bits = sorted(numbered.values())
        self.above = [0] * width
        for each in bits:
            for other in bits:
                if self.cls[other] == self.cls[each] and self.pos[other] > self.pos[each]:
                    self.above[each] |= 1 << other
        self.suits = [self.mask[cls] for cls in suits]
        self.all = sum(self.mask)
        assert self.all < 1 << 63, "the core is compiled with 64 bits"
        self.over = [
            above if cls == TRUMP else above | self.mask[TRUMP] for cls, above in zip(self.cls, self.above, strict=True)
        ]
        self.links = list(order.links)
        self.trumps = self.mask[TRUMP]
        self.sides = sum(self.mask[:TRUMP])
        self.fives = sum(1 << number for number in bits if points[self.face[number]] == 5)
        self.tens = sum(1 << number for number in bits if points[self.face[number]] == 10)
        self.points = self.fives | self.tens
        self.keep = [
            TRUMP_KEEP + TRUMP_SLOPE * at if cls == TRUMP else SIDE_SLOPE * at
            for cls, at in zip(self.cls, self.pos, strict=True)
        ]
        self.factors: dict[int, int] = {}
        self.native: Any = None
        self.miss, self.holds, self.brings = MISS, HOLDS, BRINGS
        self.tops = sum(1 << number for number in bits if self.cls[number] != TRUMP and not self.above[number])
        self.quiet = self.sides & ~self.points & ~self.tops
        self.plain = self.all & ~self.points
        self.spare = self.plain
        self.side_fives, self.side_tens = self.fives & self.sides, self.tens & self.sides

    def masks(self, cards: Sequence[Card]) -> Masks:
        """The cards as three sets; ValueError for a card without a place, or too many copies."""
        once = twice = thrice = 0
        bits = self.bits
        try:
            for face in cards:
                bit = bits[face]
                if not once & bit:
                    once |= bit
                elif not twice & bit:
                    twice |= bit
                elif not thrice & bit:
                    thrice |= bit
                else:
                    raise ValueError(f"more than three copies: {face.text}")
        except KeyError as error:
            raise ValueError(f"no card of this order: {face.text}") from error
        return once, twice, thrice

    def cards(self, play: Masks) -> Cards:
        """The inverse of `masks`, sorted by face."""
        found = []
        for faces in play:
            while faces:
                low = faces & -faces
                found.append(self.face[low.bit_length() - 1])
                faces ^= low
        return tuple(sorted(found))
