# SPDX-License-Identifier: GPL-3.0-or-later
"""REINFORCE with a network of one's own: learns to place CHAINMM better than the critical-path heuristic.

    python3 docs/examples/python/reinforce_torch.py [SECONDS]

The environment offers one vertex at a time (order="ready"); the network scores every device from DOPPLER's
features of the vertex, the planned start there, and the load, plus what it learns about each single vertex.
"""
import sys
import time

import torch

import doppler as d


class Policy(torch.nn.Module):
    """Scores [B, D] of the devices for one vertex of each placement."""

    def __init__(self, vertices, devices):
        super().__init__()
        self.net = torch.nn.Sequential(torch.nn.Linear(9, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))
        self.own = torch.nn.Parameter(torch.zeros(vertices, devices))  # of each vertex
        torch.nn.init.zeros_(self.net[2].weight)

    def forward(self, seen, vertex):
        start, load = torch.from_numpy(seen["start"]), torch.from_numpy(seen["load"])
        features = torch.from_numpy(seen["features"])[vertex]
        of_device = torch.stack([start, load, start - start.amin(1, True), load - load.amin(1, True)], 2)
        pairs = torch.cat([of_device, features[:, None, :].expand(-1, load.shape[1], -1)], 2)
        scores = self.net(pairs).squeeze(2) - 20 * of_device[..., 2] + self.own[vertex]
        return scores.masked_fill(~torch.from_numpy(seen["allowed"]), -1e9)


def episode(env, policy):
    """One batch of placements: log probabilities [B], mean entropy, makespans [B], placements [B, V]."""
    seen, _ = env.reset()
    log_probability, entropy, ended = 0.0, 0.0, False
    while not ended:
        vertex = torch.from_numpy(seen["vertex"]).long()
        choice = torch.distributions.Categorical(logits=policy(seen, vertex))
        devices = choice.sample()
        log_probability = log_probability + choice.log_prob(devices)
        entropy = entropy + choice.entropy().mean() / env.steps
        seen, _, ended, _, info = env.step(devices.numpy())
    return log_probability, entropy, torch.from_numpy(info["makespans"]).float(), info["placements"]


def main(seconds=110.0):
    torch.manual_seed(1)
    torch.set_num_threads(2)
    problem = d.Problem("chainmm", "4xP100", threads=2)
    heuristic = problem.place("critical-path").makespan
    env = problem.env(batch=64, order="ready")
    policy = Policy(env.steps, len(problem.devices))
    optimiser = torch.optim.Adam(policy.parameters(), lr=0.02)
    begun, best, update, below = time.monotonic(), (float("inf"), None), 0, 0
    while time.monotonic() - begun < seconds and below < 20:
        log_probability, entropy, makespans, placements = episode(env, policy)
        advantage = (makespans.mean() - makespans) / (makespans.std() + 1e-9)
        loss = -(advantage * log_probability).mean() - 0.01 * entropy * env.steps
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if makespans.min() < best[0]:
            best = (makespans.min().item(), placements[makespans.argmin()].copy())
        below = below + 1 if makespans.mean() < heuristic else 0  # the policy itself, not its luckiest sample
        if update % 50 == 0:
            print(f"{time.monotonic() - begun:5.1f} s  mean {makespans.mean():.4f} s  best {best[0]:.4f} s", flush=True)
        update += 1
    print(f"critical-path {heuristic:.4f} s, mean of the policy {makespans.mean():.4f} s, best {best[0]:.4f} s, "
          f"{time.monotonic() - begun:.0f} s of training")
    return heuristic, makespans.mean().item(), problem.evaluate(best[1])


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
