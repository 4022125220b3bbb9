# SPDX-License-Identifier: GPL-3.0-or-later
"""Sections of learning_proof.py: networks that were trained on some graphs place others, against untrained networks."""

import statistics

from proof_lab import CONTROL, SEARCH_SEEDS, field, paired, spread, table

SOURCE = ["chainmm", "ffnn", "--devices", "4xP100"]

# Title, preset, settings and the stem of the checkpoint's name, as in the first saved runs.
NETWORKS = [
    ("`strong`", "strong", ["hidden=32", "episodes_per_update=16"], "transfer-2"),
    ("`strong`, no message passing", "strong", ["hidden=32", "episodes_per_update=16", "rounds=0"], "transfer-3"),
    ("`paper`, 32 wide", None, ["hidden=32", "episodes_per_update=16"], "transfer-paper"),
    ("`paper`, 32 wide, no message passing", None, ["hidden=32", "episodes_per_update=16", "rounds=0"],
     "transfer-paper-0"),
    ("`pure`", "pure", [], "transfer-pure"),
]
TARGETS = [("llama-block", "4xP100"), ("llama-layer", "4xP100"), ("llama-layer", "8xV100")]
LENGTHS = (0, 500, 2000, 4000)


def sources_of(lab, network, imitation_alone=False):
    """For each seed, the arguments that load the network trained on SOURCE; None while that run is missing."""
    _, preset, chosen, name = network
    stages = {"I": 0, "II": 4000} if preset == "pure" else {"I": 2000, "II": 2000}
    froms = []
    for seed in lab.seeds:
        file = lab.file(f"{name}{'-imitation' if imitation_alone else ''}-{seed}.checkpoint")
        settings = CONTROL + chosen if imitation_alone else chosen
        run = lab.train(SOURCE, seed, stages, "doppler", preset, settings, ["--checkpoint", file])
        froms.append(["--from", file] if run else None)
    return froms


def zero_shot(lab, on, network, froms):
    """For each seed, the greedy makespan without training; `froms` as in transfer_row()."""
    _, preset, chosen, _ = network
    runs = [source is not None and lab.train(on, seed, {"I": 0, "II": 0}, "doppler", preset, chosen, source)
            for seed, source in zip(lab.seeds, froms)]
    return field(runs, "greedy_makespan")


def teachers(lab, on):
    return field([lab.compare(on, "critical-path", seed) for seed in SEARCH_SEEDS], "makespan")


def transfer_row(lab, on, preset, chosen, froms, imitation=False, lengths=LENGTHS):
    """Cells: greedy without training, best after each length, greedy at the end. `froms`: for each seed the arguments
    that load the network (empty: it is fresh), or None while that run is missing."""
    cells = []
    for episodes in LENGTHS:
        if episodes not in lengths:
            cells.append("")
            continue
        imitated = episodes // 2 if imitation else 0
        stages = {"I": imitated, "II": episodes - imitated}
        runs = [source is not None and lab.train(on, seed, stages, "doppler", preset, chosen, source)
                for seed, source in zip(lab.seeds, froms)]
        cells.append(spread(field(runs, "greedy_makespan" if episodes == 0 else "best_makespan"), 1e3))
    return cells + [spread(field(runs, "greedy_makespan"), 1e3) if LENGTHS[-1] in lengths else ""]


def transfer(lab):
    rows = []
    for network in NETWORKS:
        title, preset, chosen, _ = network
        froms = sources_of(lab, network)
        fresh = [[] for _ in lab.seeds]
        imitators = sources_of(lab, network, imitation_alone=True) if preset is None else []
        for target, devices in TARGETS:
            on = [target, "--devices", devices]
            kinds = [("trained", chosen, froms), ("trained, learning rate 0", CONTROL + chosen, froms),
                     ("fresh", chosen, fresh), ("fresh, learning rate 0", CONTROL + chosen, fresh)]
            for kind, settings, sources in kinds:
                lengths = LENGTHS if settings is chosen else (4000,)  # An untrained sampler gains by sampling alone
                rows.append([f"{target}, {devices}", title, kind,
                             *transfer_row(lab, on, preset, settings, sources, lengths=lengths)])
            if preset is None:  # It alone imitates: which part is the teacher's?
                rows.append([f"{target}, {devices}", title, "trained by imitation alone",
                             *transfer_row(lab, on, preset, chosen, imitators, lengths=(0,))])
                rows.append([f"{target}, {devices}", title, "fresh, half of the episodes imitation",
                             *transfer_row(lab, on, preset, chosen, fresh, imitation=True, lengths=(4000,))])
    beside = [f"{target}, {devices}: {spread(teachers(lab, [target, '--devices', devices]), 1e3)}"
              for target, devices in TARGETS]
    head = ["placed", "network", "", "zero-shot, greedy", "best after 500", "after 2,000", "after 4,000",
            "greedy after 4,000"]
    return "\n\n".join([
        f"Milliseconds, mean (deviation) of {len(lab.seeds)} seeds. `critical-path`, mean of 20: " + "; ".join(beside) + ".",
        table(head, rows, titles=3)])


