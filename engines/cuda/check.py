#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs doppler-cuda on documents, checks every line that it prints, and writes the figures. Called by check.sh."""
import argparse
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import time

from documents import document, graph_of, levels_of

TOLERANCE = 1e-6  # seconds: the resolution of the clocks, as the product's check has it


def tokens_of(doc):
    """The tokens by their definition, from the document alone."""
    edges = doc["problem"]["edges"]
    count = len(doc["problem"]["vertices"])
    inputs = [[] for _ in range(count)]
    for source, to, _ in edges:
        inputs[to].append(source)
    tokens = [0] * count
    for v in levels_of(count, edges)[0]:
        t = v + 1
        for source in inputs[v]:
            t = ((t ^ tokens[source]) * 0x9E3779B1) & 0xFFFFFFFF
            t ^= t >> 15
        tokens[v] = t
    return tokens


class Checked:
    """What one repeat must fulfil. Collects faults, and by how much the tightest condition was missed."""

    def __init__(self, doc):
        self.doc, self.faults, self.worst = doc, [], 0.0
        names = {d["name"]: i for i, d in enumerate(doc["problem"]["devices"])}
        self.device = [names[n] for n in doc["placement"]["devices"]]
        self.tokens = tokens_of(doc)
        self.level = levels_of(len(self.device), doc["problem"]["edges"])[1]

    def before(self, earlier, later, what):
        self.worst = max(self.worst, earlier - later)
        if earlier > later + TOLERANCE:
            self.faults.append(f"{what}: {earlier:.9f} is after {later:.9f}")

    def repeat(self, line):
        problem = self.doc["problem"]
        tasks, transfers = line["tasks"], {}
        if len(tasks) != len(self.device):
            self.faults.append(f"{len(tasks)} tasks")
            return
        for tensor, to, start, end in line["transfers"]:
            if (tensor, to) in transfers:
                self.faults.append(f"tensor {tensor} came to device {to} twice")
            transfers[tensor, to] = (start, end)
            self.before(tasks[problem["tensors"][tensor]["source"]][1], start, f"transfer of tensor {tensor}")
            self.before(start, end, f"transfer of tensor {tensor}")
        needed = set()
        for source, to, tensor in problem["edges"]:
            arrival = tasks[source][1]
            if self.device[source] != self.device[to]:
                needed.add((tensor, self.device[to]))
                if (tensor, self.device[to]) not in transfers:
                    continue
                arrival = transfers[tensor, self.device[to]][1]
            self.before(arrival, tasks[to][0], f"input of task {to}")
        if needed != set(transfers):
            self.faults.append("other transfers than the placement needs")
        for v, (start, end) in enumerate(tasks):
            if not (start >= 0 and end >= start and math.isfinite(end)):
                self.faults.append(f"task {v}: {start} to {end}")
        self.slots(tasks)
        if self.doc["mode"] == "bulk-synchronous":
            self.barriers(tasks, transfers)
        if abs(line["makespan"] - max(end for _, end in tasks)) > 1e-9:
            self.faults.append("the makespan is not the last end")
        if line["tokens"] != self.tokens:
            self.faults.append("tokens differ")

    def slots(self, tasks):
        for d, spec in enumerate(self.doc["problem"]["devices"]):
            events = []
            for v, (start, end) in enumerate(tasks):
                if self.device[v] == d and end - start > TOLERANCE:
                    events += [(start + TOLERANCE / 2, 1), (end - TOLERANCE / 2, -1)]
            running = 0
            for _, step in sorted(events):
                running += step
                if running > spec["slots"]:
                    self.faults.append(f"more than {spec['slots']} tasks at once on device {d}")
                    return

    def barriers(self, tasks, transfers):
        first, last = {}, {}
        for v, (start, end) in enumerate(tasks):
            k = self.level[v]
            first[k] = min(first.get(k, start), start)
            last[k] = max(last.get(k, end), end)
        for k in range(1, len(first)):
            self.before(last[k - 1], first[k], f"barrier before level {k}")


