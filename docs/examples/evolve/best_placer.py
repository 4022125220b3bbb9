# SPDX-License-Identifier: GPL-3.0-or-later
"""The placer from which evolution starts: a list scheduler. Programs that evolve it change the block alone."""


# EVOLVE-BLOCK-START
WEIGHT_OF_SECONDS = 1.0    # of a vertex's own time in its priority
WEIGHT_OF_BYTES = 0.7      # of the time in which its output would be transferred
WEIGHT_OF_READERS = 0.0    # of the number of vertices that read it, in shares of the mean time
TRANSFER_FACTOR = 1.1      # how much longer transfers are assumed to take than alone on their link
LOAD_WEIGHT = 1          # penalty of a device for the work that it already has, in shares of it


def priority(seconds, transfer, readers, mean_seconds, best_of_readers):
    """The larger, the earlier a ready vertex is placed: the length of the path that begins with it."""
    own = WEIGHT_OF_SECONDS * seconds + WEIGHT_OF_BYTES * transfer
    return own + WEIGHT_OF_READERS * readers * mean_seconds + best_of_readers


def cost(start, seconds, load):
    """The device with the least value gets the vertex."""
    return start + seconds + LOAD_WEIGHT * load
# EVOLVE-BLOCK-END


def place(problem, budget, seed):
    """A device number for each vertex of the problem; see docs/external-placers.md for its document."""
    document = problem.document
    vertices, tensors = document["vertices"], document["tensors"]
    devices = range(len(document["devices"]))
    latency, per_byte = document["latency"], document["seconds_per_byte"]
    inputs, readers = [[] for _ in vertices], [[] for _ in vertices]
    for source, target, tensor in document["edges"]:
        inputs[target].append((source, tensors[tensor]["bytes"]))
        readers[source].append(target)
    order = topological(inputs, readers)
    mean = [sum(vertex["seconds"]) / len(vertex["seconds"]) for vertex in vertices]
    usual = sum(mean) / len(mean)
    slowest = max((per_byte[a][b] for a in devices for b in devices if a != b), default=0.0)
    rank = [0.0] * len(vertices)
    for v in reversed(order):
        rank[v] = priority(mean[v], vertices[v]["output_bytes"] * slowest, len(readers[v]), usual,
                           max((rank[u] for u in readers[v]), default=0.0))
    together = {v: group for group in document.get("colocated", []) for v in group}
    free, load = [0.0] * len(devices), [0.0] * len(devices)
    end, where = [0.0] * len(vertices), [None] * len(vertices)
    waiting = [len(list_of) for list_of in inputs]
    ready = [v for v in order if not waiting[v]]
    while ready:
        v = max(ready, key=lambda u: (rank[u], -u))
        ready.remove(v)
        start, best = {}, None
        choices = [where[v]] if where[v] is not None else vertices[v].get("allowed", devices)
        for device in choices:
            arrivals = [end[u] + (0.0 if where[u] == device else TRANSFER_FACTOR *
                                  (latency[where[u]][device] + size * per_byte[where[u]][device]))
                        for u, size in inputs[v]]
            start[device] = max([free[device], *arrivals])
            value = cost(start[device], vertices[v]["seconds"][device], load[device])
            if best is None or value < best[0]:
                best = (value, device)
        device = best[1]
        for u in together.get(v, [v]):
            where[u] = device
        end[v] = free[device] = start[device] + vertices[v]["seconds"][device]
        load[device] += vertices[v]["seconds"][device]
        for u in readers[v]:
            waiting[u] -= 1
            if not waiting[u]:
                ready.append(u)
    return where


def topological(inputs, readers):
    """The vertices so that each is after its inputs."""
    waiting = [len(list_of) for list_of in inputs]
    order = [v for v, missing in enumerate(waiting) if not missing]
    for v in order:
        for u in readers[v]:
            waiting[u] -= 1
            if not waiting[u]:
                order.append(u)
    return order
