# SPDX-License-Identifier: MIT
"""Two tables whose hidden cards differ by two that one person cannot see: what that person is sent must be the same.

A game of people, who also chat, send nonsense, lose their connection, come back and take back, is written down as a
script with everything that was sent. For each person the script is played again with two cards of the deck exchanged,
and each byte sent to them is compared, up to the moment at which the model (not what was sent) says that they may know
one of the two faces, or the others must do otherwise. What was sent is also compared with what the model says.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from shengji_qt.model.actions import AnyAction, PassBid, Play
from shengji_qt.model.cards import CARDS, Card
from shengji_qt.model.events import Event, ThrowFailed
from shengji_qt.model.games import FAMILIES, rules_of
from shengji_qt.model.journal import Act, AnyEntry, MatchSpec, Retract, Shuffle
from shengji_qt.model.match import Match, replay_entry
from shengji_qt.model.settings import MatchOptions
from shengji_qt.net import discovery, limits, messages
from shengji_qt.net import messages as m
from shengji_qt.net.lobby import Lobby
from shengji_qt.net.room import Room
from shengji_qt.table.pacing import Pacing
from shengji_qt.table.record import rebuild
from shengji_qt.table.table import Table
from tests.helpers.players import RandomPlayer
from tests.model.telling import cards_in

# Cards come one at a time, so that people can bid; answers of computers and of the table itself are immediate.
PACING = msgspec.structs.replace(
    Pacing.none(), deal_start=1.0, deal_interval=1.0, turn_interval=1.0, offer_interval=1.0, redeal_pause=1.0
)
Swap = tuple[int, int, int]  # number of the shuffle, two places in its deck


class Leak(AssertionError):
    """Somebody was sent what they may not know."""


class Deck(random.Random):
    """Shuffles by a seed; in one of the shuffles two cards are exchanged afterwards."""

    def __init__(self, seed: int, swap: Swap | None) -> None:
        super().__init__(seed)
        self._swap = swap
        self._shuffles = 0

    def shuffle(self, x: Any) -> None:
        super().shuffle(x)
        if self._swap is not None and self._swap[0] == self._shuffles:
            _, one, other = self._swap
            x[one], x[other] = x[other], x[one]
        self._shuffles += 1


class Truth:
    """What everybody may know, from the lines of the journal and the rules alone."""

    def __init__(self, spec: MatchSpec) -> None:
        self.match = Match(spec)
        self._spec = spec
        self._lines = 0

    def follow(self, table: Table) -> tuple[list[AnyEntry], list[Event]]:
        """The new lines, and everything that happened by them and by the table's own steps."""
        entries, happened = table.entries, list[Event]()
        new = list(entries[self._lines :])
        for number, entry in enumerate(new, self._lines + 1):
            if isinstance(entry, Retract):
                self.match, _ = rebuild(self._spec, entries[:number])
                happened.clear()
            else:
                happened += replay_entry(self.match, entry)
        self._lines = len(entries)
        while self.match.advances < table.match.advances:
            happened += self.match.advance()
        return new, happened


