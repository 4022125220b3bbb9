# SPDX-License-Identifier: GPL-3.0-or-later
"""Two versions of a graph: which vertices are the same, and placements that are carried over."""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from . import commands, files
from .errors import InputError
from .graphs import Graph, graph as open_graph
from .tables import table

if TYPE_CHECKING:
    from .problems import Problem
    from .runs import Run


class Match:
    """Which vertices of two versions of a graph are the same. Made by ``match``.

    first, second  the graphs
    partners       [V of the first] number of the same vertex in the second graph; None: it was removed
    origins        [V of the second] number of the same vertex in the first graph; None: it was added
    changed        what is different, by vertex of the first graph: some of "name", "operation", "work",
                   "output", "weights", "inputs"
    removed_edges, added_edges  pairs of vertex names
    """

    def __init__(self, first: Graph, second: Graph, found: dict[str, Any]) -> None:
        self.first = first
        self.second = second
        count = len(found["pairs"])
        self.partners: list[int | None] = [None] * (count + len(found["removed"]))
        self.origins: list[int | None] = [None] * (count + len(found["added"]))
        self.changed: dict[int, list[str]] = {}
        for pair in found["pairs"]:
            a, b = pair["first"]["id"], pair["second"]["id"]
            self.partners[a], self.origins[b] = b, a
            if pair["changes"]:
                self.changed[a] = list(pair["changes"])
        self.matched_by_name = int(found["matched_by_name"])  #: The others were matched by structure.
        self.removed_edges = [(edge["from"], edge["to"]) for edge in found["removed_edges"]]
        self.added_edges = [(edge["from"], edge["to"]) for edge in found["added_edges"]]
        self._names = ({x["id"]: x["name"] for x in [*(p["first"] for p in found["pairs"]), *found["removed"]]},
                       {x["id"]: x["name"] for x in [*(p["second"] for p in found["pairs"]), *found["added"]]})

    @property
    def matched(self) -> int:
        """Number of vertices that both graphs have."""
        return sum(partner is not None for partner in self.partners)

    @property
    def renamed(self) -> list[int]:
        """Vertices of the first graph in which nothing but the name is different."""
        return [v for v, changes in self.changed.items() if changes == ["name"]]

    @property
    def removed(self) -> list[int]:
        """Vertices of the first graph that the second one lacks."""
        return [v for v, partner in enumerate(self.partners) if partner is None]

    @property
    def added(self) -> list[int]:
        """Vertices of the second graph that the first one lacks."""
        return [v for v, origin in enumerate(self.origins) if origin is None]

    def table(self) -> Any:
        """A DataFrame (a Table without pandas) with a row per vertex: first, second, name, new_name, changes."""
        rows: list[dict[str, Any]] = []
        for v, partner in enumerate(self.partners):
            rows.append({"first": v, "second": partner, "name": self._names[0][v],
                         "new_name": None if partner is None else self._names[1][partner],
                         "changes": "removed" if partner is None else ", ".join(self.changed.get(v, []))})
        rows += [{"first": None, "second": v, "name": None, "new_name": self._names[1][v], "changes": "added"}
                 for v in self.added]
        return table(rows, ["first", "second", "name", "new_name", "changes"])

    def carry(self, placement: Any, problem: "Problem", of: "Problem | None" = None) -> "Run":
        """The placement of the first graph on the second one: the run of it.

        placement  a Run, or a list [V of the first] of device names (or of numbers, with ``of``)
        problem    a problem of the second graph; its devices are matched by name
        of         the problem whose device numbers ``placement`` has; that of the Run where it is one

        A vertex goes where its partner was. An added vertex goes to the device of its colocation group, else of
        its first placed input, else of its first placed reader, else to the first device. Members of a
        colocation group follow the first one that was carried over. ``notes`` of the run name the vertices that
        were placed so, and devices that the problem lacks. Raises InputError for a placement of another length,
        or one that the problem does not allow.
        """
        of = of or getattr(placement, "problem", None)
        devices = of.numbers(placement) if of is not None else list(getattr(placement, "devices", placement))
        if of is not None:
            devices = [of.device_names[device] for device in devices]
        if len(devices) != len(self.partners):
            raise InputError(f"the placement has {len(devices)} devices, expected {len(self.partners)}: "
                             "one for each vertex of the first graph")
        if problem.vertex_count != len(self.origins):
            raise InputError(f"the problem has {problem.vertex_count} vertices, expected {len(self.origins)}: "
                             "a problem of the second graph")
        return _Carrying(self, problem, devices).run()

    def __repr__(self) -> str:
        renamed = len(self.renamed)
        return f"<Match: {self.matched} vertices in both ({len(self.changed) - renamed} changed, {renamed} renamed), " \
               f"{len(self.removed)} removed, {len(self.added)} added>"


class _Carrying:
    """A placement on its way to another graph."""

    def __init__(self, match: Match, problem: "Problem", devices: list[Any]) -> None:
        self.problem = problem
        self.notes: list[str] = []
        numbers = {name: i for i, name in enumerate(problem.device_names)}
        unknown = sorted({str(device) for device in devices if device not in numbers})
        if unknown:
            self.notes.append("devices that the problem lacks: " + ", ".join(unknown))
        self.where: list[int | None] = [None if origin is None else numbers.get(devices[origin])
                                        for origin in match.origins]
        self.names = match._names[1]

    def run(self) -> "Run":
        from .runs import Run
        document = self.problem.document
        self._join(document.get("colocated", []))
        placed = self._place_others(document["edges"], document.get("colocated", []))
        if placed:
            names = ", ".join(self.names[v] for v in placed[:10]) + (", ..." if len(placed) > 10 else "")
            self.notes.append(f"vertices placed next to their neighbours: {len(placed)}: {names}")
        devices = self.problem.numbers([0 if device is None else device for device in self.where])
        run = Run(self.problem, devices, None, "carried")
        run.notes = self.notes
        run.makespan  # a placement that is not allowed is refused here
        return run

    def _join(self, groups: list[list[int]]) -> None:
        for group in groups:
            first = next((self.where[v] for v in group if self.where[v] is not None), None)
            for v in group:
                self.where[v] = first

    def _place_others(self, edges: list[list[int]], groups: list[list[int]]) -> list[int]:
        """Places the vertices without a device; returns them."""
        open_ones = [v for v, device in enumerate(self.where) if device is None]
        inputs: dict[int, list[int]] = {v: [] for v in open_ones}
        readers: dict[int, list[int]] = {v: [] for v in open_ones}
        for source, target, _ in edges:
            if target in inputs:
                inputs[target].append(source)
            if source in readers:
                readers[source].append(target)
        members = {v: group for group in groups for v in group}
        waiting, changed = list(open_ones), True
        while waiting and changed:  # a device spreads along the edges
            changed = False
            for neighbours in (inputs, readers):
                for v in waiting:
                    found = next((self.where[u] for u in neighbours[v] if self.where[u] is not None), None)
                    if found is not None:
                        changed = True
                        for w in members.get(v, [v]):
                            self.where[w] = found
                waiting = [v for v in waiting if self.where[v] is None]
        for v in waiting:
            self.where[v] = 0
        return open_ones


def match(first: "Graph | str | os.PathLike[str]", second: "Graph | str | os.PathLike[str]") -> Match:
    """Matches two versions of a graph, by name where names decide and by structure otherwise.

    first, second  graphs, or anything that ``graph()`` takes

    Raises CommandError if a graph cannot be read.
    """
    first, second = open_graph(first), open_graph(second)
    return Match(first, second, commands.run_json(["graph", "diff", first.plain_source(), second.plain_source()]))
