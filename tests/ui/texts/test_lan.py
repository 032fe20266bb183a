# SPDX-License-Identifier: MIT
"""Every code that a host can send has words, with what to do, and facts go where they belong."""

from __future__ import annotations

from typing import get_args

import pytest

from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.net import limits, messages
from shengji_qt.net.client import ClientState, Failure
from shengji_qt.net.host_words import WORDS
from shengji_qt.ui.i18n import Language
from shengji_qt.ui.texts import lan
from tests.helpers.languages import speaking

FACTS = {"name": "Ann", "by": "Ben", "left": 2, "seconds": 60, "seat": 1, "detail": "why", "path": "here", "played": 3}


@pytest.mark.parametrize("code", [*get_args(messages.RefusedCode), *get_args(Failure)])
def test_every_refusal_has_words(code: str) -> None:
    words = lan.refused_text(code, FACTS)
    assert f"({code})" not in words and "{" not in words
    assert "{" not in lan.refused_text(code, {})


COMMAND_ONLY = {
    *("listening", "no_discovery", "other_port", "closed", "kept"),  # no failures
    *(f"notice_{code}" for code in ("joined", "left", "lost", "back", "kicked")),
    *("no_seat_left", "bad_settings", "bad_option", "bad_rules", "bad_secrets", "bad_password_file"),  # options
}


@pytest.mark.parametrize("code", sorted(WORDS["en"].keys() - COMMAND_ONLY))
def test_every_failure_of_the_windows_own_host_has_words(code: str) -> None:
    words = lan.refused_text(code, FACTS)
    assert f"({code})" not in words and "{" not in words


def test_a_copy_that_is_of_a_later_version_is_told_too() -> None:
    words = lan.copy_trouble("journal_newer", {"path": "here"})
    assert "here" in words and "{" not in words


def test_a_code_of_a_later_version_is_shown_as_it_is() -> None:
    assert "strange" in lan.refused_text("strange", {})


def test_the_older_version_has_to_be_updated() -> None:
    newer = lan.refused_text("protocol", {"proto": limits.PROTOCOL + 1, "app": "9.0"})
    older = lan.refused_text("protocol", {"proto": limits.PROTOCOL - 1, "app": "0.0"})
    assert "9.0" in newer and "this computer" in newer
    assert "0.0" in older and "host must update" in older


def test_on_a_mac_the_switch_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lan.macos_question() == ""
    assert "System Settings" not in lan.refused_text("no_route", {})
    monkeypatch.setattr(lan, "_IS_MAC", True)
    assert "Local Network" in lan.refused_text("no_route", {})
    assert "Allow" in lan.macos_question()


@pytest.mark.parametrize("code", get_args(messages.DeniedCode))
def test_every_denial_has_words(code: str) -> None:
    assert "{" not in lan.denied_text(code, {})


@pytest.mark.parametrize("code", get_args(messages.NoticeCode))
def test_every_notice_has_words(code: str) -> None:
    assert "{" not in lan.notice_text(code, FACTS)


def test_seats_are_counted_from_one() -> None:
    assert "seat 2" in lan.notice_text("sat_down", FACTS)


def test_latin_names_keep_off_chinese_signs(qapp: QApplication) -> None:
    with speaking(qapp, Language.ZH_CN):
        assert [lan.table_text(name) for name in ("Ann", "小明", "阿B")] == ["Ann 的牌桌", "小明的牌桌", "阿B 的牌桌"]
        assert lan.notice_text("stand_in", {"name": "Ann"}) == "现在由电脑代 Ann 出牌。"
        assert lan.notice_text("stand_in", {"name": "小明"}) == "现在由电脑代小明出牌。"
    assert lan.table_text("小明") == "小明's table"


def test_who_keeps_the_table_has_one_name_in_chinese() -> None:
    """The host and the owner of the table are one person to those who play there."""
    words = (paths.resources() / "i18n" / "shengji_zh_CN.ts").read_text(encoding="utf-8")
    assert "桌主" in words and "房主" not in words


def test_who_is_back_learns_what_the_computer_did() -> None:
    assert "3" in lan.notice_text("back", FACTS)
    assert "0" not in lan.notice_text("back", {"name": "Ann", "played": 0})


def test_phrases_and_states_are_complete() -> None:
    assert set(lan.PHRASES) == set(get_args(messages.PhraseCode))
    assert all(lan.phrase_text(code) for code in lan.PHRASES)
    assert all(lan.state_text(state) for state in get_args(ClientState))


def test_a_stand_in_comes_before_how_the_person_is() -> None:
    assert lan.presence_text("here") == ""
    assert lan.presence_text("lost") != lan.presence_text("lost", stand_in=True) != ""
