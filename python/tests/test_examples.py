# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of docs/examples/python: at most 80 lines each, and they do what they promise."""
import glob
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
import unittest

from doppler import native
from support import ROOT, needs

FOLDER = os.path.join(ROOT, "docs/examples/python")


def example(name):
    spec = importlib.util.spec_from_file_location(name, os.path.join(FOLDER, name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Examples(unittest.TestCase):
    def test_they_are_short(self):
        files = glob.glob(os.path.join(FOLDER, "*.py"))
        self.assertGreaterEqual(len(files), 4)
        for path in files:
            with open(path, encoding="utf-8") as file:
                self.assertLessEqual(len(file.readlines()), 80, path)

    @needs("torch")
    def test_place_module(self):
        run = example("place_module").main()
        devices = run.device_map()
        self.assertTrue(devices)
        self.assertLessEqual(run.makespan, run.problem.place("critical-path").makespan * 1.0001)

    @needs("numpy", "pandas", "matplotlib")
    def test_compare_placers(self):
        import matplotlib
        matplotlib.use("Agg")
        with tempfile.TemporaryDirectory() as folder:
            plot = os.path.join(folder, "plot.png")
            comparison = example("compare_placers").main(plot)
            self.assertGreater(os.path.getsize(plot), 10000)
        frame = comparison.frame()
        self.assertEqual(frame["placer"].nunique(), 13)
        self.assertEqual(len(frame), 13 * 2 * 3)
        self.assertTrue(frame["makespan"].notna().all())
        mean = frame.groupby("placer")["makespan"].mean()
        self.assertLess(mean["earliest_finish"], mean["round-robin"])

    def test_the_placer_of_an_example_runs_as_a_program(self):
        import doppler as d
        path = os.path.join(FOLDER, "compare_placers.py")
        run = d.Problem("chainmm", "4xP100").place("external", command=f"{sys.executable} {path}")
        self.assertLess(run.makespan, 0.3)

    @needs("torch", "numpy", "pandas")
    def test_judge_device_map(self):
        theirs, ours = example("judge_device_map").main()
        self.assertLess(ours.makespan, 0.7 * theirs.makespan)

    @needs("torch", "numpy")
    @unittest.skipUnless(native.core() is not None, "the extension module is not built (CMake option DOPPLER_PYTHON)")
    def test_reinforce_beats_the_critical_path(self):
        begun = time.monotonic()
        heuristic, mean, best = example("reinforce_torch").main()
        self.assertLess(mean, heuristic)  # the policy, not its luckiest sample
        self.assertLess(best.makespan, mean)
        self.assertLess(time.monotonic() - begun, 125)

    @needs("nbconvert", "ipykernel", "pandas", "matplotlib")
    def test_the_notebook(self):
        """Executed headless; every cell ends, and its pictures are there."""
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--output-dir", folder,
                 "--ExecutePreprocessor.kernel_name=python3", os.path.join(FOLDER, "placements.ipynb")],
                capture_output=True, text=True, env={**os.environ, "HOME": folder})
            self.assertEqual(done.returncode, 0, done.stderr[-3000:])
            with open(os.path.join(folder, "placements.ipynb"), encoding="utf-8") as file:
                notebook = json.load(file)
        shown = [kind for cell in notebook["cells"] for out in cell.get("outputs", []) for kind in out.get("data", {})]
        self.assertGreaterEqual(shown.count("image/svg+xml"), 2)
        self.assertGreaterEqual(shown.count("image/png"), 1)
        self.assertGreaterEqual(shown.count("text/html"), 2)


if __name__ == "__main__":
    unittest.main()
