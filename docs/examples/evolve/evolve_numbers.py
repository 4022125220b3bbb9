# SPDX-License-Identifier: GPL-3.0-or-later
"""Evolves the numbers of the initial placer's block at random: the loop of such a program without a language model.

    python3 evolve_numbers.py STEPS SEED BEST.py

Writes the best placer, and the evaluations of the first and the best one, on the hidden graphs too, as BEST.json.
"""
import json
import os
import random
import re
import sys
import tempfile

import evaluator

HERE = os.path.dirname(os.path.abspath(__file__))
NUMBER = re.compile(r"^([A-Z_]+ = )([-0-9.]+)", re.MULTILINE)


def changed(text, rng):
    """The placer with one of its numbers changed."""
    numbers = list(NUMBER.finditer(text))
    chosen = rng.choice(numbers)
    value = max(0.0, float(chosen.group(2)) + rng.choice([-1, 1]) * rng.choice([0.05, 0.1, 0.25, 0.5, 1.0]))
    return text[:chosen.start(2)] + f"{value:.4g}" + text[chosen.end(2):]


def judged(text):
    """The evaluation of a placer, without its feedback, on the graphs that evolution sees and on the hidden ones."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "placer.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        results = evaluator.evaluate(path), evaluator.evaluate(path, hidden=True)
    return [{key: round(value, 6) for key, value in result.items() if key != "feedback"} for result in results]


def evolve(text, steps, seed, score):
    """The best of `steps` changed placers, each a change of the best before it."""
    rng = random.Random(seed)
    best, best_score = text, score(text)
    for step in range(steps):
        candidate = changed(best, rng)
        found = score(candidate)
        if found > best_score:
            best, best_score = candidate, found
            print(f"step {step}: {best_score:.4f}", file=sys.stderr)
    return best


def main(steps=40, seed=1, path="best_placer.py"):
    with open(os.path.join(HERE, "initial_placer.py"), encoding="utf-8") as file:
        initial = file.read()

    def score(text):
        with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as candidate:
            candidate.write(text)
            candidate.flush()
            return evaluator.evaluate(candidate.name)["combined_score"]

    best = evolve(initial, int(steps), int(seed), score)
    with open(path, "w", encoding="utf-8") as file:
        file.write(best)
    names = ("seen", "hidden")
    results = {"steps": int(steps), "seed": int(seed), "initial": dict(zip(names, judged(initial))),
               "best": dict(zip(names, judged(best)))}
    with open(os.path.splitext(path)[0] + ".json", "w", encoding="utf-8") as file:
        json.dump(results, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
