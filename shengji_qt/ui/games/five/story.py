# SPDX-License-Identifier: MIT
"""The scenes of the five-player game in which its moments happen (ui/demo)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from PySide6.QtCore import Qt

from shengji_qt.controller import saved_matches
from shengji_qt.model.actions import Divide
from shengji_qt.model.five_player.settings import FiveSettings
from shengji_qt.model.five_player.view_rules import plays
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.table.journal import Journal
from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.casting import Rehearsal, Wanted, cast
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.games.five import moments
from shengji_qt.ui.games.five.choices import extras_of

DEALS: Final = 25  # that are played until the own seat has enough points to pay with
HALF: Final = 14  # cards that are put into the rear hand


class FiveStory(Story):
    """Every moment of `moments.MOMENTS`."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("start", "options", "help", "about"), self.pages),
            (("deal", "bid", "poll"), self._bidding),
            (("bottom", "bury", "lead", "hint", "mine", "mine_chosen"), self._declaring),
            (("mine_skips",), self._barred),
            (("attacker",), self._attacking),
            (("trick", "log", "counter"), self._taking),
            (("mine_left", "result"), self._losing),
            (("divide", "split"), self._dividing),
            (("window",), self._paying),
            (("continue", "match_end"), self.ending),
        )

    def _at(self, wanted: Wanted) -> Script:
        """A deal in which this happens, played until then."""
        yield from self.start(cast(self.spec(), self.seed, (wanted,)))
        yield from self.until(wanted)
        self.calm()

    def _bidding(self) -> Script:
        for moment, wanted in (("deal", moments.own_bid), ("bid", moments.bid_stands), ("poll", moments.own_poll)):
            if self.recorder.wants(moment):  # they come in any order
                yield from self._at(wanted)
                yield from self.shoot(moment)

    def _declaring(self) -> Script:
        number = cast(self.spec(), self.seed, (moments.own_bury, moments.mine_may_play))
        yield from self.start(number)
        yield from self.until(moments.own_bury)
        yield from self.shoot("bottom")
        yield from self._shoot_chosen("bury")
        yield from self.until(moments.own_lead)
        yield from self._shoot_chosen("lead")
        self.hands.key(Qt.Key.Key_Escape)
        yield from self.show_hint()
        yield from self.until(moments.mine_may_play)
        self.calm()
        yield from self.shoot("mine")
        cards = next(cards for cards in reversed(plays(self.view, 9)) if cards)
        for _ in self.hands.choose(cards):
            yield turns()
        yield from self.shoot("mine_chosen")

    def _shoot_chosen(self, moment: str) -> Script:
        """With the cards chosen that a computer seat would take."""
        action = self.decided()
        assert action is not None, "the own seat is asked"
        yield from self.choose(action)
        yield from self.shoot(moment)

    def _barred(self) -> Script:
        yield from self._at(moments.mine_skips)
        yield from self.shoot("mine_skips")

    def _attacking(self) -> Script:
        yield from self._at(moments.attacker)
        yield from self.shoot("attacker")

    def _taking(self) -> Script:
        """A trick: complete, and in the record."""
        yield from self.start(cast(self.spec(), self.seed, (moments.third_trick,)))
        yield from self.until(moments.third_trick, animated=True)
        yield from self.complete("trick")
        self.calm()
        if self.page.tab.isVisible():
            hands.click(self.page.tab)
        yield from self.shoot("log")
        yield from self.show_counter()

    def _losing(self) -> Script:
        """A deal to its end, and what is left in the mine."""
        wanted: Wanted = moments.over if self._settings.mode == "split" else moments.mine_left
        yield from self.start(cast(self.spec(), self.seed, (wanted,)))
        if wanted is moments.mine_left:
            yield from self.until(moments.mine_left, animated=True)
            yield lambda: self.page.stage.bottom.state == "open" and not self.page.stage.motion.busy
            self.page.scene.presenter.hold()
            yield from self.shoot("mine_left")
            self.page.scene.presenter.release()
            self.calm()
        view = self.window.controller.view
        if view is None or view.phase != "over":  # windows may be open first
            yield from self.until(moments.over)
        yield self.window.pages.result_page.isVisible
        yield from self.shoot("result")

    @property
    def _settings(self) -> FiveSettings:
        settings = self.store.current.new_game.settings
        assert isinstance(settings, FiveSettings), "the settings of this game"
        return settings

    def _dividing(self) -> Script:
        """Split mode, whatever was chosen: half of the cards above; later the rear hand follows."""
        kept = self.store.current.new_game
        split = msgspec.structs.replace(self._settings, decks=2, mode="split")
        self.store.set(new_game=msgspec.structs.replace(kept, settings=split))
        try:
            yield from self.start(cast(self.spec(), self.seed, (moments.own_divide, moments.own_half)))
            yield from self.until(moments.own_divide)
            action = self.decided()
            assert isinstance(action, Divide), "the own seat divides"
            for _ in self.hands.choose(action.rear):
                yield turns()
            extras_of(self.page.stage).move_chosen()
            yield from self.shoot("divide")
            yield from self.until(moments.own_half)
            self.calm()
            yield from self.shoot("split")
        finally:
            self.store.set(new_game=kept)

    def _paying(self) -> Script:
        """A match in which the own seat has come to have enough points."""
        spec = self.spec()
        path = saved_matches.new_path(spec.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_until(spec, self.seed * casting.TRIES, path, moments.own_window)
        self.window.show_start()
        yield turns()
        hands.click(hands.focused_button(self.window.start_page))
        yield turns()
        self.calm()
        yield from self.shoot("window")
        self.window.show_start()
        yield turns()
        saved_matches.delete(path)


def write_until(spec: MatchSpec, number: int, path: Path, wanted: Wanted) -> None:
    """Save a match that was played over several deals until this happened to the own seat."""
    rehearsal = Rehearsal(spec, number, Journal.create(path, Header(FORMAT, RULES, spec)))
    steps = rehearsal.steps()
    for _ in range(DEALS):
        for events, view in steps:
            if wanted(events, view):
                rehearsal.table.close()
                return
        if not rehearsal.table.next_deal():
            break
        steps = rehearsal.more()
    raise casting.NoDealError(getattr(wanted, "__name__", "?"))
