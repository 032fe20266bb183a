# SPDX-License-Identifier: MIT
"""A sequential test of the differences of deals: it stops as soon as they say enough (Wald's SPRT).

H0: the mean difference is `low`; H1: it is `high`. Differences count as normal, with the variance seen so far.
"""

from __future__ import annotations

from math import log
from typing import Final, Literal

import msgspec

ERROR: Final = 0.05  # of either kind
BOUND: Final = log((1 - ERROR) / ERROR)
LEAST: Final = 30  # deals before the variance is believed
STEADIEST: Final = 1.0  # points squared; a smaller variance is that of players who hardly differ

Verdict = Literal["accepted", "rejected", "undecided"]


class Hypotheses(msgspec.Struct, frozen=True):
    """Mean differences in points a deal, `low` below `high`."""

    low: float = 0.0
    high: float = 2.0


class GateResult(msgspec.Struct, frozen=True):
    """`accepted`: H1 holds. `llr`: its log-likelihood ratio, decided beyond plus or minus `bound`. `mean` and `sd` of
    the differences of `deals`, in points.
    """

    verdict: Verdict
    llr: float
    bound: float
    low: float
    high: float
    deals: int
    mean: float
    sd: float


class Gate:
    """Takes the differences one after the other, in the order of the deals."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self._low, self._high = hypotheses.low, hypotheses.high
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0  # sum of squared deviations from the mean

    def add(self, difference: float) -> Verdict:
        """The verdict with this difference, too."""
        self._count += 1
        step = difference - self._mean
        self._mean += step / self._count
        self._squares += step * (difference - self._mean)
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        if self._count < LEAST or abs(self.llr) < BOUND:
            return "undecided"
        return "accepted" if self.llr > 0 else "rejected"

    @property
    def llr(self) -> float:
        """Sum over the deals of (high - low) (d - (low + high) / 2) / s²."""
        middle = (self._low + self._high) / 2
        return (self._high - self._low) * self._count * (self._mean - middle) / max(self._variance, STEADIEST)

    def result(self) -> GateResult:
        return GateResult(
            verdict=self.verdict,
            llr=round(self.llr, 4),
            bound=round(BOUND, 4),
            low=self._low,
            high=self._high,
            deals=self._count,
            mean=round(self._mean, 4),
            sd=round(self._variance**0.5, 4),
        )

    @property
    def _variance(self) -> float:
        return self._squares / (self._count - 1) if self._count > 1 else 0.0
