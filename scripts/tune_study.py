#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares tuning by a learned cost model with other methods at equal numbers of real runs.

    scripts/tune_study.py [--doppler FILE] [--graphs A,B] [--devices A,B] [--engine ID[:name=value,...]]...
                          [--methods model,stage3,annealing,shortlist,heuristics] [--runs 20,60,200] [--seeds N]
                          [--check N] [--evaluations N] [--limit S] [--total S] -o study.csv

Each method gets the same number of real runs on the engine. Then the placements of all methods are executed --check
times more, in rounds of three, so that a slow phase of the machine meets all of them; the median of these makespans is
the result, because the best of many noisy measurements is too good. Stage III continues from one network per graph, devices and seed, trained in stages I and II
without the engine (--stages).

The CSV has one row for each combination and is written after all methods of one; combinations that it already
contains are not repeated. --limit ends one method after so many seconds, --total starts nothing more after so many.
"""

import argparse
import csv
import itertools
import json
import os
import pathlib
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

COLUMNS = ["graph", "devices", "engine", "settings", "method", "runs", "seed", "real_runs", "median", "makespans",
           "simulated", "model_error", "found_by", "seconds", "error"]
KEY = COLUMNS[:7]
METHODS = ["model", "stage3", "annealing", "shortlist", "heuristics"]


class Failed(Exception):
    pass


def words(text):
    return [word for word in text.split(",") if word]


def call(arguments, limit=None):
    """Runs doppler and returns its JSON. After the limit it is interrupted, which keeps the best so far."""
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        out, error = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        process.terminate()
        out, error = process.communicate()
    if process.returncode != 0:
        raise Failed(error.strip().splitlines()[-1] if error.strip() else f"status {process.returncode}")
    return json.loads(out) if out.strip() else {}


class Study:
    def __init__(self, options, folder):
        self.options = options
        self.folder = pathlib.Path(folder)
        self.networks = {}

    def problem(self, case):
        return [*self.graph(case), "--seed", str(case["seed"])]

    def graph(self, case):
        """A graph may have options of its reader: model.onnx --import batch=4."""
        return [*shlex.split(case["graph"]), "--devices", case["devices"]]

    def engine_settings(self, case):
        return [part for setting in words(case["settings"].replace(";", ",")) for part in ("--set", setting)]

    def tuned(self, case, placement):
        found = call([self.options.doppler, "tune", *self.problem(case), "--engine", case["engine"],
                      *self.engine_settings(case), "--runs", str(case["runs"]), "--method", case["method"],
                      "--evaluations", str(self.options.evaluations), "-o", placement, "--json"], self.options.limit)
        return {"real_runs": len(found["real_runs"]), "model_error": found["model_error"], "found_by": found["found_by"]}

    def training(self, case, checkpoint, episodes):
        stages = dict(part.split("=") for part in words(self.options.stages))
        settings = [f"stage1_episodes={stages.get('I', 0)}", f"stage2_episodes={stages.get('II', 0)}",
                    f"stage3_episodes={episodes}", f"engine={case['engine']}",
                    f"engine_settings={case['settings'].replace(';', ',')}"]
        return [self.options.doppler, "train", *self.problem(case), "--checkpoint", checkpoint, "--json",
                *[part for setting in settings for part in ("--set", setting)]]

    def network(self, case):
        """The checkpoint after stages I and II; its time is not part of stage III."""
        key = tuple(case[name] for name in ("graph", "devices", "engine", "settings", "seed"))
        if key not in self.networks:
            file = str(self.folder / f"network{len(self.networks)}.checkpoint")
            call(self.training(case, file, 0))
            self.networks[key] = file
        return self.networks[key]

    def trained(self, case, placement):
        # Besides its episodes stage III measures the best of stage II once, the best again every ten updates, and the
        # placement of the final network.
        runs = int(case["runs"])
        episodes = max(1, (runs - 2) * 10 // 11)
        file = str(self.folder / "stage3.checkpoint")
        shutil.copyfile(self.network(case), file)
        found = call(self.training(case, file, episodes) + ["--resume", "--save-placement", placement],
                     self.options.limit)
        return {"real_runs": found.get("real_runs", 0), "model_error": None, "found_by": "stage III"}

    def check(self, case, placement, seed):
        """Three makespans of the placement, of runs that no method has seen."""
        found = call([self.options.doppler, "execute", *self.graph(case), "--seed", str(seed),
                      "--engine", case["engine"], *self.engine_settings(case), "--placement", placement,
                      "--repeat", "3", "--json"])
        return found["repeats"]["makespans"], found["simulated_makespan"]

    def placement(self, case):
        return str(self.folder / f"{case['method']}.json")

    def search(self, case):
        begin = time.monotonic()
        row = dict(case)
        try:
            found = self.trained if case["method"] == "stage3" else self.tuned
            row |= found(case, self.placement(case))
            row["seconds"] = round(time.monotonic() - begin, 3)
        except Failed as fault:
            row["error"] = str(fault)
        return row

    def rows(self, group):
        """The rows of the methods for one graph, engine, seed and number of runs."""
        rows = [self.search(case) for case in group]
        good = [row for row in rows if not row.get("error")]
        makespans = {row["method"]: [] for row in good}
        for turn in range((self.options.check + 2) // 3):
            for row in good:
                try:
                    times, row["simulated"] = self.check(row, self.placement(row), 900000 + 1000 * turn + row["seed"])
                    makespans[row["method"]] += times
                except Failed as fault:
                    row["error"] = str(fault)
        for row in good:
            row["median"] = statistics.median(makespans[row["method"]])
            row["makespans"] = " ".join(repr(x) for x in makespans[row["method"]])
        return rows


def groups(options):
    """The methods' cases for each graph, devices, engine, seed and number of runs."""
    for _, group in itertools.groupby(cases(options), key=lambda case: {**case, "method": ""}):
        yield list(group)


