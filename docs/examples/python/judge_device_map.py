# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges the device_map of another tool and improves it.

    python3 docs/examples/python/judge_device_map.py

The map here is the kind that Hugging Face accelerate makes ("balanced"): layers in their order, filled device
after device by their bytes. It uses one device at a time.
"""
import json
import tempfile

import torch

import doppler as d


def balanced(model, devices):
    """Children of the model in their order, cut where a device has its share of the bytes."""
    sizes = {name: sum(p.numel() * p.element_size() for p in child.parameters()) for name, child in
             model.named_children()}
    share, filled, device, found = sum(sizes.values()) / devices, 0, 0, {}
    for name, size in sizes.items():
        if filled + size / 2 > share * (device + 1):
            device = min(device + 1, devices - 1)
        found[name] = device
        filled += size
    return found


class Experts(torch.nn.Module):
    """A mixture of experts that all run: branches that several devices can share."""

    def __init__(self, width, count):
        super().__init__()
        self.experts = torch.nn.ModuleList(
            torch.nn.Sequential(torch.nn.Linear(width, 4 * width), torch.nn.ReLU(), torch.nn.Linear(4 * width, width))
            for _ in range(count))
        self.gate = torch.nn.Linear(width, count)

    def forward(self, x):
        weights = self.gate(x).softmax(-1)
        return x + sum(weights[..., i:i + 1] * expert(x) for i, expert in enumerate(self.experts))


def main():
    model = torch.nn.Sequential(*[Experts(1024, 4) for _ in range(4)])
    graph = d.from_torch(model, torch.zeros(16, 512, 1024), name="experts")
    problem = d.Problem(graph, "4xP100")
    with tempfile.NamedTemporaryFile("w", suffix=".device_map.json") as file:
        json.dump(balanced(model, 4), file)
        file.flush()
        theirs = problem.load(file.name)
    print("their map ", theirs, {name: f"{busy / theirs.makespan:.0%}" for name, busy in theirs.busy.items()})
    print(theirs.what_if().head(3))
    search = problem.moves(theirs.devices)  # a hill climb from their placement, by exact makespans of moves
    for _ in range(2):
        for v in range(problem.vertex_count):
            for device in range(len(problem.device_names)):
                if search.try_moves([(v, device)], limit=search.makespan * (1 - 1e-9)) < search.makespan:
                    search.accept()
    ours = problem.evaluate(search.devices)
    print("improved  ", ours, f"{theirs.makespan / ours.makespan:.2f} times as fast")
    print("searched  ", problem.place("auto", evaluations=3000))
    return theirs, ours


if __name__ == "__main__":
    main()
