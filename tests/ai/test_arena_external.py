# SPDX-License-Identifier: MIT
"""Programs of somebody else as players: the example of the protocol page, and everything that can go wrong."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shengji_qt.ai import arena, arena_external
from shengji_qt.ai.arena_external import External, Fault, arguments, close_all
from shengji_qt.model import codec
from shengji_qt.model.actions import PassBid, Play
from shengji_qt.model.four_player import view_rules
from tests.ai.building import bidding, position

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
HANDS = ("6H 4H 5D 6C 9C", "AS 7H 8D 9C 10C", "KS 8H 9D 10C JC", "QS 9H 10D JC QC")
LIMIT = 20.0  # seconds; only a test of lateness waits for the end of its own


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    close_all()
    assert not arena_external._RUNNING


def command(path: Path, *more: str) -> str:
    words = [sys.executable, str(path), *more]
    return " ".join(f'"{word}"' for word in words) if sys.platform == "win32" else shlex.join(words)


def program(folder: Path, body: str) -> str:
    """A program that runs `body` for each line; `asked` is what stands in it, `say` answers with its id."""
    path = folder / "a program.py"
    path.write_text(
        "import json, sys, time\n"
        "def say(action, number=None):\n"
        "    print(json.dumps({'id': number or asked['id'], 'action': action}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n" + "".join(f"    {each}\n" for each in body.splitlines()),
        encoding="utf-8",
    )
    return command(path)


def fault_of(external: External, view: Any) -> Fault:
    with pytest.raises(Fault) as caught:
        external.choose(view)
    return caught.value


def example() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("game", "options"), [("four", ("--decks", "1")), ("three", ()), ("five", ("--decks", "1"))])
def test_the_example_plays_every_game(
    game: str, options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.py"
    path.write_text(example(), encoding="utf-8")
    role = () if game == "four" else ("--role", "declarer")
    argv = (game, "--a", f"exec:{command(path)}", "--b", "random", "--deals", "2", "--limit", "60", "--json")
    assert arena.main([*argv, *options, *role]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == {"a": {}, "b": {}}
    assert found["decision_ms"]["a"]["max"] > 0


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 40


def test_the_page_names_every_action_and_decision() -> None:
    page = PAGE.read_text(encoding="utf-8")
    from typing import get_args

    from shengji_qt.model.actions import AnyAction, DecisionKind

    assert [each.__name__ for each in get_args(AnyAction) if f"`{each.__name__}`" not in page] == []
    assert [each for each in get_args(DecisionKind) if f"`{each}`" not in page] == []
    assert [each for each in get_args(arena_external.FaultKind) if f"| `{each}` |" not in page] == []
    line = json.loads(arena_external.request(1, position(HANDS), 2.0))
    assert [key for key in line if f"| `{key}` |" not in page] == []


def test_a_line_says_what_is_asked_and_what_may_be_done() -> None:
    view = position(HANDS)
    line = json.loads(arena_external.request(7, view, 2.5))
    assert (line["protocol"], line["id"], line["game"], line["seat"]) == (1, 7, "four", 0)
    assert (line["asked"], line["optional"], line["seconds"]) == ("play", False, 2.5)
    assert codec.decode(json.dumps(line["view"]), type(view)) == view
    assert {"type": "Play", "cards": ["9C"]} in line["options"] and line["options_complete"]


def test_one_process_answers_again_and_again(tmp_path: Path) -> None:
    external = External(
        program(tmp_path, "count = globals().get('count', -1) + 1\nsay(asked['options'][count])"), LIMIT
    )
    view = position(HANDS)
    options = view_rules.options(view, 5)
    assert [external.choose(view) for _ in range(3)] == options[:3]
    external.close()
    assert external.choose(view) == options[0], "a new process"
    external.close()
    external.close()


def test_silence_is_an_answer_where_nobody_has_to_speak(tmp_path: Path) -> None:
    silent = External(program(tmp_path, "say(None if asked['seat'] else {'type': 'PassBid'})"), LIMIT)
    assert silent.choose(bidding("2S 2H", polled=False)) is None
    assert silent.choose(bidding("2S 2H", polled=False, seat=1)) is None
    assert silent.choose(bidding("2S 2H")) == PassBid()
    assert fault_of(silent, position(HANDS, seat=1)).kind == "illegal"
    silent.close()


@pytest.mark.parametrize(
    ("body", "kind", "words"),
    [
        ("sys.exit(7)", "crashed", "exit code 7"),
        ("raise ValueError('on purpose')", "crashed", "exit code 1"),
        ("print('hello', flush=True)", "unreadable", "hello"),
        ("print('{}', flush=True)", "unreadable", "id"),
        ("say({'type': 'Play', 'cards': ['1X']})", "unreadable", "1X"),
        ("say({'type': 'Fly'})", "unreadable", "Fly"),
        ("say(asked['options'][0], 99)", "unreadable", "99"),
        ("sys.stdout.buffer.write(bytes([255, 10]))\nsys.stdout.flush()", "unreadable", "xff"),
        ("say({'type': 'Play', 'cards': ['bj']})", "illegal", "bj"),
        ("say({'type': 'Bury', 'cards': []})", "illegal", "Bury"),
        ("say(None)", "illegal", "play"),
    ],
)
def test_what_a_program_does_wrong_is_told(body: str, kind: str, words: str, tmp_path: Path) -> None:
    external = External(program(tmp_path, body), LIMIT)
    fault = fault_of(external, position(HANDS))
    assert fault.kind == kind and words in str(fault)
    external.close()


def test_a_late_program_is_killed_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads on for ever, and gets as much as no pipe holds."""
    monkeypatch.setattr(arena_external, "STARTING", 0.0)
    external = External(program(tmp_path, "while True:\n    time.sleep(1)"), 0.05)
    external.start()
    assert external._process is not None
    first = external._process._popen
    assert fault_of(external, position(HANDS)).kind == "late"
    assert first.poll() is not None, "killed"
    assert external._process is None
    external.start()
    external.close(kill=True)


