# SPDX-License-Identifier: GPL-3.0-or-later
"""Places a PyTorch module on devices and prints its device_map.

    python3 docs/examples/python/place_module.py [DEVICES]
"""
import sys

import torch

import doppler as d


class Block(torch.nn.Module):
    """A branch of two layers and a gate, added to the input."""

    def __init__(self, width):
        super().__init__()
        self.left = torch.nn.Sequential(torch.nn.Linear(width, 4 * width), torch.nn.GELU(),
                                        torch.nn.Linear(4 * width, width))
        self.right = torch.nn.Linear(width, width)

    def forward(self, x):
        return x + self.left(x) * torch.sigmoid(self.right(x))


def main(devices="4xP100"):
    model = torch.nn.Sequential(torch.nn.Embedding(32000, 1024), *[Block(1024) for _ in range(4)],
                                torch.nn.Linear(1024, 32000))
    graph = d.from_torch(model, torch.zeros(8, 512, dtype=torch.long), name="blocks")
    print(graph, f"{sum(vertex['flops'] for vertex in graph.document['vertices']) / 1e12:.2f} TFLOP")
    run = d.Problem(graph, devices).place("auto", evaluations=2000)
    print(run)
    for module, device in run.device_map().items():
        print(f"  {module:12} {device}")
    return run


if __name__ == "__main__":
    main(*sys.argv[1:2])
