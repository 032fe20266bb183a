# SPDX-License-Identifier: MIT
"""The scenes of the three-player game in which its moments happen (ui/demo)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QPushButton

from shengji_qt.model.actions import Swap
from shengji_qt.model.three_player.events import CardsTurned
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PYRAMID, TOWERS, Layout
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.view import ThreeView
from shengji_qt.model.three_player.view_rules import obligation
from shengji_qt.ui.demo import hands
from shengji_qt.ui.demo.casting import Events, NoDealError, Wanted, cast
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.games.three.extras import extras_of
from shengji_qt.ui.games.three.facts import asked
from shengji_qt.ui.games.three.layout_draft import LayoutDraft
from shengji_qt.ui.games.three.layout_editor import LayoutEditor
from shengji_qt.ui.preferences import NewGame
from shengji_qt.ui.scene.hand_layout import ASPECT

MOMENTS: Final = (
    "start",  # the first page
    "continue",  # the same with an interrupted match
    "options",
    "editor",  # a layout that is not finished yet
    "deal",  # the tableaus are dealt
    "turned",  # the own turned card: bid or decline
    "bid",  # somebody else bid with a turned card
    "swap",  # the bottom is laid out
    "swapped",  # two swaps are planned
    "draw",  # the stock is drawn
    "bury",
    "lead",  # the own turn, the card chosen
    "hint",  # what could be led, and why
    "half",  # the second half of a round
    "must",  # only one card may be played
    "drag",  # a card of the tableau over the felt
    "trick",  # a complete round
    "flip",  # several cards in the middle of turning
    "log",
    "counter",  # the card counter over the record
    "captured",
    "result",
    "match_end",
    "help",
    "about",
)
DEALT: Final = 17  # cards of the tableaus
LAYOUTS: Final = (FIVE_STACKS, PYRAMID, TOWERS)
_HALF_WAY: Final = (0.2, 0.8)  # how wide a turning card is drawn when it is caught


def dealt(_events: Events, view: ThreeView) -> bool:
    """The tableaus are half there."""
    return view.phase == "deal" and sum(p.state != "none" for piles in view.tableaus for p in piles) >= DEALT


def wanted(kind: str) -> Wanted:
    """The own seat is asked for this."""

    def found(_events: Events, view: ThreeView) -> bool:
        return asked(view) == kind

    found.__name__ = kind
    return found


def others_bid(_events: Events, view: ThreeView) -> bool:
    """Somebody else bid with a turned card."""
    return view.phase == "turn" and bool(view.bids) and view.bids[-1].seat != view.seat


def drawn(_events: Events, view: ThreeView) -> bool:
    """Half of the stock is drawn."""
    return view.phase == "draw" and view.stock_count <= 9


def own_lead(_events: Events, view: ThreeView) -> bool:
    return asked(view) == "play" and not view.trick.plays


def second_half(_events: Events, view: ThreeView) -> bool:
    """The own second card of a round that has shown something already."""
    return asked(view) == "play" and len(view.trick.plays) >= 4 and len(view.tricks) >= 1


def only_card(_events: Events, view: ThreeView) -> bool:
    """One card must be played, with others beside it that may not."""
    must = obligation(view)
    return must is not None and bool(must.forced) and len(view.playable) >= 5


def from_tableau(_events: Events, view: ThreeView) -> bool:
    """The own turn, with a card of the tableau that may be played."""
    must = obligation(view)
    return must is not None and len(view.tricks) >= 1 and bool(set(view.face_up) & set(must.playable))


def turning(events: Events, _view: ThreeView) -> bool:
    """Several hidden cards turn up after a round."""
    return any(isinstance(event, CardsTurned) and event.stage == "round" and len(event.turned) >= 3 for event in events)


def captured(_events: Events, view: ThreeView) -> bool:
    """An attacker won the last round."""
    over = view.phase in ("lower", "over") and bool(view.tricks)
    return over and view.tricks[-1].winner not in (None, view.declarer)


def round_done(_events: Events, view: ThreeView) -> bool:
    return len(view.tricks) >= 2 and not view.trick.plays


class ThreeStory(Story):
    """Every moment of `MOMENTS`."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("start", "options", "help", "about"), self.pages),
            (("editor",), self._editing),
            (("deal",), self._single("deal", dealt)),
            (("turned",), self._single("turned", wanted("turned"))),
            (("bid",), self._single("bid", others_bid)),
            (("swap", "swapped"), self._swapping),
            (("draw",), self._single("draw", drawn)),
            (("bury", "lead", "hint"), self._declaring),
            (("half",), self._single("half", second_half)),
            (("must",), self._single("must", only_card)),
            (("drag",), self._dragging),
            (("trick", "log", "counter"), self._taking),
            (("flip",), self._turning),
            (("captured", "result"), self._ending_deal),
            (("continue", "match_end"), self.ending),
        )

    def _begin(self, each: Wanted, until: Callable[[ThreeView], bool] = lambda _view: False) -> Script:
        """A match with the three layouts in which this happens, played up to it."""
        kept = self.store.current.rules_of("three")
        settings = kept.settings
        assert isinstance(settings, ThreeSettings)
        if settings.layouts != LAYOUTS:
            self.store.set(new_game=_with_layouts(kept))
        yield from self.start(cast(self.spec(), self.seed, (each,), until=until))

    def _single(self, moment: str, each: Wanted) -> Callable[[], Script]:
        def scene() -> Script:
            try:
                yield from self._begin(each)
            except NoDealError:
                return  # reported as missing
            yield from self.until(each)
            self.calm()
            yield from self.shoot(moment)

        return scene

    # --- the layout editor

    def _editing(self) -> Script:
        """An own layout that lacks a number of its flip order."""
        window = self.window
        window.show_new_game("three")
        yield turns(4)
        button = window.pages.new_game_page.findChild(QPushButton, "edit_layouts")
        assert button is not None
        button.click()
        yield turns(4)
        editor = window.findChild(LayoutEditor)
        assert editor is not None
        slots = tuple((x, y, 3) for x in (0, 6, 14, 20) for y in (0,)) + tuple((x, 3, 2) for x in (0, 7, 13, 20))
        editor.board.show_draft(LayoutDraft(Layout("", (*slots, (5, 6, 1), (15, 6, 1)), (0, 3, 1))))
        editor.draft.name = QCoreApplication.translate("LayoutEditor", "My layout")
        editor.name.setText(editor.draft.name)
        editor.board.chosen = 1
        editor.board.edited.emit()
        yield turns(4)
        self.recorder.shoot("editor", window=editor)
        editor.reject()
        window.show_start()

    # --- the declarer

    def _swapping(self) -> Script:
        """Two bottom cards are dragged onto own top cards, one of the displaced cards to be buried."""
        yield from self._begin(wanted("swap"))
        yield from self.until(wanted("swap"))
        self.calm()
        yield from self.shoot("swap")
        swap, tableau = extras_of(self.page.stage).swap, extras_of(self.page.stage).tableaus[0]
        slots = [slot for slot, item in sorted(tableau.cards.items()) if item.card is not None]
        for slot in (slots[0], slots[-1]):
            corner = tableau.corner(slot)
            self._drag(swap.bottom.items[1].pos() + QPointF(8, 30), corner + QPointF(24, 40))
            yield turns(2)
        self._drag(swap.away.items[-1].pos() + QPointF(8, 30), QPointF(*self._bury_target()))
        yield from self.shoot("swapped")
        action = swap.plan.action
        assert isinstance(action, Swap) and len(action.moves) == 2

    def _bury_target(self) -> tuple[float, float]:
        layout: object = self.page.stage.layout
        x, y = getattr(layout, "sides").bury.centre  # noqa: B009
        return x, y

    def _drag(self, start: QPointF, end: QPointF) -> None:
        """Press, move in steps, let go."""
        view = self.page.view
        first, last = view.mapFromScene(start), view.mapFromScene(end)
        hands.mouse(view.viewport(), QEvent.Type.MouseButtonPress, first)
        for part in range(1, 7):
            hands.mouse(view.viewport(), QEvent.Type.MouseMove, first + (last - first) * (part / 6))
        hands.mouse(view.viewport(), QEvent.Type.MouseButtonRelease, QPoint(last))

    def _declaring(self) -> Script:
        yield from self._begin(wanted("bury"))
        yield from self.until(wanted("bury"))
        yield from self.bury_and_lead(own_lead)
        yield from self.show_hint()

    # --- rounds

    def _dragging(self) -> Script:
        """A card of the tableau over the lit felt."""
        yield from self._begin(from_tableau)
        yield from self.until(from_tableau)
        self.calm()
        stage, must = self.page.stage, self.page.stage.obligation
        zone = extras_of(stage).tableaus[0].zone
        assert zone is not None and must is not None
        item = next(each for each in zone.items if each.card in must.playable)
        view = self.page.view
        start = view.mapFromScene(item.pos() + QPointF(item.width * 0.4, item.width * ASPECT * 0.4))
        goal = view.mapFromScene(QPointF(*stage.layout.drop.centre))
        hands.mouse(view.viewport(), QEvent.Type.MouseButtonPress, start)
        for part in range(1, 7):
            hands.mouse(view.viewport(), QEvent.Type.MouseMove, start + (goal - start) * (part / 6))
        yield from self.shoot("drag")
        self.hands.key(Qt.Key.Key_Escape)
        hands.mouse(view.viewport(), QEvent.Type.MouseButtonRelease, start)

    def _taking(self) -> Script:
        yield from self._begin(round_done)
        yield from self.until(round_done, animated=True)
        yield from self.complete("trick")
        self.calm()
        if self.page.tab.isVisible():
            hands.click(self.page.tab)
        yield from self.shoot("log")
        yield from self.show_counter()

    def _turning(self) -> Script:
        """Cards caught in the middle of turning, each a little further than its neighbour."""
        yield from self._begin(turning)
        yield from self.until(turning, animated=True)
        stage = self.page.stage
        yield self._some_turn
        for each in stage.motion.findChildren(QAbstractAnimation):
            if each.state() is QAbstractAnimation.State.Running and each.group() is None:
                each.pause()
        yield from self.shoot("flip", moving=True)
        self.calm()

    def _some_turn(self) -> bool:
        """Whether a card is half way just now."""
        low, high = _HALF_WAY
        tableaus = extras_of(self.page.stage).tableaus
        return any(low < item.flip.xScale() < high for each in tableaus for item in each.cards.values())

    def _ending_deal(self) -> Script:
        yield from self._begin(captured)
        yield from self.until(captured, animated=True)
        yield lambda: self.page.stage.bottom.state == "open" and self._score_told()
        self.page.scene.presenter.hold()
        yield from self.shoot("captured")
        self.page.scene.presenter.release()
        self.calm()
        if self.view.phase != "over":
            yield from self.until(lambda _events, view: view.phase == "over")
        yield self.window.pages.result_page.isVisible
        yield from self.shoot("result")

    def _score_told(self) -> bool:
        said = self.page.stage.override
        return said is not None and "=" in said.detail


def _with_layouts(kept: NewGame) -> NewGame:
    """The same rules, every seat with another layout."""
    return msgspec.structs.replace(kept, settings=msgspec.structs.replace(kept.settings, layouts=LAYOUTS))