class Stage:
    """A room with people on all seats and somebody who watches; `inbox` is what each person was sent since it was read.

    Also a `Carrier` and a `Thinker`; `answers` None: stand-ins choose by chance, and what they did is in `answered`.
    `parted`: an answer that is repeated here is against the rules, since its seat holds other cards than before.
    """

    def __init__(self, game: str, rules: dict[str, Any], seed: int, swap: Swap | None = None) -> None:
        house = FAMILIES[game].house
        self.inbox: dict[int, list[messages.Message]] = {}
        self.answers: list[AnyAction] | None = None
        self.answered: list[AnyAction] = []
        self.parted = False
        self.chance = random.Random(seed)
        lobby = Lobby(house.type(**rules), MatchOptions(house.lowest_level, deals=1), "T")
        self.room = Room(lobby, self, self, pacing=PACING, rng=Deck(seed, swap))
        self.seats = FAMILIES[game].seats
        self.people = [self.join(f"p{seat}", "player") for seat in range(self.seats)]
        owner = self.people[0]
        self.room.handle(owner, m.SetTable("T", True), 0.0)
        self.people.append(self.join("watcher", "spectator"))
        for person in self.people[: self.seats]:
            self.room.handle(person, m.SetReady(True), 0.0)
        self.room.handle(owner, m.Begin(), 0.0)
        assert self.room.play is not None
        self.table = self.room.play.table
        self.table._pauses.seed(1)
        self.truth = Truth(self.table.spec)

    def join(self, name: str, role: m.Role) -> int:
        login = self.room.login(m.Hello(limits.PROTOCOL, "1.0", name, role), "")
        self.room.entered(login.person.number, 0.0)
        return login.person.number

    # -- what the room needs -------------------------------------------------------------------------------------------

    def send(self, person: int, message: messages.Message) -> None:
        self.inbox.setdefault(person, []).append(message)

    def close(self, person: int, code: m.RefusedCode) -> None:
        self.send(person, m.Refused(code))

    def new_journal(self, spec: MatchSpec) -> None:
        return None

    def changed(self) -> None: ...

    def closed(self) -> None: ...

    def ask(self, seat: int, request_id: int, level: str, view: Any) -> None:
        if self.answers is None:
            action = RandomPlayer().choose(view, self.chance.getrandbits(32))
        else:
            action = self.answers.pop(0) if self.answers else PassBid()
            silent = view.decision.optional and isinstance(action, PassBid)
            if not silent and rules_of(view).check(view, action) is not None:
                self.parted = True
        self.answered.append(action)
        self.table.submit(seat, action, request_id=request_id)

    def withdraw(self, seat: int) -> None: ...

    # -- what people do ------------------------------------------------------------------------------------------------

    def do(self, op: tuple[Any, ...]) -> float | None:
        """One line of a script: `("tick", now)`, `("say", person, message, now)`, `("lost" or "back", person, now)`."""
        match op:
            case ("tick", now):
                return self.room.tick(now)
            case ("say", person, message, now):
                self.room.handle(person, message, now)
            case ("lost", person, now):
                self.room.lost(person, now)
            case ("back", person, now):
                self.room.entered(person, now)
        return None

    def seat_of(self, person: int) -> int | None:
        at = self.people.index(person)
        return at if at < self.seats else None

    def read(self) -> dict[int, list[messages.Message]]:
        found, self.inbox = self.inbox, {}
        return found


class Line(NamedTuple):
    """What one line of the script did."""

    op: tuple[Any, ...]
    entries: list[AnyEntry]
    happened: list[Event]
    sent: dict[int, list[messages.Message]]
    advert: bytes


