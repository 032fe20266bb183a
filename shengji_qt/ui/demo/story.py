# SPDX-License-Identifier: MIT
"""The scenes in which the moments happen. Nothing is painted for the picture: a real table, real input, real pages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QAction, QKeySequence

from shengji_qt.controller import saved_matches
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model.actions import AnyAction, Bid, Bury, PassBid, Play
from shengji_qt.model.four_player.view import FourView
from shengji_qt.model.journal import MatchSpec
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui.demo import casting, hands, moments
from shengji_qt.ui.demo.casting import cast
from shengji_qt.ui.demo.hands import TableHands
from shengji_qt.ui.demo.moments import Wanted
from shengji_qt.ui.demo.recorder import Recorder
from shengji_qt.ui.demo.script import Script, pause, turns
from shengji_qt.ui.demo.valve import Seating, Valve
from shengji_qt.ui.main_window import MainWindow, spec_of
from shengji_qt.ui.panels.choices import bid_name
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage

SLIP: Final = 0.27  # seconds; the table takes a second activation within 0.25 for a slip
START_KEY: Final = "1"  # on the start page
MIDDLE: Final = 0.45  # of the winner's way to the trick: where it is caught in flight
# The own turn to follow that is shown, by decks; with one there is nothing to obey but the suit.
_FOLLOWING: Final[dict[int, Wanted]] = {
    1: moments.must_follow,
    2: moments.compulsory_pair,
    3: moments.compulsory_structure,
}


class Story:
    """Leads a window through the scenes. The same seed gives the same pictures.

    `stage`: the generator by which the window's controller shuffles, and who makes its computer seats.
    """

    def __init__(
        self,
        window: MainWindow,
        store: PreferenceStore,
        recorder: Recorder,
        stage: tuple[random.Random, Seating],
        seed: int,
    ) -> None:
        self.window = window
        self._store = store
        self._recorder = recorder
        self._rng, seating = stage
        self._seed = seed
        self._valve = Valve(window.controller, seating, casting.decide)
        self._slip = pause(0)

    def scenes(self) -> Script:
        """All of them, one after the other; those without a wanted moment are left out."""
        all_scenes: tuple[tuple[tuple[str, ...], Callable[[], Script]], ...] = (
            (("start", "options", "help", "about"), self._pages),
            (("deal", "bid", "poll"), self._bidding),
            (("bottom", "bury", "lead", "warning", "failed"), self._declaring),
            (("must", "illegal", "drag"), self._following),
            (("trick", "collect", "last_trick", "log"), self._taking),
            (("ruff", "captured", "result"), self._losing),
            (("continue", "match_end"), self._ending),
        )
        for wanted, scene in all_scenes:
            if self._recorder.wants(*wanted):
                yield from scene()

    # --- what scenes are made of

    @property
    def _decks(self) -> int:
        return self._store.current.new_game.settings.decks

    @property
    def _page(self) -> TablePage:
        page = self.window.table
        assert page is not None, "only while a match is shown"
        return page

    @property
    def _hands(self) -> TableHands:
        return TableHands(self._page)

    @property
    def _view(self) -> FourView:
        view = self.window.controller.view
        assert isinstance(view, FourView), "only while a match is shown"
        return view

    def _shoot(self, moment: str, *, moving: bool = False) -> Script:
        if not moving:
            yield turns(4)  # what was laid out or painted later than this
        self._recorder.shoot(moment, moving=moving)

    def _spec(self, deals: int = 0) -> MatchSpec:
        kept = self._store.current.new_game
        self._store.set(new_game=msgspec.structs.replace(kept, options=MatchOptions(deals=deals)))
        return spec_of(self._store.current.new_game, self._store.current.player_name)

    def _start(self, number: int) -> Script:
        """Begin a match with this deal from the start page."""
        self.window.show_start()
        yield turns()
        self._rng.seed(number)
        self._valve.watch(lambda _events, _view: False)
        hands.click(hands.button_with_key(self.window.start_page, START_KEY))
        yield turns()

    def _until(self, wanted: Wanted, *, animated: bool = False) -> Script:
        """Play on until this happens; `animated`: from then on everything takes its time. TimeoutError if it never
        does.
        """
        self._valve.watch(wanted)
        self._valve.before = _take_time if animated else _hurry
        while not self._valve.run():
            action = casting.decide(self._view)
            if action is None:
                raise LookupError(f"never came: {getattr(wanted, '__name__', 'a moment')}")
            yield from self._act(action)

    def _act(self, action: AnyAction) -> Script:
        """Do it as a person would: choose the cards and press the button."""
        before = self._view
        yield from self._choose(action)
        yield self._slip
        hands.click(self._hands.button(button_of(action)))
        if self.window.controller.view is before:  # a throw that can fail is asked about once
            self._slip = pause(SLIP)
            yield self._slip
            hands.click(self._hands.button(button_of(action)))
        self._slip = pause(SLIP)
        if self.window.controller.view is before:
            raise LookupError(f"the table did not take {action}")

    def _choose(self, action: AnyAction) -> Script:
        if isinstance(action, Play | Bury):
            for _ in self._hands.choose(action.cards):
                yield turns()

    # --- the scenes

    def _pages(self) -> Script:
        window = self.window
        window.show_start()
        yield from self._shoot("start")
        window.show_new_game()
        yield from self._shoot("options")
        window.show_start()
        help_key = QKeySequence(QKeySequence.StandardKey.HelpContents)
        entries = {
            "help": next(each for each in window.menus.actions() if each.shortcut() == help_key),
            "about": next(each for each in window.menus.actions() if each.menuRole() is QAction.MenuRole.AboutRole),
        }
        for moment, page in (("help", window.help_page), ("about", window.licences_page)):
            entries[moment].trigger()
            yield from self._shoot(moment)
            hands.click(page.back)

    def _bidding(self) -> Script:
        wanted = (moments.many_bids if self._decks == 3 else moments.own_bid, moments.bid_stands, moments.own_poll)
        for moment, each in zip(("deal", "bid", "poll"), wanted, strict=True):
            if self._recorder.wants(moment):  # they come in any order
                yield from self._start(cast(self._spec(), self._seed, (each,), until=casting.playing))
                yield from self._until(each)
                yield from self._shoot(moment)

    def _declaring(self) -> Script:
        own_lead = moments.triple_lead if self._decks == 3 else moments.own_lead
        number = cast(self._spec(), self._seed, (moments.own_bury, own_lead), until=casting.playing)
        yield from self._start(number)
        yield from self._until(moments.own_bury)
        yield from self._shoot("bottom")
        bury = casting.decide(self._view)
        assert bury is not None
        yield from self._choose(bury)
        yield from self._shoot("bury")
        yield from self._until(own_lead)
        lead = casting.decide(self._view)
        assert lead is not None
        yield from self._choose(lead)
        yield from self._shoot("lead")
        throw = moments.risky_throw(self._view)
        yield from self._choose(Play(throw))
        yield self._slip
        hands.click(self._hands.button("play"))
        yield from self._shoot("warning")
        _take_time()
        yield pause(SLIP)
        hands.click(self._hands.button("play"))
        stage = self._page.stage
        yield lambda: len(stage.trick.plays.get(0, ())) == len(throw) and not stage.motion.busy
        self._page.scene.presenter.hold()
        yield from self._shoot("failed")
        self._page.scene.presenter.release()
        self._calm()

    def _following(self) -> Script:
        """What must be played: as it is, refused with another choice, dragged."""
        wanted = _FOLLOWING[self._decks]
        yield from self._start(cast(self._spec(), self._seed, (wanted,)))
        yield from self._until(wanted)
        yield from self._shoot("must")
        follow = casting.decide(self._view)
        assert follow is not None
        self._hands.key(Qt.Key.Key_Escape)
        yield from self._choose(Play(moments.wrong_follow(self._view)))
        yield pause(SLIP)
        self._hands.key(Qt.Key.Key_Return)
        yield from self._shoot("illegal")
        self._hands.key(Qt.Key.Key_Escape)
        yield pause(SLIP)
        yield from self._choose(follow)
        goal = self._page.stage.layout.drop.centre
        self._hands.lift(goal)
        yield from self._shoot("drag")
        self._hands.drop(goal)
        self._slip = pause(SLIP)

    def _taking(self) -> Script:
        """A trick: complete, collected, laid open again, and in the record."""
        yield from self._start(cast(self._spec(), self._seed, (third_trick,)))
        yield from self._until(third_trick, animated=True)
        yield from self._complete("trick")
        stage = self._page.stage
        yield lambda: not stage.trick.plays and stage.motion.busy
        for each in stage.motion.findChildren(QAbstractAnimation):
            if each.state() is QAbstractAnimation.State.Running and each.group() is None:
                each.pause()
                each.setCurrentTime(round(each.totalDuration() * MIDDLE))
        yield from self._shoot("collect", moving=True)
        self._calm()
        yield from self._until(moments.own_decision)
        self._hands.key(Qt.Key.Key_L, up=False)
        yield from self._shoot("last_trick")
        self._hands.key(Qt.Key.Key_L, down=False)
        if self._page.tab.isVisible():
            hands.click(self._page.tab)
        yield from self._shoot("log")

    def _losing(self) -> Script:
        """A deal to its end, with a ruff on the way and a captured bottom."""
        yield from self._start(cast(self._spec(), self._seed, (moments.ruffed, moments.captured)))
        yield from self._until(moments.ruffed, animated=True)
        yield from self._complete("ruff")
        self._calm()
        yield from self._until(moments.captured, animated=True)
        yield lambda: self._page.stage.bottom.state == "open" and self._captured_told()
        self._page.scene.presenter.hold()
        yield from self._shoot("captured")
        self._page.scene.presenter.release()
        self._calm()
        yield self.window.result_page.isVisible
        yield from self._shoot("result")

    def _complete(self, moment: str) -> Script:
        """The trick that was just completed, held as soon as its winner is outlined."""
        stage, presenter = self._page.stage, self._page.scene.presenter
        yield lambda: len(stage.trick.plays) == 4 and stage.override is not None and not stage.motion.busy
        presenter.hold()
        yield from self._shoot(moment)
        presenter.release()

    def _captured_told(self) -> bool:
        """Whether it is said how much the bottom is worth."""
        said = self._page.stage.override
        return said is not None and "×" in said.detail

    def _ending(self) -> Script:
        """A match of one deal, interrupted before the last trick, goes on from the start page to its end."""
        path = saved_matches.new_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        number = self._seed * casting.TRIES
        casting.write_match(self._spec(1), number, path, lambda view: moments.own_turn(view) and len(view.hand) == 1)
        self.window.show_start()  # leaves the match of the scene before, so that it can be deleted
        for each in waiting_matches():
            if each.path != path:
                saved_matches.delete(each.path)
        self.window.show_start()
        yield from self._shoot("continue")
        self._valve.watch(lambda _events, _view: False)
        hands.click(hands.focused_button(self.window.start_page))
        yield turns()
        _hurry()
        yield from self._until(lambda _events, view: view.phase == "over")
        yield self.window.result_page.isVisible
        yield from self._shoot("match_end")

    def _calm(self) -> None:
        """Everything that still moves or waits is shown at once, and from now on nothing takes time."""
        _hurry()
        self._page.scene.drain()


def _take_time() -> None:
    speeds.set_speed("fast")


def _hurry() -> None:
    speeds.set_speed("off")


def third_trick(events: moments.Events, view: FourView) -> bool:
    """Enough tricks for the record to show something."""
    return moments.trick_done(events, view) and len(view.tricks) >= 3


def button_of(action: AnyAction) -> str:
    """The name of the action bar's button for it."""
    match action:
        case Bid():
            return bid_name(action)
        case PassBid():
            return "pass"
        case Bury():
            return "bury"
        case _:
            return "play"