class Runner:
    def __init__(self, program, prefix, limit):
        self.program, self.prefix, self.limit = program, prefix, limit
        self.failures, self.skipped, self.runs = [], [], {}
        self.deadline = time.monotonic() + limit

    def left(self):
        return self.deadline - time.monotonic()

    def fail(self, name, what):
        self.failures.append(f"{name}: {what}")
        print(f"  FAILED {name}: {what}", flush=True)

    def call(self, arguments, text="", timeout=60):
        try:
            done = subprocess.run(self.prefix + [self.program] + arguments, input=text, capture_output=True, text=True,
                                  timeout=max(1.0, min(timeout, self.left())))
            return done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            return 124, "", "timeout"

    def lines(self, name, doc, arguments=(), timeout=60):
        status, out, err = self.call(list(arguments), json.dumps(doc), timeout)
        try:
            lines = [json.loads(line) for line in out.splitlines()]
        except ValueError as error:
            self.fail(name, f"a line is no JSON: {error}")
            return []
        errors = [line["error"] for line in lines if "error" in line]
        if status != 0 or errors:
            self.fail(name, f"status {status}: {errors[:1] or err.strip()[-300:]}")
            return []
        return lines

    def run(self, name, doc, arguments=(), timeout=60):
        """Executes, checks and keeps the figures of one document."""
        if self.left() < 5:
            self.skipped.append(name)
            print(f"  {name}: skipped, no time left", flush=True)
            return None
        started = time.monotonic()
        lines = self.lines(name, doc, arguments, timeout)
        repeats = [line for line in lines if "makespan" in line]
        if not lines:
            return None
        checked = Checked(doc)
        for line in repeats:
            checked.repeat(line)
        if len(repeats) != doc["repeats"]:
            checked.faults.append(f"{len(repeats)} repeats")
        if checked.faults:
            self.fail(name, "; ".join(checked.faults[:3]) + f" ({len(checked.faults)} faults)")
        engine = next((line for line in lines if "engine" in line), {})
        self.runs[name] = self.figures(doc, repeats, engine, checked, time.monotonic() - started)
        r = self.runs[name]
        print(f"  {name}: {r['makespan_median'] * 1e3:.3f} ms (spread {100 * r['spread']:.1f} %), "
              f"{r['seconds_per_task'] * 1e6:.2f} us a task, wall {r['wall_seconds']:.1f} s", flush=True)
        return repeats

    @staticmethod
    def figures(doc, repeats, engine, checked, wall):
        makespans = [line["makespan"] for line in repeats] or [math.nan]
        by_kernel, busy = {}, []
        kernels = doc["kernels"]
        for line in repeats:
            for v, (start, end) in enumerate(line["tasks"]):
                k = kernels[doc["kernel_of"][v]]
                where = doc["placement"]["devices"][v].rstrip("0123456789")
                label = where + " " + k.get("op", k.get("operator", "task")) + " " + k.get("einsum", "") + " " + \
                    ",".join(f"{a}={b}" for a, b in k.get("extents", {}).items())
                by_kernel.setdefault(label.strip(), []).append(end - start)
            busy.append(sum(end - start for start, end in line["tasks"]) / line["makespan"])
        copies = [end - start for line in repeats for _, _, start, end in line["transfers"]]
        median = statistics.median(makespans)
        return {
            "vertices": len(doc["kernel_of"]), "transfers": len(repeats[0]["transfers"]) if repeats else 0,
            "note": engine.get("note", ""), "devices": engine.get("devices", []),
            "arena_bytes": engine.get("arena_bytes", []), "makespans": makespans, "makespan_median": median,
            "spread": (max(makespans) - min(makespans)) / median, "seconds_per_task": median / len(doc["kernel_of"]),
            "task_medians": {k: statistics.median(t) for k, t in sorted(by_kernel.items())},
            "transfer_median": statistics.median(copies) if copies else None,
            "busy_tasks_mean": statistics.mean(busy) if busy else None,
            "clock_drift_seconds": [line.get("clock_drift_seconds") for line in repeats],
            "clock_error_seconds": max((line.get("clock_error_seconds", 0) for line in repeats), default=None),
            "tokens_equal": "tokens differ" not in checked.faults, "faults": len(checked.faults),
            "largest_violation_seconds": checked.worst, "wall_seconds": wall,
        }

    def expect_error(self, name, text, part, arguments=()):
        status, out, _ = self.call(list(arguments), text)
        try:
            found = json.loads(out.splitlines()[-1]).get("error", "")
        except (ValueError, IndexError):
            found = ""
        if status == 0 or part not in found or len(out.splitlines()) != 1:
            self.fail(name, f"expected one line with an error that contains {part!r}, found {out[-300:]!r}")
        else:
            print(f"  {name}: {found}", flush=True)

    def simple(self, name, arguments, timeout):
        status, out, err = self.call(arguments, "", timeout)
        try:
            result = json.loads(out.splitlines()[-1])
        except (ValueError, IndexError):
            result = {}
        if status != 0 or not result:
            self.fail(name, f"status {status}: {(err or out).strip()[-400:]}")
        return result


