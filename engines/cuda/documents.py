#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes documents `doppler-execution` without the product: from a recorded or generated graph, for the checks.

  documents.py GRAPH [--devices gpu,gpu,cpu] [--place first|turns|mixed] [--rule fifo] [--bulk] [--slots 1] > DOCUMENT

GRAPH: a file doppler-graph, a name in graphs/, chainmm:SIZE, empty:COUNT or standin:COUNT.
"""
import argparse
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class Graph:
    """vertices: (name, kernel index, output bytes, persistent bytes); edges: (from, to, bytes or None, tensor name)."""

    def __init__(self, name):
        self.name, self.kernels, self.vertices, self.edges = name, [], [], []
        self._index = {}

    def kernel(self, kernel):
        key = json.dumps(kernel, sort_keys=True)
        if key not in self._index:
            self._index[key] = len(self.kernels)
            self.kernels.append(kernel)
        return self._index[key]

    def add(self, name, kernel, output_bytes, persistent_bytes=0, inputs=()):
        self.vertices.append((name, self.kernel(kernel), output_bytes, persistent_bytes))
        self.edges += [(i, len(self.vertices) - 1, None, "") for i in inputs]
        return len(self.vertices) - 1


def chainmm(size):
    """(A B) + (C (D E)), cut as the product's family chainmm."""
    g = Graph("chainmm")

    def product(name, i, k, j, inputs):
        """i, k, j: number of pieces. inputs(a, b, c): producers of piece (i a, k b, j c)."""
        m, n, d = size // i, size // k, size // j
        blocks = {}
        for a in range(i):
            for b in range(k):
                for c in range(j):
                    sources = inputs(b, c)
                    kernel = {"einsum": "ij,jk->ik", "op": "matmul", "extents": {"i": m, "j": d, "k": n},
                              "flops": 2 * m * n * d}
                    resident = 4 * m * d + (0 if sources else 4 * d * n)
                    blocks[a, b, c] = g.add(f"{name}[{a},{b},{c}]", kernel, 4 * m * n, resident, sources)
        sums = {}
        for a in range(i):
            for b in range(k):
                kernel = {"einsum": "aik->ik", "op": "formation", "extents": {"a": j, "i": m, "k": n},
                          "flops": (j - 1) * m * n}
                sums[a, b] = g.add(f"{name}.sum[{a},{b}]", kernel, 4 * m * n, 0, [blocks[a, b, c] for c in range(j)])
        return sums

    de = product("DE", 2, 2, 4, lambda b, c: [])
    cde = product("CDE", 4, 2, 2, lambda b, c: [de[c, b]])
    ab = product("AB", 4, 2, 2, lambda b, c: [])
    m, n = size // 4, size // 2
    for a in range(4):
        for b in range(2):
            kernel = {"einsum": "ik,ik->ik", "op": "add", "extents": {"i": m, "k": n}, "flops": m * n}
            g.add(f"AB+CDE[{a},{b}]", kernel, 4 * m * n, 0, [cde[a, b], ab[a, b]])
    return g


