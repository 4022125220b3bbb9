#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What learning is worth: makes the tables of docs/results.md, section "Learning", from runs of `doppler`.

    benchmarks/learning_proof.py [--doppler FILE] [--kept FILE] [--seeds N] [--jobs N] [--share X] [--write]
                                 [SECTION...]          released physical ablations transfer families system scaling

Every run is kept as a line of docs/learning-proof.jsonl and not made again, so that an interrupted proof goes on where
it was, on any machine; remove the file to measure anew. A line names the program that made it (its version, and the
commit of the tree that it lies in), and a section whose runs were made by several says so. Where runs are still missing the tables have those that are
there, and say of how many seeds. --share 0.1 takes a tenth of the episodes, for a quick look (in a file of its own). --write puts the tables into docs/results.md, between its two marks; otherwise they are printed.
"""

import argparse
import concurrent.futures
import fcntl
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- learning proof: begin -->", "<!-- learning proof: end -->"

# Name, file of the published graph (DOPPLER's release), built-in family, episodes in all, lower bound as released.
GRAPHS = [
    ("CHAINMM", "gdp_chain_mm_112nodes.txt", "chainmm", 4000),
    ("FFNN", "gdp_ffnn_192nodes.txt", "ffnn", 4000),
    ("LLAMA-BLOCK", "gdp_transformer_block_215nodes.txt", "llama-block", 8000),
    ("LLAMA-LAYER", "gdp_full_transformer_layer_261nodes.txt", "llama-layer", 8000),
]
MANY = ["episodes_per_update=16"]
IMITATION = 2000  # of the episodes of a policy that has a stage I

# Two-sided 95 % points of Student's distribution by degrees of freedom; beyond, that of the normal one.
STUDENT = [0, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
           2.120, 2.110, 2.101, 2.093, 2.086]


def program_of(file):
    """Its version, and the commit of the tree in which it was built, where it lies in one."""
    version = subprocess.run([file, "--version"], capture_output=True, text=True).stdout.strip()
    commit = subprocess.run(["git", "-C", str(pathlib.Path(file).parent), "describe", "--always", "--dirty"],
                            capture_output=True, text=True)
    return f"{version} {commit.stdout.strip()}".strip() if commit.returncode == 0 else version


def whole_size(text):
    """Bytes of its whole lines: a program that was killed may leave an unfinished one at the end."""
    return text.rfind(b"\n") + 1


def whole_lines(kept):
    text = kept.read_bytes() if kept.exists() else b""
    return text[:whole_size(text)].decode().splitlines()


class Lab:
    """Runs of the program, each made once and kept as a line of a file that any machine can go on with."""

    def __init__(self, arguments):
        self.program = str(pathlib.Path(arguments.doppler).resolve())
        self.share = arguments.share
        self.seeds = range(1, arguments.seeds + 1)
        self.jobs = arguments.jobs
        self.kept = pathlib.Path(arguments.kept)
        self.folder = pathlib.Path(arguments.scratch)
        if self.share != 1:
            self.kept = self.kept.with_suffix(f".share-{self.share}.jsonl")
            self.folder = self.folder / f"share-{self.share}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.published = pathlib.Path(arguments.published)
        self.lock = threading.Lock()  # Held while a checkpoint is made that others wait for
        self.writing = threading.Lock()
        self.made_by = program_of(self.program)
        self.runs, self.makers = {}, {}  # By command: what came of it, and which program made it
        for line in whole_lines(self.kept):
            run = json.loads(line)
            self.runs[tuple(run["command"])] = run["result"]
            self.makers[tuple(run["command"])] = run.get("program")
        self.shown = {}  # Of the makers, how many runs were asked for since it was emptied
        self.wanted = {}  # What the program is to be called with, by what is kept of it
        self.writers = {}  # Of checkpoints: the command that writes the file
        self.failed = set()

    def file(self, name):
        return self.folder / name

    def episodes(self, count):
        return max(1, round(count * self.share))

    def portable(self, part):
        """Folders of this machine by what they are."""
        return part.replace(str(self.published), "PUBLISHED").replace(str(self.folder), "SCRATCH")

    def result(self, *command):
        """What the command printed as JSON; None, and remembered, where it has not been run yet."""
        command = [str(part) for part in command]
        key = tuple(self.portable(part) for part in command)
        if "--checkpoint" in command:
            self.writers[command[command.index("--checkpoint") + 1]] = key, command
        if key in self.runs:
            self.shown.setdefault(self.makers[key], set()).add(key)
            return self.runs[key]
        self.wanted[key] = command
        return None

    def make(self, key, command):
        if "--from" in command:  # The run may have been made on another machine, which has its checkpoint.
            source = command[command.index("--from") + 1]
            with self.lock:
                if not pathlib.Path(source).exists() and not self.call(*self.writers[source]):
                    return False
        return self.call(key, command)

    def call(self, key, command):
        done = subprocess.run([self.program, *command, "--json"], capture_output=True, text=True,
                              env=dict(os.environ, LC_ALL="C"))
        if done.returncode != 0:
            print(f"failed: {' '.join(command)}\n  {done.stderr.strip()}", file=sys.stderr)
            return False
        if key not in self.runs:
            self.makers[key] = self.made_by
            self.runs[key] = json.loads(done.stdout)
            self.keep(key)
        return True

    def keep(self, key):
        """A whole line in one call, so that neither threads nor programs that share the file mix theirs."""
        line = json.dumps({"command": key, "program": self.makers[key], "result": self.runs[key]}) + "\n"
        with self.writing, open(self.kept, "a+b", buffering=0) as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            file.truncate(whole_size(file.read()))
            os.write(file.fileno(), line.encode())

    def text(self, section):
        """The section's tables, and by whom its runs were made where that is not one program."""
        self.shown = {}
        text = section(self)
        if len(self.shown) < 2:
            return text
        makers = sorted(((maker or "a version that was not noted", len(keys)) for maker, keys in self.shown.items()))
        return text + "\n\nMade by several versions: " + ", ".join(f"{maker} ({count} runs)" for maker, count in makers) + "."

    def complete(self, tables):
        """Makes every run that the tables ask for, also those that they can only ask for after others."""
        while True:
            self.wanted = {}
            for table in tables:
                table(self)
            todo = {key: command for key, command in self.wanted.items() if key not in self.failed}
            if not todo:
                return
            with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                futures = {pool.submit(self.make, key, command): key for key, command in todo.items()}
                for count, future in enumerate(concurrent.futures.as_completed(futures), 1):
                    if not future.result():
                        self.failed.add(futures[future])
                    print(f"\r{count} of {len(todo)} runs", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)

    # The two commands of which everything is made

    def compare(self, graph, placer, seed, evaluations=None, seconds=None, more=()):
        budget = ["--evaluations", evaluations] if evaluations else ["--seconds", seconds] if seconds else []
        rows = self.result("compare", *graph, "--placers", placer, "--seeds", 1, "--seed", seed, *budget, *more)
        return rows[0] if rows else None

    def train(self, graph, seed, stages, policy="doppler", preset=None, settings=(), more=()):
        text = ",".join(f"{name}={self.episodes(count) if count else 0}" for name, count in stages.items())
        chosen = ["--preset", preset] if preset else []
        values = [part for setting in settings for part in ("--set", setting)]
        return self.result("train", *graph, "--policy", policy, *chosen, "--stages", text, *values, "--seed", seed,
                           *more)