def digests(repeats):
    return repeats[-1].get("digests", []) if repeats else []


def compare_digests(runner, name, one, other):
    """Sums of all outputs of two executions of one graph: equal but for the order of additions."""
    if other is None and runner.skipped:
        return
    a, b = digests(one), digests(other)
    if not a or len(a) != len(b):
        runner.fail(name, "no digests to compare")
        return
    scale = max(abs(x) for x in a if x is not None) or 1
    worst = max(abs(x - y) for x, y in zip(a, b) if x is not None and y is not None) / scale
    runner.runs.setdefault("digests", {})[name] = worst
    if not worst < 1e-4:
        runner.fail(name, f"outputs differ: {worst:.3g} of the largest")


def exact_digests(size):
    """The same graph chainmm in Python: the outputs themselves."""
    graph = graph_of(f"chainmm:{size}")

    def resident(seed, count):
        out = []
        for at in range(count):
            x = (seed * 0x9E3779B97F4A7C15 + at) & (2 ** 64 - 1)
            x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & (2 ** 64 - 1)
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & (2 ** 64 - 1)
            out.append((((x >> 40) & 511) - 255) / 256)
        return out

    inputs = [[] for _ in graph.vertices]
    for source, to, *_ in graph.edges:
        inputs[to].append(source)
    values = []
    for v, (_, k, _, _) in enumerate(graph.vertices):
        kernel, given = graph.kernels[k], [values[i] for i in inputs[v]]
        e = kernel["extents"]
        if kernel["op"] == "matmul":
            operands = []
            for o, count in enumerate((e["i"] * e["j"], e["j"] * e["k"])):
                use = given and len(given[0]) == count
                operands.append(given.pop(0) if use else resident(1 + (v + 1) * 1000003 + o + 1, count))
            a, b = operands
            columns = [b[c::e["k"]] for c in range(e["k"])]
            out = []
            for i in range(e["i"]):
                row = a[i * e["j"]:(i + 1) * e["j"]]
                out += [sum(x * y for x, y in zip(row, column)) for column in columns]
        else:
            out = [sum(parts) for parts in zip(*given)]
        values.append(out)
    return [sum(out) for out in values]


def check_host(runner):
    """Without a GPU: the readers, both drivers on emulated GPUs, CPU devices for real, and clear errors."""
    runner.simple("self-test", ["--self-test"], 120)
    for name in ("chainmm:256", "ffnn-128", "ffnn-16384", "llama-block-2048", "empty:1000", "standin:100"):
        doc = document(graph_of(name), "gpu,gpu,cpu", "turns")
        plan = next(iter(runner.lines("plan " + name, doc, ["--plan"])), {})
        if plan.get("tokens") != tokens_of(doc):
            runner.fail("plan " + name, "tokens differ from those of Python")
    runner.run("chainmm-256 on a CPU", document(graph_of("chainmm:256"), "cpu"))
    for rule in ("fifo", "given", "strict", "bfs", "dfs"):
        for bulk in (False, True):
            doc = document(graph_of("chainmm:128"), "gpu,gpu,cpu", "turns", rule, bulk, 2)
            runner.run(f"chainmm-128 {rule}{' bulk' if bulk else ''}, emulated", doc, ["--emulated-gpus", "2"])
    for drive in ("host", "enqueue"):
        for bulk in (False, True):
            doc = document(graph_of("ffnn-128"), "gpu,gpu", "turns", "given", bulk, 1, options={"drive": drive})
            runner.run(f"ffnn-128 {drive}{' bulk' if bulk else ''}, emulated", doc, ["--emulated-gpus", "2"])
    runner.run("standin-30, emulated", document(graph_of("standin:30"), "gpu,cpu", "turns", repeats=1),
               ["--emulated-gpus", "1"])
    runner.run("empty-2000, emulated", document(graph_of("empty:2000"), "gpu,cpu", "turns"), ["--emulated-gpus", "1"])
    one = runner.run("chainmm-32 on a CPU", document(graph_of("chainmm:32"), "cpu", options={"digests": True}))
    compare_digests(runner, "chainmm-32 against Python", [{"digests": exact_digests(32)}], one)
    two = runner.run("chainmm-32 in turns, emulated",
                     document(graph_of("chainmm:32"), "gpu,gpu,cpu", "turns", options={"digests": True}),
                     ["--emulated-gpus", "2"])
    compare_digests(runner, "chainmm-32, three devices against one", one, two)
    doc = document(graph_of("chainmm:32"), "gpu,gpu")
    runner.expect_error("too few GPUs", json.dumps(doc), "has 2 GPU devices, but this machine has 1",
                        ["--emulated-gpus", "1"])
    for text, part in (("", "not valid JSON"), ("{}", 'has no "format"'), (json.dumps(doc)[:-40], "not valid JSON"),
                       (json.dumps(dict(doc, rule="msr")), "rule is"),
                       (json.dumps(dict(doc, kernel_of=[0])), "kernel_of has 1 entries")):
        runner.expect_error("refused", text, part)
    if not runner.has_gpu:
        runner.expect_error("no GPU", json.dumps(doc), "no GPU")


