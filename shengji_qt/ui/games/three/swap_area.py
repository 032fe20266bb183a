# SPDX-License-Identifier: MIT
"""The swap on the felt: four bottom cards, dragged or picked onto own top cards, and two targets for what leaves.

Nothing is sent before the player confirms; until then every card can be dragged back (three_player.md 8).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from shengji_qt.model.actions import SwapMove
from shengji_qt.model.cards import Card
from shengji_qt.ui.games.three.swap_plan import SwapPlan, Target
from shengji_qt.ui.games.three.table_layout import Sides
from shengji_qt.ui.games.three.tableau_item import Tableau
from shengji_qt.ui.scene import speeds, z_values
from shengji_qt.ui.scene.bottom_item import turn_over
from shengji_qt.ui.scene.card_item import CardItem, PictureItem
from shengji_qt.ui.scene.card_pool import CardPool
from shengji_qt.ui.scene.hand_item import Hand
from shengji_qt.ui.scene.hand_layout import ASPECT
from shengji_qt.ui.scene.motion import MOVE, Motion
from shengji_qt.ui.scene.sketch import CENTRE, Look, Sketch, wrap
from shengji_qt.ui.scene.table_layout import Rect
from shengji_qt.ui.texts import translate

if TYPE_CHECKING:
    from shengji_qt.ui.games.three.table_layout import ThreeLayout

SWAP: Final = z_values.TRICK  # there is no trick while cards are swapped
START: Final = 4.0  # pixels before a press drags


class SwapArea:
    """Open while the player's own swap is asked for. `plan` is what would be confirmed now.

    `bottom`, `away`: the zones of the four bottom cards and of the displaced ones, for click and keyboard.
    """

    def __init__(self, scene: QGraphicsScene, pool: CardPool, motion: Motion, tableau: Tableau) -> None:
        self.plan = SwapPlan()
        self.open = False
        self.picked: Card | None = None  # a bottom card that goes into the next slot that is clicked
        self.changed: Callable[[], None] = lambda: None
        self._pool = pool
        self._motion = motion
        self._tableau = tableau
        self._sides: Sides | None = None
        self._cards: dict[Card, CardItem] = {}  # the bottom cards, wherever they lie
        self._held: dict[int, CardItem] = {}  # by slot: what was displaced from it
        self.bottom = SwapZone("bottom", self, pool, motion)
        self.away = SwapZone("displaced", self, pool, motion)
        self._targets = {to: _TargetItem(scene) for to in ("hand", "bottom")}
        self._caption = PictureItem()
        self._caption.setZValue(z_values.MARK)
        self._caption.hide()
        scene.addItem(self._caption)
        self._lit: str = ""

    # --- from the table

    def resize(self, layout: ThreeLayout) -> None:
        """Lay everything out again at once."""
        self._sides = layout.sides
        if self.open:
            self._lay(0)
            self.draw()

    def begin(self, cards: Sequence[Card], items: Sequence[CardItem] = ()) -> None:
        """Lay the four cards out; `items`: those that become them, face down until now."""
        self.end()
        self.open = True
        self.plan = SwapPlan(cards)
        rest = list(items)
        for number, card in enumerate(cards):
            item = rest.pop(0) if rest else self._pool.take(card, 60.0)
            fresh = item.card is None
            item.card = card
            item.drawn_width = 0.0
            if self._sides is not None:
                before = item.width
                item.set_width(self._sides.card_width)
                self._motion.grow(item, before / item.width if fresh else 1.0, speeds.TAKE_BOTTOM)
            self._pool.dress(item)
            if fresh:
                turn_over(self._motion, item, speeds.TOGETHER * number)
            self._cards[card] = item
        self._pool.give_back(rest)
        if self._tableau.zone is not None:
            self._tableau.zone.tapped = self.tap_slot
        self._lay(speeds.TAKE_BOTTOM)
        self.draw()

    def end(self) -> None:
        """The swap is over, or was never made: what is still here leaves the table."""
        if self._tableau.zone is not None:
            self._tableau.zone.tapped = None
        self._pool.give_back(self._cards.values())
        self._pool.give_back(self._held.values())
        self._cards.clear()
        self._held.clear()
        self.plan, self.picked, self.open = SwapPlan(), None, False
        self._sync()
        self.draw()

    def finish(self) -> tuple[list[CardItem], list[CardItem]]:
        """The swap was made: swapped-in cards stay in their slots; what goes to the hand, and what to the bottom."""
        kept = [self._cards.pop(card) for card in self.plan.left if card in self._cards]
        hand = [self._held.pop(slot) for slot in self.plan.displaced("hand") if slot in self._held]
        buried = [self._held.pop(slot) for slot in self.plan.displaced("bottom") if slot in self._held]
        for move in self.plan.moves:
            item = self._cards.pop(move.card, None)
            if item is not None:
                self._tableau.put(move.slot, item, 0)
        for item in (*kept, *hand, *buried):
            self._pool.mark(item, dim=False, frame="")
            item.raised = False
        self.end()
        return kept + hand, buried

    # --- what the player does

    def pick(self, card: Card | None) -> None:
        """The next slot that is clicked gets this card; None: no card is picked."""
        self.picked = None if card == self.picked else card
        self._mark()
        self.changed()

    def tap(self, item: CardItem) -> None:
        """A click on a bottom card picks it, on a displaced one sends it to the other target."""
        slot = next((slot for slot, each in self._held.items() if each is item), None)
        if slot is not None:
            self.plan.turn_over(slot)
            self._after()
        elif item.card is not None and item.card in self._cards:
            self.pick(item.card)

    def tap_slot(self, item: CardItem) -> None:
        """A click on an own top card: the picked card goes there; without one, a swapped-in card comes back."""
        slot = self._tableau.slot_of(item)
        if slot is None:
            slot = next((m.slot for m in self.plan.moves if self._cards.get(m.card) is item), None)
        if slot is None:
            return
        if self.picked is not None:
            self._put(self.picked, slot)
        elif (move := self.plan.move_at(slot)) is not None:
            self.take_back(move.card)

    def take_back(self, card: Card) -> None:
        slot = self.plan.slot_of(card)
        self.plan.take_back(card)
        if slot is not None:
            self._return(slot)
        self._after()

    def undo(self) -> None:
        """Take the last swap back."""
        if self.plan.moves:
            self.take_back(self.plan.moves[-1].card)

    def fill(self, moves: Sequence[SwapMove]) -> None:
        """Plan exactly these swaps; what is planned so already does not move."""
        self.picked = None
        for planned in self.plan.moves:
            if not any((move.slot, move.card) == (planned.slot, planned.card) for move in moves):
                self.take_back(planned.card)
        for move in moves:
            if self.plan.slot_of(move.card) is None:
                self._put(move.card, move.slot)
            self.plan.send(move.slot, move.to)
        self._after()

    def _put(self, card: Card, slot: int) -> None:
        """Swap a card into a slot."""
        before = self.plan.slot_of(card)
        self.plan.put(card, slot)
        self.picked = None
        if before is not None and before != slot:
            self._return(before)
        if slot not in self._held:
            self._held[slot] = self._tableau.release(slot)
        self._after()

    def _return(self, slot: int) -> None:
        """The displaced card goes back into its slot."""
        item = self._held.pop(slot, None)
        if item is not None:
            self._tableau.put(slot, item)

    def _after(self) -> None:
        self._sync()
        self._lay(speeds.HOME)
        self._mark()
        self.draw()
        self.changed()

    # --- the pointer

    def grip(self, at: QPointF) -> SwapGrip | None:
        """A press on any card of the swap."""
        if not self.open:
            return None
        items = [*self._cards.values(), *self._held.values()]
        found = [item for item in items if item.hit_rect(item.pos()).contains(at)]
        item = max(found, key=lambda each: each.zValue(), default=None)
        if item is not None:
            return SwapGrip(self, item, at)
        slot = self._tableau.slot_at(at)
        return SwapGrip(self, self._tableau.cards[slot], at) if slot is not None else None

    def is_own(self, item: CardItem) -> bool:
        """Whether the item can be dragged: a bottom card or a displaced one."""
        return item in self._cards.values() or item in self._held.values()

    def is_free(self, item: CardItem) -> bool:
        """Whether it lies in the row of the bottom or in a target, not in a slot."""
        return item in self.bottom.items or item in self.away.items

    def cancel(self) -> None:
        """A drag came to nothing."""
        self.light(None)
        self._after()

    def light(self, at: QPointF | None, item: CardItem | None = None) -> None:
        """Show where a card that is held over `at` would go."""
        lit = ""
        if at is not None and self._sides is not None:
            if item in self._held.values():
                lit = next((to for to, rect in self._rects().items() if rect.contains(at.x(), at.y())), "")
            else:
                slot = self.slot_at(at)
                lit = f"slot {slot}" if slot is not None else ""
        if lit != self._lit:
            self._lit = lit
            self._mark()
            self.draw()

    def drop(self, item: CardItem, at: QPointF) -> None:
        """A card was let go."""
        self.light(None)
        slot = next((slot for slot, each in self._held.items() if each is item), None)
        if slot is not None:
            to = next((to for to, rect in self._rects().items() if rect.contains(at.x(), at.y())), "")
            if to in ("hand", "bottom"):
                self.plan.send(slot, "hand" if to == "hand" else "bottom")
            elif self.slot_at(at) == slot or self._over_row(at):
                move = self.plan.move_at(slot)
                if move is not None:
                    self.take_back(move.card)
                    return
        elif item.card is not None and item.card in self._cards:
            target = self.slot_at(at)
            if target is not None:
                self._put(item.card, target)
                return
            self.take_back(item.card)
            return
        self._after()

    def slot_at(self, at: QPointF) -> int | None:
        """The own top slot under a point, whatever lies there now."""
        slots = [*self._held, *(s for s, item in self._tableau.cards.items() if item.card is not None)]
        places = self._tableau.places
        if places is None:
            return None
        found = [slot for slot in slots if places.card_rect(slot).contains(at.x(), at.y())]
        return max(found, key=self._tableau.z_of, default=None)

    def _over_row(self, at: QPointF) -> bool:
        sides = self._sides
        if sides is None:
            return False
        first, last = sides.bottom[0], sides.bottom[-1]
        rect = Rect(first[0], first[1], last[0] + sides.card_width - first[0], sides.card_width * ASPECT)
        return rect.contains(at.x(), at.y())

    def _rects(self) -> dict[Target, Rect]:
        assert self._sides is not None
        return {"hand": self._sides.hand, "bottom": self._sides.bury}

    # --- what it looks like

    def place_of(self, item: CardItem) -> QPointF:
        """Where a card of the swap lies."""
        sides = self._sides
        slot = next((slot for slot, each in self._held.items() if each is item), None)
        if sides is None:
            return item.pos()
        if slot is not None:
            move = self.plan.move_at(slot)
            to: Target = move.to if move is not None else "hand"
            row = self.plan.displaced(to)
            return QPointF(*sides.displaced_corner(to, row.index(slot), len(row))) if slot in row else item.pos()
        if item.card is None or item.card not in self.plan.taken:
            return item.pos()
        into = self.plan.slot_of(item.card)
        if into is not None:
            return self._tableau.corner(into)
        return QPointF(*sides.bottom[self.plan.taken.index(item.card)])

    def _lay(self, duration: int) -> None:
        """Every card to its place and size."""
        self._sync()
        places, sides = self._tableau.places, self._sides
        if sides is None or places is None:
            return
        for number, item in enumerate((*self._cards.values(), *self._held.values())):
            into = self.plan.slot_of(item.card) if item.card is not None and item in self._cards.values() else None
            width = sides.card_width if into is None else places.card_width
            before = item.width * item.scale()
            self._pool.resize(item, width)
            z = SWAP + number if into is None else self._tableau.z_of(into)
            at = self.place_of(item)
            if duration:
                self._motion.grow(item, before / width, duration, curve=MOVE)
                item.setZValue(z_values.FLYING + number)
                self._motion.move(item, at.x(), at.y(), duration, curve=MOVE, done=partial(item.setZValue, z))
            else:
                self._motion.stop(item)
                item.setScale(1.0)
                item.setPos(at)
                item.setZValue(z)

    def _sync(self) -> None:
        """The zones hold what lies there now, and the tableau's zone the swapped-in cards beside its own."""
        self.bottom.hold([self._cards[card] for card in self.plan.left if card in self._cards])
        order = [*self.plan.displaced("hand"), *self.plan.displaced("bottom")]
        self.away.hold([self._held[slot] for slot in order if slot in self._held])
        zone = self._tableau.zone
        if zone is not None:
            inside = [self._cards[move.card] for move in self.plan.moves if move.card in self._cards]
            zone.guests = {id(item): self.place_of(item) for item in inside}
            zone.items = [item for item in zone.items if self._tableau.slot_of(item) is not None] + inside
            zone.sort()

    def _mark(self) -> None:
        """The picked card is framed; slots glow while a card is picked or held over them."""
        for card, item in self._cards.items():
            inside = self.plan.slot_of(card) is not None
            self._pool.mark(item, dim=False, frame="selected" if card == self.picked or inside else "")
        for item in self._held.values():
            self._pool.mark(item, dim=False, frame="")
        for slot, item in self._tableau.cards.items():
            glows = self.picked is not None or self._lit == f"slot {slot}"
            self._pool.mark(item, dim=False, frame="must" if glows and item.card is not None else "")

    def draw(self) -> None:
        """The two targets and the line over the bottom cards."""
        look, sides = self._pool.look, self._sides
        for to, target in self._targets.items():
            if not self.open or sides is None:
                target.hide()
                continue
            rect = sides.hand if to == "hand" else sides.bury
            words = self.target_words("hand" if to == "hand" else "bottom")
            target.show(rect, words, to == self._lit, sides.card_width * ASPECT, look)
        self._caption.setVisible(self.open and sides is not None and sides.caption is not None)
        if self.open and sides is not None and sides.caption is not None:
            k, width = look.scale, sides.bury.right - sides.hand.x
            sketch = Sketch(look, width, 20 * k)
            words = translate("SwapArea", "The bottom: drag cards onto your face-up cards")
            sketch.text(width / 2, 10 * k, words, 12 * k, look.theme.felt_text_secondary, align=CENTRE)
            self._caption.show_picture(sketch.done())
            self._caption.setPos(sides.caption[0] - width / 2, sides.caption[1] - 10 * k)

    def target_words(self, to: Target) -> str:
        if to == "hand":
            return translate("SwapArea", "To the hand (locked)")
        return translate("SwapArea", "Buried for good")


