# SPDX-License-Identifier: GPL-3.0-or-later
"""The device_map of a module: which of its parts goes to which device."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .runs import Run


def of_module(run: "Run") -> dict[str, Any]:
    """As few module paths as possible that cover every leaf module, parameter and buffer.

    A tensor that several vertices use (tied weights) goes with the first one.
    """
    graph = run.problem.graph
    device_of: dict[str, int] = {}
    for v, paths in sorted(graph.tensors_of.items()):
        for path in paths:
            device_of.setdefault(path, run.devices[v])
    for path, v in graph.modules.items():
        if not any(name == path or name.startswith(path + ".") for name in device_of):
            device_of[path] = run.devices[v]
    numbers = _device_keys(run)
    found: dict[str, Any] = {}
    _collapse("", sorted(device_of), device_of, numbers, found)
    return found


def _device_keys(run: "Run") -> list[Any]:
    """A CPU is "cpu", another device its number among those that are none."""
    keys: list[Any] = []
    for device in run.problem.document["devices"]:
        keys.append("cpu" if device.get("class") == "cpu" else sum(key != "cpu" for key in keys))
    return keys


def _collapse(prefix: str, paths: list[str], device_of: dict[str, int], keys: list[Any],
              found: dict[str, Any]) -> None:
    devices = {device_of[path] for path in paths}
    if len(devices) == 1:
        found[prefix] = keys[devices.pop()]
        return
    parts: dict[str, list[str]] = {}
    for path in paths:
        end = path.find(".", len(prefix) + 1 if prefix else 0)
        parts.setdefault(path if end < 0 else path[:end], []).append(path)
    for part, inside in parts.items():
        _collapse(part, inside, device_of, keys, found)