def number(value, digits=4):
    return "-" if value is None else f"{value:.{digits}g}"


def spread(values, scale=1.0):
    """Mean, and deviation in brackets where there are several values; of how many, where some are missing."""
    known = [value * scale for value in values if value is not None]
    if not known:
        return "-"
    text = number(statistics.fmean(known))
    if len(known) > 1:
        text += f" ({number(statistics.stdev(known), 2)})"
    return text if len(known) == len(values) else f"{text}, {len(known)} of {len(values)}"


def interval(differences):
    """Mean of paired differences with half of its 95 % interval."""
    if len(differences) < 2 or any(d is None for d in differences):
        return None
    freedom = len(differences) - 1
    point = STUDENT[freedom] if freedom < len(STUDENT) else 1.96
    return statistics.fmean(differences), point * statistics.stdev(differences) / math.sqrt(len(differences))


def field(rows, name):
    return [row[name] if row else None for row in rows]


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def stages_of(episodes, preset=None):
    """`strong` learns from a guide instead of imitating the teacher: it has no stage I."""
    return {"I": 0, "II": episodes} if preset == "strong" else {"I": IMITATION, "II": episodes - IMITATION}


# The sampler of each learned policy, and its exact control: the same with a learning rate of 0 after imitation.
def learned_rows(lab, where, seeds, paper):
    """(title, function of (graph, episodes) giving the best makespan by seed)"""

    def trained(policy, preset=None, control=False, imitation=True):
        def best(graph, episodes):
            stages = stages_of(episodes, preset) if imitation else {"II": episodes}
            settings = (["control=true"] if control else []) + (list(paper) if policy == "doppler" and not preset else [])
            return field([lab.train(where(graph), seed, stages, policy, preset, settings) for seed in seeds],
                         "best_makespan")
        return best

    def searched(placer, settings=()):
        def best(graph, episodes):
            return field([lab.compare(where(graph), placer, seed, lab.episodes(episodes), more=settings)
                          for seed in seeds], "makespan")
        return best

    return [
        ("`gdp`", trained("gdp", imitation=False)),
        ("`placeto`, as many simulated placements", searched("placeto")),
        ("`doppler`, I and II", trained("doppler")),
        ("its control", trained("doppler", control=True)),
        ("`doppler-strong`", trained("doppler", "strong")),
        ("its control", trained("doppler", "strong", control=True)),
        ("`doppler-improve`", searched("doppler-improve")),
        ("its control", searched("doppler-improve-control")),
    ]


