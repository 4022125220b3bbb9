#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What learning is worth: makes the tables of docs/results.md, section "Learning", from runs of `doppler`.

    benchmarks/learning_proof.py [--doppler FILE] [--kept FILE] [--seeds N,SECTION=N...] [--jobs N] [--share X]
                                 [--only=REGEX]... [--write] [SECTION...]
    sections: released physical ablations transfer families system scaling

Every run is kept as a line of docs/learning-proof.jsonl and not made again, so that an interrupted proof goes on where
it was, on any machine; remove the file to measure anew. A line names the program that made it (its version, and the
commit of the tree that it lies in), and a section whose runs were made by several says so. Where runs are still missing
the tables have those that are there, and say of how many seeds. --only makes but the runs in whose command it is found
(a regular expression; of several, all). --share 0.1 takes a tenth of the episodes, for a quick look (in a file of its
own). --write puts the tables into docs/results.md, between its two marks; otherwise they are printed.
"""

import argparse
import math
import os
import pathlib
import re
import statistics
import sys

from proof_lab import Lab, field, number, paired, spread, table
from proof_transfer import families, transfer

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- learning proof: begin -->", "<!-- learning proof: end -->"

# Name, file of the published graph (DOPPLER's release), built-in family, episodes in all.
GRAPHS = [
    ("CHAINMM", "gdp_chain_mm_112nodes.txt", "chainmm", 4000),
    ("FFNN", "gdp_ffnn_192nodes.txt", "ffnn", 4000),
    ("LLAMA-BLOCK", "gdp_transformer_block_215nodes.txt", "llama-block", 8000),
    ("LLAMA-LAYER", "gdp_full_transformer_layer_261nodes.txt", "llama-layer", 8000),
]
MANY = ["episodes_per_update=16"]
IMITATION = 2000  # of the episodes of a policy that has a stage I
CONTROL = ["control=true"]
SEARCH_SEEDS = range(1, 21)  # of what takes no time worth saving


def names(graphs):
    return [graph[0] for graph in graphs]


def stages_of(episodes, preset=None):
    """`strong` and `pure` begin where the teacher is: they have no stage I."""
    return {"I": 0, "II": episodes} if preset else {"I": IMITATION, "II": episodes - IMITATION}


def as_released(lab):
    return lambda graph: [lab.published / graph[1], "--devices", "4xP100", "--model", "as-released"]


def searched(lab, where, placer, constructs=False):
    """Function of (graph, seed): the makespan with the graph's number of evaluations; a placer that constructs has no
    use for any."""

    def makespan(graph, seed):
        row = lab.compare(where(graph), placer, seed, *([] if constructs else [lab.episodes(graph[3])]))
        return row and row["makespan"]
    return makespan


def trained(lab, where, policy, preset=None, settings=(), imitation=True, key="best_makespan"):
    """Function of (graph, seed): the makespan after the graph's number of episodes."""

    def makespan(graph, seed):
        stages = stages_of(graph[3], preset) if imitation else {"II": graph[3]}
        run = lab.train(where(graph), seed, stages, policy, preset, settings)
        return run and run[key]
    return makespan


# The sampler of each learned policy, and its exact control: the same with a learning rate of 0 after imitation.
def learned_rows(lab, where, paper):
    """(title, function of (graph, seed) giving the best makespan)"""
    rows = [
        ("`gdp`", trained(lab, where, "gdp", imitation=False)),
        ("its control", trained(lab, where, "gdp", settings=CONTROL, imitation=False)),
        ("`placeto`, as many simulated placements", searched(lab, where, "placeto")),
        ("its control", searched(lab, where, "placeto-control")),
        ("`placeto-one-encoding`, as many episodes", trained(lab, where, "placeto", "one-encoding")),
        ("its control", trained(lab, where, "placeto", "one-encoding", CONTROL)),
        ("`doppler`, I and II", trained(lab, where, "doppler", settings=list(paper))),
        ("its control", trained(lab, where, "doppler", settings=CONTROL + list(paper))),
    ]
    for preset in ("pure", "strong"):
        rows += [(f"`doppler-{preset}`", trained(lab, where, "doppler", preset)),
                 ("its control", trained(lab, where, "doppler", preset, CONTROL))]
    return rows


