# SPDX-License-Identifier: MIT
"""Recorded matches in words: what the list says of one, where a replay stands, and what is wrong with a deal code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from shengji_qt.model.games import family_of_view
from shengji_qt.net.names import clean
from shengji_qt.table.journal import SUFFIX
from shengji_qt.ui.games.setups import setup_of
from shengji_qt.ui.texts import QT_TRANSLATE_NOOP, translate
from shengji_qt.ui.texts.cards import list_text
from shengji_qt.ui.texts.counts import COUNTS
from shengji_qt.ui.texts.event_words import level_text
from shengji_qt.ui.texts.seats import seat_names, side_text
from shengji_qt.ui.texts.settings import difference_texts
from shengji_qt.ui.texts.times import moment_text
from shengji_qt.ui.texts.troubles import trouble_text

if TYPE_CHECKING:
    from shengji_qt.controller.replays import RecordedMatch
    from shengji_qt.table.deal_codes import DealCodeError
    from shengji_qt.table.replay_cursor import RecordedDeal
    from shengji_qt.table.troubles import Trouble

_FILE: Final = 80  # characters of a file's name that are shown

_PHASES: Final = {
    "deal": QT_TRANSLATE_NOOP("Replays", "The cards are dealt"),
    "turn": QT_TRANSLATE_NOOP("Replays", "Cards are turned up"),
    "draw": QT_TRANSLATE_NOOP("Replays", "The stock is drawn"),
    "poll": QT_TRANSLATE_NOOP("Replays", "Last bids"),
    "penalty": QT_TRANSLATE_NOOP("Replays", "Penalties"),
    "swap": QT_TRANSLATE_NOOP("Replays", "The declarer swaps"),
    "bury": QT_TRANSLATE_NOOP("Replays", "The bottom is buried"),
    "divide": QT_TRANSLATE_NOOP("Replays", "The declarer divides the hand"),
    "windows": QT_TRANSLATE_NOOP("Replays", "After the last trick"),
    "lower": QT_TRANSLATE_NOOP("Replays", "Levels are lowered"),
    "over": QT_TRANSLATE_NOOP("Replays", "The deal is over"),
}
_SHORT: Final = {  # of what comes before the tricks, in the bar
    "deal": QT_TRANSLATE_NOOP("Replays", "deal"),
    "turn": QT_TRANSLATE_NOOP("Replays", "bids"),
    "draw": QT_TRANSLATE_NOOP("Replays", "draw"),
    "poll": QT_TRANSLATE_NOOP("Replays", "bids"),
    "penalty": QT_TRANSLATE_NOOP("Replays", "levels"),
    "swap": QT_TRANSLATE_NOOP("Replays", "swap"),
    "bury": QT_TRANSLATE_NOOP("Replays", "bury"),
    "divide": QT_TRANSLATE_NOOP("Replays", "split"),
}
_DAMAGE: Final = {
    "journal_torn": QT_TRANSLATE_NOOP(
        "Replays", "Line {line} of the file is incomplete, as after a crash. Everything before it is shown."
    ),
    "journal_damaged": QT_TRANSLATE_NOOP(
        "Replays", "The file is damaged: line {line} is not as it was written. Everything before it is shown."
    ),
    "journal_disagrees": QT_TRANSLATE_NOOP(
        "Replays", "Line {line} of the file does not fit the rules. Everything before it is shown."
    ),
}
_CODES: Final = {
    "empty": QT_TRANSLATE_NOOP("Replays", "Type or paste a deal code first."),
    "character": QT_TRANSLATE_NOOP("Replays", "No deal code contains “{character}”. Please compare it once more."),
    "mistyped": QT_TRANSLATE_NOOP(
        "Replays", "This is not a whole deal code: a character is wrong, or a part of it is missing."
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Replays", "This deal code was made by a newer version of the program, which can play it."
    ),
    "impossible": QT_TRANSLATE_NOOP("Replays", "This deal code is whole, but it is no deal that can be played here."),
}


# -- the list ----------------------------------------------------------------------------------------------------------


def title_text(match: RecordedMatch) -> str:
    """Which game, and how it ended: `Four players · you won`; a file name if it cannot be read."""
    if match.spec is None:
        return match.path.name
    facts = [setup_of(match.spec.game).name(), state_text(match)]
    return " · ".join(facts)


def state_text(match: RecordedMatch) -> str:
    """Who won; or that it is interrupted, or was conceded."""
    if match.state == "conceded":
        return translate("Replays", "conceded")
    if match.state == "open":
        return translate("Replays", "not finished")
    if match.winner is None:
        return translate("Replays", "a draw")
    assert match.spec is not None, "only of a file that can be read"
    names = seat_names(match.spec.seats)
    four = match.spec.game == "four"
    if match.winner == (match.seat % 2 if four else match.seat):
        return translate("Replays", "won")
    name = side_text(match.winner, names) if four else names[match.winner]
    return translate("Replays", "{name} won").format(name=name)


def facts_text(match: RecordedMatch) -> str:
    """When it was played, how many deals, the levels now, and what is not as usual in it."""
    facts = [moment_text(match.when)]
    if match.spec is None:
        return facts[0]
    facts.append(COUNTS.deals(match.deals))
    facts.append(levels_text(match))
    if match.of_network:
        facts.append(translate("Replays", "table of the local network"))
    if match.forked:
        name = clean(match.forked.removesuffix(SUFFIX), _FILE)
        facts.append(translate("Replays", "begun from {name}").format(name=name))
    return " · ".join([*facts, *difference_texts(match.spec.settings, match.spec.options)])


def levels_text(match: RecordedMatch) -> str:
    """Levels at the end of what is recorded, the own first: `levels 7 and 5`."""
    shift = match.seat % len(match.levels)
    levels = [level_text(each) for each in (*match.levels[shift:], *match.levels[:shift])]
    return translate("Replays", "levels {levels}").format(levels=list_text(levels))


def damage_text(trouble: Trouble) -> str:
    """Why not all of a file is shown, or why nothing of it."""
    if trouble.code in _DAMAGE:
        return translate("Replays", _DAMAGE[trouble.code]).format(line=trouble.facts["line"])
    return trouble_text(trouble.code, trouble.facts)


# -- where a replay stands ---------------------------------------------------------------------------------------------


def place_text(deal: RecordedDeal, view: Any) -> str:
    """`Deal 3 · trick 5`, or what goes on before and after the tricks."""
    number = translate("Replays", "Deal {number}").format(number=deal.number)
    return f"{number} · {doing_text(view)}"


def trick_number(view: Any) -> int:
    """Of the trick that is looked at, from 1: a complete one until a card of the next one lies; 0 outside the play."""
    return len(view.tricks) + bool(view.trick.plays or not view.tricks) if view.phase == "play" else 0


def doing_text(view: Any) -> str:
    """The trick that is looked at, or what goes on else."""
    number = trick_number(view)
    if number:
        return _trick(family_of_view(view).key).format(number=number)
    return translate("Replays", _PHASES[view.phase])


def next_text(view: Any, names: Sequence[str]) -> str:
    """Who is to act; "" where nobody or several are."""
    if view.turn is None or view.phase == "over":
        return ""
    return translate("Replays", "Next: {name}").format(name=names[view.turn])


def _trick(game: str) -> str:
    """With `{number}`; three players play rounds."""
    return translate("Replays", "round {number}") if game == "three" else translate("Replays", "trick {number}")


def stop_text(deal: RecordedDeal, stop: int, trick: int) -> str:
    """Of a part of the bar: a trick, or what comes before and after them (`trick` is 0)."""
    if trick:
        return _trick(str(deal.standing.__struct_config__.tag)).format(number=trick)
    if deal.tricks and stop > deal.tricks[0]:
        return translate("Replays", "The end of the deal")
    return translate("Replays", _PHASES[_ended(deal, stop)])


def stop_name(deal: RecordedDeal, stop: int) -> str:
    """What comes before the tricks in one short word; "" for a part that has none."""
    short = _SHORT.get(_ended(deal, stop), "")
    return translate("Replays", short) if short else ""


def _ended(deal: RecordedDeal, stop: int) -> str:
    return deal.ended[deal.stops.index(stop)]


def deal_text(deal: RecordedDeal) -> str:
    """Of a deal in the bar: its number, and whether nobody bid."""
    number = translate("Replays", "Deal {number}").format(number=deal.number)
    if deal.given_up:
        return translate("Replays", "{deal}: dealt again").format(deal=number)
    if deal.summary is None:
        return translate("Replays", "{deal}: not finished").format(deal=number)
    return number


# -- deal codes --------------------------------------------------------------------------------------------------------


def code_text(error: DealCodeError) -> str:
    """Why a text is no deal."""
    return translate("Replays", _CODES[error.code]).format(**error.facts)
