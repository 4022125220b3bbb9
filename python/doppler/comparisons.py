# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparisons of placers on graphs and devices over several seeds."""
from __future__ import annotations

import csv
import json
import os
import socket
import stat
import sys
import threading
from typing import TYPE_CHECKING, Any, Sequence

from . import commands, files
from .errors import InputError
from .placers import Placer
from .tables import table

if TYPE_CHECKING:
    from .graphs import Graph
    from .machines import Devices

# The program of a placer that is a Python object: it passes the problem to the process that compares, and
# prints its answer. It imports next to nothing, so it starts in about 20 ms.
_RELAY = """#!{python} -SE
import socket, sys
link = socket.socket(socket.AF_UNIX)
link.connect({address!r})
link.sendall(sys.stdin.buffer.read())
link.shutdown(socket.SHUT_WR)
while True:
    piece = link.recv(1 << 16)
    if not piece:
        break
    sys.stdout.buffer.write(piece)
"""


class _Served:
    """A Python placer as a program: a socket on which this process answers, one problem after the other."""

    def __init__(self, placer: Placer, problems: "list[Any]", folder: str) -> None:
        self._placer, self._problems = placer, problems
        self._listener = socket.socket(socket.AF_UNIX)
        address = os.path.join(folder, f"{placer.name}.socket")
        self._listener.bind(address)
        self._listener.listen()
        self.program = os.path.join(folder, placer.name)
        with open(self.program, "w", encoding="utf-8") as file:
            file.write(_RELAY.format(python=sys.executable, address=address))
        os.chmod(self.program, stat.S_IRWXU)
        self._thread = threading.Thread(target=self._serve, name=f"doppler placer {placer.name}", daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            try:
                link, _ = self._listener.accept()
            except OSError:
                return  # closed
            try:
                with link, link.makefile("rb") as received:
                    document = json.loads(received.read())
                    answer = self._placer.answer(document, self._problem_of(document))
                    link.sendall(json.dumps(answer).encode() + b"\n")
            except (OSError, ValueError):
                continue  # the program that asked has ended

    def _problem_of(self, document: dict[str, Any]) -> Any:
        """The problem of this process that the document describes, so that makespans need no new program."""
        for problem in self._problems:
            if all(problem.document[key] == document[key] for key in ("graph", "topology", "model", "devices",
                                                                      "edges", "vertices")):
                return problem
        raise ValueError("the problem is none of those that are compared")

    def close(self) -> None:
        try:
            self._listener.shutdown(socket.SHUT_RDWR)  # ends accept()
        except OSError:
            pass
        self._listener.close()
        self._thread.join(1)


def compare(graphs: "Sequence[Graph | str] | Graph | str", devices: "Sequence[Devices | str] | Devices | str",
            placers: Sequence[Any], *, seeds: int = 1, evaluations: int | None = None,
            seconds: float | None = None, threads: int = 1, settings: dict[str, Any] | None = None,
            **model: Any) -> "Comparison":
    """Runs placers on graphs and devices with several seeds each.

    placers   ids, checkpoints, programs ("./mine.py"), or functions decorated with ``@doppler.placer``
    evaluations, seconds  budget of each search
    settings  options, such as {"simulated-annealing.moves": 3}
    model     arguments of ``Problem``, such as memory="enforce"

    Returns a Comparison; a run that failed is a row with its error. Raises CommandError for wrong names.
    """
    from .problems import Problem
    graph_list: list[Any] = list(graphs) if isinstance(graphs, (list, tuple)) else [graphs]
    device_list: list[Any] = list(devices) if isinstance(devices, (list, tuple)) else [devices]
    problems = [Problem(g, m, **model) for g in graph_list for m in device_list]
    folder = files.fresh("")
    os.mkdir(folder)
    served: list[_Served] = []
    try:
        names = []
        for one in placers:
            if isinstance(one, Placer):
                if any(one.name == other.name for other in placers if isinstance(other, Placer) and other is not one):
                    raise InputError(f"two placers have the name {one.name!r}; rename one of the functions")
                served.append(_Served(one, problems, folder))
                names.append(served[-1].program)
            elif callable(one):
                raise InputError(f"{one!r} is a plain function; decorate it with @doppler.placer")
            else:
                names.append(os.fspath(one))
        summary, tests = os.path.join(folder, "summary.json"), os.path.join(folder, "tests.csv")
        sources = [p.graph.plain_source() for p in problems[::len(device_list)]]
        arguments = ["compare", *sources, "--devices", ",".join(p.devices.source for p in problems[:len(device_list)]),
                     "--placers", ",".join(names), "--seeds", str(seeds), "--threads", str(threads),
                     "--summary-json", summary, "--tests-csv", tests, *problems[0]._model_arguments()]
        if evaluations is not None:
            arguments += ["--evaluations", str(evaluations)]
        if seconds is not None:
            arguments += ["--seconds", repr(float(seconds))]
        for key, value in (settings or {}).items():
            arguments += ["--set", f"{key}={value}"]
        rows = commands.run_json(arguments, (0, 1))
        with open(summary, encoding="utf-8") as file:
            summaries = json.load(file)
        with open(tests, encoding="utf-8", newline="") as file:
            duels = list(csv.DictReader(file))
    finally:
        for server in served:
            server.close()
        for problem in problems:
            problem.close()
    return Comparison(rows, summaries["summaries"], duels)


class Comparison:
    """The runs of a comparison. ``frame()`` and ``summary()`` are DataFrames (Tables without pandas)."""

    def __init__(self, rows: list[dict[str, Any]], summaries: list[dict[str, Any]], duels: list[dict[str, str]]) -> None:
        self.rows = rows
        self._summaries = summaries
        self._duels = duels

    def frame(self) -> Any:
        """A row per run: graph, topology, placer, seed, makespan (seconds), evaluations, seconds,
        gap_to_lower_bound, fits, and error for those that failed."""
        return table(self.rows)

    def summary(self) -> Any:
        """A row per graph, topology and placer: runs, mean, deviation, best, wins, ..."""
        return table(self._summaries)

    def tests(self) -> Any:
        """A row per pair of placers: wins, ties, losses, ratio of the means, p values of paired tests."""
        return table([{key: _number(value) for key, value in row.items()} for row in self._duels])

    def plot(self, axes: Any = None) -> Any:
        """Draws the mean gap to the lower bound of each placer with matplotlib; returns the axes.

        Bars are sorted, the best at the top. Raises ImportError without matplotlib.
        """
        from matplotlib import pyplot
        if axes is None:
            placers = {row["placer"] for row in self._summaries}
            axes = pyplot.subplots(figsize=(7, 0.35 * len(placers) + 1.2), constrained_layout=True)[1]
        gaps: dict[str, list[float]] = {}
        for row in self._summaries:
            if row.get("mean_gap_to_lower_bound") is not None:
                gaps.setdefault(row["placer"], []).append(100 * row["mean_gap_to_lower_bound"])
        ranked = sorted(gaps, key=lambda name: -sum(gaps[name]) / len(gaps[name]))
        means = [sum(gaps[name]) / len(gaps[name]) for name in ranked]
        bars = axes.barh(ranked, means, color="#0072b2")
        axes.bar_label(bars, fmt="%.1f", padding=3)
        if means and means[0] > 20 * max(means[len(means) // 2], 1):
            axes.set_xscale("symlog", linthresh=1)  # one placer far behind would leave no length to the others
        axes.margins(x=0.12)
        axes.set_xlabel("mean gap to the lower bound, % (less is better)")
        axes.spines[["top", "right"]].set_visible(False)
        return axes

    def __repr__(self) -> str:
        return repr(self.summary())

    def _repr_html_(self) -> str:
        found: str = self.summary()._repr_html_()
        return found


def _number(text: str) -> Any:
    try:
        return float(text) if "." in text or "e" in text else int(text)
    except ValueError:
        return text or None
