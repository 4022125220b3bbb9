#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rates of the Python package and of what it stands on (docs/python.md, docs/evaluate.md).

    DOPPLER=build/release/bin/doppler PYTHONPATH=python benchmarks/evaluate_speed.py

evaluate     placements per second through `doppler evaluate`, one core, batches of 64
makespans    the same through the extension module, next to `random-best-of-n` of the command line, which draws its
             placements itself, with the same threads
step         microseconds of a step of the environment, 64 placements at a time
import       milliseconds of `import doppler`
Every figure is the best of several repeats.
"""
import json
import os
import random
import subprocess
import sys
import time

import doppler as d
from doppler import native


def best(repeats, work):
    """The least seconds of several repeats."""
    found = float("inf")
    for _ in range(repeats):
        begun = time.perf_counter()
        work()
        found = min(found, time.perf_counter() - begun)
    return found


def evaluate(graph, rows=64):
    program = subprocess.Popen([os.environ["DOPPLER"], "evaluate", graph, "--devices", "4xP100"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(line):
        program.stdin.write(line)
        program.stdin.flush()
        return program.stdout.readline()

    document = json.loads(ask(b'{"problem":true}\n'))
    vertices = len(document["vertices"])
    batch = [[random.randrange(4) for _ in range(vertices)] for _ in range(rows)]
    line = json.dumps({"batch": batch}, separators=(",", ":")).encode() + b"\n"
    seconds = best(10 if vertices > 1000 else 100, lambda: ask(line))
    program.stdin.close()
    program.wait()
    return vertices, len(document["edges"]), rows / seconds


def makespans(graph, threads, rows):
    import numpy
    problem = d.Problem(graph, "4xP100", threads=threads)
    array = numpy.random.default_rng(1).integers(0, 4, (rows, problem.vertex_count)).astype(numpy.int32)
    problem.makespans(array)
    python = rows / best(5, lambda: problem.makespans(array))
    placed = min(problem.place("random-best-of-n", evaluations=rows).placing_seconds for _ in range(5))
    return python, rows / placed


def step(graph, order):
    import numpy
    env = d.Problem(graph, "4xP100").env(batch=64, order=order)
    devices = numpy.random.default_rng(1).integers(0, 4, (env.steps, 64)).astype(numpy.int32)

    def episode():
        env.reset()
        for row in devices[:-1]:
            env.step(row)

    return best(20, episode) / (env.steps - 1)


def main():
    for graph in ("layered:vertices=200", "ffnn", "layered:vertices=10000", "layered:vertices=10000:out_degree=1"):
        vertices, edges, rate = evaluate(graph)
        print(f"evaluate   {graph:36} {vertices:6} vertices {edges:6} edges {rate:10.0f} placements/s")
    if native.core() is not None:
        for graph, rows in (("layered:vertices=200", 20000), ("layered:vertices=10000", 500)):
            for threads in (1, 2):
                python, program = makespans(graph, threads, rows)
                print(f"makespans  {graph:36} {threads} threads {python:10.0f} placements/s, command line {program:10.0f} "
                      f"({python / program:.0%})")
        for order in ("topological", "ready"):
            print(f"step       chainmm, {order:27} {1e6 * step('chainmm', order):6.1f} us for 64 placements")
    code = "import time; t = time.perf_counter(); import doppler; print(time.perf_counter() - t)"
    seconds = min(float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True,
                                       text=True).stdout) for _ in range(10))
    print(f"import     {1e3 * seconds:.1f} ms")


if __name__ == "__main__":
    main()