def comparison(lab, where, graphs, unit=1.0, paper=()):
    """`paper`: what differs from the settings of the paper in `doppler`, I and II, and its control."""
    rows = [("bound", [number(bound_of(lab, where(graph)) and bound_of(lab, where(graph)) * unit) for graph in graphs])]
    constructed = [("`critical-path`, mean of 20", "critical-path", range(1, 21)), ("`enumerative`", "enumerative", [1])]
    for title, placer, seeds in constructed:
        rows.append((title, [spread(field([lab.compare(where(graph), placer, seed) for seed in seeds], "makespan"), unit)
                             for graph in graphs]))
    for title, placer in [("`random-best-of-n`", "random-best-of-n"), ("`simulated-annealing`", "simulated-annealing"),
                          ("`critical-path-search`", "critical-path-search")]:
        rows.append((title, [spread(field([lab.compare(where(graph), placer, seed, lab.episodes(graph[3]))
                                           for seed in lab.seeds], "makespan"), unit) for graph in graphs]))
    for title, best in learned_rows(lab, where, lab.seeds, paper):
        rows.append((title, [spread(best(graph, graph[3]), unit) for graph in graphs]))
    head = ["best of as many evaluations"] + [f"{graph[0]}, {lab.episodes(graph[3])}" for graph in graphs]
    return table(head, [[title, *cells] for title, cells in rows])


def bound_of(lab, where):
    trained = lab.train(where, 1, {"I": 0, "II": 0})
    return trained["lower_bound"] if trained else None


def paired(graphs, title, one, other, seeds):
    """A row: `one` against `other`, functions of (graph, seed) giving a makespan."""
    cells = []
    for graph in graphs:
        runs = [(one(graph, seed), other(graph, seed)) for seed in seeds]
        found = interval([100 * (a / b - 1) if a and b else None for a, b in runs])
        cells.append("-" if not found else f"{found[0]:+.2f} ± {found[1]:.2f} %")
    return [title, *cells]


def equal_time(lab, where, graphs, unit):
    rows = []
    for placer in ("simulated-annealing", "critical-path-search"):
        cells = []
        for graph in graphs:
            run = lab.train(where(graph), 1, stages_of(graph[3]))
            if run is None:
                cells.append("-")
                continue
            seconds = round(run["seconds"])
            row = lab.compare(where(graph), placer, 1, seconds=max(1, seconds))
            cells.append(f"{number(row['makespan'] * unit)} in {seconds} s" if row else "-")
        rows.append([f"`{placer}`, one seed", *cells])
    return table(["as many seconds as seed 1 of `doppler`, I and II, took"] + [graph[0] for graph in graphs], rows)


