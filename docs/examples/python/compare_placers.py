# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares a placer of one's own with twelve others, as a table and as a plot.

    python3 docs/examples/python/compare_placers.py [PLOT.png]

The file is also a placer for the command line and the window: doppler compare chainmm --devices 4xP100
--placers heft,docs/examples/python/compare_placers.py
"""
import random
import sys

import doppler as d

OTHERS = ["critical-path", "heft", "cpop", "peft", "lookahead-heft", "etf", "dls", "mcp", "metis", "m-topo",
          "round-robin", "simulated-annealing"]


@d.placer
def earliest_finish(problem, budget, seed):
    """Vertices in topological order, each on the device where it would end first; ties at random."""
    rng = random.Random(seed)
    document = problem.document
    vertices, count = document["vertices"], len(document["devices"])
    inputs = [[] for _ in vertices]
    waiting = [0] * len(vertices)
    readers = [[] for _ in vertices]
    for source, target, tensor in document["edges"]:
        inputs[target].append((source, document["tensors"][tensor]["bytes"]))
        readers[source].append(target)
        waiting[target] += 1
    free, end, where = [0.0] * count, [0.0] * len(vertices), [0] * len(vertices)
    ready = [v for v, missing in enumerate(waiting) if not missing]
    while ready:
        v = ready.pop(0)

        def end_on(device):
            arrivals = [end[u] + (where[u] != device) * (document["latency"][where[u]][device] +
                                                         size * document["seconds_per_byte"][where[u]][device])
                        for u, size in inputs[v]]
            return max([free[device], *arrivals]) + vertices[v]["seconds"][device]

        allowed = vertices[v].get("allowed", range(count))
        where[v] = min(allowed, key=lambda device: (end_on(device), rng.random()))
        end[v] = free[where[v]] = end_on(where[v])
        for u in readers[v]:
            waiting[u] -= 1
            if not waiting[u]:
                ready.append(u)
    return where


def main(plot="comparison.png"):
    comparison = d.compare(["chainmm", "ffnn"], "4xP100", [earliest_finish, *OTHERS], seeds=3, evaluations=500)
    table = comparison.summary()
    print(table[["graph", "placer", "mean", "best", "mean_gap_to_lower_bound"]].to_string(index=False))
    comparison.plot().figure.savefig(plot, dpi=120)
    return comparison


if __name__ == "__main__":
    if sys.stdin.isatty() or sys.argv[1:]:
        main(*sys.argv[1:2])
    else:
        earliest_finish.main()  # started by the command line or the window, which sends a problem
