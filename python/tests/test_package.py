# SPDX-License-Identifier: GPL-3.0-or-later
"""The package on the command line alone: what it offers, and what it says of bad input. Runs with the standard
library alone, and again with numpy and pandas where they are there."""
import csv
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

import doppler as d
from doppler import commands
from support import PLAIN, ROOT, children_of, ended, needs, within


def rng_devices(problem, seed=1):
    rng = random.Random(seed)
    return [rng.randrange(len(problem.device_names)) for _ in range(problem.vertex_count)]


class Base(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.problem = d.Problem("chainmm", "4xP100")

    @classmethod
    def tearDownClass(cls):
        cls.problem.close()

    def path(self, name):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return os.path.join(folder.name, name)


class Graphs(Base):
    def test_arrays_become_a_graph(self):
        graph = d.Graph.from_arrays([1e12, 2e12, 3e12], [(0, 2), (1, 2)], [4e6, 8e6, 0], names=["a", "b", "c"],
                                    weights=[0, 5e6, 0], groups=["x", "x", "y"])
        self.assertEqual(len(graph), 3)
        self.assertEqual(graph.vertex_names, ["a", "b", "c"])
        problem = d.Problem(graph, "2xP100")
        self.assertEqual([v["output_bytes"] for v in problem.document["vertices"]], [4e6, 8e6, 0])
        self.assertEqual(problem.document["vertices"][1]["persistent_bytes"], 5e6)
        self.assertEqual([edge[:2] for edge in problem.document["edges"]], [[0, 2], [1, 2]])
        self.assertGreater(problem.makespan([0, 1, 0]), 0)

    def test_wrong_arrays_are_refused(self):
        for call, words in [
                (lambda: d.Graph.from_arrays([1, 2], [(0, 5)]), "edges[0]: found [0, 5]"),
                (lambda: d.Graph.from_arrays([1, 2], [(0,)]), "edges[0]"),
                (lambda: d.Graph.from_arrays([1, 2], [], [1, 2, 3]), "bytes: found 3 values"),
                (lambda: d.Graph.from_arrays([1, 2], [], names=["a"]), "names: found 1"),
                (lambda: d.Graph.from_arrays([1, 2], [(0, 1), (1, 0)]), "cycle"),
                (lambda: d.Graph.from_arrays([-1, 2], []), "-1"),
                (lambda: d.graph("chainm"), "chainmm"),
                (lambda: d.graph("/nowhere/graph.json"), "/nowhere/graph.json"),
                (lambda: d.devices("4xP1000"), "P100"),
                (lambda: d.Devices([]), "kinds"),
                (lambda: d.Devices("P100"), "kinds"),
                (lambda: d.Devices(["a", "b"], bandwidth=[[1]]), "bandwidth"),
                (lambda: d.Devices(["a", "b"], flops=[1, 2, 3]), "flops: found 3"),
                (lambda: d.Problem("chainmm", "4xP100", model="phisical").document, "physical"),
        ]:
            with self.subTest(words=words), self.assertRaises(d.DopplerError) as caught:
                call()
            self.assertIn(words, str(caught.exception))

    def test_own_devices(self):
        devices = d.Devices(["A", "A", "B"], flops=[1e13, 1e13, 1e12], bandwidth=1e10, latency=1e-6, memory=16e9,
                            classes=["gpu", "gpu", "cpu"])
        self.assertEqual(devices.names, ["gpu0", "gpu1", "cpu0"])
        problem = d.Problem("chainmm", devices)
        self.assertAlmostEqual(problem.document["seconds_per_byte"][0][2], 1e-10)
        self.assertEqual(problem.document["devices"][2]["class"], "cpu")

    @needs("networkx")
    def test_networkx_both_ways(self):
        import networkx
        drawn = networkx.DiGraph(name="three")
        for name in "abc":
            drawn.add_node(name, flops=1e12, bytes=1e6)
        drawn.add_edge("a", "b")
        drawn.add_edge("a", "c", bytes=5e5)
        graph = d.Graph.from_networkx(drawn)
        back = graph.to_networkx()
        self.assertEqual(sorted(back.edges), [(0, 1), (0, 2)])
        self.assertEqual(back.edges[0, 2]["bytes"], 5e5)
        self.assertEqual(back.nodes[1]["name"], "b")
        with self.assertRaisesRegex(d.InputError, "undirected"):
            d.Graph.from_networkx(networkx.Graph())
        with self.assertRaisesRegex(d.InputError, "node 'a' has no attribute 'work'"):
            d.Graph.from_networkx(drawn, flops="work")


class Runs(Base):
    def test_a_run_says_everything(self):
        run = self.problem.place("heft")
        self.assertEqual(run.placer, "heft")
        self.assertAlmostEqual(run.makespan, self.problem.makespan(run.devices, run.order), places=15)
        self.assertGreaterEqual(run.makespan, self.problem.lower_bound)
        self.assertEqual(len(run.starts), 76)
        self.assertEqual(max(run.ends), run.makespan)
        self.assertEqual(run.critical_path[0][1], "start")
        self.assertEqual(set(run.busy), {"gpu0", "gpu1", "gpu2", "gpu3"})
        self.assertGreater(run.bytes_moved, 1e9)
        self.assertGreater(run.memory["gpu0"], 1e6)
        table = run.table()
        self.assertEqual(len(table), 76)
        self.assertEqual(list(table["device"]), run.device_names)
        self.assertEqual(len(run.transfers()), len(run._schedule()["transfers"]))
        self.assertIn("step 1", run.explain())
        self.assertIn("gpu0", run.explain(gaps=True))
        self.assertGreater(run.what_if()["gain"][0], 0)
        self.assertIn("lower bound", repr(run))

    def test_names_and_numbers_are_the_same(self):
        numbers = rng_devices(self.problem)
        names = [self.problem.device_names[x] for x in numbers]
        self.assertEqual(self.problem.makespan(numbers), self.problem.makespan(names))

    def test_makespans_are_those_of_single_placements(self):
        rows = [rng_devices(self.problem, seed) for seed in range(150)]
        self.assertEqual(list(self.problem.makespans(rows)), [self.problem.makespan(row) for row in rows])
        self.assertEqual(len(self.problem.makespans([])), 0)

    def test_moves_are_exact(self):
        devices = rng_devices(self.problem)
        moves = self.problem.moves(devices)
        rng = random.Random(3)
        for _ in range(40):
            v, to = rng.randrange(76), rng.randrange(4)
            changed = list(devices)
            changed[v] = to
            expected = self.problem.makespan(changed)
            self.assertEqual(moves.try_moves([(v, to)]), expected)
            limit = moves.makespan * 0.999
            self.assertEqual(moves.try_moves([(v, to)], limit), expected if expected <= limit else float("inf"))
            if expected <= limit:
                self.assertEqual(moves.accept(), expected)
                devices = changed
            else:
                with self.assertRaisesRegex(d.InputError, "no moves to accept"):
                    moves.accept()
            self.assertEqual(moves.devices, devices)
        with self.assertRaisesRegex(d.InputError, "vertex from 0 to 75"):
            moves.try_moves([(76, 0)])

    def test_files_of_all_kinds(self):
        run = self.problem.place("heft")
        for name in ("a.json", "a.csv", "a.device_map.json", "a.pbtxt", "a.dot"):
            with self.subTest(name=name):
                path = self.path(name)
                run.save(path)
                loaded = self.problem.load(path)
                self.assertEqual(loaded.devices, run.devices)
                self.assertEqual(loaded.notes, [])
        trace = self.path("trace.json")
        run.trace(trace)
        with open(trace, encoding="utf-8") as file:
            self.assertIn("traceEvents", json.load(file))
        table = self.path("trace.csv")
        run.trace(table)
        with open(table, encoding="utf-8", newline="") as file:
            self.assertGreater(len(list(csv.reader(file))), 76)

    def test_a_device_map_that_fits_in_parts(self):
        graph = d.Graph.from_arrays([1e12] * 4, [(0, 1), (1, 2), (2, 3)], 1e6,
                                    names=["model.embed", "model.layers.0.attn", "model.layers.1.mlp", "model.add"])
        problem = d.Problem(graph, "2xP100")
        path = self.path("hf.device_map.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"model.embed": "cuda:0", "model.layers.0": 0, "model.layers.1": "cuda:1", "lm_head": 1}, file)
        run = problem.load(path)
        self.assertEqual(run.devices, [0, 0, 1, 1])
        self.assertTrue(any("lm_head" in note for note in run.notes), run.notes)
        self.assertTrue(any("model.add" in note for note in run.notes), run.notes)
        for content, words in (({"other": 0}, "no name matches"), ({"model": 7}, "there is no device for \"7\""),
                               ({"model": "cpu"}, "no device for \"cpu\""), ({"model": "gpux"}, "gpux")):
            with open(path, "w", encoding="utf-8") as file:
                json.dump(content, file)
            with self.subTest(words=words), self.assertRaises(d.CommandError) as caught:
                problem.load(path)
            self.assertIn(words, str(caught.exception))

    def test_execution_is_measured(self):
        run = d.Problem("chainmm:size=512", "4xP100").place("heft")
        execution = run.execute("threads", repeats=2)
        self.assertEqual(len(execution.makespans), 2)
        self.assertGreater(execution.makespan, 0)
        with self.assertRaisesRegex(d.CommandError, "engine"):
            run.execute("treads")

    def test_pictures(self):
        if not os.path.exists(os.path.join(os.path.dirname(os.environ.get("DOPPLER", "")), "doppler-workbench")):
            self.skipTest("the window is not built")
        run = self.problem.place("heft")
        for picture in (run.gantt(), run.graph(colour_by="device")):
            self.assertIn("<svg", picture._repr_svg_()[:1000])
            self.assertGreater(len(picture.svg), 10000)
        page = self.path("report.html")
        run.report(page)
        self.assertGreater(os.path.getsize(page), 10000)


class Placers(Base):
    def test_budgets_and_settings(self):
        run = self.problem.place("simulated-annealing", evaluations=200, seed=3)
        self.assertLessEqual(run.evaluations, 200)
        again = self.problem.place("simulated-annealing", evaluations=200, seed=3)
        self.assertEqual(run.devices, again.devices)
        with self.assertRaisesRegex(d.InputError, "unknown option"):
            self.problem.place("heft", nonsense=1)
        with self.assertRaisesRegex(d.InputError, "heft"):
            self.problem.place("hefty")

    def test_a_function_is_a_placer(self):
        @d.placer
        def all_first(problem, budget, seed):
            """Everything on one device."""
            return [seed % 4] * problem.vertex_count

        run = self.problem.place(all_first, seed=6)
        self.assertEqual((set(run.devices), run.placer), ({2}, "all_first"))

        @d.placer
        def broken(problem, budget, seed):
            raise KeyError("lost")

        comparison = d.compare("chainmm", "4xP100", ["heft", all_first, broken], seeds=2, evaluations=20)
        rows = {(row["placer"], row["seed"]): row for row in comparison.rows}
        self.assertEqual(rows["all_first", 2]["makespan"], self.problem.makespan([2] * 76))
        self.assertIn("KeyError: 'lost'", rows["broken", 1]["error"])
        self.assertEqual(len(comparison.tests()), 3)
        with self.assertRaisesRegex(d.InputError, "decorate it"):
            d.compare("chainmm", "4xP100", [lambda *_: []])

    def test_a_file_is_a_placer(self):
        path = self.path("mine.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!{sys.executable}\n" + textwrap.dedent("""
                import doppler as d

                @d.placer
                def mine(problem, budget, seed):
                    return [v % len(problem.device_names) for v in range(problem.vertex_count)]

                if __name__ == "__main__":
                    mine.main()
                """))
        os.chmod(path, 0o755)
        run = self.problem.place(path)
        self.assertEqual(run.devices, [v % 4 for v in range(76)])

    def test_a_file_may_ask_for_makespans(self):
        path = self.path("asks.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!{sys.executable}\n" + textwrap.dedent("""
                import doppler as d

                @d.placer
                def asks(problem, budget, seed):
                    rows = [[0] * problem.vertex_count, [v % 4 for v in range(problem.vertex_count)]]
                    found = list(problem.makespans(rows))
                    assert problem.makespan(rows[1]) == found[1]
                    return rows[found.index(min(found))]

                if __name__ == "__main__":
                    asks.main()
                """))
        os.chmod(path, 0o755)
        run = self.problem.place(path, dialogue=True, evaluations=10)
        self.assertEqual((run.devices, run.evaluations), ([v % 4 for v in range(76)], 3))
        with self.assertRaisesRegex(d.InputError, "external.dialogue=true"):
            self.problem.place(path)

    def test_training_yields_records_live(self):
        checkpoint = self.path("net.checkpoint")
        seen = []
        for record in self.problem.train("doppler", stages="I=3,II=100000", checkpoint=checkpoint):
            seen.append(record)
            if len(seen) == 5:
                break  # ends the training
        self.assertEqual([record["episode"] for record in seen], list(range(5)))
        self.assertTrue(os.path.exists(checkpoint))
        with self.assertRaisesRegex(d.CommandError, "doppler"):
            list(self.problem.train("dopler"))


class Failures(Base):
    def test_bad_placements(self):
        p = self.problem
        for call, words in [
                (lambda: p.makespan([0]), "has 1 devices, expected 76"),
                (lambda: p.makespan(0), "expected a device for each"),
                (lambda: p.makespan("gpu0"), "expected a device for each"),
                (lambda: p.makespan([4] * 76), "device 4 does not exist, expected 0 to 3"),
                (lambda: p.makespan([-1] * 76), "device -1 does not exist"),
                (lambda: p.makespan(["gpu9"] * 76), "unknown device 'gpu9'"),
                (lambda: p.makespan([0.5] * 76), "found 0.5"),
                (lambda: p.makespan([True] * 76), "found True"),
                (lambda: p.makespan([0] * 76, order=[0] * 76), "order"),
                (lambda: p.makespans([[0] * 75]), "76"),
                (lambda: p.makespans([[9] * 76]), "device 9"),
                (lambda: p.env(order="any"), "order"),
        ]:
            with self.subTest(words=words), self.assertRaises(d.InputError) as caught:
                call()
            self.assertIn(words, str(caught.exception))
        self.assertGreater(p.makespan([0] * 76), 0)  # the dialogue goes on

    def test_a_killed_program_is_reported_and_started_again(self):
        self.problem.makespan([0] * 76)
        os.kill(self.problem._dialogue.pid, signal.SIGKILL)
        with self.assertRaisesRegex(d.CommandError, "signal SIGKILL.*ask again"):
            self.problem.makespan([1] * 76)
        self.assertGreater(self.problem.makespan([1] * 76), 0)

    def test_a_missing_program(self):
        before = os.environ.get("DOPPLER")
        self.addCleanup(lambda: os.environ.pop("DOPPLER") if before is None else
                        os.environ.__setitem__("DOPPLER", before))
        os.environ["DOPPLER"] = "/nowhere/doppler"
        with self.assertRaisesRegex(d.CommandError, "DOPPLER=/nowhere/doppler"):
            d.graph("chainmm")

    def test_nothing_is_left_behind(self):
        """Comparisons, trainings and pictures wait for every program that they start."""
        self.problem.close()
        before = set(children_of(os.getpid()))

        @d.placer
        def first(problem, budget, seed):
            return [0] * problem.vertex_count

        d.compare("chainmm", "4xP100", ["heft", first])
        for _ in self.problem.train("doppler", stages="I=2,II=100000"):
            break
        self.problem.close()
        self.assertEqual(set(children_of(os.getpid())) - before, set())

    def test_close_leaves_no_process(self):
        problem = d.Problem("chainmm", "4xP100")
        problem.makespan([0] * 76)
        pid = problem._dialogue.pid
        problem.close()
        self.assertFalse(os.path.exists(f"/proc/{pid}"))  # not even a zombie
        problem.makespan([0] * 76)
        pid = problem._dialogue.pid
        del problem
        self.assertTrue(within(5, lambda: not os.path.exists(f"/proc/{pid}")))

    def python(self, code):
        return subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], stdout=subprocess.PIPE, text=True)

    def test_ctrl_c_ends_a_search(self):
        """As in a notebook: the call raises KeyboardInterrupt at once, nothing is left, and the next one works."""
        python = self.python("""
            import doppler as d
            problem = d.Problem("chainmm", "4xP100")
            problem.makespan([0] * 76)
            print(problem._dialogue.pid, flush=True)
            try:
                problem.place("simulated-annealing", seconds=600)
            except KeyboardInterrupt:
                print("interrupted", flush=True)
            print(problem.makespan([0] * 76) > 0, flush=True)
        """)
        pid = int(python.stdout.readline())
        time.sleep(0.5)
        begun = time.monotonic()
        python.send_signal(signal.SIGINT)
        self.assertEqual(python.stdout.readline(), "interrupted\n")
        self.assertLess(time.monotonic() - begun, 5)
        self.assertFalse(os.path.exists(f"/proc/{pid}"))
        self.assertEqual(python.stdout.readline(), "True\n")
        self.assertEqual(python.wait(20), 0)
        python.stdout.close()

    def test_a_killed_python_takes_its_programs_along(self):
        python = self.python("""
            import doppler as d
            problem = d.Problem("chainmm", "4xP100")
            problem.makespan([0] * 76)
            print(problem._dialogue.pid, flush=True)
            problem.place("simulated-annealing", seconds=600)
        """)
        pid = int(python.stdout.readline())
        time.sleep(0.3)
        python.kill()
        python.wait()
        python.stdout.close()
        self.assertTrue(within(10, lambda: ended(pid)), "the search goes on without anyone to read its result")

    def test_a_killed_python_ends_its_placers_and_trainings(self):
        for work in ("problem.place('simulated-annealing', evaluations=10**9)",
                     "list(problem.train('doppler', stages='I=1000000'))",
                     "d.compare(['chainmm'], ['4xP100'], ['simulated-annealing'], seconds=600)"):
            with self.subTest(work):
                python = self.python(f"""
                    import doppler as d
                    problem = d.Problem("chainmm", "4xP100")
                    {work}
                """)
                programs = set()
                for _ in range(40):  # until one runs for half a second: short ones come first
                    earlier = set(children_of(python.pid))
                    time.sleep(0.5)
                    programs = earlier & set(children_of(python.pid))
                    if programs:
                        break
                self.assertTrue(programs, "nothing runs that could go on")
                python.kill()
                python.wait()
                python.stdout.close()
                self.assertTrue(within(15, lambda: all(ended(pid) for pid in programs)), "it goes on for nobody")

    def test_a_fork_has_a_dialogue_of_its_own(self):
        expected = self.problem.makespan([0] * 76)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                status = 0 if self.problem.makespan([0] * 76) == expected else 2
                self.problem.close()
            finally:
                os._exit(status)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        self.assertEqual(self.problem.makespan([0] * 76), expected)


