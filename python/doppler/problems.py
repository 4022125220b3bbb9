# SPDX-License-Identifier: GPL-3.0-or-later
"""A graph on devices under a model: what placers solve and simulators judge."""
from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Iterator, Sequence

from . import commands, native
from .errors import CommandError, InputError
from .graphs import Graph, graph as open_graph
from .machines import Devices, devices as open_devices

if TYPE_CHECKING:
    from .environments import Environment
    from .runs import Run

_BATCH = 64  # placements per line: more are no faster, and Ctrl+C is answered between lines


class Problem:
    """A graph on devices under an execution model.

    graph, devices  objects of this package, or anything that ``graph()`` and ``devices()`` take
    model       "physical", "as-released", "placeto" or "mayer"
    schedule    rule by which a free device chooses: "fifo", "blevel", "given", "strict", "msr", "dfs", "bfs", "random"
    contention, mode, memory, efficiency, device_count  as on the command line (``doppler simulate --help``)
    noise       standard deviation of the logarithm of each duration
    seed        seed of the noise
    threads     threads of ``makespans`` and of placers; does not affect results

    Raises CommandError if the graph or the devices cannot be opened together.
    """

    def __init__(self, graph: "Graph | str | os.PathLike[str]", devices: "Devices | str | os.PathLike[str]", *,
                 model: str = "physical", schedule: str = "fifo", contention: str | None = None,
                 mode: str = "asynchronous", memory: str = "report", noise: float = 0.0, seed: int = 1,
                 efficiency: float = 1.0, device_count: int | None = None,
                 locks: "str | os.PathLike[str] | None" = None, threads: int = 1) -> None:
        self.graph = open_graph(graph)
        self.devices = open_devices(devices)
        self.threads = threads
        self._options: dict[str, str] = {"--model": model, "--schedule": schedule, "--mode": mode, "--memory": memory}
        if contention is not None:
            self._options["--contention"] = contention
        if noise:
            self._options["--noise"] = repr(float(noise))
        if seed != 1:
            self._options["--seed"] = str(seed)
        if efficiency != 1:
            self._options["--efficiency"] = repr(float(efficiency))
        if device_count is not None:
            self._options["--device-count"] = str(device_count)
        if locks is not None:
            self._options["--lock"] = os.fspath(locks)
        self._dialogue = commands.Dialogue([*self.arguments(), "--threads", str(threads)])
        self._document: dict[str, Any] | None = None
        self._simulator: Any = None
        self._numbers: dict[str, int] | None = None

    def arguments(self) -> list[str]:
        """The problem as arguments of the command line: graph, devices and model."""
        return [*self.graph.arguments(), "--devices", self.devices.source, *self._model_arguments()]

    def _model_arguments(self) -> list[str]:
        return [word for pair in self._options.items() for word in pair]

    @property
    def document(self) -> dict[str, Any]:
        """The problem with every cost computed, as external placers get it (doppler-problem, version 1)."""
        if self._document is None:
            self._document = self._dialogue.ask({"problem": True})
        return self._document

    @property
    def lower_bound(self) -> float:
        """Seconds; no placement is faster."""
        return float(self.document["lower_bound"])

    @property
    def vertex_count(self) -> int:
        return len(self.document["vertices"])

    @property
    def device_names(self) -> list[str]:
        return [device["name"] for device in self.document["devices"]]

    def __repr__(self) -> str:
        return f"<Problem {self.document['graph']} on {self.document['topology']}: " \
               f"{self.vertex_count} vertices, {len(self.document['devices'])} devices>"

    def numbers(self, devices: Any) -> list[int]:
        """A placement as device numbers: checks a list or array [V] of numbers or names.

        Raises InputError for a wrong shape, type, number or name.
        """
        if hasattr(devices, "devices") and hasattr(devices, "makespan"):
            devices = devices.devices  # a Run
        shape = getattr(devices, "shape", None)
        if shape is not None and tuple(shape) != (self.vertex_count,):
            raise InputError(f"the placement has the shape {tuple(shape)}, expected [{self.vertex_count}]: "
                             "one device for each vertex; use makespans() for a batch")
        if hasattr(devices, "tolist"):
            devices = devices.tolist()
        if isinstance(devices, (str, bytes)) or not hasattr(devices, "__len__"):
            raise InputError(f"found {devices!r} as a placement, expected a device for each of the "
                             f"{self.vertex_count} vertices")
        if len(devices) != self.vertex_count:
            raise InputError(f"the placement has {len(devices)} devices, expected {self.vertex_count}: "
                             "one for each vertex")
        if self._numbers is None:
            self._numbers = {name: i for i, name in enumerate(self.device_names)}
        count = len(self._numbers)
        out = []
        for v, device in enumerate(devices):
            if isinstance(device, str):
                if device not in self._numbers:
                    raise InputError(f"devices[{v}]: unknown device {device!r}, expected one of "
                                     f"{', '.join(self._numbers)}")
                device = self._numbers[device]
            number = int(device) if not isinstance(device, bool) and isinstance(device, int) else None
            if number is None and hasattr(device, "__index__") and not isinstance(device, bool):
                number = device.__index__()
            if number is None:
                raise InputError(f"devices[{v}]: found {device!r}, expected a device number or name; "
                                 "convert numbers with .astype(int)")
            if not 0 <= number < count:
                raise InputError(f"devices[{v}]: device {number} does not exist, expected 0 to {count - 1}")
            out.append(number)
        return out

    def makespan(self, devices: Any, order: Sequence[int] | None = None) -> float:
        """Simulated seconds of a placement: a list or array [V] of device numbers or names.

        ``order`` is the planned order of starts, which the schedules "given" and "strict" follow. Infinity: the
        run is out of memory (memory="enforce"). Raises InputError for a placement that is not valid.
        """
        question: dict[str, Any] = {"devices": self.numbers(devices)}
        if order is not None:
            question["order"] = [int(v) for v in order]
        return _seconds(self._dialogue.ask(question)["makespan"])

    def makespans(self, placements: Any) -> Any:
        """Simulated seconds of a batch of placements: an integer array or list of lists [B, V] -> [B].

        Returns a float64 array where numpy is installed, else a list. With the extension module (see
        ``doppler.native``) the simulations run in this process with ``threads`` threads and without the GIL.
        Raises InputError for a wrong shape or dtype, and for device numbers that do not exist.
        """
        simulator = self._native_simulator()
        if simulator is not None:
            rows = native.rows(placements, self.vertex_count)
            try:
                return simulator.makespans(rows)
            except ValueError as error:
                raise InputError(str(error)) from None
        if hasattr(placements, "dtype"):
            placements = native.rows(placements, self.vertex_count).tolist()
        out: list[float] = []
        for begin in range(0, len(placements), _BATCH):
            rows = [self.numbers(row) for row in placements[begin:begin + _BATCH]]
            out += [_seconds(x) for x in self._dialogue.ask({"batch": rows})["makespans"]]
        try:
            import numpy
        except ImportError:
            return out
        return numpy.array(out, dtype=numpy.float64)

    def _native_simulator(self) -> Any:
        if self._simulator is None:
            core = native.core()
            self._simulator = core.Simulator(self._native_problem(), self.threads) if core is not None else False
        return self._simulator or None

    def _native_problem(self) -> Any:
        core = native.core()
        if core is None:
            raise CommandError("the extension module doppler._core is not there: it is installed with the command "
                               "line where pybind11 was found at the build (CMake option DOPPLER_PYTHON), for "
                               "Debian's Python, and needs numpy")
        try:
            options = {key[2:]: value for key, value in self._options.items()}
            return core.Problem(self.graph.source, self.graph.imports, self.devices.source, options)
        except RuntimeError as error:
            raise CommandError(str(error)) from None

    def evaluate(self, devices: Any, order: Sequence[int] | None = None) -> "Run":
        """Simulates a placement and returns the whole run."""
        from .runs import Run
        return Run(self, self.numbers(devices), [int(v) for v in order] if order is not None else None, "given")

    def place(self, placer: Any = "auto", *, seconds: float | None = None, evaluations: int | None = None,
              seed: int = 1, **settings: Any) -> "Run":
        """Runs a placer and returns the run of its placement.

        placer   "auto" (the best general one), an id of ``doppler placers``, a checkpoint, a program, or a
                 function that was decorated with ``@doppler.placer``
        seconds, evaluations  budget of a search
        settings  options of the placer

        Raises InputError for an unknown placer or setting. Ctrl+C ends the search.
        """
        from .placers import Placer
        from .runs import Run
        if isinstance(placer, Placer):
            return placer.run_on(self, seconds=seconds, evaluations=evaluations, seed=seed)
        question: dict[str, Any] = {"place": os.fspath(placer), "seed": seed}
        if evaluations is not None:
            question["evaluations"] = evaluations
        if seconds is not None:
            question["seconds"] = seconds
        if settings:
            question["set"] = {key.replace("__", "-"): value for key, value in settings.items()}
        answer = self._dialogue.ask(question)
        run = Run(self, answer["devices"], answer.get("order"), answer["placer"])
        run.evaluations, run.placing_seconds = answer["evaluations"], answer["seconds"]
        run.bound, run.notes = answer.get("bound", 0.0), answer.get("notes", [])
        return run

    def load(self, path: "str | os.PathLike[str]") -> "Run":
        """The run of a placement file, also of one that another tool made: a device_map (JSON), CSV, TensorFlow
        devices, ONNX Runtime's profile, coloured DOT, or our own format.

        Raises CommandError for a file that does not fit the graph. ``notes`` of the run list names that did not
        match.
        """
        from .runs import Run
        text, remarks = commands.run_with_notes(["simulate", *self.arguments(), "--placement", os.fspath(path),
                                                 "--json"], (0, 1))
        placed = json.loads(text)
        devices: list[Any] = [0] * self.vertex_count
        for task in placed["tasks"]:
            devices[task["vertex"]] = task["device"]
        run = Run(self, self.numbers(devices), placed.get("order"), "file")
        run.notes = [remark.split(": ", 1)[1] for remark in remarks if remark.startswith(f"{os.fspath(path)}: ")]
        return run

    def moves(self, devices: Any) -> "MoveEvaluator":
        """An exact, incremental evaluator of changes to a placement, for local searches."""
        return MoveEvaluator(self, self.numbers(devices))

    def env(self, batch: int = 64, order: str = "policy", reward: str = "final") -> "Environment":
        """A batched environment for reinforcement learning (see ``doppler.Environment``)."""
        from .environments import Environment
        return Environment(self, batch, order, reward)

    def train(self, policy: str = "doppler", *, stages: str | None = None,
              checkpoint: "str | os.PathLike[str] | None" = None, seed: int = 1,
              **settings: Any) -> Iterator[dict[str, Any]]:
        """Trains a policy and yields a record for each episode as it ends (live).

        Each record is a line of the training log: "episode", "stage", "makespan", "best", "placement", ...
        ``seed`` is also that of the noise, if the problem has any.
        Leaving the loop early, or Ctrl+C, ends the training; ``checkpoint`` keeps its networks.
        Raises CommandError if the training fails.
        """
        from .training import records
        return records(self, policy, stages, checkpoint, seed, settings)

    def close(self) -> None:
        """Ends the background program of this problem; the next question starts it again."""
        self._dialogue.close()


