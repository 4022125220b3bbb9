# SPDX-License-Identifier: GPL-3.0-or-later
"""Two versions of a graph: matched, and placements carried over."""
import unittest

import doppler as d


def chain(names, **more):
    """Vertices one after the other; `more` has further keys by name."""
    vertices = [{"id": v, "name": name, "op": "matmul", "flops": 1e12 * (1 + ord(name[0])), "output_bytes": 1e6,
                 **more.get(name, {})} for v, name in enumerate(names)]
    return d.Graph.from_document({"name": "chain", "vertices": vertices,
                                  "edges": [{"from": v, "to": v + 1} for v in range(len(names) - 1)]})


class Versions(unittest.TestCase):
    def test_matches(self):
        match = d.match(chain("abcde"), chain("abxde", d={"flops": 5.0}, x={"op": "softmax"}))
        self.assertEqual(match.partners[:2] + match.partners[3:], [0, 1, 3, 4])
        self.assertEqual((match.removed, match.added), ([2], [2]))
        self.assertIn("work", match.changed[3])
        self.assertEqual(match.matched, 4)
        self.assertIn(("b", "c"), match.removed_edges)
        self.assertIn(("b", "x"), match.added_edges)
        self.assertIn("4 vertices in both", repr(match))
        rows = match.table()
        self.assertEqual(len(rows), 6)

    def test_a_renamed_vertex_is_not_changed(self):
        match = d.match(chain("abc"), chain("abc", b={"name": "other"}, c={"flops": 5.0}))
        self.assertEqual(match.renamed, [1])
        self.assertEqual(match.changed[1], ["name"])
        self.assertIn("work", match.changed[2])
        self.assertIn("(1 changed, 1 renamed)", repr(match))

    def test_a_graph_matches_itself(self):
        match = d.match("chainmm", "chainmm")
        self.assertEqual(match.partners, list(range(len(match.partners))))
        self.assertEqual((match.changed, match.removed, match.added), ({}, [], []))
        run = d.Problem("chainmm", "4xP100").place("heft")
        again = match.carry(run, d.Problem("chainmm", "4xP100"))
        self.assertEqual((again.devices, again.notes), (run.devices, []))
        self.assertEqual(again.makespan, d.Problem("chainmm", "4xP100").makespan(run.devices))

    def test_carries_a_placement(self):
        old, new = chain("abcde"), chain("abxde", x={"op": "softmax"})
        match = d.match(old, new)
        run = d.Problem(old, "4xP100").evaluate([0, 1, 2, 3, 0])
        found = match.carry(run, d.Problem(new, "4xP100"))
        self.assertEqual(found.devices, [0, 1, 1, 3, 0])  # x goes to its input
        self.assertEqual(found.notes, ["vertices placed next to their neighbours: 1: x"])
        by_name = match.carry(["gpu0", "gpu1", "gpu2", "gpu3", "gpu0"], d.Problem(new, "4xP100"))
        self.assertEqual(by_name.devices, found.devices)

    def test_carries_groups_and_fewer_devices(self):
        old = chain("abcde")
        new = chain("abxde", a={"colocate": "k"}, x={"colocate": "k", "op": "softmax"})
        match = d.match(old, new)
        run = d.Problem(old, "4xP100").evaluate([3, 1, 2, 1, 0])
        self.assertEqual(match.carry(run, d.Problem(new, "4xP100")).devices, [3, 1, 3, 1, 0])
        fewer = match.carry(run, d.Problem(new, "4xP100", device_count=2))
        self.assertEqual(fewer.devices, [1, 1, 1, 1, 0])
        self.assertEqual(fewer.notes[0], "devices that the problem lacks: gpu2, gpu3")

    def test_refuses_other_placements(self):
        match = d.match(chain("abc"), chain("abcd"))
        with self.assertRaisesRegex(d.InputError, "the placement has 2 devices, expected 3"):
            match.carry(["gpu0", "gpu0"], d.Problem(chain("abcd"), "4xP100"))
        with self.assertRaisesRegex(d.InputError, "the problem has 3 vertices, expected 4"):
            match.carry(["gpu0"] * 3, d.Problem(chain("abc"), "4xP100"))
        with self.assertRaises(d.CommandError):
            d.match("chainmm", "/nowhere.json")


if __name__ == "__main__":
    unittest.main()
