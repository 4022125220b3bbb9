# SPDX-License-Identifier: GPL-3.0-or-later
"""Graphs of PyTorch modules: one run is recorded, operation by operation."""
from __future__ import annotations

import contextlib
import inspect
from typing import Any, Iterator

from .errors import InputError
from .graphs import Graph


def from_torch(module: Any, args: Any = (), kwargs: dict[str, Any] | None = None, *, name: str | None = None,
               colocate_tied: bool = True) -> Graph:
    """The dataflow graph of a forward pass of a ``torch.nn.Module``.

    args, kwargs   arguments of one call: tensors of the shapes and dtypes that count. Build the module and the
                   tensors on the "meta" device for models that do not fit in memory
    colocate_tied  vertices that share a parameter stay on one device, as Hugging Face needs it

    The module runs once, in evaluation mode and without gradients, and is otherwise left as it was. Every
    operation of PyTorch (ATen) that computes is a vertex, as in ``torch.export``; control flow is that of this
    run. Its ``flops`` are those of PyTorch's flop counter (matrix products, convolutions and attention; 0 for
    others, whose time follows from their bytes), its ``output_bytes`` the result, its ``persistent_bytes`` the
    parameters and buffers that it reads, its group the path of its module. Views are no vertices: their readers
    depend on the viewed tensor. Constants are no vertices either: every device can make them.

    Raises InputError if ``module`` is no module or the call fails.
    """
    import torch
    from .torch_recorder import Recorder
    if not isinstance(module, torch.nn.Module):
        raise InputError(f"found {type(module).__name__}, expected a torch.nn.Module")
    args = tuple(args) if isinstance(args, (tuple, list)) else (args,)
    kwargs = kwargs or {}
    try:
        bound = inspect.signature(module.forward).bind(*args, **kwargs)
    except TypeError as error:
        raise InputError(f"the arguments do not fit forward() of {type(module).__name__}: {error}") from None
    recorder = Recorder(module, dict(bound.arguments))
    try:
        with _evaluation(module), torch.no_grad(), recorder.modules_followed(), recorder:
            module(*args, **kwargs)
    except InputError:
        raise
    except Exception as error:
        raise InputError(f"the call of {type(module).__name__} failed: {error}; check the arguments") from error
    return _graph(recorder, module, name or type(module).__name__, colocate_tied)


@contextlib.contextmanager
def _evaluation(module: Any) -> Iterator[None]:
    """Evaluation mode; each module gets its own mode back."""
    modes = [(child, child.training) for child in module.modules()]
    try:
        module.eval()
        yield
    finally:
        for child, training in modes:
            child.training = training


def _graph(recorder: Any, module: Any, name: str, colocate_tied: bool) -> Graph:
    vertices: list[dict[str, Any]] = recorder.vertices
    if not vertices:
        raise InputError(f"{name} computes nothing for these arguments")
    _name(vertices, {path for path, child in module.named_modules() if not any(True for _ in child.children())})
    shared = []
    for key, users in recorder.readers.items():
        paths, size = recorder.kept[key]
        first = vertices[users[0]]
        first["persistent_bytes"] = first.get("persistent_bytes", 0.0) + size
        if len(users) > 1 and size > 0:
            shared.append({"name": paths[0], "bytes": size, "users": users})
            if colocate_tied:
                _colocate(vertices, users)
    edges = []
    for (source, target, tensor), size in recorder.edges.items():
        edge: dict[str, Any] = {"from": source, "to": target}
        if tensor:
            edge.update({"bytes": size, "tensor": tensor})
        edges.append(edge)
    inputs = [{"name": key, "bytes": size, "users": sorted(users)}
              for key, (size, users) in recorder.inputs.items() if users]
    found = Graph.from_document({"name": name, "vertices": vertices, "edges": edges,
                                 "memory": {"shared_weights": shared, "inputs": inputs}})
    found.tensors_of = _tensors_of(recorder, vertices)
    for vertex in reversed(vertices):
        found.modules[vertex["group"]] = vertex["id"]
    found.modules.pop("", None)
    return found


def _name(vertices: list[dict[str, Any]], leaves: set[str]) -> None:
    """The path of the module where the vertex is all of it, else path and operation, numbered if repeated."""
    groups: dict[str, int] = {}
    for vertex in vertices:
        groups[vertex["group"]] = groups.get(vertex["group"], 0) + 1
    seen: dict[str, int] = {}
    for vertex in vertices:
        group = vertex["group"]
        name = group if group in leaves and group and groups[group] == 1 else \
            f"{group}.{vertex['op']}" if group else vertex["op"]
        seen[name] = seen.get(name, 0) + 1
        vertex["name"] = name if seen[name] == 1 else f"{name}#{seen[name]}"


def _colocate(vertices: list[dict[str, Any]], users: list[int]) -> None:
    """Puts the users into one colocation group, together with the groups in which some of them are."""
    names = {vertices[v]["colocate"] for v in users if "colocate" in vertices[v]}
    name = min(names, default=f"tied {users[0]}")
    for vertex in vertices:
        if vertex["id"] in users or vertex.get("colocate") in names:
            vertex["colocate"] = name


def _tensors_of(recorder: Any, vertices: list[dict[str, Any]]) -> dict[int, list[str]]:
    """Every parameter and buffer of the module by the vertex that reads it first. Those that the call does not
    read go with the vertex whose module is nearest, so that a device_map covers them as well."""
    found: dict[int, list[str]] = {}
    for key, (paths, _) in recorder.kept.items():
        users = recorder.readers.get(key)
        for path in paths:
            v = users[0] if users else max(range(len(vertices)),
                                           key=lambda u: (_common(path, vertices[u]["group"]), -u))
            found.setdefault(v, []).append(path)
    return found


def _common(path: str, group: str) -> int:
    """The number of parts that two paths share from the start."""
    shared = 0
    for a, b in zip(path.split("."), group.split(".")):
        if a != b:
            break
        shared += 1
    return shared