def drives(runner, name, graph, repeats, warmup=1):
    """The same order driven by the host, enqueued, and as a graph."""
    for drive in ("host", "enqueue", "graph"):
        runner.run(f"{name} given, {drive}",
                   document(graph, rule="given", repeats=repeats, warmup=warmup, options={"drive": drive}), timeout=90)


def modes(runner, name, graph, devices, how, repeats=5):
    for bulk in (False, True):
        runner.run(f"{name} {'bulk-synchronous' if bulk else 'asynchronous'}",
                   document(graph, devices, how, "fifo", bulk, repeats=repeats, options={"oversubscribe": True}),
                   timeout=90)


def check_gpu(runner):
    small = graph_of("chainmm:64")
    one = runner.run("chainmm-64", document(small, options={"digests": True}))
    compare_digests(runner, "chainmm-64 against Python", [{"digests": exact_digests(64)}], one)
    for devices, how in (("gpu,cpu", "turns"), ("gpu,gpu", "turns"), ("gpu,gpu,gpu,gpu,cpu", "turns")):
        other = runner.run(f"chainmm-64 on {devices}",
                           document(small, devices, how, options={"digests": True, "oversubscribe": True}))
        compare_digests(runner, f"chainmm-64 on {devices} against one", one, other)
    for bulk in (False, True):
        for drive in ("enqueue", "graph"):
            other = runner.run(f"chainmm-64 on gpu,gpu, {drive}{' bulk' if bulk else ''}",
                               document(small, "gpu,gpu", "turns", "given", bulk,
                                        options={"digests": True, "oversubscribe": True, "drive": drive}))
            compare_digests(runner, f"chainmm-64 {drive}{' bulk' if bulk else ''} against one", one, other)
    gpus = len(runner.probe.get("devices", [])) or 1
    doc = document(small, ",".join(["gpu"] * (gpus + 1)), "turns")
    runner.expect_error("too few GPUs", json.dumps(doc), f"has {gpus + 1} GPU devices, but this machine has {gpus}")
    huge = document(graph_of("standin:10"))
    for v in huge["problem"]["vertices"]:
        v["output_bytes"] = 1e11
    runner.expect_error("too little memory", json.dumps(huge), "bytes are available")
    drives(runner, "empty-10000", graph_of("empty:10000"), 3)
    runner.run("empty-10000 on two devices of one GPU", document(graph_of("empty:10000"), "gpu,gpu", "turns",
                                                                 options={"oversubscribe": True}))
    drives(runner, "chainmm-1024", graph_of("chainmm:1024"), 9, 2)
    drives(runner, "chainmm-8192", graph_of("chainmm:8192"), 5)
    runner.run("chainmm-1024 fifo, 4 slots", document(graph_of("chainmm:1024"), slots=4, repeats=9, warmup=2))
    runner.run("chainmm-8192 fifo, 4 slots", document(graph_of("chainmm:8192"), slots=4, repeats=5))
    runner.run("chainmm-8192 tf32", document(graph_of("chainmm:8192"), repeats=5, options={"tf32": True}))
    drives(runner, "ffnn-16384", graph_of("ffnn-16384"), 5)
    drives(runner, "llama-block-2048", graph_of("llama-block-2048"), 5)
    runner.run("chainmm-2048 mixed, GPU and CPU", document(graph_of("chainmm:2048"), "gpu,cpu", "mixed", repeats=5))
    runner.run("ffnn-16384 mixed, GPU and CPU", document(graph_of("ffnn-16384"), "gpu,cpu", "mixed", repeats=3),
               timeout=90)
    for name in ("chainmm:4096", "llama-block-2048"):
        for count in (2, 4):
            modes(runner, f"{name.replace(':', '-')} on {count} devices of one GPU", graph_of(name),
                  ",".join(["gpu"] * count), "turns")
    runner.run("standin-200", document(graph_of("standin:200"), repeats=5))


