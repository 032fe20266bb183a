# SPDX-License-Identifier: MIT
"""The scenes of the four-player game in which its moments happen (ui/demo)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, Qt

from shengji_qt.model.actions import Play
from shengji_qt.model.four_player.view import FourView
from shengji_qt.ui.demo import casting, hands
from shengji_qt.ui.demo.casting import Events, Wanted, cast
from shengji_qt.ui.demo.script import Script, pause
from shengji_qt.ui.demo.story import SLIP, Scene, Story, take_time
from shengji_qt.ui.games.four import moments

MIDDLE: Final = 0.45  # of the winner's way to the trick: where it is caught in flight
# The own turn to follow that is shown, by decks; with one there is nothing to obey but the suit.
_FOLLOWING: Final[dict[int, Wanted]] = {
    1: moments.must_follow,
    2: moments.compulsory_pair,
    3: moments.compulsory_structure,
}


class FourStory(Story):
    """Every moment of `moments.MOMENTS`."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("start", "options", "help", "about"), self.pages),
            (("deal", "bid", "poll"), self._bidding),
            (("bottom", "bury", "lead", "hint", "warning", "failed"), self._declaring),
            (("must", "illegal", "drag"), self._following),
            (("trick", "collect", "last_trick", "log", "counter"), self._taking),
            (("ruff", "captured", "result"), self._losing),
            (("continue", "match_end"), self.ending),
        )

    @property
    def decks(self) -> int:
        settings = self.store.current.new_game.settings
        return int(getattr(settings, "decks", 1))

    def _bidding(self) -> Script:
        wanted = (moments.many_bids if self.decks == 3 else moments.own_bid, moments.bid_stands, moments.own_poll)
        for moment, each in zip(("deal", "bid", "poll"), wanted, strict=True):
            if self.recorder.wants(moment):  # they come in any order
                yield from self.start(cast(self.spec(), self.seed, (each,), until=casting.playing))
                yield from self.until(each)
                yield from self.shoot(moment)

    def _declaring(self) -> Script:
        own_lead = moments.triple_lead if self.decks == 3 else moments.own_lead
        number = cast(self.spec(), self.seed, (moments.own_bury, own_lead), until=casting.playing)
        yield from self.start(number)
        yield from self.until(moments.own_bury)
        yield from self.shoot("bottom")
        yield from self.bury_and_lead(own_lead)
        yield from self.show_hint()
        throw = moments.risky_throw(self.view)
        yield from self.choose(Play(throw))
        yield self.slip
        hands.click(self.hands.button("play"))
        yield from self.shoot("warning")
        take_time()
        yield pause(SLIP)
        hands.click(self.hands.button("play"))
        stage = self.page.stage
        yield lambda: len(stage.trick.plays.get(0, ())) == len(throw) and not stage.motion.busy
        self.page.scene.presenter.hold()
        yield from self.shoot("failed")
        self.page.scene.presenter.release()
        self.calm()

    def _following(self) -> Script:
        """What must be played: as it is, refused with another choice, dragged."""
        wanted = _FOLLOWING[self.decks]
        yield from self.start(cast(self.spec(), self.seed, (wanted,)))
        yield from self.until(wanted)
        yield from self.shoot("must")
        follow = casting.decide(self.view)
        assert follow is not None
        self.hands.key(Qt.Key.Key_Escape)
        yield from self.choose(Play(moments.wrong_follow(self.view)))
        yield pause(SLIP)
        self.hands.key(Qt.Key.Key_Return)
        yield from self.shoot("illegal")
        self.hands.key(Qt.Key.Key_Escape)
        yield pause(SLIP)
        yield from self.choose(follow)
        goal = self.page.stage.layout.drop.centre
        self.hands.lift(goal)
        yield from self.shoot("drag")
        self.hands.drop(goal)
        self.slip = pause(SLIP)

    def _taking(self) -> Script:
        """A trick: complete, collected, laid open again, and in the record."""
        yield from self.start(cast(self.spec(), self.seed, (third_trick,)))
        yield from self.until(third_trick, animated=True)
        yield from self.complete("trick")
        stage = self.page.stage
        yield lambda: not stage.trick.plays and stage.motion.busy
        for each in stage.motion.findChildren(QAbstractAnimation):
            if each.state() is QAbstractAnimation.State.Running and each.group() is None:
                each.pause()
                each.setCurrentTime(round(each.totalDuration() * MIDDLE))
        yield from self.shoot("collect", moving=True)
        self.calm()
        yield from self.until(moments.own_decision)
        self.hands.key(Qt.Key.Key_L, up=False)
        yield from self.shoot("last_trick")
        self.hands.key(Qt.Key.Key_L, down=False)
        if self.page.tab.isVisible():
            hands.click(self.page.tab)
        yield from self.shoot("log")
        yield from self.show_counter()

    def _losing(self) -> Script:
        """A deal to its end, with a ruff on the way and a captured bottom."""
        yield from self.start(cast(self.spec(), self.seed, (moments.ruffed, moments.captured)))
        yield from self.until(moments.ruffed, animated=True)
        yield from self.complete("ruff")
        self.calm()
        yield from self.until(moments.captured, animated=True)
        yield lambda: self.page.stage.bottom.state == "open" and self._captured_told()
        self.page.scene.presenter.hold()
        yield from self.shoot("captured")
        self.page.scene.presenter.release()
        self.calm()
        yield self.window.pages.result_page.isVisible
        yield from self.shoot("result")

    def _captured_told(self) -> bool:
        """Whether it is said how much the bottom is worth."""
        said = self.page.stage.override
        return said is not None and "×" in said.detail


def third_trick(events: Events, view: FourView) -> bool:
    """Enough tricks for the record to show something."""
    return moments.trick_done(events, view) and len(view.tricks) >= 3
