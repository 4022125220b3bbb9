# SPDX-License-Identifier: GPL-3.0-or-later
"""Records what a PyTorch module computes: every operation below autograd, with what it reads and writes."""
from __future__ import annotations

import contextlib
from typing import Any, Iterator

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from .flops import flops_of

# Operations that only look at memory, though their schema does not say so.
_VIEWS = {"_unsafe_view", "_reshape_alias", "detach", "lift_fresh", "alias"}


class Recorder(TorchDispatchMode):
    """Records the operations that run while it is active. One run each.

    vertices  the operations that compute, with op, group, flops, output_bytes, shapes
    edges     (source, target, name of the tensor or "") -> bytes
    inputs    name -> (bytes, reading vertices)
    kept      id -> (paths, bytes) of parameters and buffers; readers: id -> vertices
    """

    def __init__(self, module: torch.nn.Module, arguments: dict[str, Any]) -> None:
        super().__init__()
        self.vertices: list[dict[str, Any]] = []
        self.edges: dict[tuple[int, int, str], float] = {}
        self.inputs: dict[str, tuple[float, set[int]]] = {}
        self.kept: dict[int, tuple[list[str], float]] = {}
        self.readers: dict[int, list[int]] = {}
        self._path_of = {id(child): path for path, child in reversed(list(module.named_modules()))}
        self._paths: list[str] = [""]
        # Where a tensor comes from, by its id: ("vertex", v, name, bytes), ("input", name) or ("kept", id).
        self._sources: dict[int, list[tuple[Any, ...]]] = {}
        self._root: dict[int, int] = {}  # a view -> the id of the tensor that owns the memory
        self._alive: list[torch.Tensor] = []  # ids stay those of these tensors
        for children in (module.named_modules(),):
            for prefix, child in children:
                for family in (child._parameters, child._buffers):
                    for name, tensor in family.items():
                        if tensor is not None:
                            self._keep(f"{prefix}.{name}" if prefix else name, tensor)
        for name, value in arguments.items():
            for i, tensor in enumerate(_tensors(value)):
                self._input(name if isinstance(value, torch.Tensor) else f"{name}[{i}]", tensor)

    def _keep(self, path: str, tensor: torch.Tensor) -> None:
        if id(tensor) in self.kept:
            self.kept[id(tensor)][0].append(path)  # tied: the same tensor under another path
            return
        self._alive.append(tensor)
        self.kept[id(tensor)] = ([path], _bytes(tensor))
        self._sources[id(tensor)] = [("kept", id(tensor))]

    def _input(self, name: str, tensor: torch.Tensor) -> None:
        self._alive.append(tensor)
        self.inputs[name] = (_bytes(tensor), set())
        self._sources[id(tensor)] = [("input", name)]

    @contextlib.contextmanager
    def modules_followed(self) -> Iterator[None]:
        """Notes which module runs."""
        hooks = torch.nn.modules.module

        def enter(child: Any, _: Any) -> None:
            self._paths.append(self._path_of.get(id(child), self._paths[-1]))

        def leave(_: Any, __: Any, ___: Any) -> None:
            self._paths.pop()

        handles = [hooks.register_module_forward_pre_hook(enter), hooks.register_module_forward_hook(leave)]
        try:
            yield
        finally:
            for handle in handles:
                handle.remove()

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        out = function(*args, **kwargs)
        schema = function._schema
        name = schema.name.split("::")[-1]
        read = [source for tensor in _tensors([args, kwargs]) for source in self._sources.get(id(tensor), [])]
        results = _tensors(out)
        self._alive += results
        if self._is_view(name, schema):
            self._note_view(name, results, args, read)
        elif read and results:
            self._note_operation(name, schema, args, kwargs, out, results, read)
        # Without something to read it is a constant; without a result, a number for Python: no vertex.
        return out

    @staticmethod
    def _is_view(name: str, schema: Any) -> bool:
        return name in _VIEWS or (len(schema.returns) > 0 and all(
            r.alias_info is not None and not r.alias_info.is_write for r in schema.returns))

    def _note_view(self, name: str, results: list[torch.Tensor], args: Any, read: list[tuple[Any, ...]]) -> None:
        base = next(iter(_tensors(args)), None)
        for i, result in enumerate(results):
            if base is None or result is base:
                continue
            size = _bytes(result)
            part = f"{name} {len(self._alive)}.{i}"
            # A part of a tensor is transferred alone; a view of all of it is the tensor.
            self._sources[id(result)] = [(*s[:2], part, size) if s[0] == "vertex" and size < s[3] else s for s in read]
            self._root[id(result)] = self._owner(base)

    def _owner(self, tensor: torch.Tensor) -> int:
        return self._root.get(id(tensor), id(tensor))

    def _note_operation(self, name: str, schema: Any, args: Any, kwargs: Any, out: Any,
                        results: list[torch.Tensor], read: list[tuple[Any, ...]]) -> None:
        v = len(self.vertices)
        vertex: dict[str, Any] = {"id": v, "op": name.strip("_"), "group": self._paths[-1],
                                  "flops": flops_of(name, args, out),
                                  "output_bytes": float(sum(_bytes(r) for r in results)),
                                  "shapes": _shapes(_tensors([args, kwargs]), results)}
        if name == "embedding":  # reads the rows that it is asked for, not the table
            vertex["accessed_bytes"] = 2 * vertex["output_bytes"] + _bytes(args[1])
        self.vertices.append(vertex)
        for source in read:
            self._connect(source, v)
        for i, result in enumerate(results):
            part = "" if len(results) == 1 else f"output {i}"
            self._written(result, [("vertex", v, part, _bytes(result))])
        for i, argument in enumerate(schema.arguments):
            if argument.alias_info is not None and argument.alias_info.is_write:
                for tensor in _tensors(args[i] if i < len(args) else kwargs.get(argument.name)):
                    self._written(tensor, [("vertex", v, "", _bytes(tensor))])

    def _written(self, tensor: torch.Tensor, sources: list[tuple[Any, ...]]) -> None:
        """From now on the tensor, and in place whatever shares its memory, comes from here."""
        fresh = id(tensor) not in self._sources
        self._sources[id(tensor)] = sources
        if fresh:
            return
        owner = self._owner(tensor)
        for other in [owner, *(view for view, root in self._root.items() if root == owner)]:
            self._sources[other] = sources

    def _connect(self, source: tuple[Any, ...], v: int) -> None:
        if source[0] == "input":
            self.inputs[source[1]][1].add(v)
        elif source[0] == "kept":
            users = self.readers.setdefault(source[1], [])
            if v not in users:
                users.append(v)
        elif source[1] != v:
            self.edges[(source[1], v, source[2])] = source[3]


def _tensors(value: Any) -> list[torch.Tensor]:
    """All tensors in a value, in order."""
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [tensor for x in value for tensor in _tensors(x)]
    if hasattr(value, "__dataclass_fields__"):
        return [tensor for x in value.__dataclass_fields__ for tensor in _tensors(getattr(value, x))]
    return []


def _shapes(read: list[torch.Tensor], made: list[torch.Tensor]) -> str:
    """Shapes for people, as the file readers of the product write them: "64×32, 32×16 → 64×16"."""
    def joined(tensors: list[torch.Tensor]) -> str:
        parts = ["×".join(map(str, tensor.shape)) or "1" for tensor in tensors]
        return ", ".join(parts[:8] + (["..."] if len(parts) > 8 else []))
    return f"{joined(read)} → {joined(made)}"


def _bytes(tensor: torch.Tensor) -> float:
    return float(tensor.numel() * tensor.element_size())
