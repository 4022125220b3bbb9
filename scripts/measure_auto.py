#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what a placer reaches with budgets of seconds on one thread, on graphs of many families.

    scripts/measure_auto.py [--doppler FILE] [--placer ID] [--set NAME=VALUE]... [--seconds 1,10] [--reference 60]
                            [--seeds N] [--only TEXT] [--trace FILE] [-o FILE.csv]

Each graph is placed once per budget and seed, one after the other, and a row of the CSV is written after each; rows that
the file already contains are not measured again. --reference adds a longer budget that the others are compared with.
--trace adds a graph file, such as a trace of Chakra. --only measures the graphs whose name contains the text.
At the end a Markdown table is printed: medians of the seeds, and by how much each budget ends above the best of all.

Budgets are wall-clock seconds. The CSV also has the processor seconds of each run: where they are well below the budget,
other programs were running, and the figures are worse than those of an idle machine.
"""

import argparse
import csv
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys

FOUR, EIGHT = "4xP100", "8xV100"
GRAPHS = [  # name, graph, devices, model
    *[(f"{name}{'' if model == 'physical' else ', as-released'}", name, FOUR, model)
      for name in ("chainmm", "ffnn", "llama-block", "llama-layer") for model in ("physical", "as-released")],
    *[(f"decoder, {n} layers", f"decoder:layers={n}", FOUR, "physical") for n in (1, 8, 32)],
    *[(f"Cholesky {n}", f"cholesky:tiles={n}", FOUR, "physical") for n in (10, 20)],
    ("GNMT", "gnmt", EIGHT, "physical"),
    ("NASNet", "nasnet", EIGHT, "physical"),
    ("Inception-V3", "inception-v3", EIGHT, "physical"),
    ("BERT, training", "bert:training=true", EIGHT, "physical"),
    *[(f"layered {n}", f"layered:vertices={n}", EIGHT, "physical") for n in (100, 1000, 2000, 10000)],
    *[(f"RGPOS {n}", f"rgpos:vertices={n}:processors=8", EIGHT, "unlimited") for n in (100, 1000)],
]
COLUMNS = ["graph", "devices", "placer", "budget", "seed", "makespan", "lower_bound", "evaluations", "found_by",
           "processor_seconds"]


def place(options, graph, devices, model, seconds, seed):
    arguments = [options.doppler, "place", graph, "--devices", devices, "--placer", options.placer, "--seconds",
                 str(seconds), "--seed", str(seed), "--threads", "1", "--json"]
    arguments += ["--contention", "unlimited"] if model == "unlimited" else ["--model", model]
    for setting in options.set:
        arguments += ["--set", setting]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(arguments, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{graph}: {done.stderr.strip()}")
    result = json.loads(done.stdout)
    result["processor_seconds"] = round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 2)
    return result


def measure(options, graphs, rows, out):
    known = {(r["graph"], r["placer"], float(r["budget"]), int(r["seed"])) for r in rows}
    for seconds in options.budgets:
        for name, graph, devices, model in graphs:
            for seed in range(1, options.seeds + 1):
                if (name, options.placer, seconds, seed) in known:
                    continue
                result = place(options, graph, devices, model, seconds, seed)
                row = dict(zip(COLUMNS, [name, devices, options.placer, seconds, seed, result["makespan"],
                                         result["lower_bound"], result.get("evaluations", ""),
                                         result.get("found_by", ""), result["processor_seconds"]]))
                rows.append(row)
                if out:
                    out.writerow(row)
                    options.output_file.flush()


def table(options, graphs, rows):
    columns = [f"{seconds:g} s" for seconds in options.budgets]
    print("| graph | " + " | ".join(columns + [f"{c} above the best" for c in columns]) + " |")
    print("|---|" + "---|" * (2 * len(columns)))
    for name, *_ in graphs:
        here = [r for r in rows if r["graph"] == name and r["placer"] == options.placer]
        medians = [statistics.median([float(r["makespan"]) for r in here if float(r["budget"]) == seconds])
                   for seconds in options.budgets]
        best = min(float(r["makespan"]) for r in rows if r["graph"] == name)
        cells = [f"{m * 1e3:.4g} ms" for m in medians] + [f"{100 * (m / best - 1):.1f} %" for m in medians]
        print(f"| {name} | " + " | ".join(cells) + " |")


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--doppler", default=str(root / "build/release/bin/doppler"))
    parser.add_argument("--placer", default="auto")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--seconds", default="1,10")
    parser.add_argument("--reference", type=float)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--trace", action="append", default=[])
    parser.add_argument("-o", "--output")
    options = parser.parse_args()
    options.budgets = [float(s) for s in options.seconds.split(",")] + ([options.reference] if options.reference else [])
    graphs = GRAPHS + [(pathlib.Path(file).stem, file, EIGHT, "physical") for file in options.trace]
    graphs = [g for g in graphs if options.only.lower() in g[0].lower()]
    if not graphs:
        sys.exit(f"no graph contains {options.only}; the graphs are: " + "; ".join(g[0] for g in GRAPHS))
    rows, out = [], None
    if options.output:
        exists = os.path.exists(options.output)
        if exists:
            with open(options.output, newline="") as file:
                rows = list(csv.DictReader(file))
        options.output_file = open(options.output, "a", newline="")
        out = csv.DictWriter(options.output_file, COLUMNS)
        if not exists:
            out.writeheader()
    measure(options, graphs, rows, out)
    table(options, graphs, rows)


if __name__ == "__main__":
    main()
