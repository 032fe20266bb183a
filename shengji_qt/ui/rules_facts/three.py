# SPDX-License-Identifier: MIT
"""What the rules for three players ask the engine."""

from __future__ import annotations

from typing import Final

from shengji_qt.model.cards import RANKS, Rank, Trump
from shengji_qt.model.settings import MatchOptions
from shengji_qt.model.three_player.layouts import PRESETS
from shengji_qt.model.three_player.points import BONUS, card_points
from shengji_qt.model.three_player.ranking import DECK, three_order
from shengji_qt.model.three_player.settings import ThreeSettings
from shengji_qt.model.three_player.settlement import SHUT_OUT, bottom_score, result_table, take_over_at
from shengji_qt.model.three_player.standing import Ladder, first_standing
from shengji_qt.ui.rules_facts.tables import Fact, Table, table, trump_list
from shengji_qt.ui.texts import translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.layouts import layout_help, layout_name
from shengji_qt.ui.texts.results import limits_text

_NINE: Final = Rank(9)  # of the examples of the order


def _card_total(settings: ThreeSettings, _: MatchOptions) -> int:
    worth = card_points(settings.rule1, settings.rule2)
    return sum(worth[face] for face in DECK)


def _must_play(settings: ThreeSettings, options: MatchOptions) -> str:
    return list_text([stop.text for stop in sorted(Ladder.of(settings, options).stops)])


FACTS: Final[dict[str, Fact]] = {
    "first_level": lambda settings, options: (first_standing(settings, options).levels[0] or RANKS[1]).text,
    "last_level": lambda settings, options: Ladder.of(settings, options).last.text,
    "must_play": _must_play,
    "take_over": lambda settings, _: take_over_at(settings),
    "card_total": _card_total,
    "bonus": lambda _settings, _: BONUS,
    "rounds": lambda settings, _: settings.rounds,
    "shut_out": lambda _settings, _: SHUT_OUT,
    "capture_10": lambda _settings, _: bottom_score(10, False),
    "capture_10_double": lambda _settings, _: bottom_score(10, True),
    "fine": lambda settings, _: settings.throw_fine,
}


def _points_table(settings: ThreeSettings, _: MatchOptions) -> str:
    worth = card_points(settings.rule1, settings.rule2)
    by_rank = {face.rank: worth[face] for face in DECK if face.rank is not None and worth[face]}
    rows = [[rank.text, COUNTS.points(points)] for rank, points in sorted(by_rank.items())]
    return table([[translate("RulesFacts", "card"), translate("RulesFacts", "counts")], *rows])


def _result_table(settings: ThreeSettings, _: MatchOptions) -> str:
    head = [
        translate("RulesFacts", "an attacker has"),
        translate("RulesFacts", "the declarer gains"),
        translate("RulesFacts", "the attacker gains"),
        translate("RulesFacts", "takes over"),
    ]
    yes, no = translate("RulesFacts", "yes"), translate("RulesFacts", "no")
    rows = [
        [limits_text(line.low, line.high), str(line.declarer), str(line.attacker), yes if line.takes_over else no]
        for line in result_table(settings)
    ]
    return table([head, *rows])


def _demotion_table(settings: ThreeSettings, options: MatchOptions) -> str:
    ladder = Ladder.of(settings, options)
    falls = [(rank, ladder.demotion(rank)) for rank in RANKS[1:] if rank <= ladder.last]
    rows = [[rank.text, target.text] for rank, target in falls if target < rank]
    return table([[translate("RulesFacts", "declarer at"), translate("RulesFacts", "falls back to")], *rows])


def _layouts(_settings: ThreeSettings, _: MatchOptions) -> str:
    line = translate("RulesFacts", "- **{name}**: {shape}")
    return "\n".join(line.format(name=layout_name(each.name), shape=layout_help(each.name)) for each in PRESETS)


TABLES: Final[dict[str, Table]] = {
    "points": _points_table,
    "result": _result_table,
    "demotion": _demotion_table,
    "layouts": _layouts,
    "order_suit": lambda _settings, _: trump_list(three_order(_NINE, Trump.DIAMONDS), _NINE),
    "order_joker": lambda _settings, _: trump_list(three_order(_NINE, Trump.NONE, "black"), _NINE),
    "order_uncalled": lambda _settings, _: trump_list(three_order(_NINE, Trump.NONE), _NINE),
}
