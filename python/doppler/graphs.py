# SPDX-License-Identifier: GPL-3.0-or-later
"""Dataflow graphs."""
from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Callable, Sequence

from . import commands, files
from .errors import InputError

if TYPE_CHECKING:
    import networkx


class Graph:
    """A dataflow graph: vertices are kernel calls, edges carry tensors.

    ``graph(source)`` opens a family or file; ``from_arrays``, ``from_networkx`` and ``from_document`` make new
    ones; ``doppler.from_torch`` makes one of a module. Immutable.
    """

    def __init__(self, source: str, imports: Sequence[str] = ()) -> None:
        self.source = source          #: The family or the path of the file.
        self.imports = list(imports)  #: Options of the file's reader, "option=value".
        self._document: dict[str, Any] | None = None
        #: Paths of the parameters and buffers that each vertex holds, if the graph comes from a module.
        self.tensors_of: dict[int, list[str]] = {}
        #: The vertex of each leaf module by its path, likewise.
        self.modules: dict[str, int] = {}

    @classmethod
    def from_document(cls, document: dict[str, Any]) -> "Graph":
        """A graph in the form of docs/file-formats.md (doppler-graph, version 1). Raises CommandError."""
        document = {"format": "doppler-graph", "version": 1, **document}
        self = cls(files.write_json(document))
        self.info()  # errors are reported here
        self._document = document
        return self

    @classmethod
    def from_arrays(cls, flops: Sequence[float], edges: Sequence[Sequence[int]],
                    bytes: "float | Sequence[float]" = 0.0, *, names: Sequence[str] | None = None,
                    weights: "float | Sequence[float]" = 0.0, groups: Sequence[str] | None = None,
                    name: str = "graph") -> "Graph":
        """A graph from plain lists or arrays.

        flops    [V], FLOPs of each vertex
        edges    [E, 2], source and target of each edge, vertex numbers from 0
        bytes    output size of each vertex, [V] or one number
        weights  bytes that each vertex keeps on its device, [V] or one number
        names, groups  [V], optional

        Raises InputError for wrong lengths or numbers, CommandError for a cycle.
        """
        count = len(flops)
        sizes, kept = _each("bytes", bytes, count), _each("weights", weights, count)
        for what, texts in (("names", names), ("groups", groups)):
            if texts is not None and len(texts) != count:
                raise InputError(f"{what}: found {len(texts)}, expected one for each of the {count} vertices")
        vertices = []
        for v in range(count):
            vertex: dict[str, Any] = {"id": v, "flops": float(flops[v]), "output_bytes": sizes[v]}
            if kept[v]:
                vertex["persistent_bytes"] = kept[v]
            if names is not None:
                vertex["name"] = str(names[v])
            if groups is not None:
                vertex["group"] = str(groups[v])
            vertices.append(vertex)
        pairs = []
        for i, edge in enumerate(edges):
            if len(edge) != 2:
                raise InputError(f"edges[{i}]: found {list(edge)}, expected a source and a target (shape [E, 2])")
            source, target = int(edge[0]), int(edge[1])
            if not (0 <= source < count and 0 <= target < count):
                raise InputError(f"edges[{i}]: found {[source, target]}, expected vertex numbers from 0 to {count - 1}")
            pairs.append({"from": source, "to": target})
        return cls.from_document({"name": name, "vertices": vertices, "edges": pairs})

    @classmethod
    def from_networkx(cls, graph: "networkx.DiGraph", flops: "str | Callable[[Any], float]" = "flops",
                      bytes: "str | Callable[[Any], float]" = "bytes", *, weights: str = "weights",
                      group: str = "group", name: str | None = None) -> "Graph":
        """A graph from a networkx.DiGraph.

        ``flops`` and ``bytes`` name the node attributes with the FLOPs and the output size (or are functions of
        a node). An edge attribute of the name ``bytes`` is the size of that edge's own tensor. Vertices are
        numbered in the order of the nodes; their names are ``str(node)``.

        Raises InputError if the graph is undirected or an attribute is missing.
        """
        if not graph.is_directed():
            raise InputError("the graph is undirected; make a networkx.DiGraph with edges from producer to consumer")

        def value(node: Any, key: "str | Callable[[Any], float]") -> float:
            if callable(key):
                return float(key(node))
            data = graph.nodes[node]
            if key not in data:
                raise InputError(f"node {node!r} has no attribute {key!r}; name one that all nodes have, "
                                 "or pass a function of the node")
            return float(data[key])

        numbers = {node: i for i, node in enumerate(graph.nodes)}
        vertices = []
        for node, v in numbers.items():
            data = graph.nodes[node]
            vertex: dict[str, Any] = {"id": v, "name": str(node), "flops": value(node, flops),
                                      "output_bytes": value(node, bytes)}
            if group in data:
                vertex["group"] = str(data[group])
            if weights in data:
                vertex["persistent_bytes"] = float(data[weights])
            vertices.append(vertex)
        edges = []
        for source, target, data in graph.edges(data=True):
            edge: dict[str, Any] = {"from": numbers[source], "to": numbers[target]}
            if isinstance(bytes, str) and bytes in data:
                edge["bytes"] = float(data[bytes])
            edges.append(edge)
        return cls.from_document({"name": name or str(graph.name or "graph"), "vertices": vertices, "edges": edges})

    @property
    def document(self) -> dict[str, Any]:
        """The graph in the form of docs/file-formats.md (doppler-graph)."""
        if self._document is None:
            path = files.fresh(".json")
            commands.run(["graph", "convert", self.source, path, *self.arguments()[1:]])
            with open(path, encoding="utf-8") as file:
                self._document = json.load(file)
            os.remove(path)
        return self._document

    def arguments(self) -> list[str]:
        """The graph as arguments of the command line."""
        return [self.source, *(part for option in self.imports for part in ("--import", option))]

    def plain_source(self) -> str:
        """A name of the graph that needs no options of a reader; where it has some, a file that lives with the process."""
        return files.write_json(self.document) if self.imports else self.source

    def info(self) -> dict[str, Any]:
        """Size, work and width of the graph (doppler graph info)."""
        found: dict[str, Any] = commands.run_json(["graph", "info", *self.arguments()])
        return found

    @property
    def name(self) -> str:
        return str(self.document.get("name", ""))

    @property
    def vertex_names(self) -> list[str]:
        """The names of the vertices by number; ``#7`` for vertex 7 if it has none."""
        names = [""] * len(self)
        for vertex in self.document["vertices"]:
            names[vertex["id"]] = vertex.get("name") or f"#{vertex['id']}"
        return names

    def __len__(self) -> int:
        return len(self.document["vertices"])

    def __repr__(self) -> str:
        return f"<Graph {self.name}: {len(self)} vertices, {len(self.document.get('edges', []))} edges>"

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes the graph; the file extension selects the format (.json, .dot, .graphml)."""
        commands.run(["graph", "convert", self.source, os.fspath(path), *self.arguments()[1:]])

    def to_networkx(self) -> "networkx.DiGraph":
        """A networkx.DiGraph with all attributes of vertices and edges; nodes are vertex numbers."""
        import networkx
        out = networkx.DiGraph(name=self.name)
        for vertex in self.document["vertices"]:
            out.add_node(vertex["id"], **{key: value for key, value in vertex.items() if key != "id"})
        for edge in self.document.get("edges", []):
            out.add_edge(edge["from"], edge["to"], **{k: v for k, v in edge.items() if k not in ("from", "to")})
        return out


def _each(what: str, value: Any, count: int) -> list[float]:
    if isinstance(value, (int, float)):
        return [float(value)] * count
    if len(value) != count:
        raise InputError(f"{what}: found {len(value)} values, expected one for each of the {count} vertices")
    return [float(x) for x in value]


def graph(source: "str | os.PathLike[str] | Graph", **imports: Any) -> Graph:
    """A graph of a built-in family ("chainmm:size=2000"), or of any file that the product reads.

    Keyword arguments are options of the file's reader (``--import``). Raises CommandError if there is no such
    family or file.
    """
    if isinstance(source, Graph):
        return source
    opened = Graph(os.fspath(source), [f"{key}={value}" for key, value in imports.items()])
    opened.info()
    return opened
