#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills doppler (SIGKILL) at random moments and checks what is left.

    scripts/kill_study.py [--doppler FILE] [--moments N] [--kinds training,tuning,saving,comparing] [--seed N]

- training: the checkpoint can be read as a placer, and the training can be continued.
- tuning: the saved real runs can be read, and all of them count when it continues.
- saving: the file is the old one or the new one, byte for byte.
- comparing: the continued comparison prints the same runs as one that was never killed.

Moments are drawn until N of them were in time (the program still ran), at most 10 N. Prints a line for each kind: how
many moments were drawn, how many were in time, after how many of those there was a file, and how many left something
wrong. The exit status is 1 if anything was wrong.
"""

import argparse
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time


class Wrong(Exception):
    pass


def finished(arguments):
    done = subprocess.run(arguments, capture_output=True, text=True)
    if done.returncode != 0:
        raise Wrong(f"{' '.join(arguments[1:4])} ...: {done.stderr.strip()[-300:] or done.returncode}")
    return done.stdout


def duration(arguments):
    begin = time.monotonic()
    finished(arguments)
    return time.monotonic() - begin


def killed(arguments, seconds):
    """Starts the program and kills it after so many seconds. Returns whether it still ran."""
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        process.wait(seconds)
        return False
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return True


class Training:
    """A short training that writes its checkpoint ten times per second."""

    def __init__(self, doppler, folder):
        self.doppler = doppler
        self.file = folder / "net.checkpoint"
        self.log = folder / "net.jsonl"
        self.train = [doppler, "train", "chainmm", "--devices", "4xP100", "--stages", "I=20,II=40",
                      "--checkpoint", str(self.file), "--checkpoint-seconds", "0.1", "--json-log", str(self.log)]
        self.longest = duration(self.train)

    def moment(self, seconds):
        self.file.unlink(missing_ok=True)
        self.log.unlink(missing_ok=True)
        in_time = killed(self.train, seconds)
        if self.file.exists():
            finished([self.doppler, "simulate", "chainmm", "--devices", "4xP100", "--placer", str(self.file)])
            finished([*self.train, "--resume"])
            episodes = [json.loads(line).get("episode") for line in self.log.read_text().splitlines()]
            numbers = [number for number in episodes if number is not None]
            if numbers != sorted(set(numbers)):
                raise Wrong("the log repeats or skips back over episodes")
        return in_time


class Tuning:
    RUNS = 200

    def __init__(self, doppler, folder):
        self.file = folder / "runs.json"
        self.tune = [doppler, "tune", "chainmm:size=64", "--devices", "2xP100", "--engine", "emulated",
                     "--runs", str(self.RUNS), "--evaluations", "500", "--json"]
        self.longest = duration(self.tune)

    def moment(self, seconds):
        self.file.unlink(missing_ok=True)
        in_time = killed([*self.tune, "--state", str(self.file)], seconds)
        if self.file.exists():
            saved = len(json.loads(self.file.read_text())["runs"])
            found = json.loads(finished([*self.tune, "--resume", str(self.file)]))
            runs = len(found["real_runs"])
            if found["resumed_runs"] != saved or runs < saved or (runs != self.RUNS and found["end"] == "runs"):
                raise Wrong(f"{runs} real runs after {saved} were continued, expected {self.RUNS}")
        return in_time


class Saving:
    """Writes one graph over another one."""

    def __init__(self, doppler, folder):
        self.file = folder / "graph.json"
        self.old = folder / "old.json"
        self.new = folder / "new.json"
        finished([doppler, "graph", "generate", "cholesky", "-o", str(self.old)])
        self.write = [doppler, "graph", "generate", "layered", "--set", "vertices=60000", "-o"]
        self.longest = duration([*self.write, str(self.new)])

    def moment(self, seconds):
        shutil.copyfile(self.old, self.file)
        in_time = killed([*self.write, str(self.file)], seconds)
        if self.file.read_bytes() not in (self.old.read_bytes(), self.new.read_bytes()):
            raise Wrong("the file is neither the old one nor the new one")
        return in_time


class Comparing:
    def __init__(self, doppler, folder):
        self.file = folder / "kept.jsonl"
        self.compare = [doppler, "compare", "chainmm", "--devices", "4xP100", "--placers",
                        "heft,critical-path-search,simulated-annealing", "--seeds", "4", "--evaluations", "3000", "--json"]
        self.expected = self.runs(finished(self.compare))
        self.longest = duration(self.compare)

    @staticmethod
    def runs(text):
        out = json.loads(text)
        for run in out:
            for name in [name for name in run if "second" in name or "rate" in name]:
                del run[name]
        return out

    def moment(self, seconds):
        self.file.unlink(missing_ok=True)
        in_time = killed([*self.compare, "--resume", str(self.file)], seconds)
        if self.runs(finished([*self.compare, "--resume", str(self.file)])) != self.expected:
            raise Wrong("the continued comparison has other runs")
        return in_time


KINDS = {"training": Training, "tuning": Tuning, "saving": Saving, "comparing": Comparing}


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--doppler", default=str(root / "build/ci/bin/doppler"))
    parser.add_argument("--moments", type=int, default=100, help="of each kind, in time")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    failed = False
    for kind in options.kinds.split(","):
        with tempfile.TemporaryDirectory() as folder:
            study = KINDS[kind](options.doppler, pathlib.Path(folder))
            in_time = 0
            left = 0
            drawn = 0
            wrong = []
            while in_time + len(wrong) < options.moments and drawn < 10 * options.moments:
                seconds = random.Random(options.seed * 100000 + drawn).uniform(0, study.longest)
                drawn += 1
                try:
                    ran = study.moment(seconds)
                    in_time += ran
                    left += ran and study.file.exists()
                except Wrong as fault:
                    wrong.append(f"after {seconds:.3f} s: {fault}")
            print(f"{kind}: {drawn} moments, {in_time} in time, {left} of them with a file, {len(wrong)} wrong", flush=True)
            for line in wrong:
                print("  " + line, flush=True)
            failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
