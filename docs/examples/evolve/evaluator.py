# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges placers that programs write. OpenEvolve calls evaluate(path); ShinkaEvolve runs this file.

    python3 evaluator.py PLACER.py                          prints the result
    python3 evaluator.py PLACER.py --hidden                 the same on the hidden graphs
    python3 evaluator.py --program_path PLACER.py --results_dir FOLDER      as ShinkaEvolve does

A placer is a file with a function place(problem, budget, seed) that returns a device for each vertex. The score of
a graph is HEFT's makespan over the placer's; combined_score is the geometric mean over the graphs. A placer that
fails, or that takes longer than SECONDS on one graph, has the score 0 there.
"""
import argparse
import importlib.util
import json
import math
import os
import subprocess
import sys

import doppler as d

GRAPHS = [("chainmm", "4xP100"), ("ffnn", "4xP100"), ("llama-block", "4xP100"), ("cholesky", "8xV100")]
HIDDEN = [("llama-layer", "4xP100"), ("lu", "8xV100"), ("fft", "4xP100")]  # evolution does not see these
SECONDS = 60.0       # for one graph
MOST_FEEDBACK = 3000  # characters


def score_of(graph, devices, placement):
    """The score of a placement, and the run, whose explanation is the feedback."""
    problem = d.Problem(graph, devices)
    run = problem.evaluate(placement)
    return problem.place("heft").makespan / run.makespan, run


def place_in_child(path, graph, devices):
    """The placement of the placer in a process of its own, which cannot harm this one; or why there is none."""
    command = [sys.executable, os.path.abspath(__file__), "--place", os.path.abspath(path), graph, devices]
    try:
        child = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None, f"takes longer than {SECONDS:.0f} s"
    if child.returncode != 0:
        lines = child.stderr.strip().splitlines() or [f"ends with the status {child.returncode}"]
        return None, lines[-1]
    try:
        return json.loads(child.stdout.splitlines()[-1]), ""
    except (IndexError, ValueError):
        return None, "prints no placement"


def place(path, graph, devices):
    """What the child does."""
    spec = importlib.util.spec_from_file_location("candidate", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    placement = module.place(d.Problem(graph, devices), None, 1)
    print("\n" + json.dumps([int(device) for device in placement]))


def evaluate(path, hidden=False):
    """{"combined_score": number, GRAPH: score, ..., "feedback": words about the worst graph}."""
    scores, worst = {}, None
    for graph, devices in HIDDEN if hidden else GRAPHS:
        placement, fault = place_in_child(path, graph, devices)
        run = None
        if placement is not None:
            try:
                scores[graph], run = score_of(graph, devices, placement)
            except d.DopplerError as error:
                fault = str(error)
        if run is None:
            scores[graph] = 0.0
            fault = f"{graph} on {devices}: the placer fails: {fault}"
        if worst is None or scores[graph] < scores[worst[0]]:
            worst = (graph, devices, run, fault)
    least = min(scores.values())
    combined = math.exp(sum(math.log(x) for x in scores.values()) / len(scores)) if least > 0 else 0.0
    return {"combined_score": combined, **scores, "feedback": feedback_of(scores, *worst)}


def feedback_of(scores, graph, devices, run, fault):
    """What the program that writes placers should know: the worst graph, in words."""
    if run is None:
        return fault
    text = f"Scores (HEFT is 1, higher is better): {', '.join(f'{g} {s:.3f}' for g, s in scores.items())}.\n" \
           f"The worst is {graph} on {devices}, {run.makespan:.6g} s. Why it takes so long:\n{run.explain(critical_path=True)}"
    return text if len(text) <= MOST_FEEDBACK else text[:MOST_FEEDBACK].rsplit("\n", 1)[0] + "\n..."


def write_results(path, folder):
    """The files that ShinkaEvolve reads."""
    seen, unseen = evaluate(path), evaluate(path, hidden=True)
    feedback = seen.pop("feedback")
    unseen.pop("feedback")
    correct = min(seen.values()) > 0
    os.makedirs(folder, exist_ok=True)
    metrics = {"combined_score": seen["combined_score"], "public": seen, "private": unseen, "text_feedback": feedback}
    for name, content in (("metrics.json", metrics),
                          ("correct.json", {"correct": correct, "error": None if correct else feedback})):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            json.dump(content, file, indent=2)


def main():
    parser = argparse.ArgumentParser(description="Judges placers that programs write")
    parser.add_argument("placer", nargs="?")
    parser.add_argument("--hidden", action="store_true", help="judge on the hidden graphs")
    parser.add_argument("--program_path")
    parser.add_argument("--results_dir", default="results")
    parser.add_argument("--place", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.place:
        place(*arguments.place)
    elif arguments.program_path:
        write_results(arguments.program_path, arguments.results_dir)
    elif arguments.placer:
        print(json.dumps(evaluate(arguments.placer, arguments.hidden), indent=2))
    else:
        parser.error("expected a placer")


if __name__ == "__main__":
    main()