class SwapZone(Hand):
    """Bottom cards or displaced ones, for click and keyboard; nothing of them is ever selected."""

    def __init__(self, name: str, area: SwapArea, pool: CardPool, motion: Motion) -> None:
        super().__init__(pool, motion, name)
        self._area = area

    @property
    def top(self) -> float:
        return 0.0

    def hold(self, items: Sequence[CardItem]) -> None:
        self.items = list(items)
        self._keep_cursor()

    def sort(self) -> None:
        """They lie in the order of the bottom."""

    def clear(self) -> None:
        self.items = []

    def place_of(self, item: CardItem) -> QPointF:
        return self._area.place_of(item)

    def lay_out(self, duration: int = speeds.SORT) -> None:
        """The area does that."""

    def raise_cards(self) -> None:
        """They stay flat."""

    def show_marks(self) -> None:
        """The area does that."""

    def hit(self, at: QPointF) -> CardItem | None:
        """A pointer takes them by the area's grip."""
        return None

    def click(self, item: CardItem, *, raised: bool, room: int | None = None) -> None:
        self._area.tap(item)


class SwapGrip:
    """A press on a card of the swap: a click where it does not move, else a drag."""

    def __init__(self, area: SwapArea, item: CardItem, at: QPointF) -> None:
        self._area, self._item, self._start = area, item, at
        self._origin = item.pos()
        self._moving = False

    def move(self, at: QPointF) -> None:
        way = at - self._start
        if not self._moving and way.manhattanLength() < START:
            return
        if not self._area.is_own(self._item):
            return
        if not self._moving:
            self._moving = True
            self._item.setZValue(z_values.DRAG)
        self._item.setPos(self._origin + way)
        self._area.light(at, self._item)

    def drop(self, at: QPointF) -> None:
        if self._moving:
            self._area.drop(self._item, at)
        elif self._area.is_free(self._item):
            self._area.tap(self._item)
        else:
            self._area.tap_slot(self._item)

    def cancel(self) -> None:
        if self._moving:
            self._area.cancel()