def cases(options):
    for graph in words(options.graphs):
        for devices in words(options.devices):
            for engine in options.engine:
                name, _, settings = engine.partition(":")
                for seed in range(1, options.seeds + 1):
                    for runs in words(options.runs):
                        for method in words(options.methods):
                            yield {"graph": graph, "devices": devices, "engine": name,
                                   "settings": settings.replace(",", ";"), "method": method, "runs": int(runs),
                                   "seed": seed}


def finished(file):
    if not os.path.exists(file):
        return []
    with open(file, newline="", encoding="utf-8") as text:
        return [row for row in csv.DictReader(text) if not row["error"]]


def write(file, rows):
    draft = file + ".new"
    with open(draft, "w", newline="", encoding="utf-8") as text:
        out = csv.DictWriter(text, COLUMNS, restval="")
        out.writeheader()
        out.writerows(rows)
    os.replace(draft, file)


def summary(rows):
    """For each method and number of runs: the mean of median / best median of the same case and number."""
    best = {}
    for row in rows:
        if row.get("median"):
            key = tuple(str(row[name]) for name in ("graph", "devices", "engine", "settings", "runs", "seed"))
            best.setdefault(key, {})[row["method"]] = float(row["median"])
    ratios = {}
    for key, by_method in best.items():
        for method, median in by_method.items():
            ratios.setdefault((method, int(key[4])), []).append(median / min(by_method.values()))
    print(f"{'method':<12} {'runs':>6} {'cases':>6} {'mean of makespan / best':>24}")
    for (method, runs), values in sorted(ratios.items()):
        print(f"{method:<12} {runs:>6} {len(values):>6} {statistics.mean(values):>24.4f}")


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--doppler", default=str(root / "build/ci/bin/doppler"))
    parser.add_argument("--graphs", default="chainmm,ffnn,llama-block")
    parser.add_argument("--devices", default="4xP100")
    parser.add_argument("--engine", action="append", help="ID, or ID:name=value,name=value")
    parser.add_argument("--methods", default=",".join(METHODS))
    parser.add_argument("--runs", default="20,60,200")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--check", type=int, default=9, help="executions of each result, a multiple of three")
    parser.add_argument("--evaluations", type=int, default=4000, help="simulated placements of each search")
    parser.add_argument("--stages", default="I=200,II=1000", help="episodes before stage III")
    parser.add_argument("--limit", type=float, help="seconds for one method")
    parser.add_argument("--total", type=float, help="seconds after which nothing more starts")
    parser.add_argument("-o", "--output", required=True)
    options = parser.parse_args()
    options.engine = options.engine or ["threads:bandwidth_factor=0.5,jitter=0.05"]
    unknown = [method for method in words(options.methods) if method not in METHODS]
    if unknown:
        parser.error(f"unknown method {unknown[0]}, expected one of {', '.join(METHODS)}")
    rows = finished(options.output)
    known = {tuple(str(row[name]) for name in KEY) for row in rows}
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        study = Study(options, folder)
        for group in groups(options):
            group = [case for case in group if tuple(str(case[name]) for name in KEY) not in known]
            if not group:
                continue
            if options.total and time.monotonic() - begin > options.total:
                print("the time is over; run it again for the rest", file=sys.stderr)
                break
            rows += study.rows(group)
            write(options.output, rows)
            for row in rows[-len(group):]:
                print(*(row[name] for name in KEY), row.get("median") or row.get("error"), file=sys.stderr)
    summary(rows)


if __name__ == "__main__":
    main()
