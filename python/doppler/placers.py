# SPDX-License-Identifier: GPL-3.0-or-later
"""Placers of one's own.

    @doppler.placer
    def mine(problem, budget, seed):
        return devices            # [V] numbers or names

    if __name__ == "__main__":
        mine.main()               # the file is a placer for the command line and the window: ./mine.py
"""
from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Callable

from .errors import CommandError, InputError

if TYPE_CHECKING:
    from .problems import Problem
    from .runs import Run


class Budget:
    """What a placer may spend: ``evaluations`` (simulated placements) and ``seconds``; None: no limit."""

    def __init__(self, evaluations: int | None = None, seconds: float | None = None) -> None:
        self.evaluations = evaluations
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Budget(evaluations={self.evaluations}, seconds={self.seconds})"


class AskedProblem:
    """The problem that a placer gets when it runs as a program: the same questions as ``Problem``.

    ``makespan`` and ``makespans`` are answered by the program that asks and count against the budget.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document

    @property
    def vertex_count(self) -> int:
        return len(self.document["vertices"])

    @property
    def device_names(self) -> list[str]:
        return [device["name"] for device in self.document["devices"]]

    @property
    def lower_bound(self) -> float:
        return float(self.document["lower_bound"])

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if not self.document.get("dialogue"):
            raise CommandError("this placer simulates placements, which needs the option external.dialogue=true: "
                               "--placers ./mine.py --set external.dialogue=true")
        print(json.dumps(question), flush=True)
        answer: dict[str, Any] = json.loads(sys.stdin.readline() or '{"error": "the program that asks has ended"}')
        if "error" in answer:
            raise InputError(answer["error"])
        return answer

    def makespan(self, devices: Any) -> float:
        """Seconds of a placement [V] of numbers."""
        found = self._ask({"evaluate": {"devices": [int(x) for x in devices]}})["makespan"]
        return float("inf") if found is None else float(found)

    def makespans(self, placements: Any) -> list[float]:
        """Seconds of a batch [B, V]."""
        rows = [[int(x) for x in row] for row in placements]
        found = self._ask({"evaluate": {"batch": rows}})["makespans"]
        return [float("inf") if x is None else float(x) for x in found]


class Placer:
    """A function (problem, budget, seed) -> devices as a placer. Made by ``@doppler.placer``."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name: str = getattr(function, "__name__", "placer")
        self.__doc__ = function.__doc__

    def __call__(self, problem: Any, budget: Budget | None = None, seed: int = 1) -> Any:
        return self.function(problem, budget or Budget(), seed)

    def __repr__(self) -> str:
        return f"<Placer {self.name}>"

    def run_on(self, problem: "Problem", *, seconds: float | None = None, evaluations: int | None = None,
               seed: int = 1) -> "Run":
        """Runs the function on a problem; the run of its placement."""
        run = problem.evaluate(self(problem, Budget(evaluations, seconds), seed))
        run.placer = self.name
        return run

    def answer(self, document: dict[str, Any], problem: Any) -> dict[str, Any]:
        """The line that answers the problem document: a placement, or why there is none."""
        budget = document.get("budget", {})
        try:
            devices = self(problem, Budget(budget.get("evaluations"), budget.get("seconds")), document.get("seed", 1))
            names = problem.device_names
            if hasattr(devices, "devices"):
                devices = devices.devices
            if hasattr(devices, "tolist"):
                devices = devices.tolist()
            return {"devices": [x if isinstance(x, str) else names[x.__index__()] for x in devices]}
        except Exception as error:  # whatever the user's function does, the comparison goes on
            return {"error": f"{self.name}: {type(error).__name__}: {error}"}

    def main(self) -> None:
        """Runs as an external placer: reads the problem from standard input, writes the placement."""
        first = sys.stdin.readline()
        try:
            document = json.loads(first)  # one line: a dialogue
        except ValueError:
            document = json.loads(first + sys.stdin.read())
        print(json.dumps(self.answer(document, AskedProblem(document))), flush=True)


def placer(function: Callable[..., Any]) -> Placer:
    """Decorator: makes a function ``(problem, budget, seed) -> devices`` a placer for ``Problem.place``,
    ``compare``, and, with ``main()``, for the command line and the window."""
    return Placer(function)