def layered(name, count, kernel, output_bytes):
    """`count` tasks in rows of 100, each with up to two inputs from the row above."""
    g, rng, width = Graph(name), random.Random(1), min(100, max(1, count // 10))
    for v in range(count):
        row = v // width
        above = range((row - 1) * width, row * width) if row else ()
        g.add(f"t{v}", kernel(v), output_bytes, 0, sorted(rng.sample(above, min(2, len(above)))) if above else ())
    return g


def recorded(path):
    with open(path) as file:
        data = json.load(file)
    g = Graph(data["name"])
    if data.get("format") != "doppler-graph":
        g.kernels = data["kernels"]
        g.vertices = [tuple(v) for v in data["vertices"]]
        g.edges = [tuple(e) + (None, "")[len(e) - 2:] for e in data["edges"]]
        return g
    for v in sorted(data["vertices"], key=lambda v: v["id"]):
        kernel = dict(v.get("kernel", {}))
        if kernel:
            kernel["op"] = v.get("op", "")
        elif v.get("op"):
            kernel["operator"] = v["op"]
        kernel["flops"] = v.get("flops", 0)
        if not v.get("kernel"):
            kernel["bytes"] = v.get("output_bytes", 0) + v.get("persistent_bytes", 0)
        g.add(v.get("name", ""), kernel, v.get("output_bytes", 0), v.get("persistent_bytes", 0))
    g.edges = [(e["from"], e["to"], e.get("bytes"), e.get("tensor", "")) for e in data.get("edges", [])]
    return g


def graph_of(name):
    kind, _, number = name.partition(":")
    if kind == "chainmm":
        return chainmm(int(number or 1024))
    if kind == "empty":
        return layered("empty", int(number), lambda v: {"flops": 0, "bytes": 0}, 4)
    if kind == "standin":
        return layered("standin", int(number),
                       lambda v: {"operator": "Conv", "flops": 2e9 if v % 3 else 0, "bytes": 4e7 if v % 2 else 0}, 4_000_000)
    path = name if os.path.exists(name) else os.path.join(HERE, "graphs", name + ".json")
    return recorded(path)


def levels_of(count, edges):
    following, missing, level = [[] for _ in range(count)], [0] * count, [0] * count
    for source, to, *_ in edges:
        following[source].append(to)
        missing[to] += 1
    order = [v for v in range(count) if missing[v] == 0]
    for v in order:
        for to in following[v]:
            level[to] = max(level[to], level[v] + 1)
            missing[to] -= 1
            if missing[to] == 0:
                order.append(to)
    assert len(order) == count, "the graph has a cycle"
    return order, level


def place(graph, devices, how):
    """first: all on the first device; turns: in turn; mixed: CPUs get only some light tasks, GPUs the others in turn."""
    names = [d["name"] for d in devices]
    if how == "first":
        return [names[0]] * len(graph.vertices)
    if how == "turns":
        return [names[v % len(names)] for v in range(len(graph.vertices))]
    cpus = [d["name"] for d in devices if d["class"] == "cpu"]
    gpus = [d["name"] for d in devices if d["class"] != "cpu"]
    out = []
    for v, (_, kernel, _, _) in enumerate(graph.vertices):
        light = graph.kernels[kernel].get("op") != "matmul"
        pool = cpus if cpus and light and v % 8 == 0 else gpus or names
        out.append(pool[v % len(pool)])
    return out


def document(graph, devices="gpu", how="first", rule="fifo", bulk=False, slots=1, repeats=3, warmup=1, options=None):
    counts, specs = {}, []
    for kind in devices.split(","):
        i = counts.get(kind, 0)
        counts[kind] = i + 1
        specs.append({"name": f"{kind}{i}", "kind": "CPU" if kind == "cpu" else "GPU", "class": kind, "slots": slots})
    n = len(specs)
    pairs = [(a, b) for a in range(n) for b in range(n) if a != b]
    tensors, edges, index = [], [], {}
    for source, to, size, name in graph.edges:
        key = (source, name) if size is None or name else (source, len(edges), "own")
        if key not in index:
            index[key] = len(tensors)
            tensors.append({"source": source, "bytes": graph.vertices[source][2] if size is None else size})
        edges.append([source, to, index[key]])
    order, level = levels_of(len(graph.vertices), edges)
    position = [0] * len(order)
    for i, v in enumerate(order):
        position[v] = i
    keys = {"given": position, "strict": position, "bfs": level, "dfs": [-x for x in level]}.get(rule)
    kernels = []
    for kernel in graph.kernels:
        kernel = dict(kernel, dtype="float32")
        if "bytes" not in kernel:
            inputs, _, output = kernel["einsum"].split(" ")[-1].partition("->")
            kernel["bytes"] = 0
            for labels in inputs.split(",") + [output]:
                elements = 1
                for c in labels:
                    elements *= kernel["extents"][c]
                kernel["bytes"] += 4 * elements
        kernels.append(kernel)
    problem = {
        "format": "doppler-problem", "version": 1, "graph": graph.name, "topology": devices, "seed": 1, "threads": 1,
        "model": {"name": "physical", "schedule": rule, "mode": "bulk-synchronous" if bulk else "asynchronous",
                  "memory": "report"},
        "lower_bound": 0, "devices": specs,
        "latency": [[0 if a == b else 5e-6 for b in range(n)] for a in range(n)],
        "seconds_per_byte": [[0 if a == b else 4e-11 for b in range(n)] for a in range(n)],
        "channels": [1] * len(pairs),
        "routes": [[[pairs.index((a, b))] if a != b else [] for b in range(n)] for a in range(n)],
        "vertices": [{"name": name, "op": graph.kernels[k].get("op", graph.kernels[k].get("operator", "")),
                      "output_bytes": out, "persistent_bytes": held, "seconds": [1e-3] * n}
                     for name, k, out, held in graph.vertices],
        "colocated": [], "tensors": tensors, "edges": edges,
    }
    out = {"format": "doppler-execution", "version": 1, "problem": problem,
           "placement": {"devices": place(graph, specs, how)}, "rule": rule,
           "mode": problem["model"]["mode"], "kernels": kernels, "kernel_of": [v[1] for v in graph.vertices],
           "repeats": repeats, "warmup": warmup, "seed": 1, "options": options or {}}
    if keys is not None:
        out["keys"] = keys
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("graph")
    parser.add_argument("--devices", default="gpu")
    parser.add_argument("--place", default="first", choices=["first", "turns", "mixed"])
    parser.add_argument("--rule", default="fifo")
    parser.add_argument("--bulk", action="store_true")
    parser.add_argument("--slots", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--warmup", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    a = parser.parse_args()
    json.dump(document(graph_of(a.graph), a.devices, a.place, a.rule, a.bulk, a.slots, a.repeats, a.warmup, a.options),
              sys.stdout)


if __name__ == "__main__":
    main()