def released(lab):
    def where(graph):
        return [lab.published / graph[1], "--devices", "4xP100", "--model", "as-released"]

    def placed(placer):
        def makespan(graph, seed):
            row = lab.compare(where(graph), placer, seed, lab.episodes(graph[3]))
            return row and row["makespan"]
        return makespan

    def strong(control):
        def makespan(graph, seed):
            run = lab.train(where(graph), seed, stages_of(graph[3], "strong"), "doppler", "strong", control)
            return run and run["best_makespan"]
        return makespan

    pairs = [paired(GRAPHS, title, one, other, range(1, 21)) for title, one, other in [
        ("`doppler-improve` against `critical-path-search`", placed("doppler-improve"), placed("critical-path-search")),
        ("`doppler-improve` against its control", placed("doppler-improve"), placed("doppler-improve-control")),
        ("`doppler-strong` against `simulated-annealing`", strong([]), placed("simulated-annealing")),
        ("`doppler-strong` against its control", strong([]), strong(["control=true"])),
    ]]
    return "\n\n".join([
        "### The published graphs, as released, four devices",
        f"Mean (deviation) of {len(lab.seeds)} seeds, unit 1e10 as published.",
        comparison(lab, where, GRAPHS),
        "Paired over 20 seeds: mean difference with its 95 % interval, below 0 where the first is better.",
        table(["makespan"] + [graph[0] for graph in GRAPHS], pairs),
        equal_time(lab, where, GRAPHS, 1.0),
    ])


def physical(lab):
    parts = ["### The physical model", f"Our own families, milliseconds, mean (deviation) of {len(lab.seeds)} seeds. "
             "`doppler` with the paper's networks and 16 episodes an update, six times as fast as with one."]
    for devices in ("4xP100", "8xV100"):
        def where(graph, devices=devices):
            return [graph[2], "--devices", devices]
        parts += [f"{devices}:", comparison(lab, where, GRAPHS, 1e3, MANY)]
    return "\n\n".join(parts)


def ablations(lab):
    graphs = GRAPHS[:2]
    kinds = [
        ("`doppler`, I and II", "doppler", {"I": 2000, "II": 2000}, MANY),
        ("stage I alone", "doppler", {"I": 4000, "II": 0}, MANY),
        ("stage II alone", "doppler", {"I": 0, "II": 4000}, MANY),
        ("SEL alone", "sel-only", {"I": 2000, "II": 2000}, MANY),
        ("PLC alone", "plc-only", {"I": 2000, "II": 2000}, MANY),
        ("`joint`", "joint", {"I": 2000, "II": 2000}, MANY),
        ("no message passing", "doppler", {"I": 2000, "II": 2000}, ["rounds=0", *MANY]),
        ("message passing at every step, hidden 32", "doppler", {"I": 250, "II": 250},
         ["message_passing=step", "hidden=32", "rounds=2"]),
        ("the same once an episode", "doppler", {"I": 250, "II": 250}, ["hidden=32", "rounds=2"]),
    ]
    rows = []
    for title, policy, stages, settings in kinds:
        cells = []
        for graph in graphs:
            where = [lab.published / graph[1], "--devices", "4xP100", "--model", "as-released"]
            runs = [lab.train(where, seed, stages, policy, None, settings) for seed in lab.seeds]
            cells += [spread(field(runs, "best_makespan")), spread(field(runs, "greedy_makespan")),
                      spread(field(runs, "episodes_per_second"))]
        rows.append([title, *cells])
    head = ["policy"] + [f"{graph[0]}, {what}" for graph in graphs for what in ("best", "final network", "episodes/s")]
    return "\n\n".join(["### Ablations", "As released, four devices; 16 episodes an update in the first seven rows.", table(head, rows)])


def transfer(lab):
    source = ["chainmm", "ffnn"]
    settings = {"with the encoder": ["hidden=32", "episodes_per_update=16"],
                "without message passing": ["hidden=32", "episodes_per_update=16", "rounds=0"]}
    rows = []
    for title, chosen in settings.items():
        for target, devices in [("llama-block", "4xP100"), ("llama-layer", "4xP100"), ("llama-layer", "8xV100")]:
            kept = {seed: lab.file(f"transfer-{len(chosen)}-{seed}.checkpoint") for seed in lab.seeds}
            trained = [lab.train([*source, "--devices", "4xP100"], seed, {"I": 2000, "II": 2000}, "doppler", "strong",
                                 chosen, ["--checkpoint", kept[seed]]) for seed in lab.seeds]
            teacher = field([lab.compare([target, "--devices", devices], "critical-path", seed)
                             for seed in range(1, 21)], "makespan")
            cells = [spread(teacher, 1e3)]
            for episodes in (0, 500, 2000, 4000):
                runs = [run and lab.train([target, "--devices", devices], seed, {"I": 0, "II": episodes}, "doppler",
                                          "strong", chosen, ["--from", kept[seed]])
                        for seed, run in zip(lab.seeds, trained)]
                cells.append(spread(field(runs, "greedy_makespan" if episodes == 0 else "best_makespan"), 1e3))
            scratch = [lab.train([target, "--devices", devices], seed, {"I": 2000, "II": 2000}, "doppler", "strong", chosen)
                       for seed in lab.seeds]
            cells.append(spread(field(scratch, "best_makespan"), 1e3))
            rows.append([f"{target}, {devices}, {title}", *cells])
    head = ["placed", "`critical-path`", "zero-shot, greedy", "best after 500", "after 2,000", "after 4,000",
            "from scratch, 4,000"]
    return "\n\n".join(["### Transfer", "Trained on CHAINMM and FFNN with 4xP100; milliseconds.", table(head, rows)])