class Evaluate(unittest.TestCase):
    """The lines of `doppler evaluate` as any other program sends them."""

    def lines(self, text, *arguments, graph="chainmm"):
        done = subprocess.run([commands.command(), "evaluate", graph, "--devices", "4xP100", *arguments], input=text,
                              capture_output=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_bad_lines_are_answered_and_the_dialogue_goes_on(self):
        zeros = json.dumps({"devices": [0] * 76}).encode()
        answers = self.lines(b"\n  \r\n" + zeros + b"\r\nnonsense\n{\n\x00\xff\n[" * 3 + b"\n" + zeros +
                             b'\n{"devices": "gpu0"}\n{"batch": [[]]}\n{"place": "nobody"}\n{"place": 3}\n' + zeros)
        makespans = [answer["makespan"] for answer in answers if "makespan" in answer]
        self.assertEqual(len(makespans), 3)  # the last line needs no end
        self.assertEqual(len(set(makespans)), 1)
        for answer in answers:
            self.assertEqual(len(answer), 1)
        self.assertIn("unknown placer", answers[-3]["error"])

    def test_answers_come_at_once(self):
        program = subprocess.Popen([commands.command(), "evaluate", "chainmm", "--devices", "4xP100"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(3):
            program.stdin.write(b'{"place": "heft"}\n')
            program.stdin.flush()
            self.assertGreater(json.loads(program.stdout.readline())["makespan"], 0.1)
        program.stdin.close()
        self.assertEqual(program.wait(10), 0)  # the end of the input ends it
        program.stdout.close()

    def test_a_placed_placement_is_the_one_that_moves_change(self):
        answers = self.lines(b'{"place": "heft"}\n{"move": []}\n{"accept": true}\n{"place": "simulated-annealing", '
                             b'"evaluations": 100, "seed": 2, "set": {"restarts": 1}}\n{"problem": true}\n', "--threads", "2")
        self.assertEqual(answers[1]["makespan"], answers[0]["makespan"])
        self.assertEqual(answers[2]["makespan"], answers[0]["makespan"])
        self.assertTrue("makespan" in answers[3] or "unknown option" in answers[3]["error"])
        self.assertEqual(answers[4]["format"], "doppler-problem")

    def test_a_run_out_of_memory_has_no_makespan(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tight.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"format": "doppler-devices", "version": 1, "links": {"bandwidth": 1e9}, "devices": [
                    {"name": name, "flops_per_second": 1e9, "memory_bytes": 10} for name in "ab"]}, file)
            graph = d.Graph.from_arrays([1e9] * 3, [], weights=8)
            problem = d.Problem(graph, path, memory="enforce")
            run = problem.evaluate([0, 0, 1])
            self.assertEqual(run.makespan, float("inf"))
            self.assertIn("memory", run.out_of_memory)
            self.assertEqual(problem.makespan(["a", "a", "b"]), float("inf"))
            self.assertEqual(list(problem.makespans([[0, 0, 1]])), [float("inf")])
            self.assertEqual(repr(run), "<Run of given: out of memory>")

    def test_wrong_arguments_end_with_status_2(self):
        for arguments in (["nosuch", "--devices", "4xP100"], ["chainmm", "--devices", "nosuch"],
                          ["chainmm", "--devices", "4xP100", "--threads", "0"]):
            done = subprocess.run([commands.command(), "evaluate", *arguments], input=b"", capture_output=True)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.count(b"\n"), 1)


@unittest.skipIf(PLAIN, "runs with the packages of Debian")
class Package(Base):
    def test_import_is_quick_and_light(self):
        code = ("import sys, time; t = time.perf_counter(); import doppler; t = time.perf_counter() - t; "
                "print(t, [m for m in ('numpy', 'pandas', 'torch', 'networkx') if m in sys.modules])")
        best = float("inf")
        for _ in range(5):
            out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
            seconds, modules = out.split(" ", 1)
            self.assertEqual(modules.strip(), "[]")
            best = min(best, float(seconds))
        self.assertLess(best, 0.05)

    def test_one_version(self):
        with open(os.path.join(ROOT, "CMakeLists.txt"), encoding="utf-8") as file:
            self.assertIn(f"project(DopplerWorkbench VERSION {d.__version__} ", file.read())
        with open(os.path.join(ROOT, "python/pyproject.toml"), encoding="utf-8") as file:
            self.assertIn(f'version = "{d.__version__}"', file.read())

    def test_every_public_name_has_a_docstring(self):
        for name in d.__all__:
            self.assertTrue(getattr(d, name).__doc__, name)

    @needs("mypy")
    def test_type_hints_are_checked(self):
        with tempfile.TemporaryDirectory() as cache:
            checked = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", cache, "--config-file",
                                      os.path.join(ROOT, "python/pyproject.toml"),
                                      os.path.join(ROOT, "python/doppler")], capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_pip_installs_it_without_a_network(self):
        try:
            subprocess.run([sys.executable, "-m", "pip", "--version"], check=True, capture_output=True)
        except subprocess.CalledProcessError:
            self.skipTest("Python lacks pip; scripts/setup.sh test installs it")
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--quiet",
                                   "--disable-pip-version-check", "--target", folder, os.path.join(ROOT, "python")],
                                  capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            code = ("import doppler, os; p = doppler.Problem('chainmm', '4xP100'); p.makespan([0] * 76); "
                    "print(os.path.dirname(doppler.__file__))")
            out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True,
                                 env={**os.environ, "PYTHONPATH": folder}).stdout
            self.assertEqual(out.strip(), os.path.join(folder, "doppler"))


if __name__ == "__main__":
    unittest.main()
