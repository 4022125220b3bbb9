# SPDX-License-Identifier: GPL-3.0-or-later
"""The runs of `doppler` behind learning_proof.py, each made once and saved, and their figures as text."""

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
SEARCH_SEEDS = range(1, 21)  # of placers that take little time

# Two-sided 95 % points of Student's distribution by degrees of freedom; above, the normal distribution's is used.
STUDENT = [0, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
           2.120, 2.110, 2.101, 2.093, 2.086]


def seeds_by_section(text):
    """ "3,released=5": the number of seeds by section; the bare number is for all other sections."""
    counts = {}
    for part in text.split(","):
        name, equals, count = part.rpartition("=")
        counts[name] = int(count)
    return counts


def program_of(file):
    """Its version, and the commit of the source tree that contains it, if any."""
    version = subprocess.run([file, "--version"], capture_output=True, text=True).stdout.strip()
    commit = subprocess.run(["git", "-C", str(pathlib.Path(file).parent), "describe", "--always", "--dirty"],
                            capture_output=True, text=True)
    return f"{version} {commit.stdout.strip()}".strip() if commit.returncode == 0 else version


def whole_size(text):
    """Bytes of the complete lines: a killed program may leave an unfinished last line."""
    return text.rfind(b"\n") + 1


def whole_lines(kept):
    text = kept.read_bytes() if kept.exists() else b""
    return text[:whole_size(text)].decode().splitlines()


def without_run(result):
    """The summary of an execution, without its tasks and transfers."""
    if not isinstance(result, dict):
        return result
    return {name: value for name, value in result.items()
            if name not in ("tasks", "transfers", "devices", "critical_path")}


class Lab:
    """Runs of the program, each made once and saved as a line of a file that any machine can continue."""

    def __init__(self, arguments):
        self.program = str(pathlib.Path(arguments.doppler).resolve())
        self.share = arguments.share
        self.counts = seeds_by_section(arguments.seeds)
        self.seeds = range(1, 2)  # Of the current section
        self.only = arguments.only
        self.jobs = arguments.jobs
        self.kept = pathlib.Path(arguments.kept)
        self.folder = pathlib.Path(arguments.scratch)
        if self.share != 1:
            self.kept = self.kept.with_suffix(f".share-{self.share}.jsonl")
            self.folder = self.folder / f"share-{self.share}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.published = pathlib.Path(arguments.published)
        self.lock = threading.Lock()  # Held while a checkpoint is made for which others wait
        self.writing = threading.Lock()
        self.made_by = program_of(self.program)
        self.runs, self.makers = {}, {}  # Result and program, by command
        for line in whole_lines(self.kept):
            run = json.loads(line)
            self.runs[tuple(run["command"])] = run["result"]
            self.makers[tuple(run["command"])] = run.get("program")
        self.shown = {}  # Runs requested since it was cleared, by program
        self.wanted = {}  # Command lines of missing runs, by their saved form
        self.writers = {}  # The command that writes each checkpoint or placement
        self.failed = set()

    def file(self, name):
        return self.folder / name

    def episodes(self, count):
        return max(1, round(count * self.share))

    def portable(self, part):
        """The argument with this machine's folders replaced by symbolic names."""
        return part.replace(str(self.published), "PUBLISHED").replace(str(self.folder), "SCRATCH")

    def result(self, *command):
        """The JSON that the command printed; None if it has not run yet, which is then noted."""
        command = [str(part) for part in command]
        key = tuple(self.portable(part) for part in command)
        for written in ("--checkpoint", "--save-placement"):
            if written in command:
                self.writers[command[command.index(written) + 1]] = key, command
        if key in self.runs:
            self.shown.setdefault(self.makers[key], set()).add(key)
            return self.runs[key]
        self.wanted[key] = command
        return None

    def make(self, key, command):
        for read in ("--from", "--placement"):
            if read not in command:
                continue
            source = command[command.index(read) + 1]
            with self.lock:  # The file may be on the machine that made the run.
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
            self.runs[key] = without_run(json.loads(done.stdout))
            self.keep(key)
        return True

    def keep(self, key):
        """Writes a complete line in one call, so that threads and programs sharing the file do not mix lines."""
        line = json.dumps({"command": key, "program": self.makers[key], "result": self.runs[key]}) + "\n"
        with self.writing, open(self.kept, "a+b", buffering=0) as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            file.truncate(whole_size(file.read()))
            os.write(file.fileno(), line.encode())

    def begin(self, section):
        self.seeds = range(1, self.counts.get(section.__name__, self.counts.get("", 5)) + 1)

    def text(self, section):
        """The section's tables; shown_makers() then lists the programs of their runs."""
        self.shown = {}
        self.begin(section)
        return section(self)

    def shown_makers(self):
        """(program, number of runs) of the last section."""
        return sorted((maker or "not recorded", len(keys)) for maker, keys in self.shown.items())

    def complete(self, tables):
        """Makes every run that the tables request, including those that depend on other runs."""
        while True:
            self.wanted = {}
            for table in tables:
                self.begin(table)
                table(self)
            todo = {key: command for key, command in self.wanted.items()
                    if key not in self.failed and all(re.search(only, " ".join(key)) for only in self.only)}
            if not todo:
                return
            with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                futures = {pool.submit(self.make, key, command): key for key, command in todo.items()}
                for count, future in enumerate(concurrent.futures.as_completed(futures), 1):
                    if not future.result():
                        self.failed.add(futures[future])
                    print(f"\r{count} of {len(todo)} runs", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)

    # The two commands behind all tables

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