def _seconds(value: Any) -> float:
    return float("inf") if value is None else float(value)


class MoveEvaluator:
    """Makespans of the neighbours of one placement, exactly and without simulating what does not change."""

    def __init__(self, problem: Problem, devices: Sequence[int]) -> None:
        core = native.core()
        self._native = core.MoveEvaluator(problem._native_problem(), list(devices)) if core is not None else None
        self._dialogue = commands.Dialogue(problem.arguments()) if core is None else None
        self._devices = list(devices)
        self._count = len(problem.device_names)
        if self._dialogue is not None:
            self._makespan = _seconds(self._dialogue.ask({"devices": self._devices})["makespan"])
        else:
            self._makespan = float(self._native.makespan)
        self._tried: list[tuple[int, int]] = []
        self._found = self._makespan

    @property
    def makespan(self) -> float:
        """Seconds of the current placement."""
        return self._makespan

    @property
    def devices(self) -> list[int]:
        """The current placement. Vertices of a colocation group move together."""
        if self._native is not None:
            return list(self._native.devices)
        return list(self._devices)

    def try_moves(self, moves: Sequence[tuple[int, int]], limit: float = float("inf")) -> float:
        """Seconds after the moves (vertex, device), which change nothing; infinity if above the limit.

        Raises InputError for a vertex or device that does not exist or is not allowed.
        """
        pairs = [(int(v), int(device)) for v, device in moves]
        for v, device in pairs:
            if not (0 <= v < len(self._devices) and 0 <= device < self._count):
                raise InputError(f"move {(v, device)}: expected a vertex from 0 to {len(self._devices) - 1} "
                                 f"and a device from 0 to {self._count - 1}")
        self._tried = []
        if self._native is not None:
            try:
                found = float(self._native.try_moves(pairs, limit))
            except ValueError as error:
                raise InputError(str(error)) from None
        else:
            assert self._dialogue is not None
            question: dict[str, Any] = {"move": pairs}
            if limit != float("inf"):
                question["limit"] = limit
            found = _seconds(self._dialogue.ask(question)["makespan"])
        if found <= limit and found != float("inf"):
            self._tried, self._found = pairs, found
        return found

    def accept(self) -> float:
        """Makes the moves tried last part of the placement; returns its seconds.

        Raises InputError if there are none, or their makespan exceeded the limit.
        """
        if not self._tried:
            raise InputError("there are no moves to accept; call try_moves() first, with a result within its limit")
        if self._native is not None:
            self._native.accept()
        else:
            assert self._dialogue is not None
            self._dialogue.ask({"accept": True})
        for v, device in self._tried:
            self._devices[v] = device
        self._tried, self._makespan = [], self._found
        return self._makespan
