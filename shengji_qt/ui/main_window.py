# SPDX-License-Identifier: MIT
"""The one window: its pages, its menus, and the way from the start page through a match to its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, QUrl, Slot
from PySide6.QtGui import QCloseEvent, QDesktopServices, QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from shengji_qt import paths
from shengji_qt.model.journal import MatchSpec, SeatSpec
from shengji_qt.model.summaries import AnySummary
from shengji_qt.table.troubles import WRITING_TROUBLES, TroubleError
from shengji_qt.ui import parts
from shengji_qt.ui.appearance import Appearance
from shengji_qt.ui.art import ArtError
from shengji_qt.ui.card_faces import CardFaces, CardStyle
from shengji_qt.ui.games.kinds import kind_of
from shengji_qt.ui.i18n import LanguageChoice, Translations, language_for
from shengji_qt.ui.menus import Menus
from shengji_qt.ui.notice_bar import NoticeBar
from shengji_qt.ui.pace import pacing_of
from shengji_qt.ui.popups import once_gone
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.scene.sounds import Name, Sounds
from shengji_qt.ui.start_page import StartPage, can_continue
from shengji_qt.ui.table_choices import TableChoices
from shengji_qt.ui.texts.saved import is_table
from shengji_qt.ui.texts.seats import seat_names
from shengji_qt.ui.texts.troubles import keeping_trouble, kept_text, trouble_text
from shengji_qt.ui.window_pages import WindowPages

if TYPE_CHECKING:  # imported where they are made: the first page is there sooner
    from shengji_qt.controller.saved_matches import SavedMatch
    from shengji_qt.controller.solo_table import SoloTable
    from shengji_qt.controller.tables import MatchTable
    from shengji_qt.model.settings import MatchOptions
    from shengji_qt.model.view import View
    from shengji_qt.model.vocabulary import AnySettings
    from shengji_qt.ui.lan_window import LanWindow
    from shengji_qt.ui.rooms import Rooms
    from shengji_qt.ui.table_page import TablePage

SMALLEST: Final = (1000, 640)
USUAL: Final = (1440, 900)
FRAME: Final = (16, 48)  # what a title bar and borders may take of the screen; nobody knows before the window is there
_SOUND_MODULES: Final = ("PySide6.QtMultimedia", "miniaudio", "winsound")  # as scene/sound_outputs.py tries them
_ABOUT_SAVING: Final = (*WRITING_TROUBLES, "journal_recovered")  # the newest is what holds


class MainWindow(QMainWindow):
    """Owns the controller and every page. One per process."""

    def __init__(
        self,
        store: PreferenceStore,
        translations: Translations,
        appearance: Appearance,
        resources: Path,
        chinese: bool,
        controller: SoloTable | None = None,
    ) -> None:
        """`chinese`: a font for Chinese is there. `controller` is for tests."""
        super().__init__()
        self.store = store
        self.translations = translations
        self.appearance = appearance
        self.chinese = chinese
        self.table: TablePage | None = None
        self._may_close = False  # with others at the table that is open here
        self.resources = resources
        self.faces = CardFaces(resources / "cards", appearance.card_style)
        self._given_controller = controller
        self.start_page = StartPage(self.faces, store, appearance.theme, chinese)
        self.notices = NoticeBar()
        self.sounds = Sounds(resources / "sounds")
        self.pages = WindowPages(self)
        self.can_sound = sound_is_possible()
        self.menus = Menus(self.menuBar(), store, chinese, self.can_sound)
        self._table_choices = TableChoices(self.menus, lambda: self.match_table, self)
        self.setWindowIcon(QIcon(str(resources / "icons" / "app.svg")))
        self._lay_out()
        self._connect()
        self._take_volume()
        self._take_look()
        self.retranslate()
        self.show_start()

    # -- building ------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        middle = QWidget()
        column = self._column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setMinimumSize(*SMALLEST)
        if not self.restoreGeometry(self.store.current.window_geometry):
            self.resize(QSize(*USUAL).boundedTo(self.screen().availableSize() - QSize(*FRAME)))

    def _connect(self) -> None:
        menus, start = self.menus, self.start_page
        menus.new_game.connect(lambda: self.leaving(self.show_new_game))
        menus.continue_last.connect(self._continue_newest)
        menus.back_to_start.connect(lambda: self.leaving(self.show_start))
        menus.rules.connect(self._show_rules)
        menus.settings.connect(self._show_settings)
        menus.quit.connect(self.close)
        menus.full_screen.connect(self._set_full_screen)
        menus.how_to_play.connect(self._show_help)
        menus.explain_words.connect(lambda: self.rooms.words.explain())
        self.pages.currentChanged.connect(self._follow_words)
        self.pages.currentChanged.connect(self._hold_match)
        menus.about.connect(self._show_licences)
        start.start_requested.connect(self.start_match)
        start.options_requested.connect(self.show_new_game)
        start.continue_requested.connect(self.continue_match)
        start.help_requested.connect(self._show_help)
        start.matches_requested.connect(self.show_matches)
        start.room_requested.connect(lambda name: getattr(menus, name).emit())
        start.tutorial_requested.connect(menus.tutorial)
        start.join_requested.connect(lambda: self.lan.go("join"))
        start.host_requested.connect(lambda: self.lan.go("host"))
        menus.join_table.connect(lambda: self.leaving(lambda: self.lan.go("join")))
        menus.host_table.connect(lambda: self.leaving(lambda: self.lan.go("host")))
        start.language_requested.connect(self._choose_language)
        self.appearance.changed.connect(self._take_look)
        self.store.changed.connect(self._on_preference)
        self.store.writing_failed.connect(
            lambda code, facts: self.notices.show_message(keeping_trouble(code, facts), "preferences")
        )
        self.store.written_again.connect(lambda: self.notices.show_message(kept_text(), "preferences"))
        menus.replays.connect(lambda: self.rooms.replays.show())
        menus.statistics.connect(lambda: self.pages.show_aside(self.pages.statistics_page))
        menus.tutorial.connect(lambda game: self.leaving(lambda: self.rooms.lessons.begin(game)))
        menus.report_problem.connect(self._report_problem)
        menus.open_saves.connect(self._open_saves)

    # What is made when it is first wanted, so that the first page is there sooner.

    @cached_property
    def controller(self) -> SoloTable:
        from shengji_qt.controller.solo_table import SoloTable

        controller = self._given_controller or SoloTable(self)
        controller.trouble.connect(self._on_trouble)
        controller.match_conceded.connect(self.show_start)
        controller.set_pace(pacing_of(self.store.current))
        return controller

    @cached_property
    def rooms(self) -> Rooms:
        """What stands round the table, each room in a module of its own."""
        from shengji_qt.ui.rooms import Rooms

        return Rooms(self)

    @property
    def lan(self) -> LanWindow:
        return self.rooms.lan

    @property
    def lan_is_open(self) -> bool:
        """Whether a table of the network was ever looked for."""
        return "rooms" in vars(self) and "lan" in vars(self.rooms)

    def leaving(self, act: Callable[[], object]) -> None:
        """Do what leaves the table; who would close it for others is asked first."""
        if self.lan_is_open:
            self.lan.leaving.ask(act)
        else:
            act()

    @property
    def _at_lan_table(self) -> bool:
        """Whether the match that is shown is one of the network."""
        return self.lan_is_open and self.lan.flow.is_playing

    @property
    def match_table(self) -> MatchTable:
        """What drives the match that is shown, or would drive the next one here."""
        return self.lan.table if self._at_lan_table else self.controller

    @Slot()
    def close_controller(self) -> None:
        """Save and stop whatever runs; nothing to do where no match was ever begun."""
        if "controller" in vars(self):
            self.controller.close()

    # -- pages ---------------------------------------------------------------------------------------------------------

    @Slot()
    def show_start(self) -> None:
        """Leave whatever is shown; a running match is saved and can be continued."""
        self._leave_tables()
        self.start_page.show_saved(_waiting())
        self.start_page.show_language(self.translations.language)
        self.show_page(self.start_page)

    @Slot(str)
    def show_new_game(self, game: str = "") -> None:
        """Set up a match of this game, or of the last one; a running one waits for its place on the start page."""
        self._leave_tables()
        if game:
            self.store.choose(self.store.current.rules_of(game))
        self.pages.new_game_page.load()
        self.show_page(self.pages.new_game_page)

    @Slot(str)
    def start_match(self, game: str = "") -> None:
        """Begin a match of this game, or of the last one, with the settings in the preferences."""
        from shengji_qt.controller import saved_matches

        if game:
            self.store.choose(self.store.current.rules_of(game))
        chosen = self.store.current
        spec = spec_of(chosen.new_game, chosen.player_name, chosen.computer_names)
        self.new_table(spec)
        self.controller.start(spec, saved_matches.new_path(spec.game))
        self.show_table()

    @Slot(object)
    def continue_match(self, saved: SavedMatch) -> None:
        """Go on where it was left; if that is impossible, say why and stay."""
        if saved.spec is not None and is_table(saved.path):
            self.leave_table()
            self.lan.flow.resume(saved.path, saved.spec.game)
            return
        if saved.spec is None:
            self.leave_table()
        else:
            self.new_table(saved.spec)
        if not self.controller.resume(saved.path):
            self.show_start()

    @Slot()
    def next_deal(self) -> None:
        if self._at_lan_table:
            self.pages.result_page.next.setEnabled(False)  # the others have to look at it too
            self.lan.flow.next_deal()
            return
        self.show_table()
        self.controller.next_deal()

    @Slot()
    def leave_result_page(self) -> None:
        """A table of the network stays together after its match."""
        match = self.match_table.match
        if self._at_lan_table and match is not None and match.over:
            self.lan.flow.back_to_lobby()
        else:
            self.leaving(self.show_start)

    @Slot()
    def look_again(self) -> None:
        """At the deal that has just ended."""
        path = self.match_table.record_path
        if path is not None:
            self.rooms.replays.open(path, last_deal=True)

    @Slot(object, object)
    def _on_deal_finished(self, view: View, summary: AnySummary) -> None:
        spec = self.match_table.spec
        if spec is None or self.table is None:
            return
        self.store.note_played(spec.game)
        self.pages.result_page.next.setEnabled(True)
        self.pages.result_page.again.setVisible(self.match_table.record_path is not None)
        self.pages.result_page.show_result(view, summary, seat_names(spec.seats))
        self.pages.show_or_keep(self.pages.result_page)

    @Slot()
    def _continue_newest(self) -> None:
        saved = next(filter(can_continue, _waiting()), None)
        if saved is not None and self.table is None:
            self.continue_match(saved)

    @Slot()
    def show_matches(self) -> None:
        """All matches that wait."""
        self.pages.matches_page.show_saved(_waiting())
        self.show_page(self.pages.matches_page)

    @Slot(object)
    def delete_match(self, saved: SavedMatch) -> None:
        from shengji_qt.controller import saved_matches

        try:
            saved_matches.delete(saved.path)
        except TroubleError as error:
            self._on_trouble(error.trouble.code, error.trouble.facts)
        self.show_matches()

    @Slot()
    def _show_help(self) -> None:
        self.pages.help_page.show_game(self._match_in_mind().game)
        self.pages.show_aside(self.pages.help_page)

    @Slot()
    def _show_licences(self) -> None:
        self.pages.show_aside(self.pages.licences_page)

    @Slot()
    def _show_rules(self) -> None:
        """Of the match in mind; who reads how a game is played wants the rules of that one."""
        self.explain(self._match_of(self.pages.game_read() or self._match_in_mind().game))

    def rules_of(self, game: str) -> tuple[AnySettings, MatchOptions]:
        """With what the rules of a game are explained."""
        match = self._match_of(game)
        return match.settings, match.options

    def _match_of(self, game: str) -> MatchSpec | NewGame:
        """The match in mind if it is one of this game, else the one that would begin."""
        match = self._match_in_mind()
        return match if match.game == game else self.store.current.rules_of(game)

    @Slot(int)
    def _follow_words(self, at: int) -> None:
        """Explain words on pages beside the first one."""
        if at > 0:
            self.rooms.words.follow()

    @Slot()
    def _hold_match(self) -> None:
        """Alone against the computer a match stands still behind what is read beside it; at a table of the network the
        others play on.
        """
        if "controller" not in vars(self):
            return
        held = self.pages.reads_aside()
        self.controller.hold(held)
        if self.table is not None and not self._at_lan_table:
            self.table.offers.hold(held)

    def _match_in_mind(self) -> MatchSpec | NewGame:
        """The match that is played, else the one that would begin; on the new-game page the one set up."""
        if self.pages.currentWidget() in self.pages.new_game_pages.values():
            return self.pages.new_game_page.chosen()
        spec = self.match_table.spec if self.table is not None else None
        return spec if spec is not None else self.store.current.new_game

    @Slot()
    def _report_problem(self) -> None:
        """About the match that is shown, else about the newest one."""
        playing = self.table is not None and not self._at_lan_table
        newest = max(saved_files(), key=_modified, default=None)
        self.pages.report_page.show_match((self.controller.record_path if playing else None) or newest)
        self.pages.show_aside(self.pages.report_page)

    @Slot()
    def _open_saves(self) -> None:
        """In the system's own file manager."""
        folder = paths.saves_dir()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        except OSError:
            opened = False
        if not opened:
            words = self.tr("The folder cannot be opened here. Saved games are in {path}").format(path=folder)
            self.notices.show_message(words, "saves")

    @Slot()
    def _call(self) -> None:
        """The taskbar says that it is the player's turn where another window is in front."""
        if not self.isActiveWindow():
            QApplication.alert(self)

    @Slot(object)
    def explain(self, rules: MatchSpec | NewGame) -> None:
        self.pages.rules_page.show_rules(rules.settings, rules.options)
        self.pages.show_aside(self.pages.rules_page)

    @Slot()
    def _show_settings(self) -> None:
        self.pages.show_aside(self.pages.settings_page)

    def show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self.menus.back.setEnabled(page is not self.start_page)
        self.menus.go_on.setEnabled(page is self.start_page and self.start_page.can_continue)
        self._table_choices.follow(self.table if page is self.table else None)
        if page is self.table:
            self.table.take_focus()
        elif isinstance(page, parts.Page):
            page.focus_first()

    # -- the table -----------------------------------------------------------------------------------------------------

    def new_table(self, spec: MatchSpec) -> None:
        """Show a fresh page for a match that is about to begin, so that nothing of another one is left on it."""
        from shengji_qt.ui.table_page import TablePage

        self.leave_table()
        self.table = TablePage(self.match_table, self.store, kind_of(spec))
        self.table.stage.names = seat_names(spec.seats)  # they stand there before the first event
        self.table.set_theme(self.appearance.theme)
        self.table.set_card_options(self.appearance.card_style)
        self.table.retranslate()
        self.table.left.connect(lambda: self.leaving(self.show_start))
        self.table.deal_finished.connect(self._on_deal_finished)
        self.table.sound.connect(self._play_sound)
        self.table.asked.connect(self._call)
        self.pages.addWidget(self.table)
        self.show_page(self.table)  # before the first event: a match between two deals shows its result at once

    def show_table(self) -> None:
        if self.table is not None and self.pages.currentWidget() is not self.table:
            self.show_page(self.table)

    def show_over_pages(self, bar: QWidget) -> None:
        """A line between the notices and the pages."""
        self._column.insertWidget(1, bar)

    def leave_result(self) -> None:
        """The next deal has begun: the table instead of the result."""
        if self.pages.currentWidget() in self.pages.result_pages.values():
            self.show_table()
        elif self.pages.came_from in self.pages.result_pages.values() and self.table is not None:
            self.pages.came_from = self.table

    @Slot()
    def leave_table(self) -> None:
        """Save and leave the match, then let go of its page."""
        table, self.table = self.table, None
        if table is None:
            return
        self.pages.came_from = self.start_page
        if "controller" in vars(self):
            self.controller.close()
        table.reset()
        self.pages.removeWidget(table)
        table.deleteLater()

    def _leave_tables(self) -> None:
        """The match, and the table of the network where it is played."""
        self.leave_table()
        if self.lan_is_open:
            self.lan.flow.close()

    @Slot(str, dict)
    def _on_trouble(self, code: str, facts: dict[str, object]) -> None:
        spec = self.controller.spec
        words = trouble_text(code, facts, seat_names(spec.seats) if spec is not None else ())
        self.notices.show_message(words, "saving" if code in _ABOUT_SAVING else "")

    # -- look and language ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Sheng Ji"))
        self.menus.retranslate()
        self.start_page.show_language(self.translations.language)
        if self.table is not None:
            self.table.retranslate()
        if self.pages.result_pages:  # else there may be no controller yet, and none is needed
            spec = self.match_table.spec
            if spec is not None and spec.game in self.pages.result_pages:
                self.pages.result_page.set_names(seat_names(spec.seats))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.menus.full.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.appearance.set_height(self.height())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close and self.lan_is_open and self.lan.flow.company:
            event.ignore()
            self.lan.leaving.ask(self._close_for_all)
            return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.store.set(window=geometry)
        self._leave_tables()
        self.close_controller()
        self.sounds.close()
        super().closeEvent(event)

    def _close_for_all(self) -> None:
        self._may_close = True
        self.close()

    @Slot()
    def _take_look(self) -> None:
        theme, scale = self.appearance.theme, self.appearance.scale
        if not self._take_cards(self.appearance.card_style):
            return
        self.start_page.set_theme(theme, scale)
        if self.lan_is_open:
            self.lan.flow.set_theme(theme, scale)
        self.pages.set_theme(theme, scale)
        if self.table is not None:
            self.table.set_theme(theme)
            self.table.set_card_options(self.appearance.card_style)

    def _take_cards(self, style: CardStyle) -> bool:
        """Use these pictures of cards. If one of them is damaged the old ones stay, and so does the choice of them."""
        before = self.faces.style
        try:
            CardFaces(self.resources / "cards", style).check()
        except ArtError as error:
            words = self.tr("These cards cannot be shown, a picture is damaged: {path}").format(path=error.path)
            self.notices.show_message(words, "cards")
            self.store.set(card_set=before.card_set, back=before.back)
            return False
        self.faces.style = style
        return True

    @Slot(str)
    def _on_preference(self, name: str) -> None:
        if name == "language":
            once_gone(self, self._take_language)
        elif name in ("speed", "computer_pause"):
            if "controller" in vars(self):
                self.controller.set_pace(pacing_of(self.store.current))
        elif name in ("volume", "muted"):
            self._take_volume()

    def _take_language(self) -> None:
        self.translations.use(language_for(self.store.current.language, self.chinese))
        self.appearance.language_changed()

    def _take_volume(self) -> None:
        chosen = self.store.current
        self.sounds.volume = 0.0 if chosen.muted else chosen.volume / 100

    @Slot(str)
    def _play_sound(self, name: Name) -> None:
        self.sounds.play(name)

    @Slot()
    def try_sound(self) -> None:
        self.sounds.play("your_turn")

    @Slot(str)
    def _choose_language(self, language: str) -> None:
        self.store.set(language=LanguageChoice(language))

    @Slot(bool)
    def _set_full_screen(self, full: bool) -> None:
        if full != self.isFullScreen():
            (self.showFullScreen if full else self.showNormal)()


def saved_files() -> list[Path]:
    """The journals in the folder of saves."""
    return list(paths.saves_dir().glob("*.journal"))


def _modified(path: Path) -> float:
    """Seconds since 1970; a file that is gone by now is older than all."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _waiting() -> list[SavedMatch]:
    """The matches that can be gone on with. Where nothing was ever saved, nothing is imported to look at it."""
    if not any(paths.saves_dir().glob("*")):
        return []
    from shengji_qt.controller.waiting_matches import waiting_matches

    return waiting_matches()


def sound_is_possible() -> bool:
    """Whether anything is installed that could make a sound heard."""
    return any(find_spec(name) is not None for name in _SOUND_MODULES)


def spec_of(new_game: NewGame, player_name: str, computer_names: Sequence[str] = ()) -> MatchSpec:
    """A person at seat 0 against computers, named from seat 1 on; a name that is left empty follows the language."""
    from shengji_qt.model.games import family_of

    seats = range(1, family_of(new_game.settings).seats)
    names = (*computer_names, *[""] * len(seats))
    others = (SeatSpec(names[seat - 1], f"computer:{new_game.level_of(seat)}") for seat in seats)
    return MatchSpec(new_game.settings, new_game.options, (SeatSpec(player_name, "person"), *others))