def comparison(lab, where, graphs, unit=1.0, paper=()):
    """`paper`: what differs from the settings of the paper in `doppler`, I and II, and its control."""
    bounds = [bound_of(lab, where(graph)) for graph in graphs]
    rows = [("bound", [number(bound and bound * unit) for bound in bounds])]

    def add(title, best, seeds):
        rows.append((title, [spread([best(graph, seed) for seed in seeds], unit) for graph in graphs]))

    add("`critical-path`, mean of 20", searched(lab, where, "critical-path", constructs=True), SEARCH_SEEDS)
    add("`enumerative`", searched(lab, where, "enumerative", constructs=True), [1])
    for placer in ("random-best-of-n", "simulated-annealing", "critical-path-search"):
        add(f"`{placer}`, mean of 20", searched(lab, where, placer), SEARCH_SEEDS)
    for title, best in learned_rows(lab, where, paper):
        add(title, best, lab.seeds)
    add("`doppler-improve`, mean of 20", searched(lab, where, "doppler-improve"), SEARCH_SEEDS)
    add("its control, mean of 20", searched(lab, where, "doppler-improve-control"), SEARCH_SEEDS)
    head = ["best of as many evaluations"] + [f"{graph[0]}, {lab.episodes(graph[3])}" for graph in graphs]
    return table(head, [[title, *cells] for title, cells in rows])


def bound_of(lab, where):
    run = lab.train(where, 1, {"I": 0, "II": 0})
    return run["lower_bound"] if run else None


def equal_time(lab, where, graphs):
    """As many seconds as the paper's settings take; policies by as many episodes as fit into them at the rate of the
    kept run of seed 1, since their learning rate falls over the episodes that are planned."""
    seconds = {graph[0]: run and run["seconds"] for graph in graphs
               for run in [lab.train(where(graph), 1, stages_of(graph[3]))]}
    rows = [["seconds", *[number(seconds[graph[0]], 3) for graph in graphs]]]
    for placer in ("random-best-of-n", "simulated-annealing", "critical-path-search"):
        cells = []
        for graph in graphs:
            row = seconds[graph[0]] and lab.compare(where(graph), placer, 1, seconds=max(1, round(seconds[graph[0]])))
            cells.append(f"{number(row['makespan'])}, {row['evaluations']:,}" if row else "-")
        rows.append([f"`{placer}`, and evaluations", *cells])
    cells = []
    for graph in graphs:
        row = lab.compare(where(graph), "enumerative", 1)
        cells.append(f"{number(row['makespan'])} in {number(row['seconds'], 1)} s" if row else "-")
    rows.append(["`enumerative`, which ends by itself", *cells])
    for title, policy, preset in [("`placeto`, and episodes", "placeto", None),
                                  ("`placeto-one-encoding`, and episodes", "placeto", "one-encoding"),
                                  ("`gdp`, and episodes", "gdp", None)]:
        cells = []
        for graph in graphs:
            episodes = seconds[graph[0]] and episodes_within(lab, where(graph), policy, preset, graph[3], seconds[graph[0]])
            run = episodes and lab.train(where(graph), 1, {"II": episodes}, policy, preset)
            cells.append(f"{number(run['best_makespan'])}, {run['episodes']:,}" if run else "-")
        rows.append([title, *cells])
    return table(["as many seconds as seed 1 of `doppler`, I and II, took; one seed"] + names(graphs), rows)


def episodes_within(lab, where, policy, preset, known, seconds):
    """Two digits of how many episodes of the policy fit, by the rate of a shorter run."""
    short = lab.train(where, 1, {"II": 40 if policy == "placeto" and not preset else known}, policy, preset)
    if not short:
        return None
    count = seconds * short["episodes"] / short["seconds"]
    digits = 10 ** max(0, math.floor(math.log10(count)) - 1)
    return round(count / digits) * digits


def greedy_rows(lab, where, graphs):
    """What the final network places by itself, decoded greedily, without the best that was met on the way."""
    rows = []
    for preset in ("pure", "strong"):
        for title, settings in [(f"`doppler-{preset}`", []), ("its control, as untrained", CONTROL)]:
            final = trained(lab, where, "doppler", preset, settings, key="greedy_makespan")
            rows.append([title, *[spread([final(graph, seed) for seed in lab.seeds]) for graph in graphs]])
    return table(["final network, greedy"] + names(graphs), rows)


