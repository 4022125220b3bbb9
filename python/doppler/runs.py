# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs: a placement with its simulated schedule, and what can be asked about it."""
from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING, Any, Sequence

from . import commands, files
from .pictures import Picture, Text
from .tables import table

if TYPE_CHECKING:
    from .problems import Problem


class Run:
    """A placement of a problem and its simulated run.

    devices   [V] device numbers; ``device_names`` the same as names
    makespan  seconds; infinity if the run is out of memory
    """

    def __init__(self, problem: "Problem", devices: Sequence[int], order: Sequence[int] | None, placer: str) -> None:
        self.problem = problem
        self.devices: list[int] = list(devices)
        self.order: list[int] | None = list(order) if order else None
        self.placer = placer
        self.evaluations = 0         #: Simulated placements of the placer.
        self.placing_seconds = 0.0   #: Wall time of placing.
        self.bound = 0.0             #: Seconds; proven by the placer: no placement is faster. 0: nothing is proven.
        self.notes: list[str] = []   #: Remarks for the user.
        self._answer: dict[str, Any] | None = None
        self._file: str | None = None

    def _schedule(self) -> dict[str, Any]:
        if self._answer is None:
            question: dict[str, Any] = {"devices": self.devices, "want": ["starts", "ends", "critical", "busy", "bytes",
                                                                          "memory", "transfers"]}
            if self.order is not None:
                question["order"] = self.order
            self._answer = self.problem._dialogue.ask(question)
        return self._answer

    @property
    def makespan(self) -> float:
        found = self._schedule()["makespan"]
        return float("inf") if found is None else float(found)

    @property
    def device_names(self) -> list[str]:
        names = self.problem.device_names
        return [names[device] for device in self.devices]

    @property
    def starts(self) -> list[float | None]:
        """[V] seconds; None for a task that never started (out of memory)."""
        return list(self._schedule()["starts"])

    @property
    def ends(self) -> list[float | None]:
        """[V] seconds."""
        return list(self._schedule()["ends"])

    @property
    def critical_path(self) -> list[tuple[int, str]]:
        """The realised critical path, by time: (vertex, cause of its start). Transfers are left out."""
        return [(link[0], link[1]) for link in self._schedule()["critical"] if len(link) == 2]

    @property
    def critical_links(self) -> list[list[Any]]:
        """The same with transfers: [vertex, cause], or [source, cause, from, to]."""
        return [list(link) for link in self._schedule()["critical"]]

    @property
    def busy(self) -> dict[str, float]:
        """Busy seconds by device."""
        return dict(zip(self.problem.device_names, self._schedule()["busy"]))

    @property
    def memory(self) -> dict[str, float]:
        """Peak bytes by device."""
        return dict(zip(self.problem.device_names, self._schedule()["memory"]))

    @property
    def bytes_moved(self) -> float:
        """Bytes of all transfers."""
        return float(sum(sum(row) for row in self._schedule()["bytes"]))

    @property
    def out_of_memory(self) -> str | None:
        """Why the run cannot end; None if it ends."""
        return self._schedule().get("out_of_memory")

    def table(self) -> Any:
        """A DataFrame (a Table without pandas) with a row per vertex: vertex, name, group, device, start, end,
        critical."""
        critical = {v for v, _ in self.critical_path}
        names = self.device_names
        rows = []
        for v, vertex in enumerate(self.problem.document["vertices"]):
            rows.append({"vertex": v, "name": vertex.get("name", ""), "group": vertex.get("group", ""),
                         "device": names[v], "start": self.starts_at(v), "end": self._schedule()["ends"][v],
                         "critical": v in critical})
        return table(rows)

    def starts_at(self, vertex: int) -> float | None:
        """Seconds at which a vertex starts."""
        found: float | None = self._schedule()["starts"][vertex]
        return found

    def transfers(self) -> Any:
        """A DataFrame (or Table) with a row per transfer: vertex (the source), from, to, start, end."""
        names = self.problem.device_names
        return table([{"vertex": v, "from": names[a], "to": names[b], "start": start, "end": end}
                      for v, a, b, start, end in self._schedule()["transfers"]],
                     ["vertex", "from", "to", "start", "end"])

    def __repr__(self) -> str:
        out = f"<Run of {self.placer}: {_seconds_text(self.makespan)}"
        bound = self.problem.lower_bound
        if bound > 0 and self.makespan != float("inf"):
            out += f", {100 * (self.makespan / bound - 1):.1f} % above the lower bound"
        return out + ">"

    def placement_file(self) -> str:
        """The path of a temporary file with the placement (doppler-placement)."""
        if self._file is None:
            document = {"format": "doppler-placement", "version": 1, "graph": self.problem.document["graph"],
                        "topology": self.problem.document["topology"], "placer": self.placer,
                        "devices": self.device_names}
            if self.order is not None:
                document["order"] = self.order
            self._file = files.write_json(document)
        return self._file

    def _arguments(self) -> list[str]:
        return [*self.problem.arguments(), "--placement", self.placement_file()]

    def explain(self, vertex: "int | str | None" = None, *, gaps: bool = False, steps: str | None = None,
                critical_path: bool = False) -> Text:
        """Why the run takes as long as it does, in words: its first events, or the events ``steps`` ("5..9"),
        the idle ``gaps`` of every device, what the ``critical_path`` consists of and the most effective change, or
        why a ``vertex`` (number or name) is on its device."""
        options: list[str] = ["--gaps"] if gaps else []
        if critical_path:
            options.append("--critical-path")
        if vertex is not None:
            options += ["--vertex", str(vertex)]
        if steps is not None:
            options += ["--steps", steps]
        return Text(commands.run(["explain", *self._arguments(), *options]).rstrip("\n"))

    def what_if(self) -> Any:
        """A DataFrame (or Table): change, makespan and gain in seconds with faster links or devices, or other
        rules; the largest gain first."""
        return table(commands.run_json(["explain", *self._arguments(), "--what-if"])["what_if"],
                     ["change", "makespan", "gain"])

    def device_map(self) -> dict[str, Any]:
        """The placement as a Hugging Face device_map: module paths to device numbers (or "cpu").

        For a graph of ``from_torch`` it covers every parameter and buffer of the module.
        """
        if self.problem.graph.modules or self.problem.graph.tensors_of:
            from .device_maps import of_module
            return of_module(self)
        path = files.fresh(".device_map.json")
        self.save(path)
        with open(path, encoding="utf-8") as file:
            found: dict[str, Any] = json.load(file)
        return found

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes the placement; the file extension selects the format: .json, .csv, .device_map.json, .pbtxt,
        .dot."""
        path = os.fspath(path)
        if path.endswith("device_map.json") and (self.problem.graph.modules or self.problem.graph.tensors_of):
            with open(path, "w", encoding="utf-8") as file:
                json.dump(self.device_map(), file, indent=2)
            return
        commands.run(["simulate", *self._arguments(), "--save-placement", path])

    def trace(self, path: "str | os.PathLike[str]") -> None:
        """Writes the run as a Chrome trace (Perfetto opens it), or as a table: .csv."""
        commands.run(["simulate", *self._arguments(), "--trace", os.fspath(path)])

    def report(self, path: "str | os.PathLike[str]", beside: Sequence[str] = ("critical-path",)) -> None:
        """Writes an HTML page about the run and the runs of the placers ``beside``. Needs the window's program."""
        commands.run(["report", *self._arguments(), "--placers", ",".join(beside), "-o", os.fspath(path)])

    def _picture(self, kind: str, options: dict[str, Any]) -> Picture:
        path = files.fresh(".svg")
        words = [word for key, value in options.items() for word in ("--" + key.replace("_", "-"), str(value))]
        commands.run(["render", kind, *self._arguments(), "-o", path, *words])
        with open(path, encoding="utf-8") as file:
            return Picture(file.read())

    def gantt(self, **options: Any) -> Picture:
        """The run over time as a picture (``doppler render gantt``). Needs the window's program; no display."""
        return self._picture("gantt", options)

    def graph(self, **options: Any) -> Picture:
        """The placed graph as a picture (``doppler render graph``): colour_by="device", layout="layered", ..."""
        return self._picture("graph", options)

    def open(self) -> "subprocess.Popen[bytes]":
        """Opens the window on the run and returns its process at once."""
        return subprocess.Popen([commands.workbench(), *self._arguments()], start_new_session=True,
                                stdin=subprocess.DEVNULL)

    def execute(self, engine: str = "threads", repeats: int = 1, check: bool = False) -> "Execution":
        """Executes the placement on an engine ("threads", "local", "emulated", a program) and measures it."""
        options = ["--engine", engine, "--repeat", str(repeats), *(["--check"] if check else [])]
        return Execution(self, commands.run_json(["execute", *self._arguments(), *options]))


class Execution:
    """A measured execution. ``result`` is everything that ``doppler execute --json`` prints."""

    def __init__(self, run: Run, result: dict[str, Any]) -> None:
        self.run = run
        self.result = result

    @property
    def makespan(self) -> float:
        """Measured seconds of the last repeat."""
        return float(self.result["makespan"])

    @property
    def makespans(self) -> list[float]:
        """Measured seconds of every repeat."""
        return list(self.result.get("repeats", {}).get("makespans", [self.makespan]))

    def __repr__(self) -> str:
        return f"<Execution on {self.result['engine']}: {_seconds_text(self.makespan)} measured, " \
               f"{_seconds_text(self.run.makespan)} simulated>"


def _seconds_text(seconds: float) -> str:
    if seconds == float("inf"):
        return "out of memory"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.4g} {unit}"
    return f"{seconds * 1e9:.4g} ns" if seconds else "0 s"
