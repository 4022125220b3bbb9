#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a GPU's data sheet do kernels reach?

Usage: benchmarks/device_rates.py [-o FILE]   (needs PyTorch with CUDA)

Measures the first GPU: matrix products in float32, TF32 and bfloat16, a copy and a sum within its memory, copies from and
to pinned host memory, and the start of an empty kernel. Each figure is the best of several rounds, so that other work on
the machine matters little. Prints one JSON object. The result page is docs/results/device-catalogue.md.
"""
import argparse
import json
import time

import torch


def seconds(work, rounds=20, calls=5):
    """The shortest time of one call of `work`, measured with events around `calls` of them."""
    for _ in range(3):
        work()
    best = float("inf")
    for _ in range(rounds):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        for _ in range(calls):
            work()
        end.record()
        end.synchronize()
        best = min(best, start.elapsed_time(end) / 1e3 / calls)
    return best


def products():
    """FLOP/s of square matrix products by type and size."""
    rates = {}
    for name, dtype, tf32 in [("float32", torch.float32, False), ("tf32", torch.float32, True),
                              ("bfloat16", torch.bfloat16, False)]:
        torch.backends.cuda.matmul.allow_tf32 = tf32
        for size in [256, 1024, 4096, 8192]:
            left, right = (torch.randn(size, size, device="cuda").to(dtype) for _ in range(2))
            out = torch.empty(size, size, device="cuda", dtype=dtype)
            rates[f"{name} {size}"] = 2 * size**3 / seconds(lambda: torch.matmul(left, right, out=out))
    return rates


def memory():
    """Bytes per second, reads and writes counted."""
    size = 1 << 30
    source, target = (torch.empty(size, dtype=torch.uint8, device="cuda") for _ in range(2))
    values = source.view(torch.float32)
    host = torch.empty(size // 4, dtype=torch.uint8, pin_memory=True)
    part = source[: size // 4]
    return {
        "copy on the device": 2 * size / seconds(lambda: target.copy_(source)),
        "sum on the device": size / seconds(values.sum),
        "host to device": host.numel() / seconds(lambda: part.copy_(host, non_blocking=True)),
        "device to host": host.numel() / seconds(lambda: host.copy_(part, non_blocking=True)),
    }


def launches():
    """Seconds per kernel of one element: enqueued back to back, and waited for one by one."""
    one = torch.zeros(1, device="cuda")
    enqueued = seconds(lambda: one.add_(1), calls=1000)
    best = float("inf")
    for _ in range(200):
        torch.cuda.synchronize()
        began = time.perf_counter()
        one.add_(1)
        torch.cuda.synchronize()
        best = min(best, time.perf_counter() - began)
    return {"enqueued": enqueued, "start to end": best}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    device = torch.cuda.get_device_properties(0)
    figures = {"device": device.name, "memory_bytes": device.total_memory,
               "multiprocessors": device.multi_processor_count, "torch": torch.__version__,
               "products_flops": products(), "bytes_per_second": memory(), "launch_seconds": launches()}
    text = json.dumps(figures, indent=2)
    print(text)
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as out:
            out.write(text + "\n")


if __name__ == "__main__":
    main()