def released(lab):
    where = as_released(lab)
    pairs = []
    for title, one, other in [
        ("`doppler-improve` against `critical-path-search`", searched(lab, where, "doppler-improve"),
         searched(lab, where, "critical-path-search")),
        ("`doppler-improve` against its control", searched(lab, where, "doppler-improve"),
         searched(lab, where, "doppler-improve-control")),
        ("`doppler-strong` against `simulated-annealing`", trained(lab, where, "doppler", "strong"),
         searched(lab, where, "simulated-annealing")),
        ("`doppler-strong` against its control", trained(lab, where, "doppler", "strong"),
         trained(lab, where, "doppler", "strong", CONTROL)),
        ("`doppler-pure` against `simulated-annealing`", trained(lab, where, "doppler", "pure"),
         searched(lab, where, "simulated-annealing")),
        ("`doppler-pure` against its control", trained(lab, where, "doppler", "pure"),
         trained(lab, where, "doppler", "pure", CONTROL)),
    ]:
        pairs.append([title, *[paired([(one(graph, seed), other(graph, seed)) for seed in SEARCH_SEEDS])
                               for graph in GRAPHS]])
    return "\n\n".join([
        "### The published graphs, as released, four devices",
        f"Mean (deviation) of {len(lab.seeds)} seeds, unit 1e10 as published. `doppler-strong` and `doppler-improve` choose "
        "moves in an annealed search; `gdp`, `doppler` and `doppler-pure` build every placement anew. PLACETO's steps are "
        "evaluations each, so that as many simulated placements are 52, 22, 44 and 35 episodes.",
        comparison(lab, where, GRAPHS),
        greedy_rows(lab, where, GRAPHS),
        "Paired over 20 seeds: mean difference with its 95 % interval, below 0 where the first is better.",
        table(["makespan"] + names(GRAPHS), pairs),
        equal_time(lab, where, GRAPHS),
    ])


def physical(lab):
    parts = ["### The physical model", f"Our own families, milliseconds, mean (deviation) of {len(lab.seeds)} seeds. "
             "`doppler` with the paper's networks and 16 episodes an update, six times as fast as with one."]
    for devices in ("4xP100", "8xV100"):
        def where(graph, devices=devices):
            return [graph[2], "--devices", devices]
        parts += [f"{devices}:", comparison(lab, where, GRAPHS, 1e3, MANY)]
    return "\n\n".join(parts)


def ablation_rows(lab, kinds, graphs, columns):
    rows = []
    for title, policy, stages, settings in kinds:
        cells = []
        for graph in graphs:
            runs = [lab.train(as_released(lab)(graph), seed, stages, policy, None, settings) for seed in lab.seeds]
            cells += [spread(field(runs, key)) for _, key in columns]
        rows.append([title, *cells])
    return table(["policy"] + [f"{graph[0]}, {what}" for graph in graphs for what, _ in columns], rows)


def ablations(lab):
    both = {"I": 2000, "II": 2000}
    kinds = [
        ("`doppler`, I and II", "doppler", both, []),
        ("stage I alone", "doppler", {"I": 4000, "II": 0}, []),
        ("stage II alone", "doppler", {"I": 0, "II": 4000}, []),
        ("SEL alone", "sel-only", both, []),
        ("PLC alone", "plc-only", both, []),
        ("`joint`", "joint", both, []),
        ("no message passing", "doppler", both, ["rounds=0"]),
    ]
    once = ["hidden=32", "rounds=2"]
    step = ["message_passing=step", *once]
    short = {"I": 250, "II": 250}
    large = [(title, policy, stages, settings + MANY) for title, policy, stages, settings in kinds]
    large += [("message passing at every step, hidden 32", "doppler", short, step),
              ("the same once an episode", "doppler", short, once)]
    small = []
    for title, policy, stages, settings in kinds:
        # In the order of the command that was kept: options given twice count once, the last.
        chosen = ["hidden=32", *([] if settings else ["rounds=3"]), *settings, *MANY]
        small.append((title, policy, stages, chosen))
        if stages["II"]:
            small.append(("its control", policy, stages, CONTROL + chosen))
    columns = [("best", "best_makespan"), ("final network", "greedy_makespan")]
    rows = []
    for graph in GRAPHS:
        runs = [[lab.train(as_released(lab)(graph), seed, short, "doppler", None, settings) for settings in (step, once)]
                for seed in lab.seeds]
        cost = [one["seconds"] / other["seconds"] for one, other in runs if one and other]
        rows.append([graph[0], *[paired([(one and one[key], other and other[key]) for one, other in runs])
                                 for _, key in columns], number(statistics.fmean(cost), 2) if cost else "-"])
    return "\n\n".join([
        "### Ablations",
        "As released, four devices. The paper's networks; 16 episodes an update in the first seven rows.",
        ablation_rows(lab, large, GRAPHS[:2], columns + [("episodes/s", "episodes_per_second")]),
        f"All four graphs, networks 32 wide with 3 rounds, 16 episodes an update, {len(lab.seeds)} seeds:",
        ablation_rows(lab, small, GRAPHS, columns),
        "Message passing at every step against once an episode, 250 episodes of each stage, 32 wide, paired by seed "
        f"({len(lab.seeds)}):",
        table(["graph", "best", "final network", "times the seconds"], rows)])


