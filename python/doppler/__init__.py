# SPDX-License-Identifier: GPL-3.0-or-later
"""Place dataflow graphs on devices, simulate the placements and explain them.

    import doppler as d
    problem = d.Problem(d.graph("chainmm"), d.devices("4xP100"))
    run = problem.place()
    print(run.makespan, run.table())

Every object talks to the command line ``doppler``; see docs/python.md. Units are seconds, bytes and
floating-point operations. Errors are ``DopplerError`` and its subclasses.
"""
from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# Parts are loaded when they are first used: the import of the package stays below 50 ms.
_HOMES = {
    "Graph": "graphs", "graph": "graphs",
    "Devices": "machines", "devices": "machines",
    "Problem": "problems", "MoveEvaluator": "problems",
    "Run": "runs", "Execution": "runs",
    "Environment": "environments",
    "compare": "comparisons", "Comparison": "comparisons",
    "placer": "placers", "Budget": "placers", "Placer": "placers",
    "from_torch": "torch_graphs",
    "match": "versions", "Match": "versions",
    "Table": "tables", "Picture": "pictures", "Text": "pictures",
    "DopplerError": "errors", "InputError": "errors", "CommandError": "errors",
}
__all__ = sorted(_HOMES)

if TYPE_CHECKING:
    from .comparisons import Comparison, compare
    from .environments import Environment
    from .errors import CommandError, DopplerError, InputError
    from .graphs import Graph, graph
    from .machines import Devices, devices
    from .pictures import Picture, Text
    from .placers import Budget, Placer, placer
    from .problems import MoveEvaluator, Problem
    from .runs import Execution, Run
    from .tables import Table
    from .torch_graphs import from_torch
    from .versions import Match, match


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'doppler' has no attribute {name!r}; it has {', '.join(__all__)}")
    value = getattr(importlib.import_module(f"doppler.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