# Runs by graph and seed, as most tables request them

def names(graphs):
    return [graph[0] for graph in graphs]


def stages_of(episodes, preset=None):
    """`strong` and `pure` start at the teacher and have no stage I."""
    return {"I": 0, "II": episodes} if preset else {"I": IMITATION, "II": episodes - IMITATION}


def as_released(lab):
    return lambda graph: [lab.published / graph[1], "--devices", "4xP100", "--model", "as-released"]


def searched(lab, where, placer, constructs=False):
    """Function of (graph, seed): the makespan with the graph's number of evaluations; a constructive placer needs
    none."""

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


def number(value, digits=4):
    return "-" if value is None else f"{value:.{digits}g}"


def spread(values, scale=1.0):
    """Mean, with the deviation in brackets for several values, and the number of values if some are missing."""
    known = [value * scale for value in values if value is not None]
    if not known:
        return "-"
    text = number(statistics.fmean(known))
    if len(known) > 1:
        text += f" ({number(statistics.stdev(known), 2)})"
    return text if len(known) == len(values) else f"{text}, {len(known)} of {len(values)}"


def interval(differences):
    """Mean of paired differences with half of its 95 % interval."""
    if len(differences) < 2:
        return None
    freedom = len(differences) - 1
    point = STUDENT[freedom] if freedom < len(STUDENT) else 1.96
    return statistics.fmean(differences), point * statistics.stdev(differences) / math.sqrt(len(differences))


def relative(pairs):
    """The first of each pair over the second, minus 100 %, in per cent; without pairs that miss a value."""
    return [100 * (a / b - 1) for a, b in pairs if a and b]


def paired(pairs):
    """The mean of relative() as text, with its 95 % interval for two pairs or more."""
    known = relative(pairs)
    if not known:
        return "-"
    found = interval(known)
    missing = "" if len(known) == len(pairs) else f", {len(known)} of {len(pairs)}"
    return (f"{found[0]:+.2f} ± {found[1]:.2f} %" if found else f"{known[0]:+.2f} %") + missing


def field(rows, name):
    return [row[name] if row else None for row in rows]


def table(head, rows, titles=1):
    """A Markdown table; `titles` cells of a row are titles. Rows without any figure are left out."""
    rows = [row for row in rows if any(cell not in ("", "-") for cell in row[titles:])]
    if not rows:
        return "Not measured yet."
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