# Of each, the seeds 1 to 20 are trained on and 21 to 32 are unseen.
FAMILIES = {
    "layered, narrow": "layered:vertices=60:shape=0.5",
    "layered, wide": "layered:vertices=60:shape=2",
    "layered, dear transfers": "layered:vertices=60:ccr=5",
    "layered, many edges": "layered:vertices=60:out_degree=6",
    "RGPOS": "rgpos:vertices=60",
    "fork and join": "fork-join:stages=6:width=8:spread=0.5",
}


def families(lab):
    """Placeto's claim: a network trained on 20 graphs of a family places 12 unseen ones."""
    rows = []
    for title, source in FAMILIES.items():
        known = [f"{source}:seed={seed}" for seed in range(1, 21)]
        unseen = [f"{source}:seed={seed}" for seed in range(21, 33)]
        for policy, chosen in (("doppler", ["hidden=32", "episodes_per_update=4"]), ("placeto", [])):
            kept = lab.file(f"family-{title.replace(' ', '-')}-{policy}.checkpoint")
            stages = {"I": 1000, "II": 1000} if policy == "doppler" else {"II": 400}
            trained = lab.train([*known, "--devices", "4xP100"], 1, stages, policy, None, chosen, ["--checkpoint", kept])
            shots, scratch, teacher = [], [], []
            for graph in unseen:
                at = [graph, "--devices", "4xP100"]
                none = {"I": 0, "II": 0} if policy == "doppler" else {"II": 0}
                shot = trained and lab.train(at, 1, none, policy, None, chosen, ["--from", kept])
                own = lab.train(at, 1, {"I": 200, "II": 200} if policy == "doppler" else {"II": 40}, policy, None, chosen)
                path = lab.compare(at, "critical-path", 1)
                shots.append(shot and path and shot["greedy_makespan"] / path["makespan"])
                scratch.append(own and path and own["greedy_makespan"] / path["makespan"])
            rows.append([title, f"`{policy}`", spread(shots), spread(scratch)])
    head = ["family", "policy", "zero-shot", "trained on each from scratch"]
    return "\n\n".join(["### Families of graphs", "Six families of 20 graphs to train on and 12 unseen ones; greedy "
                        "placements over those of `critical-path`, mean (deviation) over the unseen graphs.", table(head, rows)])


def system(lab):
    """The simulator believes in twice the bandwidth that the engine has."""
    world = "bandwidth_factor=0.5"
    rows = []
    for graph in GRAPHS[:1] + GRAPHS[3:]:
        where = [graph[2], "--devices", "4xP100"]
        chosen = ["hidden=32", f"engine_settings={world}", "engine_repeats=3"]
        cells = []
        for stages in ({"I": 500, "II": 1500, "III": 1}, {"I": 500, "II": 1500, "III": 500}):
            runs = [lab.train(where, seed, stages, "doppler", None, chosen) for seed in lab.seeds]
            cells.append(spread(field(runs, "best_makespan"), 1e3))
        agreement = lab.result("execute", *where, "--engine", "threads", "--set", f"threads.{world}", "--agreement", 200)
        ranks = agreement and next((agreement[key] for key in ("spearman", "rank_correlation") if key in agreement), None)
        rows.append([graph[0], *cells, number(ranks, 3)])
    head = ["graph", "DOPPLER-SIM: I and II", "DOPPLER-SYS: I, II and 500 of III", "rank correlation, 200 placements"]
    return "\n\n".join(["### A wrong simulator", "Measured on the engine `threads` with half of the bandwidth that the "
                        "simulator believes in; milliseconds, best measured.", table(head, rows)])


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
    parser.add_argument("--scratch", default=ROOT / "build/learning-proof", help="folder for checkpoints")
    parser.add_argument("--published", default=ROOT / "../shared/data/doppler", help="folder of the published graphs")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--share", type=float, default=1.0)
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
