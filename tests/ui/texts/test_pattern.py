# SPDX-License-Identifier: MIT
"""Chinese and Latin stand apart wherever a fact is filled into words."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from shengji_qt import paths
from shengji_qt.ui.texts import Pattern, sentences, translate


@pytest.mark.parametrize(
    ("pattern", "facts", "words"),
    [
        ("没有比{card}更大的牌", {"card": "♥A"}, "没有比 ♥A 更大的牌"),
        ("没有比{card}更大的牌", {"card": "大王"}, "没有比大王更大的牌"),
        ("{name}赢得这一圈，有{points}。", {"name": "Ann", "points": "10 分"}, "Ann 赢得这一圈，有 10 分。"),
        ("{who}{points}", {"who": "竹", "points": "15 分"}, "竹 15 分"),
        ("第 {n} 张（{n:02d}）", {"n": 3}, "第 3 张（03）"),
        ("出{{{card}}}", {"card": "♣5"}, "出{♣5}"),
        ("{name} won {cards}", {"name": "阿B", "cards": "♥A"}, "阿B won ♥A"),
    ],
)
def test_facts_stand_apart(pattern: str, facts: dict[str, object], words: str) -> None:
    assert Pattern(pattern).format(**facts) == words


def test_facts_by_number() -> None:
    assert Pattern("{0}打 {1}").format("Ann", 5) == "Ann 打 5"


def test_words_without_facts_are_plain() -> None:
    assert type(translate("Cards", "no words of this program")) is str
    assert type(translate("Cards", "{card} and no words of this program")) is Pattern


def test_sentences_one_after_the_other() -> None:
    assert sentences(("One.", "Two.")) == "One. Two."
    assert sentences(("一。", "二。")) == "一。二。"
    assert sentences(()) == ""


@pytest.mark.parametrize("context", ["Lessons", "Messages", "OpenHands", "Reasons"])
def test_no_blank_is_fixed_where_cards_are_filled_in(context: str) -> None:
    """`最后一圈菊以 大王 赢得`: the card decides, see `Pattern`."""
    tree = ElementTree.parse(paths.resources() / "i18n" / "shengji_zh_CN.ts")
    (found,) = (each for each in tree.getroot().iter("context") if each.findtext("name") == context)
    words = [each.findtext("translation") or "" for each in found.iter("message")]
    assert any("{card" in text for text in words)
    fixed = re.compile(r"[\u4e00-\u9fff] \{(cards?|forced|best)\}|\{(cards?|forced|best)\} [\u4e00-\u9fff]")
    assert [text for text in words if fixed.search(text)] == []