def system(lab):
    """The simulator believes in twice the bandwidth that the engine has. What each ended with is measured again, by
    turns, since the least of many noisy measurements favours who measured most."""
    world = "bandwidth_factor=0.5"
    rounds = range(1, 5)
    kinds = [("sim", {"I": 500, "II": 1500}, []), ("sys", {"I": 500, "II": 1500, "III": 300}, []),
             ("still", {"I": 500, "II": 1500, "III": 300}, ["stage3_learning_rate=0", "final_learning_rate=0"])]
    rows = []
    for graph in GRAPHS[:1] + GRAPHS[3:]:
        where = [graph[2], "--devices", "4xP100"]
        chosen = ["hidden=32", f"engine_settings={world}", "engine_repeats=2"]
        measured = {name: [] for name, *_ in kinds}
        for seed in lab.seeds:
            files = {name: lab.file(f"system-{graph[2]}-{name}-{seed}.json") for name, *_ in kinds}
            ready = [lab.train(where, seed, stages, "doppler", None, chosen + more, ["--save-placement", files[name]])
                     for name, stages, more in kinds]
            times = {name: [] for name in files}
            for turn in rounds if all(ready) else ():
                for name, file in files.items():
                    run = lab.result("execute", *where, "--placement", file, "--engine", "threads", "--set",
                                     f"threads.{world}", "--set", "threads.time_scale=2", "--repeat", 5, "--seed", 5 * turn)
                    times[name].append(run and run["repeats"]["mean"])
            for name, means in times.items():
                measured[name].append(statistics.fmean(means) if means and all(means) else None)
        agreement = lab.result("execute", *where, "--engine", "threads", "--set", f"threads.{world}", "--agreement", 200)
        rows.append([graph[0], *[spread(measured[name], 1e3) for name, *_ in kinds],
                     *[paired(list(zip(measured["sys"], measured[other]))) for other in ("sim", "still")],
                     number(agreement and agreement["spearman"], 3)])
    head = ["graph", "DOPPLER-SIM: I and II", "DOPPLER-SYS: I, II and 300 of III", "the same, learning rate 0 in III",
            "SYS against SIM", "SYS against learning rate 0", "rank correlation, 200 placements"]
    return "\n\n".join(["### A wrong simulator", "The engine `threads` has half of the bandwidth that the simulator believes "
                        f"in. Of {len(lab.seeds)} seeds the placement that each ended with, measured again 20 times, by turns, "
                        "two real seconds to a modelled one; milliseconds. Differences are paired by seed, with their 95 % "
                        "interval.", table(head, rows)])


def scaling(lab):
    sizes = (100, 200, 500, 1000, 2000, 5000, 10000)
    rows, points = [], []
    for size in sizes:
        episodes = max(2, 4000 // size)
        run = lab.train([f"layered:vertices={size}", "--devices", "4xP100"], 1, {"I": 0, "II": episodes})
        seconds = run and run["seconds"] / run["episodes"]
        rows.append([f"{size:,}", number(seconds, 3)])
        if seconds:
            points.append((math.log(size), math.log(seconds)))
    fitted = "-"
    if len(points) == len(sizes):
        xs, ys = zip(*points)
        fitted = number(statistics.linear_regression(xs, ys).slope, 3)
    return "\n\n".join(["### Scaling", "Layered random graphs, 4xP100, paper networks, one episode an update.",
                        table(["vertices", "seconds an episode"], rows), f"Fitted exponent: {fitted}."])


SECTIONS = {"released": released, "physical": physical, "ablations": ablations, "transfer": transfer,
            "families": families, "system": system, "scaling": scaling}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--doppler", default=ROOT / "build/release/bin/doppler", help="the program")
    parser.add_argument("--kept", default=ROOT / "docs/learning-proof.jsonl", help="file of all runs")
    parser.add_argument("--scratch", default=ROOT / "build/learning-proof", help="folder for checkpoints and placements")
    parser.add_argument("--published", default=ROOT / "../shared/data/doppler", help="folder of the published graphs")
    parser.add_argument("--seeds", default="5", help="how many, and of a section: 5,released=2")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", action="append", default=[], metavar="REGEX", help="runs in whose command it is found")
    parser.add_argument("--no-runs", action="store_true", help="tables of what is there")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("sections", nargs="*", metavar="SECTION")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"no such section: {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    chosen = [SECTIONS[name] for name in arguments.sections or SECTIONS]
    lab = Lab(arguments)
    if not arguments.no_runs:
        lab.complete(chosen)
    text = "\n\n".join(lab.text(section) for section in (SECTIONS.values() if arguments.write else chosen))
    if not arguments.write:
        print(text)
        return
    results = ROOT / "docs/results.md"
    old = results.read_text()
    parts = re.split(f"({re.escape(BEGIN)}|{re.escape(END)})", old)
    if len(parts) != 5:
        sys.exit(f"{results} lacks the marks {BEGIN} and {END}")
    results.write_text("".join([parts[0], BEGIN, "\n\n", text, "\n\n", END, parts[4]]))


if __name__ == "__main__":
    main()
