# SPDX-License-Identifier: GPL-3.0-or-later
"""The extension module: the same numbers as the command line, and the batched environment."""
import signal
import threading
import time
import unittest

import doppler as d
from doppler import native
from support import needs

HAS_CORE = native.core() is not None


@needs("numpy")
@unittest.skipUnless(HAS_CORE, "the extension module is not built (CMake option DOPPLER_PYTHON)")
class Native(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import numpy
        cls.np = numpy
        cls.problem = d.Problem("chainmm", "4xP100", threads=2)

    def random(self, rows, seed=1):
        return self.np.random.default_rng(seed).integers(0, 4, (rows, 76))

    def test_makespans_are_the_command_lines(self):
        rows = self.random(300)
        found = self.problem.makespans(rows)
        self.assertEqual(found.dtype, self.np.float64)
        asked = self.problem._dialogue.ask({"batch": rows.tolist()})["makespans"]
        self.assertEqual(found.tolist(), asked)
        for dtype in (self.np.int8, self.np.uint8, self.np.int32, self.np.uint64):
            self.assertEqual(self.problem.makespans(rows.astype(dtype)).tolist(), asked)
        self.assertEqual(self.problem.makespans(self.np.asfortranarray(rows)).tolist(), asked)
        self.assertEqual(self.problem.makespans(rows.tolist()).tolist(), asked)

    def test_models_reach_the_extension(self):
        rows = self.random(5)
        for options in ({"model": "placeto"}, {"noise": 0.2, "seed": 7}, {"schedule": "blevel"},
                        {"mode": "bulk-synchronous"}, {"efficiency": 0.5}):
            problem = d.Problem("chainmm", "4xP100", **options)
            self.assertEqual(problem.makespans(rows).tolist(),
                             problem._dialogue.ask({"batch": rows.tolist()})["makespans"], options)

    def test_bad_arrays(self):
        np = self.np
        for rows, words in [(np.zeros((3, 75), int), "[3, 75], expected [B, 76]"), (np.zeros(76, int), "[76]"),
                            (np.zeros((3, 76)), "dtype float64"), (np.zeros((3, 76), bool), "dtype bool"),
                            (np.full((3, 76), 4), "batch[0].devices[0]: device 4"), (np.full((3, 76), -1), "count from 0"),
                            (np.full((3, 76), -1, np.int32), "device"), ([[0] * 76, [0] * 75], "different lengths"),
                            (np.full((3, 76), 2**40), "count from 0")]:
            with self.subTest(words=words), self.assertRaises((d.InputError, ValueError)) as caught:
                self.problem.makespans(rows)
            self.assertIn(words, str(caught.exception))

    def test_the_gil_is_released(self):
        rows = self.random(20000)
        ticks = []
        done = threading.Event()

        def tick():
            while not done.is_set():
                ticks.append(time.monotonic())
                time.sleep(0.001)

        thread = threading.Thread(target=tick)
        thread.start()
        begun = time.monotonic()
        self.problem.makespans(rows)
        seconds = time.monotonic() - begun
        done.set()
        thread.join()
        self.assertGreater(len(ticks), seconds / 0.001 / 20)

    def test_ctrl_c_ends_a_batch(self):
        rows = self.random(400000)
        timer = threading.Timer(0.2, lambda: signal.pthread_kill(threading.main_thread().ident, signal.SIGINT))
        timer.start()
        begun = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            self.problem.makespans(rows)
        self.assertLess(time.monotonic() - begun, 2)

    def env_of(self, order, reward="final", graph="chainmm"):
        return d.Problem(graph, "4xP100").env(batch=8, order=order, reward=reward)

    def play(self, env, seed=1):
        rng = self.np.random.default_rng(seed)
        seen, _ = env.reset()
        total, steps, ended = 0, 0, False
        while not ended:
            vertices = None
            if env.order == "policy":
                vertices = self.np.array([rng.choice(self.np.flatnonzero(row)) for row in seen["candidates"]])
            devices = rng.integers(0, 4, env.batch)
            seen, reward, ended, truncated, info = env.step(devices, vertices)
            self.assertFalse(truncated)
            total, steps = total + reward, steps + 1
        self.assertEqual(steps, env.steps)
        return total, info

    def test_episodes_end_with_the_simulated_makespan(self):
        for order in ("policy", "topological", "ready"):
            for reward in ("final", "dense"):
                env = self.env_of(order, reward)
                total, info = self.play(env)
                expected = env.problem.makespans(info["placements"])
                self.assertEqual(info["makespans"].tolist(), expected.tolist())
                self.np.testing.assert_allclose(total, -expected, rtol=1e-9)
                again = self.play(env)[1]  # after a reset
                self.assertEqual(again["makespans"].tolist(), expected.tolist())

    def test_observations(self):
        env = self.env_of("ready")
        seen, _ = env.reset()
        shapes = {key: value.shape for key, value in seen.items()}
        self.assertEqual(shapes, {"features": (76, 5), "edges": (2, 80), "candidates": (8, 76), "vertex": (8,),
                                  "placed": (8, 76), "start": (8, 4), "load": (8, 4), "allowed": (8, 4)})
        self.np.testing.assert_allclose(seen["features"].mean(0), 1, rtol=1e-5)
        self.assertTrue(seen["allowed"].all())
        first = seen["vertex"].copy()
        seen, *_ = env.step([0, 1, 2, 3, 0, 1, 2, 3])
        for row in range(8):
            self.assertEqual(seen["placed"][row, first[row]], row % 4)
            self.assertGreater(seen["load"][row, row % 4], 0)
            self.assertFalse(seen["candidates"][row, first[row]])
            self.assertTrue(seen["candidates"][row, seen["vertex"][row]] or seen["placed"][row, seen["vertex"][row]] < 0)

    def test_constraints_are_masks(self):
        graph = d.Graph.from_document({"name": "together", "vertices": [
            {"id": 0, "flops": 1e12, "colocate": "a"}, {"id": 1, "flops": 1e12, "colocate": "a"},
            {"id": 2, "flops": 1e12, "allow": ["gpu1"]}], "edges": [{"from": 0, "to": 1}, {"from": 1, "to": 2}]})
        env = d.Problem(graph, "4xP100").env(batch=1, order="topological")
        seen, _ = env.reset()
        self.assertEqual(seen["allowed"].tolist(), [[True] * 4])
        seen, *_ = env.step([2])
        self.assertEqual(seen["allowed"].tolist(), [[False, False, True, False]])
        with self.assertRaisesRegex(d.InputError, "not allowed"):
            env.step([1])
        seen, *_ = env.step([2])  # the refused step changed nothing
        self.assertEqual(seen["allowed"].tolist(), [[False, True, False, False]])
        _, _, ended, _, info = env.step([1])
        self.assertTrue(ended)
        with self.assertRaisesRegex(d.InputError, "call reset"):
            env.step([1])

    def test_bad_actions(self):
        env = self.env_of("policy")
        env.reset()
        for devices, vertices, words in [([0] * 7, [0] * 8, "shape [7]"), ([4] * 8, [0] * 8, "device 4"),
                                         ([0] * 8, [75] * 8, "no candidate"), ([0] * 8, [-1] * 8, "no candidate"),
                                         ([0] * 8, None, "vertices")]:
            with self.subTest(words=words), self.assertRaises(d.InputError) as caught:
                env.step(devices, vertices)
            self.assertIn(words, str(caught.exception))


if __name__ == "__main__":
    unittest.main()
