# SPDX-License-Identifier: MIT
"""The scenes in which the moments happen. Nothing is painted for the picture: a real table, real input, real pages."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from shengji_qt.controller import saved_matches
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model.actions import AnyAction, Bid, Bury, Divide, Mine, PassBid, Play
from shengji_qt.model.cards import Card
from shengji_qt.model.journal import MatchSpec
from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.casting import Wanted
from shengji_qt.ui.demo.hands import TableHands
from shengji_qt.ui.demo.recorder import Recorder
from shengji_qt.ui.demo.script import Script, pause, turns
from shengji_qt.ui.demo.valve import Seating, Valve
from shengji_qt.ui.games.setups import GAMES
from shengji_qt.ui.main_window import MainWindow, spec_of
from shengji_qt.ui.panels.choices import bid_name
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage

NEEDED: Final = ("play", "bury")  # buttons without which something is wrong
SLIP: Final = 0.27  # seconds; the table takes a second activation within 0.25 for a slip
Scene = tuple[tuple[str, ...], Callable[[], Script]]


class Story(ABC):
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
        self.store = store
        self.recorder = recorder
        self._rng, self._seating = stage
        self.seed = seed
        self._valve = Valve(window.controller, self._seating, casting.decide)
        self.slip = pause(0)

    @abstractmethod
    def all_scenes(self) -> Sequence[Scene]:
        """The game's own, in their order: the moments that each may save, and the scene."""

    def scenes(self) -> Script:
        """All of them, one after the other; those without a wanted moment are left out."""
        for wanted, scene in self.all_scenes():
            if self.recorder.wants(*wanted):
                yield from scene()

    # --- what scenes are made of

    @property
    def page(self) -> TablePage:
        page = self.window.table
        assert page is not None, "only while a match is shown"
        return page

    @property
    def hands(self) -> TableHands:
        return TableHands(self.page)

    @property
    def view(self) -> Any:
        """The newest View of the game that is played."""
        view = self.window.controller.view
        assert view is not None, "only while a match is shown"
        return view

    def shoot(self, moment: str, *, moving: bool = False) -> Script:
        if not moving:
            yield turns(4)  # what was laid out or painted later than this
        self.recorder.shoot(moment, moving=moving)

    def show_counter(self) -> Script:
        """The card counter, where the record is shown."""
        self.store.set(card_counter=True)
        yield from self.shoot("counter")
        self.store.set(card_counter=False)

    def show_hint(self) -> Script:
        """A proposal for what is asked, with its reason; then nothing is chosen any more."""
        self.page.show_hint()
        self._seating.current.answer_one()
        yield lambda: self.page.stage.suggestion is not None
        yield from self.shoot("hint")
        self.hands.key(Qt.Key.Key_Escape)

    def spec(self, deals: int = 0) -> MatchSpec:
        kept = self.store.current.new_game
        options = msgspec.structs.replace(kept.options, deals=deals)
        self.store.set(new_game=msgspec.structs.replace(kept, options=options))
        return spec_of(self.store.current.new_game, self.store.current.player_name)

    def start(self, number: int) -> Script:
        """Begin a match with this deal from the start page."""
        self.window.show_start()
        yield turns()
        self._rng.seed(number)
        self._valve.watch(lambda _events, _view: False)
        hands.click(hands.button_with_key(self.window.start_page, start_key(self.store.current.new_game.game)))
        yield turns()

    def until(self, wanted: Wanted, *, animated: bool = False) -> Script:
        """Play on until this happens; `animated`: from then on everything takes its time. TimeoutError if it never
        does.
        """
        self._valve.watch(wanted)
        self._valve.before = take_time if animated else hurry
        while not self._valve.run():
            action = casting.decide(self.view)
            if action is None:
                raise LookupError(f"never came: {getattr(wanted, '__name__', 'a moment')}")
            yield from self.act(action)

    def bury_and_lead(self, own_lead: Wanted) -> Script:
        """The declarer's own choices, each marked before it is made: what to bury, then what to lead."""
        yield from self._choose_usual("bury")
        yield from self.until(own_lead)
        yield from self._choose_usual("lead")

    def _choose_usual(self, moment: str) -> Script:
        usual = casting.decide(self.view)
        assert usual is not None, "it is the own turn"
        yield from self.choose(usual)
        yield from self.shoot(moment)

    def act(self, action: AnyAction) -> Script:
        """Do it as a person would: choose the cards and press the button."""
        before = self.view
        yield from self.choose(action)
        yield self.slip
        self._press(action)
        if self.window.controller.view is before:  # a throw that can fail is asked about once
            self.slip = pause(SLIP)
            yield self.slip
            self._press(action)
        self.slip = pause(SLIP)
        if self.window.controller.view is before:
            raise LookupError(f"the table did not take {action}")

    def _press(self, action: AnyAction) -> None:
        """The button for it; what has none is done as its own part of the table would do it."""
        name = button_of(action)
        button = self.page.bar.button(name) if name else None
        if button is not None and button.isVisible():
            hands.click(button)
        elif name in NEEDED:
            hands.click(self.hands.button(name))
        else:
            self.page.scene.submit(action)

    def decided(self) -> AnyAction | None:
        """What a computer seat would do now."""
        return casting.decide(self.view)

    def choose(self, action: AnyAction) -> Script:
        """Click the cards that are played or buried."""
        for _ in self.hands.choose(cards_of(action)):
            yield turns()

    # --- the scenes

    def pages(self) -> Script:
        window = self.window
        window.show_start()
        yield from self.shoot("start")
        window.show_new_game()
        yield from self.shoot("options")
        window.show_start()
        help_key = QKeySequence(QKeySequence.StandardKey.HelpContents)
        entries = {
            "help": next(each for each in window.menus.actions() if each.shortcut() == help_key),
            "about": next(each for each in window.menus.actions() if each.menuRole() is QAction.MenuRole.AboutRole),
        }
        for moment, page in (("help", window.pages.help_page), ("about", window.pages.licences_page)):
            entries[moment].trigger()
            yield page.isVisible
            yield from self.shoot(moment)
            hands.click(page.back)

    def complete(self, moment: str) -> Script:
        """The trick that was just completed, held as soon as its winner is outlined."""
        stage, presenter = self.page.stage, self.page.scene.presenter
        yield lambda: stage.trick.best is not None and stage.override is not None and not stage.motion.busy
        presenter.hold()
        yield from self.shoot(moment)
        presenter.release()

    def ending(self) -> Script:
        """A match of one deal, interrupted before the last trick, goes on from the start page to its end."""
        spec = self.spec(1)
        path = saved_matches.new_path(spec.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        number = self.seed * casting.TRIES
        casting.write_match(spec, number, path, last_card)
        self.window.show_start()  # leaves the match of the scene before, so that it can be deleted
        for each in waiting_matches():
            if each.path != path:
                saved_matches.delete(each.path)
        self.window.show_start()
        yield from self.shoot("continue")
        self._valve.watch(lambda _events, _view: False)
        hands.click(hands.focused_button(self.window.start_page))
        yield turns()
        hurry()
        yield from self.until(lambda _events, view: view.phase == "over")
        yield self.window.pages.result_page.isVisible
        yield from self.shoot("match_end")

    def calm(self) -> None:
        """Everything that still moves or waits is shown at once, and from now on nothing takes time."""
        hurry()
        self.page.scene.drain()


def take_time() -> None:
    speeds.set_speed("fast")


def hurry() -> None:
    speeds.set_speed("off")


def button_of(action: AnyAction) -> str:
    """The name of the action bar's button for it."""
    match action:
        case Bid():
            return bid_name(action)
        case PassBid():
            return "pass"
        case Bury():
            return "bury"
        case Play():
            return "play"
        case _:
            return ""


def cards_of(action: AnyAction) -> tuple[Card, ...]:
    """The cards that are chosen for it."""
    if isinstance(action, Play | Bury | Mine):
        return action.cards
    return action.rear if isinstance(action, Divide) else ()


def start_key(game: str) -> str:
    """The key that starts this game on the start page."""
    return str(GAMES.index(game) + 1)


def last_card(view: Any) -> bool:
    """The own seat is to play its last card."""
    return view.decision is not None and view.decision.kind == "play" and len(view.hand) == 1
