# SPDX-License-Identifier: MIT
"""What is read beside the game: statistics, and the rules of every game with the words that they explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shengji_qt import paths
from shengji_qt.model.games import FAMILIES
from shengji_qt.model.journal import FORMAT, RULES, Header, MatchSpec
from shengji_qt.table.journal import SUFFIX, Journal
from shengji_qt.ui.demo.casting import Rehearsal
from shengji_qt.ui.demo.script import Script, turns
from shengji_qt.ui.demo.story import Scene, Story
from shengji_qt.ui.main_window import spec_of
from shengji_qt.ui.preferences import usual

MOMENTS: Final = (
    "nothing_yet",  # statistics before the first deal
    "statistics",  # of all games; a file is damaged
    "statistics_four",  # of one game, over its result table
    "rules_four",
    "rules_three",
    "rules_five",
    "words",  # the list of words
)
DEALS: Final = {"four": 10, "three": 4, "five": 3}
SECTIONS: Final = {"four": "capture", "three": "bidding", "five": "mine_turn"}


class ReadingStory(Story):
    """The matches are played by computer seats before."""

    def all_scenes(self) -> Sequence[Scene]:
        return (
            (("nothing_yet", "statistics", "statistics_four"), self.statistics),
            (("rules_four", "rules_three", "rules_five", "words"), self.rules),
        )

    def statistics(self) -> Script:
        window = self.window
        window.menus.statistics.emit()
        page = window.pages.statistics_page
        yield lambda: page.play.isVisible()
        yield from self.shoot("nothing_yet")
        page.back.click()
        yield turns()
        for game in FAMILIES:
            self._play(game)
        (paths.saves_dir() / f"damaged{SUFFIX}").write_bytes(b"damaged")
        window.menus.statistics.emit()
        yield lambda: page.tiles.isVisible()
        yield from self.shoot("statistics")
        page.filters.game.setCurrentIndex(page.filters.game.findData("four"))
        page.filters.game.activated.emit(page.filters.game.currentIndex())
        yield from self.shoot("statistics_four")
        page.back.click()

    def _play(self, game: str) -> None:
        """A match of some deals, in the folder of saves."""
        spec: MatchSpec = spec_of(usual(game), "")
        journal = Journal.create(paths.saves_dir() / f"{game}{SUFFIX}", Header(FORMAT, RULES, spec))
        rehearsal = Rehearsal(spec, self.seed, journal)
        for deal in range(DEALS[game]):
            if deal and not rehearsal.table.next_deal():
                break
            for _ in rehearsal.steps() if not deal else rehearsal.more():
                pass
        rehearsal.table.close()

    def rules(self) -> Script:
        window = self.window
        page = window.pages.rules_page
        for game, section in SECTIONS.items():
            window.explain(usual(game))
            page.show_section(section)
            yield turns()
            yield from self.shoot(f"rules_{game}")
        page.show_section("words")
        yield turns()
        yield from self.shoot("words")