class Player:
    """Makes up the script: mostly what is due, and everything that people also do."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = random.Random(seed)
        self.now = 0.0
        self.gone: set[int] = set()
        self.turns: dict[int, int] = {}

    def hear(self, sent: dict[int, list[messages.Message]]) -> None:
        for person, given in sent.items():
            for message in given:
                if isinstance(message, m.Shown):
                    self.turns[person] = message.turn

    def next(self, due: float | None) -> tuple[Any, ...]:
        acting = [each for each in self.stage.table.match.pending() if self.stage.people[each.seat] not in self.gone]
        roll = self.chance.random()
        if roll < 0.06:
            return self._besides()
        bidding = all(each.optional for each in acting)
        if acting and (not bidding or roll < 0.15):
            decision = self.chance.choice(acting)
            view = self.stage.table.view(decision.seat)
            action = RandomPlayer().choose(view, self.chance.getrandbits(32))
            if not (decision.optional and isinstance(action, PassBid)):
                return self._do(self.stage.people[decision.seat], action)
        self.now = self.now + 0.5 if due is None else max(self.now, due)
        return ("tick", self.now)

    def _do(self, person: int, action: AnyAction) -> tuple[Any, ...]:
        return ("say", person, m.Do(self.turns.get(person, 0), action), self.now)

    def _besides(self) -> tuple[Any, ...]:
        person = self.chance.choice(self.stage.people)
        match self.chance.randrange(8):
            case 0:
                return ("say", person, m.Chat("a word"), self.now)
            case 1:
                return ("say", person, m.Phrase("hurry"), self.now)
            case 2:
                return self._do(person, Play(tuple(self.chance.choices(CARDS, k=self.chance.randrange(4)))))
            case 3:
                return ("say", person, m.LookAfresh(), self.now)
            case 4 | 5 if person in self.gone:
                self.gone.discard(person)
                return ("back", person, self.now)
            case 4 if len(self.gone) < 2 and self.stage.seat_of(person) is not None:
                self.gone.add(person)
                return ("lost", person, self.now)
            case 6:
                return ("say", person, m.AskTakeBack(), self.now)
            case 7:
                return ("say", person, m.AnswerTakeBack(self.chance.randrange(4), self.chance.random() < 0.8), self.now)
            case _:
                return ("say", person, m.DoNotWait(self.chance.randrange(self.stage.seats)), self.now)


class Script(NamedTuple):
    """A game that was played: everything needed to play it again with other hidden cards."""

    game: str
    rules: dict[str, Any]
    seed: int
    lines: list[Line]
    answered: list[AnyAction]
    people: list[int]


def _line(stage: Stage, op: tuple[Any, ...]) -> tuple[Line, float | None]:
    due = stage.do(op)
    entries, happened = stage.truth.follow(stage.table)
    room = stage.room
    lobby = room.lobby.message(room.phase, False, stage.table.away)
    advert = discovery.reply(discovery.advert_of(lobby, "ab", 1), "0" * 36)
    return Line(op, entries, happened, stage.read(), advert), due


def play(game: str, rules: dict[str, Any], seed: int, longest: int = 4000) -> Script:
    """A whole deal; everything that was sent is compared with what the model says. Raises `Leak`."""
    stage = Stage(game, rules, seed)
    player = Player(stage, seed)
    player.hear(stage.read())
    lines: list[Line] = []
    due: float | None = 0.0
    while not stage.table.match.over and len(lines) < longest:
        line, told = _line(stage, player.next(due))
        if line.op[0] == "tick":
            due = told
        elif line.entries:
            due = player.now
        player.hear(line.sent)
        check_told(stage, line)
        lines.append(line)
    return Script(game, rules, seed, lines, stage.answered, stage.people)


def check_told(stage: Stage, line: Line) -> None:
    """What was shown is what the model says: the events as each may see them, the View as it is at the end."""
    for person in stage.people:
        seat = stage.seat_of(person)
        shown = [each for each in line.sent.get(person, []) if isinstance(each, m.Shown)]
        told = [event for each in shown for event in each.events]
        known = [seen for event in line.happened if (seen := event.seen_by(seat)) is not None]
        if told != known and not any(isinstance(entry, Retract) for entry in line.entries):
            raise Leak(f"seat {seat} was told {told} instead of {known}")
        if shown and shown[-1].view != stage.truth.match.view(seat):
            raise Leak(f"seat {seat} was shown another View than its own")
        others = [each for each in line.sent.get(person, []) if not isinstance(each, m.Shown | m.Record)]
        hand = set(cards_in(stage.truth.match.view(seat)))
        for message in others:
            said = set(cards_in(line.op)) if isinstance(message, m.Rejected) else set[Card]()  # a refusal names them
            if not set(cards_in(list(_values(message)))) <= hand | said:
                raise Leak(f"a card in {message}")
        if any(isinstance(each, m.Record) for each in line.sent.get(person, [])):
            deal = stage.truth.match.deal
            if deal is None or not deal.over:
                raise Leak("the record of a deal that is not over")


def _values(message: messages.Message) -> list[object]:
    """The fields of a message, those of a refusal among them; facts are read as values."""
    found: list[object] = [getattr(message, name) for name in message.__struct_fields__]
    if isinstance(message, m.Rejected):
        found += [
            each for fact in message.refusal.facts.values() for each in (fact if isinstance(fact, list) else [fact])
        ]
    return found


# -- the twin ----------------------------------------------------------------------------------------------------------


def revealed(script: Script, seat: int | None) -> tuple[int, dict[Card, int]]:
    """The line of the last shuffle, and the line at which the seat first knows of a card with each face after it."""
    start, first = 0, dict[Card, int]()
    for at, line in enumerate(script.lines):
        if any(isinstance(entry, Shuffle) for entry in line.entries):
            start, first = at, {}
        for event in line.happened:
            for face in cards_in(event.seen_by(seat)):
                first.setdefault(face, at)
    return start, first


def swaps(script: Script, seat: int | None, count: int) -> list[Swap]:
    """Pairs of places in the last deck whose faces this seat learns of as late as possible."""
    _, first = revealed(script, seat)
    shuffles = [entry for line in script.lines for entry in line.entries if isinstance(entry, Shuffle)]
    deck, chance = shuffles[-1].deck, random.Random(script.seed)
    faces = sorted(set(deck), key=lambda face: first.get(face, len(script.lines)), reverse=True)[:8]
    found: list[Swap] = []
    for _ in range(count):
        one, other = chance.sample(faces, 2)
        places = [chance.choice([at for at, face in enumerate(deck) if face == each]) for each in (one, other)]
        found.append((len(shuffles) - 1, places[0], places[1]))
    return found


def compare(script: Script, person: int, swap: Swap) -> int:
    """Play the script with two other cards; how many lines were compared after the shuffle. Raises `Leak`."""
    seat = script.people.index(person) if person != script.people[-1] else None
    stage = Stage(script.game, script.rules, script.seed, swap)
    stage.answers = list(script.answered)
    stage.read()
    decks = [entry.deck for line in script.lines for entry in line.entries if isinstance(entry, Shuffle)]
    faces = {decks[-1][swap[1]], decks[-1][swap[2]]}
    start, _ = revealed(script, seat)
    compared = 0
    for at, line in enumerate(script.lines):
        twin, _ = _line(stage, line.op)
        if stage.parted:
            return compared
        if at >= start and _parts(line, twin, seat, faces):
            _check_passed_over(stage, line, twin)
            return compared
        if _bytes(line, person) != _bytes(twin, person) or line.advert != twin.advert:
            raise Leak(f"seat {seat}, line {at} {line.op}: {_bytes(line, person)!r} and {_bytes(twin, person)!r}")
        compared += at >= start
    return compared


def _bytes(line: Line, person: int) -> list[bytes]:
    return [messages.encode(each) for each in line.sent.get(person, [])]


def _parts(line: Line, twin: Line, seat: int | None, faces: set[Card]) -> bool:
    """Whether here the two games may differ for this seat, by what the rules alone say."""
    happened = [*line.happened, *twin.happened]
    if any(isinstance(event, ThrowFailed) for event in happened):
        return True  # what the others hold decides over a throw, and everybody may see that
    if any(face in faces for event in happened for face in cards_in(event.seen_by(seat))):
        return True
    return any(_acts(line)[at : at + 1] != _acts(twin)[at : at + 1] for at in range(_most(line, twin, seat)))


def _acts(line: Line) -> Sequence[AnyEntry]:
    return [entry for entry in line.entries if not isinstance(entry, Shuffle)]


def _most(line: Line, twin: Line, seat: int | None) -> int:
    """How many acts are compared: none where the seat itself acts, since what it may do is in its View."""
    acts = [*_acts(line), *_acts(twin)]
    own = bool(acts) and all(isinstance(each, Act) and each.seat == seat and each.by == "person" for each in acts)
    return 0 if own else max(len(_acts(line)), len(_acts(twin)))


def _check_passed_over(stage: Stage, line: Line, twin: Line) -> None:
    """What is done in one game only must be against the rules in the other."""
    match line.op:
        case ("say", _, m.Do(), _) if line.entries and not twin.entries:
            act = line.entries[0]
            assert isinstance(act, Act)
            view = stage.truth.match.view(act.seat)
            if rules_of(view).check(view, act.action) is None:
                raise Leak(f"{line.op} was passed over in one of two games in which it is allowed")


def audit(game: str, rules: dict[str, Any], seed: int, pairs: int = 1) -> tuple[int, int]:
    """A game and its twins for each person: `(comparisons, lines compared)`. Raises `Leak`."""
    script = play(game, rules, seed)
    done = lines = 0
    for at, person in enumerate(script.people):
        seat = at if at < len(script.people) - 1 else None
        for swap in swaps(script, seat, pairs):
            lines += compare(script, person, swap)
            done += 1
    return done, lines
