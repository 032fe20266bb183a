# SPDX-License-Identifier: MIT
"""The figures of an arena run for reading."""

from __future__ import annotations

from shengji_qt.ai.arena_deals import Setup
from shengji_qt.ai.arena_gate import GateResult
from shengji_qt.ai.arena_stats import Estimate, Figures, SeatFigures


def gate_text(found: GateResult) -> str:
    """What the sequential test says."""
    words = {
        "accepted": f"accepted: the difference is {found.high:g} points rather than {found.low:g}",
        "rejected": f"rejected: the difference is {found.low:g} points rather than {found.high:g}",
        "undecided": f"undecided between {found.low:g} and {found.high:g} points: more deals are needed",
    }
    return (
        f"{words[found.verdict]}\n"
        f"  log-likelihood ratio {found.llr:.2f} (decided at {-found.bound:.2f} and {found.bound:.2f}) after "
        f"{found.deals} deals; difference a deal {found.mean:.2f} points, standard deviation {found.sd:.2f}"
    )


def _line(name: str, value: Estimate, percent: bool = False) -> str:
    scale, unit = (100, " %") if percent else (1, "")
    mean, lo, hi = (scale * each for each in (value.mean, value.lo, value.hi))
    return f"  {name:<22}{mean:8.2f}{unit:<3}({lo:.2f} to {hi:.2f})"


def _end(setup: Setup, found: Figures | SeatFigures) -> list[str]:
    lines = [""]
    for name, level in (("a", setup.a), ("b", setup.b)):
        ms = found.decision_ms[name]
        spread = f"median {ms.p50:.2f}, 95 % {ms.p95:.2f}, most {ms.max:.2f}"
        lines.append(f"  {level} ({name}): {ms.mean:.2f} ms a decision, {spread}")
        if found.faults[name]:
            kinds = ", ".join(f"{kind} {count}" for kind, count in found.faults[name].items())
            lines.append(f"  {level} ({name}): faults, in which RuleBot decided: {kinds}")
    return [*lines, f"  refusals {found.refusals}, exceptions {found.exceptions}"]


def as_text(command: str, setup: Setup, found: Figures) -> str:
    """The figures of the four-player game for reading."""
    lines = [
        command,
        f"{found.deals} duplicate deals, {setup.a} (a) against {setup.b} (b), from the standpoint of a:",
        _line("duplicate pairs won", found.pairs_won, percent=True),
        _line("games won", found.wins, percent=True),
        _line("points a game", found.points),
        _line("level steps a game", found.levels),
        "",
        f"  {'a as':<12}{'games':>7}{'won':>8}{'points':>9}{'attackers':>11}{'captured':>10}{'shut out':>10}",
    ]
    for name, role in found.roles.items():
        lines.append(
            f"  {name:<12}{role.games:>7}{100 * role.wins:>6.1f} %{role.points:>9.1f}{role.attacker_points:>11.1f}"
            f"{100 * role.bottom_captured:>8.1f} %{100 * role.shut_out:>8.1f} %"
        )
    return "\n".join(lines + _end(setup, found))


def seats_text(command: str, setup: Setup, found: SeatFigures) -> str:
    """The figures by roles for reading."""
    lines = [
        command,
        f"{found.deals} duplicate deals, {found.games} games: {setup.a} (a) in place of {setup.b} (b) on some seats",
    ]
    for name, role in found.roles.items():
        lines += [
            f"as {name} ({role.deals} deals){', better' if name in found.proven else ''}:",
            _line("levels, and declaring", role.value),
            _line("levels over the others", role.levels),
            _line("points", role.points),
            _line("declares next", role.declares, percent=True),
            _line("deals better", role.better, percent=True),
        ]
    return "\n".join(lines + _end(setup, found))