# Seeds 1 to 20 of each are trained on; 21 to 32 are unseen.
FAMILIES = {
    "layered, narrow": "layered:vertices=60:shape=0.5",
    "layered, wide": "layered:vertices=60:shape=2",
    "layered, dear transfers": "layered:vertices=60:ccr=5",
    "layered, many edges": "layered:vertices=60:out_degree=6",
    "RGPOS": "rgpos:vertices=60",
    "fork and join": "fork-join:stages=6:width=8:spread=0.5",
}

# Title, policy, preset, settings; episodes on the family and on one unseen graph from scratch, by stage.
KINDS = [
    ("`doppler`", "doppler", None, ["hidden=32", "episodes_per_update=4"], {"I": 1000, "II": 1000}, {"I": 200, "II": 200}),
    ("`doppler`, learning rate 0 in II", "doppler", None, CONTROL + ["hidden=32", "episodes_per_update=4"],
     {"I": 1000, "II": 1000}, {"I": 200, "II": 200}),
    ("`placeto`", "placeto", None, [], {"II": 400}, {"II": 40}),
    ("`placeto-one-encoding`", "placeto", "one-encoding", [], {"II": 4000}, {"II": 400}),
]


def over_teacher(lab, seed, graph, stages, kind, more=()):
    """The greedy makespan of a training over the teacher's; None while a run is missing."""
    _, policy, preset, chosen, *_ = kind
    if not any(stages.values()):  # Nothing is learned at any rate: one run serves both.
        chosen = [setting for setting in chosen if setting not in CONTROL]
    on = [graph, "--devices", "4xP100"]
    run = lab.train(on, seed, stages, policy, preset, chosen, more)
    path = lab.compare(on, "critical-path", 1)
    return run and path and run["greedy_makespan"] / path["makespan"]


def family_found(lab, title, kind):
    """By origin of the network, for each seed the values of over_teacher() on the unseen graphs; None if one is
    missing."""
    _, policy, preset, chosen, much, little = kind
    known, unseen = ([f"{FAMILIES[title]}:seed={seed}" for seed in seeds] for seeds in (range(1, 21), range(21, 33)))
    none = dict.fromkeys(much, 0)
    found = {"untrained": [], "zero-shot": [], "scratch": []}
    for seed in lab.seeds:
        variant = policy + (f"-{preset}" if preset else "") + ("-control" if "control=true" in chosen else "")
        kept = lab.file(f"family-{title.replace(' ', '-')}-{variant}{'' if seed == 1 else f'-{seed}'}.checkpoint")
        run = lab.train([*known, "--devices", "4xP100"], seed, much, policy, preset, chosen, ["--checkpoint", kept])
        values = {"untrained": [over_teacher(lab, seed, graph, none, kind) for graph in unseen],
                  "zero-shot": [run and over_teacher(lab, seed, graph, none, kind, ["--from", kept]) for graph in unseen],
                  "scratch": [over_teacher(lab, seed, graph, little, kind) for graph in unseen]}
        for what, row in values.items():
            found[what].append(row if all(row) else None)
    return found


def zero_shot_and_scratch(found):
    """For each unseen graph the means of both over the seeds that have them."""
    seeds = [runs for runs in zip(found["zero-shot"], found["scratch"]) if all(runs)]
    return list(zip(*([statistics.fmean(graph) for graph in zip(*runs)] for runs in zip(*seeds))))


def families(lab):
    """Placeto's claim: a network trained on 20 graphs of a family places 12 unseen ones of it."""
    rows = []
    for title in FAMILIES:
        for kind in KINDS:
            found = family_found(lab, title, kind)
            rows.append([title, kind[0], *[spread([row and statistics.fmean(row) for row in seeds])
                                           for seeds in found.values()], paired(zero_shot_and_scratch(found))])
    head = ["family", "policy", "untrained", "zero-shot", "trained on each from scratch", "zero-shot against from scratch"]
    return f"Mean over the unseen graphs (deviation over {len(lab.seeds)} seeds).\n\n" + table(head, rows, titles=2)