def ratio(runs, a, b):
    try:
        return runs[a]["makespan_median"] / runs[b]["makespan_median"]
    except (KeyError, ZeroDivisionError):
        return None


def ratios(runs):
    out = {}
    for name in ("empty-10000", "chainmm-1024", "chainmm-8192", "ffnn-16384", "llama-block-2048"):
        for drive in ("enqueue", "graph"):
            out[f"{name}: host over {drive}"] = ratio(runs, f"{name} given, host", f"{name} given, {drive}")
    for name in ("chainmm-4096", "llama-block-2048"):
        for count in (2, 4):
            base = f"{name} on {count} devices of one GPU"
            out[f"{base}: bulk-synchronous over asynchronous"] = ratio(runs, base + " bulk-synchronous",
                                                                       base + " asynchronous")
    return {k: v for k, v in out.items() if v is not None}


def sanitize(runner):
    """compute-sanitizer, where it is installed, on small documents."""
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        return "compute-sanitizer is not installed"
    found = {}
    for name, doc in (("host", document(graph_of("chainmm:64"), "gpu,gpu", "turns", repeats=1, warmup=0,
                                        options={"oversubscribe": True, "digests": True})),
                      ("enqueue", document(graph_of("ffnn-128"), rule="given", repeats=1, warmup=0)),
                      ("stand-ins", document(graph_of("standin:20"), repeats=1, warmup=0))):
        prefix, runner.prefix = runner.prefix, [tool, "--tool", "memcheck", "--error-exitcode", "99"]
        status, out, err = runner.call([], json.dumps(doc), 60)
        runner.prefix = prefix
        found[name] = status
        if status == 99:
            errors = [line for line in (out + err).splitlines() if line.startswith("=========")]
            runner.fail("compute-sanitizer " + name, " ".join(errors[:6]))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--host-only", action="store_true")
    parser.add_argument("--seconds", type=float, default=240)
    a = parser.parse_args()
    runner = Runner(os.path.abspath(a.program), [], a.seconds)
    result = {"program": "doppler-cuda", "date": time.strftime("%Y-%m-%d %H:%M:%S"), "load": os.getloadavg()}
    status, _, _ = runner.call(["--probe"], "", 60) if a.host_only else (1, "", "")
    runner.has_gpu, runner.probe = status == 0, {}
    print("without a GPU:", flush=True)
    if a.host_only:
        check_host(runner)
    else:
        runner.simple("self-test", ["--self-test"], 60)
        print("on the GPU:", flush=True)
        result["kernels"] = runner.simple("kernels", ["--check-kernels"], 60)
        result["probe"] = runner.probe = runner.simple("probe", ["--probe"], 60)
        if result["kernels"] or result["probe"]:
            check_gpu(runner)
            result["compute_sanitizer"] = sanitize(runner)
        result["ratios"] = ratios(runner.runs)
    result["digests"] = runner.runs.pop("digests", {})
    result["runs"], result["failures"], result["skipped"] = runner.runs, runner.failures, runner.skipped
    result["seconds"] = a.seconds - runner.left()
    with open(a.out, "w") as file:
        json.dump(result, file, indent=1)
    summary(result)
    print(f"{len(runner.runs)} runs, {len(runner.failures)} failures, {len(runner.skipped)} skipped, {result['seconds']:.0f} s; figures: {a.out}")
    sys.exit(1 if runner.failures else 0)


def summary(result):
    probe = result.get("probe") or {}
    for device in probe.get("devices", []):
        print(f"{device['name']}, {device['memory_bytes'] / 2 ** 30:.0f} GiB")
    for key in ("gemm_gflops", "stand_in", "copies", "overheads_seconds", "host"):
        if key in probe:
            print(f"{key}: {json.dumps(probe[key])}")
    for key, value in result.get("ratios", {}).items():
        print(f"{key}: {value:.3f}")
    for failure in result["failures"]:
        print("FAILED", failure)


if __name__ == "__main__":
    main()
