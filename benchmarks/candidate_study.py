#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What do many different candidates gain where the simulator is wrong?

    benchmarks/candidate_study.py [--doppler FILE] [--graphs A,B] [--devices NAME] [--candidates N] [--seed N]
                                  [--search-evaluations N] [--draw-evaluations N] [--networks NAME=FILE,...]

Each source proposes as many candidates under the problem's own model. `shortlist`: the searches of `doppler tune
--method shortlist`. The others: the placer of that name or file, with other seeds. A candidate is then "measured" by
simulating it on targets that differ from the model: a quarter of the bandwidth, a latency of 0.5 ms, and durations with
noise of one fixed seed. `direct` searches on the target itself, which nothing can do that has only the model: the gap
from a source's best measured candidate to it is the room that better candidates could fill.

Prints a CSV: makespans in seconds; `distance` is the mean over all pairs of candidates of that of core/tune/shortlist.h
(devices in order of their first use, as all are equal), `different` the number of different placements.
"""

import argparse
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

SEARCHES = [("critical-path-search", "best"), ("critical-path-search", "random"), ("simulated-annealing", "best"),
            ("critical-path-search", "critical-path")]


class Dialogue:
    """`doppler evaluate` on one problem."""

    def __init__(self, doppler, graph, devices, *more):
        self.process = subprocess.Popen([doppler, "evaluate", graph, "--devices", devices, *more],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(answer["error"])
        return answer

    def place(self, placer, evaluations, seed, **options):
        return self.ask(place=placer, evaluations=evaluations, seed=seed, set=options)


def targets(doppler, graph, devices, folder):
    shown = json.loads(subprocess.run([doppler, "devices", "show", devices, "--json"], capture_output=True, text=True,
                                      check=True).stdout)
    for name, change in (("bandwidth", {"bandwidth": shown["links"]["bandwidth"] / 4}), ("latency", {"latency": 5e-4})):
        file = pathlib.Path(folder) / f"{name}.json"
        file.write_text(json.dumps({**shown, "links": {**shown["links"], **change}}))
        yield name, Dialogue(doppler, graph, str(file))
    yield "noise", Dialogue(doppler, graph, devices, "--noise", "0.3", "--seed", "4711")


def described(model, devices):
    """Devices by first use, and starts as shares of the makespan."""
    names = {}
    answer = model.ask(devices=devices, want=["starts"])
    return [names.setdefault(d, len(names)) for d in devices], [s / answer["makespan"] for s in answer["starts"]]


def distance(a, b):
    return sum((x != y) / 2 + min(1, abs(s - t)) / 2 for x, y, s, t in zip(a[0], b[0], a[1], b[1])) / len(a[0])


def candidates(model, source, file, options):
    for i in range(options.candidates):
        seed = options.seed * 1000003 + i
        if source == "shortlist":
            placer, start = SEARCHES[i % len(SEARCHES)]
            yield model.place(placer, options.search_evaluations, seed, start=start)
        else:
            yield model.place(file, options.draw_evaluations, seed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--doppler", default="doppler")
    parser.add_argument("--graphs", default="chainmm,layered:vertices=60:seed=3,cholesky:tiles=5")
    parser.add_argument("--devices", default="4xP100")
    parser.add_argument("--candidates", type=int, default=40)
    parser.add_argument("--search-evaluations", type=int, default=120)
    parser.add_argument("--draw-evaluations", type=int, default=20)
    parser.add_argument("--networks", default="")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sources = [("shortlist", "")] + [tuple(n.split("=", 1)) for n in options.networks.split(",") if n]
    print("graph,source,candidates,different,distance,shortest_simulated,target,measured_of_shortest,best_measured,direct")
    for graph in options.graphs.split(","):
        with tempfile.TemporaryDirectory() as folder:
            model = Dialogue(options.doppler, graph, options.devices)
            real = dict(targets(options.doppler, graph, options.devices, folder))
            direct = {name: min(t.place("critical-path-search", 20000, seed)["makespan"]
                                for seed in (1, 2)) for name, t in real.items()}
            for source, file in sources:
                found = list(candidates(model, source, file, options))
                points = [described(model, c["devices"]) for c in found]
                pairs = [distance(a, b) for a, b in itertools.combinations(points, 2)]
                least = min(c["makespan"] for c in found)
                shortest = [c["makespan"] for c in found].index(least)
                for name, target in real.items():
                    measured = target.ask(batch=[c["devices"] for c in found])["makespans"]
                    print(graph, source, len(found), len({tuple(p[0]) for p in points}),
                          f"{sum(pairs) / len(pairs):.3f}", f"{least:.6g}", name, f"{measured[shortest]:.6g}",
                          f"{min(measured):.6g}", f"{direct[name]:.6g}", sep=",", flush=True)


if __name__ == "__main__":
    main()
