# SPDX-License-Identifier: MIT
"""From the start page through a match to its result and back, with no thread and no clock."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMenuBar, QPushButton, QWidget

from shengji_qt import paths
from shengji_qt.controller import saved_matches
from shengji_qt.controller.waiting_matches import waiting_matches
from shengji_qt.model.four_player.settings import FourSettings
from shengji_qt.model.settings import MatchOptions
from shengji_qt.ui import main_window, popups
from shengji_qt.ui.card_faces import CardSet, JokerLanguage
from shengji_qt.ui.games.setups import GAMES, setup_of
from shengji_qt.ui.i18n import LanguageChoice
from shengji_qt.ui.main_window import MainWindow, spec_of
from shengji_qt.ui.menus import Menus
from shengji_qt.ui.preferences import NewGame, PreferenceStore
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.theme import DARK, LIGHT, ThemeChoice
from tests.helpers.fakes import Slow
from tests.helpers.players import RandomPlayer
from tests.ui.conftest import OpenWindow


@pytest.fixture
def store(tmp_path: Path, qapp: QApplication) -> PreferenceStore:
    """One deal of one deck: a longer one is of no use to most tests, and dealt card by card it takes twice the time."""
    made = PreferenceStore(tmp_path / "preferences")
    short = NewGame(FourSettings(decks=1), MatchOptions(deals=1))
    made.set(speed="off", muted=True, theme=ThemeChoice.LIGHT, new_game=short)
    return made


@pytest.fixture
def window(store: PreferenceStore, open_window: OpenWindow) -> MainWindow:
    return open_window(store)


def entry(window: MainWindow, text: str) -> QAction:
    return next(each for each in window.menus.actions() if each.text().replace("&", "") == text)


def play_on(window: MainWindow, qtbot: QtBot) -> None:
    """The person plays at random until the result is shown."""
    player, seed = RandomPlayer(), 0

    def step() -> bool:
        nonlocal seed
        view = window.controller.view
        if view is not None and view.decision is not None and not view.decision.optional:
            seed += 1
            window.controller.submit(player.choose(view, seed))
        return window.pages.currentWidget() is window.pages.result_page

    qtbot.waitUntil(step, timeout=60_000)


def words_on(page: QWidget) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def test_a_match_of_one_deal(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    store.set(new_game=NewGame(options=MatchOptions(deals=1)))
    assert window.pages.currentWidget() is window.start_page
    window.start_page.start_requested.emit("four")
    assert isinstance(window.pages.currentWidget(), TablePage)
    play_on(window, qtbot)
    summary = window.pages.result_page.summary
    assert summary is not None and summary.match_over
    window.pages.result_page.next.click()
    assert window.pages.currentWidget() is window.start_page
    assert not window.start_page.can_continue, "a finished match is not offered"


def test_between_two_deals(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    store.set(new_game=NewGame())
    window.start_match()
    play_on(window, qtbot)
    before = window.pages.result_page.summary
    window.pages.result_page.back.click()
    assert window.pages.currentWidget() is window.start_page and window.start_page.can_continue
    entry(window, "Continue").trigger()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.pages.result_page)
    assert window.pages.result_page.summary == before
    for language, name, other in ((LanguageChoice.ZH_CN, "竹", "Zhu"), (LanguageChoice.EN, "Zhu", "竹")):
        store.set(language=language)
        qtbot.waitUntil(lambda name=name: name in words_on(window.pages.result_page))
        assert other not in words_on(window.pages.result_page), "names follow the language"
    table = window.table
    entry(window, "How to play").trigger()
    assert table is not None
    table.deal_finished.emit(window.controller.view, before)
    assert window.pages.currentWidget() is window.pages.help_page, "a result does not take the page away from a reader"
    window.pages.help_page.back.click()
    assert window.pages.currentWidget() is window.pages.result_page
    window.pages.result_page.next.click()
    assert window.pages.currentWidget() is table
    match = window.controller.match
    assert match is not None and match.deal_no == 2


def test_an_interrupted_match_waits_on_the_start_page(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    store.set(new_game=NewGame())
    window.start_match()
    qtbot.waitUntil(lambda: window.controller.view is not None and window.controller.view.decision is not None)
    view = window.controller.view
    entry(window, "Back to start").trigger()
    assert window.pages.currentWidget() is window.start_page
    found = waiting_matches()
    assert len(found) == 1 and window.start_page.can_continue
    window.continue_match(found[0])
    assert isinstance(window.pages.currentWidget(), TablePage)
    resumed = window.controller.view
    assert view is not None and resumed is not None and resumed.hand == view.hand


def test_several_matches_wait_side_by_side(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(3):
        window.start_match()
    window.show_start()
    window.start_page.matches_requested.emit()
    page = window.pages.matches_page
    assert window.pages.currentWidget() is page and len(page.rows) == 3
    chosen = page.rows[1].saved
    page.rows[1].deleted.emit(chosen)
    assert [row.saved.path for row in page.rows] == [each.path for each in waiting_matches()]
    assert chosen.path not in [row.saved.path for row in page.rows] and len(page.rows) == 2
    kept = page.rows[1].saved
    page.rows[1].go.click()
    assert isinstance(window.pages.currentWidget(), TablePage)
    lock, window.table = window.table, None  # the list while that match is being played, as another program sees it
    window.show_matches()
    assert [row.can_go for row in page.rows] == [row.saved.path != kept.path for row in page.rows]
    page.delete_requested.emit(kept)
    assert "Another window" in window.notices.message and kept.path.exists()
    window.table = lock


def test_a_damaged_match_says_why_and_stays(window: MainWindow) -> None:
    path = saved_matches.new_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is no journal\n")
    window.show_start()
    found = waiting_matches()
    assert len(found) == 1
    window.continue_match(found[0])
    assert window.pages.currentWidget() is window.start_page
    assert path.name in window.notices.message and window.notices.isVisible()
    assert path.read_bytes() == b"this is no journal\n"
    window.notices.put_away()
    assert not window.notices.isVisible()


def test_a_match_that_cannot_be_saved_is_played(window: MainWindow, qtbot: QtBot) -> None:
    paths.user_data_dir().mkdir(parents=True)
    paths.saves_dir().write_text("a file where the folder should be")
    window.start_match()
    assert isinstance(window.pages.currentWidget(), TablePage)
    assert "not being saved" in window.notices.message
    qtbot.waitUntil(lambda: window.controller.view is not None and window.controller.view.hand_counts[0] > 3)
    window.controller.trouble.emit("journal_recovered", {"path": "a"})
    assert "saved again" in window.notices.message
    window.notices.put_away()
    assert window.notices.message == "", "that it is not being saved is no longer true"


def test_every_menu_entry_does_something(
    window: MainWindow, store: PreferenceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each entry changes the page, what stands above it, or a preference, or is off."""
    monkeypatch.setattr(main_window.QDesktopServices, "openUrl", lambda _url: False)
    for action in window.menus.actions():
        name = action.text().replace("&", "")
        pages = window.pages
        pages.setCurrentWidget(pages.help_page if name.startswith("About") else pages.licences_page)
        window.menus.back.setEnabled(True)
        if name == "Quit" or not action.isEnabled() or not action.isVisible():
            continue
        before = (pages.currentWidget(), store.current, window.isFullScreen(), window.notices.message)
        if action.isCheckable() and action.isChecked() and action.actionGroup() is not None:
            continue  # the mark of what holds already
        action.trigger()
        after = (pages.currentWidget(), store.current, window.isFullScreen(), window.notices.message)
        assert after != before, name
        if action.isCheckable() and action.actionGroup() is None:
            action.trigger()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_one_escape_leads_from_a_menu_back_to_the_table(window: MainWindow, qtbot: QtBot, by_mouse: bool) -> None:
    window.start_match()
    with qtbot.waitActive(window):
        window.activateWindow()
    assert window.table is not None
    qtbot.waitUntil(window.table.view.hasFocus)
    bar = window.menuBar()
    if by_mouse:
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(bar.actions()[0]).center())
    else:
        QTest.keyClick(window.table.view, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None and bar.activeAction() is None
    qtbot.waitUntil(window.table.view.hasFocus)


def test_names_stand_on_the_table_before_anything_has_happened(window: MainWindow) -> None:
    window.new_table(spec_of(NewGame(), "Lin", ["Mei"]))
    assert window.table is not None and window.table.controller.view is None
    assert window.table.stage.names[:2] == ("Lin", "Mei") and all(window.table.stage.names)


def test_what_a_menu_asks_for_is_done_once_it_is_off_the_screen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Long work at once would leave the menu standing there, as if it were still open."""
    monkeypatch.setattr(popups, "GONE", 1)
    theme = window.appearance.theme
    window.store.set(theme=ThemeChoice.HIGH_CONTRAST)
    with qtbot.waitSignal(window.menus.tutorial) as asked:
        next(each for each in window.menus.actions() if each.text() == setup_of("four").name()).trigger()
        assert not window.rooms.lessons.page and window.appearance.theme is theme
    assert asked.args == ["four"]
    qtbot.waitUntil(lambda: window.appearance.theme.name == "high_contrast")


def test_the_folder_of_saves_is_opened_by_the_system(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(main_window.QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    entry(window, "Open the folder of saved games").trigger()
    assert [Path(url.toLocalFile()) for url in opened] == [paths.saves_dir()] and paths.saves_dir().is_dir()
    assert window.notices.message == ""
    monkeypatch.setattr(main_window.QDesktopServices, "openUrl", lambda _url: False)
    entry(window, "Open the folder of saved games").trigger()
    assert str(paths.saves_dir()) in window.notices.message


def test_settings_that_cannot_be_kept_are_told(window: MainWindow, store: PreferenceStore) -> None:
    store.writing_failed.emit("journal_disk_full", {"path": "/x/preferences.json"})
    assert "disk is full" in window.notices.message and "/x/preferences.json" in window.notices.message
    store.written_again.emit()
    assert window.notices.message == "Your settings are being kept again."
    window.notices.put_away()
    assert window.notices.message == ""


def test_saves_in_whose_place_is_a_file_stop_no_match(window: MainWindow) -> None:
    paths.saves_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.saves_dir().write_text("in the way")
    window.start_match("four")
    assert "not being saved" in window.notices.message
    assert isinstance(window.pages.currentWidget(), TablePage)
    window.show_start()
    entry(window, "Report a problem…").trigger()
    entry(window, "Statistics").trigger()
    entry(window, "Replays").trigger()
    assert paths.saves_dir().read_text() == "in the way"


def test_a_match_that_vanishes_meanwhile_is_no_reason_to_report_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "b.journal"
    there.write_bytes(b"")
    monkeypatch.setattr(main_window, "saved_files", lambda: [tmp_path / "gone.journal", there])
    entry(window, "Report a problem…").trigger()
    assert window.pages.currentWidget() is window.pages.report_page
    assert "b.journal" in window.pages.report_page.with_match.text()


def test_a_report_is_about_the_match_that_is_shown(window: MainWindow) -> None:
    entry(window, "Report a problem…").trigger()
    page = window.pages.report_page
    assert window.pages.currentWidget() is page and not page.with_match.isEnabled()
    page.back.click()
    window.start_match("four")
    entry(window, "Report a problem…").trigger()
    path = window.controller.record_path
    assert path is not None and path.name in page.with_match.text() and page.with_match.isChecked()
    page.back.click()
    assert window.pages.currentWidget() is window.table
    window.show_start()
    entry(window, "Report a problem…").trigger()
    assert path.name in page.with_match.text(), "the newest match"


@pytest.mark.parametrize("in_front", [True, False])
def test_the_taskbar_calls_only_who_looks_elsewhere(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, in_front: bool
) -> None:
    called: list[object] = []
    monkeypatch.setattr(main_window.QApplication, "alert", called.append)
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _self: in_front)
    window.start_match("four")
    assert window.table is not None
    called.clear()
    window.table.asked.emit()
    assert called == ([] if in_front else [window])


def test_every_room_is_a_click_away_from_the_first_page(window: MainWindow) -> None:
    pages, start = window.pages, window.start_page
    buttons = {each.text(): each for each in start.findChildren(QPushButton) if each.isVisibleTo(start)}
    for words, page in (
        ("Replays", lambda: window.rooms.replays.list_page),
        ("Rules", lambda: pages.rules_page),
        ("Statistics", lambda: pages.statistics_page),
        ("Settings", lambda: pages.settings_page),
        ("Join a table", lambda: window.lan.flow.join_page),
        ("Host a table", lambda: window.lan.flow.host_page),
    ):
        buttons[words].click()
        assert pages.currentWidget() is page(), words
        window.show_start()


def test_shortcuts_are_unique(window: MainWindow) -> None:
    keys = [key.toString() for action in window.menus.actions() for key in action.shortcuts() if key.toString()]
    assert len(keys) == len(set(keys)) >= 5
    twice = window.menus._entry(QMenu(window), lambda: "", None, "Ctrl+Y", "Ctrl+Y")
    assert len(twice.shortcuts()) == 1, "a key that the system has for it already"


def test_a_match_of_every_game_after_one_of_another(window: MainWindow) -> None:
    """Five players sit down after four have left: nothing of the match before is asked for their table."""
    for game in ("four", "three", "five", "three", "four"):
        window.show_start()
        window.start_match(game)
        assert window.table is not None and window.table.kind.key == game
        assert len(window.table.stage.names) >= {"four": 4, "three": 3, "five": 5}[game]
        entry(window, "How to play").trigger()
        assert GAMES[window.pages.help_page.tabs.currentIndex()] == game, "the page speaks of the game that is played"
        window.pages.help_page.back.click()


def test_reading_aside_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match()
    table = window.pages.currentWidget()
    entry(window, "How to play").trigger()
    assert window.pages.currentWidget() is window.pages.help_page
    entry(window, "About and licences").trigger()
    assert window.pages.currentWidget() is window.pages.licences_page
    window.pages.licences_page.back.click()
    assert window.pages.currentWidget() is table


@pytest.mark.parametrize("room", ["settings", "statistics", "replays", "how_to_play"])
def test_alone_a_match_stands_still_behind_another_page(
    store: PreferenceStore, open_window: OpenWindow, qtbot: QtBot, room: str
) -> None:
    """What a computer seat answers meanwhile is taken when the table is there again."""
    seats = Slow()
    window = open_window(store, lambda parent: seats)
    window.start_match()
    before, question = window.controller.view, seats.questions[-1]
    getattr(window.menus, room).emit()
    assert window.pages.reads_aside()
    seats.release(question)
    assert window.controller.view is before and seats.questions[-1] is question
    window.pages.go_back()
    assert window.pages.currentWidget() is window.table
    qtbot.waitUntil(lambda: seats.questions[-1] is not question)
    assert window.controller.view is not before


@pytest.mark.parametrize(
    ("keys", "page"), [("Ctrl+,", "settings_page"), ("Ctrl+F1", "rules_page"), ("F1", "help_page")]
)
def test_pages_aside_have_keys(window: MainWindow, qtbot: QtBot, keys: str, page: str) -> None:
    window.start_match()
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keySequence(window.focusWidget() or window, keys)
    assert window.pages.currentWidget() is getattr(window.pages, page)
    QTest.keySequence(window.focusWidget() or window, "Esc")
    assert isinstance(window.pages.currentWidget(), TablePage)


def test_settings_are_an_aside_from_anywhere(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    window.start_page.room_requested.emit("settings")
    assert window.pages.currentWidget() is window.pages.settings_page
    window.pages.settings_page.back.click()
    assert window.pages.currentWidget() is window.start_page
    window.start_match()
    table = window.pages.currentWidget()
    entry(window, "Settings").trigger()
    assert window.pages.currentWidget() is window.pages.settings_page
    store.set(theme=ThemeChoice.DARK, volume=20, muted=False, speed="slow")
    assert window.sounds.volume == 0.2
    window.pages.settings_page.left.emit()
    assert window.pages.currentWidget() is table


def test_the_language_changes_everywhere_without_restart(
    window: MainWindow, store: PreferenceStore, qtbot: QtBot
) -> None:
    assert window.windowTitle() == "Sheng Ji"
    window.start_page.language_requested.emit("zh_CN")
    assert store.current.language is LanguageChoice.ZH_CN
    qtbot.waitUntil(lambda: window.windowTitle() == "升级")
    assert entry(window, "怎么玩(H)") is not None
    entry(window, "English").trigger()
    qtbot.waitUntil(lambda: window.windowTitle() == "Sheng Ji")


def test_the_look_reaches_the_table(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    window.start_match()
    table = window.pages.currentWidget()
    assert isinstance(table, TablePage)
    assert table.stage.look.theme is LIGHT
    store.set(theme=ThemeChoice.DARK, card_set=CardSet.FOUR_COLOUR)
    assert table.stage.look.theme is DARK
    assert table.faces.style.card_set is CardSet.FOUR_COLOUR
    store.set(language=LanguageChoice.ZH_CN)
    assert table.faces.style.joker_language is JokerLanguage.ZH
    store.set(language=LanguageChoice.EN)
    assert table.faces.style.joker_language is JokerLanguage.EN


def test_sounds_are_played_at_the_chosen_volume(
    window: MainWindow, store: PreferenceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Heard:
        def __init__(self) -> None:
            self.played: list[tuple[str, float]] = []
            self.closed = False

        def play(self, name: str, gain: float) -> None:
            self.played.append((name, gain))

        def close(self) -> None:
            self.closed = True

    heard = Heard()
    monkeypatch.setattr(window.sounds, "_make", lambda _: heard)
    window.start_match()
    assert window.table is not None
    window.table.sound.emit("trump")
    assert heard.played == [], "sound is off"
    store.set(muted=False, volume=100)
    window.table.sound.emit("trump")
    assert heard.played == [("trump", 1.0)]
    window.close()
    assert heard.closed


def test_sound_is_offered_only_where_it_can_be_heard(
    window: MainWindow, store: PreferenceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for possible in (True, False):
        monkeypatch.setattr(main_window, "find_spec", lambda _, possible=possible: object() if possible else None)
        assert main_window.sound_is_possible() is possible
        menus = Menus(QMenuBar(window), store, True, main_window.sound_is_possible())
        assert ("&Mute" in [action.text() for action in menus.actions()]) is possible


def test_size_and_place_are_kept(window: MainWindow, store: PreferenceStore, open_window: OpenWindow) -> None:
    window.resize(1234, 700)
    window.close()
    again = PreferenceStore(store.path.parent)
    assert again.current.window_geometry == store.current.window_geometry != b""
    assert open_window(again).height() == 700, "the usual one is as high as the screen"


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    entry(window, "Full screen").trigger()
    qtbot.waitUntil(window.isFullScreen)
    entry(window, "Full screen").trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.windowState() & Qt.WindowState.WindowFullScreen


def test_closing_in_the_middle_loses_nothing(window: MainWindow, qtbot: QtBot, store: PreferenceStore) -> None:
    store.set(new_game=NewGame())
    window.start_match()
    qtbot.waitUntil(lambda: window.controller.view is not None and window.controller.view.decision is not None)
    window.close()
    assert len(waiting_matches()) == 1
    assert window.controller.match is None


def test_the_first_window_is_no_larger_than_the_screen(window: MainWindow) -> None:
    screen = window.screen().availableSize()
    frame = main_window.FRAME  # the title bar, too, has to be on the screen
    assert window.width() <= max(screen.width() - frame[0], main_window.SMALLEST[0])
    assert window.height() <= max(screen.height() - frame[1], main_window.SMALLEST[1])


def test_muting_keeps_the_volume(window: MainWindow, store: PreferenceStore) -> None:
    store.set(muted=False, volume=50)
    assert window.sounds.volume == 0.5
    store.set(muted=True)
    assert window.sounds.volume == 0
    store.set(muted=False)
    assert window.sounds.volume == 0.5


def test_the_rules_are_those_in_force(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    store.set(new_game=NewGame(FourSettings(decks=3)))
    entry(window, "Rules of the game").trigger()
    page = window.pages.rules_page
    assert window.pages.currentWidget() is page and "162 in all" in page.body.toPlainText()
    page.left.emit()
    window.show_new_game()
    window.pages.new_game_page.decks.buttons[1].click()
    window.pages.new_game_page.rules.click()
    assert window.pages.currentWidget() is page and "54 in all" in page.body.toPlainText()
    page.left.emit()
    assert window.pages.currentWidget() is window.pages.new_game_page
    window.start_match()
    store.set(new_game=NewGame(FourSettings(decks=2)))
    entry(window, "Rules of the game").trigger()
    assert "162 in all" in page.body.toPlainText(), "those of the match that is played"
    page.tabs.setCurrentIndex(GAMES.index("five"))
    assert "mine" in page.body.toPlainText(), "the rules of every game are there"
    page.left.emit()
    assert isinstance(window.pages.currentWidget(), TablePage)
    entry(window, "How to play").trigger()
    window.pages.help_page.show_game("three")
    entry(window, "Rules of the game").trigger()
    assert GAMES[page.tabs.currentIndex()] == "three", "the game that is read about"
    window.pages.help_page.show_game("four")
    window.show_page(window.pages.help_page)
    entry(window, "Rules of the game").trigger()
    assert "162 in all" in page.body.toPlainText()


def test_the_table_menu_acts_on_the_table(window: MainWindow, store: PreferenceStore, qtbot: QtBot) -> None:
    assert not any(action.isEnabled() for action in window.menus.table_choices.values())
    store.set(new_game=NewGame())
    window.start_match()
    concede = window.menus.table_choices["concede_match"]
    qtbot.waitUntil(concede.isEnabled)
    entry(window, "Settings").trigger()
    assert not concede.isEnabled(), "only where the table is seen"
    window.pages.settings_page.left.emit()
    assert concede.isEnabled()
    concede.trigger()
    box = window._table_choices.question
    assert box is not None
    next(each for each in box.buttons() if each.text() == "Concede").click()
    assert window.pages.currentWidget() is window.start_page
    assert not window.start_page.can_continue and not concede.isEnabled()


def test_damaged_cards_are_not_taken(
    window: MainWindow, store: PreferenceStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "resources"
    shutil.copytree(paths.resources() / "cards", broken / "cards")
    (broken / "cards" / "four_colour" / "5H.svg").write_text("<svg")
    monkeypatch.setattr(window, "resources", broken)
    store.set(card_set=CardSet.FOUR_COLOUR)
    assert store.current.card_set is CardSet.TWO_COLOUR
    assert "5H.svg" in window.notices.message


def test_the_first_page_needs_no_controller(window: MainWindow, store: PreferenceStore) -> None:
    store.set(language=LanguageChoice.ZH_CN)
    store.set(theme=ThemeChoice.DARK)
    assert "controller" not in vars(window)


def test_names_of_the_preferences_stand_at_the_table(window: MainWindow, store: PreferenceStore) -> None:
    store.set(player_name="Lin", computer_names=("Bo", "", "Mo", "never seen"))
    window.start_match("four")
    assert window.table is not None
    assert tuple(window.table.stage.names[:4]) == ("Lin", "Bo", "Zhu", "Mo")
