# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/examples/evolve: the evaluator that programs call which write placers. No language model is asked."""
import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

from support import ROOT

FOLDER = os.path.join(ROOT, "docs/examples/evolve")


def part(name):
    if FOLDER not in sys.path:
        sys.path.insert(0, FOLDER)
    spec = importlib.util.spec_from_file_location(name, os.path.join(FOLDER, name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Evolve(unittest.TestCase):
    def setUp(self):
        self.evaluator = part("evaluator")
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def placer(self, body):
        path = os.path.join(self.folder.name, "candidate.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write("def place(problem, budget, seed):\n    " + body + "\n")
        return path

    def few(self):
        self.evaluator.GRAPHS = [("chainmm", "4xP100"), ("cholesky", "4xP100")]

    def test_the_stored_result_is_found_again(self):
        with open(os.path.join(FOLDER, "best_placer.json"), encoding="utf-8") as file:
            stored = json.load(file)
        self.assertGreater(stored["best"]["seen"]["combined_score"], stored["initial"]["seen"]["combined_score"])
        for name, file in (("initial", "initial_placer.py"), ("best", "best_placer.py")):
            for hidden in (False, True):
                found = self.evaluator.evaluate(os.path.join(FOLDER, file), hidden=hidden)
                found.pop("feedback")
                wanted = stored[name]["hidden" if hidden else "seen"]
                self.assertEqual(set(found), set(wanted))
                for key, value in wanted.items():
                    self.assertAlmostEqual(found[key], value, places=4, msg=(name, hidden, key))

    def test_placers_keep_the_block(self):
        for file in ("initial_placer.py", "best_placer.py"):
            with open(os.path.join(FOLDER, file), encoding="utf-8") as text:
                content = text.read()
            self.assertEqual((content.count("# EVOLVE-BLOCK-START"), content.count("# EVOLVE-BLOCK-END")), (1, 1))

    def test_feedback_explains_the_worst_graph(self):
        self.few()
        found = self.evaluator.evaluate(self.placer("return [0] * problem.vertex_count"))
        self.assertEqual(set(found), {"combined_score", "chainmm", "cholesky", "feedback"})
        worst = min(("chainmm", "cholesky"), key=found.get)
        self.assertIn(f"The worst is {worst} on 4xP100", found["feedback"])
        self.assertGreater(len(found["feedback"].splitlines()), 3)
        self.assertLessEqual(len(found["feedback"]), self.evaluator.MOST_FEEDBACK + 4)
        self.assertTrue(0 < found["combined_score"] < 1)

    def test_placers_that_fail_have_the_score_0(self):
        self.few()
        self.evaluator.SECONDS = 5
        for body, words in (("return [0]", "the placement has 1 devices"), ("return 1 / 0", "ZeroDivisionError"),
                            ("return [99] * problem.vertex_count", "device 99 does not exist"),
                            ("import os; os._exit(3)", "ends with the status 3"),
                            ("import time; time.sleep(60)", "takes longer than 5 s")):
            found = self.evaluator.evaluate(self.placer(body))
            self.assertEqual(found["combined_score"], 0.0)
            self.assertIn(words, found["feedback"])

    def test_files_for_shinka_evolve(self):
        self.few()
        self.evaluator.HIDDEN = [("fft", "4xP100")]
        self.evaluator.write_results(self.placer("return [0] * problem.vertex_count"), self.folder.name)
        with open(os.path.join(self.folder.name, "metrics.json"), encoding="utf-8") as file:
            metrics = json.load(file)
        self.assertEqual(set(metrics), {"combined_score", "public", "private", "text_feedback"})
        self.assertEqual(set(metrics["private"]), {"combined_score", "fft"})
        self.assertNotIn("fft", metrics["text_feedback"])
        with open(os.path.join(self.folder.name, "correct.json"), encoding="utf-8") as file:
            self.assertEqual(json.load(file), {"correct": True, "error": None})

    def test_command_line(self):
        found = subprocess.run([sys.executable, os.path.join(FOLDER, "evaluator.py")], capture_output=True, text=True,
                               check=False)
        self.assertEqual(found.returncode, 2)
        self.assertIn("expected a placer", found.stderr)

    def test_evolution_keeps_the_best(self):
        numbers = part("evolve_numbers")
        with open(os.path.join(FOLDER, "initial_placer.py"), encoding="utf-8") as file:
            initial = file.read()
        changed = numbers.changed(initial, random.Random(3))
        self.assertNotEqual(changed, initial)
        self.assertEqual(len(changed.splitlines()), len(initial.splitlines()))

        def score(text):  # the larger the first number, the better
            return float(text.split("WEIGHT_OF_SECONDS = ")[1].split()[0])

        best = numbers.evolve(initial, 30, 1, score)
        self.assertGreater(score(best), score(initial))


if __name__ == "__main__":
    unittest.main()
