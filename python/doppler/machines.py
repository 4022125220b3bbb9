# SPDX-License-Identifier: GPL-3.0-or-later
"""Devices and their links."""
from __future__ import annotations

import json
import os
from typing import Any, Sequence

from . import commands, files
from .errors import InputError


class Devices:
    """Devices with their links.

    ``Devices(kinds=["P100", "P100"], flops=9.3e12, bandwidth=1.2e10, latency=5e-6)`` makes new ones:

    kinds      names of models, one per device (keys of measured times)
    flops      FLOP/s, a number or one per device
    bandwidth  bytes/s of every link, or a table [from][to] (the diagonal is ignored)
    latency    seconds, likewise
    memory     bytes, a number or one per device; None: unlimited
    memory_bandwidth  bytes/s of a device's memory; None: unlimited
    classes    "gpu" or "cpu", a text or one per device
    names      names; by default gpu0, gpu1, ...

    Raises InputError for lists of different lengths. ``devices(source)`` opens those of the product.
    """

    def __init__(self, kinds: Sequence[str], flops: "float | Sequence[float]" = 1e13,
                 bandwidth: "float | Sequence[Sequence[float]]" = 1.2e10,
                 latency: "float | Sequence[Sequence[float]]" = 0.0,
                 memory: "float | Sequence[float] | None" = None,
                 memory_bandwidth: "float | Sequence[float] | None" = None,
                 classes: "str | Sequence[str]" = "gpu", names: Sequence[str] | None = None,
                 name: str = "devices") -> None:
        count = len(kinds)
        if count == 0 or isinstance(kinds, str):
            raise InputError(f"kinds: found {kinds!r}, expected a list with the model of each device, such as ['P100']")

        def each(what: str, value: Any) -> list[Any]:
            if value is None or isinstance(value, (int, float, str)):
                return [value] * count
            if len(value) != count:
                raise InputError(f"{what}: found {len(value)} values, expected one for each of the {count} devices")
            return list(value)

        class_list = each("classes", classes)
        if names is None:
            seen: dict[str, int] = {}
            names = []
            for kind in class_list:
                names.append(f"{kind}{seen.get(kind, 0)}")
                seen[kind] = seen.get(kind, 0) + 1
        rows = []
        for device, kind, rate, capacity, speed, klass in zip(
                each("names", names), kinds, each("flops", flops), each("memory", memory),
                each("memory_bandwidth", memory_bandwidth), class_list):
            row = {"name": device, "kind": kind, "class": klass, "flops_per_second": float(rate)}
            if capacity is not None:
                row["memory_bytes"] = float(capacity)
            if speed is not None:
                row["bytes_per_second"] = float(speed)
            rows.append(row)
        widths, delays = _square("bandwidth", bandwidth, count), _square("latency", latency, count)
        pairs = [{"from": rows[a]["name"], "to": rows[b]["name"], "bandwidth": widths[a][b], "latency": delays[a][b]}
                 for a in range(count) for b in range(count) if a != b]
        document = {"format": "doppler-devices", "version": 1, "name": name, "devices": rows, "links": {"pairs": pairs}}
        if count == 1:
            document["links"] = {"bandwidth": 1.2e10}
        self._set(files.write_json(document))

    def _set(self, source: str) -> None:
        self.source: str = source
        self._document: dict[str, Any] | None = None

    @classmethod
    def _opened(cls, source: str) -> "Devices":
        self = cls.__new__(cls)
        self._set(source)
        self.document  # a wrong name is an error here, not at first use
        return self

    @property
    def document(self) -> dict[str, Any]:
        """The devices as in docs/file-formats.md."""
        if self._document is None:
            self._document = json.loads(commands.run(["devices", "show", self.source, "--json"]))
        return self._document

    @property
    def name(self) -> str:
        return str(self.document["name"])

    @property
    def names(self) -> list[str]:
        """The names of the devices, by number."""
        return [device["name"] for device in self.document["devices"]]

    def __len__(self) -> int:
        return len(self.document["devices"])

    def __repr__(self) -> str:
        return f"<Devices {self.name}: {', '.join(self.names[:8])}{', ...' if len(self) > 8 else ''}>"


def _square(what: str, value: Any, count: int) -> list[list[float]]:
    if isinstance(value, (int, float)):
        return [[float(value)] * count for _ in range(count)]
    rows = [[float(x) for x in row] for row in value]
    if len(rows) != count or any(len(row) != count for row in rows):
        raise InputError(f"{what}: expected a number or a table of {count} x {count} numbers, [from][to]")
    return rows


def devices(source: "str | os.PathLike[str] | Devices") -> Devices:
    """Devices by count and name ("4xP100", "2 nodes of 8xH100"), a preset, or a file.

    Raises CommandError for an unknown name, with those that are known.
    """
    return source if isinstance(source, Devices) else Devices._opened(os.fspath(source))
