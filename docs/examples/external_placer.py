#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An external placer without any package (docs/external-placers.md).

Starts from HEFT (Topcuoglu, Hariri, Wu 2002) without insertion, then moves vertices to other devices as long as its
own simulation does not get worse. Try it:
    doppler simulate chainmm --devices 4xP100 --placer docs/examples/external_placer.py --evaluations 500
"""
import heapq
import json
import random
import sys
import time


def say(message):
    print(json.dumps(message), flush=True)


class Problem:
    def __init__(self, document):
        self.devices = range(len(document["devices"]))
        self.names = [device["name"] for device in document["devices"]]
        self.latency = document["latency"]
        self.seconds_per_byte = document["seconds_per_byte"]
        self.slots = [device["slots"] for device in document["devices"]]
        self.channels = document["channels"]
        self.routes = document["routes"]
        self.vertices = document["vertices"]
        self.tensors = document["tensors"]
        self.consumers = [[] for _ in self.tensors]
        self.inputs = [[] for _ in self.vertices]  # (source, tensor)
        self.outputs = [[] for _ in self.vertices]  # (target, tensor)
        for source, target, tensor in document["edges"]:
            self.inputs[target].append((source, tensor))
            self.outputs[source].append((target, tensor))
            self.consumers[tensor].append(target)
        self.together = [[v] for v in range(len(self.vertices))]
        for group in document["colocated"]:
            for v in group:
                self.together[v] = group

    def allowed(self, v):
        return self.vertices[v].get("allowed", self.devices)

    def transfer(self, tensor, a, b):
        if a == b:
            return 0.0
        tensor = self.tensors[tensor]
        if "seconds" in tensor:
            return tensor["seconds"]
        return self.latency[a][b] + tensor["bytes"] * self.seconds_per_byte[a][b]

    def by_rank(self):
        """Vertices by rank_u = mean seconds + largest (mean transfer + rank_u of a successor), largest first."""
        count = len(self.devices)
        pairs = [(a, b) for a in self.devices for b in self.devices if a != b]
        mean = [sum(self.transfer(t, a, b) for a, b in pairs) / max(len(pairs), 1) for t in range(len(self.tensors))]
        missing = [len(outputs) for outputs in self.outputs]
        ready = [v for v, number in enumerate(missing) if number == 0]
        rank = [0.0] * len(self.vertices)
        order = []  # every vertex after its successors
        while ready:
            v = ready.pop()
            order.append(v)
            rest = max((mean[t] + rank[s] for s, t in self.outputs[v]), default=0.0)
            rank[v] = sum(self.vertices[v]["seconds"]) / count + rest
            for source, _ in self.inputs[v]:
                missing[source] -= 1
                if missing[source] == 0:
                    ready.append(source)
        order.reverse()
        return sorted(order, key=lambda v: -rank[v])  # stable: stays an order of the dependencies


class Clock:
    """When devices are free and results are ready, as vertices are placed in order; channels are not counted."""

    def __init__(self, problem):
        self.problem = problem
        self.free = [0.0 for _ in problem.devices]
        self.end = [0.0 for _ in problem.vertices]

    def finish(self, v, device, placed):
        start = self.free[device]
        for source, tensor in self.problem.inputs[v]:
            start = max(start, self.end[source] + self.problem.transfer(tensor, placed[source], device))
        return start + self.problem.vertices[v]["seconds"][device]

    def run(self, v, device, placed):
        self.end[v] = self.free[device] = self.finish(v, device, placed)


def greedy(problem, order):
    placed = [None for _ in problem.vertices]
    clock = Clock(problem)
    for v in order:
        if placed[v] is None:
            device = min(problem.allowed(v), key=lambda d: clock.finish(v, d, placed))
            for member in problem.together[v]:
                placed[member] = device
        clock.run(v, placed[v], placed)
    return placed


def estimate(problem, placed):
    """Plays the placement through: whatever is ready first goes first, on devices and channels alike."""
    missing = [len({(t, placed[v]) for _, t in inputs}) for v, inputs in enumerate(problem.inputs)]
    slots = list(problem.slots)
    channels = list(problem.channels)
    queues = [[] for _ in problem.devices]  # (ready, vertex)
    waiting = []  # transfers: (ready, source, tensor, target device)
    events = []  # (time, number, vertex or None, transfer or None)
    now = 0.0
    for v, number in enumerate(missing):
        if number == 0:
            heapq.heappush(queues[placed[v]], (0.0, v))

    def delivered(tensor, device):
        for consumer in problem.consumers[tensor]:
            if placed[consumer] == device:
                missing[consumer] -= 1
                if missing[consumer] == 0:
                    heapq.heappush(queues[device], (now, consumer))

    def start_all():
        for device in problem.devices:
            while slots[device] > 0 and queues[device]:
                _, v = heapq.heappop(queues[device])
                slots[device] -= 1
                heapq.heappush(events, (now + problem.vertices[v]["seconds"][device], len(events), v, ()))
        held = []
        for transfer in sorted(waiting):
            _, source, tensor, target = transfer
            route = problem.routes[placed[source]][target]
            if any(channels[c] == 0 for c in route):
                held.append(transfer)
                continue
            for c in route:
                channels[c] -= 1
            end = now + problem.transfer(tensor, placed[source], target)
            heapq.heappush(events, (end, len(events), -1, transfer))
        waiting[:] = held

    start_all()
    while events:
        now = events[0][0]
        while events and events[0][0] == now:
            _, _, v, transfer = heapq.heappop(events)
            if transfer:
                _, source, tensor, target = transfer
                for c in problem.routes[placed[source]][target]:
                    channels[c] += 1
                delivered(tensor, target)
                continue
            slots[placed[v]] += 1
            for tensor in dict.fromkeys(t for _, t in problem.outputs[v]):
                for target in {placed[consumer] for consumer in problem.consumers[tensor]}:
                    if target == placed[v]:
                        delivered(tensor, target)
                    else:
                        waiting.append((now, v, tensor, target))
        start_all()
    return now


def main():
    document = json.load(sys.stdin)
    problem = Problem(document)
    chance = random.Random(document["seed"])
    most = document["budget"].get("evaluations", 1000)
    until = time.monotonic() + document["budget"].get("seconds", float("inf"))
    order = problem.by_rank()
    placed = greedy(problem, order)
    best = estimate(problem, placed)
    evaluations = 1

    def tell():
        say({"progress": {"evaluations": evaluations, "devices": [problem.names[d] for d in placed]}})

    tell()
    told = time.monotonic()
    while evaluations < most and time.monotonic() < until:
        v = chance.randrange(len(placed))
        device = chance.choice(list(problem.allowed(v)))
        before = placed[v]
        for member in problem.together[v]:
            placed[member] = device
        makespan = estimate(problem, placed)
        evaluations += 1
        if makespan <= best:
            best = makespan
        else:
            for member in problem.together[v]:
                placed[member] = before
        if time.monotonic() - told > 0.1:
            told = time.monotonic()
            tell()
    say({"devices": [problem.names[d] for d in placed], "evaluations": evaluations})


main()
