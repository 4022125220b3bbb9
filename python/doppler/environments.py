# SPDX-License-Identifier: GPL-3.0-or-later
"""A batched environment: placements built step by step, for reinforcement learning with any network."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import native
from .errors import InputError

if TYPE_CHECKING:
    from .problems import Problem

ORDERS = ("policy", "topological", "ready")
REWARDS = ("final", "dense")


class Environment:
    """B placements of one problem that are built in parallel, in the shape of Gymnasium's vector environments.

    order   who chooses the next vertex: "policy" (the action), "topological" (a fixed order), "ready" (the
            candidate whose inputs are ready first in the plan so far)
    reward  "final": minus the simulated makespan in seconds at the last step, 0 before; "dense": minus the
            growth of the planned end of the partial schedule, corrected at the last step, so that an episode
            adds up to the same

    Observations are a dict of numpy arrays, which are overwritten by the next step:

    features   float32 [V, 5]: DOPPLER's static features (compute time, longest path to the end and from the
               start, incoming and outgoing communication), each divided by its mean over the vertices
    edges      int32 [2, E]: sources and targets
    candidates bool [B, V]: unplaced vertices whose inputs are all placed
    vertex     int32 [B]: the vertex to place (orders "topological" and "ready"; -1 with "policy")
    placed     int32 [B, V]: device of each vertex, -1 if unplaced
    start      float32 [B, D]: planned start of ``vertex`` on each device (orders other than "policy"), and
    load       float32 [B, D]: planned end of each device; both divided by the lower bound
    allowed    bool [B, D]: devices on which ``vertex`` may run

    Needs numpy and the extension module. Raises InputError for other names or actions.
    """

    def __init__(self, problem: "Problem", batch: int = 64, order: str = "policy", reward: str = "final") -> None:
        if order not in ORDERS:
            raise InputError(f"order: found {order!r}, expected one of {', '.join(ORDERS)}")
        if reward not in REWARDS:
            raise InputError(f"reward: found {reward!r}, expected one of {', '.join(REWARDS)}")
        if batch < 1:
            raise InputError(f"batch: found {batch}, expected at least 1")
        problem_of_core = problem._native_problem()
        self._core = native.core().Environment(problem_of_core, batch, ORDERS.index(order), reward == "dense",
                                               problem.threads)
        self._seen: dict[str, Any] = self._core.observations()  # arrays that share the memory of the extension
        self.problem = problem
        self.order, self.batch = order, batch
        self.steps = problem.vertex_count  #: Steps of an episode.

    def reset(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts B new episodes: (observations, info)."""
        self._core.reset()
        return self._seen, {}

    def step(self, devices: Any, vertices: Any = None) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Places one vertex of each placement.

        devices   int [B]
        vertices  int [B], with order="policy" only
        Returns (observations, reward float64 [B], terminated, False, info). At the last step ``info`` has
        "makespans" (float64 [B], seconds) and "placements" (int32 [B, V]).

        Raises InputError for a wrong shape, a device that is not allowed, or a vertex that is no candidate.
        """
        import numpy
        chosen = numpy.ascontiguousarray(devices, dtype=numpy.int32)
        if (self.order == "policy") != (vertices is not None):
            raise InputError("vertices: " + ("give the vertex to place in each placement (int [B])"
                                             if self.order == "policy" else "only order=\"policy\" lets the action "
                                             "choose the vertex; leave it out"))
        picked = numpy.ascontiguousarray(vertices, dtype=numpy.int32) if vertices is not None else None
        for what, array in (("devices", chosen), ("vertices", picked)):
            if array is not None and array.shape != (self.batch,):
                raise InputError(f"{what}: found the shape {list(array.shape)}, expected [{self.batch}]")
        try:
            reward, ended, makespans = self._core.step(chosen, picked)
        except ValueError as error:
            raise InputError(str(error)) from None
        info = {"makespans": makespans, "placements": self._seen["placed"].copy()} if ended else {}
        return self._seen, reward, ended, False, info
