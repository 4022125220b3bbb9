#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An external engine without any package (docs/external-engines.md).

Each slot of a device and each slot of a channel is a thread. A task compresses bytes (zlib works outside Python's global
lock) for the seconds that its vertex has on its device, times the option `scale`; a transfer copies the bytes of its
tensor into the memory of the other device. Outputs start with the token of their vertex, so that tokens travel with
the data. It supports every rule but msr, which it treats as blevel. Try it:
    doppler execute chainmm --devices 2xP100 --placer heft --engine docs/examples/external_engine.py --repeat 3
"""
import heapq
import json
import sys
import threading
import time
import zlib

MASK = 0xFFFFFFFF
MOST_BYTES = 1 << 24  # of a tensor that is really copied; larger ones travel by their first bytes


def say(message):
    print(json.dumps(message), flush=True)


def work_rate():
    """Bytes per second that zlib compresses on one core."""
    block = bytes(range(256)) * 256
    begin = time.perf_counter()
    count = 0
    while time.perf_counter() - begin < 0.05:
        zlib.compress(block, 1)
        count += len(block)
    return count / (time.perf_counter() - begin)


class Execution:
    """One execution: what is ready waits in the queue of its station, a device or a channel."""

    def __init__(self, document, scale, rate):
        problem = document["problem"]
        names = [device["name"] for device in problem["devices"]]
        self.place = [names.index(name) for name in document["placement"]["devices"]]
        self.problem = problem
        self.scale = scale
        self.rate = rate
        self.levels = document["mode"] == "bulk-synchronous"
        self.strict = document["rule"] == "strict"
        self.keys = document.get("keys")
        self.inputs = [[] for _ in problem["vertices"]]
        readers = {}  # (tensor, device): vertices
        for source, target, tensor in problem["edges"]:
            self.inputs[target].append((source, tensor))
            readers.setdefault((tensor, self.place[target]), []).append(target)
        self.readers = readers
        self.outputs = [[] for _ in problem["vertices"]]  # (tensor, device) by source
        for tensor, device in readers:
            self.outputs[problem["tensors"][tensor]["source"]].append((tensor, device))
        self.missing = [len(inputs) for inputs in self.inputs]
        self.level = self.hop_levels()
        self.left = {}  # tasks that are not finished, by level
        for level in self.level:
            self.left[level] = self.left.get(level, 0) + 1
        self.turns = [[] for _ in names]  # rule strict: the vertices of each device, the next one last
        if self.strict:
            for v in sorted(range(len(self.place)), key=lambda v: -self.keys[v]):
                self.turns[self.place[v]].append(v)
        self.memory = [{} for _ in names]  # by device: tensor -> bytes, the token first
        self.tasks = [None] * len(self.place)
        self.transfers = []
        self.tokens = [0] * len(self.place)
        self.lock = threading.Condition()
        self.queues = [[] for _ in range(len(names) + len(problem["channels"]) + 1)]  # the last: no channel
        self.free = list(problem["channels"])
        self.unfinished = len(self.place)
        self.held = []  # ready vertices behind the barrier

    def hop_levels(self):
        missing = list(self.missing)
        level = [0] * len(missing)
        targets = [[] for _ in missing]
        for source, target, _ in self.problem["edges"]:
            targets[source].append(target)
        ready = [v for v, count in enumerate(missing) if count == 0]
        while ready:
            v = ready.pop()
            for target in targets[v]:
                level[target] = max(level[target], level[v] + 1)
                missing[target] -= 1
                if missing[target] == 0:
                    ready.append(target)
        return level

    def now(self):
        return time.perf_counter() - self.origin

    # With the lock held.

    def push(self, station, vertex, item):
        key = self.now() if self.keys is None else self.keys[vertex]
        heapq.heappush(self.queues[station], (key, vertex, item))
        self.lock.notify_all()

    def arrived(self, vertex):
        if self.levels and self.level[vertex] > min(self.left):
            self.held.append(vertex)
        else:
            self.push(self.place[vertex], vertex, None)

    def delivered(self, tensor, device):
        for vertex in self.readers[tensor, device]:
            self.missing[vertex] -= 1
            if self.missing[vertex] == 0:
                self.arrived(vertex)

    def route(self, item):
        tensor, device = item
        return self.problem["routes"][self.place[self.problem["tensors"][tensor]["source"]]][device]

    def take(self, station):
        """The first in the order of choice that may start, or None."""
        passed = []
        found = None
        queue = self.queues[station]
        while queue and found is None:
            entry = heapq.heappop(queue)
            _, vertex, item = entry
            if item is None:
                free = not self.strict or self.turns[station][-1] == vertex
            else:
                free = all(self.free[c] > 0 for c in self.route(item))
            if free:
                found = entry
            else:
                passed.append(entry)
        for entry in passed:
            heapq.heappush(queue, entry)
        if found and found[2] is None and self.strict:
            self.turns[station].pop()
        if found and found[2] is not None:
            for c in self.route(found[2]):
                self.free[c] -= 1
        return found

    def finished_task(self, vertex):
        self.unfinished -= 1
        level = self.level[vertex]
        self.left[level] -= 1
        if self.left[level] == 0:
            del self.left[level]
        for tensor, device in self.outputs[vertex]:
            if device == self.place[vertex]:
                self.delivered(tensor, device)
                continue
            route = self.route((tensor, device))
            first = len(self.place_names()) + route[0] if route else len(self.queues) - 1
            self.push(first, vertex, (tensor, device))
        if self.levels and self.left:
            held, self.held = self.held, []
            for waiting in held:
                self.arrived(waiting)
        self.lock.notify_all()

    def place_names(self):
        return self.problem["devices"]

    # Without the lock.

    def compute(self, vertex):
        here = self.memory[self.place[vertex]]
        token = (vertex + 1) & MASK
        for _, tensor in self.inputs[vertex]:
            token = ((token ^ int.from_bytes(here[tensor][:4], "little")) * 0x9E3779B1) & MASK
            token ^= token >> 15
        seconds = self.problem["vertices"][vertex]["seconds"][self.place[vertex]] * self.scale
        left = int(seconds * self.rate)
        block = bytes(range(256)) * 256
        while left > 0:
            zlib.compress(block[: min(left, len(block))], 1)
            left -= len(block)
        outputs = {tensor for tensor, _ in self.outputs[vertex]}
        for tensor in outputs:
            size = min(int(self.problem["tensors"][tensor]["bytes"]), MOST_BYTES)
            here[tensor] = bytearray(token.to_bytes(4, "little") + bytes(size))
        self.tokens[vertex] = token

    def copy(self, tensor, device):
        source = self.place[self.problem["tensors"][tensor]["source"]]
        self.memory[device][tensor] = bytearray(self.memory[source][tensor])

    def serve(self, station):
        while True:
            with self.lock:
                entry = self.take(station)
                while entry is None and self.unfinished > 0:
                    self.lock.wait()
                    entry = self.take(station)
                if entry is None:
                    return
                start = self.now()
            _, vertex, item = entry
            if item is None:
                self.compute(vertex)
            else:
                self.copy(*item)
            with self.lock:
                end = self.now()
                if item is None:
                    self.tasks[vertex] = [start, end]
                    self.finished_task(vertex)
                    continue
                for c in self.route(item):
                    self.free[c] += 1
                self.transfers.append([*item, start, end])
                self.delivered(*item)
                self.lock.notify_all()

    def run(self):
        slots = [device["slots"] for device in self.place_names()] + self.problem["channels"] + [1]
        used = {self.place[v] for v in range(len(self.place))}
        stations = []
        for station, count in enumerate(slots):
            if station < len(self.place_names()) and station not in used:
                continue
            most = self.place.count(station) if station in used else len(self.transfers_to_make())
            stations += [station] * min(count, most)
        threads = [threading.Thread(target=self.serve, args=(station,), daemon=True) for station in stations]
        self.origin = time.perf_counter()
        with self.lock:
            for vertex, count in enumerate(self.missing):
                if count == 0:
                    self.arrived(vertex)
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return {
            "makespan": max(end for _, end in self.tasks),
            "tasks": self.tasks,
            "transfers": self.transfers,
            "tokens": self.tokens,
        }

    def transfers_to_make(self):
        tensors = self.problem["tensors"]
        return [(t, d) for t, d in self.readers if self.place[tensors[t]["source"]] != d]


def main():
    document = json.load(sys.stdin)
    if document["version"] != 1:
        say({"error": "this program speaks version 1 of doppler-execution"})
        return
    scale = document.get("options", {}).get("scale", 1)
    rate = work_rate()
    cores = len(document["problem"]["devices"])
    say({"engine": "external_engine.py", "note": f"stand-in work: zlib at {rate / 1e6:.0f} MB/s; {cores} devices are threads"})
    total = document["warmup"] + document["repeats"]
    for i in range(total):
        result = Execution(document, scale, rate).run()
        if i >= document["warmup"]:
            say(result)
        say({"progress": (i + 1) / total})


main()