class _TargetItem:
    """A dashed field with its words at the top."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = PictureItem()
        self._item.setZValue(z_values.DROP)
        self._item.hide()
        self._drawn: object = None
        scene.addItem(self._item)

    def hide(self) -> None:
        self._item.hide()

    def show(self, rect: Rect, words: str, lit: bool, cards: float, look: Look) -> None:
        """`cards`: height of the cards that lie at its lower end."""
        key = (rect, words, lit, cards, look)
        if key != self._drawn:
            self._drawn = key
            theme, k = look.theme, look.scale
            sketch = Sketch(look, rect.w + 4, rect.h + 4)
            fill, line = QColor(theme.jade_felt), QColor(theme.jade_felt)
            fill.setAlpha(70 if lit else 18)
            line.setAlpha(255 if lit else 130)
            sketch.box(2, 2, rect.w, rect.h, 10, fill, line, 2.6 if lit else 1.4, dash=not lit)
            room = rect.h - cards - 6
            text = wrap(words, 12 * k, rect.w - 8)[0]
            sketch.text(rect.w / 2 + 2, 2 + room / 2, text, 12 * k, theme.jade_felt, align=CENTRE)
            self._item.show_picture(sketch.done(), 2)
            self._item.setPos(rect.x, rect.y)
        self._item.show()