def test_who_does_not_answer_is_asked_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_external, "PATIENCE", 2)
    external = External(program(tmp_path, "sys.exit(0)"), LIMIT)
    kinds = [fault_of(external, position(HANDS)).kind for _ in range(4)]
    assert kinds == ["crashed", "crashed", "given_up", "given_up"]


def test_a_program_that_reads_nothing_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_external, "STARTING", 0.0)
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    external = External(command(path), 0.2)
    monkeypatch.setattr(arena_external, "request", lambda *_: b"x" * (1 << 20))
    assert fault_of(external, position(HANDS)).kind == "late"


def test_the_command_is_words_and_no_shell() -> None:
    assert "x" in arguments("x")
    if sys.platform != "win32":
        assert arguments("bot 'a b' $HOME; ls") == ["bot", "a b", "$HOME;", "ls"]
    for nothing in ("", "  "):
        with pytest.raises(ValueError, match="no program"):
            arguments(nothing)


def test_faults_are_counted_and_the_deal_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = "say({'type': 'Play', 'cards': ['bj'] * 9} if asked['asked'] == 'play' else asked['options'][0])"
    player = f"exec:{program(tmp_path, body)}"
    assert arena.main(["four", "--decks", "1", "--deals", "2", "--a", player, "--b", "greedy", "--limit", "60"]) == 1
    captured = capsys.readouterr()
    assert "faults, in which RuleBot decided: illegal" in captured.out
    assert "refusals 0, exceptions 0" in captured.out
    assert captured.err.count("RuleBot decides") == arena.REPORTS
    assert "more of that is only counted" in captured.err


@pytest.mark.parametrize("player", ["exec:", "exec:no-such-program-anywhere", "exec:'"])
def test_what_cannot_be_started_is_bad_usage(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["four", "--a", player]) == 2
    assert "error" in capsys.readouterr().err


def test_a_play_of_the_program_is_what_is_played(tmp_path: Path) -> None:
    external = External(program(tmp_path, "say({'type': 'Play', 'cards': ['9C']})"), LIMIT)
    action = external.choose(position(HANDS))
    assert isinstance(action, Play) and [each.text for each in action.cards] == ["9C"]
    external.close()
